//! What the read-me and the page of commands show is what the program says. After a change that is meant, run this test
//! once with `UPDATE_README=1`.

use std::path::{Path, PathBuf};
use std::process::Command;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn answer(line: &str) -> String {
    let words = line.split_whitespace().skip(1);
    let output = Command::new(env!("CARGO_BIN_EXE_yatzy"))
        .args(words)
        .current_dir(root())
        .env("LC_ALL", "C")
        .output()
        .unwrap();
    String::from_utf8([output.stdout, output.stderr].concat()).unwrap()
}

/// The text with every answer in its `console` blocks replaced by what the program says now.
fn answered(text: &str) -> String {
    let mut out = Vec::new();
    let mut in_console = false;
    for line in text.lines() {
        match (in_console, line) {
            (false, "```console") => in_console = true,
            (true, "```") => in_console = false,
            (true, line) if line.starts_with("$ ") => {
                out.push(line.to_owned());
                out.extend(answer(&line[2..]).lines().map(str::to_owned));
                continue;
            }
            (true, _) => continue,
            (false, _) => {}
        }
        out.push(line.to_owned());
    }
    out.join("\n") + "\n"
}

#[test]
fn the_pages_show_what_the_program_says() {
    for page in ["README.md", "docs/commands.md"] {
        let path = root().join(page);
        let text = std::fs::read_to_string(&path).unwrap();
        let now = answered(&text);
        assert!(now.contains("\n$ yatzy "), "{page} has no examples");
        if std::env::var_os("UPDATE_README").is_some() {
            std::fs::write(&path, &now).unwrap();
        } else {
            assert_eq!(now, text, "{page} is out of date: run this test once with UPDATE_README=1");
        }
    }
}
