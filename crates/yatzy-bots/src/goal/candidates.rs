//! The best action for a goal whose chances are counted. It is the best action for points, unless games with the same
//! dice show clearly that one of the best few by an estimate is better.

use super::PlayedGoal;
use super::played_out::{PlayedTotals, seed};
use crate::{Advice, Adviser, QueryError};
use yatzy_rules::{Action, Phase, Points};
use yatzy_solver::{GameStart, PlayedEnd, TurnPoint, best, mean_and_error};

/// Actions that are played out: the best by the estimate.
const FEW: usize = 4;
/// Batches of games, after each of which the clearly worse actions are given up, and the games of the smallest one.
const BATCHES: u64 = 8;
const LEAST_BATCH: u64 = 64;
/// An action is given up if it is worse by this many standard errors of the difference.
const CLEAR: f64 = 3.0;
/// An action is chosen instead of the best one for points if it is ahead by this many standard errors. In games of
/// MaxiYatzy the best action by the estimate alone was worse than the best one for points more often than not.
const AHEAD: f64 = 2.0;

struct Candidate {
    advice: Advice,
    start: GameStart,
    ends: Vec<PlayedEnd>,
    /// The utility of each game.
    won: Vec<f64>,
}

impl PlayedGoal {
    /// The utility of points earned on top of those on the card.
    pub(super) fn utility(&self, points: Points, earned: usize) -> f64 {
        self.utilities[(points.0 as usize + earned).min(self.utilities.len() - 1)]
    }

    /// The best action. Only actions that the estimate puts before the best one for points are played out.
    pub(super) fn choose(&self, start: GameStart, actions: Vec<Advice>) -> Result<Action, QueryError> {
        let for_points = self.for_points(start)?;
        let sorted = sorted(actions);
        let place = sorted.iter().position(|advice| advice.action == for_points).unwrap_or(0);
        if place == 0 {
            return Ok(for_points);
        }
        let better = sorted.iter().take(place.min(FEW - 1));
        let mut candidates = self.candidates(start, std::iter::once(&sorted[place]).chain(better));
        let open = self.play(start, &mut candidates, self.games / FEW as u64)?;
        Ok(candidates[chosen(&candidates, &open)].advice.action)
    }

    /// Plays the best of these actions out, and `wanted` ones. The best action comes first.
    pub(super) fn play_candidates(
        &self,
        start: GameStart,
        actions: Vec<Advice>,
        wanted: &[Action],
    ) -> Result<Vec<Advice>, QueryError> {
        let for_points = self.for_points(start)?;
        let actions = sorted(actions);
        let is_played = |(place, advice): &(usize, &Advice)| {
            advice.action != for_points && (*place < FEW || wanted.contains(&advice.action))
        };
        let others = actions.iter().enumerate().filter(is_played).map(|(_, advice)| advice);
        let first = actions.iter().filter(|advice| advice.action == for_points);
        let mut candidates = self.candidates(start, first.chain(others));
        let open = self.play(start, &mut candidates, self.games / FEW as u64)?;
        let chosen = chosen(&candidates, &open);
        for candidate in &mut candidates {
            let played = PlayedTotals::new(&candidate.ends);
            candidate.advice.value = played.mean(|total| self.utility(Points::ZERO, total)).share;
        }
        candidates.swap(0, chosen);
        let most = candidates[0].advice.value;
        let told = |candidate: Candidate| Advice {
            cost: (most - candidate.advice.value).max(0.0),
            ..candidate.advice
        };
        Ok(candidates.into_iter().map(told).collect())
    }

    /// The best action for points.
    fn for_points(&self, start: GameStart) -> Result<Action, QueryError> {
        let phase = match start.point {
            TurnPoint::Thrown(hand, rethrows) => Phase::Thrown { hand, rethrows },
            _ if self.values.rules().declares() && start.named.is_none() => Phase::Naming,
            _ => Phase::FirstThrow,
        };
        let mut adviser = Adviser::new(&*self.values);
        let advice = adviser.advise_position(start.position, start.points, start.named, phase)?;
        Ok(best(advice).action)
    }

