//! A seat as a person sees it.

use super::ViewContext;
use crate::{Permission, SavedSeat, SeatRequestView, Table, Who};
use yatzy_bots::Chance;
use yatzy_rules::{Card, Game, Goal, Player, Seat};
use yatzy_text::{Text, are_twins};

/// A seat as a person sees it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatView {
    /// The seat's position in the order of play.
    pub seat: Seat,
    /// The given name; empty if there is none or it was deleted.
    pub name: String,
    /// Whether another seat has the same name.
    pub is_twin: bool,
    /// The kind of player.
    pub player: Player,
    /// The goal of the seat.
    pub goal: Goal,
    /// The current chance to reach the goal, once it is known; `None` for the mean.
    pub chance: Option<Chance>,
    /// Whether it is played from this device.
    pub is_yours: bool,
    /// Whether some device holds it.
    pub is_held: bool,
    /// Whether a device has the table open for it.
    pub is_here: bool,
    /// Whether it is on another device that does not have the table open, while the game goes on.
    pub is_away: bool,
    /// Whether it is kept for a person who has not come yet. A device that looks on may take it.
    pub is_awaited: bool,
    /// A request for it, if another device holds it: the person's own, or one that they may answer.
    pub request: Option<SeatRequestView>,
    /// Whether it has left the game.
    pub has_left: bool,
    pub card: Card,
    /// The chips left: those on the card, less what the turn in progress has spent.
    pub chips: u16,
}

impl SeatView {
    pub(super) fn of(table: &Table, who: &Who, context: &ViewContext<'_>, seat: Seat) -> SeatView {
        let game = &table.game;
        let (name, player, held, goal) = match table.seat(seat) {
            Some(saved) => (saved.name.clone(), saved.player.clone(), saved.holder.is_some(), saved.goal),
            None => (String::new(), Player::Open, false, Goal::default()),
        };
        let is_twin = |other: &&SavedSeat| are_twins((&other.name, &other.player), (&name, &player));
        let twins = table.saved.seats.iter().filter(is_twin).count();
        let card = game.card(seat).cloned().unwrap_or_else(|| Card::new(game.rules()));
        let is_yours = table.holds(who, seat);
        let is_here = context.presence.is_here(seat);
        let plays_on = !table.is_over() && !game.has_left(seat);
        let elsewhere = player == Player::Person && !is_yours && plays_on;
        SeatView {
            seat,
            is_twin: twins > 1,
            goal,
            chance: context.chances.get(usize::from(seat.0)).copied().flatten(),
            is_yours,
            is_held: held,
            is_here,
            is_away: elsewhere && !is_here,
            // A terminal plays by the link itself: it is present without holding the seat.
            is_awaited: elsewhere && !is_here && table.may(who, Permission::TakeSeat(seat)).is_ok(),
            request: table.seat_request(context.presence, who, seat, context.now),
            has_left: game.has_left(seat),
            chips: chips_of(game, seat),
            name,
            player,
            card,
        }
    }

    /// The shown name. Equal names get a number. A seat without a name is called by its number, or by the computer's
    /// level.
    pub fn shown(&self, text: Text) -> String {
        text.seat_name(self.seat, &self.name, &self.player, self.is_twin)
    }
}

/// The chips left: those on the card, less what the turn in progress has spent.
pub fn chips_of(game: &Game, seat: Seat) -> u16 {
    let to_play = game.turn().is_some_and(|turn| turn.seat == seat);
    let saved = || game.card(seat).map_or(0, Card::chips);
    game.chips_left().filter(|_| to_play).unwrap_or_else(saved)
}
