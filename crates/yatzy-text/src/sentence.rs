//! How a message of `locales/` becomes a sentence. The files are Fluent; of it we need text, values, and
//! choices by a value, with plural forms chosen by CLDR's current rules.

use crate::language::{Choice, Part, Words};
use crate::{Lang, Text, Value, pseudo};
use icu_decimal::input::Decimal;

/// Writes sentences of one language.
pub(crate) struct Writer<'a> {
    pub text: Text,
    pub values: &'a [(&'a str, Value<'a>)],
    /// Values that the sentence mentions and that were not given. It shows all the same.
    pub lacking: Vec<&'static str>,
}

impl<'a> Writer<'a> {
    pub fn sentence(&mut self, words: &Words) -> String {
        let mut sentence = String::new();
        self.pattern(words, &mut sentence);
        if self.text.lang() == Lang::Pseudo { pseudo::stretched(&sentence) } else { sentence }
    }

    fn pattern(&mut self, words: &Words, out: &mut String) {
        for part in words {
            match part {
                Part::Text(text) if self.text.lang() == Lang::Pseudo => out.push_str(&pseudo::accented(text)),
                Part::Text(text) => out.push_str(text),
                Part::Value(name) => match self.value(name) {
                    Some(value) => out.push_str(&self.text.shows(value)),
                    None => out.push('?'),
                },
                Part::Choice(choice) => {
                    let value = self.value(choice.by);
                    self.pattern(chosen(self.text, value, choice), out);
                }
            }
        }
    }

    fn value(&mut self, name: &'static str) -> Option<&'a Value<'a>> {
        let value = self.values.iter().find(|(own, _)| *own == name).map(|(_, value)| value);
        if value.is_none() {
            self.lacking.push(name);
        }
        value
    }
}

/// The first variant that fits; the default if none does.
fn chosen<'c>(text: Text, value: Option<&Value<'_>>, choice: &'c Choice) -> &'c Words {
    let form = match value {
        Some(Value::Number(number)) => text.plural(number),
        Some(Value::Words(words)) => words,
        None => "",
    };
    // The key of a form begins with a letter: what does not is a number, and means that number alone.
    let is_number = |key: &str| !key.starts_with(|c: char| c.is_ascii_alphabetic());
    choice.words(|key| match value {
        Some(Value::Number(number)) if is_number(key) => same(number, key),
        _ => !is_number(key) && key == form,
    })
}

/// Whether a number is the one that a key names; 3 and 3.0 are the same.
fn same(number: &Decimal, key: &str) -> bool {
    let trimmed = |number: &Decimal| {
        let mut number = number.clone();
        number.absolute.trim_end();
        number
    };
    key.parse().is_ok_and(|key| trimmed(&key) == trimmed(number))
}
