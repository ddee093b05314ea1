//! Text from outside, made fit to stand in a sentence.

use yatzy_rules::is_unruly;

/// The most characters of foreign text that a sentence repeats.
const LONGEST: usize = 120;

/// Foreign text as a sentence may show it: cut short if it is long, and without characters that steer a
/// terminal or turn the reading direction.
pub fn shown(text: &str) -> String {
    let mut shown: String =
        text.chars().take(LONGEST).map(|c| if is_unruly(c) { '\u{fffd}' } else { c }).collect();
    if text.chars().nth(LONGEST).is_some() {
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
