//! Whose address a request comes from: the connection's, or what a trusted proxy says of it.

use axum::http::HeaderMap;
use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};

/// The address of whoever asks. A proxy that the one who runs the server has named is believed, and nobody else: of
/// what is forwarded, the last address that is no such proxy is the one that the nearest of them saw.
pub fn address_of(headers: &HeaderMap, connected: IpAddr, proxies: &[IpAddr]) -> IpAddr {
    if !proxies.contains(&connected) {
        return connected;
    }
    let forwarded = headers.get_all("x-forwarded-for").iter().filter_map(|value| value.to_str().ok());
    let named: Vec<&str> = forwarded.flat_map(|value| value.split(',')).map(str::trim).collect();
    let known = named.iter().rev().map_while(|name| name.parse().ok());
    known.into_iter().find(|address| !proxies.contains(address)).unwrap_or(connected)
}

/// The address of whoever asks, as far as it is known.
#[derive(Clone, Copy, Debug)]
pub struct Peer(pub IpAddr);

/// Where a request comes from, as a number that stands for its address.
#[derive(Clone, Copy, Debug)]
pub struct Origin(pub u64);

impl Origin {
    /// An address as one origin: whoever has an IPv6 address has a whole network of them.
    pub fn of(address: IpAddr) -> Origin {
        Origin(match address {
            IpAddr::V4(address) => u64::from(u32::from(address)) | 1 << 63,
            IpAddr::V6(address) => (u128::from(address) >> 64) as u64,
        })
    }
}

/// Connections that are open, by address.
#[derive(Clone, Debug)]
pub struct Places {
    each: usize,
    open: Arc<Mutex<HashMap<IpAddr, usize>>>,
}

/// A connection that is open.
#[derive(Debug)]
pub struct Place {
    places: Places,
    address: IpAddr,
}

impl Places {
    /// So many for each address.
    pub fn new(each: usize) -> Places {
        Places { each, open: Arc::default() }
    }

    /// A place for one more connection of an address, if it has not got all of its own.
    pub fn take(&self, address: IpAddr) -> Option<Place> {
        let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        let count = open.entry(address).or_default();
        (*count < self.each).then(|| {
            *count += 1;
            Place { places: self.clone(), address }
        })
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut open = self.places.open.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = open.get_mut(&self.address) {
            *count -= 1;
            if *count == 0 {
                open.remove(&self.address);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::HeaderValue;

    #[test]
    fn only_a_named_proxy_is_believed() {
        let proxies: Vec<IpAddr> = ["127.0.0.1", "10.0.0.2"].map(|proxy| proxy.parse().unwrap()).to_vec();
        let of = |connected: &str, forwarded: &[&'static str]| {
            let mut headers = HeaderMap::new();
            for value in forwarded {
                headers.append("x-forwarded-for", HeaderValue::from_static(value));
            }
            address_of(&headers, connected.parse().unwrap(), &proxies).to_string()
        };
        for (connected, forwarded, address) in [
            ("127.0.0.1", &["192.0.2.7"][..], "192.0.2.7"),
            // What a visitor wrote there itself stands before what the proxy saw.
            ("127.0.0.1", &["198.51.100.1, 192.0.2.7"], "192.0.2.7"),
            ("127.0.0.1", &["198.51.100.1", "192.0.2.7, 10.0.0.2"], "192.0.2.7"),
            ("127.0.0.1", &["2001:db8::7"], "2001:db8::7"),
            ("127.0.0.1", &["192.0.2.7, nonsense"], "127.0.0.1"),
            ("127.0.0.1", &[], "127.0.0.1"),
            ("192.0.2.9", &["192.0.2.7"], "192.0.2.9"),
        ] {
            assert_eq!(of(connected, forwarded), address, "{connected} {forwarded:?}");
        }
    }

    #[test]
    fn each_address_has_places_of_its_own() {
        let places = Places::new(2);
        let (one, two): (IpAddr, IpAddr) = ([10, 0, 0, 1].into(), [10, 0, 0, 2].into());
        let (first, second) = (places.take(one), places.take(one));
        assert!(first.is_some() && second.is_some() && places.take(one).is_none());
        assert!(places.take(two).is_some());
        drop(first);
        assert!(places.take(one).is_some());
        drop(second);
        assert!(places.open.lock().unwrap().is_empty(), "nobody is remembered who has gone");
    }
}
