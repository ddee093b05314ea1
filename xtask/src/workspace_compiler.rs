//! The compiler of our own crates while `cargo xtask test` runs. Clippy's driver lints a crate and compiles it in one go,
//! and rustdoc documents it with the same dependencies: `cargo clippy` and `cargo doc` would check every dependency again.
//!
//! Cargo starts this program in the place of rustc. It keeps what is compiled this way apart from other builds, so a crate
//! that was compiled without lints is linted all the same.

use crate::machine::{cargo, root};
use std::path::PathBuf;
use std::process::{Command, ExitCode, ExitStatus};
use std::sync::OnceLock;

/// Tells this program that cargo takes it for a compiler.
const MARK: &str = "YATZY_XTASK_COMPILES";

/// A command of cargo that compiles with this program.
pub fn linting(words: &str) -> Result<Command, String> {
    // A build replaces this program: it is copied before the first one.
    static COPY: OnceLock<Result<PathBuf, String>> = OnceLock::new();
    let compiler = COPY.get_or_init(|| copy().map_err(|error| format!("{}: {error}", place().display())));
    let mut command = cargo(words);
    // What the incremental compiler notes costs more than a whole run of the tests gets back.
    command.env("RUSTC_WORKSPACE_WRAPPER", compiler.clone()?).env(MARK, "1").env("CARGO_INCREMENTAL", "0");
    Ok(command)
}

fn place() -> PathBuf {
    root().join("target/workspace-compiler")
}

/// Copies this program in one step: another run may use the copy.
fn copy() -> std::io::Result<PathBuf> {
    let new = place().with_extension(std::process::id().to_string());
    std::fs::copy(std::env::current_exe()?, &new)?;
    std::fs::rename(&new, place())?;
    Ok(place())
}

/// What a run of this program compiles, if cargo started it as a compiler: rustc and its arguments.
pub fn order() -> Option<Vec<String>> {
    std::env::var_os(MARK)?;
    Some(std::env::args().skip(1).collect())
}

/// Compiles and lints a crate, and documents it if it is a library or a program.
pub fn compile(order: &[String]) -> ExitCode {
    let is_done = status(Command::new("clippy-driver").args(order));
    let is_done = match documenting(&order[1..]) {
        Some(arguments) if is_done => status(Command::new("rustdoc").args(arguments)),
        _ => is_done,
    };
    if is_done { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

fn status(command: &mut Command) -> bool {
    // Its own children are no compilers of ours.
    let status = command.env_remove(MARK).status();
    status
        .inspect_err(|error| eprintln!("{}: {error}", command.get_program().display()))
        .is_ok_and(|s: ExitStatus| s.success())
}

/// The arguments of rustdoc for what the compiler gets; none for tests, examples, benchmarks and questions to the compiler.
fn documenting(arguments: &[String]) -> Option<Vec<String>> {
    let source =
        arguments.iter().find(|word| word.ends_with("/src/lib.rs") || word.ends_with("/src/main.rs"))?;
    if arguments.iter().any(|word| word == "--test") {
        return None;
    }
    let mut kept = Vec::new();
    let mut words = arguments.iter();
    while let Some(word) = words.next() {
        match word.as_str() {
            "--out-dir" => drop(words.next()),
            emit if emit.starts_with("--emit") => {}
            _ => kept.push(word.clone()),
        }
    }
    let folder = root().join("target/doc").display().to_string();
    kept.extend(["--out-dir".to_owned(), folder, "--deny=warnings".to_owned()]);
    // As `cargo doc` does: the readers of a program's documentation read its code.
    if source.ends_with("main.rs") {
        let all = ["--document-private-items", "--allow=rustdoc::private_intra_doc_links"];
        kept.extend(all.map(str::to_owned));
    }
    Some(kept)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rustdoc_gets_what_the_compiler_gets() {
        let words = |line: &str| line.split(' ').map(str::to_owned).collect::<Vec<_>>();
        let order = "--crate-name rules crates/rules/src/lib.rs --emit=dep-info,link --out-dir deps --extern toml=t.rmeta";
        let found = documenting(&words(order)).expect("a library").join(" ");
        assert!(
            found.starts_with("--crate-name rules crates/rules/src/lib.rs --extern toml=t.rmeta --out-dir "),
            "{found}"
        );
        assert!(found.ends_with(" --deny=warnings"), "{found}");
        assert_eq!(documenting(&words("crates/rules/src/lib.rs --test")), None);
        assert_eq!(documenting(&words("crates/rules/examples/play.rs")), None);
        assert_eq!(documenting(&words("-vV")), None);
    }
}
