//! `yatzy help`: help for the program or for one command.

use super::Entry;
use crate::{Failure, Out, Session, cli, usage};
use clap::{Arg, ArgMatches, Command};
use yatzy_text::{Text, say};

pub const ENTRY: Entry =
    Entry::answer(command, |session, matches, out| run(session, &Request::of(matches), out))
        .with(&["yatzy help", "yatzy help score"]);

struct Request {
    name: Option<String>,
}

fn command(text: Text) -> Command {
    Command::new("help").about(say!(text, "help-help-command")).override_usage("yatzy help [COMMAND]").arg(
        Arg::new("name")
            .value_name("COMMAND")
            .help_heading(say!(text, "help-arguments"))
            .help(say!(text, "help-help-name")),
    )
}

impl Request {
    fn of(matches: &ArgMatches) -> Request {
        Request { name: matches.get_one("name").cloned() }
    }
}

fn run(session: Session, request: &Request, out: &mut Out) -> Result<(), Failure> {
    let mut whole = cli::command(session.text);
    whole.build();
    let Some(name) = &request.name else {
        return out.line(&whole.render_help().to_string());
    };
    match whole.find_subcommand_mut(name) {
        Some(command) => out.line(&command.render_help().to_string()),
        None => Err(usage::unknown_command(session.text, &whole, &yatzy_text::shown(name))),
    }
}
