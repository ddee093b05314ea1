//! A solve by several workers of a page without shared memory: each computes a part of a layer, and the values are
//! exchanged.

use crate::message::{Out, SolvePart};
use crate::site::Site;
use std::sync::{Arc, PoisonError};
use yatzy_bots::Budget;
use yatzy_rules::Ruleset;
use yatzy_solver::{LayerPart, LayeredSolve, Solver};

impl Site {
    /// Solves some rules with this many helpers, if they can be solved on a device.
    pub(crate) async fn solve_in_parallel(&self, rules: &Arc<Ruleset>, helpers: usize) {
        let module = &self.inner.module;
        if module.value_source.is_final(rules, Budget::FOR_A_REPORT) {
            return;
        }
        let Ok(solver) = Solver::new(rules.clone()) else { return };
        let mut layers = LayeredSolve::new(solver);
        loop {
            let parts = layers.parts(helpers + 1);
            let Some((own, others)) = parts.split_first() else { break };
            let mut coming = Vec::new();
            for (helper, &LayerPart { layer, number, of }) in others.iter().enumerate() {
                let asked = module.parts.ask();
                let part = SolvePart { rules: rules.clone(), layer, number, of };
                module.say(Out::Part { id: asked.id(), helper, part }, written(layers.needs()));
                coming.push(asked);
            }
            layers.solve(*own);
            for (part, coming) in others.iter().zip(coming) {
                let values = coming.await.flatten().map(|bytes| read(&bytes));
                if !values.is_some_and(|values| layers.put(*part, &values)) {
                    layers.solve(*part);
                }
            }
            layers.advance();
        }
        module.value_source.learn(layers.finish());
    }

    /// Computes a part of another worker's solve.
    pub(crate) fn help(&self, id: u64, part: &SolvePart, needs: &[u8]) {
        let solved = self.helped(&part.rules).and_then(|solver| {
            let part = LayerPart { layer: part.layer, number: part.number, of: part.of };
            solver.solve_part(part, &read(needs))
        });
        let says = Out::Helped { id, ok: solved.is_some() };
        self.inner.module.say(says, solved.map(|values| written(&values)).unwrap_or_default());
    }

    /// The solver of these rules, cached.
    fn helped(&self, rules: &Arc<Ruleset>) -> Option<Arc<Solver>> {
        let mut helped = self.inner.helped.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(solver) = helped.as_ref().filter(|solver| solver.rules() == rules) {
            return Some(solver.clone());
        }
        Some(helped.insert(Arc::new(Solver::new(rules.clone()).ok()?)).clone())
    }
}

/// Values as bytes.
fn written(values: &[f64]) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(values.len() * 8);
    bytes.extend(values.iter().flat_map(|value| value.to_le_bytes()));
    bytes
}

fn read(bytes: &[u8]) -> Vec<f64> {
    bytes.as_chunks::<8>().0.iter().map(|value| f64::from_le_bytes(*value)).collect()
}
