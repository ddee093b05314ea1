//! Letting something happen in a game, inside the writer's transaction.

use super::Connection;
use super::rows::{read, write};
use crate::fault::Fault;
use crate::{Append, Appended, Happening, StoreError};

/// Compares the version, moves it on, writes the last event and the answer; or nothing, if the version is another one by
/// now, or the key has had its effect. Each statement goes on where the one before it changed something. They are one
/// question, for it is asked for every move, and the way to the thread that answers takes longer than the answer.
const MOVE: &str = "UPDATE game SET version = $3, touched = $4, ended = $5, \
     code = CASE WHEN $5 IS NULL THEN code END WHERE id = $1 AND version = $2 \
     AND NOT EXISTS (SELECT 1 FROM answer WHERE game = $1 AND key = $7); \
     INSERT INTO game_event (game, version, at, body) SELECT $1, $3, $4, $6 WHERE changes() > 0; \
     INSERT INTO answer (game, key, request, answer, at) SELECT $1, $7, $8, $9, $4 \
     WHERE changes() > 0 AND $7 IS NOT NULL";

/// Lets something happen, if the game is still at the version that the caller saw.
pub async fn append(connection: &mut Connection, append: &Append) -> Result<Appended, Fault> {
    let (id, version) = (&append.game, append.expected + append.what.len() as u32);
    let Some((last, before)) = append.what.split_last() else { return why_not(connection, append).await };
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
        return why_not(connection, append).await;
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
    if !append.what.iter().all(write::goes_on) {
        let sql = "UPDATE seat SET total = NULL, place = NULL WHERE game = $1 AND total IS NOT NULL";
        sqlx::query(sql).bind(id.as_str()).execute(&mut *connection).await?;
    }
    write::put_results(connection, id, append.results.as_deref()).await?;
    Ok(Appended::Done { version })
}

/// Where moves are written down before they are made together; each connection has its own.
pub const MOVES: &str = "PRAGMA temp_store = MEMORY; \
     CREATE TEMP TABLE move (game TEXT, expected BIGINT, at BIGINT, body TEXT, key TEXT, request BLOB, answer TEXT)";

/// Makes moves as [`MOVE`] does, but many at once.
const MOVE_TOGETHER: &str = "AS new WHERE EXISTS (SELECT 1 FROM game WHERE id = column1 AND version = column2) \
     AND NOT EXISTS (SELECT 1 FROM answer WHERE game = column1 AND key = column5); \
     UPDATE game SET version = expected + 1, touched = at FROM move WHERE id = game; \
     INSERT INTO game_event (game, version, at, body) SELECT game, expected + 1, at, body FROM move; \
     INSERT INTO answer (game, key, request, answer, at) SELECT game, key, request, answer, at FROM move \
     WHERE key IS NOT NULL; \
     DELETE FROM move";

/// How many moves are one question at most.
const TOGETHER: usize = 64;

/// Makes moves that are each the only thing to happen in their game, all of them or none: false where one of them can't be
/// made. The way to the thread that answers is gone once for many, by questions of a few lengths that it remembers.
pub async fn append_together(connection: &mut Connection, mut moves: &[&Append]) -> Result<bool, Fault> {
    while !moves.is_empty() {
        let count = TOGETHER.min(1 << moves.len().ilog2());
        let (now, later) = moves.split_at(count);
        let places = ["(?, ?, ?, ?, ?, ?, ?)"; TOGETHER][..count].join(", ");
        let sql = format!("INSERT INTO move SELECT * FROM (VALUES {places}) {MOVE_TOGETHER}");
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
        // Each is written down, made, logged, answered where it has a key, and crossed out.
        let keyed = now.iter().filter(|append| append.once.is_some()).count();
        if changed != (4 * count + keyed) as u64 {
            return Ok(false);
        }
        moves = later;
    }
    Ok(true)
}

/// Whether it is one move, and nothing else is to be written for it.
pub fn is_a_move(append: &Append) -> bool {
    let one = append.what.len() == 1 && append.what.iter().all(write::goes_on);
    one && append.seats.is_empty() && append.results.is_none()
}

fn body(append: &Append, happening: &Happening) -> Result<String, Fault> {
    let what = "an event that can't be written";
    let damaged = |_| StoreError::Damaged { game: append.game.clone(), what };
    Ok(serde_json::to_string(&happening.body(&append.rules)).map_err(damaged)?)
}

/// Why nothing happened.
async fn why_not(connection: &mut Connection, append: &Append) -> Result<Appended, Fault> {
    let id = &append.game;
    let Some(version) = read::version(connection, id).await? else { return Ok(Appended::Gone) };
    if let Some(once) = &append.once
        && let Some(before) = read::answer(connection, id, &once.key).await?
    {
        return Ok(Appended::Before(before));
    }
    Ok(Appended::Stale { version })
}
