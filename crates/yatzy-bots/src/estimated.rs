//! Values without a solution: exact endgames on demand, and before them fitted values where the project has a fit,
//! otherwise estimates from the rules.

use crate::{Objective, ParValues, PlayedGames, Position, QueryError, Values};
use std::ops::Range;
use std::sync::Arc;
use yatzy_rules::{Entry, Points, Ruleset};
use yatzy_solver::fit::{CardFit, Fitted};
use yatzy_solver::{EndgameSolver, GameStart, Moves, PlayedEnd, play_from};

/// Values that are exact in the endgame and estimated before.
pub struct EstimatedValues {
    early: EarlyValues,
    late: EndgameSolver,
    /// The last cells of games that are played out.
    last: EndgameSolver,
    pars: ParValues,
    played: PlayedGames,
}

/// Open cells that are solved in games that are played out from before the endgame.
const LAST_CELLS: usize = 3;
/// Games for a chance from the endgame, and from before it.
const LATE_GAMES: u64 = 4_096;
const EARLY_GAMES: u64 = 1_024;

/// The source of early values.
enum EarlyValues {
    /// Only the open cells matter.
    Cells(Box<Fitted>),
    /// The upper total and chips matter too.
    Cards(Box<CardFit>),
    /// The rules alone.
    Pars,
}

impl EstimatedValues {
    /// The best estimate for these rules; it takes some milliseconds.
    pub fn new(rules: Arc<Ruleset>) -> EstimatedValues {
        let late = EndgameSolver::new(rules.clone());
        let cells = || Fitted::of(&rules).map(|fitted| EarlyValues::Cells(Box::new(fitted)));
        let cards = || CardFit::of(&rules).map(|fit| EarlyValues::Cards(Box::new(fit)));
        let early = cells().or_else(cards).unwrap_or(EarlyValues::Pars);
        let last = EndgameSolver::up_to(rules.clone(), LAST_CELLS);
        EstimatedValues { early, late, last, pars: ParValues::new(rules), played: PlayedGames::default() }
    }
}

impl Objective for EstimatedValues {
    fn moves(&self) -> &Arc<Moves> {
        self.pars.moves()
    }

    fn value_at(&self, position: Position, points: Points) -> Result<f64, QueryError> {
        let written = f64::from(points.0);
        if let Some(exact) = self.late.value(position)? {
            return Ok(written + exact);
        }
        let open = position.open(self.rules());
        match &self.early {
            EarlyValues::Cells(fitted) => Ok(written + fitted.value(open)),
            EarlyValues::Cards(fit) if open.len() > fit.exact_cells() => Ok(written + fit.value(position)?),
            EarlyValues::Cards(_) | EarlyValues::Pars => self.pars.value_at(position, points),
        }
    }

    fn prepare(&self, position: Position, _points: Points) {
        self.late.prepare(position);
    }
}

/// Estimated values without the solves of endgames, but for the last cells: an endgame takes as long as many games.
struct QuickValues<'a>(&'a EstimatedValues);

impl Objective for QuickValues<'_> {
    fn moves(&self) -> &Arc<Moves> {
        self.0.moves()
    }

    fn value_at(&self, position: Position, points: Points) -> Result<f64, QueryError> {
        let written = f64::from(points.0);
        if let Some(exact) = self.0.last.value(position)? {
            return Ok(written + exact);
        }
        match &self.0.early {
            EarlyValues::Cards(fit) => Ok(written + fit.value(position)?),
            EarlyValues::Cells(_) | EarlyValues::Pars => self.0.pars.value_at(position, points),
        }
    }

    fn after(
        &self,
        from: Position,
        points: Points,
        entries: &[Entry],
        rethrows: u16,
        out: &mut [f64],
    ) -> Result<(), QueryError> {
        let open = from.open(self.rules()).len();
        if let EarlyValues::Cards(fit) = &self.0.early
            && open > self.0.last.cells() + 1
        {
            return fit.after(from, points, entries, rethrows, out);
        }
        for (entry, value) in entries.iter().zip(out) {
            let next = from.after(self.rules(), entry.cell, entry.points, rethrows);
            *value = self.value_at(next, points + entry.points + entry.extra)?;
        }
        Ok(())
    }

    fn prepare(&self, position: Position, _points: Points) {
        self.0.last.prepare(position);
    }
}

impl Values for EstimatedValues {
    fn play_out(
        &self,
        start: GameStart,
        seed: (u64, u16),
        games: Range<u64>,
    ) -> Result<Vec<PlayedEnd>, QueryError> {
        if let EarlyValues::Cells(fitted) = &self.early {
            return fitted.play_out(start, seed, games);
        }
        match self.late.values_from(start.position, self.moves()) {
            Some(endgame) => play_from(&endgame, start, seed, games),
            None => play_from(&QuickValues(self), start, seed, games),
        }
    }

    fn played_games(&self) -> &PlayedGames {
        &self.played
    }

    fn games_of(&self, position: Position) -> u64 {
        if self.late.is_exact_turn(position) { LATE_GAMES } else { EARLY_GAMES }
    }

    fn is_exact(&self) -> bool {
        false
    }

    fn is_exact_turn(&self, position: Position) -> bool {
        self.late.is_exact_turn(position)
    }

    fn error(&self) -> Option<f64> {
        match &self.early {
            EarlyValues::Cells(fitted) => fitted.error(),
            EarlyValues::Cards(fit) => fit.error(),
            EarlyValues::Pars => None,
        }
    }
}
