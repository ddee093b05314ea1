//! The way in to a server: from an address to a table.

use super::{Address, Notes, Place, RemoteTable, Server, Trouble};
use crate::{PlayerBody, calls};
use std::path::PathBuf;
use yatzy_table::{GameId, Token};

/// How many games a series may have gone on before someone comes: more is a circle.
const LONGEST_SERIES: u32 = 10_000;

/// A server's house, as one device comes to it.
#[derive(Clone, Debug)]
pub struct RemoteHouse {
    server: Server,
    /// The seat's own token, where a link was given.
    link: Option<Token>,
    /// Where this device keeps things.
    folder: Option<PathBuf>,
}

impl RemoteHouse {
    /// The house that an address leads to, asked in a language.
    pub fn new(address: &Address, lang: &str, folder: Option<PathBuf>) -> RemoteHouse {
        let link = match address.place {
            Place::Seat(_, token) => Some(token),
            Place::Table(_) | Place::Code(_) => None,
        };
        RemoteHouse { server: Server::new(&address.base, lang), link, folder }
    }

    /// Goes to a table, and sits down if a name is given.
    pub fn enter(mut self, place: &Place, name: Option<&str>) -> Result<RemoteTable, Trouble> {
        let (id, server) = match place {
            Place::Table(game) | Place::Seat(game, _) => {
                let (state, server) = self.server.follow(&calls::look(game))?;
                (state.id, server)
            }
            Place::Code(code) => {
                let (found, server) = self.server.follow(&calls::by_code(code))?;
                (found.id, server)
            }
        };
        self.server = server;
        let mut table = self.latest(id.parse().map_err(|_| Trouble::NotYatzy)?)?;
        let state = table.look()?;
        if self.link.is_some() && state.you.seats.is_empty() {
            return Err(Trouble::Void);
        }
        let unnamed = state.seats.iter().any(|seat| seat.yours && seat.player == PlayerBody::Open);
        match name {
            Some(name) if state.you.seats.is_empty() || unnamed => table.sit(name)?,
            None if unnamed => return Err(Trouble::NoName),
            _ => {}
        }
        Ok(table)
    }

    /// The latest game of the table: a link outlives the game that it was made for.
    fn latest(&self, game: GameId) -> Result<RemoteTable, Trouble> {
        let mut table = self.table(game);
        for _ in 0..LONGEST_SERIES {
            let Some(next) = table.next()? else { break };
            next.notes().save()?;
            table = next;
        }
        Ok(table)
    }

    /// A table of this house, as whoever this device is there.
    pub fn table(&self, game: GameId) -> RemoteTable {
        let notes = Notes::of(self.folder.as_deref(), &game);
        RemoteTable::new(self.clone(), game, notes)
    }

    /// The server, asked by whoever came by the link, or else goes by a token.
    pub(super) fn server(&self, device: Option<Token>) -> Server {
        self.server.clone().with_token(self.link.or(device))
    }

    pub(super) fn link(&self) -> Option<Token> {
        self.link
    }
}
