//! The coach at the table: asked about what the person seems to be about to do.

use super::TableScreen;
use yatzy_rules::{Action, FREE_RETHROWS, Keep, Phase};
use yatzy_table::About;
use yatzy_text::Text;

impl TableScreen {
    pub(super) fn ask_coach(&mut self, text: Text) {
        let told = self.typed.hand(self.view_now().rules.dice()).filter(|_| self.table.is_real());
        let told = told.map(|hand| (hand, self.throws_told(hand)));
        let rethrows = match (self.view_now().phase, told) {
            (Phase::Thrown { rethrows, .. }, _) => Some(rethrows),
            (_, Some((_, throws))) => Some((1 + FREE_RETHROWS).saturating_sub(throws)),
            _ => None,
        };
        let present = rethrows.and_then(|rethrows| self.present(rethrows));
        if self.table.ask_coach(About { present, told }, text) {
            self.advice = None;
        }
    }

    /// What the person seems to be about to do: the box they went to, or the dice they kept.
    fn present(&self, rethrows: u16) -> Option<Action> {
        match self.cursor.filter(|_| self.moved) {
            Some((_, cell)) => Some(Action::Enter(cell)),
            None if rethrows > 0 && self.tray.kept() != Keep::NOTHING => {
                Some(Action::Throw(self.tray.kept()))
            }
            None => None,
        }
    }
}
