//! Results that take long to compute: reports, perfect play, objectives. Each is computed once and cached; a request
//! that comes earlier is told to ask again.

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
    Analysis, Budget, GameStart, GoalObjective, GoalQuery, Level, Objective, PlayedTotals, Position,
    PositionBody, PracticeOrder, PracticeSet, ValueSource, Values, Verdict,
};
use yatzy_rules::{Action, Game, Goal, Points, RulesHash, Ruleset};
use yatzy_table::{
    Chance, CoachAnswer, CoachContext, Comparison, Deferred, GameId, MoveQuestion, PerfectPlay, Refused,
    RulesAnalysis, Table, TotalOdds,
};
use yatzy_text::Lang;

/// Number of cached reports, statistics of perfect play, and rulesets noted as prepared.
const KEPT: usize = 64;
/// Number of cached objectives. Each can take a hundred megabytes.
const KEPT_OBJECTIVES: usize = 4;

/// Processor seconds for the endgame of a goal: while a request waits, and in the background.
const SOON: f64 = 3.0;
const LATER: f64 = 20.0;

/// Open cells from which on chances to win are exact: in the first report, and in the final one.
const SOON_EXACT: usize = 12;
const ALL_EXACT: usize = 20;

/// A record's odds are counted in this many times the games of a chance, and told if this part of them is the error.
const RECORD_GAMES: u64 = 4;
const RECORD_ERROR: f64 = 0.1;

/// How long a result may take before the reply says that it is being computed.
pub(crate) const WAIT: Duration = Duration::from_millis(300);

/// How long the computer waits for a solve before it plays by an estimate: in a house of one person, and in one of
/// many. And the pause before it asks a full queue again.
const MOVE_WAIT: Duration = Duration::from_secs(10);
const SHORT_MOVE_WAIT: Duration = Duration::from_secs(2);
const MOVE_AGAIN: Duration = Duration::from_millis(100);

/// Solves rulesets, coaches, and analyses games. Cheap to clone; all clones share their results.
#[derive(Clone)]
pub struct Analyst {
    state: Arc<AnalystState>,
    /// The asker that work is scheduled for.
    asker: Asker,
}

struct AnalystState {
    scheduler: Arc<Scheduler>,
    move_wait: Duration,
    value_source: ValueSource,
    reports: Background<(GameId, u32), Option<Arc<Analysis>>>,
    /// Reports with all chances exact.
    exact_reports: Background<(GameId, u32), Option<Arc<Analysis>>>,
    comparisons: Background<(GameId, u32), Option<Arc<Comparison>>>,
    perfect_play: Background<RulesHash, Option<Arc<PerfectPlay>>>,
    /// Rules that are solved while a request waits, and those solved in the background.
    prepared: Background<RulesHash, ()>,
    prepared_later: Background<RulesHash, ()>,
    objectives: Background<GoalQuery, Option<Arc<GoalObjective>>>,
    total_odds: Background<(RulesHash, u32), Option<Arc<TotalOdds>>>,
    /// Results of workers for running games: chances of goals, and answers of the coach for a goal.
    chances: Background<(GameId, u32), Vec<Option<Chance>>>,
    advice: Background<(GameId, u32, CoachContext, Lang), Option<Arc<CoachAnswer>>>,
    exercises: ExerciseSets,
    verdicts: Verdicts,
}

type ExerciseSets = Background<(RulesHash, PracticeOrder), Option<Arc<PracticeSet>>>;
/// Verdicts by rules, position and choice.
type Verdicts = Background<(RulesHash, PositionBody, Action), Option<Arc<Verdict>>>;

impl Analyst {
    /// An analyst in this process.
    #[cfg(feature = "system")]
    pub fn new(value_source: ValueSource) -> Analyst {
        Analyst::on(Arc::new(Process::default()), value_source)
    }

    /// An analyst on another runtime.
    pub fn on(runtime: Arc<dyn Runtime>, value_source: ValueSource) -> Analyst {
        Analyst::with(Arc::new(Scheduler::new(runtime, false)), value_source)
    }

