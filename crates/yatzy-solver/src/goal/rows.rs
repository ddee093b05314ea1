//! The values of a mask by missing points.

use crate::vector::Vector;

/// Lanes of the widest vector.
pub(crate) const MOST_LANES: usize = 16;

/// A row for each half and upper total of a mask, in the order of [`crate::state_space`].
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct MissingRows {
    pub heads: Vec<RowSpan>,
    pub values: Vec<f64>,
}

/// The location of a row, and its first number of missing points.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct RowSpan {
    pub low: i32,
    pub start: u32,
    pub len: u32,
}

/// The values of one position by missing points, and its values outside the row.
#[derive(Clone, Copy)]
pub(crate) struct MissingRow<'a> {
    pub values: &'a [f64],
    pub low: i32,
    pub below: f64,
    pub above: f64,
}

impl MissingRows {
    pub fn row(&self, place: usize, below: f64, above: f64) -> MissingRow<'_> {
        let RowSpan { low, start, len } = self.heads[place];
        MissingRow { values: &self.values[start as usize..][..len as usize], low, below, above }
    }

    pub fn push(&mut self, low: i32, values: &[f64]) {
        self.heads.push(RowSpan { low, start: self.values.len() as u32, len: values.len() as u32 });
        self.values.extend_from_slice(values);
    }
}

impl MissingRow<'_> {
    #[inline(always)]
    pub fn at(&self, missing: i32) -> f64 {
        match usize::try_from(missing - self.low) {
            Err(_) => self.below,
            Ok(place) => self.values.get(place).copied().unwrap_or(self.above),
        }
    }

    /// The values with `missing`, `missing + 1`, … points missing, one lane each, less `origin`.
    #[inline(always)]
    pub fn load<V: Vector>(&self, missing: i32, origin: &[f64; MOST_LANES]) -> V {
        let place = missing - self.low;
        let mut lanes = if place >= 0 && place as usize + MOST_LANES <= self.values.len() {
            *self.values[place as usize..].first_chunk().expect("a whole vector is in the row")
        } else {
            self.at_an_end(missing)
        };
        for lane in 0..MOST_LANES {
            lanes[lane] -= origin[lane];
        }
        V::load(&lanes)
    }

    #[inline(never)]
    pub fn at_an_end(&self, missing: i32) -> [f64; MOST_LANES] {
        if missing + MOST_LANES as i32 <= self.low {
            return [self.below; MOST_LANES];
        }
        if missing - self.low >= self.values.len() as i32 {
            return [self.above; MOST_LANES];
        }
        std::array::from_fn(|i| self.at(missing + i as i32))
    }
}
