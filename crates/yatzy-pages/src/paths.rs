//! The paths that links and forms lead to, except those of a table ([`GameId::page`](yatzy_table::GameId::page)). The
//! router matches their segments; a test requests each of them.

use std::fmt::Display;

/// The form for a new game, and where it is sent.
pub const NEW: &str = "/new";
/// The search for a game by its code.
pub const JOIN: &str = "/join";
/// The levels of the computer.
pub const COMPUTER: &str = "/computer";
/// The games of a device.
pub const OWN_GAMES: &str = "/games";
/// The records of a house.
pub const RECORDS: &str = "/records";
/// Exercises; those of each edition are below it.
pub const LEARN: &str = "/learn";
/// The costliest choices of a device's games, as exercises.
pub const MISTAKES: &str = "/learn/mistakes";
/// The page of a challenge, and where its form is sent.
pub const SAME: &str = "/same";
/// Today's game, and where its forms are sent.
pub const TODAY: &str = "/today";
/// The form for paper, and the folder of empty papers.
pub const PRINT: &str = "/print";

/// The game of a code.
pub fn join(code: &str) -> String {
    format!("{JOIN}?code={code}")
}

pub fn records(edition: &str, options: Option<&str>) -> String {
    match options {
        Some(options) => format!("{RECORDS}/{edition}/{options}"),
        None => format!("{RECORDS}/{edition}"),
    }
}

pub fn printed_records(edition: &str) -> String {
    format!("{PRINT}/records/{edition}.pdf")
}

/// A page of all finished games, from 1.
pub fn history(page: impl Display) -> String {
    format!("/history/{page}")
}

pub fn rules(edition: &str) -> String {
    format!("/rules/{edition}")
}

/// An empty paper: `pad` or `leaflet`.
pub fn paper(kind: &str) -> String {
    format!("{PRINT}/{kind}.pdf")
}
