//! An unchecked ruleset with public fields. [`RulesetDraft::validate`] is the only way to a [`Ruleset`] and
//! returns every problem of a draft.

use super::{Bonus, Joker, JokerRule, Order, When};
use super::{BonusSetting, BoxRule, Condition, Needs, Pays, Ruleset, Setting};
use crate::{BoxId, MAX_DICE, Points};

/// Largest number of boxes in a column.
pub const MAX_BOXES: usize = 20;
/// Largest number of columns.
pub const MAX_COLUMNS: usize = 3;
/// Highest points of a box, a bonus or an extra yatzy.
pub const MAX_POINTS: u16 = 999;

/// The fields of a ruleset, not yet validated.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RulesetDraft {
    /// Number of dice, 1 to 6.
    pub dice: u8,
    /// The factor of each column; `[1]` for an ordinary pad.
    pub columns: Vec<u8>,
    /// The boxes, top to bottom.
    pub boxes: Vec<BoxRule>,
    /// The upper bonus.
    pub bonus: Option<Bonus>,
    /// The order in which boxes may be filled.
    pub order: Order,
    /// When chance may be used.
    pub chance: When,
    /// When a box may be struck.
    pub zero: When,
    /// Whether the box is named before the first throw.
    pub declare: bool,
    /// Whether unused rethrows are saved as chips.
    pub chips: bool,
    /// Jokers and extra yatzys.
    pub joker: Option<Joker>,
}

/// Why a combination of rules is invalid.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[allow(missing_docs, reason = "the field names say it")]
pub enum RulesetProblem {
    /// Fewer than 1 or more than 6 dice.
    #[error("{0} dice")]
    Dice(u8),
    /// No boxes, or more than 20.
    #[error("{0} boxes")]
    Boxes(usize),
    /// No columns, or more than 3.
    #[error("{0} columns")]
    Columns(usize),
    /// A factor of zero, above 9, or equal to another column's: their cells would share ids.
    #[error("a column worth ×{0}")]
    Factor(u8),
    /// Two boxes with the same id.
    #[error("two boxes `{0}`")]
    TwiceTheBox(BoxId),
    /// Two boxes for the same face: a joker would be ambiguous.
    #[error("`{0}` repeats a face")]
    TwiceTheFace(BoxId),
    /// No hand of these dice can score in the box.
    #[error("`{box_id}` needs {needs} dice")]
    OutOfReach {
        box_id: BoxId,
        /// The number of dice or consecutive faces it requires.
        needs: u8,
    },
    /// A box of one face must pay the matching dice.
    #[error("`{0}` is a box of one face and must pay what matches")]
    FacePays(BoxId),
    /// A box pays nothing or more than 999 points.
    #[error("`{0}` pays nothing or too much")]
    Pays(BoxId),
    /// The points or the threshold of the bonus are zero or above 999.
    #[error("a bonus out of range")]
    BonusRange,
    /// A bonus without upper boxes.
    #[error("a bonus without upper boxes")]
    BonusWithoutUpper,
    /// Not even the best hand in every upper box earns the bonus.
    #[error("a bonus at {needed} of at most {most}")]
    BonusOutOfReach {
        needed: Points,
        /// The highest upper sum.
        most: Points,
    },
    /// `bonus=at-least` without a number, in a ruleset without a bonus of its own.
    #[error("a bonus without a number")]
    BonusWithoutNumber,
    /// Declared boxes and an order.
    #[error("declared boxes with an order")]
    DeclareWithOrder,
    /// Declared boxes and columns.
    #[error("declared boxes with columns")]
    DeclareWithColumns,
    /// Declared boxes and jokers.
    #[error("declared boxes with jokers")]
    DeclareWithJokers,
    /// Jokers need boxes with a full value. This one pays only the matching dice.
    #[error("jokers, but `{0}` pays what matches")]
    JokersNeedFullValues(BoxId),
    /// Jokers without exactly one box for all dice equal.
    #[error("jokers without a yatzy box")]
    JokersWithoutYatzy,
    /// Jokers and columns.
    #[error("jokers with columns")]
    JokersWithColumns,
    /// Jokers with a yatzy box that pays its sum too.
    #[error("jokers with another value of yatzy")]
    JokersWithYatzySum,
    /// Columns and an order.
    #[error("columns with an order")]
    ColumnsWithOrder,
    /// Columns and chips.
    #[error("columns with chips")]
    ColumnsWithChips,
    /// Columns and a bonus.
    #[error("columns with a bonus")]
    ColumnsWithBonus,
    /// The option `yatzy` without a box that pays 50 for all dice equal.
    #[error("no yatzy box of 50 points")]
    NoYatzyOfFifty,
}

