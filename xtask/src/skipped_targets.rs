//! A crate without examples in its documentation says `doctest = false`, and one without unit tests says `test = false`:
//! to look for some takes as long as to compile it. This finds one that was added and would not be run.

use crate::machine::{entries, read, root};
use std::path::Path;

/// Looks at every crate.
pub fn check() -> Result<(), String> {
    for member in entries(&root().join("crates")) {
        let manifest = read(&member.join("Cargo.toml"));
        for (line, what, is_in) in [
            ("doctest = false", "an example", has_example as fn(&str) -> bool),
            ("test = false", "a test", has_test),
        ] {
            let is_off = manifest.lines().any(|known| known == line);
            if let Some(file) = with(&member.join("src"), is_in).filter(|_| is_off) {
                return Err(format!("{file} has {what}, and its Cargo.toml says `{line}`"));
            }
        }
    }
    Ok(())
}

/// A file below a path with something in it that would be run.
fn with(path: &Path, is_in: fn(&str) -> bool) -> Option<String> {
    if path.is_dir() {
        return entries(path).iter().find_map(|entry| with(entry, is_in));
    }
    is_in(&read(path)).then(|| path.display().to_string())
}

/// Fences come in pairs: the first of each says what kind it opens, and none at all is Rust.
fn has_example(source: &str) -> bool {
    let docs = source.lines().map(str::trim_start);
    let docs = docs.filter_map(|line| line.strip_prefix("///").or_else(|| line.strip_prefix("//!")));
    let fences = docs.filter_map(|line| line.trim_start().strip_prefix("```"));
    fences.step_by(2).any(|kind| !["text", "ignore"].contains(&kind.trim()))
}

/// `#[test]`, and those of runtimes and properties.
fn has_test(source: &str) -> bool {
    source
        .lines()
        .map(str::trim_start)
        .any(|line| ["#[test]", "#[tokio::test", "proptest!"].iter().any(|start| line.starts_with(start)))
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

    #[test]
    fn tests_are_found() {
        assert!(has_test("mod tests {\n    #[test]\n    fn one() {}\n}\n"));
        assert!(has_test("#[tokio::test(flavor = \"multi_thread\")]\nasync fn one() {}\n"));
        assert!(!has_test("/// Like `#[test]`.\nfn test() {}\n"));
    }
}
