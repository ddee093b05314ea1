//! The lumped game: its boxes, classes and entries.

use super::partition::{Partition, Prices};
use yatzy_rules::{Hand, Ruleset};
use yatzy_solver::internals::{Lattice, Width, only_cells_matter};

/// The lumped game.
pub(super) struct LumpedGame<'a> {
    pub rules: &'a Ruleset,
    pub lattice: &'static Lattice,
    pub boxes: Vec<LumpedBox>,
    pub width: Width,
}

pub(super) struct LumpedBox {
    /// The possible points of a box, ascending from zero, and the hands that score them.
    pub points: Vec<(f64, Box<[u16]>)>,
    /// By class.
    pub classes: Vec<SetClass>,
}

pub(super) struct SetClass {
    /// Number of open columns.
    pub open: usize,
    /// The classes after an entry.
    pub targets: Vec<ClassTransition>,
}

pub(super) struct ClassTransition {
    pub class: usize,
    pub lines: Vec<EntryOption>,
    /// The best option at each of the box's points.
    pub pays: Vec<f32>,
}

/// An entry from one set to the set that is left.
pub(super) struct EntryOption {
    pub from: usize,
    pub to: usize,
    pub factor: f64,
    pub prices: f64,
}

impl EntryOption {
    pub fn pays(&self, points: f64) -> f64 {
        self.factor * points + self.prices
    }
}

impl<'a> LumpedGame<'a> {
    pub fn new(rules: &'a Ruleset, partition: &Partition, prices: &Prices) -> LumpedGame<'a> {
        assert!(only_cells_matter(rules), "only open cells matter here");
        let boxes = partition.classes.iter().zip(prices).enumerate();
        let boxes = boxes.map(|(place, (classes, prices))| LumpedBox::new(rules, place, classes, prices));
        LumpedGame {
            rules,
            lattice: Lattice::of(rules.dice()),
            boxes: boxes.collect(),
            width: Width::detect(),
        }
    }
}

impl LumpedBox {
    /// A box with identical columns and no prices.
    pub fn alike(points: Vec<(f64, Box<[u16]>)>, columns: usize) -> LumpedBox {
        let pays: Vec<f32> = points.iter().map(|&(points, _)| points as f32).collect();
        let target = |class: usize| ClassTransition { class, lines: Vec::new(), pays: pays.clone() };
        let class =
            |open: usize| SetClass { open, targets: open.checked_sub(1).map(target).into_iter().collect() };
        LumpedBox { classes: (0..=columns).map(class).collect(), points }
    }

    pub fn new(rules: &Ruleset, place: usize, class_of: &[usize], prices: &[f64]) -> LumpedBox {
        let points = points_of(rules, place);
        let count = class_of.iter().max().map_or(0, |most| most + 1);
        let mut classes: Vec<SetClass> =
            (0..count).map(|_| SetClass { open: 0, targets: Vec::new() }).collect();
        // The empty and the untouched box have no price.
        let price = |set: usize| if set == 0 || set + 1 == class_of.len() { 0.0 } else { prices[set] };
        for (set, &class) in class_of.iter().enumerate() {
            classes[class].open = set.count_ones() as usize;
            for (column, &factor) in rules.columns().iter().enumerate().filter(|(i, _)| set >> i & 1 == 1) {
                let to = set ^ 1 << column;
                let line =
                    EntryOption { from: set, to, factor: factor.into(), prices: price(to) - price(set) };
                let targets = &mut classes[class].targets;
                match targets.iter_mut().find(|target| target.class == class_of[to]) {
                    Some(target) => target.lines.push(line),
                    None => targets.push(ClassTransition {
                        class: class_of[to],
                        lines: vec![line],
                        pays: Vec::new(),
                    }),
                }
            }
        }
        for target in classes.iter_mut().flat_map(|class| &mut class.targets) {
            let most =
                |x: f64| target.lines.iter().map(|line| line.pays(x)).fold(f64::NEG_INFINITY, f64::max);
            target.pays = points.iter().map(|&(x, _)| most(x) as f32).collect();
        }
        LumpedBox { points, classes }
    }
}

/// The possible points of a box, ascending from zero, and the hands that score them.
pub(super) fn points_of(rules: &Ruleset, place: usize) -> Vec<(f64, Box<[u16]>)> {
    let mut hands: Vec<(u16, u16)> = Hand::all(rules.dice())
        .iter()
        .enumerate()
        .map(|(rank, &hand)| (rules.box_points(hand)[place], rank as u16))
        .collect();
    hands.sort_unstable();
    let mut points: Vec<(f64, Box<[u16]>)> = hands
        .chunk_by(|a, b| a.0 == b.0)
        .map(|alike| (f64::from(alike[0].0), alike.iter().map(|&(_, rank)| rank).collect()))
        .collect();
    if points[0].0 > 0.0 {
        points.insert(0, (0.0, Box::default()));
    }
    points
}
