//! Table files of perfect play in the data folder, one per ruleset, named by the hash of the rules.

use crate::data::Data;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use yatzy_bots::{TableFiles, ValueSource};
use yatzy_rules::{Points, Ruleset};
use yatzy_solver::{GoalSolver, Solution, Solver, TableError, TotalObjective};

/// The folder of the table files. It need not exist.
#[derive(Clone, Debug)]
pub struct TableFolder(PathBuf);

impl TableFolder {
    pub fn of(data: &Path) -> TableFolder {
        TableFolder(data.join("tables"))
    }

    /// The path of the table file of these rules.
    pub fn path(&self, rules: &Ruleset) -> PathBuf {
        let hash = rules.hash().to_string();
        self.0.join(format!("{}.table", &hash[..16]))
    }

    /// The path of the file with the chances of all totals.
    pub fn goals(&self, rules: &Ruleset) -> PathBuf {
        self.path(rules).with_extension("goals")
    }

    /// The path of the file with the distribution of the total under play for the highest mean.
    pub fn mean_totals(&self, rules: &Ruleset) -> PathBuf {
        self.path(rules).with_extension("totals")
    }
}

impl TableFiles for TableFolder {
    fn find(&self, rules: &Arc<Ruleset>) -> Result<Option<Solution>, TableError> {
        let path = self.path(rules);
        if !path.exists() {
            return Ok(None);
        }
        Solver::new(rules.clone()).ok().map(|solver| solver.open(&path)).transpose()
    }

    fn total_objective(
        &self,
        goals: &Arc<GoalSolver>,
        total: Points,
    ) -> Result<Option<TotalObjective>, TableError> {
        let path = self.goals(goals.rules());
        if !path.exists() {
            return Ok(None);
        }
        let file = Arc::new(goals.open(&path)?);
        Ok(Some(TotalObjective::at_least_from_file(goals.clone(), total, file)))
    }
}

/// The value source of a data folder.
pub fn value_source(data: &Data) -> ValueSource {
    match data.find() {
        Some(folder) => ValueSource::with_files(TableFolder::of(&folder)),
        None => ValueSource::default(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use yatzy_rules::Catalogue;

    #[test]
    fn what_was_solved_into_the_folder_is_known_at_once() {
        let folder = tempfile::tempdir().unwrap();
        let tables = TableFolder::of(folder.path());
        let rules = Catalogue::get().rules("yahtzee").unwrap();
        let value_source = ValueSource::with_files(tables.clone());
        assert!(!value_source.at_once(&rules).is_exact());
        let path = tables.path(&rules);
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        let solver = Solver::new(rules.clone()).unwrap();
        solver.solve_to_file(&path, &mut |_| ()).unwrap();
        let values = value_source.at_once(&rules);
        assert!(values.is_exact());
        assert!((values.value(yatzy_bots::Position::START).unwrap() - 254.587_729).abs() < 1e-6);
    }
}
