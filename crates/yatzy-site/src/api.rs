//! What the scripts of pages ask for below `/api/v1`: a turn told from the table, all turns so far, live events. Programs
//! don't come here, so there is nothing else.

use crate::answer::Asked;
use crate::device::Known;
use crate::site::Site;
use serde::Serialize;
use yatzy_pages::Problem;
use yatzy_table::{GameId, House, Refused, Rejection};
use yatzy_text::Text;
use yatzy_wire::{ActBody, ActedBody, ErrorBody, PlayedBody, StateBody};

impl Site {
    /// Answers a script.
    pub(crate) async fn answer_script(&self, asked: Asked, path: &str, known: Known, text: Text) {
        let parts: Vec<&str> = path.split('/').collect();
        let id = asked.id;
        let answered = match (asked.method.as_str(), parts.as_slice()) {
            ("GET", ["games", game, "events"]) => match self.listen(&asked, game, known).await {
                Ok(()) => return,
                Err(rejection) => Err(rejection.into()),
            },
            ("GET", ["games", game, "turns"]) => self.turns(game, known).await,
            ("POST", ["games", game, "actions"]) => self.act(game, &asked.body, known, text).await,
            _ => Err(Problem::UnknownPage),
        };
        let (status, body) = match answered {
            Ok(body) => (200, body),
            Err(problem) => (problem.status(), refusal(&problem, text)),
        };
        let kind = ("content-type".to_owned(), "application/json".to_owned());
        self.send_reply(id, status, vec![kind], body);
    }

    async fn turns(&self, game: &str, known: Known) -> Result<Vec<u8>, Problem> {
        let view = self.inner.house.look(&game_id(game)?, &known.who()).await?;
        written(&PlayedBody::all(&view.rules, view.turns()))
    }

    async fn act(&self, game: &str, body: &[u8], known: Known, text: Text) -> Result<Vec<u8>, Problem> {
        let malformed = |error: serde_json::Error| Problem::Malformed { detail: error.to_string() };
        let body: ActBody = serde_json::from_slice(body).map_err(malformed)?;
        let (house, game) = (&self.inner.house, game_id(game)?);
        let rules = house.rules(&game).await?;
        let acted = body.ask(house, &rules, &game, &known.who()).await?;
        let state = StateBody::of(&acted.view, text);
        written(&ActedBody { version: acted.answer.version, state })
    }
}

/// The game of an address. What is no id is no game either.
pub(crate) fn game_id(id: &str) -> Result<GameId, Rejection> {
    id.parse().map_err(|_| Refused::UnknownGame.into())
}

fn written(body: &impl Serialize) -> Result<Vec<u8>, Problem> {
    serde_json::to_vec(body).map_err(|_| Refused::Damaged.into())
}

/// A refusal, with the table as it is where it is about one.
fn refusal(problem: &Problem, text: Text) -> Vec<u8> {
    let state = problem.view().map(|view| StateBody::of(view, text));
    let body = ErrorBody::of(problem.code(), problem.sentence(text), state);
    serde_json::to_vec(&body).unwrap_or_default()
}
