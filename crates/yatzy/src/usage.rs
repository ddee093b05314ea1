//! Errors of clap in our own words: one sentence, in the person's language.

use crate::Failure;
use clap::Command;
use clap::error::{ContextKind, ContextValue, Error, ErrorKind};
use yatzy_text::{Text, nearest, say, shown};

/// The failure for a command line that clap refused.
pub fn failure(text: Text, command: &Command, error: &Error) -> Failure {
    let said = |kind: ContextKind| error.get(kind).map(words).unwrap_or_default();
    let flag = said(ContextKind::InvalidArg);
    let value = said(ContextKind::InvalidValue);
    let usage = usage(&said(ContextKind::Usage));
    let name = command.get_name().to_owned();
    match error.kind() {
        ErrorKind::UnknownArgument if !flag.starts_with('-') => {
            Failure::wrong("usage/unexpected", say!(text, "usage-unexpected", given = flag, usage = usage))
        }
        ErrorKind::UnknownArgument => {
            let near = said(ContextKind::SuggestedArg);
            let message = if near.is_empty() {
                say!(text, "usage-unknown-flag", flag = flag, command = name)
            } else {
                say!(text, "usage-unknown-flag-near", flag = flag, near = near)
            };
            Failure::wrong("usage/unknown-flag", message)
        }
        ErrorKind::InvalidSubcommand => unknown_command(text, command, &said(ContextKind::InvalidSubcommand)),
        ErrorKind::MissingRequiredArgument => {
            Failure::wrong("usage/missing", say!(text, "usage-missing", missing = flag, usage = usage))
        }
        ErrorKind::InvalidValue | ErrorKind::WrongNumberOfValues | ErrorKind::TooFewValues
            if value.is_empty() =>
        {
            Failure::wrong("usage/no-value", say!(text, "usage-no-value", flag = flag))
        }
        ErrorKind::ArgumentConflict => match said(ContextKind::PriorArg) {
            other if other.is_empty() || other == flag => {
                Failure::wrong("usage/twice", say!(text, "usage-twice", flag = flag))
            }
            other => {
                Failure::wrong("usage/conflict", say!(text, "usage-conflict", flag = flag, other = other))
            }
        },
        ErrorKind::TooManyValues => {
            let message = say!(text, "usage-needless-value", flag = flag, value = value);
            Failure::wrong("usage/needless-value", message)
        }
        ErrorKind::InvalidUtf8 => Failure::wrong("usage/not-text", say!(text, "usage-not-text")),
        _ => Failure::wrong("usage/wrong", say!(text, "usage-wrong", command = name)),
    }
}

pub fn unknown_command(text: Text, command: &Command, given: &str) -> Failure {
    let listed = command.get_subcommands().filter(|command| !command.is_hide_set());
    let commands: Vec<String> = listed.map(|command| command.get_name().to_owned()).collect();
    let message = match nearest(given, commands.iter().map(String::as_str)).first() {
        Some(near) => say!(text, "usage-unknown-command-near", given = given, near = near),
        None => say!(text, "usage-unknown-command", given = given, commands = text.all_of(&commands)),
    };
    Failure::wrong("usage/unknown-command", message)
}

fn words(value: &ContextValue) -> String {
    match value {
        ContextValue::String(word) => bare(&shown(word)),
        ContextValue::Strings(words) => bare(&shown(&words.join(" "))),
        ContextValue::StyledStr(words) => words.to_string(),
        _ => String::new(),
    }
}

/// Removes clap's `Usage:`, because the sentence around it says so.
fn usage(line: &str) -> String {
    line.split_once(": ").map_or(line, |(_, usage)| usage).trim().to_owned()
}

/// `HAND`, which clap writes as `<HAND>...`.
fn bare(argument: &str) -> String {
    argument.replace(['<', '>', '[', ']'], "").replace("...", "")
}
