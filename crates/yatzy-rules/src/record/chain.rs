//! The chain: everything that happened, in the order in which it happened, each hashed together with all that came
//! before. Nothing is ever taken out of it: a choice that is taken back is one more link. So every head that a device
//! has seen stays in the chain of every later record. `docs/record.md` defines it for other languages.

use super::error::RecordProblem;
use super::line::{read_points, read_turn, write_rest};
use crate::fair::{Commitment, Head, PlayerBytes, Salt, Seal, field};
use crate::{
    Cell, Date, DiceSource, Entry, Event, Goal, Hand, Keep, Names, Player, Points, Ruleset, Seat, TableTurn,
    Turn, UnknownForm,
};
use sha2::{Digest, Sha256};
use std::fmt;
use std::str::FromStr;

/// What the chain is taken over first, so that it can't be mistaken for another hash.
const TAG: &str = "yatzy chain 1";

/// What a sealed name is taken over first.
const NAME_TAG: &str = "yatzy name 1";

/// How many digits of its head stand before a line of the log.
pub(super) const SHORT: usize = 8;

impl Head {
    /// The head after one more line.
    #[must_use]
    pub fn after(self, line: &str) -> Head {
        Head(Sha256::digest(format!("{self}\n{line}\n")).into())
    }

    /// Its first digits: enough to recognise it, not enough to trust it.
    pub fn short(&self) -> String {
        self.to_string().chars().take(SHORT).collect()
    }
}

impl Seal {
    /// A name, sealed by its salt. Whoever has both can check it; without the salt nobody can guess the name.
    pub fn of(name: &str, salt: Salt) -> Seal {
        let mut bytes = Vec::new();
        field(&mut bytes, NAME_TAG.as_bytes());
        field(&mut bytes, &salt.0);
        field(&mut bytes, name.as_bytes());
        Seal(Sha256::digest(&bytes).into())
    }
}

/// What never changes in a game, and the chain begins with.
#[derive(Clone, Copy, Debug)]
pub struct Facts<'a> {
    /// The edition.
    pub edition: Option<&'a str>,
    /// What rules of one's own call things.
    pub own_names: &'a Names,
    /// The rules.
    pub rules: &'a Ruleset,
    /// The day.
    pub date: Option<Date>,
    /// Whose dice are thrown.
    pub source: DiceSource,
    /// The game's id and what its dice were bound to.
    pub bound: Option<(&'a str, Commitment)>,
}

impl Facts<'_> {
    /// As lines, in the order in which a record has them.
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

/// A seat as the chain knows it: without the name, of which it has the seal alone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sitting {
    /// Who plays it.
    pub player: Player,
    /// What for.
    pub goal: Goal,
    /// The name, sealed; `None` where there is none.
    pub name: Option<Seal>,
}

/// `person mean HEX`, with `-` where there is no name.
impl fmt::Display for Sitting {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} ", self.player, self.goal)?;
        match self.name {
            Some(name) => write!(f, "{name}"),
            None => f.write_str("-"),
        }
    }
}

impl FromStr for Sitting {
    type Err = UnknownForm;

    fn from_str(text: &str) -> Result<Sitting, UnknownForm> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let &[player, goal, name] = words.as_slice() else { return Err(UnknownForm) };
        let name = if name == "-" { None } else { Some(name.parse()?) };
        Ok(Sitting { player: player.parse()?, goal: goal.parse()?, name })
    }
}

/// One link of the chain.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Link {
    /// How a seat is from now on.
    Seat(Seat, Sitting),
    /// Something that the rules know.
    Play {
        /// The event.
        event: Event,
        /// What the player's device brought to a throw.
        bytes: Option<PlayerBytes>,
    },
    /// Nothing can be taken back any more.
    Sealed,
}

impl Link {
    /// Its line in a record, where the bytes of a throw have a line of their own.
    pub fn line(&self, rules: &Ruleset) -> String {
        match self {
            Link::Seat(seat, sitting) => format!("seat {seat} {sitting}"),
            Link::Play { event, .. } => line_of(event, rules),
            Link::Sealed => "sealed".to_owned(),
        }
    }

    /// What the chain is taken over: its line, and behind it the bytes of a throw that has some.
    pub fn text(&self, rules: &Ruleset) -> String {
        match self {
            Link::Play { bytes: Some(bytes), .. } => format!("{} {bytes}", self.line(rules)),
            _ => self.line(rules),
        }
    }

    /// Reads its line in a record. Whether it could happen is not judged here.
    pub(super) fn read(line: &str, rules: &Ruleset) -> Result<Link, RecordProblem> {
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        let event = match word {
            "sealed" if rest.is_empty() => return Ok(Link::Sealed),
            "seat" => {
                let (number, sitting) = rest.split_once(char::is_whitespace).ok_or(RecordProblem::Chain)?;
                return Ok(Link::Seat(seat(number)?, sitting.parse().map_err(|_| RecordProblem::Chain)?));
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

/// A whole turn told from the table, in the words of its line.
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

/// A turn told from the table as its line has it, behind the number.
fn rest(seat: Seat, table: &TableTurn, entry: Entry, rules: &Ruleset) -> String {
    let mut turn = Turn::new(seat, 1);
    turn.tell(table);
    turn.entry = Some(entry);
    let mut line = String::new();
    write_rest(&turn, rules, &mut line).expect("a string can be written to");
    line
}

/// The heads of a record, the first one before anything happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chain {
    heads: Vec<Head>,
}

impl Chain {
    /// The heads of some links after the facts.
    pub(super) fn of(facts: &Facts<'_>, links: &[Link]) -> Chain {
        let mut head = facts.head();
        let mut heads = vec![head];
        for link in links {
            head = head.after(&link.text(facts.rules));
            heads.push(head);
        }
        Chain { heads }
    }

    /// The newest head: what the record says of itself.
    pub fn newest(&self) -> Head {
        *self.heads.last().expect("a chain has its first head")
    }

    /// All of them, oldest first.
    pub fn heads(&self) -> &[Head] {
        &self.heads
    }

    /// How many links there were when this was the newest head; `None` if it never was.
    pub fn place(&self, head: Head) -> Option<usize> {
        self.heads.iter().position(|known| *known == head)
    }
}
