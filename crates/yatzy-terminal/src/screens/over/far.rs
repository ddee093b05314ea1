//! The end of a game that a server keeps: the table may play again, by a key here or on any other device.

use super::Over;
use crate::panel::KeyHint;
use crate::screens::Next;
use crate::{Kit, Msg, News, Unasked, Wish, refused};
use ratatui::crossterm::event::KeyCode;
use std::time::{Duration, Instant};
use yatzy_rules::{Action, DiceSource};
use yatzy_text::{Text, say};

/// How often news are looked for.
const LISTEN: Duration = Duration::from_millis(100);

/// How long the result stays before the table is followed to a game that another device began.
const STAY: Duration = Duration::from_secs(10);

/// What a server's table is up to.
#[derive(Debug, Default)]
pub struct Rematch {
    /// Whether it was asked for here.
    asked: bool,
    /// When the table is followed.
    at: Option<Instant>,
}

impl Over {
    /// How long until something may happen by itself.
    pub fn patience(&self) -> Option<Duration> {
        self.open.is_far().then_some(LISTEN)
    }

    /// Takes in what the server says and what is meant for it.
    pub(super) fn hear_server(&mut self, msg: Msg, kit: &mut Kit) -> Option<Next> {
        while let Some(news) = self.open.news() {
            match news {
                News::Game { .. } if self.open.game().turn().is_some() => {
                    return Some(Next::Table(self.open.again()));
                }
                News::Refused(words) => self.note = Some(words),
                News::Connected(true) => self.note = Some(say!(kit.text, "join-online")),
                _ => {}
            }
        }
        if !self.open.is_far() {
            return None;
        }
        // Enter is on everyone's mind at the end of a game, and would begin the next one for the whole table.
        let wants_on = msg == Msg::Key(KeyCode::Char('n'));
        if self.open.has_next() {
            let at = *self.rematch.at.get_or_insert_with(|| Instant::now() + STAY);
            let follow = self.rematch.asked || wants_on || at <= Instant::now();
            return if follow { self.open.follow().map(Next::Table) } else { None };
        }
        if wants_on && self.may_ask() {
            self.rematch.asked = true;
            self.asked(Wish::Rematch, kit.text);
        } else if msg == Msg::Key(KeyCode::Char('u')) && self.may_take_back() {
            match self.open.game().decide(Action::TakeBack, &mut *kit.dice) {
                Ok(_) => self.asked(Wish::Act(Action::TakeBack), kit.text),
                Err(refusal) => self.note = Some(refused(&refusal, &self.open, kit.text)),
            }
        }
        None
    }

    fn asked(&mut self, wish: Wish, text: Text) {
        if matches!(self.open.wish(wish), Ok(()) | Err(Unasked::Busy)) {
            self.note = Some(say!(text, "join-waiting"));
        }
    }

    /// Whoever watches waits for those who play.
    fn may_ask(&self) -> bool {
        self.open.room().is_some_and(|room| !room.is_watching()) && !self.open.is_gone()
    }

    /// Once the program's dice are laid open nothing is taken back.
    fn may_take_back(&self) -> bool {
        self.may_ask() && self.open.game().source() == DiceSource::Table
    }

    /// What is to be said of the table: who leads the series, that it goes on, that it can't be reached.
    pub(super) fn around(&self, text: Text) -> Vec<String> {
        let mut said = Vec::new();
        if self.open.is_gone() {
            said.push(say!(text, "join-gone"));
        } else if self.open.is_offline() {
            said.push(say!(text, "join-offline"));
        }
        said.extend(self.open.room().and_then(|room| room.tally(text)));
        if let Some(at) = self.rematch.at.filter(|_| self.open.has_next()) {
            let seconds = at.saturating_duration_since(Instant::now()).as_secs_f64().ceil() as u64;
            said.push(say!(text, "far-again-soon", seconds = seconds));
        }
        said
    }

    pub(super) fn far_hints(&self, text: Text) -> Vec<KeyHint> {
        let key = |letter: char, words| KeyHint::new(letter, words, Msg::Key(KeyCode::Char(letter)));
        let mut hints = Vec::new();
        if self.open.has_next() {
            hints.push(key('n', say!(text, "web-rematch-go")));
        } else if self.may_ask() {
            hints.push(key('n', say!(text, "over-again")));
        }
        hints.push(key('a', say!(text, "over-report")));
        hints.push(key('s', say!(text, "over-save")));
        if self.may_take_back() {
            hints.push(key('u', say!(text, "over-undo")));
        }
        hints.push(key('q', say!(text, "over-leave")));
        hints
    }
}
