//! What is known of some rules: the one answer for bots, coach, reports, commands and servers. Best is a table in
//! memory, then a table file, then a solve if there is time for it, then a fit, then an estimate from the rules alone.
//!
//! No thread is started here and no clock is read: whoever must not wait asks [`ValueSource::at_once`] and lets
//! [`ValueSource::best`] run elsewhere; from then on everybody's answers are better.

use crate::{EstimatedValues, GoalPlanner, SolvedValues, Values};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};
use yatzy_rules::{Points, RulesHash, Ruleset};
use yatzy_solver::{
    Estimate, GoalSolver, Progress, Solution, Solver, Statistics, TableError, TotalObjective,
};

/// The most memory of a solve: a browser on a phone has less than a process.
const MOST_MEMORY: u64 = if cfg!(target_pointer_width = "32") { 192 << 20 } else { 2 << 30 };

/// What a solve may take.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Budget {
    /// Processor seconds.
    pub cpu_seconds: f64,
    /// Bytes of memory.
    pub memory: u64,
}

impl Budget {
    /// Nobody waits for a solve.
    pub const NONE: Budget = Budget { cpu_seconds: 0.0, memory: 0 };
    /// Someone waits for a move: games of five dice without chips or named boxes.
    pub const FOR_A_MOVE: Budget = Budget { cpu_seconds: 3.0, memory: 512 << 20 };
    /// Someone waits for a report, or nobody waits at all: every game of five dice.
    pub const FOR_A_REPORT: Budget = Budget { cpu_seconds: 60.0, memory: MOST_MEMORY };

    /// Whether a solve that takes this is within the budget.
    pub fn covers(self, takes: &Estimate) -> bool {
        takes.cpu_seconds <= self.cpu_seconds && takes.memory <= self.memory
    }
}

/// Where tables are kept that were solved before.
pub trait TableFiles: Send + Sync {
    /// The solution of these rules, if there is a table of them. It is asked often, so that a table that was made
    /// meanwhile is found: looking in vain must be cheap.
    fn find(&self, rules: &Arc<Ruleset>) -> Result<Option<Solution>, TableError>;

    /// Best play for a total, if there is a file of the chances of all totals by these rules. It is asked as often.
    fn total_objective(
        &self,
        _goals: &Arc<GoalSolver>,
        _total: Points,
    ) -> Result<Option<TotalObjective>, TableError> {
        Ok(None)
    }
}

/// How many rulesets are remembered.
const KEPT: usize = 8;
/// How many bytes of solved values are remembered beside those asked for last.
const KEPT_MEMORY: u64 = 1 << 30;

/// What is known of rules, found out once. Cloned, it is still the same knowledge.
#[derive(Clone, Default)]
pub struct ValueSource {
    shared: Arc<Shared>,
}

#[derive(Default)]
struct Shared {
    files: Option<Box<dyn TableFiles>>,
    /// The latest asked for first.
    known: Mutex<Vec<Arc<ValueEntry>>>,
    /// One solve at a time, for it takes all processors; but nobody who waits for a move waits for a report.
    short_solve: Mutex<()>,
    long_solve: Mutex<()>,
}

/// What is known of one ruleset.
struct ValueEntry {
    rules: Arc<Ruleset>,
    exact: OnceLock<Arc<dyn Values>>,
    estimate: OnceLock<Arc<dyn Values>>,
    /// What a solve takes; `None` if it can't be done.
    takes: OnceLock<Option<Estimate>>,
    /// There is a table, and it is no use.
    bad_table: AtomicBool,
    /// Who works out other goals than the mean.
    planner: OnceLock<GoalPlanner>,
    /// Best play for some totals, the latest asked for first.
    objectives: Mutex<Vec<(Points, Arc<TotalObjective>)>>,
    /// There is a file of the chances of all totals, and it is no use.
    bad_totals: AtomicBool,
}

impl ValueSource {
    /// Knowledge that finds tables where they are kept.
    pub fn with_files(files: impl TableFiles + 'static) -> ValueSource {
        let shared = Shared { files: Some(Box::new(files)), ..Shared::default() };
        ValueSource { shared: Arc::new(shared) }
    }

