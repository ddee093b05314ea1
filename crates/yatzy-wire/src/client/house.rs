//! The way in to a server: from an address to a table.

use super::known::KnownTables;
use super::listener::Listeners;
use super::notes::Notes;
use super::{Address, Place, RemoteTable, Server, Trouble};
use crate::{PlayerBody, calls};
use std::fmt;
use std::path::{Path, PathBuf};
use std::sync::{Arc, OnceLock};
use yatzy_bots::Knowledge;
use yatzy_house::Judge;
use yatzy_table::{GameId, HouseOffers, Token, Who, Zone};

/// How many games a series may have gone on before someone comes: more is a circle.
const LONGEST_SERIES: u32 = 10_000;

/// A server's house, as one device comes to it. Cheap to clone; all clones are one device.
#[derive(Clone)]
pub struct RemoteHouse {
    server: Server,
    /// The seat's own token, where a link was given.
    link: Option<Token>,
    /// Where this device keeps things.
    folder: Option<PathBuf>,
    judge: Option<Judge>,
    pub(super) offers: Arc<OnceLock<HouseOffers>>,
    pub(super) tables: Arc<KnownTables>,
    pub(super) listeners: Arc<Listeners>,
}

impl fmt::Debug for RemoteHouse {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("RemoteHouse").field("server", &self.server).finish_non_exhaustive()
    }
}

impl RemoteHouse {
    /// The house that an address leads to, asked in a language.
    pub fn new(address: &Address, lang: &str, folder: Option<PathBuf>) -> RemoteHouse {
        let link = match address.place {
            Place::Seat(_, token) => Some(token),
            Place::Table(_) | Place::Code(_) => None,
        };
        RemoteHouse::of_server(Server::new(&address.base, lang), link, folder)
    }

    /// The house at a base such as `http://192.168.1.7:8710`, asked in a language, once it has said what can be had there.
    pub fn at(base: &str, lang: &str, folder: Option<PathBuf>) -> Result<RemoteHouse, Trouble> {
        let house = RemoteHouse::of_server(Server::new(base, lang), None, folder);
        house.learn_offers()?;
        Ok(house)
    }

    fn of_server(server: Server, link: Option<Token>, folder: Option<PathBuf>) -> RemoteHouse {
        RemoteHouse {
            server,
            link,
            folder,
            judge: None,
            offers: Arc::default(),
            tables: Arc::default(),
            listeners: Arc::default(),
        }
    }

    /// The same house, whose games are judged here by what is known.
    pub fn with_knowledge(self, knowledge: Knowledge) -> RemoteHouse {
        RemoteHouse { judge: Some(Judge::new(knowledge)), ..self }
    }

    /// Learns what can be had there. A server of an earlier time does not say.
    fn learn_offers(&self) -> Result<(), Trouble> {
        let (records, computer) = match self.server.ask(&calls::house()) {
            Ok(house) => (house.records, house.computer),
            Err(Trouble::Refused(_)) => (false, true),
            Err(trouble) => return Err(trouble),
        };
        let address = Some(self.server.base().to_owned());
        // Whoever asked first knows as much.
        let _ = self.offers.set(HouseOffers {
            records,
            computer,
            only_here: false,
            address,
            zone: Zone::Here,
            rulesets: Vec::new(),
        });
        Ok(())
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
        self.learn_offers()?;
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
            next.note()?;
            table = next;
        }
        Ok(table)
    }

    /// A table of this house, as whoever this device is there.
    pub(super) fn table(&self, game: GameId) -> RemoteTable {
        let notes = Notes::of(self.folder.as_deref(), &game);
        RemoteTable::new(self.clone(), game, notes)
    }

    /// The server, asked by whoever came by the link, or else goes by a token.
    pub(super) fn server(&self, device: Option<Token>) -> Server {
        self.server.clone().with_token(self.link.or(device))
    }

    /// The server, asked by someone.
    pub(super) fn server_for(&self, who: &Who) -> Server {
        self.server.clone().with_token(who.token())
    }

    pub(super) fn judge(&self) -> Option<&Judge> {
        self.judge.as_ref()
    }

    pub(super) fn folder(&self) -> Option<&Path> {
        self.folder.as_deref()
    }

    pub(super) fn link(&self) -> Option<Token> {
        self.link
    }
}
