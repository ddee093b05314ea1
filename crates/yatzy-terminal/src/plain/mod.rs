//! The same game in lines, for screen readers and pipes: one command per line in, a few sentences out. Nothing depends
//! on a position on the screen. Actions of others are said as they happen. A line that is typed ahead waits for the
//! answer to the one before.

mod changes;
mod command;
mod goal;
mod history;
mod lines;
mod lookback;
mod practise;
mod table;

pub use practise::{Answer, PractiseRun, Question, practise, summary};

use crate::Environment;
use std::collections::VecDeque;
use std::io::{self, BufRead, Read, Write};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::Duration;
use table::PlainTable;
use yatzy_table::View;

/// The longest line that is read; more can't be a command.
const LONGEST_LINE: u64 = 1024;

/// How often updates are polled.
const LISTEN: Duration = Duration::from_millis(20);

/// Plays or watches, game after game, until the input ends or the person leaves. Without a table it begins a new one
/// like the last. `prompt` is shown before each line; a pipe gets an empty one.
pub fn play(
    environment: Environment,
    at: Option<View>,
    prompt: &str,
    lines: &mut Lines,
    mut output: impl Write,
) -> io::Result<()> {
    let (mut table, mut said) = match at {
        Some(view) => PlainTable::at(environment, view),
        None => match PlainTable::home(environment) {
            Ok(home) => home,
            Err(words) => return writeln!(output, "{words}"),
        },
    };
    let mut prompted = false;
    loop {
        said.extend(table.hear());
        prompted &= said.is_empty();
        for line in said.drain(..) {
            writeln!(output, "{line}")?;
        }
        if table.is_done() {
            return output.flush();
        }
        if table.is_busy() {
            output.flush()?;
            table.wait(LISTEN);
            lines.ahead.extend(lines.read.try_iter());
            // A person who leaves need not wait for a house that does not answer.
            match lines.ahead.iter().position(|line| matches!(line.trim(), "quit" | "leave" | "exit" | "q")) {
                Some(quit) if table.is_lost() => drop(lines.ahead.drain(..quit)),
                _ => continue,
            }
        }
        if !prompted {
            write!(output, "{prompt}")?;
            output.flush()?;
            prompted = true;
        }
        match lines.ahead.pop_front().map_or_else(|| lines.read.recv_timeout(LISTEN), Ok) {
            Ok(line) => {
                said = table.line(&line);
                prompted = false;
            }
            Err(RecvTimeoutError::Timeout) => {}
            Err(RecvTimeoutError::Disconnected) => {
                table.leave();
                return Ok(());
            }
        }
    }
}

/// Lines that are read on a thread of their own, so that updates are said meanwhile. Games that are played one after the
/// other take them from here, because what was read ahead belongs to the next game.
pub struct Lines {
    read: Receiver<String>,
    /// Typed before the answer to the line before them.
    ahead: VecDeque<String>,
}

impl Lines {
    /// The lines of an input.
    pub fn of(mut input: impl BufRead + Send + 'static) -> Lines {
        let (sender, read) = channel();
        std::thread::spawn(move || {
            loop {
                let mut bytes = Vec::new();
                match input.by_ref().take(LONGEST_LINE).read_until(b'\n', &mut bytes) {
                    Ok(0) | Err(_) => return,
                    Ok(_) => {}
                }
                if sender.send(String::from_utf8_lossy(&bytes).into_owned()).is_err() {
                    return;
                }
            }
        });
        Lines { read, ahead: VecDeque::new() }
    }

    /// Waits for the next line. At the end of the input there is none.
    pub fn wait(&mut self) -> Option<String> {
        self.ahead.pop_front().or_else(|| self.read.recv().ok())
    }
}
