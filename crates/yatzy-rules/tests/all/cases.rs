//! The tables of worked cases in `rulesets/cases/`, each with its citation.

use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;
use std::sync::Arc;
use yatzy_rules::{Card, Catalogue, Cell, Hand, Keep, Points, Ruleset, Setting};

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../rulesets/cases")
}

fn rules_of(id: &str) -> Arc<Ruleset> {
    Catalogue::get().rules(id).unwrap_or_else(|| panic!("no ruleset {id}"))
}

fn cell_of(rules: &Ruleset, id: &str) -> Cell {
    rules.cell(id).unwrap_or_else(|| panic!("no box {id}"))
}

struct HandCase {
    hand: Hand,
    cell: Cell,
    points: Points,
    line: String,
}

fn hand_cases(id: &str) -> Vec<HandCase> {
    let rules = rules_of(id);
    let text = std::fs::read_to_string(folder().join(format!("{id}.txt"))).unwrap();
    let lines = text.lines().filter(|line| !line.trim().is_empty() && !line.starts_with('#'));
    lines
        .map(|line| {
            let mut words = line.split_whitespace();
            let mut word = || words.next().unwrap_or_else(|| panic!("{id}: {line}"));
            let (hand, cell, points) = (word().parse().unwrap(), word(), word().parse().unwrap());
            assert!(words.next().is_some(), "{id}: no citation: {line}");
            HandCase { hand, cell: cell_of(&rules, cell), points: Points(points), line: line.to_owned() }
        })
        .collect()
}

const GAMES: [&str; 5] = ["yatzy", "maxi", "triple", "ru13", "yahtzee"];

#[test]
fn every_hand_pays_what_the_table_says() {
    for id in GAMES.into_iter().chain(["tactic-da"]) {
        let rules = rules_of(id);
        for case in hand_cases(id) {
            assert_eq!(rules.points(case.cell, case.hand), case.points, "{id}: {}", case.line);
        }
    }
}

#[test]
fn every_box_has_ten_hands_and_its_maximum() {
    for id in GAMES {
        let rules = rules_of(id);
        let cases = hand_cases(id);
        let mut hands: BTreeMap<&str, BTreeSet<Hand>> = BTreeMap::new();
        let mut best: BTreeMap<Cell, Points> = BTreeMap::new();
        for case in &cases {
            hands.entry(rules.box_of(case.cell).id.as_str()).or_default().insert(case.hand);
            let best = best.entry(case.cell).or_default();
            *best = (*best).max(case.points);
        }
        assert_eq!(hands.len(), rules.boxes().len(), "{id}");
        assert!(hands.values().all(|hands| hands.len() >= 10), "{id}");
        for cell in rules.cells().iter() {
            let plain = Hand::all(rules.dice()).iter().map(|&hand| rules.points(cell, hand)).max();
            assert_eq!(best.get(&cell).copied(), plain, "{id}: {}", rules.cell_id(cell));
        }
    }
}

#[test]
fn the_maxima_of_the_leaflets() {
    let ids = ["yatzy", "maxi", "triple", "tactic-da", "ru13", "yahtzee"];
    assert_eq!(ids.map(|id| rules_of(id).max_total().0), [374, 649, 1944, 404, 1575, 1575]);
}

fn table(name: &str, key: &str) -> Vec<toml::Table> {
    let text = std::fs::read_to_string(folder().join(name)).unwrap();
    let table: toml::Table = text.parse().unwrap();
    let entries = table[key].as_array().unwrap().iter();
    entries.map(|entry| entry.as_table().unwrap().clone()).collect()
}

fn text<'a>(entry: &'a toml::Table, key: &str) -> Option<&'a str> {
    entry.get(key).map(|value| value.as_str().unwrap())
}

fn number(entry: &toml::Table, key: &str) -> Option<u32> {
    entry.get(key).map(|value| u32::try_from(value.as_integer().unwrap()).unwrap())
}

