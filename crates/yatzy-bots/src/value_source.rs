//! The best available values for a ruleset, for bots, coach, reports, commands and servers. The order is: a solution
//! in memory, a table file, a solve within the budget, a fit, an estimate from the rules.
//!
//! No thread is started and no clock is read here. A caller that must not wait uses [`ValueSource::at_once`] and runs
//! [`ValueSource::best`] elsewhere; later calls then get better values.

use crate::{EstimatedValues, GoalPlanner, SolvedValues, Values};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};
use yatzy_rules::{Catalogue, Points, RulesHash, Ruleset};
use yatzy_solver::{
    Estimate, GoalSolver, Progress, Solution, Solver, Statistics, TableError, TotalObjective,
};

/// Memory limit of a solve. A browser on a phone has less memory than a process.
const MOST_MEMORY: u64 = if cfg!(target_pointer_width = "32") { 192 << 20 } else { 2 << 30 };

/// The budget of a solve.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Budget {
    /// Processor seconds.
    pub cpu_seconds: f64,
    /// Bytes of memory.
    pub memory: u64,
}

impl Budget {
    /// No solve.
    pub const NONE: Budget = Budget { cpu_seconds: 0.0, memory: 0 };
    /// While a player waits for a move: games of five dice without chips or named boxes.
    pub const FOR_A_MOVE: Budget = Budget { cpu_seconds: 3.0, memory: 512 << 20 };
    /// For a report or in the background: every game of five dice.
    pub const FOR_A_REPORT: Budget = Budget { cpu_seconds: 60.0, memory: MOST_MEMORY };

    /// For exercises, which are the same on every machine: what a browser on a phone can solve.
    pub const FOR_PRACTICE: Budget = Budget { cpu_seconds: 60.0, memory: 192 << 20 };

    /// Whether the budget covers a solve of this cost.
    pub fn covers(self, takes: &Estimate) -> bool {
        takes.cpu_seconds <= self.cpu_seconds && takes.memory <= self.memory
    }
}

/// Storage of solved tables.
pub trait TableFiles: Send + Sync {
    /// The solution of these rules, if there is a table. It is called often, so that new tables are found; a miss must
    /// be cheap.
    fn find(&self, rules: &Arc<Ruleset>) -> Result<Option<Solution>, TableError>;

    /// The objective of a total, if there is a file of the chances of all totals. It is called as often.
    fn total_objective(
        &self,
        _goals: &Arc<GoalSolver>,
        _total: Points,
    ) -> Result<Option<TotalObjective>, TableError> {
        Ok(None)
    }
}

/// Cached rulesets that are not in the catalogue. Those of the catalogue stay: custom rules of others don't displace
/// them.
const KEPT: usize = 8;
/// Cached bytes of solved values besides the most recent ruleset.
const KEPT_MEMORY: u64 = 1 << 30;

/// Finds and caches values. Clones share the cache.
#[derive(Clone, Default)]
pub struct ValueSource {
    shared: Arc<Shared>,
}

#[derive(Default)]
struct Shared {
    files: Option<Box<dyn TableFiles>>,
    /// The most recently used first.
    known: Mutex<Vec<Arc<ValueEntry>>>,
    /// One solve at a time, because a solve uses all processors. Short solves do not wait for long ones.
    short_solve: Mutex<()>,
    long_solve: Mutex<()>,
}

/// The values of one ruleset.
struct ValueEntry {
    rules: Arc<Ruleset>,
    is_listed: bool,
    exact: OnceLock<Arc<dyn Values>>,
    estimate: OnceLock<Arc<dyn Values>>,
    /// The cost of a solve; `None` if the rules can't be solved.
    takes: OnceLock<Option<Estimate>>,
    /// The table file can't be used.
    bad_table: AtomicBool,
    planner: OnceLock<GoalPlanner>,
    /// Objectives of totals, the most recently used first.
    objectives: Mutex<Vec<(Points, Arc<TotalObjective>)>>,
    /// The file of all totals can't be used.
    bad_totals: AtomicBool,
}

impl ValueSource {
    /// A source that looks for tables in `files`.
    pub fn with_files(files: impl TableFiles + 'static) -> ValueSource {
        let shared = Shared { files: Some(Box::new(files)), ..Shared::default() };
        ValueSource { shared: Arc::new(shared) }
    }

    /// The best values without a solve. The first estimate of a ruleset takes milliseconds.
    pub fn at_once(&self, rules: &Arc<Ruleset>) -> Arc<dyn Values> {
        let known = self.known(rules);
        self.exact(&known).unwrap_or_else(|| known.estimated())
    }

    /// The project's estimate, also where better values are at hand.
    pub fn estimate(&self, rules: &Arc<Ruleset>) -> Arc<dyn Values> {
        self.known(rules).estimated()
    }

