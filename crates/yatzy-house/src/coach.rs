//! What takes long to work out: advice, reports, perfect play. It is begun once, beside the table, and kept; whoever
//! asks meanwhile is told to ask again.

use crate::live::Live;
use crate::local::LocalHouse;
use std::sync::Arc;
use std::time::Duration;
use yatzy_bots::{Analysis, Budget, Hint, Position};
use yatzy_rules::{DiceSource, Ruleset};
use yatzy_table::{About, Perfect, Refused, Soon, Table, Who};

/// How long an answer may wait before it says that someone is thinking.
const WAIT: Duration = Duration::from_millis(300);

impl LocalHouse {
    /// What the coach says to whoever is to play, once it is noted that they asked. A game that takes long to solve is
    /// coached by an estimate until its solve is done, and exactly from then on.
    pub(crate) async fn coach(&self, live: &Live, who: &Who, about: About) -> Result<Soon<Hint>, Refused> {
        let Some(knowledge) = self.knowledge().cloned() else { return Err(Refused::NoCoach) };
        let question = live.table().advice(who, about)?;
        let rules = question.game.rules().clone();
        let quick = knowledge.takes(&rules).is_some_and(|takes| Budget::FOR_A_MOVE.covers(&takes));
        let ready = self.prepare(&rules, if quick { WAIT } else { Duration::ZERO }).await;
        if quick && !ready {
            return Ok(Soon::Later);
        }
        let thought = move || question.answer(knowledge.at_once(question.game.rules()));
        match tokio::task::spawn_blocking(thought).await {
            Ok(Some(hint)) => Ok(Soon::Now(Arc::new(hint))),
            _ => Err(Refused::NoCoach),
        }
    }

    /// Begins to find out what can be known of some rules, and says whether it is known in time.
    async fn prepare(&self, rules: &Arc<Ruleset>, wait: Duration) -> bool {
        let Some(knowledge) = self.knowledge().cloned() else { return false };
        let known = rules.clone();
        let solve = move || drop(knowledge.best(&known, Budget::FOR_A_REPORT));
        self.prepared().get(rules.hash(), wait, solve).await.is_some()
    }

    /// Where the computer plays or the coach may be asked, what they need to know is found out beforehand: nobody
    /// waits for a first move or hint.
    pub(crate) fn prepare_for(&self, live: &Live) {
        let table = live.table();
        let plays = table.seats().any(|(seat, _)| table.level_of(seat).is_some());
        let coached = table.saved.hints && table.game.source() == DiceSource::Program;
        if plays || coached {
            let house = self.clone();
            tokio::spawn(async move { house.prepare(table.game.rules(), Duration::ZERO).await });
        }
    }

    /// Luck and skill of a game that is over.
    pub(crate) async fn judge(&self, table: &Arc<Table>, wait: Duration) -> Result<Soon<Analysis>, Refused> {
        if !table.is_over() {
            return Err(Refused::NotOver);
        }
        let knowledge = self.knowledge().cloned().ok_or(Refused::NoReport)?;
        // A pad for real dice can be corrected after its end, and a last entry taken back.
        let key = (table.id().clone(), table.version());
        let played = table.clone();
        let analyse = move || {
            let values = knowledge.best(played.game.rules(), Budget::FOR_A_REPORT);
            Analysis::new(&*values, &played.game).ok().map(Arc::new)
        };
        Ok(match self.reports().get(key, wait, analyse).await.as_deref() {
            None => Soon::Later,
            Some(Some(analysis)) => Soon::Now(analysis.clone()),
            Some(None) => return Err(Refused::NoReport),
        })
    }

    /// Begins the report of a game that has just ended, so that it is there when someone looks.
    pub(crate) fn begin_report(&self, table: &Arc<Table>) {
        if table.is_over() && self.knowledge().is_some() {
            let (house, table) = (self.clone(), table.clone());
            tokio::spawn(async move { house.judge(&table, Duration::ZERO).await });
        }
    }

    /// What perfect play leads to.
    pub(crate) async fn know_perfect(&self, rules: &Arc<Ruleset>) -> Soon<Perfect> {
        let Some(knowledge) = self.knowledge().cloned() else { return Soon::Never };
        let played = rules.clone();
        let perfect = move || {
            let values = knowledge.best(&played, Budget::FOR_A_REPORT);
            match values.statistics().ok()? {
                Some(statistics) => Some(Arc::new(Perfect::Exact(statistics))),
                None => {
                    let mean = values.value(Position::START).ok()?;
                    Some(Arc::new(Perfect::Estimated { mean, error: values.error() }))
                }
            }
        };
        match self.perfects().get(rules.hash(), WAIT, perfect).await.as_deref() {
            None => Soon::Later,
            Some(Some(perfect)) => Soon::Now(perfect.clone()),
            Some(None) => Soon::Never,
        }
    }
}
