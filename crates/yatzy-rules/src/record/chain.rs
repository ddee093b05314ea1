//! The hash chain: every event in order, each hashed together with everything before it. Nothing is ever
//! removed: undoing a choice adds a link. Every head that a device has seen therefore stays in the chain of
//! every later record. `docs/record.md` defines the chain for other implementations.

use super::error::RecordProblem;
use super::line::{read_points, read_turn, write_rest};
use crate::fair::{Commitment, Head, MatchSeed, PlayerBytes, Salt, Seal, field};
use crate::{
    Cell, Date, DiceSource, Entry, Event, Goal, Hand, Keep, Names, ParseError, Player, Points, Ruleset, Seat,
    TableTurn, Turn,
};
use sha2::{Digest, Sha256};
use std::fmt;
use std::str::FromStr;

/// A domain tag: keeps the chain distinct from other hashes.
const TAG: &str = "yatzy chain 1";

/// The domain tag of sealed names.
const NAME_TAG: &str = "yatzy name 1";

/// Digits of the head at the beginning of a log line.
pub(super) const SHORT: usize = 8;

impl Head {
    /// The head after one more line.
    #[must_use]
    pub fn after(self, line: &str) -> Head {
        Head(Sha256::digest(format!("{self}\n{line}\n")).into())
    }

    /// The first digits: enough to recognise the head, not enough to trust it.
    pub fn short(&self) -> String {
        self.to_string().chars().take(SHORT).collect()
    }
}

impl Seal {
    /// Seals a name with its salt. Name and salt together can be checked; without the salt the name can't be
    /// guessed.
    pub fn of(name: &str, salt: Salt) -> Seal {
        let mut bytes = Vec::new();
        field(&mut bytes, NAME_TAG.as_bytes());
        field(&mut bytes, &salt.0);
        field(&mut bytes, name.as_bytes());
        Seal(Sha256::digest(&bytes).into())
    }
}

/// The facts of a game that never change. The chain starts with them.
#[derive(Clone, Copy, Debug)]
#[allow(missing_docs, reason = "the field names say it")]
pub struct Facts<'a> {
    pub edition: Option<&'a str>,
    /// The names in a custom ruleset.
    pub own_names: &'a Names,
    pub rules: &'a Ruleset,
    pub date: Option<Date>,
    pub source: DiceSource,
    /// The game's id and the commitment of its dice.
    pub bound: Option<(&'a str, Commitment)>,
    /// The match whose dice these are.
    pub of_match: Option<&'a MatchSeed>,
}

impl Facts<'_> {
    /// The facts as lines, in the order of a record.
    pub(super) fn lines(&self) -> Vec<String> {
        let mut lines = Vec::new();
        lines.extend(self.edition.map(|edition| format!("edition {edition}")));
        lines.extend(self.own_names.lines().map(|line| format!("called {line}")));
        lines.push(format!("rules {}", self.rules.hash()));
        lines.extend(self.rules.lines());
        lines.extend(self.date.map(|date| format!("date {date}")));
        lines.push(format!("throws {}", self.source));
        if let Some((game, commitment)) = self.bound {
            lines.push(format!("game {game}"));
            lines.push(format!("commitment {commitment}"));
        }
        if let Some(of_match) = self.of_match {
            let MatchSeed { match_id, commitment, bytes, .. } = of_match;
            lines.push(format!("match {match_id} {} {commitment}", bytes.len()));
            let given = (1..).zip(bytes).filter_map(|(number, bytes)| Some((number, bytes.as_ref()?)));
            lines.extend(given.map(|(number, bytes): (u32, _)| format!("device {number} {bytes}")));
        }
        lines
    }

    /// The first head of the chain.
    pub fn head(&self) -> Head {
        let mut hash = Sha256::new();
        for line in std::iter::once(TAG.to_owned()).chain(self.lines()) {
            hash.update(line);
            hash.update("\n");
        }
        Head(hash.finalize().into())
    }
}

