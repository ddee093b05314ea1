//! The legal entries of a final hand: the only place where the rules for order, chance, zero, declared boxes
//! and jokers meet.

use super::{Order, Ruleset, When};
use crate::{Cell, CellSet, Hand, Points};

/// The legal entries of one hand on one card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Choices {
    /// Cells that take points.
    pub score: CellSet,
    /// Cells that take a zero.
    pub strike: CellSet,
    /// Whether the hand is a joker: scoring cells then pay [`Ruleset::joker_points`].
    pub joker: bool,
    /// The points of an extra yatzy, in addition to the entry.
    pub extra: Points,
}

impl Choices {
    /// All cells that accept the hand.
    pub fn cells(self) -> CellSet {
        self.score.or(self.strike)
    }
}

impl Ruleset {
    /// The legal entries of `hand` with these open cells.
    ///
    /// `yatzy_scored` is whether the yatzy box has points; only jokers depend on it. `named` is the box named
    /// before the throw; with declared boxes nothing is legal without it.
    pub fn choices(&self, open: CellSet, yatzy_scored: bool, hand: Hand, named: Option<Cell>) -> Choices {
        if let Some(choices) = self.joker_choices(open, yatzy_scored, hand) {
            return choices;
        }
        if self.declares() {
            return named.map(|named| self.named_choices(open, hand, named)).unwrap_or_default();
        }
        let allowed = self.allowed(open);
        let paying = allowed.and(self.paying(hand));
        let elsewhere = paying.without(self.chance_cells());
        let score = match self.chance() {
            When::LastResort if !elsewhere.is_empty() => elsewhere,
            _ => paying,
        };
        let strike = match self.zero() {
            When::LastResort if !paying.is_empty() => CellSet::EMPTY,
            _ => allowed.without(paying),
        };
        Choices { score, strike, ..Choices::default() }
    }

    /// The open cells that the order rule allows.
    pub fn allowed(&self, open: CellSet) -> CellSet {
        match self.order() {
            Order::Free => open,
            Order::Down => open.top().map(CellSet::only).unwrap_or_default(),
            Order::UpperFirst => {
                let upper = open.and(self.upper_cells());
                if upper.is_empty() { open } else { upper }
            }
        }
    }

    /// A hand that scores in the named box must be entered there. A miss may go to chance if it scores in no
    /// other open box, or be a zero in any open box, even one where it would have scored, because that box
    /// was not named. Chance itself is never struck. The options `chance` and `zero` have no effect here.
    fn named_choices(&self, open: CellSet, hand: Hand, named: Cell) -> Choices {
        let paying = open.and(self.paying(hand));
        if paying.contains(named) {
            return Choices { score: CellSet::only(named), ..Choices::default() };
        }
        let chances = open.and(self.chance_cells());
        let score = if paying.without(chances).is_empty() { chances } else { CellSet::EMPTY };
        Choices { score, strike: open.without(chances), ..Choices::default() }
    }

    /// The points of an entry, given the choices of the hand; `None` if the cell is not among them.
    pub fn entry_points(&self, choices: Choices, cell: Cell, hand: Hand) -> Option<Points> {
        if choices.score.contains(cell) {
            Some(if choices.joker { self.joker_points(cell, hand) } else { self.points(cell, hand) })
        } else {
            choices.strike.contains(cell).then_some(Points::ZERO)
        }
    }
}
