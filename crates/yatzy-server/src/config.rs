//! What whoever runs a server can set.

use std::net::IpAddr;
use std::time::Duration;
use yatzy_house::Settings;
use yatzy_table::Token;

/// How a server behaves.
#[derive(Clone, Debug)]
pub struct Config {
    /// Names beside `localhost` and plain addresses that the server answers to. A name that is not listed is
    /// refused: a page elsewhere could point one at this machine.
    pub hosts: Vec<String>,
    /// Whether people reach it by HTTPS: cookies are then kept to it.
    pub https: bool,
    /// The largest request, in bytes.
    pub max_body: usize,
    /// How many requests an address may make in a burst.
    pub burst: u32,
    /// How many requests a second an address may make in the long run.
    pub rate: u32,
    /// How many wrong codes of games an address may try in a burst; one more every ten seconds.
    pub wrong_codes: u32,
    /// New games per address and hour. A household, a class or a club often shares one address.
    pub new_games: u32,
    /// How many connections there may be at once.
    pub max_connections: usize,
    /// How many of them may come from one address; a proxy's are not counted.
    pub max_connections_each: usize,
    /// Proxies that are believed when they say whose request they pass on.
    pub proxies: Vec<IpAddr>,
    /// Addresses that may read the figures beside this machine itself.
    pub metrics: Vec<IpAddr>,
    /// How many live streams there may be at once.
    pub max_streams: usize,
    /// How long a request may take to arrive, and a quiet connection may stay.
    pub read_timeout: Duration,
    /// The key of whoever sits at this machine, where its programs may come in as them.
    pub here: Option<Token>,
    /// How its tables behave.
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
