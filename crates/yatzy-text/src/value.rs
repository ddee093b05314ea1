//! Values in a sentence: text as it stands, and numbers in the format of the language.

use icu_decimal::input::Decimal;
use std::borrow::Cow;

/// A value in a sentence. Numbers select plural forms and follow the language's format. Text that people must
/// type back unchanged, such as an id or a seed, is passed as words.
#[derive(Clone, Debug, PartialEq)]
#[allow(missing_docs, reason = "the field names say it")]
pub enum Value<'a> {
    Words(Cow<'a, str>),
    /// A number, with exactly the digits to show.
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

/// The shortest digits that identify the number; NaN and infinity are a dash.
impl From<f64> for Value<'_> {
    fn from(number: f64) -> Self {
        // Adding zero turns a negative zero into a positive one.
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
