//! What is tested, in order: the quick and telling checks first.

use crate::fuzz;
use crate::machine::{Need, cargo, provide, run};

/// How long each fuzz target runs in a full test.
const FUZZ_SECONDS: u32 = 600;

/// Runs every test; `full` adds heavy solves, long fuzzing and the like.
pub fn test(full: bool) -> Result<(), String> {
    // The script in docs/fair-dice.md is a test.
    provide(&[Need { program: "python3", package: "python3" }])?;
    run(&mut cargo("fmt --all --check"))?;
    run(
        cargo("clippy --workspace --all-targets --quiet -- --deny warnings").env("CARGO_TERM_COLOR", "never")
    )?;
    run(&mut cargo("test --workspace --quiet"))?;
    run(cargo("doc --workspace --no-deps --quiet").env("RUSTDOCFLAGS", "--deny warnings"))?;
    if full {
        run(&mut cargo("test --workspace --release -- --ignored --test-threads 1"))?;
        run(&mut cargo("bench --workspace"))?;
        fuzz::run(FUZZ_SECONDS)?;
    }
    println!("\nall is well");
    Ok(())
}
