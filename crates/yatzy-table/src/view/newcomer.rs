//! A person who types a name to sit down.

use super::{SeatView, View};
use yatzy_rules::{Seat, is_same_name};
use yatzy_text::{Text, say};

/// What a typed name means at a table.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Newcomer<'a> {
    /// A seat is kept for a person of this name, who is asked whether it is theirs.
    Expected(&'a SeatView),
    /// A seat of this name is there already. The person needs another name.
    Taken(&'a SeatView),
    /// No seat has this name, and there is room for a new player.
    New,
    /// No seat has this name, and the table takes no new players.
    NoSeat,
}

impl Newcomer<'_> {
    /// That the person needs another name.
    pub fn problem(self, text: Text) -> Option<String> {
        match self {
            Newcomer::Taken(seat) => Some(say!(text, "seat-other-name", name = seat.shown(text))),
            Newcomer::Expected(_) | Newcomer::New | Newcomer::NoSeat => None,
        }
    }
}

impl View {
    /// What a typed name means.
    pub fn newcomer(&self, name: &str) -> Newcomer<'_> {
        self.newcomer_by_form(name, None, self.seats.len())
    }

    /// The same for a form that names the seat it wants, and was shown when the table had `known` seats. A seat that
    /// came later may be the form's own, taken by a request that is retried now.
    pub fn newcomer_by_form(&self, name: &str, wanted: Option<Seat>, known: usize) -> Newcomer<'_> {
        let has_name = |seat: &&SeatView| {
            let counts = seat.is_awaited || usize::from(seat.seat.0) < known;
            counts && Some(seat.seat) != wanted && !seat.name.is_empty() && is_same_name(&seat.name, name)
        };
        let taken = || self.seats.iter().find(has_name).map(Newcomer::Taken);
        let found = self.expected().find(has_name).map(Newcomer::Expected).or_else(taken);
        found.unwrap_or(if self.takes_new_players() { Newcomer::New } else { Newcomer::NoSeat })
    }
}
