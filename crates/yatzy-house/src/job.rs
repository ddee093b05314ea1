//! Long work as data: a question that leaves the house, and its answer when it comes back. Where a house has threads none of
//! this is made; where it has none, someone else has them.

use crate::goals::AS_LONG_AS_IT_TAKES;
use crate::judge::Judge;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use yatzy_bots::ValueSource;
use yatzy_rules::Ruleset;
use yatzy_solver::Solution;
use yatzy_table::{CoachContext, ExportLine, Table};
use yatzy_text::{Lang, Text};

/// Long work. Rules are lines as records have them, a game is a line of an export.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "job", rename_all = "kebab-case")]
pub enum Job {
    /// Every value of perfect play, as [`Solution::to_bytes`] writes them.
    Solve {
        /// The rules.
        rules: Arc<Ruleset>,
    },
    /// Luck and skill of a game that is over.
    Report {
        /// The game.
        game: String,
        /// From how many open cells on chances to win are exact.
        exact_cells: usize,
        /// How many processor seconds a goal may take.
        seconds: f64,
    },
    /// What perfect play leads to.
    Perfect {
        /// The rules.
        rules: Arc<Ruleset>,
    },
    /// How often a total is reached.
    Reach {
        /// The rules.
        rules: Arc<Ruleset>,
        /// The total.
        total: u32,
    },
    /// How likely everyone is to get what they play for.
    Chances {
        /// The game.
        game: String,
    },
    /// What the coach says to someone who plays for something else than the mean.
    Advice {
        /// The game.
        game: String,
        /// What was told along with the question.
        about: CoachContext,
        /// The language.
        lang: String,
    },
}

impl Job {
    /// The rules that it is about: whoever knows them already is done sooner.
    pub fn rules(&self) -> Option<Arc<Ruleset>> {
        match self {
            Job::Solve { rules } | Job::Perfect { rules } | Job::Reach { rules, .. } => Some(rules.clone()),
            Job::Report { game, .. } | Job::Chances { game } | Job::Advice { game, .. } => {
                Some(read_table(game)?.game.rules().clone())
            }
        }
    }

    /// Whether it is something that nobody waits for and that may take minutes.
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

/// A game as it travels.
pub(crate) fn written_game(table: &Table) -> Option<String> {
    ExportLine::Game(Box::new(table.saved.clone())).write().ok()
}

fn read_table(line: &str) -> Option<Table> {
    match ExportLine::read(line).ok()? {
        ExportLine::Game(saved) => Table::new(*saved).ok(),
        ExportLine::Begin | ExportLine::End(_) => None,
    }
}

/// What a job led to, as it travels.
fn written(outcome: &impl Serialize) -> Option<Vec<u8>> {
    serde_json::to_vec(outcome).ok()
}

/// What a job led to, read back.
pub(crate) fn read_outcome<T: DeserializeOwned>(bytes: &[u8]) -> Option<T> {
    serde_json::from_slice(bytes).ok()
}

impl Judge {
    /// Does a job for someone who can't, and says what it led to; `None` where nobody can tell.
    pub async fn does(&self, job: &Job) -> Option<Vec<u8>> {
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
            Job::Perfect { rules } => written(&self.done(self.play_perfectly(rules)).await?.as_deref()),
            Job::Reach { rules, total } => {
                written(&self.done(self.count_reach(rules, *total)).await?.as_deref())
            }
            Job::Chances { game } => {
                let question = read_table(game)?.chances()?;
                self.prepare(question.game.rules(), AS_LONG_AS_IT_TAKES).await;
                written(&self.chances(&question).await?)
            }
            Job::Advice { game, about, lang } => {
                let table = Arc::new(read_table(game)?);
                let text = Text::new(Lang::parse(lang)?);
                if self.is_quick(table.game.rules()) {
                    self.prepare(table.game.rules(), AS_LONG_AS_IT_TAKES).await;
                }
                let question = table.advice_question(*about);
                written(&self.advice(&table, question, text, AS_LONG_AS_IT_TAKES).await?)
            }
        }
    }

    /// Takes in what was solved elsewhere, and says whether it was of any use.
    pub fn learns(&self, rules: &Arc<Ruleset>, bytes: &[u8]) -> bool {
        let solution = Solution::from_bytes(rules.clone(), bytes);
        solution.map(|solution| self.value_source().learn(solution)).is_ok()
    }
}
