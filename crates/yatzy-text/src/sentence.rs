//! Formats the messages of `locales/`. The files are Fluent; we use text, placeholders, and selections by a
//! value, with CLDR's current plural rules. `{ $box_into }` is the value `box`, a name, in the form `into` that the
//! language's names have.

use crate::language_file::{Element, Pattern, Select};
use crate::{Lang, Text, Value, pseudo};
use icu_decimal::input::Decimal;

/// Separates a value, or the id of a box, from the form of its name.
pub(crate) const FORM: char = '_';

/// Formats sentences of one language.
pub(crate) struct SentenceWriter<'a> {
    pub text: Text,
    pub values: &'a [(&'a str, Value<'a>)],
    /// Placeholders without a value. The sentence is shown anyway.
    pub missing_values: Vec<&'static str>,
}

impl<'a> SentenceWriter<'a> {
    pub fn sentence(&mut self, pattern: &Pattern) -> String {
        let mut sentence = String::new();
        self.write(pattern, &mut sentence);
        if self.text.lang() == Lang::Pseudo { pseudo::stretched(&sentence) } else { sentence }
    }

    fn write(&mut self, pattern: &Pattern, out: &mut String) {
        for element in pattern {
            match element {
                Element::Text(text) if self.text.lang() == Lang::Pseudo => {
                    out.push_str(&pseudo::accented(text))
                }
                Element::Text(text) => out.push_str(text),
                Element::Value(name) => match name.split_once(FORM) {
                    None => self.show(name, out),
                    Some((name, form)) => {
                        let mut shown = String::new();
                        self.show(name, &mut shown);
                        out.push_str(&self.text.name_in_form(&shown, form));
                    }
                },
                Element::Select(choice) => {
                    let value = self.value(choice.by);
                    self.write(chosen(self.text, value, choice), out);
                }
            }
        }
    }

    fn show(&mut self, name: &'static str, out: &mut String) {
        match self.value(name) {
            Some(value) => out.push_str(&self.text.shows(value)),
            None => out.push('?'),
        }
    }

    fn value(&mut self, name: &'static str) -> Option<&'a Value<'a>> {
        let value = self.values.iter().find(|(own, _)| *own == name).map(|(_, value)| value);
        if value.is_none() {
            self.missing_values.push(name);
        }
        value
    }
}

/// The first variant that fits, otherwise the default.
fn chosen<'c>(text: Text, value: Option<&Value<'_>>, choice: &'c Select) -> &'c Pattern {
    let form = match value {
        Some(Value::Number(number)) => text.plural(number),
        Some(Value::Words(words)) => words,
        None => "",
    };
    // A key that starts with a letter is a plural category, any other key is an exact number.
    let is_number = |key: &str| !key.starts_with(|c: char| c.is_ascii_alphabetic());
    choice.pattern(|key| match value {
        Some(Value::Number(number)) if is_number(key) => same(number, key),
        _ => !is_number(key) && key == form,
    })
}

/// Whether a number equals a key; 3 and 3.0 are equal.
fn same(number: &Decimal, key: &str) -> bool {
    let trimmed = |number: &Decimal| {
        let mut number = number.clone();
        number.absolute.trim_end();
        number
    };
    key.parse().is_ok_and(|key| trimmed(&key) == trimmed(number))
}
