//! `yatzy man`: the manual pages, for whoever packages the program. Not listed among the commands.

use super::Entry;
use crate::{Failure, Session, cli};
use clap::{Arg, ArgMatches, Command};
use std::path::PathBuf;
use yatzy_text::{Text, say, shown};

/// The command.
pub const ENTRY: Entry = Entry::answer(command, |session, matches, _| run(session, &Request::of(matches)));

/// What was asked.
struct Request {
    folder: PathBuf,
}

/// The command's part of the command line.
fn command(text: Text) -> Command {
    Command::new("man").hide(true).about(say!(text, "help-man")).override_usage("yatzy man DIR").arg(
        Arg::new("folder")
            .value_name("DIR")
            .required(true)
            .value_hint(clap::ValueHint::DirPath)
            .help_heading(say!(text, "help-arguments"))
            .help(say!(text, "help-man-folder")),
    )
}

impl Request {
    /// What the command line asks.
    fn of(matches: &ArgMatches) -> Request {
        Request { folder: matches.get_one::<String>("folder").map(PathBuf::from).unwrap_or_default() }
    }
}

/// Writes a page for the program and one for each command.
fn run(session: Session, request: &Request) -> Result<(), Failure> {
    let folder = &request.folder;
    let written = std::fs::create_dir_all(folder)
        .and_then(|()| clap_mangen::generate_to(cli::command(session.text), folder));
    written.map_err(|error| {
        let (path, detail) = (shown(&folder.to_string_lossy()), shown(&error.to_string()));
        Failure::wrong("man/unwritable", say!(session.text, "man-unwritable", path = path, detail = detail))
    })
}