    /// An analyst whose work is scheduled with a house's other work.
    pub(crate) fn with(scheduler: Arc<Scheduler>, value_source: ValueSource) -> Analyst {
        let state = AnalystState {
            value_source,
            move_wait: if scheduler.steps_back() { SHORT_MOVE_WAIT } else { MOVE_WAIT },
            reports: Background::new(KEPT, &scheduler, Lane::Long),
            exact_reports: Background::new(KEPT, &scheduler, Lane::Idle),
            comparisons: Background::new(KEPT, &scheduler, Lane::Long),
            perfect_play: Background::new(KEPT, &scheduler, Lane::Long),
            prepared: Background::new(KEPT, &scheduler, Lane::Solve),
            prepared_later: Background::new(KEPT, &scheduler, Lane::Idle),
            objectives: Background::new(KEPT_OBJECTIVES, &scheduler, Lane::Long),
            total_odds: Background::new(KEPT, &scheduler, Lane::Long),
            chances: Background::new(KEPT, &scheduler, Lane::Long),
            advice: Background::new(KEPT, &scheduler, Lane::Moment),
            exercises: Background::new(KEPT, &scheduler, Lane::Long),
            verdicts: Background::new(KEPT, &scheduler, Lane::Moment),
            scheduler,
        };
        Analyst { state: Arc::new(state), asker: Asker::default() }
    }

    /// The same analyst, working for another asker.
    pub(crate) fn asked_by(&self, asker: Asker) -> Analyst {
        Analyst { state: self.state.clone(), asker }
    }

    pub(crate) fn asker(&self) -> Asker {
        self.asker
    }

    pub(crate) fn exercise_sets(&self) -> &ExerciseSets {
        &self.state.exercises
    }

    pub(crate) fn verdicts(&self) -> &Verdicts {
        &self.state.verdicts
    }

    pub fn value_source(&self) -> &ValueSource {
        &self.state.value_source
    }

    fn runtime(&self) -> &Arc<dyn Runtime> {
        self.state.scheduler.runtime()
    }

    /// Whether long work is delegated to workers.
    pub(crate) fn has_workers(&self) -> bool {
        self.runtime().workers().is_some()
    }

