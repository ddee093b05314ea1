//! Dice as multisets. A throw is never an ordered list: `6-5-6` and `5-6-6` are the same hand.
//!
//! Every multiset of at most six dice has one [`Hand::index`], smaller hands first, so that tables over
//! hands and keeps are plain arrays: 0 is the empty keep, 210..462 are the hands of five dice, 462..924
//! those of six.

use std::fmt;
use std::str::FromStr;

/// Largest number of dice of a ruleset.
pub const MAX_DICE: u8 = 6;

/// Number of multisets of at most [`MAX_DICE`] dice.
pub const HAND_COUNT: usize = 924;

/// One face of a die, 1 to 6.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Face(u8);

impl Face {
    /// All six faces, ascending.
    pub const ALL: [Face; 6] = [Face(1), Face(2), Face(3), Face(4), Face(5), Face(6)];

    /// The face with this many pips, from 1 to 6.
    pub const fn new(pips: u8) -> Option<Face> {
        if pips >= 1 && pips <= 6 { Some(Face(pips)) } else { None }
    }

    /// The number on the face.
    pub const fn pips(self) -> u8 {
        self.0
    }

    const fn shift(self) -> u32 {
        (self.0 as u32 - 1) * 4
    }
}

impl fmt::Display for Face {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A multiset of zero to six dice.
///
/// ```
/// use yatzy_rules::{Face, Hand};
/// let hand: Hand = "6-6-6-5-5".parse()?;
/// assert_eq!(hand, "56656".parse()?);
/// assert_eq!(hand.count(Face::ALL[5]), 3);
/// assert_eq!(hand.sum(), 28);
/// assert_eq!(hand.to_string(), "5-5-6-6-6");
/// # Ok::<(), yatzy_rules::HandError>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Hand(u32); // a nibble a face, ones lowest

/// The top bit of every nibble, for borrows.
const BORROW: u32 = 0x0088_8888;

impl Hand {
    /// No dice at all.
    pub const EMPTY: Hand = Hand(0);

    /// The hand with these dice, if there are at most six.
    pub fn from_faces(faces: impl IntoIterator<Item = Face>) -> Option<Hand> {
        faces.into_iter().try_fold(Hand::EMPTY, Hand::with)
    }

    /// `count` dice of the same face; `None` if more than six.
    pub const fn alike(face: Face, count: u8) -> Option<Hand> {
        if count <= MAX_DICE { Some(Hand((count as u32) << face.shift())) } else { None }
    }

    /// Number of dice of a face.
    pub const fn count(self, face: Face) -> u8 {
        ((self.0 >> face.shift()) & 0xf) as u8
    }

    /// Number of dice.
    pub const fn len(self) -> u8 {
        let pairs = (self.0 & 0x000f_0f0f) + ((self.0 >> 4) & 0x000f_0f0f);
        ((pairs.wrapping_mul(0x0001_0101) >> 16) & 0xff) as u8
    }

    /// Whether there is no die.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The sum of all dice.
    pub const fn sum(self) -> u32 {
        let mut sum = 0;
        let mut rest = self.0;
        let mut pips = 1;
        while rest != 0 {
            sum += pips * (rest & 0xf);
            rest >>= 4;
            pips += 1;
        }
        sum
    }

    /// The face of all dice, if they are equal.
    pub fn all_alike(self) -> Option<Face> {
        let face = Face::new(self.0.trailing_zeros() as u8 / 4 + 1)?;
        (self.count(face) == self.len()).then_some(face)
    }

    /// The dice, ascending.
    pub fn faces(self) -> impl Iterator<Item = Face> {
        Face::ALL.into_iter().flat_map(move |face| std::iter::repeat_n(face, usize::from(self.count(face))))
    }

    /// Adds a die; `None` if there are six already.
    pub fn with(self, face: Face) -> Option<Hand> {
        (self.len() < MAX_DICE).then(|| Hand(self.0 + (1 << face.shift())))
    }

    /// The sum of two multisets; `None` if more than six dice.
    pub const fn and(self, other: Hand) -> Option<Hand> {
        if self.len() + other.len() <= MAX_DICE { Some(Hand(self.0 + other.0)) } else { None }
    }

    /// The next sub-multiset of `whole` in the order of [`Keep::all_of`].
    fn following_within(self, whole: Hand) -> Option<Hand> {
        let mut part = self;
        for face in Face::ALL.into_iter().rev() {
            if part.count(face) < whole.count(face) {
                return part.with(face);
            }
            part = Hand(part.0 & !(0xf << face.shift()));
        }
        None
    }

