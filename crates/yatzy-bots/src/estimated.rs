//! Values without a solution: exact endgames on demand, and before them fitted values where the project has a fit,
//! otherwise estimates from the rules.

use crate::{Objective, ParValues, Position, QueryError, Values};
use std::sync::Arc;
use yatzy_rules::{Points, Ruleset};
use yatzy_solver::fit::{CardFit, Fitted};
use yatzy_solver::{EndgameSolver, Moves};

/// Values that are exact in the endgame and estimated before.
pub struct EstimatedValues {
    early: EarlyValues,
    late: EndgameSolver,
    pars: ParValues,
}

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
        EstimatedValues { early, late, pars: ParValues::new(rules) }
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

impl Values for EstimatedValues {
    fn variance(&self, position: Position) -> Result<f64, QueryError> {
        self.pars.variance(position)
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
