//! Player names, limited to the characters of the typeface.

use crate::typeface::FontFace;
use yatzy_text::shown;

/// The name without characters that the typeface lacks; `None` if no letter or digit remains.
pub fn drawable(name: &str) -> Option<String> {
    let drawn: String = shown(name).chars().filter(|&c| FontFace::Regular.has(c)).collect();
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
