//! What is tested, in order: the quick and telling checks first.

use crate::machine::{Need, cargo, output_of, provide, run};
use crate::stopwatch::Stopwatch;
use crate::workspace_compiler::linting;
use crate::{anywhere, binaries, browser, dependencies, postgres, site, skipped_targets, unused};
use std::collections::BTreeSet;

/// What tests need beside the compiler.
const NEEDS: [Need; 6] = [
    // The script in docs/fair-dice.md is a test.
    Need { program: "python3", package: "python3" },
    Need { program: "chromium-headless-shell", package: "chromium-headless-shell" },
    Need { program: "chromedriver", package: "chromium-driver" },
    Need { program: "npm", package: "npm" },
    // Papers are read by poppler.
    Need { program: "pdftotext", package: "poppler-utils" },
    // The other database; its server's programs lie off the path.
    postgres::NEED,
];

/// Runs every test that CI runs, and prints what took how long.
pub fn test() -> Result<(), String> {
    let mut watch = Stopwatch::default();
    let result = test_timed(&mut watch);
    watch.print();
    result?;
    println!("\nall is well");
    Ok(())
}

/// Installs what the tests need, unless it is there already.
pub fn set_up() -> Result<(), String> {
    provide(&NEEDS)?;
    browser::provide_auditor()
}

fn test_timed(watch: &mut Stopwatch) -> Result<(), String> {
    watch.time("set-up", set_up)?;
    watch.time("format, dependencies", read_only_checks)?;
    // Lints and documentation too.
    let tests = watch.time("build of the tests", binaries::build)?;
    // This also shows that what the site is made of compiles without files, threads and a clock. To make the site as it
    // travels, and to go all through it, is a part of the full run.
    let site = watch.time("site for one walk", site::build_to_walk)?;
    watch.time("tests", || {
        let site = site.display().to_string();
        postgres::beside(|name, url| binaries::run(tests, &[(site::FOLDER, site), (name, url)]))
    })?;
    watch.time("examples in the docs", || run(&mut linting("test --workspace --quiet --doc")?))
}

/// For the loop while editing: format, lints, and the tests of the packages that differ from `main`, without a browser.
pub fn quick_test() -> Result<(), String> {
    let mut watch = Stopwatch::default();
    let result = watch
        .time("format, dependencies", read_only_checks)
        .and_then(|()| watch.time("lints", lint))
        .and_then(|()| watch.time("tests", test_what_changed));
    watch.print();
    result
}

/// What needs no build.
fn read_only_checks() -> Result<(), String> {
    run(&mut cargo("fmt --all --check"))?;
    unused::check()?;
    skipped_targets::check()?;
    anywhere::check()?;
    dependencies::check()
}

fn lint() -> Result<(), String> {
    let mut command = cargo("clippy --workspace --all-targets --quiet -- --deny warnings");
    run(command.env("CARGO_TERM_COLOR", "never"))
}

fn test_what_changed() -> Result<(), String> {
    let changed = changed_packages()?;
    if changed.is_empty() {
        println!("\nno package differs from main");
        return Ok(());
    }
    let packages: Vec<String> = changed.iter().map(|package| format!("--package {package}")).collect();
    let words =
        format!("test --quiet --no-fail-fast {} --tests --examples -- --skip browser::", packages.join(" "));
    run(cargo(&words).env("RUST_TEST_THREADS", threads().to_string()))
}

/// The packages with a file that differs from `main`, or is not committed.
fn changed_packages() -> Result<BTreeSet<String>, String> {
    let base = output_of("git", &["merge-base", "main", "HEAD"])?;
    let differing = output_of("git", &["diff", "--name-only", &base])?;
    let new = output_of("git", &["ls-files", "--others", "--exclude-standard"])?;
    Ok(differing.lines().chain(new.lines()).filter_map(package_of).map(str::to_owned).collect())
}

/// The package that a file belongs to: our packages are named like their folders.
fn package_of(file: &str) -> Option<&str> {
    match file.split('/').collect::<Vec<_>>()[..] {
        ["crates", package, _, ..] => Some(package),
        ["xtask", _, ..] => Some("xtask"),
        _ => None,
    }
}

/// Half as many tests at once again as there are processors: those that drive a browser or a server mostly wait.
fn threads() -> usize {
    let processors = std::thread::available_parallelism().map_or(1, usize::from);
    processors + processors.div_ceil(2)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_belongs_to_the_package_of_its_folder() {
        assert_eq!(package_of("crates/yatzy-rules/src/lib.rs"), Some("yatzy-rules"));
        assert_eq!(package_of("xtask/Cargo.toml"), Some("xtask"));
        assert_eq!(package_of("docs/paper.md"), None);
        assert_eq!(package_of("Cargo.lock"), None);
    }
}
