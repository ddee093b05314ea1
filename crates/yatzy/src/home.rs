//! The house of the data folder: run by this process, or by another one that already runs it.

use crate::commands::serve::{PORT, lan_address, reachable};
use crate::data::{DATABASE, Data};
use crate::database::needs_newer;
use crate::{Failure, tables};
use std::io;
use std::net::{Ipv4Addr, SocketAddr};
use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio::net::TcpListener;
use yatzy_house::{Analyst, LocalHouse, Settings};
use yatzy_pages::qr_lines;
use yatzy_server::{App, Config};
use yatzy_store::{Owner, OwnerAddress, SqliteStore, Store, StoreError};
use yatzy_table::{House, HouseOffers, Token, View, Who, Zone};
use yatzy_terminal::{Connection, Invitation, Invite};
use yatzy_text::{Text, say, shown};
use yatzy_wire::client::RemoteHouse;

/// How long each step of the computer is shown.
const PACE: Duration = Duration::from_millis(900);

/// The house of the data folder, for the person at this machine.
pub struct Home {
    pub connection: Connection,
    /// Invitations to its tables, if other devices can join.
    pub invitation: Option<Invite>,
    /// Closed at the end.
    store: Option<Arc<dyn Store>>,
    /// Held until the end, so that no other process can write to the file.
    _owner: Option<Arc<Mutex<Owner>>>,
}

impl Drop for Home {
    fn drop(&mut self) {
        if let Some(store) = self.store.take() {
            self.connection.ask(async move { store.close().await }).wait();
        }
    }
}

impl Home {
    /// Opens it, also for the network if `lan` is set.
    pub fn open(text: Text, data: &Data, lan: bool) -> Result<Home, Failure> {
        let path = data.folder(text)?.join(DATABASE);
        match claim(text, &path)? {
            Ok(owner) => Home::keep(text, data, &path, owner, lan),
            Err(Some(owner_address)) => Home::visit(text, data, &owner_address),
            Err(None) => {
                let database = shown(&path.display().to_string());
                Err(Failure::wrong("play/owned", say!(text, "serve-owned", database = database)))
            }
        }
    }

    /// Runs the house in this process. Other processes on this machine can connect to it, for example a second window.
    fn keep(text: Text, data: &Data, path: &Path, owner: Owner, lan: bool) -> Result<Home, Failure> {
        let value_source = tables::value_source(data);
        let (path, owner) = (path.to_owned(), Arc::new(Mutex::new(owner)));
        let outside = lan.then(lan_address).flatten();
        let (announced, address) = (owner.clone(), Arc::new(Mutex::new(None)));
        let found = address.clone();
        let store = Arc::new(Mutex::new(None));
        let opened = store.clone();
        let connection = Connection::open(async move {
            let store: Arc<dyn Store> =
                Arc::new(SqliteStore::open(&path).await.map_err(|error| refused(text, &path, &error))?);
            *opened.lock().unwrap_or_else(PoisonError::into_inner) = Some(store.clone());
            let listener = match lan {
                true => listen_to_network(&path).await?,
                false => TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await?,
            };
            let port = listener.local_addr()?.port();
            let address = outside.map(|ip| format!("http://{}", SocketAddr::from((ip, port))));
            let offers = HouseOffers {
                records: true,
                computer: true,
                opened_by: (!lan).then_some("yatzy play --lan"),
                address: address.clone(),
                rulesets: Vec::new(),
                zone: Zone::Here,
            };
            let settings = Settings { pace: PACE, offers, ..Settings::default() };
            let house = LocalHouse::new(store, Some(value_source), settings.clone());
            let key = Token::random();
            let config = Config { here: Some(key.hash()), house: settings, ..Config::default() };
            let owner_address =
                OwnerAddress { url: format!("http://{}", reachable(listener.local_addr()?)), key };
            announced.lock().unwrap_or_else(PoisonError::into_inner).announce(&owner_address)?;
            *found.lock().unwrap_or_else(PoisonError::into_inner) = address;
            let app = App::beside(house.clone(), config);
            // It ends with the connection's own runtime.
            tokio::spawn(app.serve(listener, std::future::pending()));
            let house: Arc<dyn House> = Arc::new(house);
            Ok::<_, Failure>((house, Who::here()))
        })?;
        let address = address.lock().unwrap_or_else(PoisonError::into_inner).take();
        let store = store.lock().unwrap_or_else(PoisonError::into_inner).take();
        Ok(Home { connection, invitation: address.map(invite), store, _owner: Some(owner) })
    }

    /// Connects to the house of another process on this machine.
    fn visit(text: Text, data: &Data, owner_address: &OwnerAddress) -> Result<Home, Failure> {
        let house = RemoteHouse::at(&owner_address.url, text.lang().code(), data.find());
        let house = house.map_err(|_| {
            let address = shown(&owner_address.url);
            Failure::wrong("play/owner-silent", say!(text, "play-owner-silent", address = address))
        })?;
        let house = Arc::new(house.with_analysis(Arc::new(Analyst::new(tables::value_source(data)))));
        let connection = Connection::new(house, Who::with(owner_address.key))?;
        Ok(Home { connection, invitation: None, store: None, _owner: None })
    }
}

/// Listens at the default port, else at the port of last time, else at a free one. A port other than the default is
/// stored beside the database.
async fn listen_to_network(database: &Path) -> io::Result<TcpListener> {
    let file = database.with_extension("port");
    let noted: Option<u16> = std::fs::read_to_string(&file).ok().and_then(|port| port.trim().parse().ok());
    for port in [PORT].into_iter().chain(noted) {
        if let Ok(listener) = TcpListener::bind((Ipv4Addr::UNSPECIFIED, port)).await {
            return Ok(listener);
        }
    }
    let listener = TcpListener::bind((Ipv4Addr::UNSPECIFIED, 0)).await?;
    // If the port can't be stored, the address changes next time.
    let _ = std::fs::write(file, format!("{}\n", listener.local_addr()?.port()));
    Ok(listener)
}

/// Makes invitations with this address.
fn invite(address: String) -> Invite {
    Arc::new(move |view: &View| {
        let url = format!("{address}{}", view.id.page());
        let picture = qr_lines(&url).unwrap_or_default().lines().map(str::to_owned).collect();
        let code = view.code.as_ref().map(|code| code.to_uppercase());
        Some(Invitation { address: url, home: address.clone(), code, picture })
    })
}

/// Claims the file for this process, or returns the address of its owner.
fn claim(text: Text, path: &Path) -> Result<Result<Owner, Option<OwnerAddress>>, Failure> {
    let unusable = |error: io::Error| {
        let (path, detail) = (shown(&path.display().to_string()), shown(&error.to_string()));
        Failure::wrong("play/database", say!(text, "play-database", database = path, detail = detail))
    };
    if let Some(folder) = path.parent() {
        std::fs::create_dir_all(folder).map_err(unusable)?;
    }
    Ok(Owner::claim(path).map_err(unusable)?.map_err(|owned| owned.address))
}

/// The database can't be opened.
fn refused(text: Text, path: &Path, error: &StoreError) -> Failure {
    let database = shown(&path.display().to_string());
    match error {
        StoreError::InUse => Failure::wrong("play/owned", say!(text, "serve-owned", database = database)),
        StoreError::Newer { program, .. } => {
            Failure::wrong("play/database-newer", needs_newer(text, &database, program.as_deref()))
        }
        error => {
            let detail = match error {
                StoreError::Database(source) => source.to_string(),
                other => other.to_string(),
            };
            let message = say!(text, "play-database", database = database, detail = shown(&detail));
            Failure::wrong("play/database", message)
        }
    }
}
