//! Chance for players: the same again for the same seed.

/// A source of numbers (xorshift64*).
#[derive(Clone, Debug)]
pub struct Chance(u64);

impl Chance {
    /// Numbers from a seed.
    pub fn new(seed: u64) -> Chance {
        Chance(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    /// A number below another.
    pub fn below(&mut self, most: u64) -> u64 {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        (self.0.wrapping_mul(0x2545_f491_4f6c_dd1d) >> 16) % most.max(1)
    }

    /// Sixty-four hexadecimal digits.
    pub fn key(&mut self) -> String {
        let [a, b, c, d, e, f, g, h] = [(); 8].map(|()| self.below(1 << 32));
        format!("{a:08x}{b:08x}{c:08x}{d:08x}{e:08x}{f:08x}{g:08x}{h:08x}")
    }
}
