//! The schema of both databases: its migrations, and the version of the program that it needs.

use super::Connection;
use crate::StoreError;
use crate::query_error::QueryError;

/// The migrations, in order.
pub const MIGRATIONS: [&str; 7] = [
    include_str!("schema.sql"),
    include_str!("hints_and_ages.sql"),
    include_str!("names_and_goals.sql"),
    include_str!("chain.sql"),
    include_str!("found.sql"),
    include_str!("sharing.sql"),
    include_str!("match.sql"),
];

/// Notes the program that migrated the database. An older one names it when it refuses the schema.
pub const NOTE_PROGRAM: &str = concat!(
    "CREATE TABLE IF NOT EXISTS schema_program (version TEXT NOT NULL); DELETE FROM schema_program; \
     INSERT INTO schema_program (version) VALUES ('",
    env!("CARGO_PKG_VERSION"),
    "')"
);

/// The version of the program that migrated the database last, if it was noted.
pub async fn program(connection: &mut Connection) -> Option<String> {
    let found = sqlx::query_scalar("SELECT version FROM schema_program").fetch_optional(connection).await;
    found.ok().flatten()
}

/// An error of a migration. A statement that the database does not accept was run before: the number of the
/// schema is wrong. Errors of the disk and of locks stay what they are.
pub fn migration_error(error: sqlx::Error, found: i64) -> QueryError {
    let code = error.as_database_error().and_then(|error| error.code());
    match code.as_deref() {
        // SQLite's general error; PostgreSQL's class of syntax errors and of names that are taken.
        Some(code) if code == "1" || code.starts_with("42") => StoreError::Schema { found }.into(),
        _ => error.into(),
    }
}
