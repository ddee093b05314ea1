//! Where a request comes from: the connection's address, or the one that a trusted proxy names.

use axum::http::HeaderMap;
use std::collections::HashMap;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::{Arc, Mutex, PoisonError};

/// Stands for an address that a proxy has written in an unknown form. It is never this machine, and all such visitors
/// share their limits.
const STRANGER: IpAddr = IpAddr::V4(Ipv4Addr::UNSPECIFIED);

/// The address of the visitor. Only the proxies that the operator has named are believed.
pub fn address_of(headers: &HeaderMap, connected: IpAddr, proxies: &[IpAddr]) -> IpAddr {
    let connected = connected.to_canonical();
    if !proxies.contains(&connected) {
        return connected;
    }
    let named_by = |header: &str, read: fn(&str) -> Option<IpAddr>| {
        let values: Vec<_> = headers.get_all(header).iter().collect();
        let parts = values.iter().flat_map(|value| value.to_str().unwrap_or_default().split(','));
        let addresses: Vec<IpAddr> = parts.map(|part| read(part).unwrap_or(STRANGER)).collect();
        // Each proxy appends what it saw, so that the last address which is not a proxy of ours is the visitor's.
        let visitor = addresses.iter().rev().find(|address| !proxies.contains(address));
        (!values.is_empty()).then(|| visitor.copied().unwrap_or(connected))
    };
    match (named_by("x-forwarded-for", read_address), named_by("forwarded", read_forwarded)) {
        // The proxy wrote one of them, and passed the other on from the visitor.
        (Some(one), Some(other)) if one != other => STRANGER,
        (Some(address), _) | (None, Some(address)) => address,
        (None, None) => connected,
    }
}

/// An address as proxies write it: bare, in brackets, or with a port.
fn read_address(text: &str) -> Option<IpAddr> {
    let text = text.trim();
    let bare = text.strip_prefix('[').and_then(|text| text.strip_suffix(']')).unwrap_or(text);
    let address = bare.parse().ok().or_else(|| Some(text.parse::<SocketAddr>().ok()?.ip()));
    address.as_ref().map(IpAddr::to_canonical)
}

/// The address in an element of `Forwarded`, such as `for="[2001:db8::7]:4711";proto=https`.
fn read_forwarded(element: &str) -> Option<IpAddr> {
    let mut pairs = element.split(';').filter_map(|pair| pair.split_once('='));
    let (_, node) = pairs.find(|(name, _)| name.trim().eq_ignore_ascii_case("for"))?;
    read_address(node.trim().trim_matches('"'))
}

/// The visitor's address.
#[derive(Clone, Copy, Debug)]
pub struct Peer(pub IpAddr);

/// What limits count as one visitor: an IPv4 address, or the /64 network of an IPv6 address, all of which belongs to one
/// connection to the Internet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Origin(pub u64);

impl Origin {
    pub fn of(address: IpAddr) -> Origin {
        Origin(match address.to_canonical() {
            IpAddr::V4(address) => u64::from(u32::from(address)) | 1 << 63,
            IpAddr::V6(address) => (u128::from(address) >> 64) as u64,
        })
    }
}

/// Open connections by origin.
#[derive(Clone, Debug)]
pub struct ConnectionLimit {
    each: usize,
    open: Arc<Mutex<HashMap<Origin, usize>>>,
}

/// An open connection.
#[derive(Debug)]
pub struct ConnectionPermit {
    places: ConnectionLimit,
    origin: Origin,
}

impl ConnectionLimit {
    /// At most `each` connections per origin.
    pub fn new(each: usize) -> ConnectionLimit {
        ConnectionLimit { each, open: Arc::default() }
    }

    /// A place for one more connection; `None` if the origin has all of its own.
    pub fn take(&self, origin: Origin) -> Option<ConnectionPermit> {
        let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        let count = open.entry(origin).or_default();
        (*count < self.each).then(|| {
            *count += 1;
            ConnectionPermit { places: self.clone(), origin }
        })
    }
}

