//! The types that fields can have.

/// A type of the standard library that holds no other, and values that it can have.
///
/// No text has a digit in it: digits are what the names in generated types are recognised by.
pub(crate) struct Leaf {
    pub(crate) ty: &'static str,
    pub(crate) values: &'static [&'static str],
}

/// A type of the standard library that holds another.
#[derive(Clone, Copy)]
pub(crate) struct Holder {
    /// What stands before the type inside, and behind it.
    pub(crate) ty: (&'static str, &'static str),
    pub(crate) value: Holding,
}

/// How a value of a [`Holder`] is made.
#[derive(Clone, Copy)]
pub(crate) enum Holding {
    /// By this function.
    One(&'static str),
    /// By one of these two functions, or as this value.
    Either(&'static str, &'static str),
    /// By this function, of a `Vec`.
    Many(&'static str),
    /// As an array of two.
    Pair,
}

#[derive(Clone)]
pub(crate) enum Ty {
    Leaf(&'static Leaf),
    Holder(&'static Holder, Box<Ty>),
    Map(Key, Box<Ty>),
    Tuple(Box<[Ty; 2]>),
    /// The type that is being defined, behind an indirection.
    Itself(&'static Holder),
    /// A type that was defined earlier, with its arguments.
    Defined(usize, Vec<Ty>),
    /// A parameter of the type that is being defined.
    Parameter(usize),
    /// `&'a str`, where `'a` is a parameter.
    Borrowed,
    /// `Count<N>`, where `N` is a parameter.
    Counted,
    /// The type that an earlier definition describes.
    Remote(usize),
}

/// The type of a map's keys.
#[derive(Clone, Copy)]
pub(crate) enum Key {
    /// One of [`KEYS`].
    Leaf(&'static Leaf),
    /// An enum without data that was defined earlier.
    Defined(usize),
}

macro_rules! leaves {
    ($($ty:literal: $($value:literal)+;)+) => {
        &[$(Leaf { ty: $ty, values: &[$($value),+] }),+]
    };
}

pub(crate) const LEAVES: &[Leaf] = leaves! {
    "bool": "true" "false";
    "i8": "-128" "0" "99";
    "u16": "0" "65535";
    "i32": "i32::MIN" "0" "1000000";
    "i64": "i64::MIN" "-1" "0" "9007199254740991" "-9007199254740992";
    "u64": "u64::MAX" "0" "9007199254740992";
    "i128": "i128::MIN" "0" "-5";
    "u128": "u128::MAX" "0" "12345678901234567890123";
    "usize": "0" "12345";
    "f32": "0.0" "1.1" "f32::MAX" "f32::INFINITY" "16777216.0";
    "f64": "0.0" "-0.0" "1.5" "1e300" "f64::NAN" "f64::NEG_INFINITY" "123456789.123" "5e-324" "100.0";
    "char": "'x'" "'\\n'" "'😀'" "'<'";
    "String": "String::new()" r#"String::from("é\"x")"# r#"String::from("line\nbreak")"#
        r#"String::from("<&'>")"# r#"String::from("😀\u{2028}\u{0}\u{7f}")"# r#""long ".repeat(9)"#;
    "&'static str": r#""""# r#""plain text""# r#""\\/\t""#;
    "Cow<'static, str>": r#"Cow::Borrowed("")"# r#"Cow::Owned(String::from("owned"))"#;
    "Box<str>": r#"Box::from("")"# r#"Box::from("boxed")"#;
    "()": "()";
    "PhantomData<u8>": "PhantomData";
    "Vec<u8>": "vec![0]" "vec![1, 2, 255]" "vec![7; 40]";
    "[u8; 4]": "[0xfb, 0xff, 0xbf, 0]";
    "NonZeroU64": "NonZeroU64::MIN" "NonZeroU64::MAX";
    "Duration": "Duration::ZERO" "Duration::new(5, 6)";
    "Range<i16>": "0..0" "-3..7";
    "Option<bool>": "None" "Some(false)" "Some(true)";
    "Option<Option<i32>>": "None" "Some(None)" "Some(Some(0))";
    "Option<f64>": "None" "Some(f64::NAN)" "Some(0.0)";
    "Option<()>": "None" "Some(())";
};

/// Types that can be the key of a map.
pub(crate) const KEYS: &[Leaf] = leaves! {
    "String": r#"String::from("snake_key")"# r#"String::from("URLPath and_more")"# r"String::new()"
        r#"String::from("é\"größe")"# r#"String::from("PascalKey")"# r#"String::from("_x__y_")"#;
    "&'static str": r#""a_b""# r#""aB""# r#""<ẞ>""# r#""SCREAMING_KEY""#;
    "i32": "-7" "0" "12";
    "u64": "0" "u64::MAX";
    "bool": "true" "false";
    "char": "'x'" "'É'" "'\"'";
};

pub(crate) const HOLDERS: &[Holder] = &[
    OPTION,
    OPTION,
    VEC,
    Holder {
        ty: ("[", "; 2]"),
        value: Holding::Pair,
    },
    Holder {
        ty: ("Box<", ">"),
        value: Holding::One("Box::new"),
    },
    Holder {
        ty: ("Rc<", ">"),
        value: Holding::One("Rc::new"),
    },
    Holder {
        ty: ("RefCell<", ">"),
        value: Holding::One("RefCell::new"),
    },
    Holder {
        ty: ("Mutex<", ">"),
        value: Holding::One("Mutex::new"),
    },
    Holder {
        ty: ("Reverse<", ">"),
        value: Holding::One("Reverse"),
    },
    Holder {
        ty: ("VecDeque<", ">"),
        value: Holding::Many("VecDeque::from"),
    },
    Holder {
        ty: ("Result<", ", ()>"),
        value: Holding::Either("Ok", "Err(())"),
    },
    Holder {
        ty: ("Bound<", ">"),
        value: Holding::Either("Bound::Excluded", "Bound::Unbounded"),
    },
];

const OPTION: Holder = Holder {
    ty: ("Option<", ">"),
    value: Holding::Either("Some", "None"),
};

const VEC: Holder = Holder {
    ty: ("Vec<", ">"),
    value: Holding::Many("Vec::from"),
};

/// Holders through which a type can hold itself.
pub(crate) const INDIRECT: &[Holder] = &[
    VEC,
    Holder {
        ty: ("Option<Box<", ">>"),
        value: Holding::Either("boxed", "None"),
    },
];

/// Holders of what joins another object.
pub(crate) const FLAT: &[Holder] = &[
    OPTION,
    Holder {
        ty: ("Box<", ">"),
        value: Holding::One("Box::new"),
    },
];
