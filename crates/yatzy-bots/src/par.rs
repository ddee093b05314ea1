//! Estimated values of cards from the rules alone, for games without exact values. It takes milliseconds; a solve may
//! take an hour.
//!
//! Each open box is worth its *par*. A turn played for one box alone has an exact distribution of points. Par is the
//! mean of the best of several such turns, because a box is filled when it suits and not on the first try. The number
//! of tries grows with the number of open boxes. The bonus is worth its points times the chance that the open upper
//! boxes reach it, by a normal approximation of their pars.

use crate::normal;
use crate::{Objective, PlayedGames, Position, QueryError, Values};
use std::ops::Range;
use std::sync::Arc;
use yatzy_rules::{Bonus, Cell, CellSet, FREE_RETHROWS, Order, Points, Ruleset};
use yatzy_solver::{GameStart, Moves, PlayedEnd, box_distribution, play_from};

/// Tries are this power of the number of boxes that a throw may go to: 15 boxes are five tries. A first guess without
/// tuning; its play is 6 points below perfect play in Yatzy.
const TRIES_POWER: f64 = 0.6;

/// The chance of a yatzy in a turn that is not played for it, as a share of the chance in one that is.
const SIDE_YATZY: f64 = 0.6;

/// Values estimated from the rules alone.
pub struct ParValues {
    moves: Arc<Moves>,
    /// By box, then by the number of boxes that a throw may go to.
    pars: Vec<Vec<Par>>,
    /// The gain of one more rethrow in a turn for each box.
    rethrow: Vec<f64>,
    /// The chance of a yatzy in a turn played for it.
    yatzy: f64,
    played: PlayedGames,
}

/// Games for a chance.
const GAMES: u64 = 2_048;

#[derive(Clone, Copy, Default)]
struct Par {
    mean: f64,
    variance: f64,
}

impl ParValues {
    /// Estimates for these rules.
    pub fn new(rules: Arc<Ruleset>) -> ParValues {
        ParValues::of(Moves::new(rules))
    }

    /// The same with prepared moves.
    pub fn of(moves: Arc<Moves>) -> ParValues {
        let rules = moves.rules();
        let laws = |rethrows: u16| -> Vec<PointsDistribution> {
            (0..rules.boxes().len()).map(|index| PointsDistribution::of_box(rules, index, rethrows)).collect()
        };
        let usual = laws(FREE_RETHROWS);
        let rethrow = match rules.has_chips() {
            true => laws(FREE_RETHROWS + 1)
                .iter()
                .zip(&usual)
                .map(|(one_more, law)| one_more.mean() - law.mean())
                .collect(),
            false => Vec::new(),
        };
        let most = rules.cells().len();
        let pars = usual
            .iter()
            .map(|law| (0..=most).map(|boxes| law.best_of((boxes as f64).powf(TRIES_POWER))).collect())
            .collect();
        let yatzy = rules.yatzy_cell().map_or(0.0, |cell| usual[cell.index()].chance());
        ParValues { moves, pars, rethrow, yatzy, played: PlayedGames::default() }
    }

    fn par(&self, open: CellSet, cell: Cell) -> Par {
        let par = self.pars[cell.index() % self.rules().boxes().len()][self.rivals(open, cell)];
        let factor = f64::from(self.rules().factor_of(cell));
        Par { mean: par.mean * factor, variance: par.variance * factor * factor }
    }

    /// Number of boxes that a throw may go to while this one is open.
    fn rivals(&self, open: CellSet, cell: Cell) -> usize {
        let upper = self.rules().upper_cells();
        match self.rules().order() {
            _ if self.rules().declares() => 1,
            Order::Down => 1,
            Order::Free => open.len(),
            Order::UpperFirst if upper.contains(cell) => open.and(upper).len(),
            Order::UpperFirst => open.without(upper).len(),
        }
    }

    fn sum(&self, open: CellSet, cells: CellSet) -> Par {
        cells.iter().map(|cell| self.par(open, cell)).fold(Par::default(), |sum, par| Par {
            mean: sum.mean + par.mean,
            variance: sum.variance + par.variance,
        })
    }

    fn mean(&self, position: Position) -> f64 {
        let bonus = self
            .rules()
            .bonus()
            .map_or(0.0, |bonus| f64::from(bonus.points.0) * self.bonus_chance(position, bonus));
        let open = position.open(self.rules());
        if open.is_empty() {
            return bonus;
        }
        let chips = if self.rules().has_chips() { self.chips(open, position.chips) } else { 0.0 };
        let extras = self.rules().joker().map_or(0.0, |joker| self.extras(position, joker.extra));
        self.sum(open, open).mean + bonus + chips + extras
    }

