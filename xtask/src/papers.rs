//! Every pad and leaflet, and contact sheets of them, for people to look at.

use crate::machine::{cargo, run};

/// Where they go.
const FOLDER: &str = "target/papers";

/// Draws them all.
pub fn all() -> Result<(), String> {
    let mut draw = cargo("run --release --package yatzy-sheet --example papers --");
    run(draw.arg(FOLDER))?;
    println!("\nthe papers are in {FOLDER}; look at contact-*.png first");
    Ok(())
}
