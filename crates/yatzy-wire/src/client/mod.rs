//! A house elsewhere: requests with one effect, live events, and what a device stores. [`RemoteHouse`] is a
//! [`House`](yatzy_table::House) over a [`Carrier`]. With the feature `client` a [`Server`] carries over HTTP; every
//! function of it blocks its caller.

#[cfg(feature = "client")]
mod address;
mod carrier;
mod error;
#[cfg(feature = "client")]
mod events;
mod house_impl;
#[cfg(feature = "client")]
mod http_carrier;
mod notes;
mod remote_house;
mod requests;
#[cfg(feature = "client")]
mod server;
#[cfg(feature = "client")]
mod subscription;
mod table_cache;

#[cfg(feature = "client")]
pub use address::{Address, AddressTarget};
pub use carrier::{CarriedCall, Carrier, Carrying, DeviceStorage, StreamState, TableStream};
pub use error::ClientError;
#[cfg(feature = "client")]
pub use http_carrier::{Entered, JoinedMatch, JoinedTable};
pub use remote_house::RemoteHouse;
#[cfg(feature = "client")]
pub use server::Server;