    /// Runs long work here; `None` if it fails.
    pub(crate) fn done<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> impl Future<Output = Option<T>> + Send + 'static {
        let runtime = self.runtime().clone();
        async move { runtime.done(Priority::Background, work).await }
    }

    /// The result of a job that a worker runs; `None` in a house without workers. The job is built when its turn comes.
    fn delegate(&self, job: impl FnOnce() -> Option<Job> + Send + 'static) -> Option<Task<Option<Vec<u8>>>> {
        self.runtime().workers()?;
        let runtime = self.runtime().clone();
        Some(Box::pin(async move { runtime.workers()?.run_job(job()?).await }))
    }

    /// Runs a job by a worker, or the work here in a house without workers.
    pub(crate) fn run_anywhere<T: DeserializeOwned + Send + Sync + 'static>(
        &self,
        job: impl FnOnce() -> Option<Job> + Send + 'static,
        work: impl FnOnce() -> Option<Arc<T>> + Send + 'static,
    ) -> Task<Option<Option<Arc<T>>>> {
        match self.delegate(job) {
            Some(coming) => {
                Box::pin(
                    async move { read_outcome::<Option<T>>(&coming.await?).map(|found| found.map(Arc::new)) },
                )
            }
            None => Box::pin(self.done(work)),
        }
    }

    /// Starts the solve of a ruleset, and returns whether it is done in time.
    pub async fn prepare(&self, rules: &Arc<Ruleset>, wait: Duration) -> bool {
        let Some(is_quick) = self.is_quick(rules).await else { return false };
        self.prepare_in(rules, is_quick, wait).await
    }

    async fn prepare_in(&self, rules: &Arc<Ruleset>, is_quick: bool, wait: Duration) -> bool {
        let prepared = if is_quick { &self.state.prepared } else { &self.state.prepared_later };
        prepared.get(self.asker, rules.hash(), wait, self.solve(rules)).await.is_some()
    }

    /// A solve, by a worker or here.
    fn solve(&self, rules: &Arc<Ruleset>) -> Task<Option<()>> {
        let (analyst, rules, asked) = (self.clone(), rules.clone(), rules.clone());
        let is_known = self.value_source().is_final(&rules, Budget::FOR_A_REPORT);
        match self.delegate(|| Some(Job::Solve { rules: asked })).filter(|_| !is_known) {
            Some(coming) => Box::pin(async move {
                let bytes = coming.await?;
                analyst.add_solution(&rules, &bytes).then_some(())
            }),
            None => Box::pin(async move { analyst.solved(&rules).await.map(drop) }),
        }
    }

    pub(crate) async fn solved(&self, rules: &Arc<Ruleset>) -> Option<Arc<dyn Values>> {
        let (value_source, rules) = (self.value_source().clone(), rules.clone());
        self.done(move || value_source.best(&rules, Budget::FOR_A_REPORT)).await
    }

    /// Whether a ruleset can be solved while a person waits for a move; `None` if the queue is full. The first answer
    /// for a ruleset is scheduled like other work, and never among the moves: anyone may bring large rules.
    pub(crate) async fn is_quick(&self, rules: &Arc<Ruleset>) -> Option<bool> {
        let takes = match self.value_source().known_takes(rules) {
            Some(takes) => takes,
            None => {
                let (value_source, rules) = (self.value_source().clone(), rules.clone());
                self.run_short(move || value_source.takes(&rules)).await?
            }
        };
        Some(takes.is_some_and(|takes| Budget::FOR_A_MOVE.covers(&takes)))
    }

    /// The values for a computer's move: solved if that is quick and the queue is not full.
    pub(crate) async fn values_for_a_move(&self, rules: &Arc<Ruleset>) -> Option<Arc<dyn Values>> {
        let wait = self.state.move_wait;
        let solved = async {
            let is_quick = loop {
                match self.is_quick(rules).await {
                    Some(is_quick) => break is_quick,
                    None => self.runtime().sleep(MOVE_AGAIN).await,
                }
            };
            while is_quick && !self.prepare_in(rules, true, wait).await {
                self.runtime().sleep(MOVE_AGAIN).await;
            }
        };
        self.runtime().within(wait, solved).await;
        let (value_source, rules) = (self.value_source().clone(), rules.clone());
        self.think(move || value_source.at_once(&rules)).await
    }

    /// The computer's move; `None` if it fails or the queue is full.
    pub(crate) async fn move_here(&self, question: MoveQuestion) -> Option<Action> {
        let values = self.values_for_a_move(question.game.rules()).await?;
        self.think(move || question.answer(values)).await.flatten()
    }

    /// The same by a worker, where the computer plays games out; `None` in a house without workers.
    pub(crate) async fn move_elsewhere(&self, table: &Arc<Table>, question: &MoveQuestion) -> Option<Action> {
        let is_same = table.version() == question.version && question.level == Level::Winner;
        let table = table.clone();
        let coming =
            self.delegate(move || Some(Job::Move { game: written_game(&table)? })).filter(|_| is_same)?;
        read_outcome(&coming.await?)
    }

    /// Computes one move, in turn with other work; `None` if it fails or the queue is full.
    pub(crate) async fn think<T: Send + 'static>(
        &self,
        thought: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        self.state.scheduler.run(Lane::Move, self.asker, thought).await.ok()
    }

    /// Does work of some seconds in the background; `None` if it fails or the queue is full.
    pub(crate) async fn run_long<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        self.state.scheduler.run(Lane::Long, self.asker, work).await.ok()
    }

    /// Does short work that a person waits for; `None` if it fails or the queue is full.
    pub(crate) async fn run_short<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        self.state.scheduler.run(Lane::Moment, self.asker, work).await.ok()
    }

    /// The objective of a goal with its endgame, if it is ready in time.
    pub async fn objective(&self, query: &GoalQuery, wait: Duration) -> Option<Arc<GoalObjective>> {
        let (value_source, asked) = (self.value_source().clone(), query.clone());
        let work = move || {
            let objective = asked.objective(&value_source, SOON).ok()?;
            objective.as_objective().prepare(asked.own.position, asked.own.points);
            Some(Arc::new(objective))
        };
        let objectives = &self.state.objectives;
        objectives.get(self.asker, query.clone(), wait, self.done(work)).await.as_deref().cloned().flatten()
    }

    /// The report of a finished game, at its version: real dice can be corrected after the end, and a last entry
    /// undone.
    pub async fn report(&self, table: &Arc<Table>, wait: Duration) -> Result<Deferred<Analysis>, Refused> {
        if !table.is_over() {
            return Err(Refused::NotOver);
        }
        let key = (table.id().clone(), table.version());
        let soon = self.analysed(table, SOON_EXACT, SOON);
        let first = self.state.reports.get(self.asker, key.clone(), wait, soon).await;
        let first = match first.as_deref() {
            None => return Ok(Deferred::Pending),
            Some(None) => return Err(Refused::NoReport),
            Some(Some(analysis)) => analysis.clone(),
        };
        // The exact report is computed in the background, and returned by a later request.
        let wins =
            first.exact_chances || first.chances.is_empty() || !first.exact || table.game.rules().has_chips();
        if wins && first.goals.iter().all(|goal| goal.exact) {
            return Ok(Deferred::Ready(first));
        }
        let later = self.analysed(table, ALL_EXACT, LATER);
        let exact = self.state.exact_reports.get(self.asker, key, Duration::ZERO, later).await;
        Ok(Deferred::Ready(exact.as_deref().cloned().flatten().unwrap_or(first)))
    }

    /// A report, by a worker or here.
    fn analysed(
        &self,
        table: &Arc<Table>,
        exact_cells: usize,
        seconds: f64,
    ) -> Task<Option<Option<Arc<Analysis>>>> {
        let work = self.analyse(&table.game, &table.goals(), exact_cells, seconds);
        let table = table.clone();
        let job = move || Some(Job::Report { game: written_game(&table)?, exact_cells, seconds });
        self.run_anywhere(job, work)
    }

    /// The computation of a report, with `exact_cells` and `seconds` as in [`Job::Report`].
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
            let objectives = |query: &GoalQuery| query.report_objective(&value_source, seconds);
            let analysis = Analysis::at_length(&*values, &game, exact_cells, &goals, &objectives);
            analysis.and_then(|analysis| analysis.explained(&values, &game)).ok().map(Arc::new)
        }
    }

    /// The comparison of games by the same rules with the same dice, which are public. A game that answers a challenge
    /// brings the challenger's game with it.
    pub async fn compare(
        &self,
        key: (GameId, u32),
        tables: &[Arc<Table>],
        wait: Duration,
    ) -> Result<Deferred<Comparison>, Refused> {
        let (work, tables) = (self.compute_comparison(tables)?, tables.to_vec());
        let written = move || tables.iter().map(|table| written_game(table)).collect::<Option<_>>();
        let job = move || Some(Job::Comparison { games: written()? });
        Ok(soon(self.state.comparisons.get(self.asker, key, wait, self.run_anywhere(job, work)).await))
    }

    pub(crate) fn compute_comparison(
        &self,
        tables: &[Arc<Table>],
    ) -> Result<impl FnOnce() -> Option<Arc<Comparison>> + Send + use<>, Refused> {
        let first = tables.first().ok_or(Refused::NoReport)?;
        let (value_source, rules) = (self.value_source().clone(), first.game.rules().clone());
        let (seed, mut games) = first.compared()?;
        for table in &tables[1..] {
            games.extend(table.compared()?.1);
        }
        Ok(move || {
            let values = value_source.best(&rules, Budget::FOR_A_REPORT);
            Comparison::new(&values, seed, &games).ok().map(Arc::new)
        })
    }

    /// The odds of reaching a total: by play for the mean, and by play for that total where its objective is known.
    pub async fn total_odds(&self, rules: &Arc<Ruleset>, total: u32) -> Deferred<TotalOdds> {
        let asked = rules.clone();
        let job = move || Some(Job::TotalOdds { rules: asked, total });
        let reach = self.run_anywhere(job, self.compute_total_odds(rules, total));
        let key = (rules.hash(), total);
        soon(self.state.total_odds.get(self.asker, key, WAIT, reach).await)
    }
    pub(crate) fn compute_total_odds(
        &self,
        rules: &Arc<Ruleset>,
        total: u32,
    ) -> impl FnOnce() -> Option<Arc<TotalOdds>> + Send + 'static {
        let (value_source, played) = (self.value_source().clone(), rules.clone());
        move || {
            let values = value_source.best(&played, Budget::FOR_A_MOVE);
            let totals = values.solution().and_then(|solution| solution.distribution().ok()?);
            let mean = match totals {
                Some(totals) => totals.chances.iter().skip(total as usize).sum(),
                None => played_odds(&*values, total)?,
            };
            let objective = value_source.total_objective(&played, Points(total));
            let best = objective.and_then(|objective| objective.value_at(Position::START, Points::ZERO).ok());
            Some(Arc::new(TotalOdds { total, mean, best }))
        }
    }

    /// The statistics of perfect play.
    pub async fn perfect(&self, rules: &Arc<Ruleset>) -> Deferred<PerfectPlay> {
        let asked = rules.clone();
        let job = move || Some(Job::Perfect { rules: asked });
        let perfect = self.run_anywhere(job, self.compute_perfect_play(rules));
        soon(self.state.perfect_play.get(self.asker, rules.hash(), WAIT, perfect).await)
    }
    pub(crate) fn compute_perfect_play(
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

    /// The chances of a table's goals by a worker; `None` in a house without workers.
    pub(crate) async fn chances_elsewhere(
        &self,
        table: &Arc<Table>,
        wait: Duration,
    ) -> Option<Option<Arc<Vec<Option<Chance>>>>> {
        let (key, table) = ((table.id().clone(), table.version()), table.clone());
        let coming = self.delegate(move || Some(Job::Chances { game: written_game(&table)? }))?;
        let found = async move { read_outcome(&coming.await?) };
        Some(self.state.chances.get(self.asker, key, wait, found).await)
    }

    /// The coach's answer for a goal by a worker; `None` in a house without workers.
    pub(crate) async fn advice_elsewhere(
        &self,
        table: &Arc<Table>,
        about: CoachContext,
        lang: Lang,
    ) -> Option<Deferred<CoachAnswer>> {
        let (key, table) = ((table.id().clone(), table.version(), about, lang), table.clone());
        let lang = lang.code().to_owned();
        let coming = self.delegate(move || Some(Job::Advice { game: written_game(&table)?, about, lang }))?;
        let found = async move {
            read_outcome::<Option<CoachAnswer>>(&coming.await?).map(|found| found.map(Arc::new))
        };
        Some(soon(self.state.advice.get(self.asker, key, WAIT, found).await))
    }
}

