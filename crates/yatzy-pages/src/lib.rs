//! The web pages of a house, without a server: a request is a value and so is its reply, whoever carries them.
//!
//! ```text
//! Request (method, path, fields, who, language) ──► answer(house, request) ──► Reply (status, where to go, page)
//!                                                        │    ▲
//!                                                        ▼    │ View
//!                                                 House: look, ask, advise …
//! ```
//!
//! [`answer`] lists every path once. Pages draw a [`View`](yatzy_table::View) and know nothing of what is legal; every
//! form works without script, and `assets/` makes it pleasant with it. There is no socket here, no clock, no file and
//! no randomness: a server is one shell around this crate, a service worker can be another.

mod assets;
mod headers;
mod language;
mod pages;
mod prerender;
mod qr;
mod reply;
mod request;
mod routes;

pub use headers::headers_beside;
pub use http::Method;
pub use pages::{GAMES_FILE, GAMES_PAGE, TransferResult, transfer_page};
pub use prerender::{first_files, first_page};
pub use qr::qr_lines;
pub use reply::{Keeping, PaperReply, Refresh, Reply};
pub use request::{Deployment, Fields, Request, Site};
pub use routes::answer;
