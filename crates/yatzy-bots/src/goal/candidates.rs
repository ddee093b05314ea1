//! The best action for a goal whose chances are counted: the best few by an estimate are played out with the same dice,
//! until one of them is clearly the best or the budget of games is used.

use super::PlayedGoal;
use super::played_out::{PlayedTotals, seed};
use crate::{Advice, Adviser, QueryError, normal};
use yatzy_rules::{Action, Phase, Points};
use yatzy_solver::{GameStart, PlayedEnd, TurnPoint, best, mean_and_error};

/// Actions that are played out: the best by the estimate.
const FEW: usize = 4;
/// Batches of games, after each of which the clearly worse actions are given up, and the games of the smallest one.
const BATCHES: u64 = 8;
const LEAST_BATCH: u64 = 64;
/// An action is given up if it is worse by this many standard errors of the difference.
const CLEAR: f64 = 3.0;
/// The standard deviation of the difference between two actions in one game with the same dice, without its luck.
const PAIR_DEVIATION: f64 = 0.12;
/// An action is a contender if the games may be expected to put it first: within this many standard deviations of what
/// they can change.
const REACH: f64 = 2.0;

/// The least standard error of a difference between two estimates, and how much it grows with an uneven chance.
const LEAST_DOUBT: f64 = 0.001;
const UNEVEN: f64 = 0.1;
/// Games that can change a chance by less than this are not played for a decision.
const LEAST_CHANGE: f64 = 0.001;

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

    /// The best action. It is that of the estimate where the games can't change it, and nothing is played then.
    pub(super) fn choose(&self, start: GameStart, actions: Vec<Advice>) -> Result<Action, QueryError> {
        let sorted = sorted(actions);
        let doubt = self.doubt(start, &sorted);
        let noise = PAIR_DEVIATION / (self.games as f64 / 2.0).sqrt();
        let change = doubt * doubt / doubt.hypot(noise);
        if change < LEAST_CHANGE {
            return Ok(sorted[0].action);
        }
        let reach = REACH * change;
        let most = sorted[0].value;
        let contenders = sorted.iter().take(FEW).filter(|advice| most - advice.value <= reach).count();
        if contenders < 2 {
            return Ok(sorted[0].action);
        }
        let mut candidates = self.candidates(start, sorted.into_iter().take(contenders));
        let open = self.play(start, &mut candidates, self.games / contenders as u64)?;
        Ok(candidates[chosen(&candidates, &open, doubt)].advice.action)
    }

    /// Plays the best of these actions out, and `wanted` ones. The best action comes first.
    pub(super) fn play_candidates(
        &self,
        start: GameStart,
        actions: Vec<Advice>,
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
        let actions = sorted(actions);
        let doubt = self.doubt(start, &actions);
        let is_played = |(place, advice): &(usize, Advice)| {
            *place < FEW || advice.action == for_points || wanted.contains(&advice.action)
        };
        let played = actions.into_iter().enumerate().filter(is_played).map(|(_, advice)| advice);
        let mut candidates = self.candidates(start, played);
        let open = self.play(start, &mut candidates, self.games / FEW as u64)?;
        let chosen = chosen(&candidates, &open, doubt);
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

    /// The standard error of a difference between two estimates that are close. How uncertain the rest of the game is after
    /// an action is an estimate from the rules, which matters the more, the further the chance is from a half, and the
    /// fewer cells are open.
    fn doubt(&self, start: GameStart, sorted: &[Advice]) -> f64 {
        let open = start.position.open(self.values.rules()).len().max(1);
        let chance = sorted[0].value.clamp(0.001, 0.999);
        // The normal quantile, by a logistic curve.
        let lead = (chance / (1.0 - chance)).ln() / 1.702;
        LEAST_DOUBT + UNEVEN * normal::density(lead) * lead.abs() / open as f64
    }

    fn candidates(&self, start: GameStart, actions: impl Iterator<Item = Advice>) -> Vec<Candidate> {
        let rules = self.values.rules();
        let candidate = |advice: Advice| {
            let start = start.after(rules, advice.action)?;
            let (ends, won, estimate) = (Vec::new(), Vec::new(), advice.value);
            Some(Candidate { advice, start, ends, won, estimate })
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

/// The best of some candidates. What the games say is weighed against the estimate, each by its precision, so the
/// estimate decides where the games can't.
fn chosen(candidates: &[Candidate], open: &[usize], doubt: f64) -> usize {
    let (first, slope) = (&candidates[open[0]], slope(candidates));
    let ahead = |place: usize| {
        let (ahead, error) = difference(&candidates[place], first, slope);
        let by_games = doubt.powi(2) / (doubt.powi(2) + error.powi(2));
        by_games * ahead + (1.0 - by_games) * (candidates[place].estimate - first.estimate)
    };
    let better = |best: (usize, f64), (place, ahead): (usize, f64)| {
        if ahead > best.1 { (place, ahead) } else { best }
    };
    open[1..].iter().map(|&place| (place, ahead(place))).fold((open[0], 0.0), better).0
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