impl RulesetProblem {
    /// The stable code of this problem in the API.
    pub fn code(&self) -> &'static str {
        match self {
            RulesetProblem::Dice(_) => "ruleset/dice",
            RulesetProblem::Boxes(_) => "ruleset/boxes",
            RulesetProblem::Columns(_) => "ruleset/columns",
            RulesetProblem::Factor(_) => "ruleset/factor",
            RulesetProblem::TwiceTheBox(_) => "ruleset/box-twice",
            RulesetProblem::TwiceTheFace(_) => "ruleset/face-twice",
            RulesetProblem::OutOfReach { .. } => "ruleset/out-of-reach",
            RulesetProblem::FacePays(_) => "ruleset/face-pays",
            RulesetProblem::Pays(_) => "ruleset/pays",
            RulesetProblem::BonusRange => "ruleset/bonus-range",
            RulesetProblem::BonusWithoutUpper => "ruleset/bonus-without-upper",
            RulesetProblem::BonusOutOfReach { .. } => "ruleset/bonus-out-of-reach",
            RulesetProblem::BonusWithoutNumber => "ruleset/bonus-without-number",
            RulesetProblem::DeclareWithOrder => "ruleset/declare-with-order",
            RulesetProblem::DeclareWithColumns => "ruleset/declare-with-columns",
            RulesetProblem::DeclareWithJokers => "ruleset/declare-with-jokers",
            RulesetProblem::JokersNeedFullValues(_) => "ruleset/jokers-need-full-values",
            RulesetProblem::JokersWithoutYatzy => "ruleset/jokers-without-yatzy",
            RulesetProblem::JokersWithColumns => "ruleset/jokers-with-columns",
            RulesetProblem::JokersWithYatzySum => "ruleset/jokers-with-yatzy-sum",
            RulesetProblem::ColumnsWithOrder => "ruleset/columns-with-order",
            RulesetProblem::ColumnsWithChips => "ruleset/columns-with-chips",
            RulesetProblem::ColumnsWithBonus => "ruleset/columns-with-bonus",
            RulesetProblem::NoYatzyOfFifty => "ruleset/no-yatzy-of-fifty",
        }
    }
}

/// The bonus points for a ruleset without a bonus of its own, as in most leaflets.
const USUAL_BONUS: Points = Points(50);
/// The extra points of `joker=…` for a ruleset without jokers of its own.
const USUAL_EXTRA: Points = Points(100);

impl RulesetDraft {
    /// Sets one option. [`RulesetDraft::validate`] checks the result.
    pub fn set(&mut self, setting: Setting) -> Result<(), RulesetProblem> {
        match setting {
            Setting::Order(order) => self.order = order,
            Setting::Chance(when) => self.chance = when,
            Setting::Zero(when) => self.zero = when,
            Setting::Declare(declare) => self.declare = declare,
            Setting::Chips(chips) => self.chips = chips,
            Setting::Joker(rule) => self.set_joker(rule),
            Setting::Bonus(bonus) => self.set_bonus(bonus)?,
            Setting::YatzyAndSum(and_sum) => {
                let dice = self.dice;
                let fifty = |rule: &&mut BoxRule| {
                    rule.is_yatzy(dice) && matches!(rule.pays, Pays::Fixed(50) | Pays::FixedAndAll(50))
                };
                let yatzy = self.boxes.iter_mut().find(fifty).ok_or(RulesetProblem::NoYatzyOfFifty)?;
                yatzy.pays = if and_sum { Pays::FixedAndAll(50) } else { Pays::Fixed(50) };
            }
        }
        Ok(())
    }

