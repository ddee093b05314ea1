//! Any bytes as fitted values and as a table file: refused, or values for exactly these rules.

#![no_main]

use libfuzzer_sys::fuzz_target;
use std::sync::{Arc, OnceLock};
use yatzy_rules::{Catalogue, Ruleset};
use yatzy_solver::Solver;
use yatzy_solver::fit::Fit;

fn rules(id: &str) -> Arc<Ruleset> {
    Catalogue::get().rules(id).expect("a ruleset of the catalogue")
}

fuzz_target!(|bytes: &[u8]| {
    static FILE: OnceLock<std::path::PathBuf> = OnceLock::new();
    let _ = Fit::from_bytes(bytes, &rules("triple"));
    let path = FILE.get_or_init(|| std::env::temp_dir().join(format!("yatzy-fuzz-{}", std::process::id())));
    if std::fs::write(path, bytes).is_ok()
        && let Ok(solver) = Solver::new(rules("yatzy"))
    {
        let _ = solver.open(path);
    }
});
