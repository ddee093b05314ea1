//! Someone at a terminal of their own, who plays in lines.

use serde_json::Value;
use std::io::{BufRead, BufReader, Write};
use std::path::PathBuf;
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;
use tempfile::TempDir;

/// Long enough for a slow machine; what is waited for is noticed at once.
const PATIENCE: Duration = Duration::from_secs(60);

pub struct Player {
    args: Vec<String>,
    folder: TempDir,
    child: Child,
    input: ChildStdin,
    lines: Receiver<String>,
    heard: Vec<String>,
}

impl Player {
    pub fn start(address: &str, more: &[&str]) -> Player {
        let mut args = vec![address.to_owned(), "--plain".to_owned()];
        args.extend(more.iter().map(|&word| word.to_owned()));
        let folder = tempfile::tempdir().unwrap();
        let (child, input, lines) = spawn(&args, &folder);
        Player { args, folder, child, input, lines, heard: Vec::new() }
    }

    /// kill -9, and the same command on the same device once more.
    pub fn kill_and_start_again(&mut self) {
        self.kill();
        (self.child, self.input, self.lines) = spawn(&self.args, &self.folder);
    }

    /// kill -9, and then another address on the same device, without a name.
    pub fn kill_and_join(&mut self, address: &str) {
        self.args = vec![address.to_owned(), "--plain".to_owned()];
        self.kill_and_start_again();
    }

    /// kill -9
    pub fn kill(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    /// The file in which this device notes a game.
    pub fn notes_file(&self, game: &str) -> PathBuf {
        self.folder.path().join("joined").join(format!("{game}.json"))
    }

    /// What this device has noted of a game.
    pub fn notes(&self, game: &str) -> Value {
        let file = self.notes_file(game);
        let text = std::fs::read(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
        serde_json::from_slice(&text).unwrap()
    }

    pub fn say(&mut self, line: &str) {
        writeln!(self.input, "{line}").unwrap();
        self.input.flush().unwrap();
    }

    /// Reads on until a line has these words.
    pub fn wait_for(&mut self, words: &str) -> String {
        self.wait_for_any(&[words])
    }

    /// Reads on until a line has some of these words.
    pub fn wait_for_any(&mut self, any: &[&str]) -> String {
        loop {
            let Ok(line) = self.lines.recv_timeout(PATIENCE) else {
                panic!("waited in vain for “{}” after:\n{}", any.join("” or “"), self.heard.join("\n"));
            };
            self.heard.push(line.clone());
            if any.iter().any(|words| line.contains(words)) {
                return line;
            }
        }
    }

    /// Enters what a line of `boxes` offers: its id and its points.
    pub fn enter(&mut self, offer: &str) {
        let id = offer.split_once('(').and_then(|(_, rest)| rest.split(')').next()).unwrap();
        let points: String =
            offer.rsplit(": ").next().unwrap().chars().filter(char::is_ascii_digit).collect();
        self.say(&format!("enter {id} {points}"));
    }

    /// Whether it ended by itself, and without complaint.
    pub fn ended_well(&mut self) -> bool {
        self.child.wait().unwrap().success()
    }
}

impl Drop for Player {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn command(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_yatzy"));
    command.arg("join").args(args).env("LANG", "C.UTF-8").env_remove("LC_ALL").env_remove("LC_MESSAGES");
    command
}

fn spawn(args: &[String], folder: &TempDir) -> (Child, ChildStdin, Receiver<String>) {
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    let mut command = command(&args);
    command.arg("--data").arg(folder.path()).stdin(Stdio::piped()).stdout(Stdio::piped());
    let mut child = command.spawn().unwrap();
    let (input, output) = (child.stdin.take().unwrap(), child.stdout.take().unwrap());
    let (sender, lines) = channel();
    std::thread::spawn(move || {
        for line in BufReader::new(output).lines().map_while(Result::ok) {
            if sender.send(line).is_err() {
                return;
            }
        }
    });
    (child, input, lines)
}

/// What a run without input gives: the exit code, and what was said on standard error.
pub fn join(args: &[&str]) -> (i32, String) {
    let folder = tempfile::tempdir().unwrap();
    let output = command(args).arg("--data").arg(folder.path()).stdin(Stdio::null()).output().unwrap();
    (output.status.code().unwrap(), String::from_utf8(output.stderr).unwrap())
}
