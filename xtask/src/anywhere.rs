//! Crates that must be able to live anywhere: in a server, in a terminal, in a browser. None of them may bring a
//! runtime, a socket, a database or a maker of PDFs along.

use crate::machine::{cargo, root};

/// Rules, values, words, players, tables and pages.
const CRATES: [&str; 6] =
    ["yatzy-rules", "yatzy-solver", "yatzy-text", "yatzy-bots", "yatzy-table", "yatzy-pages"];

/// Crates that only one kind of shell may link, or that are too heavy for some: paper is drawn by the shell that sends
/// it.
const PLACES: [&str; 8] = ["axum", "hyper", "krilla", "mio", "sqlx", "tiny_skia", "tokio", "tower"];

/// Looks at what each of them is built from.
pub fn check() -> Result<(), String> {
    for package in CRATES {
        let words = format!("tree --package {package} --edges normal --prefix none --format {{lib}}");
        println!("\n$ cargo {words}");
        let output = cargo(&words).current_dir(root()).output();
        let output = output.map_err(|error| format!("cargo tree: {error}"))?;
        if !output.status.success() {
            return Err(format!("cargo tree: {}", String::from_utf8_lossy(&output.stderr)));
        }
        let built_from = String::from_utf8_lossy(&output.stdout);
        if let Some(place) = built_from.lines().find(|line| PLACES.contains(&line.trim())) {
            return Err(format!("{package} must not be built from {place}"));
        }
    }
    Ok(())
}
