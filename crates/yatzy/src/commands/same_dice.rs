//! `yatzy match`: games that were played with the same dice, turn by turn side by side.

use super::Entry;
use crate::layout::{Column, Table, WIDTH, shorten, wrap};
use crate::output::Out;
use crate::record;
use crate::solving::{Solving, query_failure};
use crate::{Failure, Session, file};
use clap::{Arg, ArgAction, ArgMatches, Command};
use serde::Serialize;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use yatzy_bots::{Analysis, Bot, Level, QueryError, Values};
use yatzy_rules::fair::{self, Secret};
use yatzy_rules::{DiceSource, Game, MAX_RECORD_LEN, Points, Ruleset, Seat, Turn};
use yatzy_table::Challenge;
use yatzy_text::{PadNames, Row, Text, say, shown};

pub const ENTRY: Entry =
    Entry::answer(command, |session, matches, out| run(session, &Request::of(matches), out))
        .with(&["yatzy match anna.yatzy bjorn.yatzy"]);

/// The widest column of a player.
const WIDEST: usize = 24;

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
    let (analyses, recommended) = request
        .solving
        .run(|| {
            let analyses = played
                .iter()
                .map(|played| Analysis::new(&*known.values, &played.game))
                .collect::<Result<Vec<_>, _>>()?;
            Ok((analyses, recommended_total(&known.values, first.seed)?))
        })
        .map_err(wrong)?;
    let comparison = Comparison::of(text, &played, &analyses, recommended, known.is_exact());
    if session.json { out.json(&comparison) } else { comparison.show(text, first, out) }
}

