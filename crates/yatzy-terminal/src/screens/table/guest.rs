//! The table outside of the person's own turn: absent players, spectators, and moving a seat to another device.

use super::{Overlay, TableScreen};
use crate::panel::KeyHint;
use crate::{Environment, Msg};
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;
use yatzy_rules::DiceSource;
use yatzy_text::{Text, say};

impl TableScreen {
    /// Whether it is the turn of the only seat on this device.
    pub(super) fn is_your_turn(&self) -> bool {
        let view = self.view_now();
        !self.table.is_own() && self.table.seat().is_some_and(|seat| view.you.is_alone_at(seat))
    }

    /// The most urgent sentence: a lost connection, a deleted game, that the person is a spectator, or that the player
    /// is away.
    pub(super) fn around(&self, text: Text) -> Option<String> {
        if let Some(trouble) = self.table.trouble(text) {
            return Some(trouble);
        }
        let view = self.view_now();
        let seconds = self.table.until_step_in().map(|wait| wait.as_secs_f64().ceil() as u64);
        match (self.table.seat(), seconds) {
            (Some(seat), Some(seconds @ 1..)) => {
                let name = view.name(text, seat);
                Some(say!(text, "table-step-in-wait", name = name, seconds = seconds))
            }
            _ if view.you.is_watching() => Some(say!(text, "table-watching")),
            _ => {
                let away: Vec<String> = view.away().map(|seat| seat.shown(text)).collect();
                (!away.is_empty()).then(|| say!(text, "online-away", names = text.all_of(&away)))
            }
        }
    }

    /// The keys outside of the person's own turn.
    pub(super) fn guest_keys(&self, text: Text) -> Vec<KeyHint> {
        let key = |letter: char, words| KeyHint::new(letter, words, Msg::Key(KeyCode::Char(letter)));
        let mut hints = Vec::new();
        if self.can_step_in() {
            hints.push(key('b', say!(text, "table-step-in")));
        }
        if self.table.can_sit() {
            hints.push(key('s', say!(text, "seat-take")));
        }
        hints
    }

    fn can_step_in(&self) -> bool {
        let wait = self.table.until_step_in();
        wait.is_some_and(|wait| wait.is_zero()) && self.view_now().source == DiceSource::Program
    }

    pub(super) fn guest_key(&mut self, msg: Msg, environment: &Environment) {
        match msg {
            Msg::Key(KeyCode::Char('b')) if self.can_step_in() => drop(self.table.step_in()),
            Msg::Key(KeyCode::Char('s')) if self.table.can_sit() => self.overlay = Some(Overlay::Sit),
            // Without a coach the house explains why.
            Msg::Key(KeyCode::Char('c')) if !self.view_now().coach => self.ask_coach(environment.text),
            _ => self.note = self.table.whose_turn(environment.text),
        }
    }

    pub(super) fn update_sit(&mut self, msg: Msg) {
        match msg {
            Msg::Key(KeyCode::Enter) if !self.dialog.name.trim().is_empty() => {
                self.overlay = None;
                let name = self.dialog.name.trim().to_owned();
                self.table.sit(&name);
            }
            Msg::Key(KeyCode::Char(letter)) => self.dialog.letter(letter),
            Msg::Key(KeyCode::Backspace) => drop(self.dialog.name.pop()),
            Msg::Key(KeyCode::Esc) => self.overlay = None,
            _ => {}
        }
    }

    pub(super) fn view_sit(&mut self, buf: &mut Buffer, area: Rect, environment: &Environment) {
        let text = environment.text;
        let hints = [
            KeyHint::new(say!(text, "keycap-enter"), say!(text, "seat-take"), Msg::Key(KeyCode::Enter)),
            KeyHint::new(say!(text, "keycap-esc"), say!(text, "leave-not"), Msg::Key(KeyCode::Esc)),
        ];
        let name = format!("{}_", self.dialog.name);
        self.ask(buf, area, environment, &say!(text, "online-sit-question"), &[String::new(), name], &hints);
    }

    /// Whether a seat can move from here to another device.
    pub(super) fn can_move_seat(&self, environment: &Environment) -> bool {
        let own = self.table.leaver().is_some_and(|seat| self.view_now().you.seats.contains(&seat));
        own && environment.connection.offers().address.is_some()
    }

    pub(super) fn move_seat(&mut self) {
        self.overlay = None;
        if let Some(seat) = self.table.leaver() {
            self.table.relink(seat);
        }
    }

    pub(super) fn view_address(&mut self, buf: &mut Buffer, area: Rect, environment: &Environment) {
        let text = environment.text;
        let columns = usize::from(area.width.saturating_sub(8)).max(1);
        let letters: Vec<char> = self.dialog.address.chars().collect();
        let mut lines = vec![String::new()];
        lines.extend(letters.chunks(columns).map(|line| line.iter().collect::<String>()));
        let hints = [KeyHint::new(say!(text, "keycap-esc"), say!(text, "leave-not"), Msg::Key(KeyCode::Esc))];
        self.ask(buf, area, environment, &say!(text, "online-move-title"), &lines, &hints);
    }
}
