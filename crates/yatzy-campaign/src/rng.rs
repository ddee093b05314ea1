//! Random numbers for players. The same seed gives the same sequence.

/// A pseudorandom number generator (xorshift64*).
#[derive(Clone, Debug)]
pub struct Rng(u64);

impl Rng {
    pub fn new(seed: u64) -> Rng {
        Rng(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    /// A number from 0 to `most` - 1.
    pub fn below(&mut self, most: u64) -> u64 {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        (self.0.wrapping_mul(0x2545_f491_4f6c_dd1d) >> 16) % most.max(1)
    }

    /// An idempotency key: sixty-four hexadecimal digits.
    pub fn key(&mut self) -> String {
        let [a, b, c, d, e, f, g, h] = [(); 8].map(|()| self.below(1 << 32));
        format!("{a:08x}{b:08x}{c:08x}{d:08x}{e:08x}{f:08x}{g:08x}{h:08x}")
    }
}
