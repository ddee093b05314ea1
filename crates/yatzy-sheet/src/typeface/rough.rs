//! How wide each letter is, without the font: a table of the characters that the typeface has, made from it by
//! `cargo run -p yatzy-sheet --example widths`. Pairs are not kerned. The charts of pages have no bold words, so there is
//! one table for both weights.

use super::Face;
use std::sync::LazyLock;

/// A width in thousandths of an em, then the characters that have it, as ranges of their numbers.
const TABLE: &str = include_str!("../../data/widths.txt");

/// Characters beside each other that are equally wide: the first, the last, the width in ems.
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

/// Whether the typeface has a character.
pub(super) fn has(c: char) -> bool {
    run(c).is_some()
}

/// About how wide words are, in ems.
pub(super) fn width(_: Face, words: &str) -> f64 {
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
                let (rough, exact) =
                    (width(Face::Regular, &c.to_string()), exact::width(Face::Regular, &c.to_string()));
                assert!((rough - exact).abs() < 0.000_51, "{c:?}: {rough} {exact}");
            }
        }
    }

    /// A chart has room for more than this beside every name.
    #[test]
    fn names_are_about_as_wide_as_they_are_drawn() {
        for edition in Catalogue::get().editions() {
            let names = PadNames::of_edition(edition);
            for text in Lang::ALL.map(Text::new) {
                for rule in edition.rules.boxes() {
                    let name = text.box_name(&names, rule.id.as_str());
                    let (rough, exact) = (width(Face::Regular, &name), exact::width(Face::Regular, &name));
                    assert!((rough / exact - 1.0).abs() < 0.03, "{name}: {rough} {exact}");
                }
            }
        }
    }
}
