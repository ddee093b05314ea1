//! The distribution of the remaining points in an endgame, under play for the highest mean.

use super::{GraphNode, PositionGraph, TurnBranches, most_earned};
use crate::adviser::TIE;
use crate::distribution::Distribution;
use crate::position::Position;
use yatzy_rules::{FREE_RETHROWS, Hand, Ruleset};

/// The probability of every number of points that play for the highest mean still earns, bonus included.
/// [`seconds`](super::seconds) estimates its cost.
pub fn endgame_distribution(rules: &Ruleset, root: Position) -> Distribution {
    let graph = PositionGraph::new(rules, root);
    let mut next: Vec<ChipPoints> = Vec::new();
    for layer in (0..graph.layers.len()).rev() {
        next = rows(&graph, layer, &next);
    }
    let chips = if rules.has_chips() { usize::from(root.chips) } else { 0 };
    let mut chances = next.swap_remove(0).banks.swap_remove(chips).chances;
    let most = chances.iter().rposition(|&chance| chance > 0.0).unwrap_or(0);
    chances.truncate(most + 1);
    Distribution { chances }
}

/// The remaining points of a card, by the number of chips.
struct ChipPoints {
    banks: Vec<RemainingPoints>,
}

/// The remaining points: their mean and their distribution.
#[derive(Clone)]
struct RemainingPoints {
    mean: f64,
    /// By points, from 0.
    chances: Vec<f64>,
}

fn rows(graph: &PositionGraph<'_>, layer: usize, next: &[ChipPoints]) -> Vec<ChipPoints> {
    let of = |turn: &GraphNode| ChipPoints { banks: banks(graph, layer, turn, next) };
    let turns = &graph.layers[layer];
    #[cfg(feature = "threads")]
    {
        use rayon::prelude::*;
        crate::threads::in_parallel(|| turns.par_iter().map(of).collect())
    }
    #[cfg(not(feature = "threads"))]
    turns.iter().map(of).collect()
}

fn banks(
    graph: &PositionGraph<'_>,
    layer: usize,
    turn: &GraphNode,
    next: &[ChipPoints],
) -> Vec<RemainingPoints> {
    let open = turn.key.position().open(graph.rules);
    let banks = graph.banks(layer);
    if open.is_empty() {
        let bonus = turn.key.bonus(graph.rules).0 as usize;
        let mut chances = vec![0.0; bonus + 1];
        chances[bonus] = 1.0;
        return vec![RemainingPoints { mean: bonus as f64, chances }; banks];
    }
    let bonus = graph.rules.bonus().map_or(0, |bonus| bonus.points.0 as usize);
    let width = most_earned(graph.rules, open) + bonus + 1;
    let mut best: Vec<RemainingPoints> = Vec::new();
    for plan in &turn.plans {
        let named = PointsWalk::new(graph, width).banks(plan, banks, next);
        if best.is_empty() {
            best = named;
            continue;
        }
        for (best, named) in best.iter_mut().zip(named) {
            if named.mean > best.mean + TIE {
                *best = named;
            }
        }
    }
    best
}

/// One turn with the distribution of each node.
struct PointsWalk<'a> {
    graph: &'a PositionGraph<'a>,
    width: usize,
    means: Vec<f64>,
    /// A row of probabilities for each node.
    chances: Vec<f64>,
}

impl<'a> PointsWalk<'a> {
    fn new(graph: &'a PositionGraph<'a>, width: usize) -> PointsWalk<'a> {
        let nodes = graph.lattice.nodes();
        PointsWalk { graph, width, means: vec![0.0; nodes], chances: vec![0.0; nodes * width] }
    }

    fn banks(mut self, plan: &TurnBranches, banks: usize, next: &[ChipPoints]) -> Vec<RemainingPoints> {
        let free = usize::from(FREE_RETHROWS);
        let mut rests = Vec::with_capacity(banks);
        for rethrows in 0..banks + free {
            for rank in 0..self.graph.lattice.hands {
                self.decide(plan, rank, rethrows, next);
            }
            if rethrows >= free {
                rests.push(self.first_throw());
            }
            self.throw_keeps();
        }
        rests
    }

    /// The best action of a hand with this many rethrows left. The rows of the keeps belong to one rethrow less.
    fn decide(&mut self, plan: &TurnBranches, rank: usize, rethrows: usize, next: &[ChipPoints]) {
        let lattice = self.graph.lattice;
        let bank = self.graph.bank_after(rethrows);
        let rest = |branch: u16| {
            let branch = plan.branches[usize::from(branch)];
            (branch.earns, &next[branch.next].banks[bank])
        };
        let mut best: Option<(f64, usize, &RemainingPoints)> = None;
        for (earns, rest) in plan.entries.of(rank).iter().map(|&branch| rest(branch)) {
            let mean = earns as f64 + rest.mean;
            if best.is_none_or(|(most, ..)| mean > most + TIE) {
                best = Some((mean, earns, rest));
            }
        }
        let (entered, earns, rest) = best.expect("every hand may be entered somewhere");
        let node = lattice.keeps + rank;
        let keeps = if rethrows == 0 { &[] } else { lattice.keeps_within(Hand::at(node)) };
        let mut kept = (entered, None);
        for keep in keeps.iter().map(|&keep| usize::from(keep)) {
            if self.means[keep] > kept.0 + TIE {
                kept = (self.means[keep], Some(keep));
            }
        }
        self.means[node] = kept.0;
        let (before, own) = self.chances.split_at_mut(node * self.width);
        let own = &mut own[..self.width];
        match kept.1 {
            Some(keep) => own.copy_from_slice(&before[keep * self.width..][..self.width]),
            None => {
                own.fill(0.0);
                own[earns..][..rest.chances.len()].copy_from_slice(&rest.chances);
            }
        }
    }

    fn first_throw(&self) -> RemainingPoints {
        let lattice = self.graph.lattice;
        let mut rest = RemainingPoints { mean: 0.0, chances: vec![0.0; self.width] };
        for (rank, &chance) in lattice.chances.iter().enumerate() {
            let node = lattice.keeps + rank;
            rest.mean += chance * self.means[node];
            let row = &self.chances[node * self.width..][..self.width];
            rest.chances.iter_mut().zip(row).for_each(|(sum, here)| *sum += chance * here);
        }
        rest
    }

    fn throw_keeps(&mut self) {
        for (keep, larger) in self.graph.lattice.larger.iter().enumerate().rev() {
            self.means[keep] = larger.iter().map(|&node| self.means[usize::from(node)]).sum::<f64>() / 6.0;
            // Every larger node has a larger index.
            let (own, behind) = self.chances.split_at_mut((keep + 1) * self.width);
            let own = &mut own[keep * self.width..];
            let row = |node: u16| &behind[(usize::from(node) - keep - 1) * self.width..][..self.width];
            let [a, b, c, d, e, f] = larger.map(row);
            for (i, own) in own.iter_mut().enumerate() {
                *own = (a[i] + b[i] + c[i] + d[i] + e[i] + f[i]) * (1.0 / 6.0);
            }
        }
    }
}
