//! Seats and permissions of the person who looks at a table.

use super::ViewContext;
use crate::{Permission, SavedSeat, Table, Who};
use std::time::Duration;
use yatzy_rules::{Cell, DiceSource, Player, Seat};

/// Seats and permissions of the person who looks at a table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct You {
    /// The seats that are played from this device.
    pub seats: Vec<Seat>,
    /// Whether this device made the table.
    pub is_host: bool,
    /// Whether they may throw, call or enter for the seat to play.
    pub to_play: bool,
    /// Whether they may write on the pad of a game with real dice: report a turn, or correct one.
    pub may_write: bool,
    /// What an undo would erase, if there is anything to undo.
    pub take_back: Option<TakeBack>,
    /// Whether a seat can still be added.
    pub may_join: bool,
    /// An open seat that they may take.
    pub open_seat: Option<Seat>,
    /// How long until they may let the computer play for the player, who is away.
    pub step_in: Option<Duration>,
}

/// What an undo would erase.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TakeBack {
    /// The seat that made the choice.
    pub seat: Seat,
    /// The entry; `None` for a reported throw or a called box.
    pub cell: Option<Cell>,
    /// Whether this person may undo it.
    pub is_yours: bool,
}

impl You {
    pub(super) fn of(table: &Table, who: &Who, context: &ViewContext<'_>) -> You {
        let game = &table.game;
        let turn = game.turn();
        let seats = table.seats_of(who);
        let is_host = table.is_host(who);
        let may = |what: Permission| table.may(who, what).is_ok();
        let real = game.source() == DiceSource::Table;
        let at_table = is_host || !seats.is_empty();
        let is_open = |(seat, saved): &(Seat, &SavedSeat)| {
            saved.player == Player::Open && may(Permission::TakeSeat(*seat))
        };
        let open_seat = table.seats().find(is_open).map(|(seat, _)| seat);
        You {
            to_play: may(Permission::Play),
            may_write: real && may(Permission::Correct),
            take_back: take_back(table, who, context),
            may_join: may(Permission::Join),
            open_seat: open_seat.filter(|_| !at_table && turn.is_some()),
            step_in: context
                .patience
                .and_then(|patience| table.until_step_in(context.presence, who, context.now, patience)),
            seats,
            is_host,
        }
    }

    /// Whether they are a spectator.
    pub fn is_watching(&self) -> bool {
        self.seats.is_empty() && !self.is_host
    }

    /// Whether this device plays this seat alone.
    pub fn is_alone_at(&self, seat: Seat) -> bool {
        self.seats == [seat]
    }
}

fn take_back(table: &Table, who: &Who, context: &ViewContext<'_>) -> Option<TakeBack> {
    let (now, window) = (context.now, context.take_back);
    let seat = table.choice_to_take_back(now, window)?;
    let begun = table.game.turn().is_some_and(|turn| turn.hand().is_some() || turn.named.is_some());
    let cell = match table.game.turns().next_back() {
        Some(turn) if !begun => turn.entry.map(|entry| entry.cell),
        _ => None,
    };
    let is_yours = table.may(who, Permission::TakeBack { now, window }).is_ok();
    Some(TakeBack { seat, cell, is_yours })
}