    /// Whether `self` is a sub-multiset of `other`.
    pub const fn is_within(self, other: Hand) -> bool {
        ((other.0 | BORROW) - self.0) & BORROW == BORROW
    }

    /// The difference of two multisets; `None` if `other` is not within `self`.
    pub const fn without(self, other: Hand) -> Option<Hand> {
        if other.is_within(self) { Some(Hand(self.0 - other.0)) } else { None }
    }

    /// The index among all hands of at most six dice, see the module documentation.
    pub const fn index(self) -> usize {
        let size = self.len() as usize;
        let mut rank = SIZE_START[size];
        let mut before = 0;
        let mut rest = self.0;
        let mut i = 0;
        while i < 5 {
            before += (rest & 0xf) as usize;
            rest >>= 4;
            rank += BARS[i][before];
            i += 1;
        }
        rank as usize
    }

    /// The hand with an index; the inverse of [`Hand::index`].
    ///
    /// # Panics
    /// If `index` is [`HAND_COUNT`] or more.
    pub const fn at(index: usize) -> Hand {
        HANDS[index]
    }

    /// All hands of this many dice, in the order of [`Hand::index`].
    ///
    /// # Panics
    /// If `dice` is more than [`MAX_DICE`].
    pub fn all(dice: u8) -> &'static [Hand] {
        let size = usize::from(dice);
        &HANDS[SIZE_START[size] as usize..SIZE_START[size + 1] as usize]
    }

    /// The number of ordered throws, of 6ⁿ, that give this hand.
    pub fn ways(self) -> u32 {
        const FACTORIAL: [u32; 7] = [1, 1, 2, 6, 24, 120, 720];
        Face::ALL.iter().fold(FACTORIAL[usize::from(self.len())], |ways, &face| {
            ways / FACTORIAL[usize::from(self.count(face))]
        })
    }
}

/// `SIZE_START[n]`: the first index of a hand of n dice.
const SIZE_START: [u16; 8] = [0, 1, 7, 28, 84, 210, 462, 924];

/// Ranks a multiset by its prefix sums (stars and bars): `BARS[i][s]` is C(s + i, i + 1).
const BARS: [[u16; 7]; 5] = {
    let mut bars = [[0; 7]; 5];
    let mut i = 0;
    while i < 5 {
        let mut s = 0;
        while s < 7 {
            bars[i][s] = choose(s + i, i + 1);
            s += 1;
        }
        i += 1;
    }
    bars
};

const fn choose(n: usize, k: usize) -> u16 {
    if k > n {
        return 0;
    }
    let mut result = 1;
    let mut i = 0;
    while i < k {
        result = result * (n - i) / (i + 1);
        i += 1;
    }
    result as u16
}

static HANDS: [Hand; HAND_COUNT] = {
    let mut hands = [Hand::EMPTY; HAND_COUNT];
    let mut bits: u32 = 0;
    while bits <= 0x0066_6666 {
        let hand = Hand(bits);
        if hand.len() <= MAX_DICE {
            hands[hand.index()] = hand;
        }
        // Counts in base seven, one digit per nibble.
        let mut place = 0;
        bits += 1;
        while place < 24 && (bits >> place) & 0xf == 7 {
            bits += 9 << place;
            place += 4;
        }
    }
    hands
};

impl fmt::Display for Hand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, face) in self.faces().enumerate() {
            if i > 0 {
                f.write_str("-")?;
            }
            face.fmt(f)?;
        }
        Ok(())
    }
}

/// Why a text is not a hand.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[allow(missing_docs, reason = "the field names say it")]
pub enum HandError {
    /// No dice.
    #[error("no dice")]
    Empty,
    /// A character that is neither a face nor a separator.
    #[error("`{found}` at character {place} is not a face from 1 to 6")]
    NotAFace {
        found: char,
        /// Its position, from 1.
        place: usize,
    },
    /// More dice than any game has.
    #[error("more than {MAX_DICE} dice")]
    TooMany,
    /// Another number of dice than the game has.
    #[error("{found} dice instead of {expected}")]
    WrongCount { expected: u8, found: u8 },
}

impl HandError {
    /// The stable code of this error in the API.
    pub fn code(&self) -> &'static str {
        match self {
            HandError::Empty => "hand/empty",
            HandError::NotAFace { .. } => "hand/not-a-face",
            HandError::TooMany => "hand/too-many",
            HandError::WrongCount { .. } => "hand/wrong-count",
        }
    }
}

