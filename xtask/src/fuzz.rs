//! Coverage-guided fuzzing with the stable compiler: the flags that `cargo fuzz` would pass, less the
//! sanitiser, which only an unstable compiler knows. The targets keep its layout, so it works on them too.

use crate::machine::{Need, cargo, provide, root, run_there};
use std::path::Path;
use std::process::Command;
use std::sync::Mutex;

const TARGETS: [&str; 6] = ["record", "ruleset", "body", "form", "import", "table_file"];

const FLAGS: &str = "--cfg fuzzing -Cpasses=sancov-module -Cllvm-args=-sanitizer-coverage-level=4 \
    -Cllvm-args=-sanitizer-coverage-inline-8bit-counters -Cllvm-args=-sanitizer-coverage-pc-table \
    -Cllvm-args=-sanitizer-coverage-trace-compares -Ccodegen-units=1 -Cdebug-assertions=on -Coverflow-checks=on";

/// Runs every target for a number of seconds, as many at once as there are processors, seeded with the records and
/// rulesets of the repository.
pub fn run(seconds: u32) -> Result<(), String> {
    provide(&[Need { program: "g++", package: "g++" }])?;
    let folder = root().join("fuzz");
    // A target of its own, given outright, keeps the flags away from build scripts.
    let triple = host()?;
    run_there(
        cargo("build --release --locked --target").arg(&triple).env("RUSTFLAGS", FLAGS).current_dir(&folder),
    )?;
    let programs = folder.join("target").join(&triple).join("release");
    let (queue, failed) = (Mutex::new(TARGETS.into_iter()), Mutex::new(Vec::new()));
    let next = || queue.lock().expect("no thread panics with the queue").next();
    std::thread::scope(|scope| {
        for _ in 0..std::thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(|| {
                while let Some(target) = next() {
                    let outcome = run_target(target, &programs.join(target), &folder, seconds);
                    failed.lock().expect("no thread panics with the list").extend(outcome.err());
                }
            });
        }
    });
    let failed = failed.into_inner().expect("all threads have ended");
    if failed.is_empty() { Ok(()) } else { Err(failed.join("; ")) }
}

/// Runs one target, and prints how many inputs it tried, or its whole output if it failed.
fn run_target(target: &str, program: &Path, folder: &Path, seconds: u32) -> Result<(), String> {
    let corpus = folder.join("corpus").join(target);
    seed(target, &corpus).map_err(|error| format!("{}: {error}", corpus.display()))?;
    let mut command = Command::new(program);
    command.arg(&corpus).arg(format!("-max_total_time={seconds}")).current_dir(folder);
    // A hang is anything over five seconds; no record in the corpus takes a millisecond.
    command.args(["-timeout=5", "-max_len=16384", "-print_final_stats=1", "-verbosity=0"]);
    let output = command.output().map_err(|error| format!("{target}: {error}"))?;
    let said = String::from_utf8_lossy(&output.stderr);
    if !output.status.success() {
        println!("{said}");
        return Err(format!("{target}: {}", output.status));
    }
    let tried = said.lines().find_map(|line| line.strip_prefix("stat::number_of_executed_units:"));
    println!("{target}: {} inputs in {seconds} s", tried.unwrap_or("unknown").trim());
    Ok(())
}

fn host() -> Result<String, String> {
    let output = Command::new("rustc").arg("-vV").output().map_err(|error| format!("rustc -vV: {error}"))?;
    let text = String::from_utf8_lossy(&output.stdout);
    let host = text.lines().find_map(|line| line.strip_prefix("host: ")).map(str::to_owned);
    host.ok_or_else(|| "rustc -vV names no host".to_owned())
}

/// Puts the repository's own files of that kind into the corpus.
fn seed(target: &str, corpus: &Path) -> std::io::Result<()> {
    std::fs::create_dir_all(corpus)?;
    let (folder, ending) = match target {
        "record" => ("records".to_owned(), "yatzy"),
        "ruleset" => ("rulesets".to_owned(), "toml"),
        "table_file" => ("fits".to_owned(), "fit"),
        // Forms, bodies and exports have their seeds beside the targets.
        other => (format!("fuzz/seeds/{other}"), "txt"),
    };
    for file in std::fs::read_dir(root().join(folder))? {
        let path = file?.path();
        if let Some(name) = path.file_name().filter(|_| path.extension().is_some_and(|own| own == ending)) {
            std::fs::copy(&path, corpus.join(name))?;
        }
    }
    Ok(())
}
