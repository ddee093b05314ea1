//! Databases of the servers under test: a file for one server, or a PostgreSQL database for one or two nodes.

use crate::folder::Folder;
use crate::server::{Program, Server};
use sqlx::postgres::{PgConnectOptions, PgConnection};
use sqlx::{AssertSqlSafe, Connection, Executor};
use std::io;
use std::time::{SystemTime, UNIX_EPOCH};

/// The environment variable with the URL of a PostgreSQL cluster in which databases may be created.
const CLUSTER: &str = "YATZY_POSTGRES";

/// The planted bug of a single node.
pub const FORGOTTEN_GAME: &str = "forgotten-game";

/// A database for one campaign.
pub enum Database {
    /// A SQLite file in a temporary folder.
    File(Folder),
    /// The URL of a PostgreSQL database, and the number of its nodes.
    Shared { url: String, nodes: usize },
}

impl Database {
    pub fn file() -> io::Result<Database> {
        Folder::new().map(Database::File)
    }

    /// Creates a database for two nodes in the cluster that `cargo xtask postgres` starts.
    pub async fn shared() -> io::Result<Database> {
        Database::in_cluster(2).await
    }

    /// The same for any number of nodes.
    pub async fn in_cluster(nodes: usize) -> io::Result<Database> {
        let unknown = || io::Error::other(format!("{CLUSTER} must say where a PostgreSQL is"));
        let cluster = std::env::var(CLUSTER).map_err(|_| unknown())?;
        let options: PgConnectOptions = cluster.parse().map_err(io::Error::other)?;
        let mut connection = PgConnection::connect_with(&options).await.map_err(io::Error::other)?;
        let moment = SystemTime::now().duration_since(UNIX_EPOCH).map_err(io::Error::other)?.as_nanos();
        let name = format!("campaign_{moment}");
        let create = format!("CREATE DATABASE {name}");
        connection.execute(AssertSqlSafe(create)).await.map_err(io::Error::other)?;
        let (base, options) = cluster.split_once('?').unwrap_or((&cluster, ""));
        let server = base.rsplit_once('/').ok_or_else(unknown)?.0;
        Ok(Database::Shared { url: format!("{server}/{name}?{options}"), nodes })
    }

    /// The value of the server's `--database` flag.
    pub fn url(&self) -> String {
        match self {
            Database::File(folder) => format!("sqlite:{}", folder.path().join("house.db").display()),
            Database::Shared { url, .. } => url.clone(),
        }
    }

    /// Starts one server on a file, all nodes on a shared database. A node that forgets is the last one, so
    /// that the others still know the game.
    pub fn start(&self, program: &Program) -> io::Result<Vec<Server>> {
        let nodes = match self {
            Database::File(_) => 1,
            Database::Shared { nodes, .. } => *nodes,
        };
        let program = |node| {
            let planted = program.planted.clone().filter(|bug| bug != FORGOTTEN_GAME || node == nodes);
            Program { planted, ..program.clone() }
        };
        (1..=nodes).map(|node| Server::start(program(node), &self.url())).collect()
    }
}
