//! The identity of this device: its token and its language. A service worker has no cookies, so both are stored beside
//! the games.

use crate::message::StorageError;
use crate::store::{Port, get, put, text};
use std::sync::Arc;
use tokio::sync::Mutex;
use yatzy_table::{Token, Who};
use yatzy_text::Lang;

/// The object store, and its keys.
const DEVICE: &str = "device";
const TOKEN: &str = "token";
const LANG: &str = "lang";

/// The identity of this device, read once.
pub(crate) struct Device {
    port: Arc<Port>,
    identity: Mutex<Option<DeviceIdentity>>,
}

/// The token and the language of a device.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct DeviceIdentity {
    pub token: Option<Token>,
    pub lang: Option<Lang>,
}

impl DeviceIdentity {
    pub fn who(self) -> Who {
        self.token.map_or_else(Who::default, Who::with)
    }
}

impl Device {
    pub fn new(port: Arc<Port>) -> Device {
        Device { port, identity: Mutex::const_new(None) }
    }

    /// Reads the identity.
    pub async fn identity(&self) -> Result<DeviceIdentity, StorageError> {
        let mut identity = self.identity.lock().await;
        if let Some(identity) = *identity {
            return Ok(identity);
        }
        let asked = [TOKEN, LANG].map(|what| get(DEVICE, vec![text(what)]));
        let mut found = self.port.read(asked.to_vec()).await?;
        let token = found.text()?.and_then(|token| token.parse().ok());
        let lang = found.text()?.and_then(|lang| Lang::parse(&lang));
        Ok(*identity.insert(DeviceIdentity { token, lang }))
    }

    /// Stores a new token or language.
    pub async fn note(&self, token: Option<Token>, lang: Option<Lang>) -> Result<(), StorageError> {
        let mut ops = Vec::new();
        ops.extend(token.map(|token| put(DEVICE, vec![text(TOKEN)], token.to_hex())));
        ops.extend(lang.map(|lang| put(DEVICE, vec![text(LANG)], lang.code().to_owned())));
        if ops.is_empty() {
            return Ok(());
        }
        let mut identity = self.identity.lock().await;
        self.port.write(ops, Vec::new()).await?;
        let before = identity.unwrap_or_default();
        *identity = Some(DeviceIdentity { token: token.or(before.token), lang: lang.or(before.lang) });
        Ok(())
    }
}