fn cells(rules: &Ruleset, entry: &toml::Table, key: &str) -> Vec<(Cell, Points)> {
    let Some(map) = entry.get(key) else { return Vec::new() };
    let map = map.as_table().unwrap().iter();
    map.map(|(id, points)| (cell_of(rules, id), Points(points.as_integer().unwrap() as u32))).collect()
}

#[test]
fn every_turn_offers_what_the_leaflet_offers() {
    for entry in table("turns.toml", "turn") {
        let cites = text(&entry, "cites").expect("a citation");
        let settings: Vec<Setting> = match entry.get("set") {
            None => Vec::new(),
            Some(set) => {
                set.as_array().unwrap().iter().map(|s| s.as_str().unwrap().parse().unwrap()).collect()
            }
        };
        let rules = rules_of(text(&entry, "rules").unwrap()).with(&settings).unwrap();
        let chips = number(&entry, "chips").unwrap_or(0) as u16;
        let card = Card::filled(&rules, &cells(&rules, &entry, "taken"), 0, 0)
            .unwrap_or_else(|error| panic!("{cites}: {error}"));
        let hand = play(&rules, text(&entry, "throws").unwrap(), chips, cites);
        let named = text(&entry, "names").map(|id| cell_of(&rules, id));
        let choices = rules.choices(card.open(), card.yatzy_scored(&rules), hand, named);
        for (cell, points) in cells(&rules, &entry, "offers") {
            let offered = rules.entry_points(choices, cell, hand).filter(|_| card.open().contains(cell));
            assert_eq!(offered, Some(points), "{cites}: {} for {hand}", rules.cell_id(cell));
        }
        for id in entry.get("refuses").map(|ids| ids.as_array().unwrap().clone()).unwrap_or_default() {
            let cell = cell_of(&rules, id.as_str().unwrap());
            let refused = !choices.cells().contains(cell) || !card.open().contains(cell);
            assert!(refused, "{cites}: {id:?} for {hand} is not refused");
        }
        assert_eq!(choices.extra.0, number(&entry, "extra").unwrap_or(0), "{cites}");
    }
}

/// Follows `6-6-4-3-2 (6-6) 6-6-6-4-2` and returns the last hand.
fn play(rules: &Ruleset, throws: &str, chips: u16, cites: &str) -> Hand {
    let mut hand: Option<Hand> = None;
    let mut keep = Keep::NOTHING;
    let mut count = 0;
    for word in throws.split_whitespace() {
        if let Some(kept) = word.strip_prefix('(') {
            let kept = kept.trim_end_matches(')');
            keep = Keep::new(if kept.is_empty() { Hand::EMPTY } else { kept.parse().unwrap() });
            assert!(keep.dice().is_within(hand.unwrap()), "{cites}: {throws}");
        } else {
            let thrown: Hand = word.parse().unwrap();
            assert_eq!(thrown.len(), rules.dice(), "{cites}");
            assert!(keep.dice().is_within(thrown), "{cites}: {throws}");
            hand = Some(thrown);
            count += 1;
        }
    }
    assert!(count <= 3 + chips, "{cites}: too many throws");
    hand.unwrap()
}

#[test]
fn every_card_adds_up() {
    for entry in table("cards.toml", "card") {
        let cites = text(&entry, "cites").expect("a citation");
        let rules = rules_of(text(&entry, "rules").unwrap());
        let extra = number(&entry, "extra_yatzys").unwrap_or(0) as u16;
        let card = Card::filled(&rules, &cells(&rules, &entry, "card"), extra, 0)
            .unwrap_or_else(|error| panic!("{cites}: {error}"));
        let totals = card.totals(&rules);
        let upper: Points = totals.columns.iter().map(|column| column.upper).sum();
        let bonus: Points = totals.columns.iter().map(|column| column.bonus).sum();
        let expected = |key| number(&entry, key).map(Points);
        assert_eq!(Some(upper), expected("upper").or(Some(upper)), "{cites}");
        assert_eq!(Some(bonus), expected("bonus").or(Some(bonus)), "{cites}");
        assert_eq!(Some(totals.total), expected("total"), "{cites}");
    }
}
