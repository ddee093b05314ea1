//! After the game: the report, and the game stepped through.

use super::form::Visit;
use crate::course::Course;
use crate::pages::{replay_page, report_page};
use crate::refused::Refused;
use crate::service::Known;
use axum::extract::Path;
use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse, Response};

pub(super) async fn report(visit: Visit, Path(id): Path<String>) -> Response {
    let found = async {
        let seen = visit.app.table_at(&id).await?.seen();
        let analysis = visit.app.report(&seen).await?;
        // Perfect play is worked out after the report: whoever waits for both reads the one meanwhile.
        let perfect = match &analysis {
            Some(_) => visit.app.perfect(seen.game.rules()).await,
            None => Known::Soon,
        };
        let page = report_page(visit.text, &seen, analysis.as_deref(), &perfect);
        let mut response = page.into_response();
        if analysis.is_none() {
            look_again(&mut response);
        }
        Ok(response)
    };
    found.await.unwrap_or_else(|refused: Refused| visit.refuse(&refused))
}

/// Tells the browser to ask again in a moment, with or without script.
fn look_again(response: &mut Response) {
    response.headers_mut().insert(header::REFRESH, HeaderValue::from_static("2"));
}

pub(super) async fn replay(visit: Visit, Path((id, step)): Path<(String, String)>) -> Response {
    let found = async {
        let seen = visit.app.table_at(&id).await?.seen();
        if !seen.is_over() {
            return Err(Refused::NotOver);
        }
        let course = Course::of(&seen);
        let number =
            step.parse().ok().filter(|&number| number <= course.len()).ok_or(Refused::UnknownPage)?;
        let then = course.at(&seen, number)?;
        // What a judge says is there or it is not: stepping through waits for nobody.
        let analysis = visit.app.report(&seen).await.ok().flatten();
        Ok(replay_page(visit.text, &course, number, &then, analysis.as_deref()).into_response())
    };
    found.await.unwrap_or_else(|refused: Refused| visit.refuse(&refused))
}
