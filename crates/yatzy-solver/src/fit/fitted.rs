//! A ruleset with fitted values.

use super::file::{Fit, FitError, Measurement};
use super::model::Model;
use super::play::{FittedGame, Lookahead, PlayedGame, games};
use super::search::Search;
use super::turn::{CellTurns, CellWorkspace, only_cells_matter};
use crate::statistics::{CellStatistics, Statistics};
use std::ops::Range;
use std::sync::Arc;
use yatzy_rules::{CellSet, Ruleset};

/// How many games are played side by side.
const CHUNK: u64 = 256;

/// Values of every position of a ruleset, fitted until few cells are open and exact from there.
pub struct Fitted {
    rules: Arc<Ruleset>,
    turns: CellTurns,
    fit: Fit,
    lookahead: Lookahead,
}

impl Fitted {
    /// The best that is known of these rules without training: the project's fit, or that of rules which
    /// differ only in when chance and zero are allowed, or else what every cell brings alone. Turns and
    /// endgames are exact in any case; how well it plays is measured only of the project's own fits. `None`
    /// if more than the open cells matters.
    pub fn of(rules: &Arc<Ruleset>) -> Option<Fitted> {
        if !only_cells_matter(rules) {
            return None;
        }
        let built_in =
            |rules: &Ruleset| Fit::from_bytes(include_bytes!("../../../../fits/triple.fit"), rules).ok();
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

    /// These rules with a fit made for them.
    pub fn new(rules: Arc<Ruleset>, fit: Fit) -> Result<Fitted, FitError> {
        if !only_cells_matter(&rules) {
            return Err(FitError::Rules);
        }
        if !fit.is_of(rules.hash()) {
            return Err(FitError::OtherRules);
        }
        Ok(Fitted { turns: CellTurns::new(&rules), lookahead: Lookahead::of(&rules), rules, fit })
    }

    /// The same player looking another way ahead; what was measured no longer holds.
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

    /// The expected total of this player from the empty card: measured if it was, else as fitted.
    pub fn expected(&self) -> f64 {
        let Measurement { games, mean, .. } = self.fit.measured;
        if games > 0 { mean } else { self.fit.predicted() }
    }

    /// How far the fitted value of the empty card may be from what this player scores: what they were
    /// measured to differ by, and three standard errors. `None` if it was not measured.
    pub fn error(&self) -> Option<f64> {
        let Measurement { games, mean, standard_error, .. } = self.fit.measured;
        (games > 0).then(|| (self.fit.predicted() - mean).abs() + 3.0 * standard_error)
    }

    /// With so many cells open, or fewer, it plays by exact values.
    pub fn exact_cells(&self) -> usize {
        self.lookahead.exact_cells
    }

    /// The fitted value of a position: what is expected of the rest of the game with these cells open.
    pub fn value(&self, open: CellSet) -> f64 {
        self.fit.model.value(open)
    }

    /// Plays games, in the order of their numbers. A game's dice depend on the seed, its number and the seat
    /// alone.
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
            starts.par_iter().map(chunk).collect()
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

    /// Plays games, and keeps in mind how well it did.
    pub fn measure(&mut self, seed: u64, numbers: Range<u64>) -> Measurement {
        self.fit.measured = Measurement::of(&self.play(seed, 0, numbers));
        self.fit.measured
    }

    /// What games of this player lead to, counted: all but the expected total and the deviation, where they
    /// were measured before, is as precise as the games are many.
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

/// Every cell for itself: the value of the game in which it alone is open.
pub fn pars(rules: &Ruleset, turns: &CellTurns, work: &mut CellWorkspace) -> Model {
    let empty = Model::empty(rules);
    let alone: Vec<CellSet> = rules.cells().iter().map(CellSet::only).collect();
    let pars = Search { rules, turns, model: &empty }.values(&alone, 1, work);
    Model::of_pars(empty.boxes, empty.columns, &pars)
}
