//! The data folder: where the program keeps what it does not want to lose. One answer for all commands.

use crate::Failure;
use clap::ArgMatches;
use std::path::PathBuf;
use yatzy_text::{Text, say};

/// The database of the house within its folder.
pub const DATABASE: &str = "house.db";

/// What `--data` says. The folder is looked for only by commands that need it.
#[derive(Clone, Debug)]
pub struct Data {
    asked: Option<PathBuf>,
}

impl Data {
    /// What the flag says.
    pub fn of(matches: &ArgMatches) -> Data {
        Data { asked: matches.get_one::<PathBuf>("data").cloned() }
    }

    /// The folder of `--data DIR`, else of `YATZY_DATA`, else the platform's own for programs' data; `None`
    /// if the platform names none. It need not exist yet.
    pub fn find(&self) -> Option<PathBuf> {
        yatzy_terminal::data_folder(self.asked.clone(), |name| std::env::var(name).ok())
    }

    /// The same for commands that can't do without.
    pub fn folder(&self, text: Text) -> Result<PathBuf, Failure> {
        self.find().ok_or_else(|| Failure::wrong("data/no-folder", say!(text, "data-no-folder")))
    }
}