/// Reads a record of a finished game with shared dice, or the code of a challenge.
fn read(text: Text, path: &Path) -> Result<Played, Failure> {
    let unfit = || {
        let message = say!(text, "match-not-shared", path = shown(&path.to_string_lossy()));
        Failure::no("match/not-shared", message)
    };
    let code = path.to_str().filter(|_| !path.exists());
    if let Some(challenge) = code.and_then(|code| Challenge::parse(code).ok()) {
        let name = challenge.name;
        let edition = yatzy_rules::Catalogue::get().edition(&challenge.edition).ok_or_else(unfit)?;
        let game = challenge.game.ok_or_else(unfit)?;
        return Ok(Played { name, names: PadNames::of_edition(edition), game, seed: challenge.seed });
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

/// What the recommended play makes of these dice.
fn recommended_total(values: &Arc<dyn Values>, seed: Secret) -> Result<Points, QueryError> {
    let mut bot = Bot::new(Level::Perfect, values.clone(), 0)?;
    let mut game = Game::new(values.rules().clone(), 1, DiceSource::Shared);
    while let Some(action) = bot.choose(&game)? {
        let event = game
            .decide(action, &mut fair::shared_dice(&game, seed))
            .expect("a bot chooses among legal actions");
        game.record(&event).expect("what was decided can be recorded");
    }
    Ok(total(&game))
}

fn total(game: &Game) -> Points {
    game.card(Seat(0)).map(|card| card.totals(game.rules()).total).unwrap_or_default()
}

#[derive(Serialize)]
struct Comparison {
    /// The hash of the rules.
    rules: String,
    commitment: String,
    players: Vec<PlayerComparison>,
    /// The first turn in which not everyone made the same choices.
    #[serde(skip_serializing_if = "Option::is_none")]
    parted: Option<u16>,
    /// The total of the recommended play with these dice.
    recommended: u32,
    /// Whether costs and the recommended play are exact.
    exact: bool,
}

#[derive(Serialize)]
struct PlayerComparison {
    name: String,
    total: u32,
    /// What all choices cost, in points of the expected total.
    cost: f64,
    turns: Vec<TurnComparison>,
}

#[derive(Serialize)]
struct TurnComparison {
    turn: u16,
    hand: String,
    #[serde(rename = "box")]
    cell: String,
    points: u32,
    cost: f64,
    #[serde(skip)]
    shown: String,
}

impl Comparison {
    fn of(
        text: Text,
        played: &[Played],
        analyses: &[Analysis],
        recommended: Points,
        exact: bool,
    ) -> Comparison {
        let first = &played[0];
        let player = |(played, analysis): (&Played, &Analysis)| {
            let report = &analysis.seats[0];
            let turns = played.game.turns().zip(&report.turns);
            PlayerComparison {
                name: played.name.clone(),
                total: total(&played.game).0,
                cost: report.cost(),
                turns: turns.map(|(turn, report)| turn_of(text, played, turn, report.cost())).collect(),
            }
        };
        let rounds = first.game.turns().map(|turn| turn.round);
        let choices = |played: &Played, round| {
            played.game.turn_at(round, Seat(0)).map(|turn| (turn.named, turn.play.clone(), turn.entry))
        };
        let is_parted =
            |round: &u16| played.iter().any(|other| choices(other, *round) != choices(first, *round));
        Comparison {
            rules: first.game.rules().hash().to_string(),
            commitment: fair::commitment(DiceSource::Shared, "", first.seed).to_string(),
            players: played.iter().zip(analyses).map(player).collect(),
            parted: rounds.into_iter().find(is_parted),
            recommended: recommended.0,
            exact,
        }
    }

    fn show(&self, text: Text, first: &Played, out: &mut Out) -> Result<(), Failure> {
        out.line(&text.title(&first.names))?;
        out.line("")?;
        let mut kinds = vec![Column::Left];
        kinds.resize(1 + self.players.len(), Column::Left);
        let mut table = Table::new(&kinds, 2);
        let room = ((WIDTH - 8) / self.players.len()).saturating_sub(2).clamp(8, WIDEST);
        let fitting = |words: &str| shorten(words, room);
        let names = self.players.iter().map(|player| fitting(&player.name));
        table.row(std::iter::once(String::new()).chain(names));
        for i in 0..self.players.iter().map(|player| player.turns.len()).max().unwrap_or(0) {
            let cells = self
                .players
                .iter()
                .map(|player| player.turns.get(i).map_or_else(String::new, |turn| fitting(&turn.shown)));
            table.row(std::iter::once((i + 1).to_string()).chain(cells));
        }
        let totals = self.players.iter().map(|player| format!("{:>3}", player.total));
        table.row(std::iter::once(text.row_name(&first.names, Row::Total)).chain(totals));
        let costs = self.players.iter().map(|player| format!("{:>5}", text.decimal(player.cost, 1)));
        table.row(std::iter::once(say!(text, "analysis-cost")).chain(costs));
        table.lines().iter().try_for_each(|line| out.line(line))?;
        out.line("")?;
        let mut sentences = Vec::new();
        if self.players.len() > 1 {
            sentences.push(match self.parted {
                Some(turn) => say!(text, "match-parted", turn = turn),
                None => say!(text, "match-all-alike"),
            });
        }
        sentences.push(say!(
            text,
            "match-recommended",
            points = say!(text, "points", points = self.recommended)
        ));
        if !self.exact {
            sentences.push(say!(text, "match-estimated"));
        }
        let lines = sentences.iter().flat_map(|sentence| wrap(sentence, WIDTH));
        lines.into_iter().try_for_each(|line| out.line(&line))
    }
}

/// A turn with the box and the points: `6-6-6-5-5 Full house 28`.
fn turn_of(text: Text, played: &Played, turn: &Turn, cost: f64) -> TurnComparison {
    let rules: &Ruleset = played.game.rules();
    let hand = turn.hand().map(|hand| hand.to_string()).unwrap_or_default();
    let (cell, points, name) = match turn.entry {
        Some(entry) => (
            rules.cell_id(entry.cell),
            entry.points + entry.extra,
            text.box_name(&played.names, rules.box_of(entry.cell).id.as_str()),
        ),
        None => (String::new(), Points::ZERO, String::new()),
    };
    let factor = turn.entry.map(|entry| rules.factor_of(entry.cell)).filter(|factor| *factor > 1);
    let times = factor.map(|factor| format!(" ×{factor}")).unwrap_or_default();
    let shown = format!("{:>3} {name}{times}", points.0);
    TurnComparison { turn: turn.round, hand, cell, points: points.0, cost, shown }
}
