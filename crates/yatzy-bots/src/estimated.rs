//! Values without a solution: exact endgames on demand, and before them fitted values where the project has a fit,
//! otherwise estimates from the rules.

use crate::{Objective, ParValues, PlayedGames, Position, QueryError, Values};
use std::ops::Range;
use std::sync::Arc;
use yatzy_rules::{Entry, Points, Ruleset};
use yatzy_solver::fit::{CardFit, Fitted};
use yatzy_solver::{EndgameSolver, GameStart, LastCells, Moves, PlayedEnd, play_from};

/// Values that are exact in the endgame and estimated before.
pub struct EstimatedValues {
    early: EarlyValues,
    late: EndgameSolver,
    pars: ParValues,
    played: PlayedGames,
}

/// Open cells that are solved in games that are played out from before the endgame.
const LAST_CELLS: usize = 3;
/// Games for a chance, and where only estimates from the rules are known.
const GAMES: u64 = 4_096;
const GAMES_BY_PARS: u64 = 1_024;
/// Games for a move: these games have many turns.
const GAMES_A_MOVE: u64 = 256;

/// The error of the difference between two choices by fitted values, in points. The value of the empty card is off by
/// less: errors that all choices have in common are no errors of a difference, and those of single cards average out
/// over a game. Measured with MaxiYatzy and TripleYatzy (docs/practise.md).
const CHOICE_ERROR: f64 = 2.0;

/// The source of early values.
enum EarlyValues {
    /// Only the open cells matter.
    Cells(Box<Fitted>),
    /// The upper total and chips matter too.
    Cards(Box<CardFit>),
    /// The rules alone. In games that are played out the last cells are exact.
    Pars(LastCells),
}

impl EstimatedValues {
    /// The best estimate for these rules; it takes some milliseconds.
    pub fn new(rules: Arc<Ruleset>) -> EstimatedValues {
        let late = EndgameSolver::new(rules.clone());
        let cells = || Fitted::of(&rules).map(|fitted| EarlyValues::Cells(Box::new(fitted)));
        let cards = || CardFit::of(&rules).map(|fit| EarlyValues::Cards(Box::new(fit)));
        let last = || EarlyValues::Pars(LastCells::new(rules.clone(), LAST_CELLS));
        let early = cells().or_else(cards).unwrap_or_else(last);
        EstimatedValues { early, late, pars: ParValues::new(rules), played: PlayedGames::default() }
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
            EarlyValues::Cards(fit) => Ok(written + fit.value(position)?),
            EarlyValues::Pars(_) => self.pars.value_at(position, points),
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
        if let EarlyValues::Cards(fit) = &self.early
            && !self.late.is_exact_turn(from)
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
        self.late.prepare(position);
    }
}

/// Estimates from the rules without the solves of endgames, but for the last cells: an endgame takes as long as many
/// games.
struct QuickPars<'a> {
    pars: &'a ParValues,
    last: &'a LastCells,
}

impl Objective for QuickPars<'_> {
    fn moves(&self) -> &Arc<Moves> {
        self.pars.moves()
    }

    fn value_at(&self, position: Position, points: Points) -> Result<f64, QueryError> {
        match self.last.value(position)? {
            Some(exact) => Ok(f64::from(points.0) + exact),
            None => self.pars.value_at(position, points),
        }
    }
}

impl Values for EstimatedValues {
    fn play_out(
        &self,
        start: GameStart,
        seed: (u64, u16),
        games: Range<u64>,
    ) -> Result<Vec<PlayedEnd>, QueryError> {
        let play = |objective: &(dyn Objective + Sync)| play_from(objective, start, seed, games.clone());
        let endgame = || self.late.values_from(start.position, self.moves());
        match &self.early {
            EarlyValues::Cells(fitted) => fitted.play_out(start, seed, games.clone()),
            EarlyValues::Cards(fit) => endgame().map_or_else(|| play(&**fit), |endgame| play(&endgame)),
            EarlyValues::Pars(last) => {
                let quick = || play(&QuickPars { pars: &self.pars, last });
                endgame().map_or_else(quick, |endgame| play(&endgame))
            }
        }
    }

    fn played_games(&self) -> &PlayedGames {
        &self.played
    }

    fn games_of(&self, position: Position) -> u64 {
        let by_pars = matches!(self.early, EarlyValues::Pars(_)) && !self.late.is_exact_turn(position);
        if by_pars { GAMES_BY_PARS } else { GAMES }
    }

    fn games_a_move(&self, _: Position) -> u64 {
        GAMES_A_MOVE
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
            EarlyValues::Pars(_) => None,
        }
    }

    fn choice_error(&self) -> Option<f64> {
        self.error().map(|_| CHOICE_ERROR)
    }
}
