//! Reported turns of a real table: typed input as an action, and corrections of finished turns.

use super::TableScreen;
use super::typed::{Typed, TypedKind};
use crate::Environment;
use crate::pad::{CellOffer, CellOffers};
use yatzy_rules::{Action, Cell, Hand, Play, Points, Seat, Shown, TableTurn, Turn};
use yatzy_table::View;
use yatzy_text::say;

/// A corrected turn, as it stood before.
pub struct Corrected {
    /// The version at which the correction was requested.
    version: u32,
    round: u16,
    seat: Seat,
    stood: TableTurn,
}

impl Corrected {
    /// Whether the correction is still the last event, or not stored yet.
    pub fn holds(&self, view: &View) -> bool {
        view.version <= self.version + 1
    }
}

impl TableScreen {
    /// The offers during a correction, in which the old cell counts as open. The rules check it when it is entered;
    /// these offers only show points.
    pub(super) fn corrected_offers(&self, round: u16, seat: Seat) -> CellOffers {
        let view = self.view_now();
        let rules = &view.rules;
        let card = view.card(seat);
        let old = view.turn_at(round, seat).and_then(|turn| turn.entry).map(|entry| entry.cell);
        let cells = card.into_iter().flat_map(|card| card.open().iter()).chain(old);
        let hand = self.typed.hand(rules.dice());
        let offer = |cell| match hand.map(|hand| rules.points(cell, hand)) {
            None => CellOffer::Open,
            Some(Points::ZERO) => CellOffer::Zero,
            Some(points) => CellOffer::Scores(points),
        };
        cells.map(|cell| (cell, offer(cell))).collect()
    }

    pub(super) fn count_throws(&mut self, more: i32) {
        if self.table.is_real() {
            self.typed.throws = self.typed.throws.saturating_add_signed(more as i16).max(1);
        }
    }

    /// The number of throws of the typed dice, for the coach. If it was not typed, it is the number of hands that the
    /// coach was asked about.
    pub(super) fn throws_told(&mut self, hand: Hand) -> Option<u16> {
        if self.typed.throws != Typed::default().throws {
            return Some(self.typed.throws);
        }
        self.coached.note(self.table.view(), hand);
        self.coached.throws()
    }

    pub(super) fn claim_extra_yatzy(&mut self) {
        if self.typed.kind == TypedKind::Points && self.view_now().rules.joker().is_some() {
            self.typed.extra_yatzy = !self.typed.extra_yatzy;
        }
    }

    /// The typed turn as an action, if it is complete.
    pub(super) fn table_turn(&self, cell: Cell) -> Option<Action> {
        let view = self.view_now();
        let shown: Shown = self.typed.shown(view.rules.dice())?;
        let throws = view.rules.has_chips().then_some(self.typed.throws);
        Some(match self.typed.corrects {
            None => Action::Table(TableTurn { named: None, shown, throws, cell }),
            Some((round, seat)) => {
                let named = view.turn_at(round, seat).and_then(|turn| turn.named);
                Action::Correct { round, seat, table: TableTurn { named, shown, throws, cell } }
            }
        })
    }

    pub(super) fn what_is_missing(&self, environment: &Environment) -> String {
        let (text, dice) = (environment.text, self.view_now().rules.dice());
        match self.typed.kind {
            TypedKind::Dice => {
                say!(text, "table-dice-missing", missing = usize::from(dice) - self.typed.faces.len())
            }
            TypedKind::Points => say!(text, "table-points-missing"),
        }
    }

    /// Begins the correction of a finished turn.
    pub(super) fn begin_correction(&mut self, seat: Seat, cell: Cell, environment: &Environment) {
        let Some(turn) = self.view_now().turn_that_filled(seat, cell) else { return };
        let faces = turn.hand().map(|hand: Hand| hand.faces().collect()).unwrap_or_default();
        let (kind, digits) = match (&turn.play, turn.entry) {
            (Play::Points { .. }, Some(entry)) => (TypedKind::Points, entry.points.to_string()),
            _ => (TypedKind::Dice, String::new()),
        };
        let throws = turn.throws().unwrap_or(Typed::default().throws);
        let (round, name) = (turn.round, self.view_now().name(environment.text, seat));
        self.note = Some(say!(environment.text, "table-correcting", name = name, round = round));
        let corrects = Some((round, seat));
        self.typed = Typed { kind, faces, digits, throws, corrects, is_old: true, ..Typed::default() };
        self.put_cursor(seat, cell);
    }

    /// Stores what a correction replaces, so that it can be undone.
    pub(super) fn note_correction(&mut self, action: Action) {
        let Action::Correct { round, seat, .. } = action else { return };
        let view = self.view_now();
        let stood = view.turn_at(round, seat).and_then(|turn| as_told(turn, view.rules.has_chips()));
        self.corrected = stood.map(|stood| Corrected { version: view.version, round, seat, stood });
    }

    /// The action that undoes the last correction, if nothing has happened since.
    pub(super) fn undone_correction(&self) -> Option<Action> {
        let Corrected { version, round, seat, stood } = self.corrected.as_ref()?;
        let last = self.view_now().version == version + 1;
        last.then_some(Action::Correct { round: *round, seat: *seat, table: *stood })
    }
}

/// A finished turn in the form of a reported one.
fn as_told(turn: &Turn, with_throws: bool) -> Option<TableTurn> {
    let entry = turn.entry?;
    let shown = match turn.hand() {
        Some(hand) => Shown::Hand(hand),
        None => Shown::Points { points: entry.points, extra_yatzy: entry.extra > Points::ZERO },
    };
    let throws = turn.throws().filter(|_| with_throws);
    Some(TableTurn { named: turn.named, shown, throws, cell: entry.cell })
}
