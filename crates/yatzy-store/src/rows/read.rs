//! Reads rows as games. An unreadable row is an error that names the game, never a guess.

use super::{Connection, DatabaseRow};
use crate::query_error::QueryError;
use crate::{
    Append, Appended, DayGame, Document, EventBody, Finished, FinishedQuery, FinishedSeat, GameId, LogRow,
    Moment, RulesTotals, Saved, SavedSeat, Sharing, StoreError, StoredAnswer, TokenHash, Unfinished,
};
use sqlx::Row;
use std::sync::Arc;
use yatzy_rules::fair::{Salt, Secret};
use yatzy_rules::{Date, DiceSource, Names, Player, Ruleset, Seat, SharedVec, clean_name};

/// Longest list of unfinished games.
const LONGEST_LIST: i64 = 200;

pub async fn version(connection: &mut Connection, id: &GameId) -> Result<Option<u32>, QueryError> {
    let version = sqlx::query_scalar::<_, i64>("SELECT version FROM game WHERE id = $1")
        .bind(id.as_str())
        .fetch_optional(connection)
        .await?;
    version.map(|version| u32::try_from(version).map_err(|_| damaged(id, "version"))).transpose()
}

pub async fn answer(
    connection: &mut Connection,
    id: &GameId,
    key: &str,
) -> Result<Option<StoredAnswer>, QueryError> {
    let row = sqlx::query("SELECT request, answer FROM answer WHERE game = $1 AND key = $2")
        .bind(id.as_str())
        .bind(key)
        .fetch_optional(connection)
        .await?;
    let Some(row) = row else { return Ok(None) };
    let request = bytes(&row, "request", id)?.ok_or_else(|| damaged(id, "request"))?;
    Ok(Some(StoredAnswer { request, answer: row.try_get("answer")? }))
}

pub async fn document(connection: &mut Connection, key: &str) -> Result<Option<Document>, QueryError> {
    let row = sqlx::query("SELECT version, body FROM document WHERE key = $1")
        .bind(key)
        .fetch_optional(connection)
        .await?;
    let Some(row) = row else { return Ok(None) };
    let version = u32::try_from(row.try_get::<i64, _>("version")?).unwrap_or(u32::MAX);
    Ok(Some(Document { version, body: row.try_get("body")? }))
}

/// Documents that are listed at once.
const OLD_DOCUMENTS: i64 = 100;

pub async fn old_documents(connection: &mut Connection, before: Moment) -> Result<Vec<String>, QueryError> {
    let keys = sqlx::query_scalar("SELECT key FROM document WHERE touched < $1 ORDER BY touched LIMIT $2");
    Ok(keys.bind(before.0).bind(OLD_DOCUMENTS).fetch_all(connection).await?)
}

pub async fn by_code(connection: &mut Connection, code: &str) -> Result<Option<GameId>, QueryError> {
    let id = sqlx::query_scalar::<_, String>("SELECT id FROM game WHERE code = $1")
        .bind(code)
        .fetch_optional(connection)
        .await?;
    Ok(id.and_then(|id| id.parse().ok()))
}

pub async fn ids(
    connection: &mut Connection,
    after: Option<&GameId>,
    limit: u32,
) -> Result<Vec<GameId>, QueryError> {
    let rows = sqlx::query("SELECT id FROM game WHERE $1 IS NULL OR id > $1 ORDER BY id LIMIT $2")
        .bind(after.map(GameId::as_str))
        .bind(i64::from(limit))
        .fetch_all(connection)
        .await?;
    rows.iter().map(id).collect()
}

/// A game with its seats and its log. A value that its column can't have, such as a text that is not UTF-8, is
/// damage to this game and no failure of the database.
pub async fn game(connection: &mut Connection, id: &GameId) -> Result<Option<Saved>, QueryError> {
    whole_game(connection, id).await.map_err(|error| match error {
        QueryError::Sql(sqlx::Error::ColumnDecode { .. }) => damaged(id, "a column"),
        other => other,
    })
}

