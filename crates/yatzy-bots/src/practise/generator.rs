//! Exercises from games that bots play. Machines differ in the last digits of a value, so every decision here is made
//! on values rounded to hundredths, and a position whose margin is near the limit is left out.

use super::{PositionBody, PracticePosition, Theme};
use crate::{
    Advice, Adviser, Bot, Budget, Coach, Level, Position, QueryError, SeededDice, ValueSource, Values,
};
use std::sync::Arc;
use yatzy_rules::{Action, DiceSource, Game, Ruleset};

/// The levels of exercises: from 1, which beginners get right, to this one, which experts get wrong.
pub const LEVELS: u8 = 5;

/// The best choice of five dice is at least this many hundredths of a point ahead.
const MARGIN: i64 = 150;
/// In other games it is ahead by this share of the mean total: as many points as in Yatzy, relative to its 248.
const MARGIN_SHARE: f64 = 0.006;
/// An estimate must be ahead by this many times its measured error.
const ERRORS: f64 = 3.0;
/// The error of estimates from the rules alone, in points (docs/bots.md).
const ROUGH: f64 = 3.0;
/// Positions this close to the margin, in hundredths, are left out.
const NEAR: i64 = 5;

/// The players of the games, in turn.
const PLAYERS: [Level; 4] = [Level::Casual, Level::Beginner, Level::Club, Level::Expert];
/// The levels that measure how hard a position is, besides `greedy`.
const JUDGES: [Level; 4] = [Level::Beginner, Level::Casual, Level::Club, Level::Expert];
/// Number of choices of each judge. A turn with saved rethrows takes long to compute: there every choice counts for
/// several.
const DRAWS: u8 = 12;
const DRAWS_WITH_CHIPS: u8 = 4;
/// A wrong choice is tempting if `greedy` makes it, or this many of the choices of `beginner` and `casual`.
const TEMPTED: u8 = 3;

/// Games that are tried for one exercise before any theme is taken, and before the search ends.
const VARIED: u64 = 24;
const PATIENCE: u64 = 3000;

/// Which exercises are wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct PracticeOrder {
    /// The same seed gives the same exercises.
    pub seed: u64,
    /// The theme; any if not given.
    pub theme: Option<Theme>,
    /// The level, from 1 to [`LEVELS`]; any if not given.
    pub level: Option<u8>,
    /// The number of exercises.
    pub count: u16,
}

/// A position with its solution.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Exercise {
    /// The position.
    pub position: PositionBody,
    /// What it is about.
    pub theme: Theme,
    /// From 1, which a beginner gets right more often than not, to [`LEVELS`].
    pub level: u8,
    /// The difficulty as a rating, comparable with a player's.
    pub rating: u16,
    /// The best choice.
    pub best: Advice,
    /// A wrong choice that people make, with its cost.
    pub tempting: Advice,
}

/// Exercises, and how far their values can be trusted.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct PracticeSet {
    /// Whether the values are those of perfect play.
    pub exact: bool,
    /// The measured error of an estimate, in points.
    pub error: Option<f64>,
    /// The exercises. They are fewer than wanted if such positions are rare.
    pub exercises: Vec<Exercise>,
}

/// The values that exercises are made from, the same on every machine: exact ones where a phone can solve the game,
/// otherwise the project's estimate, also where a table file has better ones.
pub fn practice_values(source: &ValueSource, rules: &Arc<Ruleset>) -> Arc<dyn Values> {
    let is_solved = source.takes(rules).is_some_and(|takes| Budget::FOR_PRACTICE.covers(&takes));
    if is_solved {
        return source.best(rules, Budget::FOR_PRACTICE);
    }
    source.estimate(rules)
}

/// Makes exercises.
pub struct Practice {
    values: Arc<dyn Values>,
    coach: Coach,
    /// In hundredths of a point.
    margin: i64,
}

impl Practice {
    /// Exercises by these values.
    pub fn new(values: Arc<dyn Values>) -> Result<Practice, QueryError> {
        let margin = margin(&*values)?;
        Ok(Practice { coach: Coach::new(values.clone()), values, margin })
    }

    /// How far the best choice is ahead of all others, at least, in points.
    pub fn margin(&self) -> f64 {
        self.margin as f64 / 100.0
    }

    /// The wanted exercises, at most one from each game.
    pub fn exercises(&self, order: &PracticeOrder) -> Result<PracticeSet, QueryError> {
        let rules = self.values.rules();
        let themes = Theme::of_rules(rules).len().max(1);
        let mut found: Vec<Exercise> = Vec::new();
        let mut since = 0;
        let mut game = 0;
        while found.len() < usize::from(order.count) && since < PATIENCE {
            let is_wanted = |exercise: &Exercise| {
                let same = found.iter().filter(|other| other.theme == exercise.theme).count();
                let is_varied = order.theme.is_some() || since >= VARIED || same <= found.len() / themes;
                let is_new = found.iter().all(|other| other.position != exercise.position);
                is_varied
                    && is_new
                    && order.theme.is_none_or(|theme| theme == exercise.theme)
                    && order.level.is_none_or(|level| level == exercise.level)
            };
            match self.first_in_game(order.seed, game, is_wanted)? {
                Some(exercise) => {
                    found.push(exercise);
                    since = 0;
                }
                None => since += 1,
            }
            game += 1;
        }
        let exact = self.values.is_exact();
        Ok(PracticeSet { exact, error: self.values.error().filter(|_| !exact), exercises: found })
    }

