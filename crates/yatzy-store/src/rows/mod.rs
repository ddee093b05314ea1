//! Rows as games and games as rows, in SQL that both databases understand. The module is compiled once for
//! each database, with its connection and row types, so that both run the same SQL.

pub mod read;
pub mod schema;
pub mod write;

use super::{Connection, DatabaseRow};
