//! One seat's card: its entries and the sums that people read off it.

use crate::{Bonus, Cell, CellSet, MAX_CELLS, Points, Ruleset, Section};

/// One seat's card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Card {
    open: CellSet,
    points: [u16; MAX_CELLS],
    extra_yatzys: u16,
    chips: u16,
}

/// Why a card is impossible.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[allow(missing_docs, reason = "the field names say it")]
pub enum CardError {
    /// The same box twice.
    #[error("cell {0:?} twice")]
    Twice(Cell),
    /// Points that the box can't hold.
    #[error("cell {cell:?} can't hold {found}")]
    Impossible {
        cell: Cell,
        found: Points,
        /// The points that it can hold.
        possible: Vec<Points>,
    },
    /// Boxes filled in another order than the rules allow.
    #[error("cell {next:?} comes first")]
    OutOfOrder {
        /// The box that had to be filled first.
        next: Cell,
    },
    /// Chips without the chip rule, or more than the filled boxes can have earned.
    #[error("{found} chips, at most {most}")]
    TooManyChips { found: u16, most: u16 },
    /// Extra yatzys that the rules or the card exclude, or more than filled boxes.
    #[error("{found} extra yatzys, at most {most}")]
    TooManyExtraYatzys { found: u16, most: u16 },
}

impl CardError {
    /// The stable code of this error in the API.
    pub fn code(&self) -> &'static str {
        match self {
            CardError::Twice(_) => "card/twice",
            CardError::Impossible { .. } => "card/impossible",
            CardError::OutOfOrder { .. } => "card/out-of-order",
            CardError::TooManyChips { .. } => "card/too-many-chips",
            CardError::TooManyExtraYatzys { .. } => "card/too-many-extra-yatzys",
        }
    }
}

impl Card {
    /// An empty card.
    pub fn new(rules: &Ruleset) -> Card {
        Card { open: rules.cells(), points: [0; MAX_CELLS], extra_yatzys: 0, chips: 0 }
    }

    /// A card in the middle of a game, as people read it off a pad, with the points as entered there.
    pub fn filled(
        rules: &Ruleset,
        entries: &[(Cell, Points)],
        extra_yatzys: u16,
        chips: u16,
    ) -> Result<Card, CardError> {
        let mut card = Card::new(rules);
        for &(cell, points) in entries {
            if !card.open.contains(cell) {
                return Err(CardError::Twice(cell));
            }
            let possible = rules.possible_points(cell);
            if !possible.contains(&points) {
                return Err(CardError::Impossible { cell, found: points, possible });
            }
            card.open = card.open.without(CellSet::only(cell));
            card.points[cell.index()] = points.0 as u16;
        }
        card.check_order(rules)?;
        let turns = entries.len() as u16;
        let most = if rules.has_chips() { turns * crate::FREE_RETHROWS } else { 0 };
        if chips > most {
            return Err(CardError::TooManyChips { found: chips, most });
        }
        let most = if rules.joker().is_some() && card.yatzy_scored(rules) { turns - 1 } else { 0 };
        if extra_yatzys > most {
            return Err(CardError::TooManyExtraYatzys { found: extra_yatzys, most });
        }
        Ok(Card { extra_yatzys, chips, ..card })
    }

    /// Without jokers, which override the order, the filled boxes must be the first ones of the order.
    fn check_order(&self, rules: &Ruleset) -> Result<(), CardError> {
        let filled = rules.cells().without(self.open);
        let upper_first = |next: Cell| {
            rules.upper_cells().contains(next) && !filled.without(rules.upper_cells()).is_empty()
        };
        let Some(next) = rules.allowed(self.open).top().filter(|_| rules.joker().is_none()) else {
            return Ok(());
        };
        let wrong = match rules.order() {
            crate::Order::Free => false,
            crate::Order::Down => filled.iter().any(|cell| cell > next),
            crate::Order::UpperFirst => upper_first(next),
        };
        if wrong { Err(CardError::OutOfOrder { next }) } else { Ok(()) }
    }

    /// The cells that are not filled yet.
    pub fn open(&self) -> CellSet {
        self.open
    }

    /// The entry of a cell; `None` if it is open or does not exist.
    pub fn points(&self, rules: &Ruleset, cell: Cell) -> Option<Points> {
        let filled = rules.cells().contains(cell) && !self.open.contains(cell);
        filled.then(|| Points(self.points[cell.index()].into()))
    }

    /// Saved chips.
    pub fn chips(&self) -> u16 {
        self.chips
    }

    /// Number of yatzys that earned extra points.
    pub fn extra_yatzys(&self) -> u16 {
        self.extra_yatzys
    }

