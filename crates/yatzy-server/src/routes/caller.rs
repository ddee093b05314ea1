//! What every request brings, be it a person's or a program's: who asks, in which language, of which server.

use crate::app::App;
use crate::who::{Speaks, asker_of};
use axum::extract::{FromRequestParts, Query};
use axum::http::request::Parts;
use std::convert::Infallible;
use yatzy_pages::Problem;
use yatzy_table::{GameId, House, Refused, View, Who};
use yatzy_text::Text;
use yatzy_wire::{StateBody, TurnsQuery};

/// Who asks, in which language, of which server.
#[derive(Clone)]
pub(super) struct Caller {
    pub app: App,
    pub who: Who,
    pub text: Text,
    /// Whether tables are told with every turn.
    pub turns: bool,
}

impl FromRequestParts<App> for Caller {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Caller, Infallible> {
        let Speaks(text) = Speaks::of(&parts.headers);
        let query = Query::<TurnsQuery>::try_from_uri(&parts.uri);
        let turns = query.is_ok_and(|Query(query)| query.is_all());
        let who = asker_of(&parts.headers, &parts.extensions, app.config().here);
        Ok(Caller { app: app.clone(), who, text, turns })
    }
}

impl Caller {
    /// The tables.
    pub fn house(&self) -> &dyn House {
        self.app.house()
    }

    /// A table as it travels to whoever asks.
    pub fn state(&self, view: &View) -> StateBody {
        let state = StateBody::of(view, self.text);
        if self.turns { state.with_turns(view) } else { state }
    }
}

/// The game of an id as it stands in an address. What is no id is no game either.
pub(super) fn game_id(id: &str) -> Result<GameId, Problem> {
    id.parse().map_err(|_| Refused::UnknownGame.into())
}
