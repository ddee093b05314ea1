//! How a message of `locales/` becomes a sentence. The files are Fluent; of it we need text, values, and
//! choices by a value, with plural forms chosen by CLDR's current rules.

use crate::{Lang, Text, Value, pseudo};
use fluent_syntax::ast::{Expression, InlineExpression, Pattern, PatternElement, Variant, VariantKey};
use icu_decimal::input::Decimal;

/// A pattern of a file that is compiled in.
pub(crate) type Words = Pattern<&'static str>;

/// What went wrong in a sentence, which shows all the same.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Slip {
    /// No value of this name was given.
    NoValue(&'static str),
    /// A part of Fluent that our files do without.
    NotUnderstood,
}

/// Writes sentences of one language.
pub(crate) struct Writer<'a> {
    pub text: Text,
    pub values: &'a [(&'a str, Value<'a>)],
    pub slips: Vec<Slip>,
}

impl<'a> Writer<'a> {
    pub fn sentence(&mut self, words: &Words) -> String {
        let mut sentence = String::new();
        self.pattern(words, &mut sentence);
        if self.text.lang() == Lang::Pseudo { pseudo::stretched(&sentence) } else { sentence }
    }

    fn pattern(&mut self, words: &Words, out: &mut String) {
        for element in &words.elements {
            match element {
                PatternElement::TextElement { value } if self.text.lang() == Lang::Pseudo => {
                    out.push_str(&pseudo::accented(value));
                }
                PatternElement::TextElement { value } => out.push_str(value),
                PatternElement::Placeable { expression } => self.expression(expression, out),
            }
        }
    }

    fn expression(&mut self, expression: &Expression<&'static str>, out: &mut String) {
        match expression {
            Expression::Select { selector, variants } => {
                let value = self.value(selector);
                self.pattern(chosen(self.text, value, variants), out);
            }
            Expression::Inline(inline) => match self.value(inline) {
                Some(value) => out.push_str(&self.text.shows(value)),
                None => out.push('?'),
            },
        }
    }

    fn value(&mut self, inline: &InlineExpression<&'static str>) -> Option<&'a Value<'a>> {
        let InlineExpression::VariableReference { id } = inline else {
            self.slips.push(Slip::NotUnderstood);
            return None;
        };
        match self.values.iter().find(|(name, _)| *name == id.name) {
            Some((_, value)) => Some(value),
            None => {
                self.slips.push(Slip::NoValue(id.name));
                None
            }
        }
    }
}

/// The first variant that fits; the default, which the syntax makes sure of, if none does.
fn chosen<'v>(text: Text, value: Option<&Value<'_>>, variants: &'v [Variant<&'static str>]) -> &'v Words {
    let form = match value {
        Some(Value::Number(number)) => text.plural(number),
        Some(Value::Words(words)) => words,
        None => "",
    };
    let fits = |variant: &&Variant<&'static str>| match (&variant.key, value) {
        (VariantKey::Identifier { name }, _) => *name == form,
        (VariantKey::NumberLiteral { value: key }, Some(Value::Number(number))) => same(number, key),
        (VariantKey::NumberLiteral { .. }, _) => false,
    };
    let default = || variants.iter().find(|variant| variant.default);
    let variant = variants.iter().find(fits).or_else(default);
    &variant.expect("Fluent's syntax asks every choice for a default").value
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