impl Drop for ConnectionPermit {
    fn drop(&mut self) {
        let mut open = self.places.open.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = open.get_mut(&self.origin) {
            *count -= 1;
            if *count == 0 {
                open.remove(&self.origin);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::{HeaderName, HeaderValue};

    #[test]
    fn only_a_named_proxy_is_believed() {
        let proxies: Vec<IpAddr> = ["127.0.0.1", "10.0.0.2"].map(|proxy| proxy.parse().unwrap()).to_vec();
        let of = |connected: &str, forwarded: &[(&'static str, &'static [u8])]| {
            let mut headers = HeaderMap::new();
            for (name, value) in forwarded {
                headers.append(HeaderName::from_static(name), HeaderValue::from_bytes(value).unwrap());
            }
            address_of(&headers, connected.parse().unwrap(), &proxies).to_string()
        };
        const LIST: &str = "x-forwarded-for";
        const STANDARD: &str = "forwarded";
        for (connected, forwarded, address) in [
            ("127.0.0.1", &[(LIST, &b"192.0.2.7"[..])][..], "192.0.2.7"),
            ("::ffff:127.0.0.1", &[(LIST, b"192.0.2.7")], "192.0.2.7"),
            // What a visitor wrote there itself stands before what the proxy saw.
            ("127.0.0.1", &[(LIST, b"198.51.100.1, 192.0.2.7")], "192.0.2.7"),
            ("127.0.0.1", &[(LIST, b"198.51.100.1"), (LIST, b"192.0.2.7, 10.0.0.2")], "192.0.2.7"),
            ("127.0.0.1", &[(LIST, b"2001:db8::7")], "2001:db8::7"),
            ("127.0.0.1", &[(LIST, b"[2001:db8::7]")], "2001:db8::7"),
            ("127.0.0.1", &[(LIST, b"[2001:db8::7]:4711")], "2001:db8::7"),
            ("127.0.0.1", &[(LIST, b"192.0.2.7:4711")], "192.0.2.7"),
            ("127.0.0.1", &[(LIST, b"::ffff:192.0.2.7")], "192.0.2.7"),
            ("127.0.0.1", &[(LIST, b"192.0.2.7, nonsense")], "0.0.0.0"),
            ("127.0.0.1", &[(LIST, b"unknown")], "0.0.0.0"),
            ("127.0.0.1", &[(LIST, b"")], "0.0.0.0"),
            ("127.0.0.1", &[(LIST, b"\xff")], "0.0.0.0"),
            ("127.0.0.1", &[(STANDARD, b"for=192.0.2.7;proto=https")], "192.0.2.7"),
            ("127.0.0.1", &[(STANDARD, b"proto=https; For=\"[2001:db8::7]:4711\"")], "2001:db8::7"),
            ("127.0.0.1", &[(STANDARD, b"for=192.0.2.7, for=10.0.0.2")], "192.0.2.7"),
            ("127.0.0.1", &[(STANDARD, b"for=_hidden")], "0.0.0.0"),
            ("127.0.0.1", &[(STANDARD, b"proto=https")], "0.0.0.0"),
            ("127.0.0.1", &[(LIST, b"192.0.2.7"), (STANDARD, b"for=\"192.0.2.7:80\"")], "192.0.2.7"),
            ("127.0.0.1", &[(LIST, b"192.0.2.7"), (STANDARD, b"for=192.0.2.8")], "0.0.0.0"),
            ("127.0.0.1", &[], "127.0.0.1"),
            ("192.0.2.9", &[(LIST, b"192.0.2.7")], "192.0.2.9"),
        ] {
            assert_eq!(of(connected, forwarded), address, "{connected} {forwarded:?}");
        }
    }

    #[test]
    fn each_address_has_places_of_its_own() {
        let places = ConnectionLimit::new(2);
        let [one, two] = ["10.0.0.1", "10.0.0.2"].map(|address| Origin::of(address.parse().unwrap()));
        let (first, second) = (places.take(one), places.take(one));
        assert!(first.is_some() && second.is_some() && places.take(one).is_none());
        assert!(places.take(two).is_some());
        drop(first);
        assert!(places.take(one).is_some());
        drop(second);
        assert!(places.open.lock().unwrap().is_empty(), "an origin without connections is forgotten");
    }

    #[test]
    fn a_network_of_ipv6_is_one_origin() {
        let of = |address: &str| Origin::of(address.parse().unwrap());
        assert_eq!(of("2001:db8:0:1::7"), of("2001:db8:0:1:ffff::8"));
        assert_ne!(of("2001:db8:0:1::7"), of("2001:db8:0:2::7"));
        assert_ne!(of("192.0.2.7"), of("192.0.2.8"));
        assert_eq!(of("::ffff:192.0.2.7"), of("192.0.2.7"), "as a socket for both kinds sees it");
    }
}
