//! A case, and who takes part in it.

use std::hint::black_box;
use std::rc::Rc;

use serde_json::Value;

use crate::dynamic::{Policies, apply_policies};
use crate::same::same;

/// Data, and everyone who writes it.
pub struct Case {
    /// One word.
    pub name: &'static str,
    /// What the data is.
    pub about: &'static str,
    /// The length of what serde's derive and `serde_json` write, in bytes.
    pub size: usize,
    /// Those who write it.
    pub contestants: Vec<Contestant>,
    /// What else has to be said of them, and who cannot take part.
    pub notes: Vec<Note>,
}

/// A way to write the data of a case.
pub struct Contestant {
    /// A crate, and a way to use it.
    pub name: &'static str,
    /// Where it writes to.
    pub target: Target,
    says: Says,
    write: Write,
}

/// Leaves the text in the vector.
type Write = Box<dyn Fn(&mut Vec<u8>)>;

/// Where a contestant writes to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target {
    /// A vector or string of its own, made for each call.
    Fresh,
    /// A vector that has held the text of the call before.
    Reused,
}

/// What has to be known of a contestant to read the tables.
pub struct Note {
    /// The contestant's name.
    pub name: &'static str,
    /// The tables that it is not in.
    pub missing_in: Vec<Target>,
    /// What it cannot do.
    pub text: &'static str,
}

/// What the text of a contestant says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Says {
    /// The bytes that `serde_json` writes.
    SameBytes,
    /// The value that `serde_json` writes, perhaps in another spelling.
    SameValue,
    /// That value under these policies.
    Under(Policies),
    /// Something else; the tests of the option say what.
    AnyJson,
}

impl Contestant {
    /// Writes the data once, and leaves the text in `to`, without what was there.
    pub fn write(&self, to: &mut Vec<u8>) {
        (self.write)(to);
        black_box(to);
    }
}

impl Case {
    /// Checks that every contestant writes what it should.
    ///
    /// # Panics
    ///
    /// Panics, with the name of the contestant, if one does not.
    pub fn prove(&self) {
        let typed = self
            .contestants
            .iter()
            .find(|contestant| contestant.name == SERDE_TYPED)
            .expect("serde_json takes part in every case");
        prove(self.name, typed, &self.contestants);
    }

    /// Those who write to `target`, in the order of the tables.
    pub fn to(&self, target: Target) -> impl Iterator<Item = &Contestant> {
        self.contestants
            .iter()
            .filter(move |contestant| contestant.target == target)
    }
}

/// Panics unless all write what they should of what `baseline` writes.
pub(crate) fn prove<'a>(
    case: &str,
    baseline: &Contestant,
    contestants: impl IntoIterator<Item = &'a Contestant>,
) {
    let mut original = Vec::new();
    baseline.write(&mut original);
    // Most texts are among those that have been looked at already.
    let mut proven = vec![
        (Says::SameBytes, original.clone()),
        (Says::SameValue, original.clone()),
    ];
    for contestant in contestants {
        let mut text = Vec::new();
        contestant.write(&mut text);
        let entry = (contestant.says, text);
        if !proven.contains(&entry) {
            let as_it_should = entry.0.holds(&original, &entry.1);
            assert!(as_it_should, "{} in case {}", contestant.name, case);
            proven.push(entry);
        }
    }
}

impl Says {
    fn holds(self, original: &[u8], text: &[u8]) -> bool {
        match self {
            Self::SameBytes => text == original,
            Self::AnyJson => parsed(text).is_object(),
            Self::SameValue => same(&parsed(text), &parsed(original)),
            Self::Under(policies) => {
                same(&parsed(text), &apply_policies(policies, parsed(original)))
            }
        }
    }
}

fn parsed(text: &[u8]) -> Value {
    serde_json::from_slice(text).expect("is JSON")
}

/// The contestant that all others are compared with.
pub const SERDE_TYPED: &str = "serde_json, typed";

/// The contestants of one piece of data, while they are collected.
pub(crate) struct Entrants<T> {
    pub(crate) data: Rc<T>,
    pub(crate) contestants: Vec<Contestant>,
    pub(crate) notes: Vec<Note>,
}

impl<T: 'static> Entrants<T> {
    pub(crate) fn new(data: &Rc<T>) -> Self {
        Self {
            data: Rc::clone(data),
            contestants: Vec::new(),
            notes: Vec::new(),
        }
    }

    /// Someone who makes a vector for each call.
    pub(crate) fn fresh(
        &mut self,
        name: &'static str,
        says: Says,
        write: impl Fn(&T) -> Vec<u8> + 'static,
    ) {
        let data = Rc::clone(&self.data);
        self.contestants.push(Contestant {
            name,
            target: Target::Fresh,
            says,
            write: Box::new(move |to| *to = write(black_box(&data))),
        });
    }

    /// Someone who appends to a vector, which is cleared before.
    pub(crate) fn reused(
        &mut self,
        name: &'static str,
        says: Says,
        append: impl Fn(&T, &mut Vec<u8>) + 'static,
    ) {
        let data = Rc::clone(&self.data);
        self.contestants.push(Contestant {
            name,
            target: Target::Reused,
            says,
            write: Box::new(move |to| {
                to.clear();
                append(black_box(&data), to);
            }),
        });
    }

    /// Someone who cannot write to `missing_in`.
    #[cfg(feature = "peers")]
    pub(crate) fn note(&mut self, name: &'static str, missing_in: &[Target], text: &'static str) {
        self.notes.push(Note {
            name,
            missing_in: missing_in.to_vec(),
            text,
        });
    }
}