    fn candidates<'a>(&self, start: GameStart, actions: impl Iterator<Item = &'a Advice>) -> Vec<Candidate> {
        let rules = self.values.rules();
        let candidate = |advice: &Advice| {
            let start = start.after(rules, advice.action)?;
            Some(Candidate { advice: *advice, start, ends: Vec::new(), won: Vec::new() })
        };
        actions.filter_map(candidate).collect()
    }

    /// Plays every candidate out until it is clearly worse than another one. Returns those that are not.
    fn play(
        &self,
        start: GameStart,
        candidates: &mut [Candidate],
        games: u64,
    ) -> Result<Vec<usize>, QueryError> {
        let seed = seed(&*self.values, start.position);
        let games = games.max(BATCHES);
        let batches = (games / LEAST_BATCH).clamp(1, BATCHES);
        let mut open: Vec<usize> = (0..candidates.len()).collect();
        for batch in 0..batches {
            let numbers = games * batch / batches..games * (batch + 1) / batches;
            for &place in &open {
                let candidate = &mut candidates[place];
                let ends = self.values.play_out(candidate.start, seed, numbers.clone())?;
                candidate.won.extend(ends.iter().map(|end| self.utility(Points::ZERO, end.total as usize)));
                candidate.ends.extend(ends);
            }
            let slope = slope(candidates);
            let leader = leader(candidates, &open, slope);
            open.retain(|&place| {
                let (ahead, error) = difference(&candidates[leader], &candidates[place], slope);
                place == leader || ahead <= CLEAR * error
            });
            if open.len() == 1 {
                break;
            }
        }
        Ok(open)
    }
}

/// The actions, the highest value first. The sort is stable: the first of equals stays before the others.
fn sorted(mut actions: Vec<Advice>) -> Vec<Advice> {
    actions.sort_by(|a, b| b.value.total_cmp(&a.value));
    actions
}

/// The best of the candidates that are left: the first one, which is the best for points, unless another one is clearly
/// ahead of it.
fn chosen(candidates: &[Candidate], open: &[usize]) -> usize {
    let slope = slope(candidates);
    let leader = leader(candidates, open, slope);
    let (ahead, error) = difference(&candidates[leader], &candidates[0], slope);
    if open.contains(&0) && ahead <= AHEAD * error { 0 } else { leader }
}

/// How much the utility of a game grows with its luck. The luck of the dice has mean zero, so games are compared
/// without it.
fn slope(candidates: &[Candidate]) -> f64 {
    let (mut products, mut squares) = (0.0, 0.0);
    for Candidate { ends, won, .. } in candidates {
        let count = ends.len().max(1) as f64;
        let (luck, mean) =
            (ends.iter().map(|end| end.luck).sum::<f64>() / count, won.iter().sum::<f64>() / count);
        for (end, won) in ends.iter().zip(won) {
            products += (end.luck - luck) * (won - mean);
            squares += (end.luck - luck).powi(2);
        }
    }
    if squares > 0.0 { products / squares } else { 0.0 }
}

/// The utility of each game without its luck.
fn fair(candidate: &Candidate, slope: f64) -> impl Iterator<Item = f64> {
    candidate.won.iter().zip(&candidate.ends).map(move |(won, end)| won - slope * end.luck)
}

/// The candidate with the highest utility; the first of equals.
fn leader(candidates: &[Candidate], open: &[usize], slope: f64) -> usize {
    let sum = |place: usize| fair(&candidates[place], slope).sum::<f64>();
    open.iter().copied().reduce(|best, place| if sum(place) > sum(best) { place } else { best }).unwrap_or(0)
}

/// By how much the first is better in the games that both played, with the same dice, and its standard error.
fn difference(one: &Candidate, other: &Candidate, slope: f64) -> (f64, f64) {
    let pairs = fair(one, slope).zip(fair(other, slope));
    let differences: Vec<f64> = pairs.map(|(one, other)| one - other).collect();
    mean_and_error(&differences)
}
