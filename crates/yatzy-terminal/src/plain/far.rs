//! A server's table in lines: what others do is said as it happens, and what is typed is asked of the server.

use super::{LONGEST_LINE, PlainTable, lines};
use crate::{Joined, Kit, News, OpenGame, Unasked, refused};
use std::io::{self, BufRead, Read, Write};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::Duration;
use yatzy_rules::{Action, Game, Seat, Step};
use yatzy_text::say;

/// How often news are looked for.
const LISTEN: Duration = Duration::from_millis(50);

/// Plays or watches until the lines end, the game is over, or someone leaves.
pub fn join(
    kit: Kit,
    joined: Joined,
    prompt: &str,
    input: impl BufRead + Send + 'static,
    mut output: impl Write,
) -> io::Result<()> {
    let lines = listen(input);
    let mut table = PlainTable::at(kit, OpenGame::join(joined));
    let mut said = table.welcome();
    if table.open.own_seats().is_empty() {
        said.push(say!(table.kit.text, "join-watching"));
    }
    said.extend(table.whose_turn().filter(|_| !table.open.is_ours()));
    loop {
        said.extend(table.hear());
        if !said.is_empty() {
            for line in said.drain(..) {
                writeln!(output, "{line}")?;
            }
            write!(output, "{}", if table.done { "" } else { prompt })?;
            output.flush()?;
        }
        if table.done {
            return Ok(());
        }
        // What is typed ahead waits for the answer to what was typed before.
        if table.open.is_waiting() {
            std::thread::sleep(LISTEN);
            continue;
        }
        match lines.recv_timeout(LISTEN) {
            Ok(line) => said = table.line(&line),
            Err(RecvTimeoutError::Timeout) => {}
            Err(RecvTimeoutError::Disconnected) => return Ok(()),
        }
    }
}

/// Reads lines on a thread of its own, so that news are heard meanwhile.
fn listen(mut input: impl BufRead + Send + 'static) -> Receiver<String> {
    let (sender, lines) = channel();
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
    lines
}

impl PlainTable {
    /// Asks for something; the answer is said when it comes.
    pub(super) fn ask_server(&mut self, action: Action) -> Vec<String> {
        let text = self.kit.text;
        match self.open.ask(action, &mut *self.kit.dice) {
            Ok(()) => Vec::new(),
            Err(Unasked::Busy) => vec![say!(text, "join-waiting")],
            Err(Unasked::Refused(refusal)) => vec![refused(&refusal, &self.open, text)],
            Err(Unasked::NotOurs) => self.whose_turn().into_iter().collect(),
        }
    }

    fn whose_turn(&self) -> Option<String> {
        let name = self.open.shown_name(self.open.seat()?, self.kit.text);
        Some(say!(self.kit.text, "join-turn", name = name))
    }

    /// Who would leave: whoever is to play, or at a server's table whoever sits here.
    pub(super) fn leaver(&self) -> Option<Seat> {
        if self.open.is_far() { self.open.own_seats().first().copied() } else { self.open.seat() }
    }

    /// What the server says.
    fn hear(&mut self) -> Vec<String> {
        let text = self.kit.text;
        let mut said = Vec::new();
        loop {
            let before = self.open.game().clone();
            let Some(news) = self.open.news() else { return said };
            match news {
                News::Game { .. } if *self.open.game() == before => {}
                News::Game { .. } => {
                    said.extend(self.since(&before));
                    if turns(&before) != turns(self.open.game()) {
                        self.forget();
                    }
                    said.extend(self.state());
                }
                News::Refused(words) => said.push(words),
                News::Connected(true) => said.push(say!(text, "join-online")),
                News::Connected(false) => said.push(say!(text, "join-offline")),
                News::Gone => {
                    self.done = true;
                    said.push(say!(text, "join-gone"));
                }
            }
        }
    }

    /// The turns that were finished, or taken back, since the game stood otherwise.
    fn since(&self, before: &Game) -> Vec<String> {
        let (was, is) = (turns(before), turns(self.open.game()));
        if is < was {
            return vec![say!(self.kit.text, "table-taken-back")];
        }
        let finished = self.open.game().steps().iter().filter_map(|step| match step {
            Step::Turn(turn) => Some((turn.seat, turn.entry?)),
            _ => None,
        });
        let new = finished.skip(was);
        new.flat_map(|(seat, entry)| lines::entered(seat, &entry, &self.open, self.kit.text)).collect()
    }
}

/// How many turns are finished.
fn turns(game: &Game) -> usize {
    game.steps().iter().filter(|step| matches!(step, Step::Turn(turn) if turn.entry.is_some())).count()
}