/// A seat in the chain: with the seal of its name instead of the name.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the field names say it")]
pub struct SealedSeat {
    pub player: Player,
    pub goal: Goal,
    /// The sealed name; `None` without a name.
    pub name: Option<Seal>,
}

/// `person mean HEX`, with `-` without a name.
impl fmt::Display for SealedSeat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} ", self.player, self.goal)?;
        match self.name {
            Some(name) => write!(f, "{name}"),
            None => f.write_str("-"),
        }
    }
}

impl FromStr for SealedSeat {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<SealedSeat, ParseError> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let &[player, goal, name] = words.as_slice() else { return Err(ParseError) };
        let name = if name == "-" { None } else { Some(name.parse()?) };
        Ok(SealedSeat { player: player.parse()?, goal: goal.parse()?, name })
    }
}

/// One link of the chain.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the field names say it")]
pub enum Link {
    /// The state of a seat from now on.
    Seat(Seat, SealedSeat),
    /// An event of the rules.
    Play {
        event: Event,
        /// The bytes of the player's device in a throw.
        bytes: Option<PlayerBytes>,
    },
    /// The game is final: nothing can be undone any more.
    Sealed,
    /// The match is over, and the dice may be revealed.
    Opened,
}

impl Link {
    /// The line in a record, in which the bytes of a throw have a line of their own.
    pub fn line(&self, rules: &Ruleset) -> String {
        match self {
            Link::Seat(seat, sealed_seat) => format!("seat {seat} {sealed_seat}"),
            Link::Play { event, .. } => line_of(event, rules),
            Link::Sealed => "sealed".to_owned(),
            Link::Opened => "opened".to_owned(),
        }
    }

    /// The text that the chain hashes: the line, with the bytes of a throw appended.
    pub fn text(&self, rules: &Ruleset) -> String {
        match self {
            Link::Play { bytes: Some(bytes), .. } => format!("{} {bytes}", self.line(rules)),
            _ => self.line(rules),
        }
    }

    /// Reads the line of a record. Legality is not checked here.
    pub(super) fn read(line: &str, rules: &Ruleset) -> Result<Link, RecordProblem> {
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        let event = match word {
            "sealed" if rest.is_empty() => return Ok(Link::Sealed),
            "opened" if rest.is_empty() => return Ok(Link::Opened),
            "seat" => {
                let (number, sealed_seat) =
                    rest.split_once(char::is_whitespace).ok_or(RecordProblem::Chain)?;
                return Ok(Link::Seat(seat(number)?, sealed_seat.parse().map_err(|_| RecordProblem::Chain)?));
            }
            "tabled" => {
                let (seat, table, entry) = told(&format!("1.{rest}"), rules)?;
                Event::Tabled { seat: seat.1, table, entry }
            }
            "corrected" => {
                let ((round, seat), table, entry) = told(rest, rules)?;
                Event::Corrected { round, seat, table, entry }
            }
            "took-back" => Event::TookBack { seat: seat(rest)? },
            "hinted" => Event::Hinted { seat: seat(rest)? },
            "joined" => Event::Joined { seat: seat(rest)? },
            "left" => Event::Left { seat: seat(rest)? },
            "abandoned" if rest.is_empty() => Event::Abandoned,
            "named" | "thrown" | "entered" => of_dice(word, rest, rules)?,
            _ => return Err(RecordProblem::Chain),
        };
        Ok(Link::Play { event, bytes: None })
    }
}

fn seat(number: &str) -> Result<Seat, RecordProblem> {
    number.parse().ok().and_then(Seat::from_number).ok_or(RecordProblem::Chain)
}

