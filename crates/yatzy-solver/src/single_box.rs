//! A turn played for one box only.

use crate::adviser::TIE;
use crate::lattice::Lattice;
use crate::passes::Workspace;
use crate::vector::F64x1;
use yatzy_rules::{Hand, Ruleset};

/// The exact distribution of a box's points, ascending, if a turn with this many rethrows is played for that box only.
/// `index` is the box's place among the boxes, in a column with factor 1.
pub fn box_distribution(rules: &Ruleset, index: usize, rethrows: u16) -> Vec<(u16, f64)> {
    let lattice = Lattice::of(rules.dice());
    let pays: Vec<u16> = Hand::all(rules.dice()).iter().map(|&hand| rules.box_points(hand)[index]).collect();
    let means = means(lattice, &pays, rethrows);
    // Backward pass for the value of every hand, forward pass for the probabilities under the best keeps.
    let mut ended = vec![0.0; pays.len()];
    let mut kept = vec![0.0; lattice.keeps];
    kept[Hand::EMPTY.index()] = 1.0;
    for means in means.iter().rev().map(Some).chain([None]) {
        let hands = lattice.thrown(std::mem::replace(&mut kept, vec![0.0; lattice.keeps]));
        for (rank, chance) in hands.into_iter().enumerate() {
            let keep = means.and_then(|means| best_keep(lattice, Hand::at(lattice.keeps + rank), means));
            match keep.filter(|&(_, value)| value > f64::from(pays[rank]) + TIE) {
                Some((keep, _)) => kept[keep] += chance,
                None => ended[rank] += chance,
            }
        }
    }
    let mut chances: Vec<(u16, f64)> = pays.into_iter().zip(ended).collect();
    chances.sort_by_key(|&(points, _)| points);
    chances.dedup_by(|next, sum| {
        let same = next.0 == sum.0;
        sum.1 += if same { next.1 } else { 0.0 };
        same
    });
    chances
}

/// The mean of every keep, by the rethrows left after it.
fn means(lattice: &Lattice, pays: &[u16], rethrows: u16) -> Vec<Vec<f64>> {
    let mut work: Workspace<F64x1> = Workspace::empty();
    work.prepare(lattice);
    work.entries.iter_mut().zip(pays).for_each(|(entry, &points)| *entry = F64x1([f64::from(points)]));
    work.take_entries(lattice);
    let mut all = Vec::new();
    for _ in 0..rethrows {
        work.means(lattice);
        all.push(work.nodes[..lattice.keeps].iter().map(|node| node.0[0]).collect());
        work.bests(lattice);
    }
    all
}

fn best_keep(lattice: &Lattice, hand: Hand, means: &[f64]) -> Option<(usize, f64)> {
    let keeps = lattice.keeps_within(hand).iter().map(|&keep| usize::from(keep));
    keeps.map(|keep| (keep, means[keep])).max_by(|a, b| a.1.total_cmp(&b.1))
}

#[cfg(test)]
mod tests {
    use super::*;
    use yatzy_rules::Catalogue;

    #[test]
    fn a_turn_for_one_box_is_exact() {
        let rules = Catalogue::get().rules("yahtzee").expect("yahtzee is in the catalogue");
        let law = |id: &str| box_distribution(&rules, rules.cell(id).expect("a box of yahtzee").index(), 2);
        // Published: a yatzy within three throws 4.6029 %, and 5 × (1 − (5/6)³) sixes on average.
        let yatzy = law("yatzy");
        assert_eq!((yatzy.len(), yatzy[1].0), (2, 50));
        assert!((yatzy[1].1 - 0.046_028_6).abs() < 1e-6);
        let mean: f64 = law("sixes").iter().map(|&(points, chance)| f64::from(points) * chance).sum();
        assert!((mean - 6.0 * 5.0 * (1.0 - (5.0f64 / 6.0).powi(3))).abs() < 1e-9);
        assert!((law("chance").iter().map(|&(_, chance)| chance).sum::<f64>() - 1.0).abs() < 1e-12);
    }
}
