//! Exercises from games that bots play. Machines differ in the last digits of a value, so every decision here is made
//! on values rounded to hundredths, and a position whose margin is near the limit is left out.

use super::rating::exercise_level;
use super::{PositionBody, PracticePosition, Theme};
use crate::{
    Advice, Bot, Budget, Coach, Level, Position, QueryError, SeededDice, TurnValues, ValueSource, Values,
};
use std::sync::Arc;
use yatzy_rules::{Action, Cell, Date, DiceSource, Game, Phase, Ruleset};
use yatzy_solver::points_on;

/// The levels of exercises: from 1, which beginners get right, to this one, at which most players fail.
pub const LEVELS: u8 = 5;

/// The best choice of five dice is at least this many hundredths of a point ahead.
const MARGIN: i64 = 150;
/// In other games it is ahead by this share of the mean total: as many points as in Yatzy, relative to its 248.
const MARGIN_SHARE: f64 = 0.006;
/// An estimated choice must be ahead by this many times the measured error of a difference.
const ERRORS: f64 = 3.0;
/// The error of estimates from the rules alone, in points (docs/bots.md).
const ROUGH: f64 = 3.0;
/// Positions this close to the margin, in hundredths, are left out.
const NEAR: i64 = 5;

/// The players of the games, in turn.
const PLAYERS: [Level; 4] = [Level::Casual, Level::Beginner, Level::Club, Level::Expert];
/// The levels that measure how hard a position is: those that people resemble, and stronger ones.
const LIKE_PEOPLE: [Level; 2] = [Level::Beginner, Level::Casual];
const STRONG: [Level; 2] = [Level::Club, Level::Expert];
/// Number of choices of each of these levels.
const DRAWS: u64 = 12;
/// A wrong choice is tempting if `greedy` makes it, or this many of the choices of `beginner` and `casual`.
const TEMPTED: u8 = 3;

/// Games that are tried for one exercise before any theme is taken, and before the search ends.
const VARIED: u64 = 8;
/// One exercise in this many may be of the same level, one more to begin with.
const LEVEL_SHARE: usize = 3;
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

impl PracticeOrder {
    /// The exercise of a day, the same everywhere: its seed is the date as a number, such as 20261118.
    pub fn of_day(date: Date) -> PracticeOrder {
        let (year, month, day) = date.parts();
        let seed = u64::from(year) * 10_000 + u64::from(month) * 100 + u64::from(day);
        PracticeOrder { seed, theme: None, level: None, count: 1 }
    }
}

/// A position with its solution.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Exercise {
    /// The position.
    pub position: PositionBody,
    /// What it is about.
    pub theme: Theme,
    /// The level of a player whom it fits, from 1 to [`LEVELS`]; it follows from the rating.
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
    /// The measured error of a cost that is estimated, in points.
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
    margins: Margins,
}

/// How far the best choice is ahead, in hundredths of a point.
#[derive(Clone, Copy)]
struct Margins {
    /// In a turn with exact values.
    exact: i64,
    /// In a turn with estimated ones.
    estimated: i64,
}

impl Practice {
    /// Exercises by these values.
    pub fn new(values: Arc<dyn Values>) -> Result<Practice, QueryError> {
        let margins = Margins::of(&*values)?;
        Ok(Practice { coach: Coach::new(values.clone()), values, margins })
    }

    /// How far the best choice of a turn is ahead of all others, at least, in points.
    pub fn margin(&self, turn: Position) -> f64 {
        self.margin_in_hundredths(turn) as f64 / 100.0
    }

    fn margin_in_hundredths(&self, turn: Position) -> i64 {
        if self.values.is_exact_turn(turn) { self.margins.exact } else { self.margins.estimated }
    }

    /// The wanted exercises, at most one from each game.
    pub fn exercises(&self, order: &PracticeOrder) -> Result<PracticeSet, QueryError> {
        let mut found: Vec<Exercise> = Vec::new();
        let (mut since, mut game) = (0, 0);
        while found.len() < usize::from(order.count) && since < PATIENCE {
            let wanted = Wanted {
                order,
                found: &found,
                themes: Theme::of_rules(self.values.rules()).len().max(1),
                varied: since < VARIED,
            };
            match self.first_in_game(order.seed, game, &wanted)? {
                Some(exercise) => {
                    found.push(exercise);
                    since = 0;
                }
                None => since += 1,
            }
            game += 1;
        }
        let exact = self.values.is_exact();
        Ok(PracticeSet { exact, error: self.values.choice_error().filter(|_| !exact), exercises: found })
    }

