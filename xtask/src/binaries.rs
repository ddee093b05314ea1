//! Runs the test binaries that cargo has built, several at once: cargo itself runs one after the other, and tests with
//! a browser or a server mostly wait. Prints a line for each binary, the whole output of those that fail, and what failed
//! once more at the end.
//!
//! A test of several browsers can fail because the machine is busy with other tests. So a failed test is run again by
//! itself, several times: it counts as passed only if it passes every time, and is listed as unsteady.

use crate::machine;
use crate::workspace_compiler::linting;
use serde_json::Value;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::sync::Mutex;
use std::time::{Duration, Instant};

/// A test binary as cargo built it.
#[derive(Debug, PartialEq)]
pub struct Binary {
    package: String,
    version: String,
    target: String,
    manifest: PathBuf,
    program: PathBuf,
}

/// What the tests of a binary came to.
#[derive(Debug, Default, PartialEq)]
struct Outcome {
    passed: usize,
    failed: Vec<String>,
    ignored: usize,
}

/// Builds the tests of all packages, and everything else that must compile.
pub fn build() -> Result<Vec<Binary>, String> {
    let messages = machine::build(&mut linting("build --workspace --quiet --all-targets")?)?;
    Ok(messages.iter().filter_map(binary_of).collect())
}

/// Runs tests with some variables set. Every binary is run, so that one run tells everything that is wrong.
pub fn run(mut binaries: Vec<Binary>, variables: &[(&str, String)]) -> Result<(), String> {
    println!();
    // The largest contain the most of the program and take longest: they begin.
    binaries.sort_by_key(|binary| std::fs::metadata(&binary.program).map_or(0, |file| file.len()));
    let (queue, outcomes) = (Mutex::new(binaries), Mutex::new(Vec::new()));
    let next = || queue.lock().expect("no lane panics with the queue").pop();
    std::thread::scope(|scope| {
        for _ in 0..LANES {
            scope.spawn(|| {
                while let Some(binary) = next() {
                    let outcome = run_one(&binary, variables);
                    outcomes.lock().expect("no lane panics with the list").push((binary, outcome));
                }
            });
        }
    });
    let outcomes = outcomes.into_inner().expect("all lanes have ended");
    let (mut failed, mut unsteady) = (Vec::new(), Vec::new());
    for (binary, test) in
        outcomes.iter().flat_map(|(binary, outcome)| outcome.failed.iter().map(move |test| (binary, test)))
    {
        let list = if passes_alone(binary, test, variables) { &mut unsteady } else { &mut failed };
        list.push(format!("{} {}: {test}", binary.package, binary.target));
    }
    let passed: usize = outcomes.iter().map(|(_, outcome)| outcome.passed).sum();
    let ignored: usize = outcomes.iter().map(|(_, outcome)| outcome.ignored).sum();
    for test in &unsteady {
        println!("UNSTEADY {test}: failed beside other tests, passed {ALONE} times alone");
    }
    for test in &failed {
        println!("FAILED {test}");
    }
    println!("{} passed, {} failed, {ignored} left to --full", passed + unsteady.len(), failed.len());
    if failed.is_empty() { Ok(()) } else { Err(format!("tests failed: {}", failed.len())) }
}

/// Binaries at once. Each runs as many tests at once as there are processors: those that drive a browser or a server
/// mostly wait.
const LANES: usize = 2;

/// Runs of a failed test by itself.
const ALONE: usize = 3;

/// The test binary that a message of cargo names.
fn binary_of(message: &Value) -> Option<Binary> {
    let word = |value: &Value| value.as_str().map(str::to_owned);
    let is_benchmark = message["target"]["kind"][0] == "bench";
    if message["profile"]["test"] != true || is_benchmark {
        return None;
    }
    let manifest = PathBuf::from(word(&message["manifest_path"])?);
    let package = manifest.parent()?.file_name()?.to_str()?.to_owned();
    let version = message["package_id"].as_str()?.rsplit(['#', '@']).next()?.to_owned();
    let target = word(&message["target"]["name"])?;
    Some(Binary { package, version, target, manifest, program: word(&message["executable"])?.into() })
}

