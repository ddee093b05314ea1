//! What play for the highest average may still earn from a late card, with the chance of each.

use super::{Course, Plan, Turn, most_earned};
use crate::adviser::TIE;
use crate::distribution::Distribution;
use crate::position::Position;
use yatzy_rules::{FREE_RETHROWS, Hand, Ruleset};

/// The chance of everything that play for the highest average may still earn from a position, the bonus included. See
/// [`seconds`](super::seconds).
pub fn totals_from(rules: &Ruleset, root: Position) -> Distribution {
    let course = Course::new(rules, root);
    let mut next: Vec<Rows> = Vec::new();
    for layer in (0..course.layers.len()).rev() {
        next = rows(&course, layer, &next);
    }
    let chips = if rules.has_chips() { usize::from(root.chips) } else { 0 };
    let mut chances = next.swap_remove(0).banks.swap_remove(chips).chances;
    let most = chances.iter().rposition(|&chance| chance > 0.0).unwrap_or(0);
    chances.truncate(most + 1);
    Distribution { chances }
}

/// For each number of chips, what a spot may still earn.
struct Rows {
    banks: Vec<Rest>,
}

/// What may still be earned.
#[derive(Clone)]
struct Rest {
    mean: f64,
    /// The chance of each number of points, from 0 on.
    chances: Vec<f64>,
}

fn rows(course: &Course<'_>, layer: usize, next: &[Rows]) -> Vec<Rows> {
    let of = |turn: &Turn| Rows { banks: banks(course, layer, turn, next) };
    let turns = &course.layers[layer];
    #[cfg(feature = "threads")]
    {
        use rayon::prelude::*;
        turns.par_iter().map(of).collect()
    }
    #[cfg(not(feature = "threads"))]
    turns.iter().map(of).collect()
}

fn banks(course: &Course<'_>, layer: usize, turn: &Turn, next: &[Rows]) -> Vec<Rest> {
    let open = turn.spot.position().open(course.rules);
    let banks = course.banks(layer);
    if open.is_empty() {
        let bonus = turn.spot.bonus(course.rules).0 as usize;
        let mut chances = vec![0.0; bonus + 1];
        chances[bonus] = 1.0;
        return vec![Rest { mean: bonus as f64, chances }; banks];
    }
    let bonus = course.rules.bonus().map_or(0, |bonus| bonus.points.0 as usize);
    let width = most_earned(course.rules, open) + bonus + 1;
    let mut best: Vec<Rest> = Vec::new();
    for plan in &turn.plans {
        let named = Walk::new(course, width).banks(plan, banks, next);
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

/// A turn walked through with all that may come of it.
struct Walk<'a> {
    course: &'a Course<'a>,
    width: usize,
    means: Vec<f64>,
    /// A row of chances for each node.
    chances: Vec<f64>,
}

impl<'a> Walk<'a> {
    fn new(course: &'a Course<'a>, width: usize) -> Walk<'a> {
        let nodes = course.lattice.nodes();
        Walk { course, width, means: vec![0.0; nodes], chances: vec![0.0; nodes * width] }
    }

    fn banks(mut self, plan: &Plan, banks: usize, next: &[Rows]) -> Vec<Rest> {
        let free = usize::from(FREE_RETHROWS);
        let mut rests = Vec::with_capacity(banks);
        for rethrows in 0..banks + free {
            for rank in 0..self.course.lattice.hands {
                self.decide(plan, rank, rethrows, next);
            }
            if rethrows >= free {
                rests.push(self.first_throw());
            }
            self.throw_keeps();
        }
        rests
    }

    /// What a hand leads to with so many rethrows left. The keeps' rows are those of one rethrow less.
    fn decide(&mut self, plan: &Plan, rank: usize, rethrows: usize, next: &[Rows]) {
        let lattice = self.course.lattice;
        let bank = self.course.bank_after(rethrows);
        let rest = |end: u16| {
            let end = plan.ends[usize::from(end)];
            (end.earns, &next[end.next].banks[bank])
        };
        let mut best: Option<(f64, usize, &Rest)> = None;
        for (earns, rest) in plan.entries.of(rank).iter().map(|&end| rest(end)) {
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

    fn first_throw(&self) -> Rest {
        let lattice = self.course.lattice;
        let mut rest = Rest { mean: 0.0, chances: vec![0.0; self.width] };
        for (rank, &chance) in lattice.chances.iter().enumerate() {
            let node = lattice.keeps + rank;
            rest.mean += chance * self.means[node];
            let row = &self.chances[node * self.width..][..self.width];
            rest.chances.iter_mut().zip(row).for_each(|(sum, here)| *sum += chance * here);
        }
        rest
    }

    fn throw_keeps(&mut self) {
        for (keep, larger) in self.course.lattice.larger.iter().enumerate().rev() {
            self.means[keep] = larger.iter().map(|&node| self.means[usize::from(node)]).sum::<f64>() / 6.0;
            // Every larger node lies behind.
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
