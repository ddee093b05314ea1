//! How a program is answered: JSON, and a refusal brings the table as it is.

use crate::refused::Refused;
use crate::routes::asked::{Asked, unread};
use crate::routes::refusal_json;
use crate::table::{Live, Seen};
use crate::who::{Speaks, Who};
use crate::wire::state_body;
use axum::extract::{FromRequest, Request};
use axum::response::{IntoResponse, Response};
use serde::de::DeserializeOwned;
use yatzy_wire::StateBody;

impl Asked {
    /// The table as the asker sees it.
    pub fn state(&self, seen: &Seen) -> StateBody {
        self.state_for(seen, &self.who)
    }

    /// The table as someone sees it who was just given a token.
    pub fn state_for(&self, seen: &Seen, who: &Who) -> StateBody {
        let here = self.app.tables().known(seen.id()).map(|live: std::sync::Arc<Live>| live.here());
        let here = here.unwrap_or_default();
        let step_in = self.app.until_step_in(seen, &here, who);
        state_body(seen, &here, who, self.text, step_in)
    }

    /// The token that the asker was given, if it had none.
    pub fn given(&self, who: &Who) -> Option<String> {
        who.token().filter(|_| self.who.token().is_none()).map(|token| token.to_hex())
    }

    /// Answers, or says no with the table as it is.
    pub fn reply<T: IntoResponse>(&self, result: Result<T, Refused>) -> Response {
        match result {
            Ok(reply) => reply.into_response(),
            Err(refused) => {
                let state = refused.seen().map(|seen| self.state(seen));
                refusal_json(&refused, self.text, state)
            }
        }
    }
}

/// A JSON body. What can't be read is refused in our own words.
pub(super) struct JsonBody<T>(pub T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for JsonBody<T> {
    type Rejection = Response;

    async fn from_request(request: Request, state: &S) -> Result<JsonBody<T>, Response> {
        let Speaks(text) = Speaks::of(request.headers());
        match axum::Json::<T>::from_request(request, state).await {
            Ok(axum::Json(body)) => Ok(JsonBody(body)),
            Err(rejection) => {
                let refused = unread(rejection.status(), rejection.body_text());
                Err(refusal_json(&refused, text, None))
            }
        }
    }
}
