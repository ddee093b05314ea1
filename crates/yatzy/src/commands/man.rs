//! `yatzy man`: the manual pages, for whoever packages the program. Not listed among the commands.

use super::Entry;
use crate::{Failure, Session, cli};
use clap::{Arg, ArgMatches, Command};
use clap_mangen::Man;
use clap_mangen::roff::{Roff, bold, roman};
use std::io;
use std::path::{Path, PathBuf};
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
    let written = std::fs::create_dir_all(folder).and_then(|()| pages(session.text, folder));
    written.map_err(|error| {
        let (path, detail) = (shown(&folder.to_string_lossy()), shown(&error.to_string()));
        Failure::wrong("man/unwritable", say!(session.text, "man-unwritable", path = path, detail = detail))
    })
}

fn pages(text: Text, folder: &Path) -> io::Result<()> {
    let mut command = cli::command(text).disable_help_subcommand(true);
    command.build();
    write_page(text, &command, "yatzy", folder)?;
    for named in command.get_subcommands().filter(|named| !named.is_hide_set()) {
        let name = format!("yatzy-{}", named.get_name());
        write_page(text, &named.clone().name(name.clone()), &name, folder)?;
    }
    Ok(())
}

/// One page: what clap knows of the command, and after it what a page has to say beside that.
fn write_page(text: Text, command: &Command, name: &str, folder: &Path) -> io::Result<()> {
    let mut page = Vec::new();
    Man::new(command.clone()).render(&mut page)?;
    let mut more = Roff::new();
    section(&mut more, say!(text, "man-files"), &files(text));
    section(&mut more, say!(text, "man-environment"), &environment(text));
    section(&mut more, say!(text, "man-exit"), &exits(text));
    let examples = EXAMPLES.iter().filter(|(of, _)| *of == name).map(|(_, line)| *line);
    more.control("SH", [say!(text, "man-examples").as_str()]);
    for line in examples {
        more.control("PP", []).text([bold(line)]);
    }
    more.to_writer(&mut page)?;
    std::fs::write(folder.join(format!("{name}.1")), page)
}

fn section(page: &mut Roff, heading: String, terms: &[(&str, String)]) {
    page.control("SH", [heading.as_str()]);
    for (term, words) in terms {
        page.control("TP", []).text([bold(*term)]).text([roman(words.as_str())]);
    }
}

fn files(text: Text) -> [(&'static str, String); 3] {
    [
        ("~/.local/share/yatzy/house.db", say!(text, "man-file-games")),
        ("~/.local/share/yatzy/tables/", say!(text, "man-file-tables")),
        ("*.yatzy", say!(text, "help-replay-file")),
    ]
}

fn environment(text: Text) -> [(&'static str, String); 3] {
    [
        ("YATZY_DATA", say!(text, "man-env-data")),
        ("LC_ALL, LC_MESSAGES, LANG", say!(text, "man-env-lang")),
        ("NO_COLOR", say!(text, "man-env-colour")),
    ]
}

fn exits(text: Text) -> [(&'static str, String); 3] {
    [
        ("0", say!(text, "man-exit-done")),
        ("1", say!(text, "man-exit-no")),
        ("2", say!(text, "man-exit-wrong")),
    ]
}

/// Command lines worth knowing, by page. They are the same in every language.
const EXAMPLES: [(&str, &str); 27] = [
    ("yatzy", "yatzy --lan"),
    ("yatzy", "yatzy play --seat Anna --seat bot:club"),
    ("yatzy", "yatzy score 6-6-6-5-5 --rules tactic-fi --lang fi"),
    ("yatzy-play", "yatzy play"),
    ("yatzy-play", "yatzy play --rules alga-maxi-sv --real-dice"),
    ("yatzy-play", "yatzy play --plain --seat Anna --seat bot:greedy"),
    ("yatzy-join", "yatzy join http://192.168.1.7:8710/g/ID/s/TOKEN --name Anna"),
    ("yatzy-serve", "yatzy serve --listen 0.0.0.0:8710 --host yatzy.example --https"),
    ("yatzy-serve", "yatzy serve --rules cottage.toml"),
    ("yatzy-rules", "yatzy rules tactic-da"),
    ("yatzy-rules", "yatzy rules --in sv"),
    ("yatzy-score", "yatzy score 66655 --set bonus=at-least:60"),
    ("yatzy-score", "yatzy score - < hands.txt"),
    ("yatzy-advise", "yatzy advise --card yatzy=0,chance=22 --hand 6-6-5-5-1 --rethrows 1"),
    ("yatzy-solve", "yatzy solve --rules ru13"),
    ("yatzy-simulate", "yatzy simulate --seat bot:club --seat bot:greedy --games 1000"),
    ("yatzy-replay", "yatzy replay game.yatzy"),
    ("yatzy-replay", "curl -s http://192.168.1.7:8710/g/ID/record | yatzy replay -"),
    ("yatzy-verify", "yatzy verify game.yatzy --commitment HEX"),
    ("yatzy-analyse", "yatzy analyse game.yatzy"),
    ("yatzy-analyse", "yatzy analyse game.yatzy -o report.pdf"),
    ("yatzy-sheet", "yatzy sheet --rules alga-maxi-sv -o pad.pdf"),
    ("yatzy-leaflet", "yatzy leaflet --rules tactic-nl -o rules.pdf"),
    ("yatzy-completions", "yatzy completions bash > ~/.local/share/bash-completion/completions/yatzy"),
    ("yatzy-help", "yatzy help score"),
    ("yatzy-help", "yatzy help"),
    ("yatzy-help", "yatzy --help"),
];

#[cfg(test)]
mod tests {
    use super::*;
    use yatzy_text::Lang;

    /// An example that the program itself refuses would be a poor one.
    #[test]
    fn every_example_is_understood() {
        let pages = cli::command(Text::new(Lang::En));
        let named: Vec<String> =
            pages.get_subcommands().map(|named| format!("yatzy-{}", named.get_name())).collect();
        for (page, line) in EXAMPLES {
            assert!(page == "yatzy" || named.iter().any(|name| name == page), "{page}");
            let ours =
                line.split(['<', '>']).next().and_then(|line| line.split("| ").last()).unwrap_or_default();
            let read = cli::command(Text::new(Lang::En)).try_get_matches_from(ours.split_whitespace());
            let asks_for_help = line.ends_with("--help");
            assert!(read.is_ok() || asks_for_help, "{line}: {read:?}");
        }
        for name in named.iter().filter(|name| *name != "yatzy-man") {
            assert!(EXAMPLES.iter().any(|(page, _)| page == name), "{name} has no example");
        }
    }
}
