//! Pairing codes: what matters of a WebRTC session description, in about 120 bytes. A browser's description of a data
//! channel has 650 to 950 bytes; all but a few lines of it are the same in every browser.
//!
//! The bytes, in order: format, kind, id of the pairing (4), user fragment and password (each with its length),
//! fingerprint of the certificate (32), candidates (their number; each an address with its kind, and a port), and the
//! first two bytes of a digest of all that. As text they are base 32, which a QR code stores almost as compactly as bytes.

use std::fmt::Write;
use std::net::{Ipv4Addr, Ipv6Addr};
use yatzy_table::digest;

/// The number of this format. It changes with the frames of the channel as well.
pub(crate) const FORMAT: u8 = 1;

/// The most candidates in a code.
const MOST: usize = 4;

/// The most characters that are read of a pasted text.
const LONGEST: usize = 4096;

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct PairingCode {
    pub kind: CodeKind,
    /// Connects an answer with its offer.
    pub pairing: [u8; 4],
    /// The ICE user fragment.
    fragment: String,
    /// The ICE password.
    password: String,
    /// The SHA-256 fingerprint of the certificate.
    fingerprint: [u8; 32],
    candidates: Vec<(CandidateAddress, u16)>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum CodeKind {
    Offer,
    Answer,
}

/// The address of a candidate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum CandidateAddress {
    V4(Ipv4Addr),
    V6(Ipv6Addr),
    /// A random name that is resolved within the network, `UUID.local`.
    Name(u128),
}

/// Why a text is no code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum CodeError {
    /// Something else.
    NotACode,
    /// A part of it is missing or wrong.
    Damaged,
    /// A code of an older format.
    Older,
    /// A code of a newer format.
    Newer,
}

impl PairingCode {
    /// The code of a browser's session description; `None` if that has no data channel that others can reach.
    pub fn of(kind: CodeKind, pairing: [u8; 4], sdp: &str) -> Option<PairingCode> {
        let line = |name: &str| sdp.lines().find_map(|line| line.trim().strip_prefix(name));
        let fragment = line("a=ice-ufrag:")?.to_owned();
        let password = line("a=ice-pwd:")?.to_owned();
        let fingerprint = line("a=fingerprint:sha-256 ")?.split(':');
        let fingerprint: Option<Vec<u8>> =
            fingerprint.map(|byte| u8::from_str_radix(byte, 16).ok()).collect();
        let candidates = sdp.lines().filter_map(|line| candidate(line.trim().strip_prefix("a=candidate:")?));
        let mut candidates: Vec<(CandidateAddress, u16)> = candidates.collect();
        candidates.truncate(MOST);
        let fingerprint = fingerprint?.try_into().ok()?;
        let code = PairingCode { kind, pairing, fragment, password, fingerprint, candidates };
        code.is_sound().then_some(code)
    }

