//! The address of a game, as people share it.

use std::net::ToSocketAddrs;
use yatzy_table::{GameId, Token};

/// Where a game is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Address {
    /// The server, such as `http://192.168.1.7:8710`.
    pub base: String,
    /// Its name and port, for sentences.
    pub host: String,
    pub place: AddressTarget,
}

/// What an address leads to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AddressTarget {
    Table(GameId),
    /// A seat of a table.
    Seat(GameId, Token),
    /// A table or a match by its code.
    Code(String),
    Match(GameId),
}

impl Address {
    /// Reads an address; `http://` may be left out.
    pub fn parse(words: &str) -> Option<Address> {
        let words = words.trim();
        let (scheme, rest) = words.split_once("://").unwrap_or(("http", words));
        let scheme = scheme.to_ascii_lowercase();
        let (host, path) = rest.split_once('/')?;
        let strange = |c: char| c.is_whitespace() || c.is_control() || matches!(c, '@' | '?' | '#' | '\\');
        if !matches!(scheme.as_str(), "http" | "https") || host.contains(strange) || !has_name(host) {
            return None;
        }
        let place = match path.split('#').next()?.trim_end_matches('/').split('/').collect::<Vec<_>>()[..] {
            ["g", game] => AddressTarget::Table(game.split('?').next()?.parse().ok()?),
            ["m", id] => AddressTarget::Match(id.split('?').next()?.parse().ok()?),
            ["g", game, "s", token] => AddressTarget::Seat(game.parse().ok()?, token.parse().ok()?),
            [join] => {
                let code = join.strip_prefix("join?code=")?;
                let plain = !code.is_empty() && code.bytes().all(|byte| byte.is_ascii_alphanumeric());
                AddressTarget::Code(plain.then(|| code.to_owned())?)
            }
            _ => return None,
        };
        Some(Address { base: format!("{scheme}://{host}"), host: host.to_owned(), place })
    }

    /// Whether the host's name resolves.
    pub fn is_known(&self) -> bool {
        let port = if self.base.starts_with("https") { 443 } else { 80 };
        let found =
            self.host.to_socket_addrs().or_else(|_| format!("{}:{port}", self.host).to_socket_addrs());
        found.is_ok_and(|mut addresses| addresses.next().is_some())
    }
}

/// Whether a host has a name, and a valid port if it has one.
fn has_name(host: &str) -> bool {
    let (name, port) = match host.rsplit_once(':') {
        Some((name, port)) if !port.ends_with(']') => (name, Some(port)),
        _ => (host, None),
    };
    !name.is_empty() && port.is_none_or(|port| port.parse::<u16>().is_ok_and(|port| port > 0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_tables_and_codes() {
        let (game, token) = ("7".repeat(24), "ab".repeat(32));
        let place = |words: &str| Address::parse(words).map(|address| (address.base, address.place));
        let base = || "http://192.168.1.7:8710".to_owned();
        let table = Some((base(), AddressTarget::Table(game.parse().expect("it has the form of one"))));
        for words in
            ["http://192.168.1.7:8710/g/ID", "192.168.1.7:8710/g/ID/", "HTTP://192.168.1.7:8710/g/ID?seat=2"]
        {
            assert_eq!(place(&words.replace("ID", &game)), table, "{words}");
        }
        let seat = AddressTarget::Seat(
            game.parse().expect("it has the form of one"),
            token.parse().expect("it has the form of one"),
        );
        assert_eq!(
            place(&format!("https://yatzy.example/g/{game}/s/{token}")),
            Some(("https://yatzy.example".to_owned(), seat))
        );
        assert_eq!(
            place("192.168.1.7:8710/join?code=AB12"),
            Some((base(), AddressTarget::Code("AB12".to_owned())))
        );
        assert!(
            place(&format!("http://[::1]/g/{game}")).is_some()
                && place(&format!("[::1]:8710/g/{game}")).is_some()
        );
        for wrong in [
            "",
            "yatzy",
            "http://",
            "http:///g/1",
            "ftp://a/g/1",
            "http://a/",
            "http://a/g/x y",
            "http://a@b/g/1",
            "http://:80/g/777777777777777777777777",
            "http://a:99999/g/777777777777777777777777",
            "http://a:x/g/777777777777777777777777",
        ] {
            assert_eq!(Address::parse(wrong), None, "{wrong}");
        }
    }
}
