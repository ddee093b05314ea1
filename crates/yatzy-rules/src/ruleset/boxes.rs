//! Boxes: the requirement for a hand and the points. The vocabulary is small and closed; the boxes of all
//! leaflets are lines of data in it. A box pays the best interpretation of the hand.

use crate::{Face, Hand, Points};
use std::fmt;
use std::str::FromStr;

/// The stable id of a box in data, records and the API: lower-case letters, digits and hyphens.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct BoxId(Box<str>);

impl BoxId {
    /// The longest id.
    pub const MAX_LEN: usize = 32;

    /// Accepts 1 to 32 lower-case letters, digits and hyphens, starting with a letter.
    pub fn new(id: &str) -> Option<BoxId> {
        let starts_well = id.starts_with(|c: char| c.is_ascii_lowercase());
        let all_well = id.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-');
        (starts_well && all_well && id.len() <= BoxId::MAX_LEN).then(|| BoxId(id.into()))
    }

    /// The id as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for BoxId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.0)
    }
}

/// The two halves of a pad. The upper sum earns the bonus.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Section {
    /// Boxes of one face.
    Upper,
    /// All other boxes.
    Lower,
}

/// The requirement of a box.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Needs {
    /// At least one die of this face. These boxes form the upper section.
    Face(Face),
    /// Groups of equal dice of these sizes, largest first, each of a different face.
    Groups(Vec<u8>),
    /// Every face from the first to the last.
    Run(Face, Face),
    /// This many consecutive faces.
    RunOf(u8),
    /// No requirement: any hand scores. Such a box is a *chance*.
    Any,
}

/// The points of a hand that scores in a box.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Pays {
    /// The sum of the dice that the box requires.
    Matched,
    /// The sum of all dice.
    All,
    /// A fixed number of points.
    Fixed(u16),
    /// A fixed number of points and the sum of all dice.
    FixedAndAll(u16),
}

/// A box of a ruleset.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs, reason = "the field names say it")]
pub struct BoxRule {
    pub id: BoxId,
    pub needs: Needs,
    pub pays: Pays,
}

impl BoxRule {
    /// The half of the pad that the box stands in.
    pub fn section(&self) -> Section {
        if matches!(self.needs, Needs::Face(_)) { Section::Upper } else { Section::Lower }
    }

    /// The points of a hand, zero if it does not score. Slow and simple; a [`Ruleset`](crate::Ruleset) caches
    /// the results in a table.
    pub fn points(&self, hand: Hand) -> Points {
        let Some(matched) = self.needs.matched(hand) else { return Points::ZERO };
        Points(match self.pays {
            Pays::Matched => matched,
            Pays::All => hand.sum(),
            Pays::Fixed(points) => points.into(),
            Pays::FixedAndAll(points) => u32::from(points) + hand.sum(),
        })
    }

    /// Whether the box requires all dice to be equal: the *yatzy* box.
    pub(crate) fn is_yatzy(&self, dice: u8) -> bool {
        self.needs == Needs::Groups(vec![dice])
    }
}

impl Needs {
    /// The largest sum of dice that meet the requirement; `None` if the hand does not.
    fn matched(&self, hand: Hand) -> Option<u32> {
        match self {
            Needs::Face(face) => match hand.count(*face) {
                0 => None,
                count => Some(u32::from(count) * u32::from(face.pips())),
            },
            Needs::Groups(sizes) => best_groups(sizes, hand, Hand::EMPTY),
            Needs::Run(first, last) => run(hand, first.pips(), last.pips()),
            Needs::RunOf(length) => {
                (1..=7 - length).rev().find_map(|first| run(hand, first, first + length - 1))
            }
            Needs::Any => Some(hand.sum()),
        }
    }

    /// The smallest number of dice that can meet the requirement.
    pub fn dice(&self) -> u8 {
        match self {
            Needs::Face(_) => 1,
            Needs::Groups(sizes) => sizes.iter().fold(0, |sum: u8, &size| sum.saturating_add(size)),
            Needs::Run(first, last) => last.pips() + 1 - first.pips(),
            Needs::RunOf(length) => *length,
            Needs::Any => 0,
        }
    }
}

