//! Writes: a new game, an append, a deletion.

use super::IndexedStore;
use super::port::{delete, delete_all, expect, put, text};
use super::rows::{
    ANSWER, ANSWERED, AnswerRow, CODE, EVENT, GAME, GOING, LEFT, NOW, NowRow, OVER, SERIES, SeatRow, event,
    facts, leaver, written,
};
use crate::message::{Op, Part, StorageError};
use yatzy_table::{Append, GameId, Saved, SavedEventBody, SeatResult, StoreError};

impl IndexedStore {
    /// Writes whole games with their results, if none of them exists: all of them, or none.
    pub(super) async fn put_games(
        &self,
        games: &[(Saved, Option<Vec<SeatResult>>)],
    ) -> Result<(), StorageError> {
        let written = games.iter().map(|(game, results)| whole(game, results.as_deref()));
        let written = written.collect::<Result<Vec<_>, _>>().map_err(|_| StorageError::Failed)?;
        let (rows, ops): (Vec<String>, Vec<Vec<Op>>) = written.into_iter().unzip();
        self.port.write(ops.concat(), Vec::new()).await?;
        for ((game, _), row) in games.iter().zip(rows) {
            self.see(&game.id, Some(row));
        }
        Ok(())
    }
}

fn whole(game: &Saved, results: Option<&[SeatResult]>) -> Result<(String, Vec<Op>), StoreError> {
    let (id, key) = (&game.id, || vec![text(&game.id)]);
    let row = NowRow::of(game, results);
    let now = written(id, &row)?;
    let mut ops = vec![expect(NOW, key(), None), put(GAME, key(), written(id, &facts(game))?)];
    if let Some(code) = &row.code {
        ops.push(expect(CODE, vec![text(code)], None));
        ops.push(put(CODE, vec![text(code)], id.to_string()));
    }
    for logged in &game.log {
        put_event(&mut ops, id, &row.series, logged.version, &event(game, logged))?;
    }
    ops.push(put(NOW, key(), now.clone()));
    list(&mut ops, &row, &now);
    Ok((now, ops))
}

/// Adds a game to the lists.
fn list(ops: &mut Vec<Op>, row: &NowRow, written: &str) {
    match row.over_key() {
        Some(key) => {
            ops.push(put(OVER, key, written.to_owned()));
            ops.push(put(SERIES, row.series_key(), written.to_owned()));
        }
        None => ops.push(put(GOING, vec![text(&row.id)], String::new())),
    }
}

/// Removes a game from the lists.
fn unlist(ops: &mut Vec<Op>, row: &NowRow) {
    match row.over_key() {
        Some(key) => {
            ops.push(delete(OVER, key));
            ops.push(delete(SERIES, row.series_key()));
        }
        None => ops.push(delete(GOING, vec![text(&row.id)])),
    }
}

fn put_event(
    ops: &mut Vec<Op>,
    id: &GameId,
    series: &GameId,
    version: u32,
    event: &SavedEventBody,
) -> Result<(), StoreError> {
    let number = Part::Number(version.into());
    ops.push(put(EVENT, vec![text(id), number.clone()], written(id, event)?));
    let left = leaver(&event.event);
    ops.extend(left.map(|seat| put(LEFT, vec![text(series), text(id), number], seat.to_string())));
    Ok(())
}

/// The operations of an append to a game whose row is still `seen`, except for the new row, which is returned.
pub(super) fn happens(append: &Append, seen: &str, before: NowRow) -> Result<(NowRow, Vec<Op>), StoreError> {
    let id = &append.game;
    let mut ops = vec![expect(NOW, vec![text(id)], Some(seen))];
    let mut after = before.clone();
    for happening in &append.what {
        after.version += 1;
        let event = SavedEventBody { at: append.at, event: happening.body(&append.rules) };
        put_event(&mut ops, id, &before.series, after.version, &event)?;
    }
    for (seat, saved) in &append.seats {
        let row = SeatRow { seat: saved.clone(), total: None, place: None };
        match after.seats.get_mut(usize::from(seat.0)) {
            Some(place) => *place = row,
            None => after.seats.push(row),
        }
    }
    after.touched = append.at;
    after.end(append.results.as_deref(), append.at);
    if let Some(code) = before.code.as_ref().filter(|_| after.code.is_none()) {
        ops.push(delete(CODE, vec![text(code)]));
    }
    // The lists change only with the end of a game.
    if before.ended.is_some() || after.ended.is_some() {
        unlist(&mut ops, &before);
        list(&mut ops, &after, &written(id, &after)?);
    }
    if let Some(once) = &append.once {
        let key = || vec![text(id), text(&once.key)];
        let row =
            AnswerRow { request: once.stored.request, answer: once.stored.answer.clone(), at: append.at.0 };
        ops.push(expect(ANSWER, key(), None));
        ops.push(put(ANSWER, key(), written(id, &row)?));
        let aged = vec![Part::Number(append.at.0), text(id), text(&once.key)];
        ops.push(put(ANSWERED, aged, String::new()));
    }
    Ok((after, ops))
}

/// The operations that delete a game whose row is still `seen`.
pub(super) fn gone(id: &GameId, seen: &str, row: &NowRow) -> Vec<Op> {
    let key = || vec![text(id)];
    let mut ops = vec![expect(NOW, key(), Some(seen)), delete(GAME, key()), delete(NOW, key())];
    ops.extend([delete_all(EVENT, key()), delete_all(ANSWER, key())]);
    ops.push(delete_all(LEFT, vec![text(&row.series), text(id)]));
    ops.extend(row.code.iter().map(|code| delete(CODE, vec![text(code)])));
    unlist(&mut ops, row);
    ops
}
