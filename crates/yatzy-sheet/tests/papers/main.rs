//! Papers as others read them: PDFs through poppler's tools, pictures pixel by pixel. Nothing here asks our own
//! layout whether it is right.

#![allow(clippy::unwrap_used)] // a test may fail where it stands

mod charts;
mod drawing;
mod leaflets;
mod measure;
mod orders;
mod pads;
mod pictures;
mod reader;
