//! An estimate of the chances after a turn, from games that were played out from its card.

use super::{CardState, PlayedTotals};
use crate::{Objective, Position, QueryError, Values};
use std::sync::Arc;
use yatzy_rules::{Entry, Points};
use yatzy_solver::{GameStart, Moves};

/// Chances by the expected total: a card after the turn is taken to end as far above or below its expected total as the
/// cards after the turn did in the games. It finds the actions that are worth playing out. The chance of the card itself
/// is counted.
pub(super) struct PlayedObjective {
    values: Arc<dyn Values>,
    /// The utility of each total; higher totals have the last one.
    utilities: Arc<[f64]>,
    card: CardState,
    /// The chance of that card.
    chance: f64,
    /// The chances after the turn.
    curve: ChanceCurve,
}

/// The chance by the expected total.
struct ChanceCurve {
    /// The points between two entries.
    step: usize,
    /// From 0 on.
    chances: Vec<f64>,
}

impl ChanceCurve {
    fn at(&self, expected: f64) -> f64 {
        let last = self.chances.len() - 1;
        let place = (expected / self.step as f64).clamp(0.0, last as f64);
        let low = place as usize;
        let (below, above) = (self.chances[low], self.chances[(low + 1).min(last)]);
        below + (above - below) * (place - low as f64)
    }
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
        let objective = |chance, curve| {
            let (values, utilities) = (values.clone(), utilities.clone());
            PlayedObjective { values, utilities, card, chance, curve }
        };
        if position.open(values.rules()).is_empty() {
            let total = values.value_at(position, points)?.round() as i64;
            return Ok(objective(utility(total), ChanceCurve { step: 1, chances: Vec::new() }));
        }
        let played = PlayedTotals::of(&**values, GameStart::turn(position, points), games)?;
        let chance = played.mean(|earned| utility((earned + points.0 as usize) as i64)).share;
        let (later, width) = smooth(&played);
        let lowest = later.first().map_or(0, |&(points, _)| points.min(0));
        let most = (utilities.len() as i64 - i64::from(lowest)) as usize;
        // A curve is as smooth as the kernel.
        let step = (width / 3.0).max(1.0) as usize;
        let expected = |total: usize| {
            later.iter().map(|&(points, share)| share * utility(total as i64 + i64::from(points))).sum()
        };
        let chances = (0..=most / step + 1).map(|place| expected(place * step)).collect();
        Ok(objective(chance, ChanceCurve { step, chances }))
    }

    fn chance(&self, position: Position, points: Points, expected: f64) -> f64 {
        match position.open(self.rules()).is_empty() {
            true => self.utilities[(expected.round().max(0.0) as usize).min(self.utilities.len() - 1)],
            false if (CardState { position, points }) == self.card => self.chance,
            false => self.curve.at(expected),
        }
    }
}

/// The points above or below the value after the turn, with their shares, smoothed by a normal kernel with Silverman's
/// width. The few games of a move leave gaps of some points, and an action must not be chosen for them. The kernel adds
/// to the spread, so the points are drawn together by as much. The second value is the width.
fn smooth(played: &PlayedTotals) -> (Vec<(i32, f64)>, f64) {
    let mean: f64 = played.later().map(|(points, share)| share * f64::from(points)).sum();
    let variance: f64 =
        played.later().map(|(points, share)| share * (f64::from(points) - mean).powi(2)).sum();
    let width = 0.9 * variance.sqrt() * (played.games().max(1) as f64).powf(-0.2);
    if width < 0.5 {
        return (played.later().collect(), width);
    }
    let factor = (1.0 - width * width / variance).sqrt();
    let centres: Vec<(f64, f64)> =
        played.later().map(|(points, share)| (mean + factor * (f64::from(points) - mean), share)).collect();
    let reach = 4.0 * width;
    let low = centres.iter().map(|centre| centre.0).fold(f64::INFINITY, f64::min) - reach;
    let high = centres.iter().map(|centre| centre.0).fold(f64::NEG_INFINITY, f64::max) + reach;
    let (low, high) = (low.floor() as i32, high.ceil() as i32);
    let mut shares = vec![0.0; (high - low + 1) as usize];
    for &(centre, share) in &centres {
        let first = ((centre - reach).ceil() as i32 - low) as usize;
        let last = ((centre + reach).floor() as i32 - low) as usize;
        for (place, sum) in shares.iter_mut().enumerate().take(last + 1).skip(first) {
            let away = (f64::from(low) + place as f64 - centre) / width;
            *sum += share * (-away * away / 2.0).exp();
        }
    }
    let all: f64 = shares.iter().sum();
    ((low..=high).zip(shares).map(|(points, share)| (points, share / all)).collect(), width)
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

#[cfg(test)]
mod tests {
    use super::*;
    use yatzy_solver::PlayedEnd;

    #[test]
    fn smooth_points_have_the_same_mean_and_spread() {
        let end = |later: i32| PlayedEnd { total: 200, luck: 0.0, later: f64::from(later) };
        let played = PlayedTotals::new(&(0..100).map(|game| end(game * 7 % 90 - 45)).collect::<Vec<_>>());
        let (smooth, width) = smooth(&played);
        let moments = |shares: &[(i32, f64)]| {
            let mean: f64 = shares.iter().map(|&(points, share)| share * f64::from(points)).sum();
            let square = |&(points, share): &(i32, f64)| share * (f64::from(points) - mean).powi(2);
            (mean, shares.iter().map(square).sum::<f64>())
        };
        let (rough, fine) = (moments(&played.later().collect::<Vec<_>>()), moments(&smooth));
        assert!(width > 5.0 && (rough.0 - fine.0).abs() < 0.1, "{width}: {rough:?}, {fine:?}");
        assert!((rough.1 / fine.1 - 1.0).abs() < 0.01, "{rough:?}, {fine:?}");
        assert!((smooth.iter().map(|&(_, share)| share).sum::<f64>() - 1.0).abs() < 1e-9);
        // Few games have gaps, smooth points have none.
        assert!(smooth.windows(2).all(|pair| pair[1].0 == pair[0].0 + 1));
    }

    #[test]
    fn a_single_end_stays_as_it_is() {
        let end = PlayedEnd { total: 200, luck: 0.0, later: 3.0 };
        assert_eq!(smooth(&PlayedTotals::new(&[end; 8])).0, [(3, 1.0)]);
    }
}
