//! The computer's players of a house, its coach and its judge: exact values where a game is solved in seconds,
//! the best estimate there is elsewhere.

use crate::service::{Advised, Bots, Perfect};
use std::sync::Arc;
use yatzy_bots::{Analysis, Bot, Budget, Coach, Knowledge, Level, Position, Words};
use yatzy_rules::{Action, Game, Ruleset};
use yatzy_text::{PadNames, Text};

/// Bots of every level, for every game.
#[derive(Default)]
pub struct HouseBots {
    knowledge: Knowledge,
}

impl HouseBots {
    /// Bots who share what they know.
    pub fn new(knowledge: Knowledge) -> HouseBots {
        HouseBots { knowledge }
    }
}

impl Bots for HouseBots {
    fn levels(&self) -> Vec<&'static str> {
        Level::ALL.map(Level::id).to_vec()
    }

    /// Perfect is only who plays by exact values, or by a fit that was measured to come close.
    fn plays(&self, level: &str, rules: &Arc<Ruleset>) -> bool {
        match level.parse::<Level>() {
            Ok(Level::Perfect) => {
                let values = self.knowledge.at_once(rules);
                let is_good = values.is_exact() || values.error().is_some();
                is_good || !self.knowledge.is_final(rules, Budget::FOR_A_MOVE)
            }
            Ok(_) => true,
            Err(_) => false,
        }
    }

    fn prepare(&self, rules: &Arc<Ruleset>) {
        self.knowledge.best(rules, Budget::FOR_A_MOVE);
    }

    fn deepen(&self, rules: &Arc<Ruleset>) {
        self.knowledge.best(rules, Budget::FOR_A_REPORT);
    }

    fn hint(&self, game: &Game, present: Option<Action>, names: &PadNames, text: Text) -> Option<Advised> {
        let hint =
            Coach::new(self.knowledge.best(game.rules(), Budget::FOR_A_MOVE)).hint(game, present).ok()??;
        let words = Words { text, names, rules: game.rules() };
        Some(Advised { sentence: hint.sentence(&words), exact: hint.exact, cost: hint.cost_sentence(&words) })
    }

    fn choose(&self, level: &str, seed: u64, game: &Game) -> Option<Action> {
        let level: Level = level.parse().ok()?;
        let mut bot = Bot::new(level, self.knowledge.best(game.rules(), Budget::FOR_A_MOVE), seed).ok()?;
        bot.choose(game).ok().flatten()
    }

    fn analyse(&self, game: &Game) -> Option<Analysis> {
        Analysis::new(&*self.knowledge.best(game.rules(), Budget::FOR_A_REPORT), game).ok()
    }

    fn perfect(&self, rules: &Arc<Ruleset>) -> Option<Perfect> {
        let values = self.knowledge.best(rules, Budget::FOR_A_REPORT);
        match values.statistics().ok()? {
            Some(statistics) => Some(Perfect::Exact(statistics)),
            None => {
                let mean = values.value(Position::START).ok()?;
                let estimate = Perfect::Estimated { mean, error: values.error() };
                Some(if values.is_exact() { Perfect::Mean(mean) } else { estimate })
            }
        }
    }
}
