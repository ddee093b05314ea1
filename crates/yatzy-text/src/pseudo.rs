//! Pseudo-localisation: English with an accent on every letter, a third longer and in brackets. A plain word
//! on a screen has bypassed this crate, and a screen too narrow for it is too narrow for German.

use crate::{Lang, Text};
use std::collections::BTreeSet;
use yatzy_rules::{Catalogue, OPTIONS};

/// Replaces every letter with an accented one.
pub(crate) fn accented(text: &str) -> String {
    text.chars().map(accent).collect()
}

/// Makes a sentence a third longer.
pub(crate) fn stretched(sentence: &str) -> String {
    let letters = sentence.chars().filter(|c| c.is_alphabetic()).count();
    format!("⟦{sentence}{}⟧", "~".repeat(letters.div_ceil(3)))
}

/// The untranslated words in a text of [`Lang::Pseudo`], for tests. Flags, placeholders in capitals, single
/// letters, addresses, long hexadecimal numbers, ids of editions, names of languages and `names` are allowed
/// everywhere and left out.
pub fn plain_words(shown: &str, names: &[String]) -> Vec<String> {
    let known = known();
    let is_part = |c: char| c.is_ascii_alphanumeric() || "-_=+:./".contains(c);
    let words = shown.split(|c| !is_part(c)).filter(|word| {
        let is_typed = word.starts_with('-') || word.starts_with("http://");
        let bare = word.trim_matches(|c: char| !c.is_ascii_alphanumeric());
        let has_word = bare.split(|c: char| !c.is_ascii_alphabetic()).any(|letters| letters.len() > 1);
        let is_number = bare.len() >= 16 && bare.chars().all(|c| c.is_ascii_hexdigit());
        has_word
            && bare.contains(|c: char| c.is_ascii_lowercase())
            && !(is_typed || is_number || known.contains(bare) || names.iter().any(|name| name == bare))
    });
    words.map(str::to_owned).collect::<BTreeSet<_>>().into_iter().collect()
}

/// The ids that people type on the command line: boxes, options with their values, levels. Screens and pages
/// show names instead.
pub fn typed_ids() -> Vec<String> {
    let mut ids = vec!["yatzy".to_owned()];
    for edition in Catalogue::get().editions() {
        for rule in edition.rules.boxes() {
            ids.push(rule.id.to_string());
            ids.extend(edition.rules.columns().iter().map(|factor| format!("{}-x{factor}", rule.id)));
        }
        ids.extend(edition.rules.options().iter().map(|(option, value)| format!("{option}={value}")));
    }
    for form in &OPTIONS {
        ids.push(form.name.to_owned());
        for value in form.values.split('|') {
            ids.extend([value.to_owned(), format!("{}={value}", form.name)]);
        }
    }
    for level in ["random", "greedy", "beginner", "casual", "club", "expert", "perfect", "winner"] {
        ids.extend([level.to_owned(), format!("bot:{level}")]);
    }
    ids
}

fn known() -> BTreeSet<String> {
    let mut known = BTreeSet::new();
    for edition in Catalogue::get().editions() {
        known.extend([edition.id.clone(), edition.game.clone()]);
        known.extend(edition.booklet.clone());
    }
    for lang in Lang::ALL {
        let name = Text::new(lang).language_name();
        known.extend(name.split(|c: char| !c.is_ascii_alphanumeric()).map(str::to_owned));
        known.insert(lang.code().to_owned());
    }
    known
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
    fn untranslated_text_is_found() {
        let text = Text::new(Lang::Pseudo);
        let said = crate::say!(text, "advise-card-points", given = "why=so", box = "one-pair");
        assert_eq!(plain_words(&said, &[]), ["one-pair", "one-pair=0", "why=so"], "{said}");
        assert_eq!(plain_words(&said, &typed_ids()), ["one-pair=0", "why=so"], "{said}");
        let names = ["Anna".to_owned()];
        assert_eq!(
            plain_words("⟦šçöŕé⟧ points, 12 Points by Anna; --rules ID", &names),
            ["Points", "by", "points"]
        );
        assert_eq!(Lang::parse("en-XA"), Some(Lang::Pseudo));
        assert!(!Lang::ALL.contains(&Lang::Pseudo));
    }
}
