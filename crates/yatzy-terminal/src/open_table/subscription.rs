//! The line to a table: a task that looks again and again, and the place where its views and all answers arrive.

use crate::connection::Connection;
use std::sync::Arc;
use std::sync::Mutex;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::time::Duration;
use tokio::task::JoinHandle;
use yatzy_table::{CoachAnswer, GameId, Refused, Rejection, SeatLink, View};

/// How long to wait before looking again at a table that refused to be looked at.
const REST: Duration = Duration::from_secs(1);

/// What arrives.
pub enum Incoming {
    /// The table as it looks now.
    Looked(Box<View>),
    /// A request had its effect.
    Done(Box<Done>),
    /// A request was refused.
    Refused(Box<Rejection>),
    /// What the coach says to a question.
    CoachAnswer(u64, Option<Arc<CoachAnswer>>),
    /// The game was deleted.
    Gone,
}

/// What a request led to.
#[derive(Default)]
pub struct Done {
    /// Which request it was.
    pub question: u64,
    /// The table as it looks then.
    pub view: Option<View>,
    /// A new link.
    pub link: Option<SeatLink>,
    /// The rematch.
    pub next: Option<GameId>,
}

/// The line to a table.
pub struct TableSubscription {
    /// Where all arrives.
    pub incoming: Mutex<Receiver<Incoming>>,
    /// The way there.
    pub sender: Sender<Incoming>,
    watch: JoinHandle<()>,
}

impl TableSubscription {
    /// Begins to look at a table.
    pub fn open(connection: &Connection, view: &View) -> TableSubscription {
        let (sender, incoming) = channel();
        let watch = connection.spawn(watch(connection.clone(), view.clone(), sender.clone()));
        TableSubscription { incoming: Mutex::new(incoming), sender, watch }
    }
}

impl Drop for TableSubscription {
    /// Whoever does not look any more is not there any more.
    fn drop(&mut self) {
        self.watch.abort();
    }
}

async fn watch(connection: Connection, mut seen: View, sender: Sender<Incoming>) {
    let (house, connectivity, notifier) =
        (connection.house(), connection.connectivity(), connection.notifier());
    let (game, who) = (seen.id.clone(), connection.who());
    loop {
        match connectivity.retry(|| house.look_again(&game, &who, &seen)).await {
            Ok(view) => {
                seen = view;
                if sender.send(Incoming::Looked(Box::new(seen.clone()))).is_err() {
                    return;
                }
                notifier.notify();
            }
            Err(Rejection { refused: Refused::UnknownGame, .. }) => {
                let _ = sender.send(Incoming::Gone);
                return notifier.notify();
            }
            Err(_) => tokio::time::sleep(REST).await,
        }
    }
}
