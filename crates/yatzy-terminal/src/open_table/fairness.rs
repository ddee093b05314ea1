//! Whether the dice were fair: what the house bound itself to before the first throw, and what this device brought to
//! each of its throws, compared with what is laid open at the end.

use crate::connection::{Connection, Pending};
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};
use yatzy_rules::fair::{Commitment, PlayerBytes, Verdict};
use yatzy_rules::{DiceSource, Record};
use yatzy_table::{View, random_bytes};

/// What this device has noted of the dice.
#[derive(Clone, Default)]
pub struct Fairness {
    /// What the house had bound itself to when the table was first seen here.
    commitment: Option<Commitment>,
    /// What this device brought, by the number of the throw.
    brought: BTreeMap<u32, PlayerBytes>,
    verdict: Arc<Mutex<Option<Pending<Option<bool>>>>>,
}

impl Fairness {
    pub fn new(view: &View) -> Fairness {
        Fairness { commitment: view.commitment, ..Fairness::default() }
    }

    /// The bytes of the next throw: drawn once, and never others. Where everyone plays on this device nobody has to be
    /// convinced.
    pub fn bytes_for(&mut self, view: &View) -> Option<PlayerBytes> {
        let wanted = view.source == DiceSource::Program && !view.plays_here();
        wanted.then(|| *self.brought.entry(view.next_throw).or_insert_with(|| PlayerBytes(random_bytes())))
    }

    /// Whether the dice are what was bound and brought, once that can be told.
    pub fn verdict(&self, connection: &Connection, view: &View) -> Option<bool> {
        if view.secret.is_none() || view.plays_here() {
            return None;
        }
        let mut verdict = crate::connection::lock(&self.verdict);
        let pending = verdict.get_or_insert_with(|| {
            let (house, reach, game) = (connection.house(), connection.reach(), view.id.clone());
            let (commitment, brought) = (self.commitment, self.brought.clone());
            connection.ask(async move {
                let record = reach.insist(|| house.record(&game)).await.ok()?;
                agrees(&record, commitment, &brought)
            })
        });
        pending.hear();
        pending.get().copied().flatten()
    }
}

/// Whether a finished game's dice are what was bound and brought; `None` if that can't be told.
fn agrees(record: &Record, noted: Option<Commitment>, brought: &BTreeMap<u32, PlayerBytes>) -> Option<bool> {
    let proof = record.proof.as_ref()?;
    let same = brought.iter().all(|(throw, bytes)| proof.bytes.get(throw) == Some(bytes));
    match proof.verify(&record.game, noted) {
        Verdict::Verified { .. } => Some(same),
        Verdict::Wrong(_) => Some(false),
        Verdict::Unverifiable => None,
    }
}
