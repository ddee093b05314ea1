//! What is tested, in order: the quick and telling checks first.

use crate::machine::{Need, cargo, provide, run};
use crate::{browser, fuzz};

/// How long each fuzz target runs in a full test.
const FUZZ_SECONDS: u32 = 600;

/// What tests need beside the compiler.
const NEEDS: [Need; 5] = [
    // The script in docs/fair-dice.md is a test.
    Need { program: "python3", package: "python3" },
    Need { program: "chromium", package: "chromium" },
    Need { program: "chromedriver", package: "chromium-driver" },
    Need { program: "npm", package: "npm" },
    // Papers are read by someone else's program.
    Need { program: "pdftotext", package: "poppler-utils" },
];

/// Runs every test; `full` adds heavy solves, long fuzzing and the like.
pub fn test(full: bool) -> Result<(), String> {
    provide(&NEEDS)?;
    browser::provide_auditor()?;
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
