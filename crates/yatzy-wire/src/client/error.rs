//! Errors of the client, as facts; the shells have the sentences.

#[cfg(feature = "client")]
use super::{Address, server::hung_up};
use crate::{CallError, ErrorBody};
use std::io;

#[derive(Debug, thiserror::Error)]
pub enum ClientError {
    #[error("no machine has this name")]
    NoHost,
    /// No answer, or no route to the host.
    #[error("no answer")]
    NoAnswer,
    /// The certificate is not trusted, or the other end speaks plain HTTP.
    #[error("the connection would not be safe")]
    Unsafe,
    /// Not a Yatzy server.
    #[error("not a Yatzy server")]
    NotYatzy,
    /// The server refused.
    #[error("refused: {}", .0.error.code)]
    Refused(Box<ErrorBody>),
    /// A request that only the house itself makes.
    #[error("not for devices")]
    NotForDevices,
    /// The notes can't be written.
    #[error("notes can't be kept")]
    Disk(#[source] io::Error),
}

impl ClientError {
    /// The stable code of a refusal.
    pub fn code(&self) -> Option<&str> {
        match self {
            ClientError::Refused(refusal) => Some(&refusal.error.code),
            _ => None,
        }
    }

    /// Whether a retry may help: the server is away or busy, or a proxy or portal answered.
    pub fn may_pass(&self) -> bool {
        match self {
            ClientError::NoHost | ClientError::NoAnswer | ClientError::Unsafe | ClientError::NotYatzy => true,
            ClientError::Refused(refusal) => {
                matches!(refusal.error.code.as_str(), "request/too-many" | "server/unavailable")
            }
            ClientError::NotForDevices | ClientError::Disk(_) => false,
        }
    }

    /// Turns "no answer" into "no host" where the name does not resolve.
    #[cfg(feature = "client")]
    pub fn at(self, address: &Address) -> ClientError {
        match self {
            ClientError::NoAnswer if !address.is_known() => ClientError::NoHost,
            error => error,
        }
    }
}

impl From<io::Error> for ClientError {
    fn from(error: io::Error) -> ClientError {
        ClientError::Disk(error)
    }
}

impl From<CallError> for ClientError {
    fn from(unanswered: CallError) -> ClientError {
        match unanswered {
            CallError::Refused(refusal) => ClientError::Refused(refusal),
            CallError::NotYatzy => ClientError::NotYatzy,
        }
    }
}

#[cfg(feature = "client")]
impl From<ureq::Error> for ClientError {
    fn from(error: ureq::Error) -> ClientError {
        use ureq::Error;
        match error {
            Error::HostNotFound => ClientError::NoHost,
            Error::Tls(_) | Error::Rustls(_) | Error::Pem(_) => ClientError::Unsafe,
            // A failed TLS handshake is reported as a broken stream.
            Error::Io(error) if error.kind() == io::ErrorKind::InvalidData => ClientError::Unsafe,
            // The connection was accepted and closed: not HTTP.
            Error::Io(error) if hung_up(&error) => ClientError::NotYatzy,
            Error::Io(_) | Error::Timeout(_) | Error::ConnectionFailed | Error::InvalidProxyUrl => {
                ClientError::NoAnswer
            }
            _ => ClientError::NotYatzy,
        }
    }
}
