//! Tells the program its commit, for `yatzy --version`. Only optimised builds ask git: while editing, a commit does not
//! build anything again. A packager without git sets `YATZY_COMMIT`.

use std::path::Path;
use std::process::Command;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-env-changed=YATZY_COMMIT");
    let given = std::env::var("YATZY_COMMIT").ok().filter(|commit| !commit.is_empty());
    let is_release = std::env::var("PROFILE").is_ok_and(|profile| profile == "release");
    let version = env!("CARGO_PKG_VERSION");
    match given.or_else(|| is_release.then(commit).flatten()) {
        Some(commit) => println!("cargo::rustc-env=YATZY_VERSION={version} ({commit})"),
        None => println!("cargo::rustc-env=YATZY_VERSION={version}"),
    }
}

/// The commit of this repository. These sources may also lie in a folder without git, or in another repository.
fn commit() -> Option<String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize().ok()?;
    let top = Path::new(&git(&["rev-parse", "--show-toplevel"])?).canonicalize().ok()?;
    if top != root {
        return None;
    }
    for file in ["HEAD", "logs/HEAD"] {
        let path = git(&["rev-parse", "--git-path", file])?;
        if Path::new(&path).exists() {
            println!("cargo::rerun-if-changed={path}");
        }
    }
    git(&["rev-parse", "--short=10", "HEAD"])
}

/// What git answers, if it can.
fn git(words: &[&str]) -> Option<String> {
    let output = Command::new("git").args(words).output().ok().filter(|output| output.status.success())?;
    Some(String::from_utf8(output.stdout).ok()?.trim().to_owned())
}
