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

    /// A chance as a percentage, with at least `digits` digits after the decimal mark, and one where whole percents say
    /// little. Only 0 and 1 are shown as nothing and certainty: what rounds to them is "under 0.1%", "over 99.9%".
    pub fn chance(self, share: f64, digits: usize) -> String {
        if share <= 0.0 || share >= 1.0 {
            return self.percent(share, 0);
        }
        let digits = if (0.01..=0.99).contains(&share) { digits } else { digits.max(1) };
        let step = 0.01 / 10_f64.powi(digits as i32);
        match format!("{:.digits$}", 100.0 * share).parse() {
            Ok(0.0) => say!(self, "percent-under", percent = self.percent(step, digits)),
            Ok(100.0) => say!(self, "percent-over", percent = self.percent(1.0 - step, digits)),
            _ => self.percent(share, digits),
        }
    }

    /// A chance that was counted in games, in whole percents: "about 52%", "under 1%".
    pub fn counted_chance(self, share: f64) -> String {
        match share {
            ..0.01 => say!(self, "percent-under", percent = self.percent(0.01, 0)),
            ..=0.99 => say!(self, "chance-about", chance = self.percent(share, 0)),
            _ => say!(self, "percent-over", percent = self.percent(0.99, 0)),
        }
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

    #[test]
    fn chances_are_nothing_or_certain_only_if_they_are() {
        let en = Text::new(Lang::En);
        let chances = [0.0, 0.0004, 0.0006, 0.234, 0.9994, 0.99951, 1.0].map(|share| en.chance(share, 0));
        assert_eq!(chances, ["0%", "under 0.1%", "0.1%", "23%", "99.9%", "over 99.9%", "100%"]);
        let finer = [0.00004, 0.0004, 0.99996].map(|share| en.chance(share, 2));
        assert_eq!(finer, ["under 0.01%", "0.04%", "over 99.99%"]);
        let counted = [0.0, 0.009, 0.234, 0.99, 1.0].map(|share| en.counted_chance(share));
        assert_eq!(counted, ["under 1%", "under 1%", "about 23%", "about 99%", "over 99%"]);
    }
}
