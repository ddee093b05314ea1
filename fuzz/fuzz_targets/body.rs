//! Any text as an API body of a client or a server: refused, or read to a valid value.

#![no_main]

use libfuzzer_sys::fuzz_target;
use yatzy_rules::Catalogue;
use yatzy_wire::{ActBody, LogBody, NewGameBody, StateBody};

fuzz_target!(|text: &str| {
    let rules = Catalogue::get().rules("yatzy").expect("a ruleset of the catalogue");
    if let Ok(act) = serde_json::from_str::<ActBody>(text) {
        let _ = act.action.read(&rules);
    }
    let _ = serde_json::from_str::<NewGameBody>(text);
    if let Ok(state) = serde_json::from_str::<StateBody>(text) {
        let _ = state.view();
    }
    let _ = serde_json::from_str::<LogBody>(text);
});
