//! What someone wants to do, and what then happened.

use crate::{Cell, Entry, Hand, Keep, Seat, TableTurn};

/// What a player, or the table, wants to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Action {
    /// Name a box before the first throw.
    Name(Cell),
    /// Throw all dice but the kept ones.
    Throw(Keep),
    /// Enter the hand into a cell.
    Enter(Cell),
    /// Tell a whole turn from the table.
    Table(TableTurn),
    /// Take the last choice back.
    TakeBack,
    /// Replace a finished turn of a game with real dice.
    Correct {
        /// The turn's round.
        round: u16,
        /// The turn's seat.
        seat: Seat,
        /// What it should be.
        table: TableTurn,
    },
    /// Ask the coach.
    Hint,
    /// Add a seat at the end of the order.
    Join,
    /// Leave the game.
    Leave(Seat),
    /// End the game where it stands.
    Abandon,
}

/// What happened. A game is its events; everything else is derived.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// A box was named.
    Named {
        /// Who.
        seat: Seat,
        /// The box.
        cell: Cell,
    },
    /// Dice were thrown.
    Thrown {
        /// Who.
        seat: Seat,
        /// The dice kept.
        keep: Keep,
        /// The dice that fell.
        fell: Hand,
    },
    /// A hand was entered.
    Entered {
        /// Who.
        seat: Seat,
        /// What was written.
        entry: Entry,
    },
    /// A whole turn was told from the table.
    Tabled {
        /// Who.
        seat: Seat,
        /// What was told.
        table: TableTurn,
        /// What was written.
        entry: Entry,
    },
    /// The last choice was taken back.
    TookBack {
        /// Whose choice it was.
        seat: Seat,
    },
    /// A finished turn was replaced.
    Corrected {
        /// The turn's round.
        round: u16,
        /// The turn's seat.
        seat: Seat,
        /// What it is now.
        table: TableTurn,
        /// What was written instead.
        entry: Entry,
    },
    /// The coach was asked.
    Hinted {
        /// Who asked.
        seat: Seat,
    },
    /// A seat was added.
    Joined {
        /// The new seat.
        seat: Seat,
    },
    /// A seat left.
    Left {
        /// Who.
        seat: Seat,
    },
    /// The game was ended where it stood.
    Abandoned,
}

/// Where dice come from. The rules ask for dice only when a throw is legal.
pub trait Dice {
    /// Throws this many dice.
    fn throw(&mut self, count: u8) -> Hand;
}

impl<F: FnMut(u8) -> Hand> Dice for F {
    fn throw(&mut self, count: u8) -> Hand {
        self(count)
    }
}

/// No dice: for actions that throw none.
pub struct NoDice;

impl Dice for NoDice {
    fn throw(&mut self, _count: u8) -> Hand {
        Hand::EMPTY
    }
}
