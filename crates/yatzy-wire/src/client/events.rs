//! Listening to a table: its events say when to look again.

use super::Server;
use crate::call::refusal;
use crate::{Answer, TableNews};
use std::io::{self, BufRead, BufReader, Read};
use std::ops::ControlFlow;
use std::time::Duration;
use yatzy_table::GameId;

/// How long to wait before a stream that ended is opened anew.
const WAIT: Duration = Duration::from_millis(250);

/// The longest refusal that is read.
const LONGEST_REFUSAL: u64 = 64 * 1024;

/// What a listener hears.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Heard {
    /// A stream was opened: whatever happened before that, it does not tell.
    Opened,
    /// Something happened.
    Event(TableNews),
    /// Nothing, but the stream lives.
    Alive,
    /// The stream can't be opened just now; it is tried again.
    Lost,
    /// There is no such game any more; nothing is heard after this.
    Gone,
}

/// Listens to a table from a version on, and again whenever the stream ends, until the game is gone or the listener has
/// heard enough.
pub fn listen(
    server: &Server,
    game: &GameId,
    after: impl Fn() -> u32,
    mut hear: impl FnMut(Heard) -> ControlFlow<()>,
) {
    // A stream is let go once the next one is open: nobody is away in between.
    let mut before = None;
    loop {
        match server.stream(game, after()) {
            Ok((200, stream)) => {
                drop(before.take());
                if hear(Heard::Opened).is_break() {
                    return;
                }
                let mut events = Events::new(BufReader::new(stream));
                for heard in events.by_ref() {
                    let gone = heard == Heard::Event(TableNews::Gone);
                    let heard = if gone { Heard::Gone } else { heard };
                    if hear(heard).is_break() || gone {
                        return;
                    }
                }
                before = Some(events);
            }
            Ok((404, stream)) => {
                if is_ours(stream) {
                    // Nothing is heard after this, whatever the listener says.
                    let _ = hear(Heard::Gone);
                    return;
                }
            }
            Ok(_) => {
                if hear(Heard::Lost).is_break() {
                    return;
                }
            }
            Err(_) => {
                drop(before.take());
                if hear(Heard::Lost).is_break() {
                    return;
                }
            }
        }
        std::thread::sleep(WAIT);
    }
}

/// Whether a refusal is a server's of ours, and not that of someone who stands in between.
fn is_ours(stream: impl Read) -> bool {
    let mut text = String::new();
    let read = stream.take(LONGEST_REFUSAL).read_to_string(&mut text);
    let answer = Answer { status: 404, version: None, text };
    read.is_ok() && refusal(&answer).is_some_and(|refusal| refusal.error.code == "game/unknown")
}

/// What a stream of server-sent events says, until it ends.
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
    type Item = Heard;

    fn next(&mut self) -> Option<Heard> {
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
                    return Some(event.map_or(Heard::Alive, Heard::Event));
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
        let heard: Vec<Heard> = Events::new(BufReader::new(said.as_bytes())).collect();
        let left = HappenedBody { version: 3, at: 5, event: HappenedKind::Left };
        assert_eq!(
            heard,
            [
                Heard::Alive,
                Heard::Event(TableNews::Happened(left)),
                Heard::Alive,
                Heard::Event(TableNews::Presence(PresenceBody { here: vec![2], watchers: 0 })),
                Heard::Alive,
                Heard::Event(TableNews::Rematch),
            ],
            "what was cut off is not heard"
        );
    }
}
