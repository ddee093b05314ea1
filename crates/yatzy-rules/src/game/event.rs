//! Actions and events.

use crate::{Cell, Entry, Hand, Keep, Seat, TableTurn};

/// A request of a player or of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[allow(missing_docs, reason = "the field names say it")]
pub enum Action {
    /// Names a box before the first throw.
    Name(Cell),
    /// Throws all dice but the kept ones.
    Throw(Keep),
    /// Enters the hand into a cell.
    Enter(Cell),
    /// Enters a whole turn with real dice.
    Table(TableTurn),
    /// Undoes the last choice.
    TakeBack,
    /// Replaces a finished turn of a game with real dice.
    Correct {
        round: u16,
        seat: Seat,
        /// The new turn.
        table: TableTurn,
    },
    /// Asks the coach.
    Hint,
    /// Adds a seat at the end of the order.
    Join,
    /// Leaves the game.
    Leave(Seat),
    /// Ends the game as it stands.
    Abandon,
}

/// An event of a game. A game is its events; everything else is derived.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the field names say it")]
pub enum Event {
    Named {
        seat: Seat,
        cell: Cell,
    },
    Thrown {
        seat: Seat,
        keep: Keep,
        /// The thrown dice, without the kept ones.
        fell: Hand,
    },
    Entered {
        seat: Seat,
        entry: Entry,
    },
    /// A whole turn with real dice was entered.
    Tabled {
        seat: Seat,
        table: TableTurn,
        entry: Entry,
    },
    /// The last choice was undone.
    TookBack {
        /// The seat whose choice it was.
        seat: Seat,
    },
    Corrected {
        round: u16,
        seat: Seat,
        /// The new turn.
        table: TableTurn,
        /// The new entry.
        entry: Entry,
    },
    Hinted {
        seat: Seat,
    },
    Joined {
        seat: Seat,
    },
    Left {
        seat: Seat,
    },
    /// The game was ended early.
    Abandoned,
}

/// A source of dice. The rules ask for dice only after they have found a throw legal.
pub trait Dice {
    /// Throws this many dice.
    fn throw(&mut self, count: u8) -> Hand;
}

impl<F: FnMut(u8) -> Hand> Dice for F {
    fn throw(&mut self, count: u8) -> Hand {
        self(count)
    }
}

/// No dice, for actions without a throw.
pub struct NoDice;

impl Dice for NoDice {
    fn throw(&mut self, _count: u8) -> Hand {
        Hand::EMPTY
    }
}
