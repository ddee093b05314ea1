//! The table of a game that a server keeps: what is asked of it, what comes in, and what can be done by someone
//! whose turn it is not.

use super::{Overlay, TableScreen, Typed, tray_of};
use crate::panel::KeyHint;
use crate::screens::Next;
use crate::{Kit, Msg, News, Unasked, Wish, refused};
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;
use std::time::Duration;
use yatzy_rules::{Action, DiceSource, Phase, Seat};
use yatzy_text::{Text, say};

/// How often news are looked for.
pub(super) const LISTEN: Duration = Duration::from_millis(50);

/// What was asked of the server, and what it wants to know first.
#[derive(Debug, Default)]
pub struct Errand {
    /// Whether the coach thinks.
    thinking: bool,
    /// The name to sit down by, as far as it is typed.
    name: String,
    /// Where another device takes the seat.
    address: String,
}

impl TableScreen {
    /// Asks for something; what comes of it is shown when the server has said so.
    pub(super) fn ask_server(&mut self, action: Action, kit: &mut Kit) {
        let asked = self.open.ask(action, &mut *kit.dice);
        self.asked(asked, kit.text);
    }

    fn wish(&mut self, wish: Wish, text: Text) {
        let asked = self.open.wish(wish);
        self.asked(asked, text);
    }

    fn asked(&mut self, asked: Result<(), Unasked>, text: Text) {
        self.note = match asked {
            // That an answer is awaited is said for as long as it is.
            Ok(()) | Err(Unasked::Busy) => None,
            Err(Unasked::NotOurs) => self.whose_turn(text),
            Err(Unasked::NotOurChoice(seat)) => {
                Some(say!(text, "far-not-your-choice", name = self.open.shown_name(seat, text)))
            }
            Err(Unasked::Refused(refusal)) => Some(refused(&refusal, &self.open, text)),
        };
    }

    /// Asks the server's coach about what the person seems to be about to do.
    pub(super) fn ask_far_coach(&mut self, kit: &Kit) {
        let told = self.typed.hand(self.open.rules().dice()).map(|hand| (hand, self.typed.throws));
        let present = self.present(&self.open.with_hand(told.map(|(hand, _)| hand), self.typed.throws));
        let asked = self.open.wish(Wish::Coach { present, told });
        self.errand.thinking |= asked.is_ok();
        self.asked(asked, kit.text);
    }

    /// Whether the coach may be asked; at a table that is kept here it may.
    pub(super) fn has_coach(&self) -> bool {
        self.open.room().is_none_or(|room| room.hints)
    }

    /// Takes in what the server says; leads on where the table has gone on.
    pub(super) fn hear_server(&mut self, kit: &Kit) -> Option<Next> {
        while self.open.is_far() {
            let (turn, moment) = (self.turn_now(), self.moment());
            let (waited, had_seat) = (self.open.is_waiting(), !self.open.own_seats().is_empty());
            let Some(news) = self.open.news() else { break };
            match news {
                News::Game { .. } => {
                    if self.moment() != moment {
                        self.moved_on(turn, waited, kit.text);
                    }
                }
                News::Room(_) if had_seat && self.open.own_seats().is_empty() => {
                    self.note = Some(say!(kit.text, "far-seat-gone"));
                }
                News::Done => {
                    if self.typed.corrects.is_some() {
                        self.typed = Typed::default();
                    }
                    self.note = self.errand.thinking.then(|| say!(kit.text, "coach-thinking"));
                }
                News::Refused(words) => {
                    self.errand.thinking = false;
                    self.note = Some(words);
                }
                News::Advice(words) => {
                    (self.errand.thinking, self.note) = (false, None);
                    self.advice = Some(words);
                }
                News::Address(address) => {
                    self.note = None;
                    self.errand.address = address;
                    self.overlay = Some(Overlay::Address);
                }
                News::Connected(true) => self.note = Some(say!(kit.text, "join-online")),
                News::Room(_) | News::Connected(false) | News::Next(_) | News::Gone => {}
            }
        }
        // At the end of a game the result is looked at first.
        self.open.game().turn()?;
        self.open.follow().map(Next::Table)
    }

    /// Something happened at the table. What was about another moment would only confuse now.
    fn moved_on(&mut self, before: Option<(Seat, u16)>, waited: bool, text: Text) {
        (self.moved, self.advice, self.note) = (false, None, None);
        self.errand.thinking = false;
        if !self.open.is_ours() {
            self.tray = tray_of(&self.open);
        }
        if self.turn_now() == before {
            return;
        }
        self.first = None;
        if self.typed.corrects.is_none() {
            // Whoever was still typing is told that someone else has told the turn.
            let typed = !self.typed.faces.is_empty() || !self.typed.digits.is_empty();
            self.note = (typed && !waited).then(|| say!(text, "server-stale"));
            self.typed = Typed::default();
        }
    }

    fn turn_now(&self) -> Option<(Seat, u16)> {
        self.open.game().turn().map(|turn| (turn.seat, turn.round))
    }

    /// What advice is about: the turn, and how far it is.
    fn moment(&self) -> Option<(Seat, u16, Option<u16>, Phase)> {
        let turn = self.open.game().turn()?;
        Some((turn.seat, turn.round, turn.throws(), self.open.game().phase()))
    }

