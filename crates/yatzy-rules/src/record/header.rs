//! Dates, names and ids in the header of a record.

use crate::ParseError;
use std::fmt;
use std::str::FromStr;

/// The longest name of a seat in version 1, in code points.
const MAX_NAME_1: usize = 64;

/// A calendar date.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Date {
    year: u16,
    month: u8,
    day: u8,
}

impl Date {
    /// The date, if it is valid.
    pub fn new(year: u16, month: u8, day: u8) -> Option<Date> {
        let leap = year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400));
        let days = match month {
            2 if leap => 29,
            2 => 28,
            4 | 6 | 9 | 11 => 30,
            1..=12 => 31,
            _ => return None,
        };
        ((1..=9999).contains(&year) && (1..=days).contains(&day)).then_some(Date { year, month, day })
    }

    /// Year, month and day.
    pub fn parts(self) -> (u16, u8, u8) {
        (self.year, self.month, self.day)
    }
}

impl fmt::Display for Date {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}-{:02}-{:02}", self.year, self.month, self.day)
    }
}

impl FromStr for Date {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Date, ParseError> {
        let digits = |range: std::ops::Range<usize>| {
            let part = text.get(range).filter(|part| part.bytes().all(|byte| byte.is_ascii_digit()));
            part.and_then(|part| part.parse::<u16>().ok()).ok_or(ParseError)
        };
        let dashes = text.len() == 10 && text.as_bytes()[4] == b'-' && text.as_bytes()[7] == b'-';
        if !dashes {
            return Err(ParseError);
        }
        Date::new(digits(0..4)?, digits(5..7)? as u8, digits(8..10)? as u8).ok_or(ParseError)
    }
}

/// Whether a text is a valid name in version 1: one line of limited length.
pub(super) fn is_name_of_version_1(name: &str) -> bool {
    let fits = !name.is_empty() && name.chars().count() <= MAX_NAME_1;
    fits && name.trim() == name && !name.chars().any(char::is_control)
}

/// Whether a text is a valid id of an edition or a game.
pub(super) fn is_id(id: &str) -> bool {
    let letters = id.chars().all(|c| c.is_ascii_alphanumeric() || c == '-' || c == '_');
    letters && !id.is_empty() && id.len() <= 64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_days() {
        assert_eq!("2024-02-29".parse::<Date>().unwrap().to_string(), "2024-02-29");
        for wrong in [
            "2026-02-29",
            "2026-13-01",
            "2026-1-01",
            "2026-00-10",
            "0000-01-01",
            "+026-01-01",
            "",
            "2026/01/01",
        ] {
            assert!(wrong.parse::<Date>().is_err(), "{wrong}");
        }
    }
}
