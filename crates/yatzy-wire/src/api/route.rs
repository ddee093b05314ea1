//! A route of the API: method, path, types, and handler.

use super::body::{QueryBody, ReplyBody, RequestBody};
use super::routes::ROUTES;
use super::{ApiReply, ApiRequest};
use crate::{Call, Problem, StateBody};
use http::Method;
use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, percent_decode_str, utf8_percent_encode};
use std::fmt::Display;
use std::pin::Pin;
use yatzy_rules::Seat;
use yatzy_table::{GameId, House, Refused, View, Who};

/// The characters that are not percent-encoded.
const PLAIN: &AsciiSet = &NON_ALPHANUMERIC.remove(b'-').remove(b'_').remove(b'.').remove(b'~');

/// A route: a request brings a query `Q` and a body `B`, and is answered by an `R`.
pub struct Route<Q, B, R> {
    pub method: Method,
    /// The path, with its parameters in braces.
    pub path: &'static str,
    pub(super) about: RouteDocs,
    /// Whether it is only there where everyone may see the records of all games.
    pub(super) needs_records: bool,
    pub(super) handler: for<'a> fn(RequestContext<'a, Q, B>) -> AnswerFuture<'a, R>,
}

/// What the document says of a route.
#[cfg_attr(not(feature = "schema"), expect(dead_code, reason = "only the document reads them"))]
pub(super) struct RouteDocs {
    pub name: &'static str,
    pub tag: &'static str,
    pub docs: &'static [&'static str],
    /// Its statuses and what they mean; the first is that of success.
    pub statuses: &'static [(u16, &'static str)],
}

/// An answer under way.
pub(super) type AnswerFuture<'a, R> = Pin<Box<dyn Future<Output = Result<R, Problem>> + Send + 'a>>;

/// A request that has found its route.
pub(super) struct RequestContext<'a, Q, B> {
    pub house: &'a dyn House,
    pub request: &'a ApiRequest,
    /// The parameters of the path.
    pub args: &'a [String],
    pub query: Q,
    pub body: B,
}

impl<'a, Q, B> RequestContext<'a, Q, B> {
    pub fn who(&self) -> &'a Who {
        &self.request.who
    }

    pub fn game(&self) -> Result<GameId, Problem> {
        game(self.args)
    }

    pub fn seat(&self) -> Result<Seat, Problem> {
        let number = self.args.get(1).and_then(|number| number.parse().ok());
        Ok(number.and_then(Seat::from_number).ok_or(Refused::Field { field: "seat" })?)
    }

    /// A table as it travels to the caller.
    pub async fn state(&self, view: &View) -> StateBody {
        let query = self.request.turns();
        let Some(after) = query.after.filter(|_| query.is_all()) else { return self.request.state(view) };
        match self.house.log(&view.id).await {
            Ok(Some(log)) => StateBody::of(view, self.request.text).with_events(view, &log, after),
            Ok(None) | Err(_) => self.request.state(view),
        }
    }

    /// The token that the caller was given, if it had none.
    pub fn given(&self, who: &Who) -> Option<String> {
        who.token().filter(|_| self.who().token().is_none()).map(|token| token.to_hex())
    }
}

/// The game of a path. A word that is no id is answered like an unknown game.
pub(super) fn game(args: &[String]) -> Result<GameId, Problem> {
    let id = args.first().and_then(|id| id.parse().ok());
    Ok(id.ok_or(Refused::UnknownGame)?)
}

/// A route of any types.
pub trait AnyRoute: Sync {
    fn method(&self) -> &Method;

    /// The path, with its parameters in braces.
    fn path(&self) -> &'static str;

    /// Answers a request that leads here, with the parameters of its path.
    fn answer<'a>(
        &'a self,
        house: &'a dyn House,
        request: &'a ApiRequest,
        args: Vec<String>,
    ) -> Pin<Box<dyn Future<Output = Result<ApiReply, Problem>> + Send + 'a>>;

    /// Adds the route to the document.
    #[cfg(feature = "schema")]
    fn describe(&self, document: &mut super::describe::Document);
}

impl<Q: QueryBody, B: RequestBody, R: ReplyBody> AnyRoute for Route<Q, B, R> {
    fn method(&self) -> &Method {
        &self.method
    }

    fn path(&self) -> &'static str {
        self.path
    }

    fn answer<'a>(
        &'a self,
        house: &'a dyn House,
        request: &'a ApiRequest,
        args: Vec<String>,
    ) -> AnswerFuture<'a, ApiReply> {
        Box::pin(async move {
            let (query, body) = (Q::read(&request.query)?, B::read(request)?);
            if self.needs_records && !house.offers().records {
                return Err(Problem::UnknownPage);
            }
            let reply = (self.handler)(RequestContext { house, request, args: &args, query, body }).await?;
            let status = if reply.is_pending() { 202 } else { self.about.statuses[0].0 };
            Ok(reply.written(status, &args))
        })
    }

    #[cfg(feature = "schema")]
    fn describe(&self, document: &mut super::describe::Document) {
        document.add::<Q, B, R>(&self.method, self.path, &self.about);
    }
}

/// A parameter of a path.
pub type Arg<'a> = &'a (dyn Display + Sync);

