//! Who plays: the seats of the command line as levels of bots, and the games of one seat.

use crate::solving::{Solving, query_failure};
use crate::suggestion::nearest;
use crate::{Failure, Session};
use rayon::prelude::*;
use std::ops::Range;
use std::sync::Arc;
use yatzy_bots::{Contest, Level, ParValues, Solved, Values};
use yatzy_rules::{Points, Ruleset};
use yatzy_solver::{QueryError, Solution, Strategy, play};
use yatzy_text::{Text, say, shown};

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

/// The players of some levels, ready to play.
pub struct Bots {
    rules: Arc<Ruleset>,
    /// Perfect play, if someone needs it and it is at hand.
    solution: Option<Arc<Solution>>,
    /// What cards are worth to the levels between `greedy` and `perfect`.
    values: Option<Arc<dyn Values>>,
}

impl Bots {
    /// Makes what these levels need. The levels that misjudge make do with an estimate; the perfect one does
    /// not.
    pub fn new(
        session: Session,
        rules: &Arc<Ruleset>,
        levels: &[Level],
        solving: &Solving,
    ) -> Result<Bots, Failure> {
        let misjudges = |level: &Level| !matches!(level, Level::Random | Level::Greedy | Level::Perfect);
        let wants_values = levels.iter().any(misjudges);
        let solution = if levels.contains(&Level::Perfect) {
            Some(solving.at_hand(session, rules)?)
        } else if wants_values {
            solving.at_hand(session, rules).ok()
        } else {
            None
        };
        let solution = solution.map(Arc::new);
        let values = wants_values.then(|| match &solution {
            Some(solution) => Arc::new(Solved::new(solution.clone())) as Arc<dyn Values>,
            None => Arc::new(ParValues::new(rules.clone())),
        });
        Ok(Bots { rules: rules.clone(), solution, values })
    }

    /// The totals of some games of one seat. They depend on the seed, the seat and the games' numbers alone.
    pub fn totals(
        &self,
        text: Text,
        level: Level,
        seed: u64,
        seat: u16,
        games: Range<u64>,
    ) -> Result<Vec<u32>, Failure> {
        let totals = match (level, &self.solution, &self.values) {
            (Level::Random, ..) => play(Strategy::Random(&self.rules), seed, seat, games),
            (Level::Greedy, ..) => play(Strategy::Greedy(&self.rules), seed, seat, games),
            (Level::Perfect, Some(solution), _) => play(Strategy::Perfect(solution), seed, seat, games),
            (_, _, Some(values)) => one_by_one(level, values, seed, seat, games),
            _ => unreachable!("what every level needs was made before"),
        };
        totals.map_err(|error| query_failure(text, &error))
    }
}

/// Games of a level that only plays through the game itself.
fn one_by_one(
    level: Level,
    values: &Arc<dyn Values>,
    seed: u64,
    seat: u16,
    games: Range<u64>,
) -> Result<Vec<u32>, QueryError> {
    // Each seat has dice of its own, as far from the next seat's as a number can be.
    let seed = seed.wrapping_add(u64::from(seat).wrapping_mul(0x9e37_79b9_7f4a_7c15));
    let contest = Contest::new(&[level], values.clone(), seed);
    let total = |number: u64| -> Result<u32, QueryError> {
        let standings = contest.game(number)?.standings();
        Ok(standings.first().map_or(Points::ZERO, |standing| standing.total).0)
    };
    games.into_par_iter().map(total).collect()
}
