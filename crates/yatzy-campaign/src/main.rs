//! Campaigns against running servers: players who use the API's calls, kills, faults, load, and a checker of
//! everything that clients observed. `cargo xtask test --full campaign-kill` and similar parts run them;
//! docs/reliability.md has their figures.
//!
//! `yatzy-campaign WHAT [SERVER] …` runs one campaign against a server program. It needs nothing beside the two
//! programs, prints one last line with the figures and the verdict, and fails if that is not `right`. Without a server
//! program the campaign serves itself, which is how bugs are planted.

mod arguments;
mod client;
mod database;
mod faults;
mod folder;
mod history;
mod hostile;
mod kill;
mod load;
mod node_faults;
mod observer;
mod player;
mod rate;
mod rng;
mod server;
mod syncs;
mod world;

use crate::arguments::value;
use crate::database::Database;
use crate::hostile::HostileProfile;
use crate::load::{Carried, LoadProfile};
use crate::rate::RateProfile;
use crate::server::{Program, Server};
use clap::ArgMatches;
use std::error::Error;
use std::net::{IpAddr, SocketAddr};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::TcpListener;
use yatzy_bots::ValueSource;
use yatzy_house::Settings;
use yatzy_server::{App, Config};
use yatzy_store::{PostgresStore, SqliteStore, Store};

/// The result of a campaign: one line of figures, and whether they are right.
pub struct Outcome {
    /// Without the verdict.
    pub figures: String,
    /// Whether all limits were kept and nothing was found.
    pub is_right: bool,
}

type CampaignResult = Result<Outcome, Box<dyn Error>>;

