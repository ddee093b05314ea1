//! `yatzy verify`: whether a record follows the rules, its dice match their commitment, and no line was changed.

mod dice;

use super::Entry;
use super::export::file_argument;
use crate::layout::{Column, Table};
use crate::output::Out;
use crate::{Failure, Session, file, record};
use clap::{Arg, ArgMatches, Command};
use serde::Serialize;
use std::path::{Path, PathBuf};
use yatzy_rules::fair::{self, Commitment, Head, Mismatch, Verdict};
use yatzy_rules::{DiceSource, MAX_RECORD_LEN, Record};
use yatzy_text::{Text, say, shown};

pub const ENTRY: Entry =
    Entry::answer(command, |session, matches, out| run(session, &Request::of(session, matches)?, out))
        .with(&["yatzy verify game.yatzy"]);

struct Request {
    path: PathBuf,
    commitment: Option<Commitment>,
    head: Option<Head>,
}

fn command(text: Text) -> Command {
    Command::new("verify")
        .about(say!(text, "help-verify"))
        .override_usage("yatzy verify FILE [--commitment HEX] [--head HEX]")
        .next_help_heading(say!(text, "help-options"))
        .arg(
            Arg::new("commitment")
                .long("commitment")
                .value_name("HEX")
                .help(say!(text, "help-verify-commitment")),
        )
        .arg(Arg::new("head").long("head").value_name("HEX").help(say!(text, "help-verify-head")))
        .arg(file_argument(text, say!(text, "help-verify-file")))
}

impl Request {
    fn of(session: Session, matches: &ArgMatches) -> Result<Request, Failure> {
        let given = |name: &str| matches.get_one::<String>(name);
        let text = session.text;
        let commitment = given("commitment").map(|given| {
            digits(given).ok_or_else(|| {
                let message = say!(text, "verify-bad-commitment", given = shown(given));
                Failure::wrong("verify/bad-commitment", message)
            })
        });
        let head = given("head").map(|given| {
            digits(given).ok_or_else(|| {
                Failure::wrong("verify/bad-head", say!(text, "verify-bad-fingerprint", given = shown(given)))
            })
        });
        Ok(Request {
            path: matches.get_one("file").cloned().unwrap_or_default(),
            commitment: commitment.transpose()?,
            head: head.transpose()?,
        })
    }
}

fn digits<T: std::str::FromStr>(given: &str) -> Option<T> {
    given.trim().to_lowercase().parse().ok()
}

/// A problem is part of the answer, and is repeated on standard error.
fn run(session: Session, request: &Request, out: &mut Out) -> Result<(), Failure> {
    let text = session.text;
    let words = file::read(text, &request.path, MAX_RECORD_LEN)?;
    let found = match record::read(text, &request.path, &words) {
        Ok((record, broken)) => Findings::of(text, request, record, broken),
        Err(Failure::No { code, message }) => {
            let verdict = dice::verify(&words, request.commitment);
            Findings { verdict, problems: vec![VerificationProblem { code, message }], ..Findings::nothing() }
                .with_dice(text, request)
        }
        Err(failure) => return Err(failure),
    };
    if session.json {
        out.json(&VerificationJson::new(&found))?;
    } else {
        show(text, &found, out)?;
    }
    match found.problems.into_iter().next() {
        None => Ok(()),
        Some(VerificationProblem { code, message }) => Err(Failure::no(code, message)),
    }
}

/// The results of all checks.
struct Findings {
    rules_ok: bool,
    verdict: Verdict,
    binding: Option<Binding>,
    /// Whether the record continues from the noted head.
    goes_on: Option<bool>,
    problems: Vec<VerificationProblem>,
    /// The record, if it follows the rules.
    record: Option<Record>,
}

/// Whether a chain covers every line.
enum Binding {
    Kept(Head),
    Unbound,
    Broken,
}

impl Findings {
    fn nothing() -> Findings {
        let verdict = Verdict::Unverifiable;
        Findings {
            rules_ok: false,
            verdict,
            binding: None,
            goes_on: None,
            problems: Vec::new(),
            record: None,
        }
    }

    fn of(text: Text, request: &Request, record: Record, broken: Option<Failure>) -> Findings {
        let chain = record.chain();
        let binding = match (&broken, &chain) {
            (Some(_), _) => Binding::Broken,
            (None, Some(chain)) => Binding::Kept(chain.newest()),
            (None, None) => Binding::Unbound,
        };
        let goes_on =
            request.head.map(|head| chain.as_ref().is_some_and(|chain| chain.place(head).is_some()));
        let verdict = match (&record.proof, request.commitment) {
            (Some(proof), noted) => proof.verify(&record.game, noted),
            // A commitment was noted, but the record has none.
            (None, Some(_)) => Verdict::Wrong(Mismatch::Commitment),
            (None, None) => Verdict::Unverifiable,
        };
        let mut found = Findings {
            rules_ok: true,
            verdict,
            binding: Some(binding),
            goes_on,
            problems: Vec::new(),
            record: Some(record),
        };
        if let Some(Failure::No { code, message } | Failure::Wrong { code, message }) = broken {
            found.problems.push(VerificationProblem { code, message });
        }
        let mut found = found.with_dice(text, request);
        if goes_on == Some(false) {
            let reason = say!(text, "verify-fingerprint-missing");
            found.problems.push(VerificationProblem::of(text, &request.path, "verify/head", reason));
        }
        found
    }