    /// The first wanted exercise of a game, from a random round on.
    fn first_in_game(
        &self,
        seed: u64,
        number: u64,
        is_wanted: impl Fn(&Exercise) -> bool,
    ) -> Result<Option<Exercise>, QueryError> {
        let rules = self.values.rules();
        let from = SeededDice::new(seed, 1, number).below(rules.cells().len() as u32) as u16 + 1;
        let mut dice = SeededDice::new(seed, 0, number);
        let level = PLAYERS[(number % PLAYERS.len() as u64) as usize];
        let mut bot = Bot::new(level, self.values.clone(), seed.wrapping_add(number))?;
        let mut game = Game::new(rules.clone(), 1, DiceSource::Program);
        let mut adviser = Adviser::new(&*self.values);
        while let Some(turn) = game.turn() {
            if turn.round >= from
                && let Some(exercise) = self.exercise(&mut adviser, &game, seed)?.filter(&is_wanted)
            {
                return Ok(Some(exercise));
            }
            let Some(action) = bot.choose(&game)? else { break };
            let played = game.decide(action, &mut dice).and_then(|event| game.record(&event));
            played.expect("a bot chooses among legal actions");
        }
        Ok(None)
    }

    /// The exercise of a game's present decision, if it teaches something.
    fn exercise(
        &self,
        adviser: &mut Adviser<'_>,
        game: &Game,
        seed: u64,
    ) -> Result<Option<Exercise>, QueryError> {
        let Some(position) = PracticePosition::of(game) else { return Ok(None) };
        let actions = adviser.advise(&position.card, position.named, position.phase)?;
        let Some(best) = clearly_best(actions, self.margin) else { return Ok(None) };
        let best = actions[best];
        let Some(judged) = self.judged(game, actions, best.action, seed)? else { return Ok(None) };
        let rules = self.values.rules();
        let Some(hint) = self.coach.hint_at(&position.card, position.named, position.phase, None)? else {
            return Ok(None);
        };
        if hint.reason.facts.is_empty() && hint.reason.brings.is_none() {
            return Ok(None);
        }
        let theme = Theme::of(rules, &position, &best, &judged.tempting, &hint.reason);
        Ok(theme.map(|theme| Exercise {
            position: position.body(rules),
            theme,
            level: judged.level,
            rating: judged.rating,
            best,
            tempting: judged.tempting,
        }))
    }

    /// The choices of players of several levels; `None` if no one who plays like people is tempted.
    fn judged(
        &self,
        game: &Game,
        actions: &[Advice],
        best: Action,
        seed: u64,
    ) -> Result<Option<Judged>, QueryError> {
        let mut wrong = vec![0u8; actions.len()];
        let mut note = |action: Action, weight: u8| {
            if action != best
                && let Some(place) = actions.iter().position(|advice| advice.action == action)
            {
                wrong[place] += weight;
            }
        };
        // The choice of `greedy` alone is enough.
        if let Some(action) = Bot::new(Level::Greedy, self.values.clone(), 0)?.choose(game)? {
            note(action, TEMPTED);
        }
        let draws = if self.values.rules().has_chips() { DRAWS_WITH_CHIPS } else { DRAWS };
        let weight = DRAWS / draws;
        let mut right = [0; JUDGES.len()];
        for (level, right) in JUDGES.iter().zip(&mut right) {
            for draw in 0..draws {
                let seed = seed.wrapping_mul(31).wrapping_add(u64::from(draw));
                let chosen = Bot::new(*level, self.values.clone(), seed)?.choose(game)?;
                *right += weight * u8::from(chosen == Some(best));
                if let Some(action) = chosen.filter(|_| *level <= Level::Casual) {
                    note(action, weight);
                }
            }
        }
        let most = wrong.iter().copied().max().unwrap_or(0);
        let tempting =
            actions.iter().zip(&wrong).find(|(_, count)| **count == most).map(|(advice, _)| *advice);
        let Some(tempting) = tempting.filter(|_| most >= TEMPTED) else { return Ok(None) };
        let level = right.iter().position(|&right| right * 2 > DRAWS).map_or(LEVELS, |place| place as u8 + 1);
        let all: u16 = right.iter().map(|&right| u16::from(right)).sum();
        Ok(Some(Judged { tempting, level, rating: HARDEST - STEP * all }))
    }
}

/// The rating of a position that no judge gets right, and how much each right choice of a judge takes off.
const HARDEST: u16 = 2240;
const STEP: u16 = 30;

/// What the judges made of a position.
struct Judged {
    tempting: Advice,
    level: u8,
    rating: u16,
}

/// The place of the best action, if it is ahead of all others by more than the margin.
fn clearly_best(actions: &[Advice], margin: i64) -> Option<usize> {
    let cents = |advice: &Advice| (advice.value * 100.0).round() as i64;
    let (best, most) = actions.iter().map(cents).enumerate().max_by_key(|&(_, value)| value)?;
    let others = actions.iter().enumerate().filter(|(place, _)| *place != best);
    let next = others.map(|(_, advice)| cents(advice)).max()?;
    (most - next > margin + NEAR).then_some(best)
}

/// The margin of a game in hundredths of a point.
fn margin(values: &dyn Values) -> Result<i64, QueryError> {
    let rules = values.rules();
    let plain = if rules.dice() <= 5 && rules.columns().len() == 1 {
        MARGIN
    } else {
        (values.value(Position::START)? * MARGIN_SHARE * 100.0).round() as i64
    };
    let doubt = if values.is_exact() { 0.0 } else { values.error().unwrap_or(ROUGH) * ERRORS };
    Ok(plain.max((doubt * 100.0).round() as i64))
}
