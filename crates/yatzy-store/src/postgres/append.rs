//! Appends events to a game. One statement compares and sets the version and writes the events and the
//! answer, or does nothing. Different games do not lock each other.

use super::Connection;
use super::rows::{read, write};
use crate::query_error::QueryError;
use crate::{Append, Appended, StoreError};
use sqlx::Executor;

/// The inserts select from the row that the update returned. There is none if the version has changed or the
/// key is already used.
macro_rules! move_and {
    ($more:literal) => {
        concat!(
            "WITH moved AS (UPDATE game SET version = $3, touched = $4, ended = $5, \
             code = CASE WHEN $5 IS NULL THEN code END WHERE id = $1 AND version = $2 \
             AND NOT EXISTS (SELECT 1 FROM answer WHERE game = $1 AND key = $8) RETURNING id), \
             logged AS (INSERT INTO game_event (game, version, at, body) SELECT id, line.version, $4, line.body \
             FROM moved, UNNEST($6, $7) AS line (version, body)), \
             answered AS (INSERT INTO answer (game, key, request, answer, at) SELECT id, $8, $9, $10, $4 \
             FROM moved WHERE $8 IS NOT NULL)",
            $more,
            " SELECT COUNT(*) FROM moved"
        )
    };
}

/// For moves in an open game, and for events that may reopen a finished one.
const MOVE: &str = move_and!("");
const MOVE_OR_REOPEN: &str = move_and!(
    ", reopened AS (UPDATE seat SET total = NULL, place = NULL FROM moved WHERE seat.game = moved.id \
     AND seat.total IS NOT NULL)"
);

/// Appends events if the game is still at the version that the caller saw.
pub async fn append(connection: &mut Connection, append: &Append) -> Result<Appended, QueryError> {
    let version = append.expected + append.what.len() as u32;
    // A move changes no seat and ends no game: one statement, one round trip.
    let is_simple = append.seats.is_empty() && append.results.is_none();
    if !is_simple {
        connection.execute("BEGIN").await?;
    }
    let moved = moves(connection, append, version).await?;
    if !is_simple && moved {
        for (seat, saved) in &append.seats {
            write::put_seat(connection, &append.game, *seat, saved).await?;
        }
        write::put_results(connection, &append.game, append.results.as_deref()).await?;
    }
    if !is_simple {
        connection.execute(if moved { "COMMIT" } else { "ROLLBACK" }).await?;
    }
    if moved { Ok(Appended::Done { version }) } else { read::rejection(connection, append).await }
}

async fn moves(connection: &mut Connection, append: &Append, version: u32) -> Result<bool, QueryError> {
    let damaged =
        || StoreError::Damaged { game: append.game.clone(), what: "an event that can't be written" };
    let bodies = append.what.iter().map(|happening| serde_json::to_string(&happening.body(&append.rules)));
    let bodies: Vec<String> = bodies.collect::<Result<_, _>>().map_err(|_| damaged())?;
    let versions: Vec<i64> = (append.expected + 1..=version).map(i64::from).collect();
    let once = append.once.as_ref();
    let needs_open_game = append.what.iter().all(write::needs_open_game);
    let moved = sqlx::query_scalar::<_, i64>(if needs_open_game { MOVE } else { MOVE_OR_REOPEN })
        .bind(append.game.as_str())
        .bind(i64::from(append.expected))
        .bind(i64::from(version))
        .bind(append.at.0)
        .bind(append.results.as_ref().map(|_| append.at.0))
        .bind(versions)
        .bind(bodies)
        .bind(once.map(|once| once.key.as_str()))
        .bind(once.map(|once| once.stored.request.to_vec()))
        .bind(once.map(|once| once.stored.answer.as_str()))
        .fetch_one(connection)
        .await?;
    Ok(moved > 0)
}
