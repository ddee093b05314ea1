//! The pages' routes: forms in, HTML out.

mod form;
mod house;
mod records;
mod report;
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
        .route("/records", get(records::records))
        .route("/records/{edition}", get(records::statistics))
        .route("/records/{edition}/{options}", get(records::statistics_of_options))
        .route("/history/{page}", get(records::history))
        .route("/rules/{edition}", get(house::rules))
        .route("/g/{id}", get(table::show))
        .route("/g/{id}/act", post(table::act).get(table::back))
        .route("/g/{id}/pays.json", get(table::pays))
        .route("/g/{id}/record", get(table::record))
        .route("/g/{id}/report", get(report::report))
        .route("/g/{id}/replay/{step}", get(report::replay))
        .route("/g/{id}/rules", get(table::rules))
        .route("/g/{id}/step-in", post(table::step_in).get(table::back))
        .route("/g/{id}/rematch", post(table::rematch).get(table::back))
        .route("/g/{id}/delete", post(table::delete).get(table::back))
        .route("/g/{id}/join", post(seats::join).get(table::back))
        .route("/g/{id}/seats/{seat}/take", post(seats::take).get(seats::back))
        .route("/g/{id}/seats/{seat}/link", post(seats::link).get(seats::back))
        .route("/g/{id}/seats/{seat}/name", post(seats::rename).get(seats::back))
        .route("/g/{id}/s/{token}", get(seats::show_link).post(seats::take_link))
}
