//! Pages that fill from top to bottom.

use crate::drawing::{Area, Item, Page};
use crate::paper::Paper;

/// Pages in progress.
pub(crate) struct Flow {
    pages: Vec<Page>,
    area: Area,
    /// The filled height of the last page.
    y: f64,
}

impl Flow {
    /// Starts the first page, with space below for the small print.
    pub fn new(paper: Paper, landscape: bool, foot: f64) -> Flow {
        let (width, height) = paper.size(landscape);
        let mut area = Area::new(0.0, 0.0, width, height).within(paper.margin() * 1.2);
        area.height -= foot;
        let page = Page { width, height, items: Vec::new() };
        Flow { y: area.y, area, pages: vec![page] }
    }

    /// The page without its margins.
    pub fn area(&self) -> Area {
        self.area
    }

    /// The height left on the page.
    pub fn room(&self) -> f64 {
        self.area.bottom() - self.y
    }

    /// Reserves a height, on a new page if this one is too full. Returns the top of it.
    pub fn take(&mut self, height: f64) -> f64 {
        if height > self.room() && self.y > self.area.y {
            self.turn_over();
        }
        let y = self.y;
        self.y += height;
        y
    }

    pub fn turn_over(&mut self) {
        let Page { width, height, .. } = self.pages[0];
        self.pages.push(Page { width, height, items: Vec::new() });
        self.y = self.area.y;
    }

    /// Adds an item to the last page.
    pub fn push(&mut self, item: impl Into<Item>) {
        let page = self.pages.last_mut().expect("there is a first page");
        page.items.push(item.into());
    }

    pub fn finish(self) -> Vec<Page> {
        self.pages
    }
}
