//! The pad of every edition, on every paper.

use crate::measure::{cells, problems, wrong_in_any};
use crate::reader::{said, words};
use yatzy_rules::{
    Action, Card, Catalogue, Cell, DiceSource, Edition, Face, Game, Hand, Keep, Ruleset, toys,
};
use yatzy_sheet::{Drawing, Filled, Format, MAX_PLAYERS, MM, PadError, PadSheet, Page, Paper, Players};
use yatzy_text::{Lang, PadNames, PadRow, Text, pad_rows};

/// The plain games, and the editions in the languages with the longest words and the most letters.
pub fn plain_and_longest() -> impl Iterator<Item = &'static Edition> {
    let editions = Catalogue::get().editions().iter();
    editions.filter(|edition| matches!(edition.lang.as_deref(), None | Some("fi" | "ru" | "hu")))
}

/// The layout of a pad on its paper.
#[derive(Clone, Copy, Debug)]
pub struct Sheet {
    pub paper: Paper,
    pub landscape: bool,
    pub large: bool,
}

impl Sheet {
    pub fn all(large: bool) -> impl Iterator<Item = Sheet> {
        let papers = Paper::ALL.into_iter();
        papers.flat_map(move |paper| [false, true].map(|landscape| Sheet { paper, landscape, large }))
    }
}

pub fn own_language(edition: &Edition) -> Lang {
    edition.lang.as_deref().and_then(Lang::parse).unwrap_or(Lang::En)
}

fn drawn(
    edition: &Edition,
    lang: Lang,
    sheet: Sheet,
    players: Players<'_>,
    columns: Option<usize>,
) -> Drawing {
    let pad = PadSheet {
        text: Text::new(lang),
        rules: &edition.rules,
        names: &PadNames::of_edition(edition),
        id: Some(&edition.id),
        players,
        columns,
        date: None,
        paper: sheet.paper,
        landscape: sheet.landscape,
        large: sheet.large,
    };
    pad.draw().unwrap()
}

fn named(edition: &Edition, lang: Lang, sheet: Sheet, drawing: Drawing) -> Vec<(String, Page)> {
    let name = format!("{} in {} on {sheet:?}", edition.id, lang.code());
    drawing.pages.into_iter().map(|page| (name.clone(), page)).collect()
}

const A4: Sheet = Sheet { paper: Paper::A4, landscape: false, large: false };

