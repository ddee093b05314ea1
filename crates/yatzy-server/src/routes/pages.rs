//! Assets.
use crate::app::App;
use axum::Router;
pub(super) fn router() -> Router<App> {
    Router::new()
}
