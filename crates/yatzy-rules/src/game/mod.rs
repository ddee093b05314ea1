//! The game as a state machine. [`Game::decide`] checks an action and returns its event; [`Game::record`]
//! validates an event and applies it. Live play, replays, corrections and records all use these two and
//! nothing else.

mod claim;
mod correction;
mod event;
mod offer;
mod refusal;
mod seat;
mod source;
mod standing;
mod throws;
mod turn;

pub use event::{Action, Dice, Event, NoDice};
pub use offer::Offer;
pub use refusal::Refusal;
pub use seat::Seat;
pub use source::DiceSource;
pub use standing::Standing;
pub use throws::Throws;
pub use turn::{Entry, Play, Shown, TableTurn, Throw, Turn};

use crate::{Card, Cell, CellSet, Choices, FREE_RETHROWS, Hand, Keep, Ruleset, SharedVec};
use std::sync::Arc;

/// A turn or a change of seats, in order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step {
    /// A turn; unfinished only if its seat left during it.
    Turn(Turn),
    /// A seat joined late.
    Joined(Seat),
    /// A seat left.
    Left(Seat),
    /// The game was ended early.
    Abandoned,
}

impl Step {
    /// The turn, if it was one.
    pub fn turn(&self) -> Option<&Turn> {
        match self {
            Step::Turn(turn) => Some(turn),
            Step::Joined(_) | Step::Left(_) | Step::Abandoned => None,
        }
    }
}

/// A game: rules, seats and everything that happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    rules: Arc<Ruleset>,
    source: DiceSource,
    seats: Vec<SeatState>,
    first_seats: u16,
    steps: SharedVec<Step>,
    /// Number of throws in these steps.
    thrown: u32,
    turn: Option<Turn>,
    abandoned: bool,
}

#[derive(Clone, Debug, PartialEq, Eq)]
struct SeatState {
    card: Card,
    left: bool,
}

/// The next input that the game waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the field names say it")]
pub enum Phase {
    /// A box must be named.
    Naming,
    /// The first throw of the turn.
    FirstThrow,
    /// A hand is thrown: rethrow or enter.
    Thrown {
        hand: Hand,
        /// Rethrows left, chips included.
        rethrows: u16,
    },
    /// None: the game is over.
    Over,
}

impl Game {
    /// A new game.
    ///
    /// # Panics
    /// If there is no seat.
    pub fn new(rules: Arc<Ruleset>, seats: u16, source: DiceSource) -> Game {
        assert!(seats > 0, "a game has at least one seat");
        let empty = SeatState { card: Card::new(&rules), left: false };
        let mut game = Game {
            seats: vec![empty; usize::from(seats)],
            rules,
            source,
            first_seats: seats,
            steps: SharedVec::new(),
            thrown: 0,
            turn: None,
            abandoned: false,
        };
        game.begin_turn(None);
        game
    }

    /// Replays a log of events.
    pub fn replay(
        rules: Arc<Ruleset>,
        seats: u16,
        source: DiceSource,
        log: &[Event],
    ) -> Result<Game, ReplayError> {
        let mut game = Game::new(rules, seats, source);
        for (index, event) in log.iter().enumerate() {
            game.record(event).map_err(|refusal| ReplayError { index, refusal })?;
        }
        Ok(game)
    }

