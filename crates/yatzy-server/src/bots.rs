//! The computer's players of a house: exact values where a game is solved in seconds, estimates elsewhere.

use crate::service::Bots;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use yatzy_bots::{Bot, Estimate, Level, Solved, Values};
use yatzy_rules::{Action, Game, RulesHash, Ruleset};
use yatzy_solver::Solver;

/// The longest solve that a table waits for, in processor seconds.
const PATIENCE: f64 = 10.0;

/// The most memory that the values of one game may take, in bytes.
const ROOM: u64 = 256 << 20;

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
        let values: Arc<dyn Values> = match solver(rules) {
            Some(solver) => Arc::new(Solved::new(Arc::new(solver.solve()))),
            None => Arc::new(Estimate::new(rules.clone())),
        };
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

/// A solver, if these rules are solved while people wait.
fn solver(rules: &Arc<Ruleset>) -> Option<Solver> {
    let solver = Solver::new(rules.clone()).ok()?;
    let estimate = solver.estimate();
    (estimate.cpu_seconds <= PATIENCE && estimate.memory <= ROOM).then_some(solver)
}

impl Bots for HouseBots {
    fn levels(&self) -> Vec<&'static str> {
        Level::ALL.map(Level::id).to_vec()
    }

    /// Perfect is only who plays by exact values.
    fn plays(&self, level: &str, rules: &Ruleset) -> bool {
        match level.parse::<Level>() {
            Ok(Level::Perfect) => solver(&Arc::new(rules.clone())).is_some(),
            Ok(_) => true,
            Err(_) => false,
        }
    }

    fn choose(&self, level: &str, seed: u64, game: &Game) -> Option<Action> {
        let level: Level = level.parse().ok()?;
        let mut bot = Bot::new(level, self.values(game.rules()), seed).ok()?;
        bot.choose(game).ok().flatten()
    }
}
