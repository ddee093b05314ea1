//! The best action for a goal whose chances are counted: the best few by an estimate are played out with the same dice,
//! until one of them is clearly the best or the budget of games is used.

use super::PlayedGoal;
use super::played_out::{PlayedTotals, seed};
use crate::{Advice, Adviser, QueryError};
use yatzy_rules::{Action, Phase, Points};
use yatzy_solver::{GameStart, PlayedEnd, TurnPoint, best, mean_and_error};

/// Actions that are played out: the best by the estimate.
const FEW: usize = 4;
/// Batches of games, after each of which the clearly worse actions are given up.
const BATCHES: u64 = 8;
/// An action is given up if it is worse by this many standard errors of the difference.
const CLEAR: f64 = 3.0;
/// The standard error of a difference between two estimates, which decides how much the games say against it.
const ESTIMATE_ERROR: f64 = 0.01;

struct Candidate {
    advice: Advice,
    start: GameStart,
    ends: Vec<PlayedEnd>,
    /// The utility of each game.
    won: Vec<f64>,
    /// The chance by the estimate.
    estimate: f64,
}

impl PlayedGoal {
    /// The utility of points earned on top of those on the card.
    pub(super) fn utility(&self, points: Points, earned: usize) -> f64 {
        self.utilities[(points.0 as usize + earned).min(self.utilities.len() - 1)]
    }

    /// Plays the best of these actions out, and `wanted` ones. The best action comes first.
    pub(super) fn play_candidates(
        &self,
        start: GameStart,
        mut actions: Vec<Advice>,
        wanted: &[Action],
    ) -> Result<Vec<Advice>, QueryError> {
        let phase = match start.point {
            TurnPoint::Thrown(hand, rethrows) => Phase::Thrown { hand, rethrows },
            _ if self.values.rules().declares() && start.named.is_none() => Phase::Naming,
            _ => Phase::FirstThrow,
        };
        let mut adviser = Adviser::new(&*self.values);
        let for_points = adviser.advise_position(start.position, start.points, start.named, phase)?;
        let for_points = best(for_points).action;
        // A stable sort: the first of equals stays before the others.
        actions.sort_by(|a, b| b.value.total_cmp(&a.value));
        let is_played = |(place, advice): &(usize, Advice)| {
            *place < FEW || advice.action == for_points || wanted.contains(&advice.action)
        };
        let rules = self.values.rules();
        let mut candidates: Vec<Candidate> = actions
            .into_iter()
            .enumerate()
            .filter(is_played)
            .filter_map(|(_, advice)| {
                let start = start.after(rules, advice.action)?;
                let (ends, won, estimate) = (Vec::new(), Vec::new(), advice.value);
                Some(Candidate { advice, start, ends, won, estimate })
            })
            .collect();
        let seed = seed(&*self.values, start.position);
        let games = (self.games / FEW as u64).max(BATCHES);
        let mut open: Vec<usize> = (0..candidates.len()).collect();
        for batch in 0..BATCHES {
            let numbers = games * batch / BATCHES..games * (batch + 1) / BATCHES;
            for &place in &open {
                let candidate = &mut candidates[place];
                let ends = self.values.play_out(candidate.start, seed, numbers.clone())?;
                candidate.won.extend(ends.iter().map(|end| self.utility(Points::ZERO, end.total as usize)));
                candidate.ends.extend(ends);
            }
            let slope = slope(&candidates);
            let leader = leader(&candidates, &open, slope);
            open.retain(|&place| {
                let (ahead, error) = difference(&candidates[leader], &candidates[place], slope);
                place == leader || ahead <= CLEAR * error
            });
            if open.len() == 1 {
                break;
            }
        }
        // The estimate decides where the games can't: each counts by its precision.
        let (first, slope) = (&candidates[open[0]], slope(&candidates));
        let ahead = |place: usize| {
            let (ahead, error) = difference(&candidates[place], first, slope);
            let by_games = ESTIMATE_ERROR.powi(2) / (ESTIMATE_ERROR.powi(2) + error.powi(2));
            by_games * ahead + (1.0 - by_games) * (candidates[place].estimate - first.estimate)
        };
        let better = |best: (usize, f64), (place, ahead): (usize, f64)| {
            if ahead > best.1 { (place, ahead) } else { best }
        };
        let rivals = open[1..].iter().map(|&place| (place, ahead(place)));
        let (chosen, _) = rivals.fold((open[0], 0.0), better);
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
