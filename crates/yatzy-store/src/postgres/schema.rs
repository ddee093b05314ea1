//! Migrations: those shared with SQLite, and those that only several nodes need. The first node runs them,
//! the others wait.

use super::Connection;
use super::rows::schema::{self, MIGRATIONS};
use crate::StoreError;
use crate::query_error::QueryError;
use sqlx::{AssertSqlSafe, Executor};

/// The tables of nodes.
const NODE_MIGRATIONS: [&str; 2] = [include_str!("nodes.sql"), include_str!("seat_requests.sql")];

/// The advisory lock for migrations: the word `yatzy` as a number.
const LOCK: i64 = 0x79_61_74_7a_79;

/// Creates the tables of a new database, migrates an older one, and refuses one of a newer program.
pub async fn prepare(connection: &mut Connection) -> Result<(), QueryError> {
    // No time limit: another node may be running the same migrations.
    connection.execute("SET statement_timeout = 0; SET lock_timeout = 0; BEGIN").await?;
    sqlx::query("SELECT pg_advisory_xact_lock($1)").bind(LOCK).execute(&mut *connection).await?;
    connection
        .execute("CREATE TABLE IF NOT EXISTS schema_step (part TEXT PRIMARY KEY, version BIGINT NOT NULL)")
        .await?;
    step(connection, "games", &MIGRATIONS).await?;
    step(connection, "nodes", &NODE_MIGRATIONS).await?;
    connection.execute("COMMIT").await?;
    Ok(())
}

async fn step(connection: &mut Connection, part: &str, steps: &[&str]) -> Result<(), QueryError> {
    let found = sqlx::query_scalar::<_, i64>("SELECT version FROM schema_step WHERE part = $1")
        .bind(part)
        .fetch_optional(&mut *connection)
        .await?
        .unwrap_or(0);
    let known = steps.len() as i64;
    if found > known {
        let program = schema::program(connection).await;
        return Err(StoreError::Newer { found, known, program }.into());
    }
    for step in steps.iter().skip(usize::try_from(found).unwrap_or(0)) {
        // The only difference between the two databases.
        let run = connection.execute(AssertSqlSafe(step.replace(" BLOB", " BYTEA"))).await;
        run.map_err(|error| schema::migration_error(error, found))?;
    }
    if found < known {
        connection.execute(schema::NOTE_PROGRAM).await?;
        sqlx::query(
            "INSERT INTO schema_step (part, version) VALUES ($1, $2) \
             ON CONFLICT (part) DO UPDATE SET version = excluded.version",
        )
        .bind(part)
        .bind(known)
        .execute(&mut *connection)
        .await?;
    }
    Ok(())
}