    /// What would end a line of a session description, or make no sense in it, is in no code.
    fn is_sound(&self) -> bool {
        let is_ice =
            |text: &str| text.bytes().all(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'+' | b'/'));
        let fits = (4..=64).contains(&self.fragment.len()) && (22..=64).contains(&self.password.len());
        fits && is_ice(&self.fragment) && is_ice(&self.password) && !self.candidates.is_empty()
    }

    /// A session description that browsers accept from the other side.
    pub fn sdp(&self) -> String {
        let bytes: Vec<String> = self.fingerprint.iter().map(|byte| format!("{byte:02X}")).collect();
        let setup = match self.kind {
            CodeKind::Offer => "actpass",
            CodeKind::Answer => "active",
        };
        let mut sdp = String::from(
            "v=0\r\no=- 1 2 IN IP4 127.0.0.1\r\ns=-\r\nt=0 0\r\na=group:BUNDLE 0\r\n\
             m=application 9 UDP/DTLS/SCTP webrtc-datachannel\r\nc=IN IP4 0.0.0.0\r\n",
        );
        for (number, (address, port)) in (1u32..).zip(&self.candidates) {
            let priority = 2_113_937_152 - number;
            let address = match address {
                CandidateAddress::V4(address) => address.to_string(),
                CandidateAddress::V6(address) => address.to_string(),
                CandidateAddress::Name(name) => format!("{}.local", uuid(*name)),
            };
            let _ = write!(
                sdp,
                "a=candidate:{number} 1 udp {priority} {address} {port} typ host generation 0\r\n"
            );
        }
        let _ = write!(
            sdp,
            "a=ice-ufrag:{}\r\na=ice-pwd:{}\r\na=fingerprint:sha-256 {}\r\na=setup:{setup}\r\na=mid:0\r\n\
             a=sctp-port:5000\r\na=max-message-size:262144\r\n",
            self.fragment,
            self.password,
            bytes.join(":")
        );
        sdp
    }

    /// The code as text.
    pub fn write(&self) -> String {
        let kind = match self.kind {
            CodeKind::Offer => 0,
            CodeKind::Answer => 1,
        };
        let mut bytes = vec![FORMAT, kind];
        bytes.extend(self.pairing);
        for text in [&self.fragment, &self.password] {
            bytes.push(text.len() as u8);
            bytes.extend(text.as_bytes());
        }
        bytes.extend(self.fingerprint);
        bytes.push(self.candidates.len() as u8);
        for (address, port) in &self.candidates {
            match address {
                CandidateAddress::V4(address) => bytes.extend([&[4][..], &address.octets()].concat()),
                CandidateAddress::V6(address) => bytes.extend([&[6][..], &address.octets()].concat()),
                CandidateAddress::Name(name) => bytes.extend([&[0][..], &name.to_be_bytes()].concat()),
            }
            bytes.extend(port.to_be_bytes());
        }
        bytes.extend(check(&bytes));
        base32(&bytes)
    }

    /// Reads a code, in any case and with any breaks.
    pub fn read(text: &str) -> Result<PairingCode, CodeError> {
        let bytes = text.get(..text.len().min(LONGEST)).and_then(from_base32).ok_or(CodeError::NotACode)?;
        match bytes.first() {
            Some(&FORMAT) if bytes.len() >= 40 => {}
            Some(&format) if format > FORMAT && format < 32 && bytes.len() >= 40 => {
                return Err(CodeError::Newer);
            }
            Some(0) if bytes.len() >= 40 => return Err(CodeError::Older),
            _ => return Err(CodeError::NotACode),
        }
        let (bytes, found) = bytes.split_last_chunk::<2>().ok_or(CodeError::Damaged)?;
        if check(bytes) != *found {
            return Err(CodeError::Damaged);
        }
        PairingCode::of_bytes(&bytes[1..]).filter(PairingCode::is_sound).ok_or(CodeError::Damaged)
    }

    fn of_bytes(mut bytes: &[u8]) -> Option<PairingCode> {
        let rest = &mut bytes;
        let kind = match take::<1>(rest)? {
            [0] => CodeKind::Offer,
            [1] => CodeKind::Answer,
            _ => return None,
        };
        let pairing = take(rest)?;
        let (fragment, password) = (take_text(rest)?, take_text(rest)?);
        let fingerprint = take(rest)?;
        let [count] = take(rest)?;
        let mut candidates = Vec::new();
        for _ in 0..usize::from(count).min(MOST) {
            let address = match take(rest)? {
                [4] => CandidateAddress::V4(Ipv4Addr::from(take::<4>(rest)?)),
                [6] => CandidateAddress::V6(Ipv6Addr::from(take::<16>(rest)?)),
                [0] => CandidateAddress::Name(u128::from_be_bytes(take(rest)?)),
                _ => return None,
            };
            candidates.push((address, u16::from_be_bytes(take(rest)?)));
        }
        let code = PairingCode { kind, pairing, fragment, password, fingerprint, candidates };
        rest.is_empty().then_some(code)
    }
}

fn take<const N: usize>(bytes: &mut &[u8]) -> Option<[u8; N]> {
    let (taken, rest) = bytes.split_first_chunk()?;
    *bytes = rest;
    Some(*taken)
}

fn take_text(bytes: &mut &[u8]) -> Option<String> {
    let [length] = take(bytes)?;
    let (taken, rest) = bytes.split_at_checked(usize::from(length))?;
    *bytes = rest;
    String::from_utf8(taken.to_vec()).ok()
}

