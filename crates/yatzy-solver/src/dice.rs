//! Seeded dice for simulated games, with one random stream for each game.

use rand_chacha::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};
use yatzy_rules::{Dice, Face, Hand};

/// The dice of one game. They are fair and depend on the seed, the seat and the game's number only.
#[derive(Clone, Debug)]
pub struct SeededDice {
    rng: ChaCha8Rng,
    /// Bytes drawn and not used yet.
    bytes: u32,
    left: u8,
}

impl SeededDice {
    /// The dice of game number `game`.
    pub fn new(seed: u64, seat: u16, game: u64) -> SeededDice {
        let mut key = [0; 32];
        key[..8].copy_from_slice(&seed.to_le_bytes());
        key[8..10].copy_from_slice(&seat.to_le_bytes());
        let mut rng = ChaCha8Rng::from_seed(key);
        rng.set_stream(game);
        SeededDice { rng, bytes: 0, left: 0 }
    }

    /// Rethrows all dice except the kept ones.
    #[doc(hidden)]
    pub fn fill_up(&mut self, kept: Hand, dice: u8) -> Hand {
        let mut hand = kept;
        while hand.len() < dice {
            hand = hand.with(self.face()).expect("no more dice than the game has");
        }
        hand
    }

    fn face(&mut self) -> Face {
        loop {
            if self.left == 0 {
                self.bytes = self.rng.next_u32();
                self.left = 4;
            }
            let byte = self.bytes as u8;
            self.bytes >>= 8;
            self.left -= 1;
            // 252 is the largest multiple of six in a byte.
            if byte < 252 {
                return Face::ALL[usize::from(byte % 6)];
            }
        }
    }

    /// A uniform random number below `end`.
    #[doc(hidden)]
    pub fn below(&mut self, end: u32) -> u32 {
        let fair = u32::MAX - u32::MAX % end;
        loop {
            let number = self.rng.next_u32();
            if number < fair {
                return number % end;
            }
        }
    }
}

impl Dice for SeededDice {
    fn throw(&mut self, count: u8) -> Hand {
        self.fill_up(Hand::EMPTY, count)
    }
}
