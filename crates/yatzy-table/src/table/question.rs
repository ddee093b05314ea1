//! What takes time leaves the table as a question with its version, and comes back as a request that is refused if
//! the table has moved on. Nobody holds a table while someone thinks.

use crate::{Moment, Permission, Presence, Refused, Table, View, Who, digest};
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use std::time::Duration;
use yatzy_bots::{Bot, Chance, Coach, GoalHint, GoalObjective, GoalQuery, Hint, Level, Values};
use yatzy_rules::{Action, Cell, DiceSource, FREE_RETHROWS, Game, Goal, Hand, Keep, Phase, Refusal, Seat};

/// The level at which the computer steps in for someone who is away.
pub const STEP_IN_LEVEL: Level = Level::Casual;

/// What would the computer do now? To be answered by [`Request::Computer`](crate::Request::Computer).
#[derive(Clone, Debug)]
pub struct MoveQuestion {
    /// The version that the answer must name.
    pub version: u32,
    /// Whose turn it is.
    pub seat: Seat,
    /// The seat's how manieth turn.
    pub round: u16,
    /// How well the computer plays.
    pub level: Level,
    /// A number of the game's own: a bot does the same again after a crash.
    pub seed: u64,
    /// The game.
    pub game: Game,
}

impl MoveQuestion {
    /// What the computer does, by what it knows of cards; takes its time. A player that finds no answer still has
    /// to move: the first legal action keeps the game going.
    pub fn answer(&self, values: Arc<dyn Values>) -> Option<Action> {
        let chosen =
            Bot::new(self.level, values, self.seed).ok().and_then(|mut bot| bot.choose(&self.game).ok()?);
        chosen.or_else(|| self.game.actions().first().copied())
    }
}

/// What is best now, and why? Nothing comes of the answer but words.
#[derive(Clone, Debug)]
pub struct CoachQuestion {
    /// The version that the answer is about.
    pub version: u32,
    /// The game, with dice of a real table lying there where they were told.
    pub game: Game,
    /// What the asker is about to do.
    pub present: Option<Action>,
    /// What the seat to play plays for.
    pub goal: Goal,
}

impl CoachQuestion {
    /// What the coach says, by what it knows of cards; `None` where nobody knows.
    pub fn answer(&self, values: Arc<dyn Values>) -> Option<Hint> {
        Coach::new(values).hint(&self.game, self.present).ok()?
    }

    /// What is to be known of the cards for what the seat plays for; `None` if that is the mean.
    pub fn goal_query(&self) -> Option<GoalQuery> {
        GoalQuery::new(&self.game, self.game.turn()?.seat, self.goal)
    }

    /// What the coach says to someone who plays for that, by what cards are then worth.
    pub fn answer_for(&self, aim: &GoalObjective) -> Option<GoalHint> {
        GoalHint::new(aim, self.goal, &self.game, self.present).ok()?
    }
}

/// How likely is everyone to get what they play for? Nothing comes of the answer but what people see.
#[derive(Clone, Debug)]
pub struct ChanceQuestion {
    /// The version that the answer is about.
    pub version: u32,
    /// The game.
    pub game: Game,
    /// What each seat plays for.
    pub goals: Vec<Goal>,
}

impl ChanceQuestion {
    /// What is to be known of the cards for each seat; `None` for who plays for the mean.
    pub fn goal_queries(&self) -> Vec<Option<GoalQuery>> {
        let seats = (0..).map(Seat).zip(&self.goals);
        seats.map(|(seat, goal)| GoalQuery::new(&self.game, seat, *goal)).collect()
    }

    /// The chance of each seat, by what cards are worth to it. It may take its time.
    pub fn answer(&self, aims: &[Option<Arc<GoalObjective>>]) -> Vec<Option<Chance>> {
        let seats = (0..).map(Seat).zip(aims);
        seats.map(|(seat, aim)| aim.as_ref()?.chance(&self.game, seat).ok()).collect()
    }
}

/// What is told along with the question for a hint.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct CoachContext {
    /// What the asker is about to do.
    pub present: Option<Action>,
    /// The dice that lie on a real table, and after how many throws, where that is known.
    pub told: Option<(Hand, Option<u16>)>,
}

impl CoachContext {
    /// The dice that lie on a real table, and after how many throws: where that is not known, after the first.
    pub fn dice(&self) -> Option<(Hand, u16)> {
        self.told.map(|(hand, throws)| (hand, throws.unwrap_or(1)))
    }
}

/// The hands of a real table that were told in one turn, to count its throws where the player does not.
#[derive(Clone, Debug, Default)]
pub struct ToldHands {
    turn: Option<(Seat, u16)>,
    hands: Vec<Hand>,
}

impl ToldHands {
    /// Notes a hand of the turn in progress. The same hand again is not another throw.
    pub fn note(&mut self, view: &View, hand: Hand) {
        let turn = view.turn.as_ref().map(|turn| (turn.seat, turn.round));
        if self.turn != turn {
            *self = ToldHands { turn, hands: Vec::new() };
        }
        if self.hands.last() != Some(&hand) {
            self.hands.push(hand);
        }
    }

    /// The throws so far: one for each hand, as long as throws cost nothing. `None` if no hand was told.
    pub fn throws(&self) -> Option<u16> {
        let count = (self.hands.len() as u16).min(1 + FREE_RETHROWS);
        Some(count).filter(|&count| count > 0)
    }
}

