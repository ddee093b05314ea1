//! The nodes of a database: their work, their heartbeats, and who is present at a table through which node.

use super::pool::Pool;
use super::rows::read;
use super::{Connection, PostgresStore};
use crate::query_error::QueryError;
use crate::{GameId, LogRow, Moment, StoreError};
use async_trait::async_trait;
use sqlx::Row;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;
use yatzy_rules::Seat;
use yatzy_table::{
    NodeCursor, NodePresence, Nodes, Nudge, OtherNodesPresence, SEAT_REQUEST_TIME, SeatRequest, TokenHash,
};

/// The interval of heartbeats, and how long a node counts as alive after one.
const HEARTBEAT: Duration = Duration::from_secs(2);
const ALIVE_AFTER_HEARTBEAT: Duration = Duration::from_secs(6);

/// The seat number of the row that counts watchers.
const WATCHERS: i64 = -1;

/// Sends heartbeats and counts the live nodes.
pub async fn send_heartbeats(pool: Arc<Pool>, node: String, count: Arc<AtomicUsize>) {
    loop {
        let node = node.as_str();
        let alive = pool.with(|mut it| async move { (send_heartbeat(&mut it, node).await, it) }).await;
        if let Ok(alive) = alive {
            count.store(usize::try_from(alive).unwrap_or(1).max(1), Ordering::Relaxed);
        }
        tokio::time::sleep(HEARTBEAT).await;
    }
}

async fn send_heartbeat(connection: &mut Connection, node: &str) -> Result<i64, QueryError> {
    sqlx::query(
        "INSERT INTO node (id, until) VALUES ($1, NOW() + MAKE_INTERVAL(secs => $2)) \
         ON CONFLICT (id) DO UPDATE SET until = excluded.until",
    )
    .bind(node)
    .bind(ALIVE_AFTER_HEARTBEAT.as_secs_f64())
    .execute(&mut *connection)
    .await?;
    Ok(sqlx::query_scalar("SELECT COUNT(*) FROM node WHERE until > NOW()").fetch_one(connection).await?)
}

/// Deletes the rows of nodes that have been dead for a day, and of deleted games.
pub async fn forget_dead(connection: &mut Connection) -> Result<(), QueryError> {
    for sql in [
        "DELETE FROM lease WHERE until < NOW() - INTERVAL '1 day'",
        "DELETE FROM node WHERE until < NOW() - INTERVAL '1 day'",
        "DELETE FROM attendance WHERE NOT EXISTS (SELECT 1 FROM node WHERE node.id = attendance.node)",
        "DELETE FROM attendance WHERE NOT EXISTS (SELECT 1 FROM game WHERE game.id = attendance.game)",
        "DELETE FROM seat_request WHERE at < (EXTRACT(EPOCH FROM NOW()) - 3600) * 1000 \
         OR NOT EXISTS (SELECT 1 FROM game WHERE game.id = seat_request.game)",
    ] {
        sqlx::query(sql).execute(&mut *connection).await?;
    }
    Ok(())
}

#[async_trait]
impl Nodes for PostgresStore {
    async fn since(&self, known: &[NodeCursor]) -> Result<Vec<Option<Vec<LogRow>>>, StoreError> {
        Ok(self.pool.with(|mut it| async move { (since(&mut it, known).await, it) }).await?)
    }

    async fn lease(&self, work: &str, time: Duration) -> Result<bool, StoreError> {
        let node = self.node.as_str();
        Ok(self.pool.with(|mut it| async move { (lease(&mut it, node, work, time).await, it) }).await?)
    }

    async fn release(&self, work: &str) -> Result<(), StoreError> {
        let node = self.node.as_str();
        let released = self.pool.with(|mut it| async move {
            let query = sqlx::query("DELETE FROM lease WHERE work = $1 AND node = $2").bind(work).bind(node);
            (query.execute(&mut it).await.map(drop).map_err(QueryError::from), it)
        });
        Ok(released.await?)
    }

    fn send(&self, nudge: Nudge) {
        // Sending fails only while the store is being closed.
        let _ = self.nudges.send(nudge);
    }

    async fn received(&self) -> Vec<Nudge> {
        self.inbox.received().await
    }

