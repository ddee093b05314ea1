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

// Hands of a group are indexed without bounds checks.
#![allow(unsafe_code)]

use rayon::prelude::*;
use yatzy_rules::{Cell, CellSet, FREE_RETHROWS, Hand, Ruleset};
use yatzy_solver::fit::{Fitted, Lookahead};
use yatzy_solver::internals::{
    CellTurns, CellWorkspace, F64x1, LANES as TURN_LANES, Lattice, Vector, Width, Workspace, games,
    only_cells_matter,
};
use yatzy_solver::{SeededDice, TIE, multiversion};

/// Outer positions computed together.
const LANES: usize = 16;

/// Upper limit of the classes after an entry.
const SLOTS: usize = yatzy_rules::MAX_COLUMNS;

/// Upper limit of the rounding error of one turn in four-byte numbers. Relative to its best zero the sums of a turn
/// stay below 512 and are rounded by at most 2⁻¹⁶ each, fewer than 200 in sequence; two whole values below 2,048 are
/// rounded by at most 2⁻¹⁴.
const ROUNDING: f64 = 200.0 / 65536.0 + 2.0 / 16384.0;

/// A partition of the sets of open columns of each box into classes. Bit `i` of a set says whether column `i` is open.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Partition {
    /// The class of each box and set. Sets of fewer columns have lower classes, and the empty set has its own.
    classes: Vec<Vec<usize>>,
}

impl Partition {
    /// One character for each box: `4` distinguishes the number of open columns; `5` also whether the last column is
    /// the most valuable one; `6` also whether the most valuable one is the filled one; `l` which column is the last;
    /// `7` that and whether the most valuable one is filled; `8` all sets.
    ///
    /// # Panics
    /// If there are not as many characters as boxes, or not three columns.
    pub fn new(rules: &Ruleset, ways: &str) -> Partition {
        assert_eq!((ways.len(), rules.columns().len()), (rules.boxes().len(), 3));
        // In the order of the sets: none, 1, 2, 12, 3, 13, 23, 123.
        let classes = ways.chars().map(|way| match way {
            '4' => vec![0, 1, 1, 2, 1, 2, 2, 3],
            '5' => vec![0, 1, 1, 3, 2, 3, 3, 4],
            '6' => vec![0, 1, 1, 3, 2, 4, 4, 5],
            'l' => vec![0, 1, 2, 4, 3, 4, 4, 5],
            '7' => vec![0, 1, 2, 4, 3, 5, 5, 6],
            '8' => vec![0, 1, 2, 4, 3, 5, 6, 7],
            _ => panic!("{way} is no way of lumping"),
        });
        Partition { classes: classes.collect() }
    }
}

/// The prices of sets of open columns, by box and set.
pub type Prices = Vec<Vec<f64>>;

/// Prices for a [`Bound`] from fitted values: the mean difference between sets with the same number of open columns,
/// over positions of seeded games.
pub fn prices_of(fitted: &Fitted, seed: u64, numbers: u64) -> Prices {
    let search = fitted.search();
    let (boxes, columns) = (search.model.boxes, search.model.columns);
    let mut sums = vec![vec![(0.0, 0.0); 1 << columns]; boxes];
    let lookahead = Lookahead { turns: 1, exact_cells: fitted.exact_cells() };
    games(&search, lookahead, 0, (seed, 1), 0..numbers, &mut |trial| {
        for (place, sums) in sums.iter_mut().enumerate() {
            let cells = |set: usize| {
                let bits = (0..columns).map(|i| ((set >> i & 1) as u64) << (i * boxes + place));
                CellSet::from_bits(bits.sum())
            };
            let all = cells((1 << columns) - 1);
            let rest = trial.open.without(all);
            let count = trial.open.and(all).len();
            for (set, sum) in sums.iter_mut().enumerate() {
                if set.count_ones() as usize == count {
                    sum.0 += search.model.value(rest.or(cells(set)));
                    sum.1 += 1.0;
                }
            }
        }
    });
    let mean = |sums: &[(f64, f64)], set: usize| sums[set].0 / sums[set].1.max(1.0);
    // Only differences between sets of the same size matter: the price of the first is zero.
    let first = |set: usize| (1usize << set.count_ones()) - 1;
    let row = |sums: &Vec<(f64, f64)>| {
        (0..sums.len()).map(|set| mean(sums, set) - mean(sums, first(set))).collect()
    };
    sums.iter().map(row).collect()
}

