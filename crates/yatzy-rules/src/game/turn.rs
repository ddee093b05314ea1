//! Turns as they are remembered: what was thrown and kept, or what was told from the table, and the entry.

use crate::{Cell, Event, Hand, Keep, Points, Seat};

/// A turn, finished or in progress.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Turn {
    /// Whose turn it is.
    pub seat: Seat,
    /// The seat's how manieth turn, from 1.
    pub round: u16,
    /// The box named before the first throw.
    pub named: Option<Cell>,
    /// What is known of the dice.
    pub play: Play,
    /// What was written; `None` in a turn that is not finished.
    pub entry: Option<Entry>,
    /// Whether the coach was asked.
    pub hinted: bool,
    /// What stood here before it was corrected, oldest first.
    pub crossed_out: Vec<Turn>,
}

/// What is known of a turn's dice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Play {
    /// Every throw, none yet at the start of a turn.
    Throws(Vec<Throw>),
    /// The hand that came up on a real table.
    Hand {
        /// The hand.
        hand: Hand,
        /// After how many throws, where that was told.
        throws: Option<u16>,
    },
    /// Only the points were told.
    Points {
        /// After how many throws, where that was told.
        throws: Option<u16>,
    },
}

/// One throw.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Throw {
    /// The dice kept before it; none in the first throw of a turn.
    pub keep: Keep,
    /// All dice after it.
    pub hand: Hand,
}

/// What a turn wrote on the card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Entry {
    /// The cell filled.
    pub cell: Cell,
    /// The points written.
    pub points: Points,
    /// The extra yatzy's points, which stand beside the boxes.
    pub extra: Points,
}

/// A whole turn told from the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct TableTurn {
    /// The box named before the throw, where the rules ask for one and it was not named yet.
    pub named: Option<Cell>,
    /// What is told.
    pub shown: Shown,
    /// After how many throws; must be told where there are chips.
    pub throws: Option<u16>,
    /// The cell to fill.
    pub cell: Cell,
}

/// What is told of a turn at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Shown {
    /// The hand that came up.
    Hand(Hand),
    /// The points alone.
    Points {
        /// The points in the box.
        points: Points,
        /// Whether an extra yatzy is claimed.
        extra_yatzy: bool,
    },
}

impl Turn {
    /// Whether it filled this cell.
    pub fn filled(&self, cell: Cell) -> bool {
        self.entry.is_some_and(|entry| entry.cell == cell)
    }

    pub(crate) fn new(seat: Seat, round: u16) -> Turn {
        let play = Play::Throws(Vec::new());
        Turn { seat, round, named: None, play, entry: None, hinted: false, crossed_out: Vec::new() }
    }

    /// What lies on the table.
    pub fn hand(&self) -> Option<Hand> {
        match &self.play {
            Play::Throws(throws) => throws.last().map(|throw| throw.hand),
            Play::Hand { hand, .. } => Some(*hand),
            Play::Points { .. } => None,
        }
    }

    /// How many throws were made, where that is known.
    pub fn throws(&self) -> Option<u16> {
        match &self.play {
            Play::Throws(throws) => Some(throws.len() as u16),
            Play::Hand { throws, .. } | Play::Points { throws } => *throws,
        }
    }

    /// How many throws are known die by die.
    pub(super) fn thrown(&self) -> u32 {
        match &self.play {
            Play::Throws(throws) => throws.len() as u32,
            Play::Hand { .. } | Play::Points { .. } => 0,
        }
    }

    /// Whether anything has happened in it.
    pub(crate) fn has_begun(&self) -> bool {
        self.named.is_some() || self.throws() != Some(0)
    }

    /// The events that make this turn, in order.
    pub(crate) fn events(&self) -> Vec<Event> {
        let seat = self.seat;
        let mut events = Vec::new();
        if self.hinted {
            events.push(Event::Hinted { seat });
        }
        if let (Play::Hand { .. } | Play::Points { .. }, Some(entry)) = (&self.play, self.entry) {
            events.push(Event::Tabled { seat, table: self.as_table(entry), entry });
            return events;
        }
        events.extend(self.named.map(|cell| Event::Named { seat, cell }));
        if let Play::Throws(throws) = &self.play {
            events.extend(throws.iter().map(|throw| {
                let fell =
                    throw.hand.without(throw.keep.dice()).expect("a throw shows the dice kept before it");
                Event::Thrown { seat, keep: throw.keep, fell }
            }));
        }
        events.extend(self.entry.map(|entry| Event::Entered { seat, entry }));
        events
    }

    /// The same, with what was crossed out in it.
    pub(crate) fn events_with_corrections(&self) -> Vec<Event> {
        let (seat, round) = (self.seat, self.round);
        let Some((first, corrected)) = self.crossed_out.split_first() else { return self.events() };
        let corrected = corrected.iter().chain([self]).filter_map(|turn| Some((turn, turn.entry?)));
        let correction = |(turn, entry): (&Turn, Entry)| Event::Corrected {
            round,
            seat,
            table: turn.as_table(entry),
            entry,
        };
        // Whoever asked the coach has asked it for every version of the turn.
        let first = Turn { hinted: self.hinted, ..first.clone() };
        first.events().into_iter().chain(corrected.map(correction)).collect()
    }

    pub(crate) fn as_table(&self, entry: Entry) -> TableTurn {
        let shown = match self.hand() {
            Some(hand) => Shown::Hand(hand),
            None => Shown::Points { points: entry.points, extra_yatzy: entry.extra > Points::ZERO },
        };
        TableTurn { named: self.named, shown, throws: self.throws(), cell: entry.cell }
    }
}
