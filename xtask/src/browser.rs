//! What the browser tests need beside a browser, and the pictures they can take.

use crate::machine::{cargo, root, run, run_there};
use std::process::Command;

/// Where the browser tests are.
const FOLDER: &str = "crates/yatzy/tests/all/browser";

/// Brings the accessibility auditor, as its lock file says, unless it is there already.
pub fn provide_auditor() -> Result<(), String> {
    let folder = root().join(FOLDER);
    let lock = |path: &str| std::fs::read(folder.join(path)).ok();
    // What npm has installed, it notes with the hash that the lock file asks for.
    let (wanted, there) = (lock("package-lock.json"), lock("node_modules/.asked-for"));
    if wanted.is_some() && wanted == there {
        return Ok(());
    }
    let mut npm = Command::new("npm");
    run_there(npm.args(["ci", "--no-audit", "--no-fund", "--ignore-scripts"]).current_dir(&folder))?;
    std::fs::write(folder.join("node_modules/.asked-for"), wanted.unwrap_or_default())
        .map_err(|error| format!("{FOLDER}/node_modules: {error}"))
}

/// Takes a picture of every page, on phones and on desks, by day and by night, and those of the read-me, and measures
/// every page in every language.
pub fn screenshots() -> Result<(), String> {
    provide_auditor()?;
    run(&mut cargo("test --package yatzy --test all -- --ignored --test-threads 1 every_page pictured"))?;
    run(&mut cargo("test --package yatzy-terminal --test screens -- --ignored pictured"))?;
    println!("\nthe pictures are in target/screenshots, those of the read-me in docs/pictures");
    Ok(())
}
