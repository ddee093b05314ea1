//! Solved rules, kept on the device so that they are solved once.

use super::port::{Port, all_keys, delete, get, text};
use crate::message::{Op, Value};
use std::sync::Arc;
use yatzy_rules::Ruleset;

/// The object store.
const SOLVED: &str = "solved";

/// How many are kept, and how large each may be: there is not much room on a phone.
const MOST: usize = 6;
const LARGEST: usize = 32 << 20;

/// Where solved rules lie. What can't be kept is solved again.
pub(crate) struct SolutionCache<'a> {
    port: &'a Arc<Port>,
}

impl SolutionCache<'_> {
    pub fn new(port: &Arc<Port>) -> SolutionCache<'_> {
        SolutionCache { port }
    }

    /// The solution of some rules, if it is there.
    pub async fn find(&self, rules: &Ruleset) -> Option<Vec<u8>> {
        let found = self.port.read(vec![get(SOLVED, vec![text(rules.hash())])]).await;
        found.ok()?.bytes().ok()?
    }

    /// Keeps the solution of some rules, in place of others where there are many.
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
        // Where there is no room for it, the games are what the room is for.
        let _ = self.port.write(ops, solved).await;
    }
}
