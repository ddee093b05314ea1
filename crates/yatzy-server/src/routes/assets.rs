//! Our own files: the style sheet, the scripts, the icon. They change only with the program, so a browser may
//! keep them for as long as their address stays the same.

use crate::app::App;
use axum::Router;
use axum::extract::Path;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use std::sync::LazyLock;
use yatzy_store::digest;

struct Asset {
    name: &'static str,
    kind: &'static str,
    text: &'static str,
}

macro_rules! assets {
    ($($name:literal: $kind:literal),+ $(,)?) => {
        [$(Asset { name: $name, kind: $kind, text: include_str!(concat!("../../assets/", $name)) }),+]
    };
}

static ASSETS: [Asset; 10] = assets!(
    "style.css": "text/css; charset=utf-8",
    "table.js": "text/javascript; charset=utf-8",
    "told.js": "text/javascript; charset=utf-8",
    "dice.js": "text/javascript; charset=utf-8",
    "replay.js": "text/javascript; charset=utf-8",
    "soon.js": "text/javascript; charset=utf-8",
    "new.js": "text/javascript; charset=utf-8",
    "install.js": "text/javascript; charset=utf-8",
    "worker.js": "text/javascript; charset=utf-8",
    "icon.svg": "image/svg+xml",
);

/// What tells one build's assets from another's. One for all of them: modules import each other by it.
static BUILD: LazyLock<String> = LazyLock::new(|| {
    let texts: Vec<&[u8]> = ASSETS.iter().map(|asset| asset.text.as_bytes()).collect();
    digest("yatzy assets", &texts)[..6].iter().map(|byte| format!("{byte:02x}")).collect()
});

/// The address of an asset.
pub fn asset_path(name: &str) -> String {
    format!("/assets/{}/{name}", *BUILD)
}

pub(super) fn router() -> Router<App> {
    Router::new()
        .route("/assets/{build}/{name}", get(asset))
        .route("/manifest.webmanifest", get(manifest))
        .route("/worker.js", get(worker))
        .route("/favicon.ico", get(async || StatusCode::NO_CONTENT))
}

async fn asset(Path((_, name)): Path<(String, String)>) -> Response {
    let Some(asset) = ASSETS.iter().find(|asset| asset.name == name) else {
        return StatusCode::NOT_FOUND.into_response();
    };
    let headers =
        [(header::CONTENT_TYPE, asset.kind), (header::CACHE_CONTROL, "public, max-age=31536000, immutable")];
    (headers, asset.text).into_response()
}

/// The worker lies at the root, for it can only serve what lies below it; and a browser must see a new one at once.
async fn worker() -> Response {
    let mut response = asset(Path((String::new(), "worker.js".to_owned()))).await;
    response.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static("no-cache"));
    response
}

/// What a phone needs to keep the page like a program; it does so over HTTPS only.
async fn manifest() -> Response {
    let manifest = serde_json::json!({
        "name": "Yatzy",
        "short_name": "Yatzy",
        "id": "/",
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": "#f6f1e4",
        "theme_color": "#f6f1e4",
        "icons": [{ "src": asset_path("icon.svg"), "sizes": "any", "type": "image/svg+xml" }],
    });
    ([(header::CONTENT_TYPE, "application/manifest+json")], manifest.to_string()).into_response()
}