    /// The best values that can be had without a solve. The first estimate of some rules takes milliseconds.
    pub fn at_once(&self, rules: &Arc<Ruleset>) -> Arc<dyn Values> {
        let known = self.known(rules);
        self.exact(&known).unwrap_or_else(|| known.estimated())
    }

    /// The best values to be had: solved now if that takes no more than `budget`. Whoever asks meanwhile for the
    /// same waits for the same solve.
    ///
    /// It must not be called on a thread of the pool that solves are spread over.
    pub fn best(&self, rules: &Arc<Ruleset>, budget: Budget) -> Arc<dyn Values> {
        self.best_with(rules, budget, &mut |_| ())
    }

    /// The same, with reports on the way.
    pub fn best_with(
        &self,
        rules: &Arc<Ruleset>,
        budget: Budget,
        progress: &mut dyn FnMut(Progress),
    ) -> Arc<dyn Values> {
        let known = self.known(rules);
        if let Some(exact) = self.exact(&known) {
            return exact;
        }
        let Some(takes) = known.takes().filter(|takes| budget.covers(takes)) else {
            return known.estimated();
        };
        let _alone = self.alone(&takes);
        // Someone may have solved it while we waited.
        if let Some(exact) = self.exact(&known) {
            return exact;
        }
        let Ok(solver) = Solver::new(rules.clone()) else { return known.estimated() };
        let solved = Arc::new(SolvedValues::new(Arc::new(solver.solve_with(progress))));
        let exact = known.exact.get_or_init(|| solved).clone();
        self.forget_what_is_too_much();
        exact
    }

    /// Takes in what was solved elsewhere.
    pub fn learn(&self, solution: Solution) {
        let known = self.known(&solution.rules().clone());
        known.exact.get_or_init(|| Arc::new(SolvedValues::new(Arc::new(solution))));
        self.forget_what_is_too_much();
    }

    /// What perfect play leads to, box by box, if that can be found out within this budget.
    pub fn perfect(&self, rules: &Arc<Ruleset>, budget: Budget) -> Option<Arc<Statistics>> {
        self.best(rules, budget).statistics().ok().flatten()
    }

    /// Whether a solve within this budget would bring nothing better than what is there at once.
    pub fn is_final(&self, rules: &Arc<Ruleset>, budget: Budget) -> bool {
        let known = self.known(rules);
        self.exact(&known).is_some() || !known.takes().is_some_and(|takes| budget.covers(&takes))
    }

    /// What a solve of these rules takes; `None` if it can't be done.
    pub fn takes(&self, rules: &Arc<Ruleset>) -> Option<Estimate> {
        self.known(rules).takes()
    }

    /// Who works out what cards are worth for other goals than the mean.
    pub fn planner(&self, rules: &Arc<Ruleset>) -> GoalPlanner {
        let known = self.known(rules);
        known.planner.get_or_init(|| GoalPlanner::new(rules.clone())).clone()
    }

    /// Best play for a total, where someone has had the chances of all totals worked out. A file of no use is passed over.
    pub fn total_objective(&self, rules: &Arc<Ruleset>, total: Points) -> Option<Arc<TotalObjective>> {
        if self.known(rules).bad_totals.load(Ordering::Relaxed) {
            return None;
        }
        self.check_totals(rules, total).ok().flatten()
    }

    /// The same, and what is wrong with the file if it is of no use.
    pub fn check_totals(
        &self,
        rules: &Arc<Ruleset>,
        total: Points,
    ) -> Result<Option<Arc<TotalObjective>>, TableError> {
        let known = self.known(rules);
        let lock = || known.objectives.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((_, objective)) = lock().iter().find(|(kept, _)| *kept == total) {
            return Ok(Some(objective.clone()));
        }
        let planner = self.planner(rules);
        let (Some(files), Some(goals)) = (&self.shared.files, planner.whole()) else { return Ok(None) };
        let found = files.total_objective(goals, total);
        let found = found.inspect_err(|_| known.bad_totals.store(true, Ordering::Relaxed))?;
        Ok(found.map(|objective| {
            let objective = Arc::new(objective);
            let mut objectives = lock();
            objectives.insert(0, (total, objective.clone()));
            objectives.truncate(KEPT);
            objective
        }))
    }

