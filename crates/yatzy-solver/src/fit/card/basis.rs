//! The terms of the fitted value of a card.
//!
//! A position is its open cells, its upper total and its chips. There is a term for each open cell and each pair of
//! open cells, for the progress towards the bonus (by the open upper boxes and the upper total), for the chips, and
//! for combinations of that progress with each open cell or with chips. The progress is measured in the dice that each
//! open upper box needs on average. A number is interpolated linearly between two neighbouring knots.

use crate::position::Position;
use crate::solve::Solver;
use crate::solved_endgame::SolvedEndgame;
use crate::state_space::{Mask, StateSpace};
use std::sync::Arc;
use yatzy_rules::{Bonus, CellSet, Points, Ruleset, RulesetDraft};

/// Knots of the chips. Without chips there is no term.
const CHIPS: [f64; 11] = [1.0, 2.0, 3.0, 4.0, 6.0, 8.0, 11.0, 15.0, 20.0, 28.0, 40.0];
/// The same in combinations with other terms.
const FEW_CHIPS: [f64; 5] = [1.0, 3.0, 6.0, 11.0, 20.0];
/// Knots of the lead of the upper total over an even pace.
const LEADS: [f64; 9] = [-20.0, -12.0, -7.0, -3.0, 0.0, 3.0, 7.0, 12.0, 20.0];
/// Knots of the dice that each open upper box needs on average, relative to an even pace.
const NEEDS: [f64; 10] = [-2.0, -1.2, -0.7, -0.35, -0.1, 0.1, 0.35, 0.7, 1.2, 2.0];
/// The same in combinations with open cells.
const FEW_NEEDS: [f64; 5] = [-1.0, -0.3, 0.1, 0.5, 1.2];
/// With at most this many open upper boxes every upper total has its own term: the bonus then depends on single dice
/// and is not linear.
const FEW_OPEN: u32 = 1;

/// Chips for which the upper section is solved alone, to value the progress towards the bonus.
const RACES: [u16; 3] = [1, 5, 14];

/// A number as weights of two neighbouring knots.
type Shares = [(usize, f64); 2];

/// The layout of the terms of a ruleset.
pub struct Basis {
    pub cells: usize,
    upper: CellSet,
    /// For every set of open upper cells, gathered to the low bits: the lanes' weights of the progress terms.
    race: Vec<Vec<Shares>>,
    /// The same for the combinations of needed dice and chips.
    needs: Vec<Vec<Shares>>,
    /// The same for the combinations of needed dice and open cells.
    few_needs: Vec<Vec<Shares>>,
    /// The same for the value of the progress with some chips, as a share of the bonus.
    bonus_share: Vec<Vec<[f64; RACES.len()]>>,
    /// By chips.
    chips: Vec<Shares>,
    few_chips: Vec<Shares>,
    starts: TermOffsets,
}

#[derive(Clone, Copy, Default)]
struct TermOffsets {
    pairs: usize,
    race: usize,
    chips: usize,
    cell_chips: usize,
    need_chips: usize,
    need_cells: usize,
    bonus_share: usize,
    bonus_share_chips: usize,
    bonus_share_cells: usize,
    end: usize,
}