/// The best sum over all assignments of a distinct face to each size; `used` marks the assigned faces.
fn best_groups(sizes: &[u8], hand: Hand, used: Hand) -> Option<u32> {
    let Some((&size, rest)) = sizes.split_first() else { return Some(0) };
    Face::ALL
        .into_iter()
        .filter(|&face| hand.count(face) >= size && used.count(face) == 0)
        .filter_map(|face| {
            let others = best_groups(rest, hand, used.with(face)?)?;
            Some(others + u32::from(size) * u32::from(face.pips()))
        })
        .max()
}

fn run(hand: Hand, first: u8, last: u8) -> Option<u32> {
    let mut faces = (first..=last).filter_map(Face::new);
    faces.all(|face| hand.count(face) > 0).then(|| (first..=last).map(u32::from).sum())
}

impl fmt::Display for Needs {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Needs::Face(face) => write!(f, "face {face}"),
            Needs::Groups(sizes) => {
                f.write_str("groups")?;
                sizes.iter().try_for_each(|size| write!(f, " {size}"))
            }
            Needs::Run(first, last) => write!(f, "run {first} to {last}"),
            Needs::RunOf(length) => write!(f, "run of {length}"),
            Needs::Any => f.write_str("any"),
        }
    }
}

/// A text without a valid form.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not one of the known forms")]
pub struct ParseError;

impl Needs {
    /// The written forms, for messages.
    pub const FORMS: &str = "face N, groups N N …, run N to N, run of N, any";
}

impl FromStr for Needs {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Needs, ParseError> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let number = |word: &str| word.parse::<u8>().ok().filter(|n| (1..=6).contains(n)).ok_or(ParseError);
        let face = |word: &str| number(word).and_then(|n| Face::new(n).ok_or(ParseError));
        match words[..] {
            ["face", n] => Ok(Needs::Face(face(n)?)),
            ["groups", ref sizes @ ..] if !sizes.is_empty() && sizes.len() <= 6 => {
                let mut sizes = sizes.iter().map(|n| number(n)).collect::<Result<Vec<_>, _>>()?;
                sizes.sort_unstable_by(|a, b| b.cmp(a));
                Ok(Needs::Groups(sizes))
            }
            ["run", first, "to", last] => {
                let (first, last) = (face(first)?, face(last)?);
                if first < last { Ok(Needs::Run(first, last)) } else { Err(ParseError) }
            }
            ["run", "of", n] => Ok(Needs::RunOf(number(n)?)),
            ["any"] => Ok(Needs::Any),
            _ => Err(ParseError),
        }
    }
}

impl Pays {
    /// The written forms, for messages.
    pub const FORMS: &str = "matched, all, N, N+sum";
}

impl fmt::Display for Pays {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Pays::Matched => f.write_str("matched"),
            Pays::All => f.write_str("all"),
            Pays::Fixed(points) => points.fmt(f),
            Pays::FixedAndAll(points) => write!(f, "{points}+sum"),
        }
    }
}

impl FromStr for Pays {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Pays, ParseError> {
        match (text, text.strip_suffix("+sum")) {
            ("matched", _) => Ok(Pays::Matched),
            ("all", _) => Ok(Pays::All),
            (_, Some(points)) => points.parse().map(Pays::FixedAndAll).map_err(|_| ParseError),
            (points, None) => points.parse().map(Pays::Fixed).map_err(|_| ParseError),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn forms_read_back() {
        for text in ["face 3", "groups 2 2", "groups 3 2", "run 1 to 5", "run of 4", "any"] {
            assert_eq!(text.parse::<Needs>().unwrap().to_string(), text);
        }
        assert_eq!("groups 2 3".parse::<Needs>().unwrap().to_string(), "groups 3 2");
        for text in ["matched", "all", "50", "50+sum"] {
            assert_eq!(text.parse::<Pays>().unwrap().to_string(), text);
        }
        for text in ["", "face 7", "face", "groups", "run 5 to 1", "run of 0", "pair", "groups 1 1 1 1 1 1 1"]
        {
            assert!(text.parse::<Needs>().is_err(), "{text}");
        }
        assert!("-1".parse::<Pays>().is_err() && "+sum".parse::<Pays>().is_err());
    }
}
