//! The commands of the line mode.

use super::goal;
use yatzy_rules::{Cell, CellSet, Goal, Hand, HandError, Keep, Points, Ruleset, Seat, Shown};
use yatzy_text::{PadNames, Text, box_of_letter};

/// A command.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// Say what can be said.
    Help,
    /// Say how the game stands.
    Look,
    /// Say what each open box scores.
    Boxes,
    /// Say a whole column.
    Card(Option<u16>),
    /// Say the rules in force.
    Rules,
    /// Say who leads.
    Standings,
    /// Say the records and averages of this house.
    Statistics,
    /// Keep these dice at the next throw.
    Keep(Keep),
    Throw,
    /// Name a box.
    Name(Cell),
    /// Enter the dice in a box. Points are given for a zero, and with real dice instead of the dice.
    Enter(Cell, Option<Points>),
    /// Report real dice.
    Dice(Hand),
    /// Report the number of throws.
    Throws(u16),
    /// Claim an extra yatzy with the points that follow.
    Extra,
    /// Replace a finished turn.
    Correct {
        round: u16,
        seat: Seat,
        cell: Cell,
        shown: Shown,
    },
    /// Take the last choice back.
    Undo,
    /// Ask the coach.
    Coach,
    /// Say the goal, or set another one.
    Goal(Option<Goal>),
    /// Take up an unfinished game.
    Continue(usize),
    /// End the game for everyone.
    Abandon,
    /// The seat to play leaves.
    SeatLeaves,
    /// The same table again.
    Again,
    /// Luck and skill of a game that is over.
    Report,
    /// A game that is over, step by step.
    Replay,
    /// The game log as a file.
    Save,
    /// The games that are over.
    Finished,
    /// Open one of them again.
    Open(usize),
    /// Let the computer play for a person who is away.
    StepIn,
    /// Sit down by a name.
    Sit(String),
    /// Ask for the seat of this name, which another device holds.
    Ask(String),
    /// Allow or refuse such a request, by its number.
    Answer(Option<u16>, bool),
    /// An address at which another device takes the seat.
    Move,
    /// Leave; the game is saved.
    Quit,
}

/// Why a line is no command.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CommandError {
    /// No such command.
    Unknown(String),
    /// The command wants a box.
    NoBox,
    /// There is no such box.
    UnknownBox(String),
    /// The dice can't be read.
    Hand(HandError),
    /// The command wants a number.
    NoNumber(String),
    /// There is no such goal.
    NoGoal(String),
}

/// The names of boxes in this game.
pub struct Vocabulary<'a> {
    pub rules: &'a Ruleset,
    pub names: &'a PadNames,
    /// The language.
    pub text: Text,
}

impl Vocabulary<'_> {
    /// Reads a line; `None` if it is empty or a comment.
    pub fn read(&self, line: &str) -> Option<Result<Command, CommandError>> {
        let line = line.trim();
        if line.is_empty() || line.starts_with('#') {
            return None;
        }
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        Some(self.command(&word.to_lowercase(), rest.trim()))
    }

    fn command(&self, word: &str, rest: &str) -> Result<Command, CommandError> {
        let number = |text: &str| text.parse().map_err(|_| CommandError::NoNumber(text.to_owned()));
        let optional = |text: &str| if text.is_empty() { Ok(None) } else { number(text).map(Some) };
        Ok(match word {
            "help" | "?" => Command::Help,
            "look" => Command::Look,
            "boxes" => Command::Boxes,
            "card" => Command::Card(optional(rest)?),
            "rules" => Command::Rules,
            "standings" => Command::Standings,
            "statistics" => Command::Statistics,
            "keep" | "k" => Command::Keep(read_keep(rest)?),
            "throw" | "t" => Command::Throw,
            "name" => Command::Name(self.cell(rest)?),
            "enter" => self.enter(rest)?,
            "dice" => Command::Dice(rest.parse().map_err(CommandError::Hand)?),
            "throws" => Command::Throws(number(rest)?),
            "extra" => Command::Extra,
            "correct" => self.correct(rest)?,
            "undo" => Command::Undo,
            "coach" => Command::Coach,
            "goal" if rest.is_empty() => Command::Goal(None),
            "goal" => Command::Goal(Some(goal::read(rest)?)),
            "continue" => Command::Continue(usize::from(optional(rest)?.unwrap_or(1))),
            "abandon" => Command::Abandon,
            "seat-leaves" => Command::SeatLeaves,
            "again" => Command::Again,
            "report" => Command::Report,
            "replay" => Command::Replay,
            "save" => Command::Save,
            "finished" => Command::Finished,
            "open" => Command::Open(usize::from(number(rest)?)),
            "computer" => Command::StepIn,
            "sit" => Command::Sit(rest.to_owned()),
            "ask" => Command::Ask(rest.to_owned()),
            "allow" => Command::Answer(optional(rest)?, true),
            "refuse" => Command::Answer(optional(rest)?, false),
            "move" => Command::Move,
            "quit" | "leave" | "exit" | "q" => Command::Quit,
            // Dice alone, as they are read off the table.
            _ if word.bytes().all(|byte| byte.is_ascii_digit()) => {
                Command::Dice(format!("{word} {rest}").parse().map_err(CommandError::Hand)?)
            }
            _ => return Err(CommandError::Unknown(word.to_owned())),
        })
    }

    /// `full-house`, `full house 28`: a number at the end is points, unless the name of the box ends with it.
    fn enter(&self, text: &str) -> Result<Command, CommandError> {
        if let Some((name, last)) = text.rsplit_once(char::is_whitespace)
            && let (Ok(points), Ok(cell)) = (last.parse(), self.cell(name.trim()))
        {
            return Ok(Command::Enter(cell, Some(Points(points))));
        }
        self.cell(text).map(|cell| Command::Enter(cell, None))
    }

    /// `3 1 full-house 6 6 6 5 5`, or `3 1 full-house points 28`.
    fn correct(&self, text: &str) -> Result<Command, CommandError> {
        let mut words = text.split_whitespace();
        let mut number = || {
            let word = words.next().unwrap_or_default();
            word.parse::<u16>().map_err(|_| CommandError::NoNumber(word.to_owned()))
        };
        let (round, seat) = (number()?, number()?);
        let cell = self.cell(words.next().unwrap_or_default())?;
        let rest: Vec<&str> = words.collect();
        let shown = match rest.as_slice() {
            ["points", points] => {
                let points =
                    Points(points.parse().map_err(|_| CommandError::NoNumber((*points).to_owned()))?);
                Shown::Points { points, extra_yatzy: false }
            }
            dice => Shown::Hand(dice.join(" ").parse().map_err(CommandError::Hand)?),
        };
        Ok(Command::Correct { round, seat: Seat(seat.wrapping_sub(1)), cell, shown })
    }

    /// A box by its id, its name, or its letter.
    pub(super) fn cell(&self, text: &str) -> Result<Cell, CommandError> {
        if text.is_empty() {
            return Err(CommandError::NoBox);
        }
        // Keyboards have the straight apostrophe and the plain space only.
        let plain = |name: &str| name.to_lowercase().replace('’', "'").replace('\u{a0}', " ");
        let wanted = plain(text);
        let named = |cell: &Cell| {
            let name = plain(&self.text.cell_name(self.names, self.rules, *cell));
            name == wanted || name.replace(" ×", " x") == wanted
        };
        let by_letter = || {
            let mut letters = wanted.chars();
            let (letter, rest) = (letters.next()?, letters.as_str());
            let row = box_of_letter(letter).filter(|row| *row < self.rules.boxes().len())?;
            let id = self.rules.boxes()[row].id.as_str();
            self.rules
                .cell(&if self.rules.columns().len() == 1 { id.to_owned() } else { format!("{id}-{rest}") })
                .filter(|_| rest.is_empty() == (self.rules.columns().len() == 1))
        };
        let cells: CellSet = self.rules.cells();
        let by_id = self.rules.cell(&wanted.replace(' ', "-"));
        let found = by_id.or_else(|| cells.iter().find(named)).or_else(by_letter);
        found.ok_or_else(|| CommandError::UnknownBox(text.to_owned()))
    }
}

