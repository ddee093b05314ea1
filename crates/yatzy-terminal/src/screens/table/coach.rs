//! Questions to the coach, about the action that the person seems to choose.

use super::TableScreen;
use yatzy_text::Text;

impl TableScreen {
    pub(super) fn ask_coach(&mut self, text: Text) {
        let told = self.typed.hand(self.view_now().rules.dice()).filter(|_| self.table.is_real());
        let told = told.map(|hand| (hand, self.throws_told(hand)));
        let cell = self.cursor.filter(|_| self.moved).map(|(_, cell)| cell);
        let about = self.view_now().about(told, cell, self.tray.kept());
        if self.table.ask_coach(about, text) {
            self.advice = None;
        }
    }
}
