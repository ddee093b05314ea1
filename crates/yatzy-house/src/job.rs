//! Long work as data, for a house without threads: a job goes to a worker, and its result comes back.

use crate::analyst::Analyst;
use crate::goals::BACKGROUND_LIMIT;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use yatzy_bots::{PositionBody, PracticeOrder, ValueSource};
use yatzy_rules::{Action, Ruleset};
use yatzy_solver::Solution;
use yatzy_table::{CoachContext, ExportLine, Table};
use yatzy_text::{Lang, Text};

/// Long work. Rules are written as in records, a game as a line of an export.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "job", rename_all = "kebab-case")]
pub enum Job {
    /// Every value of perfect play, as [`Solution::to_bytes`] writes them.
    Solve { rules: Arc<Ruleset> },
    /// Luck and skill of a game that is over.
    Report {
        game: String,
        /// With at most this number of open cells, chances to win are exact.
        exact_cells: usize,
        /// Processor seconds for each goal.
        seconds: f64,
    },
    /// Games with the same dice side by side.
    Comparison { games: Vec<String> },
    /// The statistics of perfect play.
    Perfect { rules: Arc<Ruleset> },
    /// The odds of reaching a total.
    #[serde(rename = "reach")]
    TotalOdds { rules: Arc<Ruleset>, total: u32 },
    /// Exercises with their solutions.
    Practise { rules: Arc<Ruleset>, order: PracticeOrder },
    /// The verdict on a choice in an exercise.
    Judge { rules: Arc<Ruleset>, position: PositionBody, answer: Action },
    /// The chance of each seat to reach its goal.
    Chances { game: String },
    /// The computer's move, where it plays games out.
    Move { game: String },
    /// The coach's answer for a goal other than the mean.
    Advice {
        game: String,
        /// What the asker has typed in.
        about: CoachContext,
        lang: String,
    },
}

impl Job {
    /// The rules of the job. A worker that has solved them is faster.
    pub fn rules(&self) -> Option<Arc<Ruleset>> {
        match self {
            Job::Solve { rules }
            | Job::Perfect { rules }
            | Job::TotalOdds { rules, .. }
            | Job::Practise { rules, .. }
            | Job::Judge { rules, .. } => Some(rules.clone()),
            Job::Report { game, .. }
            | Job::Chances { game }
            | Job::Move { game }
            | Job::Advice { game, .. } => Some(read_table(game)?.game.rules().clone()),
            Job::Comparison { games } => Some(read_table(games.first()?)?.game.rules().clone()),
        }
    }

    /// Whether it may take minutes, with no request waiting for it.
    pub fn is_long(&self, value_source: &ValueSource) -> bool {
        match self {
            Job::Solve { rules } => {
                let takes = value_source.takes(rules);
                !takes.is_some_and(|takes| yatzy_bots::Budget::FOR_A_MOVE.covers(&takes))
            }
            _ => false,
        }
    }
}

pub(crate) fn written_game(table: &Table) -> Option<String> {
    ExportLine::Game(Box::new(table.saved.clone())).write().ok()
}

fn read_table(line: &str) -> Option<Table> {
    match ExportLine::read(line).ok()? {
        ExportLine::Game(saved) => Table::new(*saved).ok(),
        _ => None,
    }
}

fn written(outcome: &impl Serialize) -> Option<Vec<u8>> {
    serde_json::to_vec(outcome).ok()
}

pub(crate) fn read_outcome<T: DeserializeOwned>(bytes: &[u8]) -> Option<T> {
    serde_json::from_slice(bytes).ok()
}

impl Analyst {
    /// Runs a job for another module; `None` if there is no result.
    pub async fn run_job(&self, job: &Job) -> Option<Vec<u8>> {
        match job {
            Job::Solve { rules } => {
                let values = self.solved(rules).await?;
                values.solution()?.to_bytes()
            }
            Job::Report { game, exact_cells, seconds } => {
                let table = read_table(game)?;
                let analyse = self.analyse(&table.game, &table.goals(), *exact_cells, *seconds);
                written(&self.done(analyse).await?.as_deref())
            }
            Job::Comparison { games } => {
                let tables = games.iter().map(|game| read_table(game).map(Arc::new));
                let compare = self.compute_comparison(&tables.collect::<Option<Vec<_>>>()?).ok()?;
                written(&self.done(compare).await?.as_deref())
            }
            Job::Perfect { rules } => written(&self.done(self.compute_perfect_play(rules)).await?.as_deref()),
            Job::TotalOdds { rules, total } => {
                written(&self.done(self.compute_total_odds(rules, *total)).await?.as_deref())
            }
            Job::Practise { rules, order } => {
                written(&self.done(self.make_exercises(rules, *order)).await?.as_deref())
            }
            Job::Judge { rules, position, answer } => {
                written(&self.done(self.compute_verdict(rules, position, *answer)).await?.as_deref())
            }
            Job::Chances { game } => {
                let question = read_table(game)?.chances()?;
                self.prepare(question.game.rules(), BACKGROUND_LIMIT).await;
                written(&self.chances(&question).await?)
            }
            Job::Move { game } => written(&self.move_here(read_table(game)?.to_move()?).await?),
            Job::Advice { game, about, lang } => {
                let table = Arc::new(read_table(game)?);
                let text = Text::new(Lang::parse(lang)?);
                if self.is_quick(table.game.rules()).await? {
                    self.prepare(table.game.rules(), BACKGROUND_LIMIT).await;
                }
                let question = table.advice_question(*about);
                written(&self.advice(&table, question, text, BACKGROUND_LIMIT).await?)
            }
        }
    }

    /// Adds a solution that a worker computed; false if it can't be read.
    pub fn add_solution(&self, rules: &Arc<Ruleset>, bytes: &[u8]) -> bool {
        let solution = Solution::from_bytes(rules.clone(), bytes);
        solution.map(|solution| self.value_source().learn(solution)).is_ok()
    }
}
