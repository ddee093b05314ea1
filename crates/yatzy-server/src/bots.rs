//! The computer's players of a house: exact values where a game is solved in seconds, estimates elsewhere.

use crate::service::Bots;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use yatzy_bots::{Bot, Coach, Estimated, Level, Patience, Values, Words, values_for};
use yatzy_rules::{Action, Game, RulesHash, Ruleset};
use yatzy_solver::Solver;
use yatzy_text::{PadNames, Text};

/// What a solve may take while a table waits.
const PATIENCE: Patience = Patience::MOMENT;

/// How many games' values are kept.
const KEPT: usize = 8;

/// Bots of every level, for every game.
#[derive(Default)]
pub struct HouseBots {
    values: Mutex<HashMap<RulesHash, Arc<dyn Values>>>,
}

impl HouseBots {
    /// The values that bots of these rules play by, found once.
    fn values(&self, rules: &Arc<Ruleset>) -> Arc<dyn Values> {
        if let Some(values) = self.lock().get(&rules.hash()) {
            return values.clone();
        }
        // Not under the lock: other tables must not wait for this one's solve.
        let values = values_for(rules.clone(), PATIENCE);
        let mut kept = self.lock();
        if kept.len() >= KEPT {
            kept.clear();
        }
        kept.entry(rules.hash()).or_insert(values).clone()
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, HashMap<RulesHash, Arc<dyn Values>>> {
        self.values.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Whether these rules are solved while a table waits.
fn is_quick(rules: &Ruleset) -> bool {
    Solver::new(Arc::new(rules.clone())).is_ok_and(|solver| {
        let takes = solver.estimate();
        takes.cpu_seconds <= PATIENCE.cpu_seconds && takes.memory <= PATIENCE.memory
    })
}

impl Bots for HouseBots {
    fn levels(&self) -> Vec<&'static str> {
        Level::ALL.map(Level::id).to_vec()
    }

    /// Perfect is only who plays by exact values, or by a fit that was measured to come close.
    fn plays(&self, level: &str, rules: &Ruleset) -> bool {
        match level.parse::<Level>() {
            Ok(Level::Perfect) => {
                is_quick(rules) || Estimated::new(Arc::new(rules.clone())).error().is_some()
            }
            Ok(_) => true,
            Err(_) => false,
        }
    }

    fn hint(&self, game: &Game, names: &PadNames, text: Text) -> Option<String> {
        let hint = Coach::new(self.values(game.rules())).hint(game, None).ok()??;
        Some(hint.sentence(&Words { text, names, rules: game.rules() }))
    }

    fn choose(&self, level: &str, seed: u64, game: &Game) -> Option<Action> {
        let level: Level = level.parse().ok()?;
        let mut bot = Bot::new(level, self.values(game.rules()), seed).ok()?;
        bot.choose(game).ok().flatten()
    }
}
