//! Permissions at a table. [`Table::decide`] checks them before the rules, [`View`](crate::View) before it offers
//! something, and a house before it shows a table, hurries the computer or deletes a game.

use crate::{DecisionContext, MAX_SEATS, Moment, Refused, Table, Who};
use std::time::Duration;
use yatzy_rules::{Action, DiceSource, NoDice, Player, Refusal, Seat};

/// Something that a person wants to do at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Permission {
    /// To see the table, its record and its report. The game of a match is for the holder of its seat alone until the
    /// match is over: others who play with the same dice learn only how far it is.
    See,
    /// To name a box, to enter a hand or to tell a turn, for the seat to play.
    Play,
    /// To throw the program's dice for the seat to play.
    Throw,
    /// To ask the coach for the seat to play.
    AskCoach,
    /// To undo the last choice.
    TakeBack {
        /// The time.
        now: Moment,
        /// How long the last entry of a game can be undone.
        window: Duration,
    },
    /// To correct a turn of a game with real dice.
    Correct,
    /// To leave the game with a seat.
    Leave(Seat),
    /// To end the game where it stands.
    Abandon,
    /// To add a seat.
    Join,
    /// To take a free seat: an open one, or one that is kept for a person who has not come yet.
    TakeSeat(Seat),
    /// To ask for a seat that another device holds.
    AskForSeat(Seat),
    /// To answer such a request, to rename a seat, to make a new link for it or to hand it over to the computer.
    ChangeSeat(Seat),
    /// To answer a request for a seat while neither its device nor that of the host is there.
    AnswerUnattended(Seat),
    SetGoal(Seat),
    /// To let the computer play its turn without a pause.
    Hurry,
    /// To let the computer play a turn for a person who is away.
    StepIn,
    /// To play again at the same table.
    Rematch,
    /// To delete the game.
    Delete,
}

impl Permission {
    /// The permission to answer a request for a seat.
    pub(crate) fn answer_request(seat: Seat, is_unattended: bool) -> Permission {
        if is_unattended { Permission::AnswerUnattended(seat) } else { Permission::ChangeSeat(seat) }
    }

    /// The permission that an action needs; `None` for joining, which has a request of its own that names the holder.
    pub(crate) fn of(action: Action, context: &DecisionContext) -> Option<Permission> {
        Some(match action {
            Action::Name(_) | Action::Enter(_) | Action::Table(_) => Permission::Play,
            Action::Throw(_) => Permission::Throw,
            Action::Hint => Permission::AskCoach,
            Action::TakeBack => Permission::TakeBack { now: context.now, window: context.take_back },
            Action::Correct { .. } => Permission::Correct,
            Action::Leave(seat) => Permission::Leave(seat),
            Action::Abandon => Permission::Abandon,
            Action::Join => return None,
        })
    }
}

impl Table {
    /// Whether the asker may do something now, apart from the rules of the game. Refusals about the asker come before
    /// refusals about the table.
    pub fn may(&self, who: &Who, what: Permission) -> Result<(), Refused> {
        match what {
            Permission::See => {
                let others_play = self.saved.of_match.is_some() || self.saved.sharing.opens.is_some();
                check(!others_play || self.is_open() || !self.seats_of(who).is_empty(), || {
                    Refused::MatchGoesOn
                })
            }
            Permission::Play => self.check_player(who).and_then(|()| self.check_going_on()),
            Permission::Throw => {
                self.check_player(who)?;
                check(self.game.source().is_program(), || Refused::RealDice)?;
                self.check_going_on()
            }
            Permission::AskCoach => {
                self.check_player(who)?;
                check(self.saved.hints, || Refused::NoCoach)?;
                self.check_going_on()
            }
            Permission::TakeBack { now, window } => self.check_take_back(who, now, window),
            Permission::Correct => check(self.is_known(who), || self.not_yours()),
            Permission::Leave(seat) | Permission::ChangeSeat(seat) => {
                check(self.is_host(who) || self.holds(who, seat), || self.not_yours())
            }
            Permission::AnswerUnattended(seat) => {
                let may_play = self.sits(who) || self.holds(who, seat);
                check(self.seat(seat).is_some() && may_play, || self.not_yours())
            }
            Permission::Abandon | Permission::Delete => check(self.is_host(who), || Refused::NotHost),
            Permission::Join => {
                check(self.game.source() != DiceSource::Shared, || Refused::SharedDice)?;
                check(self.saved.seats.len() < MAX_SEATS, || Refused::TableFull)?;
                self.game.decide(Action::Join, &mut NoDice).map(drop).map_err(Refused::by_rules)
            }
            Permission::TakeSeat(seat) => {
                let saved = self.seat(seat).ok_or_else(|| Refused::by_rules(Refusal::NoSuchSeat(seat)))?;
                check(saved.is_free(), || Refused::SeatTaken)?;
                check(!self.game.has_left(seat), || Refused::by_rules(Refusal::SeatLeft(seat)))
            }
            Permission::AskForSeat(seat) => {
                self.may(who, Permission::See)?;
                let saved = self.seat(seat).ok_or_else(|| Refused::by_rules(Refusal::NoSuchSeat(seat)))?;
                check(saved.player == Player::Person && !self.holds(who, seat), || Refused::SeatTaken)?;
                check(!self.game.has_left(seat), || Refused::by_rules(Refusal::SeatLeft(seat)))?;
                self.check_going_on()
            }
            Permission::SetGoal(seat) => self.check_goal_setter(who, seat),
            Permission::Hurry | Permission::StepIn => check(self.sits(who), || self.not_yours()),
            Permission::Rematch => {
                check(self.is_known(who), || Refused::NotYours { turn_of: None })?;
                check(self.is_over(), || Refused::NotOver)
            }
        }
    }

