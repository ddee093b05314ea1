//! The coach's explanations of the choices in a report.

use super::{Analysis, Decision, TurnReport};
use crate::{Coach, Hint, PositionBody, PracticePosition, QueryError, Values, Words};
use std::sync::Arc;
use yatzy_rules::{Action, Game, Play, Points, Seat, Step, Turn};
use yatzy_text::say;

/// Explained choices of a seat.
const EXPLAINED: usize = 5;

/// The coach's hint for a choice.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub(super) struct Explanation {
    seat: Seat,
    round: u16,
    /// Index of the choice in its turn.
    place: usize,
    hint: Hint,
}

impl Analysis {
    /// Adds the coach's hints for the costliest choices.
    ///
    /// # Panics
    /// If the values belong to other rules than the game.
    pub fn explained(self, values: &Arc<dyn Values>, game: &Game) -> Result<Analysis, QueryError> {
        let coach = Coach::new(values.clone());
        let mut explained = Vec::new();
        for seat in self.seats.iter().map(|report| report.seat) {
            for (turn, decision) in self.worst(seat, EXPLAINED) {
                let Some(place) = place_of(turn, decision) else { continue };
                let Some(moment) = moment(game, seat, turn, place) else { continue };
                if let Some(hint) = coach.hint(&moment, Some(decision.done))? {
                    explained.push(Explanation { seat, round: turn.round, place, hint });
                }
            }
        }
        Ok(Analysis { explained, ..self })
    }

    /// The coach's sentence before a choice; `None` if the choice was not explained.
    pub fn why(
        &self,
        words: &Words<'_>,
        seat: Seat,
        turn: &TurnReport,
        decision: &Decision,
    ) -> Option<String> {
        let place = place_of(turn, decision)?;
        let is_it = |one: &&Explanation| (one.seat, one.round, one.place) == (seat, turn.round, place);
        let hint = &self.explained.iter().find(is_it)?.hint;
        Some(say!(words.text, "report-coach", said = hint.sentence(words)))
    }
}

/// A choice that cost something, as a position to practise.
#[derive(Clone, Debug, PartialEq)]
pub struct Mistake {
    /// The position.
    pub position: PositionBody,
    /// The round of the game.
    pub round: u16,
    /// The choice, and its points if it was an entry.
    pub done: (Action, Option<Points>),
    /// What the choice cost.
    pub cost: f64,
}

impl Analysis {
    /// The costliest choices of a seat as positions, the worst first.
    pub fn mistakes(&self, game: &Game, seat: Seat, most: usize) -> Vec<Mistake> {
        let worst = self.worst(seat, most).into_iter();
        let mistakes = worst.filter_map(|(turn, decision)| {
            let moment = moment(game, seat, turn, place_of(turn, decision)?)?;
            let position = PracticePosition::of(&moment)?.body(game.rules());
            let done = (decision.done, decision.done_points);
            Some(Mistake { position, round: turn.round, done, cost: decision.cost })
        });
        mistakes.collect()
    }
}

fn place_of(turn: &TurnReport, decision: &Decision) -> Option<usize> {
    turn.decisions().iter().position(|other| std::ptr::eq(other, decision))
}

/// The game before a choice.
fn moment(game: &Game, seat: Seat, report: &TurnReport, place: usize) -> Option<Game> {
    let is_it = |turn: &Turn| turn.seat == seat && turn.round == report.round;
    let steps = game.steps();
    let at = steps.iter().position(|step| matches!(step, Step::Turn(turn) if is_it(turn)));
    let turn = match at.map(|at| &steps[at]) {
        Some(Step::Turn(turn)) => turn,
        _ => game.turn().filter(|turn| is_it(turn))?,
    };
    let Play::Throws(throws) = &turn.play else { return None };
    // Naming a box comes before all throws, every other choice after a throw.
    let naming = usize::from(report.decisions().first()?.hand.is_none());
    let made = (place + 1).checked_sub(naming)?;
    let before = Turn {
        named: turn.named.filter(|_| made > 0),
        play: Play::Throws(throws.get(..made)?.to_vec()),
        entry: None,
        hinted: false,
        crossed_out: Vec::new(),
        ..turn.clone()
    };
    let joined = steps.iter().filter(|step| matches!(step, Step::Joined(_))).count();
    let first_seats = usize::from(game.seats()).saturating_sub(joined).max(1) as u16;
    let earlier = steps.iter().take(at.unwrap_or(steps.len()));
    Game::of_steps(game.rules().clone(), first_seats, game.source(), earlier, Some(&before)).ok()
}
