//! What cards are worth, found out once and shared by the computer's players and the coach.

use std::sync::{Arc, Mutex, PoisonError};
use yatzy_bots::{Patience, Statistics, Values, values_for};
use yatzy_rules::{RulesHash, Ruleset};

/// Values of the rules asked about last. Cloned, it is still the same knowledge.
#[derive(Clone, Default)]
pub struct Knowledge {
    known: Arc<Mutex<Option<Arc<dyn Values>>>>,
    /// What perfect play leads to, for all rules asked about.
    perfect: Arc<Mutex<Vec<Perfect>>>,
}

/// What perfect play of some rules leads to; `None` where it is not known.
type Perfect = (RulesHash, Option<Arc<Statistics>>);

impl Knowledge {
    /// The best values that a moment's patience gives. The first to ask waits for them, and so does whoever
    /// asks meanwhile.
    pub fn best(&self, rules: &Arc<Ruleset>) -> Arc<dyn Values> {
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        match &*known {
            Some(values) if values.rules().hash() == rules.hash() => values.clone(),
            _ => known.insert(values_for(rules.clone(), Patience::MOMENT)).clone(),
        }
    }

    /// What perfect play leads to, if that takes no more than a moment to find out.
    pub fn perfect(&self, rules: &Arc<Ruleset>) -> Option<Arc<Statistics>> {
        let mut perfect = self.perfect.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((_, known)) = perfect.iter().find(|(hash, _)| *hash == rules.hash()) {
            return known.clone();
        }
        let found = self.best(rules).statistics().ok().flatten().map(Arc::new);
        perfect.push((rules.hash(), found.clone()));
        found
    }

    /// Values that cost nothing to find.
    pub fn rough(&self, rules: &Arc<Ruleset>) -> Arc<dyn Values> {
        values_for(rules.clone(), Patience::NONE)
    }
}
