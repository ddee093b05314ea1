//! Turns: throws and keeps, or a turn with real dice, and the entry.

use crate::{Cell, Event, Hand, Keep, Points, Seat};

/// A turn, finished or in progress.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the field names say it")]
pub struct Turn {
    pub seat: Seat,
    /// Turn number of this seat, starting at 1.
    pub round: u16,
    /// The box named before the first throw.
    pub named: Option<Cell>,
    /// The known facts about the dice.
    pub play: Play,
    /// `None` in an unfinished turn.
    pub entry: Option<Entry>,
    /// Whether the coach was asked.
    pub hinted: bool,
    /// The versions before corrections, oldest first.
    pub crossed_out: Vec<Turn>,
}

/// The known facts about a turn's dice.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the field names say it")]
pub enum Play {
    /// Every throw; none at the start of a turn.
    Throws(Vec<Throw>),
    /// The final hand with real dice.
    Hand {
        hand: Hand,
        /// Number of throws, if stated.
        throws: Option<u16>,
    },
    /// Only the points are known.
    Points {
        /// Number of throws, if stated.
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

/// An entry on the card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[allow(missing_docs, reason = "the field names say it")]
pub struct Entry {
    pub cell: Cell,
    pub points: Points,
    /// The points of an extra yatzy, which are counted beside the boxes.
    pub extra: Points,
}

/// A whole turn with real dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[allow(missing_docs, reason = "the field names say it")]
pub struct TableTurn {
    /// The box named before the throw, if the rules require one and it was not named yet.
    pub named: Option<Cell>,
    pub shown: Shown,
    /// Number of throws; required with chips.
    pub throws: Option<u16>,
    pub cell: Cell,
}

/// The known result of a table turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[allow(missing_docs, reason = "the field names say it")]
pub enum Shown {
    /// The final hand.
    Hand(Hand),
    /// Only the points.
    Points {
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

    /// The present hand.
    pub fn hand(&self) -> Option<Hand> {
        match &self.play {
            Play::Throws(throws) => throws.last().map(|throw| throw.hand),
            Play::Hand { hand, .. } => Some(*hand),
            Play::Points { .. } => None,
        }
    }

    /// Number of throws, if known.
    pub fn throws(&self) -> Option<u16> {
        match &self.play {
            Play::Throws(throws) => Some(throws.len() as u16),
            Play::Hand { throws, .. } | Play::Points { throws } => *throws,
        }
    }

    /// Number of throws whose dice are known.
    pub(super) fn thrown(&self) -> u32 {
        match &self.play {
            Play::Throws(throws) => throws.len() as u32,
            Play::Hand { .. } | Play::Points { .. } => 0,
        }
    }

    /// Whether anything has happened in the turn.
    pub(crate) fn has_begun(&self) -> bool {
        self.named.is_some() || self.throws() != Some(0)
    }

    /// The events of this turn, in order.
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

    /// The events of this turn and of its corrections.
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
        // A question to the coach counts for every version of the turn.
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
