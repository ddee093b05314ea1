//! The house server: HTTP around tables that are kept in this process. An HTTP API for programs, live events, and pages
//! that work without script and better with it.
//!
//! ```text
//! request → guard (host, origin, rate, headers) → routes (read the request) → House (decide, keep, show)
//!         → wire or pages (the answer)
//! ```
//!
//! Nothing is decided here: [`yatzy_table`] decides, [`yatzy_house`] keeps and shows.

mod app;
mod body;
mod config;
mod guard;
mod limits;
mod metrics;
mod papers;
mod peer;
mod routes;
mod serve;
mod who;

pub use app::App;
pub use config::Config;
