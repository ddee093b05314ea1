//! One box: what a throw needs to score in it, and what it then pays. The vocabulary is small and closed;
//! the leaflets' boxes are lines of data in these words, and a box pays its best reading of the throw.

use crate::{Face, Hand, Points};
use std::fmt;
use std::str::FromStr;

/// A box's stable name in data, records and the API: lower-case letters, digits and hyphens.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct BoxId(Box<str>);

impl BoxId {
    /// The longest id.
    pub const MAX_LEN: usize = 32;

    /// The id, if it is one: 1 to 32 lower-case letters, digits and hyphens, beginning with a letter.
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

/// What a throw must show to score in a box.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Needs {
    /// At least one die of this face. Such boxes are the upper section.
    Face(Face),
    /// Groups of alike dice of these sizes, largest first, each of another face.
    Groups(Vec<u8>),
    /// Every face from the first to the last.
    Run(Face, Face),
    /// That many faces in a row, wherever they begin.
    RunOf(u8),
    /// Nothing: any throw scores. A box like this is a *chance*.
    Any,
}

/// What a box pays for a throw that scores in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Pays {
    /// The sum of the dice that the box needed.
    Matched,
    /// The sum of all dice.
    All,
    /// This many points.
    Fixed(u16),
    /// This many points and the sum of all dice.
    FixedAndAll(u16),
}

/// A box of a ruleset.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct BoxRule {
    /// Its id.
    pub id: BoxId,
    /// What a throw must show.
    pub needs: Needs,
    /// What it pays.
    pub pays: Pays,
}

impl BoxRule {
    /// The half of the pad that the box stands in.
    pub fn section(&self) -> Section {
        if matches!(self.needs, Needs::Face(_)) { Section::Upper } else { Section::Lower }
    }

    /// What the box pays for a hand, zero if the hand does not score in it. Slow and obvious: rulesets
    /// keep a table of it.
    pub fn points(&self, hand: Hand) -> Points {
        let Some(matched) = self.needs.matched(hand) else { return Points::ZERO };
        Points(match self.pays {
            Pays::Matched => matched,
            Pays::All => hand.sum(),
            Pays::Fixed(points) => points.into(),
            Pays::FixedAndAll(points) => u32::from(points) + hand.sum(),
        })
    }

    /// Whether the box wants all of `dice` dice alike: the *yatzy* box.
    pub(crate) fn is_yatzy(&self, dice: u8) -> bool {
        self.needs == Needs::Groups(vec![dice])
    }
}

impl Needs {
    /// The largest sum of dice that fulfil the need, or `None` if the hand does not.
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

    /// How many dice it takes at least.
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

/// The best sum over all ways to give each size a face of its own; `used` marks the faces given away.
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

/// A text that is none of the forms of [`Needs`] or [`Pays`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not one of the known forms")]
pub struct UnknownForm;

impl Needs {
    /// How a need is written, for messages.
    pub const FORMS: &str = "face N, groups N N …, run N to N, run of N, any";
}

impl FromStr for Needs {
    type Err = UnknownForm;

    fn from_str(text: &str) -> Result<Needs, UnknownForm> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let number = |word: &str| word.parse::<u8>().ok().filter(|n| (1..=6).contains(n)).ok_or(UnknownForm);
        let face = |word: &str| number(word).and_then(|n| Face::new(n).ok_or(UnknownForm));
        match words[..] {
            ["face", n] => Ok(Needs::Face(face(n)?)),
            ["groups", ref sizes @ ..] if !sizes.is_empty() && sizes.len() <= 6 => {
                let mut sizes = sizes.iter().map(|n| number(n)).collect::<Result<Vec<_>, _>>()?;
                sizes.sort_unstable_by(|a, b| b.cmp(a));
                Ok(Needs::Groups(sizes))
            }
            ["run", first, "to", last] => {
                let (first, last) = (face(first)?, face(last)?);
                if first < last { Ok(Needs::Run(first, last)) } else { Err(UnknownForm) }
            }
            ["run", "of", n] => Ok(Needs::RunOf(number(n)?)),
            ["any"] => Ok(Needs::Any),
            _ => Err(UnknownForm),
        }
    }
}

impl Pays {
    /// How a payment is written, for messages.
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
    type Err = UnknownForm;

    fn from_str(text: &str) -> Result<Pays, UnknownForm> {
        match (text, text.strip_suffix("+sum")) {
            ("matched", _) => Ok(Pays::Matched),
            ("all", _) => Ok(Pays::All),
            (_, Some(points)) => points.parse().map(Pays::FixedAndAll).map_err(|_| UnknownForm),
            (points, None) => points.parse().map(Pays::Fixed).map_err(|_| UnknownForm),
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
