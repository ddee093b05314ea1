//! Nudges between nodes. After a commit a node notifies the others, several nudges in one notification. A
//! separate connection listens. A nudge carries no data, only the game to look at.

use super::pool::Pool;
use sqlx::postgres::{PgListener, PgPoolOptions};
use std::collections::BTreeSet;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio::sync::{Notify, mpsc};
use yatzy_table::Nudge;

/// The channel of the notifications.
const CHANNEL: &str = "yatzy";

/// Most nudges in one notification: each takes 26 bytes, and a notification holds at most 8,000.
const BATCH: usize = 250;

/// Delay to collect nudges for one notification. Each notification costs every node a query, and no person
/// notices the delay.
const BATCH_DELAY: Duration = Duration::from_millis(20);

/// A notification need not survive a crash of the database, so it does not wait for the disk.
const NOTIFY: &str = "SELECT set_config('synchronous_commit', 'off', TRUE), pg_notify($1, $2)";

/// Pause before listening again after an error.
const RETRY_PAUSE: Duration = Duration::from_millis(500);

/// Received nudges that are not yet handled.
#[derive(Default)]
pub struct NudgeInbox {
    heard: Mutex<BTreeSet<Nudge>>,
    news: Notify,
}

impl NudgeInbox {
    /// Takes the received nudges. Waits until there is one.
    pub async fn received(&self) -> Vec<Nudge> {
        loop {
            let heard = std::mem::take(&mut *self.heard.lock().unwrap_or_else(PoisonError::into_inner));
            if !heard.is_empty() {
                return heard.into_iter().collect();
            }
            self.news.notified().await;
        }
    }

    fn receive(&self, nudges: impl IntoIterator<Item = Nudge>) {
        self.heard.lock().unwrap_or_else(PoisonError::into_inner).extend(nudges);
        self.news.notify_one();
    }
}

/// Sends nudges until the store is closed, collected into batches.
pub async fn send_nudges(pool: Arc<Pool>, node: String, mut nudges: mpsc::UnboundedReceiver<Nudge>) {
    let mut batch = Vec::with_capacity(BATCH);
    while let Some(first) = nudges.recv().await {
        batch.push(first);
        tokio::time::sleep(BATCH_DELAY).await;
        while batch.len() < BATCH
            && let Ok(nudge) = nudges.try_recv()
        {
            batch.push(nudge);
        }
        let batched: BTreeSet<Nudge> = batch.drain(..).collect();
        let notice =
            batched.iter().filter_map(write).fold(node.clone(), |notice, nudge| notice + " " + &nudge);
        let notice = notice.as_str();
        let sent = pool.with(|mut it| async move {
            let query = sqlx::query(NOTIFY).bind(CHANNEL).bind(notice);
            (query.execute(&mut it).await.map(drop).map_err(Into::into), it)
        });
        // A lost notification is made up for by polling.
        let _ = sent.await;
    }
}

/// Listens, and reconnects after errors.
pub async fn listen(pool: Arc<Pool>, node: String, inbox: Arc<NudgeInbox>) {
    loop {
        let _ = listen_once(&pool, &node, &inbox).await;
        tokio::time::sleep(RETRY_PAUSE).await;
    }
}

async fn listen_once(pool: &Pool, node: &str, inbox: &NudgeInbox) -> Result<(), sqlx::Error> {
    let own = PgPoolOptions::new().max_connections(1).acquire_timeout(Duration::from_secs(2));
    let own = own.connect_lazy_with(pool.options().clone());
    let mut listener = PgListener::connect_with(&own).await?;
    listener.listen(CHANNEL).await?;
    // Nudges before this moment were not received.
    inbox.receive([Nudge::Missed]);
    while let Some(notice) = listener.try_recv().await? {
        let mut words = notice.payload().split(' ');
        if words.next() != Some(node) {
            inbox.receive(words.filter_map(read));
        }
    }
    Ok(())
}

fn write(nudge: &Nudge) -> Option<String> {
    let (letter, game) = match nudge {
        Nudge::Changed(game) => ('c', game),
        Nudge::Attended(game) => ('a', game),
        Nudge::Rematched(game) => ('r', game),
        Nudge::Hurried(game) => ('h', game),
        Nudge::Missed => return None,
    };
    Some(format!("{letter}{game}"))
}

fn read(word: &str) -> Option<Nudge> {
    let letter = word.chars().next()?;
    let game = word.get(letter.len_utf8()..)?.parse().ok()?;
    match letter {
        'c' => Some(Nudge::Changed(game)),
        'a' => Some(Nudge::Attended(game)),
        'r' => Some(Nudge::Rematched(game)),
        'h' => Some(Nudge::Hurried(game)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use yatzy_table::GameId;

    #[test]
    fn hints_are_read_as_they_are_written() {
        let game = || GameId::from_bytes(&[7; 32]);
        for nudge in [
            Nudge::Changed(game()),
            Nudge::Attended(game()),
            Nudge::Rematched(game()),
            Nudge::Hurried(game()),
        ] {
            assert_eq!(write(&nudge).as_deref().and_then(read), Some(nudge));
        }
        assert_eq!(["", "c", "x", "ö", "c../../etc"].map(read), [const { None }; 5]);
    }
}