/// The chance of a total by play for the highest mean, counted in games; `None` if it is too rare for them.
fn played_odds(values: &dyn Values, total: u32) -> Option<f64> {
    let start = GameStart::turn(Position::START, Points::ZERO);
    let games = RECORD_GAMES * values.games_of(Position::START);
    let found = PlayedTotals::of(values, start, games).ok()?.at_least(total);
    (found.standard_error <= RECORD_ERROR * found.share).then_some(found.share)
}

#[async_trait]
impl RulesAnalysis for Analyst {
    async fn perfect(&self, rules: &Arc<Ruleset>) -> Deferred<PerfectPlay> {
        Analyst::perfect(self, rules).await
    }

    async fn total_odds(&self, rules: &Arc<Ruleset>, total: u32) -> Deferred<TotalOdds> {
        Analyst::total_odds(self, rules, total).await
    }
}

pub(crate) fn soon<T>(found: Option<Arc<Option<Arc<T>>>>) -> Deferred<T> {
    match found.as_deref() {
        None => Deferred::Pending,
        Some(Some(found)) => Deferred::Ready(found.clone()),
        Some(None) => Deferred::Unavailable,
    }
}

#[cfg(all(test, feature = "system"))]
mod tests {
    use super::*;
    use yatzy_rules::{Catalogue, Setting};