/// A client's side: the same route as a request to be sent. The parameters of the path are given in their order.
impl<Q: QueryBody, B: RequestBody, R: ReplyBody> Route<Q, B, R> {
    /// A request without query and body.
    pub fn call(&self, args: &[Arg<'_>]) -> Call<R> {
        let mut args = args.iter();
        let filled = self.path.split('/').map(|part| match parameter(part) {
            Some(name) => {
                let arg = args.next().unwrap_or_else(|| panic!("{} takes {name}", self.path));
                utf8_percent_encode(&arg.to_string(), PLAIN).to_string()
            }
            None => part.to_owned(),
        });
        Call::new(self.method.clone(), filled.collect::<Vec<_>>().join("/"), R::read)
    }

    /// A request with a body.
    pub fn send(&self, args: &[Arg<'_>], body: &B) -> Call<R> {
        Call { body: body.written(), ..self.call(args) }
    }

    /// A request with a query.
    pub fn find(&self, args: &[Arg<'_>], query: &Q) -> Call<R> {
        self.call(args).with_query(query)
    }
}

/// Where a request leads to.
pub(super) struct RouteMatch {
    pub route: &'static dyn AnyRoute,
    /// The parameters of the path, decoded.
    pub args: Vec<String>,
}

impl RouteMatch {
    pub fn of(request: &ApiRequest) -> Result<RouteMatch, Problem> {
        let method = if request.method == Method::HEAD { &Method::GET } else { &request.method };
        let mut found = at_path(&request.path).peekable();
        if found.peek().is_none() {
            // Nothing can be changed where nothing is.
            let asks = matches!(*method, Method::GET | Method::POST);
            return Err(if asks { Problem::UnknownPage } else { Problem::WrongMethod });
        }
        let (route, args) = found.find(|(route, _)| route.method() == method).ok_or(Problem::WrongMethod)?;
        let args = args.into_iter().map(|(name, arg)| {
            let decoded = percent_decode_str(arg).decode_utf8();
            let malformed =
                |_| Problem::Malformed { detail: format!("Invalid URL: Invalid UTF-8 in `{name}`") };
            decoded.map(String::from).map_err(malformed)
        });
        Ok(RouteMatch { route, args: args.collect::<Result<_, _>>()? })
    }
}

/// The parameters of a path, each with its name.
type Args<'p> = Vec<(&'static str, &'p str)>;

/// The routes of a path, one for each method.
pub(super) fn at_path(path: &str) -> impl Iterator<Item = (&'static dyn AnyRoute, Args<'_>)> {
    // A server asks this for every page, too.
    let routes = if path.starts_with("/api/") && !path.ends_with('/') { ROUTES } else { &[] };
    routes.iter().filter_map(move |&route| Some((route, arguments(route.path(), path)?)))
}

/// The parameters of a path that fits a pattern.
fn arguments<'p>(pattern: &'static str, path: &'p str) -> Option<Args<'p>> {
    let parts = || pattern.split('/').zip(path.split('/'));
    fits(pattern, path).then(|| parts().filter_map(|(part, value)| Some((parameter(part)?, value))).collect())
}

/// Whether a path fits a pattern. Each request is compared with every pattern, most of which differ soon.
fn fits(pattern: &str, path: &str) -> bool {
    let same = pattern.bytes().zip(path.bytes()).take_while(|&(part, value)| part == value && part != b'{');
    let same = same.count();
    let (pattern, path) = (&pattern[same..], &path[same..]);
    match pattern.strip_prefix('{').and_then(|pattern| pattern.split_once('}')) {
        Some((_, pattern)) => fits(pattern, &path[path.find('/').unwrap_or(path.len())..]),
        None => pattern.is_empty() && path.is_empty(),
    }
}

/// The name of a part of a path that is a parameter.
pub(super) fn parameter(part: &str) -> Option<&str> {
    part.strip_prefix('{')?.strip_suffix('}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pattern_fits_paths_of_its_parts() {
        let act = "/api/v1/games/{id}/actions";
        let take = "/api/v1/games/{id}/seats/{seat}/take";
        for (pattern, path, args) in [
            ("/api/v1/games", "/api/v1/games", Some(&[][..])),
            ("/api/v1/games", "/api/v1/games/abc", None),
            ("/api/v1/games/{id}", "/api/v1/games/abc", Some(&["abc"])),
            ("/api/v1/games/{id}", "/api/v1/games", None),
            (act, "/api/v1/games/abc/actions", Some(&["abc"])),
            (act, "/api/v1/games//actions", Some(&[""])),
            (act, "/api/v1/games/{id}/actions", Some(&["{id}"])),
            (act, "/api/v1/games/abc/action", None),
            (act, "/api/v1/games/abc/actions/2", None),
            (act, "/api/v1/games/abc", None),
            (act, "/api/v1/gämes/abc/actions", None),
            (act, "/api/v1/games/ä", None),
            (take, "/api/v1/games/abc/seats/2/take", Some(&["abc", "2"])),
            (take, "/api/v1/games/abc/seats/2/link", None),
        ] {
            let found = arguments(pattern, path);
            let values = found.map(|args| args.into_iter().map(|(_, value)| value).collect::<Vec<_>>());
            assert_eq!(values.as_deref(), args, "{pattern} {path}");
        }
    }
}