impl Basis {
    pub fn new(rules: &Ruleset, space: &StateSpace) -> Basis {
        let upper = rules.upper_cells();
        let most =
            |cells: CellSet| -> f64 { cells.iter().map(|cell| f64::from(rules.max_points(cell).0)).sum() };
        let need = space.need as f64;
        let (mut race, mut needs, mut few_needs, mut terms) = (Vec::new(), Vec::new(), Vec::new(), 0);
        for gathered in 0..1u64 << upper.len() {
            let open = spread(upper, gathered);
            let lanes = space.lanes(rules.cells().without(open).bits() as Mask);
            let pace = need * most(upper.without(open)) / most(upper).max(1.0);
            let ahead = |lane: usize| (lanes.low + lane) as f64 - pace;
            let count = open.len() as u32;
            race.push(
                (0..lanes.len())
                    .map(|lane| match count <= FEW_OPEN {
                        true => [(terms + lane, 1.0), (terms + lane, 0.0)],
                        false => shares(&LEADS, ahead(lane), terms),
                    })
                    .collect(),
            );
            terms += if count <= FEW_OPEN { lanes.len() } else { LEADS.len() };
            // Whole dice if one box is open.
            let dice = f64::from(rules.dice());
            let each = most(open) / dice;
            let even = dice * need / most(upper).max(1.0);
            let needed = |lane: usize| match open.len() {
                0 => 0.0,
                1 => ((need - (lanes.low + lane) as f64) / each).ceil().max(0.0) - even,
                _ => (need - (lanes.low + lane) as f64) / each - even,
            };
            let own = open.len() * NEEDS.len();
            needs.push(
                (0..lanes.len())
                    .map(|lane| match open.len() {
                        1 => {
                            let place = (needed(lane) + even).round() as usize;
                            [(own + place.min(NEEDS.len() - 1), 1.0), (own, 0.0)]
                        }
                        _ => shares(&NEEDS, needed(lane), own),
                    })
                    .collect(),
            );
            few_needs.push((0..lanes.len()).map(|lane| shares(&FEW_NEEDS, needed(lane), 0)).collect());
        }
        let cells = rules.cells().len();
        let most_chips = 2 * cells + 2;
        let mut starts = TermOffsets { pairs: 1 + cells, ..TermOffsets::default() };
        starts.race = starts.pairs + cells * (cells - 1) / 2;
        starts.chips = starts.race + terms;
        starts.cell_chips = starts.chips + CHIPS.len();
        starts.need_chips = starts.cell_chips + cells * FEW_CHIPS.len();
        starts.need_cells = starts.need_chips + (upper.len() + 1) * NEEDS.len() * FEW_CHIPS.len();
        starts.bonus_share = starts.need_cells + cells * FEW_NEEDS.len();
        starts.bonus_share_chips = starts.bonus_share + (upper.len() + 1) * RACES.len();
        starts.bonus_share_cells =
            starts.bonus_share_chips + (upper.len() + 1) * RACES.len() * FEW_CHIPS.len();
        starts.end = starts.bonus_share_cells + cells * RACES.len();
        Basis {
            cells,
            upper,
            race,
            needs,
            few_needs,
            bonus_share: bonus_share(rules, space),
            chips: (0..most_chips).map(|chips| from_nothing(&CHIPS, chips as f64)).collect(),
            few_chips: (0..most_chips).map(|chips| from_nothing(&FEW_CHIPS, chips as f64)).collect(),
            starts,
        }
    }

    /// Number of terms.
    pub fn terms(&self) -> usize {
        self.starts.end
    }

    /// The terms of a position with their factors; `lane` is the lane of its upper total.
    pub fn of(&self, open: CellSet, lane: usize, chips: usize, terms: &mut Vec<(usize, f64)>) {
        let TermOffsets { pairs, race, chips: fine, cell_chips, need_chips, need_cells, .. } = self.starts;
        let TermOffsets { bonus_share: shares, bonus_share_chips, bonus_share_cells, .. } = self.starts;
        let gathered = gather(self.upper, open);
        let few = self.few_chips[chips];
        let bonus_share = &self.bonus_share[gathered][lane];
        terms.clear();
        terms.push((0, 1.0));
        for cell in open.iter() {
            let i = cell.index();
            terms.push((1 + i, 1.0));
            let others = open.iter().map(|cell| cell.index()).take_while(|&j| j < i);
            terms.extend(others.map(|j| (pairs + i * (i - 1) / 2 + j, 1.0)));
            terms.extend(few.map(|(j, share)| (cell_chips + i * FEW_CHIPS.len() + j, share)));
            let needs = self.few_needs[gathered][lane];
            terms.extend(needs.map(|(j, share)| (need_cells + i * FEW_NEEDS.len() + j, share)));
            let own = bonus_share_cells + i * RACES.len();
            terms.extend(bonus_share.iter().enumerate().map(|(c, &part)| (own + c, part)));
        }
        for (c, &part) in bonus_share.iter().enumerate() {
            let own = open.and(self.upper).len() * RACES.len() + c;
            terms.push((shares + own, part));
            terms.extend(few.map(|(j, share)| (bonus_share_chips + own * FEW_CHIPS.len() + j, part * share)));
        }
        terms.extend(self.race[gathered][lane].map(|(term, share)| (race + term, share)));
        terms.extend(self.chips[chips].map(|(term, share)| (fine + term, share)));
        for (term, share) in self.needs[gathered][lane] {
            terms.extend(few.map(|(j, part)| (need_chips + term * FEW_CHIPS.len() + j, share * part)));
        }
        terms.retain(|&(_, share)| share != 0.0);
    }

