//! All multisets of dice as one lattice: a die more is a step up, a die less a step down. The value of a
//! keep is the mean over the six steps up; the best keep of a hand is the best of everything below it.

use std::sync::LazyLock;
use yatzy_rules::{Face, HAND_COUNT, Hand, Keep, MAX_DICE};

/// No step in this direction.
const NONE: u16 = u16::MAX;

struct Steps {
    up: Vec<[u16; 6]>,
    down: Vec<[u16; 6]>,
}

static STEPS: LazyLock<Steps> = LazyLock::new(|| {
    let up = |hand: Hand| Face::ALL.map(|face| hand.with(face).map_or(NONE, |hand| hand.index() as u16));
    let down = |hand: Hand| {
        Face::ALL.map(|face| {
            let die = Hand::alike(face, 1).and_then(|die| hand.without(die));
            die.map_or(NONE, |hand| hand.index() as u16)
        })
    };
    let hands = || (0..HAND_COUNT).map(Hand::at);
    Steps { up: hands().map(up).collect(), down: hands().map(down).collect() }
});

/// The hands and keeps of a number of dice.
#[derive(Clone, Copy)]
pub(crate) struct Lattice {
    /// The index of the first hand of all dice; keeps lie below it.
    first: usize,
    end: usize,
    steps: &'static Steps,
}

impl Lattice {
    pub fn new(dice: u8) -> Lattice {
        debug_assert!(dice <= MAX_DICE);
        let hands = Hand::all(dice);
        let first = hands[0].index();
        Lattice { first, end: first + hands.len(), steps: &STEPS }
    }

    /// How many keeps there are.
    pub fn keeps(self) -> usize {
        self.first
    }

    /// How many hands there are.
    pub fn hands(self) -> usize {
        self.end - self.first
    }

    /// A hand's place among the hands of all dice.
    pub fn rank(self, hand: Hand) -> usize {
        hand.index() - self.first
    }

    /// The hand of a rank.
    pub fn hand(self, rank: usize) -> Hand {
        Hand::at(self.first + rank)
    }

    /// The mean of `hands`, by rank, over the throw that follows each keep, by the keep's index.
    pub fn means(self, hands: &[f64]) -> Vec<f64> {
        let mut means = vec![0.0; self.end];
        means[self.first..].copy_from_slice(hands);
        for keep in (0..self.first).rev() {
            let sum: f64 = self.steps.up[keep].iter().map(|&up| means[usize::from(up)]).sum();
            means[keep] = sum / 6.0;
        }
        means.truncate(self.first);
        means
    }

    /// The best keep's value for each hand, by rank, where at least one die is thrown.
    pub fn best_keeps(self, keeps: &[f64]) -> Vec<f64> {
        let mut best = keeps.to_vec();
        let below = |best: &[f64], at: usize| {
            let down = self.steps.down[at].iter().filter(|&&down| down != NONE);
            down.map(|&down| best[usize::from(down)]).fold(f64::NEG_INFINITY, f64::max)
        };
        for at in 1..self.first {
            best[at] = best[at].max(below(&best, at));
        }
        (self.first..self.end).map(|at| below(&best, at)).collect()
    }

    /// The chance of each hand, by rank, when dice are thrown to keeps that each have a chance.
    pub fn spread(self, mut keeps: Vec<f64>) -> Vec<f64> {
        keeps.resize(self.end, 0.0);
        for keep in 0..self.first {
            let share = keeps[keep] / 6.0;
            if share > 0.0 {
                for &up in &self.steps.up[keep] {
                    keeps[usize::from(up)] += share;
                }
            }
        }
        keeps.split_off(self.first)
    }

    /// The chance of each hand, by rank, after one keep.
    pub fn after(self, keep: Keep) -> Vec<f64> {
        let mut keeps = vec![0.0; self.first];
        keeps[keep.dice().index()] = 1.0;
        self.spread(keeps)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn means_agree_with_the_ways_a_throw_can_fall() {
        for dice in 1..=6 {
            let lattice = Lattice::new(dice);
            let sums: Vec<f64> = Hand::all(dice).iter().map(|hand| f64::from(hand.sum())).collect();
            let means = lattice.means(&sums);
            assert!((means[0] - 3.5 * f64::from(dice)).abs() < 1e-12);
            let chances = lattice.after(Keep::NOTHING);
            for (rank, chance) in chances.iter().enumerate() {
                let ways = f64::from(lattice.hand(rank).ways()) / 6f64.powi(dice.into());
                assert!((chance - ways).abs() < 1e-12);
            }
        }
    }

    #[test]
    fn the_best_keep_is_the_best_of_all_keeps() {
        let lattice = Lattice::new(4);
        let worth: Vec<f64> = (0..lattice.keeps()).map(|keep| ((keep * 7919) % 101) as f64).collect();
        let best = lattice.best_keeps(&worth);
        for (rank, &best) in best.iter().enumerate() {
            let keeps = Keep::all_of(lattice.hand(rank));
            let slow = keeps.map(|keep| worth[keep.dice().index()]).fold(f64::NEG_INFINITY, f64::max);
            assert_eq!(best, slow);
        }
    }
}
