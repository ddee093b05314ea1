//! A proven upper bound on the expected total of any player, for games that can't be enumerated.
//!
//! Sets of open columns of a box are grouped into classes, and every set has a price. In the *lumped game* a position
//! is a class for each box. A turn is a turn of the real game, but an entry into a box may use *any* set of the box's
//! class: it pays the points times the column's factor, plus the price of the set that is left, minus the price of the
//! set before. Let `U` be the value of the lumped game and `W(position) = U(its classes) + the prices of its sets`,
//! with price zero for a full box. For any prices, a turn of the real game followed by `W` is worth at most `W`: the
//! lumped player can make the same choices at the same gain. (Rules of last resort only forbid entries and are
//! ignored.) By induction from the full card, `W` is nowhere below the value of the real game. Good prices make the
//! bound lower.

use super::lumped_game::{EntryOption, LumpedBox, LumpedGame, points_of};
use super::lumped_solve::{CoarseF32x16, LANES, OuterPositions, solve_layer};
use super::partition::{Partition, Prices};
use yatzy_rules::{FREE_RETHROWS, Hand, Ruleset};
use yatzy_solver::internals::{F64x1, Lattice, Vector, Width, Workspace, only_cells_matter};
use yatzy_solver::{SeededDice, TIE};

/// Upper limit of the rounding error of one turn in four-byte numbers. Relative to its best zero the sums of a turn
/// stay below 512 and are rounded by at most 2⁻¹⁶ each, fewer than 200 in sequence; two whole values below 2,048 are
/// rounded by at most 2⁻¹⁴.
const ROUNDING: f64 = 200.0 / 65536.0 + 2.0 / 16384.0;

/// A solved bound.
pub struct Bound<'a> {
    game: LumpedGame<'a>,
    outer: OuterPositions,
    table: Vec<CoarseF32x16>,
}

impl<'a> Bound<'a> {
    /// Number of positions of the lumped game; each takes four bytes.
    pub fn positions(rules: &Ruleset, partition: &Partition) -> u64 {
        let counts = partition.classes.iter().map(|classes| classes.iter().max().map_or(1, |most| most + 1));
        assert_eq!(counts.len(), rules.boxes().len());
        counts.map(|count| count as u64).product()
    }

