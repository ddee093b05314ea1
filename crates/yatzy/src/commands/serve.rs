//! `yatzy serve`, and `yatzy` alone: the house server.

use super::Entry;
use crate::chosen::read_file;
use crate::data::{DATABASE, Data};
use crate::{Failure, Session, tables};
use clap::{Arg, ArgAction, ArgMatches, Command};
use std::io::{self, Write};
use std::net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use tokio::net::TcpListener;
use yatzy_house::Settings;
use yatzy_pages::qr_lines;
use yatzy_server::{App, Config};
use yatzy_store::{Door, Owner, SqliteStore, Store, StoreError};
use yatzy_table::{HouseOffers, Token, Zone};
use yatzy_text::{Text, say, shown};

/// The command.
pub const ENTRY: Entry =
    Entry::screen(command, |session, matches| run(session, &Request::of(session, matches)?))
        .with(&["yatzy serve --listen 0.0.0.0:8710 --host yatzy.example.org --https"]);

/// Where a house listens if nothing else is asked for.
const PORT: u16 = 8710;

/// What was asked.
struct Request {
    listen: Option<String>,
    database: Option<String>,
    hosts: Vec<String>,
    https: bool,
    /// Ruleset files to be offered beside the catalogue.
    rules: Vec<String>,
    proxies: Vec<IpAddr>,
    lan: bool,
    /// Whether it is the house of whoever started it, and not a server for many.
    house: bool,
    data: Data,
}

/// The command's part of the command line.
fn command(text: Text) -> Command {
    Command::new("serve")
        .about(say!(text, "help-serve"))
        .override_usage(
            "yatzy serve [--listen ADDR] [--database URL] [--host NAME]… [--https] [--proxy ADDR]… [--rules FILE]…",
        )
        .next_help_heading(say!(text, "help-options"))
        .arg(Arg::new("listen").long("listen").value_name("ADDR").help(say!(text, "help-serve-listen")))
        .arg(Arg::new("database").long("database").value_name("URL").help(say!(text, "help-serve-database")))
        .arg(
            Arg::new("host")
                .long("host")
                .value_name("NAME")
                .action(ArgAction::Append)
                .help(say!(text, "help-serve-host")),
        )
        .arg(
            Arg::new("rules")
                .long("rules")
                .value_name("FILE")
                .action(ArgAction::Append)
                .help(say!(text, "help-serve-rules")),
        )
        .arg(Arg::new("https").long("https").action(ArgAction::SetTrue).help(say!(text, "help-serve-https")))
        .arg(
            Arg::new("proxy")
                .long("proxy")
                .value_name("ADDR")
                .action(ArgAction::Append)
                .help(say!(text, "help-serve-proxy")),
        )
}

/// The flag of the bare command that opens the house to its network.
pub fn lan_flag(text: Text) -> Arg {
    Arg::new("lan")
        .long("lan")
        .action(ArgAction::SetTrue)
        .help_heading(say!(text, "help-options"))
        .help(say!(text, "help-lan"))
}

impl Request {
    /// What `yatzy serve` asks.
    fn of(session: Session, matches: &ArgMatches) -> Result<Request, Failure> {
        let all = |name: &str| matches.get_many::<String>(name).into_iter().flatten();
        let (hosts, proxies) = (all("host"), all("proxy"));
        let proxy = |given: &String| {
            given.parse().map_err(|_| {
                let message = say!(session.text, "serve-proxy-wrong", given = shown(given));
                Failure::wrong("serve/proxy", message)
            })
        };
        Ok(Request {
            listen: matches.get_one("listen").cloned(),
            database: matches.get_one("database").cloned(),
            hosts: hosts.map(|host| host.to_ascii_lowercase()).collect(),
            https: matches.get_flag("https"),
            rules: matches.get_many::<String>("rules").into_iter().flatten().cloned().collect(),
            proxies: proxies.map(proxy).collect::<Result<_, _>>()?,
            lan: false,
            house: false,
            data: Data::of(matches),
        })
    }

    /// What `yatzy` alone asks: the house's own server.
    fn house(matches: &ArgMatches) -> Request {
        Request {
            listen: None,
            database: None,
            hosts: Vec::new(),
            https: false,
            rules: Vec::new(),
            proxies: Vec::new(),
            lan: matches.get_flag("lan"),
            house: true,
            data: Data::of(matches),
        }
    }
}

/// What `yatzy` alone does.
pub fn house(session: Session, matches: &ArgMatches) -> Result<(), Failure> {
    run(session, &Request::house(matches))
}

/// Serves until someone ends it.
fn run(session: Session, request: &Request) -> Result<(), Failure> {
    tracing_subscriber::fmt()
        .with_writer(io::stderr)
        .with_ansi(false)
        .with_max_level(tracing_subscriber::filter::LevelFilter::WARN)
        .init();
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(serve(session.text, request))
}

async fn serve(text: Text, request: &Request) -> Result<(), Failure> {
    let rulesets = request.rules.iter().map(|path| read_file(text, path).map(Arc::new));
    let rulesets = rulesets.collect::<Result<Vec<_>, _>>()?;
    let (mut owner, store) = claim_store(text, request.database.as_deref(), &request.data).await?;
    let listener = listen(text, request).await?;
    let address = listener.local_addr()?;
    let only_here = address.ip().is_loopback() && request.hosts.is_empty();
    let offers = HouseOffers {
        records: request.house,
        computer: true,
        only_here,
        address: None,
        zone: Zone::Here,
        rulesets,
    };
    let here = Token::random();
    let config = Config {
        hosts: request.hosts.clone(),
        https: request.https,
        proxies: request.proxies.clone(),
        here: Some(here),
        house: Settings { offers, ..Settings::default() },
        ..Config::default()
    };
    let app = App::new(store, Some(tables::knowledge(&request.data)), config);
    owner.announce(&Door { address: format!("http://{}", reachable(address)), key: here })?;
    announce(text, request, address)?;
    app.serve(listener, ended()).await.map_err(|error| {
        Failure::wrong("serve/failed", say!(text, "serve-failed", detail = shown(&error.to_string())))
    })
}

