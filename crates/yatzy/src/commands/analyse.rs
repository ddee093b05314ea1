//! `yatzy analyse`: the report of a record: luck, skill, and better choices.

use super::Entry;
use super::export::file_argument;
use crate::commands::sheet;
use crate::layout::{WIDTH, shorten, wrap};
use crate::output::Out;
use crate::paper::{Target, Written};
use crate::record::{self, names_of};
use crate::solving::{KnownValues, Solving, query_failure};
use crate::{Failure, Session, file, tables};
use clap::{ArgMatches, Command};
use std::path::PathBuf;
use unicode_width::UnicodeWidthStr;
use yatzy_bots::{
    Analysis, AnalysisJson, Bar, BarGlyphs, GoalQuery, GoalReport, PerfectPlay, SeatReport, Words,
};
use yatzy_rules::{Goal, MAX_RECORD_LEN, Record};
use yatzy_sheet::chart::GameCharts;
use yatzy_text::{PadNames, Text, say, shown};

pub const ENTRY: Entry =
    Entry::answer(command, |session, matches, out| run(session, &Request::of(session, matches)?, out))
        .with(&["yatzy analyse game.yatzy", "yatzy analyse game.yatzy -o game.svg"]);

/// Limit for the exact solution of an endgame for another goal than the mean, in processor seconds.
const SECONDS_FOR_EXACT: f64 = 20.0;
/// Chances to win are exact for cards with at most this many open boxes, because a person waits for the answer.
const EXACT_CELLS: usize = 12;
/// Number of the costliest choices that are shown for a seat.
const WORST: usize = 5;
/// The widest name beside the chances.
const WIDEST_NAME: usize = 12;

struct Request {
    path: PathBuf,
    charts: Option<Target>,
    solving: Solving,
}

fn command(text: Text) -> Command {
    Command::new("analyse")
        .about(say!(text, "help-analyse"))
        .override_usage("yatzy analyse FILE [-o FILE]")
        .arg(file_argument(text, say!(text, "help-replay-file")))
        .args(Target::args(text).map(|arg| arg.help_heading(say!(text, "help-options"))))
}

impl Request {
    fn of(session: Session, matches: &ArgMatches) -> Result<Request, Failure> {
        Ok(Request {
            path: matches.get_one("file").cloned().unwrap_or_default(),
            charts: Target::of(session, matches)?,
            solving: Solving::of_data(matches),
        })
    }
}

fn run(session: Session, request: &Request, out: &mut Out) -> Result<(), Failure> {
    let text = session.text;
    let words = file::read(text, &request.path, MAX_RECORD_LEN)?;
    let record = record::parse(text, &request.path, &words)?;
    let known = request.solving.at_hand(session, record.game.rules())?;
    let goals: Vec<Goal> = record.seats.iter().map(|seat| seat.goal).collect();
    let value_source = tables::value_source(request.solving.data());
    let objectives = |query: &GoalQuery| query.report_objective(&value_source, SECONDS_FOR_EXACT);
    let analysis = request
        .solving
        .run(|| {
            Analysis::at_length(&*known.values, &record.game, EXACT_CELLS, &goals, &objectives)?
                .explained(&known.values, &record.game)
        })
        .map_err(|error| query_failure(text, &error))?;
    let names = names_of(&record);
    let words = Words { text, names: &names, rules: record.game.rules() };
    let written = match &request.charts {
        Some(target) => Some(draw(target, &known, &record, &analysis, &words, out)?),
        None => None,
    };
    if session.json {
        return out.json(&AnalysisJson::new(&analysis, &record));
    }
    if written.as_ref().is_some_and(Written::is_on_standard_output) {
        return Ok(());
    }
    show(&record, &analysis, &names, &words, out)?;
    written.map_or(Ok(()), |written| {
        out.line("")?;
        written.say(text, out)
    })
}

fn show(
    record: &Record,
    analysis: &Analysis,
    names: &PadNames,
    words: &Words<'_>,
    out: &mut Out,
) -> Result<(), Failure> {
    let text = words.text;
    let date = record.date.map(|date| date.to_string());
    let head = [Some(text.title(names)), record.edition.as_deref().map(shown), date];
    out.line(&head.into_iter().flatten().collect::<Vec<_>>().join(if text.is_ascii() {
        " - "
    } else {
        " · "
    }))?;
    if let Some(caveat) = analysis.caveat(text) {
        lines(&caveat, 0, out)?;
    }
    for report in &analysis.seats {
        out.line("")?;
        out.line(&text.name_in(record, report.seat))?;
        show_seat(analysis, report, words, out)?;
        if let Some(goal) = analysis.goal_of(report.seat) {
            show_goal(goal, words, out)?;
        }
    }
    show_chances(record, analysis, text, out)
}

