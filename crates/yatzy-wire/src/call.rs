//! A request as a value: what is sent, and how its reply is read, for any transport.

use crate::{ErrorBody, ProblemBody};
use http::Method;
use serde::Serialize;
use std::fmt;

/// A request of the API, answered by an `R`.
pub struct Call<R> {
    pub method: Method,
    pub path: String,
    /// JSON.
    pub body: Option<String>,
    pub(crate) read: fn(&RawResponse) -> Option<R>,
}

impl<R> fmt::Debug for Call<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.method, self.path)
    }
}

/// A response, from a Yatzy server or another program.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RawResponse {
    pub status: u16,
    /// The header `x-version`: the version of the game in the reply.
    pub version: Option<u32>,
    pub text: String,
}

/// Why a response has no reply.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CallError {
    /// The server refused.
    #[error("refused: {}", .0.error.code)]
    Refused(Box<ErrorBody>),
    /// Not a Yatzy server, for example a captive portal.
    #[error("not an answer of a Yatzy server")]
    NotYatzy,
}

impl<R> Call<R> {
    pub(crate) fn new(method: Method, path: String, read: fn(&RawResponse) -> Option<R>) -> Call<R> {
        Call { method, path, body: None, read }
    }

    pub(crate) fn with_query(self, query: &impl Serialize) -> Call<R> {
        let query =
            serde_urlencoded::to_string(query).expect("queries are names and values, and can be written");
        let sign = if query.is_empty() { "" } else { "?" };
        Call { path: format!("{}{sign}{query}", self.path), ..self }
    }

    /// Also asks for the events after a version; after 0 for the whole game.
    pub fn with_events(self, after: u32) -> Call<R> {
        let sign = if self.path.contains('?') { '&' } else { '?' };
        Call { path: format!("{}{sign}turns=all&after={after}", self.path), ..self }
    }

    /// The same request for a carrier, which does not read the reply.
    #[cfg(feature = "remote")]
    pub(crate) fn untyped(&self) -> Call<()> {
        let (method, path, body) = (self.method.clone(), self.path.clone(), self.body.clone());
        Call { method, path, body, read: |_| Some(()) }
    }

    pub fn read(&self, answer: &RawResponse) -> Result<R, CallError> {
        if (200..300).contains(&answer.status) {
            return (self.read)(answer).ok_or(CallError::NotYatzy);
        }
        Err(refusal(answer).map_or(CallError::NotYatzy, |error| CallError::Refused(Box::new(error))))
    }
}

/// The refusal of a Yatzy server. If the state in it can't be read, because the server has another version, the reason
/// still counts.
pub(crate) fn refusal(answer: &RawResponse) -> Option<ErrorBody> {
    #[derive(serde::Deserialize)]
    struct WithoutState {
        error: ProblemBody,
    }
    let whole = serde_json::from_slice(answer.text.as_bytes()).ok();
    whole.or_else(|| {
        let WithoutState { error } = serde_json::from_slice(answer.text.as_bytes()).ok()?;
        Some(ErrorBody { error, state: None })
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::api;

    #[test]
    fn answers_refusals_and_strangers_are_told_apart() {
        let call = api::BY_CODE.call(&[&"ab12"]);
        let read =
            |status, text: &str| call.read(&RawResponse { status, version: None, text: text.to_owned() });
        assert_eq!(read(200, r#"{"id":"7","more":1}"#).expect("an answer").id, "7");
        assert_eq!(read(200, "<title>Welcome</title>"), Err(CallError::NotYatzy));
        assert_eq!(read(404, "<title>Not found</title>"), Err(CallError::NotYatzy));
        for text in [
            r#"{"error":{"code":"game/unknown-code","message":"No."}}"#,
            r#"{"error":{"code":"game/unknown-code","message":"No."},"state":{"of":"another time"}}"#,
        ] {
            let Err(CallError::Refused(refusal)) = read(404, text) else { panic!("{text}") };
            assert_eq!((refusal.error.code.as_str(), refusal.state), ("game/unknown-code", None));
        }
    }
}
