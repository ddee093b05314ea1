//! Play by fitted values where only the open cells matter.

use super::file::{Fit, FitError, Measurement};
use super::model::Model;
use super::play::{FittedGame, Lookahead, PlayedGame, games, games_from};
use super::search::Search;
use super::turn::{CellTurns, CellWorkspace, only_cells_matter};
use crate::adviser::QueryError;
use crate::position::Position;
use crate::simulate::{GameStart, PlayedEnd, in_chunks};
use crate::statistics::{CellStatistics, Statistics};
use std::ops::Range;
use std::sync::Arc;
use yatzy_rules::{CellSet, Points, Ruleset};

/// Games played in parallel.
const CHUNK: u64 = 256;

/// The values of every position of a ruleset: fitted, and exact once few cells are open.
pub struct Fitted {
    rules: Arc<Ruleset>,
    turns: CellTurns,
    fit: Fit,
    lookahead: Lookahead,
}

impl Fitted {
    /// The best values without training: the project's fit, or the fit of rules that differ only in when chance and
    /// zero are allowed, or the value of every cell alone. Turns and endgames are exact in any case. Only the
    /// project's own fits have a measurement. `None` if more than the open cells matters.
    pub fn of(rules: &Arc<Ruleset>) -> Option<Fitted> {
        if !only_cells_matter(rules) {
            return None;
        }
        let built_in = |rules: &Ruleset| Fit::from_bytes(include_bytes!("../../fits/triple.fit"), rules).ok();
        let turns = CellTurns::new(rules);
        let fit = built_in(rules).unwrap_or_else(|| {
            let free = ["chance=any", "zero=any"].map(|text| text.parse().expect("a setting of the rules"));
            let kin = rules.with(&free).ok().and_then(|free| built_in(&free));
            let model =
                kin.map_or_else(|| pars(rules, &turns, &mut CellWorkspace::new(&turns)), |kin| kin.model);
            Fit::new(rules, model)
        });
        Some(Fitted { rules: rules.clone(), lookahead: Lookahead::of(rules), turns, fit })
    }

    /// These rules with their fit.
    pub fn new(rules: Arc<Ruleset>, fit: Fit) -> Result<Fitted, FitError> {
        if !only_cells_matter(&rules) {
            return Err(FitError::Rules);
        }
        if !fit.is_of(rules.hash()) {
            return Err(FitError::OtherRules);
        }
        Ok(Fitted { turns: CellTurns::new(&rules), lookahead: Lookahead::of(&rules), rules, fit })
    }

    /// The same player with another lookahead and without a measurement.
    #[must_use]
    pub fn with_lookahead(mut self, lookahead: Lookahead) -> Fitted {
        self.lookahead = lookahead;
        self.fit.measured = Measurement::default();
        self
    }

    /// The rules that are fitted.
    pub fn rules(&self) -> &Arc<Ruleset> {
        &self.rules
    }

    /// The fit as data.
    pub fn fit(&self) -> &Fit {
        &self.fit
    }

    /// The expected total from the empty card: measured, or as fitted.
    pub fn expected(&self) -> f64 {
        let Measurement { games, mean, .. } = self.fit.measured;
        if games > 0 { mean } else { self.fit.predicted() }
    }

    /// The error of the fitted value of the empty card: its difference to the measured mean plus three standard
    /// errors. `None` without a measurement.
    pub fn error(&self) -> Option<f64> {
        let Measurement { games, mean, standard_error, .. } = self.fit.measured;
        (games > 0).then(|| (self.fit.predicted() - mean).abs() + 3.0 * standard_error)
    }

    /// Positions with at most this many open cells are exact.
    pub fn exact_cells(&self) -> usize {
        self.lookahead.exact_cells
    }

    /// The fitted value of a position with these open cells.
    pub fn value(&self, open: CellSet) -> f64 {
        self.fit.model.value(open)
    }

