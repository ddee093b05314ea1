//! What the positions of one mask are worth, by the points that are still missing.

use crate::vector::Vector;

/// As many lanes as the widest vector has.
pub(crate) const MOST_LANES: usize = 16;

/// A row for each half and upper total of a mask, as [`crate::state_space`] has them.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct MissingRows {
    pub heads: Vec<RowSpan>,
    pub values: Vec<f64>,
}

/// Where a row lies, and the missing points that it begins with.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct RowSpan {
    pub low: i32,
    pub start: u32,
    pub len: u32,
}

/// What one position is worth by the points that are missing, and what it is worth with fewer or more.
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

    /// Adds the next row.
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

    /// How much more than `origin` it is worth with so many points missing, and with one, two, … more, a lane each.
    #[inline(always)]
    pub fn load<V: Vector>(&self, missing: i32, origin: &[f64; MOST_LANES]) -> V {
        let place = missing - self.low;
        let mut lanes = if place >= 0 && place as usize + MOST_LANES <= self.values.len() {
            *self.values[place as usize..].first_chunk().expect("so many are there")
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
