//! The seats of the command line as levels of bots, and the games of one seat.

use crate::solving::{KnownValues, Solving, query_failure};
use crate::{Failure, Session};
use rayon::prelude::*;
use std::ops::Range;
use std::sync::Arc;
use yatzy_bots::{Contest, Level, Values};
use yatzy_rules::{Game, Points, Ruleset, Seat};
use yatzy_solver::fit::Fitted;
use yatzy_solver::{QueryError, Strategy, play};
use yatzy_text::{Text, nearest, say, shown};

/// The level of a seat such as `bot:greedy`.
pub fn level_of(text: Text, seat: &str) -> Result<Level, Failure> {
    let levels = Level::ALL.map(|level| level.id().to_owned());
    let Some(id) = seat.strip_prefix("bot:") else {
        let message = say!(text, "simulate-no-bot", given = shown(seat), levels = text.any_of(&levels));
        return Err(Failure::wrong("seat/no-bot", message));
    };
    id.parse().map_err(|_| {
        let near = nearest(id, levels.iter().map(String::as_str));
        let message = match near.first() {
            Some(near) => say!(text, "level-unknown-near", level = shown(id), near = near.as_str()),
            None => say!(text, "level-unknown", level = shown(id), levels = text.all_of(&levels)),
        };
        Failure::wrong("level/unknown", message)
    })
}

/// The bots of some levels.
pub struct Bots {
    rules: Arc<Ruleset>,
    /// The values, if a level needs them.
    known: Option<KnownValues>,
    /// The values for levels that play through the game itself.
    values: Option<Arc<dyn Values>>,
    /// Fitted values, if the game is too large to be solved: they play many games side by side.
    fitted: Option<Fitted>,
}

impl Bots {
    /// Prepares the values that these levels need.
    pub fn new(
        session: Session,
        rules: &Arc<Ruleset>,
        levels: &[Level],
        solving: &Solving,
    ) -> Result<Bots, Failure> {
        let thinks = levels.iter().any(|level| !matches!(level, Level::Random | Level::Greedy));
        let known = if thinks { Some(solving.at_hand(session, rules)?) } else { None };
        let is_estimate = known.as_ref().is_some_and(|known| !known.is_exact());
        let fitted = if is_estimate { Fitted::of(rules) } else { None };
        let one_by_one = |level: &Level| match level {
            Level::Random | Level::Greedy => false,
            Level::Perfect => is_estimate && fitted.is_none(),
            _ => true,
        };
        let known_values = known.as_ref().map(|known| known.values.clone());
        let values = known_values.filter(|_| levels.iter().any(one_by_one));
        Ok(Bots { rules: rules.clone(), known, values, fitted })
    }

    /// The values, if a level needs them.
    pub fn known(&self) -> Option<&KnownValues> {
        self.known.as_ref()
    }

    /// Number of games that a thread plays between two reports: the fast levels play many side by side.
    pub fn stretch(&self) -> u64 {
        match (&self.values, &self.fitted) {
            (Some(_), _) => 16,
            (None, Some(_)) => 256,
            (None, None) => 65_536,
        }
    }

    /// The totals of some games with all seats at one table, for levels that consider the others: a row for each seat.
    pub fn totals_together(
        &self,
        text: Text,
        levels: &[Level],
        seed: u64,
        games: Range<u64>,
    ) -> Result<Vec<Vec<u32>>, Failure> {
        let Some(values) = &self.values else { unreachable!("what every level needs was made before") };
        let contest = Contest::new(levels, values.clone(), seed);
        let played =
            games.into_par_iter().map(|number| contest.game(number)).collect::<Result<Vec<Game>, _>>();
        let played = played.map_err(|error| query_failure(text, &error))?;
        let total =
            |game: &Game, seat: u16| game.card(Seat(seat)).map_or(0, |card| card.totals(&self.rules).total.0);
        let seats = 0..levels.len() as u16;
        Ok(seats.map(|seat| played.iter().map(|game| total(game, seat)).collect()).collect())
    }

    /// The totals of some games of one seat. They depend on the seed, the seat and the numbers of the games alone.
    pub fn totals(
        &self,
        text: Text,
        level: Level,
        seed: u64,
        seat: u16,
        games: Range<u64>,
    ) -> Result<Vec<u32>, Failure> {
        let solution = self.known.as_ref().and_then(|known| known.values.solution());
        let totals = match (level, solution, &self.fitted, &self.values) {
            (Level::Random, ..) => play(Strategy::Random(&self.rules), seed, seat, games),
            (Level::Greedy, ..) => play(Strategy::Greedy(&self.rules), seed, seat, games),
            (Level::Perfect, Some(solution), ..) => play(Strategy::Perfect(solution), seed, seat, games),
            (Level::Perfect, _, Some(fitted), _) => {
                Ok(fitted.play(seed, seat, games).into_iter().map(|game| game.total).collect())
            }
            (_, _, _, Some(values)) => one_by_one(level, values, seed, seat, games),
            _ => unreachable!("what every level needs was made before"),
        };
        totals.map_err(|error| query_failure(text, &error))
    }
}

/// Games of a level that plays through the game itself.
fn one_by_one(
    level: Level,
    values: &Arc<dyn Values>,
    seed: u64,
    seat: u16,
    games: Range<u64>,
) -> Result<Vec<u32>, QueryError> {
    // Each seat has dice of its own, with a seed far from that of the next seat.
    let seed = seed.wrapping_add(u64::from(seat).wrapping_mul(0x9e37_79b9_7f4a_7c15));
    let contest = Contest::new(&[level], values.clone(), seed);
    let total = |number: u64| -> Result<u32, QueryError> {
        let standings = contest.game(number)?.standings();
        Ok(standings.first().map_or(Points::ZERO, |standing| standing.total).0)
    };
    games.into_par_iter().map(total).collect()
}