    fn set_joker(&mut self, rule: Option<JokerRule>) {
        let extra = self.joker.map_or(USUAL_EXTRA, |joker| joker.extra);
        self.joker = rule.map(|rule| Joker { rule, extra });
    }

    fn set_bonus(&mut self, setting: BonusSetting) -> Result<(), RulesetProblem> {
        let own = self.bonus.map(|bonus| bonus.condition.threshold());
        let number = |number: Option<Points>| number.or(own).ok_or(RulesetProblem::BonusWithoutNumber);
        let condition = match setting {
            BonusSetting::None => {
                self.bonus = None;
                return Ok(());
            }
            BonusSetting::AtLeast(n) => Condition::AtLeast(number(n)?),
            BonusSetting::MoreThan(n) => Condition::MoreThan(number(n)?),
        };
        let points = self.bonus.map_or(USUAL_BONUS, |bonus| bonus.points);
        self.bonus = Some(Bonus { condition, points });
        Ok(())
    }

    /// Validates the draft and makes a ruleset, or returns every problem.
    pub fn validate(self) -> Result<Ruleset, Vec<RulesetProblem>> {
        let mut reasons = Vec::new();
        self.check_sizes(&mut reasons);
        self.check_boxes(&mut reasons);
        self.check_combination(&mut reasons);
        if reasons.is_empty() { Ok(Ruleset::of(self)) } else { Err(reasons) }
    }

    /// As [`RulesetDraft::validate`], for rules that a person writes now: the bonus can be reached. Earlier versions
    /// accepted any threshold, so records may have another.
    pub fn validate_new(self) -> Result<Ruleset, Vec<RulesetProblem>> {
        let most = self.boxes.iter().map(|rule| match rule.needs {
            Needs::Face(face) => u32::from(face.pips()) * u32::from(self.dice),
            _ => 0,
        });
        let most = Points(most.sum());
        let bonus = self.bonus.map(|bonus| bonus.condition.needed()).filter(|&needed| needed > most);
        let rules = self.validate()?;
        bonus.map_or(Ok(rules), |needed| Err(vec![RulesetProblem::BonusOutOfReach { needed, most }]))
    }

    fn check_sizes(&self, reasons: &mut Vec<RulesetProblem>) {
        if !(1..=MAX_DICE).contains(&self.dice) {
            reasons.push(RulesetProblem::Dice(self.dice));
        }
        if !(1..=MAX_BOXES).contains(&self.boxes.len()) {
            reasons.push(RulesetProblem::Boxes(self.boxes.len()));
        }
        if !(1..=MAX_COLUMNS).contains(&self.columns.len()) {
            reasons.push(RulesetProblem::Columns(self.columns.len()));
        }
        for (i, &factor) in self.columns.iter().enumerate() {
            if !(1..=9).contains(&factor) || self.columns[..i].contains(&factor) {
                reasons.push(RulesetProblem::Factor(factor));
            }
        }
        if let Some(bonus) = self.bonus {
            let in_range = |points: Points| (1..=u32::from(MAX_POINTS)).contains(&points.0);
            if !in_range(bonus.points) || !in_range(bonus.condition.threshold()) {
                reasons.push(RulesetProblem::BonusRange);
            }
            if !self.boxes.iter().any(|rule| matches!(rule.needs, Needs::Face(_))) {
                reasons.push(RulesetProblem::BonusWithoutUpper);
            }
        }
    }