    async fn attend(&self, attended: &[NodePresence], now: Moment) -> Result<(), StoreError> {
        let node = self.node.as_str();
        Ok(self.pool.with(|mut it| async move { (attend(&mut it, node, attended, now).await, it) }).await?)
    }

    async fn elsewhere(&self, games: &[GameId], now: Moment) -> Result<Vec<OtherNodesPresence>, StoreError> {
        let node = self.node.as_str();
        Ok(self.pool.with(|mut it| async move { (elsewhere(&mut it, node, games, now).await, it) }).await?)
    }

    fn count(&self) -> usize {
        self.count.load(Ordering::Relaxed)
    }
}

async fn since(
    connection: &mut Connection,
    known: &[NodeCursor],
) -> Result<Vec<Option<Vec<LogRow>>>, QueryError> {
    let rows = sqlx::query(
        "SELECT known.place, game.id, game_event.version, game_event.at, game_event.body \
         FROM UNNEST($1, $2) WITH ORDINALITY AS known (id, version, place) \
         LEFT JOIN game ON game.id = known.id \
         LEFT JOIN game_event ON game_event.game = game.id AND game_event.version > known.version \
         ORDER BY known.place, game_event.version",
    )
    .bind(known.iter().map(|known| known.game.as_str()).collect::<Vec<_>>())
    .bind(known.iter().map(|known| i64::from(known.version)).collect::<Vec<_>>())
    .fetch_all(connection)
    .await?;
    let mut since = vec![None; known.len()];
    for row in &rows {
        let place = usize::try_from(row.try_get::<i64, _>("place")? - 1).unwrap_or(usize::MAX);
        let (Some(known), Some(since)) = (known.get(place), since.get_mut(place)) else { continue };
        if row.try_get::<Option<String>, _>("id")?.is_some() {
            let news: &mut Vec<LogRow> = since.get_or_insert_with(Vec::new);
            if row.try_get::<Option<i64>, _>("version")?.is_some() {
                news.push(read::logged(row, &known.game, &known.rules)?);
            }
        }
    }
    Ok(since)
}

async fn lease(
    connection: &mut Connection,
    node: &str,
    work: &str,
    time: Duration,
) -> Result<bool, QueryError> {
    let taken = sqlx::query(
        "INSERT INTO lease (work, node, until) VALUES ($1, $2, NOW() + MAKE_INTERVAL(secs => $3)) \
         ON CONFLICT (work) DO UPDATE SET node = excluded.node, until = excluded.until \
         WHERE lease.node = excluded.node OR lease.until < NOW()",
    )
    .bind(work)
    .bind(node)
    .bind(time.as_secs_f64())
    .execute(connection)
    .await?;
    Ok(taken.rows_affected() > 0)
}

async fn attend(
    connection: &mut Connection,
    node: &str,
    attended: &[NodePresence],
    now: Moment,
) -> Result<(), QueryError> {
    let (mut games, mut seats, mut pages, mut seen) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
    for table in attended {
        let watchers = (WATCHERS, table.watchers, table.since);
        let lines = table.seats.iter().map(|(seat, pages, seen)| (i64::from(seat.0), *pages, *seen));
        for (seat, open, at) in lines.chain([watchers]) {
            games.push(table.game.as_str());
            seats.push(seat);
            pages.push(i64::from(open));
            // By the database's clock, which is the same for all nodes.
            seen.push(at.0.saturating_sub(now.0));
        }
    }
    sqlx::query(
        "INSERT INTO attendance (node, game, seat, pages, seen) \
         SELECT $1, line.game, line.seat, line.pages, line.seen + CAST(EXTRACT(EPOCH FROM NOW()) * 1000 AS BIGINT) \
         FROM UNNEST($2, $3, $4, $5) AS line (game, seat, pages, seen) \
         ON CONFLICT (game, seat, node) DO UPDATE SET pages = excluded.pages, seen = excluded.seen",
    )
    .bind(node)
    .bind(games)
    .bind(seats)
    .bind(pages)
    .bind(seen)
    .execute(&mut *connection)
    .await?;
    store_requests(connection, node, attended, now).await
}

