//! What takes long to know: reports and perfect play. It is begun once, beside everything else, and kept; whoever asks
//! meanwhile is told to ask again.

use crate::background::Background;
use crate::queue::{Asker, Queue};
use std::sync::Arc;
use std::time::Duration;
use yatzy_bots::{Aim, Analysis, Budget, Errand, Knowledge, Position, Values, Worth};
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

/// How much is worked out at once of what takes a moment, of reports, and of what nobody waits for.
const MOMENTS: usize = 2;
const REPORTS: usize = 2;
const IDLE: usize = 1;

/// How much of that may wait for one asker, and for how many: what comes then is begun when it is asked for again.
const WAITING_EACH: usize = 4;
const ASKERS: usize = 64;

/// A table asks for one move at a time, and there may be many tables.
const MOVES_EACH: usize = 256;
const MOVE_ASKERS: usize = 8192;

/// How long the computer waits for a solve before it plays by what is known at once, and how often it asks for one where
/// too much waits already.
const MOVE_WAIT: Duration = Duration::from_secs(10);
const MOVE_AGAIN: Duration = Duration::from_millis(100);

/// Someone who knows rules, and judges by them. Cheap to clone; all clones are one.
#[derive(Clone)]
pub struct Judge {
    inner: Arc<Inner>,
    /// Who has it asked: everyone has their turn.
    asker: Asker,
}

struct Inner {
    knowledge: Knowledge,
    reports: Background<(GameId, u32), Option<Arc<Analysis>>>,
    /// The same with all chances exact.
    exact_reports: Background<(GameId, u32), Option<Arc<Analysis>>>,
    perfects: Background<RulesHash, Option<Arc<Perfect>>>,
    /// Rules that are solved while someone waits, and those that are solved where nobody does.
    prepared: Background<RulesHash, ()>,
    prepared_later: Background<RulesHash, ()>,
    aims: Background<Errand, Option<Arc<Aim>>>,
    reaches: Background<(RulesHash, u32), Option<Arc<Reach>>>,
    /// Thoughts about one move: they wait for no solve.
    moves: Arc<Queue>,
}

impl Judge {
    /// A judge by what is known.
    pub fn new(knowledge: Knowledge) -> Judge {
        let [moments, reports, idle] =
            [MOMENTS, REPORTS, IDLE].map(|at_once| Queue::new(at_once, WAITING_EACH, ASKERS));
        let threads = std::thread::available_parallelism().map_or(1, usize::from);
        let inner = Inner {
            knowledge,
            reports: Background::new(KEPT, reports.clone()),
            exact_reports: Background::new(KEPT, idle.clone()),
            perfects: Background::new(KEPT, reports),
            prepared: Background::new(KEPT, moments.clone()),
            prepared_later: Background::new(KEPT, idle),
            aims: Background::new(KEPT_AIMS, moments.clone()),
            reaches: Background::new(KEPT, moments),
            moves: Queue::new(threads, MOVES_EACH, MOVE_ASKERS),
        };
        Judge { inner: Arc::new(inner), asker: Asker::default() }
    }

    /// The same judge, asked by someone.
    pub(crate) fn asked_by(&self, asker: Asker) -> Judge {
        Judge { inner: self.inner.clone(), asker }
    }

    /// What is known of rules.
    pub fn knowledge(&self) -> &Knowledge {
        &self.inner.knowledge
    }

    /// Begins to find out what can be known of some rules, and says whether it is known in time.
    pub async fn prepare(&self, rules: &Arc<Ruleset>, wait: Duration) -> bool {
        let (knowledge, known) = (self.knowledge().clone(), rules.clone());
        let solve = move || drop(knowledge.best(&known, Budget::FOR_A_REPORT));
        let prepared = if self.is_quick(rules) { &self.inner.prepared } else { &self.inner.prepared_later };
        prepared.get(self.asker, rules.hash(), wait, solve).await.is_some()
    }

    /// Whether some rules can be solved while someone waits for a move.
    pub fn is_quick(&self, rules: &Arc<Ruleset>) -> bool {
        self.knowledge().takes(rules).is_some_and(|takes| Budget::FOR_A_MOVE.covers(&takes))
    }

    /// What is known of some rules when the computer is to move: as much as can be solved in a moment, unless too much
    /// else is being solved.
    pub(crate) async fn values_for_a_move(&self, rules: &Arc<Ruleset>) -> Option<Arc<dyn Values>> {
        let solved = async {
            while self.is_quick(rules) && !self.prepare(rules, MOVE_WAIT).await {
                tokio::time::sleep(MOVE_AGAIN).await;
            }
        };
        let is_solved = tokio::time::timeout(MOVE_WAIT, solved).await.is_ok();
        let (knowledge, rules) = (self.knowledge().clone(), rules.clone());
        self.think(move || match is_solved {
            true => knowledge.best(&rules, Budget::FOR_A_MOVE),
            false => knowledge.at_once(&rules),
        })
        .await
    }

    /// Thinks about one move, in turn with everyone else; `None` if that breaks off, or far too many think.
    pub(crate) async fn think<T: Send + 'static>(
        &self,
        thought: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        let _place = self.inner.moves.enter(self.asker)?.await.ok()?;
        tokio::task::spawn_blocking(thought).await.ok()
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
        self.inner.aims.get(self.asker, errand.clone(), wait, work).await.as_deref().cloned().flatten()
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
        let first = self
            .inner
            .reports
            .get(self.asker, key.clone(), wait, self.analyse(game, &goals, SOON_EXACT, SOON))
            .await;
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
        let exact = self.inner.exact_reports.get(self.asker, key, Duration::ZERO, analyse).await;
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
        match self.inner.reaches.get(self.asker, (rules.hash(), total), WAIT, reach).await.as_deref() {
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
        match self.inner.perfects.get(self.asker, rules.hash(), WAIT, perfect).await.as_deref() {
            None => Soon::Later,
            Some(Some(perfect)) => Soon::Now(perfect.clone()),
            Some(None) => Soon::Never,
        }
    }
}
