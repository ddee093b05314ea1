//! A new PostgreSQL database for a test, in the cluster that `cargo xtask test` starts.

use sqlx::postgres::{PgConnectOptions, PgConnection};
use sqlx::{AssertSqlSafe, Connection, Executor};
use yatzy_store::GameId;

/// The environment variable with the URL of the cluster.
const CLUSTER: &str = "YATZY_POSTGRES";

/// The URL of a new database; `None`, with a message, if there is no cluster.
pub async fn fresh() -> Option<String> {
    let Ok(cluster) = std::env::var(CLUSTER) else {
        eprintln!(
            "skipped: there is no PostgreSQL; `cargo xtask test` has one, `cargo xtask postgres` starts one"
        );
        return None;
    };
    let name = format!("yatzy_{}", GameId::random());
    let mut connection = connect(&cluster).await;
    let create = format!("CREATE DATABASE {name}");
    connection.execute(AssertSqlSafe(create)).await.expect("a database can be made");
    let (base, options) = cluster.split_once('?').unwrap_or((&cluster, ""));
    let server = base.rsplit_once('/').expect("a URL with a database").0;
    Some(format!("{server}/{name}?{options}"))
}

/// A connection outside all stores.
pub async fn connect(url: &str) -> PgConnection {
    let options: PgConnectOptions = url.parse().expect("a URL of PostgreSQL");
    PgConnection::connect_with(&options).await.expect("the cluster answers")
}