/// The faces in a text, in order: `6-6-6-5-5`, `66655` or `6 6 6 5 5`. Stops after more dice than any hand
/// has.
pub fn parse_faces(text: &str) -> Result<Vec<Face>, HandError> {
    let mut faces = Vec::new();
    for (i, c) in text.chars().enumerate() {
        if matches!(c, '-' | ' ' | ',' | '\t') {
            continue;
        }
        let face = c.to_digit(10).and_then(|n| Face::new(n as u8));
        let face = face.ok_or(HandError::NotAFace { found: c, place: i + 1 })?;
        if faces.len() == usize::from(MAX_DICE) {
            return Err(HandError::TooMany);
        }
        faces.push(face);
    }
    if faces.is_empty() { Err(HandError::Empty) } else { Ok(faces) }
}

impl FromStr for Hand {
    type Err = HandError;

    fn from_str(text: &str) -> Result<Hand, HandError> {
        Hand::from_faces(parse_faces(text)?).ok_or(HandError::TooMany)
    }
}

/// The dice set aside before a rethrow.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Keep(Hand);

impl Keep {
    /// Keeps no dice.
    pub const NOTHING: Keep = Keep(Hand::EMPTY);

    /// Keeps these dice.
    pub const fn new(dice: Hand) -> Keep {
        Keep(dice)
    }

    /// The kept dice.
    pub const fn dice(self) -> Hand {
        self.0
    }

    /// Every distinct keep of `hand` that rethrows at least one die, ordered by the number of ones, then
    /// twos, and so on. The first keeps nothing.
    pub fn all_of(hand: Hand) -> impl Iterator<Item = Keep> {
        let keeps = std::iter::successors(Some(Hand::EMPTY), move |kept| kept.following_within(hand));
        keeps.take_while(move |&kept| kept != hand).map(Keep)
    }
}

/// The format of [`Hand`]; an empty text keeps nothing.
impl FromStr for Keep {
    type Err = HandError;

    fn from_str(text: &str) -> Result<Keep, HandError> {
        if text.trim().is_empty() { Ok(Keep::NOTHING) } else { text.parse().map(Keep) }
    }
}

impl fmt::Display for Keep {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_index_has_its_hand() {
        for index in 0..HAND_COUNT {
            assert_eq!(Hand::at(index).index(), index);
        }
        assert_eq!(Hand::all(5).len(), 252);
        assert_eq!(Hand::all(6).len(), 462);
        for dice in 0..=MAX_DICE {
            let ways: u32 = Hand::all(dice).iter().map(|hand| hand.ways()).sum();
            assert_eq!(ways, 6u32.pow(dice.into()));
            assert!(Hand::all(dice).iter().all(|hand| hand.len() == dice));
        }
    }

    #[test]
    fn all_spellings_are_one_hand() {
        let hand: Hand = "6-6-6-5-5".parse().unwrap();
        assert_eq!("66655".parse(), Ok(hand));
        assert_eq!("6 6 6 5 5".parse(), Ok(hand));
        assert_eq!(hand.to_string(), "5-5-6-6-6");
    }

    #[test]
    fn what_is_no_hand_says_where() {
        assert_eq!("".parse::<Hand>(), Err(HandError::Empty));
        assert_eq!("7-1-1-1-1".parse::<Hand>(), Err(HandError::NotAFace { found: '7', place: 1 }));
        assert_eq!("11a".parse::<Hand>(), Err(HandError::NotAFace { found: 'a', place: 3 }));
        assert_eq!("6".repeat(100_000).parse::<Hand>(), Err(HandError::TooMany));
    }

    #[test]
    fn no_text_keeps_nothing() {
        assert_eq!("".parse(), Ok(Keep::NOTHING));
        assert_eq!(Keep::NOTHING.to_string(), "");
        assert_eq!("6-6".parse(), Ok(Keep(Hand::alike(Face::ALL[5], 2).unwrap())));
        assert_eq!("7".parse::<Keep>(), Err(HandError::NotAFace { found: '7', place: 1 }));
    }

    #[test]
    fn keeps_are_the_proper_parts() {
        let hand: Hand = "11234".parse().unwrap();
        let keeps: Vec<Keep> = Keep::all_of(hand).collect();
        assert_eq!(keeps.len(), 3 * 2 * 2 * 2 - 1);
        assert!(keeps.iter().all(|keep| hand.without(keep.dice()).is_some_and(|rest| !rest.is_empty())));
        let counts = |keep: &Keep| Face::ALL.map(|face| keep.dice().count(face));
        assert!(keeps.is_sorted_by(|a, b| counts(a) < counts(b)));
    }
}
