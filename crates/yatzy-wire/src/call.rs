//! A request as a value: what is sent, and how its answer is read. Who carries it, over a socket or none, is nothing to
//! it.

use crate::{ErrorBody, ProblemBody};
use http::Method;
use serde::Serialize;
use std::fmt;

/// A request of the API, answered by an `R`.
pub struct Call<R> {
    /// Its method.
    pub method: Method,
    /// Its path and query.
    pub path: String,
    /// Its body, as JSON.
    pub body: Option<String>,
    pub(crate) read: fn(&Answer) -> Option<R>,
}

impl<R> fmt::Debug for Call<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.method, self.path)
    }
}

/// What came back, be it from a server of ours or not.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Answer {
    /// The status.
    pub status: u16,
    /// The header `x-version`: the version of the game that the answer shows, where it shows one.
    pub version: Option<u32>,
    /// The body.
    pub text: String,
}

/// Why an answer is none.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unanswered {
    /// The server says no.
    #[error("refused: {}", .0.error.code)]
    Refused(Box<ErrorBody>),
    /// Whoever wrote this is no server of ours: someone in a hotel's lobby answers too.
    #[error("not an answer of a Yatzy server")]
    NotOurs,
}

impl<R> Call<R> {
    pub(crate) fn new(method: Method, path: String, read: fn(&Answer) -> Option<R>) -> Call<R> {
        Call { method, path, body: None, read }
    }

    pub(crate) fn with_query(self, query: &impl Serialize) -> Call<R> {
        let query =
            serde_urlencoded::to_string(query).expect("queries are names and values, and can be written");
        let sign = if query.is_empty() { "" } else { "?" };
        Call { path: format!("{}{sign}{query}", self.path), ..self }
    }

    /// The same, with the events after a version of the table that the answer shows; with the whole game after 0.
    pub fn with_events(self, after: u32) -> Call<R> {
        let sign = if self.path.contains('?') { '&' } else { '?' };
        Call { path: format!("{}{sign}turns=all&after={after}", self.path), ..self }
    }

    /// The reply, if the answer is one.
    pub fn read(&self, answer: &Answer) -> Result<R, Unanswered> {
        if (200..300).contains(&answer.status) {
            return (self.read)(answer).ok_or(Unanswered::NotOurs);
        }
        Err(refusal(answer).map_or(Unanswered::NotOurs, |error| Unanswered::Refused(Box::new(error))))
    }
}

/// The refusal of a server of ours. A table that can't be read, because the server is of another time, takes nothing
/// from why it says no.
pub(crate) fn refusal(answer: &Answer) -> Option<ErrorBody> {
    #[derive(serde::Deserialize)]
    struct Problem {
        error: ProblemBody,
    }
    let whole = serde_json::from_str(&answer.text).ok();
    whole.or_else(|| {
        let Problem { error } = serde_json::from_str(&answer.text).ok()?;
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
        let read = |status, text: &str| call.read(&Answer { status, version: None, text: text.to_owned() });
        assert_eq!(read(200, r#"{"id":"7","more":1}"#).expect("an answer").id, "7");
        assert_eq!(read(200, "<title>Welcome</title>"), Err(Unanswered::NotOurs));
        assert_eq!(read(404, "<title>Not found</title>"), Err(Unanswered::NotOurs));
        for text in [
            r#"{"error":{"code":"game/unknown-code","message":"No."}}"#,
            r#"{"error":{"code":"game/unknown-code","message":"No."},"state":{"of":"another time"}}"#,
        ] {
            let Err(Unanswered::Refused(refusal)) = read(404, text) else { panic!("{text}") };
            assert_eq!((refusal.error.code.as_str(), refusal.state), ("game/unknown-code", None));
        }
    }
}