/// A game with its seats and its log. Every change adds a log entry. The log is read last: after a concurrent
/// change it does not match the game row, and the game looks damaged.
async fn whole_game(connection: &mut Connection, id: &GameId) -> Result<Option<Saved>, QueryError> {
    let row =
        sqlx::query("SELECT * FROM game WHERE id = $1").bind(id.as_str()).fetch_optional(&mut *connection);
    let Some(row) = row.await? else { return Ok(None) };
    let rules = Ruleset::from_lines(row.try_get::<String, _>("rules")?.lines())
        .map(Arc::new)
        .map_err(|_| damaged(id, "rules"))?;
    let seats =
        sqlx::query("SELECT name, player, goal, link, holder, salt FROM seat WHERE game = $1 ORDER BY seat")
            .bind(id.as_str())
            .fetch_all(&mut *connection)
            .await?;
    let log = log(connection, id, &rules).await?;
    // Entries are numbered without gaps, and the last number is the game's version. Otherwise no entry could
    // be appended.
    let whole = log.iter().zip(1..).all(|(logged, version)| logged.version == version);
    if !whole || row.try_get::<i64, _>("version")? != log.len() as i64 {
        return Err(damaged(id, "log"));
    }
    let first_seats = u16::try_from(row.try_get::<i64, _>("first_seats")?).ok();
    let first_seats = first_seats.filter(|&n| n > 0 && usize::from(n) <= seats.len());
    Ok(Some(Saved {
        id: id.clone(),
        code: row.try_get("code")?,
        created: Moment(row.try_get("created")?),
        edition: row.try_get("edition")?,
        rules,
        names: names(&row, id)?,
        source: source(&row, id)?,
        first_seats: first_seats.ok_or_else(|| damaged(id, "seats"))?,
        secret: bytes(&row, "secret", id)?.map(Secret),
        series: row.try_get::<String, _>("series")?.parse().map_err(|_| damaged(id, "series"))?,
        host: bytes(&row, "host", id)?.map(TokenHash),
        hints: row.try_get::<i64, _>("hints")? != 0,
        request: bytes(&row, "request", id)?.ok_or_else(|| damaged(id, "request"))?,
        opening: match row.try_get::<Option<String>, _>("opening")? {
            Some(opening) => Some(opening.parse().map_err(|_| damaged(id, "opening"))?),
            None => None,
        },
        sharing: Sharing {
            day: day(&row, id)?,
            opens: row.try_get::<Option<i64>, _>("opens")?.map(Moment),
            challenge: row.try_get("challenge")?,
        },
        of_match: match row.try_get::<Option<String>, _>("of_match")? {
            Some(of_match) => {
                Some(serde_json::from_slice(of_match.as_bytes()).map_err(|_| damaged(id, "match"))?)
            }
            None => None,
        },
        seats: seats.iter().map(|row| saved_seat(row, id)).collect::<Result<_, _>>()?,
        log,
    }))
}

async fn log(
    connection: &mut Connection,
    id: &GameId,
    rules: &Ruleset,
) -> Result<SharedVec<LogRow>, QueryError> {
    let rows = sqlx::query("SELECT version, at, body FROM game_event WHERE game = $1 ORDER BY version")
        .bind(id.as_str())
        .fetch_all(connection)
        .await?;
    rows.iter().map(|row| logged(row, id, rules)).collect()
}

pub fn logged(row: &DatabaseRow, id: &GameId, rules: &Ruleset) -> Result<LogRow, QueryError> {
    let body: Option<EventBody> = serde_json::from_slice(row.try_get::<String, _>("body")?.as_bytes()).ok();
    let what = body.and_then(|body| body.read(rules)).ok_or_else(|| damaged(id, "event"))?;
    let version = row.try_get::<i64, _>("version")?.try_into().map_err(|_| damaged(id, "version"))?;
    Ok(LogRow { version, at: Moment(row.try_get("at")?), what })
}

