//! Decisions about seats: take one by link, take an open one, join late, move, rename, hand over.

use super::{Answer, Change, Decision, MAX_SEATS, SeatLink};
use crate::{
    DecisionContext, GameId, LogEvent, Permission, Refused, Request, SavedSeat, Table, TableRequest, Token,
    Who,
};
use std::sync::Arc;
use yatzy_bots::Level;
use yatzy_rules::{Action, DiceSource, Goal, NameError, NoDice, Player, Ruleset, Seat, normalise_name};

impl Table {
    pub(super) fn seat_change(
        self: &Arc<Table>,
        asked: &TableRequest,
        context: &DecisionContext,
    ) -> Result<Decision, Refused> {
        self.check_version(asked)?;
        match &asked.request {
            Request::TakeByLink { token, name } => {
                let seat = self.linked(*token).ok_or(Refused::UnknownGame)?;
                self.sit(asked, seat, name.as_deref(), context)
            }
            Request::TakeOpen { seat, name } => match self.may(&asked.who, Permission::TakeSeat(*seat)) {
                Ok(()) => self.sit(asked, *seat, name.as_deref(), context),
                Err(Refused::SeatTaken) if self.holds(&asked.who, *seat) => {
                    let mut decision = self.unchanged(asked);
                    decision.answer.seat = Some(*seat);
                    Ok(decision)
                }
                Err(refused) => Err(refused),
            },
            Request::AskForSeat(seat) => {
                self.may(&asked.who, Permission::AskForSeat(*seat))?;
                let mut decision = self.unchanged(asked);
                decision.answer =
                    Answer { seat: Some(*seat), holder: device(asked, context), ..decision.answer };
                Ok(decision)
            }
            Request::AllowRequest { seat, device, is_unattended, .. } => {
                // A player can't allow their own request.
                let by_another = *is_unattended && asked.who.hash() != *device;
                self.may(&asked.who, Permission::answer_request(*seat, by_another))?;
                let before = self.seat(*seat).ok_or(Refused::UnknownGame)?.clone();
                let device = device.ok_or(Refused::NoSeatRequest)?;
                // The old device knows the link or could derive a new one from its token.
                let link = Some(Token::from_bytes(context.fresh).purpose("yatzy seat").hash());
                let holder = Some(device);
                let mut decision =
                    self.reseat(asked, *seat, SavedSeat { link, holder, ..before }, context)?;
                decision.answer.seat = Some(*seat);
                Ok(decision)
            }
            Request::RefuseRequest { seat, is_unattended, .. } => {
                self.may(&asked.who, Permission::answer_request(*seat, *is_unattended))?;
                let mut decision = self.unchanged(asked);
                decision.answer.seat = Some(*seat);
                Ok(decision)
            }
            Request::Join { name } => self.join(asked, name, context),
            Request::Relink(seat) => self.relink(asked, *seat, context),
            Request::Rename { seat, name } => {
                let name = if name.trim().is_empty() { String::new() } else { read_name(name)? };
                self.owned(asked, *seat, context, |before| SavedSeat { name, ..before })
            }
            Request::HandOver { seat, level } => {
                if level.parse::<Level>().is_err() {
                    return Err(Refused::UnknownBot(level.clone()));
                }
                if self.game.source() == DiceSource::Table {
                    return Err(Refused::ComputerRealDice);
                }
                let player = Player::Computer(level.clone());
                self.owned(asked, *seat, context, |before| SavedSeat { player, ..before })
            }
            Request::SetGoal { seat, goal } => self.set_goal(asked, *seat, *goal, context),
            Request::Act(..) | Request::Computer(_) | Request::Seal | Request::Close | Request::Open => {
                unreachable!("only requests about seats come here")
            }
        }
    }

    /// Gives a seat to the asker, under the name they bring or the name of the seat.
    fn sit(
        self: &Arc<Table>,
        asked: &TableRequest,
        seat: Seat,
        name: Option<&str>,
        context: &DecisionContext,
    ) -> Result<Decision, Refused> {
        let Some(before) = self.seat(seat) else { return Err(Refused::UnknownGame) };
        let holder = device(asked, context);
        let name = match name.filter(|name| !name.trim().is_empty()) {
            Some(name) => read_name(name)?,
            None if before.name.is_empty() => return Err(Refused::Name(NameError::Empty)),
            None => before.name.clone(),
        };
        let after = SavedSeat { name, player: Player::Person, holder: holder.hash(), ..before.clone() };
        let mut decision =
            if after == *before { self.unchanged(asked) } else { self.reseat(asked, seat, after, context)? };
        decision.answer = Answer { seat: Some(seat), holder, ..decision.answer };
        Ok(decision)
    }

