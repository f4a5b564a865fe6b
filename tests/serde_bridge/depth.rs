use std::collections::BTreeMap;

use json_runtime::{ErrorKind, JsonContext, Plain, Serde};
use serde::Serialize;

use crate::same;

#[derive(Serialize)]
enum Tree {
    Leaf,
    Newtype(Box<Tree>),
    Tuple(Box<Tree>, u8),
    Struct { child: Box<Tree> },
    List(Vec<Tree>),
    Map(BTreeMap<u8, Tree>),
}

impl Tree {
    fn wrap(self, way: usize) -> Self {
        match way % 5 {
            0 => Self::Newtype(self.into()),
            1 => Self::Tuple(self.into(), 1),
            2 => Self::Struct { child: self.into() },
            3 => Self::List(vec![self]),
            _ => Self::Map(BTreeMap::from([(1, self)])),
        }
    }

    /// Without this the tree is dropped level by level on the stack.
    fn dismantle(self) {
        let mut next = Some(self);
        while let Some(tree) = next {
            next = match tree {
                Self::Leaf => None,
                Self::Newtype(child) | Self::Tuple(child, _) | Self::Struct { child } => {
                    Some(*child)
                }
                Self::List(mut list) => list.pop(),
                Self::Map(mut map) => map.remove(&1),
            };
        }
    }
}

#[test]
fn a_value_of_any_depth_is_written_or_refused() {
    for way in 0..5 {
        let tree = (0..100_000).fold(Tree::Leaf, |tree, _| tree.wrap(way));
        for outcome in [
            Plain::to_string(&Serde(&tree)),
            crate::Skipping::to_string(&Serde(&tree)),
        ] {
            assert_eq!(outcome.unwrap_err().kind(), ErrorKind::Depth);
        }
        tree.dismantle();
    }
    let tree = (0..100_000).fold(Tree::Leaf, Tree::wrap);
    assert_eq!(
        Plain::to_string(&Serde(&tree)).unwrap_err().kind(),
        ErrorKind::Depth
    );
    tree.dismantle();
}

#[derive(JsonContext)]
#[json(max_depth = 4)]
struct Shallow;

#[derive(JsonContext)]
#[json(max_depth = "none")]
struct Bottomless;

#[test]
fn the_limit_can_be_reached_but_not_passed() {
    same(&(0..64).fold(Tree::Leaf, |tree, _| tree.wrap(2)));
    let four = Tree::Leaf.wrap(1).wrap(2);
    let text = r#"{"Struct":{"child":{"Tuple":["Leaf",1]}}}"#;
    assert_eq!(Shallow::to_string(&Serde(&four)).unwrap(), text);
    let error = Shallow::to_string(&Serde([four])).unwrap_err();
    assert_eq!(
        error.to_string(),
        "more than 4 containers inside each other at $[0].Struct.child.Tuple (byte 29)"
    );
    let deep = (0..500).fold(Tree::Leaf, |tree, _| tree.wrap(0));
    assert!(Bottomless::to_string(&Serde(&deep)).is_ok());
}

/// Serde's derive must be told to stop, or an endless value never ends.
#[test]
fn an_endless_value_is_an_error() {
    #[derive(Clone)]
    struct Endless;
    impl Serialize for Endless {
        fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
            serializer.collect_seq(std::iter::repeat(Self))
        }
    }
    assert_eq!(
        Plain::to_string(&Serde(Endless)).unwrap_err().kind(),
        ErrorKind::Depth
    );
}