/// All games, or the games in which the device `$1` holds a seat or is host. A single optional condition
/// would not use the index. The games of the device come first in the join, otherwise the list would be
/// scanned in its order.
macro_rules! games {
    (all) => {
        "game WHERE $1 IS NULL"
    };
    (held) => {
        "(SELECT id AS held FROM game WHERE host = $1 UNION SELECT game FROM seat WHERE holder = $1) AS own \
         CROSS JOIN game WHERE game.id = own.held"
    };
}

macro_rules! unfinished {
    ($games:ident) => {
        concat!(
            "WITH listed AS (SELECT id, edition, source, created, touched FROM ",
            games!($games),
            " AND ended IS NULL ORDER BY touched DESC, id LIMIT $2) \
             SELECT listed.*, seat.name FROM listed LEFT JOIN seat ON seat.game = listed.id \
             ORDER BY listed.touched DESC, listed.id, seat.seat"
        )
    };
}

pub const UNFINISHED: &str = unfinished!(all);
pub const UNFINISHED_HELD: &str = unfinished!(held);

pub async fn unfinished(
    connection: &mut Connection,
    holder: Option<TokenHash>,
) -> Result<Vec<Unfinished>, QueryError> {
    let rows = sqlx::query(if holder.is_some() { UNFINISHED_HELD } else { UNFINISHED })
        .bind(holder.map(|holder| holder.0.to_vec()))
        .bind(LONGEST_LIST)
        .fetch_all(&mut *connection)
        .await?;
    let mut games: Vec<Unfinished> = Vec::new();
    for row in &rows {
        let id = id(row)?;
        if games.last().is_none_or(|game| game.id != id) {
            games.push(Unfinished {
                edition: row.try_get("edition")?,
                source: source(row, &id)?,
                created: Moment(row.try_get("created")?),
                touched: Moment(row.try_get("touched")?),
                names: Vec::new(),
                id,
            });
        }
        let name = row.try_get::<Option<String>, _>("name")?.map(|name| clean_name(&name));
        games.iter_mut().next_back().into_iter().for_each(|game| game.names.extend(name.clone()));
    }
    Ok(games)
}

macro_rules! finished {
    ($games:ident, $series:literal) => {
        concat!(
            "WITH listed AS (SELECT id, edition, rules_hash, source, created, ended, series, day FROM ",
            games!($games),
            " AND ended IS NOT NULL AND ",
            $series,
            " AND ($2 IS NULL OR edition = $2) AND ($3 IS NULL OR rules_hash = $3) \
             AND ($5 = 0 OR EXISTS (SELECT 1 FROM seat WHERE game = id AND place IS NOT NULL)) \
             AND ($8 IS NULL OR day = $8) AND ($9 = 0 OR day IS NOT NULL) \
             ORDER BY ended DESC, id LIMIT $6 OFFSET $7) \
             SELECT listed.*, seat.seat, seat.name, seat.player, seat.total, seat.place \
             FROM listed JOIN seat ON seat.game = listed.id ORDER BY listed.ended DESC, listed.id, seat.seat"
        )
    };
}

pub const FINISHED: &str = finished!(all, "$4 IS NULL AND day IS NULL");
/// The games of one day, for its board.
pub const FINISHED_OF_DAY: &str = finished!(all, "$4 IS NULL AND day = $8");
pub const FINISHED_HELD: &str = finished!(held, "($4 IS NULL OR series = $4)");
/// The games of one series, for the page of a table that plays again.
pub const FINISHED_OF_SERIES: &str = finished!(all, "series = $4");

