//! Questions to a solution: what is every action worth at this moment of a turn?

use crate::entries::Plan;
use crate::kernel::{Source, Turn};
use crate::position::{Position, points_on};
use crate::shape::Mask;
use crate::solution::Solution;
use crate::table::TableError;
use crate::vector::One;
use crate::walk::Workspace;
use yatzy_rules::{Action, Card, Cell, FREE_RETHROWS, Hand, Keep, Phase, Points};

/// Values closer than this are equal; then the first action in the order of [`Adviser::advise`] is best.
/// Values from a table file are rounded, and equal when they are closer than a hundred times this.
pub const TIE: f64 = 1e-9;

/// One action and what it is worth.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Advice {
    /// [`Action::Name`], [`Action::Throw`] or [`Action::Enter`].
    pub action: Action,
    /// What an entry writes into its box; zero strikes it. `None` for other actions.
    pub points: Option<Points>,
    /// The expected final total if this is done and play is perfect from then on.
    pub value: f64,
    /// How much less that is than with the best action; zero where that is a tie.
    pub cost: f64,
}

/// Why a question has no answer.
#[derive(Debug, thiserror::Error)]
pub enum QueryError {
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// A hand of another number of dice.
    #[error("{found} dice instead of {expected}")]
    Dice {
        /// The dice of the rules.
        expected: u8,
        /// The dice of the hand.
        found: u8,
    },
    /// The rules want a box named, and none is; or it is not open; or they want none.
    #[error("the named box does not fit the rules and the card")]
    Named,
    /// More chips or rethrows than the turns so far can have saved.
    #[error("{found} rethrows, at most {most}")]
    Rethrows {
        /// The rethrows, or chips.
        found: u16,
        /// The most there can be.
        most: u16,
    },
    /// The rules never lead to these filled cells.
    #[error("no play leads to this card")]
    Unreachable,
    /// The table file could not be read.
    #[error("the table can't be read: {0}")]
    Table(#[from] TableError),
}

impl QueryError {
    /// The stable code of this error on the wire.
    pub fn code(&self) -> &'static str {
        match self {
            QueryError::Over => "advice/over",
            QueryError::Dice { .. } => "advice/dice",
            QueryError::Named => "advice/named",
            QueryError::Rethrows { .. } => "advice/rethrows",
            QueryError::Unreachable => "advice/unreachable",
            QueryError::Table(_) => "advice/table",
        }
    }
}

/// Answers questions about a solution. It owns the memory it needs, so that asking allocates nothing, and
/// remembers the turn it last looked at.
pub struct Adviser<'a> {
    solution: &'a Solution,
    /// The turn that the fields below belong to.
    asked: Option<Asked>,
    plan: Plan,
    sources: Vec<Source>,
    /// Values read from a table file.
    table: Vec<f64>,
    rows: Vec<f64>,
    work: Workspace<One>,
    /// The mean of every keep with 0, 1, … rethrows left afterwards.
    means: Vec<f64>,
    /// With how many rethrows left the means are known.
    known: usize,
    advice: Vec<Advice>,
}

/// What the values of a turn depend on.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Asked {
    mask: Mask,
    half: usize,
    lane: usize,
    named: Option<Cell>,
}

impl<'a> Adviser<'a> {
    pub(crate) fn new(solution: &'a Solution) -> Adviser<'a> {
        let solver = &solution.solver;
        let levels = solver.shape.most_rethrows() + 1;
        let mut work = Workspace::empty();
        work.prepare(&solver.kernel.lattice);
        Adviser {
            solution,
            asked: None,
            plan: Plan::default(),
            sources: Vec::with_capacity(solver.kernel.entries.slots()),
            table: Vec::new(),
            rows: solver.kernel.rows(),
            work,
            means: vec![0.0; levels * solver.kernel.lattice.keeps],
            known: 0,
            advice: Vec::with_capacity(128),
        }
    }

    /// The solution that is asked.
    pub fn solution(&self) -> &'a Solution {
        self.solution
    }

    /// The expected final total of perfect play from the start of a turn on this card.
    pub fn value(&mut self, card: &Card) -> Result<f64, QueryError> {
        let rules = &self.solution.solver.rules;
        let remaining = self.solution.remaining(Position::of(rules, card))?;
        Ok(f64::from(points_on(rules, card).0) + remaining)
    }

