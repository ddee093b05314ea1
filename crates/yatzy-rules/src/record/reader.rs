//! Text as records. Every turn passes through [`Game::record`]: a forged line does not get in.

use super::Record;
use super::error::{MAX_RECORD_LEN, RecordError, RecordProblem};
use super::header::{Date, is_id, is_name};
use super::line::{read_points, read_turn};
use super::writer::{FIRST_LINE, VERSION};
use crate::fair::{Commitment, PlayerBytes, Proof, Secret};
use crate::{DiceSource, Event, Game, Refusal, RulesHash, RulesLineError, Ruleset, Seat, Turn};
use std::collections::BTreeMap;
use std::str::FromStr;
use std::sync::Arc;

impl Record {
    /// Reads a record, or says which line is wrong and why.
    pub fn parse(text: &str) -> Result<Record, RecordError> {
        if text.len() > MAX_RECORD_LEN {
            return Err(RecordError { line: 1, problem: RecordProblem::TooLong });
        }
        let mut lines = text.lines().enumerate().map(|(i, line)| Line { number: i + 1, text: line.trim() });
        let first = lines.next().unwrap_or(Line { number: 1, text: "" });
        check_first(first.text.trim_start_matches('\u{feff}')).map_err(|problem| first.wrong(problem))?;
        let mut lines = lines.filter(|line| !line.text.is_empty() && !line.text.starts_with('#'));
        let header = Header::read(&mut lines)?;
        let mut body = Body::new(&header);
        let mut last = header.end;
        for line in lines {
            last = line.number;
            body.read(line.text).map_err(|problem| line.wrong(problem))?;
        }
        body.finish(header).map_err(|problem| RecordError { line: last, problem })
    }
}

#[derive(Clone, Copy)]
struct Line<'a> {
    number: usize,
    text: &'a str,
}

impl Line<'_> {
    fn wrong(&self, problem: RecordProblem) -> RecordError {
        RecordError { line: self.number, problem }
    }
}

fn check_first(line: &str) -> Result<(), RecordProblem> {
    let version = line.strip_prefix(FIRST_LINE).ok_or(RecordProblem::NotARecord)?.trim();
    if version == VERSION { Ok(()) } else { Err(RecordProblem::Version { found: shorten(version) }) }
}

fn shorten(text: &str) -> String {
    text.chars().take(40).collect()
}

/// What stands above the turns.
struct Header {
    edition: Option<String>,
    date: Option<Date>,
    /// The game's id and the commitment.
    bound: Option<(String, Commitment)>,
    names: Vec<String>,
    rules: Arc<Ruleset>,
    source: DiceSource,
    end: usize,
}

const RULES_WORDS: [&str; 10] =
    ["dice", "columns", "bonus", "order", "chance", "zero", "declare", "chips", "joker", "box"];

impl Header {
    fn read<'a>(lines: &mut impl Iterator<Item = Line<'a>>) -> Result<Header, RecordError> {
        let mut edition = None;
        let mut date = None;
        let mut game_id = None;
        let mut commitment = None;
        let mut source = None;
        let mut hash: Option<(Line<'a>, RulesHash)> = None;
        let mut names = Vec::new();
        let mut rules_lines: Vec<Line<'a>> = Vec::new();
        let mut end = 1;
        let mut ended = false;
        for line in lines {
            end = line.number;
            let (word, rest) = line.text.split_once(char::is_whitespace).unwrap_or((line.text, ""));
            let rest = rest.trim();
            let read = match word {
                "turns" if rest.is_empty() => {
                    ended = true;
                    break;
                }
                "edition" => once(&mut edition, "edition", is_id(rest).then(|| rest.to_owned()), rest),
                "game" => once(&mut game_id, "game", is_id(rest).then(|| rest.to_owned()), rest),
                "date" => once(&mut date, "date", rest.parse().ok(), rest),
                "commitment" => once(&mut commitment, "commitment", rest.parse().ok(), rest),
                "throws" => once(&mut source, "throws", rest.parse().ok(), rest),
                "rules" => {
                    once(&mut hash, "rules", RulesHash::from_str(rest).ok().map(|hash| (line, hash)), rest)
                }
                "seat" => read_seat(&mut names, rest),
                word if RULES_WORDS.contains(&word) => {
                    rules_lines.push(line);
                    Ok(())
                }
                _ => Err(RecordProblem::UnknownLine { word: shorten(word) }),
            };
            read.map_err(|problem| line.wrong(problem))?;
        }
        let missing =
            |word: &'static str| RecordError { line: end, problem: RecordProblem::Missing { word } };
        let (hash_line, found) = hash.ok_or_else(|| missing("rules"))?;
        let rules = read_rules(&rules_lines, hash_line)?;
        if rules.hash() != found {
            return Err(hash_line.wrong(RecordProblem::WrongHash { expected: rules.hash(), found }));
        }
        let source = source.ok_or_else(|| missing("throws"))?;
        if names.is_empty() {
            return Err(missing("seat"));
        }
        if !ended {
            return Err(missing("turns"));
        }
        let bound = match (game_id, commitment) {
            (None, None) => None,
            (Some(game_id), Some(commitment)) => Some((game_id, commitment)),
            (None, Some(_)) => return Err(missing("game")),
            (Some(_), None) => return Err(missing("commitment")),
        };
        Ok(Header { edition, date, bound, names, rules: Arc::new(rules), source, end })
    }
}

