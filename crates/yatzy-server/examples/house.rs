//! A house in twenty lines: `house FILE [ADDRESS]` serves the tables of an SQLite file.

use std::path::Path;
use std::sync::Arc;
use tokio::net::TcpListener;
use yatzy_bots::Knowledge;
use yatzy_server::{App, Config};
use yatzy_store::SqliteStore;

#[tokio::main]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut args = std::env::args().skip(1);
    let file = args.next().ok_or("house FILE [ADDRESS]")?;
    let store = SqliteStore::open(Path::new(&file)).await?;
    let config = Config { burst: 1_000_000, rate: 1_000_000, ..Config::default() };
    let app = App::new(Arc::new(store), Some(Knowledge::default()), config);
    let listener = TcpListener::bind(args.next().as_deref().unwrap_or("127.0.0.1:0")).await?;
    println!("listening on http://{}", listener.local_addr()?);
    app.serve(listener, async {
        let _ = tokio::signal::ctrl_c().await;
    })
    .await?;
    Ok(())
}