    /// Whether the yatzy box has points.
    pub fn yatzy_scored(&self, rules: &Ruleset) -> bool {
        rules.yatzy_cell().is_some_and(|cell| self.points[cell.index()] > 0)
    }

    pub(crate) fn enter(&mut self, cell: Cell, points: Points, extra: Points) {
        self.open = self.open.without(CellSet::only(cell));
        self.points[cell.index()] = points.0 as u16;
        self.extra_yatzys += u16::from(extra > Points::ZERO);
    }

    pub(crate) fn erase(&mut self, cell: Cell, extra: Points) {
        self.open = self.open.or(CellSet::only(cell));
        self.points[cell.index()] = 0;
        self.extra_yatzys -= u16::from(extra > Points::ZERO);
    }

    pub(crate) fn set_chips(&mut self, chips: u16) {
        self.chips = chips;
    }

    /// All sums of the card.
    pub fn totals(&self, rules: &Ruleset) -> Totals {
        let extra_points = rules.joker().map_or(Points::ZERO, |joker| joker.extra);
        let extra = extra_points * u32::from(self.extra_yatzys);
        let columns: Vec<ColumnTotals> = (0..rules.columns().len())
            .map(|column| self.column_totals(rules, column, if column == 0 { extra } else { Points::ZERO }))
            .collect();
        Totals { extra, total: columns.iter().map(|column| column.total).sum(), columns }
    }

    fn column_totals(&self, rules: &Ruleset, column: usize, extra: Points) -> ColumnTotals {
        let sum = |section: Section| -> Points {
            let cells = rules.column_cells(column).without(self.open).iter();
            let cells = cells.filter(|&cell| rules.box_of(cell).section() == section);
            cells.map(|cell| Points(self.points[cell.index()].into())).sum()
        };
        let upper = sum(Section::Upper);
        let lower = sum(Section::Lower) + extra;
        let race = rules.bonus().map(|bonus| self.race(rules, bonus, upper));
        let bonus = race
            .as_ref()
            .filter(|race| race.missing == Points::ZERO)
            .map_or(Points::ZERO, |race| race.points);
        ColumnTotals { upper, bonus, race, lower, total: upper + bonus + lower }
    }

    fn race(&self, rules: &Ruleset, bonus: Bonus, upper: Points) -> BonusRace {
        let needed = bonus.condition.needed();
        let pips =
            |cell: Cell| i64::from(rules.points(cell, all_of(rules, cell)).0) / i64::from(rules.dice());
        let all_pips: i64 = rules.upper_cells().iter().map(pips).sum();
        // The usual way to the bonus is the same number of dice in every upper box: three of five, four of
        // six.
        let par = (i64::from(needed.0) + all_pips / 2) / all_pips;
        let filled: i64 = rules.upper_cells().without(self.open).iter().map(pips).sum();
        let spare = par * all_pips - i64::from(needed.0);
        let most: i64 = (all_pips - filled) * i64::from(rules.dice());
        let missing = Points(needed.0.saturating_sub(upper.0));
        BonusRace {
            points: bonus.points,
            missing,
            pace: i64::from(upper.0) - par * filled + spare,
            open: i64::from(missing.0) <= most,
        }
    }
}

/// The hand with the highest points in a face box.
fn all_of(rules: &Ruleset, cell: Cell) -> crate::Hand {
    let crate::Needs::Face(face) = rules.box_of(cell).needs else {
        unreachable!("upper boxes are boxes of a face")
    };
    crate::Hand::alike(face, rules.dice()).expect("a ruleset has at most six dice")
}

/// The sums of a card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Totals {
    /// The sums of each column.
    pub columns: Vec<ColumnTotals>,
    /// The points of extra yatzys. The lower sum of the first column includes them.
    pub extra: Points,
    /// The grand total.
    pub total: Points,
}

/// The sums of one column.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ColumnTotals {
    /// The upper sum, without the bonus.
    pub upper: Points,
    /// The bonus earned so far.
    pub bonus: Points,
    /// Progress towards the bonus, if the rules have one.
    pub race: Option<BonusRace>,
    /// The lower sum, extra yatzys included.
    pub lower: Points,
    /// Upper sum, bonus and lower sum.
    pub total: Points,
}

/// Progress towards the bonus.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BonusRace {
    /// The points of the bonus.
    pub points: Points,
    /// The upper points still missing; zero once the bonus is earned.
    pub missing: Points,
    /// Points ahead of the usual way in the upper boxes filled so far; negative if behind.
    pub pace: i64,
    /// Whether the open upper boxes can still give the missing points.
    pub open: bool,
}
