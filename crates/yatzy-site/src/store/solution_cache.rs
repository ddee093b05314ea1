//! Solutions of rulesets, cached on the device.

use super::port::{Port, all_keys, delete, get, text};
use crate::message::{Op, Value};
use std::sync::Arc;
use yatzy_rules::Ruleset;

/// The object store.
const SOLVED: &str = "solved";

/// Number of cached solutions, and the largest size of one: phones have little room.
const MOST: usize = 6;
const LARGEST: usize = 32 << 20;

/// A cache of solutions. A solution that can't be stored is computed again.
pub(crate) struct SolutionCache<'a> {
    port: &'a Arc<Port>,
}

impl SolutionCache<'_> {
    pub fn new(port: &Arc<Port>) -> SolutionCache<'_> {
        SolutionCache { port }
    }

    /// The cached solution of some rules.
    pub async fn find(&self, rules: &Ruleset) -> Option<Vec<u8>> {
        let found = self.port.read(vec![get(SOLVED, vec![text(rules.hash())])]).await;
        found.ok()?.bytes().ok()?
    }

    /// Stores the solution of some rules, and evicts others.
    pub async fn put(&self, rules: &Ruleset, solved: Vec<u8>) {
        if solved.len() > LARGEST {
            return;
        }
        let key = vec![text(rules.hash())];
        let Ok(mut found) = self.port.read(vec![all_keys(SOLVED, Vec::new())]).await else { return };
        let mut others = found.keys().unwrap_or_default();
        others.retain(|other| *other != key);
        let too_many = (others.len() + 1).saturating_sub(MOST);
        let mut ops: Vec<Op> = others.into_iter().take(too_many).map(|other| delete(SOLVED, other)).collect();
        let value = Value::Bytes { bytes: (0, solved.len()) };
        ops.push(Op::Put { store: SOLVED.to_owned(), key, value });
        // If there is no room, the games need it more.
        let _ = self.port.write(ops, solved).await;
    }
}
