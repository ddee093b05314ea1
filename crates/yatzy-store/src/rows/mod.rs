//! Rows as games and games as rows, in SQL that every database of ours understands. The module stands once in the
//! module of each database, which says what a connection and a row are there: a database that reads or writes in its
//! own way would be found out by its own story only.

pub mod read;
pub mod write;

use super::{Connection, Found};

/// What made the schema what it is, in order.
pub const STEPS: [&str; 5] = [
    include_str!("schema.sql"),
    include_str!("hints_and_ages.sql"),
    include_str!("names_and_goals.sql"),
    include_str!("chain.sql"),
    include_str!("found.sql"),
];
