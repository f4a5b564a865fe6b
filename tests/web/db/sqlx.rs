use json_runtime::db::JsonColumn;
use json_runtime::{ErrorKind, JsonError, Plain};
use json_web_tests::{Api, Order};
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{Connection as _, Result, Sqlite};
use tempfile::TempDir;

fn run<T>(test: impl AsyncFnOnce() -> T) -> T {
    let runtime = tokio::runtime::Builder::new_current_thread().build();
    runtime.expect("a runtime").block_on(test())
}

async fn database(folder: &TempDir) -> Result<SqliteConnection> {
    let options = SqliteConnectOptions::new()
        .filename(folder.path().join("orders.sqlite"))
        .create_if_missing(true);
    let mut database = SqliteConnection::connect_with(&options).await?;
    sqlx::query("CREATE TABLE IF NOT EXISTS orders (id INTEGER PRIMARY KEY, body TEXT)")
        .execute(&mut database)
        .await?;
    Ok(database)
}

async fn insert_100_000(database: &mut SqliteConnection) -> Result<()> {
    let mut transaction = database.begin().await?;
    for id in 0..100_000_u32 {
        let mut order = Order::new(id.into(), f64::from(id) / 4.0);
        order.coupon = (id % 10 == 0).then(|| format!("{id} \"%\" é"));
        sqlx::query("INSERT INTO orders VALUES (?1, ?2)")
            .bind(id)
            .bind(JsonColumn::<Api, _>::new(order))
            .execute(&mut *transaction)
            .await?;
    }
    transaction.commit().await
}

#[test]
fn sqlite_reads_100_000_rows() -> Result<()> {
    run(async || {
        let folder = TempDir::new()?;
        let mut database = database(&folder).await?;
        insert_100_000(&mut database).await?;
        database.close().await?;

        let mut database = self::database(&folder).await?;
        for (query, expected) in [
            ("count(*)", "100000"),
            ("sum(json_valid(body))", "100000"),
            ("sum(json_extract(body, '$.id') = id)", "100000"),
            (
                "sum(json_extract(body, '$.unitPrice') = id / 4.0)",
                "100000",
            ),
            (
                "sum(json_extract(body, '$.coupon') = id || ' \"%\" é')",
                "10000",
            ),
            ("group_concat(DISTINCT typeof(body))", "text"),
        ] {
            let query = format!("SELECT cast({query} AS TEXT) FROM orders");
            let found: String = sqlx::query_scalar(&query).fetch_one(&mut database).await?;
            assert_eq!(found, expected, "{query}");
        }
        Ok(())
    })
}

#[test]
fn no_value_is_null_and_no_column_is_sql_null() -> Result<()> {
    run(async || {
        let folder = TempDir::new()?;
        let mut database = database(&folder).await?;
        sqlx::query("INSERT INTO orders (body) VALUES (?1), (?2), (?3)")
            .bind(JsonColumn::<Plain, _>::new(None::<Order>))
            .bind(None::<JsonColumn<Api, Order>>)
            .bind(Some(JsonColumn::<Api, _>::from_ref(&Order::new(1, 2.5))))
            .execute(&mut database)
            .await?;
        let bodies: Vec<Option<String>> = sqlx::query_scalar("SELECT body FROM orders ORDER BY id")
            .fetch_all(&mut database)
            .await?;
        let bodies: Vec<_> = bodies.iter().map(Option::as_deref).collect();
        assert_eq!(
            bodies,
            [Some("null"), None, Some(r#"{"id":1,"unitPrice":2.5}"#)]
        );
        Ok(())
    })
}

#[test]
fn a_value_that_cannot_be_written_is_an_error_of_sqlx() -> Result<()> {
    run(async || {
        let folder = TempDir::new()?;
        let mut database = database(&folder).await?;
        let error = sqlx::query("INSERT INTO orders (body) VALUES (?1)")
            .bind(JsonColumn::<Api, _>::new(Order::broken()))
            .execute(&mut database)
            .await
            .expect_err("NaN is not JSON");
        assert!(matches!(error, sqlx::Error::Encode(_)), "{error:?}");
        let message = "NaN is not a JSON number at $.unitPrice (byte 21)";
        assert!(error.to_string().contains(message), "{error}");

        let rows: u32 = sqlx::query_scalar("SELECT count(*) FROM orders")
            .fetch_one(&mut database)
            .await?;
        assert_eq!(rows, 0);
        Ok(())
    })
}

#[test]
fn try_bind_returns_the_error_itself() {
    let error = sqlx::query::<Sqlite>("INSERT INTO orders (body) VALUES (?1)")
        .try_bind(JsonColumn::<Api, _>::new(Order::broken()))
        .expect_err("NaN is not JSON");
    let error: &JsonError = error.downcast_ref().expect("the error of json-runtime");
    assert_eq!(
        (error.kind(), error.path()),
        (ErrorKind::NonFinite, "$.unitPrice")
    );
}
