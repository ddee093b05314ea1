//! The house server: one table, many phones. An HTTP API for programs, live events, and pages that work
//! without script and better with it.
//!
//! ```text
//! request → guard (host, origin, rate, headers) → routes (read the request)
//!         → service (who may, what the rules say, durable, then shown) → wire or pages (the answer)
//! ```
//!
//! The server never decides what is legal: [`yatzy_rules`] does. It never shows what is not durable:
//! [`yatzy_store`] says when it is. A table in memory is only a glance at the log that spares reading it again.

mod app;
mod bots;
mod config;
mod course;
mod guard;
mod language;
mod limits;
mod metrics;
mod pages;
mod qr;
mod refused;
mod routes;
mod serve;
mod service;
mod table;
mod who;
pub mod wire;
mod works;

pub use app::App;
pub use bots::HouseBots;
pub use config::Config;
pub use qr::qr_lines;
pub use refused::Refused;
pub use routes::{api_routes, document};
pub use service::{
    Acted, Advised, Bots, Coached, Known, MAX_SEATS, Made, NewSeat, NewTable, Perfect, SeatLink, Taken,
};
pub use table::{Here, Live, Notice, Seen, Tables};
pub use who::Who;
