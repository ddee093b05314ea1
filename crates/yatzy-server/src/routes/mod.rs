//! Every route: the operator's, the API and the pages. What the last two answer is decided outside this crate.

mod api;
mod monitoring;
mod pages;

use crate::app::App;
use crate::guard::guard;
use axum::extract::{Request, State};
use axum::response::Response;
use axum::{Router, middleware};
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::{NotForContentType, Predicate, SizeAbove};
use yatzy_house::{BusyError, LocalHouse};
use yatzy_pages::{Reply, Site};
use yatzy_table::{Refused, Who};
use yatzy_text::Text;
use yatzy_wire::Problem;
use yatzy_wire::api::refusal as api_refusal;

impl App {
    /// The server as a router, which tests call without a socket.
    pub fn router(&self) -> Router {
        // A live stream must not wait for a block to fill. Pictures and PDF files are compressed already.
        let worth_it = SizeAbove::new(512)
            .and(NotForContentType::new("text/event-stream"))
            .and(NotForContentType::new("image/png"))
            .and(NotForContentType::new("application/pdf"));
        Router::new()
            .merge(monitoring::router())
            .fallback(answer)
            .layer(CompressionLayer::new().compress_when(worth_it))
            .layer(middleware::from_fn_with_state(self.clone(), guard))
            .with_state(self.clone())
    }
}

async fn answer(State(app): State<App>, request: Request) -> Response {
    if is_for_programs(request.uri().path()) {
        api::answer(&app, request).await
    } else {
        pages::answer(&app, request).await
    }
}

/// Answers a request on a thread of the scheduler: few at once, addresses in turn, behind the players' moves.
async fn in_turn<T: Send + 'static>(
    app: &App,
    who: &Who,
    answer: impl AsyncFnOnce(LocalHouse) -> T + Send + 'static,
) -> Result<T, Problem> {
    let (house, runtime) = (app.house().clone(), tokio::runtime::Handle::current());
    app.house().answer_for(who, move || runtime.block_on(answer(house))).await.map_err(busy)
}

fn busy(error: BusyError) -> Problem {
    match error {
        BusyError::Asker => Problem::TooMany,
        BusyError::House => Refused::Unavailable.into(),
    }
}

/// Whether a program asks, and is answered in JSON.
pub fn is_for_programs(path: &str) -> bool {
    path.starts_with("/api/")
}

/// A refusal before any route was reached, for a program or for a person.
pub fn refusal(problem: &Problem, text: Text, wants_json: bool) -> Response {
    if wants_json {
        return api::response(api_refusal(problem, text, None));
    }
    pages::response(Reply::problem(problem, text, &Site::default()))
}
