//! Games in lists: series, records, statistics.

use crate::local::{LocalHouse, failed};
use yatzy_rules::Seat;
use yatzy_table::{COUNTED, FinishedQuery, HouseStatistics, Refused, Series, Table, next_seats, own_options};

impl LocalHouse {
    /// The series that a game belongs to, up to this game.
    pub(crate) async fn read_series(&self, table: &Table) -> Result<Series, Refused> {
        let query = FinishedQuery { series: Some(table.saved.series.clone()), ..FinishedQuery::default() };
        let mut games = self.store().finished(&query).await.map_err(failed)?;
        games.sort_by_key(|game| game.created);
        // While this one goes on, it is those before it.
        let this = games.iter().position(|game| game.id == *table.id());
        games.truncate(this.map_or(games.len(), |place| place + 1));
        let count = table.saved.seats.len();
        let mut series = Series::of_seats(count);
        // Where everyone sat, followed back to the first game. Who came late did not sit anywhere before.
        let mut sat: Vec<Option<usize>> = (0..count).map(Some).collect();
        let leavers = match games.iter().any(|game| game.id != *table.id()) {
            true => self.store().leavers(&table.saved.series).await.map_err(failed)?,
            false => Vec::new(),
        };
        for game in games.iter().rev() {
            if game.id != *table.id() {
                let left = |seat: Seat| leavers.contains(&(game.id.clone(), seat));
                let next = next_seats(game.seats.len(), left);
                sat.iter_mut().for_each(|seat| *seat = seat.and_then(|seat| next.get(seat).copied()));
            }
            series.count(game, &sat);
        }
        Ok(series)
    }

    /// The cards of an edition, as it is in the catalogue or with options set by hand.
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
