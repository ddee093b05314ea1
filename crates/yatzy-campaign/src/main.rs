//! Campaigns against servers that run: players over the API's own calls, kills, faults, load, and a checker of what
//! everyone saw. `cargo xtask test --full campaign-kill` and its like run them; docs/reliability.md has their figures.
//!
//! `yatzy-campaign WHAT [SERVER] [NUMBER]`: runs one campaign against a server program, and fails where something can't
//! be true. Without a server program it is its own server, which is how bugs are planted.

mod chance;
mod faults;
mod history;
mod hostile;
mod kill;
mod line;
mod load;
mod observer;
mod player;
mod server;
mod syncs;
mod world;

use crate::server::{Program, Server};
use std::error::Error;
use std::net::{IpAddr, SocketAddr};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::TcpListener;
use yatzy_bots::Knowledge;
use yatzy_server::{App, Config};
use yatzy_store::SqliteStore;

type Outcome = Result<bool, Box<dyn Error>>;

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

async fn run(words: &[String]) -> Outcome {
    let word = |place: usize| words.get(place).map(String::as_str);
    let own = std::env::current_exe()?;
    let server = word(1).filter(|path| *path != "-").map_or(own.clone(), PathBuf::from);
    let number = |usual: u32| word(2).map_or(Ok(usual), str::parse);
    match word(0) {
        Some("serve") => serve(words).await,
        Some("kill") => {
            let wrong = kill::campaign(Program::new(&server), number(200)?, 8, 1).await?;
            wrong.iter().take(10).for_each(|wrong| println!("wrong: {wrong}"));
            println!("{} wrong", wrong.len());
            Ok(wrong.is_empty())
        }
        Some("syncs") => {
            let (syncs, moves) = syncs::count(Program::new(&server), number(200)? as usize).await?;
            println!("{moves} acknowledgements one after the other, {syncs} syncs, at least one before each");
            Ok(syncs >= moves)
        }
        Some("planted") => Ok(kill::planted(&own, number(20)?).await?),
        Some("faults") => Ok(faults::campaign(&server).await?),
        Some("load") => {
            let players = number(2000)? as usize;
            let server = started(&server)?;
            for (pause, seconds) in [(4000, 15), (1000, 15)] {
                let pause = Duration::from_millis(pause);
                let load = load::run(server.address, players, pause, Duration::from_secs(seconds)).await?;
                println!("a move every {pause:?}: {load}, {} MiB", server.memory()? / 1024);
            }
            Ok(true)
        }
        Some("hostile") => Ok(hostile::campaign(&started(&server)?).await?),
        _ => Err("yatzy-campaign kill|syncs|planted|faults|load|hostile [SERVER] [NUMBER]".into()),
    }
}

/// A server on a file that is left behind in the folder for such files.
fn started(program: &Path) -> std::io::Result<Server> {
    let folder = tempfile::tempdir()?.keep();
    Server::start(Program::new(program), &folder.join("house.db"))
}

/// The server itself, as `yatzy serve` starts it, with the flags that campaigns give.
async fn serve(words: &[String]) -> Outcome {
    let flag = |name: &str| {
        let place = words.iter().position(|word| word == name);
        place.and_then(|place| words.get(place + 1)).ok_or(format!("{name} is missing"))
    };
    let database = flag("--database")?.trim_start_matches("sqlite:").to_owned();
    let address: SocketAddr = flag("--listen")?.parse()?;
    let proxies: Vec<IpAddr> = vec![flag("--proxy")?.parse()?];
    let store = SqliteStore::open(Path::new(&database)).await?;
    let listener = TcpListener::bind(address).await?;
    println!("listening on http://{address}");
    let config = Config { proxies, ..Config::default() };
    let app = App::new(Arc::new(store), Some(Knowledge::default()), config);
    app.serve(listener, std::future::pending()).await?;
    Ok(true)
}
