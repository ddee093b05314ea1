//! What a sentence mentions: words that stand as they are, and numbers that follow the language.

use icu_decimal::input::Decimal;
use std::borrow::Cow;

/// A value that a sentence mentions. Numbers choose plural forms and are written as the language writes
/// them; what must be typed back as it stands, such as an id or a seed, is given as words.
#[derive(Clone, Debug, PartialEq)]
pub enum Value<'a> {
    /// Words.
    Words(Cow<'a, str>),
    /// A number, with exactly the digits it is to show.
    Number(Decimal),
}

impl<'a> From<&'a str> for Value<'a> {
    fn from(words: &'a str) -> Value<'a> {
        Value::Words(words.into())
    }
}

impl From<String> for Value<'_> {
    fn from(words: String) -> Self {
        Value::Words(words.into())
    }
}

impl<'a> From<&'a String> for Value<'a> {
    fn from(words: &'a String) -> Value<'a> {
        Value::Words(words.into())
    }
}

/// As many digits as tell the number from its neighbours; what is no number is a dash.
impl From<f64> for Value<'_> {
    fn from(number: f64) -> Self {
        // Adding zero takes the sign off a negative zero.
        let digits = if number.is_finite() { (number + 0.0).to_string() } else { String::new() };
        digits.parse().map_or(Value::Words("–".into()), Value::Number)
    }
}

macro_rules! from_whole {
    ($($kind:ty),*) => {$(
        impl From<$kind> for Value<'_> {
            fn from(number: $kind) -> Self {
                Value::Number(number.into())
            }
        }
    )*};
}

from_whole!(u8, u16, u32, u64, usize, i32, i64);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_keep_their_digits() {
        let shown = |value: Value<'_>| match value {
            Value::Words(words) => words.into_owned(),
            Value::Number(number) => number.to_string(),
        };
        assert_eq!(shown(3.0.into()), "3");
        assert_eq!(shown((-0.0).into()), "0");
        assert_eq!(shown(1.5e-7.into()), "0.00000015");
        assert_eq!(shown(u64::MAX.into()), "18446744073709551615");
        assert_eq!([f64::NAN, f64::INFINITY].map(|odd| shown(odd.into())), ["–", "–"]);
    }
}
