//! How a program is answered: JSON, and a refusal brings the table as it is.

use crate::routes::caller::Caller;
use crate::routes::{refusal_json, refusal_with};
use crate::who::Speaks;
use axum::body::Bytes;
use axum::extract::{FromRequest, OptionalFromRequest, Request};
use axum::response::{IntoResponse, Response};
use serde::de::DeserializeOwned;
use yatzy_pages::Problem;
use yatzy_table::Who;

impl Caller {
    /// The token that the asker was given, if it had none.
    pub fn given(&self, who: &Who) -> Option<String> {
        who.token().filter(|_| self.who.token().is_none()).map(|token| token.to_hex())
    }

    /// Answers, or says no with the table as it is.
    pub fn reply<T: IntoResponse>(&self, result: Result<T, Problem>) -> Response {
        match result {
            Ok(reply) => reply.into_response(),
            Err(problem) => {
                let state = problem.view().map(|view| self.state(view));
                refusal_with(&problem, self.text, state)
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
        match <axum::Json<T> as FromRequest<S>>::from_request(request, state).await {
            Ok(axum::Json(body)) => Ok(JsonBody(body)),
            Err(rejection) => {
                let problem = Problem::Malformed { detail: rejection.body_text() };
                Err(refusal_json(&problem, text))
            }
        }
    }
}

/// A body that may be left out.
impl<T: DeserializeOwned, S: Send + Sync> OptionalFromRequest<S> for JsonBody<T> {
    type Rejection = Response;

    async fn from_request(request: Request, state: &S) -> Result<Option<JsonBody<T>>, Response> {
        let Speaks(text) = Speaks::of(request.headers());
        let bytes = Bytes::from_request(request, state).await;
        let bytes = bytes.map_err(|rejection| Problem::Malformed { detail: rejection.body_text() });
        let body = bytes.and_then(|bytes| {
            let malformed = |error: serde_json::Error| Problem::Malformed { detail: error.to_string() };
            if bytes.is_empty() {
                Ok(None)
            } else {
                serde_json::from_slice(&bytes).map(Some).map_err(malformed)
            }
        });
        body.map(|body| body.map(JsonBody)).map_err(|problem| refusal_json(&problem, text))
    }
}