fn main() -> ExitCode {
    let matches = arguments::command().get_matches();
    let Some((name, matches)) = matches.subcommand() else { return ExitCode::FAILURE };
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    let outcome = match runtime {
        Ok(runtime) => runtime.block_on(run(name, matches)),
        Err(error) => Err(error.into()),
    };
    let Outcome { figures, is_right } = outcome.unwrap_or_else(|error| {
        let figures = format!("it could not be run: {error}");
        Outcome { figures, is_right: false }
    });
    println!("{name}: {figures}: {}", verdict(is_right));
    if is_right { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// The last word of every line with figures.
pub fn verdict(is_right: bool) -> &'static str {
    if is_right { "right" } else { "NOT RIGHT" }
}

async fn run(name: &str, matches: &ArgMatches) -> CampaignResult {
    let own = std::env::current_exe()?;
    let number = |name: &str| value(matches, name);
    let seconds = || Duration::from_secs(u64::from(number("seconds")));
    if name == "serve" {
        return serve(matches).await;
    }
    let server = matches.get_one::<PathBuf>("server").filter(|path| path.as_os_str() != "-");
    let server = server.cloned().unwrap_or_else(|| own.clone());
    let program = Program::new(&server);
    let before = || matches.get_one::<PathBuf>("before").map(|path| Program::new(path));
    match name {
        "kill" | "node-kill" => {
            let database = match name {
                "node-kill" => Database::shared().await?,
                _ if matches.get_flag("postgres") => Database::in_cluster(1).await?,
                _ => Database::file()?,
            };
            let (tables, seed) = (number("tables"), u64::from(number("seed")));
            Ok(kill::campaign(program, &database, number("kills"), tables, seed).await?.into())
        }
        "syncs" => {
            let (syncs, moves) = syncs::count(program, number("moves") as usize).await?;
            let figures = format!(
                "{moves} acknowledgements one after the other, {syncs} syncs, at least one before each"
            );
            Ok(Outcome { figures, is_right: syncs >= moves })
        }
        "planted" => Ok(kill::planted(&own, number("kills")).await?),
        "faults" => Ok(faults::campaign(&server).await?),
        "node-faults" => Ok(node_faults::campaign(&server).await?),
        "load" => carries_load(before(), program, number("players"), seconds()).await,
        "node-load" => {
            let servers = Database::shared().await?.start(&program)?;
            // The limit for the time of a move applies only to one server with its own file.
            let pause = Duration::from_secs(2);
            let carried = carry(&servers, number("players"), pause, seconds(), f64::INFINITY).await?;
            drop(servers);
            let rate = rate::across_nodes(&program).await?;
            let figures = format!("{carried}; {}", rate.figures);
            Ok(Outcome { figures, is_right: carried.is_right && rate.is_right })
        }
        "rate" => {
            let (players, rounds) = (number("players") as usize, number("rounds"));
            rate::over_http(before(), program, RateProfile { players, rounds, round: seconds() }).await
        }
        "hostile" => {
            let only = matches.get_many("attack").into_iter().flatten().cloned().collect();
            let profile = HostileProfile { players: number("players") as usize, time: seconds(), only };
            Ok(hostile::campaign(before(), program, &profile).await?)
        }
        "memory" => Ok(memory(&program, number("tables"), number("limit")).await?),
        _ => Err("there is no such campaign".into()),
    }
}

/// Limit for the 99th percentile of one server with its own file, in milliseconds.
const P99_LIMIT_MS: f64 = 50.0;

/// How much slower than the older server 99 of 100 moves may be: a quarter, or some milliseconds, which are noise.
const SLOWER: f64 = 1.25;
const NOISE_MS: f64 = 2.0;

/// Whether a server carries this many players with a move every four seconds and then every second, beside an older
/// server in turns.
async fn carries_load(
    before: Option<Program>,
    program: Program,
    players: u32,
    time: Duration,
) -> CampaignResult {
    let (mut figures, mut is_right) = (Vec::new(), true);
    for pause in [4, 1].map(Duration::from_secs) {
        let mut older = None;
        for (name, program) in before.iter().map(|older| ("before", older)).chain([("now", &program)]) {
            let database = Database::file()?;
            let carried = carry(&database.start(program)?, players, pause, time, P99_LIMIT_MS).await?;
            println!("{name}: {carried}: {}", verdict(carried.is_right));
            figures.push(format!("{name}: {carried}"));
            if name == "before" {
                older = Some(carried.load.p99);
            } else {
                let limit = older.map_or(f64::INFINITY, |p99| (SLOWER * p99).max(p99 + NOISE_MS));
                is_right &= carried.is_right && carried.load.p99 <= limit;
            }
        }
    }
    Ok(Outcome { figures: figures.join("; "), is_right })
}

/// Whether the servers carry this many players with a move per `pause`: no move is lost, and 99 of 100 moves
/// take at most `late` milliseconds.
async fn carry(
    servers: &[Server],
    players: u32,
    pause: Duration,
    time: Duration,
    late: f64,
) -> Result<Carried, Box<dyn Error>> {
    let profile = LoadProfile {
        servers: servers.iter().map(|server| server.address).collect(),
        players: players as usize,
        pause,
        time,
        across: true,
        staggered: false,
    };
    let load = load::run(profile).await?;
    let memory = servers.iter().map(Server::memory).sum::<std::io::Result<u64>>()? / 1024;
    let wanted = f64::from(players) / pause.as_secs_f64();
    let is_right = load.rate() >= 0.95 * wanted && load.p99 <= late && load.errors == 0;
    Ok(Carried { pause, load, memory, is_right })
}

/// Time for which the tables of the memory campaign are played, with a move every second.
const MEMORY_TIME: Duration = Duration::from_secs(10);

/// The memory of a server with games at all stages, each of them played and listened to.
async fn memory(program: &Program, tables: u32, limit: u32) -> std::io::Result<Outcome> {
    let database = Database::file()?;
    let server = database.start(program)?.remove(0);
    let empty = server.memory()? / 1024;
    let profile = LoadProfile {
        servers: vec![server.address],
        players: tables as usize,
        pause: Duration::from_secs(1),
        time: MEMORY_TIME,
        across: false,
        staggered: true,
    };
    let load = load::run(profile).await?;
    let full = server.memory()? / 1024;
    let figures = format!("{full} MiB with {tables} tables, {empty} MiB without, at most {limit}; {load}");
    Ok(Outcome { figures, is_right: full <= u64::from(limit) && load.errors == 0 })
}

/// Runs a server as `yatzy serve` does, with the flags that campaigns use.
async fn serve(matches: &ArgMatches) -> CampaignResult {
    let flag = |name: &str| matches.get_one::<String>(name).expect("the flag is required");
    let database = flag("database");
    let address: SocketAddr = flag("listen").parse()?;
    let proxies: Vec<IpAddr> = vec![flag("proxy").parse()?];
    let store: Arc<dyn Store> = match database.strip_prefix("sqlite:") {
        Some(path) => Arc::new(SqliteStore::open(Path::new(path)).await?),
        None => Arc::new(PostgresStore::open(database).await?),
    };
    let listener = TcpListener::bind(address).await?;
    println!("listening on http://{address}");
    let house = Settings { work_steps_back: true, ..Settings::default() };
    let config = Config { proxies, house, ..Config::default() };
    let app = App::new(store, Some(ValueSource::default()), config);
    app.serve(listener, std::future::pending()).await?;
    Ok(Outcome { figures: "served".to_owned(), is_right: true })
}
