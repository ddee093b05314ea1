//! The width of each letter, without the font. `cargo run -p yatzy-sheet --example widths` makes the table
//! from the font. There is no kerning. Charts on web pages have no bold text, so one table serves both
//! weights.

use super::FontFace;
use std::sync::LazyLock;

/// One line per width: the width in thousandths of an em, then the characters as ranges of code points.
const TABLE: &str = include_str!("../../data/widths.txt");

/// A range of characters of the same width: first, last, width in ems.
type Run = (u32, u32, f64);

static RUNS: LazyLock<Vec<Run>> = LazyLock::new(|| {
    let mut runs: Vec<Run> = TABLE.lines().filter_map(read).flatten().collect();
    runs.sort_unstable_by_key(|run| run.0);
    runs
});

fn read(line: &str) -> Option<impl Iterator<Item = Run>> {
    let (width, ranges) = line.split_once(':')?;
    let width = width.parse::<f64>().ok()? / 1000.0;
    let number = |digits: &str| u32::from_str_radix(digits, 16).ok();
    Some(ranges.split_whitespace().filter_map(move |range| {
        let (first, last) = range.split_once('-').unwrap_or((range, range));
        Some((number(first)?, number(last)?, width))
    }))
}

fn run(c: char) -> Option<&'static Run> {
    let c = u32::from(c);
    let after = RUNS.partition_point(|run| run.0 <= c);
    RUNS[..after].last().filter(|run| c <= run.1)
}

pub(super) fn has(c: char) -> bool {
    run(c).is_some()
}

/// The approximate width of a text in ems.
pub(super) fn width(_: FontFace, words: &str) -> f64 {
    words.chars().filter_map(run).map(|run| run.2).sum()
}

#[cfg(all(test, feature = "files"))]
mod tests {
    use super::super::exact;
    use super::*;
    use yatzy_rules::Catalogue;
    use yatzy_text::{Lang, PadNames, Text};

    #[test]
    fn the_table_is_the_typeface_to_a_thousandth() {
        for c in '\0'..=char::MAX {
            assert_eq!(has(c), exact::has(c), "{c:?}: run the example `widths`");
            if has(c) {
                let (rough, exact) = (
                    width(FontFace::Regular, &c.to_string()),
                    exact::width(FontFace::Regular, &c.to_string()),
                );
                assert!((rough - exact).abs() < 0.000_51, "{c:?}: {rough} {exact}");
            }
        }
    }

    /// Charts leave more space than this beside every name.
    #[test]
    fn names_are_about_as_wide_as_they_are_drawn() {
        for edition in Catalogue::get().editions() {
            let names = PadNames::of_edition(edition);
            for text in Lang::ALL.map(Text::new) {
                for rule in edition.rules.boxes() {
                    let name = text.box_name(&names, rule.id.as_str());
                    let (rough, exact) =
                        (width(FontFace::Regular, &name), exact::width(FontFace::Regular, &name));
                    assert!((rough / exact - 1.0).abs() < 0.03, "{name}: {rough} {exact}");
                }
            }
        }
    }
}
