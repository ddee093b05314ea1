//! One table of a server, as one device plays there: each request is asked once here, and may be asked again.

use super::{Notes, RemoteHouse, Server, Trouble};
use crate::{
    ActBody, ActedBody, ActionBody, HintBody, HintQuery, PlayerBody, RecordReply, SeatNameBody, SeriesBody,
    StateBody, calls, seat_number,
};
use std::io;
use yatzy_rules::{Action, Record, Ruleset, Seat};
use yatzy_table::{GameId, Token, Who};

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

    /// What this device has noted down of the game.
    pub fn notes(&self) -> &Notes {
        &self.notes
    }

    /// The server, asked by whoever this device is at the table.
    pub fn server(&self) -> &Server {
        &self.server
    }

    /// The table as it is.
    pub fn look(&self) -> Result<StateBody, Trouble> {
        self.server.ask(&calls::look(&self.game))
    }

    /// The whole game.
    pub fn record(&self) -> Result<RecordReply, Trouble> {
        self.server.ask(&calls::record(&self.game))
    }

    /// The games that the table has played.
    pub fn series(&self) -> Result<SeriesBody, Trouble> {
        self.server.ask(&calls::series(&self.game))
    }

    /// The game that the table has gone on to, by the same token.
    pub fn next(&self) -> Result<Option<RemoteTable>, Trouble> {
        let next = self.series()?.next.and_then(|id| id.parse().ok());
        Ok(next.map(|game| {
            let RemoteTable { house, game, mut notes, .. } = self.house.table(game);
            notes.go_by(self.notes.token());
            RemoteTable::new(house, game, notes)
        }))
    }

    /// Notes what the server bound itself to, unless that was noted before.
    pub fn note_commitment(&mut self, record: &Record) -> Result<(), Trouble> {
        Ok(self.notes.note_commitment(record.proof.as_ref().map(|proof| proof.commitment))?)
    }

    /// A request to do something at a version, with a key of its own. Asked again, it has the same key and the same
    /// bytes: it happens once. `None` for what is no action of the API.
    ///
    /// # Errors
    /// If the bytes of a throw can't be kept: they must not be sent then, for they could differ the next time.
    pub fn request(
        &mut self,
        rules: &Ruleset,
        version: u32,
        action: Action,
        next_throw: u32,
    ) -> io::Result<Option<ActBody>> {
        let bytes = match action {
            Action::Throw(_) => Some(self.notes.bytes_of(next_throw)?),
            _ => None,
        };
        let action = ActionBody::of(rules, action, bytes);
        Ok(action.map(|action| ActBody { version, key: Token::random().to_hex(), action }))
    }

    /// Does something.
    pub fn act(&self, request: &ActBody) -> Result<ActedBody, Trouble> {
        self.server.ask(&calls::act(&self.game, request))
    }

    /// What the coach says, once it is noted that it was asked.
    pub fn hint(&self, query: &HintQuery) -> Result<HintBody, Trouble> {
        self.server.ask(&calls::hint(&self.game, query))
    }

    /// Lets the computer play the turn of someone who is away.
    pub fn step_in(&self, version: u32) -> Result<StateBody, Trouble> {
        self.server.ask(&calls::step_in(&self.game, version))
    }

    /// Plays again.
    pub fn rematch(&self) -> Result<StateBody, Trouble> {
        self.server.ask(&calls::rematch(&self.game))
    }

    /// Takes the first seat that is free, or a new one while the first round lasts. Whoever asks again, because an
    /// answer was lost, goes by the same token and finds the seat taken by themselves.
    pub fn sit(&mut self, name: &str) -> Result<(), Trouble> {
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

    /// An address at which another device takes a seat. A link that this device came by is as good for another; a
    /// seat that was taken by name gets one.
    pub fn address_of(&self, seat: Seat) -> Result<String, Trouble> {
        let base = self.server.base();
        if let Some(link) = self.house.link() {
            return Ok(format!("{base}/g/{}/s/{}", self.game, link.to_hex()));
        }
        let made = self.server.ask(&calls::link(&self.game, seat_number(seat), &SeatNameBody::default()))?;
        let link = made.link.ok_or(Trouble::NotYatzy)?;
        Ok(format!("{base}{}", link.path))
    }
}
