//! Records given by people: read, checked against their rules, and refused with a sentence.

use crate::Failure;
use std::path::Path;
use yatzy_rules::{Record, RecordError, RecordProblem};
use yatzy_text::{Explain, OnPad, Pad, PadNames, Text, say, shown};

/// Parses a record. One that breaks a rule is a [`Failure::No`]; one that can't be read is a [`Failure::Wrong`].
pub fn parse(text: Text, path: &Path, words: &str) -> Result<Record, Failure> {
    Record::parse(words).map_err(|error| refusal(text, path, words, &error))
}

/// Parses a record even if its chain is broken, and returns that failure beside it.
pub fn read(text: Text, path: &Path, words: &str) -> Result<(Record, Option<Failure>), Failure> {
    let (record, broken) = Record::read(words).map_err(|error| refusal(text, path, words, &error))?;
    Ok((record, broken.map(|error| refusal(text, path, words, &error))))
}

/// The names on a record's pad.
pub fn names_of(record: &Record) -> PadNames {
    PadNames::of_record(record)
}

fn refusal(text: Text, path: &Path, words: &str, error: &RecordError) -> Failure {
    // The header alone is the record of a game that has not begun. It has the names of boxes and seats for the
    // sentence.
    let head: String = words
        .lines()
        .take(error.line.saturating_sub(1))
        .flat_map(|line| {
            let line = line.trim_end();
            [line, "\n"]
        })
        .collect();
    let head = head.split_once("\nturns\n").map(|(head, _)| format!("{head}\nturns\n"));
    let head = head.and_then(|head| Record::parse(&head).ok());
    let names = head.as_ref().map(names_of).unwrap_or_default();
    let seats = head.as_ref().map(|head| text.names_in(head)).unwrap_or_default();
    let pad = head.as_ref().map(|head| Pad { rules: head.game.rules(), names: &names, seats: &seats });
    let told = OnPad { error, pad };
    let message =
        say!(text, "file-wrong", path = shown(&path.to_string_lossy()), reason = told.explain(text));
    match error.problem {
        RecordProblem::Refused(_)
        | RecordProblem::DieChanged { .. }
        | RecordProblem::WrongTurn { .. }
        | RecordProblem::WrongTotal { .. }
        | RecordProblem::NoSuchThrow { .. }
        | RecordProblem::Chain
        | RecordProblem::WrongHash { .. } => Failure::no(told.code(), message),
        _ => Failure::wrong(told.code(), message),
    }
}
