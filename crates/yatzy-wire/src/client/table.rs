//! The way to a table of a server, for one device: it finds out who it is there, and sits down.

use super::notes::Notes;
use super::{RemoteHouse, Server, Trouble};
use crate::{PlayerBody, SeatNameBody, StateBody, calls};
use std::io;
use yatzy_table::{GameId, Who};

/// A table of a server, as one device plays there.
#[derive(Clone, Debug)]
pub struct RemoteTable {
    house: RemoteHouse,
    server: Server,
    game: GameId,
    notes: Notes,
}

impl RemoteTable {
    pub(super) fn new(house: RemoteHouse, game: GameId, notes: Notes) -> RemoteTable {
        RemoteTable { server: house.server(notes.token()), house, game, notes }
    }

    /// The game's id.
    pub fn game(&self) -> &GameId {
        &self.game
    }

    /// The house that it is in.
    pub fn house(&self) -> &RemoteHouse {
        &self.house
    }

    /// Who this device is at the table.
    pub fn who(&self) -> Who {
        self.house.link().or(self.notes.token()).map(Who::with).unwrap_or_default()
    }

    /// The table as it is.
    pub(super) fn look(&self) -> Result<StateBody, Trouble> {
        self.server.ask(&calls::look(&self.game))
    }

    /// The game that the table has gone on to, by the same token.
    pub(super) fn next(&self) -> Result<Option<RemoteTable>, Trouble> {
        let series = self.server.ask(&calls::series(&self.game))?;
        let next = series.next.and_then(|id| id.parse().ok());
        Ok(next.map(|game| {
            let RemoteTable { house, game, mut notes, .. } = self.house.table(game);
            notes.go_by(self.notes.token());
            RemoteTable::new(house, game, notes)
        }))
    }

    /// Keeps who this device is here.
    pub(super) fn note(&self) -> io::Result<()> {
        self.notes.save()
    }

    /// Takes the first seat that is free, or a new one while the first round lasts. Whoever asks again, because an
    /// answer was lost, goes by the same token and finds the seat taken by themselves.
    pub(super) fn sit(&mut self, name: &str) -> Result<(), Trouble> {
        if self.house.link().is_none() {
            let device = self.notes.device()?;
            self.server = self.house.server(Some(device));
        }
        let state = self.look()?;
        let open = |yours: bool| {
            let seats = state.seats.iter();
            seats.clone().find(|seat| seat.player == PlayerBody::Open && (seat.yours || !yours))
        };
        if open(true).is_none() && !state.you.seats.is_empty() {
            return Ok(());
        }
        let named = SeatNameBody::new(Some(name), None);
        let call = match open(true).or_else(|| open(false)) {
            Some(seat) => calls::take(&self.game, seat.seat, &named),
            None if state.you.join => calls::join(&self.game, &named),
            None => return Err(Trouble::NoSeat),
        };
        self.server.ask(&call).map(drop)
    }
}
