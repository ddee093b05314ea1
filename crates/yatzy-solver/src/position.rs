//! Positions: the part of a card that matters for the rest of the game.

use yatzy_rules::{Card, Cell, CellSet, Points, Ruleset};

/// A card at the start of a turn, reduced to what matters for the rest of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Position {
    /// The filled cells.
    pub filled: CellSet,
    /// The sum of the upper section.
    pub upper: Points,
    /// Whether the yatzy box holds points.
    pub yatzy_scored: bool,
    /// The chips saved.
    pub chips: u16,
}

impl Position {
    /// The empty card.
    pub const START: Position =
        Position { filled: CellSet::EMPTY, upper: Points::ZERO, yatzy_scored: false, chips: 0 };

    /// The position of a card.
    pub fn of(rules: &Ruleset, card: &Card) -> Position {
        let filled = rules.cells().without(card.open());
        let upper = filled.and(rules.upper_cells());
        Position {
            filled,
            upper: upper.iter().filter_map(|cell| card.points(rules, cell)).sum(),
            yatzy_scored: card.yatzy_scored(rules),
            chips: card.chips(),
        }
    }

    /// The cells that are not filled yet.
    pub fn open(self, rules: &Ruleset) -> CellSet {
        rules.cells().without(self.filled)
    }

    /// The position after an entry, with this many rethrows left in the turn.
    #[must_use]
    pub fn after(self, rules: &Ruleset, cell: Cell, points: Points, rethrows: u16) -> Position {
        let is_upper = rules.upper_cells().contains(cell);
        let scores_yatzy = rules.yatzy_cell() == Some(cell) && points > Points::ZERO;
        Position {
            filled: self.filled.or(CellSet::only(cell)),
            upper: self.upper + if is_upper { points } else { Points::ZERO },
            yatzy_scored: self.yatzy_scored || scores_yatzy,
            chips: if rules.has_chips() { rethrows } else { 0 },
        }
    }
}

/// The points on a card: boxes and extra yatzys, without the bonus. The value of a position includes the bonus.
pub fn points_on(rules: &Ruleset, card: &Card) -> Points {
    let extra = rules.joker().map_or(Points::ZERO, |joker| joker.extra) * u32::from(card.extra_yatzys());
    let boxes: Points = rules.cells().iter().filter_map(|cell| card.points(rules, cell)).sum();
    boxes + extra
}
