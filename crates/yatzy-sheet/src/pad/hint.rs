//! The hint beside a row of a pad: the dice that a box needs and the points it pays.

use crate::dice::Die;
use yatzy_rules::{BoxRule, Condition, Face, Needs, Pays, Ruleset};
use yatzy_text::{Guide, Row};

/// Means "the sum of the dice shown".
pub(super) const SUM: &str = "Σ";

/// The hint beside a row's name.
#[derive(Clone, Debug, Default)]
pub(super) struct Hint {
    /// Example dice that score.
    pub dice: Vec<Die>,
    pub pays: String,
    /// The whole hint in words, for screen readers.
    pub words: String,
}

impl Hint {
    pub fn of_box(rules: &Ruleset, rule: &BoxRule, words: String) -> Hint {
        let mut dice = needed(&rule.needs);
        if matches!(rule.pays, Pays::All | Pays::FixedAndAll(_)) {
            dice.resize(usize::from(rules.dice()), Die::Any);
        }
        let pays = match rule.pays {
            Pays::Matched | Pays::All => SUM.to_owned(),
            Pays::Fixed(points) => points.to_string(),
            Pays::FixedAndAll(points) => format!("{points} + {SUM}"),
        };
        Hint { dice, pays, words }
    }

    pub fn of_row(rules: &Ruleset, row: Row, guide: &Guide) -> Hint {
        let sentence = |name: &str| {
            let option = guide.options.iter().find(|option| option.option == name);
            option.map(|option| option.sentence.clone()).unwrap_or_default()
        };
        match (row, rules.bonus(), rules.joker()) {
            (Row::Bonus, Some(bonus), _) => {
                let (sum, points) = (bonus.condition.threshold(), bonus.points);
                let pays = match bonus.condition {
                    Condition::AtLeast(_) => format!("≥ {sum} → {points}"),
                    Condition::MoreThan(_) => format!("> {sum} → {points}"),
                };
                Hint { dice: Vec::new(), pays, words: sentence("bonus") }
            }
            (Row::YatzyBonus, _, Some(joker)) => {
                Hint { dice: Vec::new(), pays: format!("+{}", joker.extra), words: sentence("joker") }
            }
            _ => Hint::default(),
        }
    }
}

/// The fewest dice that score. Groups use high faces, the larger group the higher one, as in the best throw.
fn needed(needs: &Needs) -> Vec<Die> {
    let run = |first: u8, last: u8| (first..=last).filter_map(Face::new).map(Die::Counts).collect();
    match needs {
        Needs::Face(face) => vec![Die::Counts(*face)],
        Needs::Groups(sizes) => {
            let faces = Face::ALL.iter().rev();
            let groups = sizes.iter().zip(faces);
            groups.flat_map(|(&size, &face)| std::iter::repeat_n(Die::Counts(face), size.into())).collect()
        }
        Needs::Run(first, last) => run(first.pips(), last.pips()),
        Needs::RunOf(length) => run(1, *length),
        Needs::Any => Vec::new(),
    }
}
