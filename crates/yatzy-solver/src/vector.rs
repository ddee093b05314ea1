//! Vectors of numbers as plain arrays. Inside a function compiled for wide registers each operation becomes one or two
//! instructions. The results are the same on every machine.
// Plain loops over lanes: behind `target_feature`, iterators and closures are compiled for narrow registers.
#![allow(clippy::needless_range_loop)]

/// One number for each of `WIDTH` lanes.
pub trait Vector: Copy + Send + Sync {
    const WIDTH: usize;
    fn splat(x: f64) -> Self;
    /// The first `WIDTH` numbers of a row.
    fn load(row: &[f64]) -> Self;
    fn store(self, row: &mut [f64]);
    fn plus(self, other: Self) -> Self;
    fn times(self, factor: f64) -> Self;
    fn max(self, other: Self) -> Self;
}

/// Vectors that accumulate into `f64` sums.
pub(crate) trait AccumulateF64: Vector {
    /// Whether lanes have few digits, so that values should be small differences.
    const COARSE: bool;
    /// Adds a multiple of each lane to its sum.
    fn add_to(self, sums: &mut [f64], factor: f64);
}

macro_rules! vector {
    ($name:ident, $width:literal, $align:literal) => {
        #[derive(Clone, Copy)]
        #[repr(C, align($align))]
        pub struct $name(pub [f64; $width]);

        impl Vector for $name {
            const WIDTH: usize = $width;
            #[inline(always)]
            fn splat(x: f64) -> Self {
                $name([x; $width])
            }
            #[inline(always)]
            fn load(row: &[f64]) -> Self {
                $name(*row.first_chunk().expect("rows are padded to whole vectors"))
            }
            #[inline(always)]
            fn store(self, row: &mut [f64]) {
                *row.first_chunk_mut().expect("rows are padded to whole vectors") = self.0;
            }
            #[inline(always)]
            fn plus(mut self, other: Self) -> Self {
                for i in 0..$width {
                    self.0[i] += other.0[i];
                }
                self
            }
            #[inline(always)]
            fn times(mut self, factor: f64) -> Self {
                for i in 0..$width {
                    self.0[i] *= factor;
                }
                self
            }
            #[inline(always)]
            fn max(mut self, other: Self) -> Self {
                for i in 0..$width {
                    // Not `f64::max`: there are no NaNs here, and this is one instruction.
                    self.0[i] = if self.0[i] > other.0[i] { self.0[i] } else { other.0[i] };
                }
                self
            }
        }
    };
}

vector!(F64x1, 1, 8);
vector!(F64x4, 4, 32);
vector!(F64x8, 8, 64);

impl AccumulateF64 for F64x8 {
    const COARSE: bool = false;
    #[inline(always)]
    fn add_to(self, sums: &mut [f64], factor: f64) {
        let sums = sums.first_chunk_mut::<8>().expect("a sum for every lane");
        for (sum, lane) in sums.iter_mut().zip(self.0) {
            *sum += lane * factor;
        }
    }
}

/// Twice as many lanes in the same registers, with 24 bits each: for chances, whose errors do not grow with the
/// points.
#[derive(Clone, Copy)]
#[repr(C, align(64))]
pub(crate) struct F32x16(pub [f32; 16]);

impl Vector for F32x16 {
    const WIDTH: usize = 16;
    #[inline(always)]
    fn splat(x: f64) -> Self {
        F32x16([x as f32; 16])
    }
    #[inline(always)]
    fn load(row: &[f64]) -> Self {
        let row = row.first_chunk::<16>().expect("rows are padded to whole vectors");
        F32x16(row.map(|number| number as f32))
    }
    #[inline(always)]
    fn store(self, row: &mut [f64]) {
        let row = row.first_chunk_mut::<16>().expect("rows are padded to whole vectors");
        *row = self.0.map(f64::from);
    }
    #[inline(always)]
    fn plus(mut self, other: Self) -> Self {
        for i in 0..16 {
            self.0[i] += other.0[i];
        }
        self
    }
    /// The factor in two parts: a single rounded factor has the same error every time, and hundreds of them would add
    /// up.
    #[inline(always)]
    fn times(mut self, factor: f64) -> Self {
        let high = factor as f32;
        let low = (factor - f64::from(high)) as f32;
        for i in 0..16 {
            self.0[i] = self.0[i] * high + self.0[i] * low;
        }
        self
    }
    #[inline(always)]
    fn max(mut self, other: Self) -> Self {
        for i in 0..16 {
            self.0[i] = if self.0[i] > other.0[i] { self.0[i] } else { other.0[i] };
        }
        self
    }
}

impl AccumulateF64 for F32x16 {
    const COARSE: bool = true;
    #[inline(always)]
    fn add_to(self, sums: &mut [f64], factor: f64) {
        let sums = sums.first_chunk_mut::<16>().expect("a sum for every lane");
        for (sum, lane) in sums.iter_mut().zip(self.0) {
            *sum += f64::from(lane) * factor;
        }
    }
}

impl F64x8 {
    #[inline(always)]
    pub fn is_zero(self) -> bool {
        let mut any = false;
        for i in 0..F64x8::WIDTH {
            any |= self.0[i] != 0.0;
        }
        !any
    }

    #[inline(always)]
    pub fn any_at_least(self, other: F64x8) -> bool {
        let mut any = false;
        for i in 0..F64x8::WIDTH {
            any |= self.0[i] >= other.0[i];
        }
        any
    }

    #[inline(always)]
    pub fn no_lane_below(self, other: F64x8) -> bool {
        let mut any = false;
        for i in 0..F64x8::WIDTH {
            any |= self.0[i] < other.0[i];
        }
        !any
    }

    /// Moves out the lanes whose `value` is at least `enough`.
    #[inline(always)]
    pub fn take_where(&mut self, value: F64x8, enough: F64x8) -> F64x8 {
        let mut taken = F64x8::splat(0.0);
        for i in 0..F64x8::WIDTH {
            let takes = value.0[i] >= enough.0[i];
            taken.0[i] = if takes { self.0[i] } else { 0.0 };
            self.0[i] = if takes { 0.0 } else { self.0[i] };
        }
        taken
    }

    #[inline(always)]
    pub fn sum(self) -> f64 {
        let [a, b, c, d, e, f, g, h] = self.0;
        (a + b) + (c + d) + ((e + f) + (g + h))
    }

    #[inline(always)]
    pub fn product(mut self, other: F64x8) -> F64x8 {
        for i in 0..F64x8::WIDTH {
            self.0[i] *= other.0[i];
        }
        self
    }

    /// The first lanes of a row; the rest is zero.
    pub fn load_part(row: &[f64]) -> F64x8 {
        let mut lanes = [0.0; F64x8::WIDTH];
        let len = row.len().min(F64x8::WIDTH);
        lanes[..len].copy_from_slice(&row[..len]);
        F64x8(lanes)
    }
}
