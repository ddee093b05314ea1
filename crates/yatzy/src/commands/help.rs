//! `yatzy help [COMMAND]`: the same words as `--help`, for those who type it the other way round.

use super::Entry;
use crate::output::Out;
use crate::{Failure, Session, cli, usage};
use clap::{Arg, ArgMatches, Command};
use yatzy_text::{Text, say};

/// The command.
pub const ENTRY: Entry = Entry::answer(command, run);

/// The command's part of the command line.
fn command(text: Text) -> Command {
    Command::new("help").about(say!(text, "help-help-command")).override_usage("yatzy help [COMMAND]").arg(
        Arg::new("command")
            .value_name("COMMAND")
            .help_heading(say!(text, "help-arguments"))
            .help(say!(text, "help-help-which")),
    )
}

/// Answers.
fn run(session: Session, matches: &ArgMatches, out: &mut Out) -> Result<(), Failure> {
    let mut command = cli::command(session.text);
    // The flags of every command are known to each one only then.
    command.build();
    let help = match matches.get_one::<String>("command") {
        None => command.render_help(),
        Some(name) => match command.find_subcommand_mut(name) {
            Some(named) => named.render_help(),
            None => return Err(usage::unknown_command(session.text, &command, name)),
        },
    };
    out.line(&help.to_string())
}
