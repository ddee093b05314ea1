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
    let boxes = rules.boxes().iter().zip(cells.iter()).zip(examples(rules)).enumerate();
    let guides = boxes.map(|(place, ((rule, cell), example))| BoxGuide {
        id: rule.id.to_string(),
        name: text.box_name(names, rule.id.as_str()),
        rule: say!(text, "box-rule", needs = needs(text, &rule.needs), pays = pays(text, rule)),
        example,
        points: Points(rules.box_points(example)[place].into()),
        max: Points(rules.max_points(cell).0 / u32::from(rules.factor_of(cell))),
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

/// A typical throw for each box: of medium value, and with as little use in other boxes as possible. A screen may explain
/// the rules each time that it is drawn, so every throw is looked at once for all boxes.
fn examples(rules: &Ruleset) -> Vec<Hand> {
    let is_rare = |rule: &BoxRule| !matches!(rule.needs, Needs::Face(_) | Needs::Any);
    let rare: Vec<bool> = rules.boxes().iter().map(is_rare).collect();
    let throws = Hand::all(rules.dice()).iter().map(|&hand| {
        let points = rules.box_points(hand);
        let uses = rare.iter().zip(points).filter(|(is_rare, points)| **is_rare && **points > 0).count();
        (hand, points, uses)
    });
    let throws: Vec<(Hand, &[u16], usize)> = throws.collect();
    // Three fifths of the maximum: three of a face in an upper box with five dice, fours in most others.
    let off = |value: u32, most: u32| (5 * value).abs_diff(3 * most);
    let most_pips = 6 * u32::from(rules.dice());
    let example = |place: usize| {
        let paid = |points: &[u16]| u32::from(points[place]);
        let best = throws.iter().map(|(_, points, _)| paid(points)).max().unwrap_or_default();
        let scoring = throws.iter().filter(|(_, points, _)| paid(points) > 0);
        // Its own box is among the uses of each of them.
        let plainest = |(hand, points, uses): &&(Hand, &[u16], usize)| {
            (off(paid(points), best), *uses, off(hand.sum(), most_pips))
        };
        scoring.min_by_key(plainest).expect("a sound ruleset has a throw for every box").0
    };
    (0..rare.len()).map(example).collect()
}
