//! Line breaking and type sizes.
//!
//! `textwrap`'s optimal fit breaks the lines of a paragraph as a whole, over our own widths. `hypher` splits
//! words by the rules of their language.

use crate::typeface::{FontFace, MIN_TYPE_SIZE};
use textwrap::core::Fragment;
use textwrap::wrap_algorithms::{Penalties, wrap_optimal_fit};
use yatzy_text::Lang;

/// A shorter word is not hyphenated: the hyphen would disturb more than it saves.
const SHORTEST_PARTED: usize = 7;
/// Ends a line within a word.
const HYPHEN: &str = "-";

/// The lines of a paragraph, none wider than `measure`.
pub(crate) fn lines(words: &str, lang: Lang, face: FontFace, size: f64, measure: f64) -> Vec<String> {
    let setting = Typesetter { face, size };
    let mut pieces = setting.pieces(words, Some(lang));
    // A word wider than the measure that has no hyphenation point is broken anywhere.
    if pieces.iter().any(|piece| piece.width > measure) {
        pieces = pieces.into_iter().flat_map(|piece| setting.broken(piece, measure)).collect();
    }
    setting.wrapped(&pieces, measure)
}

/// The largest type size up to `largest` at which the text fits one line; `None` if even the smallest is too
/// wide.
pub(crate) fn size_that_fits(words: &str, face: FontFace, largest: f64, width: f64) -> Option<f64> {
    let at_one = face.width(words, 1.0);
    let size = if at_one <= 0.0 { largest } else { (width / at_one).min(largest) };
    (size >= MIN_TYPE_SIZE.min(largest)).then_some(size)
}

struct Typesetter {
    face: FontFace,
    size: f64,
}

/// An unbreakable piece of a line: a word or a part of one.
#[derive(Clone, Debug)]
struct Piece {
    words: String,
    width: f64,
    /// The width of the space after it, if the line continues.
    space: f64,
    /// The width of the hyphen after it, if the line ends here.
    hyphen: f64,
}

impl Fragment for Piece {
    fn width(&self) -> f64 {
        self.width
    }

    fn whitespace_width(&self) -> f64 {
        self.space
    }

    fn penalty_width(&self) -> f64 {
        self.hyphen
    }
}

impl Typesetter {
    fn width(&self, words: &str) -> f64 {
        self.face.width(words, self.size)
    }

    fn pieces(&self, words: &str, lang: Option<Lang>) -> Vec<Piece> {
        let (space, hyphen) = (self.width(" "), self.width(HYPHEN));
        let mut pieces = Vec::new();
        // Only a plain space separates words; a no-break space does not.
        for word in words.split(' ').filter(|word| !word.is_empty()) {
            let parts = lang.map_or_else(|| vec![word.to_owned()], |lang| parts(word, lang));
            let last = parts.len() - 1;
            for (i, part) in parts.into_iter().enumerate() {
                let width = self.width(&part);
                // A part that already ends in a hyphen gets no other.
                let hyphen = if i == last || part.ends_with('-') { 0.0 } else { hyphen };
                let space = if i == last { space } else { 0.0 };
                pieces.push(Piece { words: part, width, space, hyphen });
            }
        }
        pieces
    }

    /// Breaks a piece into parts that fit the measure.
    fn broken(&self, piece: Piece, measure: f64) -> Vec<Piece> {
        let mut parts: Vec<Piece> = Vec::new();
        for c in piece.words.chars() {
            let width = self.width(&c.to_string());
            match parts.last_mut() {
                Some(part) if part.width + width <= measure => {
                    part.words.push(c);
                    part.width = self.width(&part.words);
                }
                _ => parts.push(Piece { words: c.into(), width, space: 0.0, hyphen: 0.0 }),
            }
        }
        if let Some(last) = parts.last_mut() {
            (last.space, last.hyphen) = (piece.space, piece.hyphen);
        }
        parts
    }

    fn wrapped(&self, pieces: &[Piece], measure: f64) -> Vec<String> {
        // The penalties count squared points here; the defaults of the algorithm count squared terminal
        // columns.
        let letter = self.size / 2.0;
        let points = |letters: f64| (letters * letter * letter) as usize;
        let penalties = Penalties {
            nline_penalty: points(1000.0),
            overflow_penalty: points(2500.0),
            short_last_line_fraction: 5,
            short_last_line_penalty: points(25.0),
            hyphen_penalty: points(40.0),
        };
        let lines = wrap_optimal_fit(pieces, &[measure], &penalties).expect("paper is of finite width");
        lines.into_iter().map(line).collect()
    }
}

