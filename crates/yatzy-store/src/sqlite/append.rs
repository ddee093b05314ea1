//! Letting something happen in a game, inside the writer's transaction.

use super::Connection;
use super::rows::write;
use crate::fault::Fault;
use crate::{Append, Appended, StoreError};
use sqlx::Row;

/// Lets something happen, if the game is still at the version that the caller saw.
pub async fn append(connection: &mut Connection, append: &Append) -> Result<Appended, Fault> {
    let id = &append.game;
    let Some(before) = before(connection, append).await? else { return Ok(Appended::Gone) };
    if let Some(answered) = before.answered {
        return Ok(answered);
    }
    let mut version = before.version;
    if version != append.expected {
        return Ok(Appended::Stale { version });
    }
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
    end(connection, append, version, before.ended).await?;
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

/// What is there of a game when something is to happen in it.
struct Before {
    version: u32,
    ended: bool,
    /// What the same key was answered before.
    answered: Option<Appended>,
}

/// All of it by one question: this is asked for every move.
async fn before(connection: &mut Connection, append: &Append) -> Result<Option<Before>, Fault> {
    let sql = "SELECT version, ended, request_before, answer FROM game LEFT JOIN \
               (SELECT game, request AS request_before, answer FROM answer WHERE game = $1 AND key = $2) \
               ON game = id WHERE id = $1";
    let key = append.once.as_ref().map(|once| once.key.as_str());
    let row = sqlx::query(sql).bind(append.game.as_str()).bind(key).fetch_optional(connection).await?;
    let Some(row) = row else { return Ok(None) };
    let damaged = |_| StoreError::Damaged { game: append.game.clone(), what: "version" };
    let version = row.try_get::<i64, _>(0)?.try_into().map_err(damaged)?;
    let asked = append.once.as_ref().map(|once| &once.request[..]);
    let answered = match row.try_get::<Option<Vec<u8>>, _>(2)? {
        None => None,
        Some(request) if Some(&request[..]) == asked => Some(Appended::Before { answer: row.try_get(3)? }),
        Some(_) => Some(Appended::OtherRequest),
    };
    Ok(Some(Before { version, ended: row.try_get::<Option<i64>, _>(1)?.is_some(), answered }))
}

/// Notes the new version, and how the game ended or that it goes on. A game that is over gives up its code.
async fn end(
    connection: &mut Connection,
    append: &Append,
    version: u32,
    had_ended: bool,
) -> Result<(), Fault> {
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
    if had_ended {
        let sql = "UPDATE seat SET total = NULL, place = NULL WHERE game = $1 AND total IS NOT NULL";
        sqlx::query(sql).bind(append.game.as_str()).execute(&mut *connection).await?;
    }
    write::put_results(connection, &append.game, append.results.as_deref()).await
}
