//! Checks of every page: text stays within the paper and its cell, does not overlap and is not too small.

use crate::reader::{Found, words};
use std::sync::atomic::{AtomicUsize, Ordering};
use yatzy_rules::{Catalogue, Edition};
use yatzy_sheet::{Area, Drawing, Item, MIN_TYPE_SIZE, Page, TextLine};
use yatzy_text::Lang;

/// For rounding, and for what poppler adds around letters.
const TOLERANCE: f64 = 0.6;
/// A printer's own border.
const BORDER: f64 = 14.0;

/// The height of poppler's bounding box of a word as a multiple of the type size.
pub fn box_height() -> f64 {
    let items = vec![Item::from(TextLine::new(20.0, 60.0, 10.0, "Yatzy"))];
    let found = words(&drawing(vec![Page { width: 200.0, height: 100.0, items }]).pdf());
    (found[0][0].bottom - found[0][0].top) / 10.0
}

/// Checks pages in one document, which is faster than one document each. Returns the problems in words.
pub fn problems(pages: Vec<(String, Page)>) -> Vec<String> {
    let (names, pages): (Vec<String>, Vec<Page>) = pages.into_iter().unzip();
    let drawing = drawing(pages);
    let found = words(&drawing.pdf());
    assert_eq!(found.len(), drawing.pages.len());
    let smallest = MIN_TYPE_SIZE * box_height();
    let mut wrong = Vec::new();
    for ((name, page), words) in names.iter().zip(&drawing.pages).zip(&found) {
        let cells = cells(&page.items);
        let mut complain = |what: &str, word: &Found| wrong.push(format!("{name}: {what}: {word:?}"));
        for word in words {
            if word.left < BORDER
                || word.top < BORDER
                || word.right > page.width - BORDER
                || word.bottom > page.height - BORDER
            {
                complain("outside the paper", word);
            }
            if word.bottom - word.top < smallest - 0.1 {
                complain("too small", word);
            }
            let (x, y) = ((word.left + word.right) / 2.0, (word.top + word.bottom) / 2.0);
            let cell = cells
                .iter()
                .find(|cell| (cell.x..cell.right()).contains(&x) && (cell.y..cell.bottom()).contains(&y));
            if cell.is_some_and(|cell| !holds(cell, word)) {
                complain("outside its cell", word);
            }
        }
        for (i, one) in words.iter().enumerate() {
            for other in &words[i + 1..] {
                if overlap(one, other) {
                    complain(&format!("over {:?}", other.word), one);
                }
            }
        }
    }
    wrong
}

/// The problems in the papers of all editions, checked in parallel.
pub fn wrong_in_any(look: impl Fn(&'static Edition) -> Vec<String> + Sync) -> Vec<String> {
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    let next = AtomicUsize::new(0);
    let work = || {
        let mut wrong = Vec::new();
        while let Some(edition) = Catalogue::get().editions().get(next.fetch_add(1, Ordering::Relaxed)) {
            wrong.extend(look(edition));
        }
        wrong
    };
    std::thread::scope(|scope| {
        let all: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        all.into_iter().flat_map(|part| part.join().expect("no part breaks off")).collect()
    })
}

pub fn cells(items: &[Item]) -> Vec<Area> {
    let mut cells = Vec::new();
    for item in items {
        if let Item::Group(group) = item {
            cells.extend(group.area);
            cells.extend(self::cells(&group.items));
        }
    }
    cells
}

fn holds(cell: &Area, word: &Found) -> bool {
    // Poppler's box has the height of the tallest accented letter and the depth of the deepest. Our text
    // never uses the outer tenth of it.
    let air = (word.bottom - word.top) * 0.1;
    word.left >= cell.x - TOLERANCE
        && word.right <= cell.right() + TOLERANCE
        && word.top + air >= cell.y - TOLERANCE
        && word.bottom - air <= cell.bottom() + TOLERANCE
}

/// Whether two words on one line overlap.
fn overlap(one: &Found, other: &Found) -> bool {
    let height = (one.bottom - one.top).min(other.bottom - other.top);
    let level = one.bottom.min(other.bottom) - one.top.max(other.top);
    let across = one.right.min(other.right) - one.left.max(other.left);
    level > height * 0.5 && across > TOLERANCE
}

fn drawing(pages: Vec<Page>) -> Drawing {
    Drawing { title: "Pages".to_owned(), lang: Lang::En, pages }
}

#[test]
fn what_is_wrong_is_found() {
    let page = |words: Vec<TextLine>| {
        let items = words.into_iter().map(Item::from).collect();
        ("page".to_owned(), Page { width: 200.0, height: 200.0, items })
    };
    let wrong = |words: Vec<TextLine>| problems(vec![page(words)]).concat();
    assert_eq!(wrong(vec![TextLine::new(20.0, 60.0, 7.0, "well")]), "");
    assert!(wrong(vec![TextLine::new(20.0, 60.0, 6.5, "small")]).contains("too small"));
    assert!(wrong(vec![TextLine::new(180.0, 60.0, 12.0, "outside")]).contains("outside the paper"));
    let twice = vec![TextLine::new(20.0, 60.0, 10.0, "one"), TextLine::new(25.0, 62.0, 10.0, "other")];
    assert!(wrong(twice).contains("over \"other\""));
}
