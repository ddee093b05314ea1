//! The program's dice.

use yatzy_rules::{Dice, Face, Hand};

/// Dice from the system's own randomness.
#[derive(Clone, Copy, Debug, Default)]
pub struct RandomDice;

impl Dice for RandomDice {
    /// # Panics
    /// If the system has no randomness to give: there is no fair game without it.
    fn throw(&mut self, count: u8) -> Hand {
        Hand::from_faces((0..count).map(|_| face())).expect("the rules never ask for more than six dice")
    }
}

fn face() -> Face {
    loop {
        let mut byte = [0];
        getrandom::fill(&mut byte).expect("the system gives random bytes");
        // 252 is the largest multiple of six in a byte; above it some faces would come up more often.
        if byte[0] < 252 {
            return Face::ALL[usize::from(byte[0] % 6)];
        }
    }
}
