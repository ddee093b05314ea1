//! Games in lists: records, statistics.

use crate::local::{LocalHouse, failed};
use yatzy_table::{COUNTED, FinishedQuery, HouseStatistics, Refused, Table, own_options};

impl LocalHouse {
    /// Statistics of an edition's cards, with its own options or those set by hand.
    pub(crate) async fn count_cards(
        &self,
        edition: &str,
        options: Option<&str>,
    ) -> Result<HouseStatistics, Refused> {
        let query =
            FinishedQuery { edition: Some(edition.to_owned()), complete: true, ..FinishedQuery::default() };
        let mut games = self.store().finished(&query).await.map_err(failed)?;
        games.retain(|game| own_options(edition, &game.rules_hash).as_deref() == options);
        let older = games.len() > COUNTED as usize;
        games.truncate(COUNTED as usize);
        let mut statistics: Option<HouseStatistics> = None;
        for game in &games {
            let Some(saved) = self.store().game(&game.id).await.map_err(failed)? else { continue };
            let table = Table::new(saved).map_err(failed)?;
            let rules = table.saved.rules.clone();
            let statistics = statistics.get_or_insert_with(|| HouseStatistics::of(edition, rules, older));
            statistics.count(game, &table, self.settings().offers.zone);
        }
        let unknown = || Refused::UnknownRules(edition.to_owned());
        statistics.filter(|sums| !sums.totals.is_empty()).ok_or_else(unknown)
    }
}
