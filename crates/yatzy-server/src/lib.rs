//! The server: HTTP around tables in this process. An API for programs, live events, and pages
//! that work without script and better with it.
//!
//! ```text
//! request → guard (host, origin, rate, headers) → routes (read the request) → House (decide, keep, show)
//!         → wire or pages (the answer)
//! ```
//!
//! Nothing is decided here: [`yatzy_table`] decides, [`yatzy_house`] keeps and shows.

#![allow(missing_docs, reason = "the names say it where there is no comment")]

mod app;
mod body;
mod caller;
mod config;
mod guard;
mod limits;
mod metrics;
mod paper_cache;
mod peer;
mod routes;
mod serve;

pub use app::App;
pub use config::Config;
