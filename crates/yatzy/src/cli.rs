//! The command line, built with the words of the current language.

use crate::commands::{self, serve};
use crate::{Failure, Out, Session, usage};
use clap::error::ErrorKind;
use clap::{Arg, ArgAction, Command};
use std::ffi::OsString;
use std::path::PathBuf;
use yatzy_text::{Lang, Text, say};

/// Parses the command line and runs the command.
pub fn answer(session: Session, args: Vec<OsString>) -> Result<(), Failure> {
    let mut command = command(session.text);
    let matches = match command.try_get_matches_from_mut(args) {
        Ok(matches) => matches,
        Err(words) if matches!(words.kind(), ErrorKind::DisplayHelp | ErrorKind::DisplayVersion) => {
            let mut out = Out::stdout();
            return out.line(&words.to_string()).and_then(|()| out.flush());
        }
        Err(error) => return Err(usage::failure(session.text, &command, &error)),
    };
    let Some((name, matches)) = matches.subcommand() else {
        return serve::house(session, &matches);
    };
    let mut entries = commands::ALL.into_iter().zip(command.get_subcommands());
    let (entry, _) = entries.find(|(_, command)| command.get_name() == name).expect("clap knows no others");
    entry.run(session, matches)
}

/// The whole command line.
pub fn command(text: Text) -> Command {
    let more = say!(text, "help-more", command = "yatzy");
    prepare(text, Command::new("yatzy").about(say!(text, "help-about")))
        .override_usage("yatzy [--lan]\n       yatzy COMMAND")
        .version(env!("YATZY_VERSION"))
        .disable_help_subcommand(true)
        .subcommand_help_heading(say!(text, "help-commands"))
        .after_help(more)
        .arg(serve::lan_flag(text))
        .args(everywhere(text))
        .arg(
            Arg::new("version")
                .short('V')
                .long("version")
                .action(ArgAction::Version)
                .help_heading(say!(text, "help-everywhere"))
                .help(say!(text, "help-version")),
        )
        .subcommands(commands::ALL.map(|entry| {
            let examples = entry.examples.iter().map(|line| format!("\n  {line}")).collect::<String>();
            let examples = format!("{}:{examples}", say!(text, "help-examples"));
            let command = prepare(text, (entry.command)(text));
            if entry.examples.is_empty() { command } else { command.after_help(examples) }
        }))
}

/// Removes clap's own English from a command.
fn prepare(text: Text, command: Command) -> Command {
    let usage = say!(text, "help-usage", usage = "{usage}");
    command
        .disable_help_flag(true)
        .disable_version_flag(true)
        .help_template(format!("{{about}}\n\n{usage}\n\n{{all-args}}{{after-help}}"))
        .max_term_width(crate::layout::WIDTH)
}

/// The flags of every command.
fn everywhere(text: Text) -> [Arg; 4] {
    let langs: Vec<&str> = Lang::ALL.iter().map(|lang| lang.code()).collect();
    let flags = [
        Arg::new("lang").long("lang").value_name("LANG").help(say!(
            text,
            "help-lang",
            langs = langs.join(" ")
        )),
        Arg::new("json").long("json").action(ArgAction::SetTrue).help(say!(text, "help-json")),
        Arg::new("data")
            .long("data")
            .value_name("DIR")
            .value_parser(clap::value_parser!(PathBuf))
            .help(say!(text, "help-data")),
        Arg::new("help").short('h').long("help").action(ArgAction::Help).help(say!(text, "help-help")),
    ];
    flags.map(|flag| flag.global(true).help_heading(say!(text, "help-everywhere")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_example_is_understood() {
        for entry in commands::ALL {
            for line in entry.examples {
                let words = line.split(' ').take_while(|word| !["<", ">"].contains(word));
                let read = command(Text::new(Lang::En)).try_get_matches_from(words);
                assert!(read.is_ok(), "{line}: {}", read.unwrap_err());
            }
        }
    }
}
