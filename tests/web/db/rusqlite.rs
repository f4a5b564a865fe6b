use std::error::Error;

use json_runtime::db::JsonColumn;
use json_runtime::{ErrorKind, JsonError, Plain};
use json_web_tests::{Api, Order};
use rusqlite::{Connection, Result};
use tempfile::TempDir;

fn database() -> Result<(TempDir, Connection)> {
    let folder = TempDir::new().expect("a folder");
    let database = Connection::open(folder.path().join("orders.sqlite"))?;
    database.execute_batch("CREATE TABLE orders (id INTEGER PRIMARY KEY, body TEXT)")?;
    Ok((folder, database))
}

#[test]
fn sqlite_reads_100_000_rows() -> Result<()> {
    let (folder, mut database) = database()?;
    let transaction = database.transaction()?;
    let mut insert = transaction.prepare("INSERT INTO orders VALUES (?1, ?2)")?;
    for id in 0..100_000_u32 {
        let mut order = Order::new(id.into(), f64::from(id) / 4.0);
        order.coupon = (id % 10 == 0).then(|| format!("{id} \"%\" é"));
        insert.execute((id, JsonColumn::<Api, _>::from_ref(&order)))?;
    }
    drop(insert);
    transaction.commit()?;
    drop(database);

    let database = Connection::open(folder.path().join("orders.sqlite"))?;
    for (query, expected) in [
        ("count(*)", "100000"),
        ("sum(json_valid(body))", "100000"),
        ("sum(json_extract(body, '$.id') = id)", "100000"),
        (
            "sum(json_extract(body, '$.unitPrice') = id / 4.0)",
            "100000",
        ),
        ("count(json_extract(body, '$.coupon'))", "10000"),
        (
            "sum(json_extract(body, '$.coupon') = id || ' \"%\" é')",
            "10000",
        ),
        ("group_concat(DISTINCT typeof(body))", "text"),
    ] {
        let query = format!("SELECT cast({query} AS TEXT) FROM orders");
        let found: String = database.query_row(&query, [], |row| row.get(0))?;
        assert_eq!(found, expected, "{query}");
    }
    Ok(())
}

#[test]
fn no_value_is_null_and_no_column_is_sql_null() -> Result<()> {
    let (_folder, database) = database()?;
    let insert = "INSERT INTO orders (body) VALUES (?1)";
    database.execute(insert, [JsonColumn::<Plain, _>::new(None::<Order>)])?;
    database.execute(insert, [None::<JsonColumn<Api, Order>>])?;
    database.execute(
        insert,
        [Some(JsonColumn::<Api, _>::new(Order::new(1, 2.5)))],
    )?;
    let mut rows = database.prepare("SELECT body FROM orders ORDER BY id")?;
    let bodies = rows.query_map([], |row| row.get(0))?;
    assert_eq!(
        bodies.collect::<Result<Vec<Option<String>>>>()?,
        [
            Some("null".to_owned()),
            None,
            Some(r#"{"id":1,"unitPrice":2.5}"#.to_owned()),
        ],
    );
    Ok(())
}

#[test]
fn a_value_that_cannot_be_written_is_an_error_of_rusqlite() -> Result<()> {
    let (_folder, database) = database()?;
    let broken = Order::broken();
    let error = database
        .execute(
            "INSERT INTO orders (body) VALUES (?1)",
            [JsonColumn::<Api, _>::from_ref(&broken)],
        )
        .expect_err("NaN is not JSON");
    assert!(
        matches!(error, rusqlite::Error::ToSqlConversionFailure(_)),
        "{error:?}"
    );
    let cause = error.source().and_then(|it| it.downcast_ref::<JsonError>());
    let cause = cause.expect("the error of json-runtime");
    assert_eq!(
        (cause.kind(), cause.path()),
        (ErrorKind::NonFinite, "$.unitPrice")
    );

    let rows: u32 = database.query_row("SELECT count(*) FROM orders", [], |row| row.get(0))?;
    assert_eq!(rows, 0);
    Ok(())
}
