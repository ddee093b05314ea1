//! The lattice of dice: every multiset of at most `dice` dice is a node, and an edge adds one die.
//!
//! The value of a keep is the mean over the six nodes one die larger. The best keep within a hand is the maximum over
//! the nodes one die smaller. Both passes use these edges and do not depend on boxes.

use std::sync::OnceLock;
use yatzy_rules::{Face, Hand, Keep, MAX_DICE};

/// The nodes in the order of [`Hand::index`]: keeps first, then the hands of all dice.
pub struct Lattice {
    /// Number of nodes with fewer than all dice; also the index of the first hand.
    pub keeps: usize,
    /// Number of nodes with all dice.
    pub hands: usize,
    /// For each keep the six nodes with one die more.
    pub larger: Box<[[u16; 6]]>,
    /// All keeps except the empty one, smaller keeps first.
    pub keep_groups: Vec<NodeGroup>,
    /// All hands.
    pub hand_groups: Vec<NodeGroup>,
    /// For each node the number of nodes with one die less, followed by these.
    smaller: Box<[[u16; 7]]>,
    /// The probability of each hand in the first throw.
    pub chances: Box<[f64]>,
    /// The keeps within each hand, hand after hand, in the order of [`Keep::all_of`].
    within: Box<[u16]>,
    /// The start of each hand's keeps, and the end.
    within_starts: Box<[u32]>,
}

/// Nodes of one size with the same number of distinct faces, so that a pass over them does not branch.
pub struct NodeGroup {
    /// Number of distinct faces, 1 to 6.
    pub faces: usize,
    /// For each node its index, followed by the indices of its `faces` nodes with one die less.
    pub nodes: Box<[u16]>,
    /// The probability of each node among all nodes of its size.
    pub chances: Box<[f64]>,
}

impl Lattice {
    /// The lattice of a number of dice, created once.
    pub fn of(dice: u8) -> &'static Lattice {
        static ALL: [OnceLock<Lattice>; MAX_DICE as usize + 1] =
            [const { OnceLock::new() }; MAX_DICE as usize + 1];
        ALL[usize::from(dice)].get_or_init(|| Lattice::new(dice))
    }

    fn new(dice: u8) -> Lattice {
        let hands = Hand::all(dice);
        let keeps = hands[0].index();
        let larger = (0..keeps)
            .map(|keep| {
                Face::ALL
                    .map(|face| node(Hand::at(keep).with(face).expect("a keep has room for one die more")))
            })
            .collect();
        let all = (0..keeps).map(Hand::at).chain(hands.iter().copied());
        let smaller = all
            .map(|hand| {
                let mut row = [0; 7];
                for hand in smaller(hand) {
                    row[0] += 1;
                    row[usize::from(row[0])] = node(hand);
                }
                row
            })
            .collect();
        let mut within = Vec::new();
        let mut within_starts = vec![0];
        for &hand in hands {
            within.extend(Keep::all_of(hand).map(|keep| node(keep.dice())));
            within_starts.push(within.len() as u32);
        }
        Lattice {
            keeps,
            hands: hands.len(),
            larger,
            keep_groups: (1..dice).flat_map(node_groups).collect(),
            hand_groups: node_groups(dice),
            smaller,
            chances: hands.iter().map(|&hand| chance(hand)).collect(),
            within: within.into(),
            within_starts: within_starts.into(),
        }
    }

    /// The keeps within a hand of all dice, in the order of [`Keep::all_of`]. This is the order of a depth-first walk
    /// that removes one die at a time, the lowest first, and visits the keeps within a keep before the keep itself.
    pub fn keeps_within(&self, hand: Hand) -> &[u16] {
        let rank = hand.index() - self.keeps;
        &self.within[self.within_starts[rank] as usize..self.within_starts[rank + 1] as usize]
    }

    /// The nodes with one die less, the lowest face removed first.
    #[inline(always)]
    pub fn smaller(&self, node: usize) -> &[u16] {
        let row = &self.smaller[node];
        &row[1..=usize::from(row[0])]
    }

    /// The probability of each hand after a throw, given the probability of each keep.
    pub fn thrown(&self, mut keeps: Vec<f64>) -> Vec<f64> {
        keeps.resize(self.nodes(), 0.0);
        for (keep, larger) in self.larger.iter().enumerate() {
            let share = keeps[keep] / 6.0;
            if share > 0.0 {
                larger.iter().for_each(|&node| keeps[usize::from(node)] += share);
            }
        }
        keeps.split_off(self.keeps)
    }

    /// Number of nodes.
    pub fn nodes(&self) -> usize {
        self.keeps + self.hands
    }
}

impl NodeGroup {
    /// Each node, followed by its nodes with one die less.
    pub fn rows(&self) -> std::slice::ChunksExact<'_, u16> {
        self.nodes.chunks_exact(self.faces + 1)
    }
}

fn node_groups(dice: u8) -> Vec<NodeGroup> {
    (1..=6)
        .map(|faces| {
            let hands = || Hand::all(dice).iter().filter(move |&&hand| smaller(hand).count() == faces);
            let rows = hands().flat_map(|&hand| std::iter::once(hand).chain(smaller(hand)));
            let chances = hands().map(|&hand| chance(hand)).collect();
            NodeGroup { faces, nodes: rows.map(node).collect(), chances }
        })
        .filter(|group| !group.nodes.is_empty())
        .collect()
}

/// The dice without one of them, for each distinct face, the lowest face first.
fn smaller(hand: Hand) -> impl Iterator<Item = Hand> {
    Face::ALL.into_iter().filter_map(move |face| hand.without(Hand::alike(face, 1)?))
}

/// The probability of throwing these dice.
fn chance(hand: Hand) -> f64 {
    f64::from(hand.ways()) / f64::from(6u32.pow(hand.len().into()))
}

fn node(hand: Hand) -> u16 {
    u16::try_from(hand.index()).expect("there are 924 nodes at most")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn edges_go_both_ways() {
        for dice in 1..=6 {
            let lattice = Lattice::new(dice);
            let up: usize = lattice.larger.len() * 6;
            let all = lattice.keep_groups.iter().chain(&lattice.hand_groups);
            let mut down = 0;
            for group in all {
                for row in group.rows() {
                    for &small in &row[1..] {
                        assert!(lattice.larger[usize::from(small)].contains(&row[0]));
                        down += 1;
                    }
                }
            }
            assert_eq!(up, down);
            assert!((lattice.chances.iter().sum::<f64>() - 1.0).abs() < 1e-12);
        }
    }
}
