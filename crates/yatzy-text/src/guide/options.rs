//! The meaning of each option.

use crate::{PadNames, Row, Text, say};
use yatzy_rules::{BoxRule, Condition, JokerRule, Needs, Order, Pays, Ruleset, Section, When};

/// The explanation of one option in force.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OptionGuide {
    /// The option, such as `order`.
    pub option: &'static str,
    /// Its value, as `--set` takes it.
    pub value: String,
    /// The meaning of the value.
    pub sentence: String,
    /// Whether the plain game has another value.
    pub differs: bool,
}

pub(super) fn explain(
    text: Text,
    rules: &Ruleset,
    names: &PadNames,
    plain: Option<&Ruleset>,
) -> Vec<OptionGuide> {
    let plain = plain.map(Ruleset::options).unwrap_or_default();
    let option_text = OptionText { text, rules, names };
    let explained = rules.options().into_iter().filter_map(|(option, value)| {
        let sentence = option_text.sentence(option)?;
        let differs = plain.iter().any(|(other, theirs)| *other == option && *theirs != value);
        Some(OptionGuide { option, value, sentence, differs })
    });
    explained.collect()
}

struct OptionText<'a> {
    text: Text,
    rules: &'a Ruleset,
    names: &'a PadNames,
}

impl OptionText<'_> {
    /// The meaning of an option in this ruleset; `None` if it does not apply.
    fn sentence(&self, option: &str) -> Option<String> {
        let (text, rules) = (self.text, self.rules);
        let declares = rules.declares();
        let in_order = rules.order() != Order::Free;
        match option {
            "order" => Some(match rules.order() {
                Order::Free => say!(text, "option-order-free"),
                Order::Down => say!(text, "option-order-down"),
                Order::UpperFirst => say!(text, "option-order-upper-first"),
            }),
            "bonus" => self.bonus(),
            "chance" if declares => None,
            "chance" => {
                let chance = self.name_of(|rule| rule.needs == Needs::Any)?;
                Some(match rules.chance() {
                    When::Any if in_order => say!(text, "option-chance-any-in-order", chance = chance),
                    When::Any => say!(text, "option-chance-any", chance = chance),
                    When::LastResort => say!(text, "option-chance-last-resort", chance = chance),
                })
            }
            "zero" if declares => None,
            "zero" => Some(match rules.zero() {
                When::Any if in_order => say!(text, "option-zero-any-in-order"),
                When::Any => say!(text, "option-zero-any"),
                When::LastResort => say!(text, "option-zero-last-resort"),
            }),
            "declare" => Some(match (declares, self.name_of(|rule| rule.needs == Needs::Any)) {
                (false, _) => say!(text, "option-declare-no"),
                (true, Some(chance)) => say!(text, "option-declare-yes", chance = chance),
                (true, None) => say!(text, "option-declare-yes-without-chance"),
            }),
            "chips" if rules.has_chips() => Some(say!(text, "option-chips-yes")),
            "chips" => Some(say!(text, "option-chips-no")),
            "joker" => self.joker(),
            "yatzy" => {
                let cell = rules.yatzy_cell()?;
                let yatzy = text.box_name(self.names, rules.box_of(cell).id.as_str());
                Some(match rules.box_of(cell).pays {
                    Pays::FixedAndAll(points) => {
                        say!(text, "option-yatzy-and-sum", yatzy = yatzy, points = points)
                    }
                    _ => say!(text, "option-yatzy-fixed", yatzy = yatzy, points = rules.max_points(cell).0),
                })
            }
            _ => None,
        }
    }

    fn bonus(&self) -> Option<String> {
        let Some(bonus) = self.rules.bonus() else {
            let has_upper = self.rules.boxes().iter().any(|rule| rule.section() == Section::Upper);
            return has_upper.then(|| say!(self.text, "option-bonus-none"));
        };
        let (threshold, points) = (bonus.condition.threshold().0, bonus.points.0);
        let name = self.text.row_name(self.names, Row::Bonus);
        let sentence = match bonus.condition {
            Condition::AtLeast(_) => {
                say!(self.text, "option-bonus-at-least", bonus = name, sum = threshold, points = points)
            }
            Condition::MoreThan(_) => {
                say!(self.text, "option-bonus-more-than", bonus = name, sum = threshold, points = points)
            }
        };
        let most: u32 = self.rules.upper_cells().iter().map(|cell| self.rules.max_points(cell).0).sum();
        Some(if most < bonus.condition.needed().0 {
            format!("{sentence} {}", say!(self.text, "option-bonus-out-of-reach", most = most))
        } else {
            sentence
        })
    }

    fn joker(&self) -> Option<String> {
        let Some(joker) = self.rules.joker() else { return Some(say!(self.text, "option-joker-none")) };
        let cell = self.rules.yatzy_cell()?;
        let yatzy = self.text.box_name(self.names, self.rules.box_of(cell).id.as_str());
        let (points, extra) = (self.rules.max_points(cell).0, joker.extra.0);
        let dice = self.rules.dice();
        Some(match joker.rule {
            JokerRule::Booklet => {
                say!(
                    self.text,
                    "option-joker-booklet",
                    yatzy = yatzy,
                    points = points,
                    extra = extra,
                    dice = dice
                )
            }
            JokerRule::Official => {
                say!(self.text, "option-joker-official", yatzy = yatzy, extra = extra, dice = dice)
            }
        })
    }

    fn name_of(&self, wanted: impl Fn(&BoxRule) -> bool) -> Option<String> {
        let rule = self.rules.boxes().iter().find(|rule| wanted(rule))?;
        Some(self.text.box_name(self.names, rule.id.as_str()))
    }
}
