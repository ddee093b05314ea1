//! `--threads N`: on how many threads to work. What comes out is the same on any number.

use crate::{Failure, Session, number};
use clap::{Arg, ArgMatches};
use yatzy_text::{Text, say};

/// The flag.
pub fn arg(text: Text) -> Arg {
    Arg::new("threads")
        .long("threads")
        .value_name("N")
        .allow_negative_numbers(true)
        .help(say!(text, "help-threads"))
}

/// The number of threads asked for.
#[derive(Clone, Copy, Debug)]
pub struct Threads(Option<usize>);

impl Threads {
    /// As many as the machine offers.
    pub const ALL: Threads = Threads(None);

    /// How many threads that are.
    pub fn count(self) -> usize {
        self.0.unwrap_or_else(rayon::current_num_threads)
    }

    /// What the flag says.
    pub fn of(session: Session, matches: &ArgMatches) -> Result<Threads, Failure> {
        let given = matches.get_one::<String>("threads");
        let read = |given: &String| number::read(session.text, "--threads", given, 1..=256);
        Ok(Threads(given.map(read).transpose()?.map(|threads| threads as usize)))
    }

    /// Works on that many threads, or on as many as the machine offers.
    pub fn run<T: Send>(self, work: impl FnOnce() -> T + Send) -> T {
        let Some(threads) = self.0 else { return work() };
        match rayon::ThreadPoolBuilder::new().num_threads(threads).build() {
            Ok(pool) => pool.install(work),
            // A machine that gives no threads of our own still has its usual ones.
            Err(_) => work(),
        }
    }
}
