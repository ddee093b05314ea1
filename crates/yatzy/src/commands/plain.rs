//! Games in plain lines, one after the other, at standard input.

use crate::{Failure, Out, Session};
use std::io::{self, BufReader, IsTerminal, Write};
use yatzy_table::View;
use yatzy_terminal::Environment;
use yatzy_terminal::plain::{self, Lines};

/// Standard input, and where the games are told.
pub struct PlainGames {
    lines: Lines,
    json: bool,
}

impl PlainGames {
    pub fn new(session: Session) -> PlainGames {
        PlainGames { lines: Lines::of(BufReader::new(io::stdin())), json: session.json }
    }

    /// Plays from this table on until the person leaves.
    pub fn play(&mut self, environment: Environment, at: Option<View>) -> Result<(), Failure> {
        let prompt = if io::stdin().is_terminal() { "> " } else { "" };
        let output: Box<dyn Write> = if self.json { Box::new(io::stderr()) } else { Box::new(io::stdout()) };
        Ok(plain::play(environment, at, prompt, &mut self.lines, output)?)
    }

    /// Where the games are told. With `--json`, standard output has the result alone.
    pub fn out(&self) -> Out {
        if self.json { Out::stderr() } else { Out::stdout() }
    }

    /// Waits for the enter key. At the end of the input it returns `false`.
    pub fn is_confirmed(&mut self) -> bool {
        self.lines.wait().is_some()
    }
}
