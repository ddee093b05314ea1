//! Numbers by CLDR: decimal mark, grouping, minus sign and plural forms of each language.

use crate::{Lang, Text, Value, say};
use icu_decimal::DecimalFormatter;
use icu_decimal::input::Decimal;
use icu_locale_core::LanguageIdentifier;
use icu_plurals::{PluralCategory, PluralRules};

impl Text {
    /// A number with `digits` digits after the decimal mark. A number that rounds to zero has no sign; NaN
    /// and infinity are a dash.
    pub fn decimal(self, number: f64, digits: usize) -> String {
        let words = format!("{number:.digits$}");
        let unsigned = words.strip_prefix('-').filter(|rest| rest.bytes().all(|b| matches!(b, b'0' | b'.')));
        let number = unsigned.unwrap_or(&words).parse();
        number.map_or_else(|_| self.fitted("–".to_owned()), |number| self.written(&number))
    }

    /// A difference: a number with its sign, unless it rounds to zero.
    pub fn signed(self, number: f64, digits: usize) -> String {
        let figure = self.decimal(number.abs(), digits);
        let nothing = !figure.bytes().any(|byte| (b'1'..=b'9').contains(&byte));
        match number {
            _ if nothing => figure,
            ..0.0 => self.fitted(format!("−{figure}")),
            _ => format!("+{figure}"),
        }
    }

    /// A whole number.
    pub fn whole(self, number: u64) -> String {
        self.written(&number.into())
    }

    /// A fraction as a percentage, with `digits` digits after the decimal mark.
    pub fn percent(self, share: f64, digits: usize) -> String {
        say!(self, "percent", number = self.decimal(100.0 * share, digits))
    }

    /// The text of a value in a sentence.
    pub(crate) fn shows(self, value: &Value<'_>) -> String {
        match value {
            Value::Words(words) => words.clone().into_owned(),
            Value::Number(number) => self.written(number),
        }
    }

    fn written(self, number: &Decimal) -> String {
        let formatter = DecimalFormatter::try_new(locale(self.lang()).into(), Default::default())
            .expect("the numbers of every language are compiled in");
        self.fitted(formatter.format(number).to_string())
    }

    /// CLDR's plural category of a number: `one`, `few`, `other`. Text has the category `other`.
    pub fn plural_of<'a>(self, number: impl Into<Value<'a>>) -> &'static str {
        match number.into() {
            Value::Number(number) => self.plural(&number),
            Value::Words(_) => "other",
        }
    }

    pub(crate) fn plural(self, number: &Decimal) -> &'static str {
        let rules = PluralRules::try_new_cardinal(locale(self.lang()).into())
            .expect("the plural rules of every language are compiled in");
        match rules.category_for(number) {
            PluralCategory::Zero => "zero",
            PluralCategory::One => "one",
            PluralCategory::Two => "two",
            PluralCategory::Few => "few",
            PluralCategory::Many => "many",
            PluralCategory::Other => "other",
        }
    }
}

fn locale(lang: Lang) -> LanguageIdentifier {
    lang.code().parse().expect("our codes are language identifiers")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn differences_have_a_sign_unless_they_show_as_nothing() {
        let (fi, plain) = (Text::new(Lang::Fi), Text::new(Lang::En).in_ascii());
        let figures = [4.3, -3.0, 0.01, -0.01, f64::NAN].map(|number| fi.signed(number, 1));
        assert_eq!(figures, ["+4,3", "−3,0", "0,0", "0,0", "–"]);
        assert_eq!(plain.signed(-9.26, 1), "-9.3");
    }
}
