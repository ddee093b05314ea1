//! What takes long to know: reports and perfect play. It is begun once, beside everything else, and kept; whoever asks
//! meanwhile is told to ask again.

use crate::background::Background;
use std::sync::Arc;
use std::time::Duration;
use yatzy_bots::{Aim, Analysis, Budget, Errand, Knowledge, Position, Worth};
use yatzy_rules::{Game, Goal, Points, RulesHash, Ruleset};
use yatzy_table::{GameId, Perfect, Reach, Refused, Soon, Table};

/// How many reports are kept in memory, of how many games it is remembered what perfect play leads to, and how many
/// rulesets are remembered as prepared.
const KEPT: usize = 64;
/// Of how many cards it is remembered what they are worth to someone who plays for something: each holds all that may
/// follow, which is up to a hundred megabytes.
const KEPT_AIMS: usize = 4;

/// How many processor seconds the rest of a game may take to be worked out for a total or the win: while someone waits,
/// and where nobody does.
const SOON: f64 = 3.0;
const LATER: f64 = 20.0;

/// A report tells exact chances to win with so many cells open, or fewer: at first, and once nobody waits for it.
const SOON_EXACT: usize = 12;
const ALL_EXACT: usize = 20;

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
    /// The same with all chances exact.
    exact_reports: Background<(GameId, u32), Option<Arc<Analysis>>>,
    perfects: Background<RulesHash, Option<Arc<Perfect>>>,
    prepared: Background<RulesHash, ()>,
    aims: Background<Errand, Option<Arc<Aim>>>,
    reaches: Background<(RulesHash, u32), Option<Arc<Reach>>>,
}

impl Judge {
    /// A judge by what is known.
    pub fn new(knowledge: Knowledge) -> Judge {
        let inner = Inner {
            knowledge,
            reports: Background::new(KEPT),
            exact_reports: Background::new(KEPT),
            perfects: Background::new(KEPT),
            prepared: Background::new(KEPT),
            aims: Background::new(KEPT_AIMS),
            reaches: Background::new(KEPT),
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

    /// What cards are worth to someone who plays for something else than the mean, with all that may follow from theirs,
    /// if it is known in time.
    pub async fn aim(&self, errand: &Errand, wait: Duration) -> Option<Arc<Aim>> {
        let (knowledge, asked) = (self.knowledge().clone(), errand.clone());
        let work = move || {
            let aim = asked.aim(&knowledge, SOON).ok()?;
            aim.worth().prepare(asked.own.position, asked.own.points);
            Some(Arc::new(aim))
        };
        self.inner.aims.get(errand.clone(), wait, work).await.as_deref().cloned().flatten()
    }

    /// Luck and skill of a game that is over, at its version: a pad for real dice can be corrected after its end, and a
    /// last entry taken back.
    pub async fn report(&self, table: &Arc<Table>, wait: Duration) -> Result<Soon<Analysis>, Refused> {
        let goals = table.saved.seats.iter().map(|seat| seat.goal).collect();
        self.report_of(table.id(), table.version(), &table.game, goals, wait).await
    }

    /// The same, for a game that is kept elsewhere.
    pub async fn report_of(
        &self,
        id: &GameId,
        version: u32,
        game: &Game,
        goals: Vec<Goal>,
        wait: Duration,
    ) -> Result<Soon<Analysis>, Refused> {
        if game.turn().is_some() {
            return Err(Refused::NotOver);
        }
        let key = (id.clone(), version);
        let first =
            self.inner.reports.get(key.clone(), wait, self.analyse(game, &goals, SOON_EXACT, SOON)).await;
        let first = match first.as_deref() {
            None => return Ok(Soon::Later),
            Some(None) => return Err(Refused::NoReport),
            Some(Some(analysis)) => analysis.clone(),
        };
        // Nobody waits for what takes longer: whoever looks again sees it.
        let wins =
            first.exact_chances || first.chances.is_empty() || !first.exact || game.rules().has_chips();
        if wins && first.goals.iter().all(|goal| goal.exact) {
            return Ok(Soon::Now(first));
        }
        let analyse = self.analyse(game, &goals, ALL_EXACT, LATER);
        let exact = self.inner.exact_reports.get(key, Duration::ZERO, analyse).await;
        Ok(Soon::Now(exact.as_deref().cloned().flatten().unwrap_or(first)))
    }

    /// The work of a report: exact chances to win from so many open cells on, so many processor seconds for a goal.
    fn analyse(
        &self,
        game: &Game,
        goals: &[Goal],
        exact_cells: usize,
        seconds: f64,
    ) -> impl FnOnce() -> Option<Arc<Analysis>> + Send + 'static {
        let (knowledge, game, goals) = (self.knowledge().clone(), game.clone(), goals.to_vec());
        move || {
            let values = knowledge.best(game.rules(), Budget::FOR_A_REPORT);
            let aims = |errand: &Errand| errand.aim(&knowledge, seconds);
            let analysis = Analysis::at_length(&*values, &game, exact_cells, &goals, &aims);
            analysis.and_then(|analysis| analysis.explained(&values, &game)).ok().map(Arc::new)
        }
    }

    /// How often a total is reached: by play for the highest average, and by playing for it where the chances of all totals
    /// were worked out before.
    pub async fn reach(&self, rules: &Arc<Ruleset>, total: u32) -> Soon<Reach> {
        let (knowledge, played) = (self.knowledge().clone(), rules.clone());
        let reach = move || {
            let values = knowledge.best(&played, Budget::FOR_A_MOVE);
            let totals = values.solution()?.distribution().ok()??;
            let mean = totals.chances.iter().skip(total as usize).sum();
            let pursuit = knowledge.pursuit(&played, Points(total));
            let best = pursuit.and_then(|pursuit| pursuit.worth(Position::START, Points::ZERO).ok());
            Some(Arc::new(Reach { total, mean, best }))
        };
        match self.inner.reaches.get((rules.hash(), total), WAIT, reach).await.as_deref() {
            None => Soon::Later,
            Some(Some(reach)) => Soon::Now(reach.clone()),
            Some(None) => Soon::Never,
        }
    }

    /// What perfect play leads to.
    pub async fn perfect(&self, rules: &Arc<Ruleset>) -> Soon<Perfect> {
        let (knowledge, played) = (self.knowledge().clone(), rules.clone());
        let perfect = move || {
            let values = knowledge.best(&played, Budget::FOR_A_REPORT);
            match values.statistics().ok()? {
                Some(statistics) => {
                    Some(Arc::new(Perfect::Exact { statistics, chances: values.chances().ok()? }))
                }
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
