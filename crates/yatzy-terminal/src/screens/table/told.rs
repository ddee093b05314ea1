//! Turns told from the table: what is typed as an action, and a finished turn taken up to be corrected.

use super::TableScreen;
use super::typed::{Typed, What};
use crate::Kit;
use crate::pad::{Offer, Offers};
use yatzy_rules::{Action, Cell, Hand, Play, Points, Seat, Shown, TableTurn, Turn};
use yatzy_text::say;

impl TableScreen {
    /// While a turn is corrected, its old cell counts as open. The rules have the last word when it is
    /// entered; here the boxes just say what they pay.
    pub(super) fn corrected_offers(&self, round: u16, seat: Seat) -> Offers {
        let rules = self.open.rules();
        let card = self.open.game().card(seat);
        let old = self.finished_turn(round, seat).and_then(|turn| turn.entry).map(|entry| entry.cell);
        let cells = card.into_iter().flat_map(|card| card.open().iter()).chain(old);
        let hand = self.typed.hand(rules.dice());
        let offer = |cell| match hand.map(|hand| rules.points(cell, hand)) {
            None => Offer::Open,
            Some(Points::ZERO) => Offer::Zero,
            Some(points) => Offer::Pays(points),
        };
        cells.map(|cell| (cell, offer(cell))).collect()
    }

    pub(super) fn finished_turn(&self, round: u16, seat: Seat) -> Option<&Turn> {
        self.open.game().turn_at(round, seat)
    }

    pub(super) fn count_throws(&mut self, more: i32) {
        if self.is_real() {
            self.typed.throws = self.typed.throws.saturating_add_signed(more as i16).max(1);
        }
    }

    pub(super) fn claim_extra_yatzy(&mut self) {
        if self.typed.what == What::Points && self.open.rules().joker().is_some() {
            self.typed.extra_yatzy = !self.typed.extra_yatzy;
        }
    }

    /// The typed turn as an action, if enough of it is typed.
    pub(super) fn table_turn(&self, cell: Cell) -> Option<Action> {
        let rules = self.open.rules();
        let shown: Shown = self.typed.shown(rules.dice())?;
        let throws = rules.has_chips().then_some(self.typed.throws);
        Some(match self.typed.corrects {
            None => Action::Table(TableTurn { named: None, shown, throws, cell }),
            Some((round, seat)) => {
                let named = self.finished_turn(round, seat).and_then(|turn| turn.named);
                Action::Correct { round, seat, table: TableTurn { named, shown, throws, cell } }
            }
        })
    }

    pub(super) fn what_is_missing(&self, kit: &Kit) -> String {
        let dice = self.open.rules().dice();
        match self.typed.what {
            What::Dice => {
                say!(kit.text, "table-dice-missing", missing = usize::from(dice) - self.typed.faces.len())
            }
            What::Points => say!(kit.text, "table-points-missing"),
        }
    }

    /// Takes up a finished turn of a game with real dice, to say what it should have been.
    pub(super) fn begin_correction(&mut self, seat: Seat, cell: Cell, kit: &Kit) {
        let Some(turn) = self.open.game().turn_of(seat, cell) else {
            return;
        };
        let faces = turn.hand().map(|hand: Hand| hand.faces().collect()).unwrap_or_default();
        let (what, digits) = match (&turn.play, turn.entry) {
            (Play::Points { .. }, Some(entry)) => (What::Points, entry.points.to_string()),
            _ => (What::Dice, String::new()),
        };
        let throws = turn.throws().unwrap_or(Typed::default().throws);
        let name = self.open.shown_name(seat, kit.text);
        self.note = Some(say!(kit.text, "table-correcting", name = name, round = turn.round));
        let corrects = Some((turn.round, seat));
        self.typed = Typed { what, faces, digits, throws, corrects, is_old: true, ..Typed::default() };
        self.put_cursor(seat, cell);
    }
}
