//! An estimate of the chances after a turn, from games that were played out from its card.

use super::{CardState, PlayedTotals};
use crate::{Objective, Position, QueryError, Values};
use std::sync::Arc;
use yatzy_rules::{Entry, Points};
use yatzy_solver::{GameStart, Moves};

/// Chances by the expected total alone: a card after the turn is taken to end as far above or below its expected total
/// as the cards after the turn did in the games. It finds the actions that are worth playing out. The chance of the card
/// itself is counted.
pub(super) struct PlayedObjective {
    values: Arc<dyn Values>,
    /// The utility of each total; higher totals have the last one.
    utilities: Arc<[f64]>,
    card: CardState,
    /// The chance of that card.
    chance: f64,
    /// The chance by the expected total, from 0.
    by_expected: Vec<f64>,
}

impl PlayedObjective {
    pub fn new(
        values: &Arc<dyn Values>,
        card: CardState,
        utilities: &Arc<[f64]>,
        games: u64,
    ) -> Result<PlayedObjective, QueryError> {
        let utility = |total: i64| utilities[(total.max(0) as usize).min(utilities.len() - 1)];
        let CardState { position, points } = card;
        if position.open(values.rules()).is_empty() {
            let total = values.value_at(position, points)?.round() as i64;
            let (values, utilities) = (values.clone(), utilities.clone());
            return Ok(PlayedObjective {
                chance: utility(total),
                values,
                utilities,
                card,
                by_expected: Vec::new(),
            });
        }
        let played = PlayedTotals::of(&**values, GameStart::turn(position, points), games)?;
        let chance = played.mean(|earned| utility((earned + points.0 as usize) as i64)).share;
        let later: Vec<(i32, f64)> = played.later().collect();
        let lowest = later.first().map_or(0, |&(points, _)| points.min(0));
        let most = utilities.len() as i64 - i64::from(lowest);
        let expected = |total: i64| {
            later.iter().map(|&(points, share)| share * utility(total + i64::from(points))).sum()
        };
        let by_expected = (0..=most).map(expected).collect();
        Ok(PlayedObjective {
            values: values.clone(),
            utilities: utilities.clone(),
            card,
            chance,
            by_expected,
        })
    }

    fn by_expected(&self, expected: f64) -> f64 {
        let last = self.by_expected.len() - 1;
        let place = expected.clamp(0.0, last as f64);
        let low = place as usize;
        let (below, above) = (self.by_expected[low], self.by_expected[(low + 1).min(last)]);
        below + (above - below) * (place - low as f64)
    }

    fn chance(&self, position: Position, points: Points, expected: f64) -> f64 {
        match position.open(self.rules()).is_empty() {
            true => self.utilities[(expected.round().max(0.0) as usize).min(self.utilities.len() - 1)],
            false if (CardState { position, points }) == self.card => self.chance,
            false => self.by_expected(expected),
        }
    }
}

impl Objective for PlayedObjective {
    fn moves(&self) -> &Arc<Moves> {
        self.values.moves()
    }

    fn value_at(&self, position: Position, points: Points) -> Result<f64, QueryError> {
        Ok(self.chance(position, points, self.values.value_at(position, points)?))
    }

    fn after(
        &self,
        from: Position,
        points: Points,
        entries: &[Entry],
        rethrows: u16,
        out: &mut [f64],
    ) -> Result<(), QueryError> {
        self.values.after(from, points, entries, rethrows, out)?;
        for (entry, value) in entries.iter().zip(out) {
            let next = from.after(self.rules(), entry.cell, entry.points, rethrows);
            *value = self.chance(next, points + entry.points + entry.extra, *value);
        }
        Ok(())
    }

    fn prepare(&self, position: Position, points: Points) {
        self.values.prepare(position, points);
    }
}
