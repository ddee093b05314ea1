//! The subscription to a table: a task that waits for the next view, and the channel for its views and all answers.

use crate::connection::Connection;
use std::sync::Arc;
use std::sync::Mutex;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::time::Duration;
use tokio::task::JoinHandle;
use yatzy_table::{CoachAnswer, GameId, Refused, Rejection, SeatLink, View};

/// Delay after a look that was refused.
const REST: Duration = Duration::from_secs(1);

/// A message to an open table.
pub enum Incoming {
    /// The current view.
    Looked(Box<View>),
    /// A request had its effect.
    Done(Box<Done>),
    /// A request was refused.
    Refused(Box<Rejection>),
    /// The coach's answer to a question.
    CoachAnswer(u64, Option<Arc<CoachAnswer>>),
    /// The game was deleted.
    Gone,
}

/// The result of a request.
#[derive(Default)]
pub struct Done {
    /// The number of the request.
    pub question: u64,
    /// The view after it.
    pub view: Option<View>,
    /// A new link.
    pub link: Option<SeatLink>,
    /// The rematch.
    pub next: Option<GameId>,
}

/// The subscription to a table.
pub struct TableSubscription {
    /// The receiving end.
    pub incoming: Mutex<Receiver<Incoming>>,
    /// The sending end.
    pub sender: Sender<Incoming>,
    watch: JoinHandle<()>,
}

impl TableSubscription {
    /// Subscribes to a table.
    pub fn open(connection: &Connection, view: &View) -> TableSubscription {
        let (sender, incoming) = channel();
        let watch = connection.spawn(watch(connection.clone(), view.clone(), sender.clone()));
        TableSubscription { incoming: Mutex::new(incoming), sender, watch }
    }
}

impl Drop for TableSubscription {
    /// The device is not present at the table any more.
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
