//! Rules, solver and bots also run in a browser: no files, no threads, no clock. Threads and files are features, in
//! the places listed here.

use std::path::{Path, PathBuf};

/// Forbidden names.
const FORBIDDEN: [&str; 6] = ["std::fs", "std::thread", "std::time", "std::net", "std::process", "std::env"];

/// Files compiled with the feature `files` only.
const FILES: [&str; 3] = [
    "yatzy-solver/src/table/file.rs",
    "yatzy-solver/src/goal/file.rs",
    "yatzy-solver/src/distribution_file.rs",
];

fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            sources(&path, found);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            found.push(path);
        }
    }
}

#[test]
fn nothing_of_the_world_outside_is_named() {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    let mut found = Vec::new();
    for name in ["yatzy-rules", "yatzy-solver", "yatzy-bots"] {
        sources(&crates.join(name).join("src"), &mut found);
    }
    assert!(found.len() > 60 && FILES.iter().all(|file| found.contains(&crates.join(file))));
    for path in found.iter().filter(|path| !FILES.iter().any(|file| path.ends_with(file))) {
        let text = std::fs::read_to_string(path).unwrap();
        // Tests are exempt; they come last in a file.
        let code = text.split("#[cfg(test)]\nmod ").next().unwrap();
        for word in FORBIDDEN {
            assert!(!code.contains(word), "{}: {word}", path.display());
        }
    }
}
