//! Decisions about actions of the game.

use super::{Change, Decision};
use crate::{DecisionContext, LogEvent, Permission, Refused, Table, TableRequest};
use std::sync::Arc;
use yatzy_rules::fair::{self, PlayerBytes, Secret, ThrowRequest};
use yatzy_rules::{Action, DiceSource, Hand, NoDice, Refusal};

impl Table {
    /// Decides an action of a person.
    pub(super) fn act(
        self: &Arc<Table>,
        asked: &TableRequest,
        action: Action,
        bytes: Option<PlayerBytes>,
        context: &DecisionContext,
    ) -> Result<Decision, Refused> {
        let permission = Permission::of(action, context).ok_or_else(|| self.not_yours())?;
        match self.may(&asked.who, permission) {
            Err(refused) if refused.is_about_the_asker() => return Err(refused),
            _ if self.is_of_past_day(context.now) => return Err(Refused::DayOver),
            may => self.check_version(asked).and(may)?,
        }
        let what = vec![self.happening(action, bytes, context).map_err(Refused::by_rules)?];
        self.change(asked, Change { what, ..Change::default() }, context)
    }

    /// Decides an action of the computer. It names the version that the computer was asked about.
    pub(super) fn computer(
        self: &Arc<Table>,
        asked: &TableRequest,
        action: Action,
        context: &DecisionContext,
    ) -> Result<Decision, Refused> {
        if asked.version != Some(self.version()) {
            return Err(Refused::Stale);
        }
        if !matches!(action, Action::Name(_) | Action::Throw(_) | Action::Enter(_)) {
            return Err(Refused::by_rules(Refusal::NothingToTakeBack));
        }
        let what = vec![self.happening(action, None, context).map_err(Refused::by_rules)?];
        self.change(asked, Change { what, ..Change::default() }, context)
    }

    /// The log event of an action of the seat to play. A throw takes the program's dice.
    fn happening(
        &self,
        action: Action,
        bytes: Option<PlayerBytes>,
        context: &DecisionContext,
    ) -> Result<LogEvent, Refusal> {
        let (Action::Throw(keep), Some(turn)) = (action, self.game.turn()) else {
            return self.game.decide(action, &mut NoDice).map(LogEvent::play);
        };
        // A game of the version before may have no secret. Its dice are fair, but can't be checked.
        let secret = self.saved.secret.unwrap_or(Secret(context.fresh));
        // Shared dice follow from the seed alone: bytes of a device would change nothing and are not kept.
        let shared = self.game.source() == DiceSource::Shared;
        let bytes = bytes.filter(|_| !shared);
        let number = self.game.next_throw();
        let request = ThrowRequest { game_id: self.id().as_str(), number, seat: turn.seat, keep, bytes };
        let event = match shared {
            true => self.game.decide(action, &mut fair::shared_dice(&self.game, secret))?,
            false => self.game.decide(action, &mut |count: u8| {
                Hand::from_faces(fair::throw(secret, &request, count)).unwrap_or_default()
            })?,
        };
        Ok(LogEvent::Play { event, bytes })
    }
}
