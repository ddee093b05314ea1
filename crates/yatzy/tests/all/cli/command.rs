//! Runs the program as a person would.

use std::io::Write;
use std::process::{Command, Output, Stdio};

/// What a run of the program gave.
pub struct Answer {
    /// The exit code.
    pub code: i32,
    /// Standard output.
    pub out: String,
    /// Standard error.
    pub err: String,
}

impl Answer {
    /// The answer as JSON.
    pub fn json(&self) -> serde_json::Value {
        serde_json::from_str(&self.out).unwrap_or_else(|error| panic!("{error}: {}", self.out))
    }
}

/// Runs `yatzy` with these arguments and nothing on standard input.
pub fn yatzy(args: &[&str]) -> Answer {
    yatzy_with(args, b"")
}

/// Runs `yatzy` with these arguments and that on standard input.
pub fn yatzy_with(args: &[&str], input: &[u8]) -> Answer {
    let mut child = command(args).stdin(Stdio::piped()).spawn().unwrap();
    // The program may stop reading before everything is written.
    let _ = child.stdin.take().unwrap().write_all(input);
    answer(child.wait_with_output().unwrap())
}

/// The program in a folder and an environment that don't matter.
pub fn command(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_yatzy"));
    command.args(args).current_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/tests"));
    command.env_remove("XDG_DATA_HOME").env_remove("HOME");
    command.env_remove("LC_ALL").env_remove("LC_MESSAGES").env_remove("YATZY_DATA").env("LANG", "C.UTF-8");
    command.stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

fn answer(output: Output) -> Answer {
    Answer {
        code: output.status.code().unwrap(),
        out: String::from_utf8(output.stdout).unwrap(),
        err: String::from_utf8(output.stderr).unwrap(),
    }
}
