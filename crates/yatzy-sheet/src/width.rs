//! Shortens a text to the width of one line.

use crate::typeface::FontFace;

/// The text, shortened with an ellipsis if it is wider than `width`.
pub(crate) fn cut(words: &str, face: FontFace, size: f64, width: f64) -> String {
    if face.width(words, size) <= width {
        return words.to_owned();
    }
    let mut short: Vec<char> = words.chars().collect();
    while short.pop().is_some() {
        let cut: String = short.iter().collect::<String>().trim_end().to_owned() + "…";
        if face.width(&cut, size) <= width {
            return cut;
        }
    }
    String::new()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_too_long_is_cut() {
        assert_eq!(cut("Anna", FontFace::Regular, 10.0, 100.0), "Anna");
        let short = cut("Maximilian Alexander", FontFace::Regular, 10.0, 50.0);
        assert!(short.ends_with('…') && FontFace::Regular.width(&short, 10.0) <= 50.0, "{short}");
    }
}
