//! `yatzy man`: the manual pages, for packagers. It is not listed among the commands.

use super::Entry;
use crate::{Failure, Session, cli, commands};
use clap::{Arg, ArgMatches, Command};
use clap_mangen::Man;
use clap_mangen::roff::{Roff, bold, roman};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use yatzy_text::{Text, say, shown};

pub const ENTRY: Entry = Entry::answer(command, |session, matches, _| run(session, &Request::of(matches)));

struct Request {
    folder: PathBuf,
}

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
    fn of(matches: &ArgMatches) -> Request {
        Request { folder: matches.get_one::<String>("folder").map(PathBuf::from).unwrap_or_default() }
    }
}

/// Writes a page for the program and one for each command.
fn run(session: Session, request: &Request) -> Result<(), Failure> {
    let folder = &request.folder;
    let written = std::fs::create_dir_all(folder).and_then(|()| write_all(session.text, folder));
    written.map_err(|error| {
        let (path, detail) = (shown(&folder.to_string_lossy()), shown(&error.to_string()));
        Failure::wrong("man/unwritable", say!(session.text, "man-unwritable", path = path, detail = detail))
    })
}

fn write_all(text: Text, folder: &Path) -> io::Result<()> {
    let mut whole = cli::command(text).disable_help_subcommand(true);
    whole.build();
    write_page(text, folder, &whole, &[])?;
    let commands = commands::ALL.iter().zip(whole.get_subcommands());
    commands
        .filter(|(_, command)| !command.is_hide_set())
        .try_for_each(|(entry, command)| write_page(text, folder, command, entry.examples))
}

/// A page: clap's part, then ours.
fn write_page(text: Text, folder: &Path, command: &Command, examples: &[&str]) -> io::Result<()> {
    let name = command.get_display_name().unwrap_or(command.get_name()).to_owned();
    // The examples have a heading of their own below.
    let man = Man::new(command.clone().name(name.clone()).after_help(""));
    let mut page = Vec::new();
    man.render_title(&mut page)?;
    man.render_name_section(&mut page)?;
    man.render_synopsis_section(&mut page)?;
    man.render_options_section(&mut page)?;
    if command.has_subcommands() {
        man.render_subcommands_section(&mut page)?;
    }
    sections(text, examples).to_writer(&mut page)?;
    std::fs::File::create(folder.join(format!("{name}.1")))?.write_all(&page)
}

/// The sections at the end of every page.
fn sections(text: Text, examples: &[&str]) -> Roff {
    let mut page = Roff::new();
    let mut list = |heading: String, lines: &[(&str, String)]| {
        page.control("SH", [heading.to_uppercase().as_str()]);
        for (name, meaning) in lines {
            page.control("TP", []);
            page.text([bold(*name)]);
            page.text([roman(meaning.as_str())]);
        }
    };
    list(
        say!(text, "man-files"),
        &[("house.db", say!(text, "man-file-house")), ("tables/", say!(text, "man-file-tables"))],
    );
    list(
        say!(text, "man-environment"),
        &[
            ("YATZY_DATA", say!(text, "man-variable-data")),
            ("XDG_DATA_HOME", say!(text, "man-variable-xdg")),
            ("LC_ALL, LC_MESSAGES, LANG", say!(text, "man-variable-lang")),
            ("NO_COLOR", say!(text, "man-variable-no-colour")),
        ],
    );
    list(
        say!(text, "man-exit"),
        &[
            ("0", say!(text, "man-exit-done")),
            ("1", say!(text, "man-exit-no")),
            ("2", say!(text, "man-exit-wrong")),
        ],
    );
    if !examples.is_empty() {
        page.control("SH", [say!(text, "help-examples").to_uppercase().as_str()]);
        for line in examples {
            page.control("PP", []);
            page.text([bold(*line)]);
        }
    }
    page
}