    /// Every distinct action at this moment: boxes to name, or the first throw; else entries in the order
    /// of the card, then rethrows in the order of [`Keep::all_of`]. [`best`] finds the best of them.
    pub fn advise(
        &mut self,
        card: &Card,
        named: Option<Cell>,
        phase: Phase,
    ) -> Result<&[Advice], QueryError> {
        let rules = &self.solution.solver.rules;
        self.advise_position(Position::of(rules, card), points_on(rules, card), named, phase)
    }

    /// The same for a position, with the points that were made on the way to it.
    pub fn advise_position(
        &mut self,
        position: Position,
        points: Points,
        named: Option<Cell>,
        phase: Phase,
    ) -> Result<&[Advice], QueryError> {
        self.advice.clear();
        let base = f64::from(points.0);
        match phase {
            Phase::Over => return Err(QueryError::Over),
            Phase::Naming => self.advise_names(position, base)?,
            Phase::FirstThrow => {
                let value = self.throw_value(position, named)?;
                self.push(Action::Throw(Keep::NOTHING), None, base + value);
            }
            Phase::Thrown { hand, rethrows } => self.advise_hand(position, base, named, hand, rethrows)?,
        }
        let most = self.advice.iter().map(|advice| advice.value).fold(f64::NEG_INFINITY, f64::max);
        let tie = self.solution.tie();
        for advice in &mut self.advice {
            let cost = most - advice.value;
            advice.cost = if cost <= tie { 0.0 } else { cost };
        }
        Ok(&self.advice)
    }

    /// The best action at this moment.
    pub fn best(&mut self, card: &Card, named: Option<Cell>, phase: Phase) -> Result<Advice, QueryError> {
        self.advise(card, named, phase).map(|advice| *best(advice))
    }

    /// What an action costs against the best one; `None` if it is not possible.
    pub fn loss(
        &mut self,
        card: &Card,
        named: Option<Cell>,
        phase: Phase,
        action: Action,
    ) -> Result<Option<f64>, QueryError> {
        let advice = self.advise(card, named, phase)?;
        Ok(advice.iter().find(|advice| advice.action == action).map(|advice| advice.cost))
    }

    fn push(&mut self, action: Action, points: Option<Points>, value: f64) {
        self.advice.push(Advice { action, points, value, cost: 0.0 });
    }

    fn advise_names(&mut self, position: Position, base: f64) -> Result<(), QueryError> {
        let rules = &self.solution.solver.rules;
        if !rules.declares() {
            return Err(QueryError::Named);
        }
        for cell in position.open(rules).iter() {
            let value = self.throw_value(position, Some(cell))?;
            self.push(Action::Name(cell), None, base + value);
        }
        Ok(())
    }

    /// The value of the first throw.
    fn throw_value(&mut self, position: Position, named: Option<Cell>) -> Result<f64, QueryError> {
        if !self.solution.solver.rules.declares() {
            return match named {
                None => self.solution.remaining(position),
                Some(_) => Err(QueryError::Named),
            };
        }
        self.walk_up(position, named)
    }

    /// The value of a turn, worked out from what it leads to.
    pub(crate) fn turn_value(&mut self, position: Position) -> Result<f64, QueryError> {
        self.walk_up(position, None)
    }

    fn walk_up(&mut self, position: Position, named: Option<Cell>) -> Result<f64, QueryError> {
        let rethrows = usize::from(position.chips + FREE_RETHROWS);
        self.look_at(position, named)?;
        self.check_rethrows(position, rethrows as u16)?;
        if self.known > rethrows {
            self.known = 0;
        }
        self.climb(rethrows);
        Ok(self.work.first_throw(&self.solution.solver.kernel.lattice).0[0])
    }

    fn advise_hand(
        &mut self,
        position: Position,
        base: f64,
        named: Option<Cell>,
        hand: Hand,
        rethrows: u16,
    ) -> Result<(), QueryError> {
        let rules = &self.solution.solver.rules;
        if hand.len() != rules.dice() {
            return Err(QueryError::Dice { expected: rules.dice(), found: hand.len() });
        }
        self.look_at(position, named)?;
        self.check_rethrows(position, rethrows)?;
        let choices = rules.choices(position.open(rules), position.yatzy_scored, hand, named);
        for cell in choices.cells().iter() {
            let points = rules.entry_points(choices, cell, hand).expect("one of the choices");
            let after = position.after(rules, cell, points, rethrows);
            let value = base + f64::from((points + choices.extra).0) + self.value_after(after, cell);
            self.push(Action::Enter(cell), Some(points), value);
        }
        if rethrows > 0 {
            let left = usize::from(rethrows) - 1;
            self.climb(left);
            let lattice = &self.solution.solver.kernel.lattice;
            for &keep in lattice.keeps_within(hand) {
                let value = base + self.means[left * lattice.keeps + usize::from(keep)];
                self.push(Action::Throw(Keep::new(Hand::at(keep.into()))), None, value);
            }
        }
        Ok(())
    }

