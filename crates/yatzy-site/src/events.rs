//! Live events, as a page's `EventSource` reads them: a stream that is sent piece by piece for as long as someone reads it.

use crate::answer::{Asked, with_policy};
use crate::api::game_id;
use crate::device::Known;
use crate::message::Out;
use crate::site::Site;
use std::fmt::Write;
use std::future::poll_fn;
use std::pin::{Pin, pin};
use std::task::Poll;
use tokio::sync::oneshot;
use yatzy_house::Listener;
use yatzy_pages::Fields;
use yatzy_table::Rejection;
use yatzy_wire::LiveEvent;

impl Site {
    /// Opens a stream of what happens at a table.
    pub(crate) async fn listen(&self, asked: &Asked, game: &str, known: Known) -> Result<(), Rejection> {
        let live = self.inner.house.live(&game_id(game)?).await?;
        let resume = asked.last_event.as_deref().and_then(|id| id.parse().ok());
        let after = Fields::parse(&asked.query).number("after").unwrap_or_default();
        let mut listener = Listener::new(&live, &known.who(), resume.or(after));
        let (stays, mut left) = oneshot::channel();
        self.streams().insert(asked.id, stays);
        let headers = vec![("content-type".to_owned(), "text/event-stream".to_owned())];
        let reply = Out::Reply { id: asked.id, status: 200, headers: with_policy(headers), stream: true };
        self.inner.module.say(reply, b": yatzy\nretry: 1000\n\n".to_vec());
        let (site, id) = (self.clone(), asked.id);
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

/// The next event, as long as someone reads.
async fn next(listener: &mut Listener, left: &mut oneshot::Receiver<()>) -> Option<LiveEvent> {
    let mut news = pin!(listener.next());
    poll_fn(|context| match Pin::new(&mut *left).poll(context) {
        Poll::Ready(_) => Poll::Ready(None),
        Poll::Pending => news.as_mut().poll(context),
    })
    .await
}

/// An event as it stands in a stream.
fn written(event: &LiveEvent) -> String {
    let mut text = format!("event: {}\ndata: {}\n", event.name(), event.data());
    if let LiveEvent::Happened(happened) = event {
        let _ = writeln!(text, "id: {}", happened.version);
    }
    text.push('\n');
    text
}