/// The games of the database that is asked for, or of the data folder, for this process alone.
pub async fn claim_store(
    text: Text,
    asked: Option<&str>,
    data: &Data,
) -> Result<(Owner, Arc<dyn Store>), Failure> {
    let path = database(text, asked, data)?;
    let owner = claim(text, &path)?;
    Ok((owner, Arc::new(open(text, &path).await?)))
}

/// The database file that is asked for, or the one of the data folder.
fn database(text: Text, asked: Option<&str>, data: &Data) -> Result<PathBuf, Failure> {
    match asked {
        Some(database) => {
            let path = database.strip_prefix("sqlite:").ok_or_else(|| {
                let message = say!(text, "serve-database-kind", database = shown(database));
                Failure::wrong("serve/database-kind", message)
            })?;
            Ok(PathBuf::from(path))
        }
        None => {
            let folder = data.find();
            let folder =
                folder.ok_or_else(|| Failure::wrong("serve/no-folder", say!(text, "serve-no-folder")))?;
            Ok(folder.join(DATABASE))
        }
    }
}

/// The file for this process alone: another one that kept it too would not see what happens here.
fn claim(text: Text, path: &Path) -> Result<Owner, Failure> {
    if let Some(folder) = path.parent().filter(|folder| *folder != Path::new("")) {
        std::fs::create_dir_all(folder).map_err(|error| unusable(text, path, &error.to_string()))?;
    }
    let claimed = Owner::claim(path).map_err(|error| unusable(text, path, &error.to_string()))?;
    claimed.map_err(|owned| {
        let database = shown(&path.display().to_string());
        let message = match owned.door {
            Some(door) => say!(text, "serve-owned-at", database = database, address = shown(&door.address)),
            None => say!(text, "serve-owned", database = database),
        };
        Failure::wrong("serve/owned", message)
    })
}

async fn open(text: Text, path: &Path) -> Result<SqliteStore, Failure> {
    SqliteStore::open(path).await.map_err(|error| match error {
        StoreError::Newer { .. } => {
            let database = shown(&path.display().to_string());
            Failure::wrong("serve/database-newer", say!(text, "serve-database-newer", database = database))
        }
        StoreError::Database(source) => unusable(text, path, &source.to_string()),
        other => unusable(text, path, &other.to_string()),
    })
}

fn unusable(text: Text, path: &Path, detail: &str) -> Failure {
    let database = shown(&path.display().to_string());
    Failure::wrong(
        "serve/database",
        say!(text, "serve-database", database = database, detail = shown(detail)),
    )
}

/// An address at which this machine itself reaches the server.
pub fn reachable(address: SocketAddr) -> SocketAddr {
    match address.ip() {
        ip if ip.is_unspecified() => SocketAddr::from((Ipv4Addr::LOCALHOST, address.port())),
        _ => address,
    }
}

/// A house that finds its usual port taken takes any; an address that was asked for must be free.
async fn listen(text: Text, request: &Request) -> Result<TcpListener, Failure> {
    let ip = if request.lan { Ipv4Addr::UNSPECIFIED } else { Ipv4Addr::LOCALHOST };
    let usual = SocketAddr::from((ip, PORT)).to_string();
    let address = request.listen.as_deref().unwrap_or(&usual);
    match TcpListener::bind(address).await {
        Ok(listener) => Ok(listener),
        Err(_) if request.house => Ok(TcpListener::bind((ip, 0)).await?),
        Err(error) => {
            let (address, detail) = (shown(address), shown(&error.to_string()));
            let message = say!(text, "serve-address", address = address, detail = detail);
            Err(Failure::wrong("serve/address", message))
        }
    }
}

/// One line for programs, and for people what to do with it.
fn announce(text: Text, request: &Request, address: SocketAddr) -> Result<(), Failure> {
    let mut out = io::stdout().lock();
    let here = reachable(address);
    writeln!(out, "listening on http://{here}")?;
    if request.house {
        writeln!(out, "{}", say!(text, "serve-open", url = format!("http://{here}/")))?;
        if let Some(ip) = lan_address().filter(|_| request.lan) {
            let url = format!("http://{}/", SocketAddr::from((ip, address.port())));
            writeln!(out, "{}", say!(text, "serve-lan", url = url.as_str()))?;
            writeln!(out, "\n{}\n", qr_lines(&url).unwrap_or_default())?;
        }
        writeln!(out, "{}", say!(text, "serve-end"))?;
    }
    Ok(out.flush()?)
}

/// The address that this machine has in its own network. Nothing is sent: a socket that is told its peer only
/// learns which way it would go.
pub fn lan_address() -> Option<IpAddr> {
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    socket.connect((Ipv4Addr::new(192, 0, 2, 1), 9)).ok()?;
    socket.local_addr().ok().map(|address| address.ip()).filter(|ip| !ip.is_loopback())
}

/// Comes when someone asks the program to end.
async fn ended() {
    let interrupt = async {
        let _ = tokio::signal::ctrl_c().await;
    };
    #[cfg(unix)]
    let terminate = async {
        match tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate()) {
            Ok(mut signal) => {
                signal.recv().await;
            }
            Err(_) => std::future::pending().await,
        }
    };
    #[cfg(not(unix))]
    let terminate = std::future::pending::<()>();
    tokio::select! {
        () = interrupt => {}
        () = terminate => {}
    }
}