impl View {
    /// The question to the coach of a person who tells dice of a real table, is at a cell or keeps some dice. What they
    /// seem to be about to do is part of it where it can be done.
    pub fn about(&self, told: Option<(Hand, Option<u16>)>, cell: Option<Cell>, keep: Keep) -> CoachContext {
        let about = CoachContext { present: None, told: told.filter(|_| self.source == DiceSource::Table) };
        let rethrows = match (self.phase, about.dice()) {
            (Phase::Thrown { rethrows, .. }, _) => Some(rethrows),
            (_, Some((_, throws))) => Some((1 + FREE_RETHROWS).saturating_sub(throws)),
            _ => None,
        };
        let present = match (rethrows, cell) {
            (Some(_), Some(cell)) => Some(Action::Enter(cell)),
            (Some(1..), None) if keep != Keep::NOTHING => Some(Action::Throw(keep)),
            _ => None,
        };
        CoachContext { present, ..about }
    }
}

impl Table {
    /// What the computer is to be asked now, if it is its turn.
    pub fn to_move(&self) -> Option<MoveQuestion> {
        let seat = self.game.turn()?.seat;
        let level = self.level_of(seat)?;
        // A record may name a level that this program does not know; the first one it knows sits in.
        self.move_question(level.parse().unwrap_or(Level::ALL[0]))
    }

    /// The same turn goes on for whoever stands in.
    pub fn continue_step_in(&self, seat: Seat, round: u16) -> Option<MoveQuestion> {
        self.game.turn().filter(|turn| (turn.seat, turn.round) == (seat, round))?;
        self.move_question(STEP_IN_LEVEL)
    }

    fn move_question(&self, level: Level) -> Option<MoveQuestion> {
        // The computer has no hands: its dice are the program's even among real ones.
        let turn = self.game.turn()?;
        Some(MoveQuestion {
            version: self.version(),
            seat: turn.seat,
            round: turn.round,
            level,
            seed: self.seed(),
            game: self.game.clone(),
        })
    }

    /// A number of the game's own.
    fn seed(&self) -> u64 {
        let digest = digest("yatzy bot", &[self.id().as_str().as_bytes()]);
        u64::from_be_bytes(digest[..8].try_into().unwrap_or_default())
    }

    /// How long until someone at the table may let the computer play for whoever is to play; `None` unless that is
    /// a person on another device, and away.
    pub fn until_step_in(
        &self,
        presence: &Presence,
        who: &Who,
        now: Moment,
        patience: Duration,
    ) -> Option<Duration> {
        let seat = self.game.turn()?.seat;
        let is_person = self.level_of(seat).is_none();
        let away = !self.holds(who, seat) && !presence.is_here(seat);
        let can = self.game.source() == DiceSource::Program;
        let wait = patience.saturating_sub(presence.away_for(seat, now));
        (self.may(who, Permission::StepIn).is_ok() && is_person && away && can).then_some(wait)
    }

    /// That the computer plays one turn for someone who is away; for anyone who sits at the table. Whoever names
    /// the version they saw may ask again without an effect twice.
    pub fn step_in(
        &self,
        presence: &Presence,
        who: &Who,
        version: Option<u32>,
        now: Moment,
        patience: Duration,
    ) -> Result<MoveQuestion, Refused> {
        self.may(who, Permission::StepIn)?;
        if version.is_some_and(|version| version != self.version()) {
            return Err(Refused::Stale);
        }
        if self.game.source() == DiceSource::Table {
            return Err(Refused::RealDice);
        }
        let question =
            self.move_question(STEP_IN_LEVEL).ok_or_else(|| Refused::by_rules(Refusal::GameOver))?;
        match self.until_step_in(presence, who, now, patience) {
            Some(Duration::ZERO) => Ok(question),
            _ => Err(Refused::NotAway),
        }
    }

    /// What each seat plays for.
    pub fn goals(&self) -> Vec<Goal> {
        self.saved.seats.iter().map(|seat| seat.goal).collect()
    }

    /// What is to be found out for those who play for something else than the mean; `None` if nobody does.
    pub fn chances(&self) -> Option<ChanceQuestion> {
        let goals = self.goals();
        let anyone = goals.iter().any(|goal| *goal != Goal::Mean);
        anyone.then(|| ChanceQuestion { version: self.version(), game: self.game.clone(), goals })
    }

    /// What the coach is to be asked, once it is noted that someone asked.
    pub fn advice(&self, who: &Who, about: CoachContext) -> Result<CoachQuestion, Refused> {
        if !self.saved.hints {
            return Err(Refused::NoCoach);
        }
        match self.game.turn() {
            Some(turn) if !self.may_play(who, turn.seat) => {
                return Err(Refused::NotYours { turn_of: Some(turn.seat) });
            }
            Some(turn) if !turn.hinted => return Err(Refused::NotAsked),
            Some(_) => {}
            None => return Err(Refused::by_rules(Refusal::GameOver)),
        }
        Ok(self.advice_question(about))
    }

    /// What the coach is to be asked, whoever asks.
    pub fn advice_question(&self, about: CoachContext) -> CoachQuestion {
        let told = about.dice().filter(|_| self.game.source() == DiceSource::Table);
        let game = match told {
            Some((hand, throws)) => self.game.if_thrown(hand, throws),
            None => self.game.clone(),
        };
        let goal = game.turn().and_then(|turn| self.seat(turn.seat)).map(|seat| seat.goal);
        CoachQuestion {
            version: self.version(),
            game,
            present: about.present,
            goal: goal.unwrap_or_default(),
        }
    }
}