fn once<T>(
    place: &mut Option<T>,
    word: &'static str,
    value: Option<T>,
    text: &str,
) -> Result<(), RecordProblem> {
    if place.is_some() {
        return Err(RecordProblem::Twice { word });
    }
    *place = Some(value.ok_or_else(|| RecordProblem::BadValue { word, value: shorten(text) })?);
    Ok(())
}

fn read_seat(names: &mut Vec<String>, text: &str) -> Result<(), RecordProblem> {
    let (number, name) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    if names.len() + 1 >= usize::from(u16::MAX) || number.parse() != Ok(names.len() + 1) {
        return Err(RecordProblem::SeatNumber { expected: Seat(names.len() as u16), found: shorten(number) });
    }
    let name = name.trim();
    if !is_name(name) {
        return Err(RecordProblem::BadValue { word: "seat", value: shorten(name) });
    }
    names.push(name.to_owned());
    Ok(())
}

fn read_rules(lines: &[Line<'_>], hash_line: Line<'_>) -> Result<Ruleset, RecordError> {
    Ruleset::from_lines(lines.iter().map(|line| line.text)).map_err(|error| match error {
        RulesLineError::Line(index) => lines[index].wrong(RecordProblem::RulesLine),
        RulesLineError::Ruleset(reasons) => {
            let reason = reasons.into_iter().next().expect("refused rules have a reason");
            hash_line.wrong(RecordProblem::Ruleset(reason))
        }
    })
}

/// The game as far as it is read.
struct Body {
    game: Game,
    crossed_out: Vec<Turn>,
    names: Vec<String>,
    open_turn: bool,
    totals: u16,
    bytes: BTreeMap<u32, PlayerBytes>,
    secret: Option<Secret>,
    is_bound: bool,
}

impl Body {
    fn new(header: &Header) -> Body {
        Body {
            game: Game::new(header.rules.clone(), header.names.len() as u16, header.source),
            crossed_out: Vec::new(),
            names: header.names.clone(),
            open_turn: false,
            totals: 0,
            bytes: BTreeMap::new(),
            secret: None,
            is_bound: header.bound.is_some(),
        }
    }

    fn read(&mut self, line: &str) -> Result<(), RecordProblem> {
        if let Some(turn) = line.strip_prefix('~') {
            return self.cross_out(turn);
        }
        if line.starts_with(|c: char| c.is_ascii_digit()) {
            return self.turn(line);
        }
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        if !self.crossed_out.is_empty() {
            return Err(RecordProblem::CrossedOutAlone);
        }
        match word {
            "joined" => self.joined(rest),
            "left" => self.record(&Event::Left { seat: read_number(rest, "left")? }),
            "abandoned" if rest.is_empty() => self.record(&Event::Abandoned),
            "total" => self.total(rest),
            "bytes" if self.is_bound => self.player_bytes(rest),
            "secret" if self.is_bound => once(&mut self.secret, "secret", rest.parse().ok(), ""),
            _ => Err(RecordProblem::UnknownLine { word: shorten(word) }),
        }
    }

    fn record(&mut self, event: &Event) -> Result<(), RecordProblem> {
        if self.has_ended() {
            return Err(RecordProblem::AfterTheEnd);
        }
        self.game.record(event).map_err(RecordProblem::Refused)
    }

    fn joined(&mut self, text: &str) -> Result<(), RecordProblem> {
        let seat = Seat(self.names.len() as u16);
        read_seat(&mut self.names, text)?;
        self.record(&Event::Joined { seat })
    }

    fn turn(&mut self, line: &str) -> Result<(), RecordProblem> {
        let turn = read_turn(line, self.game.rules())?;
        if self.has_ended() || self.open_turn_of(self.game.turn()) {
            return Err(RecordProblem::AfterTheEnd);
        }
        let now = self.game.turn().ok_or(RecordProblem::Refused(Refusal::GameOver))?;
        if (now.round, now.seat) != (turn.round, turn.seat) {
            return Err(RecordProblem::WrongTurn {
                round: now.round,
                seat: now.seat,
                found_round: turn.round,
                found_seat: turn.seat,
            });
        }
        if self.crossed_out.iter().any(|before| (before.round, before.seat) != (turn.round, turn.seat)) {
            return Err(RecordProblem::CrossedOutAlone);
        }
        self.open_turn = turn.entry.is_none();
        let turn = Turn { crossed_out: std::mem::take(&mut self.crossed_out), ..turn };
        self.game.repeat(&turn).map_err(RecordProblem::Refused)
    }

    /// Totals, bytes and the secret stand below all turns.
    fn has_ended(&self) -> bool {
        self.totals > 0 || !self.bytes.is_empty() || self.secret.is_some()
    }

    fn player_bytes(&mut self, text: &str) -> Result<(), RecordProblem> {
        let bad = || RecordProblem::BadValue { word: "bytes", value: shorten(text) };
        let (number, bytes) = text.split_once(char::is_whitespace).ok_or_else(bad)?;
        let number = number.parse().ok().filter(|&number| number > 0).ok_or_else(bad)?;
        let bytes = bytes.trim().parse().map_err(|_| bad())?;
        match self.bytes.insert(number, bytes) {
            None => Ok(()),
            Some(_) => Err(RecordProblem::Twice { word: "bytes" }),
        }
    }

    /// Whether the line above left its turn unfinished, and that seat is still to play.
    fn open_turn_of(&self, turn: Option<&Turn>) -> bool {
        self.open_turn && turn.is_some_and(Turn::has_begun)
    }

    fn cross_out(&mut self, line: &str) -> Result<(), RecordProblem> {
        let turn = read_turn(line, self.game.rules())?;
        if self.game.source() != DiceSource::Table {
            return Err(RecordProblem::Refused(Refusal::ThrowStands));
        }
        let Some(entry) = turn.entry else { return Err(RecordProblem::CrossedOutAlone) };
        let possible = self.game.rules().possible_points(entry.cell);
        if !possible.contains(&entry.points) {
            let (cell, found) = (entry.cell, entry.points);
            return Err(RecordProblem::Refused(Refusal::ImpossiblePoints { cell, found, possible }));
        }
        self.crossed_out.push(turn);
        Ok(())
    }

    fn total(&mut self, text: &str) -> Result<(), RecordProblem> {
        let bad = || RecordProblem::BadValue { word: "total", value: shorten(text) };
        let (seat, points) = text.split_once(char::is_whitespace).ok_or_else(bad)?;
        let found = read_points(points.trim()).ok_or_else(bad)?;
        let expected = Seat(self.totals);
        let seat = read_number(seat, "total")?;
        if self.game.turn().is_some() || seat != expected {
            return Err(RecordProblem::UnknownLine { word: "total".to_owned() });
        }
        let card = self.game.card(seat).ok_or_else(bad)?;
        let expected = card.totals(self.game.rules()).total;
        self.totals += 1;
        if found == expected { Ok(()) } else { Err(RecordProblem::WrongTotal { expected, found }) }
    }

    fn finish(self, header: Header) -> Result<Record, RecordProblem> {
        if !self.crossed_out.is_empty() {
            return Err(RecordProblem::CrossedOutAlone);
        }
        let Header { edition, date, bound, .. } = header;
        let Body { game, names, bytes, secret, .. } = self;
        let proof = bound.map(|(game_id, commitment)| Proof { game_id, commitment, bytes, secret });
        Ok(Record { edition, date, names, game, proof })
    }
}

fn read_number(text: &str, word: &'static str) -> Result<Seat, RecordProblem> {
    let seat = text.parse().ok().and_then(Seat::from_number);
    seat.ok_or_else(|| RecordProblem::BadValue { word, value: shorten(text) })
}
