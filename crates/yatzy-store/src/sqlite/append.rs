//! Letting something happen in a game, inside the writer's transaction.

use super::Connection;
use super::rows::{read, write};
use crate::fault::Fault;
use crate::{Append, Appended, Happening, StoreError};
use yatzy_rules::Event;

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
        .bind(once.map(|once| once.request.to_vec()))
        .bind(once.map(|once| once.answer.as_str()))
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
    if !append.what.iter().all(goes_on) {
        let sql = "UPDATE seat SET total = NULL, place = NULL WHERE game = $1 AND total IS NOT NULL";
        sqlx::query(sql).bind(id.as_str()).execute(&mut *connection).await?;
    }
    write::put_results(connection, id, append.results.as_deref()).await?;
    Ok(Appended::Done { version })
}

/// Whether it only happens in a game that is not over. Anything else may make one that was go on again.
fn goes_on(happening: &Happening) -> bool {
    use Event::{Entered, Hinted, Named, Tabled, Thrown};
    let event = happening.event();
    matches!(event, Some(Named { .. } | Thrown { .. } | Entered { .. } | Tabled { .. } | Hinted { .. }))
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
        && let Some(before) = read::answer(connection, id, &once.key, once.request).await?
    {
        return Ok(before);
    }
    Ok(Appended::Stale { version })
}
