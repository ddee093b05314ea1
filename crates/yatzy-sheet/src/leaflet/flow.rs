//! Pages that fill from top to bottom.

use crate::drawing::{Area, Item, Page};
use crate::paper::Paper;

/// Pages on their way.
pub(super) struct Flow {
    pages: Vec<Page>,
    area: Area,
    /// How far the last page is filled.
    y: f64,
}

impl Flow {
    /// A first page, with room below for the small print.
    pub fn new(paper: Paper, landscape: bool, foot: f64) -> Flow {
        let (width, height) = paper.size(landscape);
        let mut area = Area::new(0.0, 0.0, width, height).within(paper.margin() * 1.2);
        area.height -= foot;
        let page = Page { width, height, items: Vec::new() };
        Flow { y: area.y, area, pages: vec![page] }
    }

    /// Where things may stand.
    pub fn area(&self) -> Area {
        self.area
    }

    /// How much room is left on the page.
    pub fn room(&self) -> f64 {
        self.area.bottom() - self.y
    }

    /// Takes so much height, on a new page if this one is too full; where it begins.
    pub fn take(&mut self, height: f64) -> f64 {
        if height > self.room() && self.y > self.area.y {
            self.turn_over();
        }
        let y = self.y;
        self.y += height;
        y
    }

    /// Begins a new page.
    pub fn turn_over(&mut self) {
        let Page { width, height, .. } = self.pages[0];
        self.pages.push(Page { width, height, items: Vec::new() });
        self.y = self.area.y;
    }

    /// Puts something on the last page.
    pub fn push(&mut self, item: impl Into<Item>) {
        let page = self.pages.last_mut().expect("there is a first page");
        page.items.push(item.into());
    }

    /// The pages.
    pub fn finish(self) -> Vec<Page> {
        self.pages
    }
}
