//! What takes long to know: reports and perfect play. It is begun once, beside everything else, and kept; whoever asks
//! meanwhile is told to ask again.

use crate::background::Background;
use std::sync::Arc;
use std::time::Duration;
use yatzy_bots::{Analysis, Budget, Knowledge, Position};
use yatzy_rules::{Game, RulesHash, Ruleset};
use yatzy_table::{GameId, Perfect, Refused, Soon};

/// How many reports are kept in memory, of how many games it is remembered what perfect play leads to, and how many
/// rulesets are remembered as prepared.
const KEPT: usize = 64;

/// How long an answer may wait before it says that someone is thinking.
const WAIT: Duration = Duration::from_millis(300);

/// Someone who knows rules, and judges by them. Cheap to clone; all clones are one.
#[derive(Clone)]
pub struct Judge {
    inner: Arc<Inner>,
}

struct Inner {
    knowledge: Knowledge,
    reports: Background<(GameId, u32), Option<Arc<Analysis>>>,
    perfects: Background<RulesHash, Option<Arc<Perfect>>>,
    prepared: Background<RulesHash, ()>,
}

impl Judge {
    /// A judge by what is known.
    pub fn new(knowledge: Knowledge) -> Judge {
        let inner = Inner {
            knowledge,
            reports: Background::new(KEPT),
            perfects: Background::new(KEPT),
            prepared: Background::new(KEPT),
        };
        Judge { inner: Arc::new(inner) }
    }

    /// What is known of rules.
    pub fn knowledge(&self) -> &Knowledge {
        &self.inner.knowledge
    }

    /// Begins to find out what can be known of some rules, and says whether it is known in time.
    pub async fn prepare(&self, rules: &Arc<Ruleset>, wait: Duration) -> bool {
        let (knowledge, known) = (self.knowledge().clone(), rules.clone());
        let solve = move || drop(knowledge.best(&known, Budget::FOR_A_REPORT));
        self.inner.prepared.get(rules.hash(), wait, solve).await.is_some()
    }

    /// Luck and skill of a game that is over, at a version: a pad for real dice can be corrected after its end, and a
    /// last entry taken back.
    pub async fn report(
        &self,
        id: &GameId,
        version: u32,
        game: &Game,
        wait: Duration,
    ) -> Result<Soon<Analysis>, Refused> {
        if game.turn().is_some() {
            return Err(Refused::NotOver);
        }
        let (knowledge, played) = (self.knowledge().clone(), game.clone());
        let analyse = move || {
            let values = knowledge.best(played.rules(), Budget::FOR_A_REPORT);
            Analysis::explained(&values, &played).ok().map(Arc::new)
        };
        Ok(match self.inner.reports.get((id.clone(), version), wait, analyse).await.as_deref() {
            None => Soon::Later,
            Some(Some(analysis)) => Soon::Now(analysis.clone()),
            Some(None) => return Err(Refused::NoReport),
        })
    }

    /// What perfect play leads to.
    pub async fn perfect(&self, rules: &Arc<Ruleset>) -> Soon<Perfect> {
        let (knowledge, played) = (self.knowledge().clone(), rules.clone());
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
        match self.inner.perfects.get(rules.hash(), WAIT, perfect).await.as_deref() {
            None => Soon::Later,
            Some(Some(perfect)) => Soon::Now(perfect.clone()),
            Some(None) => Soon::Never,
        }
    }
}
