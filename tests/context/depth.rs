use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;

use json_runtime::{ErrorKind, JsonContext, ToJson};

#[derive(ToJson)]
struct Node {
    children: Vec<Node>,
}

/// A node whose JSON has `containers` containers inside each other, an even number.
fn nested(containers: usize) -> Node {
    let mut node = Node {
        children: Vec::new(),
    };
    for _ in 1..containers / 2 {
        node = Node {
            children: vec![node],
        };
    }
    node
}

#[derive(JsonContext)]
#[json(max_depth = 4)]
struct Shallow;

#[derive(JsonContext)]
#[json(max_depth = "none")]
struct Bottomless;

#[test]
fn the_limit_can_be_reached_but_not_passed() {
    assert_eq!(
        Shallow::to_string(&nested(4)).unwrap(),
        r#"{"children":[{"children":[]}]}"#
    );
    let error = Shallow::to_string(&nested(6)).unwrap_err();
    assert_eq!(error.kind(), ErrorKind::Depth);
    assert_eq!(error.path(), "$.children[0].children[0]");
    assert_eq!(
        error.to_string(),
        "more than 4 containers inside each other at $.children[0].children[0] (byte 26)"
    );
}

#[test]
fn the_limit_is_128_unless_the_context_says_otherwise() {
    assert!(json_runtime::to_string(&nested(128)).is_ok());
    let error = json_runtime::to_string(&nested(130)).unwrap_err();
    assert_eq!(error.kind(), ErrorKind::Depth);
    assert_eq!(
        Bottomless::to_vec(&nested(2000)).unwrap().len(),
        1000 * r#"{"children":[]}"#.len()
    );
}

/// What can be written without an end must stop at the limit.
#[test]
fn an_endless_value_is_an_error() {
    struct Endless;
    impl<C: JsonContext> ToJson<C> for Endless {
        fn write_json(&self, w: &mut json_runtime::JsonWriter<'_, C>) {
            let mut array = w.array();
            array.element(self);
            array.element(self);
            array.end();
        }
    }
    struct EndlessMap;
    impl<C: JsonContext> ToJson<C> for EndlessMap {
        fn write_json(&self, w: &mut json_runtime::JsonWriter<'_, C>) {
            let mut object = w.object();
            object.entry("first", self);
            object.field("second", self);
            object.end();
        }
    }
    assert_eq!(
        json_runtime::to_string(&Endless).unwrap_err().kind(),
        ErrorKind::Depth
    );
    assert_eq!(
        json_runtime::to_string(&EndlessMap).unwrap_err().kind(),
        ErrorKind::Depth
    );
}

/// Newtypes have no container of their own: their way is counted, too.
#[test]
fn values_that_are_written_as_others_without_an_end_are_an_error() {
    #[derive(ToJson)]
    struct Newtype(Option<Box<Newtype>>);
    #[derive(ToJson)]
    struct Tree(Vec<Tree>);
    struct Itself;
    impl<C: JsonContext> ToJson<C> for Itself {
        fn write_json(&self, w: &mut json_runtime::JsonWriter<'_, C>) {
            w.value(self);
        }
    }
    let mut newtype = Newtype(None);
    for _ in 0..100_000 {
        newtype = Newtype(Some(Box::new(newtype)));
    }
    let error = json_runtime::to_string(&newtype).unwrap_err();
    assert_eq!(error.kind(), ErrorKind::Depth);
    // Dropped level by level, as its own drop would not end well.
    while let Some(inner) = newtype.0.take() {
        newtype = *inner;
    }
    assert_eq!(
        json_runtime::to_string(&Itself).unwrap_err().kind(),
        ErrorKind::Depth
    );

    let mut tree = Tree(Vec::new());
    for _ in 1..128 {
        tree = Tree(vec![tree]);
    }
    assert_eq!(json_runtime::to_string(&tree).unwrap().len(), 256);
}

/// As deep as it gets, the question whether a value is left out ends before the stack does.
#[test]
fn so_is_the_way_to_what_is_left_out() {
    #[derive(ToJson)]
    struct Holder<T> {
        value: T,
    }
    #[derive(ToJson)]
    struct Newtype(Option<Box<Newtype>>);
    #[derive(ToJson)]
    #[json(untagged)]
    enum Untagged {
        Some(Box<Untagged>),
        None,
    }
    #[derive(ToJson)]
    struct Mutual(Other);
    #[derive(ToJson)]
    struct Other(RefCell<Option<Rc<Mutual>>>);
    #[derive(ToJson)]
    struct ByPath(#[json(with = "through")] Option<Box<ByPath>>);
    mod through {
        pub(super) fn write_json<C: JsonContext, T: ToJson<C>>(
            value: &T,
            w: &mut json_runtime::JsonWriter<'_, C>,
        ) {
            w.value(value);
        }
        use json_runtime::{JsonContext, ToJson};
    }
    #[derive(JsonContext)]
    #[json(omit = "nulls", omit_entries = "nulls")]
    struct Nulls;
    #[derive(JsonContext)]
    #[json(omit = "defaults")]
    struct Defaults;

    fn check<T>(outermost: T, mut deeper: impl FnMut(T) -> T)
    where
        T: ToJson<Nulls> + ToJson<Defaults> + 'static,
    {
        let mut value = outermost;
        for depth in 0..100_000 {
            if depth == 100 {
                let holder = Holder { value };
                assert_eq!(Nulls::to_string(&holder).unwrap(), "{}");
                assert_eq!(Defaults::to_string(&holder).unwrap(), "{}");
                value = holder.value;
            }
            value = deeper(value);
        }
        let holder = Holder { value };
        let error = Nulls::to_string(&holder).unwrap_err();
        assert_eq!(error.kind(), ErrorKind::Depth);
        let error = Defaults::to_string(&holder).unwrap_err();
        assert_eq!(error.kind(), ErrorKind::Depth);
        let map = BTreeMap::from([(1, holder.value)]);
        let error = Nulls::to_string(&map).unwrap_err();
        assert_eq!(error.kind(), ErrorKind::Depth);
        // Its drop would not end well.
        std::mem::forget(map);
    }

    check(Newtype(None), |inner| Newtype(Some(Box::new(inner))));
    check(Untagged::None, |inner| Untagged::Some(Box::new(inner)));
    check(Mutual(Other(RefCell::new(None))), |inner| {
        Mutual(Other(RefCell::new(Some(Rc::new(inner)))))
    });
    check(ByPath(None), |inner| ByPath(Some(Box::new(inner))));
}
