//! Arrays, collections, tuples, ranges, `Result`.

use std::collections::hash_map::DefaultHasher;
use std::collections::{BTreeMap, BTreeSet, BinaryHeap, HashMap, HashSet, LinkedList, VecDeque};
use std::hash::BuildHasherDefault;
use std::ops::Bound;

use json_runtime::Pretty;

use crate::{same, table};

#[test]
fn sequences_are_arrays() {
    table! {
        [0_i32; 0] => "[]";
        [1] => "[1]";
        [[1.5; 2]; 2] => "[[1.5,1.5],[1.5,1.5]]";
        [7_u8; 3] => "[7,7,7]";
        Vec::<String>::new() => "[]";
        vec!["a", "b"] => r#"["a","b"]"#;
        vec![0_u8, 255] => "[0,255]";
        VecDeque::from([1, 2]) => "[1,2]";
        VecDeque::from([1_u8, 2]) => "[1,2]";
        LinkedList::from([true]) => "[true]";
        BinaryHeap::from([3]) => "[3]";
        BTreeSet::from(['b', 'a']) => r#"["a","b"]"#;
        HashSet::from([1]) => "[1]";
        HashSet::<i32>::new() => "[]";
    }
    same(&[1, 2, 3][..]);
    same(&(0..100).collect::<BinaryHeap<u8>>());
    same(&(0..100).collect::<HashSet<u8>>());
}

/// serde has no arrays of more than 32 elements.
#[test]
fn arrays_of_any_length_are_written_as_vectors() {
    let array = [[1_u16; 100]; 33];
    let vector: Vec<Vec<u16>> = array.iter().map(|row| row.to_vec()).collect();
    assert_eq!(
        json_runtime::to_string(&array).ok(),
        serde_json::to_string(&vector).ok()
    );
}

type OtherHasher = BuildHasherDefault<DefaultHasher>;

#[test]
fn any_hasher_will_do() {
    let map: HashMap<u8, u8, OtherHasher> = (0..50).map(|count| (count, count)).collect();
    let set: HashSet<u8, OtherHasher> = (0..50).collect();
    same(&map);
    same(&set);
}

#[test]
fn maps_are_objects() {
    table! {
        BTreeMap::<String, i32>::new() => "{}";
        BTreeMap::from([("b", 1), ("a", 2)]) => r#"{"a":2,"b":1}"#;
        HashMap::from([("k", None::<i32>)]) => r#"{"k":null}"#;
        HashMap::<String, String>::new() => "{}";
        BTreeMap::from([("m", BTreeMap::from([("n", BTreeMap::<i8, i8>::new())]))])
            => r#"{"m":{"n":{}}}"#;
    }
}

#[test]
fn tuples_are_arrays() {
    table! {
        (1,) => "[1]";
        (1, "a", None::<()>) => r#"[1,"a",null]"#;
        ((), ((), ((),))) => "[null,[null,[null]]]";
    }
    same(&(1, 2, 3, 4));
    same(&(1, 2, 3, 4, 5));
    same(&(1, 2, 3, 4, 5, 6));
    same(&(1, 2, 3, 4, 5, 6, 7));
    same(&(1, 2, 3, 4, 5, 6, 7, 8));
    same(&(1, 2, 3, 4, 5, 6, 7, 8, 9));
    same(&(1, 2, 3, 4, 5, 6, 7, 8, 9, 10));
    same(&(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11));
    same(&(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12));
    same(&(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13));
    same(&(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14));
    same(&(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15));
    crate::writes(
        &(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16),
        "[1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16]",
    );
}

#[test]
fn ranges_and_results_are_as_derived() {
    table! {
        1..2 => r#"{"start":1,"end":2}"#;
        'a'..='z' => r#"{"start":"a","end":"z"}"#;
        0.5.. => r#"{"start":0.5}"#;
        ..Some(1) => r#"{"end":1}"#;
        Bound::<i32>::Unbounded => r#""Unbounded""#;
        Bound::Included([1]) => r#"{"Included":[1]}"#;
        Bound::Excluded(None::<i32>) => r#"{"Excluded":null}"#;
        Ok::<_, ()>(1) => r#"{"Ok":1}"#;
        Err::<(), _>("no") => r#"{"Err":"no"}"#;
        Ok::<_, ()>(Err::<(), _>(None::<i32>)) => r#"{"Ok":{"Err":null}}"#;
    }
}

#[test]
fn empty_containers_stay_on_their_line() {
    let value = (
        Vec::<i32>::new(),
        [BTreeMap::<i32, i32>::new()],
        BTreeMap::from([("a", vec![vec![0_u8; 0], vec![1]]), ("b", vec![])]),
        Ok::<_, ()>(HashSet::<i32>::new()),
    );
    same(&value);
    let text = r#"[
  [],
  [
    {}
  ],
  {
    "a": [
      [],
      [
        1
      ]
    ],
    "b": []
  },
  {
    "Ok": []
  }
]"#;
    assert_eq!(Pretty::to_string(&value).unwrap(), text);
}

type Deep = BTreeMap<String, Vec<Option<Box<(i64, Vec<BTreeMap<u8, Result<f32, char>>>)>>>>;

#[test]
fn nested_values_agree() {
    let inner = |count: u8| {
        let results = (0..count).map(|key| {
            (
                key,
                if key % 2 == 0 {
                    Ok(f32::from(key))
                } else {
                    Err('"')
                },
            )
        });
        Some(Box::new((
            i64::from(count),
            vec![results.collect(), BTreeMap::new()],
        )))
    };
    let value: Deep = (0..20)
        .map(|count| (format!("key {count}\n"), vec![None, inner(count), None]))
        .collect();
    same(&value);
    same(&vec![value; 50]);
}
