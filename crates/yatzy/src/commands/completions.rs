//! `yatzy completions`: completion scripts for shells.

use super::Entry;
use super::rules::games;
use crate::output::Out;
use crate::{Failure, Session, cli};
use clap::builder::{PossibleValue, PossibleValuesParser};
use clap::{Arg, ArgMatches, Command, ValueEnum};
use clap_complete::Shell;
use yatzy_bots::Level;
use yatzy_rules::Catalogue;
use yatzy_sheet::Paper;
use yatzy_text::{Lang, Text, say, shown};

pub const ENTRY: Entry =
    Entry::answer(command, |session, matches, out| run(session, &Request::of(session, matches)?, out))
        .with(&["yatzy completions bash > yatzy.bash"]);

struct Request {
    shell: Shell,
}

fn shells() -> Vec<String> {
    Shell::value_variants().iter().map(Shell::to_string).collect()
}

fn command(text: Text) -> Command {
    Command::new("completions")
        .about(say!(text, "help-completions"))
        .override_usage("yatzy completions SHELL")
        .arg(
            Arg::new("shell")
                .value_name("SHELL")
                .required(true)
                .help_heading(say!(text, "help-arguments"))
                .help(say!(text, "help-completions-shell", shells = shells().join(" "))),
        )
}

impl Request {
    fn of(session: Session, matches: &ArgMatches) -> Result<Request, Failure> {
        let given = matches.get_one::<String>("shell").cloned().unwrap_or_default();
        let shell = given.parse().map_err(|_| {
            let text = session.text;
            let message =
                say!(text, "completions-unknown", shell = shown(&given), shells = text.all_of(&shells()));
            Failure::wrong("completions/unknown", message)
        })?;
        Ok(Request { shell })
    }
}

fn run(session: Session, request: &Request, out: &mut Out) -> Result<(), Failure> {
    let mut script = Vec::new();
    clap_complete::generate(
        request.shell,
        &mut known_values(cli::command(session.text)),
        "yatzy",
        &mut script,
    );
    out.line(&String::from_utf8_lossy(&script))
}

/// The command line with the values that can be listed. The parser does not list them, because our own error messages
/// refuse an unknown value.
fn known_values(command: Command) -> Command {
    let langs = Lang::ALL.map(Lang::code);
    let command = command.mut_arg("lang", |arg| arg.value_parser(PossibleValuesParser::new(langs)));
    let editions: Vec<&str> = Catalogue::get().editions().iter().map(|edition| edition.id.as_str()).collect();
    let papers = Paper::ALL.map(Paper::name).to_vec();
    let editions: Vec<PossibleValue> = editions.into_iter().map(Into::into).collect();
    let levels = Level::ALL.iter().map(|level| format!("bot:{level}").into());
    let known: [(&str, Vec<PossibleValue>); 8] = [
        ("rules", editions.clone()),
        ("id", editions),
        ("in", langs.into_iter().map(Into::into).collect()),
        ("game", games().map(|game| game.id.as_str().into()).collect()),
        ("seat", levels.collect()),
        ("goal", ["mean", "win", "record", "at-least:"].map(Into::into).to_vec()),
        ("paper", papers.into_iter().map(Into::into).collect()),
        ("shell", shells().into_iter().map(Into::into).collect()),
    ];
    command.mut_subcommands(|command| {
        known.iter().fold(command, |command, (id, values)| {
            let has = command.get_arguments().any(|arg| arg.get_id() == id);
            if !has {
                return command;
            }
            command.mut_arg(id, |arg| arg.value_parser(PossibleValuesParser::new(values.clone())))
        })
    })
}
