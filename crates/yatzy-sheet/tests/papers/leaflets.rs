//! The leaflet of every edition, on every paper.

use crate::measure::{problems, wrong_in_any};
use crate::pads::{Sheet, own_language, plain_and_longest};
use crate::reader::said;
use yatzy_rules::{Catalogue, Edition, toys};
use yatzy_sheet::{Drawing, LeafletSheet, Page, Paper};
use yatzy_text::{Guide, Lang, PadNames, Text};

fn drawn(edition: &Edition, lang: Lang, sheet: Sheet) -> Drawing {
    let leaflet = LeafletSheet {
        text: Text::new(lang),
        rules: &edition.rules,
        names: &PadNames::of_edition(edition),
        id: Some(&edition.id),
        paper: sheet.paper,
        landscape: sheet.landscape,
        large: sheet.large,
    };
    leaflet.draw()
}

fn named(edition: &Edition, lang: Lang, sheet: Sheet) -> Vec<(String, Page)> {
    let name = format!("{} in {} on {sheet:?}", edition.id, lang.code());
    let pages = drawn(edition, lang, sheet).pages;
    pages.into_iter().map(|page| (name.clone(), page)).collect()
}

/// More than two pages are too long, except in large print.
fn too_long(edition: &Edition, lang: Lang, sheet: Sheet, pages: usize) -> Option<String> {
    let long = pages > 2 && !sheet.large;
    long.then(|| format!("{} in {} on {sheet:?}: {pages} pages", edition.id, lang.code()))
}

const A4: Sheet = Sheet { paper: Paper::A4, landscape: false, large: false };

#[test]
fn every_edition_in_its_own_language() {
    let (mut pages, mut wrong) = (Vec::new(), Vec::new());
    for edition in Catalogue::get().editions() {
        // Other paper sizes take turns, so that each is tested many times.
        let sheets: Vec<Sheet> = Sheet::all(false).chain(Sheet::all(true)).collect();
        let place = Catalogue::get().editions().iter().position(|other| other.id == edition.id).unwrap();
        for sheet in [A4, sheets[place % sheets.len()]] {
            let leaflet = named(edition, own_language(edition), sheet);
            wrong.extend(too_long(edition, own_language(edition), sheet, leaflet.len()));
            pages.extend(leaflet);
        }
    }
    wrong.extend(problems(pages));
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

#[test]
#[ignore = "some twenty thousand pages: cargo xtask test --full"]
fn every_edition_in_every_language_on_every_paper() {
    let wrong = wrong_in_any(|edition| {
        let mut wrong = Vec::new();
        for lang in Lang::ALL {
            let mut pages = Vec::new();
            for sheet in Sheet::all(false).chain(Sheet::all(true)) {
                let leaflet = named(edition, lang, sheet);
                wrong.extend(too_long(edition, lang, sheet, leaflet.len()));
                pages.extend(leaflet);
            }
            wrong.extend(problems(pages));
        }
        wrong
    });
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

#[test]
fn rules_of_ones_own_have_leaflets() {
    let mut pages = Vec::new();
    for seed in 0..30 {
        let rules = toys::ruleset(seed);
        let leaflet = LeafletSheet {
            text: Text::new(Lang::Fi),
            rules: &rules,
            names: &PadNames::default(),
            id: None,
            paper: Paper::A4,
            landscape: false,
            large: false,
        };
        pages.extend(leaflet.draw().pages.into_iter().map(|page| (format!("toy {seed}"), page)));
    }
    let wrong = problems(pages);
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

#[test]
fn a_leaflet_says_everything_that_the_guide_says() {
    for id in ["tactic-da", "alga-maxi-en", "ru13", "tactic-hu", "alga-triple-fi"] {
        let edition = Catalogue::get().edition(id).unwrap();
        let lang = own_language(edition);
        let guide = Guide::new(Text::new(lang), &edition.rules, &PadNames::of_edition(edition), None);
        let found = said("pdftotext", &["-"], &drawn(edition, lang, A4).pdf());
        // Words are hyphenated, and columns are read one after the other: only letters are compared.
        let letters = |words: &str| words.chars().filter(|c| c.is_alphanumeric()).collect::<String>();
        let found = letters(&found);
        let options = guide.options.iter().map(|option| &option.sentence);
        let boxes = guide.boxes.iter().flat_map(|guide| [&guide.name, &guide.rule]);
        for sentence in guide.turn.iter().chain(&guide.end).chain(&guide.columns).chain(options).chain(boxes)
        {
            assert!(found.contains(&letters(sentence)), "{id}: {sentence}");
        }
    }
}

#[test]
fn files_are_small() {
    for edition in plain_and_longest() {
        let length = drawn(edition, own_language(edition), A4).pdf().len();
        assert!(length <= 150_000, "{}: {length} bytes", edition.id);
    }
}