    /// Looks for a table of these rules, and says what is wrong with the one there is. Everyone else passes over a
    /// table that is no use.
    pub fn check_table(&self, rules: &Arc<Ruleset>) -> Result<(), TableError> {
        self.open_table(&self.known(rules)).map(|_| ())
    }

    fn alone(&self, takes: &Estimate) -> MutexGuard<'_, ()> {
        let is_short = Budget::FOR_A_MOVE.covers(takes);
        let lock = if is_short { &self.shared.short_solve } else { &self.shared.long_solve };
        lock.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Perfect play, if it is in memory or in a file.
    fn exact(&self, known: &ValueEntry) -> Option<Arc<dyn Values>> {
        let is_bad = known.bad_table.load(Ordering::Relaxed);
        let table = || if is_bad { None } else { self.open_table(known).ok().flatten() };
        known.exact.get().cloned().or_else(table)
    }

    fn open_table(&self, known: &ValueEntry) -> Result<Option<Arc<dyn Values>>, TableError> {
        if known.exact.get().is_none()
            && let Some(files) = &self.shared.files
            && let Some(solution) =
                files.find(&known.rules).inspect_err(|_| known.bad_table.store(true, Ordering::Relaxed))?
        {
            let solved = Arc::new(SolvedValues::new(Arc::new(solution)));
            return Ok(Some(known.exact.get_or_init(|| solved).clone()));
        }
        Ok(known.exact.get().cloned())
    }

    fn known(&self, rules: &Arc<Ruleset>) -> Arc<ValueEntry> {
        let mut all = self.shared.known.lock().unwrap_or_else(PoisonError::into_inner);
        let hash = rules.hash();
        let known = match all.iter().position(|known| known.hash() == hash) {
            Some(place) => all.remove(place),
            None => Arc::new(ValueEntry::new(rules.clone())),
        };
        all.insert(0, known.clone());
        all.truncate(KEPT);
        known
    }

    fn forget_what_is_too_much(&self) {
        let mut all = self.shared.known.lock().unwrap_or_else(PoisonError::into_inner);
        let mut memory = 0;
        let mut is_first = true;
        all.retain(|known| {
            memory += known.memory();
            std::mem::take(&mut is_first) || memory <= KEPT_MEMORY
        });
    }
}

impl ValueEntry {
    fn new(rules: Arc<Ruleset>) -> ValueEntry {
        ValueEntry {
            rules,
            exact: OnceLock::new(),
            estimate: OnceLock::new(),
            takes: OnceLock::new(),
            bad_table: AtomicBool::new(false),
            planner: OnceLock::new(),
            objectives: Mutex::default(),
            bad_totals: AtomicBool::new(false),
        }
    }

    fn hash(&self) -> RulesHash {
        self.rules.hash()
    }

    fn estimated(&self) -> Arc<dyn Values> {
        self.estimate.get_or_init(|| Arc::new(EstimatedValues::new(self.rules.clone()))).clone()
    }

    fn takes(&self) -> Option<Estimate> {
        *self.takes.get_or_init(|| Solver::new(self.rules.clone()).ok().map(|solver| solver.estimate()))
    }

