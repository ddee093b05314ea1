//! A crate without examples in its documentation says `doctest = false`: to look for some takes as long as to compile it.
//! This finds an example that was added and would not be run.

use crate::machine::{entries, read, root};
use std::path::Path;

/// Looks at every crate.
pub fn check() -> Result<(), String> {
    for member in entries(&root().join("crates")) {
        let is_off = read(&member.join("Cargo.toml")).lines().any(|line| line == "doctest = false");
        if let Some(file) = with_example(&member.join("src")).filter(|_| is_off) {
            return Err(format!("{file} has an example, and its Cargo.toml says `doctest = false`"));
        }
    }
    Ok(())
}

/// A file below a path with an example that rustdoc would run.
fn with_example(path: &Path) -> Option<String> {
    if path.is_dir() {
        return entries(path).iter().find_map(|entry| with_example(entry));
    }
    has_example(&read(path)).then(|| path.display().to_string())
}

/// Fences come in pairs: the first of each says what kind it opens, and none at all is Rust.
fn has_example(source: &str) -> bool {
    let docs = source.lines().map(str::trim_start);
    let docs = docs.filter_map(|line| line.strip_prefix("///").or_else(|| line.strip_prefix("//!")));
    let fences = docs.filter_map(|line| line.trim_start().strip_prefix("```"));
    fences.step_by(2).any(|kind| !["text", "ignore"].contains(&kind.trim()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_text_and_what_is_ignored_is_no_example() {
        assert!(has_example("//! ```\n//! let one = 1;\n//! ```\n"));
        assert!(has_example("/// ```text\n/// a\n/// ```\n/// ```no_run\n/// ```\n"));
        assert!(!has_example("//! ```text\n//! a → b\n//! ```\nlet fence = \"```\";\n"));
    }
}
