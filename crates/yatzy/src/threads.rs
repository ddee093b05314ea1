//! `--threads N`: the number of threads. Results don't depend on it.

use crate::{Failure, Session, number};
use clap::{Arg, ArgMatches};
use yatzy_text::{Text, say};

pub fn arg(text: Text) -> Arg {
    Arg::new("threads")
        .long("threads")
        .value_name("N")
        .allow_negative_numbers(true)
        .help(say!(text, "help-threads"))
}

/// The number of threads, if one was given.
#[derive(Clone, Copy, Debug)]
pub struct Threads(Option<usize>);

impl Threads {
    /// As many threads as the machine has.
    pub const ALL: Threads = Threads(None);

    /// The number of threads.
    pub fn count(self) -> usize {
        self.0.unwrap_or_else(rayon::current_num_threads)
    }

    pub fn of(session: Session, matches: &ArgMatches) -> Result<Threads, Failure> {
        let given = matches.get_one::<String>("threads");
        let read = |given: &String| number::read(session.text, "--threads", given, 1..=256);
        Ok(Threads(given.map(read).transpose()?.map(|threads| threads as usize)))
    }

    /// Runs work on this number of threads.
    pub fn run<T: Send>(self, work: impl FnOnce() -> T + Send) -> T {
        let Some(threads) = self.0 else { return work() };
        match rayon::ThreadPoolBuilder::new().num_threads(threads).build() {
            Ok(pool) => pool.install(work),
            // If no thread pool can be made, the default one is used.
            Err(_) => work(),
        }
    }
}
