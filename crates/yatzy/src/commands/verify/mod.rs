//! `yatzy verify`: does a record keep the rules, and are its dice what they were bound to?

mod dice;

use super::Entry;
use crate::layout::{Column, Table};
use crate::output::Out;
use crate::{Failure, Session, file, record};
use clap::{Arg, ArgMatches, Command};
use serde::Serialize;
use yatzy_rules::fair::{self, Commitment, Mismatch, Verdict};
use yatzy_rules::{DiceSource, MAX_RECORD_LEN, Record};
use yatzy_text::{Text, say, shown};

/// The command.
pub const ENTRY: Entry =
    Entry::answer(command, |session, matches, out| run(session, &Request::of(session, matches)?, out))
        .with(&["yatzy verify game.yatzy"]);

/// What was asked.
struct Request {
    path: String,
    noted: Option<Commitment>,
}

/// The command's part of the command line.
fn command(text: Text) -> Command {
    Command::new("verify")
        .about(say!(text, "help-verify"))
        .override_usage("yatzy verify FILE [--commitment HEX]")
        .next_help_heading(say!(text, "help-options"))
        .arg(
            Arg::new("commitment")
                .long("commitment")
                .value_name("HEX")
                .help(say!(text, "help-verify-commitment")),
        )
        .arg(
            Arg::new("file")
                .value_name("FILE")
                .required(true)
                .value_hint(clap::ValueHint::FilePath)
                .help_heading(say!(text, "help-arguments"))
                .help(say!(text, "help-verify-file")),
        )
}

impl Request {
    /// What the command line asks.
    fn of(session: Session, matches: &ArgMatches) -> Result<Request, Failure> {
        let noted = matches.get_one::<String>("commitment").map(|given| {
            given.trim().to_lowercase().parse().map_err(|_| {
                let message = say!(session.text, "verify-bad-commitment", given = shown(given));
                Failure::wrong("verify/bad-commitment", message)
            })
        });
        Ok(Request { path: matches.get_one("file").cloned().unwrap_or_default(), noted: noted.transpose()? })
    }
}

/// Answers. What is wrong is part of the answer, and then said once more on standard error.
fn run(session: Session, request: &Request, out: &mut Out) -> Result<(), Failure> {
    let text = session.text;
    let words = file::read(text, &request.path, MAX_RECORD_LEN)?;
    let mut found = match record::parse(text, &request.path, &words) {
        Ok(record) => Findings::of(record, request.noted),
        Err(Failure::No { code, message }) => Findings {
            verdict: dice::verify(&words, request.noted),
            problems: vec![Problem { code, message }],
            record: None,
        },
        Err(failure) => return Err(failure),
    };
    let rules_ok = found.problems.is_empty();
    if let Verdict::Wrong(mismatch) = &found.verdict {
        found.problems.push(Problem::of(text, &request.path, *mismatch));
    }
    if session.json {
        out.json(&Answer::new(rules_ok, &found))?;
    } else {
        show(text, rules_ok, &found, out)?;
    }
    match found.problems.into_iter().next() {
        None => Ok(()),
        Some(Problem { code, message }) => Err(Failure::no(code, message)),
    }
}

struct Findings {
    verdict: Verdict,
    problems: Vec<Problem>,
    /// The record, if it keeps the rules.
    record: Option<Record>,
}

impl Findings {
    fn of(record: Record, noted: Option<Commitment>) -> Findings {
        let verdict = match (&record.proof, noted) {
            (Some(proof), noted) => proof.verify(&record.game, noted),
            // Someone noted a commitment down, and the record does not know of any.
            (None, Some(_)) => Verdict::Wrong(Mismatch::Commitment),
            (None, None) => Verdict::Unverifiable,
        };
        Findings { verdict, problems: Vec::new(), record: Some(record) }
    }
}

#[derive(Serialize)]
struct Problem {
    code: &'static str,
    message: String,
}

impl Problem {
    fn of(text: Text, path: &str, mismatch: Mismatch) -> Problem {
        let (code, reason) = match mismatch {
            Mismatch::Secret => ("dice/secret", say!(text, "verify-wrong-secret")),
            Mismatch::Commitment => ("dice/commitment", say!(text, "verify-wrong-commitment")),
            Mismatch::Throw(number) => ("dice/throw", say!(text, "verify-wrong-throw", number = number)),
        };
        Problem { code, message: say!(text, "file-wrong", path = shown(path), reason = reason) }
    }
}

#[derive(Serialize)]
struct Answer<'a> {
    rules_ok: bool,
    dice: &'static str,
    problems: &'a [Problem],
    #[serde(skip_serializing_if = "Option::is_none")]
    throws_without_bytes: Option<&'a [u32]>,
}

impl<'a> Answer<'a> {
    fn new(rules_ok: bool, found: &'a Findings) -> Answer<'a> {
        let (dice, without_bytes) = match &found.verdict {
            Verdict::Verified { without_bytes } => ("verified", Some(without_bytes.as_slice())),
            Verdict::Unverifiable => ("unverifiable", None),
            Verdict::Wrong(_) => ("wrong", None),
        };
        Answer { rules_ok, dice, problems: &found.problems, throws_without_bytes: without_bytes }
    }
}

fn show(text: Text, rules_ok: bool, found: &Findings, out: &mut Out) -> Result<(), Failure> {
    let mut table = Table::new(&[Column::Left, Column::Wrapped], 0);
    let rules = if rules_ok { say!(text, "verify-rules-kept") } else { say!(text, "verify-rules-broken") };
    table.row([say!(text, "verify-rules"), rules]);
    table.row([say!(text, "verify-dice"), dice_words(text, found)]);
    if let Verdict::Verified { without_bytes } = &found.verdict
        && !without_bytes.is_empty()
    {
        table.row([String::new(), say!(text, "verify-without-bytes", count = without_bytes.len())]);
        let numbers: Vec<String> = without_bytes.iter().map(u32::to_string).collect();
        table.row([String::new(), text.all_of(&numbers)]);
    }
    table.lines().iter().try_for_each(|line| out.line(line))
}

fn dice_words(text: Text, found: &Findings) -> String {
    match (&found.verdict, &found.record) {
        (Verdict::Verified { .. }, Some(record)) => {
            say!(text, "verify-dice-verified", throws = fair::throws(&record.game).count())
        }
        (Verdict::Verified { .. }, None) => say!(text, "verify-dice-verified-all"),
        (Verdict::Wrong(_), _) => say!(text, "verify-dice-wrong"),
        (Verdict::Unverifiable, Some(record)) if record.game.source() == DiceSource::Table => {
            say!(text, "verify-dice-real")
        }
        (Verdict::Unverifiable, Some(record)) if record.proof.is_some() => {
            say!(text, "verify-dice-no-secret")
        }
        (Verdict::Unverifiable, _) => say!(text, "verify-dice-unbound"),
    }
}