    fn join(
        self: &Arc<Table>,
        asked: &TableRequest,
        name: &str,
        context: &DecisionContext,
    ) -> Result<Decision, Refused> {
        let name = read_name(name)?;
        if let Some(seat) = self.joined_before(asked, &name) {
            let mut decision = self.unchanged(asked);
            (decision.answer.seat, decision.answer.link) = (Some(seat), self.link_of(&asked.who, seat));
            return Ok(decision);
        }
        self.may(&asked.who, Permission::Join)?;
        let event = self.game.decide(Action::Join, &mut NoDice).map_err(Refused::by_rules)?;
        let seat = Seat(self.game.seats());
        let (holder, token) = (device(asked, context), self.link_token(asked, seat, context)?);
        let saved = SavedSeat { link: Some(token.hash()), holder: holder.hash(), ..SavedSeat::person(&name) };
        let what = vec![LogEvent::play(event), LogEvent::Seated { seat, now: None }];
        let change = Change { what, seats: vec![(seat, saved)] };
        let mut decision = self.change(asked, change, context)?;
        let link = Some(SeatLink { seat, token });
        decision.answer = Answer { seat: Some(seat), holder, link, ..decision.answer };
        Ok(decision)
    }

    /// The seat that this device took earlier under the same name. It identifies a retry without a key: two seats of
    /// one device with the same name could not be told apart.
    fn joined_before(&self, asked: &TableRequest, name: &str) -> Option<Seat> {
        let came_late = |seat: Seat| seat.0 >= self.saved.first_seats;
        let is_it = |seat: Seat, saved: &SavedSeat| {
            came_late(seat) && saved.name == name && self.holds(&asked.who, seat)
        };
        let unkeyed = asked.key.is_none();
        self.seats().find(|(seat, saved)| unkeyed && is_it(*seat, saved)).map(|(seat, _)| seat)
    }

    /// The link of a seat that is about to be added. It is derived from the asker's token or key, so that a retry gets
    /// the same link. A request without both is refused: five retries would add five seats.
    fn link_token(
        &self,
        asked: &TableRequest,
        seat: Seat,
        context: &DecisionContext,
    ) -> Result<Token, Refused> {
        match (&asked.key, asked.who.token()) {
            (Some(key), _) => Ok(derived_link(&asked.who, key)),
            (None, Some(own)) => Ok(later_link(own, self.id(), self.version() + 1, seat)),
            (None, None) if asked.who.hash().is_some() => {
                Ok(Token::from_bytes(context.fresh).purpose("yatzy seat"))
            }
            (None, None) => Err(Refused::Field { field: "key" }),
        }
    }

    fn relink(
        self: &Arc<Table>,
        asked: &TableRequest,
        seat: Seat,
        context: &DecisionContext,
    ) -> Result<Decision, Refused> {
        let token = match asked.who.token() {
            Some(own) => later_link(own, self.id(), self.version() + 1, seat),
            None if asked.who.hash().is_some() => self.link_token(asked, seat, context)?,
            None => return Err(self.not_yours()),
        };
        let link = Some(token.hash());
        let mut decision = self.owned(asked, seat, context, |before| SavedSeat { link, ..before })?;
        decision.answer.link = Some(SeatLink { seat, token });
        Ok(decision)
    }

    /// Changes a seat for its holder or the host.
    fn owned(
        self: &Arc<Table>,
        asked: &TableRequest,
        seat: Seat,
        context: &DecisionContext,
        change: impl FnOnce(SavedSeat) -> SavedSeat,
    ) -> Result<Decision, Refused> {
        let Some(before) = self.seat(seat) else { return Err(Refused::UnknownGame) };
        self.may(&asked.who, Permission::ChangeSeat(seat))?;
        let mut decision = self.reseat(asked, seat, change(before.clone()), context)?;
        decision.answer.seat = Some(seat);
        Ok(decision)
    }

    fn set_goal(
        self: &Arc<Table>,
        asked: &TableRequest,
        seat: Seat,
        goal: Goal,
        context: &DecisionContext,
    ) -> Result<Decision, Refused> {
        self.may(&asked.who, Permission::SetGoal(seat))?;
        if self.seat(seat).is_some_and(|before| before.goal == goal) {
            let mut decision = self.unchanged(asked);
            decision.answer.seat = Some(seat);
            return Ok(decision);
        }
        check_goal(&self.saved.rules, goal)?;
        self.owned(asked, seat, context, |before| SavedSeat { goal, ..before })
    }

