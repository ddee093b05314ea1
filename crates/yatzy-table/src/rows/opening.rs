//! The opening of a game: facts for the chain of its record that are stored nowhere else. It never changes.

use crate::SavedSeat;
use std::fmt;
use std::str::FromStr;
use yatzy_rules::{Date, ParseError, SealedSeat, Seat};

/// How a game began.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Opening {
    /// The date at the place where the game was made.
    pub date: Option<Date>,
    /// The first seats, with hashed names.
    pub seats: Vec<SealedSeat>,
}

impl Opening {
    /// The opening of a game with these seats. Every name gets a salt from fresh random bytes.
    pub fn of(seats: &mut [SavedSeat], date: Option<Date>, fresh: [u8; 32]) -> Opening {
        let sit = |(seat, saved): (Seat, &mut SavedSeat)| {
            saved.salt = None;
            saved.salt_name(seat, fresh);
            saved.sitting()
        };
        Opening { date, seats: (0..).map(Seat).zip(seats).map(sit).collect() }
    }
}

/// The stored form: a line for the date, and one for each seat.
impl fmt::Display for Opening {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.date.iter().try_for_each(|date| writeln!(f, "date {date}"))?;
        self.seats.iter().try_for_each(|seat| writeln!(f, "seat {seat}"))
    }
}

yatzy_rules::serde_as_text!(Opening);

impl FromStr for Opening {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Opening, ParseError> {
        let mut opening = Opening { date: None, seats: Vec::new() };
        for line in text.lines() {
            match line.split_once(' ').ok_or(ParseError)? {
                ("date", day) if opening.date.is_none() => opening.date = Some(day.parse()?),
                ("seat", sitting) => opening.seats.push(sitting.parse()?),
                _ => return Err(ParseError),
            }
        }
        Ok(opening)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_read_as_it_is_written() {
        let mut seats =
            [SavedSeat::person("Anna"), SavedSeat::bot("club", "club"), SavedSeat::person("Anna")];
        let opening = Opening::of(&mut seats, "2026-06-20".parse().ok(), [7; 32]);
        assert_eq!(opening.to_string().parse(), Ok(opening.clone()));
        // Equal names have different hashes, and a level is no name.
        assert_ne!(opening.seats[0].name, opening.seats[2].name);
        assert_eq!(opening.seats[1].name, None);
        assert!("date 2026-06-20\ndate 2026-06-20\n".parse::<Opening>().is_err());
        assert!("seat person".parse::<Opening>().is_err());
    }
}
