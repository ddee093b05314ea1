//! `yatzy serve`, and `yatzy` without a command: the server.

use super::Entry;
use crate::chosen::read_file;
use crate::data::Data;
use crate::database::claim_store;
use crate::{Failure, Session, number, tables};
use clap::{Arg, ArgAction, ArgMatches, Command};
use std::io::{self, Write};
use std::net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket};
use std::sync::Arc;
use std::time::Duration;
use tokio::net::TcpListener;
use tracing_subscriber::filter::LevelFilter;
use yatzy_house::Settings;
use yatzy_pages::qr_lines;
use yatzy_server::{App, Config};
use yatzy_store::OwnerAddress;
use yatzy_table::{HouseOffers, Token, Zone};
use yatzy_text::{Text, say, shown};

pub const ENTRY: Entry =
    Entry::screen(command, |session, matches| run(session, &Request::of(session, matches)?))
        .with(&["yatzy serve --listen 0.0.0.0:8710 --host yatzy.example.org --https"]);

/// The default port.
pub const PORT: u16 = 8710;

/// The environment variable with the log level.
const LOG: &str = "YATZY_LOG";

/// A day, in seconds.
const DAY: u64 = 24 * 3600;

/// The default log level: warnings.
const QUIET: LevelFilter = LevelFilter::WARN;

struct Request {
    listen: Option<String>,
    database: Option<String>,
    hosts: Vec<String>,
    https: bool,
    /// Ruleset files beside the catalogue.
    rules: Vec<String>,
    proxies: Vec<IpAddr>,
    /// Addresses that may read the metrics, beside this machine.
    metrics: Vec<IpAddr>,
    /// New games per address and hour, and days until an unplayed game is deleted, where given.
    new_games: Option<u64>,
    keep_unplayed: Option<u64>,
    log: LevelFilter,
    lan: bool,
    /// Whether it is the house of the person who started it, and not a public server.
    house: bool,
    data: Data,
}

fn command(text: Text) -> Command {
    Command::new("serve")
        .about(say!(text, "help-serve"))
        .override_usage(
            "yatzy serve [--listen ADDR] [--database URL] [--host NAME]… [--https] [--proxy ADDR]… [--metrics ADDR]… [--new-games N] [--keep-unplayed DAYS] [--rules FILE]… [--log LEVEL]",
        )
        .next_help_heading(say!(text, "help-options"))
        .arg(
            Arg::new("listen")
                .long("listen")
                .value_name("ADDR")
                .help(format!("{} [{}:{PORT}]", say!(text, "help-serve-listen"), Ipv4Addr::LOCALHOST)),
        )
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
        .arg(
            Arg::new("metrics")
                .long("metrics")
                .value_name("ADDR")
                .action(ArgAction::Append)
                .help(say!(text, "help-serve-metrics")),
        )
        .arg(
            Arg::new("new-games")
                .long("new-games")
                .value_name("N")
                .allow_negative_numbers(true)
                .help(format!("{} [{}]", say!(text, "help-serve-new-games"), Config::default().new_games)),
        )
        .arg(
            Arg::new("keep-unplayed")
                .long("keep-unplayed")
                .value_name("DAYS")
                .allow_negative_numbers(true)
                .help(format!(
                    "{} [{}]",
                    say!(text, "help-serve-keep-unplayed"),
                    Settings::default().unplayed_kept.as_secs() / DAY
                )),
        )
        .arg(Arg::new("log").long("log").value_name("LEVEL").help(say!(text, "help-serve-log")))
}

/// How a server is started so that other devices reach it.
const SERVE_ALL: &str = "yatzy serve --listen 0.0.0.0:8710";

/// The flag that opens the house to its network.
pub fn lan_flag(text: Text) -> Arg {
    Arg::new("lan")
        .long("lan")
        .action(ArgAction::SetTrue)
        .help_heading(say!(text, "help-options"))
        .help(say!(text, "help-lan"))
}

