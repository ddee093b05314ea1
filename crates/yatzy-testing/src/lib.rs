//! A house for tests: [`LocalHouse`] on a store in memory and a runtime that the test controls. No other crate depends
//! on this one, except for its tests.

#![allow(clippy::unwrap_used, clippy::missing_panics_doc)] // a test may fail where it stands

mod dice;
mod probed_store;
mod runtime;
mod store;

pub use dice::ToldDice;
pub use probed_store::{ProbedStore, StoreProbe};
pub use runtime::{NEVER, TestRuntime};
pub use store::MemoryStore;

use std::sync::{Arc, OnceLock};
use yatzy_bots::ValueSource;
use yatzy_house::{LocalHouse, Settings};

/// A house on a test's runtime.
pub fn house(runtime: &Arc<TestRuntime>, store: MemoryStore, settings: Settings) -> LocalHouse {
    LocalHouse::on(runtime.clone(), Arc::new(store), Some(value_source().clone()), settings)
}

/// The values of all houses of this process: a game is solved once for all tests.
pub fn value_source() -> &'static ValueSource {
    static VALUES: OnceLock<ValueSource> = OnceLock::new();
    VALUES.get_or_init(ValueSource::default)
}
