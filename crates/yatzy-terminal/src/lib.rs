//! The terminal game: the table with its pad and dice, new games, real dice, and the same in plain lines.
//!
//! An [`App`] is a value: [`App::update`] takes a message, [`App::view`] draws a frame, and neither touches a
//! terminal, so tests hold whole screens in their hands. [`run`] and [`plain::play`] put it before a person.
//! Legality is never decided here; every move goes through [`yatzy_rules::Game::decide`], is saved, and only
//! then shown. No sentence is written here either: they come from `yatzy-text`.

mod app;
mod chips;
mod coach;
mod data;
mod dice;
mod die;
mod far;
mod kit;
mod letters;
mod look;
mod msg;
mod open_game;
mod opponent;
mod pad;
mod paint;
mod panel;
pub mod plain;
mod refused;
mod room;
mod run;
mod screens;
mod setup;
pub mod shelf;
mod statistics;
mod thought;
mod tray;

pub use app::App;
pub use coach::{Advice, Coach, KnowingCoach};
pub use data::data_folder;
pub use dice::RandomDice;
pub use far::{Joined, Link, News, Unasked, Wish};
pub use kit::Kit;
pub use look::{Look, is_utf8};
pub use msg::Msg;
pub use open_game::OpenGame;
pub use opponent::{Bots, Opponent, Opponents};
pub use refused::refused;
pub use room::Room;
pub use run::run;
pub use setup::{Setup, typed_seat};
pub use shelf::{Finished, FinishedSeat, HouseShelf, MemoryShelf, Shelf, ShelfError, Shelved};
