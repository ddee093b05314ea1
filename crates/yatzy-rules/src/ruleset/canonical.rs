//! The rules as lines of text, for records and for their hash.

use super::options::{spell, yes_or_no};
use super::{Bonus, BonusSetting, BoxId, BoxRule, Condition, Joker, Needs, Order, Pays, RulesetProblem};
use super::{Ruleset, RulesetDraft, Setting, When};
use crate::Points;
use sha2::{Digest, Sha256};
use std::fmt;
use std::fmt::Write;
use std::str::FromStr;

/// SHA-256 over the canonical form of a ruleset, which excludes ids, names and citations.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RulesHash([u8; 32]);

impl RulesHash {
    pub(super) fn of(draft: &RulesetDraft) -> RulesHash {
        let mut text = String::from("yatzy-rules 1\n");
        for line in lines(draft, false) {
            text.push_str(&line);
            text.push('\n');
        }
        RulesHash(Sha256::digest(text).into())
    }

    /// The 32 bytes.
    pub fn bytes(self) -> [u8; 32] {
        self.0
    }
}

impl fmt::Display for RulesHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        crate::hex::write(&self.0, f)
    }
}

impl FromStr for RulesHash {
    type Err = crate::ParseError;

    fn from_str(text: &str) -> Result<RulesHash, crate::ParseError> {
        Ok(RulesHash(crate::hex::parse_32(text).ok_or(crate::ParseError)?))
    }
}

/// The lines of a ruleset. Without ids they are the canonical form for the hash.
fn lines(draft: &RulesetDraft, with_ids: bool) -> Vec<String> {
    let mut columns = String::from("columns");
    for factor in &draft.columns {
        let _ = write!(columns, " {factor}");
    }
    let bonus =
        draft.bonus.map_or("none".to_owned(), |bonus| format!("{} {}", bonus.condition, bonus.points));
    let joker = draft.joker.map_or("none".to_owned(), |joker| format!("{} {}", joker.rule, joker.extra));
    let mut lines = vec![
        format!("dice {}", draft.dice),
        columns,
        format!("bonus {bonus}"),
        format!("order {}", draft.order),
        format!("chance {}", draft.chance),
        format!("zero {}", draft.zero),
        format!("declare {}", spell(draft.declare)),
        format!("chips {}", spell(draft.chips)),
        format!("joker {joker}"),
    ];
    lines.extend(draft.boxes.iter().map(|rule| {
        if with_ids {
            format!("box {} {} pays {}", rule.id, rule.needs, rule.pays)
        } else {
            format!("box {} pays {}", rule.needs, rule.pays)
        }
    }));
    lines
}

impl Ruleset {
    /// The rules as lines with ids, as in a record.
    pub fn lines(&self) -> Vec<String> {
        lines(self.draft(), true)
    }

    /// Reads the lines of [`Ruleset::lines`], in any order but that of the boxes. The error has the index of
    /// the line.
    pub fn from_lines<'a>(lines: impl IntoIterator<Item = &'a str>) -> Result<Ruleset, RulesLineError> {
        let mut draft = RulesetDraft {
            dice: 0,
            columns: Vec::new(),
            boxes: Vec::new(),
            bonus: None,
            order: Order::Free,
            chance: When::Any,
            zero: When::Any,
            declare: false,
            chips: false,
            joker: None,
        };
        for (index, line) in lines.into_iter().enumerate() {
            read_line(&mut draft, line).ok_or(RulesLineError::Line(index))?;
        }
        draft.validate().map_err(RulesLineError::Ruleset)
    }
}

/// Why lines are not a ruleset.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RulesLineError {
    /// The line at this index, from 0, is unreadable.
    #[error("line {0} of the rules can't be read")]
    Line(usize),
    /// All lines are readable, but the rules are invalid.
    #[error("the rules make no sense: {0:?}")]
    Ruleset(Vec<RulesetProblem>),
}

fn read_line(draft: &mut RulesetDraft, line: &str) -> Option<()> {
    let (word, rest) = line.split_once(' ')?;
    match word {
        "dice" => draft.dice = rest.parse().ok()?,
        "columns" => {
            draft.columns = rest.split_whitespace().map(|n| n.parse().ok()).collect::<Option<_>>()?;
        }
        "bonus" if rest == "none" => draft.bonus = None,
        "bonus" => draft.bonus = Some(read_bonus(rest)?),
        "order" => draft.order = rest.parse().ok()?,
        "chance" => draft.chance = rest.parse().ok()?,
        "zero" => draft.zero = rest.parse().ok()?,
        "declare" => draft.declare = yes_or_no(rest)?,
        "chips" => draft.chips = yes_or_no(rest)?,
        "joker" if rest == "none" => draft.joker = None,
        "joker" => {
            let (rule, extra) = rest.split_once(' ')?;
            draft.joker = Some(Joker { rule: rule.parse().ok()?, extra: read_points(extra)? });
        }
        "box" => draft.boxes.push(read_box(rest)?),
        _ => return None,
    }
    Some(())
}

fn read_bonus(text: &str) -> Option<Bonus> {
    let (condition, points) = text.split_once(' ')?;
    let condition = match Setting::new("bonus", condition).ok()? {
        Setting::Bonus(BonusSetting::AtLeast(Some(n))) => Condition::AtLeast(n),
        Setting::Bonus(BonusSetting::MoreThan(Some(n))) => Condition::MoreThan(n),
        _ => return None,
    };
    Some(Bonus { condition, points: read_points(points)? })
}

fn read_points(text: &str) -> Option<Points> {
    text.parse().ok().filter(|&points: &u16| points <= super::MAX_POINTS).map(|points| Points(points.into()))
}

fn read_box(text: &str) -> Option<BoxRule> {
    let (id, rest) = text.split_once(' ')?;
    let (needs, pays) = rest.split_once(" pays ")?;
    Some(BoxRule {
        id: BoxId::new(id)?,
        needs: needs.parse::<Needs>().ok()?,
        pays: pays.parse::<Pays>().ok()?,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Catalogue;

    #[test]
    fn every_edition_reads_back_from_its_lines() {
        for edition in Catalogue::get().editions() {
            let lines = edition.rules.lines();
            let read = Ruleset::from_lines(lines.iter().map(String::as_str)).unwrap();
            assert_eq!(read, *edition.rules, "{}", edition.id);
            assert_eq!(read.hash(), edition.rules.hash());
        }
    }

    #[test]
    fn ids_have_no_part_in_the_hash() {
        let rules = Catalogue::get().rules("yatzy").unwrap();
        let mut draft = rules.draft().clone();
        draft.boxes[0].id = BoxId::new("aces").unwrap();
        assert_eq!(draft.validate().unwrap().hash(), rules.hash());
        let mut draft = rules.draft().clone();
        draft.zero = When::LastResort;
        assert_ne!(draft.validate().unwrap().hash(), rules.hash());
    }
}
