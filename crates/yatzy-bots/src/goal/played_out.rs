//! Chances by playing a card out: games of play for the highest mean, by the values at hand (a solution, a table file or
//! a fit), counted. The dice follow from the rules and the card, so the same card and number of games give the same
//! answer on any machine and with any number of threads.

use super::CardState;
use crate::{QueryError, Values};
use yatzy_solver::{TotalHistogram, play_from};

/// The totals of a card in games that were played out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayedTotals(TotalHistogram);

/// A chance that was counted in games.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CountedChance {
    /// The share of the games.
    pub share: f64,
    /// Its standard error. It is never zero, because no number of games makes a chance certain.
    pub standard_error: f64,
}

impl PlayedTotals {
    /// Plays a card out in this many games.
    pub fn new(values: &dyn Values, card: CardState, games: u64) -> Result<PlayedTotals, QueryError> {
        let CardState { position, points } = card;
        let totals = play_from(values, (position, points), seed(values, card), 0..games)?;
        Ok(PlayedTotals(TotalHistogram::of(&totals)))
    }

    /// The number of games with each total, from 0.
    pub fn histogram(&self) -> &TotalHistogram {
        &self.0
    }

    /// The chance of at least a total. One play-out serves all totals, so chances of neighbouring totals have the same
    /// dice.
    pub fn at_least(&self, total: u32) -> CountedChance {
        let reached: u64 = self.0.counts().iter().skip(total as usize).sum();
        CountedChance::new(reached, self.0.games())
    }
}

impl CountedChance {
    fn new(reached: u64, games: u64) -> CountedChance {
        // Two games of either kind are added (Agresti and Coull), which matters near nothing and certainty only.
        let (count, all) = (reached as f64, games as f64);
        let share = (count + 2.0) / (all + 4.0);
        CountedChance {
            share: if games == 0 { 0.5 } else { count / all },
            standard_error: (share * (1.0 - share) / (all + 4.0)).sqrt(),
        }
    }
}

/// The seed of a card: FNV-1a over the rules and the part of the card that play for the mean depends on.
fn seed(values: &dyn Values, CardState { position, .. }: CardState) -> u64 {
    let rules = values.rules().hash().bytes();
    let numbers = [
        position.filled.bits(),
        position.upper.0.into(),
        position.yatzy_scored.into(),
        position.chips.into(),
    ];
    let card = numbers.into_iter().flat_map(u64::to_le_bytes);
    rules
        .into_iter()
        .chain(card)
        .fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_chance_is_counted_as_certain() {
        let all = CountedChance::new(1000, 1000);
        assert_eq!(all.share, 1.0);
        assert!((0.001..0.003).contains(&all.standard_error), "{all:?}");
        let half = CountedChance::new(500, 1000);
        assert!((half.standard_error - 0.0158).abs() < 1e-4, "{half:?}");
        assert_eq!(CountedChance::new(0, 0), CountedChance { share: 0.5, standard_error: 0.25 });
    }
}
