//! The cursor on the pad: its allowed cells and its moves.

use super::TableScreen;
use crate::pad::CellOffer;
use yatzy_rules::{Cell, Seat};
use yatzy_text::box_of_letter;

impl TableScreen {
    /// Whether the cursor may be on a cell: an open one of the seat in focus, or with real dice any that can be
    /// corrected.
    pub(super) fn can_stand(&self, seat: Seat, cell: Cell) -> bool {
        let open = self.view_now().card(seat).is_some_and(|card| card.open().contains(cell));
        let filled = !open && self.view_now().rules.cells().contains(cell);
        (open && self.focus() == Some(seat)) || (filled && self.table.is_real())
    }

    /// The first cell of the cursor: the called box, else the best offer, else the first open cell.
    pub(super) fn likely_cell(&self, seat: Seat) -> Option<Cell> {
        let called = self.view_now().turn.as_ref().and_then(|turn| turn.named);
        if called.is_some() && self.typed.corrects.is_none() {
            return called;
        }
        let offers = self.offers();
        let pays = offers.iter().filter_map(|(cell, offer)| match offer {
            CellOffer::Scores(points) => Some((*points, std::cmp::Reverse(*cell))),
            _ => None,
        });
        let best = pays.max().map(|(_, std::cmp::Reverse(cell))| cell);
        let open = || self.view_now().card(seat).and_then(|card| card.open().top());
        best.or_else(|| offers.keys().next().copied()).or_else(open)
    }

    pub(super) fn put_cursor(&mut self, seat: Seat, cell: Cell) {
        self.cursor = Some((seat, cell));
        self.moved = true;
        self.has_chosen();
    }

    /// A letter chooses its box. If the box has several cells, each press goes to the next open one.
    pub(super) fn letter(&mut self, letter: char) {
        let (Some(row), Some(seat)) = (box_of_letter(letter), self.focus()) else { return };
        let boxes = self.view_now().rules.boxes().len();
        let cells: Vec<Cell> =
            self.view_now().rules.cells().iter().filter(|cell| cell.index() % boxes == row).collect();
        let can = |cell: &Cell| self.can_stand(seat, *cell);
        let now = self.cursor.map(|(_, cell)| cell);
        let after = cells
            .iter()
            .copied()
            .filter(can)
            .find(|cell| now.is_some_and(|now| *cell > now && now.index() % boxes == row));
        if let Some(cell) = after.or_else(|| cells.iter().copied().find(can)) {
            self.put_cursor(seat, cell);
        } else if let Some(&cell) = cells.first() {
            // A taken box: the cursor stays, and the refusal comes when it is entered.
            self.put_cursor(seat, cell);
        }
    }

    /// Moves the cursor to the next allowed cell in a direction. With one column, sideways scrolls.
    pub(super) fn move_cursor(&mut self, right: i32, down: i32) {
        // During the computer's turn the cursor shows the computer's choice.
        let Some((seat, cell)) = self.cursor.filter(|_| !self.view_now().computer_plays()) else {
            if right != 0 {
                self.scroll(right);
            }
            return;
        };
        let boxes = self.view_now().rules.boxes().len() as i32;
        let columns = self.view_now().rules.columns().len() as i32;
        let seats = self.view_now().seats.len() as i32;
        if right != 0 && columns == 1 && !self.table.is_real() {
            return self.scroll(right);
        }
        let (mut row, mut across) =
            (cell.index() as i32 % boxes, i32::from(seat.0) * columns + cell.index() as i32 / boxes);
        for _ in 0..boxes.max(seats * columns) {
            row = (row + down).rem_euclid(boxes);
            across = (across + right).rem_euclid(seats * columns);
            let seat = Seat((across / columns) as u16);
            let place = Cell::at((across % columns * boxes + row) as usize);
            if let Some(cell) = place.filter(|cell| self.can_stand(seat, *cell)) {
                return self.put_cursor(seat, cell);
            }
        }
    }

    pub(super) fn scroll(&mut self, right: i32) {
        let from = self.first.unwrap_or(self.leftmost);
        self.first = Some(from.saturating_add_signed(right as isize));
    }
}
