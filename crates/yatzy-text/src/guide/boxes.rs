//! The requirement and the points of each box, with an example.

use crate::{PadNames, Text, say};
use yatzy_rules::{BoxRule, Hand, Needs, Pays, Points, Ruleset};

/// The explanation of one box. Points are those of a column with factor 1.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the field names say it")]
pub struct BoxGuide {
    pub id: String,
    pub name: String,
    /// The requirement and the points in one sentence.
    pub rule: String,
    /// An example throw that scores in this box.
    pub example: Hand,
    /// The points of the example.
    pub points: Points,
    /// The highest points of any throw.
    pub max: Points,
}

pub(super) fn explain(text: Text, rules: &Ruleset, names: &PadNames) -> Vec<BoxGuide> {
    let cells = rules.column_cells(0);
    let guides = rules.boxes().iter().zip(cells.iter()).enumerate().map(|(place, (rule, cell))| {
        let example = example(rules, place);
        BoxGuide {
            id: rule.id.to_string(),
            name: text.box_name(names, rule.id.as_str()),
            rule: say!(text, "box-rule", needs = needs(text, &rule.needs), pays = pays(text, rule)),
            example,
            points: paid(rules, place, example),
            max: Points(rules.max_points(cell).0 / u32::from(rules.factor_of(cell))),
        }
    });
    guides.collect()
}

fn needs(text: Text, needs: &Needs) -> String {
    match needs {
        Needs::Face(face) => say!(text, "needs-face", face = face.pips()),
        Needs::Groups(sizes) => {
            let groups: Vec<String> = sizes
                .chunk_by(|a, b| a == b)
                .map(|alike| say!(text, "needs-group", size = alike[0], count = alike.len()))
                .collect();
            let groups = text.all_of(&groups);
            if sizes.len() > 1 { say!(text, "needs-different", groups = groups) } else { groups }
        }
        Needs::Run(first, last) => say!(text, "needs-run", first = first.pips(), last = last.pips()),
        Needs::RunOf(length) => say!(text, "needs-run-of", length = *length),
        Needs::Any => say!(text, "needs-any"),
    }
}

fn pays(text: Text, rule: &BoxRule) -> String {
    match rule.pays {
        Pays::Matched => say!(text, "pays-matched"),
        Pays::All => say!(text, "pays-all"),
        Pays::Fixed(points) => say!(text, "pays-fixed", points = points),
        Pays::FixedAndAll(points) => say!(text, "pays-fixed-and-all", points = points),
    }
}

/// A typical throw for the box: of medium value, and with as little use in other boxes as possible.
fn example(rules: &Ruleset, place: usize) -> Hand {
    let hands = Hand::all(rules.dice());
    let best = hands.iter().map(|&hand| paid(rules, place, hand).0).max().unwrap_or_default();
    let elsewhere = |hand: Hand| {
        let points = rules.box_points(hand);
        let others = rules.boxes().iter().zip(points).enumerate();
        let counts = |needs: &Needs| !matches!(needs, Needs::Face(_) | Needs::Any);
        others.filter(|(i, (rule, points))| *i != place && **points > 0 && counts(&rule.needs)).count()
    };
    // Three fifths of the maximum: three of a face in an upper box with five dice, fours in most others.
    let off = |value: u32, most: u32| (5 * value).abs_diff(3 * most);
    let most_pips = 6 * u32::from(rules.dice());
    let scoring = hands.iter().copied().filter(|&hand| paid(rules, place, hand) > Points::ZERO);
    let plainest =
        |&hand: &Hand| (off(paid(rules, place, hand).0, best), elsewhere(hand), off(hand.sum(), most_pips));
    scoring.min_by_key(plainest).expect("a sound ruleset has a throw for every box")
}

fn paid(rules: &Ruleset, place: usize, hand: Hand) -> Points {
    Points(rules.box_points(hand)[place].into())
}
