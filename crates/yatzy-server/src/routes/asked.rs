//! What every request brings, be it a person's or a program's: who asks, in which language, of which server.

use crate::app::App;
use crate::refused::Refused;
use crate::who::{Speaks, Who};
use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderName, StatusCode, header};
use axum::response::{IntoResponse, Response};
use std::convert::Infallible;
use yatzy_text::Text;

/// Who asks, in which language, of which server.
#[derive(Clone)]
pub(super) struct Asked {
    pub app: App,
    pub who: Who,
    pub text: Text,
}

impl FromRequestParts<App> for Asked {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Asked, Infallible> {
        let who = Who::from_request_parts(parts, app).await?;
        let Speaks(text) = Speaks::of(&parts.headers);
        Ok(Asked { app: app.clone(), who, text })
    }
}

impl Asked {
    /// The record of a game, as a file to keep.
    pub async fn record(&self, id: &str) -> Result<Response, Refused> {
        let seen = self.app.table_at(id).await?.seen();
        let name = format!("attachment; filename=\"yatzy-{id}.txt\"");
        let headers = [
            (header::CONTENT_TYPE, "text/plain; charset=utf-8"),
            (header::CONTENT_DISPOSITION, &name),
            (HeaderName::from_static("x-version"), &seen.version().to_string()),
        ];
        Ok((headers, seen.saved.record()?.to_string()).into_response())
    }
}

/// Why a body can't be read, in our own words.
pub(super) fn unread(status: StatusCode, detail: String) -> Refused {
    match status {
        StatusCode::PAYLOAD_TOO_LARGE => Refused::TooLarge,
        _ => Refused::Malformed { detail },
    }
}
