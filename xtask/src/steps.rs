//! What is tested, in order: the quick and telling checks first.

use crate::machine::{Need, cargo, provide, run};
use crate::{anywhere, browser, dependencies, postgres, site};

/// What tests need beside the compiler.
const NEEDS: [Need; 6] = [
    // The script in docs/fair-dice.md is a test.
    Need { program: "python3", package: "python3" },
    Need { program: "chromium", package: "chromium" },
    Need { program: "chromedriver", package: "chromium-driver" },
    Need { program: "npm", package: "npm" },
    // Papers are read by someone else's program.
    Need { program: "pdftotext", package: "poppler-utils" },
    // The other database; its server's programs lie off the path.
    postgres::NEED,
];

/// Runs every test that CI runs.
pub fn test() -> Result<(), String> {
    provide(&NEEDS)?;
    browser::provide_auditor()?;
    run(&mut cargo("fmt --all --check"))?;
    anywhere::check()?;
    dependencies::check()?;
    run(
        cargo("clippy --workspace --all-targets --quiet -- --deny warnings").env("CARGO_TERM_COLOR", "never")
    )?;
    // These also run where there are no files, no threads and no clock.
    run(&mut cargo(
        "check --quiet --no-default-features -p yatzy-rules -p yatzy-solver -p yatzy-bots -p yatzy-table -p yatzy-sheet -p yatzy-pages",
    ))?;
    // To make the site as it travels, and to go all through it, is a part of the full run.
    let site = site::build_to_walk()?;
    // All of it, so that one run tells everything that is wrong.
    let mut tests = cargo("test --workspace --quiet --no-fail-fast");
    tests.env("RUST_TEST_THREADS", threads().to_string()).env(site::FOLDER, site);
    postgres::run_beside(&mut tests)?;
    run(cargo("doc --workspace --no-deps --quiet").env("RUSTDOCFLAGS", "--deny warnings"))?;
    println!("\nall is well");
    Ok(())
}

/// Half as many tests at once again as there are processors: those that drive a browser or a server mostly wait.
fn threads() -> usize {
    let processors = std::thread::available_parallelism().map_or(1, usize::from);
    processors + processors.div_ceil(2)
}
