//! Every route of the API.

use super::body::EventStream;
use super::route::{AnyRoute, Route, RouteDocs};
use super::{coach, days, document, games, lists, matches, practise, seats};
use crate::{
    ActBody, ActedBody, AttemptBody, CodeBody, ComparisonReply, DayQuery, EditionBody, EventsQuery,
    FinishedParams, FollowLinkBody, GoalBody, HandOverBody, HintBody, HintQuery, HouseBody, LinkedBody,
    LogBody, LookQuery, MadeBody, MatchReply, NewGameBody, NewMatchBody, OptionsQuery, PersonBody,
    PlayedBody, PractiseQuery, PractiseReply, RecordReply, ReportQuery, ReportReply, SeatAnswerBody,
    SeatNameBody, SeriesBody, StateBody, StepInBody, TakenBody, TurnsQuery,
};
use document::OpenApiText;
use http::Method;
use yatzy_table::{Calendar, Day, EditionRecord, Finished, HouseStatistics, MatchView, Unfinished};

/// An entry: `NAME = METHOD "path" handler in tag, (query, body) -> reply { statuses }`. The comment before it is what the
/// document says of it. `where records` is a route that only a house has whose records are for everyone.
macro_rules! routes {
    ($(
        $(#[doc = $doc:literal])+
        $name:ident = $method:ident $path:literal $group:ident::$handler:ident in $tag:ident,
            ($query:ty, $body:ty) -> $reply:ty $(where $records:ident)? {
            $($status:literal $meaning:literal),+ $(,)?
        }
    )+) => {
        $(
            $(#[doc = $doc])+
            pub static $name: Route<$query, $body, $reply> = Route {
                method: Method::$method,
                path: concat!("/api/v1", $path),
                about: RouteDocs {
                    name: stringify!($handler),
                    tag: stringify!($tag),
                    docs: &[$($doc),+],
                    statuses: &[$(($status, $meaning)),+],
                },
                needs_records: routes!(@needs $($records)?),
                handler: |context| Box::pin($group::$handler(context)),
            };
        )+

        pub(super) static ROUTES: &[&dyn AnyRoute] = &[$(&$name),+];
    };
    (@needs) => { false };
    (@needs records) => { true };
}

routes! {
    /// This document.
    OPENAPI = GET "/openapi.json" document::openapi in about, ((), ()) -> OpenApiText {
        200 "The API, described",
    }

    /// Every ruleset and edition.
    EDITIONS = GET "/rules" lists::list in rules, ((), ()) -> Vec<EditionBody> {
        200 "The catalogue",
    }

    /// What can be had here.
    HOUSE = GET "/house" lists::house in about, ((), ()) -> HouseBody {
        200 "The house",
    }

    /// The games that the asker can go on with, the latest first.
    UNFINISHED = GET "/games" lists::unfinished in games, ((), ()) -> Vec<Unfinished> {
        200 "The games",
    }

    /// Makes a game.
    MAKE = POST "/games" games::make in games, (TurnsQuery, NewGameBody) -> MadeBody {
        201 "The game was made, or had been by the same key",
        422 "No such game can be made",
    }

    /// The table as it is: who plays, what lies there, what may be done.
    LOOK = GET "/games/{id}" games::read in games, (LookQuery, ()) -> StateBody {
        200 "The table",
        404 "No such game",
    }

    /// Deletes a game for good; for its host.
    DELETE = DELETE "/games/{id}" games::delete in games, ((), ()) -> () {
        204 "It is gone",
        403 "Not the host",
        409 "An attempt at a day's game, while its dice are secret",
    }

    /// Takes an action, once for each key.
    ACT = POST "/games/{id}/actions" games::act in games, (TurnsQuery, ActBody) -> ActedBody {
        200 "It is durable",
        403 "Not the asker's seat",
        409 "The game has moved on; the table as it is comes along",
        422 "The rules say no",
    }

    /// What happens at the table, live: `happened` with the version as id, `presence`, `intends`, `chances`,
    /// `rematch`, `gone`.
    EVENTS = GET "/games/{id}/events" games::stream in games, (EventsQuery, ()) -> EventStream {
        200 "A stream of events",
        404 "No such game",
        429 "Too many listen",
    }

    /// Every finished turn, in the order of play.
    TURNS = GET "/games/{id}/turns" games::turns in games, ((), ()) -> Vec<PlayedBody> {
        200 "The turns",
        404 "No such game",
    }

    /// The record: the whole game as a text that replays. The header `x-version` says how far it goes.
    RECORD = GET "/games/{id}/record" games::record in games, ((), ()) -> RecordReply {
        200 "The record",
        404 "No such game",
    }

    /// The coach's answer to the seat whose turn it is, once the action `hint` has noted the question. With the asker's
    /// next action, `keep` or `box`, it also says what that costs. Dice of a real table are sent as `hand` and `throws`.
    HINT = GET "/games/{id}/hint" coach::hint in games, (HintQuery, ()) -> HintBody {
        200 "What the coach says",
        202 "It is thinking; ask again in a moment",
        403 "Not the asker's turn",
        409 "It was not asked in this turn",
        422 "The table plays without it, or no such box or dice",
    }

    /// Luck and skill of a game that is over, as `yatzy analyse --json` tells it.
    REPORT = GET "/games/{id}/report" coach::report in games, (ReportQuery, ()) -> ReportReply {
        200 "The report",
        202 "It is being worked out; ask again in a moment",
        404 "No such game, or no report of it",
        409 "The game still goes on",
    }

    /// A finished game with shared dice beside the challenge that it answers, turn by turn, with the cost of each choice
    /// and what the recommended play makes of these dice.
    COMPARISON = GET "/games/{id}/comparison" days::comparison in games, ((), ()) -> ComparisonReply {
        200 "The comparison",
        202 "It is being worked out; ask again in a moment",
        404 "No such game, or nothing to compare",
        409 "The game still goes on, or its dice are still secret",
        422 "It has no shared dice",
    }

    /// The games of today, or of an earlier day: what the dice are bound to, the asker's first attempts, and the boards,
    /// as soon as the asker's own game is over.
    DAY = GET "/today" days::day in today, (DayQuery, ()) -> Day {
        200 "The games of the day",
        400 "No such day",
    }

    /// Begins today's game of a ruleset, or goes on with it. The first attempt of a device counts; with `again`, one more
    /// is begun, which does not count.
    PLAY_TODAY = POST "/today/{rules}" days::play in today, (TurnsQuery, AttemptBody) -> MadeBody {
        201 "The attempt",
        422 "No such game, or no such name",
    }

    /// The days that the asker's device has played, with the streak.
    CALENDAR = GET "/calendar" days::calendar in today, ((), ()) -> Calendar {
        200 "The calendar",
    }

    /// Plays again with the same table.
    REMATCH = POST "/games/{id}/rematch" games::rematch in games, (TurnsQuery, ()) -> StateBody {
        201 "The next game",
        409 "The game still goes on",
    }

    /// The games of the table: how many, who won them, and which comes after this one.
    SERIES = GET "/games/{id}/series" games::series in games, ((), ()) -> SeriesBody {
        200 "The series",
        404 "No such game",
    }

    /// Lets the computer play this turn for someone who has been away long enough; for anyone who sits at the table.
    STEP_IN = POST "/games/{id}/step-in" games::step_in in games, (TurnsQuery, StepInBody) -> StateBody {
        200 "The turn is played",
        403 "The asker watches",
        409 "The game has moved on, or the person is not away for long enough",
    }

    /// Hurries the computer: its turn is played without pauses, and without waiting for an undo.
    HURRY = POST "/games/{id}/hurry" games::hurry in games, ((), ()) -> () {
        204 "It hurries",
        403 "The asker watches",
    }

    /// Everything that happened in a game that is over, also what was taken back.
    LOG = GET "/games/{id}/log" games::log in games, ((), ()) -> LogBody {
        200 "The log",
        409 "The game still goes on",
    }

    /// Comes late: adds a seat at the end of the order, until the first round ends.
    JOIN = POST "/games/{id}/seats" seats::join in seats, (TurnsQuery, SeatNameBody) -> TakenBody {
        201 "The seat",
        422 "Too late, or no such name",
    }

    /// Sits down on a free seat: an open one, or one that is kept for a person who has not come yet.
    TAKE = POST "/games/{id}/seats/{seat}/take" seats::take in seats, (TurnsQuery, SeatNameBody) -> TakenBody {
        200 "The seat is the asker's",
        409 "Someone sits there",
    }

    /// Asks for a seat that another device holds, because that device is lost. The host or that device answers within
    /// two minutes; the table says which by the request at the seat.
    ASK_FOR_SEAT = POST "/games/{id}/seats/{seat}/ask" seats::ask_for in seats,
        (TurnsQuery, Option<SeatNameBody>) -> TakenBody {
        200 "The question is noted",
        409 "Another device asks already, or the answer was no",
        429 "The address has asked too often",
    }

    /// Allows a request for a seat: the seat moves to the device that asked, and tokens that played it before end.
    ALLOW_REQUEST = POST "/games/{id}/seats/{seat}/allow" seats::allow in seats,
        (TurnsQuery, SeatAnswerBody) -> StateBody {
        200 "The seat has moved",
        403 "Not the asker's seat",
        409 "No such request, or it has expired",
    }

    /// Refuses a request for a seat.
    REFUSE_REQUEST = POST "/games/{id}/seats/{seat}/refuse" seats::refuse in seats,
        (TurnsQuery, SeatAnswerBody) -> StateBody {
        200 "The device is told",
        403 "Not the asker's seat",
    }

    /// Makes a new link for a seat, to move it to another device; the old link is void.
    LINK = POST "/games/{id}/seats/{seat}/link" seats::link in seats,
        (TurnsQuery, Option<SeatNameBody>) -> TakenBody {
        200 "The new link",
        403 "Not the asker's seat",
    }

    /// Gives a seat another name; an empty one deletes the name for good.
    RENAME = PUT "/games/{id}/seats/{seat}/name" seats::rename in seats, (TurnsQuery, SeatNameBody) -> StateBody {
        200 "The table",
        403 "Not the asker's seat",
    }

    /// Says what a seat plays for from now on; only its holder may.
    SET_GOAL = PUT "/games/{id}/seats/{seat}/goal" seats::aim in seats, (TurnsQuery, GoalBody) -> StateBody {
        200 "The table",
        403 "Not the asker's seat",
        422 "There is no record to beat",
    }

    /// Hands a seat over to the computer: its column stays and goes on.
    HAND_OVER = POST "/games/{id}/seats/{seat}/computer" seats::hand_over in seats,
        (TurnsQuery, HandOverBody) -> TakenBody {
        200 "The computer plays",
        403 "Not the asker's seat",
    }

    /// The seat that the asker's token is the link of. Asking takes nothing.
    LINKED = GET "/games/{id}/linked" seats::linked in seats, ((), ()) -> LinkedBody {
        200 "The seat",
        404 "No such link",
    }

    /// Sits down on the seat that a link leads to; this is also how a seat moves to another device.
    FOLLOW = POST "/games/{id}/linked" seats::follow in seats, (TurnsQuery, FollowLinkBody) -> TakenBody {
        200 "The seat is the asker's",
        404 "No such link",
    }

    /// The game or match that waits under a code.
    BY_CODE = GET "/codes/{code}" games::by_code in games, ((), ()) -> CodeBody {
        200 "The game or match",
        404 "Nothing waits",
    }

    /// Exercises of an edition with their solutions, as `yatzy practise --json` writes them.
    PRACTISE = GET "/practise/{edition}" practise::practise in practise, (PractiseQuery, ()) -> PractiseReply {
        200 "The exercises",
        202 "They are being made; ask again in a moment",
        404 "There is no computer here",
        422 "No such edition, theme or level",
    }

    /// Makes a match: everyone plays the whole card with the same dice, each in a game of their own. People join until
    /// the host starts it.
    MAKE_MATCH = POST "/matches" matches::make_match in matches, ((), NewMatchBody) -> MatchReply {
        201 "The match was made, or had been by the same key",
        422 "No such match can be made",
    }

    /// A match: who is how far, and once it is over the totals.
    LOOK_MATCH = GET "/matches/{id}" matches::look_match in matches, ((), ()) -> MatchView {
        200 "The match",
        404 "No such match",
    }

    /// Joins a match that has not started.
    JOIN_MATCH = POST "/matches/{id}/people" matches::join_match in matches, ((), PersonBody) -> MatchReply {
        201 "The asker plays",
        409 "It has started",
    }

    /// Takes a person out of a match that has not started; for the host, and for that person's device.
    LEAVE_MATCH = DELETE "/matches/{id}/people/{seat}" matches::remove in matches, ((), ()) -> MatchReply {
        200 "The match",
        403 "Not the host",
        409 "It has started",
    }

    /// Starts a match; for its host. No person can join after the start; everyone can play.
    START_MATCH = POST "/matches/{id}/start" matches::start in matches, ((), ()) -> MatchReply {
        200 "The match",
        403 "Not the host",
        422 "The match has no people yet",
    }

    /// Ends a match where it stands; for its host. Games that still go on are abandoned, and the dice are laid open.
    CLOSE_MATCH = POST "/matches/{id}/close" matches::close in matches, ((), ()) -> MatchReply {
        200 "The match",
        403 "Not the host",
        409 "It has not started",
    }

    /// The games of a match that is over, turn by turn side by side, and what the recommended play makes of the dice.
    MATCH_RESULT = GET "/matches/{id}/result" matches::match_result in matches, ((), ()) -> ComparisonReply {
        200 "The comparison",
        202 "It is being worked out; ask again in a moment",
        404 "No such match, or nothing to compare",
        409 "The match still goes on",
    }

    /// The match that waits under a code.
    MATCH_BY_CODE = GET "/match-codes/{code}" matches::match_by_code in matches, ((), ()) -> CodeBody {
        200 "The match",
        404 "No match waits",
    }

    /// Games that are over, the latest first; at most 500. A server without records tells everyone their own.
    FINISHED = GET "/records/games" lists::finished in records, (FinishedParams, ()) -> Vec<Finished> {
        200 "The games",
        404 "There are no records here",
    }

    /// The records of every edition.
    RECORDS = GET "/records" lists::records in records, ((), ()) -> Vec<EditionRecord> where records {
        200 "The records",
        404 "There are no records here",
    }

    /// The cards of an edition, added up.
    STATISTICS = GET "/records/editions/{edition}" lists::statistics in records,
        (OptionsQuery, ()) -> HouseStatistics where records {
        200 "The cards",
        404 "There are no records here",
        422 "No card of this edition was filled",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// `docs/server.md` has a row for every route, and no other rows.
    #[test]
    fn the_documentation_lists_every_route() {
        let page = include_str!("../../../../docs/server.md");
        let rows = page.lines().filter_map(|line| line.strip_prefix("| `")?.split_once("` |"));
        let mut listed: Vec<&str> =
            rows.map(|(route, _)| route).filter(|route| route.contains(" /")).collect();
        let path = |route: &dyn AnyRoute| route.path().trim_start_matches("/api/v1");
        let mut routes: Vec<String> =
            ROUTES.iter().map(|&route| format!("{} {}", route.method(), path(route))).collect();
        listed.sort_unstable();
        routes.sort_unstable();
        assert_eq!(listed, routes);
    }
}
