//! What the pages must not know, checked by reading their sources: they render and decide nothing.

use std::path::Path;

/// The sources under a folder, each with its path.
fn sources(folder: &Path) -> Vec<(String, String)> {
    let mut found = Vec::new();
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            found.extend(sources(&path));
        } else {
            found.push((path.display().to_string(), std::fs::read_to_string(&path).unwrap()));
        }
    }
    found
}

/// The words of a source, without its comments and its tests.
fn words(source: &str) -> Vec<&str> {
    let code = source.split("#[cfg(test)]").next().unwrap_or_default();
    let lines = code.lines().filter(|line| !line.trim_start().starts_with("//"));
    lines.flat_map(|line| line.split(|c: char| !c.is_alphanumeric() && c != '_')).collect()
}

#[test]
fn pages_are_drawn_from_a_view() {
    let all = sources(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/src")));
    assert!(all.len() > 25, "the sources are there to be read");
    for (path, source) in all {
        for word in words(&source) {
            assert!(!["Game", "Seen", "Saved", "SavedSeat", "Store"].contains(&word), "{path} names {word}");
        }
        assert!(!source.contains(".choices("), "{path} asks the rules what may be chosen");
    }
}

#[test]
fn pages_know_no_server_no_clock_no_file_and_no_randomness() {
    for (path, source) in sources(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/src"))) {
        for word in words(&source) {
            let outside = [
                "axum",
                "tokio",
                "hyper",
                "sqlx",
                "fs",
                "thread",
                "net",
                "env",
                "Instant",
                "SystemTime",
                "random",
            ];
            assert!(!outside.contains(&word), "{path} names {word}");
        }
    }
}

#[test]
fn words_are_those_of_the_code() {
    let source = "//! A Game.\nuse a::Game_of;\n/// Game\nlet x = Gamer; // fine\n#[cfg(test)]\nGame";
    assert_eq!(
        words(source).into_iter().filter(|word| !word.is_empty()).collect::<Vec<_>>(),
        ["use", "a", "Game_of", "let", "x", "Gamer", "fine"]
    );
}
