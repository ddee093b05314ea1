//! The throw that decides who starts.

use yatzy_rules::fair::{self, Secret, ThrowRequest};
use yatzy_rules::{Hand, Keep, Seat};
use yatzy_table::random_bytes;

/// The throws of each seat for the first turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Draw {
    /// The throws. Seats with equal sums throw again in another round; `None` for seats already out.
    pub rounds: Vec<Vec<Option<Hand>>>,
    /// The seat that starts.
    pub first: usize,
}

impl Draw {
    /// Every seat throws all dice. The highest sum starts, and equal ones throw again.
    pub fn new(seats: usize, dice_count: u8, throw: &mut dyn FnMut(u8) -> Hand) -> Draw {
        let mut rounds: Vec<Vec<Option<Hand>>> = Vec::new();
        let mut still_in = vec![true; seats];
        loop {
            let round: Vec<Option<Hand>> =
                still_in.iter().map(|still| still.then(|| throw(dice_count))).collect();
            let best = round.iter().flatten().map(|hand| hand.sum()).max();
            for (still, hand) in still_in.iter_mut().zip(&round) {
                *still = hand.is_some_and(|hand| Some(hand.sum()) == best);
            }
            rounds.push(round);
            if still_in.iter().filter(|still| **still).count() <= 1 {
                let first = still_in.iter().position(|still| *still).unwrap_or_default();
                return Draw { rounds, first };
            }
        }
    }
}

/// A random throw.
pub fn throw(count: u8) -> Hand {
    let request = ThrowRequest { game_id: "", number: 1, seat: Seat(0), keep: Keep::NOTHING, bytes: None };
    let faces = fair::throw(Secret(random_bytes()), &request, count);
    Hand::from_faces(faces).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_highest_throw_starts_and_equals_throw_again() {
        let mut throws = ["11111", "66666", "66666", "11112", "55555"].into_iter();
        let mut throw = move |_count: u8| throws.next().unwrap().parse().unwrap();
        let draw = Draw::new(3, 5, &mut throw);
        assert_eq!(draw.first, 2);
        assert_eq!(draw.rounds.len(), 2);
        assert_eq!(draw.rounds[1][0], None);
    }
}
