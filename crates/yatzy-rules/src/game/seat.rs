//! Seats.

use std::fmt;

/// A place at the table, numbered from 0 and shown from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seat(pub u16);

impl Seat {
    /// The number that people see, from 1.
    pub fn number(self) -> u32 {
        u32::from(self.0) + 1
    }

    /// The seat with this number; `None` if it is out of range.
    pub fn from_number(number: u32) -> Option<Seat> {
        number.checked_sub(1)?.try_into().ok().map(Seat)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.number().fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn people_count_from_one() {
        for seat in [Seat(0), Seat(7), Seat(u16::MAX)] {
            assert_eq!(Seat::from_number(seat.number()), Some(seat));
        }
        assert_eq!(Seat(0).number(), 1);
        assert_eq!(Seat::from_number(0), None);
        assert_eq!(Seat::from_number(65_537), None);
    }
}
