//! Updates of the house, handled at the table.

use super::dialog::Dialog;
use super::{Overlay, TableScreen, Typed, tray_of};
use crate::open_table::is_same_moment;
use crate::{Environment, TableUpdate};
use yatzy_table::View;
use yatzy_text::say;

impl TableScreen {
    /// Handles the updates of the house.
    pub(super) fn hear(&mut self, environment: &Environment) {
        let text = environment.text;
        self.record.hear();
        loop {
            let waited = self.table.is_waiting();
            let Some(news) = self.table.hear(text) else { break };
            match news {
                TableUpdate::Changed(before) => {
                    self.watch(&before, environment);
                    self.changed(&before, waited, environment);
                }
                TableUpdate::Done => {
                    if self.typed.corrects.is_some() {
                        (self.typed, self.moved, self.first) = (Typed::default(), false, None);
                    }
                    self.note = self.then.take();
                }
                TableUpdate::Refused(words) => {
                    self.then = None;
                    self.note = Some(words);
                }
                TableUpdate::CoachAnswer(Some(advice)) => {
                    let said = [Some(advice.sentence.as_str()), advice.cost.as_deref()];
                    self.advice = Some(said.into_iter().flatten().collect::<Vec<_>>().join(" "));
                    self.note = None;
                }
                TableUpdate::CoachAnswer(None) => self.note = Some(say!(text, "coach-absent")),
                TableUpdate::Link(link) => {
                    let base = environment.connection.offers().address.clone().unwrap_or_default();
                    let address = format!("{base}{}", link.path(&self.view_now().id));
                    self.dialog = Dialog { address, ..Dialog::default() };
                    self.overlay = Some(Overlay::Address);
                }
                TableUpdate::Connected(true) => self.note = Some(say!(text, "online-connected")),
                TableUpdate::Connected(false) | TableUpdate::Next(_) | TableUpdate::Gone => {}
            }
        }
    }

    fn changed(&mut self, before: &View, waited: bool, environment: &Environment) {
        let text = environment.text;
        let view = self.table.view();
        if !before.you.seats.is_empty() && view.you.seats.is_empty() {
            self.note = Some(say!(text, "online-seat-gone"));
        }
        if before.version != view.version {
            self.corrected = self.corrected.take().filter(|corrected| corrected.holds(view));
        }
        if is_same_moment(before, view) {
            return;
        }
        if view.you.to_play && !before.you.to_play && !self.table.is_own() {
            environment.turn_sound.ring();
        }
        // Notes about an earlier throw would confuse.
        (self.moved, self.advice, self.note) = (false, None, None);
        let turn = |view: &View| view.turn.as_ref().map(|turn| (turn.seat, turn.round));
        let same_turn = turn(before) == turn(view);
        let thrown = view.turn.as_ref().is_some_and(|turn| turn.hand().is_some());
        self.landed = (thrown && view.you.to_play).then(|| (environment.clock)());
        if !view.you.to_play {
            self.tray = tray_of(view);
        }
        if same_turn {
            return;
        }
        self.first = None;
        if self.typed.corrects.is_none() {
            // The person was still typing when another device reported the turn.
            let typed = !self.typed.faces.is_empty() || !self.typed.digits.is_empty();
            self.note = (typed && !waited).then(|| say!(text, "server-stale"));
            self.typed = Typed::default();
        }
    }
}
