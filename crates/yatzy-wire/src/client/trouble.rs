//! What stands between a person and a table, as facts. Whoever shows it has the words.

use super::Address;
use super::server::hung_up;
use crate::{ErrorBody, Unanswered};
use std::io;

/// What stands between a person and a table.
#[derive(Debug, thiserror::Error)]
pub enum Trouble {
    /// No machine has this name.
    #[error("no machine has this name")]
    NoHost,
    /// The machine does not answer, or there is no way to it.
    #[error("no answer")]
    NoAnswer,
    /// Nobody vouches for the connection, or the other end speaks plain HTTP.
    #[error("the connection would not be safe")]
    Unsafe,
    /// Someone answers who is no server of ours.
    #[error("not a Yatzy server")]
    NotYatzy,
    /// The server says no.
    #[error("refused: {}", .0.error.code)]
    Refused(Box<ErrorBody>),
    /// A request that only a house makes of itself.
    #[error("not for devices")]
    NotForDevices,
    /// What must be kept can't be written down.
    #[error("notes can't be kept")]
    Disk(#[source] io::Error),
}

impl Trouble {
    /// The stable code of a server that says no.
    pub fn code(&self) -> Option<&str> {
        match self {
            Trouble::Refused(refusal) => Some(&refusal.error.code),
            _ => None,
        }
    }

    /// Whether waiting may help: the server is away, someone stands in between, or it is too busy just now.
    pub fn may_pass(&self) -> bool {
        match self {
            Trouble::NoHost | Trouble::NoAnswer | Trouble::Unsafe | Trouble::NotYatzy => true,
            Trouble::Refused(refusal) => {
                matches!(refusal.error.code.as_str(), "request/too-many" | "server/unavailable")
            }
            Trouble::NotForDevices | Trouble::Disk(_) => false,
        }
    }

    /// Who does not answer may not even exist.
    pub fn at(self, address: &Address) -> Trouble {
        match self {
            Trouble::NoAnswer if !address.is_known() => Trouble::NoHost,
            trouble => trouble,
        }
    }
}

impl From<io::Error> for Trouble {
    fn from(error: io::Error) -> Trouble {
        Trouble::Disk(error)
    }
}

impl From<Unanswered> for Trouble {
    fn from(unanswered: Unanswered) -> Trouble {
        match unanswered {
            Unanswered::Refused(refusal) => Trouble::Refused(refusal),
            Unanswered::NotOurs => Trouble::NotYatzy,
        }
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
            Error::Io(error) if hung_up(&error) => Trouble::NotYatzy,
            Error::Io(_) | Error::Timeout(_) | Error::ConnectionFailed | Error::InvalidProxyUrl => {
                Trouble::NoAnswer
            }
            _ => Trouble::NotYatzy,
        }
    }
}
