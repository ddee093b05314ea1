//! Appends events to a game, inside the writer's transaction.

use super::Connection;
use super::rows::{read, write};
use crate::query_error::QueryError;
use crate::{Append, Appended, LogEvent, StoreError};

/// Compares and sets the version, writes the last event and the answer; does nothing if the version has
/// changed or the key is already used. Each statement depends on the one before having changed a row. They
/// are one query, because it runs for every move and the round trip to SQLite's thread takes longer than the
/// query.
const MOVE: &str = "UPDATE game SET version = $3, touched = $4, ended = $5, \
     code = CASE WHEN $5 IS NULL THEN code END WHERE id = $1 AND version = $2 \
     AND NOT EXISTS (SELECT 1 FROM answer WHERE game = $1 AND key = $7); \
     INSERT INTO game_event (game, version, at, body) SELECT $1, $3, $4, $6 WHERE changes() > 0; \
     INSERT INTO answer (game, key, request, answer, at) SELECT $1, $7, $8, $9, $4 \
     WHERE changes() > 0 AND $7 IS NOT NULL";

/// Appends events if the game is still at the version that the caller saw.
pub async fn append(connection: &mut Connection, append: &Append) -> Result<Appended, QueryError> {
    let (id, version) = (&append.game, append.expected + append.what.len() as u32);
    let Some((last, before)) = append.what.split_last() else {
        return read::rejection(connection, append).await;
    };
    let once = append.once.as_ref();
    let moved = sqlx::query(MOVE)
        .bind(id.as_str())
        .bind(i64::from(append.expected))
        .bind(i64::from(version))
        .bind(append.at.0)
        .bind(append.results.as_ref().map(|_| append.at.0))
        .bind(body(append, last)?)
        .bind(once.map(|once| once.key.as_str()))
        .bind(once.map(|once| once.stored.request.to_vec()))
        .bind(once.map(|once| once.stored.answer.as_str()))
        .execute(&mut *connection)
        .await?;
    if moved.rows_affected() == 0 {
        return read::rejection(connection, append).await;
    }
    for (happening, version) in before.iter().zip(append.expected + 1..) {
        sqlx::query("INSERT INTO game_event (game, version, at, body) VALUES ($1, $2, $3, $4)")
            .bind(id.as_str())
            .bind(i64::from(version))
            .bind(append.at.0)
            .bind(body(append, happening)?)
            .execute(&mut *connection)
            .await?;
    }
    for (seat, saved) in &append.seats {
        write::put_seat(connection, id, *seat, saved).await?;
    }
    if !append.what.iter().all(write::needs_open_game) {
        let sql = "UPDATE seat SET total = NULL, place = NULL WHERE game = $1 AND total IS NOT NULL";
        sqlx::query(sql).bind(id.as_str()).execute(&mut *connection).await?;
    }
    write::put_results(connection, id, append.results.as_deref()).await?;
    Ok(Appended::Done { version })
}

/// The temporary table of a batch of moves; each connection has its own.
pub const CREATE_MOVE_TABLE: &str = "PRAGMA temp_store = MEMORY; \
     CREATE TEMP TABLE move (game TEXT, expected BIGINT, at BIGINT, body TEXT, key TEXT, request BLOB, answer TEXT)";

/// Makes the moves in that table as [`MOVE`] does.
const MOVE_BATCH: &str = "AS new WHERE EXISTS (SELECT 1 FROM game WHERE id = column1 AND version = column2) \
     AND NOT EXISTS (SELECT 1 FROM answer WHERE game = column1 AND key = column5); \
     UPDATE game SET version = expected + 1, touched = at FROM move WHERE id = game; \
     INSERT INTO game_event (game, version, at, body) SELECT game, expected + 1, at, body FROM move; \
     INSERT INTO answer (game, key, request, answer, at) SELECT game, key, request, answer, at FROM move \
     WHERE key IS NOT NULL; \
     DELETE FROM move";

/// Most moves in one query.
const MAX_BATCH: usize = 64;

/// Makes a batch of moves, each the only event of its game: all of them, or returns false. One round trip to
/// SQLite's thread serves many moves. Batch sizes are powers of two, so that the prepared statements are
/// reused.
pub async fn append_batch(connection: &mut Connection, mut moves: &[&Append]) -> Result<bool, QueryError> {
    while !moves.is_empty() {
        let count = MAX_BATCH.min(1 << moves.len().ilog2());
        let (now, later) = moves.split_at(count);
        let places = ["(?, ?, ?, ?, ?, ?, ?)"; MAX_BATCH][..count].join(", ");
        let sql = format!("INSERT INTO move SELECT * FROM (VALUES {places}) {MOVE_BATCH}");
        let mut question = sqlx::query(sqlx::AssertSqlSafe(sql));
        for append in now {
            let Some(last) = append.what.last() else { return Ok(false) };
            let once = append.once.as_ref();
            question = question
                .bind(append.game.as_str())
                .bind(i64::from(append.expected))
                .bind(append.at.0)
                .bind(body(append, last)?)
                .bind(once.map(|once| once.key.as_str()))
                .bind(once.map(|once| once.stored.request.to_vec()))
                .bind(once.map(|once| once.stored.answer.as_str()));
        }
        let changed = question.execute(&mut *connection).await?.rows_affected();
        // Each move is inserted, applied, logged, answered if it has a key, and deleted.
        let keyed = now.iter().filter(|append| append.once.is_some()).count();
        if changed != (4 * count + keyed) as u64 {
            return Ok(false);
        }
        moves = later;
    }
    Ok(true)
}

/// Whether the request is a single move with nothing else to write.
pub fn is_single_move(append: &Append) -> bool {
    let one = append.what.len() == 1 && append.what.iter().all(write::needs_open_game);
    one && append.seats.is_empty() && append.results.is_none()
}

fn body(append: &Append, happening: &LogEvent) -> Result<String, QueryError> {
    let what = "an event that can't be written";
    let damaged = |_| StoreError::Damaged { game: append.game.clone(), what };
    Ok(serde_json::to_string(&happening.body(&append.rules)).map_err(damaged)?)
}