    fn reseat(
        self: &Arc<Table>,
        asked: &TableRequest,
        seat: Seat,
        after: SavedSeat,
        context: &DecisionContext,
    ) -> Result<Decision, Refused> {
        let what = vec![LogEvent::Seated { seat, now: None }];
        let change = Change { what, seats: vec![(seat, after)] };
        self.change(asked, change, context)
    }

    /// The seat that a link leads to.
    pub fn linked(&self, token: Token) -> Option<Seat> {
        let hash = token.hash();
        self.seats().find(|(_, saved)| saved.link == Some(hash)).map(|(seat, _)| seat)
    }

    /// The links that the asker made and that are still valid. Only their hashes are stored; the asker's own token is
    /// needed to derive them again.
    pub fn links_of(&self, who: &Who) -> Vec<SeatLink> {
        self.seats().filter_map(|(seat, _)| self.link_of(who, seat)).collect()
    }

    fn link_of(&self, who: &Who, seat: Seat) -> Option<SeatLink> {
        let (own, link) = (who.token()?, self.seat(seat)?.link?);
        // Seats may change places in a rematch. The links are those of the first game.
        let first = (0..MAX_SEATS as u16).map(|place| first_link(own, &self.saved.series, Seat(place)));
        let later = (1..=self.version()).map(|version| later_link(own, self.id(), version, seat));
        let token = first.chain(later).find(|token| token.hash() == link)?;
        Some(SeatLink { seat, token })
    }

    /// Adds the seat and the link to the answer of a retry; both are derived from its key.
    pub(super) fn seat_again(&self, asked: &TableRequest, answer: &mut Answer) {
        let Some(key) = &asked.key else { return };
        let holder = derived_device(&asked.who, key);
        let token = derived_link(&asked.who, key);
        match &asked.request {
            Request::Join { .. } => {
                answer.seat = self.linked(token);
                answer.link = answer.seat.map(|seat| SeatLink { seat, token });
                answer.holder = holder;
            }
            Request::TakeByLink { token, .. } => {
                answer.seat = self.linked(*token);
                answer.holder = holder;
            }
            Request::TakeOpen { seat, .. } | Request::AskForSeat(seat) => {
                answer.seat = Some(*seat);
                answer.holder = holder;
            }
            Request::Relink(seat) => {
                answer.seat = Some(*seat);
                let again = || (self.linked(token) == Some(*seat)).then_some(SeatLink { seat: *seat, token });
                answer.link = self.link_of(&asked.who, *seat).or_else(again);
            }
            Request::Rename { seat, .. }
            | Request::HandOver { seat, .. }
            | Request::SetGoal { seat, .. }
            | Request::AllowRequest { seat, .. }
            | Request::RefuseRequest { seat, .. } => answer.seat = Some(*seat),
            Request::Act(..) | Request::Computer(_) | Request::Seal | Request::Close | Request::Open => {}
        }
    }
}

/// The first link of a seat, made with the table.
pub(crate) fn first_link(host: Token, series: &GameId, seat: Seat) -> Token {
    later_link(host, series, 0, seat)
}

/// The link of a seat that replaces an earlier one.
fn later_link(own: Token, game: &GameId, version: u32, seat: Seat) -> Token {
    let what = [game.as_str().as_bytes(), &version.to_be_bytes(), &seat.0.to_be_bytes()].concat();
    Token::from_bytes(own.derive("yatzy link", &what))
}

/// A record must be resolved to a total before it is stored, and the rules must allow the total.
pub(crate) fn check_goal(rules: &Ruleset, goal: Goal) -> Result<(), Refused> {
    match goal.too_high_for(rules) {
        Some(most) => Err(Refused::GoalTooHigh { most }),
        None if goal == Goal::Record => Err(Refused::NoRecord),
        None => Ok(()),
    }
}

fn read_name(name: &str) -> Result<String, Refused> {
    normalise_name(name).map_err(Refused::Name)
}

/// The asker's device. A device without a token gets one, and a retry gets the same one.
fn device(asked: &TableRequest, context: &DecisionContext) -> Who {
    match &asked.key {
        Some(key) => derived_device(&asked.who, key),
        None => asked.who.or_device_of(Token::from_bytes(context.fresh)),
    }
}

fn derived_device(who: &Who, key: &str) -> Who {
    who.or_device_of(derived(who, key))
}

fn derived_link(who: &Who, key: &str) -> Token {
    derived(who, key).purpose("yatzy seat")
}

/// A token that only the device that chose the key can derive.
fn derived(who: &Who, key: &str) -> Token {
    let own = who.token().map(|token| token.derive("yatzy own", b"")).unwrap_or_default();
    Token::from_bytes(crate::digest("yatzy derived", &[&own, key.as_bytes()]))
}
