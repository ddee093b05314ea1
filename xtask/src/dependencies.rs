//! What others made and we build on: where it comes from, and whether its licence lets anyone use what we make of it.

use crate::machine::{cargo, root};
use std::collections::BTreeSet;

/// Licences that ask for no more than to be named.
const ALLOWED: [&str; 10] = [
    "0BSD",
    "Apache-2.0",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "CDLA-Permissive-2.0",
    "ISC",
    "MIT",
    "Unicode-3.0",
    "Unlicense",
    "Zlib",
];

/// Where everything comes from that is not ours.
const REGISTRY: &str = "registry+https://github.com/rust-lang/crates.io-index";

/// Looks at every dependency.
pub fn check() -> Result<(), String> {
    let lock =
        std::fs::read_to_string(root().join("Cargo.lock")).map_err(|error| format!("Cargo.lock: {error}"))?;
    let mut sources = lock.lines().filter_map(|line| line.strip_prefix("source = "));
    if let Some(foreign) = sources.find(|source| source.trim_matches('"') != REGISTRY) {
        return Err(format!("Cargo.lock: something comes from {foreign}"));
    }
    let words = "tree --workspace --locked --edges normal,build,dev --prefix none --format {p}|{l}";
    println!("\n$ cargo {words}");
    let output = cargo(words).current_dir(root()).output();
    let output = output.map_err(|error| format!("cargo tree: {error}"))?;
    if !output.status.success() {
        return Err(format!("cargo tree: {}", String::from_utf8_lossy(&output.stderr)));
    }
    let built_from = String::from_utf8_lossy(&output.stdout);
    // The same package stands there as often as it is used, with a mark at the end; a blank line parts ours.
    let lines = built_from.lines().map(|line| line.trim_end_matches(" (*)")).filter(|line| !line.is_empty());
    let lines: BTreeSet<&str> = lines.collect();
    for line in lines {
        let (package, licence) = line.split_once('|').unwrap_or((line, ""));
        if !is_allowed(licence) {
            return Err(format!("{package}: the licence “{licence}” is not one of {}", ALLOWED.join(", ")));
        }
    }
    Ok(())
}

/// Whether everything that must be kept to is among what we allow. Where several are offered, one will do.
fn is_allowed(licence: &str) -> bool {
    let parts = licence.replace(['(', ')'], "");
    parts.split(" AND ").all(|part| {
        part.split(" OR ").flat_map(|one| one.split('/')).any(|one| ALLOWED.contains(&one.trim()))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_of_several_licences_will_do_and_all_that_must_be() {
        for allowed in ["MIT", "MIT OR GPL-3.0", "Apache-2.0/MIT", "(MIT OR Apache-2.0) AND Unicode-3.0"] {
            assert!(is_allowed(allowed), "{allowed}");
        }
        for refused in ["", "GPL-3.0", "MIT AND GPL-3.0", "(MIT OR Apache-2.0) AND Other"] {
            assert!(!is_allowed(refused), "{refused}");
        }
    }
}
