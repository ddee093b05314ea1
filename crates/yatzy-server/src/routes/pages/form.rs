//! What a page's request brings, and how it is answered.

use crate::app::App;
use crate::refused::Refused;
use crate::routes::asked::{Asked, unread};
use crate::routes::refusal_page;
use crate::who::{Speaks, Who, device_cookie};
use axum::extract::{Form, FromRequest, FromRequestParts, Request};
use axum::http::request::Parts;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use std::collections::HashMap;
use std::convert::Infallible;
use std::ops::Deref;
use yatzy_text::Explain;

/// Who looks, and whether a script asks for a part of a page.
#[derive(Clone)]
pub(super) struct Visit {
    asked: Asked,
    pub fragment: bool,
    host: String,
}

impl Deref for Visit {
    type Target = Asked;

    fn deref(&self) -> &Asked {
        &self.asked
    }
}

impl FromRequestParts<App> for Visit {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Visit, Infallible> {
        let asked = Asked::from_request_parts(parts, app).await?;
        let host = parts.headers.get(header::HOST).and_then(|host| host.to_str().ok());
        let host = host.unwrap_or_default().to_owned();
        Ok(Visit { asked, fragment: parts.headers.contains_key("x-fragment"), host })
    }
}

impl Visit {
    /// Says no on a page of its own.
    pub fn refuse(&self, refused: &Refused) -> Response {
        refusal_page(refused, self.text, false)
    }

    /// A refusal as a page shows it: its code and its sentence.
    pub fn problem(&self, refused: &Refused) -> (&'static str, String) {
        (refused.code(), refused.explain(self.text))
    }

    /// Sends the browser elsewhere, with a token for its device if it was just given one.
    pub fn go(&self, to: &str, who: &Who) -> Response {
        let mut response = (StatusCode::SEE_OTHER, [(header::LOCATION, to)]).into_response();
        if let Some(token) = who.token().filter(|_| self.who.token().is_none()) {
            response.headers_mut().append(header::SET_COOKIE, device_cookie(&self.app, token));
        }
        response
    }

    /// The full address of a path.
    pub fn url(&self, path: &str) -> String {
        let scheme = if self.app.config().https { "https" } else { "http" };
        format!("{scheme}://{}{path}", self.host)
    }
}

/// A posted form, as a table of fields.
#[derive(Debug)]
pub(super) struct Fields(pub HashMap<String, String>);

impl Fields {
    /// A field that is not empty.
    pub fn get(&self, name: &str) -> Option<&str> {
        self.0.get(name).map(|value| value.trim()).filter(|value| !value.is_empty())
    }

    /// A number.
    pub fn number<T: std::str::FromStr>(&self, name: &'static str) -> Result<Option<T>, Refused> {
        self.get(name).map(|value| value.parse().map_err(|_| Refused::Field { field: name })).transpose()
    }
}

impl FromRequest<App> for Fields {
    type Rejection = Response;

    async fn from_request(request: Request, app: &App) -> Result<Fields, Response> {
        let Speaks(text) = Speaks::of(request.headers());
        match Form::<HashMap<String, String>>::from_request(request, app).await {
            Ok(Form(fields)) => Ok(Fields(fields)),
            Err(rejection) => {
                let refused = unread(rejection.status(), rejection.body_text());
                Err(refusal_page(&refused, text, false))
            }
        }
    }
}
