//! Every path, listed once, and what it leads to.

mod house;
mod press;
mod records;
mod report;
mod seats;
mod table;

use crate::assets;
use crate::language::switched;
use crate::problem::Problem;
use crate::reply::Reply;
use crate::request::{Method, Request, Visit};
use yatzy_table::{GameId, House, Refused, Who};

/// What the routes answer: a page, or what was wrong. A problem that is about a table is shown on its page.
type Answer = Result<Reply, Problem>;

/// Answers a request for a page.
pub async fn answer(house: &dyn House, request: Request) -> Reply {
    if let Some(reply) = switched(&request) {
        return reply;
    }
    let asked = Asking { house, request: &request };
    match asked.answer().await {
        Ok(reply) => reply,
        Err(problem) => problem.reply(request.text, &request.site),
    }
}

/// A request under way, and the house that it is for.
#[derive(Clone, Copy)]
struct Asking<'a> {
    house: &'a dyn House,
    request: &'a Request,
}

impl<'a> Asking<'a> {
    async fn answer(self) -> Answer {
        use Method::{Get, Post};
        let path: Vec<&str> = self.request.path.trim_start_matches('/').split('/').collect();
        match (self.request.method, path.as_slice()) {
            (Get, [""]) => house::home(self).await,
            (Get, ["new"]) => house::new_form(self),
            (Get, ["computer"]) => house::computer(self),
            (Post, ["new"]) => house::new_game(self).await,
            (Get, ["join"]) => house::join(self).await,
            (Get, ["records"]) => records::records(self).await,
            (Get, ["records", edition]) => records::statistics(self, edition, None).await,
            (Get, ["records", edition, options]) => records::statistics(self, edition, Some(options)).await,
            (Get, ["history", number]) => records::history(self, number).await,
            (Get, ["rules", edition]) => house::rules(self, edition),

            (Get, ["g", id]) => table::show(self, &game(id)?).await,
            (Post, ["g", id, "act"]) => table::act(self, &game(id)?).await,
            (Get, ["g", id, "pays.json"]) => table::pays(self, &game(id)?).await,
            (Get, ["g", id, "record"]) => table::record(self, &game(id)?).await,
            (Get, ["g", id, "rules"]) => table::rules(self, &game(id)?).await,
            (Get, ["g", id, "invite"]) => seats::invite(self, &game(id)?).await,
            (Get, ["g", id, "screen"]) => table::screen(self, &game(id)?).await,
            (Get, ["g", id, "report"]) => report::report(self, &game(id)?).await,
            (Get, ["g", id, "replay", step]) => report::replay(self, &game(id)?, step).await,
            (Post, ["g", id, "go-on"]) => table::go_on(self, &game(id)?).await,
            (Post, ["g", id, "step-in"]) => table::step_in(self, &game(id)?).await,
            (Post, ["g", id, "rematch"]) => table::rematch(self, &game(id)?).await,
            (Post, ["g", id, "delete"]) => table::delete(self, &game(id)?).await,
            (Post, ["g", id, "join"]) => seats::join(self, &game(id)?).await,
            (Post, ["g", id, "seats", seat, "take"]) => seats::take(self, &game(id)?, seat).await,
            (Post, ["g", id, "seats", seat, "link"]) => seats::link(self, &game(id)?, seat).await,
            (Post, ["g", id, "seats", seat, "name"]) => seats::rename(self, &game(id)?, seat).await,
            (Get, ["g", id, "s", token]) => seats::show_link(self, &game(id)?, token).await,
            (Post, ["g", id, "s", token]) => seats::take_link(self, &game(id)?, token).await,
            // Whoever comes back to where a form was sent finds the table.
            (Get, ["g", id, "act" | "go-on" | "step-in" | "rematch" | "delete" | "join"])
            | (Get, ["g", id, "seats", _, "take" | "link" | "name"]) => Ok(self.to_table(&game(id)?)),

            (Get, ["assets", _, name]) => assets::asset(name).ok_or(Problem::UnknownPage),
            (Get, ["manifest.webmanifest"]) => Ok(assets::manifest(&self.request.site)),
            (Get, ["worker.js"]) => assets::worker().ok_or(Problem::UnknownPage),
            (Get, ["favicon.ico"]) => Ok(Reply::nothing()),
            _ => Err(Problem::UnknownPage),
        }
    }

    fn visit(self) -> Visit<'a> {
        self.request.visit(self.house.offers().zone)
    }

    fn who(self) -> &'a Who {
        &self.request.who
    }

    /// Sends the browser to a path of the site.
    fn go(self, path: impl std::fmt::Display) -> Reply {
        Reply::go(self.request.site.path(path))
    }

    fn to_table(self, game: &GameId) -> Reply {
        self.go(format_args!("/g/{game}"))
    }
}

/// The game of an address; what is none looks like one that is nobody's business.
fn game(id: &str) -> Result<GameId, Problem> {
    id.parse().map_err(|_| Refused::UnknownGame.into())
}
