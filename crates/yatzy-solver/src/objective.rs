//! What a player maximises. The values of a turn follow from the values of cards, for every objective.

use crate::adviser::{QueryError, TIE};
use crate::moves::Moves;
use crate::position::Position;
use std::sync::Arc;
use yatzy_rules::{Entry, Points, Ruleset};

/// The value of cards at the start of a turn: the expected final total, or the chance of an event that depends on it.
pub trait Objective {
    /// The moves of the rules.
    fn moves(&self) -> &Arc<Moves>;

    /// The value of a position with `points` on the card: boxes and extra yatzys, without the bonus.
    fn value_at(&self, position: Position, points: Points) -> Result<f64, QueryError>;

    /// The values after entries into one cell, with `rethrows` left.
    fn after(
        &self,
        from: Position,
        points: Points,
        entries: &[Entry],
        rethrows: u16,
        out: &mut [f64],
    ) -> Result<(), QueryError> {
        for (entry, value) in entries.iter().zip(out) {
            let next = from.after(self.rules(), entry.cell, entry.points, rethrows);
            *value = self.value_at(next, points + entry.points + entry.extra)?;
        }
        Ok(())
    }

    /// The values after entries into one cell: a row for each number of rethrows left, from 0.
    fn after_each(
        &self,
        from: Position,
        points: Points,
        entries: &[Entry],
        out: &mut [f64],
    ) -> Result<(), QueryError> {
        let rows = out.chunks_exact_mut(entries.len().max(1));
        rows.zip(0..).try_for_each(|(row, rethrows)| self.after(from, points, entries, rethrows, row))
    }

    /// Announces queries about a turn from this position. An objective that solves on demand can solve everything
    /// after it at once.
    fn prepare(&self, _position: Position, _points: Points) {}

    /// Values closer than this are equal.
    fn tie(&self) -> f64 {
        TIE
    }

    /// The rules that are played.
    fn rules(&self) -> &Arc<Ruleset> {
        self.moves().rules()
    }
}

/// The values after entries into one cell, a row for each number of rethrows left from `rethrows` on. `rest` has the
/// points that are still earned from a position; it is asked once for entries that lead to the same one.
pub(crate) fn rows_after(
    rules: &Ruleset,
    from: Position,
    points: Points,
    entries: &[Entry],
    rethrows: u16,
    out: &mut [f64],
    rest: impl Fn(Position) -> Result<f64, QueryError>,
) -> Result<(), QueryError> {
    let next = |entry: &Entry, rethrows| from.after(rules, entry.cell, entry.points, rethrows);
    let mut start = 0;
    for alike in entries.chunk_by(|a, b| next(a, 0) == next(b, 0)) {
        for (row, rethrows) in out.chunks_exact_mut(entries.len()).zip(rethrows..) {
            let rest = rest(next(&alike[0], rethrows))?;
            for (entry, value) in alike.iter().zip(&mut row[start..]) {
                *value = f64::from((points + entry.points + entry.extra).0) + rest;
            }
        }
        start += alike.len();
    }
    Ok(())
}

/// The points of this turn only: the objective of a player who never plans ahead.
pub struct GreedyObjective(pub Arc<Moves>);

impl Objective for GreedyObjective {
    fn moves(&self) -> &Arc<Moves> {
        &self.0
    }

    fn value_at(&self, _position: Position, points: Points) -> Result<f64, QueryError> {
        Ok(f64::from(points.0))
    }
}
