//! The addresses of pages, on a server and on a site.

use crate::house::House;

pub trait Place {
    /// A full address, as people type it.
    fn url(&self, path: &str) -> String;
}

impl Place for House {
    fn url(&self, path: &str) -> String {
        House::url(self, path)
    }
}
