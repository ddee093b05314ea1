//! The seam for the computer's players, and the two that need no knowledge of the game.

use std::sync::Arc;
use yatzy_rules::{Action, Face, Game, Hand, Keep, Phase, Points, Ruleset};

/// Plays a seat.
pub trait Opponent: Send {
    /// What to do now. The game is not over, and the answer is one of its [`Game::actions`].
    fn choose(&mut self, game: &Game) -> Action;
}

/// Knows opponents by level.
pub trait Opponents: Send {
    /// The levels there are, weakest first: what may follow `bot:`.
    fn levels(&self) -> Vec<&'static str>;

    /// Someone of this level who knows these rules; `None` if there is no such level.
    fn opponent(&self, level: &str, rules: &Arc<Ruleset>) -> Option<Box<dyn Opponent>>;
}

/// Players that need to know nothing: one guesses, one takes what pays most.
#[derive(Clone, Copy, Debug, Default)]
pub struct HouseOpponents;

impl Opponents for HouseOpponents {
    fn levels(&self) -> Vec<&'static str> {
        vec!["random", "greedy"]
    }

    fn opponent(&self, level: &str, _rules: &Arc<Ruleset>) -> Option<Box<dyn Opponent>> {
        match level {
            "random" => Some(Box::new(Guesser)),
            "greedy" => Some(Box::new(Taker)),
            _ => None,
        }
    }
}

/// Any legal action, all alike.
struct Guesser;

impl Opponent for Guesser {
    fn choose(&mut self, game: &Game) -> Action {
        let actions = game.actions();
        let pick = getrandom::u32().unwrap_or_default() as usize % actions.len().max(1);
        actions.get(pick).copied().unwrap_or(Action::Abandon)
    }
}

/// Goes for the face it has most of, then takes the box that pays most.
struct Taker;

impl Opponent for Taker {
    fn choose(&mut self, game: &Game) -> Action {
        let first = || game.actions().first().copied().unwrap_or(Action::Abandon);
        let Phase::Thrown { hand, rethrows } = game.phase() else { return first() };
        let most = Face::ALL.into_iter().max_by_key(|&face| (hand.count(face), face));
        let alike = most.and_then(|face| Hand::alike(face, hand.count(face))).unwrap_or_default();
        if rethrows > 0 && alike.len() < hand.len() {
            return Action::Throw(Keep::new(alike));
        }
        let offers = game.offers().into_iter().filter_map(|(cell, points)| Some((cell, points?)));
        // Of boxes that pay the same, the one that could have paid least is given away.
        let worth = |cell| std::cmp::Reverse(game.rules().max_points(cell));
        let best: Option<(_, Points)> = offers.max_by_key(|&(cell, points)| (points, worth(cell)));
        best.map_or_else(first, |(cell, _)| Action::Enter(cell))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use yatzy_rules::{Catalogue, DiceSource};

    #[test]
    fn every_level_finishes_every_game() {
        for edition in Catalogue::get().editions() {
            for level in HouseOpponents.levels() {
                let mut game = Game::new(edition.rules.clone(), 1, DiceSource::Program);
                let mut player = HouseOpponents.opponent(level, &edition.rules).unwrap();
                while game.turn().is_some() {
                    let event = game.decide(player.choose(&game), &mut crate::RandomDice).unwrap();
                    game.record(&event).unwrap();
                }
            }
        }
    }
}
