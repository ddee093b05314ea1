//! A server's table in lines: what others do is said as it happens, and what is typed is asked of the server.

use super::{Command, LONGEST_LINE, PlainTable, lines};
use crate::{Joined, Kit, News, OpenGame, Room, Unasked, Wish, refused};
use std::collections::VecDeque;
use std::io::{self, BufRead, Read, Write};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::Duration;
use yatzy_rules::{Action, Entry, FREE_RETHROWS, Game, Keep, Phase, Step};
use yatzy_text::say;

/// How often news are looked for.
const LISTEN: Duration = Duration::from_millis(50);

/// Plays or watches, game after game, until the lines end or someone leaves.
pub fn join(
    kit: Kit,
    joined: Joined,
    prompt: &str,
    input: impl BufRead + Send + 'static,
    mut output: impl Write,
) -> io::Result<()> {
    let lines = listen(input);
    let mut ahead: VecDeque<String> = VecDeque::new();
    let mut table = PlainTable::at(kit, OpenGame::join(joined));
    let mut said = table.arrive();
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
        // What is typed ahead waits for the answer to what was typed before; whoever wants to go may.
        if table.open.is_waiting() || table.thinking {
            std::thread::sleep(LISTEN);
            ahead.extend(lines.try_iter());
            match ahead.iter().position(|line| line.trim() == "quit") {
                Some(quit) if table.open.is_offline() => drop(ahead.drain(..quit)),
                _ => continue,
            }
        }
        let line = ahead.pop_front().map_or_else(|| lines.recv_timeout(LISTEN), Ok);
        match line {
            Ok(line) => said = table.guest_line(&line).unwrap_or_else(|| table.line(&line)),
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
    /// What is said at a table that one comes to.
    fn arrive(&mut self) -> Vec<String> {
        let text = self.kit.text;
        let mut said = self.welcome();
        if self.open.game().turn().is_none() {
            said.extend(self.what_next());
            return said;
        }
        if let Some(room) = self.open.room().filter(|room| room.is_watching()) {
            said.push(say!(text, "join-watching"));
            said.extend(room.free.then(|| say!(text, "far-plain-sit")));
        }
        said.extend(self.whose_turn().filter(|_| !self.open.is_ours()));
        said.extend(self.who_is_away());
        said
    }

    /// The lines that only a server's table understands.
    fn guest_line(&mut self, line: &str) -> Option<Vec<String>> {
        let line = line.trim();
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let text = self.kit.text;
        Some(match word.to_lowercase().as_str() {
            "again" => self.wish(Wish::Rematch),
            "computer" => self.wish(Wish::StepIn),
            "sit" if rest.trim().is_empty() => vec![say!(text, "far-plain-sit")],
            "sit" => self.wish(Wish::Sit(rest.trim().to_owned())),
            "move" => match self.open.leaver() {
                Some(seat) => self.wish(Wish::Move(seat)),
                None => vec![say!(text, "join-watching")],
            },
            "seat-leaves" if self.open.leaver().is_none() => vec![say!(text, "join-watching")],
            "coach" => self.ask_far_coach(),
            "help" | "?" => {
                let mut said = self.follow(Command::Help);
                // Statistics are those of the house that keeps its games here.
                said.retain(|line| *line != say!(text, "plain-help-statistics"));
                said.push(say!(text, "far-plain-help-again"));
                said.push(say!(text, "far-plain-help-computer"));
                said.push(say!(text, "far-plain-help-seats"));
                said
            }
            _ => return None,
        })
    }

    /// Asks for something; the answer is said when it comes.
    pub(super) fn ask_server(&mut self, action: Action) -> Vec<String> {
        let asked = self.open.ask(action, &mut *self.kit.dice);
        self.asked(asked)
    }

    fn wish(&mut self, wish: Wish) -> Vec<String> {
        let asked = self.open.wish(wish);
        self.asked(asked)
    }

    fn asked(&self, asked: Result<(), Unasked>) -> Vec<String> {
        let text = self.kit.text;
        match asked {
            Ok(()) => Vec::new(),
            Err(Unasked::Busy) => vec![say!(text, "join-waiting")],
            Err(Unasked::Refused(refusal)) => vec![refused(&refusal, &self.open, text)],
            Err(Unasked::NotOurs) => self.whose_turn().into_iter().collect(),
            Err(Unasked::NotOurChoice(seat)) => {
                vec![say!(text, "far-not-your-choice", name = self.open.shown_name(seat, text))]
            }
        }
    }

    fn ask_far_coach(&mut self) -> Vec<String> {
        if self.open.game().turn().is_some() && !self.open.is_ours() {
            return self.whose_turn().into_iter().collect();
        }
        let throws = self.throws.unwrap_or(1 + FREE_RETHROWS);
        let told = self.dice.map(|hand| (hand, throws));
        let rethrows = match self.open.with_hand(self.dice, throws).phase() {
            Phase::Thrown { rethrows, .. } => rethrows,
            _ => 0,
        };
        let present = Some(Action::Throw(self.keep)).filter(|_| rethrows > 0 && self.keep != Keep::NOTHING);
        self.thinking = true;
        self.wish(Wish::Coach { present, told })
    }

    fn whose_turn(&self) -> Option<String> {
        let name = self.open.shown_name(self.open.seat()?, self.kit.text);
        Some(say!(self.kit.text, "join-turn", name = name))
    }

    /// That whoever is to play is away, when the computer may step in, and how to let it.
    fn who_is_away(&self) -> Vec<String> {
        let text = self.kit.text;
        let wait = self.open.room().and_then(Room::until_step_in);
        let (Some(wait), Some(seat)) = (wait, self.open.seat()) else { return Vec::new() };
        let (name, seconds) = (self.open.shown_name(seat, text), wait.as_secs_f64().ceil() as u64);
        let how = say!(text, "far-plain-help-computer");
        match seconds {
            0 => vec![how],
            _ => vec![say!(text, "web-step-in-wait", name = name, seconds = seconds), how],
        }
    }

    /// After a game: how the series stands, and that it may go on.
    fn what_next(&self) -> Vec<String> {
        let text = self.kit.text;
        let Some(room) = self.open.room() else { return Vec::new() };
        let mut said: Vec<String> = room.tally(text).into_iter().collect();
        said.push(if room.is_watching() {
            say!(text, "far-plain-over-watching")
        } else {
            say!(text, "far-plain-over")
        });
        said
    }

    /// What the server says.
    fn hear(&mut self) -> Vec<String> {
        let text = self.kit.text;
        let mut said = Vec::new();
        loop {
            let before = self.open.game().clone();
            let room = self.open.room().cloned().unwrap_or_default();
            let Some(news) = self.open.news() else { break };
            match news {
                News::Game { .. } if *self.open.game() == before => {}
                News::Game { .. } => said.extend(self.happened(&before)),
                News::Room(_) => said.extend(self.room_changed(&room)),
                News::Advice(words) => {
                    self.thinking = false;
                    said.push(words);
                }
                News::Address(address) => {
                    said.push(format!("{}:", say!(text, "far-move-title")));
                    said.push(address);
                }
                News::Refused(words) => {
                    self.thinking = false;
                    said.push(words);
                }
                News::Connected(true) => said.push(say!(text, "join-online")),
                News::Connected(false) => said.push(say!(text, "join-offline")),
                News::Done if self.thinking => said.push(say!(text, "coach-thinking")),
                News::Done | News::Next(_) => {}
                News::Gone => {
                    self.done = true;
                    said.push(say!(text, "join-gone"));
                }
            }
        }
        if let Some(next) = self.open.follow() {
            if *next.id() != *self.open.id() {
                said.push(say!(text, "far-again"));
            }
            self.open = next;
            self.thinking = false;
            self.forget();
            said.extend(self.arrive());
        }
        said
    }

    /// What is said when the game has moved on.
    fn happened(&mut self, before: &Game) -> Vec<String> {
        let mut said = self.since(before);
        let moment = |game: &Game| game.turn().map(|turn| (turn.seat, turn.round, turn.throws()));
        if moment(before) != moment(self.open.game()) {
            self.thinking = false;
        }
        if turns(before) != turns(self.open.game()) {
            self.forget();
        }
        // That the coach was asked, or a seat changed hands, is no reason to say it all again.
        let begun =
            |game: &Game| game.turn().map(|turn| (turn.seat, turn.round, turn.play.clone(), turn.named));
        if begun(before) != begun(self.open.game()) {
            said.extend(self.state());
            if self.open.game().turn().is_none() {
                said.extend(self.what_next());
            }
        }
        said
    }

    fn room_changed(&mut self, before: &Room) -> Vec<String> {
        let Some(room) = self.open.room() else { return Vec::new() };
        let mut said = Vec::new();
        if !before.own.is_empty() && room.own.is_empty() {
            said.push(say!(self.kit.text, "far-seat-gone"));
        }
        if room.step_in.is_some() && before.step_in.is_none() {
            said.extend(self.who_is_away());
        }
        if room.series != before.series && self.open.game().turn().is_none() {
            said.extend(room.tally(self.kit.text));
        }
        said
    }

    /// The turns that were finished, or taken back, since the game stood otherwise.
    fn since(&self, before: &Game) -> Vec<String> {
        let (was, is) = (turns(before), turns(self.open.game()));
        if is < was {
            return vec![say!(self.kit.text, "table-taken-back")];
        }
        let finished = self.open.game().turns().filter_map(|turn| Some((turn.seat, turn.entry?)));
        let new = finished.skip(was);
        let entered = |(seat, entry)| lines::entered(seat, &entry, &self.open, self.kit.text);
        let mut said: Vec<String> = new.flat_map(entered).collect();
        said.extend(self.corrected(before));
        said.extend(self.came_and_went(before));
        said
    }

    /// The turns that stand otherwise than before.
    fn corrected(&self, before: &Game) -> Vec<String> {
        let text = self.kit.text;
        let now = |step: &Step| match step {
            Step::Turn(turn) => Some((turn.crossed_out.len(), turn.entry?)),
            _ => None,
        };
        let pairs = before.steps().iter().zip(self.open.game().steps());
        let changed = pairs.filter_map(|(was, is)| {
            let (was, (is, entry)) = (now(was)?.0, now(is)?);
            (was != is).then_some(entry)
        });
        let name = |cell| text.cell_name(self.open.pad_names(), self.open.rules(), cell);
        let said =
            |entry: Entry| say!(text, "plain-corrected", points = entry.points.0, box = name(entry.cell));
        changed.map(said).collect()
    }

    fn came_and_went(&self, before: &Game) -> Vec<String> {
        let text = self.kit.text;
        let game = self.open.game();
        let name = |seat| self.open.shown_name(seat, text);
        let went = self.open.seats().filter(|&seat| game.has_left(seat) && !before.has_left(seat));
        let mut said: Vec<String> =
            went.map(|seat| say!(text, "table-seat-left", name = name(seat))).collect();
        let came = self.open.seats().skip(before.seats().into());
        said.extend(came.map(|seat| say!(text, "far-came", name = name(seat))));
        said
    }
}

/// How many turns are finished.
fn turns(game: &Game) -> usize {
    game.turns().filter(|turn| turn.entry.is_some()).count()
}