    /// The bytes of the values that are in memory.
    fn memory(&self) -> u64 {
        let solution = self.exact.get().and_then(|values| values.solution());
        solution.filter(|solution| solution.is_in_memory()).map_or(0, |solution| solution.takes().memory)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Position;
    use std::sync::atomic::AtomicUsize;
    use yatzy_rules::{Catalogue, toys};

    fn rules(id: &str) -> Arc<Ruleset> {
        Catalogue::get().rules(id).expect("an entry of the catalogue")
    }

    #[test]
    fn every_edition_has_values_of_some_kind() {
        let value_source = ValueSource::default();
        for (id, budget, exact, measured) in [
            ("yatzy", Budget::NONE, false, false),
            ("yatzy", Budget::FOR_A_MOVE, true, false),
            ("yahtzee", Budget::FOR_A_MOVE, true, false),
            ("tactic-da", Budget::FOR_A_MOVE, false, false),
            ("maxi", Budget::FOR_A_REPORT, false, true),
            ("alga-maxi-fi", Budget::FOR_A_MOVE, false, true),
            ("triple", Budget::FOR_A_REPORT, false, true),
            ("alga-triple-fi", Budget::NONE, false, true),
        ] {
            let values = value_source.best(&rules(id), budget);
            assert_eq!((values.is_exact(), values.error().is_some()), (exact, measured), "{id}");
            assert!(value_source.is_final(&rules(id), budget), "{id}");
        }
        // What one asker has had solved is there for all at once.
        assert!(value_source.clone().at_once(&rules("yatzy")).is_exact());
        assert!(!value_source.is_final(&rules("tactic-da"), Budget::FOR_A_REPORT));
    }

    #[test]
    fn askers_share_one_solve() {
        let value_source = ValueSource::default();
        let rules = rules("yatzy");
        let reports = AtomicUsize::new(0);
        let ask = || {
            let mut starts = 0;
            let mut count = |progress: Progress| starts += usize::from(progress.done >= 1.0);
            let values = value_source.best_with(&rules, Budget::FOR_A_MOVE, &mut count);
            reports.fetch_add(starts, Ordering::SeqCst);
            values
        };
        let all: Vec<_> = std::thread::scope(|scope| {
            let asking: Vec<_> = (0..4).map(|_| scope.spawn(ask)).collect();
            asking.into_iter().map(|asked| asked.join().expect("no asker breaks off")).collect()
        });
        assert!(all.iter().all(|values| Arc::ptr_eq(values, &all[0]) && values.is_exact()));
        assert_eq!(reports.into_inner(), 1);
    }

    /// A folder in which tables turn up, or are of no use.
    #[derive(Clone, Default)]
    struct TestTables(Arc<Mutex<Found>>);

    #[derive(Default)]
    enum Found {
        #[default]
        Nothing,
        TableOf(Arc<Ruleset>),
        Rubbish,
    }

    impl TestTables {
        fn put(&self, found: Found) {
            *self.0.lock().expect("no test breaks off") = found;
        }
    }

    impl TableFiles for TestTables {
        fn find(&self, rules: &Arc<Ruleset>) -> Result<Option<Solution>, TableError> {
            match &*self.0.lock().expect("no test breaks off") {
                Found::Rubbish => Err(TableError::NotATable),
                Found::TableOf(held) if held.hash() == rules.hash() => {
                    Ok(Solver::new(held.clone()).ok().map(Solver::solve))
                }
                Found::Nothing | Found::TableOf(_) => Ok(None),
            }
        }
    }

    #[test]
    fn a_table_is_found_as_soon_as_it_is_there() {
        let (tables, rules) = (TestTables::default(), Arc::new(toys::ruleset(7)));
        let value_source = ValueSource::with_files(tables.clone());
        assert!(!value_source.at_once(&rules).is_exact());
        tables.put(Found::TableOf(rules.clone()));
        let values = value_source.at_once(&rules);
        assert!(values.is_exact() && value_source.is_final(&rules, Budget::FOR_A_REPORT));
        let expected = Solver::new(rules.clone()).expect("toys are small").solve().expected();
        assert_eq!(values.value(Position::START).expect("the empty card"), expected);
        assert!(!value_source.at_once(&Arc::new(toys::ruleset(8))).is_exact());
    }

    #[test]
    fn a_table_of_no_use_is_told_to_who_asks_and_passed_over_by_all_others() {
        let (tables, rules) = (TestTables::default(), Arc::new(toys::ruleset(7)));
        tables.put(Found::Rubbish);
        let value_source = ValueSource::with_files(tables);
        assert!(matches!(value_source.check_table(&rules), Err(TableError::NotATable)));
        assert!(!value_source.at_once(&rules).is_exact());
        assert!(value_source.best(&rules, Budget::FOR_A_MOVE).is_exact());
        assert!(value_source.check_table(&rules).is_ok());
    }

    #[test]
    fn no_more_is_kept_than_is_allowed() {
        let value_source = ValueSource::default();
        for seed in 0..20 {
            value_source.best(&Arc::new(toys::ruleset(seed)), Budget::FOR_A_MOVE);
        }
        assert_eq!(value_source.shared.known.lock().expect("no test breaks off").len(), KEPT);
        assert!(value_source.at_once(&Arc::new(toys::ruleset(19))).is_exact());
        assert!(!value_source.at_once(&Arc::new(toys::ruleset(0))).is_exact());
    }
}