    /// Appends the values of all positions with these open cells, by bank and lane.
    pub fn rows(&self, weights: &[f64], open: CellSet, banks: usize, values: &mut Vec<f64>) {
        let mask = self.mask_values(weights, open);
        let lanes: Vec<LaneValues<'_>> =
            (0..self.race[mask.gathered].len()).map(|lane| mask.lane(lane)).collect();
        for bank in 0..banks {
            values.extend(lanes.iter().map(|lane| lane.at(bank)));
        }
    }

    /// The values of all positions with these open cells; what they share is summed here.
    pub fn mask_values<'a>(&'a self, weights: &'a [f64], open: CellSet) -> MaskValues<'a> {
        let TermOffsets { pairs, cell_chips, need_cells, .. } = self.starts;
        let TermOffsets { bonus_share: shares, bonus_share_cells, .. } = self.starts;
        let own = open.and(self.upper).len() * RACES.len();
        let mut mask = MaskValues {
            basis: self,
            weights,
            gathered: gather(self.upper, open),
            own,
            base: weights[0],
            with_chips: [0.0; FEW_CHIPS.len()],
            with_needs: [0.0; FEW_NEEDS.len()],
            share_weights: std::array::from_fn(|c| weights[shares + own + c]),
        };
        for cell in open.iter() {
            let i = cell.index();
            mask.base += weights[1 + i];
            for j in open.iter().map(|cell| cell.index()).take_while(|&j| j < i) {
                mask.base += weights[pairs + i * (i - 1) / 2 + j];
            }
            let row = &weights[cell_chips + i * FEW_CHIPS.len()..];
            mask.with_chips.iter_mut().zip(row).for_each(|(sum, weight)| *sum += weight);
            let row = &weights[need_cells + i * FEW_NEEDS.len()..];
            mask.with_needs.iter_mut().zip(row).for_each(|(sum, weight)| *sum += weight);
            let row = &weights[bonus_share_cells + i * RACES.len()..];
            mask.share_weights.iter_mut().zip(row).for_each(|(sum, weight)| *sum += weight);
        }
        mask
    }
}

/// The values of the positions with the same open cells.
pub struct MaskValues<'a> {
    basis: &'a Basis,
    weights: &'a [f64],
    /// The open upper cells, gathered to the low bits.
    gathered: usize,
    /// The first of the terms for this number of open upper cells.
    own: usize,
    base: f64,
    with_chips: [f64; FEW_CHIPS.len()],
    with_needs: [f64; FEW_NEEDS.len()],
    share_weights: [f64; RACES.len()],
}

/// The values of the positions with the same upper total, too.
pub struct LaneValues<'a> {
    basis: &'a Basis,
    weights: &'a [f64],
    plain: f64,
    with_chips: &'a [f64; FEW_CHIPS.len()],
    chips: [f64; FEW_CHIPS.len()],
}

impl MaskValues<'_> {
    pub fn lane(&self, lane: usize) -> LaneValues<'_> {
        let MaskValues { basis, weights, gathered, own, .. } = *self;
        let TermOffsets { race, need_chips, bonus_share_chips, .. } = basis.starts;
        let (needs, few_needs) = (&basis.needs[gathered][lane], &basis.few_needs[gathered][lane]);
        let bonus_share = &basis.bonus_share[gathered][lane];
        let chips = std::array::from_fn(|j| {
            let needs =
                needs.iter().map(|&(term, share)| weights[need_chips + term * FEW_CHIPS.len() + j] * share);
            let bonus_share = bonus_share
                .iter()
                .enumerate()
                .map(|(c, part)| weights[bonus_share_chips + (own + c) * FEW_CHIPS.len() + j] * part);
            needs.chain(bonus_share).sum::<f64>()
        });
        let cells: f64 = few_needs.iter().map(|&(j, share)| self.with_needs[j] * share).sum();
        let raced: f64 =
            bonus_share.iter().zip(&self.share_weights).map(|(part, weight)| part * weight).sum();
        let plain = self.base + sum(weights, race, &basis.race[gathered][lane]) + cells + raced;
        LaneValues { basis, weights, plain, with_chips: &self.with_chips, chips }
    }
}