#[test]
fn every_edition_in_its_own_language_on_every_paper() {
    let mut pages = Vec::new();
    for edition in Catalogue::get().editions() {
        let lang = own_language(edition);
        for sheet in Sheet::all(false).chain([Sheet { large: true, ..A4 }]) {
            pages.extend(named(edition, lang, sheet, drawn(edition, lang, sheet, Players::Fitting, None)));
        }
    }
    let wrong = problems(pages);
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

#[test]
#[ignore = "some nine thousand pages: cargo xtask test --full"]
fn every_edition_in_every_language_on_every_paper() {
    let wrong = wrong_in_any(|edition| {
        let mut pages = Vec::new();
        for lang in Lang::ALL {
            for sheet in Sheet::all(false).chain(Sheet::all(true)) {
                pages.extend(named(
                    edition,
                    lang,
                    sheet,
                    drawn(edition, lang, sheet, Players::Fitting, None),
                ));
                if !sheet.large {
                    let names = cards(&edition.rules, 6);
                    let filled = drawn(edition, lang, sheet, Players::Filled(filled(&names)), None);
                    pages.extend(named(edition, lang, sheet, filled));
                }
            }
        }
        problems(pages)
    });
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

#[test]
fn a_family_of_six_can_write_with_a_ballpoint() {
    for edition in Catalogue::get().editions() {
        let pad = drawn(edition, own_language(edition), A4, Players::Empty(6), Some(6));
        assert_eq!(pad.pages.len(), 1, "{}", edition.id);
        let cells = cells(&pad.pages[0].items);
        let boxes = edition.rules.boxes().len();
        assert!(cells.len() > 7 * boxes);
        for cell in cells {
            // Column headings are read, not written in.
            let head = cell.y < 45.0 * MM;
            assert!(head || cell.height >= 7.0 * MM, "{}: {:.1} mm high", edition.id, cell.height / MM);
            assert!(cell.width >= 6.5 * MM, "{}: {:.1} mm wide", edition.id, cell.width / MM);
        }
    }
}

#[test]
fn one_to_twelve_side_by_side_and_more_on_more_pages() {
    let tactic = Catalogue::get().edition("tactic-lt").unwrap();
    let mut pages = Vec::new();
    for columns in 1..=12 {
        for sheet in Sheet::all(false) {
            let pad = drawn(tactic, Lang::Lt, sheet, Players::Empty(columns), Some(columns));
            assert_eq!(pad.pages.len(), 1, "{columns} on {sheet:?}");
            pages.extend(named(tactic, Lang::Lt, sheet, pad));
        }
    }
    let thirty = drawn(tactic, Lang::Lt, A4, Players::Empty(30), Some(12));
    assert_eq!(thirty.pages.len(), 3);
    pages.extend(named(tactic, Lang::Lt, A4, thirty));
    let wrong = problems(pages);
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

#[test]
fn what_does_not_fit_is_refused() {
    let triple = Catalogue::get().edition("triple").unwrap();
    let pad = |players: usize, columns: Option<usize>, paper: Paper| {
        let pad = PadSheet {
            text: Text::new(Lang::En),
            rules: &triple.rules,
            names: &PadNames::of_edition(triple),
            id: None,
            players: Players::Empty(players),
            columns,
            date: None,
            paper,
            landscape: false,
            large: false,
        };
        pad.draw().map(|drawing| drawing.pages.len())
    };
    assert_eq!(pad(0, None, Paper::A4), Err(PadError::Players { found: 0 }));
    assert_eq!(pad(5000, None, Paper::A4), Err(PadError::Players { found: 5000 }));
    assert_eq!(pad(3, Some(0), Paper::A4), Err(PadError::Columns { found: 0 }));
    assert_eq!(pad(30, Some(13), Paper::A4), Err(PadError::Columns { found: 13 }));
    let Err(PadError::Narrow { most }) = pad(12, Some(12), Paper::A5) else { panic!("36 columns on A5") };
    // The number that the error states does fit.
    assert_eq!(pad(most, Some(most), Paper::A5), Ok(1));
    assert!(pad(most + 1, Some(most + 1), Paper::A5).is_err());
    assert!(pad(MAX_PLAYERS, None, Paper::A4).is_ok());
}

/// Cards after a few turns, with names that are long, foreign or short.
fn cards(rules: &Ruleset, count: u16) -> Vec<(String, Card)> {
    let rules = std::sync::Arc::new(rules.clone());
    let mut game = Game::new(rules.clone(), count, DiceSource::Program);
    let mut pips = (1..=6).cycle();
    let mut dice =
        |count: u8| Hand::from_faces((0..count).map(|_| Face::new(pips.next().unwrap()).unwrap())).unwrap();
    for turn in 0..usize::from(count) * rules.cells().len() * 2 / 3 {
        if rules.declares() {
            let open = game.actions().into_iter().find(|action| matches!(action, Action::Name(_))).unwrap();
            let event = game.decide(open, &mut dice).unwrap();
            game.record(&event).unwrap();
        }
        let event = game.decide(Action::Throw(Keep::NOTHING), &mut dice).unwrap();
        game.record(&event).unwrap();
        let entries: Vec<Action> =
            game.actions().into_iter().filter(|action| matches!(action, Action::Enter(_))).collect();
        let event = game.decide(entries[turn % entries.len()], &mut dice).unwrap();
        game.record(&event).unwrap();
    }
    let names = [
        "Anna",
        "Maximiliana Alexandra",
        "Þórður",
        "Ґанна Шевченко-Коваленко",
        "Ő",
        "Wwwwwwwwwwwwwwwwwwwwwwww",
    ];
    let seats = (0..count).map(|seat| {
        let card = game.card(yatzy_rules::Seat(seat)).unwrap().clone();
        (names[usize::from(seat) % names.len()].to_owned(), card)
    });
    seats.collect()
}

fn filled(cards: &[(String, Card)]) -> Vec<Filled<'_>> {
    cards.iter().map(|(name, card)| Filled { name: name.clone(), card }).collect()
}

#[test]
fn filled_pads_say_what_the_cards_hold() {
    let mut pages = Vec::new();
    for id in ["tactic-uk", "alga-maxi-fi", "alga-triple-sv", "ru13", "tactic-da"] {
        let edition = Catalogue::get().edition(id).unwrap();
        let cards = cards(&edition.rules, 6);
        for sheet in Sheet::all(false) {
            let lang = own_language(edition);
            let pad = drawn(edition, lang, sheet, Players::Filled(filled(&cards)), None);
            pages.extend(named(edition, lang, sheet, pad));
        }
        let pad = drawn(edition, own_language(edition), A4, Players::Filled(filled(&cards[..1])), None);
        let found = words(&pad.pdf());
        let found: Vec<&str> = found.iter().flatten().map(|word| word.word.as_str()).collect();
        let card = &cards[0].1;
        let total = card.totals(&edition.rules).total.to_string();
        assert!(found.contains(&total.as_str()) && found.contains(&"Anna"), "{id}: {total} in {found:?}");
        let written = (0..edition.rules.cells().len()).filter_map(Cell::at);
        for points in written.filter_map(|cell| card.points(&edition.rules, cell)) {
            let points = if points.0 == 0 { "–".to_owned() } else { points.to_string() };
            assert!(found.contains(&points.as_str()), "{id}: {points} in {found:?}");
        }
    }
    let wrong = problems(pages);
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

#[test]
fn rules_of_ones_own_have_pads() {
    let mut pages = Vec::new();
    for seed in 0..40 {
        let rules = toys::ruleset(seed);
        for sheet in [A4, Sheet { paper: Paper::A5, landscape: true, large: false }] {
            let pad = PadSheet {
                text: Text::new(Lang::De),
                rules: &rules,
                names: &PadNames::default(),
                id: None,
                players: Players::Fitting,
                columns: None,
                date: None,
                paper: sheet.paper,
                landscape: sheet.landscape,
                large: sheet.large,
            };
            let pad = pad.draw().unwrap();
            pages.extend(pad.pages.into_iter().map(|page| (format!("toy {seed} on {sheet:?}"), page)));
        }
    }
    let wrong = problems(pages);
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

#[test]
fn names_are_found_in_the_document() {
    for edition in Catalogue::get().editions() {
        let lang = own_language(edition);
        let (text, names) = (Text::new(lang), PadNames::of_edition(edition));
        let pad = drawn(edition, lang, A4, Players::Fitting, None);
        let found = said("pdftotext", &["-layout", "-"], &pad.pdf());
        for row in pad_rows(&edition.rules) {
            let name = match row {
                PadRow::Box(place) => text.box_name(&names, edition.rules.boxes()[place].id.as_str()),
                PadRow::Reckoned(row) => text.row_name(&names, row),
            };
            assert!(found.contains(&name), "{}: {name} in\n{found}", edition.id);
        }
    }
}

#[test]
fn documents_say_what_they_are() {
    for id in ["tactic-is", "tactic-ru", "alga-maxi-da", "ru13"] {
        let edition = Catalogue::get().edition(id).unwrap();
        let lang = own_language(edition);
        let pad = drawn(edition, lang, A4, Players::Empty(20), Some(4));
        let pdf = pad.pdf();
        let info = said("pdfinfo", &[], &pdf);
        let has = |name: &str, value: &str| {
            let line = info.lines().find(|line| line.starts_with(name)).unwrap_or_default();
            assert!(line.contains(value), "{id}: {name} {value}\n{info}");
        };
        has("Title:", &pad.title);
        has("Tagged:", "yes");
        has("Pages:", "5");
        has("Page size:", "595.276 x 841.89");
        let catalogue = format!("/Lang({})", lang.code());
        assert!(pdf.windows(catalogue.len()).any(|bytes| bytes == catalogue.as_bytes()), "{id}: {catalogue}");
        let fonts = said("pdffonts", &[], &pdf);
        let fonts: Vec<&str> = fonts.lines().skip(2).collect();
        assert!(!fonts.is_empty());
        for font in fonts {
            // Embedded, a subset, and with its letters mapped to characters.
            assert!(font.contains("NotoSans") && font.contains("yes yes yes"), "{id}: {font}");
        }
        let tags = said("pdfinfo", &["-struct-text"], &pdf);
        for tag in ["H1", "Table", "TR", "TH", "Figure"] {
            assert!(tags.contains(tag), "{id}: {tag}\n{tags}");
        }
    }
}

#[test]
fn files_are_small() {
    const MOST: usize = 150_000;
    for edition in plain_and_longest() {
        let lang = own_language(edition);
        let cards = cards(&edition.rules, 8);
        for players in [Players::Fitting, Players::Filled(filled(&cards))] {
            let pad = drawn(edition, lang, A4, players, None);
            for format in [Format::Pdf, Format::Svg] {
                let longest = pad.files(format).iter().map(Vec::len).max().unwrap();
                assert!(longest <= MOST, "{} as {format:?}: {longest} bytes", edition.id);
            }
        }
    }
}