/// A solved bound.
pub struct Bound<'a> {
    game: LumpedGame<'a>,
    outer: OuterPositions,
    table: Vec<CoarseF32x16>,
}

/// The lumped game.
struct LumpedGame<'a> {
    rules: &'a Ruleset,
    lattice: &'static Lattice,
    boxes: Vec<LumpedBox>,
    width: Width,
}

struct LumpedBox {
    /// The possible points of a box, ascending from zero, and the hands that score them.
    points: Vec<(f64, Box<[u16]>)>,
    /// By class.
    classes: Vec<SetClass>,
}

struct SetClass {
    /// Number of open columns.
    open: usize,
    /// The classes after an entry.
    targets: Vec<ClassTransition>,
}

struct ClassTransition {
    class: usize,
    lines: Vec<EntryOption>,
    /// The best option at each of the box's points.
    pays: Vec<f32>,
}

/// An entry from one set to the set that is left.
struct EntryOption {
    from: usize,
    to: usize,
    factor: f64,
    prices: f64,
}

impl EntryOption {
    fn pays(&self, points: f64) -> f64 {
        self.factor * points + self.prices
    }
}

impl<'a> LumpedGame<'a> {
    fn new(rules: &'a Ruleset, partition: &Partition, prices: &Prices) -> LumpedGame<'a> {
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
    fn alike(points: Vec<(f64, Box<[u16]>)>, columns: usize) -> LumpedBox {
        let pays: Vec<f32> = points.iter().map(|&(points, _)| points as f32).collect();
        let target = |class: usize| ClassTransition { class, lines: Vec::new(), pays: pays.clone() };
        let class =
            |open: usize| SetClass { open, targets: open.checked_sub(1).map(target).into_iter().collect() };
        LumpedBox { classes: (0..=columns).map(class).collect(), points }
    }

    fn new(rules: &Ruleset, place: usize, class_of: &[usize], prices: &[f64]) -> LumpedBox {
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
fn points_of(rules: &Ruleset, place: usize) -> Vec<(f64, Box<[u16]>)> {
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

/// Positions are split into those of the outer boxes and those of the inner boxes. Sixteen outer positions with the
/// same number of open columns are computed together, and their inner positions one after the other.
struct OuterPositions {
    /// Number of outer boxes; they come first.
    boxes: usize,
    /// The vector and the lane of each outer position.
    places: Vec<(u32, u8)>,
    /// The outer positions of each vector. The last vector of a layer may repeat one.
    vectors: Vec<[u32; LANES]>,
    /// The vectors by number of open columns, from 0.
    layers: Vec<std::ops::Range<usize>>,
    /// Number of positions of the inner boxes.
    inner: usize,
}

impl OuterPositions {
    fn new(game: &LumpedGame<'_>, boxes: usize) -> OuterPositions {
        let size = |boxes: &[LumpedBox]| boxes.iter().map(|own| own.classes.len()).product::<usize>();
        let count = size(&game.boxes[..boxes]);
        let mut by_open: Vec<Vec<u32>> = vec![Vec::new(); SLOTS * boxes + 1];
        for position in 0..count {
            let classes = digits(game, 0..boxes, position);
            let open: usize =
                classes.iter().zip(&game.boxes).map(|(&class, own)| own.classes[class].open).sum();
            by_open[open].push(position as u32);
        }
        let mut outer = OuterPositions {
            boxes,
            places: vec![(0, 0); count],
            vectors: Vec::new(),
            layers: Vec::new(),
            inner: size(&game.boxes[boxes..]),
        };
        for positions in by_open {
            let start = outer.vectors.len();
            for part in positions.chunks(LANES) {
                let mut vector = [part[0]; LANES];
                vector[..part.len()].copy_from_slice(part);
                for (lane, &position) in part.iter().enumerate() {
                    outer.places[position as usize] = (outer.vectors.len() as u32, lane as u8);
                }
                outer.vectors.push(vector);
            }
            outer.layers.push(start..outer.vectors.len());
        }
        outer
    }
}

/// The classes of some boxes, the first being the least significant digit.
fn digits(game: &LumpedGame<'_>, boxes: std::ops::Range<usize>, mut position: usize) -> Vec<usize> {
    let digit = |own: &LumpedBox| {
        let class = position % own.classes.len();
        position /= own.classes.len();
        class
    };
    game.boxes[boxes].iter().map(digit).collect()
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
    pub(crate) fn of_columns(rules: &'a Ruleset, columns: usize, report: &mut dyn FnMut(f64)) -> Bound<'a> {
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

/// A quick bound: every cell is always open, at a price. A game enters every cell once, so its total is the sum of all
/// prices plus the sum of points minus price over all turns. A real turn has no more options than one with every cell
/// open, so the sum of prices and as many such turns as there are cells is a bound for any prices. The prices take
/// `steps` steps of gradient descent.
pub fn bound_of_prices(rules: &Ruleset, steps: usize) -> f64 {
    let turns = CellTurns::relaxed(rules);
    let mut work = CellWorkspace::new(&turns);
    let cells: Vec<Cell> = rules.cells().iter().collect();
    let count = cells.len() as f64;
    let mut values = |rows: &[Vec<f64>]| -> Vec<f64> {
        let mut values = Vec::with_capacity(rows.len());
        for rows in rows.chunks(work.values.0.len()) {
            work.clear();
            for (lane, row) in rows.iter().enumerate() {
                row.iter().zip(&mut work.after).for_each(|(price, after)| after.0[lane] = -price);
            }
            turns.think(rules, &[rules.cells(); TURN_LANES], &mut work, false);
            values.extend(&work.values.0[..rows.len()]);
        }
        values
    };
    let mut prices: Vec<f64> = cells.iter().map(|&cell| f64::from(rules.max_points(cell).0) / 2.0).collect();
    let mut lowest = f64::INFINITY;
    for step in 0..steps {
        // The slope of a price is one minus the expected use of its cell, by a difference quotient.
        const LITTLE: f64 = 1e-4;
        let mut rows = vec![prices.clone(); cells.len() + 1];
        (0..cells.len()).for_each(|i| rows[i][i] += LITTLE);
        let values = values(&rows);
        let now = values[cells.len()];
        lowest = lowest.min(prices.iter().sum::<f64>() + count * now);
        for (i, price) in prices.iter_mut().enumerate() {
            let uses = count * (now - values[i]) / LITTLE;
            let reach = f64::from(rules.max_points(cells[i]).0);
            *price += 0.2 * reach * (uses - 1.0).clamp(-1.0, 1.0) / (1.0 + step as f64 / 20.0);
        }
    }
    lowest
}

fn solve_layer(
    game: &LumpedGame<'_>,
    outer: &OuterPositions,
    first: usize,
    before: &[CoarseF32x16],
    own: &mut [CoarseF32x16],
) {
    let solve = |(i, own): (usize, &mut [CoarseF32x16])| {
        let mut work = Workspace::empty();
        work.prepare(game.lattice);
        let lanes = OuterLanes::new(game, outer, first + i);
        let (lanes, work) = (&lanes, &mut work);
        multiversion!(
            game.width,
            solve_vector(
                game: &LumpedGame<'_>,
                lanes: &OuterLanes,
                before: &[CoarseF32x16],
                own: &mut [CoarseF32x16],
                work: &mut Workspace<CoarseF32x16>
            )
        );
    };
    own.par_chunks_mut(outer.inner).enumerate().for_each(solve);
}

/// The next positions and the points of the outer boxes of sixteen positions.
struct OuterLanes {
    /// For each outer box and each of its next classes.
    slots: Vec<Vec<OuterSlot>>,
    is_full: bool,
}

struct OuterSlot {
    /// The start of the inner positions and the lane; `None` if this lane has no such class.
    sources: [Option<(usize, u8)>; LANES],
    pays: Vec<CoarseF32x16>,
}

impl OuterLanes {
    fn new(game: &LumpedGame<'_>, outer: &OuterPositions, vector: usize) -> OuterLanes {
        let positions = outer.vectors[vector];
        let classes = positions.map(|position| digits(game, 0..outer.boxes, position as usize));
        let mut stride = 1;
        let mut slots = Vec::new();
        for (place, own) in game.boxes[..outer.boxes].iter().enumerate() {
            let mut box_slots = Vec::new();
            for slot in 0..SLOTS {
                let mut sources = [None; LANES];
                let mut pays = vec![CoarseF32x16([f32::NEG_INFINITY; LANES]); own.points.len()];
                for lane in 0..LANES {
                    let class = classes[lane][place];
                    let Some(target) = own.classes[class].targets.get(slot) else { continue };
                    let next = positions[lane] as usize - (class - target.class) * stride;
                    let (vector, next_lane) = outer.places[next];
                    sources[lane] = Some((vector as usize * outer.inner, next_lane));
                    pays.iter_mut().zip(&target.pays).for_each(|(pays, &own)| pays.0[lane] = own);
                }
                if sources.iter().any(Option::is_some) {
                    box_slots.push(OuterSlot { sources, pays });
                }
            }
            slots.push(box_slots);
            stride *= own.classes.len();
        }
        OuterLanes { slots, is_full: positions[0] == 0 }
    }
}

/// All inner positions of sixteen outer ones.
#[inline(always)]
fn solve_vector(
    game: &LumpedGame<'_>,
    lanes: &OuterLanes,
    before: &[CoarseF32x16],
    own: &mut [CoarseF32x16],
    work: &mut Workspace<CoarseF32x16>,
) {
    let (outer_boxes, inner_boxes) = game.boxes.split_at(lanes.slots.len());
    let mut classes = vec![0; inner_boxes.len()];
    let nothing = CoarseF32x16([f32::NEG_INFINITY; LANES]);
    let mut outer_after = vec![[nothing; SLOTS]; outer_boxes.len()];
    let mut inner_after = vec![[nothing; SLOTS]; inner_boxes.len()];
    for position in 0..own.len() {
        if position > 0 {
            advance(&mut classes, inner_boxes);
        }
        if lanes.is_full && position == 0 {
            continue;
        }
        // The values after entries, and the best zero.
        let mut zero = nothing;
        for (slots, after) in lanes.slots.iter().zip(&mut outer_after) {
            for (slot, after) in slots.iter().zip(after) {
                for (source, after) in slot.sources.iter().zip(&mut after.0) {
                    *after = match source {
                        Some((start, lane)) => before[start + position].0[usize::from(*lane)],
                        None => f32::NEG_INFINITY,
                    };
                }
                zero = zero.max(after.plus(slot.pays[0]));
            }
        }
        let mut stride = 1;
        for ((inner, &class), after) in inner_boxes.iter().zip(&classes).zip(&mut inner_after) {
            for (target, after) in inner.classes[class].targets.iter().zip(after) {
                *after = own[position - (class - target.class) * stride];
                zero = zero.max(after.add(target.pays[0]));
            }
            stride *= inner.classes.len();
        }
        let entries = &mut work.entries[..];
        assert_eq!(entries.len(), game.lattice.hands);
        entries.fill(CoarseF32x16([0.0; LANES]));
        for ((outer, slots), after) in outer_boxes.iter().zip(&lanes.slots).zip(&outer_after) {
            for (i, (_, hands)) in outer.points.iter().enumerate().skip(1) {
                let mut value = nothing;
                for (slot, after) in slots.iter().zip(after) {
                    value = value.max(after.minus(zero).plus(slot.pays[i]));
                }
                // SAFETY: the hands of a box are ranks in the lattice, and there are as many entries as hands.
                unsafe { raise(entries, hands, value) };
            }
        }
        for ((inner, &class), after) in inner_boxes.iter().zip(&classes).zip(&inner_after) {
            if class == 0 {
                continue;
            }
            for (i, (_, hands)) in inner.points.iter().enumerate().skip(1) {
                let mut value = nothing;
                for (target, after) in inner.classes[class].targets.iter().zip(after) {
                    value = value.max(after.minus(zero).add(target.pays[i]));
                }
                // SAFETY: the hands of a box are ranks in the lattice, and there are as many entries as hands.
                unsafe { raise(entries, hands, value) };
            }
        }
        work.take_entries(game.lattice);
        for _ in 0..FREE_RETHROWS {
            work.means(game.lattice);
            work.bests(game.lattice);
        }
        own[position] = work.first_throw(game.lattice).plus(zero);
    }
}

#[inline(always)]
fn advance(classes: &mut [usize], boxes: &[LumpedBox]) {
    for (class, own) in classes.iter_mut().zip(boxes) {
        *class += 1;
        if *class < own.classes.len() {
            return;
        }
        *class = 0;
    }
}

/// Raises the entries of some hands.
///
/// # Safety
/// The hands must be ranks, and there must be an entry for each hand.
#[inline(always)]
unsafe fn raise(entries: &mut [CoarseF32x16], hands: &[u16], value: CoarseF32x16) {
    for &hand in hands {
        // SAFETY: the caller's promise.
        let best = unsafe { entries.get_unchecked_mut(usize::from(hand)) };
        *best = best.max(value);
    }
}

/// Sixteen four-byte numbers.
#[derive(Clone, Copy)]
#[repr(C, align(64))]
struct CoarseF32x16([f32; LANES]);

impl CoarseF32x16 {
    #[inline(always)]
    fn minus(mut self, other: Self) -> Self {
        for i in 0..LANES {
            self.0[i] -= other.0[i];
        }
        self
    }

    #[inline(always)]
    fn add(mut self, number: f32) -> Self {
        for i in 0..LANES {
            self.0[i] += number;
        }
        self
    }
}

impl Vector for CoarseF32x16 {
    const WIDTH: usize = LANES;

    #[inline(always)]
    fn splat(x: f64) -> Self {
        CoarseF32x16([x as f32; LANES])
    }

    #[inline(always)]
    fn load(row: &[f64]) -> Self {
        CoarseF32x16(std::array::from_fn(|i| row[i] as f32))
    }

    #[inline(always)]
    fn store(self, row: &mut [f64]) {
        row.iter_mut().zip(self.0).for_each(|(slot, x)| *slot = x.into());
    }

    #[inline(always)]
    fn plus(mut self, other: Self) -> Self {
        for i in 0..LANES {
            self.0[i] += other.0[i];
        }
        self
    }

    #[inline(always)]
    fn times(mut self, factor: f64) -> Self {
        for i in 0..LANES {
            self.0[i] *= factor as f32;
        }
        self
    }

    #[inline(always)]
    fn max(mut self, other: Self) -> Self {
        for i in 0..LANES {
            self.0[i] = if self.0[i] > other.0[i] { self.0[i] } else { other.0[i] };
        }
        self
    }
}
