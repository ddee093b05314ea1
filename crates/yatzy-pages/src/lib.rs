//! The web pages of a house, without a server: a request is a value, and so is its reply.
//!
//! ```text
//! PageRequest (method, path, fields, who, language) ──► answer(house, request) ──► Reply (status, redirect, page)
//!                                                        │    ▲
//!                                                        ▼    │ View
//!                                                 House: look, ask, advise …
//! ```
//!
//! [`answer`] lists every path once. Pages render a [`View`](yatzy_table::View) and don't know what is legal. Every
//! form works without script; the scripts in `assets/` add comfort. There is no socket, no clock, no file and no
//! randomness here. A server is one shell around this crate, a service worker is another.

#![allow(missing_docs, reason = "the names say it where there is no comment")]

mod assets;
mod headers;
mod language_switch;
mod pages;
pub mod paths;
mod prerender;
mod qr;
mod reply;
mod request;
mod routes;

pub use headers::headers_beside;
pub use http::Method;
pub use pages::{
    GAMES_FILE, GAMES_PAGE, PAIRING_PAGE, PairingProblem, TogetherPage, TransferResult, pairing_problem,
    together_page, transfer_page,
};
pub use prerender::{first_files, first_page};
pub use qr::{qr_lines, qr_picture};
pub use reply::{Keeping, PaperReply, Refresh, Reply};
pub use request::{Deployment, Fields, PageRequest, Site};
pub use routes::answer;
