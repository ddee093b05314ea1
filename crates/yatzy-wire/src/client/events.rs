//! The stream of a table's events, and its reconnects.

use super::Server;
use crate::call::refusal;
use crate::{RawResponse, TableNews};
use std::io::{self, BufRead, BufReader, Read};
use std::ops::ControlFlow;
use std::time::Duration;
use yatzy_table::GameId;

/// Pause before a stream that ended is opened again.
const WAIT: Duration = Duration::from_millis(250);

const LONGEST_REFUSAL: u64 = 64 * 1024;

/// What a subscription hears.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StreamEvent {
    /// A stream was opened. It does not tell what happened before.
    Opened,
    Event(TableNews),
    /// A keep-alive.
    Alive,
    /// The stream can't be opened now; it will be tried again.
    Lost,
    /// The game was deleted; no more events follow.
    Gone,
}

/// Listens to a table from a version on, and reconnects whenever the stream ends, until the game is deleted or `hear`
/// breaks.
pub fn listen(
    server: &Server,
    game: &GameId,
    after: impl Fn() -> u32,
    mut hear: impl FnMut(StreamEvent) -> ControlFlow<()>,
) {
    // A stream is closed once the next one is open: the seat is not absent in between.
    let mut before = None;
    loop {
        match server.stream(game, after()) {
            Ok((200, stream)) => {
                drop(before.take());
                if hear(StreamEvent::Opened).is_break() {
                    return;
                }
                let mut events = Events::new(BufReader::new(stream));
                for heard in events.by_ref() {
                    let gone = heard == StreamEvent::Event(TableNews::Gone);
                    let heard = if gone { StreamEvent::Gone } else { heard };
                    if hear(heard).is_break() || gone {
                        return;
                    }
                }
                before = Some(events);
            }
            Ok((404, stream)) => {
                if is_ours(stream) {
                    // This is the last event.
                    let _ = hear(StreamEvent::Gone);
                    return;
                }
            }
            Ok(_) => {
                if hear(StreamEvent::Lost).is_break() {
                    return;
                }
            }
            Err(_) => {
                drop(before.take());
                if hear(StreamEvent::Lost).is_break() {
                    return;
                }
            }
        }
        std::thread::sleep(WAIT);
    }
}

/// Whether a refusal comes from a Yatzy server, and not from a proxy or portal.
fn is_ours(stream: impl Read) -> bool {
    let mut text = String::new();
    let read = stream.take(LONGEST_REFUSAL).read_to_string(&mut text);
    let answer = RawResponse { status: 404, version: None, text };
    read.is_ok() && refusal(&answer).is_some_and(|refusal| refusal.error.code == "game/unknown")
}

/// The events of a stream, until it ends.
struct Events<R> {
    lines: io::Lines<BufReader<R>>,
    name: String,
    data: String,
}

impl<R: Read> Events<R> {
    fn new(stream: BufReader<R>) -> Events<R> {
        Events { lines: stream.lines(), name: String::new(), data: String::new() }
    }
}

impl<R: Read> Iterator for Events<R> {
    type Item = StreamEvent;

    fn next(&mut self) -> Option<StreamEvent> {
        loop {
            let line = self.lines.next()?.ok()?;
            let (field, value) = line.split_once(':').unwrap_or((&line, ""));
            let value = value.strip_prefix(' ').unwrap_or(value);
            match field {
                "event" => value.clone_into(&mut self.name),
                "data" => self.data.push_str(value),
                "" if line.is_empty() => {
                    let event =
                        TableNews::read(&std::mem::take(&mut self.name), &std::mem::take(&mut self.data));
                    return Some(event.map_or(StreamEvent::Alive, StreamEvent::Event));
                }
                _ => {}
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{HappenedBody, HappenedKind, PresenceBody};

    #[test]
    fn a_stream_is_read_as_the_server_writes_it() {
        let said = ": yatzy\nretry: 1000\n\nevent: happened\ndata: {\"version\":3,\"at\":5,\"event\":{\"type\":\"left\"}}\n\
                    id: 3\n\n:\n\nevent: presence\ndata: {\"here\":[2],\"watchers\":0}\n\nevent: danced\ndata: {}\n\n\
                    event: rematch\ndata: {}\n\nevent: gone\ndata: ";
        let heard: Vec<StreamEvent> = Events::new(BufReader::new(said.as_bytes())).collect();
        let left = HappenedBody { version: 3, at: 5, event: HappenedKind::Left };
        assert_eq!(
            heard,
            [
                StreamEvent::Alive,
                StreamEvent::Event(TableNews::Happened(left)),
                StreamEvent::Alive,
                StreamEvent::Event(TableNews::Presence(PresenceBody { here: vec![2], watchers: 0 })),
                StreamEvent::Alive,
                StreamEvent::Event(TableNews::Rematch),
            ],
            "what was cut off is not heard"
        );
    }
}