    /// Wrong dice are a problem, and so is a missing secret of a finished game.
    fn with_dice(mut self, text: Text, request: &Request) -> Findings {
        let problem = match &self.verdict {
            Verdict::Wrong(Mismatch::Secret) => Some(("dice/secret", say!(text, "verify-wrong-secret"))),
            Verdict::Wrong(Mismatch::Commitment) => {
                Some(("dice/commitment", say!(text, "verify-wrong-commitment")))
            }
            Verdict::Wrong(Mismatch::Throw(number)) => {
                Some(("dice/throw", say!(text, "verify-wrong-throw", number = *number)))
            }
            Verdict::Wrong(Mismatch::Match) => Some(("dice/match", say!(text, "match-wrong-seed"))),
            Verdict::Unverifiable if self.keeps_its_secret() => {
                Some(("dice/no-secret", say!(text, "verify-no-secret")))
            }
            Verdict::Unverifiable | Verdict::Verified { .. } => None,
        };
        let told = problem.map(|(code, reason)| VerificationProblem::of(text, &request.path, code, reason));
        self.problems.extend(told);
        self
    }

    /// Whether others may still play with the same dice: the secret is published when everyone has finished.
    fn may_open_later(&self) -> bool {
        let shared = self.record.as_ref().filter(|record| record.game.source() == DiceSource::Shared);
        shared.and_then(|record| record.proof.as_ref()).is_some_and(|proof| proof.secret.is_none())
    }

    fn keeps_its_secret(&self) -> bool {
        let over =
            self.record.as_ref().filter(|record| record.game.turn().is_none() && !self.may_open_later());
        over.and_then(|record| record.proof.as_ref()).is_some_and(|proof| proof.secret.is_none())
    }
}

#[derive(Serialize)]
struct VerificationProblem {
    code: &'static str,
    message: String,
}

impl VerificationProblem {
    fn of(text: Text, path: &Path, code: &'static str, reason: String) -> VerificationProblem {
        VerificationProblem {
            code,
            message: say!(text, "file-wrong", path = shown(&path.to_string_lossy()), reason = reason),
        }
    }
}

#[derive(Serialize)]
struct VerificationJson<'a> {
    rules_ok: bool,
    dice: &'static str,
    /// `kept`, `none` or `broken`; `None` if the record breaks a rule, because there is no game to compare with then.
    #[serde(skip_serializing_if = "Option::is_none")]
    chain: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    head: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    goes_on: Option<bool>,
    problems: &'a [VerificationProblem],
    #[serde(skip_serializing_if = "Option::is_none")]
    throws_without_bytes: Option<&'a [u32]>,
}

impl<'a> VerificationJson<'a> {
    fn new(found: &'a Findings) -> VerificationJson<'a> {
        let (dice, without_bytes) = match &found.verdict {
            Verdict::Verified { without_bytes } => ("verified", Some(without_bytes.as_slice())),
            Verdict::Unverifiable => ("unverifiable", None),
            Verdict::Wrong(_) => ("wrong", None),
        };
        let (chain, head) = match &found.binding {
            Some(Binding::Kept(head)) => (Some("kept"), Some(head.to_string())),
            Some(Binding::Unbound) => (Some("none"), None),
            Some(Binding::Broken) => (Some("broken"), None),
            None => (None, None),
        };
        VerificationJson {
            rules_ok: found.rules_ok,
            dice,
            chain,
            head,
            goes_on: found.goes_on,
            problems: &found.problems,
            throws_without_bytes: without_bytes,
        }
    }
}

fn show(text: Text, found: &Findings, out: &mut Out) -> Result<(), Failure> {
    let mut table = Table::new(&[Column::Left, Column::Wrapped], 0);
    let rules =
        if found.rules_ok { say!(text, "verify-rules-kept") } else { say!(text, "verify-rules-broken") };
    table.row([say!(text, "verify-rules"), rules]);
    table.row([say!(text, "verify-dice"), dice_words(text, found)]);
    if let Verdict::Verified { without_bytes } = &found.verdict
        && !without_bytes.is_empty()
    {
        table.row([String::new(), say!(text, "verify-without-bytes", count = without_bytes.len())]);
        table.row([String::new(), text.few_of(without_bytes)]);
    }
    match &found.binding {
        Some(Binding::Kept(head)) => {
            table.row([say!(text, "verify-chain"), say!(text, "verify-chain-kept")]);
            table.row([say!(text, "verify-fingerprint"), head.to_string()]);
        }
        Some(Binding::Unbound) => {
            // A house keeps a log of every game that begins there.
            let is_of_house = found.record.as_ref().is_some_and(|record| record.proof.is_some());
            let why =
                if is_of_house { say!(text, "verify-chain-absent") } else { say!(text, "verify-chain-none") };
            table.row([say!(text, "verify-chain"), why]);
        }
        Some(Binding::Broken) => table.row([say!(text, "verify-chain"), say!(text, "verify-chain-broken")]),
        None => {}
    }
    match (&found.binding, found.goes_on) {
        (_, Some(true)) => table.row([String::new(), say!(text, "verify-fingerprint-found")]),
        (Some(Binding::Kept(_)), None) => table.row([String::new(), say!(text, "verify-fingerprint-advice")]),
        _ => {}
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
        (Verdict::Unverifiable, Some(record)) if record.game.turn().is_none() && found.may_open_later() => {
            say!(text, "today-not-open")
        }
        (Verdict::Unverifiable, Some(record)) if record.proof.is_some() && !found.keeps_its_secret() => {
            say!(text, "verify-dice-no-secret")
        }
        (Verdict::Unverifiable, _) => say!(text, "verify-dice-unbound"),
    }
}
