//! `yatzy replay`: reads a record, checks it against its rules, and shows the pad and the turns.

mod json;

use super::Entry;
use super::export::file_argument;
use crate::layout::{Column, Table, WIDTH, shorten};
use crate::output::Out;
use crate::record::{self, names_of};
use crate::{Failure, Session, file};
use clap::{ArgMatches, Command};
use std::path::PathBuf;
use unicode_width::UnicodeWidthStr;
use yatzy_rules::{Card, DiceSource, MAX_RECORD_LEN, Play, Points, Record, Ruleset, Seat, Step, Turn};
use yatzy_text::{Figure, Pad, PadRow, Row, Text, pad_rows, say, shown};

pub const ENTRY: Entry =
    Entry::answer(command, |session, matches, out| run(session, &Request::of(matches), out))
        .with(&["yatzy replay game.yatzy", "yatzy replay - < game.yatzy"]);

/// The widest column of a seat.
const WIDEST_NAME: usize = 12;

struct Request {
    path: PathBuf,
}

fn command(text: Text) -> Command {
    Command::new("replay")
        .about(say!(text, "help-replay"))
        .override_usage("yatzy replay FILE")
        .arg(file_argument(text, say!(text, "help-replay-file")))
}

impl Request {
    fn of(matches: &ArgMatches) -> Request {
        Request { path: matches.get_one("file").cloned().unwrap_or_default() }
    }
}

fn run(session: Session, request: &Request, out: &mut Out) -> Result<(), Failure> {
    let text = session.text;
    let words = file::read(text, &request.path, MAX_RECORD_LEN)?;
    let record = record::parse(text, &request.path, &words)?;
    if session.json { out.json(&json::Replayed::of(&record)) } else { show(text, &record, out) }
}

fn show(text: Text, record: &Record, out: &mut Out) -> Result<(), Failure> {
    let names = names_of(record);
    let game = &record.game;
    let seats = text.names_in(record);
    let pad = Pad { rules: game.rules(), names: &names, seats: &seats };
    let dice = match game.source() {
        DiceSource::Program => say!(text, "replay-program-dice"),
        DiceSource::Shared => say!(text, "replay-shared-dice"),
        DiceSource::Table => say!(text, "replay-real-dice"),
    };
    let date = record.date.map(|date| date.to_string());
    let head = [Some(text.title(&names)), record.edition.as_deref().map(shown), date, Some(dice)];
    out.line(&head.into_iter().flatten().collect::<Vec<_>>().join(" · "))?;
    show_pad(text, record, &pad, out)?;

    out.line("")?;
    out.line(&say!(text, "replay-standings"))?;
    let mut table = Table::new(&[Column::Right, Column::Left, Column::Right], 2);
    for standing in game.standings() {
        let place = standing.place.map(|place| say!(text, "replay-place", place = place));
        let place = place.unwrap_or_else(|| say!(text, "table-left"));
        table.row([place, pad.seat(text, standing.seat), standing.total.to_string()]);
    }
    table.lines().iter().try_for_each(|line| out.line(line))?;
    out.line("")?;
    out.line(&match game.turn() {
        None if game.is_abandoned() => say!(text, "over-abandoned"),
        None => say!(text, "over-nobody"),
        Some(turn) => say!(text, "replay-to-play", round = turn.round, name = pad.seat(text, turn.seat)),
    })?;
    show_turns(text, record, &pad, out)
}

/// One column of the pad: a seat, and one of the pad's columns.
#[derive(Clone, Copy)]
struct Place {
    seat: Seat,
    column: usize,
}

/// The pad with a column for each seat, in as many blocks as the width of the terminal requires.
fn show_pad(text: Text, record: &Record, pad: &Pad<'_>, out: &mut Out) -> Result<(), Failure> {
    let rules = pad.rules;
    let rows = pad_rows(rules);
    let label = |row: &PadRow| match *row {
        PadRow::Box(place) => text.box_name(pad.names, rules.boxes()[place].id.as_str()),
        PadRow::Reckoned(row) => text.row_name(pad.names, row),
    };
    let labels: Vec<String> = rows.iter().map(label).collect();
    let columns = 0..rules.columns().len();
    let seats = (0..record.game.seats()).map(Seat);
    let places: Vec<Place> =
        seats.flat_map(|seat| columns.clone().map(move |column| Place { seat, column })).collect();
    let heads: Vec<String> = places.iter().map(|place| head_of(text, pad, *place)).collect();
    let widest = heads.iter().map(|head| head.width()).max().unwrap_or(0).max(4) + 2;
    let room = WIDTH.saturating_sub(2 + labels.iter().map(|label| label.width()).max().unwrap_or(0));
    let fitting = (room / widest).max(1);
    for (places, heads) in places.chunks(fitting).zip(heads.chunks(fitting)) {
        out.line("")?;
        let mut kinds = vec![Column::Left];
        kinds.resize(1 + places.len(), Column::Right);
        let mut table = Table::new(&kinds, 2);
        table.row(std::iter::once(String::new()).chain(heads.iter().cloned()));
        for (row, label) in rows.iter().zip(&labels) {
            let cells = places.iter().map(|place| {
                record
                    .game
                    .card(place.seat)
                    .map_or_else(String::new, |card| pad_cell(rules, card, *row, place.column))
            });
            table.row(std::iter::once(label.clone()).chain(cells));
        }
        table.lines().iter().try_for_each(|line| out.line(line))?;
    }
    Ok(())
}

