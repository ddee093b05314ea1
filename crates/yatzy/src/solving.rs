//! Perfect play for commands: small games are solved at once, large ones are stored as table files in the data folder.

use crate::data::Data;
use crate::progress::Bar;
use crate::tables::{self, TableFolder};
use crate::threads::Threads;
use crate::{Failure, Session};
use clap::ArgMatches;
use std::io::{IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use yatzy_bots::{
    Budget, GoalObjective, GoalQuery, PerfectPlay, ValueSource, Values, caveat, counted_chances,
    practice_values,
};
use yatzy_rules::{Goal, Points, Ruleset};
use yatzy_solver::{
    Distribution, Estimate, GoalSolver, Position, Progress, QueryError, Solution, SolveError, Solver,
    TableError,
};
use yatzy_text::{Text, say, shown};

/// A solve that takes more processor seconds than this is announced first, and its result is stored as a table file.
const WORTH_A_TABLE: f64 = 5.0;

/// Largest size of a game's values, in bytes, for which the chances of all totals fit into memory: each position has a
/// row of chances.
pub const MOST_MEMORY: u64 = 128 << 20;

/// The error of an expected total computed in memory; see the solver's documentation.
const ERROR_IN_MEMORY: f64 = 1e-9;
/// The error that a table file adds with each turn, by rounding.
const ERROR_OF_A_TURN_ON_FILE: f64 = 2e-8;

/// The exit code of a program that Ctrl-C ended, as shells expect it.
const INTERRUPTED: i32 = 130;

/// Perfect play, with its error and its cost.
pub struct Solved {
    pub solution: Solution,
    /// The numerical error of computation and storage.
    pub numerical_error: f64,
    /// The cost of the solve.
    pub estimate: Estimate,
}

/// The values of a game for one question.
pub struct KnownValues {
    /// The values of cards.
    pub values: Arc<dyn Values>,
    /// The cost of exact values, if these are an estimate and exact ones are possible.
    better: Option<Estimate>,
}

impl KnownValues {
    /// Whether the values are those of perfect play.
    pub fn is_exact(&self) -> bool {
        self.values.is_exact()
    }

    /// The statistics of perfect play, if they are known or computed quickly.
    pub fn perfect(&self, text: Text) -> Result<Option<PerfectPlay>, Failure> {
        let Some(solution) = self.values.solution() else { return Ok(None) };
        if solution.takes().memory > MOST_MEMORY {
            return Ok(None);
        }
        let wrong = |error| query_failure(text, &error);
        let mut bar = Bar::new(say!(text, "solving"));
        let mut report = |progress: Progress| bar.set(progress.done);
        let statistics = solution.statistics_with(&mut report).map_err(wrong)?;
        let chances = counted_chances(solution).map_err(wrong)?;
        Ok(Some(PerfectPlay::Exact { statistics: Arc::new(statistics), chances: Some(chances.into()) }))
    }

    /// The caveats of values that are not exact.
    pub fn caveats(&self, text: Text) -> Vec<String> {
        if self.is_exact() {
            return Vec::new();
        }
        let first = self.better.map(|estimate| {
            let (time, disk) = (duration(text, estimate.cpu_seconds), size(text, estimate.file));
            say!(text, "solve-first", time = time, disk = disk)
        });
        std::iter::once(caveat(text, self.values.error())).chain(first).collect()
    }
}

/// The source of perfect play.
pub struct Solving {
    data: Data,
    threads: Threads,
    value_source: ValueSource,
}

impl Solving {
    pub fn of(data: Data, threads: Threads) -> Solving {
        Solving { value_source: tables::value_source(&data), data, threads }
    }

    /// The same for a command without `--threads`.
    pub fn of_data(matches: &ArgMatches) -> Solving {
        Solving::of(Data::of(matches), Threads::ALL)
    }

    /// Solves these rules, whatever it takes. A small game is stored only if `keep_table` is set.
    pub fn solve(&self, session: Session, rules: &Arc<Ruleset>, keep_table: bool) -> Result<Solved, Failure> {
        let text = session.text;
        let solver = solver(text, rules)?;
        let estimate = solver.estimate();
        if estimate.cpu_seconds < WORTH_A_TABLE && !keep_table {
            let solution = self.in_memory(text, solver);
            return Ok(Solved { solution, numerical_error: ERROR_IN_MEMORY, estimate });
        }
        let path = TableFolder::of(&self.data.folder(text)?).path(rules);
        let solution = if path.exists() {
            solver.open(&path).map_err(|error| table_failure(text, &path, &error))
        } else {
            self.solve_into_table(session, solver, &estimate, &path)
        };
        let numerical_error = ERROR_IN_MEMORY + ERROR_OF_A_TURN_ON_FILE * rules.cells().len() as f64;
        Ok(Solved { solution: solution?, numerical_error, estimate })
    }

    /// The best chance of every total. It is stored as a file, except for small games.
    pub fn chances(&self, session: Session, goals: &GoalSolver) -> Result<Vec<f64>, Failure> {
        let text = session.text;
        let mut bar = Bar::new(say!(text, "solving"));
        let mut report = |progress: Progress| bar.set(progress.done);
        if goals.seconds(Position::START) < WORTH_A_TABLE {
            return Ok(self.threads.run(|| goals.chances(&mut report)));
        }
        let path = TableFolder::of(&self.data.folder(text)?).goals(goals.rules());
        let failure = |error: TableError| table_failure(text, &path, &error);
        if path.exists() {
            return goals.open(&path).and_then(|file| file.chances(goals)).map_err(failure);
        }
        make_folder_of(text, &path)?;
        self.announce(session, &goals.estimate(), &path);
        self.threads.run(|| goals.solve_to_file(&path, &mut report)).map_err(failure)
    }

    /// The chance of each total under play for the highest mean. It is stored beside the file of all totals.
    pub fn mean_totals(&self, session: Session, goals: &GoalSolver) -> Result<Vec<f64>, Failure> {
        let (text, rules) = (session.text, goals.rules());
        let path = match goals.seconds(Position::START) < WORTH_A_TABLE {
            true => None,
            false => Some(TableFolder::of(&self.data.folder(text)?).mean_totals(rules)),
        };
        // A file that can't be used is made anew.
        if let Some(known) = path.as_ref().and_then(|path| Distribution::load(path, rules.hash()).ok()) {
            return Ok(known.chances);
        }
        let solution = self.solve(session, rules, false)?.solution;
        let found = self.run(|| solution.distribution()).map_err(|error| query_failure(text, &error))?;
        let Some(found) = found else { return Ok(Vec::new()) };
        if let Some(path) = path {
            // It only saves time, so a full disk is no failure.
            let _ = found.save(&path, rules.hash());
        }
        Ok(found.chances)
    }

    pub fn data(&self) -> &Data {
        &self.data
    }

    /// Runs work on the number of threads that was asked for.
    pub fn run<T: Send>(&self, work: impl FnOnce() -> T + Send) -> T {
        self.threads.run(work)
    }

    fn solve_into_table(
        &self,
        session: Session,
        solver: Solver,
        estimate: &Estimate,
        path: &Path,
    ) -> Result<Solution, Failure> {
        let text = session.text;
        make_folder_of(text, path)?;
        if estimate.cpu_seconds >= WORTH_A_TABLE {
            self.announce(session, estimate, path);
        }
        let mut bar = Bar::new(say!(text, "solving"));
        let solved = self.threads.run(|| solver.solve_to_file(path, &mut |progress| bar.set(progress.done)));
        solved.map_err(|error| table_failure(text, path, &error))
    }

    /// The best known values of these rules for one question: from a table file, or solved if that is quick, else an
    /// estimate.
    pub fn at_hand(&self, session: Session, rules: &Arc<Ruleset>) -> Result<KnownValues, Failure> {
        let text = session.text;
        let found = self.value_source.check_table(rules);
        found.map_err(|error| self.file_failure(text, rules, TableFolder::path, &error))?;
        let mut bar = Bar::new(say!(text, "solving"));
        let mut report = |progress: Progress| bar.set(progress.done);
        let best = || self.value_source.best_with(rules, Budget::FOR_A_REPORT, &mut report);
        let values = self.threads.run(best);
        let better = if values.is_exact() { None } else { self.value_source.takes(rules) };
        Ok(KnownValues { values, better })
    }

    /// The values that exercises are made from, the same on every machine.
    pub fn for_practice(&self, session: Session, rules: &Arc<Ruleset>) -> Result<Arc<dyn Values>, Failure> {
        // The solve, if it is small enough, with its bar.
        let takes = self.value_source.takes(rules);
        if takes.is_some_and(|takes| Budget::FOR_PRACTICE.covers(&takes)) {
            self.at_hand(session, rules)?;
        }
        Ok(self.threads.run(|| practice_values(&self.value_source, rules)))
    }

    /// The objective of a goal: exact within a limit of processor seconds, else by the values of the mean.
    pub fn objective(
        &self,
        session: Session,
        query: &GoalQuery,
        seconds: f64,
    ) -> Result<GoalObjective, Failure> {
        let text = session.text;
        if let Goal::AtLeast(total) = query.goal {
            let found = self.value_source.check_totals(&query.rules, Points(total));
            found.map_err(|error| self.file_failure(text, &query.rules, TableFolder::goals, &error))?;
        }
        if query.needs_values(&self.value_source, seconds) {
            self.at_hand(session, &query.rules)?;
        }
        query.objective(&self.value_source, seconds).map_err(|error| query_failure(text, &error))
    }

    /// The failure for an unusable file in the data folder.
    fn file_failure(
        &self,
        text: Text,
        rules: &Ruleset,
        path: fn(&TableFolder, &Ruleset) -> PathBuf,
        error: &TableError,
    ) -> Failure {
        match self.data.find() {
            Some(folder) => table_failure(text, &path(&TableFolder::of(&folder), rules), error),
            None => Failure::wrong(error.code(), table_words(text, error)),
        }
    }

    fn in_memory(&self, text: Text, solver: Solver) -> Solution {
        let mut bar = Bar::new(say!(text, "solving"));
        let mut report = |progress: Progress| bar.set(progress.done);
        self.threads.run(|| solver.solve_with(&mut report))
    }

    /// Announces a long solve on standard error, unless the answers are JSON. An interruption says how to go on.
    fn announce(&self, session: Session, estimate: &Estimate, path: &Path) {
        if session.json && !std::io::stderr().is_terminal() {
            return;
        }
        let text = session.text;
        let message = say!(
            text,
            "solve-takes",
            cpu = duration(text, estimate.cpu_seconds),
            time = duration(text, estimate.cpu_seconds / self.threads.count() as f64),
            threads = self.threads.count(),
            memory = size(text, estimate.memory_with_file),
            disk = size(text, estimate.file),
            path = shown(&path.to_string_lossy())
        );
        let mut partial = path.as_os_str().to_owned();
        partial.push(".partial");
        let message = if Path::new(&partial).exists() {
            format!("{message} {}", say!(text, "solve-resumes"))
        } else {
            message
        };
        for line in crate::layout::wrap(&message, crate::layout::WIDTH) {
            let _ = writeln!(std::io::stderr(), "{line}");
        }
        say_when_interrupted(say!(text, "solve-interrupted"));
    }
}

/// Says a sentence when Ctrl-C ends the program.
fn say_when_interrupted(sentence: String) {
    std::thread::spawn(move || {
        let Ok(runtime) = tokio::runtime::Builder::new_current_thread().enable_io().build() else { return };
        if runtime.block_on(tokio::signal::ctrl_c()).is_ok() {
            let _ = writeln!(std::io::stderr(), "\n{sentence}");
            std::process::exit(INTERRUPTED);
        }
    });
}

fn make_folder_of(text: Text, path: &Path) -> Result<(), Failure> {
    let folder = path.parent().unwrap_or(Path::new("."));
    std::fs::create_dir_all(folder).map_err(|error| {
        let (path, detail) = (shown(&folder.to_string_lossy()), shown(&error.to_string()));
        Failure::wrong("data/unwritable", say!(text, "data-unwritable", path = path, detail = detail))
    })
}

/// Number of positions at the start of a turn.
pub fn states(text: Text, rules: &Arc<Ruleset>) -> Result<u64, Failure> {
    Ok(solver(text, rules)?.states())
}

fn solver(text: Text, rules: &Arc<Ruleset>) -> Result<Solver, Failure> {
    Solver::new(rules.clone()).map_err(|error| match error {
        SolveError::TooManyCells { cells, most } => {
            let message = say!(text, "solve-too-many-cells", cells = cells, most = most);
            Failure::wrong("solve/too-many-cells", message)
        }
    })
}

/// The failure of a query. Input of people is checked before.
pub fn query_failure(text: Text, error: &QueryError) -> Failure {
    let message = match error {
        QueryError::Over => say!(text, "advise-over"),
        QueryError::Rethrows { found, most } => say!(text, "advise-rethrows", found = *found, most = *most),
        QueryError::Table(error) => table_words(text, error),
        QueryError::Dice { .. } | QueryError::Named | QueryError::Unreachable => {
            say!(text, "advise-unreachable")
        }
    };
    Failure::wrong(error.code(), message)
}

fn table_failure(text: Text, path: &Path, error: &TableError) -> Failure {
    let reason = table_words(text, error);
    let path = shown(&path.to_string_lossy());
    Failure::wrong(error.code(), say!(text, "file-wrong", path = path, reason = reason))
}

fn table_words(text: Text, error: &TableError) -> String {
    match error {
        TableError::Io(error) => say!(text, "solution-io", detail = shown(&error.to_string())),
        TableError::NotATable => say!(text, "solution-not-a-table"),
        TableError::Version { found } => say!(text, "solution-version", found = *found),
        TableError::OtherRules { .. } => say!(text, "solution-other-rules"),
        TableError::Length { expected, found } => {
            say!(text, "solution-length", expected = expected.to_string(), found = found.to_string())
        }
        TableError::Damaged { at } => say!(text, "solution-damaged", at = at.to_string()),
    }
}

/// A rough time: `40 seconds`, `12 minutes`, `3 hours`.
pub fn duration(text: Text, seconds: f64) -> String {
    match seconds {
        seconds if seconds < 90.0 => say!(text, "seconds", seconds = seconds.ceil().max(1.0) as u64),
        seconds if seconds < 90.0 * 60.0 => say!(text, "minutes", minutes = (seconds / 60.0).ceil() as u64),
        seconds => say!(text, "hours", hours = (seconds / 3600.0).ceil() as u64),
    }
}

/// A number of bytes: `460 MiB`, `5.1 GiB`.
fn size(text: Text, bytes: u64) -> String {
    const MIB: f64 = 1024.0 * 1024.0;
    match bytes as f64 / MIB {
        mib if mib < 1000.0 => format!("{} MiB", mib.ceil() as u64),
        mib => format!("{} GiB", text.decimal(mib / 1024.0, 1)),
    }
}