    /// The best values, solved now if `budget` covers it. Concurrent callers share one solve.
    ///
    /// It must not be called on a thread of the pool that runs solves.
    pub fn best(&self, rules: &Arc<Ruleset>, budget: Budget) -> Arc<dyn Values> {
        self.best_with(rules, budget, &mut |_| ())
    }

    /// The same, with progress reports.
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
        // Another caller may have solved it meanwhile.
        if let Some(exact) = self.exact(&known) {
            return exact;
        }
        let Ok(solver) = Solver::new(rules.clone()) else { return known.estimated() };
        let solved = Arc::new(SolvedValues::new(Arc::new(solver.solve_with(progress))));
        let exact = known.exact.get_or_init(|| solved).clone();
        self.forget_what_is_too_much();
        exact
    }

    /// Adds a solution from elsewhere.
    pub fn learn(&self, solution: Solution) {
        let known = self.known(&solution.rules().clone());
        known.exact.get_or_init(|| Arc::new(SolvedValues::new(Arc::new(solution))));
        self.forget_what_is_too_much();
    }

    /// Statistics of perfect play, if the budget covers them.
    pub fn perfect(&self, rules: &Arc<Ruleset>, budget: Budget) -> Option<Arc<Statistics>> {
        self.best(rules, budget).statistics().ok().flatten()
    }

    /// Whether a solve within this budget would not improve on the values available now.
    pub fn is_final(&self, rules: &Arc<Ruleset>, budget: Budget) -> bool {
        let known = self.known(rules);
        self.exact(&known).is_some() || !known.takes().is_some_and(|takes| budget.covers(&takes))
    }

    /// The cost of a solve; `None` if the rules can't be solved.
    pub fn takes(&self, rules: &Arc<Ruleset>) -> Option<Estimate> {
        self.known(rules).takes()
    }

    /// The same, if it was computed before; the outer `None` if not. The first computation takes milliseconds.
    pub fn known_takes(&self, rules: &Arc<Ruleset>) -> Option<Option<Estimate>> {
        self.known(rules).takes.get().copied()
    }

    /// The planner for goals other than the mean.
    pub fn planner(&self, rules: &Arc<Ruleset>) -> GoalPlanner {
        let known = self.known(rules);
        known.planner.get_or_init(|| GoalPlanner::new(rules.clone())).clone()
    }

    /// The objective of a total from the file of all totals, if there is one. A file that can't be used is ignored.
    pub fn total_objective(&self, rules: &Arc<Ruleset>, total: Points) -> Option<Arc<TotalObjective>> {
        if self.known(rules).bad_totals.load(Ordering::Relaxed) {
            return None;
        }
        self.check_totals(rules, total).ok().flatten()
    }

    /// The same, with the error of a file that can't be used.
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

    /// Looks for the table of these rules and returns its error. All other calls ignore a table that can't be used.
    pub fn check_table(&self, rules: &Arc<Ruleset>) -> Result<(), TableError> {
        self.open_table(&self.known(rules)).map(|_| ())
    }

    fn alone(&self, takes: &Estimate) -> MutexGuard<'_, ()> {
        let is_short = Budget::FOR_A_MOVE.covers(takes);
        let lock = if is_short { &self.shared.short_solve } else { &self.shared.long_solve };
        lock.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Perfect play from memory or a file.
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
        let mut custom = 0;
        all.retain(|known| {
            custom += usize::from(!known.is_listed);
            known.is_listed || custom <= KEPT
        });
        known
    }

    fn forget_what_is_too_much(&self) {
        let mut all = self.shared.known.lock().unwrap_or_else(PoisonError::into_inner);
        // The most recent ruleset comes first, then those of the catalogue.
        let mut order: Vec<_> = all.iter().cloned().enumerate().collect();
        order.sort_by_key(|(place, known)| (*place > 0, !known.is_listed, *place));
        let mut memory = 0;
        for (place, known) in order {
            memory += known.memory();
            if place > 0 && memory > KEPT_MEMORY {
                all.retain(|kept| !Arc::ptr_eq(kept, &known));
            }
        }
    }
}

impl ValueEntry {
    fn new(rules: Arc<Ruleset>) -> ValueEntry {
        let hash = rules.hash();
        let is_listed = Catalogue::get().editions().iter().any(|edition| edition.rules.hash() == hash);
        ValueEntry {
            rules,
            is_listed,
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

    /// Bytes of values in memory.
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
    use yatzy_rules::toys;

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
        // A solve is available to all clones.
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

    /// A folder whose contents change during a test.
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

    /// 32 tables with rules of their own used to displace the values of everyone's game.
    #[test]
    fn custom_rules_do_not_displace_those_of_the_catalogue() {
        let value_source = ValueSource::default();
        value_source.best(&rules("yatzy"), Budget::FOR_A_MOVE);
        for seed in 0..32 {
            value_source.best(&Arc::new(toys::ruleset(seed)), Budget::FOR_A_MOVE);
        }
        assert!(value_source.at_once(&rules("yatzy")).is_exact());
    }
}
