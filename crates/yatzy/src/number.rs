//! Whole numbers on the command line.

use crate::Failure;
use std::ops::RangeInclusive;
use yatzy_text::{Text, say, shown};

/// A whole number within bounds, given after a flag.
pub fn read(text: Text, flag: &str, given: &str, bounds: RangeInclusive<u64>) -> Result<u64, Failure> {
    given.trim().parse().ok().filter(|number| bounds.contains(number)).ok_or_else(|| {
        // As text: messages count in floats, which can't represent the largest seeds.
        let (low, high) = (bounds.start().to_string(), bounds.end().to_string());
        let message = say!(text, "number-wrong", flag = flag, given = shown(given), low = low, high = high);
        Failure::wrong("usage/number", message)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use yatzy_text::Lang;

    #[test]
    fn numbers_out_of_bounds_are_refused() {
        let read = |given: &str| read(Text::new(Lang::En), "--games", given, 1..=100).ok();
        assert_eq!((read("1"), read(" 100 ")), (Some(1), Some(100)));
        for wrong in ["0", "101", "-1", "1.5", "", "many", "99999999999999999999999"] {
            assert_eq!(read(wrong), None, "{wrong}");
        }
    }
}
