//! Names from outside, as far as the typeface goes.

use crate::typeface::Face;
use yatzy_text::shown;

/// A name without the characters that the typeface lacks; `None` if nothing is left that anyone could read.
pub fn drawable(name: &str) -> Option<String> {
    let drawn: String = shown(name).chars().filter(|&c| Face::Regular.has(c)).collect();
    let words: Vec<&str> = drawn.split_whitespace().collect();
    let readable = drawn.chars().any(char::is_alphanumeric);
    readable.then(|| words.join(" "))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_lose_what_can_not_be_drawn() {
        assert_eq!(drawable("Þórður").as_deref(), Some("Þórður"));
        assert_eq!(drawable("Ганна Ґудзь").as_deref(), Some("Ганна Ґудзь"));
        assert_eq!(drawable("Anna 🎲🎲").as_deref(), Some("Anna"));
        assert_eq!(drawable("🎲🎲"), None);
        assert_eq!(drawable("花子"), None);
        assert_eq!(drawable("!?"), None);
    }
}
