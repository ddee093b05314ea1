//! Saved rethrows in words: the cost of the next rethrow, and what stopping now would save.

use yatzy_rules::FREE_RETHROWS;
use yatzy_table::View;
use yatzy_text::{Text, say};

/// The chips of a seat within a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chips {
    /// The chips now. Unused rethrows of this turn are not earned yet.
    pub have: u16,
    /// Whether the next rethrow costs a chip.
    pub next_costs: bool,
    /// The chips that stopping now would earn.
    pub stopping_earns: u16,
}

impl Chips {
    /// The chips of the seat to play; `None` if the rules have none.
    pub fn of(view: &View) -> Option<Chips> {
        let turn = view.turn.as_ref().filter(|_| view.rules.has_chips())?;
        let rethrows = turn.throws.made.saturating_sub(1);
        Some(Chips {
            have: view.seat(turn.seat)?.chips,
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
