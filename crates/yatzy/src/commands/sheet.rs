//! `yatzy sheet`: a printable pad, empty or filled from a record.

use super::{Entry, practise};
use crate::chosen::{Choice, Chosen};
use crate::output::Out;
use crate::paper::{Target, Written};
use crate::record::{self, names_of};
use crate::solving::{Solving, query_failure};
use crate::{Failure, Session, file, number};
use clap::{Arg, ArgAction, ArgMatches, Command};
use serde::Serialize;
use std::path::{Path, PathBuf};
use std::str::FromStr;
use yatzy_bots::{Practice, PracticeOrder, Verdict, Words, practice_caveat};
use yatzy_rules::{Catalogue, MAX_RECORD_LEN, Record, Seat};
use yatzy_sheet::{
    Drawing, ExerciseSheet, Filled, MAX_COLUMNS, MAX_PLAYERS, PadError, PadSheet, Paper, Players,
    SheetExercise, drawable,
};
use yatzy_text::{Lang, Text, say, shown};

pub const ENTRY: Entry =
    Entry::answer(command, |session, matches, out| run(session, &Request::of(session, matches)?, out)).with(
        &[
            "yatzy sheet -o pad.pdf",
            "yatzy sheet --rules alga-maxi-sv --lang sv --players 6 -o pad.pdf",
            "yatzy sheet --practise -o exercises.pdf",
        ],
    );

struct Request {
    source: Source,
    columns: Option<usize>,
    on: PaperRequest,
}

/// The paper that was asked for, and the file.
pub struct PaperRequest {
    pub paper: Paper,
    pub landscape: bool,
    pub large: bool,
    pub target: Option<Target>,
    pub overwrites: bool,
    /// The language of the paper, if one was asked for.
    pub text: Option<Text>,
}

enum Source {
    Empty {
        chosen: Box<Chosen>,
        players: Option<usize>,
    },
    Record(PathBuf),
    /// Exercises with their solutions.
    Practise {
        chosen: Box<Chosen>,
        seed: u64,
        solving: Solving,
    },
}

fn command(text: Text) -> Command {
    Command::new("sheet")
        .about(say!(text, "help-sheet"))
        .override_usage(
            "yatzy sheet [--rules ID|FILE] [--set OPTION=VALUE]… [--players N] [--columns N]\n       \
             [--paper PAPER] [--landscape] [--large] [--record FILE] [-o FILE]\n       \
             yatzy sheet --practise [--rules ID] [--seed N] [--paper PAPER] [--landscape] [-o FILE]",
        )
        .next_help_heading(say!(text, "help-options"))
        .args(Choice::args(text))
        .arg(Arg::new("players").long("players").value_name("N").help(say!(
            text,
            "help-sheet-players",
            most = MAX_PLAYERS
        )))
        .arg(Arg::new("columns").long("columns").value_name("N").help(say!(
            text,
            "help-sheet-columns",
            most = MAX_COLUMNS
        )))
        .args(paper_args(text))
        .arg(
            Arg::new("record")
                .long("record")
                .value_name("FILE")
                .value_hint(clap::ValueHint::FilePath)
                .value_parser(clap::value_parser!(PathBuf))
                .help(say!(text, "help-sheet-record")),
        )
        .arg(
            Arg::new("practise")
                .long("practise")
                .alias("practice")
                .action(ArgAction::SetTrue)
                .conflicts_with_all(["record", "players", "columns", "large"])
                .help(say!(text, "help-sheet-practise")),
        )
        .arg(
            Arg::new("seed")
                .long("seed")
                .value_name("N")
                .requires("practise")
                .allow_negative_numbers(true)
                .help(say!(text, "help-practise-seed")),
        )
        .args(Target::args(text))
}

/// The flags of paper.
pub fn paper_args(text: Text) -> [Arg; 3] {
    [
        Arg::new("paper").long("paper").value_name("PAPER").help(say!(
            text,
            "help-sheet-paper",
            papers = text.any_of(&papers())
        )),
        Arg::new("landscape")
            .long("landscape")
            .action(ArgAction::SetTrue)
            .help(say!(text, "help-sheet-landscape")),
        Arg::new("large").long("large").action(ArgAction::SetTrue).help(say!(text, "help-sheet-large")),
    ]
}

