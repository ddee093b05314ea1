//! The tables of `docs/bots.md` and `docs/analysis.md`, compared with new measurements.

use yatzy_rules::{Catalogue, RulesHash, Ruleset, Setting};

const BOTS: &str = include_str!("../../../../../docs/bots.md");
const ANALYSIS: &str = include_str!("../../../../../docs/analysis.md");

/// A number and its error.
#[derive(Clone, Copy, Debug)]
pub struct Told {
    pub number: f64,
    pub error: f64,
}

impl Told {
    /// `198.0 ± 0.6`, `6.1 %` or `0`.
    fn read(words: &str) -> Told {
        let mut parts = words.trim_end_matches('%').split('±').map(|part| {
            let part = part.trim().replace('−', "-");
            part.parse::<f64>().unwrap_or_else(|_| panic!("`{words}` is no number"))
        });
        Told { number: parts.next().unwrap(), error: parts.next().unwrap_or(0.0) }
    }

    /// Whether a new measurement agrees, within four standard errors of both and the rounding.
    #[track_caller]
    pub fn agrees(self, what: &str, (found, error): (f64, f64)) {
        let Told { number, error: before } = self;
        // A missing error counts as the new one.
        let before = if before == 0.0 { error } else { before };
        let allowed = 4.0 * before.hypot(error) + 0.1;
        assert!(
            (found - number).abs() <= allowed,
            "{what}: {found} ± {error}, and {number} was written down"
        );
    }
}

/// The cells of a row.
fn cells(line: &str) -> Vec<&str> {
    line.trim().trim_matches('|').split('|').map(str::trim).collect()
}

/// The row of a level in a game: mean total, lost points, and accuracy or share.
pub fn level(game: &str, level: &str) -> [Told; 3] {
    let rows = BOTS.lines().filter(|line| line.starts_with('|')).map(cells);
    let row = rows.into_iter().find(|row| row[..2] == [game, level]);
    let row = row.unwrap_or_else(|| panic!("docs/bots.md has no row of {level} in {game}"));
    [2, 3, 4].map(|column| Told::read(row[column]))
}

/// How often the stronger of two levels wins, in per cent, by the section on wins.
pub fn wins(title: &str, stronger: &str, weaker: &str) -> f64 {
    let table = BOTS.split("\n## Wins").nth(1).unwrap();
    let table = table.split(&format!("\n{title} (")).nth(1).unwrap_or_else(|| panic!("no wins of {title}"));
    let mut rows = table.lines().filter(|line| line.starts_with('|')).map(cells);
    let head = rows.next().unwrap();
    let column = head.iter().position(|name| *name == stronger).unwrap();
    let row = rows.find(|row| row[0] == weaker).unwrap();
    Told::read(row[column]).number
}

/// The cost of `casual` under some rules, by the table of ten thousand games.
pub fn casual_cost(rules: &Ruleset) -> Told {
    let table = ANALYSIS.split("| rules | luck |").nth(1).unwrap();
    let rows = table.lines().filter(|line| line.starts_with("| `")).map(cells);
    let row = rows.into_iter().find(|row| hash(row[0]) == rules.hash());
    Told::read(row.unwrap_or_else(|| panic!("docs/analysis.md has no row of {:?}", rules.lines()))[2])
}

/// The rules at the start of a row: an id, with or without chips.
fn hash(words: &str) -> RulesHash {
    let id = words.split('`').nth(1).unwrap();
    let rules = Catalogue::get().rules(id).unwrap_or_else(|| panic!("no edition is called {id}"));
    let chips =
        [("without chips", false), ("with chips", true)].into_iter().find(|(end, _)| words.ends_with(end));
    match chips {
        Some((_, chips)) => rules.with(&[Setting::Chips(chips)]).unwrap().hash(),
        None => rules.hash(),
    }
}

#[test]
fn every_table_can_be_read() {
    assert_eq!(level("yatzy", "random").map(|told| told.number), [50.4, 198.0, 6.1]);
    assert_eq!(level("maxi without chips", "club")[1].error, 0.6);
    assert_eq!(wins("Yatzy", "club", "casual"), 59.6);
    assert_eq!(wins("TripleYatzy", "perfect", "expert"), 48.9);
    let maxi = Catalogue::get().rules("maxi").unwrap();
    assert_eq!(casual_cost(&maxi).number, 51.1);
    assert_eq!(casual_cost(&maxi.with(&[Setting::Chips(false)]).unwrap()).number, 33.7);
    for edition in Catalogue::get().editions().iter().filter(|edition| edition.rules.columns().len() == 1) {
        assert!(casual_cost(&edition.rules).number > 5.0, "{}", edition.id);
    }
}