    /// Plays games in the order of their numbers. The dice of a game depend on the seed, its number and the seat only.
    pub fn play(&self, seed: u64, seat: u16, numbers: Range<u64>) -> Vec<PlayedGame> {
        let search = self.search();
        let starts: Vec<u64> = numbers.clone().step_by(CHUNK as usize).collect();
        let chunk = |&start: &u64| {
            games(
                &search,
                self.lookahead,
                0,
                (seed, seat),
                start..numbers.end.min(start + CHUNK),
                &mut |_| (),
            )
        };
        #[cfg(feature = "threads")]
        let trials: Vec<Vec<FittedGame>> = {
            use rayon::prelude::*;
            crate::threads::in_parallel(|| starts.par_iter().map(chunk).collect())
        };
        #[cfg(not(feature = "threads"))]
        let trials: Vec<Vec<FittedGame>> = starts.iter().map(chunk).collect();
        let played = |trial: FittedGame| PlayedGame {
            total: trial.points.0,
            luck: trial.luck,
            entered: trial.entered,
        };
        trials.into_iter().flatten().map(played).collect()
    }

    /// Plays games from a point of a turn. Games from the endgame are perfect; others follow the weights for longer,
    /// because an endgame takes as long as many games.
    pub fn play_out(
        &self,
        start: GameStart,
        seed: (u64, u16),
        numbers: Range<u64>,
    ) -> Result<Vec<PlayedEnd>, QueryError> {
        let search = self.search();
        let is_late = start.position.open(&self.rules).len() <= self.lookahead.exact_cells;
        let lookahead = if is_late { self.lookahead } else { Lookahead::QUICK };
        in_chunks(numbers, CHUNK, |numbers| {
            let games = games_from(&search, lookahead, 0, start, seed, numbers, &mut |_| ());
            Ok(games.iter().map(FittedGame::end).collect())
        })
    }

    /// Plays games and stores the measurement.
    pub fn measure(&mut self, seed: u64, numbers: Range<u64>) -> Measurement {
        self.fit.measured = Measurement::of(&self.play(seed, 0, numbers));
        self.fit.measured
    }

    /// The same with games as they are played out many times.
    pub fn measure_played_out(&mut self, seed: u64, numbers: Range<u64>) -> Result<Measurement, QueryError> {
        let start = GameStart::turn(Position::START, Points::ZERO);
        self.fit.played_out = Measurement::of_ends(&self.play_out(start, (seed, 0), numbers)?);
        Ok(self.fit.played_out)
    }

    /// Statistics counted in games. The mean and the deviation come from the measurement if there is one; everything
    /// else is as precise as the number of games allows.
    pub fn statistics(&self, games: &[PlayedGame]) -> Statistics {
        let count = games.len() as f64;
        let measured = if self.fit.measured.games > 0 { self.fit.measured } else { Measurement::of(games) };
        let Measurement { mean, deviation, .. } = measured;
        let cells = self.rules.cells().iter().map(|cell| {
            let points = || games.iter().map(|game| game.entered[cell.index()]);
            let here = points().map(f64::from).sum::<f64>() / count;
            let zeros = points().filter(|&points| points == 0).count() as f64;
            CellStatistics { cell, mean: here, zero_chance: zeros / count, share: here / mean }
        });
        let cells = cells.collect();
        Statistics { mean, deviation, bonus_chance: 0.0, bonus_mean: 0.0, extra_mean: 0.0, cells }
    }

    /// Search above the fitted values.
    #[doc(hidden)]
    pub fn search(&self) -> Search<'_> {
        Search { rules: &self.rules, turns: &self.turns, model: &self.fit.model }
    }
}

/// A model with the value of each cell alone: of the game in which no other cell is open.
pub fn pars(rules: &Ruleset, turns: &CellTurns, work: &mut CellWorkspace) -> Model {
    let empty = Model::empty(rules);
    let alone: Vec<CellSet> = rules.cells().iter().map(CellSet::only).collect();
    let pars = Search { rules, turns, model: &empty }.values(&alone, 1, work);
    Model::of_pars(empty.boxes, empty.columns, &pars)
}