fn read_keep(text: &str) -> Result<Keep, CommandError> {
    if matches!(text, "none" | "nothing") {
        return Ok(Keep::NOTHING);
    }
    text.parse().map_err(CommandError::Hand)
}

#[cfg(test)]
mod tests {
    use super::*;
    use yatzy_rules::Catalogue;
    use yatzy_text::Lang;

    fn read(rules: &str, line: &str) -> Result<Command, CommandError> {
        let rules = Catalogue::get().rules(rules).unwrap();
        let names = PadNames::default();
        Vocabulary { rules: &rules, names: &names, text: Text::new(Lang::En) }.read(line).unwrap()
    }

    #[test]
    fn a_box_goes_by_id_name_or_letter() {
        let rules = Catalogue::get().rules("yatzy").unwrap();
        let house = rules.cell("full-house").unwrap();
        for line in ["enter full-house", "enter Full House", "enter o", "ENTER full-house"] {
            assert_eq!(read("yatzy", line), Ok(Command::Enter(house, None)), "{line}");
        }
        assert_eq!(read("yatzy", "enter full house 0"), Ok(Command::Enter(house, Some(Points(0)))));
        let triple = Catalogue::get().rules("triple").unwrap();
        let cell = triple.cell("full-house-x2").unwrap();
        for line in ["enter full-house-x2", "enter full house ×2", "enter full house x2", "enter ox2"] {
            assert_eq!(read("triple", line), Ok(Command::Enter(cell, None)), "{line}");
        }
    }

    #[test]
    fn what_is_wrong_is_named() {
        assert_eq!(read("yatzy", "roll"), Err(CommandError::Unknown("roll".into())));
        assert_eq!(read("yatzy", "enter"), Err(CommandError::NoBox));
        assert_eq!(read("yatzy", "enter nonsense"), Err(CommandError::UnknownBox("nonsense".into())));
        assert_eq!(read("yatzy", "throws x"), Err(CommandError::NoNumber("x".into())));
        assert!(matches!(read("yatzy", "keep 7"), Err(CommandError::Hand(_))));
        assert_eq!(read("yatzy", "keep none"), Ok(Command::Keep(Keep::NOTHING)));
    }

    #[test]
    fn corrections_name_turn_box_and_dice() {
        let rules = Catalogue::get().rules("yatzy").unwrap();
        let house = rules.cell("full-house").unwrap();
        let correct = |shown| Ok(Command::Correct { round: 3, seat: Seat(0), cell: house, shown });
        let hand = Shown::Hand("66655".parse().unwrap());
        assert_eq!(read("yatzy", "correct 3 1 full-house 6 6 6 5 5"), correct(hand));
        let points = Shown::Points { points: Points(28), extra_yatzy: false };
        assert_eq!(read("yatzy", "correct 3 1 full-house points 28"), correct(points));
    }
}
