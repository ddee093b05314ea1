//! A language that nobody speaks: English with an accent on every letter, a third longer and in brackets.
//! What shows a plain word in it bypassed this crate, and a screen too narrow for it is too narrow for
//! German.

use crate::{Lang, Text};
use std::collections::BTreeSet;
use yatzy_rules::{Catalogue, OPTIONS};

/// Every letter as another that still reads like it.
pub(crate) fn accented(text: &str) -> String {
    text.chars().map(accent).collect()
}

/// A whole sentence, longer than it was by a third.
pub(crate) fn stretched(sentence: &str) -> String {
    let letters = sentence.chars().filter(|c| c.is_alphabetic()).count();
    format!("⟦{sentence}{}⟧", "~".repeat(letters.div_ceil(3)))
}

/// The words of something shown in [`Lang::Pseudo`] that are in plain letters, for tests: nobody translated
/// them. Left out are ids, flags, placeholders in capitals, single letters and long hexadecimal numbers, which
/// are typed as they stand, addresses, what languages call themselves, and `names`.
pub fn plain_words(shown: &str, names: &[&str]) -> Vec<String> {
    let ids = ids();
    let is_part = |c: char| c.is_ascii_alphanumeric() || "-_=+:./".contains(c);
    let words = shown.split(|c| !is_part(c)).filter(|word| {
        let is_flag = word.starts_with('-') || word.starts_with("http://");
        let bare = word.trim_matches(|c: char| !c.is_ascii_alphanumeric());
        let has_word = bare.split(|c: char| !c.is_ascii_alphabetic()).any(|letters| letters.len() > 1);
        let is_typed = bare.len() >= 16 && bare.chars().all(|c| c.is_ascii_hexdigit());
        has_word
            && bare.contains(|c: char| c.is_ascii_lowercase())
            && !(is_flag || is_typed || ids.contains(bare) || names.contains(&bare))
    });
    words.map(str::to_owned).collect::<BTreeSet<_>>().into_iter().collect()
}

/// Everything that people type as it stands, in every language.
fn ids() -> BTreeSet<String> {
    let mut ids = BTreeSet::from(["yatzy".to_owned(), "bot".to_owned()]);
    for edition in Catalogue::get().editions() {
        ids.extend([edition.id.clone(), edition.game.clone()]);
        ids.extend(edition.booklet.clone());
        for rule in edition.rules.boxes() {
            ids.insert(rule.id.to_string());
            ids.extend(edition.rules.columns().iter().map(|factor| format!("{}-x{factor}", rule.id)));
        }
        for (option, value) in edition.rules.options() {
            ids.extend([format!("{option}={value}"), value]);
        }
    }
    for form in &OPTIONS {
        ids.insert(form.name.to_owned());
        for value in form.values.split('|') {
            ids.extend([value.to_owned(), format!("{}={value}", form.name)]);
            ids.insert(value.trim_end_matches(":N").to_owned());
        }
    }
    for level in ["random", "greedy", "beginner", "casual", "club", "expert", "perfect"] {
        ids.extend([level.to_owned(), format!("bot:{level}")]);
    }
    for lang in Lang::ALL {
        let name = Text::new(lang).language_name();
        ids.extend(name.split(|c: char| !c.is_ascii_alphanumeric()).map(str::to_owned));
        ids.insert(lang.code().to_owned());
    }
    ids
}

fn accent(c: char) -> char {
    const PLAIN: &str = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
    const OTHER: &str = "åƀçđéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýžÅƁÇĐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ";
    PLAIN.chars().zip(OTHER.chars()).find(|(plain, _)| *plain == c).map_or(c, |(_, other)| other)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_letter_stays_plain() {
        let all: String = ('a'..='z').chain('A'..='Z').collect();
        let accented = accented(&all);
        assert_eq!(accented.chars().count(), 52);
        assert!(!accented.contains(|c: char| c.is_ascii_alphabetic()), "{accented}");
        assert_eq!(stretched("Ýéš, 6"), "⟦Ýéš, 6~⟧");
    }

    #[test]
    fn what_nobody_translated_is_found() {
        let text = Text::new(Lang::Pseudo);
        let said = crate::say!(text, "advise-card-points", given = "why=so", box = "one-pair");
        assert_eq!(plain_words(&said, &["why=so", "one-pair=0"]), [""; 0], "{said}");
        assert_eq!(plain_words(&said, &["one-pair=0"]), ["why=so"], "{said}");
        assert_eq!(
            plain_words("⟦šçöŕé⟧ points, 12 Points by Anna; --rules ID", &["Anna"]),
            ["Points", "by", "points"]
        );
        assert_eq!(Lang::parse("en-XA"), Some(Lang::Pseudo));
        assert!(!Lang::ALL.contains(&Lang::Pseudo));
    }
}
