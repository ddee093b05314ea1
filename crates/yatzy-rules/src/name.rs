//! Names of people: text from outside, made safe to show and to write into a record. This is the only
//! definition of a valid name.

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;
use unicode_segmentation::UnicodeSegmentation;

/// The longest name, in grapheme clusters.
pub const MAX_NAME_LEN: usize = 24;

/// Most code points of one grapheme cluster: the longest emoji has ten.
const MAX_CODE_POINTS: usize = 10;

/// A longer text is refused without a look at its characters.
const MAX_BYTES: usize = 4 * 2 * MAX_NAME_LEN * MAX_CODE_POINTS;

/// Why a text is not a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NameError {
    /// No visible character.
    #[error("nothing that can be seen")]
    Empty,
    /// Too long.
    #[error("more than {MAX_NAME_LEN} characters")]
    TooLong,
    /// A control character, or one that is invisible.
    #[error("a character that steers or hides")]
    Unruly,
}

impl NameError {
    /// The stable code of this error in the API.
    pub fn code(self) -> &'static str {
        match self {
            NameError::Empty => "name/empty",
            NameError::TooLong => "name/too-long",
            NameError::Unruly => "name/unruly",
        }
    }
}

/// The stored form of a name: composed, trimmed, with single spaces.
///
/// ```
/// use yatzy_rules::{NameError, normalise_name};
/// assert_eq!(normalise_name("  Bjo\u{308}rn  🎲 "), Ok("Björn 🎲".to_owned()));
/// assert_eq!(normalise_name("\u{200d}"), Err(NameError::Empty));
/// ```
pub fn normalise_name(text: &str) -> Result<String, NameError> {
    if text.len() > MAX_BYTES {
        return Err(NameError::TooLong);
    }
    let name = fold(text);
    if !name.chars().any(is_visible) {
        let is_control = name.chars().any(char::is_control);
        return Err(if is_control { NameError::Unruly } else { NameError::Empty });
    }
    if name.graphemes(true).any(|character| !is_sound(character)) {
        return Err(NameError::Unruly);
    }
    if name.graphemes(true).count() > MAX_NAME_LEN {
        return Err(NameError::TooLong);
    }
    Ok(name)
}

/// Whether people read two names as one: capital letters, spaces and the form of accents don't count.
///
/// ```
/// use yatzy_rules::is_same_name;
/// assert!(is_same_name("kaj", " Kaj ") && is_same_name("BJÖRN", "Bjo\u{308}rn") && !is_same_name("Kaj", "Kai"));
/// ```
pub fn is_same_name(one: &str, other: &str) -> bool {
    fold(&one.to_lowercase()) == fold(&other.to_lowercase())
}

/// The name without everything that a name can't contain; empty if nothing is left. For text that can't be
/// returned to its author.
pub fn clean_name(text: &str) -> String {
    clean(text, MAX_NAME_LEN)
}

/// One line of at most `most` grapheme clusters, without control and invisible characters; empty if nothing
/// is visible.
pub(crate) fn clean(text: &str, most: usize) -> String {
    let mut cleaned = fold(text);
    loop {
        // Dropping a character can join its neighbours into a new one.
        let sound = cleaned.graphemes(true).filter(|character| is_sound(character)).take(most);
        let again = fold(&sound.collect::<String>());
        if again == cleaned {
            break;
        }
        cleaned = again;
    }
    if cleaned.chars().any(is_visible) { cleaned } else { String::new() }
}

/// Whether a character affects the text around it or is hidden: control characters, marks that change the
/// reading direction, line separators, invisible fillers, unassigned code points.
///
/// Joiners and variation selectors are allowed: they have a visible effect in emoji and in many scripts.
pub fn is_unruly(c: char) -> bool {
    let nothing = matches!(c, '\u{e000}'..='\u{f8ff}' | '\u{f0000}'..) || (c as u32) & 0xfffe == 0xfffe;
    nothing
        || c.is_control()
        || matches!(
            c,
            '\u{00ad}' | '\u{034f}' | '\u{061c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}'
        )
        || matches!(c, '\u{180b}'..='\u{180f}' | '\u{200b}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}')
        || matches!(c, '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}' | '\u{feff}' | '\u{ffa0}')
        || matches!(c, '\u{fdd0}'..='\u{fdef}' | '\u{13430}'..='\u{1343f}' | '\u{16fe4}' | '\u{1d159}')
        || matches!(c, '\u{fff0}'..='\u{ffff}' | '\u{1bca0}'..='\u{1bca3}' | '\u{1d173}'..='\u{1d17a}')
        || matches!(c, '\u{e0000}'..='\u{e001f}' | '\u{e0080}'..='\u{e00ff}' | '\u{e01f0}'..='\u{e0fff}')
}

/// Composed, single spaces, without joiners and selectors that have no effect, because they would make two
/// names of one. Folding is idempotent.
fn fold(text: &str) -> String {
    let effective = without_idle(&text.nfc().collect::<Vec<_>>());
    effective.split_whitespace().collect::<Vec<_>>().join(" ").nfc().collect()
}

fn without_idle(text: &[char]) -> String {
    let is_base = |c: &char| !is_joiner(*c) && !is_selector(*c);
    let before =
        text.iter().scan(None, |last, c| Some(std::mem::replace(last, Some(*c).filter(is_base).or(*last))));
    let before: Vec<Option<char>> = before.collect();
    let mut after = None;
    let mut kept: Vec<char> = Vec::with_capacity(text.len());
    for (&c, before) in text.iter().zip(before).rev() {
        let acts =
            |beside: Option<char>| beside.is_some_and(|beside| !beside.is_ascii() && !beside.is_whitespace());
        let idle = (is_joiner(c) && !(acts(before) && acts(after)))
            || (is_selector(c)
                && before.is_none_or(|before| before.is_ascii_alphabetic() || before.is_whitespace()));
        if is_base(&c) {
            after = Some(c);
        }
        if !idle {
            kept.push(c);
        }
    }
    kept.into_iter().rev().collect()
}

