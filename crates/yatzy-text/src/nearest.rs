//! Suggestions for misspelt words.

use strsim::jaro_winkler;

/// Minimum similarity of a suggestion.
const ALIKE: f64 = 0.8;
/// Most suggestions.
const MOST: usize = 3;
/// A longer word is not a typing error.
const LONGEST: usize = 40;

/// The most similar words, best first.
pub fn nearest<'a>(given: &str, known: impl IntoIterator<Item = &'a str>) -> Vec<String> {
    if given.len() > LONGEST {
        return Vec::new();
    }
    let given = given.to_lowercase();
    let mut near: Vec<(f64, &str)> = known
        .into_iter()
        .map(|word| (jaro_winkler(&given, word), word))
        .filter(|near| near.0 >= ALIKE)
        .collect();
    near.sort_by(|a, b| b.0.total_cmp(&a.0));
    near.truncate(MOST);
    near.into_iter().map(|(_, word)| word.to_owned()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn slips_are_recognised() {
        let known = ["yatzy", "yahtzee", "tactic-sv", "tactic-fi", "maxi"];
        assert_eq!(nearest("yatzi", known)[0], "yatzy");
        assert_eq!(nearest("Tactic-SV", known)[0], "tactic-sv");
        assert!(nearest("chess", known).is_empty());
        assert!(nearest(&"y".repeat(100_000), known).is_empty());
    }
}
