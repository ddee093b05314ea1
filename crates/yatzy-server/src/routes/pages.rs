//! The shell around the pages: an HTTP request becomes a value, and the reply a response. What there is to see, and
//! where, only `yatzy-pages` knows.

use super::{busy, in_turn, refusal};
use crate::app::App;
use crate::caller::{RequestLanguage, caller_of, device_cookie, lang_cookie};
use axum::body::{Body, Bytes};
use axum::extract::{FromRequest, RawForm, Request};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, header};
use axum::response::{IntoResponse, Response};
use yatzy_pages::{Fields, PageRequest, PaperReply, Reply, Site};
use yatzy_table::{Refused, Who, random_bytes};
use yatzy_text::Text;
use yatzy_wire::Problem;

/// Answers a request for a page.
pub(super) async fn answer(app: &App, request: Request) -> Response {
    let RequestLanguage(text) = RequestLanguage::of(request.headers());
    let (method, path) = (request.method().clone(), request.uri().path().to_owned());
    let query = Fields::parse(request.uri().query().unwrap_or_default());
    let who = caller_of(request.headers(), request.extensions(), app.config().here);
    let site = site(app, request.headers());
    let fragment = request.headers().contains_key("x-fragment");
    let fields = if method == Method::POST {
        match RawForm::from_request(request, app).await {
            Ok(RawForm(bytes)) => Fields::parse(&String::from_utf8_lossy(&bytes)),
            Err(rejection) => {
                return refusal(&Problem::Malformed { detail: rejection.body_text() }, text, false);
            }
        }
    } else {
        Fields::default()
    };
    let fresh = random_bytes();
    let asker = who.clone();
    let request = PageRequest { method, path, query, fields, who, text, site, fragment, fresh };
    let reply = if request.takes_long() {
        in_turn(app, &asker, async move |house| yatzy_pages::answer(&house, request).await).await
    } else {
        Ok(yatzy_pages::answer(app.house(), request).await)
    };
    match reply {
        Ok(reply) => respond(app, &asker, text, reply).await,
        Err(problem) => refusal(&problem, text, false),
    }
}

/// The address of the pages, for links to other devices: the one of this request.
fn site(app: &App, headers: &HeaderMap) -> Site {
    let scheme = if app.config().https { "https" } else { "http" };
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
    Site { origin: format!("{scheme}://{host}"), ..Site::default() }
}

async fn respond(app: &App, who: &Who, text: Text, mut reply: Reply) -> Response {
    let cookies = [reply.device.map(|token| device_cookie(app, token)), reply.lang.map(lang_cookie)];
    let headers = reply.headers();
    let mut response = match reply.paper.take() {
        None => response(reply),
        Some(paper) => match drawn(app, who, *paper).await {
            Ok(file) => with_body(reply.status, headers, file.into()),
            Err(problem) => refusal(&problem, text, false),
        },
    };
    for cookie in cookies.into_iter().flatten() {
        response.headers_mut().append(header::SET_COOKIE, cookie);
    }
    response
}

/// The file of a paper. A page takes tenths of a second and some megabytes to draw.
async fn drawn(app: &App, who: &Who, paper: PaperReply) -> Result<Bytes, Problem> {
    if let Some(file) = app.paper_cache().get(&paper) {
        return Ok(file);
    }
    let house = app.house().clone();
    let app = app.clone();
    let draw = move || {
        // Another request may have had the same drawn meanwhile.
        if let Some(file) = app.paper_cache().get(&paper) {
            return Ok(file);
        }
        let file = Bytes::from(paper.order.file(paper.format, paper.page).map_err(Refused::from)?);
        app.paper_cache().keep(&paper, &file);
        Ok::<_, Refused>(file)
    };
    Ok(house.work_for(who, draw).await.map_err(busy)??)
}

/// A reply as a response, without cookies.
pub(super) fn response(reply: Reply) -> Response {
    with_body(reply.status, reply.headers(), reply.body.into())
}

pub(super) fn with_body(status: u16, headers: Vec<(&'static str, String)>, body: Body) -> Response {
    let status = StatusCode::from_u16(status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
    let mut response = (status, body).into_response();
    for (name, value) in headers {
        // A value that is not a valid header is left out.
        if let Ok(value) = HeaderValue::try_from(value) {
            response.headers_mut().insert(HeaderName::from_static(name), value);
        }
    }
    response
}
