//! The terminal game: the table with its pad and dice, new games, real dice, and the same in plain lines.
//!
//! An [`App`] is a value: [`App::update`] takes a message, [`App::view`] draws a frame, and neither touches a
//! terminal, so tests can check whole screens. [`run`] and [`plain::play`] connect it to a terminal. The game is
//! played through a [`House`](yatzy_table::House), behind a [`Connection`]. Nothing is decided here, screens show a
//! [`View`](yatzy_table::View) and nothing else, and all sentences come from `yatzy-text`.

#![allow(missing_docs, reason = "the names say it where there is no comment")]

mod app;
mod connection;
mod die;
mod draw;
mod environment;
mod match_lines;
mod msg;
mod open_table;
mod pad;
mod paint;
mod panel;
pub mod plain;
mod print;
mod refusal;
mod run;
mod screens;
mod setup;
mod statistics;
mod theme;
mod tray;
mod turn_sound;

pub use app::{App, State, make};
pub use connection::Connection;
pub use environment::{Environment, Invitation, Invite};
pub use match_lines::{comparison_lines, match_people, match_title};
pub use msg::Msg;
pub use open_table::WantedSeat;
use open_table::{OpenTable, TableUpdate};
#[cfg(debug_assertions)]
pub use paint::take_cuts;
pub use paint::{cut, wrap};
pub use run::run;
pub use screens::Answers;
pub use setup::Setup;
pub use theme::{Theme, is_utf8};
pub use turn_sound::TurnSound;