pub async fn finished(
    connection: &mut Connection,
    query: &FinishedQuery,
) -> Result<Vec<Finished>, QueryError> {
    let sql = match (query.holder, &query.series) {
        (Some(_), _) => FINISHED_HELD,
        (None, Some(_)) => FINISHED_OF_SERIES,
        (None, None) if query.day.is_some() => FINISHED_OF_DAY,
        (None, None) => FINISHED,
    };
    let rows = sqlx::query(sql)
        .bind(query.holder.map(|holder| holder.0.to_vec()))
        .bind(query.edition.as_deref())
        .bind(query.rules_hash.as_deref())
        .bind(query.series.as_ref().map(GameId::as_str))
        .bind(i64::from(query.complete))
        .bind(query.limit.map_or(i64::MAX, i64::from))
        .bind(i64::from(query.skip))
        .bind(query.day.map(|day| day.to_string()))
        .bind(i64::from(query.of_days))
        .fetch_all(&mut *connection)
        .await?;
    let mut games: Vec<Finished> = Vec::new();
    for row in &rows {
        let id = id(row)?;
        let seat = finished_seat(row, &id)?;
        match games.last_mut().filter(|game| game.id == id) {
            Some(game) => game.seats.push(seat),
            None => games.push(Finished {
                edition: row.try_get("edition")?,
                rules_hash: row.try_get("rules_hash")?,
                source: source(row, &id)?,
                created: Moment(row.try_get("created")?),
                ended: Moment(row.try_get("ended")?),
                series: row.try_get::<String, _>("series")?.parse().map_err(|_| damaged(&id, "series"))?,
                seats: vec![seat],
                day: day(row, &id)?,
                id,
            }),
        }
    }
    Ok(games)
}

/// Totals of people per ruleset: number of cards, mean, and the best one with its name. Cards of the computer
/// and abandoned cards are left out.
pub async fn totals(connection: &mut Connection) -> Result<Vec<RulesTotals>, QueryError> {
    let rows = sqlx::query(
        "WITH card AS (SELECT game.id, game.edition, game.rules_hash, game.ended, seat.name, seat.total, \
         COUNT(*) OVER rules AS cards, AVG(CAST(seat.total AS DOUBLE PRECISION)) OVER rules AS mean, \
         ROW_NUMBER() OVER (PARTITION BY edition, rules_hash ORDER BY total DESC, ended DESC, id) AS place \
         FROM game JOIN seat ON seat.game = game.id \
         WHERE game.ended IS NOT NULL AND game.edition IS NOT NULL AND seat.player = 'person' \
         AND game.day IS NULL \
         AND seat.place IS NOT NULL WINDOW rules AS (PARTITION BY edition, rules_hash)) \
         SELECT * FROM card WHERE place = 1 ORDER BY edition, rules_hash",
    )
    .fetch_all(&mut *connection)
    .await?;
    let read = |row: &DatabaseRow| {
        let id = id(row)?;
        let small = |column: &'static str| -> Result<u32, QueryError> {
            row.try_get::<i64, _>(column)?.try_into().map_err(|_| damaged(&id, column))
        };
        Ok(RulesTotals {
            edition: row.try_get("edition")?,
            rules_hash: row.try_get("rules_hash")?,
            cards: small("cards")?,
            mean: row.try_get("mean")?,
            best: small("total")?,
            name: clean_name(row.try_get("name")?),
            ended: Moment(row.try_get("ended")?),
            game: id,
        })
    };
    rows.iter().map(read).collect()
}

/// The seats that left in the games of a series. The condition matches the JSON of the event, as the partial
/// index does.
pub const LEAVERS: &str = "SELECT game.id, game_event.body FROM game CROSS JOIN game_event \
     WHERE game.series = $1 AND game_event.game = game.id \
     AND SUBSTR(game_event.body, 1, 14) = '{\"type\":\"left\"' ORDER BY game.id, game_event.version";

pub async fn leavers(
    connection: &mut Connection,
    series: &GameId,
) -> Result<Vec<(GameId, Seat)>, QueryError> {
    let rows = sqlx::query(LEAVERS).bind(series.as_str()).fetch_all(&mut *connection).await?;
    let read = |row: &DatabaseRow| {
        let id = id(row)?;
        let body = serde_json::from_slice(row.try_get::<String, _>("body")?.as_bytes()).ok();
        match body {
            Some(EventBody::Left { seat }) => {
                let seat = Seat::from_number(seat).ok_or_else(|| damaged(&id, "seat"))?;
                Ok((id, seat))
            }
            _ => Err(damaged(&id, "event")),
        }
    };
    rows.iter().map(read).collect()
}

