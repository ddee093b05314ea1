//! `yatzy match`: games that were played with the same dice, turn by turn side by side.

use super::Entry;
use crate::layout::WIDTH;
use crate::output::Out;
use crate::record;
use crate::solving::{Solving, query_failure};
use crate::{Failure, Session, file};
use clap::{Arg, ArgAction, ArgMatches, Command};
use std::path::{Path, PathBuf};
use yatzy_bots::QueryError;
use yatzy_rules::fair::Secret;
use yatzy_rules::{DiceSource, Game, MAX_RECORD_LEN, Ruleset, Seat};
use yatzy_table::{Challenge, Comparison};
use yatzy_terminal::comparison_lines;
use yatzy_text::{PadNames, Text, say, shown};

pub const ENTRY: Entry =
    Entry::answer(command, |session, matches, out| run(session, &Request::of(matches), out))
        .with(&["yatzy match anna.yatzy bjorn.yatzy"]);

struct Request {
    /// Files of records, or codes of challenges.
    games: Vec<PathBuf>,
    solving: Solving,
}

fn command(text: Text) -> Command {
    Command::new("match")
        .about(say!(text, "help-match"))
        .override_usage("yatzy match FILE|CODE…")
        .next_help_heading(say!(text, "help-options"))
        .arg(
            Arg::new("games")
                .value_name("FILE|CODE")
                .required(true)
                .action(ArgAction::Append)
                .num_args(1..)
                .value_parser(clap::value_parser!(PathBuf))
                .help_heading(say!(text, "help-arguments"))
                .help(say!(text, "help-match-game")),
        )
}

impl Request {
    fn of(matches: &ArgMatches) -> Request {
        Request {
            games: matches.get_many("games").into_iter().flatten().cloned().collect(),
            solving: Solving::of_data(matches),
        }
    }
}

/// One player's game.
struct Played {
    name: String,
    names: PadNames,
    game: Game,
    seed: Secret,
}

fn run(session: Session, request: &Request, out: &mut Out) -> Result<(), Failure> {
    let text = session.text;
    let mut played: Vec<Played> = Vec::new();
    for path in &request.games {
        let next = read(text, path)?;
        let other =
            |first: &Played| first.seed != next.seed || first.game.rules().hash() != next.game.rules().hash();
        if played.first().is_some_and(other) {
            let message = say!(text, "match-other-dice", path = shown(&path.to_string_lossy()));
            return Err(Failure::no("match/other-dice", message));
        }
        played.push(next);
    }
    let Some(first) = played.first() else { return Ok(()) };
    let known = request.solving.at_hand(session, first.game.rules())?;
    let wrong = |error: QueryError| query_failure(text, &error);
    let games: Vec<(String, Game)> = played.iter().map(|one| (one.name.clone(), one.game.clone())).collect();
    let compared = request.solving.run(|| Comparison::new(&known.values, first.seed, &games));
    let comparison = compared.map_err(wrong)?;
    if session.json {
        return out.json(&comparison);
    }
    show_comparison(text, &comparison, first.game.rules(), &first.names, out)
}

/// Reads a record of a finished game with shared dice, or the code of a challenge.
fn read(text: Text, path: &Path) -> Result<Played, Failure> {
    let unfit = || {
        let message = say!(text, "match-not-shared", path = shown(&path.to_string_lossy()));
        Failure::no("match/not-shared", message)
    };
    let code = path.to_str().filter(|code| !path.exists() && Challenge::is_like_a_code(code));
    if let Some(challenge) = code.map(Challenge::parse) {
        let challenge = challenge.map_err(|error| Failure::wrong(error.code(), error.sentence(text)))?;
        let name = challenge.name;
        let names = PadNames::of_game(challenge.edition.as_deref(), &challenge.names);
        let game = challenge.game.ok_or_else(unfit)?;
        return Ok(Played { name, names, game, seed: challenge.seed });
    }
    let words = file::read(text, path, MAX_RECORD_LEN)?;
    let record = record::parse(text, path, &words)?;
    let is_shared = record.game.source() == DiceSource::Shared && record.game.seats() == 1;
    let seed = record.proof.as_ref().and_then(|proof| proof.secret);
    let is_finished = record.game.turn().is_none() && !record.game.is_abandoned();
    match seed.filter(|_| is_shared && is_finished) {
        Some(seed) => Ok(Played {
            name: text.name_in(&record, Seat(0)),
            names: record::names_of(&record),
            game: record.game,
            seed,
        }),
        None => Err(unfit()),
    }
}

pub fn show_comparison(
    text: Text,
    comparison: &Comparison,
    rules: &Ruleset,
    names: &PadNames,
    out: &mut Out,
) -> Result<(), Failure> {
    out.line(&text.title(names))?;
    out.line("")?;
    let lines = comparison_lines(text, comparison, rules, names, WIDTH as u16, "…");
    lines.iter().try_for_each(|line| out.line(line))
}
