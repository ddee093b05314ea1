//! Writes games as rows, inside the caller's transaction.

use super::{Connection, read};
use crate::query_error::QueryError;
use crate::{Created, GameId, LogEvent, LogRow, Moment, Saved, SavedSeat, SeatResult, StoreError};
use yatzy_rules::fair::Secret;
use yatzy_rules::{Date, Event, Seat};

pub async fn create(connection: &mut Connection, new: &Saved) -> Result<Created, QueryError> {
    if read::version(connection, &new.id).await?.is_some() {
        return Ok(Created::Before);
    }
    sqlx::query(
        "INSERT INTO game (id, code, created, touched, version, edition, rules, rules_hash, source, \
         first_seats, secret, series, host, request, hints, names, opening, day, opens, challenge, \
         of_match) \
         VALUES ($1, (SELECT $2 WHERE NOT EXISTS (SELECT 1 FROM game WHERE code = $2)), $3, $3, 0, $4, $5, $6, \
         $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19)",
    )
    .bind(new.id.as_str())
    .bind(new.code.as_deref())
    .bind(new.created.0)
    .bind(new.edition.as_deref())
    .bind(new.rules.lines().join("\n"))
    .bind(new.rules.hash().to_string())
    .bind(new.source.id())
    .bind(i64::from(new.first_seats))
    .bind(new.secret.map(|secret| secret.0.to_vec()))
    .bind(new.series.as_str())
    .bind(new.host.map(|host| host.0.to_vec()))
    .bind(new.request.to_vec())
    .bind(i64::from(new.hints))
    // No database stores a text with a zero byte unchanged.
    .bind(new.names.lines().collect::<Vec<_>>().join("\n").replace('\0', "\u{fffd}"))
    .bind(new.opening.as_ref().map(|opening| opening.to_string()))
    .bind(new.sharing.day.map(|day| day.to_string()))
    .bind(new.sharing.opens.map(|opens| opens.0))
    .bind(new.sharing.challenge.as_deref())
    .bind(new.of_match.as_ref().map(serde_json::to_string).transpose().map_err(|_| {
        StoreError::Damaged { game: new.id.clone(), what: "a match that can't be written" }
    })?)
    .execute(&mut *connection)
    .await?;
    for (seat, saved) in (0..).map(Seat).zip(&new.seats) {
        put_seat(connection, &new.id, seat, saved).await?;
    }
    Ok(Created::Done)
}

/// Writes the secret of a day, unless the day has one, and returns the one that it has.
pub async fn day_secret(
    connection: &mut Connection,
    date: Date,
    fresh: Secret,
) -> Result<Secret, QueryError> {
    sqlx::query("INSERT INTO day (date, secret) VALUES ($1, $2) ON CONFLICT (date) DO NOTHING")
        .bind(date.to_string())
        .bind(fresh.0.to_vec())
        .execute(&mut *connection)
        .await?;
    Ok(read::day_secret(connection, date).await?.unwrap_or(fresh))
}

/// Writes a whole game from another database. Returns false if it was already here.
pub async fn take_in(connection: &mut Connection, saved: &Saved) -> Result<bool, QueryError> {
    if create(connection, saved).await? == Created::Before {
        return Ok(false);
    }
    for logged in &saved.log {
        put_event(connection, saved, logged).await?;
    }
    if let Some(last) = saved.log.last() {
        let results = saved.results(&saved.game()?);
        sqlx::query(
            "UPDATE game SET version = $2, touched = $3, ended = $4, \
             code = CASE WHEN $4 IS NULL THEN code END WHERE id = $1",
        )
        .bind(saved.id.as_str())
        .bind(i64::from(saved.version()))
        .bind(last.at.0)
        .bind(results.as_ref().map(|_| last.at.0))
        .execute(&mut *connection)
        .await?;
        put_results(connection, &saved.id, results.as_deref()).await?;
    }
    Ok(true)
}

async fn put_event(connection: &mut Connection, game: &Saved, logged: &LogRow) -> Result<(), QueryError> {
    let damaged = |_| StoreError::Damaged { game: game.id.clone(), what: "an event that can't be written" };
    let body = serde_json::to_string(&logged.what.body(&game.rules)).map_err(damaged)?;
    sqlx::query("INSERT INTO game_event (game, version, at, body) VALUES ($1, $2, $3, $4)")
        .bind(game.id.as_str())
        .bind(i64::from(logged.version))
        .bind(logged.at.0)
        .bind(body)
        .execute(connection)
        .await?;
    Ok(())
}

