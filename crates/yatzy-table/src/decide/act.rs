//! Actions of the game: who may take them, and what they lead to.

use super::{Change, Decision};
use crate::{Asked, Happening, Refused, Table, Who, World};
use std::sync::Arc;
use yatzy_rules::fair::{self, PlayerBytes, Secret, ThrowRequest};
use yatzy_rules::{Action, DiceSource, Event, Hand, NoDice, Refusal, Seat};

impl Table {
    /// A person's action.
    pub(super) fn act(
        self: &Arc<Table>,
        asked: &Asked,
        action: Action,
        bytes: Option<PlayerBytes>,
        world: &World,
    ) -> Result<Decision, Refused> {
        self.check_authority(&asked.who, action)?;
        self.check_version(asked)?;
        if action == Action::TakeBack && self.is_over() && !self.may_reopen(world) {
            return Err(Table::over());
        }
        if action == Action::TakeBack && self.taker_back().is_none() && self.computer_chose_last() {
            return Err(Refused::by_rules(Refusal::ThrowStands));
        }
        if action == Action::Hint && !self.saved.hints {
            return Err(Refused::NoCoach);
        }
        if matches!(action, Action::Throw(_)) && self.game.source() == DiceSource::Table {
            return Err(Refused::RealDice);
        }
        let what = vec![self.happening(action, bytes, world).map_err(Refused::by_rules)?];
        self.change(asked, Change { what, ..Change::default() }, world)
    }

    /// Whether the last choice is the computer's, who has played on from there.
    fn computer_chose_last(&self) -> bool {
        let last = self.game.decide(Action::TakeBack, &mut NoDice);
        matches!(last, Ok(Event::TookBack { seat }) if self.level_of(seat).is_some())
    }

    /// Whether a game that is over can go on by taking its last entry back. Once the program's dice are laid open it
    /// can't: whoever knows the secret could foresee the next throw.
    fn may_reopen(&self, world: &World) -> bool {
        match self.game.source() {
            DiceSource::Table => self.taker_back().is_some(),
            DiceSource::Program => self.can_still_take_back(world),
        }
    }

    /// The computer's choice, at the version that it was asked about.
    pub(super) fn computer(
        self: &Arc<Table>,
        asked: &Asked,
        action: Action,
        world: &World,
    ) -> Result<Decision, Refused> {
        if asked.version != Some(self.version()) {
            return Err(Refused::Stale);
        }
        if !matches!(action, Action::Name(_) | Action::Throw(_) | Action::Enter(_)) {
            return Err(Refused::by_rules(Refusal::NothingToTakeBack));
        }
        let what = vec![self.happening(action, None, world).map_err(Refused::by_rules)?];
        self.change(asked, Change { what, ..Change::default() }, world)
    }

    /// What an action of the seat whose turn it is leads to, by the program's dice where it throws.
    fn happening(
        &self,
        action: Action,
        bytes: Option<PlayerBytes>,
        world: &World,
    ) -> Result<Happening, Refusal> {
        let (Action::Throw(keep), Some(turn)) = (action, self.game.turn()) else {
            return self.game.decide(action, &mut NoDice).map(Happening::play);
        };
        // A game of the version before may have no secret: its dice are fair, and nobody can check them.
        let secret = self.saved.secret.unwrap_or(Secret(world.fresh));
        let number = self.game.next_throw();
        let request = ThrowRequest { game_id: self.id().as_str(), number, seat: turn.seat, keep, bytes };
        let mut dice = |count: u8| Hand::from_faces(fair::throw(secret, &request, count)).unwrap_or_default();
        Ok(Happening::Play { event: self.game.decide(action, &mut dice)?, bytes })
    }

    /// Whether the asker may do such a thing at all, be it legal or not.
    fn check_authority(&self, who: &Who, action: Action) -> Result<(), Refused> {
        let may = |seat: Seat| self.may_play(who, seat) && self.level_of(seat).is_none();
        let sits = || !self.seats_of(who).is_empty() || self.is_host(who);
        let allowed = match action {
            Action::Abandon if !self.is_host(who) => return Err(Refused::NotHost),
            Action::Abandon => true,
            // A seat is added by its own request, which knows who will hold it.
            Action::Join => false,
            Action::Leave(seat) => self.is_host(who) || self.holds(who, seat),
            Action::TakeBack => match self.taker_back() {
                Some(seat) if !may(seat) => return Err(Refused::NotYourChoice(seat)),
                Some(_) => true,
                None => sits(),
            },
            Action::Correct { .. } => sits(),
            _ => match self.game.turn() {
                Some(turn) => may(turn.seat),
                None => !self.seats_of(who).is_empty(),
            },
        };
        if allowed { Ok(()) } else { Err(self.not_yours()) }
    }

    pub(super) fn not_yours(&self) -> Refused {
        Refused::NotYours { turn_of: self.game.turn().map(|turn| turn.seat) }
    }
}
