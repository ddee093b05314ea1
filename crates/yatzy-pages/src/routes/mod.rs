//! The routes: every path, listed once.

mod form_action;
mod games;
mod learn;
mod matches;
mod new_game;
mod paper;
mod records;
mod report;
mod seats;
mod shared;
mod table;

use crate::assets;
use crate::language_switch::switched;
use crate::reply::Reply;
use crate::request::{PageContext, PageRequest};
use http::Method;
use yatzy_table::{GameId, House, MatchRequest, MatchView, Refused, Who};
use yatzy_wire::Problem;

/// The status of a form with contradicting choices.
const WRONG: u16 = 422;

/// The result of a route: a page, or a problem. A problem at a table is shown on the table's page.
type PageResult = Result<Reply, Problem>;

pub async fn answer(house: &dyn House, request: PageRequest) -> Reply {
    if let Some(reply) = switched(&request) {
        return reply;
    }
    let asked = Asking { house, request: &request };
    match asked.answer().await {
        Ok(reply) => reply,
        Err(problem) => Reply::problem(&problem, request.text, &request.site),
    }
}

/// A request, and the house that answers it.
#[derive(Clone, Copy)]
struct Asking<'a> {
    house: &'a dyn House,
    request: &'a PageRequest,
}

impl<'a> Asking<'a> {
    async fn answer(self) -> PageResult {
        let path: Vec<&str> = self.request.path.trim_start_matches('/').split('/').collect();
        const GET: Method = Method::GET;
        const POST: Method = Method::POST;
        let method = match self.request.method {
            Method::GET | Method::HEAD => GET,
            Method::POST => POST,
            _ => return Err(Problem::WrongMethod),
        };
        match (method, path.as_slice()) {
            (GET, [""]) => games::home(self).await,
            (GET, ["games"]) => games::own_games(self).await,
            (GET, ["new"]) => new_game::new_form(self),
            (GET, ["computer"]) => new_game::computer(self),
            (POST, ["new"]) => new_game::new_game(self).await,
            (GET, ["join"]) => new_game::join(self).await,
            (GET, ["records"]) => records::records(self).await,
            (GET, ["records", edition]) => records::statistics(self, edition, None).await,
            (GET, ["records", edition, options]) => records::statistics(self, edition, Some(options)).await,
            (GET, ["history", number]) => records::history(self, number).await,
            (GET, ["rules", edition]) => new_game::rules(self, edition),
            (GET, ["learn"]) => learn::choose(self),
            (GET, ["learn", "new"]) => learn::begin(self),
            (GET, ["learn", "mistakes"]) => learn::mistakes(self).await,
            (GET, ["learn", edition]) => learn::exercise(self, edition, None).await,
            (POST, ["learn", edition]) => learn::exercise(self, edition, Some(&self.request.fields)).await,
            (GET, ["learn", "lesson", number]) => learn::lesson(self, number, None).await,
            (POST, ["learn", "lesson", number]) => {
                learn::lesson(self, number, Some(&self.request.fields)).await
            }
            (GET, ["learn", "day", edition]) => learn::of_day(self, edition, None).await,
            (POST, ["learn", "day", edition]) => {
                learn::of_day(self, edition, Some(&self.request.fields)).await
            }
            (GET, ["learn", "at", edition]) => learn::at(self, edition, None).await,
            (POST, ["learn", "at", edition]) => learn::at(self, edition, Some(&self.request.fields)).await,
            (GET, ["same"]) => shared::challenge(self).await,
            (POST, ["same"]) => shared::start(self).await,
            (GET, ["today"]) => shared::today(self).await,
            (POST, ["today"]) => shared::play_today(self).await,
            (GET, ["print"]) => paper::choose(self),
            (POST, ["print"]) => Ok(paper::chosen(self)),
            (GET, ["print", file]) => paper::of_rules(self, file),
            (GET, ["print", "records", edition]) => paper::of_records(self, edition).await,

            (GET, ["m", id]) => matches::show(self, &game(id)?).await,
            (POST, ["m", id, "join"]) => matches::join(self, &game(id)?).await,
            (POST, ["m", id, "remove", number]) => matches::remove(self, &game(id)?, number).await,
            (POST, ["m", id, "start"]) => matches::ask(self, &game(id)?, &MatchRequest::Start).await,
            (POST, ["m", id, "close"]) => matches::ask(self, &game(id)?, &MatchRequest::Close).await,
            // Going back to the address of a form shows the match.
            (GET, ["m", id, "join" | "start" | "close"]) | (GET, ["m", id, "remove", _]) => {
                Ok(self.go(MatchView::page(&game(id)?)))
            }

            (GET, ["g", id]) => table::show(self, &game(id)?).await,
            (POST, ["g", id, "act"]) => table::act(self, &game(id)?).await,
            (GET, ["g", id, "pays.json"]) => table::pays(self, &game(id)?).await,
            (GET, ["g", id, "record"]) => table::record(self, &game(id)?).await,
            (GET, ["g", id, "rules"]) => table::rules(self, &game(id)?).await,
            (GET, ["g", id, "invite"]) => seats::invite(self, &game(id)?).await,
            (GET, ["g", id, "screen"]) => table::screen(self, &game(id)?).await,
            (GET, ["g", id, "report"]) => report::report(self, &game(id)?).await,
            (GET, ["g", id, "same"]) => shared::compare(self, &game(id)?).await,
            (GET, ["g", id, "replay", step]) => report::replay(self, &game(id)?, step).await,
            (POST, ["g", id, "go-on"]) => table::go_on(self, &game(id)?).await,
            (POST, ["g", id, "step-in"]) => table::step_in(self, &game(id)?).await,
            (POST, ["g", id, "rematch"]) => table::rematch(self, &game(id)?).await,
            (POST, ["g", id, "delete"]) => table::delete(self, &game(id)?).await,
            (POST, ["g", id, "join"]) => seats::join(self, &game(id)?).await,
            (POST, ["g", id, "seats", seat, "take"]) => seats::take(self, &game(id)?, seat).await,
            (POST, ["g", id, "seats", seat, "ask"]) => seats::ask_for(self, &game(id)?, seat).await,
            (POST, ["g", id, "seats", seat, "allow"]) => seats::answer(self, &game(id)?, seat, true).await,
            (POST, ["g", id, "seats", seat, "refuse"]) => seats::answer(self, &game(id)?, seat, false).await,
            (POST, ["g", id, "seats", seat, "link"]) => seats::link(self, &game(id)?, seat).await,
            (POST, ["g", id, "seats", seat, "goal"]) => seats::set_goal(self, &game(id)?, seat).await,
            (POST, ["g", id, "seats", seat, "name"]) => seats::rename(self, &game(id)?, seat).await,
            (GET, ["g", id, "s", token]) => seats::show_link(self, &game(id)?, token).await,
            (POST, ["g", id, "s", token]) => seats::take_link(self, &game(id)?, token).await,
            // Going back to the address of a form shows the table.
            (GET, ["g", id, "act" | "go-on" | "step-in" | "rematch" | "delete" | "join"])
            | (GET, ["g", id, "seats", _, "take" | "ask" | "allow" | "refuse" | "link" | "name"]) => {
                Ok(self.to_table(&game(id)?))
            }

            (GET, ["g", id, file]) => paper::of_table(self, &game(id)?, file).await,

            (GET, ["assets", _, name]) => assets::asset(name).ok_or(Problem::UnknownPage),
            (GET, ["manifest.webmanifest"]) => Ok(assets::manifest(&self.request.site)),
            (GET, ["worker.js"]) => assets::worker().ok_or(Problem::UnknownPage),
            (GET, ["favicon.ico"]) => Ok(Reply::nothing()),
            _ => Err(Problem::UnknownPage),
        }
    }

    fn context(self) -> PageContext<'a> {
        self.request.context(self.house.offers().zone)
    }

    fn who(self) -> &'a Who {
        &self.request.who
    }

    /// A redirect to a path of the site.
    fn go(self, path: impl std::fmt::Display) -> Reply {
        Reply::go(self.request.site.path(path))
    }

    fn to_table(self, game: &GameId) -> Reply {
        self.go(game.page())
    }
}

/// The game of an address. A malformed id is answered like an unknown game.
fn game(id: &str) -> Result<GameId, Problem> {
    id.parse().map_err(|_| Refused::UnknownGame.into())
}