/// A candidate of this device itself for UDP, such as `1 1 udp 2113937151 192.168.1.7 54400 typ host`.
fn candidate(line: &str) -> Option<(CandidateAddress, u16)> {
    let fields: Vec<&str> = line.split_whitespace().collect();
    let [_, "1", protocol, _, address, port, "typ", "host", ..] = fields[..] else { return None };
    if !protocol.eq_ignore_ascii_case("udp") {
        return None;
    }
    let address = match address.strip_suffix(".local") {
        Some(name) => CandidateAddress::Name(
            u128::from_str_radix(&name.replace('-', ""), 16).ok().filter(|id| uuid(*id) == name)?,
        ),
        None => match address.parse().ok()? {
            std::net::IpAddr::V4(address) => CandidateAddress::V4(address),
            std::net::IpAddr::V6(address) => CandidateAddress::V6(address),
        },
    };
    Some((address, port.parse().ok().filter(|port| *port > 0)?))
}

fn uuid(id: u128) -> String {
    let hex = format!("{id:032x}");
    [&hex[..8], &hex[8..12], &hex[12..16], &hex[16..20], &hex[20..]].join("-")
}

fn check(bytes: &[u8]) -> [u8; 2] {
    let [first, second, ..] = digest("yatzy pairing code", &[bytes]);
    [first, second]
}

const ALPHABET: &[u8; 32] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

fn base32(bytes: &[u8]) -> String {
    let bit = |at: usize| bytes.get(at / 8).map_or(0, |byte| byte >> (7 - at % 8) & 1);
    let digits = (0..(bytes.len() * 8).div_ceil(5))
        .map(|digit| (0..5).fold(0, |sum, at| sum << 1 | bit(digit * 5 + at)));
    digits.map(|digit| char::from(ALPHABET[usize::from(digit)])).collect()
}

