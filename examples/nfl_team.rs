//! A team with lists inside of it, for people to read: indented, enums as text, nulls left out.
//! `cargo run --example nfl_team` prints:
//!
//! ```text
//! {
//!   "name": "Kansas City Chiefs",
//!   "conference": "AFC",
//!   "players": [
//!     {
//!       "name": "Patrick Mahomes",
//!       "number": 15,
//!       "positions": [
//!         "quarterback"
//!       ]
//!     },
//!     {
//!       "name": "New Player",
//!       "positions": [
//!         "tight_end"
//!       ]
//!     }
//!   ],
//!   "retired": []
//! }
//! ```

use Position::{Quarterback, TightEnd};
use json_runtime::{JsonContext, JsonError, ToJson};

#[derive(ToJson)]
struct Team {
    name: &'static str,
    conference: Conference,
    players: Vec<Player>,
    retired: Vec<Player>,
}

#[derive(ToJson)]
#[json(rename_all = "UPPERCASE")]
enum Conference {
    Afc,
}

#[derive(ToJson)]
struct Player {
    name: &'static str,
    number: Option<u8>,
    positions: Vec<Position>,
}

#[derive(ToJson)]
enum Position {
    Quarterback,
    TightEnd,
}

#[derive(JsonContext)]
#[json(variant_naming = "snake_case", omit = "nulls", indent = 2)]
struct Readable;

fn main() -> Result<(), JsonError> {
    let player = |name, number, positions| Player {
        name,
        number,
        positions,
    };
    let players = vec![
        player("Patrick Mahomes", Some(15), vec![Quarterback]),
        player("New Player", None, vec![TightEnd]),
    ];
    let team = Team {
        name: "Kansas City Chiefs",
        conference: Conference::Afc,
        players,
        retired: vec![],
    };
    println!("{}", Readable::to_string(&team)?);
    Ok(())
}
