//! Jokers: the boxes in which a joker may be placed, and its points there.

use super::{Choices, JokerRule, Pays, Ruleset};
use crate::{Cell, CellSet, Hand, Points};

impl Ruleset {
    /// The forced placement of a joker, which overrides the chance, zero and order rules.
    pub(super) fn joker_choices(&self, open: CellSet, yatzy_scored: bool, hand: Hand) -> Option<Choices> {
        let joker = self.joker()?;
        let face = hand.all_alike()?;
        if open.contains(self.yatzy_cell()?) || (joker.rule == JokerRule::Booklet && !yatzy_scored) {
            return None;
        }
        let extra = if yatzy_scored { joker.extra } else { Points::ZERO };
        let placed = Choices { joker: true, extra, ..Choices::default() };
        let own_box = self.face_cell(face).filter(|&cell| open.contains(cell));
        let lower = open.without(self.upper_cells());
        Some(match own_box {
            Some(cell) => Choices { score: CellSet::only(cell), ..placed },
            None if !lower.is_empty() => Choices { score: lower, ..placed },
            None => Choices { strike: open, ..placed },
        })
    }

    /// The points of a joker in a cell: the box's full value.
    pub fn joker_points(&self, cell: Cell, hand: Hand) -> Points {
        match self.box_of(cell).pays {
            Pays::Fixed(points) | Pays::FixedAndAll(points) => Points(points.into()),
            Pays::All => Points(hand.sum()),
            Pays::Matched => self.points(cell, hand),
        }
    }
}
