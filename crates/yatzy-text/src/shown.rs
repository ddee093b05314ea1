//! Makes text from outside safe to show.

use yatzy_rules::is_unruly;

/// Longest text from outside, in characters.
const LONGEST: usize = 120;

/// Text from outside for use in a sentence: shortened, and without control characters and characters that
/// change the reading direction.
pub fn shown(text: &str) -> String {
    shown_up_to(LONGEST, text)
}

/// The same with a greatest length of one's own, in characters.
pub fn shown_up_to(longest: usize, text: &str) -> String {
    let mut shown: String =
        text.chars().take(longest).map(|c| if is_unruly(c) { '\u{fffd}' } else { c }).collect();
    if text.chars().nth(longest).is_some() {
        shown.push('…');
    }
    shown
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_and_unruly_text_is_tamed() {
        assert_eq!(shown("tactic-sv"), "tactic-sv");
        assert_eq!(shown("👩\u{200d}👧"), "👩\u{200d}👧");
        assert_eq!(shown("a\u{1b}[31mb\nc"), "a\u{fffd}[31mb\u{fffd}c");
        assert_eq!(shown(&"6".repeat(100_000)).chars().count(), LONGEST + 1);
    }
}
