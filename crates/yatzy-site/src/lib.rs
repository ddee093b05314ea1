//! The whole house in a browser, without a server: one module that takes messages and sends messages, and knows nothing of
//! the browser but that. A service worker carries requests to it and answers back; what must be kept it asks IndexedDB to
//! keep; what takes long it asks a page's worker to do, which runs this same module.
//!
//! ```text
//! page ──request──► service worker ──► Site::tell ──► yatzy_pages::answer ──► LocalHouse ──► IndexedStore ──store──► IndexedDB
//!                          ▲                                                     │                                      │
//!                          └──reply, piece, end──────────────────────────────────┘◄────────────────kept────────────────┘
//! ```
//!
//! A message is `u32` (little-endian, the length of the JSON), JSON, bytes. JSON has a field `is`; [`In`] and [`Out`] list all
//! of them, [`Op`] what a store is asked. The module exports `room(len) -> ptr`, where the next message is to be written, and
//! `tell(len)`, which takes it and does all that became possible by it; it imports what [`Host`] lists.

mod answer;
mod api;
mod device;
mod events;
mod executor;
mod host;
mod language_loader;
mod message;
mod parallel_solve;
mod pending;
mod runtime;
mod site;
mod store;
mod together;
mod transfer;
#[cfg(target_arch = "wasm32")]
mod wasm;

pub use host::Host;
pub use message::{Got, In, Key, Message, Op, Out, PaperError, Part, SolvePart, StorageError, Value};
pub use pending::Pending;
pub use site::Site;
pub use store::{IndexedStore, Port};