impl Request {
    fn of(session: Session, matches: &ArgMatches) -> Result<Request, Failure> {
        let bounded = |flag: &str, most: usize| {
            let given = matches.get_one::<String>(flag);
            let read = |given: &String| {
                number::read(session.text, &format!("--{flag}"), given, 1..=most as u64).map(|n| n as usize)
            };
            given.map(read).transpose()
        };
        let players = bounded("players", MAX_PLAYERS)?;
        let columns = bounded("columns", MAX_COLUMNS)?;
        let choice = Choice::of(matches);
        let source = match matches.get_one::<PathBuf>("record") {
            Some(_) if choice.rules.is_some() || !choice.set.is_empty() || players.is_some() => {
                return Err(Failure::wrong("sheet/record-alone", say!(session.text, "sheet-record-alone")));
            }
            Some(path) => Source::Record(path.clone()),
            None if matches.get_flag("practise") => {
                let seed = matches.get_one::<String>("seed");
                let seed = seed.map(|given| number::read(session.text, "--seed", given, 0..=u64::MAX));
                Source::Practise {
                    chosen: Box::new(choice.resolve(session, "yatzy")?),
                    seed: seed.transpose()?.unwrap_or_else(practise::random_seed),
                    solving: Solving::of_data(matches),
                }
            }
            None => Source::Empty { chosen: Box::new(choice.resolve(session, "yatzy")?), players },
        };
        Ok(Request { source, columns, on: PaperRequest::of(session, matches)? })
    }
}

impl PaperRequest {
    pub fn of(session: Session, matches: &ArgMatches) -> Result<PaperRequest, Failure> {
        let text = session.text;
        let paper = matches.get_one::<String>("paper").map_or(Ok(Paper::default()), |given| {
            Paper::from_str(given).map_err(|_| {
                let (paper, papers) = (shown(given), text.any_of(&papers()));
                let message = say!(text, "sheet-paper-unknown", paper = paper, papers = papers);
                Failure::wrong("sheet/paper", message)
            })
        })?;
        Ok(PaperRequest {
            paper,
            landscape: matches.get_flag("landscape"),
            large: matches.get_flag("large"),
            target: Target::of(session, matches)?,
            overwrites: Target::overwrites(matches),
            // By default an edition has its own.
            text: matches.get_one::<String>("lang").map(|_| Text::new(text.lang())),
        })
    }
}

/// The language of an edition, or of the session.
pub fn own_text(session: Session, id: Option<&str>) -> Text {
    let edition = id.and_then(|id| Catalogue::get().edition(id));
    let own = edition.and_then(|edition| edition.lang.as_deref()).and_then(Lang::parse);
    Text::new(own.unwrap_or(session.text.lang()))
}

fn papers() -> Vec<String> {
    Paper::ALL.map(|paper| paper.name().to_owned()).to_vec()
}

fn run(session: Session, request: &Request, out: &mut Out) -> Result<(), Failure> {
    let (drawing, id, replaced) = match &request.source {
        Source::Empty { chosen, players } => {
            let text = request.on.text.unwrap_or_else(|| own_text(session, chosen.id.as_deref()));
            let sheet = PadSheet {
                text,
                rules: &chosen.rules,
                names: &chosen.names,
                id: chosen.id.as_deref(),
                players: players.map_or(Players::Fitting, Players::Empty),
                columns: request.columns,
                date: None,
                paper: request.on.paper,
                landscape: request.on.landscape,
                large: request.on.large,
            };
            (draw(session, &sheet)?, chosen.id.clone(), Vec::new())
        }
        Source::Record(path) => filled(session, request, path)?,
        Source::Practise { chosen, seed, solving } => {
            (exercises(session, request, chosen, *seed, solving)?, chosen.id.clone(), Vec::new())
        }
    };
    let kind = if matches!(request.source, Source::Practise { .. }) { "practise" } else { "pad" };
    let file = match &request.on.target {
        Some(target) => target.clone(),
        None => Target::at(session.text, standard_name(id.as_deref(), kind), request.on.overwrites)?,
    };
    let written = file.write(session.text, &drawing, out)?;
    if session.json {
        return out.json(&SheetJson { written, lang: drawing.lang.code(), replaced });
    }
    written.say(session.text, out)?;
    let replaced = if written.is_on_standard_output() { Vec::new() } else { replaced };
    replaced.iter().try_for_each(|replaced| {
        let (name, shown) = (shown(&replaced.name), replaced.shown.as_str());
        out.line(&say!(session.text, "sheet-name-replaced", name = name, shown = shown))
    })
}

