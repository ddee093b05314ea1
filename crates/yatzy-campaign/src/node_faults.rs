//! Faults between two nodes and their database: the database stops for half a minute, or one node is cut off
//! from it. A node without its database acknowledges nothing, shows nothing that it can't validate, refuses
//! in time and recovers by itself. The other node is not affected.

use crate::database::Database;
use crate::faults::{FaultReport, LOCK_TIME, Probe};
use crate::kill::{settle, summary};
use crate::player::seat_two;
use crate::server::{Program, Server};
use crate::world::World;
use crate::{Outcome, verdict};
use sqlx::Connection;
use sqlx::postgres::{PgConnectOptions, PgConnection};
use std::io;
use std::net::{Ipv4Addr, SocketAddr};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Arc;
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream, UnixStream};
use tokio::sync::watch;

/// How long a node is cut off.
const CUT: Duration = Duration::from_secs(15);

/// Number of tables with players.
const TABLES: u32 = 4;

/// Runs both faults.
pub async fn campaign(path: &Path) -> io::Result<Outcome> {
    let (stopped, cut_off) = (database_stopped(path).await?, cut_off(path).await?);
    let figures = format!("{}; {}", stopped.figures, cut_off.figures);
    Ok(Outcome { figures, is_right: stopped.is_right && cut_off.is_right })
}

/// All processes of the database are stopped: connections are opened and never answered.
async fn database_stopped(path: &Path) -> io::Result<Outcome> {
    let database = Database::shared().await?;
    let servers = database.start(&Program::new(path))?;
    let world = start_tables(&servers).await?;
    let mut probe = Probe::new(&world, servers[0].address).await.ok_or(io::ErrorKind::ConnectionRefused)?;
    let processes = processes(&database.url()).await?;
    let mut outcome = FaultReport::default();
    signal("-STOP", &processes)?;
    probe.watch(&mut outcome, LOCK_TIME).await;
    signal("-CONT", &processes)?;
    outcome.recovery = probe.recovery().await;
    let wrong = settle(&world).await;
    wrong.iter().take(3).for_each(|wrong| println!("  {wrong}"));
    let right = outcome.is_right_unread() && wrong.is_empty();
    println!("database stopped: {outcome:?}, {} wrong; {}: {}", wrong.len(), summary(&world), verdict(right));
    Ok(Outcome { figures: format!("database stopped: {outcome}, {} wrong", wrong.len()), is_right: right })
}

/// One node reaches the database through a proxy that holds back all data for a while.
async fn cut_off(path: &Path) -> io::Result<Outcome> {
    let database = Database::shared().await?;
    let proxy = DatabaseProxy::to(&database.url()).await?;
    let near = Server::start(Program::new(path), &database.url())?;
    let far = Server::start(Program::new(path), &proxy.url)?;
    let servers = [near, far];
    let world = start_tables(&servers).await?;
    let refused = || io::Error::from(io::ErrorKind::ConnectionRefused);
    let mut near = Probe::new(&world, servers[0].address).await.ok_or_else(refused)?;
    let mut far = Probe::new(&world, servers[1].address).await.ok_or_else(refused)?;
    let (mut felt, mut untouched) = (FaultReport::default(), FaultReport::default());
    proxy.cut.send_replace(true);
    tokio::join!(far.watch(&mut felt, CUT), near.watch(&mut untouched, CUT));
    proxy.cut.send_replace(false);
    felt.recovery = far.recovery().await;
    let wrong = settle(&world).await;
    wrong.iter().take(3).for_each(|wrong| println!("  {wrong}"));
    let right = felt.is_right_unread() && untouched.is_untouched() && wrong.is_empty();
    println!(
        "a node cut off: {felt:?}, the other one {untouched:?}, {} wrong; {}: {}",
        wrong.len(),
        summary(&world),
        verdict(right)
    );
    let figures = format!("a node cut off: {felt}, the other one {untouched}, {} wrong", wrong.len());
    Ok(Outcome { figures, is_right: right })
}

async fn start_tables(servers: &[Server]) -> io::Result<Arc<World>> {
    let world = World::of(servers.iter().map(|server| server.address).collect());
    for table in 0..TABLES {
        seat_two(&world, table, 3).await.ok_or(io::ErrorKind::ConnectionRefused)?;
    }
    Ok(world)
}

/// The processes of the cluster: the postmaster and its children.
async fn processes(url: &str) -> io::Result<Vec<String>> {
    let options: PgConnectOptions = url.parse().map_err(io::Error::other)?;
    let mut connection = PgConnection::connect_with(&options).await.map_err(io::Error::other)?;
    let file: String = sqlx::query_scalar("SELECT pg_read_file('postmaster.pid')")
        .fetch_one(&mut connection)
        .await
        .map_err(io::Error::other)?;
    let first = file.lines().next().unwrap_or_default().to_owned();
    let children = std::fs::read_to_string(format!("/proc/{first}/task/{first}/children"))?;
    Ok(std::iter::once(first).chain(children.split_whitespace().map(str::to_owned)).collect())
}

fn signal(signal: &str, processes: &[String]) -> io::Result<()> {
    // A process that has ended meanwhile is ignored.
    Command::new("kill").arg(signal).args(processes).status().map(drop)
}

/// A TCP proxy to the database's socket that can be cut.
struct DatabaseProxy {
    url: String,
    cut: watch::Sender<bool>,
}

impl DatabaseProxy {
    async fn to(url: &str) -> io::Result<DatabaseProxy> {
        let options: PgConnectOptions = url.parse().map_err(io::Error::other)?;
        let unknown = || io::Error::other("the database has a socket in a folder");
        let folder = options.get_socket().ok_or_else(unknown)?;
        let socket = folder.join(format!(".s.PGSQL.{}", options.get_port()));
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await?;
        let address = listener.local_addr()?;
        let cut = watch::Sender::new(false);
        tokio::spawn(accept_loop(listener, socket, cut.subscribe()));
        let name = options.get_database().ok_or_else(unknown)?;
        let url = format!("postgres://{}@{address}/{name}?sslmode=disable", options.get_username());
        Ok(DatabaseProxy { url, cut })
    }
}

async fn accept_loop(listener: TcpListener, socket: PathBuf, cut: watch::Receiver<bool>) -> io::Result<()> {
    loop {
        let (here, _): (TcpStream, SocketAddr) = listener.accept().await?;
        let (socket, cut) = (socket.clone(), cut.clone());
        tokio::spawn(async move {
            let there = UnixStream::connect(socket).await?;
            let ((from_here, to_here), (from_there, to_there)) = (here.into_split(), there.into_split());
            tokio::spawn(forward(from_here, to_there, cut.clone()));
            forward(from_there, to_here, cut).await
        });
    }
}

/// Forwards data while the proxy is not cut.
async fn forward(
    mut from: impl AsyncRead + Unpin,
    mut to: impl AsyncWrite + Unpin,
    mut cut: watch::Receiver<bool>,
) -> io::Result<()> {
    let mut bytes = vec![0; 16 * 1024];
    loop {
        let count = from.read(&mut bytes).await?;
        if cut.wait_for(|cut| !cut).await.is_err() || count == 0 {
            return to.shutdown().await;
        }
        to.write_all(&bytes[..count]).await?;
    }
}
