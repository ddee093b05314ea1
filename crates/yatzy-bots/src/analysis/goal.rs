//! The report of a seat that played for a goal other than the mean, in chances instead of points.
//!
//! > chance at the start + luck − cost + turns without throws + changes by the others at the end = reached or not
//!
//! holds up to rounding for any kind of chances. A change of a forecast by a closer look at the next turn counts as
//! luck. Where all chances of a total are exact there is no such change, and luck is the dice only. For the win the
//! chances assume the cards as they are, so luck includes the dice of the others and the gain of a new look.

use super::costliest;
use super::turn::{TurnReplay, TurnReport};
use crate::coach::rounded;
use crate::goal::plays_on;
use crate::{CardState, Decision, GoalObjective, GoalQuery, QueryError, Words};
use std::ops::Add;
use std::sync::Arc;
use yatzy_rules::{Game, Goal, Seat, Turn};
use yatzy_text::{Text, say};

/// The report of a seat's goal.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct GoalReport {
    /// The seat.
    pub seat: Seat,
    /// What it played for.
    pub goal: Goal,
    /// The chance at the start.
    pub start: f64,
    /// 1 if the goal was reached, 0 if not, a share of a shared win; a chance if the game was abandoned.
    pub end: f64,
    /// Its turns. Luck and cost are chances.
    pub turns: Vec<GoalTurn>,
    /// The change by the others after the last of its turns.
    pub others: f64,
    /// Whether the game was finished.
    pub is_over: bool,
    /// Whether all chances are exact. Early ones may be normal approximations.
    pub exact: bool,
}

/// One turn, in chances.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct GoalTurn {
    /// The turn; its `expected` is the chance after it.
    pub report: TurnReport,
    /// Whether its chances are exact.
    pub exact: bool,
}

impl GoalReport {
    /// The luck of the dice, in chances.
    pub fn luck(&self) -> f64 {
        self.turns.iter().map(|turn| turn.report.luck()).fold(0.0, Add::add)
    }

    /// The cost of the decisions.
    pub fn cost(&self) -> f64 {
        self.turns.iter().map(|turn| turn.report.cost()).fold(0.0, Add::add)
    }

    /// The change by turns without recorded throws.
    pub fn whole(&self) -> f64 {
        self.turns.iter().map(|turn| turn.report.whole()).fold(0.0, Add::add)
    }

    /// The costliest decisions, the worst first, without those below a tenth of a per cent.
    pub fn worst(&self, most: usize) -> Vec<(&TurnReport, &Decision)> {
        costliest(self.turns.iter().map(|turn| &turn.report), WORTH_SAYING, most)
    }
}

/// The report in words.
impl GoalReport {
    /// "The goal was 312 points or more. The chance was 9.0% at the start: +14.1 percentage points from the dice, −3.0 from
    /// the choices. Reached."
    pub fn sentence(&self, text: Text) -> String {
        let start = text.chance(self.start, 1);
        let luck = text.signed(100.0 * (self.luck() + self.whole() + self.others), 1);
        let cost = text.signed(-100.0 * self.cost(), 1);
        let course = match self.goal {
            Goal::AtLeast(total) => {
                say!(text, "goal-report-total", total = total, start = start, luck = luck, cost = cost)
            }
            _ => say!(text, "goal-report-win", start = start, luck = luck, cost = cost),
        };
        match self.outcome(text) {
            Some(outcome) => format!("{course} {outcome}"),
            None => course,
        }
    }

    fn outcome(&self, text: Text) -> Option<String> {
        Some(match (self.goal, self.end) {
            (Goal::AtLeast(_), 1.0) => say!(text, "goal-reached"),
            (Goal::AtLeast(_), 0.0) => say!(text, "goal-missed"),
            (Goal::Win, 1.0) => say!(text, "goal-won"),
            (Goal::Win, 0.0) => say!(text, "goal-lost"),
            (Goal::Win, _) if self.is_over => say!(text, "goal-shared"),
            _ => return None,
        })
    }

    /// Caveats of estimated figures.
    pub fn caveats(&self, text: Text) -> Vec<String> {
        let estimate = (!self.exact).then(|| say!(text, "goal-report-estimate"));
        let win = (self.goal == Goal::Win).then(|| say!(text, "goal-win-assumes"));
        win.into_iter().chain(estimate).collect()
    }

