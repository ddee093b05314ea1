//! Every request of the API but the stream of events, which is not answered but listened to.

use crate::call::{Call, Method, json};
use crate::{
    ActBody, ActedBody, AimBody, CodeBody, EditionBody, FinishedParams, FollowLinkBody, HandOverBody,
    HintBody, HintQuery, HouseBody, LinkedBody, LogBody, MadeBody, NewGameBody, PlayedBody, RecordReply,
    SeatNameBody, SeriesBody, StateBody, StepInBody, TakenBody,
};
use serde_json::json as object;
use std::fmt::Display;
use yatzy_table::{EditionRecord, Finished, HouseStatistics, Unfinished};

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
pub fn join(game: impl Display, body: &SeatNameBody) -> Call<TakenBody> {
    Call::new(Method::Post, format!("/games/{game}/seats"), json).with(body)
}

/// Sits down on an open seat; seats are numbered from 1.
pub fn take(game: impl Display, seat: u32, body: &SeatNameBody) -> Call<TakenBody> {
    Call::new(Method::Post, format!("/games/{game}/seats/{seat}/take"), json).with(body)
}

/// Makes a new link for a seat.
pub fn link(game: impl Display, seat: u32, body: &SeatNameBody) -> Call<TakenBody> {
    Call::new(Method::Post, format!("/games/{game}/seats/{seat}/link"), json).with(body)
}

/// Gives a seat another name.
pub fn rename(game: impl Display, seat: u32, body: &SeatNameBody) -> Call<StateBody> {
    Call::new(Method::Put, format!("/games/{game}/seats/{seat}/name"), json).with(body)
}

/// Says what a seat is to play for.
pub fn aim(game: impl Display, seat: u32, body: &AimBody) -> Call<StateBody> {
    Call::new(Method::Put, format!("/games/{game}/seats/{seat}/goal"), json).with(body)
}

/// Hands a seat over to the computer.
pub fn hand_over(game: impl Display, seat: u32, body: &HandOverBody) -> Call<TakenBody> {
    Call::new(Method::Post, format!("/games/{game}/seats/{seat}/computer"), json).with(body)
}

/// The seat that the asker's token is the link of.
pub fn linked(game: impl Display) -> Call<LinkedBody> {
    Call::new(Method::Get, format!("/games/{game}/linked"), json)
}

/// Sits down on the seat that a link leads to.
pub fn follow(game: impl Display, body: &FollowLinkBody) -> Call<TakenBody> {
    Call::new(Method::Post, format!("/games/{game}/linked"), json).with(body)
}

/// Does not want to watch the computer.
pub fn hurry(game: impl Display) -> Call<()> {
    Call::new(Method::Post, format!("/games/{game}/hurry"), |_| Some(())).with(&object!({}))
}

/// Everything that happened in a game that is over.
pub fn log(game: impl Display) -> Call<LogBody> {
    Call::new(Method::Get, format!("/games/{game}/log"), json)
}

/// What can be had in the house.
pub fn house() -> Call<HouseBody> {
    Call::new(Method::Get, "/house".to_owned(), json)
}

/// The games that the asker can go on with.
pub fn unfinished() -> Call<Vec<Unfinished>> {
    Call::new(Method::Get, "/games".to_owned(), json)
}

/// Games that are over.
pub fn finished(query: &FinishedParams) -> Call<Vec<Finished>> {
    Call::new(Method::Get, format!("/records/games{query}"), json)
}

/// The records of every edition.
pub fn edition_records() -> Call<Vec<EditionRecord>> {
    Call::new(Method::Get, "/records".to_owned(), json)
}

/// The cards of an edition, as it is or with options set by hand.
pub fn statistics(edition: &str, options: Option<&str>) -> Call<HouseStatistics> {
    let options = options.map(|options| format!("?options={options}")).unwrap_or_default();
    Call::new(Method::Get, format!("/records/editions/{edition}{options}"), json)
}
