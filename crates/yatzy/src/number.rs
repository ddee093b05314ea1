//! Numbers in and out: whole ones that people type, and decimals as a table shows them.

use crate::Failure;
use std::ops::RangeInclusive;
use yatzy_text::{Text, say, shown};

/// A whole number within bounds, as typed after a flag.
pub fn read(text: Text, flag: &str, given: &str, bounds: RangeInclusive<u64>) -> Result<u64, Failure> {
    given.trim().parse().ok().filter(|number| bounds.contains(number)).ok_or_else(|| {
        // As words: a message would count in floats, and the largest seeds are larger than those can tell.
        let (low, high) = (bounds.start().to_string(), bounds.end().to_string());
        let message = say!(text, "number-wrong", flag = flag, given = shown(given), low = low, high = high);
        Failure::wrong("usage/number", message)
    })
}

/// A number with so many digits after the point; what rounds to zero has no sign.
pub fn decimal(number: f64, digits: usize) -> String {
    let words = format!("{number:.digits$}");
    match words.strip_prefix('-') {
        Some(zero) if zero.bytes().all(|byte| matches!(byte, b'0' | b'.')) => zero.to_owned(),
        _ => words,
    }
}

/// A share of one as a percentage.
pub fn percent(text: Text, share: f64) -> String {
    say!(text, "percent", number = decimal(share * 100.0, 1))
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

    #[test]
    fn nothing_has_no_sign() {
        assert_eq!((decimal(-0.001, 2), decimal(-0.01, 2)), ("0.00".to_owned(), "-0.01".to_owned()));
    }
}
