//! The names of every leaflet against a table of facts, and a name for every box in every language.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use yatzy_rules::Catalogue;
use yatzy_text::{Lang, PadNames, Row, Text, pad_rows, say};

/// One block per leaflet: the first row has its languages, every other row is a box, a row of the pad or the
/// title. Misspellings in the leaflets are corrected; their own words are kept.
const FACTS: &str = include_str!("leaflet-names.tsv");

/// The name of an id in an edition.
fn name(text: Text, names: &PadNames, id: &str) -> String {
    if id == "title" {
        return text.title(names);
    }
    match Row::ALL.into_iter().find(|row| row.id() == id) {
        Some(row) => text.row_name(names, row),
        None => text.box_name(names, id),
    }
}

#[test]
fn every_leaflet_speaks_in_its_own_words() {
    let mut langs: Vec<Lang> = Vec::new();
    let mut leaflet = "";
    let mut editions = BTreeSet::new();
    for line in FACTS.lines().filter(|line| !line.is_empty()) {
        let mut cells = line.split('\t');
        let first = cells.next().unwrap();
        if let Some(name) = first.strip_prefix('[') {
            leaflet = name.trim_end_matches(']');
            langs = cells.map(|code| Lang::parse(code).unwrap()).collect();
            continue;
        }
        for (&lang, expected) in langs.iter().zip(cells) {
            let id = format!("{leaflet}-{}", lang.code());
            let edition = Catalogue::get().edition(&id).or_else(|| Catalogue::get().edition(leaflet));
            let names = PadNames::of_edition(edition.unwrap());
            assert_eq!(name(Text::new(lang), &names, first), expected, "{id}: {first}");
            editions.insert(edition.unwrap().id.clone());
        }
    }
    assert_eq!(editions.len(), 41);
}

#[test]
fn every_box_has_a_name_in_every_language() {
    for edition in Catalogue::get().editions() {
        let names = PadNames::of_edition(edition);
        for text in Lang::ALL.map(Text::new) {
            let mut seen = BTreeSet::new();
            for rule in edition.rules.boxes() {
                let id = rule.id.as_str();
                let name = text.box_name(&names, id);
                assert_ne!(name, id, "{} in {}", edition.id, text.lang().code());
                assert!(seen.insert(name.clone()), "{} in {}: {name} twice", edition.id, text.lang().code());
            }
            assert!(!text.title(&names).is_empty());
            assert!(pad_rows(&edition.rules).len() > edition.rules.boxes().len());
            for row in Row::ALL {
                assert_ne!(text.row_name(&names, row), row.id());
            }
        }
    }
}

#[test]
fn an_edition_without_a_leaflet_in_a_language_uses_its_usual_names() {
    let maxi = PadNames::of_id("alga-maxi-sv");
    assert_eq!(Text::new(Lang::Sv).box_name(&maxi, "small-straight"), "Liten straight");
    assert_eq!(Text::new(Lang::Fi).box_name(&maxi, "double-triple"), "Talo");
    assert_eq!(Text::new(Lang::De).box_name(&maxi, "small-straight"), "Kleine Straße");
    assert_eq!(Text::new(Lang::Sv).box_name(&PadNames::of_id("yatzy"), "small-straight"), "Liten stege");
    assert_eq!(Text::new(Lang::Fr).title(&maxi), "Maxi Yatzy");
    // Titles of their own belong to the leaflets of a language.
    assert_eq!(Text::new(Lang::Ru).title(&PadNames::of_id("tactic-ru")), "Покер на костях");
    assert_eq!(Text::new(Lang::Ru).title(&PadNames::of_id("tactic-sv")), "Яцзы");
    assert_eq!(Text::new(Lang::De).title(&PadNames::of_id("tactic-de")), "XL Yatzy");
    assert_eq!(Text::new(Lang::De).title(&PadNames::of_id("tactic-da")), "Yatzy");
    assert_eq!(Text::new(Lang::Fi).title(&maxi), "MaxiYatzy");
}

#[test]
fn a_file_of_ones_own_brings_its_names() {
    let file = yatzy_rules::RulesetFile::parse(
        "id = \"mine\"\nbase = \"tactic-sv\"\n[names]\nchance = \"Luck\"\ntitle = \"Ours\\u001b[1m\"\n[names.sv]\nchance = \"Tur\"\n",
    )
    .unwrap();
    let names = PadNames::of_file(&file);
    let (sv, en) = (Text::new(Lang::Sv), Text::new(Lang::En));
    assert_eq!([sv, en].map(|text| text.box_name(&names, "chance")), ["Tur", "Luck"]);
    assert_eq!(sv.box_name(&names, "full-house"), "Kåk");
    assert_eq!(en.title(&names), "Ours[1m");
    assert_eq!(en.box_name(&PadNames::default(), "no-such-box"), "no-such-box");
}

/// The forms that a language's messages ask for, such as `into` in `{ $box_into }`.
fn forms_asked_for(lang: Lang) -> BTreeSet<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales").join(lang.code());
    let mut forms = BTreeSet::new();
    for entry in fs::read_dir(folder).unwrap() {
        let text = fs::read_to_string(entry.unwrap().path()).unwrap();
        for value in text.split("{ $").skip(1).filter_map(|rest| rest.split([' ', '}']).next()) {
            forms.extend(value.split_once('_').map(|(_, form)| form.to_owned()));
        }
    }
    forms
}

/// Every box of the catalogue has every form that its language's sentences ask for, and other names are quoted.
#[test]
fn names_have_the_forms_that_sentences_ask_for() {
    for lang in Lang::ALL {
        let text = Text::new(lang);
        for form in forms_asked_for(lang) {
            let own = text.name_in_form("Qx", &form);
            assert!(own.contains("Qx") && own != "Qx", "{}: forms has no .{form}: {own}", lang.code());
            for edition in Catalogue::get().editions() {
                for rule in edition.rules.boxes() {
                    let name = text.box_name(&PadNames::of_edition(edition), rule.id.as_str());
                    let found = text.name_in_form(&name, &form);
                    let quoted = text.name_in_form("Qx", &form).replace("Qx", &name);
                    assert_ne!(found, quoted, "{}: {}: {name} has no form {form}", lang.code(), edition.id);
                }
            }
        }
    }
    assert!(!forms_asked_for(Lang::Hu).is_empty(), "Hungarian has endings");
}

#[test]
fn hungarian_puts_endings_to_boxes() {
    let hu = Text::new(Lang::Hu);
    let enter = |name: &str| say!(hu, "coach-enter", points = 28, box = name);
    assert_eq!(enter("Full"), "Írj be 28 pontot a Fullba");
    assert_eq!(enter("Ötösök"), "Írj be 28 pontot az Ötösökbe");
    // A box of someone's own, and boxes in one of several columns.
    assert_eq!(enter("Kert"), "Írj be 28 pontot a(z) „Kert” mezőbe");
    assert_eq!(enter("Full\u{a0}×2"), "Írj be 28 pontot a Fullba\u{a0}(×2)");
    assert_eq!(enter("Kert\u{a0}×2"), "Írj be 28 pontot a(z) „Kert\u{a0}×2” mezőbe");
    let question = say!(hu, "zero-question", box = "Full house");
    assert_eq!(question, "Beírod a nullát a Full house-ba?");
    let chance = say!(hu, "coach-why-chance", box = "Póker", chance = "12%");
    assert_eq!(chance, "ha csak a Pókerre mész, 12% eséllyel sikerül");
}
