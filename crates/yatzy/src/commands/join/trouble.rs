//! Why a table can't be reached, in words.

use super::address::Address;
use crate::Failure;
use std::io;
use yatzy_text::{Text, say, shown};

/// What stands between a person and a table.
#[derive(Debug)]
pub enum Trouble {
    /// No machine has this name.
    NoHost,
    /// The machine does not answer, or there is no way to it.
    NoAnswer,
    /// Nobody vouches for the connection, or the other end speaks plain HTTP.
    Unsafe,
    /// Someone answers who is no server of ours.
    NotYatzy,
    /// The server says no, in its own words.
    Refused {
        /// Its stable code.
        code: String,
        /// Its sentence, in the person's language.
        words: String,
    },
    /// The link is a seat's no more.
    Void,
    /// The seat waits for a name.
    NoName,
    /// All seats are taken.
    NoSeat,
    /// What must be kept can't be written down.
    Disk(io::Error),
}

impl Trouble {
    /// Whether waiting may help.
    pub fn may_pass(&self) -> bool {
        matches!(self, Trouble::NoHost | Trouble::NoAnswer | Trouble::Unsafe | Trouble::NotYatzy)
    }

    /// Who does not answer may not even exist.
    pub fn at(self, address: &Address) -> Trouble {
        match self {
            Trouble::NoAnswer if !address.is_known() => Trouble::NoHost,
            trouble => trouble,
        }
    }

    /// As a command ends with it.
    pub fn failure(self, host: &str, text: Text) -> Failure {
        let host = shown(host);
        match self {
            Trouble::NoHost => Failure::wrong("join/no-host", say!(text, "far-no-host", host = host)),
            Trouble::NoAnswer => Failure::wrong("join/no-server", say!(text, "join-no-server", host = host)),
            Trouble::Unsafe => Failure::wrong("join/unsafe", say!(text, "far-unsafe", host = host)),
            Trouble::NotYatzy => Failure::wrong("join/not-yatzy", say!(text, "join-not-yatzy", host = host)),
            // A server of ours that lacks a route is of another time.
            Trouble::Refused { code, .. } if code == "page/unknown" => Trouble::NotYatzy.failure(&host, text),
            Trouble::Refused { code, .. } if code == "request/foreign" => {
                Failure::wrong("join/other-name", say!(text, "far-other-name", host = host))
            }
            Trouble::Refused { words, .. } => Failure::wrong("join/refused", shown(&words).to_string()),
            Trouble::Void => Failure::wrong("join/void", say!(text, "join-void")),
            Trouble::NoName => Failure::wrong("join/no-name", say!(text, "far-no-name")),
            Trouble::NoSeat => Failure::wrong("join/no-seat", say!(text, "join-no-seat")),
            Trouble::Disk(error) => Failure::from(error),
        }
    }

    /// As the table says it.
    pub fn words(self, host: &str, text: Text) -> String {
        match self.failure(host, text) {
            Failure::Wrong { message, .. } | Failure::No { message, .. } => message,
            Failure::Output(error) => shown(&error.to_string()).to_string(),
        }
    }
}

impl From<io::Error> for Trouble {
    fn from(error: io::Error) -> Trouble {
        Trouble::Disk(error)
    }
}

impl From<ureq::Error> for Trouble {
    fn from(error: ureq::Error) -> Trouble {
        use ureq::Error;
        match error {
            Error::HostNotFound => Trouble::NoHost,
            Error::Tls(_) | Error::Rustls(_) | Error::Pem(_) => Trouble::Unsafe,
            // What goes wrong while two ends agree on a cipher comes as a broken stream.
            Error::Io(error) if error.kind() == io::ErrorKind::InvalidData => Trouble::Unsafe,
            // Someone took the call and hung up: not in our language.
            Error::Io(error)
                if matches!(
                    error.kind(),
                    io::ErrorKind::UnexpectedEof | io::ErrorKind::ConnectionReset | io::ErrorKind::BrokenPipe
                ) =>
            {
                Trouble::NotYatzy
            }
            Error::Io(_) | Error::Timeout(_) | Error::ConnectionFailed | Error::InvalidProxyUrl => {
                Trouble::NoAnswer
            }
            _ => Trouble::NotYatzy,
        }
    }
}
