//! Reads records. Every turn passes through [`Game::record`], so that a forged line is refused.

use super::Record;
use super::chain::Facts;
use super::error::{MAX_RECORD_LEN, RecordError, RecordProblem};
use super::header::{Date, is_id, is_name_of_version_1};
use super::line::{read_points, read_turn};
use super::log::LogReader;
use super::seat::RecordSeat;
use super::writer::FIRST_LINE;
use crate::fair::{self, Commitment, Head, MatchSeed, PlayerBytes, Proof, Salt, Secret};
use crate::{
    BoxId, DiceSource, Event, Game, Goal, Names, Refusal, RulesHash, RulesLineError, Ruleset, RulesetProblem,
    Seat, Turn, normalise_name,
};
use std::collections::{BTreeMap, BTreeSet};
use std::str::FromStr;
use std::sync::Arc;

impl Record {
    /// Reads a record, or returns the first wrong line.
    pub fn parse(text: &str) -> Result<Record, RecordError> {
        match Record::read(text)? {
            (record, None) => Ok(record),
            (_, Some(broken)) => Err(broken),
        }
    }

    /// Reads a record, and separately returns where its chain breaks. With a broken chain the game is still
    /// legal, but the record has no log.
    pub fn read(text: &str) -> Result<(Record, Option<RecordError>), RecordError> {
        if text.len() > MAX_RECORD_LEN {
            return Err(RecordError { line: 1, problem: RecordProblem::TooLong });
        }
        let mut lines = text.lines().enumerate().map(|(i, line)| Line { number: i + 1, text: line.trim() });
        let first = lines.next().unwrap_or(Line { number: 1, text: "" });
        let version = Version::of(first.text.trim_start_matches('\u{feff}'));
        let version = version.map_err(|problem| first.wrong(problem))?;
        let mut lines = lines.filter(|line| !line.text.is_empty() && !line.text.starts_with('#'));
        let header = Header::read(version, &mut lines)?;
        let mut body = Body::new(&header);
        let mut last = header.end;
        for line in lines {
            last = line.number;
            body.read(line).map_err(|problem| line.wrong(problem))?;
        }
        body.finish(header, last)
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

/// The supported versions of the format.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Version {
    /// Seats had only names.
    One,
    Two,
    /// Games with shared dice, which readers of version 2 don't know. Otherwise the same as version 2.
    Three,
}

impl Version {
    /// The version in which a game with these dice is written.
    pub(super) fn of_source(source: DiceSource) -> Version {
        match source {
            DiceSource::Program | DiceSource::Table => Version::Two,
            DiceSource::Shared => Version::Three,
        }
    }

    pub(super) fn number(self) -> u8 {
        match self {
            Version::One => 1,
            Version::Two => 2,
            Version::Three => 3,
        }
    }

    fn of(line: &str) -> Result<Version, RecordProblem> {
        let number = line.strip_prefix(FIRST_LINE).ok_or(RecordProblem::NotARecord)?.trim();
        let version = [Version::One, Version::Two, Version::Three]
            .into_iter()
            .find(|version| version.number().to_string() == number);
        version.ok_or_else(|| RecordProblem::Version { found: shorten(number) })
    }

