//! Live events for a page's `EventSource`: a stream that is sent piece by piece while the page reads it.

use crate::answer::with_policy;
use crate::message::Out;
use crate::site::Site;
use std::fmt::Write;
use std::future::poll_fn;
use std::pin::{Pin, pin};
use std::task::Poll;
use tokio::sync::oneshot;
use yatzy_house::Listener;
use yatzy_table::{GameId, Who};
use yatzy_wire::{EventsQuery, Problem, TableNews};

impl Site {
    /// Opens the event stream of a table.
    pub(crate) async fn listen(
        &self,
        id: u64,
        last_event: Option<&str>,
        who: &Who,
        (game, query): (GameId, EventsQuery),
    ) -> Result<(), Problem> {
        let resume = last_event.and_then(|id| id.parse().ok());
        let mut listener = self.inner.house.listen(&game, who, resume.or(query.after)).await?;
        let (stays, mut left) = oneshot::channel();
        self.streams().insert(id, stays);
        let headers = vec![("content-type".to_owned(), "text/event-stream".to_owned())];
        let reply = Out::Reply { id, status: 200, headers: with_policy(headers), stream: true };
        self.inner.module.say(reply, b": yatzy\nretry: 1000\n\n".to_vec());
        let site = self.clone();
        self.inner.module.executor.spawn(Box::pin(async move {
            while let Some(event) = next(&mut listener, &mut left).await {
                site.inner.module.say(Out::Piece { id }, written(&event).into_bytes());
            }
            site.streams().remove(&id);
            site.inner.module.say(Out::End { id }, Vec::new());
        }));
        Ok(())
    }
}

/// The next event; `None` once the page has closed the stream.
async fn next(listener: &mut Listener, left: &mut oneshot::Receiver<()>) -> Option<TableNews> {
    let mut news = pin!(listener.next());
    poll_fn(|context| match Pin::new(&mut *left).poll(context) {
        Poll::Ready(_) => Poll::Ready(None),
        Poll::Pending => news.as_mut().poll(context),
    })
    .await
}

/// An event in the form of the stream.
fn written(event: &TableNews) -> String {
    let mut text = format!("event: {}\ndata: {}\n", event.name(), event.data());
    if let TableNews::Happened(happened) = event {
        let _ = writeln!(text, "id: {}", happened.version);
    }
    text.push('\n');
    text
}