    /// Whether the asker may play the seat to play, or any seat once the game is over.
    fn check_player(&self, who: &Who) -> Result<(), Refused> {
        let allowed = match self.game.turn() {
            Some(turn) => self.may_play(who, turn.seat) && self.level_of(turn.seat).is_none(),
            None => !self.seats_of(who).is_empty(),
        };
        check(allowed, || self.not_yours())
    }

    fn check_take_back(&self, who: &Who, now: Moment, window: Duration) -> Result<(), Refused> {
        match self.taker_back() {
            Some(seat) if !self.may_play(who, seat) => return Err(Refused::NotYourChoice(seat)),
            None if !self.is_known(who) => return Err(self.not_yours()),
            _ => {}
        }
        if self.choice_to_take_back(now, window).is_some() {
            return Ok(());
        }
        self.check_going_on()?;
        // A choice of the computer can't be undone, because the computer has played on from it.
        Err(Refused::by_rules(
            self.game.decide(Action::TakeBack, &mut NoDice).err().unwrap_or(Refusal::ThrowStands),
        ))
    }

    /// The seat whose choice is the last one and can be undone now. Once the secret of the dice is public, nothing can
    /// be undone: a player who knows the secret could predict the next throw.
    pub(crate) fn choice_to_take_back(&self, now: Moment, window: Duration) -> Option<Seat> {
        let ended = self.is_over() && self.game.source().is_program();
        let last = self.saved.log.last().map(|logged| logged.at);
        let is_fresh = last.is_some_and(|at| now.since(at) < window);
        self.taker_back().filter(|_| !ended || is_fresh)
    }

    /// The holder of a seat sets its goal, while the seat still plays.
    fn check_goal_setter(&self, who: &Who, seat: Seat) -> Result<(), Refused> {
        let is_person = self.seat(seat).is_some_and(|saved| saved.player == Player::Person);
        check(is_person && self.holds(who, seat), || self.not_yours())?;
        let plays = self.game.card(seat).is_some_and(|card| !card.open().is_empty());
        check(plays && !self.is_over() && !self.game.has_left(seat), Table::over)
    }

    /// Whether the asker made the table or holds a seat, including one that has left.
    fn is_known(&self, who: &Who) -> bool {
        self.is_host(who) || !self.seats_of(who).is_empty()
    }

    fn check_going_on(&self) -> Result<(), Refused> {
        check(!self.is_over(), Table::over)
    }

    pub(crate) fn not_yours(&self) -> Refused {
        Refused::NotYours { turn_of: self.game.turn().map(|turn| turn.seat) }
    }

    /// The game is over.
    fn over() -> Refused {
        Refused::by_rules(Refusal::GameOver)
    }
}

fn check(allowed: bool, refused: impl FnOnce() -> Refused) -> Result<(), Refused> {
    if allowed { Ok(()) } else { Err(refused()) }
}

impl Refused {
    /// Whether the refusal is about the asker and not about the table. It is then given for every version that they
    /// saw.
    pub(crate) fn is_about_the_asker(&self) -> bool {
        matches!(self, Refused::NotYours { .. } | Refused::NotYourChoice(_) | Refused::NotHost)
    }
}
