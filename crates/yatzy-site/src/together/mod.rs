//! Phones together without a server. The phone that invites keeps the table; pages on both phones hold a data channel
//! and carry frames between the two modules.
//!
//! ```text
//! guest's page ─► guest's module: pages over a RemoteHouse ─ call ─► guest's page ══ channel ══► host's page ─ call ─►
//!     host's module: the API over its LocalHouse
//! ```
//!
//! * `code`: pairing codes. `pairing`: the page that shows and reads them.
//! * `guests`: the host's side; a call's caller is the token in it, and never this device.
//! * `visit`: the guest's side, a house on another phone.

mod code;
mod guests;
mod pairing;
mod visit;

pub(crate) use guests::GuestCall;
pub(crate) use visit::GuestPath;
