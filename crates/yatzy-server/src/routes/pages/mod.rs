//! The pages' routes: forms in, HTML out.

mod form;
mod house;
mod seats;
mod table;

use crate::app::App;
use axum::Router;
use axum::routing::{get, post};

pub(super) fn router() -> Router<App> {
    Router::new()
        .route("/", get(house::home))
        .route("/new", get(house::new_form).post(house::new_game))
        .route("/join", get(house::join))
        .route("/lang", post(house::lang))
        .route("/records", get(house::records))
        .route("/rules/{edition}", get(house::rules))
        .route("/g/{id}", get(table::show))
        .route("/g/{id}/act", post(table::act))
        .route("/g/{id}/pays.json", get(table::pays))
        .route("/g/{id}/record", get(table::record))
        .route("/g/{id}/rules", get(table::rules))
        .route("/g/{id}/step-in", post(table::step_in))
        .route("/g/{id}/rematch", post(table::rematch))
        .route("/g/{id}/delete", post(table::delete))
        .route("/g/{id}/join", post(seats::join))
        .route("/g/{id}/seats/{seat}/take", post(seats::take))
        .route("/g/{id}/seats/{seat}/link", post(seats::link))
        .route("/g/{id}/s/{token}", get(seats::show_link).post(seats::take_link))
}
