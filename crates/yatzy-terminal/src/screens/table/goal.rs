//! Setting a goal at the table.

use super::{Overlay, TableScreen};
use crate::panel::KeyHint;
use crate::{Environment, Msg};
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;
use yatzy_rules::{Goal, Seat};
use yatzy_text::{Text, say};

impl TableScreen {
    /// The seat here that may set its goal: the seat to play, or the only one.
    pub(super) fn goal_seat(&self) -> Option<Seat> {
        let may =
            |seat: &Seat| self.view_now().seat(*seat).is_some_and(|seat| self.view_now().may_set_goal(seat));
        let own = self.table.leaver();
        own.filter(may)
    }

    pub(super) fn ask_for_goal(&mut self) {
        self.dialog.total.clear();
        self.overlay = Some(Overlay::Goal);
    }

    pub(super) fn update_goal(&mut self, msg: Msg, text: Text) {
        let Msg::Key(key) = msg else { return };
        let goal = match key {
            KeyCode::Char(digit @ '0'..='9') => {
                let typed = format!("{}{digit}", self.dialog.total);
                if typed.parse().is_ok_and(|total: u32| total <= Goal::MAX_TOTAL) {
                    self.dialog.total = typed;
                }
                return;
            }
            KeyCode::Backspace => {
                self.dialog.total.pop();
                return;
            }
            KeyCode::Enter => self.dialog.total.parse().ok().map(Goal::AtLeast),
            KeyCode::Char('m') => Some(Goal::Mean),
            KeyCode::Char('r') => Some(Goal::Record),
            KeyCode::Char('w') if self.view_now().seats.len() > 1 => Some(Goal::Win),
            KeyCode::Esc => None,
            _ => return,
        };
        self.overlay = None;
        if let (Some(goal), Some(seat)) = (goal, self.goal_seat()) {
            self.note = self.table.set_goal(seat, goal, text).err();
        }
    }

    pub(super) fn view_goal(&mut self, buf: &mut Buffer, area: Rect, environment: &Environment) {
        let text = environment.text;
        let key = |letter: char, words| KeyHint::new(letter, words, Msg::Key(KeyCode::Char(letter)));
        let mut hints = vec![key('m', say!(text, "goal-mean")), key('r', say!(text, "goal-record"))];
        if self.view_now().seats.len() > 1 {
            hints.push(key('w', say!(text, "goal-win")));
        }
        hints.push(KeyHint::several("0-9", say!(text, "goal-type-total")));
        hints.push(KeyHint::new(
            say!(text, "keycap-enter"),
            say!(text, "goal-set"),
            Msg::Key(KeyCode::Enter),
        ));
        hints.push(KeyHint::new(say!(text, "keycap-esc"), say!(text, "leave-not"), Msg::Key(KeyCode::Esc)));
        let total = match self.dialog.total.parse::<u32>() {
            Ok(total) => format!("{}_", say!(text, "goal-total-of", total = total)),
            Err(_) => "_".to_owned(),
        };
        self.ask(buf, area, environment, &say!(text, "goal-title"), &[String::new(), total], &hints);
    }
}