    fn has_log(self) -> bool {
        self >= Version::Two
    }
}

fn shorten(text: &str) -> String {
    text.chars().take(40).collect()
}

/// The lines above the turns.
struct Header<'a> {
    version: Version,
    edition: Option<String>,
    own_names: Names,
    date: Option<Date>,
    /// The game's id and the commitment.
    bound: Option<(String, Commitment)>,
    /// The match whose dice these are.
    of_match: Option<MatchSeed>,
    seats: Vec<RecordSeat>,
    /// The goals that differ from the default, by seat.
    goals: BTreeMap<Seat, (Line<'a>, Goal)>,
    /// The salt of each name.
    salts: BTreeMap<Seat, (Line<'a>, Salt)>,
    /// The line number of each seat.
    seat_lines: Vec<usize>,
    rules: Arc<Ruleset>,
    source: DiceSource,
    end: usize,
}

/// The first words of the lines of the rules.
pub(super) const RULES_WORDS: [&str; 10] =
    ["dice", "columns", "bonus", "order", "chance", "zero", "declare", "chips", "joker", "box"];

/// The first words of the other lines above the turns.
const HEADER_WORDS: [&str; 14] = [
    "edition",
    "called",
    "rules",
    "date",
    "throws",
    "game",
    "commitment",
    "match",
    "device",
    "seat",
    "goal",
    "salt",
    "turns",
    "box",
];

/// The first words of the lines below `turns`, besides a turn such as `3.1`.
const BODY_WORDS: [&str; 9] =
    ["3.1", "joined", "left", "abandoned", "total", "bytes", "secret", "match-secret", "log"];

impl<'a> Header<'a> {
    fn read(version: Version, lines: &mut impl Iterator<Item = Line<'a>>) -> Result<Self, RecordError> {
        let mut edition = None;
        let mut own_names = Names::default();
        let mut goals = BTreeMap::new();
        let mut salts = BTreeMap::new();
        let mut seat_lines = Vec::new();
        let mut date = None;
        let mut game_id = None;
        let mut commitment = None;
        let mut of_match = None;
        let mut source = None;
        let mut hash: Option<(Line<'a>, RulesHash)> = None;
        let mut seats = Vec::new();
        let mut rules_lines: Vec<Line<'a>> = Vec::new();
        let mut rules_words = BTreeSet::new();
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
                "match" if version == Version::Three => once(&mut of_match, "match", match_of(rest), rest),
                "device" if of_match.is_some() => read_device(of_match.as_mut(), rest),
                "throws" => once(&mut source, "throws", source_of(version, rest), rest),
                "rules" => {
                    once(&mut hash, "rules", RulesHash::from_str(rest).ok().map(|hash| (line, hash)), rest)
                }
                "seat" => {
                    seat_lines.push(line.number);
                    read_seat(version, "seat", &mut seats, rest)
                }
                "salt" if version.has_log() => read_of_seat("salt", rest)
                    .and_then(|(seat, salt)| insert("salt", &mut salts, seat, (line, salt))),
                "goal" if version.has_log() => read_of_seat("goal", rest)
                    .and_then(|(seat, goal)| insert("goal", &mut goals, seat, (line, goal))),
                "called" if version.has_log() => own_names
                    .read_line(rest)
                    .ok_or_else(|| RecordProblem::BadValue { word: "called", value: shorten(rest) }),
                word => match RULES_WORDS.iter().find(|known| **known == word) {
                    Some(&word) if word != "box" && !rules_words.insert(word) => {
                        Err(RecordProblem::Twice { word })
                    }
                    Some(_) => {
                        rules_lines.push(line);
                        Ok(())
                    }
                    None => Err(RecordProblem::UnknownLine { word: shorten(word), known: &HEADER_WORDS }),
                },
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
        if seats.is_empty() {
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
        if of_match.is_some() && bound.is_none() {
            return Err(missing("commitment"));
        }
        Ok(Header {
            of_match,
            version,
            edition,
            own_names,
            date,
            bound,
            seats,
            goals,
            salts,
            seat_lines,
            rules: Arc::new(rules),
            source,
            end,
        })
    }

    /// The facts that never change.
    fn facts(&self) -> Facts<'_> {
        Facts {
            edition: self.edition.as_deref(),
            own_names: &self.own_names,
            rules: &self.rules,
            date: self.date,
            source: self.source,
            bound: self.bound.as_ref().map(|(game, commitment)| (game.as_str(), *commitment)),
            of_match: self.of_match.as_ref(),
        }
    }
}

/// The source of the dice. Version 3 is for shared dice and for nothing else, so that a game has one written form.
fn source_of(version: Version, text: &str) -> Option<DiceSource> {
    let source = text.parse().ok()?;
    ((source == DiceSource::Shared) == (version == Version::Three)).then_some(source)
}

/// The most devices of a match that a record names.
const MOST_DEVICES: usize = 1000;

/// `match ID DEVICES COMMITMENT`
fn match_of(text: &str) -> Option<MatchSeed> {
    let mut words = text.split_whitespace();
    let (id, devices, commitment) = (words.next()?, words.next()?, words.next()?);
    let devices = devices.parse().ok().filter(|devices| (1..=MOST_DEVICES).contains(devices))?;
    let commitment = commitment.parse().ok()?;
    let is_whole = words.next().is_none() && is_id(id);
    let bytes = vec![None; devices];
    is_whole.then(|| MatchSeed { match_id: id.to_owned(), commitment, bytes, secret: None })
}

/// `device N HEX`
fn read_device(of_match: Option<&mut MatchSeed>, text: &str) -> Result<(), RecordProblem> {
    let (seat, bytes): (Seat, PlayerBytes) = read_of_seat("device", text)?;
    let bad = || RecordProblem::BadValue { word: "device", value: shorten(text) };
    let place = of_match.and_then(|of_match| of_match.bytes.get_mut(usize::from(seat.0)));
    once(place.ok_or_else(bad)?, "device", Some(bytes), text)
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

fn read_seat(
    version: Version,
    word: &'static str,
    seats: &mut Vec<RecordSeat>,
    text: &str,
) -> Result<(), RecordProblem> {
    let (number, who) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    if seats.len() + 1 >= usize::from(u16::MAX) || number.parse() != Ok(seats.len() + 1) {
        return Err(RecordProblem::SeatNumber { expected: Seat(seats.len() as u16), found: shorten(number) });
    }
    let who = who.trim();
    let seat = match version {
        Version::One => Some(who).filter(|name| is_name_of_version_1(name)).map(RecordSeat::of_version_1),
        Version::Two | Version::Three => seat_of(who),
    };
    seats.push(seat.ok_or_else(|| RecordProblem::BadValue { word, value: shorten(who) })?);
    Ok(())
}

/// `person Anna`, `bot:club`, `open`
fn seat_of(text: &str) -> Option<RecordSeat> {
    let (player, name) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    let name = if name.is_empty() { String::new() } else { normalise_name(name).ok()? };
    Some(RecordSeat { name, player: player.parse().ok()?, ..RecordSeat::default() })
}

/// Reads the number of a seat and a value.
fn read_of_seat<T: FromStr>(word: &'static str, text: &str) -> Result<(Seat, T), RecordProblem> {
    let bad = || RecordProblem::BadValue { word, value: shorten(text) };
    let (seat, value) = text.split_once(char::is_whitespace).ok_or_else(bad)?;
    Ok((read_number(seat, word)?, value.trim().parse().map_err(|_| bad())?))
}

fn insert<K: Ord, V>(
    word: &'static str,
    map: &mut BTreeMap<K, V>,
    key: K,
    value: V,
) -> Result<(), RecordProblem> {
    match map.insert(key, value) {
        None => Ok(()),
        Some(_) => Err(RecordProblem::Twice { word }),
    }
}

fn read_rules(lines: &[Line<'_>], hash_line: Line<'_>) -> Result<Ruleset, RecordError> {
    Ruleset::from_lines(lines.iter().map(|line| line.text)).map_err(|error| match error {
        RulesLineError::Line(index) => {
            let word = lines[index].text.split_whitespace().next();
            let word = RULES_WORDS.into_iter().find(|known| Some(*known) == word).unwrap_or("box");
            lines[index].wrong(RecordProblem::RulesLine { form: form(word) })
        }
        RulesLineError::Ruleset(reasons) => {
            let reason = reasons.into_iter().next().expect("refused rules have a reason");
            let line = lines.iter().find(|line| is_about(line.text, &reason)).copied();
            line.unwrap_or(hash_line).wrong(RecordProblem::Ruleset(reason))
        }
    })
}

/// Whether a line of the rules holds what is wrong with them.
fn is_about(line: &str, problem: &RulesetProblem) -> bool {
    let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    let of_box = |id: &BoxId| word == "box" && rest.split_whitespace().next() == Some(id.as_str());
    match problem {
        RulesetProblem::Dice(_) => word == "dice",
        RulesetProblem::Columns(_) | RulesetProblem::Factor(_) => word == "columns",
        RulesetProblem::Boxes(_) => word == "box",
        RulesetProblem::TwiceTheBox(id)
        | RulesetProblem::TwiceTheFace(id)
        | RulesetProblem::FacePays(id)
        | RulesetProblem::Pays(id)
        | RulesetProblem::OutOfReach { box_id: id, .. } => of_box(id),
        RulesetProblem::BonusRange
        | RulesetProblem::BonusWithoutUpper
        | RulesetProblem::BonusOutOfReach { .. }
        | RulesetProblem::BonusWithoutNumber
        | RulesetProblem::ColumnsWithBonus => word == "bonus",
        RulesetProblem::DeclareWithOrder
        | RulesetProblem::DeclareWithColumns
        | RulesetProblem::DeclareWithJokers => word == "declare",
        RulesetProblem::JokersNeedFullValues(_)
        | RulesetProblem::JokersWithoutYatzy
        | RulesetProblem::JokersWithColumns
        | RulesetProblem::JokersWithYatzySum => word == "joker",
        RulesetProblem::ColumnsWithOrder => word == "order",
        RulesetProblem::ColumnsWithChips => word == "chips",
        RulesetProblem::NoYatzyOfFifty => false,
    }
}

/// How a line with this first word is written.
pub(super) fn form(word: &str) -> &'static str {
    match word {
        "edition" => "edition tactic-sv",
        "game" => "game ID",
        "date" => "date 2026-06-20",
        "commitment" => "commitment HEX",
        "throws" => "throws program, throws table",
        "rules" => "rules HASH",
        "seat" => "seat 1 person Anna, seat 2 bot:club, seat 3 open",
        "joined" => "joined 3 person Mormor",
        "goal" => "goal 1 at-least:300, goal 1 win, goal 1 record",
        "salt" => "salt 1 HEX",
        "called" => "called title Cottage Yatzy, called full-house@sv Kåk",
        "left" => "left 2",
        "total" => "total 1 231",
        "bytes" => "bytes 1 HEX",
        "secret" => "secret HEX",
        "match" => "match ID 2 HEX",
        "device" => "device 1 HEX",
        "match-secret" => "match-secret HEX",
        "dice" => "dice 5",
        "columns" => "columns 1, columns 1 2 3",
        "bonus" => "bonus at-least:63 50, bonus more-than:63 50, bonus none",
        "order" => "order free, order down, order upper-first",
        "chance" => "chance any, chance last-resort",
        "zero" => "zero any, zero last-resort",
        "declare" => "declare no, declare yes",
        "chips" => "chips no, chips yes",
        "joker" => "joker none, joker booklet 100, joker official 100",
        _ => {
            "box twos face 2 pays matched, box full-house groups 3 2 pays all, box small-straight run 1 to 5 pays 15"
        }
    }
}

/// The game read so far.
struct Body {
    version: Version,
    game: Game,
    crossed_out: Vec<Turn>,
    seats: Vec<RecordSeat>,
    open_turn: bool,
    totals: u16,
    bytes: BTreeMap<u32, (usize, PlayerBytes)>,
    secret: Option<Secret>,
    match_secret: Option<Secret>,
    is_bound: bool,
    has_match: bool,
    /// The head before any link.
    first: Head,
    log: Option<LogReader>,
    /// The first break of the chain.
    broken: Option<RecordError>,
    /// The line number of each step of the game, and of each seat.
    step_lines: Vec<usize>,
    seat_lines: Vec<usize>,
}

impl Body {
    fn new(header: &Header<'_>) -> Body {
        Body {
            version: header.version,
            game: new_game(header),
            crossed_out: Vec::new(),
            seats: header.seats.clone(),
            open_turn: false,
            totals: 0,
            bytes: BTreeMap::new(),
            secret: None,
            match_secret: None,
            is_bound: header.bound.is_some(),
            has_match: header.of_match.is_some(),
            first: header.facts().head(),
            log: None,
            broken: None,
            step_lines: Vec::new(),
            seat_lines: header.seat_lines.clone(),
        }
    }

    fn read(&mut self, line: Line<'_>) -> Result<(), RecordProblem> {
        if self.log.is_some() {
            self.read_log(line);
            return Ok(());
        }
        self.read_game(line)?;
        // A line may end several steps.
        self.step_lines.resize(self.game.steps().len(), line.number);
        Ok(())
    }

    fn read_game(&mut self, line: Line<'_>) -> Result<(), RecordProblem> {
        if let Some(turn) = line.text.strip_prefix('~') {
            return self.cross_out(turn);
        }
        if line.text.starts_with(|c: char| c.is_ascii_digit()) {
            return self.turn(line.text);
        }
        let (word, rest) = line.text.split_once(char::is_whitespace).unwrap_or((line.text, ""));
        let rest = rest.trim();
        if !self.crossed_out.is_empty() {
            return Err(RecordProblem::CrossedOutAlone);
        }
        match word {
            "joined" => {
                self.seat_lines.push(line.number);
                self.joined(rest)
            }
            "left" => self.record(&Event::Left { seat: read_number(rest, "left")? }),
            "abandoned" if rest.is_empty() => self.record(&Event::Abandoned),
            "total" => self.total(rest),
            "bytes" if self.is_bound && self.game.source() != DiceSource::Shared => {
                self.player_bytes(line.number, rest)
            }
            "secret" if self.is_bound => once(&mut self.secret, "secret", rest.parse().ok(), ""),
            "match-secret" if self.has_match => {
                once(&mut self.match_secret, "match-secret", rest.parse().ok(), "")
            }
            "log" if self.version.has_log() && rest.is_empty() => {
                let first_seats = self.game.first_seats();
                let game = Game::new(self.game.rules().clone(), first_seats, self.game.source());
                self.log = Some(LogReader::new(self.first, game));
                Ok(())
            }
            "hash" if self.version.has_log() => Err(RecordProblem::Missing { word: "log" }),
            _ => Err(RecordProblem::UnknownLine { word: shorten(word), known: &BODY_WORDS }),
        }
    }

    /// A line that does not fit is a break of the chain; only the first is reported.
    fn read_log(&mut self, line: Line<'_>) {
        let (None, Some(log)) = (&self.broken, &mut self.log) else { return };
        let bytes = &self.bytes;
        let read = log.read(line.text, |number| bytes.get(&number).map(|(_, bytes)| *bytes));
        self.broken = read.err().map(|_| line.wrong(RecordProblem::Chain));
    }

    fn record(&mut self, event: &Event) -> Result<(), RecordProblem> {
        if self.has_ended() {
            return Err(RecordProblem::AfterTheEnd);
        }
        self.game.record(event).map_err(RecordProblem::Refused)
    }

    fn joined(&mut self, text: &str) -> Result<(), RecordProblem> {
        let seat = Seat(self.seats.len() as u16);
        read_seat(self.version, "joined", &mut self.seats, text)?;
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

    /// Totals, bytes, the secret and the log stand below all turns.
    fn has_ended(&self) -> bool {
        let has_secret = self.secret.is_some() || self.match_secret.is_some();
        self.totals > 0 || !self.bytes.is_empty() || has_secret || self.log.is_some()
    }

    fn player_bytes(&mut self, line: usize, text: &str) -> Result<(), RecordProblem> {
        let bad = || RecordProblem::BadValue { word: "bytes", value: shorten(text) };
        let (number, bytes) = text.split_once(char::is_whitespace).ok_or_else(bad)?;
        let number = number.parse().ok().filter(|&number| number > 0).ok_or_else(bad)?;
        insert("bytes", &mut self.bytes, number, (line, bytes.trim().parse().map_err(|_| bad())?))
    }

    /// Whether the line above left a turn unfinished that its seat can still play.
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
            return Err(RecordProblem::UnknownLine { word: "total".to_owned(), known: &BODY_WORDS });
        }
        let card = self.game.card(seat).ok_or_else(bad)?;
        let expected = card.totals(self.game.rules()).total;
        self.totals += 1;
        if found == expected { Ok(()) } else { Err(RecordProblem::WrongTotal { expected, found }) }
    }

    fn finish(
        mut self,
        header: Header<'_>,
        last: usize,
    ) -> Result<(Record, Option<RecordError>), RecordError> {
        let at = |line: usize, problem: RecordProblem| RecordError { line, problem };
        if !self.crossed_out.is_empty() {
            return Err(at(last, RecordProblem::CrossedOutAlone));
        }
        let thrown = fair::throws(&self.game).count() as u32;
        if let Some((&number, &(line, _))) = self.bytes.range(thrown.saturating_add(1)..).next() {
            return Err(at(line, RecordProblem::NoSuchThrow { number }));
        }
        for (&seat, (line, goal)) in &header.goals {
            let place = self.seats.get_mut(usize::from(seat.0));
            place.ok_or_else(|| line.wrong(RecordProblem::Refused(Refusal::NoSuchSeat(seat))))?.goal = *goal;
        }
        for (seat, (line, salt)) in &header.salts {
            let named = self.seats.get_mut(usize::from(seat.0)).filter(|seat| !seat.name.is_empty());
            let bad = || RecordProblem::BadValue { word: "salt", value: seat.to_string() };
            named.ok_or_else(|| line.wrong(bad()))?.salt = Some(*salt);
            if self.log.is_none() {
                return Err(line.wrong(RecordProblem::Missing { word: "log" }));
            }
        }
        let broken =
            self.broken.take().or_else(|| self.breaks(last).map(|line| at(line, RecordProblem::Chain)));
        let Header { edition, own_names, date, bound, of_match, .. } = header;
        let Body { game, seats, bytes, secret, match_secret, log, .. } = self;
        let of_match = of_match.map(|of_match| MatchSeed { secret: match_secret, ..of_match });
        let bytes = bytes.into_iter().map(|(number, (_, bytes))| (number, bytes)).collect();
        let proof = bound.map(|(game_id, commitment)| Proof { game_id, commitment, bytes, secret, of_match });
        let log = log.filter(|_| broken.is_none()).map(|log| log.links);
        Ok((Record { edition, date, own_names, seats, game, proof, log }, broken))
    }

    /// The first line above the log that differs from the log.
    fn breaks(&self, last: usize) -> Option<usize> {
        let log = self.log.as_ref()?;
        if !log.is_whole() {
            return Some(last);
        }
        let told = |(seat, now): (Seat, &RecordSeat)| now.sealed_seat().as_ref() == log.sealed_seat(seat);
        if let Some(place) = (0..).map(Seat).zip(&self.seats).position(|seat| !told(seat)) {
            return self.seat_lines.get(place).copied().or(Some(last));
        }
        let step = log.differs(&self.game)?;
        Some(self.step_lines.get(step).copied().unwrap_or(last))
    }
}

fn new_game(header: &Header<'_>) -> Game {
    Game::new(header.rules.clone(), header.seats.len() as u16, header.source)
}

fn read_number(text: &str, word: &'static str) -> Result<Seat, RecordProblem> {
    let seat = text.parse().ok().and_then(Seat::from_number);
    seat.ok_or_else(|| RecordProblem::BadValue { word, value: shorten(text) })
}