/// Whether a grapheme cluster may be part of a name.
fn is_sound(character: &str) -> bool {
    let is_flag = character.starts_with('\u{1f3f4}');
    let sound = |c: char| !is_unruly(c) && (is_flag || !is_tag(c));
    character.chars().count() <= MAX_CODE_POINTS && character.chars().all(sound)
}

/// Whether a code point is visible by itself.
fn is_visible(c: char) -> bool {
    let acts_on_others = is_joiner(c) || is_selector(c) || is_tag(c);
    !c.is_whitespace() && !is_unruly(c) && !acts_on_others && !is_combining_mark(c)
}

fn is_joiner(c: char) -> bool {
    matches!(c, '\u{200c}' | '\u{200d}')
}

fn is_selector(c: char) -> bool {
    matches!(c, '\u{fe00}'..='\u{fe0f}' | '\u{e0100}'..='\u{e01ef}')
}

/// The invisible letters in the emoji of some flags.
fn is_tag(c: char) -> bool {
    matches!(c, '\u{e0020}'..='\u{e007f}')
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn names_are_tamed() {
        for (given, kept) in [
            ("Anna", "Anna"),
            ("  Anna \t Maria ", "Anna Maria"),
            ("Anna\u{2028}Maria\n", "Anna Maria"),
            ("Bjo\u{308}rn", "Björn"),
            ("👩‍👩‍👧‍👧", "👩‍👩‍👧‍👧"),
            (
                "🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}",
                "🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}",
            ),
            ("❤\u{fe0f}", "❤\u{fe0f}"),
            ("1\u{fe0f}\u{20e3}", "1\u{fe0f}\u{20e3}"),
            ("क्\u{200d}ष", "क्\u{200d}ष"),
            ("<b>", "<b>"),
            ("Anna bot:club", "Anna bot:club"),
            // A joiner without effect is dropped.
            ("An\u{200d}na", "Anna"),
            ("Anna\u{200c}", "Anna"),
            ("A\u{fe0f}nna", "Anna"),
        ] {
            assert_eq!(normalise_name(given).as_deref(), Ok(kept), "{given:?}");
            assert_eq!(clean_name(given), kept, "{given:?}");
        }
    }

    #[test]
    fn what_is_no_name_says_why() {
        for hidden in [
            "",
            " \u{3000} ",
            "\u{200d}",
            "\u{200c}",
            "\u{034f}",
            "\u{2800}",
            "\u{ffa0}",
            "\u{17b4}",
            "\u{fe0f}",
            "\u{3164}",
            "\u{115f}",
            "\u{200b}",
            "\u{202e}",
            "\u{e0067}",
            "\u{0301}",
            "\u{2800}\u{200d}\u{fe0f}",
        ] {
            assert_eq!(normalise_name(hidden), Err(NameError::Empty), "{hidden:?}");
            assert_eq!(clean_name(hidden), "", "{hidden:?}");
        }
        for (unruly, left) in [
            ("\u{1}", ""),
            ("\u{1b}", ""),
            ("a\u{202e}b", "ab"),
            ("a\u{0}b", "ab"),
            ("\u{1b}[31m", "[31m"),
            ("a \u{3164} b", "a b"),
            ("Anna\u{e0067}", "Ann"),
        ] {
            let refused = normalise_name(unruly);
            // A line separator counts as white space for some functions and is folded.
            assert!(
                refused == Err(NameError::Unruly) || refused.is_ok_and(|name| name == "a b"),
                "{unruly:?}"
            );
            assert!(clean_name(unruly).replace(' ', "") == left.replace(' ', ""), "{unruly:?}");
        }
    }

    proptest! {
        /// A stored name stays the same when it is read again.
        #[test]
        fn a_name_is_a_name(text in "[a-zé \u{301}\u{200c}\u{200d}\u{fe0f}\u{202e}\u{3164}\u{2028}\u{212a}न👩🏴\u{e0067}\u{0}]{0,60}") {
            let cleaned = clean_name(&text);
            if cleaned.is_empty() {
                prop_assert!(!normalise_name(&text).is_ok_and(|name| !name.is_empty()));
            } else {
                prop_assert_eq!(normalise_name(&cleaned), Ok(cleaned.clone()));
            }
            if let Ok(name) = normalise_name(&text) {
                prop_assert_eq!(normalise_name(&name), Ok(name.clone()));
                prop_assert_eq!(clean_name(&text), name);
            }
        }
    }

    #[test]
    fn a_joiner_beside_a_line_separator_does_nothing() {
        for text in ["🏴\u{200c}\u{2028}", "न\u{200d}\u{2003}न"] {
            let name = normalise_name(text).unwrap();
            assert!(!name.contains(is_joiner), "{name:?}");
            assert_eq!(normalise_name(&name), Ok(name));
        }
    }

    #[test]
    fn names_end_somewhere() {
        assert!(normalise_name(&"å".repeat(24)).is_ok());
        assert_eq!(normalise_name(&"å".repeat(25)), Err(NameError::TooLong));
        assert!(normalise_name(&"👩‍👩‍👧‍👧".repeat(24)).is_ok());
        assert_eq!(normalise_name(&"x".repeat(1_000_000)), Err(NameError::TooLong));
        assert_eq!(normalise_name(&format!("a{}", "\u{300}".repeat(11))), Err(NameError::Unruly));
        assert_eq!(clean_name(&"é".repeat(100)), "é".repeat(24));
    }
}