impl LaneValues<'_> {
    /// The value with this many chips.
    pub fn at(&self, chips: usize) -> f64 {
        let few = &self.basis.few_chips[chips];
        let in_part = |sums: &[f64]| few.iter().map(|&(j, share)| sums[j] * share).sum::<f64>();
        let of_chips = sum(self.weights, self.basis.starts.chips, &self.basis.chips[chips]);
        self.plain + (of_chips + in_part(self.with_chips)) + in_part(&self.chips)
    }
}

/// The weights of the terms from `start` on, by their shares.
fn sum(weights: &[f64], start: usize, shares: &Shares) -> f64 {
    let parts = shares.iter().filter(|part| part.1 != 0.0);
    parts.map(|&(term, share)| weights[start + term] * share).sum()
}

/// The value of the progress towards the bonus if only the upper section is left, by its open cells and lane: the
/// value of that small game minus its value without a bonus, as a share of the bonus.
fn bonus_share(rules: &Ruleset, space: &StateSpace) -> Vec<Vec<[f64; RACES.len()]>> {
    let upper = rules.upper_cells();
    let sets = 0..1u64 << upper.len();
    let lanes = |gathered: u64| space.lanes(rules.cells().without(spread(upper, gathered)).bits() as Mask);
    if space.need == 0 {
        return sets.map(|gathered| vec![[0.0; RACES.len()]; lanes(gathered).len()]).collect();
    }
    let most = RACES[RACES.len() - 1];
    let root = Position { chips: most, ..Position::START };
    let section = |bonus: Option<Bonus>| {
        let boxes = upper.iter().map(|cell| rules.box_of(cell).clone()).collect();
        let draft = RulesetDraft { boxes, bonus, chips: true, ..rules.draft().clone() };
        let section = draft.validate().expect("a section of rules that make sense");
        let solver = Solver::new(Arc::new(section)).expect("a small card");
        let rest = SolvedEndgame::solve(&solver, root);
        (solver, rest)
    };
    let ((with, with_rest), (without, without_rest)) = (section(rules.bonus()), section(None));
    let all = CellSet::first(upper.len());
    sets.map(|gathered| {
        let filled = all.without(CellSet::from_bits(gathered));
        let lanes = lanes(gathered);
        let value = |upper: usize, chips: u16| {
            let position = Position { filled, upper: Points(upper as u32), chips, yatzy_scored: false };
            let with = with_rest.value(&with, position).expect("it follows");
            with - without_rest.value(&without, position).expect("it follows")
        };
        (lanes.low..=lanes.high)
            .map(|upper| RACES.map(|chips| value(upper, chips) / space.at_the_end(space.need)))
            .collect()
    })
    .collect()
}

/// The upper cells among these, gathered to the low bits.
fn gather(upper: CellSet, cells: CellSet) -> usize {
    upper.iter().enumerate().map(|(i, cell)| usize::from(cells.contains(cell)) << i).sum()
}

fn spread(upper: CellSet, gathered: u64) -> CellSet {
    let cells = upper.iter().enumerate().filter(|(i, _)| gathered >> i & 1 == 1);
    cells.fold(CellSet::EMPTY, |all, (_, cell)| all.or(CellSet::only(cell)))
}

/// Interpolates a number between two knots, clamped at the ends; terms are counted from `start`.
fn shares(bends: &[f64], number: f64, start: usize) -> Shares {
    let number = number.clamp(bends[0], bends[bends.len() - 1]);
    let next = bends.partition_point(|&bend| bend < number).clamp(1, bends.len() - 1);
    let part = (number - bends[next - 1]) / (bends[next] - bends[next - 1]);
    [(start + next - 1, 1.0 - part), (start + next, part)]
}

/// The same with an implicit knot of value zero at zero.
fn from_nothing(bends: &[f64], number: f64) -> Shares {
    if number < bends[0] { [(0, number / bends[0]), (0, 0.0)] } else { shares(bends, number, 0) }
}