    fn check_rethrows(&self, position: Position, rethrows: u16) -> Result<(), QueryError> {
        let turns = position.filled.len() as u16;
        let saved = if self.solution.solver.rules.has_chips() { turns * FREE_RETHROWS } else { 0 };
        let most = saved + FREE_RETHROWS;
        if rethrows > most { Err(QueryError::Rethrows { found: rethrows, most }) } else { Ok(()) }
    }

    /// The value of the position after an entry into `cell`, which the sources know.
    fn value_after(&self, after: Position, cell: Cell) -> f64 {
        let solver = &self.solution.solver;
        let arms = solver.shape.joker_cell == Some(cell.index()) && after.yatzy_scored;
        let slot = if arms { solver.kernel.entries.armed_slot() } else { cell.index() };
        let source = self.sources.iter().find(|source| source.slot == slot).expect("a legal entry leads on");
        let lane = source.lanes.of(after.upper.0 as usize);
        self.table()[source.start + usize::from(after.chips) * source.lanes.len() + lane]
    }

    /// The values that the sources point into.
    fn table(&self) -> &[f64] {
        self.solution.values_in_memory().unwrap_or(&self.table)
    }

    /// Makes ready for a turn, unless it is the one looked at last.
    fn look_at(&mut self, position: Position, named: Option<Cell>) -> Result<(), QueryError> {
        let solver = &self.solution.solver;
        let (mask, half) = self.solution.place(position)?;
        if position.open(&solver.rules).is_empty() {
            return Err(QueryError::Over);
        }
        let open = position.open(&solver.rules);
        let fits = match named {
            Some(cell) => solver.rules.declares() && open.contains(cell),
            None => !solver.rules.declares(),
        };
        if !fits {
            return Err(QueryError::Named);
        }
        let lane = solver.shape.lanes(mask).of(position.upper.0 as usize);
        let asked = Asked { mask, half, lane, named };
        if self.asked == Some(asked) {
            return Ok(());
        }
        self.known = 0;
        let same_card = |before: Asked| Asked { lane, ..before } == asked;
        if self.asked.is_some_and(same_card) {
            self.asked = Some(asked);
            return Ok(());
        }
        self.asked = None;
        self.solution.sources(mask, half, &mut self.sources, &mut self.table)?;
        solver.kernel.entries.plan(&solver.rules, &solver.shape, mask, half == 1, named, &mut self.plan);
        self.asked = Some(asked);
        Ok(())
    }

    /// Works the turn out up to this many rethrows left.
    fn climb(&mut self, rethrows: usize) {
        let solver = &self.solution.solver;
        let asked = self.asked.expect("a turn is looked at");
        let keeps = solver.kernel.lattice.keeps;
        let turn = Turn {
            lanes: solver.shape.lanes(asked.mask),
            table: self.solution.values_in_memory().unwrap_or(&self.table),
            sources: &self.sources,
            plan: &self.plan,
            banks: solver.shape.banks(asked.mask),
            chips: solver.shape.chips,
        };
        while self.known <= rethrows {
            if self.known == 0 || turn.chips {
                solver.kernel.load_rows::<One>(&turn, asked.lane, self.known, &mut self.rows);
                solver.kernel.enter(&turn, &mut self.work.entries, &self.rows);
            }
            if self.known == 0 {
                self.work.take_entries(&solver.kernel.lattice);
            } else {
                self.work.bests(&solver.kernel.lattice);
            }
            self.work.means(&solver.kernel.lattice);
            let means = &mut self.means[self.known * keeps..][..keeps];
            for (mean, node) in means.iter_mut().zip(&self.work.nodes) {
                *mean = node.0[0];
            }
            self.known += 1;
        }
    }
}

/// The best of some advice: the first that costs nothing.
///
/// # Panics
/// If there is none.
pub fn best(advice: &[Advice]) -> &Advice {
    advice.iter().find(|advice| advice.cost == 0.0).expect("there is always something to do")
}
