//! Pages of seats: a link that is one, an open one, a new one; their names.

use super::form::{Fields, Visit};
use crate::pages::{link_page, seat_page};
use crate::refused::Refused;
use crate::service::linked;
use crate::table::Live;
use crate::wire::read_seat;
use axum::extract::Path;
use axum::response::{IntoResponse, Response};
use std::sync::Arc;
use yatzy_rules::Seat;
use yatzy_store::Token;

/// Shows what a link is; looking takes nothing.
pub(super) async fn show_link(visit: Visit, Path((id, token)): Path<(String, String)>) -> Response {
    match find(&visit, &id, &token).await {
        Ok((live, _, seat)) => seat_page(&live.seen(), &visit.who, seat, visit.text, None).into_response(),
        Err(refused) => visit.refuse(&refused),
    }
}

pub(super) async fn take_link(
    visit: Visit,
    Path((id, token)): Path<(String, String)>,
    fields: Fields,
) -> Response {
    let (live, token, seat) = match find(&visit, &id, &token).await {
        Ok(found) => found,
        Err(refused) => return visit.refuse(&refused),
    };
    match visit.app.take_by_link(&live, &visit.who, token, fields.get("name")).await {
        Ok(taken) => visit.go(&format!("/g/{id}"), &taken.holder),
        Err(refused) => {
            let problem = Some(visit.problem(&refused));
            let page = seat_page(&live.seen(), &visit.who, seat, visit.text, problem);
            (refused.status(), page).into_response()
        }
    }
}

/// The seat that a link leads to. A wrong token looks like a wrong game.
async fn find(visit: &Visit, id: &str, token: &str) -> Result<(Arc<Live>, Token, Seat), Refused> {
    let live = visit.app.table_at(id).await?;
    let token: Token = token.parse().map_err(|_| Refused::UnknownGame)?;
    let seat = linked(&live.seen(), token).ok_or(Refused::UnknownGame)?;
    Ok((live, token, seat))
}

pub(super) async fn take(visit: Visit, Path((id, seat)): Path<(String, String)>, fields: Fields) -> Response {
    let taken = async {
        let live = visit.app.table_at(&id).await?;
        visit.app.take_open(&live, &visit.who, seat_at(&seat)?, fields.get("name")).await
    };
    match taken.await {
        Ok(taken) => visit.go(&format!("/g/{id}"), &taken.holder),
        Err(refused) => super::table::refuse_at(&visit, &id, &refused).await,
    }
}

pub(super) async fn join(visit: Visit, Path(id): Path<String>, fields: Fields) -> Response {
    let joined = async {
        let live = visit.app.table_at(&id).await?;
        visit.app.join(&live, &visit.who, fields.get("name").unwrap_or_default()).await
    };
    match joined.await {
        Ok(taken) => visit.go(&format!("/g/{id}"), &taken.holder),
        Err(refused) => super::table::refuse_at(&visit, &id, &refused).await,
    }
}

/// Makes a new link, and shows it once.
pub(super) async fn link(visit: Visit, Path((id, seat)): Path<(String, String)>) -> Response {
    let made = async {
        let live = visit.app.table_at(&id).await?;
        visit.app.relink(&live, &visit.who, seat_at(&seat)?).await
    };
    match made.await {
        Ok(taken) => {
            let path = taken.link.map(|link| link.path(taken.seen.id())).unwrap_or_default();
            link_page(&taken.seen, taken.seat, &visit.url(&path), visit.text).into_response()
        }
        Err(refused) => super::table::refuse_at(&visit, &id, &refused).await,
    }
}

/// Gives a seat another name; an empty one deletes the name for good.
pub(super) async fn rename(
    visit: Visit,
    Path((id, seat)): Path<(String, String)>,
    fields: Fields,
) -> Response {
    let renamed = async {
        let live = visit.app.table_at(&id).await?;
        visit.app.rename(&live, &visit.who, seat_at(&seat)?, fields.get("name").unwrap_or_default()).await
    };
    match renamed.await {
        Ok(_) => visit.go(&format!("/g/{id}"), &visit.who),
        Err(refused) => super::table::refuse_at(&visit, &id, &refused).await,
    }
}

/// Whoever comes back to where a form was sent finds the table.
pub(super) async fn back(visit: Visit, Path((id, _)): Path<(String, String)>) -> Response {
    visit.go(&format!("/g/{id}"), &visit.who)
}

fn seat_at(seat: &str) -> Result<Seat, Refused> {
    read_seat(seat.parse().map_err(|_| Refused::Field { field: "seat" })?)
}
