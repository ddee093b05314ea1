//! Nudges between nodes: what was kept is told after its commit, all that waits in one notice, and heard by a connection
//! that does nothing else. A nudge carries no news, only where to look.

use super::pool::Pool;
use sqlx::postgres::{PgListener, PgPoolOptions};
use std::collections::BTreeSet;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio::sync::{Notify, mpsc};
use yatzy_table::Nudge;

/// The channel of the notices.
const CHANNEL: &str = "yatzy";

/// The most nudges of one notice: each takes 26 bytes, and 8,000 are the most that a notice can hold.
const BATCH: usize = 250;

/// How long a nudge waits for others. Every notice costs each node a question, and nobody sees so short a time.
const GATHER: Duration = Duration::from_millis(20);

/// A notice is no news that has to outlive the database: nobody waits for the disk because of it.
const NOTIFY: &str = "SELECT set_config('synchronous_commit', 'off', TRUE), pg_notify($1, $2)";

/// How long after a failure the database is listened to again.
const PAUSE: Duration = Duration::from_millis(500);

/// The nudges that were heard and not yet looked at.
#[derive(Default)]
pub struct Ear {
    heard: Mutex<BTreeSet<Nudge>>,
    news: Notify,
}

impl Ear {
    /// What was heard since the last time; waits for something.
    pub async fn heard(&self) -> Vec<Nudge> {
        loop {
            let heard = std::mem::take(&mut *self.heard.lock().unwrap_or_else(PoisonError::into_inner));
            if !heard.is_empty() {
                return heard.into_iter().collect();
            }
            self.news.notified().await;
        }
    }

    fn hear(&self, nudges: impl IntoIterator<Item = Nudge>) {
        self.heard.lock().unwrap_or_else(PoisonError::into_inner).extend(nudges);
        self.news.notify_one();
    }
}

/// Tells what there is to tell, until nobody can tell anything any more, what comes in one moment in one notice.
pub async fn speak(pool: Arc<Pool>, node: String, mut nudges: mpsc::UnboundedReceiver<Nudge>) {
    let mut batch = Vec::with_capacity(BATCH);
    while let Some(first) = nudges.recv().await {
        batch.push(first);
        tokio::time::sleep(GATHER).await;
        while batch.len() < BATCH
            && let Ok(nudge) = nudges.try_recv()
        {
            batch.push(nudge);
        }
        let told: BTreeSet<Nudge> = batch.drain(..).collect();
        let notice = told.iter().filter_map(write).fold(node.clone(), |notice, nudge| notice + " " + &nudge);
        let notice = notice.as_str();
        let sent = pool.with(|mut it| async move {
            let query = sqlx::query(NOTIFY).bind(CHANNEL).bind(notice);
            (query.execute(&mut it).await.map(drop).map_err(Into::into), it)
        });
        // One that is lost is found by looking now and then.
        let _ = sent.await;
    }
}

/// Listens for good.
pub async fn listen(pool: Arc<Pool>, node: String, ear: Arc<Ear>) {
    loop {
        let _ = listen_once(&pool, &node, &ear).await;
        tokio::time::sleep(PAUSE).await;
    }
}

async fn listen_once(pool: &Pool, node: &str, ear: &Ear) -> Result<(), sqlx::Error> {
    let own = PgPoolOptions::new().max_connections(1).acquire_timeout(Duration::from_secs(2));
    let own = own.connect_lazy_with(pool.options().clone());
    let mut listener = PgListener::connect_with(&own).await?;
    listener.listen(CHANNEL).await?;
    // Whatever was told before this moment was not heard.
    ear.hear([Nudge::Missed]);
    while let Some(notice) = listener.try_recv().await? {
        let mut words = notice.payload().split(' ');
        if words.next() != Some(node) {
            ear.hear(words.filter_map(read));
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
