//! Seals: when the last entry can't be undone any more, the program's dice are disclosed. A row of the log says so, so
//! that no clock that is set back can undo it.

use crate::live_table::LiveTable;
use crate::local::LocalHouse;
use std::sync::Arc;
use yatzy_table::{Request, Table, TableRequest, Who};

impl LocalHouse {
    /// Seals a table whose last entry can't be undone any more, and ends an attempt whose day has closed.
    pub(crate) async fn seal_in_time(&self, live: &Arc<LiveTable>) {
        let table = live.table();
        let request = match table.is_over() {
            false if table.is_of_past_day(self.runtime().now()) => Request::Close,
            true if waits_for_a_seal(&table) => Request::Seal,
            _ => return,
        };
        // Refused while there is still time: then a later call seals it.
        let _ = self.commit(live, &TableRequest::now(&Who::default(), request)).await;
    }

    /// Seals a table once the time to undo is over.
    pub(crate) fn seal_later(&self, live: &Arc<LiveTable>) {
        if waits_for_a_seal(&live.table()) {
            let (house, live) = (self.clone(), live.clone());
            self.runtime().spawn(Box::pin(async move {
                house.runtime().sleep(house.settings().take_back).await;
                house.seal_in_time(&live).await;
            }));
        }
    }
}

fn waits_for_a_seal(table: &Table) -> bool {
    table.is_over() && table.game.source().is_program() && !table.is_sealed()
}
