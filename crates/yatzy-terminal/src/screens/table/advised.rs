//! The coach at the table: asked about what the person seems to be about to do, and heard.

use super::TableScreen;
use crate::Kit;
use crate::coach::Advice;
use crate::thought::Thought;
use yatzy_rules::{Action, Game, Keep, Phase};
use yatzy_text::say;

impl TableScreen {
    pub(super) fn ask_coach(&mut self, kit: &mut Kit) {
        if self.open.is_far() {
            return self.ask_far_coach(kit);
        }
        let Some(coach) = kit.coach.clone() else {
            self.note = Some(say!(kit.text, "coach-absent"));
            return;
        };
        if self.coach.is_some() {
            // Thinking already.
            return;
        }
        let (names, text) = (self.open.pad_names().clone(), kit.text);
        let game = self.open.with_hand(self.typed.hand(self.open.rules().dice()), self.typed.throws);
        let present = self.present(&game);
        self.advice = None;
        self.coach = Some(Thought::start(move || coach.lock().ok()?.advise(&game, present, &names, text)));
    }

    /// What the person seems to be about to do: the box they went to, or the dice they kept.
    pub(super) fn present(&self, game: &Game) -> Option<Action> {
        let Phase::Thrown { rethrows, .. } = game.phase() else { return None };
        match self.cursor.filter(|_| self.moved) {
            Some((_, cell)) => Some(Action::Enter(cell)),
            None if rethrows > 0 && self.tray.kept() != Keep::NOTHING => {
                Some(Action::Throw(self.tray.kept()))
            }
            None => None,
        }
    }

    /// The coach has answered. A hint taken stands in the record.
    pub(super) fn hear(&mut self, advice: Option<Advice>, kit: &mut Kit) {
        let Some(advice) = advice else {
            self.note = Some(say!(kit.text, "coach-absent"));
            return;
        };
        let hinted = self.open.game().turn().is_some_and(|turn| turn.hinted);
        if !hinted {
            let _ = self.open.act(Action::Hint, &mut *kit.dice, &mut *kit.shelf);
        }
        let sentences: Vec<String> = [Some(advice.sentence), advice.cost].into_iter().flatten().collect();
        self.advice = Some(sentences.join(" "));
        self.note = None;
    }
}
