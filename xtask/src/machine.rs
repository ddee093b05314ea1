//! The machine the tests run on: what it has, and how it gets what it lacks.

use serde_json::Value;
use std::collections::BTreeSet;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// The root of the repository.
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask lies in the repository's root").to_owned()
}

/// Runs a command in the repository's root, and shows it first.
pub fn run(command: &mut Command) -> Result<(), String> {
    command.current_dir(root());
    run_there(command)
}

/// Runs a command in the folder it was given, and shows it first.
pub fn run_there(command: &mut Command) -> Result<(), String> {
    let line = shown(command);
    println!("\n$ {line}");
    let status = command.status().map_err(|error| format!("{line}: {error}"))?;
    if status.success() { Ok(()) } else { Err(format!("{line}: {status}")) }
}

fn shown(command: &Command) -> String {
    let words = std::iter::once(command.get_program()).chain(command.get_args());
    words.map(|word| word.to_string_lossy().into_owned()).collect::<Vec<_>>().join(" ")
}

/// What a program answers, without the white space around it.
pub fn output_of(program: &str, words: &[&str]) -> Result<String, String> {
    let output = Command::new(program).args(words).current_dir(root()).output();
    let output = output.map_err(|error| format!("{program}: {error}"))?;
    if !output.status.success() {
        let why = String::from_utf8_lossy(&output.stderr);
        return Err(format!("{program} {}: {}", words.join(" "), why.trim()));
    }
    Ok(String::from_utf8_lossy(&output.stdout).trim().to_owned())
}

/// A `cargo` command.
pub fn cargo(words: &str) -> Command {
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.args(words.split_whitespace());
    command
}

/// Runs a build of cargo, shows what the compiler says, and refuses warnings. Returns cargo's messages.
pub fn build(command: &mut Command) -> Result<Vec<Value>, String> {
    let line = shown(command);
    println!("\n$ {line}");
    let failed = |error: std::io::Error| format!("{line}: {error}");
    command.args(["--message-format", "json"]).current_dir(root()).stdout(Stdio::piped());
    let mut cargo = command.spawn().map_err(failed)?;
    let (mut messages, mut said) = (Vec::new(), BTreeSet::new());
    for message in cargo.stdout.take().into_iter().flat_map(|out| BufReader::new(out).lines()) {
        let Ok(message) = serde_json::from_str::<Value>(&message.map_err(failed)?) else { continue };
        // A library and its unit tests are told the same.
        if let Some(diagnostic) = message["message"]["rendered"].as_str()
            && said.insert(diagnostic.to_owned())
        {
            println!("{diagnostic}");
        }
        messages.push(message);
    }
    match cargo.wait().map_err(failed)? {
        status if !status.success() => Err(format!("{line}: {status}")),
        _ if !said.is_empty() => Err(format!("{line}: the compiler warns")),
        _ => Ok(messages),
    }
}

/// Something tests need: a program, and the Debian package that has it.
pub struct Need {
    /// The program looked for on the path.
    pub program: &'static str,
    /// The package that brings it.
    pub package: &'static str,
}

/// Installs what is missing if we may, and otherwise says the one command that does.
pub fn provide(needs: &[Need]) -> Result<(), String> {
    let missing: Vec<&str> =
        needs.iter().filter(|need| !has(need.program)).map(|need| need.package).collect();
    if missing.is_empty() {
        return Ok(());
    }
    let packages = missing.join(" ");
    if !is_root() || !has("apt-get") {
        return Err(format!("some packages are missing. Run: sudo apt-get install --yes {packages}"));
    }
    let apt = |words: &str| {
        let mut command = Command::new("apt-get");
        command.args(words.split_whitespace()).env("DEBIAN_FRONTEND", "noninteractive");
        run(&mut command)
    };
    apt("update --quiet")?;
    apt(&format!("install --yes --quiet --no-install-recommends {packages}"))
}

/// Whether a program is on the path.
pub fn has(program: &str) -> bool {
    let path = std::env::var_os("PATH").unwrap_or_default();
    std::env::split_paths(&path).any(|folder| folder.join(program).is_file())
}

/// Whether we may do anything here.
pub fn is_root() -> bool {
    Command::new("id").arg("-u").output().is_ok_and(|output| output.stdout.trim_ascii() == b"0")
}

/// What lies in a folder, in order.
pub fn entries(folder: &Path) -> Vec<PathBuf> {
    let mut found: Vec<PathBuf> =
        std::fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path()).collect();
    found.sort();
    found
}

/// The text of a file; nothing if there is none.
pub fn read(path: &Path) -> String {
    std::fs::read_to_string(path).unwrap_or_default()
}
