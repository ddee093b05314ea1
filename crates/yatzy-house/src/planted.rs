//! Bugs on purpose, which the campaign's checker has to catch: built by a feature that nothing shipped has, and chosen
//! by the variable `YATZY_PLANTED`.

use crate::live_table::LiveTable;
use crate::local::LocalHouse;
use std::sync::{Arc, OnceLock};
use std::time::Duration;
use yatzy_rules::Action;
use yatzy_rules::fair::Secret;
use yatzy_table::{Append, Appended, Moment, Request, Table, TableRequest};

/// Delay of a commit.
const LATE: Duration = Duration::from_millis(30);

/// Idle time after which a game is forgotten, in milliseconds.
const FORGOTTEN_AFTER: i64 = 4_000;

/// Whether this bug is planted. Two of them are in `nodes.rs`, for they need several nodes on one database:
/// `cache-unchecked` believes what is in memory, `hint-lost` neither hears the others nor looks now and then.
pub(crate) fn is(bug: &str) -> bool {
    static PLANTED: OnceLock<Option<String>> = OnceLock::new();
    PLANTED.get_or_init(|| std::env::var("YATZY_PLANTED").ok()).as_deref() == Some(bug)
}

/// The request, without its key where that is the bug.
pub(crate) fn request(asked: &TableRequest) -> TableRequest {
    let key = asked.key.clone().filter(|_| !is("no-key") && !is("refused-effect"));
    TableRequest { key, ..asked.clone() }
}

/// Whether a request is refused after it has had its effect.
pub(crate) fn refuses_effect(asked: &TableRequest) -> bool {
    is("refused-effect") && matches!(asked.request, Request::Act(..))
}

/// Whether a node takes an idle game for a deleted one.
pub(crate) fn forgets(table: &Table, now: Moment) -> bool {
    let last = table.saved.log.last().map_or(table.saved.created, |logged| logged.at);
    is("forgotten-game") && now.0 - last.0 > FORGOTTEN_AFTER
}

/// What is shown before it is durable.
pub(crate) async fn show_early(live: &LiveTable, table: &Arc<Table>) {
    if is("show-early") {
        live.show(table.clone());
        tokio::time::sleep(LATE).await;
    }
}

impl LocalHouse {
    /// What is acknowledged now and written later.
    pub(crate) fn acknowledge_early(&self, live: &LiveTable, table: &Arc<Table>, append: &Append) -> bool {
        if is("acknowledge-early") {
            live.show(table.clone());
            let (house, append) = (self.clone(), append.clone());
            tokio::spawn(async move {
                tokio::time::sleep(LATE).await;
                house.store().append(append).await
            });
        }
        is("acknowledge-early")
    }

    /// A throw that was acknowledged is thrown once more.
    pub(crate) async fn repeat_effect(&self, live: &LiveTable, asked: &TableRequest) {
        if !is("effect-twice") || !matches!(asked.request, Request::Act(Action::Throw(_), _)) {
            return;
        }
        let again = TableRequest { version: None, key: None, ..asked.clone() };
        let Ok(decision) = live.table().decide(&again, &self.context()) else { return };
        if let Some(append) = decision.append
            && matches!(self.store().append(append).await, Ok(Appended::Done { .. }))
        {
            live.show(decision.table);
        }
    }

    /// A throw that is asked for once more is thrown once more.
    pub(crate) fn reroll(&self, live: &LiveTable, asked: &TableRequest) {
        let table = live.table();
        let is_throw = matches!(asked.request, Request::Act(Action::Throw(_), _));
        if !is("reroll") || !is_throw || asked.version.map(|version| version + 1) != Some(table.version()) {
            return;
        }
        let (context, mut saved) = (self.context(), table.saved.clone());
        saved.log.pop();
        saved.secret = Some(Secret(context.fresh));
        if let Ok(decision) = Table::new(saved)
            .map(Arc::new)
            .and_then(|before| before.decide(asked, &context).map_err(|_| yatzy_table::StoreError::Closed))
        {
            live.show_instead(decision.table);
        }
    }
}