/// Stores the requests for seats that this node knows of.
async fn store_requests(
    connection: &mut Connection,
    node: &str,
    attended: &[NodePresence],
    now: Moment,
) -> Result<(), QueryError> {
    let mut requests: Vec<(String, SeatRequest)> = Vec::new();
    for table in attended {
        requests.extend(table.requests.iter().map(|request| (table.game.to_string(), request.clone())));
    }
    for (game, request) in requests {
        sqlx::query(
            "INSERT INTO seat_request (game, seat, device, node, at, answered) \
             VALUES ($1, $2, $3, $4, $5 + CAST(EXTRACT(EPOCH FROM NOW()) * 1000 AS BIGINT), $6) \
             ON CONFLICT (game, seat, device, node) DO UPDATE SET at = excluded.at, answered = excluded.answered",
        )
        .bind(game)
        .bind(i64::from(request.seat.0))
        .bind(request.device.0.to_vec())
        .bind(node)
        .bind(request.at.0.saturating_sub(now.0))
        .bind(request.is_answered)
        .execute(&mut *connection)
        .await?;
    }
    Ok(())
}

/// The pages of a crashed node count as open until its last heartbeat ran out.
async fn elsewhere(
    connection: &mut Connection,
    node: &str,
    games: &[GameId],
    now: Moment,
) -> Result<Vec<OtherNodesPresence>, QueryError> {
    let rows = sqlx::query(
        "SELECT known.place, attendance.seat, attendance.pages, \
         attendance.seen - CAST(EXTRACT(EPOCH FROM NOW()) * 1000 AS BIGINT) AS seen, \
         COALESCE(node.until > NOW(), FALSE) AS alive, \
         CAST(EXTRACT(EPOCH FROM node.until - NOW()) * 1000 AS BIGINT) AS until, \
         CAST(NULL AS BYTEA) AS device, FALSE AS answered \
         FROM UNNEST($1) WITH ORDINALITY AS known (id, place) \
         JOIN attendance ON attendance.game = known.id AND attendance.node <> $2 \
         LEFT JOIN node ON node.id = attendance.node \
         UNION ALL \
         SELECT known.place, asked.seat, 0, asked.at - CAST(EXTRACT(EPOCH FROM NOW()) * 1000 AS BIGINT), \
         TRUE, NULL, asked.device, asked.answered \
         FROM UNNEST($1) WITH ORDINALITY AS known (id, place) \
         JOIN seat_request AS asked ON asked.game = known.id AND asked.node <> $2 \
         AND asked.at > CAST(EXTRACT(EPOCH FROM NOW()) * 1000 AS BIGINT) - $3",
    )
    .bind(games.iter().map(GameId::as_str).collect::<Vec<_>>())
    .bind(node)
    .bind(SEAT_REQUEST_TIME.as_millis() as i64)
    .fetch_all(connection)
    .await?;
    let by_own_clock = |from_now: i64| Moment(now.0.saturating_add(from_now));
    let mut all = vec![OtherNodesPresence::default(); games.len()];
    for row in &rows {
        let place = usize::try_from(row.try_get::<i64, _>("place")? - 1).unwrap_or(usize::MAX);
        let Some(elsewhere) = all.get_mut(place) else { continue };
        let (seat, pages) = (row.try_get::<i64, _>("seat")?, row.try_get::<i64, _>("pages")?);
        let (seen, alive) = (by_own_clock(row.try_get("seen")?), row.try_get::<bool, _>("alive")?);
        if let Some(device) = row.try_get::<Option<Vec<u8>>, _>("device")? {
            let device = device.try_into().ok().map(TokenHash);
            let seat = u16::try_from(seat).ok().map(Seat);
            let is_answered = row.try_get("answered")?;
            let request = seat.zip(device);
            let request = request.map(|(seat, device)| SeatRequest { seat, device, at: seen, is_answered });
            elsewhere.requests.extend(request);
            continue;
        }
        match u16::try_from(seat) {
            Ok(seat) => {
                let until = row.try_get::<Option<i64>, _>("until")?.map(by_own_clock).filter(|_| pages > 0);
                let seen = if alive { seen } else { until.map_or(seen, |until| until.max(seen)) };
                let known = elsewhere.seats.entry(Seat(seat)).or_insert((false, seen));
                *known = (known.0 || (alive && pages > 0), known.1.max(seen));
            }
            Err(_) => {
                elsewhere.watchers += if alive { u32::try_from(pages).unwrap_or(0) } else { 0 };
                elsewhere.since = Some(elsewhere.since.map_or(seen, |since| since.min(seen)));
            }
        }
    }
    Ok(all)
}