fn head_of(text: Text, pad: &Pad<'_>, place: Place) -> String {
    let name = shorten(&pad.seat(text, place.seat), WIDEST_NAME);
    match pad.rules.columns() {
        [_] => name,
        factors => say!(text, "cell-name", name = name, factor = factors[place.column]),
    }
}

/// The text of one cell: a dot while it is open, a dash for a zero.
fn pad_cell(rules: &Ruleset, card: &Card, row: PadRow, column: usize) -> String {
    // The total of a seat with several columns stands in the last one.
    if row == PadRow::Reckoned(Row::Total) && column + 1 < rules.columns().len() {
        return String::new();
    }
    match (row, Figure::of(rules, card, row, column)) {
        (PadRow::Box(_), Figure::Open) => "·".to_owned(),
        (PadRow::Box(_), Figure::Points(Points::ZERO)) => "–".to_owned(),
        (_, figure) => figure.points().to_string(),
    }
}

fn show_turns(text: Text, record: &Record, pad: &Pad<'_>, out: &mut Out) -> Result<(), Failure> {
    out.line("")?;
    out.line(&say!(text, "replay-turns"))?;
    let columns = [Column::Right, Column::Left, Column::Wrapped, Column::Left, Column::Right];
    let mut table = Table::new(&columns, 2);
    let remark = |words: String| vec![String::new(), String::new(), words];
    for step in record.game.steps() {
        table.row(match step {
            Step::Turn(turn) => turn_row(text, pad, turn).into(),
            Step::Joined(seat) => remark(say!(text, "replay-joined", name = pad.seat(text, *seat))),
            Step::Left(seat) => remark(say!(text, "replay-left", name = pad.seat(text, *seat))),
            Step::Abandoned => remark(say!(text, "over-abandoned")),
        });
    }
    if let Some(turn) = record.game.turn().filter(|turn| turn.hand().is_some() || turn.named.is_some()) {
        table.row(turn_row(text, pad, turn));
    }
    table.lines().iter().try_for_each(|line| out.line(line))
}

fn turn_row(text: Text, pad: &Pad<'_>, turn: &Turn) -> [String; 5] {
    let mut play = Vec::new();
    play.extend(turn.named.map(|cell| say!(text, "replay-named", box = pad.cell(text, cell))));
    match &turn.play {
        Play::Throws(throws) => {
            for (i, throw) in throws.iter().enumerate() {
                if i > 0 {
                    play.push(format!("({})", throw.keep));
                }
                play.push(throw.hand.to_string());
            }
        }
        Play::Hand { hand, throws } => {
            play.push(hand.to_string());
            play.extend(throws.map(|throws| say!(text, "replay-told-after", throws = throws)));
        }
        Play::Points { throws } => {
            play.push(say!(text, "replay-told"));
            play.extend(throws.map(|throws| say!(text, "replay-told-after", throws = throws)));
        }
    }
    let remarks = turn.crossed_out.iter().filter_map(|before| before.entry).map(
        |entry| say!(text, "replay-corrected", box = pad.cell(text, entry.cell), points = entry.points.0),
    );
    let remarks: Vec<String> = remarks.chain(turn.hinted.then(|| say!(text, "replay-hint"))).collect();
    let mut play = play.join(" ");
    for remark in remarks {
        play = format!("{play}; {remark}");
    }
    let (name, points) = match turn.entry {
        None => (String::new(), String::new()),
        Some(entry) if entry.extra > Points::ZERO => {
            let extra = say!(text, "replay-extra", points = entry.extra.0);
            (pad.cell(text, entry.cell), format!("{} {extra}", entry.points))
        }
        Some(entry) => (pad.cell(text, entry.cell), entry.points.to_string()),
    };
    let seat = shorten(&pad.seat(text, turn.seat), WIDEST_NAME);
    [turn.round.to_string(), seat, play, name, points]
}
