//! Papers as other programs read them: PDFs by poppler's tools, pictures pixel by pixel. No test trusts our
//! own layout.

#![allow(clippy::unwrap_used)] // a test may fail where it stands

mod charts;
mod drawing;
mod languages;
mod leaflets;
mod measure;
mod orders;
mod pads;
mod pictures;
mod reader;
