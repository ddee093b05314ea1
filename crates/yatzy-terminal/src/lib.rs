//! The terminal game: the table with its pad and dice, new games, real dice, and the same in plain lines.
//!
//! An [`App`] is a value: [`App::update`] takes a message, [`App::view`] draws a frame, and neither touches a
//! terminal, so tests hold whole screens in their hands. [`run`] and [`plain::play`] put it before a person.
//! Everything is played through a [`House`](yatzy_table::House), behind a [`Connection`]: nothing is decided here, and
//! what is shown is a [`View`](yatzy_table::View) and nothing else. No sentence is written here either: they come from
//! `yatzy-text`.

mod app;
mod chips;
mod connection;
mod die;
mod draw;
mod environment;
mod letters;
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
mod title;
mod tray;
mod turn_sound;

pub use app::{App, State, make};
pub use connection::Connection;
pub use environment::{Environment, Invitation, Invite};
pub use msg::Msg;
pub use open_table::WantedSeat;
use open_table::{OpenTable, TableUpdate};
#[cfg(debug_assertions)]
pub use paint::take_cuts;
pub use paint::{cut, wrap};
pub use run::run;
pub use setup::Setup;
pub use theme::{Theme, is_utf8};
pub use turn_sound::TurnSound;
