//! A house on a server: calls over HTTP, notes in files, and the way from an address to a table.

use super::notes::Notes;
use super::subscription::Subscriptions;
use super::{
    Address, AddressTarget, CarriedCall, Carrier, Carrying, ClientError, DeviceStorage, RemoteHouse, Server,
    TableStream,
};
use crate::{HouseBody, LookQuery, api};
use std::fs::{self, File};
use std::io::{self, Write};
use std::path::PathBuf;
use std::sync::Arc;
use yatzy_table::{CodeTarget, GameId, HouseOffers, Token, View, Who, Zone};

/// The longest series that is followed; a longer one would be a circle.
const LONGEST_SERIES: u32 = 10_000;

/// What an address has led a device to.
#[derive(Debug)]
pub enum Entered {
    /// A table.
    Table(Box<JoinedTable>),
    /// A match.
    Match(JoinedMatch),
}

/// A match of a server, as one device sees it.
#[derive(Debug)]
pub struct JoinedMatch {
    pub house: RemoteHouse,
    /// The identity of this device in the match.
    pub who: Who,
    pub id: GameId,
}

/// A table of a server, as one device joined it.
#[derive(Debug)]
pub struct JoinedTable {
    pub house: RemoteHouse,
    /// The identity of this device at the table.
    pub who: Who,
    pub view: View,
}

/// A server with its open streams. Each call blocks a thread of its own.
struct HttpCarrier {
    server: Server,
    subscriptions: Subscriptions,
}

impl Carrier for HttpCarrier {
    fn carry(&self, carried: CarriedCall) -> Carrying {
        let server = self.server.clone().with_token(carried.token).in_language(&carried.lang);
        Box::pin(async move {
            let done = tokio::task::spawn_blocking(move || server.carry(&carried.call));
            let (response, _) = done.await.map_err(|_| ClientError::NoAnswer)??;
            Ok(response)
        })
    }

    fn stream(&self, game: &GameId, token: Option<Token>, seen: u32) -> Option<TableStream> {
        let server = self.server.clone().with_token(token);
        let subscription = self.subscriptions.of(server, game, token, seen);
        Some(TableStream { news: subscription.news(), presence: Box::new(subscription.wait()) })
    }
}

/// Notes in the data folder of this device; without one, they are not kept.
#[derive(Debug)]
struct NotesFolder(Option<PathBuf>);

impl NotesFolder {
    fn file(&self, game: &GameId) -> Option<PathBuf> {
        self.0.as_ref().map(|folder| folder.join("joined").join(format!("{game}.json")))
    }
}

impl DeviceStorage for NotesFolder {
    fn fresh(&self) -> io::Result<[u8; 32]> {
        let mut bytes = [0; 32];
        getrandom::fill(&mut bytes).map_err(io::Error::other)?;
        Ok(bytes)
    }

    fn read(&self, game: &GameId) -> Option<Vec<u8>> {
        fs::read(self.file(game)?).ok()
    }

    /// Replaces the file in one step. Only its owner may read it: the token is a secret.
    fn write(&self, game: &GameId, notes: &[u8]) -> io::Result<()> {
        let Some(file) = self.file(game) else { return Ok(()) };
        if let Some(folder) = file.parent() {
            fs::create_dir_all(folder)?;
        }
        let beside = file.with_extension("new");
        let mut options = File::options();
        options.write(true).create(true).truncate(true);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        let mut written = options.open(&beside)?;
        written.write_all(notes)?;
        written.sync_all()?;
        fs::rename(beside, file)
    }
}

impl RemoteHouse {
    /// The house at a base such as `http://192.168.1.7:8710`, once it has told its features.
    pub fn at(base: &str, lang: &str, folder: Option<PathBuf>) -> Result<RemoteHouse, ClientError> {
        let server = Server::new(base, lang);
        let house = RemoteHouse::of_server(&server, lang, Arc::new(NotesFolder(folder)));
        house.learn_offers(&server, None)?;
        Ok(house)
    }

    fn of_server(server: &Server, lang: &str, storage: Arc<dyn DeviceStorage>) -> RemoteHouse {
        let carrier = HttpCarrier { server: server.clone(), subscriptions: Subscriptions::default() };
        RemoteHouse::on(Arc::new(carrier), lang, storage)
    }