    /// The cost of a solve was counted among the moves: large rules of a stranger took the places of other tables'
    /// computers, and waited for them.
    #[tokio::test(flavor = "multi_thread")]
    async fn unknown_rules_are_solved_beside_the_moves_of_others() {
        let analyst = Analyst::new(ValueSource::default());
        let (moves, mut places) = (analyst.state.scheduler.lane(Lane::Move), Vec::new());
        // One asker alone does not get every place.
        while let Ok(place) = moves.enter(Asker(1 + places.len() as u64)).expect("little waits").try_recv() {
            places.push(place);
        }
        let yatzy = Catalogue::get().rules("yatzy").expect("an entry of the catalogue");
        let down = Setting::new("order", "down").expect("an option of every game");
        let rules = Arc::new(yatzy.with(&[down]).expect("rules that make sense"));
        let (asked, own) = (analyst.clone(), rules.clone());
        let values = tokio::spawn(async move { asked.values_for_a_move(&own).await });
        let solved = async {
            while !analyst.value_source().at_once(&rules).is_exact() {
                tokio::time::sleep(Duration::from_millis(5)).await;
            }
        };
        tokio::time::timeout(Duration::from_secs(60), solved).await.expect("moves of others don't delay it");
        assert!(!values.is_finished(), "the thought itself has its turn among the moves");
        drop(places);
        assert!(values.await.expect("no task breaks off").is_some_and(|values| values.is_exact()));
    }
}
