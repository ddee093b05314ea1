//! What someone may have meant.

use strsim::jaro_winkler;

/// How alike two words must be for one to be offered for the other.
const ALIKE: f64 = 0.8;
/// The most words offered.
const MOST: usize = 3;
/// Longer words are no slip of the hand.
const LONGEST: usize = 40;

/// The words most like the given one, the likeliest first.
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