    /// The first wanted exercise of a game, from a random round on.
    fn first_in_game(
        &self,
        seed: u64,
        number: u64,
        wanted: &Wanted<'_>,
    ) -> Result<Option<Exercise>, QueryError> {
        let rules = self.values.rules();
        let from = SeededDice::new(seed, 1, number).below(rules.cells().len() as u32) as u16 + 1;
        let mut dice = SeededDice::new(seed, 0, number);
        let level = PLAYERS[(number % PLAYERS.len() as u64) as usize];
        let mut bot = Bot::new(level, self.values.clone(), seed.wrapping_add(number))?;
        let mut game = Game::new(rules.clone(), 1, DiceSource::Program);
        let mut known: Option<(u16, Option<Cell>, Vec<TurnValues>)> = None;
        while let Some(turn) = game.turn() {
            let (round, named) = (turn.round, turn.named);
            let has_choice = matches!(game.phase(), Phase::Naming | Phase::Thrown { .. });
            let action = if round < from || !has_choice {
                bot.choose(&game)?
            } else {
                // One turn of perfect play serves the exercise, its judges and the player.
                let turns = match known.take().filter(|known| (known.0, known.1) == (round, named)) {
                    Some((.., turns)) => turns,
                    None => self.turns(&game)?,
                };
                if let Some(exercise) = self.exercise(&turns, &game, seed, wanted)? {
                    return Ok(Some(exercise));
                }
                let action = bot.choose_from(&game, &turns);
                known = Some((round, named, turns));
                action
            };
            let Some(action) = action else { break };
            let played = game.decide(action, &mut dice).and_then(|event| game.record(&event));
            played.expect("a bot chooses among legal actions");
        }
        Ok(None)
    }

    /// The exercise of a game's present decision, if it teaches something that is wanted. What takes long comes last.
    fn exercise(
        &self,
        turns: &[TurnValues],
        game: &Game,
        seed: u64,
        wanted: &Wanted<'_>,
    ) -> Result<Option<Exercise>, QueryError> {
        let (Some(position), Some(first)) = (PracticePosition::of(game), turns.first()) else {
            return Ok(None);
        };
        let actions = match position.phase {
            Phase::Thrown { hand, rethrows } => first.actions(hand, rethrows),
            _ => {
                let named = position.card.open().iter().zip(turns);
                Advice::among(named.map(|(cell, turn)| (Action::Name(cell), turn.before_throw())))
            }
        };
        let margin = self.margin_in_hundredths(first.position());
        let Some(best) = clearly_best(&actions, margin) else { return Ok(None) };
        let best = actions[best];
        let judges = Judges { practice: self, game, turns, seed, best: best.action };
        let Some((tempting, of_people)) = judges.tempted(&actions)? else { return Ok(None) };
        let hint = self.coach.hint_at(&position.card, position.named, position.phase, None)?;
        let reason = hint.map(|hint| hint.reason);
        let Some(reason) = reason.filter(|reason| !reason.facts.is_empty() || reason.brings.is_some()) else {
            return Ok(None);
        };
        let rules = self.values.rules();
        let body = position.body(rules);
        let theme = Theme::of(rules, &position, &best, &tempting, &reason);
        let Some(theme) = theme.filter(|&theme| wanted.takes(theme, &body)) else { return Ok(None) };
        let right = of_people + judges.right(&STRONG, |_| {})?;
        let rating = HARDEST - STEP * right;
        let level = exercise_level(rating);
        let is_wanted = wanted.takes_level(level);
        Ok(is_wanted.then_some(Exercise { position: body, theme, level, rating, best, tempting }))
    }

    /// The whole turn of a game by perfect play; before a call one for each box.
    fn turns(&self, game: &Game) -> Result<Vec<TurnValues>, QueryError> {
        let Some((turn, card)) = game.turn().and_then(|turn| Some((turn, game.card(turn.seat)?))) else {
            return Ok(Vec::new());
        };
        let rules = self.values.rules();
        let (start, points) = (Position::of(rules, card), points_on(rules, card));
        let of = |named| TurnValues::new(&*self.values, start, points, named);
        match game.phase() {
            Phase::Naming => card.open().iter().map(|cell| of(Some(cell))).collect(),
            _ => Ok(vec![of(turn.named)?]),
        }
    }
}

