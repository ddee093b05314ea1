//! A few numbers worked on at once. Plain arrays: inside a function compiled for wide registers the
//! compiler turns each of these into one or two instructions, and everywhere into the same results.

/// One number for each of `WIDTH` lanes.
pub(crate) trait Vector: Copy + Send + Sync {
    const WIDTH: usize;
    fn splat(x: f64) -> Self;
    /// The first `WIDTH` numbers of a row.
    fn load(row: &[f64]) -> Self;
    fn store(self, row: &mut [f64]);
    fn plus(self, other: Self) -> Self;
    fn times(self, factor: f64) -> Self;
    fn max(self, other: Self) -> Self;
}

macro_rules! vector {
    ($name:ident, $width:literal, $align:literal) => {
        #[derive(Clone, Copy)]
        #[repr(C, align($align))]
        pub(crate) struct $name(pub [f64; $width]);

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

vector!(One, 1, 8);
vector!(Four, 4, 32);
vector!(Eight, 8, 64);
vector!(Sixteen, 16, 64);
