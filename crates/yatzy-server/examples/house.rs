//! A house in twenty lines: `house FILE [ADDRESS]` serves the tables of an SQLite file, `house postgres://… [ADDRESS]` is
//! one of the nodes that serve those of a database.

use std::path::Path;
use std::sync::Arc;
use tokio::net::TcpListener;
use yatzy_bots::ValueSource;
use yatzy_server::{App, Config};
use yatzy_store::{PostgresStore, SqliteStore, Store};

#[tokio::main]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut args = std::env::args().skip(1);
    let place = args.next().ok_or("house FILE|URL [ADDRESS]")?;
    let store: Arc<dyn Store> = if place.starts_with("postgres://") {
        Arc::new(PostgresStore::open(&place).await?)
    } else {
        Arc::new(SqliteStore::open(Path::new(&place)).await?)
    };
    let config = Config { burst: 1_000_000, rate: 1_000_000, ..Config::default() };
    let app = App::new(store, Some(ValueSource::default()), config);
    let listener = TcpListener::bind(args.next().as_deref().unwrap_or("127.0.0.1:0")).await?;
    println!("listening on http://{}", listener.local_addr()?);
    app.serve(listener, async {
        let _ = tokio::signal::ctrl_c().await;
    })
    .await?;
    Ok(())
}