    fn check_boxes(&self, reasons: &mut Vec<RulesetProblem>) {
        for (i, rule) in self.boxes.iter().enumerate() {
            let earlier = &self.boxes[..i];
            if earlier.iter().any(|other| other.id == rule.id) {
                reasons.push(RulesetProblem::TwiceTheBox(rule.id.clone()));
            }
            let is_face = matches!(rule.needs, Needs::Face(_));
            if is_face && earlier.iter().any(|other| other.needs == rule.needs) {
                reasons.push(RulesetProblem::TwiceTheFace(rule.id.clone()));
            }
            if is_face && rule.pays != Pays::Matched {
                reasons.push(RulesetProblem::FacePays(rule.id.clone()));
            }
            let too_long = matches!(rule.needs, Needs::Groups(ref sizes) if sizes.contains(&0));
            if rule.needs.dice() > self.dice || too_long {
                reasons
                    .push(RulesetProblem::OutOfReach { box_id: rule.id.clone(), needs: rule.needs.dice() });
            }
            if let Pays::Fixed(points) | Pays::FixedAndAll(points) = rule.pays
                && !(1..=MAX_POINTS).contains(&points)
            {
                reasons.push(RulesetProblem::Pays(rule.id.clone()));
            }
        }
    }

    fn check_combination(&self, reasons: &mut Vec<RulesetProblem>) {
        let ordered = self.order != Order::Free;
        let columns = self.columns.len() > 1;
        let mut refuse = |wrong: bool, reason: RulesetProblem| {
            if wrong {
                reasons.push(reason);
            }
        };
        refuse(self.declare && ordered, RulesetProblem::DeclareWithOrder);
        refuse(self.declare && columns, RulesetProblem::DeclareWithColumns);
        refuse(self.declare && self.joker.is_some(), RulesetProblem::DeclareWithJokers);
        refuse(columns && ordered, RulesetProblem::ColumnsWithOrder);
        refuse(columns && self.chips, RulesetProblem::ColumnsWithChips);
        refuse(columns && self.bonus.is_some(), RulesetProblem::ColumnsWithBonus);
        if self.joker.is_none() {
            return;
        }
        refuse(columns, RulesetProblem::JokersWithColumns);
        let mut yatzys = self.boxes.iter().filter(|rule| rule.is_yatzy(self.dice));
        let yatzy = yatzys.next();
        refuse(yatzy.is_none() || yatzys.next().is_some(), RulesetProblem::JokersWithoutYatzy);
        refuse(
            yatzy.is_some_and(|rule| matches!(rule.pays, Pays::FixedAndAll(_))),
            RulesetProblem::JokersWithYatzySum,
        );
        // A joker pays the full value of a box. A box that pays only the matching dice has none.
        let valueless = |rule: &&BoxRule| !matches!(rule.needs, Needs::Face(_)) && rule.pays == Pays::Matched;
        if let Some(rule) = self.boxes.iter().find(valueless) {
            refuse(true, RulesetProblem::JokersNeedFullValues(rule.id.clone()));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Catalogue;

    /// The upper boxes of five dice score at most 105. A game with an impossible bonus that exists stays readable.
    #[test]
    fn a_bonus_out_of_reach_is_refused_for_new_rules_only() {
        let yatzy = &Catalogue::get().edition("yatzy").unwrap().rules;
        let with = |value: &str| yatzy.with(&[format!("bonus={value}").parse().unwrap()]);
        let refused =
            |needed| Err(vec![RulesetProblem::BonusOutOfReach { needed: Points(needed), most: Points(105) }]);
        assert!(with("at-least:105").is_ok() && with("more-than:104").is_ok());
        assert_eq!(with("at-least:106").map(|_| ()), refused(106));
        assert_eq!(with("more-than:105").map(|_| ()), refused(106));
        let old = yatzy.with_recorded(&["bonus=at-least:500".parse().unwrap()]).unwrap();
        assert_eq!(Ruleset::from_lines(old.lines().iter().map(String::as_str)).unwrap(), old);
    }
}