impl Request {
    /// The request of `yatzy serve`.
    fn of(session: Session, matches: &ArgMatches) -> Result<Request, Failure> {
        let all = |name: &str| matches.get_many::<String>(name).into_iter().flatten();
        let (hosts, proxies, metrics) = (all("host"), all("proxy"), all("metrics"));
        let proxy = |given: &String| {
            given.parse().map_err(|_| {
                let message = say!(session.text, "serve-proxy-wrong", given = shown(given));
                Failure::wrong("serve/proxy", message)
            })
        };
        let reader = |given: &String| {
            given.parse().map_err(|_| {
                let message = say!(session.text, "serve-metrics-wrong", given = shown(given));
                Failure::wrong("serve/metrics", message)
            })
        };
        let number = |name: &str, most: u64| {
            let given = matches.get_one::<String>(name);
            given.map(|given| number::read(session.text, &format!("--{name}"), given, 1..=most)).transpose()
        };
        Ok(Request {
            new_games: number("new-games", 1_000_000)?,
            keep_unplayed: number("keep-unplayed", 36_500)?,
            log: read_level(session.text, matches.get_one("log").cloned())?,
            listen: matches.get_one("listen").cloned(),
            database: matches.get_one("database").cloned(),
            hosts: hosts.map(|host| host.to_ascii_lowercase()).collect(),
            https: matches.get_flag("https"),
            rules: matches.get_many::<String>("rules").into_iter().flatten().cloned().collect(),
            proxies: proxies.map(proxy).collect::<Result<_, _>>()?,
            metrics: metrics.map(reader).collect::<Result<_, _>>()?,
            lan: false,
            house: false,
            data: Data::of(matches),
        })
    }

    /// The request of `yatzy` without a command.
    fn house(session: Session, matches: &ArgMatches) -> Result<Request, Failure> {
        Ok(Request {
            listen: None,
            database: None,
            hosts: Vec::new(),
            https: false,
            rules: Vec::new(),
            proxies: Vec::new(),
            metrics: Vec::new(),
            new_games: None,
            keep_unplayed: None,
            log: read_level(session.text, None)?,
            lan: matches.get_flag("lan"),
            house: true,
            data: Data::of(matches),
        })
    }
}

/// The log level, from the flag or the variable.
fn read_level(text: Text, given: Option<String>) -> Result<LevelFilter, Failure> {
    let Some(given) = given.or_else(|| std::env::var(LOG).ok()) else { return Ok(QUIET) };
    match given.as_str() {
        "error" => Ok(LevelFilter::ERROR),
        "warn" => Ok(LevelFilter::WARN),
        "info" => Ok(LevelFilter::INFO),
        "debug" => Ok(LevelFilter::DEBUG),
        _ => Err(Failure::wrong("serve/log", say!(text, "serve-log-wrong", given = shown(&given)))),
    }
}

/// Runs `yatzy` without a command.
pub fn house(session: Session, matches: &ArgMatches) -> Result<(), Failure> {
    run(session, &Request::house(session, matches)?)
}

/// Serves until a signal ends it.
fn run(session: Session, request: &Request) -> Result<(), Failure> {
    tracing_subscriber::fmt().with_writer(io::stderr).with_ansi(false).with_max_level(request.log).init();
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
        opened_by: only_here.then_some(if request.house { "yatzy --lan" } else { SERVE_ALL }),
        address: None,
        zone: Zone::Here,
        rulesets,
    };
    let here = Token::random();
    let usual = Settings::default();
    let unplayed_kept =
        request.keep_unplayed.map_or(usual.unplayed_kept, |days| Duration::from_secs(days * DAY));
    let config = Config {
        hosts: request.hosts.clone(),
        https: request.https,
        proxies: request.proxies.clone(),
        metrics: request.metrics.clone(),
        here: Some(here.hash()),
        new_games: request.new_games.map_or(Config::default().new_games, |games| games as u32),
        house: Settings { offers, work_steps_back: true, unplayed_kept, ..usual },
        ..Config::default()
    };
    let app = App::new(store.clone(), Some(tables::value_source(&request.data)), config);
    if let Some(owner) = &mut owner {
        owner.announce(&OwnerAddress { url: format!("http://{}", reachable(address)), key: here })?;
    }
    announce(text, request, address)?;
    let served = app.serve(listener, ended()).await;
    store.close().await;
    served.map_err(|error| {
        Failure::wrong("serve/failed", say!(text, "serve-failed", detail = shown(&error.to_string())))
    })
}

/// The address at which this machine itself reaches the server.
pub fn reachable(address: SocketAddr) -> SocketAddr {
    match address.ip() {
        ip if ip.is_unspecified() => SocketAddr::from((Ipv4Addr::LOCALHOST, address.port())),
        _ => address,
    }
}

/// The default port may be taken; then any port is used. An address that was asked for must be free.
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

/// One line for programs, and instructions for people.
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

/// The address of this machine in its own network. Nothing is sent: connecting a UDP socket only selects the route.
pub fn lan_address() -> Option<IpAddr> {
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    socket.connect((Ipv4Addr::new(192, 0, 2, 1), 9)).ok()?;
    socket.local_addr().ok().map(|address| address.ip()).filter(|ip| !ip.is_loopback())
}

/// Waits for a signal to end.
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
