//! When nothing can be taken back any more, the program's dice are laid open: a moment after the last entry, by a row
//! of the log, so that no clock can undo it.

use crate::live::Live;
use crate::local::LocalHouse;
use std::sync::Arc;
use yatzy_rules::DiceSource;
use yatzy_table::{Request, Table, TableRequest, Who};

impl LocalHouse {
    /// Seals a table whose last entry can't be taken back any more.
    pub(crate) async fn seal_in_time(&self, live: &Arc<Live>) {
        if waits_for_a_seal(&live.table()) {
            // Refused while there is still time: then it is tried again later.
            let _ = self.keep(live, &TableRequest::now(&Who::default(), Request::Seal)).await;
        }
    }

    /// Seals a table once the time for taking back is over.
    pub(crate) fn seal_later(&self, live: &Arc<Live>) {
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
    table.is_over() && table.game.source() == DiceSource::Program && !table.is_sealed()
}
