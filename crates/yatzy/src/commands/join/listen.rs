//! Listening to a table: the server's events say when to look again.

use super::link::{Line, lock};
use std::io::{self, BufRead, BufReader};
use std::time::Duration;
use yatzy_terminal::News;

/// How long to wait before a stream that ended is opened anew.
const WAIT: Duration = Duration::from_millis(250);

/// What ended a stream.
enum End {
    /// The connection did, or its time was up.
    Cut,
    /// The game was deleted.
    Gone,
    /// Another line leads on.
    Moved,
}

/// Listens from where the game is known, and again whenever the stream ends, until the game is gone or the table
/// has gone on.
pub fn listen(line: &Line) {
    let path = format!("/games/{}/events", line.game);
    // A stream is let go once the next one is open: nobody is away in between.
    let mut before = None;
    loop {
        let after = lock(&line.latest).0;
        match line.door.server().stream(&format!("{path}?after={after}")) {
            Ok((200, stream)) => {
                drop(before.take());
                line.reached(true);
                line.fetch(false);
                if line.follow() {
                    return;
                }
                let mut lines = BufReader::new(stream);
                match follow(line, &mut lines) {
                    End::Cut => before = Some(lines),
                    End::Gone => return line.tell(News::Gone),
                    End::Moved => return,
                }
            }
            Ok((404, stream)) => {
                if is_ours(stream) {
                    return line.tell(News::Gone);
                }
            }
            Ok(_) => {}
            Err(_) => {
                drop(before.take());
                line.reached(false);
            }
        }
        std::thread::sleep(WAIT);
    }
}

/// Reads events until the stream ends or nothing more is to be heard here.
fn follow(line: &Line, lines: &mut impl BufRead) -> End {
    for said in lines.lines() {
        let Ok(said) = said else { return End::Cut };
        if line.has_moved() {
            return End::Moved;
        }
        if let Some(version) = said.strip_prefix("id: ").and_then(|id| id.trim().parse::<u32>().ok()) {
            if version > lock(&line.latest).0 {
                line.fetch(false);
            }
            continue;
        }
        match said.trim_end() {
            "event: presence" => line.look_around(),
            "event: rematch" if line.follow() => return End::Moved,
            "event: gone" => return End::Gone,
            _ => {}
        }
    }
    End::Cut
}

/// Whether a refusal is a server's of ours, and not that of someone who stands in between.
fn is_ours(stream: impl io::Read) -> bool {
    let refusal: Result<serde_json::Value, _> = serde_json::from_reader(stream.take(64 * 1024));
    refusal.is_ok_and(|refusal| refusal["error"]["code"] == "game/unknown")
}
