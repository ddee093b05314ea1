//! What this device goes by: the token that its seats know it by, and the language that was chosen on it. A service worker has
//! no cookies, so both lie beside the games.

use crate::store::{Port, Unkept, get, put, text};
use std::sync::Arc;
use tokio::sync::Mutex;
use yatzy_table::{Token, Who};
use yatzy_text::Lang;

/// The object store, and its keys.
const DEVICE: &str = "device";
const TOKEN: &str = "token";
const LANG: &str = "lang";

/// What the device goes by, read once.
pub(crate) struct Device {
    port: Arc<Port>,
    known: Mutex<Option<Known>>,
}

/// What is known of the device.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Known {
    pub token: Option<Token>,
    pub lang: Option<Lang>,
}

impl Known {
    pub fn who(self) -> Who {
        self.token.map_or_else(Who::default, Who::with)
    }
}

impl Device {
    pub fn new(port: Arc<Port>) -> Device {
        Device { port, known: Mutex::const_new(None) }
    }

    /// What is known of it.
    pub async fn known(&self) -> Result<Known, Unkept> {
        let mut known = self.known.lock().await;
        if let Some(known) = *known {
            return Ok(known);
        }
        let asked = [TOKEN, LANG].map(|what| get(DEVICE, vec![text(what)]));
        let mut found = self.port.read(asked.to_vec()).await?;
        let token = found.text()?.and_then(|token| token.parse().ok());
        let lang = found.text()?.and_then(|lang| Lang::parse(&lang));
        Ok(*known.insert(Known { token, lang }))
    }

    /// Notes what a reply gives it, before the reply is shown.
    pub async fn note(&self, token: Option<Token>, lang: Option<Lang>) -> Result<(), Unkept> {
        let mut ops = Vec::new();
        ops.extend(token.map(|token| put(DEVICE, vec![text(TOKEN)], token.to_hex())));
        ops.extend(lang.map(|lang| put(DEVICE, vec![text(LANG)], lang.code().to_owned())));
        if ops.is_empty() {
            return Ok(());
        }
        let mut known = self.known.lock().await;
        self.port.write(ops, Vec::new()).await?;
        let before = known.unwrap_or_default();
        *known = Some(Known { token: token.or(before.token), lang: lang.or(before.lang) });
        Ok(())
    }
}
