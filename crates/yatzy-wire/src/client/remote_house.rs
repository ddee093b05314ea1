//! From an address to a table of a server.

use super::notes::Notes;
use super::subscription::Subscriptions;
use super::table_cache::TableCache;
use super::{Address, AddressTarget, ClientError, Server};
use crate::{HouseBody, LookQuery, api};
use std::fmt;
use std::path::{Path, PathBuf};
use std::sync::{Arc, OnceLock};
use yatzy_table::{GameId, HouseOffers, RulesAnalysis, Token, View, Who, Zone};

/// The longest series that is followed; a longer one would be a circle.
const LONGEST_SERIES: u32 = 10_000;

/// The house of a server, for one device. Cheap to clone; all clones are one device.
#[derive(Clone)]
pub struct RemoteHouse {
    server: Server,
    /// The data folder of this device.
    folder: Option<PathBuf>,
    pub(super) analysis: Option<Arc<dyn RulesAnalysis>>,
    pub(super) offers: Arc<OnceLock<HouseOffers>>,
    pub(super) tables: Arc<TableCache>,
    pub(super) subscriptions: Arc<Subscriptions>,
}

/// A table of a server, as one device joined it.
#[derive(Debug)]
pub struct JoinedTable {
    pub house: RemoteHouse,
    /// The identity of this device at the table.
    pub who: Who,
    pub view: View,
}

impl fmt::Debug for RemoteHouse {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("RemoteHouse").field("server", &self.server).finish_non_exhaustive()
    }
}

impl RemoteHouse {
    /// The house of an address, asked in a language.
    pub fn new(address: &Address, lang: &str, folder: Option<PathBuf>) -> RemoteHouse {
        RemoteHouse::of_server(Server::new(&address.base, lang), folder)
    }

    /// The house at a base such as `http://192.168.1.7:8710`, once it has told its features.
    pub fn at(base: &str, lang: &str, folder: Option<PathBuf>) -> Result<RemoteHouse, ClientError> {
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
            subscriptions: Arc::default(),
        }
    }

    /// The same house, with perfect play computed in this process: the API has no route for it.
    pub fn with_analysis(self, analysis: Arc<dyn RulesAnalysis>) -> RemoteHouse {
        RemoteHouse { analysis: Some(analysis), ..self }
    }

    /// Learns the features of the house. A server of the version before has to be asked; an older one does not tell.
    fn learn_offers(&self, told: Option<HouseBody>) -> Result<(), ClientError> {
        let asked = || match self.server.ask(&api::HOUSE.call(&[])) {
            Err(ClientError::Refused(_)) => Ok(HouseBody { records: false, computer: true }),
            answer => answer,
        };
        let HouseBody { records, computer } = told.map_or_else(asked, Ok)?;
        let address = Some(self.server.base().to_owned());
        // A concurrent request has set the same.
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

    /// Goes to the latest game of a table: an address is older than the rematches after it. The device uses the token
    /// that it has noted for the game, or a new one, which is noted with the view. So the token, the commitment and the
    /// newest head are on the disk before a seat is asked for.
    pub fn enter(mut self, place: &AddressTarget) -> Result<JoinedTable, ClientError> {
        let game = match place {
            AddressTarget::Table(game) | AddressTarget::Seat(game, _) | AddressTarget::Match(game) => {
                game.clone()
            }
            AddressTarget::Code(code) => {
                let (found, server) = self.server.follow(&api::BY_CODE.call(&[code]))?;
                self.server = server;
                found.id.parse().map_err(|_| ClientError::NotYatzy)?
            }
        };
        let mut who = self.device(&game);
        let query = LookQuery { enter: Some(true), ..LookQuery::default() };
        let look = api::LOOK.find(&[&game], &query).with_events(0);
        let (state, server) = self.server_for(&who).follow(&look)?;
        self.server = server.with_token(None);
        self.learn_offers(state.house)?;
        let latest = state.id.parse().map_err(|_| ClientError::NotYatzy)?;
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
            // A seat keeps its token in the next game.
            if view.you.is_watching() {
                who = self.device(&next);
            }
            view = self.look_now(&next, &who)?;
        }
        Ok(JoinedTable { house: self, who, view })
    }

    /// The match that an address leads to; `None` if it leads to a table.
    pub fn find_match(&self, place: &AddressTarget) -> Result<Option<(RemoteHouse, GameId)>, ClientError> {
        let mut house = self.clone();
        let id = match place {
            AddressTarget::Table(_) | AddressTarget::Seat(..) => return Ok(None),
            AddressTarget::Match(id) => id.clone(),
            AddressTarget::Code(code) => match house.server.follow(&api::MATCH_BY_CODE.call(&[code])) {
                Ok((found, server)) => {
                    house.server = server;
                    found.id.parse().map_err(|_| ClientError::NotYatzy)?
                }
                // No match, or a server of the version before.
                Err(ClientError::Refused(_)) => return Ok(None),
                Err(error) => return Err(error),
            },
        };
        house.learn_offers(None)?;
        Ok(Some((house, id)))
    }

    /// The identity of this device in a match, which is on the disk before the match is joined.
    pub fn device_of_match(&self, id: &GameId) -> Result<Who, ClientError> {
        let mut notes = Notes::of(self.folder(), id);
        let token = notes.token().unwrap_or_else(Token::random);
        notes.note_token(token)?;
        Ok(Who::with(token))
    }

    /// The token that this device has noted at a table, or a new one.
    fn device(&self, game: &GameId) -> Who {
        let noted = Notes::of(self.folder.as_deref(), game).token();
        Who::with(noted.unwrap_or_else(Token::random))
    }

    /// The server, with a person's token.
    pub(super) fn server_for(&self, who: &Who) -> Server {
        self.server.clone().with_token(who.token())
    }

    pub(super) fn folder(&self) -> Option<&Path> {
        self.folder.as_deref()
    }
}
