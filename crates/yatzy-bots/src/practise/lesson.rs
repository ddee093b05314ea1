//! Eight lessons for people who have never played: a sentence or two, and a position of plain Yatzy.

use super::PositionBody;
use yatzy_text::{Text, say};

/// The number of lessons.
pub const LESSONS: usize = 8;

/// The ruleset of the lessons.
pub const LESSON_RULES: &str = "yatzy";

/// Card, hand and rethrows of each lesson. A test checks that each has one clearly best choice.
const POSITIONS: [(&str, &str, u16); LESSONS] = [
    ("ones=3,chance=22", "5-5-6-6-6", 0),
    ("", "2-3-5-5-5", 2),
    ("fives=15", "1-5-5-6-6", 1),
    ("ones=1,twos=8,threes=12,fours=16,one-pair=12,large-straight=20,full-house=27,yatzy=50", "3-3-6-6-6", 0),
    (
        "ones=3,twos=6,threes=9,fours=12,fives=15,sixes=18,one-pair=12,two-pairs=22,three-of-a-kind=18,four-of-a-kind=24,full-house=28,chance=25",
        "2-3-4-5-5",
        2,
    ),
    (
        "ones=2,threes=9,fours=12,fives=15,sixes=24,one-pair=8,three-of-a-kind=15,four-of-a-kind=20,small-straight=0,large-straight=0,full-house=22,chance=25",
        "3-4-6-6-6",
        0,
    ),
    ("threes=9,fives=20,one-pair=12,small-straight=15", "2-3-5-5-6", 0),
    ("twos=4,fours=12,fives=20,sixes=18,three-of-a-kind=18,yatzy=50", "2-3-4-5-6", 2),
];

/// A lesson.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lesson {
    /// Its number, starting at 1.
    pub number: usize,
    /// Its position.
    pub position: PositionBody,
}

impl Lesson {
    /// The lesson with a number from 1 to [`LESSONS`].
    pub fn at(number: usize) -> Option<Lesson> {
        let (card, hand, rethrows) = POSITIONS.get(number.checked_sub(1)?)?;
        let position = PositionBody {
            card: (*card).to_owned(),
            hand: Some((*hand).to_owned()),
            rethrows: *rethrows,
            ..PositionBody::default()
        };
        Some(Lesson { number, position })
    }

    /// What it teaches.
    pub fn sentence(&self, text: Text) -> String {
        match self.number {
            1 => say!(text, "practise-lesson-score"),
            2 => say!(text, "practise-lesson-keep"),
            3 => say!(text, "practise-lesson-pairs"),
            4 => say!(text, "practise-lesson-bonus"),
            5 => say!(text, "practise-lesson-straight"),
            6 => say!(text, "practise-lesson-zero"),
            7 => say!(text, "practise-lesson-chance"),
            _ => say!(text, "practise-lesson-stop"),
        }
    }
}
