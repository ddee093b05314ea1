//! The editions that can be played.

use crate::routes::caller::Caller;
use axum::Json;
use yatzy_rules::Catalogue;
use yatzy_text::PadNames;
use yatzy_wire::EditionBody;

/// Every ruleset and edition.
#[utoipa::path(get, path = "/api/v1/rules", tag = "rules",
    responses((status = 200, description = "The catalogue", body = Vec<EditionBody>)))]
pub(super) async fn list(caller: Caller) -> Json<Vec<EditionBody>> {
    let editions = Catalogue::get().editions().iter().map(|edition| EditionBody {
        id: edition.id.clone(),
        title: caller.text.title(&PadNames::of_edition(edition)),
        game: edition.game.clone(),
        lang: edition.lang.clone(),
        booklet: edition.booklet.clone(),
        options: edition.rules.options().into_iter().map(|(name, value)| (name.to_owned(), value)).collect(),
    });
    Json(editions.collect())
}
