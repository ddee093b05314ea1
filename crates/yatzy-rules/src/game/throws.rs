//! The throws of the turn in progress: made, possible, and paid for with chips.

use super::{Game, Turn};
use crate::FREE_RETHROWS;

/// The throws of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Throws {
    /// Throws made so far.
    pub made: u16,
    /// Largest number of throws: the first, the free rethrows, and one for every chip saved before.
    pub most: u16,
}

impl Throws {
    /// Throws left.
    pub fn left(self) -> u16 {
        self.most.saturating_sub(self.made)
    }

    /// Whether the next throw is a rethrow that costs a chip.
    pub fn next_costs_a_chip(self) -> bool {
        self.made > FREE_RETHROWS && self.left() > 0
    }

    /// The chips that entering now would save, where the rules have chips: the free rethrows that are not used.
    pub fn saved_by_entering(self) -> u16 {
        (1 + FREE_RETHROWS).saturating_sub(self.made.max(1))
    }

    /// Rethrows that cost a chip.
    pub fn paid(self) -> u16 {
        self.made.saturating_sub(1 + FREE_RETHROWS)
    }
}

impl Game {
    /// The throws of the turn in progress; `None` once the game is over.
    pub fn throws(&self) -> Option<Throws> {
        self.turn().map(|turn| self.throws_of(turn))
    }

    pub(super) fn throws_of(&self, turn: &Turn) -> Throws {
        let most = 1 + FREE_RETHROWS + self.card_of(turn.seat).chips();
        Throws { made: turn.throws().unwrap_or(0), most }
    }

    /// The chips of the seat to play: those on its card, less the paid rethrows of this turn, without the
    /// chips that this turn will save. `None` without chips and once the game is over.
    pub fn chips_left(&self) -> Option<u16> {
        let turn = self.turn().filter(|_| self.rules().has_chips())?;
        Some(self.card_of(turn.seat).chips().saturating_sub(self.throws_of(turn).paid()))
    }

    /// The number of the game's next throw, from 1, as fair dice count.
    pub fn next_throw(&self) -> u32 {
        self.thrown + self.turn().map_or(0, Turn::thrown) + 1
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Action, Catalogue, Cell, DiceSource, Hand, Keep};

    #[test]
    fn chips_are_spent_one_by_one() {
        let mut game = Game::new(Catalogue::get().rules("maxi").unwrap(), 1, DiceSource::Program);
        let act = |game: &mut Game, action| {
            let mut dice = |count: u8| Hand::all(count)[0];
            let event = game.decide(action, &mut dice).unwrap();
            game.record(&event).unwrap();
        };
        let seen = |game: &Game| {
            let throws = game.throws().unwrap();
            (throws.made, throws.most, throws.next_costs_a_chip(), game.chips_left(), game.next_throw())
        };
        assert_eq!(seen(&game), (0, 3, false, Some(0), 1));
        act(&mut game, Action::Throw(Keep::NOTHING));
        assert_eq!(seen(&game), (1, 3, false, Some(0), 2));
        act(&mut game, Action::Enter(Cell::at(0).unwrap()));
        assert_eq!(seen(&game), (0, 5, false, Some(2), 2));
        for _ in 0..3 {
            act(&mut game, Action::Throw(Keep::NOTHING));
        }
        assert_eq!(seen(&game), (3, 5, true, Some(2), 5));
        act(&mut game, Action::Throw(Keep::NOTHING));
        assert_eq!(seen(&game), (4, 5, true, Some(1), 6));
        act(&mut game, Action::Throw(Keep::NOTHING));
        assert_eq!(seen(&game), (5, 5, false, Some(0), 7));
        act(&mut game, Action::Abandon);
        assert_eq!((game.throws(), game.chips_left(), game.next_throw()), (None, None, 7));
        let plain = Game::new(Catalogue::get().rules("yatzy").unwrap(), 1, DiceSource::Program);
        assert_eq!((plain.throws(), plain.chips_left()), (Some(Throws { made: 0, most: 3 }), None));
    }
}
