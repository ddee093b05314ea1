//! How a game began: what the chain of its record needs and nothing else keeps. Written once, never changed.

use crate::SavedSeat;
use std::fmt;
use std::str::FromStr;
use yatzy_rules::{Date, ParseError, SealedSeat, Seat};

/// How a game began.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Opening {
    /// The day, as it was where the game was made.
    pub date: Option<Date>,
    /// The first seats, their names sealed.
    pub seats: Vec<SealedSeat>,
}

impl Opening {
    /// The opening of a game with these seats. Names are given a salt each, that nobody can guess who does not know the
    /// bytes.
    pub fn of(seats: &mut [SavedSeat], date: Option<Date>, fresh: [u8; 32]) -> Opening {
        let sit = |(seat, saved): (Seat, &mut SavedSeat)| {
            saved.salt = None;
            saved.salt_name(seat, fresh);
            saved.sitting()
        };
        Opening { date, seats: (0..).map(Seat).zip(seats).map(sit).collect() }
    }
}

/// As it is kept: a line for the day, and one a seat.
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
        // Two of the same name can't be told to be so, and the computer's level is no name.
        assert_ne!(opening.seats[0].name, opening.seats[2].name);
        assert_eq!(opening.seats[1].name, None);
        assert!("date 2026-06-20\ndate 2026-06-20\n".parse::<Opening>().is_err());
        assert!("seat person".parse::<Opening>().is_err());
    }
}
