//! Rows as games and games as rows, in SQL that both databases understand. The module is compiled once for
//! each database, with its connection and row types, so that both run the same SQL.

pub mod read;
pub mod write;

use super::{Connection, DatabaseRow};

/// The migrations, in order.
pub const MIGRATIONS: [&str; 5] = [
    include_str!("schema.sql"),
    include_str!("hints_and_ages.sql"),
    include_str!("names_and_goals.sql"),
    include_str!("chain.sql"),
    include_str!("found.sql"),
];
