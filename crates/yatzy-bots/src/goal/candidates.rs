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
/// An action is preferred to the best by the estimate if it is better by this many standard errors.
const BETTER: f64 = 1.0;

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
                Some(Candidate { advice, start, ends: Vec::new(), won: Vec::new() })
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
            let leader = leader(&candidates, &open);
            open.retain(|&place| {
                let (ahead, error) = difference(&candidates[leader], &candidates[place]);
                place == leader || ahead <= CLEAR * error
            });
            if open.len() == 1 {
                break;
            }
        }
        // The estimate decides where the games can't.
        let (first, leader) = (open[0], leader(&candidates, &open));
        let (ahead, error) = difference(&candidates[leader], &candidates[first]);
        let chosen = if ahead > BETTER * error { leader } else { first };
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

/// The candidate with the most wins; the first of equals.
fn leader(candidates: &[Candidate], open: &[usize]) -> usize {
    let wins = |place: usize| candidates[place].won.iter().sum::<f64>();
    open.iter()
        .copied()
        .reduce(|best, place| if wins(place) > wins(best) { place } else { best })
        .unwrap_or(0)
}

/// By how much the first is better in the games that both played, with the same dice, and its standard error.
fn difference(one: &Candidate, other: &Candidate) -> (f64, f64) {
    let differences: Vec<f64> = one.won.iter().zip(&other.won).map(|(one, other)| one - other).collect();
    mean_and_error(&differences)
}