    fn bonus_chance(&self, position: Position, bonus: Bonus) -> f64 {
        let open = position.open(self.rules());
        let upper = self.sum(open, open.and(self.rules().upper_cells()));
        let needed = bonus.condition.needed();
        if position.upper >= needed {
            return 1.0;
        }
        let missing = f64::from((needed - position.upper).0);
        if upper.variance == 0.0 {
            return 0.0;
        }
        normal::below((upper.mean - missing + 0.5) / upper.variance.sqrt())
    }

    /// The value of chips: each is one more rethrow, and a turn seldom needs more than three.
    fn chips(&self, open: CellSet, chips: u16) -> f64 {
        let turns = open.len() as f64;
        let boxes = open.iter().map(|cell| self.rethrow[cell.index() % self.rethrow.len()]);
        let each = boxes.sum::<f64>() / turns;
        each * f64::from(chips).min(3.0 * turns)
    }

    /// The expected points of extra yatzys.
    fn extras(&self, position: Position, extra: Points) -> f64 {
        let turns = position.open(self.rules()).len() as f64;
        let each = self.yatzy * SIDE_YATZY * f64::from(extra.0);
        match self.rules().yatzy_cell() {
            _ if position.yatzy_scored => each * turns,
            // Extra yatzys count once the yatzy box is scored: by then about half of the turns are played.
            Some(cell) if !position.filled.contains(cell) => {
                let hit = 1.0 - (1.0 - self.yatzy).powf(turns.powf(TRIES_POWER));
                hit * each * turns / 2.0
            }
            _ => 0.0,
        }
    }
}

impl Objective for ParValues {
    fn moves(&self) -> &Arc<Moves> {
        &self.moves
    }

    fn value_at(&self, position: Position, points: Points) -> Result<f64, QueryError> {
        Ok(f64::from(points.0) + self.mean(position))
    }
}

impl Values for ParValues {
    fn play_out(
        &self,
        start: GameStart,
        seed: (u64, u16),
        games: Range<u64>,
    ) -> Result<Vec<PlayedEnd>, QueryError> {
        play_from(self, start, seed, games)
    }

    fn played_games(&self) -> &PlayedGames {
        &self.played
    }

    fn games_of(&self, _: Position) -> u64 {
        GAMES
    }

    fn is_exact(&self) -> bool {
        false
    }
}

/// The distribution of a box's points in a turn played for it alone: points ascending, with cumulative probabilities.
struct PointsDistribution(Vec<(f64, f64)>);

impl PointsDistribution {
    fn of_box(rules: &Ruleset, index: usize, rethrows: u16) -> PointsDistribution {
        let mut below = 0.0;
        let chances = box_distribution(rules, index, rethrows).into_iter();
        PointsDistribution(
            chances
                .map(|(points, chance)| {
                    below += chance;
                    (f64::from(points), below)
                })
                .collect(),
        )
    }

    /// The points and their chances for the best of `tries` turns.
    fn chances(&self, tries: f64) -> impl Iterator<Item = (f64, f64)> {
        let mut before = 0.0;
        self.0.iter().map(move |&(points, below)| {
            let now = below.min(1.0).powf(tries);
            let chance = now - before;
            before = now;
            (points, chance)
        })
    }

    fn best_of(&self, tries: f64) -> Par {
        let mean: f64 = self.chances(tries).map(|(points, chance)| points * chance).sum();
        let square: f64 = self.chances(tries).map(|(points, chance)| points * points * chance).sum();
        Par { mean, variance: (square - mean * mean).max(0.0) }
    }

    fn mean(&self) -> f64 {
        self.best_of(1.0).mean
    }

    /// The chance of any points.
    fn chance(&self) -> f64 {
        self.chances(1.0).filter(|&(points, _)| points > 0.0).map(|(_, chance)| chance).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use yatzy_rules::Catalogue;

    #[test]
    fn a_full_card_is_worth_its_bonus() {
        let rules = Catalogue::get().rules("yatzy").expect("yatzy is in the catalogue");
        let estimate = ParValues::new(rules.clone());
        let full = |upper| Position { filled: rules.cells(), upper: Points(upper), ..Position::START };
        assert_eq!(estimate.mean(full(63)), 50.0);
        assert_eq!(estimate.mean(full(62)), 0.0);
    }
}
