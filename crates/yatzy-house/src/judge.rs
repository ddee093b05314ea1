//! What takes long to know: reports and perfect play. It is begun once, beside everything else, and kept; whoever asks
//! meanwhile is told to ask again.

use crate::background::Background;
use crate::job::{Job, read_outcome, written_game};
#[cfg(feature = "system")]
use crate::process::Process;
use crate::queue::{Asker, Lane, Scheduler};
use crate::runtime::{Priority, Runtime, Task};
use async_trait::async_trait;
use serde::de::DeserializeOwned;
use std::sync::Arc;
use std::time::Duration;
use yatzy_bots::{
    Analysis, Budget, GoalObjective, GoalQuery, Level, Objective, Position, ValueSource, Values,
    without_computing,
};
use yatzy_rules::{Game, Goal, Points, RulesHash, Ruleset};
use yatzy_table::{
    Chance, CoachAnswer, CoachContext, Deferred, GameId, PerfectPlay, Refused, RulesAnalysis, Table,
    TotalOdds,
};
use yatzy_text::Lang;

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

/// How long the computer waits for a solve before it plays by what is known at once: where the solve is all that is waited
/// for, and where others have work done, too. And how often it asks for one where too much waits already.
const MOVE_WAIT: Duration = Duration::from_secs(10);
const SHORT_MOVE_WAIT: Duration = Duration::from_secs(2);
const MOVE_AGAIN: Duration = Duration::from_millis(100);

/// Someone who knows rules, and judges by them. Cheap to clone; all clones are one.
#[derive(Clone)]
pub struct Judge {
    inner: Arc<Inner>,
    /// Who has it asked: everyone has their turn.
    asker: Asker,
}

struct Inner {
    scheduler: Arc<Scheduler>,
    move_wait: Duration,
    value_source: ValueSource,
    reports: Background<(GameId, u32), Option<Arc<Analysis>>>,
    /// The same with all chances exact.
    exact_reports: Background<(GameId, u32), Option<Arc<Analysis>>>,
    perfects: Background<RulesHash, Option<Arc<PerfectPlay>>>,
    /// Rules that are solved while someone waits, and those that are solved where nobody does.
    prepared: Background<RulesHash, ()>,
    prepared_later: Background<RulesHash, ()>,
    /// Rules whose variances are computed for play for the win.
    variances: Background<RulesHash, ()>,
    aims: Background<GoalQuery, Option<Arc<GoalObjective>>>,
    reaches: Background<(RulesHash, u32), Option<Arc<TotalOdds>>>,
    /// What others found out of games that go on, where they do so: how likely everyone is to get what they play for, and
    /// what the coach says to those who play for something.
    chances: Background<(GameId, u32), Vec<Option<Chance>>>,
    advice: Background<(GameId, u32, CoachContext, Lang), Option<Arc<CoachAnswer>>>,
}

impl Judge {
    /// A judge in this process, by what is known.
    #[cfg(feature = "system")]
    pub fn new(value_source: ValueSource) -> Judge {
        Judge::on(Arc::new(Process::default()), value_source)
    }

    /// A judge who runs on something else.
    pub fn on(runtime: Arc<dyn Runtime>, value_source: ValueSource) -> Judge {
        Judge::with(Arc::new(Scheduler::new(runtime)), value_source, false)
    }

    /// A judge whose work has its turn in a scheduler, beside the work of many others or not.
    pub(crate) fn with(scheduler: Arc<Scheduler>, value_source: ValueSource, steps_back: bool) -> Judge {
        let inner = Inner {
            value_source,
            move_wait: if steps_back { SHORT_MOVE_WAIT } else { MOVE_WAIT },
            reports: Background::new(KEPT, &scheduler, Lane::Long),
            exact_reports: Background::new(KEPT, &scheduler, Lane::Idle),
            perfects: Background::new(KEPT, &scheduler, Lane::Long),
            prepared: Background::new(KEPT, &scheduler, Lane::Solve),
            prepared_later: Background::new(KEPT, &scheduler, Lane::Idle),
            variances: Background::new(KEPT, &scheduler, Lane::Long),
            aims: Background::new(KEPT_AIMS, &scheduler, Lane::Long),
            reaches: Background::new(KEPT, &scheduler, Lane::Long),
            chances: Background::new(KEPT, &scheduler, Lane::Long),
            advice: Background::new(KEPT, &scheduler, Lane::Moment),
            scheduler,
        };
        Judge { inner: Arc::new(inner), asker: Asker::default() }
    }