/// Writes the results of all seats, if the game is over.
pub async fn put_results(
    connection: &mut Connection,
    game: &GameId,
    results: Option<&[SeatResult]>,
) -> Result<(), QueryError> {
    for result in results.unwrap_or_default() {
        sqlx::query("UPDATE seat SET total = $3, place = $4 WHERE game = $1 AND seat = $2")
            .bind(game.as_str())
            .bind(i64::from(result.seat.0))
            .bind(i64::from(result.total))
            .bind(result.place.map(i64::from))
            .execute(&mut *connection)
            .await?;
    }
    Ok(())
}

pub async fn put_seat(
    connection: &mut Connection,
    game: &GameId,
    seat: Seat,
    saved: &SavedSeat,
) -> Result<(), QueryError> {
    sqlx::query(
        "INSERT INTO seat (game, seat, name, player, link, holder, goal, salt) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8) \
         ON CONFLICT (game, seat) DO UPDATE SET name = excluded.name, player = excluded.player, \
         link = excluded.link, holder = excluded.holder, goal = excluded.goal, salt = excluded.salt",
    )
    .bind(game.as_str())
    .bind(i64::from(seat.0))
    .bind(&saved.name)
    .bind(saved.player.to_string())
    .bind(saved.link.map(|link| link.0.to_vec()))
    .bind(saved.holder.map(|holder| holder.0.to_vec()))
    .bind(saved.goal.to_string())
    .bind(saved.salt.map(|salt| salt.0.to_vec()))
    .execute(connection)
    .await?;
    Ok(())
}

/// Writes a document if it is still at this version; version 0 makes a new one.
pub async fn put_document(
    connection: &mut Connection,
    key: &str,
    expected: u32,
    body: &str,
    now: Moment,
) -> Result<bool, QueryError> {
    let sql = match expected {
        0 => {
            "INSERT INTO document (key, version, body, touched) VALUES ($1, $2 + 1, $3, $4) \
             ON CONFLICT (key) DO NOTHING"
        }
        _ => "UPDATE document SET version = $2 + 1, body = $3, touched = $4 WHERE key = $1 AND version = $2",
    };
    let written = sqlx::query(sql)
        .bind(key)
        .bind(i64::from(expected))
        .bind(body)
        .bind(now.0)
        .execute(connection)
        .await?;
    Ok(written.rows_affected() > 0)
}

pub async fn delete_document(connection: &mut Connection, key: &str) -> Result<bool, QueryError> {
    let deleted = sqlx::query("DELETE FROM document WHERE key = $1").bind(key).execute(connection).await?;
    Ok(deleted.rows_affected() > 0)
}

pub async fn delete(connection: &mut Connection, id: &GameId) -> Result<bool, QueryError> {
    let deleted = sqlx::query("DELETE FROM game WHERE id = $1").bind(id.as_str()).execute(connection).await?;
    Ok(deleted.rows_affected() > 0)
}

pub async fn forget(connection: &mut Connection, before: Moment) -> Result<u64, QueryError> {
    let forgotten =
        sqlx::query("DELETE FROM answer WHERE at < $1").bind(before.0).execute(connection).await?;
    Ok(forgotten.rows_affected())
}

/// Games that are deleted in one transaction: a player's move waits for no more.
const FORGOTTEN_AT_ONCE: i64 = 100;

pub async fn forget_unplayed(connection: &mut Connection, before: Moment) -> Result<Vec<GameId>, QueryError> {
    // The version is compared twice: another node may have changed a game since it was found.
    let rows = sqlx::query(
        "DELETE FROM game WHERE version = 0 AND id IN \
         (SELECT id FROM game WHERE ended IS NULL AND version = 0 AND created < $1 LIMIT $2) RETURNING id",
    )
    .bind(before.0)
    .bind(FORGOTTEN_AT_ONCE)
    .fetch_all(connection)
    .await?;
    rows.iter().map(read::id).collect()
}

/// Whether the event occurs only in an open game. Any other event may reopen a finished one.
pub fn needs_open_game(happening: &LogEvent) -> bool {
    use Event::{Entered, Hinted, Named, Tabled, Thrown};
    let event = happening.event();
    matches!(event, Some(Named { .. } | Thrown { .. } | Entered { .. } | Tabled { .. } | Hinted { .. }))
}