    /// Who is to play, where it is nobody here.
    pub(super) fn whose_turn(&self, text: Text) -> Option<String> {
        let name = self.open.shown_name(self.open.seat()?, text);
        Some(say!(text, "join-turn", name = name))
    }

    /// Whether the one who has this screen to themselves is to play.
    pub(super) fn is_your_turn(&self) -> bool {
        let own = self.open.room().map(|room| room.own.as_slice()).unwrap_or_default();
        own.len() == 1 && self.open.seat() == own.first().copied()
    }

    /// What must be known of the table before anything else: that it can't be reached or is gone, that one only
    /// watches, that whoever is to play is away.
    pub(super) fn around(&self, text: Text) -> Option<String> {
        let room = self.open.room()?;
        if self.open.is_gone() {
            return Some(say!(text, "join-gone"));
        }
        match (self.open.is_offline(), self.open.is_waiting()) {
            (true, true) => {
                return Some(format!("{} {}", say!(text, "join-offline"), say!(text, "join-waiting")));
            }
            (true, false) => return Some(say!(text, "join-offline")),
            (false, true) => return Some(say!(text, "join-waiting")),
            (false, false) => {}
        }
        let seconds = room.until_step_in().map(|wait| wait.as_secs_f64().ceil() as u64);
        match (self.open.seat(), seconds) {
            (Some(seat), Some(seconds @ 1..)) => {
                let name = self.open.shown_name(seat, text);
                Some(say!(text, "web-step-in-wait", name = name, seconds = seconds))
            }
            _ if room.is_watching() => Some(say!(text, "join-watching")),
            _ if !room.away.is_empty() => {
                let names: Vec<String> =
                    room.away.iter().map(|seat| self.open.shown_name(*seat, text)).collect();
                Some(say!(text, "far-away", names = text.all_of(&names)))
            }
            _ => None,
        }
    }

    /// What someone can do whose turn it is not.
    pub(super) fn guest_keys(&self, text: Text) -> Vec<KeyHint> {
        let key = |letter: char, words| KeyHint::new(letter, words, Msg::Key(KeyCode::Char(letter)));
        let mut hints = Vec::new();
        if self.can_step_in() {
            hints.push(key('b', say!(text, "web-step-in")));
        }
        if self.can_sit() {
            hints.push(key('s', say!(text, "web-seat-take")));
        }
        hints
    }

    fn can_step_in(&self) -> bool {
        let wait = self.open.room().and_then(crate::Room::until_step_in);
        wait.is_some_and(|wait| wait.is_zero()) && self.open.game().source() == DiceSource::Program
    }

    fn can_sit(&self) -> bool {
        self.open.room().is_some_and(|room| room.free && room.is_watching())
    }

    pub(super) fn guest_key(&mut self, msg: Msg, kit: &Kit) {
        match msg {
            Msg::Key(KeyCode::Char('b')) if self.can_step_in() => self.wish(Wish::StepIn, kit.text),
            Msg::Key(KeyCode::Char('s')) if self.can_sit() => self.overlay = Some(Overlay::Sit),
            _ => self.note = self.whose_turn(kit.text),
        }
    }

    pub(super) fn update_sit(&mut self, msg: Msg, kit: &Kit) {
        match msg {
            Msg::Key(KeyCode::Enter) if !self.errand.name.trim().is_empty() => {
                self.overlay = None;
                self.wish(Wish::Sit(self.errand.name.trim().to_owned()), kit.text);
            }
            Msg::Key(KeyCode::Char(letter)) => {
                let longer = format!("{}{letter}", self.errand.name);
                // A space at the end is on its way to a second name.
                if yatzy_rules::clean_name(&longer).len() + 1 >= longer.len() {
                    self.errand.name = longer;
                }
            }
            Msg::Key(KeyCode::Backspace) => drop(self.errand.name.pop()),
            Msg::Key(KeyCode::Esc) => self.overlay = None,
            _ => {}
        }
    }

    pub(super) fn view_sit(&mut self, buf: &mut Buffer, area: Rect, kit: &Kit) {
        let text = kit.text;
        let hints = [
            KeyHint::new(say!(text, "keycap-enter"), say!(text, "web-seat-take"), Msg::Key(KeyCode::Enter)),
            KeyHint::new(say!(text, "keycap-esc"), say!(text, "leave-not"), Msg::Key(KeyCode::Esc)),
        ];
        let name = format!("{}_", self.errand.name);
        self.ask(buf, area, kit, &say!(text, "far-sit-question"), &[String::new(), name], &hints);
    }

    pub(super) fn move_seat(&mut self, kit: &Kit) {
        self.overlay = None;
        if let Some(seat) = self.open.leaver() {
            self.wish(Wish::Move(seat), kit.text);
        }
    }

    pub(super) fn view_address(&mut self, buf: &mut Buffer, area: Rect, kit: &Kit) {
        let text = kit.text;
        let columns = usize::from(area.width.saturating_sub(8)).max(1);
        let letters: Vec<char> = self.errand.address.chars().collect();
        let mut lines = vec![String::new()];
        lines.extend(letters.chunks(columns).map(|line| line.iter().collect::<String>()));
        let hints = [KeyHint::new(say!(text, "keycap-esc"), say!(text, "leave-not"), Msg::Key(KeyCode::Esc))];
        self.ask(buf, area, kit, &say!(text, "far-move-title"), &lines, &hints);
    }
}