    /// The better choice and its gain: "Chance higher by 3.2 percentage points: keeping the sixes".
    pub fn better_sentence(&self, words: &Words<'_>, decision: &Decision) -> String {
        let best = words.better(decision.best, decision.best_points, decision.hand);
        say!(words.text, "goal-better", best = best, cost = rounded(100.0 * decision.cost))
    }
}

/// Smaller differences are not reported.
const WORTH_SAYING: f64 = 0.001;

/// Follows a goal through a game.
pub(super) struct GoalTracker<'a> {
    report: GoalReport,
    query: GoalQuery,
    objectives: &'a dyn Fn(&GoalQuery) -> Result<GoalObjective, QueryError>,
    /// The objective for a total, once it is exact.
    exact: Option<Arc<GoalObjective>>,
    /// The other seats that stayed to the end.
    rivals: Vec<Seat>,
    chance: f64,
}

impl<'a> GoalTracker<'a> {
    /// The start of a game; `None` if the seat plays for the mean.
    pub fn new(
        game: &Game,
        seat: Seat,
        goal: Goal,
        objectives: &'a dyn Fn(&GoalQuery) -> Result<GoalObjective, QueryError>,
    ) -> Result<Option<GoalTracker<'a>>, QueryError> {
        let Some(mut query) = GoalQuery::new(game, seat, goal) else { return Ok(None) };
        query.own = CardState::START;
        query.others.fill(CardState::START);
        let objective = objectives(&query)?;
        let start = objective.as_objective().value_at(query.own.position, query.own.points)?;
        let report = GoalReport {
            seat,
            goal,
            start,
            end: start,
            turns: Vec::new(),
            others: 0.0,
            is_over: false,
            exact: objective.is_exact(),
        };
        let rivals = (0..game.seats()).map(Seat).filter(|&other| other != seat && plays_on(game, other));
        let rivals = rivals.filter(|_| goal == Goal::Win).collect();
        let exact = (objective.is_exact() && goal != Goal::Win).then(|| Arc::new(objective));
        Ok(Some(GoalTracker { report, query, objectives, exact, rivals, chance: start }))
    }

    pub fn seat(&self) -> Seat {
        self.report.seat
    }

    /// Adds its next turn; `cards` are all cards at the start of it.
    pub fn add(
        &mut self,
        turn: &Turn,
        cards: impl Iterator<Item = (Seat, CardState)>,
    ) -> Result<(), QueryError> {
        self.query.others.clear();
        for (seat, card) in cards {
            if self.rivals.contains(&seat) {
                self.query.others.push(card);
            }
        }
        let objective = self.objective()?;
        let walked = TurnReplay::new(objective.as_objective(), self.query.own, self.chance).go(turn)?;
        (self.query.own, self.chance) = (walked.card, walked.value);
        let report = TurnReport {
            round: turn.round,
            named: turn.named,
            entry: turn.entry,
            hinted: turn.hinted,
            split: walked.split,
            expected: walked.value,
        };
        self.report.turns.push(GoalTurn { report, exact: objective.is_exact() });
        Ok(())
    }

    /// The objective at this point. An exact objective for a total serves all later positions.
    fn objective(&mut self) -> Result<Arc<GoalObjective>, QueryError> {
        if let Some(exact) = &self.exact {
            return Ok(exact.clone());
        }
        let objective = Arc::new((self.objectives)(&self.query)?);
        if objective.is_exact() && self.report.goal != Goal::Win {
            self.exact = Some(objective.clone());
        }
        Ok(objective)
    }

    /// The final report.
    pub fn finish(mut self, game: &Game) -> Result<GoalReport, QueryError> {
        let before = self.chance;
        let full = |seat: Seat| game.card(seat).is_some_and(|card| card.open().is_empty());
        let is_over = full(self.seat()) && self.rivals.iter().all(|&rival| full(rival));
        self.report.is_over = is_over;
        if is_over && self.report.goal == Goal::Win {
            self.chance = share(game, self.seat(), &self.rivals);
        }
        self.report.others = self.chance - before;
        self.report.end = self.chance;
        self.report.exact &= self.report.turns.iter().all(|turn| turn.exact);
        Ok(self.report)
    }
}

/// A seat's share of the win, once all cards are full.
fn share(game: &Game, seat: Seat, rivals: &[Seat]) -> f64 {
    let total = |seat: Seat| game.card(seat).map(|card| card.totals(game.rules()).total);
    let own = total(seat);
    if rivals.iter().any(|&rival| total(rival) > own) {
        return 0.0;
    }
    let equals = rivals.iter().filter(|&&rival| total(rival) == own).count();
    1.0 / (equals + 1) as f64
}