/// Runs a binary as `cargo test` would, and prints what came of it.
fn run_one(binary: &Binary, variables: &[(&str, String)]) -> Outcome {
    let begun = Instant::now();
    let name = format!("{} {}", binary.package, binary.target);
    let output = match command(binary, variables).output() {
        Ok(output) => output,
        Err(error) => return Outcome { failed: vec![error.to_string()], ..Outcome::default() },
    };
    let said = String::from_utf8_lossy(&output.stdout);
    let mut outcome = Outcome::of(&said);
    if !output.status.success() {
        println!("\n{name}: {}\n{said}{}", output.status, String::from_utf8_lossy(&output.stderr));
        // A binary that is killed has no time to say which test it was.
        if outcome.failed.is_empty() {
            outcome.failed.push(output.status.to_string());
        }
    }
    if outcome != Outcome::default() {
        println!("{}", line(&name, &outcome, begun.elapsed()));
    }
    outcome
}

/// Whether a failed test passes every time when nothing else runs.
fn passes_alone(binary: &Binary, test: &str, variables: &[(&str, String)]) -> bool {
    (0..ALONE).all(|_| {
        let output = command(binary, variables).args(["--exact", test]).output();
        output.is_ok_and(|output| {
            output.status.success() && Outcome::of(&String::from_utf8_lossy(&output.stdout)).passed == 1
        })
    })
}

/// A test binary with the variables that `cargo test` sets.
fn command(binary: &Binary, variables: &[(&str, String)]) -> Command {
    let folder = binary.manifest.parent().unwrap_or(&binary.manifest);
    let mut command = Command::new(&binary.program);
    command.arg("--color=never").current_dir(folder).stdin(Stdio::null());
    command.envs(variables.iter().map(|(name, value)| (name, value)));
    command.env("CARGO_MANIFEST_DIR", folder).env("CARGO_MANIFEST_PATH", &binary.manifest);
    command.env("CARGO_PKG_NAME", &binary.package).env("CARGO_PKG_VERSION", &binary.version);
    command
}

fn line(name: &str, outcome: &Outcome, time: Duration) -> String {
    let seconds = time.as_secs_f64();
    let (passed, failed) = (outcome.passed, outcome.failed.len());
    let verdict = if failed == 0 { "ok" } else { "FAILED" };
    format!("{name:32} {passed:>4} passed {failed:>3} failed {seconds:>7.1} s  {verdict}")
}

impl Outcome {
    /// Reads what a binary prints: a line for each test.
    fn of(said: &str) -> Outcome {
        let mut outcome = Outcome::default();
        for line in said.lines().filter_map(|line| line.strip_prefix("test ")) {
            // A test may print between its name and its verdict.
            let Some((name, verdict)) = line.split_once(" ... ") else { continue };
            match verdict.split([',', ' ']).next() {
                Some("ok") => outcome.passed += 1,
                Some("FAILED") => outcome.failed.push(name.to_owned()),
                Some("ignored") => outcome.ignored += 1,
                _ => {}
            }
        }
        outcome
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn outcomes_are_read() {
        let said = "\nrunning 4 tests\ntest a::b ... ok\ntest a::c - should panic ... ok\ntest a::d ... ignored, too long\n\
                    test a::e ... FAILED\n\nfailures:\n\n---- a::e stdout ----\n\nfailures:\n    a::e\n\n\
                    test result: FAILED. 2 passed; 1 failed; 1 ignored; 0 measured; 0 filtered out\n";
        assert_eq!(Outcome::of(said), Outcome { passed: 2, failed: vec!["a::e".to_owned()], ignored: 1 });
    }

    #[test]
    fn only_test_binaries_are_run() {
        let message = |kind: &str, test: bool, program: Option<&str>| {
            json!({
                "reason": "compiler-artifact", "package_id": "path+file:///y/crates/yatzy-rules#0.2.0",
                "manifest_path": "/y/crates/yatzy-rules/Cargo.toml", "target": { "name": "all", "kind": [kind] },
                "profile": { "test": test }, "executable": program,
            })
        };
        let binary =
            binary_of(&message("test", true, Some("/y/target/debug/deps/all-1"))).expect("a test binary");
        assert_eq!((binary.package.as_str(), binary.version.as_str()), ("yatzy-rules", "0.2.0"));
        assert_eq!(binary_of(&message("bin", false, Some("/y/target/debug/yatzy"))), None);
        assert_eq!(binary_of(&message("bench", true, Some("/y/target/debug/deps/games-1"))), None);
        assert_eq!(binary_of(&message("test", true, None)), None);
        assert_eq!(binary_of(&json!({ "reason": "build-finished", "success": true })), None);
    }
}
