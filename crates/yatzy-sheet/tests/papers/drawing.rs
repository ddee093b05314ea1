//! Snapshots of drawings as SVG without embedded fonts: every line and every text at its position.

use yatzy_rules::{Catalogue, RulesetFile};
use yatzy_sheet::{Drawing, LeafletSheet, PadSheet, Paper, Players, SvgStyle, drawable};
use yatzy_text::{Lang, PadNames, Text};

const TWO_DICE: &str = include_str!("../../../yatzy/tests/rulesets/two-dice.toml");

fn svg(drawing: &Drawing) -> String {
    let pages = drawing.pages.iter().map(|page| drawing.svg(page, SvgStyle::Inline));
    format!("{}\n{}", drawing.title, pages.collect::<String>())
}

#[test]
fn a_small_pad() {
    let file = RulesetFile::parse(TWO_DICE).unwrap();
    let pad = PadSheet {
        text: Text::new(Lang::Sv),
        rules: &file.rules,
        names: &PadNames::of_file(&file),
        id: Some("two-dice"),
        players: Players::Empty(2),
        columns: None,
        date: None,
        paper: Paper::A5,
        landscape: true,
        large: false,
    };
    insta::assert_snapshot!(svg(&pad.draw().unwrap()));
}

#[test]
fn a_small_leaflet() {
    let file = RulesetFile::parse(TWO_DICE).unwrap();
    let leaflet = LeafletSheet {
        text: Text::new(Lang::Is),
        rules: &file.rules,
        names: &PadNames::of_file(&file),
        id: None,
        paper: Paper::A5,
        landscape: false,
        large: false,
    };
    insta::assert_snapshot!(svg(&leaflet.draw()));
}

#[test]
fn characters_that_the_typeface_lacks_are_empty_boxes() {
    let file = TWO_DICE.replace("Two dice", "花子 🎲").replace("Pair", "\u{200d}ペア");
    let file = RulesetFile::parse(&file).unwrap();
    let names = PadNames::of_file(&file);
    let text = Text::new(Lang::Pseudo);
    let leaflet = LeafletSheet {
        text,
        rules: &file.rules,
        names: &names,
        id: None,
        paper: Paper::A4,
        landscape: false,
        large: false,
    };
    let drawing = leaflet.draw();
    let found = crate::reader::said("pdftotext", &["-"], &drawing.pdf());
    assert!(found.contains('□') && found.contains("□□"), "{found}");
    assert!(drawing.pages[0].png_at(20.0).starts_with(b"\x89PNG"));
}

#[test]
fn every_letter_of_every_language_can_be_drawn() {
    let locales = concat!(env!("CARGO_MANIFEST_DIR"), "/../../locales");
    for lang in Lang::ALL {
        for file in std::fs::read_dir(format!("{locales}/{}", lang.code())).unwrap() {
            let words = std::fs::read_to_string(file.unwrap().path()).unwrap();
            for word in words.split_whitespace().filter(|word| word.chars().any(char::is_alphanumeric)) {
                assert_eq!(drawable(word).as_deref(), Some(word), "{}", lang.code());
            }
        }
    }
    assert!(Catalogue::get().editions().len() >= 45);
}
