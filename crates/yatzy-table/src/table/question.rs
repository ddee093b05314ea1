//! Slow work leaves the table as a question with a version, and comes back as a request that is refused if the table
//! has changed. No lock is held meanwhile.

use crate::{LogEvent, Moment, Permission, Presence, Refused, Table, View, Who, digest};
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use std::time::Duration;
use yatzy_bots::{Bot, Chance, Coach, GoalHint, GoalObjective, GoalQuery, Hint, Level, Values};
use yatzy_rules::{Action, Cell, DiceSource, FREE_RETHROWS, Game, Goal, Hand, Keep, Phase, Refusal, Seat};

/// The level at which the computer plays for a person who is away.
pub const STEP_IN_LEVEL: Level = Level::Casual;

/// Asks for the computer's move. The answer is sent as [`Request::Computer`](crate::Request::Computer).
#[derive(Clone, Debug)]
pub struct MoveQuestion {
    /// The version that the answer must name.
    pub version: u32,
    /// The seat to play.
    pub seat: Seat,
    /// The round of this turn, starting at 1.
    pub round: u16,
    /// The strength of the computer.
    pub level: Level,
    /// Derived from the game's id: a bot makes the same move again after a crash.
    pub seed: u64,
    pub game: Game,
}

impl MoveQuestion {
    /// The computer's move. This may take long. A bot that finds no move plays the first legal action, so that the
    /// game goes on.
    pub fn answer(&self, values: Arc<dyn Values>) -> Option<Action> {
        let chosen =
            Bot::new(self.level, values, self.seed).ok().and_then(|mut bot| bot.choose(&self.game).ok()?);
        chosen.or_else(|| self.game.actions().first().copied())
    }

    /// Whether an answer still fits a table that asks `now`: the same turn, and since then only names and seats have
    /// changed.
    pub fn is_open(&self, now: &MoveQuestion, table: &Table) -> bool {
        let since = table.saved.log.iter().filter(|logged| logged.version > self.version);
        (now.seat, now.round, now.level) == (self.seat, self.round, self.level)
            && since.map(|logged| &logged.what).all(|what| matches!(what, LogEvent::Seated { .. }))
    }
}

/// Asks for the best action and its reason. The answer changes nothing at the table.
#[derive(Clone, Debug)]
pub struct CoachQuestion {
    /// The version that the answer is about.
    pub version: u32,
    /// The game. Reported dice of a real table are part of it.
    pub game: Game,
    /// The action that the asker is about to take.
    pub present: Option<Action>,
    /// The goal of the seat to play.
    pub goal: Goal,
}

impl CoachQuestion {
    /// The hint for a player who plays for the mean; `None` if the values are not known.
    pub fn answer(&self, values: Arc<dyn Values>) -> Option<Hint> {
        Coach::new(values).hint(&self.game, self.present).ok()?
    }

    /// The values that the goal needs; `None` for the mean.
    pub fn goal_query(&self) -> Option<GoalQuery> {
        GoalQuery::new(&self.game, self.game.turn()?.seat, self.goal)
    }

    /// The hint for a player with another goal than the mean.
    pub fn answer_for(&self, objective: &GoalObjective) -> Option<GoalHint> {
        GoalHint::new(objective, self.goal, &self.game, self.present).ok()?
    }
}

/// Asks for the chance of each seat to reach its goal. The answer is only shown.
#[derive(Clone, Debug)]
pub struct ChanceQuestion {
    /// The version that the answer is about.
    pub version: u32,
    pub game: Game,
    /// The goal of each seat.
    pub goals: Vec<Goal>,
}

impl ChanceQuestion {
    /// The values that each goal needs; `None` for the mean.
    pub fn goal_queries(&self) -> Vec<Option<GoalQuery>> {
        let seats = (0..).map(Seat).zip(&self.goals);
        seats.map(|(seat, goal)| GoalQuery::new(&self.game, seat, *goal)).collect()
    }