/// What the next exercise should be.
struct Wanted<'a> {
    order: &'a PracticeOrder,
    found: &'a [Exercise],
    /// Number of themes of the rules.
    themes: usize,
    /// Whether themes and levels take turns; no longer once such exercises prove rare.
    varied: bool,
}

impl Wanted<'_> {
    fn takes(&self, theme: Theme, position: &PositionBody) -> bool {
        let same = self.found.iter().filter(|other| other.theme == theme).count();
        let is_due = match self.order.theme {
            Some(wanted) => wanted == theme,
            None => !self.varied || same <= self.found.len() / self.themes,
        };
        is_due && self.found.iter().all(|other| other.position != *position)
    }

    fn takes_level(&self, level: u8) -> bool {
        let same = self.found.iter().filter(|other| other.level == level).count();
        match self.order.level {
            Some(wanted) => wanted == level,
            None => !self.varied || same <= self.found.len() / LEVEL_SHARE,
        }
    }
}

/// Bots that answer one position.
struct Judges<'a> {
    practice: &'a Practice,
    game: &'a Game,
    turns: &'a [TurnValues],
    seed: u64,
    best: Action,
}

impl Judges<'_> {
    /// The wrong choice that most players who resemble people make, and how many of their choices are right; `None` if
    /// too few are wrong.
    fn tempted(&self, actions: &[Advice]) -> Result<Option<(Advice, u16)>, QueryError> {
        let mut wrong = vec![0u8; actions.len()];
        let best = self.best;
        let mut note = |action: Action, weight: u8| {
            if action != best
                && let Some(place) = actions.iter().position(|advice| advice.action == action)
            {
                wrong[place] += weight;
            }
        };
        // The choice of `greedy` alone is enough.
        if let Some(action) = Bot::new(Level::Greedy, self.practice.values.clone(), 0)?.choose(self.game)? {
            note(action, TEMPTED);
        }
        let right = self.right(&LIKE_PEOPLE, |action| note(action, 1))?;
        let most = wrong.iter().copied().max().unwrap_or(0);
        let tempting = actions.iter().zip(&wrong).find(|(_, count)| **count == most);
        Ok(tempting.filter(|_| most >= TEMPTED).map(|(advice, _)| (*advice, right)))
    }

    /// How many choices of some levels are right.
    fn right(&self, levels: &[Level], mut note: impl FnMut(Action)) -> Result<u16, QueryError> {
        let mut right = 0;
        for &level in levels {
            for draw in 0..DRAWS {
                let seed = self.seed.wrapping_mul(31).wrapping_add(draw);
                let judge = Bot::new(level, self.practice.values.clone(), seed)?;
                let chosen = judge.choose_from(self.game, self.turns);
                right += u16::from(chosen == Some(self.best));
                chosen.into_iter().for_each(&mut note);
            }
        }
        Ok(right)
    }
}

/// The rating of a position that no judge gets right, and how much each right choice of a judge takes off.
const HARDEST: u16 = 2700;
const STEP: u16 = 40;

/// The place of the best action, if it is ahead of all others by more than the margin.
fn clearly_best(actions: &[Advice], margin: i64) -> Option<usize> {
    let cents = |advice: &Advice| (advice.value * 100.0).round() as i64;
    let (best, most) = actions.iter().map(cents).enumerate().max_by_key(|&(_, value)| value)?;
    let others = actions.iter().enumerate().filter(|(place, _)| *place != best);
    let next = others.map(|(_, advice)| cents(advice)).max()?;
    (most - next > margin + NEAR).then_some(best)
}

impl Margins {
    fn of(values: &dyn Values) -> Result<Margins, QueryError> {
        let rules = values.rules();
        let exact = if rules.dice() <= 5 && rules.columns().len() == 1 {
            MARGIN
        } else {
            (values.value(Position::START)? * MARGIN_SHARE * 100.0).round() as i64
        };
        let doubt = values.choice_error().unwrap_or(ROUGH) * ERRORS;
        Ok(Margins { exact, estimated: exact.max((doubt * 100.0).round() as i64) })
    }
}
