//! What a house elsewhere needs of its device: a carrier of calls, and storage for notes.

use super::ClientError;
use crate::{Call, RawResponse};
use std::any::Any;
use std::fmt;
use std::io;
use std::pin::Pin;
use std::sync::Arc;
use tokio::sync::watch;
use yatzy_table::{GameId, Token};

/// Carries calls to a house, over HTTP or over a channel between two devices.
pub trait Carrier: Send + Sync {
    /// Carries a call, once.
    fn carry(&self, carried: CarriedCall) -> Carrying;

    /// The stream of a table's events after a version. `None` where the shell has streams of its own.
    fn stream(&self, _game: &GameId, _token: Option<Token>, _seen: u32) -> Option<TableStream> {
        None
    }
}

/// A response under way.
pub type Carrying = Pin<Box<dyn Future<Output = Result<RawResponse, ClientError>> + Send>>;

/// A call with the caller's token and language.
#[derive(Debug)]
pub struct CarriedCall {
    pub call: Call<()>,
    pub token: Option<Token>,
    pub lang: String,
}

/// An open stream. The caller is present at the table until it is dropped.
pub struct TableStream {
    pub news: watch::Receiver<StreamState>,
    pub presence: Box<dyn Any + Send>,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct StreamState {
    /// Number of events that may have changed the table.
    pub count: u64,
    /// Whether the game was deleted.
    pub is_gone: bool,
}

/// The storage of a device for its notes about games elsewhere, and its random bytes.
pub trait DeviceStorage: fmt::Debug + Send + Sync {
    /// Fresh random bytes.
    fn fresh(&self) -> io::Result<[u8; 32]>;

    /// The notes of a game, as they were written.
    fn read(&self, game: &GameId) -> Option<Vec<u8>>;

    /// Writes the notes of a game. They are durable when this returns.
    fn write(&self, game: &GameId, notes: &[u8]) -> io::Result<()>;
}

/// A carrier with a caller.
#[derive(Clone)]
pub(super) struct Caller {
    pub carrier: Arc<dyn Carrier>,
    pub token: Option<Token>,
    pub lang: String,
}

impl Caller {
    pub fn in_language(self, lang: &str) -> Caller {
        Caller { lang: lang.to_owned(), ..self }
    }

    /// Sends a call, once.
    pub async fn ask<R>(&self, call: &Call<R>) -> Result<R, ClientError> {
        let carried = CarriedCall { call: call.untyped(), token: self.token, lang: self.lang.clone() };
        let response = self.carrier.carry(carried).await?;
        Ok(call.read(&response)?)
    }
}
