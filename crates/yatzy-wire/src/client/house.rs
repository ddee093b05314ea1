//! The way in to a server: from an address to a table.

use super::known::KnownTables;
use super::listener::Listeners;
use super::notes::Notes;
use super::{Address, Place, Server, Trouble};
use crate::{HouseBody, LookQuery, api};
use std::fmt;
use std::path::{Path, PathBuf};
use std::sync::{Arc, OnceLock};
use yatzy_table::{GameId, HouseOffers, RulesAnalysis, Token, View, Who, Zone};

/// The most games of a series that are followed; more would be a circle.
const LONGEST_SERIES: u32 = 10_000;

/// A server's house, as one device comes to it. Cheap to clone; all clones are one device.
#[derive(Clone)]
pub struct RemoteHouse {
    server: Server,
    /// Where this device keeps things.
    folder: Option<PathBuf>,
    pub(super) analysis: Option<Arc<dyn RulesAnalysis>>,
    pub(super) offers: Arc<OnceLock<HouseOffers>>,
    pub(super) tables: Arc<KnownTables>,
    pub(super) listeners: Arc<Listeners>,
}

/// A table of a server, as one device came to it.
#[derive(Debug)]
pub struct Entered {
    /// The house that the table is in.
    pub house: RemoteHouse,
    /// Who this device is at the table.
    pub who: Who,
    /// The table as the device sees it.
    pub view: View,
}

impl fmt::Debug for RemoteHouse {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("RemoteHouse").field("server", &self.server).finish_non_exhaustive()
    }
}

impl RemoteHouse {
    /// The house that an address leads to, asked in a language.
    pub fn new(address: &Address, lang: &str, folder: Option<PathBuf>) -> RemoteHouse {
        RemoteHouse::of_server(Server::new(&address.base, lang), folder)
    }

    /// The house at a base such as `http://192.168.1.7:8710`, asked in a language, once it has said what can be had there.
    pub fn at(base: &str, lang: &str, folder: Option<PathBuf>) -> Result<RemoteHouse, Trouble> {
        let house = RemoteHouse::of_server(Server::new(base, lang), folder);
        house.learn_offers(None)?;
        Ok(house)
    }

    fn of_server(server: Server, folder: Option<PathBuf>) -> RemoteHouse {
        RemoteHouse {
            server,
            folder,
            analysis: None,
            offers: Arc::default(),
            tables: Arc::default(),
            listeners: Arc::default(),
        }
    }

    /// The same house, with perfect play computed in this process: the API has no route for it.
    pub fn with_analysis(self, analysis: Arc<dyn RulesAnalysis>) -> RemoteHouse {
        RemoteHouse { analysis: Some(analysis), ..self }
    }

    /// Learns what can be had there; a server of the version before has to be asked, and one before that does not say.
    fn learn_offers(&self, told: Option<HouseBody>) -> Result<(), Trouble> {
        let asked = || match self.server.ask(&api::HOUSE.call(&[])) {
            Err(Trouble::Refused(_)) => Ok(HouseBody { records: false, computer: true }),
            answer => answer,
        };
        let HouseBody { records, computer } = told.map_or_else(asked, Ok)?;
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

    /// Goes to the latest game of a table: an address outlives the game that it was made for. The device looks with
    /// the token that it has noted there, or with a new one, which is noted with what it sees. So the token, the
    /// commitment and the newest head are on the disk before a seat is asked for.
    pub fn enter(mut self, place: &Place) -> Result<Entered, Trouble> {
        let game = match place {
            Place::Table(game) | Place::Seat(game, _) => game.clone(),
            Place::Code(code) => {
                let (found, server) = self.server.follow(&api::BY_CODE.call(&[code]))?;
                self.server = server;
                found.id.parse().map_err(|_| Trouble::NotYatzy)?
            }
        };
        let mut who = self.device(&game);
        let query = LookQuery { enter: Some(true), ..LookQuery::default() };
        let look = api::LOOK.find(&[&game], &query).with_events(0);
        let (state, server) = self.server_for(&who).follow(&look)?;
        self.server = server.with_token(None);
        self.learn_offers(state.house)?;
        let latest = state.id.parse().map_err(|_| Trouble::NotYatzy)?;
        let noted = Notes::of(self.folder(), &latest).token().filter(|_| state.you.is_watching());
        let mut view = match noted.map(Who::with).filter(|noted| *noted != who) {
            // The device sat down in a later game than the address leads to.
            Some(noted) => {
                who = noted;
                self.look_now(&latest, &who)?
            }
            None => self.see(&state, None, &who)?,
        };
        for _ in 0..LONGEST_SERIES {
            let Some(next) = view.next.take() else { break };
            // A seat goes on to the next game by the same token.
            if view.you.is_watching() {
                who = self.device(&next);
            }
            view = self.look_now(&next, &who)?;
        }
        Ok(Entered { house: self, who, view })
    }

    /// The token that this device has noted at a table, or a new one.
    fn device(&self, game: &GameId) -> Who {
        let noted = Notes::of(self.folder.as_deref(), game).token();
        Who::with(noted.unwrap_or_else(Token::random))
    }

    /// The server, asked by someone.
    pub(super) fn server_for(&self, who: &Who) -> Server {
        self.server.clone().with_token(who.token())
    }

    pub(super) fn folder(&self) -> Option<&Path> {
        self.folder.as_deref()
    }
}
