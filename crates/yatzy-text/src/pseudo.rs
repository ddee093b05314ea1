//! A language that nobody speaks: English with an accent on every letter, a third longer and in brackets.
//! Text that shows a plain letter in it bypassed the text crate, and a screen too narrow for it is too
//! narrow for German.

/// Every letter as another that still reads like it.
pub(crate) fn accented(text: &str) -> String {
    text.chars().map(accent).collect()
}

/// A whole sentence, longer than it was by a third.
pub(crate) fn stretched(sentence: &str) -> String {
    let letters = sentence.chars().filter(|c| c.is_alphabetic()).count();
    format!("⟦{sentence}{}⟧", "~".repeat(letters.div_ceil(3)))
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
}
