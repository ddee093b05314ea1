//! `yatzy score`: the points of a hand in each box of an empty card.

use super::Entry;
use crate::chosen::{Choice, Chosen};
use crate::layout::{Column, Table};
use crate::output::{InOrder, Out};
use crate::{Failure, Session};
use clap::{Arg, ArgMatches, Command};
use serde::Serialize;
use std::io::{self, BufRead, BufReader, Read};
use yatzy_rules::{Face, Hand, HandError, Ruleset, parse_faces};
use yatzy_text::{Explain, Text, say, shown};

pub const ENTRY: Entry =
    Entry::answer(command, |session, matches, out| run(session, &Request::of(session, matches)?, out))
        .with(&["yatzy score 6-6-6-5-5", "yatzy score 66655 --rules tactic-fi --lang fi"]);

/// The longest line of standard input that can be a hand, with some reserve.
const LONGEST_LINE: usize = 256;

struct Request {
    hands: Hands,
    chosen: Chosen,
}

enum Hands {
    One(String),
    StandardInput,
}

fn command(text: Text) -> Command {
    Command::new("score")
        .about(say!(text, "help-score"))
        .override_usage("yatzy score HAND|- [--rules ID|FILE] [--set OPTION=VALUE]…")
        .next_help_heading(say!(text, "help-options"))
        .args(Choice::args(text))
        .arg(
            // A hand written with spaces may come as several words.
            Arg::new("hand")
                .value_name("HAND|-")
                .required(true)
                .num_args(1..)
                .help_heading(say!(text, "help-arguments"))
                .help(say!(text, "help-score-hand")),
        )
}

impl Request {
    fn of(session: Session, matches: &ArgMatches) -> Result<Request, Failure> {
        let words: Vec<&str> =
            matches.get_many::<String>("hand").into_iter().flatten().map(String::as_str).collect();
        let hands = if words == ["-"] { Hands::StandardInput } else { Hands::One(words.join(" ")) };
        Ok(Request { hands, chosen: Choice::of(matches).resolve(session, "yatzy")? })
    }
}

fn run(session: Session, request: &Request, out: &mut Out) -> Result<(), Failure> {
    let rules = &request.chosen.rules;
    match &request.hands {
        Hands::StandardInput => score_lines(session, rules, out),
        Hands::One(hand) => {
            let dice = read_dice(rules, hand).map_err(|error| Failure::of(session.text, &error))?;
            if session.json {
                let answer = Answer::new(rules, &dice);
                out.json(&Answer {
                    rules: request.chosen.id.clone(),
                    hash: Some(rules.hash().to_string()),
                    ..answer
                })
            } else {
                show(session.text, &request.chosen, &dice, out)
            }
        }
    }
}

/// The dice of a hand, in the order written.
fn read_dice(rules: &Ruleset, text: &str) -> Result<Vec<Face>, HandError> {
    rules.read_hand(text)?;
    parse_faces(text)
}

fn hand(dice: &[Face]) -> Hand {
    Hand::from_faces(dice.iter().copied()).expect("the dice of a game are a hand")
}

fn spell(dice: &[Face]) -> String {
    dice.iter().map(Face::to_string).collect::<Vec<_>>().join("-")
}

#[derive(Serialize)]
struct Answer {
    hand: String,
    boxes: InOrder<String, u32>,
    /// The id of the rules and their hash; left out where there is an answer for every line of standard input.
    #[serde(skip_serializing_if = "Option::is_none")]
    rules: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    hash: Option<String>,
}

impl Answer {
    fn new(rules: &Ruleset, dice: &[Face]) -> Answer {
        let hand = hand(dice);
        let cells = rules.cells().iter().map(|cell| (rules.cell_id(cell), rules.points(cell, hand).0));
        Answer { hand: spell(dice), boxes: InOrder(cells.collect()), rules: None, hash: None }
    }
}

/// The boxes, with the upper section apart from the lower, and a column for each column of the pad.
fn show(text: Text, chosen: &Chosen, dice: &[Face], out: &mut Out) -> Result<(), Failure> {
    let rules = &chosen.rules;
    let hand = hand(dice);
    let title = text.title(&chosen.names);
    out.line(&say!(text, "score-title", hand = spell(dice), title = title))?;
    out.line("")?;
    let mut columns = vec![Column::Left];
    columns.extend(rules.columns().iter().map(|_| Column::Right));
    let mut table = Table::new(&columns, 2);
    if rules.columns().len() > 1 {
        let factors = rules.columns().iter().map(|&factor| say!(text, "score-column", factor = factor));
        table.row(std::iter::once(say!(text, "score-box")).chain(factors));
    } else {
        table.row([say!(text, "score-box"), say!(text, "score-points")]);
    }
    let mut section = None;
    for (rule, &points) in rules.boxes().iter().zip(rules.box_points(hand)) {
        if section != Some(rule.section()) {
            table.row([]);
            section = Some(rule.section());
        }
        let paid = rules.columns().iter().map(|&factor| match u32::from(points) * u32::from(factor) {
            0 => "–".to_owned(),
            points => points.to_string(),
        });
        table.row(std::iter::once(text.box_name(&chosen.names, rule.id.as_str())).chain(paid));
    }
    table.lines().iter().try_for_each(|line| out.line(line))
}

/// One hand per line in, one line of JSON out, in constant memory. The first bad line ends it.
fn score_lines(session: Session, rules: &Ruleset, out: &mut Out) -> Result<(), Failure> {
    let text = session.text;
    let mut input = BufReader::new(io::stdin().lock());
    let mut line = Vec::with_capacity(LONGEST_LINE + 2);
    for number in 1.. {
        // An answer is flushed before the next line is awaited, for interactive use.
        if !input.buffer().contains(&b'\n') {
            out.flush()?;
        }
        line.clear();
        let limit = LONGEST_LINE as u64 + 2;
        input.by_ref().take(limit).read_until(b'\n', &mut line).map_err(|error| {
            let detail = shown(&error.to_string());
            Failure::wrong("input/failed", say!(text, "input-failed", detail = detail))
        })?;
        if line.is_empty() {
            return Ok(());
        }
        let hand = line.strip_suffix(b"\n").unwrap_or(&line);
        let hand = hand.strip_suffix(b"\r").unwrap_or(hand);
        let dice = read_line(text, rules, hand).map_err(|(code, problem)| {
            Failure::wrong(code, say!(text, "file-line", line = number, problem = problem))
        })?;
        out.json(&Answer::new(rules, &dice))?;
    }
    Ok(())
}

fn read_line(text: Text, rules: &Ruleset, line: &[u8]) -> Result<Vec<Face>, (&'static str, String)> {
    if line.len() > LONGEST_LINE {
        return Err(("hand/line-too-long", say!(text, "hand-line-too-long", most = LONGEST_LINE)));
    }
    let hand = str::from_utf8(line).map_err(|_| ("hand/not-text", say!(text, "hand-line-not-text")))?;
    read_dice(rules, hand).map_err(|error| (error.code(), error.explain(text)))
}