/// As many exercises as fit on a page, and their solutions.
fn exercises(
    session: Session,
    request: &Request,
    chosen: &Chosen,
    seed: u64,
    solving: &Solving,
) -> Result<Drawing, Failure> {
    let text = request.on.text.unwrap_or_else(|| own_text(session, chosen.id.as_deref()));
    let id = chosen.id.as_deref().unwrap_or_default();
    let values = solving.for_practice(session, &chosen.rules)?;
    let sheet = ExerciseSheet {
        text,
        rules: &chosen.rules,
        names: &chosen.names,
        source: format!("{id} --seed {seed}").trim().to_owned(),
        caveat: (!values.is_exact()).then(|| practice_caveat(text, values.choice_error())),
        paper: request.on.paper,
        landscape: request.on.landscape,
    };
    let order = PracticeOrder { seed, theme: None, level: None, count: sheet.fitting() as u16 };
    let words = Words { text, names: &chosen.names, rules: &chosen.rules };
    let made = solving.run(|| {
        let set = Practice::new(values.clone())?.exercises(&order)?;
        let mut made = Vec::new();
        for exercise in &set.exercises {
            let Ok(position) = exercise.position.read(&chosen.rules) else { continue };
            let verdict = Verdict::of(&values, &position, Some(exercise.tempting.action))?;
            // The first sentence says whether an answer is right.
            let solution = verdict.iter().flat_map(|verdict| verdict.sentences(&words)).skip(1).collect();
            made.push(SheetExercise { position, solution });
        }
        Ok(made)
    });
    Ok(sheet.draw(&made.map_err(|error| query_failure(session.text, &error))?))
}

/// The default name of a file.
pub fn standard_name(id: Option<&str>, kind: &str) -> String {
    format!("{}-{kind}.pdf", id.unwrap_or("yatzy"))
}

fn filled(
    session: Session,
    request: &Request,
    path: &Path,
) -> Result<(Drawing, Option<String>, Vec<Replaced>), Failure> {
    let words = file::read(session.text, path, MAX_RECORD_LEN)?;
    let record = record::parse(session.text, path, &words)?;
    let text = request.on.text.unwrap_or_else(|| own_text(session, record.edition.as_deref()));
    let mut replaced = Vec::new();
    let cards = (0..record.game.seats()).map(Seat).filter_map(|seat| {
        let name = name(text, &record, seat, &mut replaced);
        record.game.card(seat).map(|card| Filled { name, card })
    });
    let sheet = PadSheet {
        text,
        rules: record.game.rules(),
        names: &names_of(&record),
        id: record.edition.as_deref(),
        players: Players::Filled(cards.collect()),
        columns: request.columns,
        date: record.date.map(|date| date.to_string()),
        paper: request.on.paper,
        landscape: request.on.landscape,
        large: request.on.large,
    };
    Ok((draw(session, &sheet)?, record.edition.clone(), replaced))
}

/// The name of a seat, in characters that the typeface has.
pub fn name(text: Text, record: &Record, seat: Seat, replaced: &mut Vec<Replaced>) -> String {
    let name = record.name(seat);
    let drawn = drawable(name).unwrap_or_else(|| say!(text, "seat-number", seat = u32::from(seat.0) + 1));
    if drawn != name {
        replaced.push(Replaced { name: name.to_owned(), shown: drawn.clone() });
    }
    drawn
}

fn draw(session: Session, sheet: &PadSheet<'_>) -> Result<Drawing, Failure> {
    let text = session.text;
    sheet.draw().map_err(|error| {
        let message = match error {
            PadError::Players { found } => {
                say!(text, "sheet-players-range", found = found, most = MAX_PLAYERS)
            }
            PadError::Narrow { most } => say!(text, "sheet-narrow", most = most),
            PadError::Columns { .. } => say!(text, "sheet-narrow", most = MAX_COLUMNS),
        };
        Failure::wrong(error.code(), message)
    })
}

#[derive(Serialize)]
struct SheetJson {
    #[serde(flatten)]
    written: Written,
    lang: &'static str,
    /// Names that the typeface can't draw, and their replacements.
    replaced: Vec<Replaced>,
}

/// A name that the typeface can't draw.
#[derive(Serialize)]
pub struct Replaced {
    name: String,
    shown: String,
}
