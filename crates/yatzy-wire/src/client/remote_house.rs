//! A house elsewhere, for one device.

use super::carrier::Caller;
use super::table_cache::TableCache;
use super::{Carrier, ClientError, DeviceStorage};
use std::fmt;
use std::sync::{Arc, OnceLock};
use yatzy_table::{HouseOffers, RulesAnalysis, Token, Who};

/// A house elsewhere, for one device. Cheap to clone; all clones are one device.
#[derive(Clone)]
pub struct RemoteHouse {
    pub(super) carrier: Arc<dyn Carrier>,
    lang: String,
    pub(super) storage: Arc<dyn DeviceStorage>,
    pub(super) analysis: Option<Arc<dyn RulesAnalysis>>,
    pub(super) offers: Arc<OnceLock<HouseOffers>>,
    pub(super) tables: Arc<TableCache>,
}

impl fmt::Debug for RemoteHouse {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("RemoteHouse").field("lang", &self.lang).finish_non_exhaustive()
    }
}

impl RemoteHouse {
    /// The house that a carrier leads to, asked in a language.
    pub fn on(carrier: Arc<dyn Carrier>, lang: &str, storage: Arc<dyn DeviceStorage>) -> RemoteHouse {
        let lang = lang.to_owned();
        RemoteHouse { carrier, lang, storage, analysis: None, offers: Arc::default(), tables: Arc::default() }
    }

    /// The same house, with perfect play computed in this process: the API has no route for it.
    pub fn with_analysis(self, analysis: Arc<dyn RulesAnalysis>) -> RemoteHouse {
        RemoteHouse { analysis: Some(analysis), ..self }
    }

    /// The same house with these features, if it has not told its own.
    pub fn with_offers(self, offers: HouseOffers) -> RemoteHouse {
        // A concurrent request has set the same.
        let _ = self.offers.set(offers);
        self
    }

    /// The carrier, with a person's token.
    pub(super) fn caller(&self, who: &Who) -> Caller {
        Caller { carrier: self.carrier.clone(), token: who.token(), lang: self.lang.clone() }
    }

    pub(super) fn fresh_token(&self) -> Result<Token, ClientError> {
        Ok(Token::from_bytes(self.storage.fresh()?))
    }
}