fn line(pieces: &[Piece]) -> String {
    let mut line = String::new();
    for piece in pieces {
        line.push_str(&piece.words);
        if piece.space > 0.0 {
            line.push(' ');
        }
    }
    if pieces.last().is_some_and(|last| last.hyphen > 0.0) {
        line.push_str(HYPHEN);
    }
    line.truncate(line.trim_end().len());
    line
}

/// The parts of a word, at its possible line breaks.
fn parts(word: &str, lang: Lang) -> Vec<String> {
    let mut parts: Vec<String> = Vec::new();
    // Every language may break a line after a hyphen or a slash within a word.
    for half in word.split_inclusive(['-', '/']) {
        let core = half.trim_matches(|c: char| !c.is_alphabetic());
        let plain = core.chars().all(char::is_alphabetic);
        match patterns(lang) {
            Some(patterns) if plain && core.chars().count() >= SHORTEST_PARTED => {
                // Brackets and commas stay with the adjacent letters.
                let (before, after) = half.split_once(core).unwrap_or_default();
                let first = parts.len();
                parts.extend(hypher::hyphenate(core, patterns).map(str::to_owned));
                parts[first].insert_str(0, before);
                parts.last_mut().expect("a word has a syllable").push_str(after);
            }
            _ => parts.push(half.to_owned()),
        }
    }
    // `6-6-6-5-5` is a hand and `-o` is a flag: text without whole words is not split.
    if parts.iter().any(|part| part.chars().filter(|c| c.is_alphabetic()).count() < 2) {
        return vec![word.to_owned()];
    }
    parts
}

/// The hyphenation patterns of a language; `hypher` has none for Latvian.
const fn patterns(lang: Lang) -> Option<hypher::Lang> {
    Some(match lang {
        Lang::Fi => hypher::Lang::Finnish,
        Lang::Sv => hypher::Lang::Swedish,
        Lang::Nb => hypher::Lang::Norwegian,
        Lang::Da => hypher::Lang::Danish,
        Lang::Fr => hypher::Lang::French,
        Lang::Nl => hypher::Lang::Dutch,
        Lang::En | Lang::Pseudo => hypher::Lang::English,
        Lang::Ru => hypher::Lang::Russian,
        Lang::Lt => hypher::Lang::Lithuanian,
        Lang::Et => hypher::Lang::Estonian,
        Lang::Is => hypher::Lang::Icelandic,
        Lang::Pl => hypher::Lang::Polish,
        Lang::It => hypher::Lang::Italian,
        Lang::De => hypher::Lang::German,
        Lang::Uk => hypher::Lang::Ukrainian,
        Lang::Hu => hypher::Lang::Hungarian,
        Lang::Lv => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_fit_and_words_part_by_syllables() {
        let words = "Uusintaheitot, joita et käytä, menetetään ratkaisevasti.";
        let lines = lines(words, Lang::Fi, FontFace::Regular, 9.0, 52.0);
        assert!(lines.iter().all(|line| FontFace::Regular.width(line, 9.0) <= 52.0), "{lines:?}");
        assert!(lines.iter().any(|line| line.ends_with('-')), "{lines:?}");
        let whole: String = lines.iter().map(|line| line.strip_suffix('-').unwrap_or(line)).collect();
        assert_eq!(whole.replace(' ', ""), words.replace(' ', ""));
    }

    #[test]
    fn hands_stay_whole_and_long_nonsense_is_broken() {
        assert_eq!(parts("6-6-6-5-5", Lang::En), ["6-6-6-5-5"]);
        assert_eq!(parts("Three-of-a-kind", Lang::En), ["Three-of-a-kind"]);
        assert_eq!(parts("(Loppusumma),", Lang::Fi), ["(Lop", "pu", "sum", "ma),"]);
        let lines = lines(&"x".repeat(100), Lang::Lv, FontFace::Bold, 10.0, 50.0);
        assert!(lines.len() > 5 && lines.iter().all(|line| FontFace::Bold.width(line, 10.0) <= 50.0));
    }
}