fn finished_seat(row: &DatabaseRow, id: &GameId) -> Result<FinishedSeat, QueryError> {
    let small = |value: i64| u16::try_from(value).map_err(|_| damaged(id, "result"));
    Ok(FinishedSeat {
        name: clean_name(row.try_get("name")?),
        player: player(row, id)?,
        total: row
            .try_get::<Option<i64>, _>("total")?
            .unwrap_or(0)
            .try_into()
            .map_err(|_| damaged(id, "total"))?,
        place: row.try_get::<Option<i64>, _>("place")?.map(small).transpose()?,
    })
}

fn saved_seat(row: &DatabaseRow, id: &GameId) -> Result<SavedSeat, QueryError> {
    let mut seat = SavedSeat {
        name: row.try_get("name")?,
        player: player(row, id)?,
        goal: row.try_get::<String, _>("goal")?.parse().map_err(|_| damaged(id, "goal"))?,
        link: bytes(row, "link", id)?.map(TokenHash),
        holder: bytes(row, "holder", id)?.map(TokenHash),
        salt: bytes(row, "salt", id)?.map(Salt),
    };
    seat.clean_name();
    Ok(seat)
}

fn day(row: &DatabaseRow, id: &GameId) -> Result<Option<DayGame>, QueryError> {
    let day = row.try_get::<Option<String>, _>("day")?;
    day.map(|day| day.parse().map_err(|_| damaged(id, "day"))).transpose()
}

/// The secret of a day; `None` while no node has drawn one.
pub async fn day_secret(connection: &mut Connection, date: Date) -> Result<Option<Secret>, QueryError> {
    let row = sqlx::query("SELECT secret FROM day WHERE date = $1")
        .bind(date.to_string())
        .fetch_optional(connection)
        .await?;
    let no_game = GameId::from_bytes(&[0; 32]);
    let secret = row.map(|row| bytes(&row, "secret", &no_game)).transpose()?.flatten();
    Ok(secret.map(Secret))
}

fn names(row: &DatabaseRow, id: &GameId) -> Result<Names, QueryError> {
    let lines: String = row.try_get("names")?;
    Names::from_lines(lines.lines()).ok_or_else(|| damaged(id, "names"))
}

fn player(row: &DatabaseRow, id: &GameId) -> Result<Player, QueryError> {
    row.try_get::<String, _>("player")?.parse().map_err(|_| damaged(id, "player"))
}

fn source(row: &DatabaseRow, id: &GameId) -> Result<DiceSource, QueryError> {
    row.try_get::<String, _>("source")?.parse().map_err(|_| damaged(id, "source"))
}

fn bytes(row: &DatabaseRow, column: &'static str, id: &GameId) -> Result<Option<[u8; 32]>, QueryError> {
    let bytes: Option<Vec<u8>> = row.try_get(column)?;
    bytes.map(|bytes| bytes.try_into().map_err(|_| damaged(id, column))).transpose()
}

pub fn id(row: &DatabaseRow) -> Result<GameId, QueryError> {
    let id: String = row.try_get("id")?;
    id.parse().map_err(|_| damaged(&GameId::from_bytes(&[0; 32]), "id"))
}

fn damaged(id: &GameId, what: &'static str) -> QueryError {
    QueryError::Store(StoreError::Damaged { game: id.clone(), what })
}

/// The reason why an append wrote nothing.
pub async fn rejection(connection: &mut Connection, append: &Append) -> Result<Appended, QueryError> {
    let id = &append.game;
    let Some(version) = version(connection, id).await? else { return Ok(Appended::Gone) };
    if let Some(once) = &append.once
        && let Some(before) = answer(connection, id, &once.key).await?
    {
        return Ok(Appended::Before(before));
    }
    Ok(Appended::Stale { version })
}
