//! The table of a game that a server keeps: what is asked of it, and what comes in.

use super::{TableScreen, Typed};
use crate::{Kit, News, Unasked, refused};
use std::time::Duration;
use yatzy_rules::Action;
use yatzy_text::{Text, say};

/// How often news are looked for.
pub(super) const LISTEN: Duration = Duration::from_millis(50);

impl TableScreen {
    /// Asks for something; what comes of it is shown when the server has said so.
    pub(super) fn ask_server(&mut self, action: Action, kit: &mut Kit) {
        self.note = match self.open.ask(action, &mut *kit.dice) {
            Ok(()) | Err(Unasked::Busy) => Some(say!(kit.text, "join-waiting")),
            Err(Unasked::NotOurs) => self.whose_turn(kit.text),
            Err(Unasked::Refused(refusal)) => Some(refused(&refusal, &self.open, kit.text)),
        };
    }

    /// Takes in what the server says.
    pub(super) fn hear_server(&mut self, kit: &Kit) {
        let turn = |screen: &TableScreen| screen.open.game().turn().map(|turn| (turn.seat, turn.round));
        let before = turn(self);
        while let Some(news) = self.open.news() {
            self.note = match news {
                News::Game { .. } => {
                    self.moved = false;
                    if turn(self) != before {
                        self.first = None;
                        self.typed = Typed::default();
                    }
                    None
                }
                News::Refused(words) => Some(words),
                News::Connected(true) => Some(say!(kit.text, "join-online")),
                News::Connected(false) => Some(say!(kit.text, "join-offline")),
                News::Gone => Some(say!(kit.text, "join-gone")),
            };
        }
    }

    /// Who is to play, where it is nobody here.
    pub(super) fn whose_turn(&self, text: Text) -> Option<String> {
        let name = self.open.shown_name(self.open.seat()?, text);
        Some(say!(text, "join-turn", name = name))
    }
}
