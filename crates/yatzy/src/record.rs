//! Records that people hand over: read, checked against their rules, and refused with a sentence.

use crate::Failure;
use std::path::Path;
use yatzy_rules::{Record, RecordError, RecordProblem};
use yatzy_text::{Explain, OnPad, Pad, PadNames, Text, say, shown};

/// The record that a file holds. One that breaks a rule is a [`Failure::No`]; one that can't be read is
/// [`Failure::Wrong`].
pub fn parse(text: Text, path: &Path, words: &str) -> Result<Record, Failure> {
    Record::parse(words).map_err(|error| refusal(text, path, words, &error))
}

/// The same, even where its chain is broken; then that is told beside it.
pub fn read(text: Text, path: &Path, words: &str) -> Result<(Record, Option<Failure>), Failure> {
    let (record, broken) = Record::read(words).map_err(|error| refusal(text, path, words, &error))?;
    Ok((record, broken.map(|error| refusal(text, path, words, &error))))
}

/// The names that a record's pad uses.
pub fn names_of(record: &Record) -> PadNames {
    PadNames::of_record(record)
}

fn refusal(text: Text, path: &Path, words: &str, error: &RecordError) -> Failure {
    // The lines above the turns are a record themselves, of a game not yet begun: it knows the names of
    // boxes and seats that the sentence needs.
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