    /// Solves the lumped game; `report` receives the finished share.
    pub fn new(
        rules: &'a Ruleset,
        partition: &Partition,
        prices: &Prices,
        report: &mut dyn FnMut(f64),
    ) -> Bound<'a> {
        Bound::solve(LumpedGame::new(rules, partition, prices), report)
    }

    /// The game with this many identical columns of each box, in which the turns of all other columns may be skipped.
    /// The result exceeds its value by rounding only.
    pub(super) fn of_columns(rules: &'a Ruleset, columns: usize, report: &mut dyn FnMut(f64)) -> Bound<'a> {
        assert!(only_cells_matter(rules), "only open cells matter here");
        let boxes = rules.boxes().len();
        let mut own: Vec<LumpedBox> =
            (0..boxes).map(|place| LumpedBox::alike(points_of(rules, place), columns)).collect();
        let skips = boxes * (rules.columns().len() - columns);
        if skips > 0 {
            // A skip pays nothing for any hand. It is the last box, so it is an inner one.
            own.push(LumpedBox::alike(vec![(0.0, Box::default())], skips));
        }
        let lattice = Lattice::of(rules.dice());
        Bound::solve(LumpedGame { rules, lattice, boxes: own, width: Width::detect() }, report)
    }

    fn solve(game: LumpedGame<'a>, report: &mut dyn FnMut(f64)) -> Bound<'a> {
        let boxes = game.boxes.len() / 2;
        let outer = OuterPositions::new(&game, boxes);
        let mut table = vec![CoarseF32x16([0.0; LANES]); outer.vectors.len() * outer.inner];
        for layer in &outer.layers {
            let (before, rest) = table.split_at_mut(layer.start * outer.inner);
            let own = &mut rest[..layer.len() * outer.inner];
            solve_layer(&game, &outer, layer.start, before, own);
            report(layer.end as f64 / outer.vectors.len() as f64);
        }
        Bound { game, outer, table }
    }

    /// The bound: no player has a higher expected total. Includes the rounding error.
    pub fn total(&self) -> f64 {
        let cells = self.game.rules.cells().len() as f64;
        self.value(&self.start()) + cells * ROUNDING
    }

    /// Prices for a lower bound in the next round: the price of a set rises if the lumped player leaves it more often
    /// than reaches it. The flows are counted in seeded games.
    #[must_use]
    pub fn better(&self, prices: &Prices, round: usize, seed: u64, games: u64) -> Prices {
        let pull = self.pull(seed, games);
        let mut better = prices.clone();
        for ((row, pulls), own) in better.iter_mut().zip(&pull).zip(&self.game.boxes) {
            // Steps grow with the points of a box and shrink with each round.
            let most = own.points.last().map_or(0.0, |(points, _)| *points);
            let step = 0.3 * most / (1.0 + round as f64 / 2.0);
            row.iter_mut().zip(pulls).for_each(|(price, pull)| *price += step * pull);
        }
        better
    }

    /// How often each set is left minus how often it is reached, per game of the lumped player: the negative gradient
    /// of the bound by the prices.
    fn pull(&self, seed: u64, games: u64) -> Prices {
        let game = &self.game;
        let mut work = Workspace::empty();
        work.prepare(game.lattice);
        let sets = 1 << game.rules.columns().len();
        let mut pull = vec![vec![0.0; sets]; game.boxes.len()];
        for number in 0..games {
            let mut dice = SeededDice::new(seed, 0, number);
            let mut classes = self.start();
            while classes.iter().any(|&class| class > 0) {
                let (place, target, line) = self.turn(&classes, &mut work, &mut dice);
                pull[place][line.from] += 1.0 / games as f64;
                pull[place][line.to] -= 1.0 / games as f64;
                classes[place] = target;
            }
        }
        pull
    }

    fn start(&self) -> Vec<usize> {
        self.game.boxes.iter().map(|own| own.classes.len() - 1).collect()
    }

    fn value(&self, classes: &[usize]) -> f64 {
        let index = |boxes: std::ops::Range<usize>| {
            let digits = classes[boxes.clone()].iter().zip(&self.game.boxes[boxes]).rev();
            digits.fold(0, |index, (&class, own)| index * own.classes.len() + class)
        };
        let (vector, lane) = self.outer.places[index(0..self.outer.boxes)];
        let inner = index(self.outer.boxes..classes.len());
        self.table[vector as usize * self.outer.inner + inner].0[usize::from(lane)].into()
    }

    /// Plays a turn: the box, the next class, and the option used.
    fn turn(
        &self,
        classes: &[usize],
        work: &mut Workspace<F64x1>,
        dice: &mut SeededDice,
    ) -> (usize, usize, &EntryOption) {
        let LumpedGame { rules, lattice, boxes, .. } = &self.game;
        let mut after = Vec::new();
        let mut next = classes.to_vec();
        for (place, own) in boxes.iter().enumerate() {
            for target in &own.classes[classes[place]].targets {
                next[place] = target.class;
                after.push((place, target, self.value(&next)));
            }
            next[place] = classes[place];
        }
        for entry in &mut work.entries {
            *entry = F64x1::splat(f64::NEG_INFINITY);
        }
        for &(place, target, value) in &after {
            for ((_, hands), &pays) in boxes[place].points.iter().zip(&target.pays) {
                for &hand in hands {
                    let entry = &mut work.entries[usize::from(hand)];
                    *entry = entry.max(F64x1::splat(value + f64::from(pays)));
                }
            }
        }
        work.take_entries(lattice);
        let mut means: Vec<Vec<f64>> = Vec::new();
        for _ in 0..FREE_RETHROWS {
            work.means(lattice);
            means.push(work.nodes[..lattice.keeps].iter().map(|node| node.0[0]).collect());
            work.bests(lattice);
        }
        let mut hand = dice.fill_up(Hand::EMPTY, rules.dice());
        for means in means.iter().rev() {
            let mut best = (None, work.entries[hand.index() - lattice.keeps].0[0]);
            for &keep in lattice.keeps_within(hand) {
                if means[usize::from(keep)] > best.1 + TIE {
                    best = (Some(keep), means[usize::from(keep)]);
                }
            }
            let Some(keep) = best.0 else { break };
            hand = dice.fill_up(Hand::at(keep.into()), rules.dice());
        }
        let pays = |place: usize| f64::from(rules.box_points(hand)[place]);
        let ways = after.iter().flat_map(|&(place, target, value)| {
            target.lines.iter().map(move |line| (place, target.class, line, value))
        });
        let gain =
            |&(place, _, line, value): &(usize, usize, &EntryOption, f64)| line.pays(pays(place)) + value;
        let best = ways.max_by(|a, b| gain(a).total_cmp(&gain(b)));
        let (place, class, line, _) = best.expect("some box is open");
        (place, class, line)
    }
}
