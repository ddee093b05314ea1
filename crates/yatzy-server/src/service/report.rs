//! Luck and skill of a game that is over, and what perfect play leads to: worked out once, beside the requests,
//! and kept.

use super::Perfect;
use crate::app::App;
use crate::refused::Refused;
use crate::table::Seen;
use std::sync::Arc;
use std::time::Duration;
use yatzy_bots::Analysis;
use yatzy_rules::Ruleset;

/// How long a page may wait before it says that the rest is being worked out.
const WAIT: Duration = Duration::from_millis(400);

impl App {
    /// Luck and skill of a game that is over; `None` while they are being worked out.
    pub async fn report(&self, seen: &Arc<Seen>) -> Result<Option<Arc<Analysis>>, Refused> {
        if !seen.is_over() {
            return Err(Refused::NotOver);
        }
        self.work_out(seen, WAIT).await
    }

    /// Begins the report of a game that has just ended, so that it is there when someone looks.
    pub(super) fn begin_report(&self, seen: &Arc<Seen>) {
        if seen.is_over() && self.bots().is_some() {
            let (app, seen) = (self.clone(), seen.clone());
            tokio::spawn(async move { app.work_out(&seen, Duration::ZERO).await });
        }
    }

    async fn work_out(&self, seen: &Arc<Seen>, wait: Duration) -> Result<Option<Arc<Analysis>>, Refused> {
        let bots = self.bots().ok_or(Refused::NoReport)?;
        // A pad for real dice can be corrected after its end.
        let key = (seen.id().clone(), seen.version());
        let played = seen.clone();
        let report = self.reports().get(key, wait, move || bots.analyse(&played.game).map(Arc::new)).await;
        match report.as_deref() {
            None => Ok(None),
            Some(Some(analysis)) => Ok(Some(analysis.clone())),
            Some(None) => Err(Refused::NoReport),
        }
    }

    /// What perfect play leads to.
    pub async fn perfect(&self, rules: &Arc<Ruleset>) -> Known<Perfect> {
        let Some(bots) = self.bots() else { return Known::Never };
        let played = rules.clone();
        let perfect = move || bots.perfect(&played).map(Arc::new);
        match self.perfects().get(rules.hash(), WAIT, perfect).await.as_deref() {
            None => Known::Soon,
            Some(Some(perfect)) => Known::Now(perfect.clone()),
            Some(None) => Known::Never,
        }
    }
}

/// What is known of something that takes long to work out.
#[derive(Clone, Debug)]
pub enum Known<T> {
    /// This.
    Now(Arc<T>),
    /// It is being worked out.
    Soon,
    /// It can't be worked out here.
    Never,
}