    /// Replays stored steps and the turn in progress after them.
    pub fn of_steps<'a>(
        rules: Arc<Ruleset>,
        seats: u16,
        source: DiceSource,
        steps: impl IntoIterator<Item = &'a Step>,
        turn: Option<&Turn>,
    ) -> Result<Game, Refusal> {
        let mut game = Game::new(rules, seats, source);
        for step in steps {
            match step {
                Step::Turn(turn) => game.repeat(turn)?,
                Step::Joined(seat) => game.record(&Event::Joined { seat: *seat })?,
                Step::Left(seat) => game.record(&Event::Left { seat: *seat })?,
                Step::Abandoned => game.record(&Event::Abandoned)?,
            }
        }
        turn.map_or(Ok(()), |turn| game.repeat(turn))?;
        Ok(game)
    }

    /// Events that lead to this game. A correction directly follows its turn: the time of a correction is not
    /// stored, and undone choices are not either.
    pub fn events(&self) -> Vec<Event> {
        let mut events = Vec::new();
        for step in &self.steps {
            match step {
                Step::Turn(turn) => events.extend(turn.events_with_corrections()),
                Step::Joined(seat) => events.push(Event::Joined { seat: *seat }),
                Step::Left(seat) => events.push(Event::Left { seat: *seat }),
                Step::Abandoned => events.push(Event::Abandoned),
            }
        }
        events.extend(self.turn.iter().flat_map(Turn::events));
        events
    }

    /// The rules in force.
    pub fn rules(&self) -> &Arc<Ruleset> {
        &self.rules
    }

    /// Whose dice are thrown.
    pub fn source(&self) -> DiceSource {
        self.source
    }

    /// Number of seats, including those that left.
    pub fn seats(&self) -> u16 {
        self.seats.len() as u16
    }

    /// Number of seats at the start.
    pub fn first_seats(&self) -> u16 {
        self.first_seats
    }

    /// A seat's card.
    pub fn card(&self, seat: Seat) -> Option<&Card> {
        self.seats.get(usize::from(seat.0)).map(|state| &state.card)
    }

    /// Whether a seat has left.
    pub fn has_left(&self, seat: Seat) -> bool {
        self.seats.get(usize::from(seat.0)).is_some_and(|state| state.left)
    }

    /// All steps so far, without the turn in progress.
    pub fn steps(&self) -> &SharedVec<Step> {
        &self.steps
    }

    /// The finished turns in order. Each has an entry, unless its seat left during it.
    pub fn turns(&self) -> impl DoubleEndedIterator<Item = &Turn> {
        self.steps.iter().filter_map(Step::turn)
    }

    /// The finished turn of a seat in a round.
    pub fn turn_at(&self, round: u16, seat: Seat) -> Option<&Turn> {
        self.turns().find(|turn| (turn.round, turn.seat) == (round, seat) && turn.entry.is_some())
    }

    /// The turn that filled a cell of a seat's card.
    pub fn turn_of(&self, seat: Seat, cell: Cell) -> Option<&Turn> {
        self.turns().find(|turn| turn.seat == seat && turn.filled(cell))
    }

    /// The turn in progress; `None` once the game is over.
    pub fn turn(&self) -> Option<&Turn> {
        self.turn.as_ref()
    }

    /// Whether the game was ended early.
    pub fn is_abandoned(&self) -> bool {
        self.abandoned
    }

    /// What the game is waiting for.
    pub fn phase(&self) -> Phase {
        let Some(turn) = &self.turn else { return Phase::Over };
        match turn.hand() {
            Some(hand) => Phase::Thrown { hand, rethrows: self.throws_of(turn).left() },
            None if self.rules.declares() && turn.named.is_none() => Phase::Naming,
            None => Phase::FirstThrow,
        }
    }

    fn card_of(&self, seat: Seat) -> &Card {
        &self.seats[usize::from(seat.0)].card
    }

    /// The legal entries of the present hand; empty before the first throw.
    pub fn choices(&self) -> Choices {
        let hand = self.turn.as_ref().and_then(Turn::hand);
        hand.map(|hand| self.choices_of(hand)).unwrap_or_default()
    }

    /// The legal entries of a hypothetical hand for the seat to play.
    pub fn choices_of(&self, hand: Hand) -> Choices {
        let Some(turn) = &self.turn else { return Choices::default() };
        let card = self.card_of(turn.seat);
        self.rules.choices(card.open(), card.yatzy_scored(&self.rules), hand, turn.named)
    }

    /// The game after a hypothetical hand in the given number of throws, for questions about real dice.
    /// Throws beyond the last are ignored, and so is a hand with another number of dice.
    pub fn if_thrown(&self, hand: Hand, throws: u16) -> Game {
        let mut game = self.clone();
        for _ in 0..throws {
            let thrown = game.decide(Action::Throw(Keep::NOTHING), &mut |_: u8| hand);
            let Some(event) = thrown.ok().filter(|_| hand.len() == game.rules.dice()) else { break };
            if game.record(&event).is_err() {
                break;
            }
        }
        game
    }

    /// Every legal action of the seat to play: boxes to name, keeps to throw, cells to enter. For turns with
    /// real dice see [`Game::possible_points`].
    pub fn actions(&self) -> Vec<Action> {
        match self.phase() {
            Phase::Over => Vec::new(),
            Phase::Naming => self.open_now().iter().map(Action::Name).collect(),
            Phase::FirstThrow => vec![Action::Throw(Keep::NOTHING)],
            Phase::Thrown { hand, rethrows } => {
                let keeps = Keep::all_of(hand).filter(|_| rethrows > 0).map(Action::Throw);
                keeps.chain(self.choices().cells().iter().map(Action::Enter)).collect()
            }
        }
    }

    fn open_now(&self) -> CellSet {
        self.turn.as_ref().map(|turn| self.card_of(turn.seat).open()).unwrap_or_default()
    }

    /// The event of an action, or its refusal. Dice are thrown only if the throw is legal.
    pub fn decide(&self, action: Action, dice: &mut (impl Dice + ?Sized)) -> Result<Event, Refusal> {
        let seat = || self.turn.as_ref().map(|turn| turn.seat).ok_or(Refusal::GameOver);
        let event = match action {
            Action::Name(cell) => Event::Named { seat: seat()?, cell },
            Action::Throw(keep) => {
                let seat = seat()?;
                let count = self.check_throw(seat, keep)?;
                Event::Thrown { seat, keep, fell: dice.throw(count) }
            }
            Action::Enter(cell) => Event::Entered { seat: seat()?, entry: self.entry(cell)? },
            Action::Table(table) => Event::Tabled { seat: seat()?, table, entry: self.table_entry(&table)? },
            Action::TakeBack => Event::TookBack { seat: self.who_takes_back()? },
            Action::Correct { round, seat, table } => {
                let (_, entry) = self.corrected(round, seat, &table)?;
                Event::Corrected { round, seat, table, entry }
            }
            Action::Hint => Event::Hinted { seat: seat()? },
            Action::Join => Event::Joined { seat: Seat(self.seats()) },
            Action::Leave(seat) => Event::Left { seat },
            Action::Abandon => Event::Abandoned,
        };
        self.check(&event)?;
        Ok(event)
    }

    /// Validates an event and applies it. A refused event changes nothing.
    pub fn record(&mut self, event: &Event) -> Result<(), Refusal> {
        self.check(event)?;
        match *event {
            Event::Named { cell, .. } => self.now().named = Some(cell),
            Event::Thrown { keep, fell, .. } => {
                let hand = keep.dice().and(fell).expect("a checked throw has the dice of the game");
                if let Play::Throws(throws) = &mut self.now().play {
                    throws.push(Throw { keep, hand });
                }
            }
            Event::Entered { entry, .. } => self.finish(entry),
            Event::Tabled { table, entry, .. } => {
                self.now().set_play(&table);
                self.finish(entry);
            }
            Event::TookBack { .. } => self.take_back(),
            Event::Corrected { round, seat, ref table, .. } => *self = self.corrected(round, seat, table)?.0,
            Event::Hinted { .. } => self.now().hinted = true,
            Event::Joined { seat } => {
                self.seats.push(SeatState { card: Card::new(&self.rules), left: false });
                self.steps.push(Step::Joined(seat));
            }
            Event::Left { seat } => self.leave(seat),
            Event::Abandoned => {
                self.drop_turn();
                self.abandoned = true;
                self.steps.push(Step::Abandoned);
            }
        }
        Ok(())
    }

    fn check(&self, event: &Event) -> Result<(), Refusal> {
        match *event {
            Event::Named { seat, cell } => self.check_naming(seat, cell),
            Event::Thrown { seat, keep, fell } => {
                let expected = self.check_throw(seat, keep)?;
                let found = fell.len();
                if found == expected { Ok(()) } else { Err(Refusal::DiceCount { expected, found }) }
            }
            Event::Entered { seat, entry } => {
                self.check_turn(seat)?;
                check_entry(self.entry(entry.cell)?, entry)
            }
            Event::Tabled { seat, table, entry } => {
                self.check_turn(seat)?;
                check_entry(self.table_entry(&table)?, entry)
            }
            Event::TookBack { seat } => {
                let turn_of = self.who_takes_back()?;
                if seat == turn_of { Ok(()) } else { Err(Refusal::NotYourTurn { seat, turn_of }) }
            }
            Event::Corrected { round, seat, ref table, entry } => {
                let (_, expected) = self.corrected(round, seat, table)?;
                check_entry(expected, entry)
            }
            Event::Hinted { seat } => self.check_turn(seat).map(|_| ()),
            Event::Joined { seat } => match &self.turn {
                None => Err(Refusal::GameOver),
                Some(_) if seat != Seat(self.seats()) || seat.0 == u16::MAX => Err(Refusal::NoSuchSeat(seat)),
                Some(turn) if turn.round > 1 => Err(Refusal::TooLateToJoin),
                Some(_) => Ok(()),
            },
            Event::Left { seat } => match self.seats.get(usize::from(seat.0)) {
                None => Err(Refusal::NoSuchSeat(seat)),
                Some(state) if state.left => Err(Refusal::SeatLeft(seat)),
                Some(_) if self.turn.is_none() => Err(Refusal::GameOver),
                Some(_) => Ok(()),
            },
            Event::Abandoned => self.turn.as_ref().map(|_| ()).ok_or(Refusal::GameOver),
        }
    }

    /// The turn in progress, if it belongs to this seat.
    fn check_turn(&self, seat: Seat) -> Result<&Turn, Refusal> {
        let turn = self.turn.as_ref().ok_or(Refusal::GameOver)?;
        if turn.seat == seat { Ok(turn) } else { Err(Refusal::NotYourTurn { seat, turn_of: turn.seat }) }
    }

    fn check_naming(&self, seat: Seat, cell: Cell) -> Result<(), Refusal> {
        let turn = self.check_turn(seat)?;
        if !self.rules.declares() {
            return Err(Refusal::NothingToName);
        }
        if turn.has_begun() {
            return Err(Refusal::AlreadyNamed);
        }
        self.check_open(seat, cell)
    }

    fn check_open(&self, seat: Seat, cell: Cell) -> Result<(), Refusal> {
        self.rules.check_open(self.card_of(seat), cell)
    }

    /// The number of dice to throw, or why the throw is illegal.
    fn check_throw(&self, seat: Seat, keep: Keep) -> Result<u8, Refusal> {
        let turn = self.check_turn(seat)?;
        let dice = self.rules.dice();
        let Some(hand) = turn.hand() else {
            return if self.rules.declares() && turn.named.is_none() {
                Err(Refusal::NameFirst)
            } else if keep == Keep::NOTHING {
                Ok(dice)
            } else {
                Err(Refusal::FirstThrowWithAll)
            };
        };
        if self.throws_of(turn).left() == 0 {
            return Err(Refusal::NoRethrow);
        }
        match hand.without(keep.dice()) {
            None => Err(Refusal::NotInHand { keep, hand }),
            Some(thrown) if thrown.is_empty() => Err(Refusal::NothingThrown),
            Some(thrown) => Ok(thrown.len()),
        }
    }

    /// The entry of the present hand in a cell.
    fn entry(&self, cell: Cell) -> Result<Entry, Refusal> {
        let turn = self.turn.as_ref().ok_or(Refusal::GameOver)?;
        let hand = turn.hand().ok_or(Refusal::ThrowFirst)?;
        self.entry_of(turn.seat, turn.named, hand, cell)
    }

    /// The entry of a hand in a cell of a seat's card, or its refusal.
    fn entry_of(&self, seat: Seat, named: Option<Cell>, hand: Hand, cell: Cell) -> Result<Entry, Refusal> {
        self.rules.entry(self.card_of(seat), named, hand, cell)
    }

    /// Replays a stored turn with its crossed-out versions.
    pub(crate) fn repeat(&mut self, turn: &Turn) -> Result<(), Refusal> {
        if let Some(now) = self.turn.as_mut() {
            now.crossed_out.clone_from(&turn.crossed_out);
        }
        turn.events().iter().try_for_each(|event| self.record(event))
    }

    fn now(&mut self) -> &mut Turn {
        self.turn.as_mut().expect("a checked event of a turn finds that turn in progress")
    }

    fn finish(&mut self, entry: Entry) {
        let mut turn = self.turn.take().expect("a checked entry finds a turn in progress");
        turn.entry = Some(entry);
        let chips = self.rules.has_chips();
        let card = &mut self.seats[usize::from(turn.seat.0)].card;
        card.enter(entry.cell, entry.points, entry.extra);
        if chips {
            // A turn adds two rethrows to the saved chips, and every rethrow takes one.
            let rethrows = turn.throws().map_or(0, |throws| throws - 1);
            card.set_chips(card.chips() + FREE_RETHROWS - rethrows);
        }
        let last = (turn.seat, turn.round);
        self.remember(turn);
        self.begin_turn(Some(last));
    }

    /// Starts the turn after `last`: the next seat that has not left, in this round or the next.
    fn begin_turn(&mut self, last: Option<(Seat, u16)>) {
        let stays = |seat: &usize| !self.seats[*seat].left;
        let (after, round) = last.map_or((0, 1), |(seat, round)| (usize::from(seat.0) + 1, round));
        let in_this_round = (after..self.seats.len()).find(stays).map(|seat| (seat, round));
        let next = in_this_round.or_else(|| (0..after).find(stays).map(|seat| (seat, round + 1)));
        let next = next.filter(|&(_, round)| usize::from(round) <= self.rules.cells().len());
        self.turn = next.map(|(seat, round)| Turn::new(Seat(seat as u16), round));
    }

    fn leave(&mut self, seat: Seat) {
        self.seats[usize::from(seat.0)].left = true;
        if let Some(last) =
            self.turn.as_ref().filter(|turn| turn.seat == seat).map(|turn| (turn.seat, turn.round))
        {
            self.drop_turn();
            self.begin_turn(Some(last));
        }
        self.steps.push(Step::Left(seat));
    }

    /// Ends the turn in progress without an entry. Its throws stay in the record.
    fn drop_turn(&mut self) {
        if let Some(turn) = self.turn.take().filter(Turn::has_begun) {
            self.remember(turn);
        }
    }

    fn remember(&mut self, turn: Turn) {
        self.thrown += turn.thrown();
        self.steps.push(Step::Turn(turn));
    }

    /// The seat whose choice can be undone.
    fn who_takes_back(&self) -> Result<Seat, Refusal> {
        let turn = self.turn.as_ref().filter(|turn| turn.has_begun());
        if let Some(turn) = turn {
            let thrown = turn.hand().is_some();
            return if thrown && self.source.is_program() {
                Err(Refusal::ThrowStands)
            } else {
                Ok(turn.seat)
            };
        }
        match self.steps.last() {
            Some(Step::Turn(turn)) if turn.entry.is_some() => Ok(turn.seat),
            _ => Err(Refusal::NothingToTakeBack),
        }
    }

    fn take_back(&mut self) {
        if let Some(turn) = self.turn.as_mut().filter(|turn| turn.has_begun()) {
            let popped = match &mut turn.play {
                Play::Throws(throws) => throws.pop(),
                Play::Hand { .. } | Play::Points { .. } => None,
            };
            if popped.is_none() {
                turn.named = None;
            }
            return;
        }
        let Some(Step::Turn(mut turn)) = self.steps.pop() else {
            unreachable!("a checked take-back finds a turn")
        };
        self.thrown -= turn.thrown();
        let entry = turn.entry.take().expect("a checked take-back finds an entry");
        let chips = self.rules.has_chips();
        let card = &mut self.seats[usize::from(turn.seat.0)].card;
        card.erase(entry.cell, entry.extra);
        if chips {
            let rethrows = turn.throws().map_or(0, |throws| throws - 1);
            card.set_chips(card.chips() + rethrows - FREE_RETHROWS);
        }
        if !matches!(turn.play, Play::Throws(_)) {
            // A turn entered as a whole is undone as a whole.
            turn.play = Play::Throws(Vec::new());
            turn.named = None;
        }
        self.turn = Some(turn);
    }
}

/// Compares an entry with the one that the rules give.
fn check_entry(expected: Entry, found: Entry) -> Result<(), Refusal> {
    if found.points != expected.points {
        Err(Refusal::WrongPoints { expected: expected.points, found: found.points })
    } else if found.extra != expected.extra {
        Err(Refusal::WrongExtra { expected: expected.extra, found: found.extra })
    } else if found.cell != expected.cell {
        Err(Refusal::NoSuchCell)
    } else {
        Ok(())
    }
}

/// An event of a log that the rules refuse.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("event {index}: {refusal}")]
#[allow(missing_docs, reason = "the field names say it")]
pub struct ReplayError {
    /// The index of the event in the log, from 0.
    pub index: usize,
    pub refusal: Refusal,
}
