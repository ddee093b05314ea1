//! Cells: the places of a card that take one entry. With one column a cell is a box.

use std::fmt;

/// Largest number of cells of a card: 20 boxes in 3 columns.
pub const MAX_CELLS: usize = 60;

/// A box in one column, numbered column by column, top to bottom.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell(pub(crate) u8);

impl Cell {
    /// The index on the card, below [`MAX_CELLS`].
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The cell at an index; `None` from [`MAX_CELLS`] on.
    pub const fn at(index: usize) -> Option<Cell> {
        if index < MAX_CELLS { Some(Cell(index as u8)) } else { None }
    }
}

/// A set of cells.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CellSet(u64);

impl CellSet {
    /// The empty set.
    pub const EMPTY: CellSet = CellSet(0);

    /// The first `count` cells.
    ///
    /// # Panics
    /// If `count` is more than [`MAX_CELLS`].
    pub const fn first(count: usize) -> CellSet {
        assert!(count <= MAX_CELLS);
        CellSet((1 << count) - 1)
    }

    /// The set in which bit `i` stands for cell `i`; bits from [`MAX_CELLS`] on are ignored.
    pub const fn from_bits(bits: u64) -> CellSet {
        CellSet(bits & ((1 << MAX_CELLS) - 1))
    }

    /// The set as bits, the inverse of [`CellSet::from_bits`].
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// The set of one cell.
    pub const fn only(cell: Cell) -> CellSet {
        CellSet(1 << cell.0)
    }

    /// Whether the cell is in it.
    pub const fn contains(self, cell: Cell) -> bool {
        self.0 >> cell.0 & 1 == 1
    }

    /// Whether there is no cell.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many cells there are.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The topmost cell of the leftmost column.
    pub const fn top(self) -> Option<Cell> {
        if self.0 == 0 { None } else { Some(Cell(self.0.trailing_zeros() as u8)) }
    }

    /// The intersection.
    #[must_use]
    pub const fn and(self, other: CellSet) -> CellSet {
        CellSet(self.0 & other.0)
    }

    /// The union.
    #[must_use]
    pub const fn or(self, other: CellSet) -> CellSet {
        CellSet(self.0 | other.0)
    }

    /// The difference: the cells of `self` that are not in `other`.
    #[must_use]
    pub const fn without(self, other: CellSet) -> CellSet {
        CellSet(self.0 & !other.0)
    }

    /// The cells in the order of the card.
    pub fn iter(self) -> impl Iterator<Item = Cell> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let cell = CellSet(rest).top()?;
            rest &= rest - 1;
            Some(cell)
        })
    }
}

impl FromIterator<Cell> for CellSet {
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> CellSet {
        cells.into_iter().fold(CellSet::EMPTY, |set, cell| set.or(CellSet::only(cell)))
    }
}

impl fmt::Debug for CellSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(Cell::index)).finish()
    }
}
