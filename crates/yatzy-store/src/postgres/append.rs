//! Letting something happen in a game: one statement that compares the version, moves it on, writes the events and the
//! answer, or does none of it. Games that are different lock nothing of each other.

use super::Connection;
use super::rows::{read, write};
use crate::fault::Fault;
use crate::{Append, Appended, StoreError};
use sqlx::Executor;

/// What is written is what the update returned a line for: nothing, if the version was another one by then, or the key
/// has had its effect.
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

/// What goes on in a game that goes on; and whatever may make one go on that was over.
const MOVE: &str = move_and!("");
const MOVE_OR_REOPEN: &str = move_and!(
    ", reopened AS (UPDATE seat SET total = NULL, place = NULL FROM moved WHERE seat.game = moved.id \
     AND seat.total IS NOT NULL)"
);

/// Lets something happen, if the game is still at the version that the caller saw.
pub async fn append(connection: &mut Connection, append: &Append) -> Result<Appended, Fault> {
    let version = append.expected + append.what.len() as u32;
    // A play changes no seat and ends no game: it is one statement, and one way there and back.
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
    if moved { Ok(Appended::Done { version }) } else { why_not(connection, append).await }
}

async fn moves(connection: &mut Connection, append: &Append, version: u32) -> Result<bool, Fault> {
    let damaged =
        || StoreError::Damaged { game: append.game.clone(), what: "an event that can't be written" };
    let bodies = append.what.iter().map(|happening| serde_json::to_string(&happening.body(&append.rules)));
    let bodies: Vec<String> = bodies.collect::<Result<_, _>>().map_err(|_| damaged())?;
    let versions: Vec<i64> = (append.expected + 1..=version).map(i64::from).collect();
    let once = append.once.as_ref();
    let goes_on = append.what.iter().all(write::goes_on);
    let moved = sqlx::query_scalar::<_, i64>(if goes_on { MOVE } else { MOVE_OR_REOPEN })
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