/// Draws the charts, with perfect play if it is computed quickly.
fn draw(
    target: &Target,
    known: &KnownValues,
    record: &Record,
    analysis: &Analysis,
    words: &Words<'_>,
    out: &mut Out,
) -> Result<Written, Failure> {
    let text = Text::new(words.text.lang());
    let words = &Words { text, ..*words };
    let perfect = known.perfect(text)?;
    let seats: Vec<String> =
        analysis.seats.iter().map(|seat| sheet::name(text, record, seat.seat, &mut Vec::new())).collect();
    let cards: Vec<_> = analysis.seats.iter().map(|seat| record.game.card(seat.seat)).collect();
    let played = GameCharts {
        words,
        cards: &cards,
        seats: &seats,
        analysis,
        perfect: perfect.as_ref().and_then(PerfectPlay::statistics),
        chances: perfect.as_ref().and_then(PerfectPlay::chances),
    };
    let date = record.date.map(|date| date.to_string());
    let about = [record.edition.clone(), date].into_iter().flatten().collect::<Vec<_>>().join(" · ");
    let report = played.report(about);
    let drawing = if target.has_pages() { report.pages() } else { report.picture() };
    target.write(text, &drawing, out)
}

fn show_seat(
    analysis: &Analysis,
    report: &SeatReport,
    words: &Words<'_>,
    out: &mut Out,
) -> Result<(), Failure> {
    let text = words.text;
    lines(&analysis.sentence(text, report.seat), 2, out)?;
    if report.turns.is_empty() {
        return Ok(());
    }
    lines(&report.accuracy_sentence(text), 2, out)?;
    out.line("")?;
    let glyphs = BarGlyphs::of(text);
    Bar::lines(&report.bars(words, glyphs), words, glyphs).iter().try_for_each(|line| out.line(line))?;
    if report.accuracy().is_none() {
        return Ok(());
    }
    out.line("")?;
    let worst = analysis.worst(report.seat, WORST);
    if worst.is_empty() {
        return lines(&say!(text, "analysis-no-mistakes"), 2, out);
    }
    lines(&say!(text, "analysis-worst"), 2, out)?;
    for (turn, decision) in worst {
        lines(&decision.done_sentence(words, turn), 4, out)?;
        lines(&decision.better_sentence(words), 6, out)?;
        if let Some(why) = analysis.why(words, report.seat, turn, decision) {
            lines(&why, 6, out)?;
        }
    }
    Ok(())
}

/// The goal of a seat, and how its chance developed.
fn show_goal(goal: &GoalReport, words: &Words<'_>, out: &mut Out) -> Result<(), Failure> {
    out.line("")?;
    lines(&goal.sentence(words.text), 2, out)?;
    goal.caveats(words.text).iter().try_for_each(|caveat| lines(caveat, 2, out))?;
    let worst = goal.worst(WORST);
    if !worst.is_empty() {
        lines(&say!(words.text, "goal-worst"), 2, out)?;
    }
    for (turn, decision) in worst {
        lines(&decision.done_sentence(words, turn), 4, out)?;
        lines(&goal.better_sentence(words, decision), 6, out)?;
    }
    Ok(())
}

/// The chance of each seat to win, one line per seat.
fn show_chances(record: &Record, analysis: &Analysis, text: Text, out: &mut Out) -> Result<(), Failure> {
    if analysis.chances.is_empty() {
        return Ok(());
    }
    out.line("")?;
    lines(&say!(text, "analysis-chances"), 0, out)?;
    lines(&analysis.chances_sentence(text), 2, out)?;
    for report in &analysis.seats {
        let name = shorten(&text.name_in(record, report.seat), WIDEST_NAME);
        let space = " ".repeat(WIDEST_NAME.saturating_sub(name.width()));
        let course = BarGlyphs::of(text).course(&analysis.course(report.seat, WIDTH - WIDEST_NAME - 10));
        let last = analysis.chances.last().map_or(0.0, |chances| chances.of(report.seat));
        out.line(&format!("  {name}{space}  {course} {:>5}", text.percent(last, 0)))?;
    }
    Ok(())
}

/// Wraps an indented sentence to the width of the terminal.
fn lines(sentence: &str, indent: usize, out: &mut Out) -> Result<(), Failure> {
    let space = " ".repeat(indent);
    wrap(sentence, WIDTH - indent).iter().try_for_each(|line| out.line(&format!("{space}{line}")))
}
