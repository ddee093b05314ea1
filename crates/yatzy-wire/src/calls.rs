//! Every request of the API but the stream of events, which is not answered but listened to.

use crate::call::{Call, Method, json};
use crate::{
    ActBody, ActedBody, CodeBody, EditionBody, HintBody, HintQuery, MadeBody, NewGameBody, PlayedBody,
    RecordReply, SeatNameBody, SeriesBody, StateBody, StepInBody, TakenBody,
};
use serde_json::json as object;
use std::fmt::Display;

/// Every ruleset and edition.
pub fn editions() -> Call<Vec<EditionBody>> {
    Call::new(Method::Get, "/rules".to_owned(), json)
}

/// Makes a game.
pub fn make(body: &NewGameBody) -> Call<MadeBody> {
    Call::new(Method::Post, "/games".to_owned(), json).with(body)
}

/// The game that waits under a code.
pub fn by_code(code: &str) -> Call<CodeBody> {
    Call::new(Method::Get, format!("/codes/{code}"), json)
}

/// The table as it is.
pub fn look(game: impl Display) -> Call<StateBody> {
    Call::new(Method::Get, format!("/games/{game}"), json)
}

/// Deletes a game for good.
pub fn delete(game: impl Display) -> Call<()> {
    Call::new(Method::Delete, format!("/games/{game}"), |_| Some(()))
}

/// Takes an action, once for each key.
pub fn act(game: impl Display, body: &ActBody) -> Call<ActedBody> {
    Call::new(Method::Post, format!("/games/{game}/actions"), json).with(body)
}

/// Every finished turn.
pub fn turns(game: impl Display) -> Call<Vec<PlayedBody>> {
    Call::new(Method::Get, format!("/games/{game}/turns"), json)
}

/// The game as a text.
pub fn record(game: impl Display) -> Call<RecordReply> {
    Call::new(Method::Get, format!("/games/{game}/record"), RecordReply::read)
}

/// What the coach says, once it is noted that it was asked.
pub fn hint(game: impl Display, query: &HintQuery) -> Call<HintBody> {
    Call::new(Method::Get, format!("/games/{game}/hint{query}"), json)
}

/// Lets the computer play this turn for someone who is away.
pub fn step_in(game: impl Display, version: u32) -> Call<StateBody> {
    Call::new(Method::Post, format!("/games/{game}/step-in"), json).with(&StepInBody { version })
}

/// Plays again with the same table.
pub fn rematch(game: impl Display) -> Call<StateBody> {
    Call::new(Method::Post, format!("/games/{game}/rematch"), json).with(&object!({}))
}

/// The games of the table.
pub fn series(game: impl Display) -> Call<SeriesBody> {
    Call::new(Method::Get, format!("/games/{game}/series"), json)
}

/// Comes late: a seat at the end of the order.
pub fn join(game: impl Display, name: &str) -> Call<TakenBody> {
    Call::new(Method::Post, format!("/games/{game}/seats"), json).with(&named(Some(name)))
}

/// Sits down on an open seat; seats are numbered from 1.
pub fn take(game: impl Display, seat: u32, name: Option<&str>) -> Call<TakenBody> {
    Call::new(Method::Post, format!("/games/{game}/seats/{seat}/take"), json).with(&named(name))
}

/// Makes a new link for a seat.
pub fn link(game: impl Display, seat: u32) -> Call<TakenBody> {
    Call::new(Method::Post, format!("/games/{game}/seats/{seat}/link"), json).with(&object!({}))
}

/// Gives a seat another name.
pub fn rename(game: impl Display, seat: u32, name: &str) -> Call<StateBody> {
    Call::new(Method::Put, format!("/games/{game}/seats/{seat}/name"), json).with(&named(Some(name)))
}

fn named(name: Option<&str>) -> SeatNameBody {
    SeatNameBody { name: name.map(str::to_owned), key: None }
}
