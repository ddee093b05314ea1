//! Letting something happen in a game, inside the writer's transaction.

use super::Connection;
use super::rows::{read, write};
use crate::fault::Fault;
use crate::{Append, Appended, StoreError};

/// Lets something happen, if the game is still at the version that the caller saw.
pub async fn append(connection: &mut Connection, append: &Append) -> Result<Appended, Fault> {
    let id = &append.game;
    let Some(version) = read::version(connection, id).await? else { return Ok(Appended::Gone) };
    if let Some(once) = &append.once
        && let Some(before) = read::answer(connection, id, &once.key, once.request).await?
    {
        return Ok(before);
    }
    if version != append.expected {
        return Ok(Appended::Stale { version });
    }
    let mut version = version;
    for happening in &append.what {
        version += 1;
        let body = serde_json::to_string(&happening.body(&append.rules))
            .map_err(|_| StoreError::Damaged { game: id.clone(), what: "an event that can't be written" })?;
        sqlx::query("INSERT INTO game_event (game, version, at, body) VALUES ($1, $2, $3, $4)")
            .bind(id.as_str())
            .bind(i64::from(version))
            .bind(append.at.0)
            .bind(body)
            .execute(&mut *connection)
            .await?;
    }
    for (seat, saved) in &append.seats {
        write::put_seat(connection, id, *seat, saved).await?;
    }
    end(connection, append, version).await?;
    if let Some(once) = &append.once {
        sqlx::query("INSERT INTO answer (game, key, request, answer, at) VALUES ($1, $2, $3, $4, $5)")
            .bind(id.as_str())
            .bind(&once.key)
            .bind(once.request.to_vec())
            .bind(&once.answer)
            .bind(append.at.0)
            .execute(&mut *connection)
            .await?;
    }
    Ok(Appended::Done { version })
}

/// Notes the new version, and how the game ended or that it goes on. A game that is over gives up its code.
async fn end(connection: &mut Connection, append: &Append, version: u32) -> Result<(), Fault> {
    let ended = append.results.as_ref().map(|_| append.at.0);
    sqlx::query(
        "UPDATE game SET version = $2, touched = $3, ended = $4, \
         code = CASE WHEN $4 IS NULL THEN code END WHERE id = $1",
    )
    .bind(append.game.as_str())
    .bind(i64::from(version))
    .bind(append.at.0)
    .bind(ended)
    .execute(&mut *connection)
    .await?;
    // A choice taken back after the end makes the game go on.
    let sql = "UPDATE seat SET total = NULL, place = NULL WHERE game = $1 AND total IS NOT NULL";
    sqlx::query(sql).bind(append.game.as_str()).execute(&mut *connection).await?;
    write::put_results(connection, append).await
}