/// `named 1 fours`, `thrown 1 (6-6) 2-4-6`, `entered 1 full-house 25 +100`
fn of_dice(word: &str, rest: &str, rules: &Ruleset) -> Result<Event, RecordProblem> {
    let cell = |id: &str| rules.cell(id).ok_or(RecordProblem::Chain);
    let points = |text: &str| read_points(text).ok_or(RecordProblem::Chain);
    let words: Vec<&str> = rest.split_whitespace().collect();
    Ok(match (word, words.as_slice()) {
        ("named", &[number, id]) => Event::Named { seat: seat(number)?, cell: cell(id)? },
        ("thrown", &[number, kept, fell]) => {
            let kept = kept.strip_prefix('(').and_then(|kept| kept.strip_suffix(')'));
            let keep: Keep = kept.ok_or(RecordProblem::Chain)?.parse().map_err(RecordProblem::Hand)?;
            let fell: Hand = fell.parse().map_err(RecordProblem::Hand)?;
            Event::Thrown { seat: seat(number)?, keep, fell }
        }
        ("entered", &[number, id, written]) => {
            entered(seat(number)?, cell(id)?, points(written)?, Points::ZERO)
        }
        ("entered", &[number, id, written, extra]) => {
            let extra = points(extra.strip_prefix('+').ok_or(RecordProblem::Chain)?)?;
            entered(seat(number)?, cell(id)?, points(written)?, extra)
        }
        _ => return Err(RecordProblem::Chain),
    })
}

fn entered(seat: Seat, cell: Cell, points: Points, extra: Points) -> Event {
    Event::Entered { seat, entry: Entry { cell, points, extra } }
}

/// Reads a table turn in the form of its line.
fn told(line: &str, rules: &Ruleset) -> Result<((u16, Seat), TableTurn, Entry), RecordProblem> {
    let turn = read_turn(line, rules)?;
    let entry = turn.entry.filter(|_| !turn.hinted).ok_or(RecordProblem::Chain)?;
    Ok(((turn.round, turn.seat), turn.as_table(entry), entry))
}

fn line_of(event: &Event, rules: &Ruleset) -> String {
    let id = |cell: Cell| rules.cell_id(cell);
    match event {
        Event::Named { seat, cell } => format!("named {seat} {}", id(*cell)),
        Event::Thrown { seat, keep, fell } => format!("thrown {seat} ({keep}) {fell}"),
        Event::Entered { seat, entry } if entry.extra > Points::ZERO => {
            format!("entered {seat} {} {} +{}", id(entry.cell), entry.points, entry.extra)
        }
        Event::Entered { seat, entry } => format!("entered {seat} {} {}", id(entry.cell), entry.points),
        Event::Tabled { seat, table, entry } => format!("tabled {seat}{}", rest(*seat, table, *entry, rules)),
        Event::Corrected { round, seat, table, entry } => {
            format!("corrected {round}.{seat}{}", rest(*seat, table, *entry, rules))
        }
        Event::TookBack { seat } => format!("took-back {seat}"),
        Event::Hinted { seat } => format!("hinted {seat}"),
        Event::Joined { seat } => format!("joined {seat}"),
        Event::Left { seat } => format!("left {seat}"),
        Event::Abandoned => "abandoned".to_owned(),
    }
}

/// A table turn in the form of its line, after the number.
fn rest(seat: Seat, table: &TableTurn, entry: Entry, rules: &Ruleset) -> String {
    let mut turn = Turn::new(seat, 1);
    turn.set_play(table);
    turn.entry = Some(entry);
    let mut line = String::new();
    write_rest(&turn, rules, &mut line).expect("a string can be written to");
    line
}

/// All heads of a record, starting with the one before any link.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chain {
    heads: Vec<Head>,
}

impl Chain {
    /// The heads of these links after the facts.
    pub(super) fn of(facts: &Facts<'_>, links: &[Link]) -> Chain {
        let mut head = facts.head();
        let mut heads = vec![head];
        for link in links {
            head = head.after(&link.text(facts.rules));
            heads.push(head);
        }
        Chain { heads }
    }

    /// The newest head, which the record states.
    pub fn newest(&self) -> Head {
        *self.heads.last().expect("a chain has its first head")
    }

    /// All of them, oldest first.
    pub fn heads(&self) -> &[Head] {
        &self.heads
    }

    /// The number of links before this head; `None` if it is not in the chain.
    pub fn place(&self, head: Head) -> Option<usize> {
        self.heads.iter().position(|known| *known == head)
    }
}
