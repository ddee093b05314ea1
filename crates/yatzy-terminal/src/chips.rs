//! Saved rethrows in words: what the next rethrow costs, and what stopping now would save.

use yatzy_rules::{FREE_RETHROWS, Game};
use yatzy_text::{Text, say};

/// How a seat stands with its chips in the middle of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chips {
    /// The chips in hand now; those of this turn's unused rethrows are not earned yet.
    pub have: u16,
    /// Whether the next rethrow costs one.
    pub next_costs: bool,
    /// The chips that stopping now would earn.
    pub stopping_earns: u16,
}

impl Chips {
    /// The chips of the seat whose turn it is; `None` where the rules know none.
    pub fn of(game: &Game) -> Option<Chips> {
        let have = game.chips_left()?;
        let rethrows = game.throws()?.made.saturating_sub(1);
        Some(Chips {
            have,
            next_costs: rethrows >= FREE_RETHROWS,
            stopping_earns: FREE_RETHROWS.saturating_sub(rethrows),
        })
    }

    /// One line about them.
    pub fn line(self, text: Text, thrown: bool) -> String {
        if thrown && self.stopping_earns > 0 {
            say!(text, "chips-stopping", chips = self.have, earns = self.stopping_earns)
        } else if thrown && self.have > 0 {
            say!(text, "chips-cost", chips = self.have)
        } else {
            say!(text, "chips-have", chips = self.have)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use yatzy_rules::{Action, Catalogue, DiceSource, Hand, Keep};

    #[test]
    fn a_turn_adds_two_rethrows_to_the_bank() {
        let mut game = Game::new(Catalogue::get().rules("maxi").unwrap(), 1, DiceSource::Program);
        let act = |game: &mut Game, action| {
            let mut dice = |count: u8| Hand::all(count)[0];
            let event = game.decide(action, &mut dice).unwrap();
            game.record(&event).unwrap();
        };
        let chips = |have, next_costs, stopping_earns| Some(Chips { have, next_costs, stopping_earns });
        act(&mut game, Action::Throw(Keep::NOTHING));
        assert_eq!(Chips::of(&game), chips(0, false, 2));
        act(&mut game, Action::Enter(yatzy_rules::Cell::at(0).unwrap()));
        for _ in 0..3 {
            act(&mut game, Action::Throw(Keep::NOTHING));
        }
        assert_eq!(Chips::of(&game), chips(2, true, 0));
        act(&mut game, Action::Throw(Keep::NOTHING));
        assert_eq!(Chips::of(&game), chips(1, true, 0));
    }
}
