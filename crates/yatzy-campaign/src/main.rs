//! Campaigns against running servers: players who use the API's calls, kills, faults, load, and a checker of
//! everything that clients observed. `cargo xtask test --full campaign-kill` and similar parts run them;
//! docs/reliability.md has their figures.
//!
//! `yatzy-campaign WHAT [SERVER] [NUMBER]` runs one campaign against a server program and fails if it finds a
//! violation. Without a server program the campaign serves itself, which is how bugs are planted.

mod client;
mod database;
mod faults;
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

use crate::database::Database;
use crate::history::Violation;
use crate::load::LoadProfile;
use crate::server::{Program, Server};
use std::collections::BTreeSet;
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

type CampaignResult = Result<bool, Box<dyn Error>>;

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    let outcome = match runtime {
        Ok(runtime) => runtime.block_on(run(&words)),
        Err(error) => Err(error.into()),
    };
    match outcome {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

async fn run(words: &[String]) -> CampaignResult {
    let word = |place: usize| words.get(place).map(String::as_str);
    let own = std::env::current_exe()?;
    let server = word(1).filter(|path| *path != "-").map_or(own.clone(), PathBuf::from);
    let program = Program::new(&server);
    let number = |usual: u32| word(2).map_or(Ok(usual), str::parse);
    match word(0) {
        Some("serve") => serve(words).await,
        Some("kill") => {
            let wrong = kill::campaign(program, &Database::file()?, number(200)?, 8, 1).await?;
            Ok(report(&wrong))
        }
        Some("node-kill") => {
            let wrong = kill::campaign(program, &Database::shared().await?, number(50)?, 8, 1).await?;
            Ok(report(&wrong))
        }
        Some("syncs") => {
            let (syncs, moves) = syncs::count(program, number(200)? as usize).await?;
            println!("{moves} acknowledgements one after the other, {syncs} syncs, at least one before each");
            Ok(syncs >= moves)
        }
        Some("planted") => Ok(kill::planted(&own, number(20)?).await?),
        Some("faults") => Ok(faults::campaign(&server).await?),
        Some("node-faults") => Ok(node_faults::campaign(&server).await?),
        Some("load") => {
            let database = Database::file()?;
            let servers = database.start(&program)?;
            let slow = carries_load(&servers, number(2000)?, Duration::from_secs(4), P99_LIMIT_MS).await?;
            Ok(carries_load(&servers, number(2000)?, Duration::from_secs(1), P99_LIMIT_MS).await? && slow)
        }
        Some("node-load") => {
            let servers = Database::shared().await?.start(&program)?;
            // The limit for the time of a move applies only to one server with its own file.
            let carried = carries_load(&servers, number(2000)?, Duration::from_secs(2), f64::INFINITY).await?;
            drop(servers);
            Ok(rate::across_nodes(&program).await? && carried)
        }
        Some("rate") => rate::over_http(&program).await,
        Some("hostile") => {
            let database = Database::file()?;
            Ok(hostile::campaign(&database.start(&program)?[0], word(2)).await?)
        }
        _ => Err("yatzy-campaign kill|node-kill|syncs|planted|faults|node-faults|load|node-load|rate|hostile [SERVER] [NUMBER or attack]".into()),
    }
}

fn report(wrong: &BTreeSet<Violation>) -> bool {
    wrong.iter().take(10).for_each(|wrong| println!("wrong: {wrong}"));
    println!("{} wrong", wrong.len());
    wrong.is_empty()
}

/// Whether the servers carry this many players with a move per `pause`: no move is lost, and 99 of 100 moves
/// take at most `late` milliseconds.
async fn carries_load(
    servers: &[Server],
    players: u32,
    pause: Duration,
    late: f64,
) -> Result<bool, Box<dyn Error>> {
    let profile = LoadProfile {
        servers: servers.iter().map(|server| server.address).collect(),
        players: players as usize,
        pause,
        time: Duration::from_secs(15),
        across: true,
        staggered: false,
    };
    let load = load::run(profile).await?;
    let memory = servers.iter().map(Server::memory).sum::<std::io::Result<u64>>()? / 1024;
    println!("a move every {pause:?}: {load}, {memory} MiB");
    let wanted = f64::from(players) / pause.as_secs_f64();
    Ok(load.rate() >= 0.95 * wanted && load.p99 <= late && load.errors == 0)
}

/// Limit for the 99th percentile of one server with its own file, in milliseconds.
const P99_LIMIT_MS: f64 = 50.0;

/// Runs a server as `yatzy serve` does, with the flags that campaigns use.
async fn serve(words: &[String]) -> CampaignResult {
    let flag = |name: &str| {
        let place = words.iter().position(|word| word == name);
        place.and_then(|place| words.get(place + 1)).ok_or(format!("{name} is missing"))
    };
    let database = flag("--database")?;
    let address: SocketAddr = flag("--listen")?.parse()?;
    let proxies: Vec<IpAddr> = vec![flag("--proxy")?.parse()?];
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
    Ok(true)
}