    /// Learns the features of the house. A server of the version before has to be asked; an older one does not tell.
    fn learn_offers(&self, server: &Server, told: Option<HouseBody>) -> Result<(), ClientError> {
        let asked = || match server.ask(&api::HOUSE.call(&[])) {
            Err(ClientError::Refused(_)) => Ok(HouseBody { records: false, computer: true }),
            answer => answer,
        };
        let HouseBody { records, computer } = told.map_or_else(asked, Ok)?;
        let address = Some(server.base().to_owned());
        let offers = HouseOffers {
            records,
            computer,
            opened_by: None,
            address,
            zone: Zone::Here,
            rulesets: Vec::new(),
        };
        // A concurrent request has set the same.
        let _ = self.offers.set(offers);
        Ok(())
    }

    /// Goes to what an address leads to. Of a table it is the latest game: an address is older than the rematches after
    /// it. The device uses the token that it has noted for the game or match, or a new one, which is noted. So the token,
    /// and of a game the commitment and the newest head, are on the disk before a seat is asked for.
    pub fn enter(address: &Address, lang: &str, folder: Option<PathBuf>) -> Result<Entered, ClientError> {
        let storage: Arc<dyn DeviceStorage> = Arc::new(NotesFolder(folder));
        let mut server = Server::new(&address.base, lang);
        let target = match &address.place {
            AddressTarget::Table(game) | AddressTarget::Seat(game, _) => CodeTarget::Table(game.clone()),
            AddressTarget::Match(id) => CodeTarget::Match(id.clone()),
            AddressTarget::Code(code) => {
                let (found, led) = server.follow(&api::BY_CODE.call(&[code]))?;
                server = led;
                found.target().ok_or(ClientError::NotYatzy)?
            }
        };
        match target {
            CodeTarget::Table(game) => RemoteHouse::enter_table(server, &game, lang, storage)
                .map(|table| Entered::Table(Box::new(table))),
            CodeTarget::Match(id) => {
                RemoteHouse::enter_match(&server, id, lang, &storage).map(Entered::Match)
            }
        }
    }

    fn enter_table(
        server: Server,
        game: &GameId,
        lang: &str,
        storage: Arc<dyn DeviceStorage>,
    ) -> Result<JoinedTable, ClientError> {
        let mut who = device(&storage, game)?;
        let query = LookQuery { enter: Some(true), ..LookQuery::default() };
        let look = api::LOOK.find(&[game], &query).with_events(0);
        let (state, server) = server.with_token(who.token()).follow(&look)?;
        let server = server.with_token(None);
        let house = RemoteHouse::of_server(&server, lang, storage.clone());
        house.learn_offers(&server, state.house)?;
        let latest = state.id.parse().map_err(|_| ClientError::NotYatzy)?;
        let noted = Notes::of(&storage, &latest).token().filter(|_| state.you.is_watching());
        let mut view = match noted.map(Who::with).filter(|noted| *noted != who) {
            // The device sat down in a later game than the address leads to.
            Some(noted) => {
                who = noted;
                wait(house.look_now(&latest, &who))??
            }
            None => house.see(&state, None, &who)?,
        };
        for _ in 0..LONGEST_SERIES {
            let Some(next) = view.next.take() else { break };
            // A seat keeps its token in the next game.
            if view.you.is_watching() {
                who = device(&storage, &next)?;
            }
            view = wait(house.look_now(&next, &who))??;
        }
        Ok(JoinedTable { house, who, view })
    }

    fn enter_match(
        server: &Server,
        id: GameId,
        lang: &str,
        storage: &Arc<dyn DeviceStorage>,
    ) -> Result<JoinedMatch, ClientError> {
        let house = RemoteHouse::of_server(server, lang, storage.clone());
        house.learn_offers(server, None)?;
        let who = device(storage, &id)?;
        if let Some(token) = who.token() {
            Notes::of(storage, &id).note_token(token)?;
        }
        Ok(JoinedMatch { house, who, id })
    }
}

/// The token that this device has noted at a table, or a new one.
fn device(storage: &Arc<dyn DeviceStorage>, game: &GameId) -> io::Result<Who> {
    match Notes::of(storage, game).token() {
        Some(token) => Ok(Who::with(token)),
        None => Ok(Who::with(Token::from_bytes(storage.fresh()?))),
    }
}

/// Blocks until a future is done.
fn wait<T>(future: impl Future<Output = T>) -> io::Result<T> {
    Ok(tokio::runtime::Builder::new_current_thread().build()?.block_on(future))
}