/// The bytes of a text in base 32; `None` if it has other characters.
fn from_base32(text: &str) -> Option<Vec<u8>> {
    let (mut bytes, mut sum, mut bits) = (Vec::new(), 0u32, 0);
    for letter in text.chars().filter(|letter| !letter.is_whitespace()) {
        let digit = ALPHABET.iter().position(|known| char::from(*known) == letter.to_ascii_uppercase())?;
        sum = sum << 5 | digit as u32;
        bits += 5;
        if bits >= 8 {
            bits -= 8;
            bytes.push((sum >> bits) as u8);
            sum &= (1 << bits) - 1;
        }
    }
    Some(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Descriptions as the browsers write them, cut only in their time stamps.
    const CHROMIUM: &str = "v=0\r\no=- 4611731400430051336 2 IN IP4 127.0.0.1\r\ns=-\r\nt=0 0\r\na=group:BUNDLE 0\r\n\
        a=extmap-allow-mixed\r\na=msid-semantic: WMS\r\nm=application 50402 UDP/DTLS/SCTP webrtc-datachannel\r\n\
        c=IN IP4 192.168.1.7\r\n\
        a=candidate:1467250027 1 udp 2122260223 192.168.1.7 50402 typ host generation 0 network-id 1\r\n\
        a=candidate:1467250028 1 udp 2122260222 2001:db8::17 50403 typ host generation 0 network-id 2\r\n\
        a=candidate:435653019 1 tcp 1845501695 192.168.1.7 9 typ host tcptype active generation 0 network-id 1\r\n\
        a=candidate:77 1 udp 1845501695 203.0.113.9 9 typ srflx raddr 0.0.0.0 rport 0\r\n\
        a=ice-ufrag:0eL7\r\na=ice-pwd:vBvc8nNQ4R2Fd+pxh/Sk2vQx\r\na=ice-options:trickle\r\na=fingerprint:sha-256 \
        4A:AD:B9:B1:3F:82:18:3B:54:02:12:DF:3E:5D:49:6B:19:E5:7C:AB:4A:AD:B9:B1:3F:82:18:3B:54:02:12:DF\r\n\
        a=setup:actpass\r\na=mid:0\r\na=sctp-port:5000\r\na=max-message-size:262144\r\n";
    const FIREFOX: &str = "v=0\r\no=mozilla...THIS_IS_SDPARTA-99.0 8056218218 0 IN IP4 0.0.0.0\r\ns=-\r\nt=0 0\r\n\
        a=fingerprint:sha-256 4A:AD:B9:B1:3F:82:18:3B:54:02:12:DF:3E:5D:49:6B:19:E5:7C:AB:4A:AD:B9:B1:3F:82:18:3B:54:02:12:DF\r\n\
        a=group:BUNDLE 0\r\na=ice-options:trickle\r\na=msid-semantic:WMS *\r\n\
        m=application 9 UDP/DTLS/SCTP webrtc-datachannel\r\nc=IN IP4 0.0.0.0\r\n\
        a=candidate:0 1 UDP 2122252543 1f3a9bd4-1c1b-4c93-9c2c-2b4e3fd1a0b5.local 49432 typ host\r\n\
        a=candidate:1 1 TCP 2105524479 1f3a9bd4-1c1b-4c93-9c2c-2b4e3fd1a0b5.local 9 typ host tcptype active\r\n\
        a=sendrecv\r\na=ice-pwd:cd58ea7a9d42be6d2d4d1ab3f01b5d43\r\na=ice-ufrag:bd4c1b2f\r\na=mid:0\r\n\
        a=setup:active\r\na=sctp-port:5000\r\na=max-message-size:1073741823\r\n";

    fn codes() -> [PairingCode; 2] {
        [(CodeKind::Offer, CHROMIUM), (CodeKind::Answer, FIREFOX)]
            .map(|(kind, sdp)| PairingCode::of(kind, [1, 2, 3, 4], sdp).expect("a data channel"))
    }

    #[test]
    fn a_code_has_what_matters_of_a_description() {
        for (code, lines) in codes().iter().zip([
            &[
                "a=ice-ufrag:0eL7",
                "a=ice-pwd:vBvc8nNQ4R2Fd+pxh/Sk2vQx",
                "a=setup:actpass",
                " 192.168.1.7 50402 typ host",
                " 2001:db8::17 50403 typ host",
            ][..],
            &[
                "a=ice-ufrag:bd4c1b2f",
                "a=setup:active",
                " 1f3a9bd4-1c1b-4c93-9c2c-2b4e3fd1a0b5.local 49432 typ host",
            ][..],
        ]) {
            let text = code.write();
            assert!(text.len() <= 210, "{} characters", text.len());
            let read = PairingCode::read(&text);
            assert_eq!(read.as_ref(), Ok(code));
            assert_eq!(PairingCode::read(&text.to_lowercase().replace('a', " a\n")).as_ref(), Ok(code));
            let sdp = code.sdp();
            for line in lines {
                assert!(sdp.contains(line), "{line} in {sdp}");
            }
            assert!(!sdp.contains("srflx") && !sdp.contains("tcp"), "{sdp}");
            assert_eq!(
                PairingCode::of(code.kind, code.pairing, &sdp).as_ref(),
                Some(code),
                "it is its own inverse"
            );
        }
    }

    #[test]
    fn what_is_no_code_is_told_from_what_was_one() {
        let text = codes()[0].write();
        for other in ["", "hello", "https://example.org/", "12345678", &"A".repeat(9000), &"é".repeat(3000)]
        {
            assert!(PairingCode::read(other).is_err(), "{other}");
        }
        assert_eq!(PairingCode::read("hello there, this is not a code at all"), Err(CodeError::NotACode));
        assert_eq!(PairingCode::read(&text[..text.len() - 8]), Err(CodeError::Damaged));
        for at in 2..text.len() - 1 {
            let other = if &text[at..=at] == "B" { "C" } else { "B" };
            let changed = format!("{}{other}{}", &text[..at], &text[at + 1..]);
            assert_eq!(PairingCode::read(&changed), Err(CodeError::Damaged), "{changed}");
        }
        let mut newer = from_base32(&text).expect("base 32");
        newer[0] = FORMAT + 1;
        assert_eq!(PairingCode::read(&base32(&newer)), Err(CodeError::Newer));
    }

    /// A code is read from a stranger: nothing in it may add a line to a description.
    #[test]
    fn a_code_adds_no_lines() {
        for fragment in ["0e\nL", "0 L7", "abc"] {
            let mut code = codes()[0].clone();
            code.fragment = fragment.to_owned();
            assert_eq!(PairingCode::read(&code.write()), Err(CodeError::Damaged), "{fragment}");
        }
    }
}
