//! Dice from a seed, for simulated games.

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use yatzy_rules::{Dice, Face, Hand};

/// Fair dice, the same for the same seed on every machine.
#[derive(Clone, Debug)]
pub struct SeededDice(ChaCha8Rng);

impl SeededDice {
    /// The dice of one game among many of the same seed.
    pub fn new(seed: u64, game: u64) -> SeededDice {
        let mut random = ChaCha8Rng::seed_from_u64(seed);
        random.set_stream(game);
        SeededDice(random)
    }

    fn face(&mut self) -> Face {
        // 252 is the largest multiple of six that a byte can be below: anything above would favour low faces.
        loop {
            let byte = (self.0.next_u32() >> 24) as u8;
            if byte < 252 {
                return Face::ALL[usize::from(byte % 6)];
            }
        }
    }
}

impl Dice for SeededDice {
    fn throw(&mut self, count: u8) -> Hand {
        Hand::from_faces((0..count).map(|_| self.face())).expect("a game throws at most six dice")
    }
}
