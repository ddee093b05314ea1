//! Turns with real dice. A hand is judged like a throw. Points alone are accepted if at least one hand would
//! make them legal on this card.

use super::{DiceSource, Entry, Game, Refusal, Shown, TableTurn, Turn};
use crate::{Card, Cell, Hand, Play, Points, Ruleset, Seat};
use std::collections::BTreeSet;

impl Game {
    /// The points that can be entered for a cell now, without or with an extra yatzy, in ascending order.
    /// Empty if no hand can be entered. With declared boxes, `named` is the box if it was not named yet.
    pub fn possible_points(&self, cell: Cell, named: Option<Cell>, extra_yatzy: bool) -> Vec<Points> {
        let Some(turn) = &self.turn else { return Vec::new() };
        self.possible(turn.seat, turn.named.or(named), cell, extra_yatzy)
    }

    fn possible(&self, seat: Seat, named: Option<Cell>, cell: Cell, extra_yatzy: bool) -> Vec<Points> {
        self.rules().points_to_tell(self.card_of(seat), named, cell, extra_yatzy)
    }

    /// The entry of a table turn, for the seat to play.
    pub(super) fn table_entry(&self, table: &TableTurn) -> Result<Entry, Refusal> {
        let turn = self.turn.as_ref().ok_or(Refusal::GameOver)?;
        if self.source() != DiceSource::Table {
            return Err(Refusal::NotFromTheTable);
        }
        if turn.hand().is_some() {
            return Err(Refusal::TurnHasBegun);
        }
        self.check_throws(turn, table.throws)?;
        let named = self.table_name(turn, table.named)?;
        match table.shown {
            Shown::Hand(hand) => self.entry_of(turn.seat, named, hand, table.cell),
            Shown::Points { points, extra_yatzy } => {
                self.claimed(turn.seat, named, table.cell, points, extra_yatzy)
            }
        }
    }

    fn table_name(&self, turn: &Turn, named: Option<Cell>) -> Result<Option<Cell>, Refusal> {
        match (self.rules().declares(), turn.named, named) {
            (false, _, Some(_)) => Err(Refusal::NothingToName),
            (false, _, None) => Ok(None),
            (true, Some(_), Some(_)) => Err(Refusal::AlreadyNamed),
            (true, None, None) => Err(Refusal::NameFirst),
            (true, earlier, now) => {
                let cell = earlier.or(now).expect("one of the two is there");
                self.check_open(turn.seat, cell).map(|()| Some(cell))
            }
        }
    }

    fn check_throws(&self, turn: &Turn, throws: Option<u16>) -> Result<(), Refusal> {
        let most = self.throws_of(turn).most;
        match throws {
            None if self.rules().has_chips() => Err(Refusal::ThrowsNeeded),
            Some(found) if found == 0 || found > most => Err(Refusal::ThrowCount { found, most }),
            _ => Ok(()),
        }
    }

    fn claimed(
        &self,
        seat: Seat,
        named: Option<Cell>,
        cell: Cell,
        points: Points,
        extra_yatzy: bool,
    ) -> Result<Entry, Refusal> {
        self.check_open(seat, cell)?;
        let possible = self.possible(seat, named, cell, extra_yatzy);
        if possible.contains(&points) {
            let extra =
                self.rules().joker().filter(|_| extra_yatzy).map_or(Points::ZERO, |joker| joker.extra);
            return Ok(Entry { cell, points, extra });
        }
        if possible.is_empty() && extra_yatzy {
            return Err(Refusal::NoExtraYatzy);
        }
        if possible.is_empty() {
            // No hand may go there now. The refusal of one hand explains why.
            let hands = Hand::all(self.rules().dice()).iter();
            let refusal = hands.filter_map(|&hand| self.entry_of(seat, named, hand, cell).err()).next();
            return Err(refusal.unwrap_or(Refusal::NoExtraYatzy));
        }
        Err(Refusal::ImpossiblePoints { cell, found: points, possible })
    }
}

impl Turn {
    /// Copies the facts of a table turn.
    pub(crate) fn set_play(&mut self, table: &TableTurn) {
        self.named = self.named.or(table.named);
        self.play = match table.shown {
            Shown::Hand(hand) => Play::Hand { hand, throws: table.throws },
            Shown::Points { .. } => Play::Points { throws: table.throws },
        };
    }
}

impl Ruleset {
    /// The points that can be entered for a cell of a card, without or with an extra yatzy, in ascending
    /// order. Empty if no hand can be entered. `named` is the box named before the throw.
    pub fn points_to_tell(
        &self,
        card: &Card,
        named: Option<Cell>,
        cell: Cell,
        extra_yatzy: bool,
    ) -> Vec<Points> {
        let hands = Hand::all(self.dice()).iter();
        let entries = hands.filter_map(|&hand| self.entry(card, named, hand, cell).ok());
        let fitting = entries.filter(|entry| (entry.extra > Points::ZERO) == extra_yatzy);
        fitting.map(|entry| entry.points).collect::<BTreeSet<_>>().into_iter().collect()
    }

    /// All points that a cell can hold, in ascending order; with zero if the cell can be struck.
    pub fn possible_points(&self, cell: Cell) -> Vec<Points> {
        let hands = Hand::all(self.dice()).iter();
        let mut possible: BTreeSet<Points> = hands.clone().map(|&hand| self.points(cell, hand)).collect();
        if self.joker().is_some() {
            possible.extend(
                hands.filter(|hand| hand.all_alike().is_some()).map(|&hand| self.joker_points(cell, hand)),
            );
        }
        if !self.chance_cells().contains(cell) {
            possible.insert(Points::ZERO);
        }
        possible.into_iter().collect()
    }
}