    /// The chance of each seat. This may take long.
    pub fn answer(&self, objectives: &[Option<Arc<GoalObjective>>]) -> Vec<Option<Chance>> {
        let seats = (0..).map(Seat).zip(objectives);
        seats.map(|(seat, objective)| objective.as_ref()?.chance(&self.game, seat).ok()).collect()
    }
}

/// Facts that a player adds to a question to the coach.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct CoachContext {
    /// The action that the asker is about to take.
    pub present: Option<Action>,
    /// The dice on a real table, and the number of throws, if known.
    pub told: Option<(Hand, Option<u16>)>,
}

impl CoachContext {
    /// The dice on a real table, and the number of throws; one if it is not known.
    pub fn dice(&self) -> Option<(Hand, u16)> {
        self.told.map(|(hand, throws)| (hand, throws.unwrap_or(1)))
    }
}

/// The hands of a real table that were reported in one turn. Their number is the number of throws.
#[derive(Clone, Debug, Default)]
pub struct ToldHands {
    turn: Option<(Seat, u16)>,
    hands: Vec<Hand>,
}

impl ToldHands {
    /// Adds a hand of the turn in progress. The same hand again is not another throw.
    pub fn note(&mut self, view: &View, hand: Hand) {
        let turn = view.turn.as_ref().map(|turn| (turn.seat, turn.round));
        if self.turn != turn {
            *self = ToldHands { turn, hands: Vec::new() };
        }
        if self.hands.last() != Some(&hand) {
            self.hands.push(hand);
        }
    }

    /// The throws so far: one for each hand, up to the free ones. `None` if no hand was reported.
    pub fn throws(&self) -> Option<u16> {
        let count = (self.hands.len() as u16).min(1 + FREE_RETHROWS);
        Some(count).filter(|&count| count > 0)
    }
}

impl View {
    /// The context of a question to the coach, from reported dice, the cell under the cursor and the kept dice. The
    /// action is left out where it is not legal.
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
    /// The question for the computer's move; `None` if it is not the computer's turn.
    pub fn to_move(&self) -> Option<MoveQuestion> {
        let seat = self.game.turn()?.seat;
        let level = self.level_of(seat)?;
        // A record may name a level that this version does not know. The weakest level plays then.
        self.move_question(level.parse().unwrap_or(Level::ALL[0]))
    }

    /// The next move of a turn that the computer plays for a person who is away; `None` once that turn is over.
    pub fn continue_step_in(&self, seat: Seat, round: u16) -> Option<MoveQuestion> {
        self.game.turn().filter(|turn| (turn.seat, turn.round) == (seat, round))?;
        self.move_question(STEP_IN_LEVEL)
    }

    fn move_question(&self, level: Level) -> Option<MoveQuestion> {
        // The computer throws the program's dice, even at a table with real dice.
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

    /// A seed derived from the game's id.
    fn seed(&self) -> u64 {
        let digest = digest("yatzy bot", &[self.id().as_str().as_bytes()]);
        u64::from_be_bytes(digest[..8].try_into().unwrap_or_default())
    }

    /// How long until the asker may let the computer play the current turn; `None` unless the turn is that of a person
    /// on another device who is away.
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
        let can = self.game.source().is_program();
        let wait = patience.saturating_sub(presence.away_for(seat, now));
        (self.may(who, Permission::StepIn).is_ok() && is_person && away && can).then_some(wait)
    }

    /// Lets the computer play one turn for a person who is away. Everyone at the table may ask. A retry that names its
    /// version has one effect.
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

    /// The goal of each seat.
    pub fn goals(&self) -> Vec<Goal> {
        self.saved.seats.iter().map(|seat| seat.goal).collect()
    }

    /// The question for the chances; `None` if every seat plays for the mean.
    pub fn chances(&self) -> Option<ChanceQuestion> {
        let goals = self.goals();
        let anyone = goals.iter().any(|goal| *goal != Goal::Mean);
        anyone.then(|| ChanceQuestion { version: self.version(), game: self.game.clone(), goals })
    }

    /// The question for the coach. It is refused before the log says that the coach was asked.
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

    /// The question for the coach, without a check of permissions.
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
