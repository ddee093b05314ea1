//! The settings of a server.

use std::net::IpAddr;
use std::time::Duration;
use yatzy_house::Settings;
use yatzy_table::TokenHash;

#[derive(Clone, Debug)]
pub struct Config {
    /// Names beside `localhost` and plain addresses that the server answers to. Other names are refused: a page
    /// elsewhere could point one at this machine (DNS rebinding).
    pub hosts: Vec<String>,
    /// Whether people reach it by HTTPS: then cookies are `Secure`.
    pub https: bool,
    /// The largest request, in bytes.
    pub max_body: usize,
    /// Requests of one address in a burst.
    pub burst: u32,
    /// Requests of one address per second in the long run.
    pub rate: u32,
    /// Wrong join codes of one address in a burst; one more every ten seconds.
    pub wrong_codes: u32,
    /// New games per address and hour. A household, a class or a club often shares one address.
    pub new_games: u32,
    /// Connections at once.
    pub max_connections: usize,
    /// Connections of one address at once; those of a proxy are not counted.
    pub max_connections_each: usize,
    /// Proxies whose forwarded addresses are trusted.
    pub proxies: Vec<IpAddr>,
    /// Addresses beside this machine that may read the metrics.
    pub metrics: Vec<IpAddr>,
    /// Live streams at once.
    pub max_streams: usize,
    /// Timeout for reading a request, and for an idle connection.
    pub read_timeout: Duration,
    /// The hash of the key of this machine: a program that has the key acts as the person at it.
    pub here: Option<TokenHash>,
    pub house: Settings,
}

impl Default for Config {
    fn default() -> Config {
        Config {
            hosts: Vec::new(),
            https: false,
            max_body: 64 * 1024,
            burst: 400,
            rate: 100,
            wrong_codes: 20,
            new_games: 120,
            max_connections: 10_000,
            max_connections_each: 500,
            proxies: Vec::new(),
            metrics: Vec::new(),
            max_streams: 8_000,
            read_timeout: Duration::from_secs(30),
            here: None,
            house: Settings::default(),
        }
    }
}