    /// The same judge, asked by someone.
    pub(crate) fn asked_by(&self, asker: Asker) -> Judge {
        Judge { inner: self.inner.clone(), asker }
    }

    /// What is known of rules.
    pub fn value_source(&self) -> &ValueSource {
        &self.inner.value_source
    }

    fn runtime(&self) -> &Arc<dyn Runtime> {
        self.inner.scheduler.runtime()
    }

    /// What comes of long work, done here; `None` if it breaks off.
    pub(crate) fn done<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> impl Future<Output = Option<T>> + Send + 'static {
        let runtime = self.runtime().clone();
        async move { runtime.done(Priority::Background, work).await }
    }

    /// What comes of a job that is done elsewhere; `None` where all work is done here. The job is made when it is its turn.
    fn elsewhere(&self, job: impl FnOnce() -> Option<Job> + Send + 'static) -> Option<Task<Option<Vec<u8>>>> {
        self.runtime().workers()?;
        let runtime = self.runtime().clone();
        Some(Box::pin(async move { runtime.workers()?.give(job()?).await }))
    }

    /// What comes of a job that is done elsewhere, where that is where jobs are done; else of the work.
    fn done_anywhere<T: DeserializeOwned + Send + Sync + 'static>(
        &self,
        job: impl FnOnce() -> Option<Job> + Send + 'static,
        work: impl FnOnce() -> Option<Arc<T>> + Send + 'static,
    ) -> Task<Option<Option<Arc<T>>>> {
        match self.elsewhere(job) {
            Some(coming) => {
                Box::pin(
                    async move { read_outcome::<Option<T>>(&coming.await?).map(|found| found.map(Arc::new)) },
                )
            }
            None => Box::pin(self.done(work)),
        }
    }

    /// Begins to find out what can be known of some rules, and says whether it is known in time.
    pub async fn prepare(&self, rules: &Arc<Ruleset>, wait: Duration) -> bool {
        let prepared = if self.is_quick(rules) { &self.inner.prepared } else { &self.inner.prepared_later };
        prepared.get(self.asker, rules.hash(), wait, self.solve(rules)).await.is_some()
    }

    /// The work of a solve, wherever it is done.
    fn solve(&self, rules: &Arc<Ruleset>) -> Task<Option<()>> {
        let (judge, rules, asked) = (self.clone(), rules.clone(), rules.clone());
        let is_known = self.value_source().is_final(&rules, Budget::FOR_A_REPORT);
        match self.elsewhere(|| Some(Job::Solve { rules: asked })).filter(|_| !is_known) {
            Some(coming) => Box::pin(async move {
                let bytes = coming.await?;
                judge.learns(&rules, &bytes).then_some(())
            }),
            None => Box::pin(async move { judge.solved(&rules).await.map(drop) }),
        }
    }

    /// The best values that can be had here.
    pub(crate) async fn solved(&self, rules: &Arc<Ruleset>) -> Option<Arc<dyn Values>> {
        let (value_source, rules) = (self.value_source().clone(), rules.clone());
        self.done(move || value_source.best(&rules, Budget::FOR_A_REPORT)).await
    }

    /// Whether some rules can be solved while someone waits for a move.
    pub fn is_quick(&self, rules: &Arc<Ruleset>) -> bool {
        self.value_source().takes(rules).is_some_and(|takes| Budget::FOR_A_MOVE.covers(&takes))
    }

    /// What is known of some rules when a computer of some level is to move: as much as can be solved in a moment, unless
    /// too much else is being solved. No more is computed when it is used.
    pub(crate) async fn values_for_a_move(
        &self,
        rules: &Arc<Ruleset>,
        level: Level,
    ) -> Option<Arc<dyn Values>> {
        let wait = self.inner.move_wait;
        let solved = async {
            while self.is_quick(rules) && !self.prepare(rules, wait).await {
                self.runtime().sleep(MOVE_AGAIN).await;
            }
            if level == Level::Winner {
                self.prepare_variances(rules, wait).await;
            }
        };
        self.runtime().within(wait, solved).await;
        let (value_source, rules) = (self.value_source().clone(), rules.clone());
        self.think(move || without_computing(value_source.at_once(&rules))).await
    }

    /// Begins to compute the variances that play for the win needs, and says whether they are known in time.
    async fn prepare_variances(&self, rules: &Arc<Ruleset>, wait: Duration) -> bool {
        let (value_source, asked) = (self.value_source().clone(), rules.clone());
        let work = move || drop(value_source.at_once(&asked).variance(Position::START));
        self.inner.variances.get(self.asker, rules.hash(), wait, self.done(work)).await.is_some()
    }

    /// Thinks about one move, in turn with everyone else; `None` if that breaks off, or far too many think.
    pub(crate) async fn think<T: Send + 'static>(
        &self,
        thought: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        self.inner.scheduler.run(Lane::Move, self.asker, thought).await.ok()
    }

    /// Does short work that a person waits for; `None` if that breaks off, or too much of it waits.
    pub(crate) async fn moment<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        self.inner.scheduler.run(Lane::Moment, self.asker, work).await.ok()
    }

    /// What cards are worth to someone who plays for something else than the mean, with all that may follow from theirs,
    /// if it is known in time.
    pub async fn aim(&self, query: &GoalQuery, wait: Duration) -> Option<Arc<GoalObjective>> {
        let (value_source, asked) = (self.value_source().clone(), query.clone());
        let work = move || {
            let aim = asked.objective(&value_source, SOON).ok()?;
            aim.as_objective().prepare(asked.own.position, asked.own.points);
            // Variances are computed on first use.
            aim.as_objective().value_at(asked.own.position, asked.own.points).ok()?;
            Some(Arc::new(aim))
        };
        let aims = &self.inner.aims;
        aims.get(self.asker, query.clone(), wait, self.done(work)).await.as_deref().cloned().flatten()
    }

    /// Luck and skill of a game that is over, at its version: a pad for real dice can be corrected after its end, and a
    /// last entry taken back.
    pub async fn report(&self, table: &Arc<Table>, wait: Duration) -> Result<Deferred<Analysis>, Refused> {
        if !table.is_over() {
            return Err(Refused::NotOver);
        }
        let key = (table.id().clone(), table.version());
        let soon = self.analysed(table, SOON_EXACT, SOON);
        let first = self.inner.reports.get(self.asker, key.clone(), wait, soon).await;
        let first = match first.as_deref() {
            None => return Ok(Deferred::Pending),
            Some(None) => return Err(Refused::NoReport),
            Some(Some(analysis)) => analysis.clone(),
        };
        // Nobody waits for what takes longer: whoever looks again sees it.
        let wins =
            first.exact_chances || first.chances.is_empty() || !first.exact || table.game.rules().has_chips();
        if wins && first.goals.iter().all(|goal| goal.exact) {
            return Ok(Deferred::Ready(first));
        }
        let later = self.analysed(table, ALL_EXACT, LATER);
        let exact = self.inner.exact_reports.get(self.asker, key, Duration::ZERO, later).await;
        Ok(Deferred::Ready(exact.as_deref().cloned().flatten().unwrap_or(first)))
    }

    /// A report, wherever it is made.
    fn analysed(
        &self,
        table: &Arc<Table>,
        exact_cells: usize,
        seconds: f64,
    ) -> Task<Option<Option<Arc<Analysis>>>> {
        let work = self.analyse(&table.game, &table.goals(), exact_cells, seconds);
        let table = table.clone();
        let job = move || Some(Job::Report { game: written_game(&table)?, exact_cells, seconds });
        self.done_anywhere(job, work)
    }

    /// The work of a report: exact chances to win from so many open cells on, so many processor seconds for a goal.
    pub(crate) fn analyse(
        &self,
        game: &Game,
        goals: &[Goal],
        exact_cells: usize,
        seconds: f64,
    ) -> impl FnOnce() -> Option<Arc<Analysis>> + Send + 'static {
        let (value_source, game, goals) = (self.value_source().clone(), game.clone(), goals.to_vec());
        move || {
            let values = value_source.best(game.rules(), Budget::FOR_A_REPORT);
            let aims = |query: &GoalQuery| query.objective(&value_source, seconds);
            let analysis = Analysis::at_length(&*values, &game, exact_cells, &goals, &aims);
            analysis.and_then(|analysis| analysis.explained(&values, &game)).ok().map(Arc::new)
        }
    }

    /// How often a total is reached: by play for the highest average, and by playing for it where the chances of all totals
    /// were worked out before.
    pub async fn total_odds(&self, rules: &Arc<Ruleset>, total: u32) -> Deferred<TotalOdds> {
        let asked = rules.clone();
        let job = move || Some(Job::Reach { rules: asked, total });
        let reach = self.done_anywhere(job, self.count_reach(rules, total));
        let key = (rules.hash(), total);
        soon(self.inner.reaches.get(self.asker, key, WAIT, reach).await)
    }

    /// The work behind it.
    pub(crate) fn count_reach(
        &self,
        rules: &Arc<Ruleset>,
        total: u32,
    ) -> impl FnOnce() -> Option<Arc<TotalOdds>> + Send + 'static {
        let (value_source, played) = (self.value_source().clone(), rules.clone());
        move || {
            let values = value_source.best(&played, Budget::FOR_A_MOVE);
            let totals = values.solution()?.distribution().ok()??;
            let mean = totals.chances.iter().skip(total as usize).sum();
            let objective = value_source.total_objective(&played, Points(total));
            let best = objective.and_then(|objective| objective.value_at(Position::START, Points::ZERO).ok());
            Some(Arc::new(TotalOdds { total, mean, best }))
        }
    }

    /// What perfect play leads to.
    pub async fn perfect(&self, rules: &Arc<Ruleset>) -> Deferred<PerfectPlay> {
        let asked = rules.clone();
        let job = move || Some(Job::Perfect { rules: asked });
        let perfect = self.done_anywhere(job, self.play_perfectly(rules));
        soon(self.inner.perfects.get(self.asker, rules.hash(), WAIT, perfect).await)
    }

    /// The work behind it.
    pub(crate) fn play_perfectly(
        &self,
        rules: &Arc<Ruleset>,
    ) -> impl FnOnce() -> Option<Arc<PerfectPlay>> + Send + 'static {
        let (value_source, played) = (self.value_source().clone(), rules.clone());
        move || {
            let values = value_source.best(&played, Budget::FOR_A_REPORT);
            match values.statistics().ok()? {
                Some(statistics) => {
                    Some(Arc::new(PerfectPlay::Exact { statistics, chances: values.chances().ok()? }))
                }
                None => {
                    let mean = values.value(Position::START).ok()?;
                    Some(Arc::new(PerfectPlay::Estimated { mean, error: values.error() }))
                }
            }
        }
    }

    /// How likely everyone at a table is to get what they play for, found out elsewhere; `None` where that is done here.
    pub(crate) async fn chances_elsewhere(
        &self,
        table: &Arc<Table>,
        wait: Duration,
    ) -> Option<Option<Arc<Vec<Option<Chance>>>>> {
        let (key, table) = ((table.id().clone(), table.version()), table.clone());
        let coming = self.elsewhere(move || Some(Job::Chances { game: written_game(&table)? }))?;
        let found = async move { read_outcome(&coming.await?) };
        Some(self.inner.chances.get(self.asker, key, wait, found).await)
    }

    /// What the coach says to someone who plays for something else than the mean, found out elsewhere; `None` where that is
    /// done here.
    pub(crate) async fn advice_elsewhere(
        &self,
        table: &Arc<Table>,
        about: CoachContext,
        lang: Lang,
    ) -> Option<Deferred<CoachAnswer>> {
        let (key, table) = ((table.id().clone(), table.version(), about, lang), table.clone());
        let lang = lang.code().to_owned();
        let coming =
            self.elsewhere(move || Some(Job::Advice { game: written_game(&table)?, about, lang }))?;
        let found = async move {
            read_outcome::<Option<CoachAnswer>>(&coming.await?).map(|found| found.map(Arc::new))
        };
        Some(soon(self.inner.advice.get(self.asker, key, WAIT, found).await))
    }
}

#[async_trait]
impl RulesAnalysis for Judge {
    async fn perfect(&self, rules: &Arc<Ruleset>) -> Deferred<PerfectPlay> {
        Judge::perfect(self, rules).await
    }

    async fn total_odds(&self, rules: &Arc<Ruleset>, total: u32) -> Deferred<TotalOdds> {
        Judge::total_odds(self, rules, total).await
    }
}

/// What is known of something by now.
fn soon<T>(found: Option<Arc<Option<Arc<T>>>>) -> Deferred<T> {
    match found.as_deref() {
        None => Deferred::Pending,
        Some(Some(found)) => Deferred::Ready(found.clone()),
        Some(None) => Deferred::Unavailable,
    }
}
