//! Listens to a game from its first version on, and reopens the stream when it ends.

use crate::client::{Caller, connect, head, read_chunk, read_head};
use crate::history::{GameId, Observation};
use crate::world::World;
use std::io;
use std::net::{Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;
use yatzy_wire::HappenedBody;

/// Pause before a stream is reopened.
const RETRY_PAUSE: Duration = Duration::from_millis(20);

/// How often an idle observer checks whether listening is over.
const POLL_INTERVAL: Duration = Duration::from_millis(200);

/// Listens until the campaign ends listening.
pub async fn listen(world: Arc<World>, game: GameId, server: SocketAddr, from: Ipv4Addr) {
    let observer = world.observer();
    let mut last = 0;
    while !world.is_listening_over() {
        let heard = read_stream(&world, observer, &game, server, from, &mut last).await;
        if heard.is_ok() {
            return world.note(Observation::Closed { observer, game });
        }
        tokio::time::sleep(RETRY_PAUSE).await;
    }
}

/// Reads one stream: `Ok` when listening is over, an error if the stream ends before.
async fn read_stream(
    world: &World,
    observer: u32,
    game: &GameId,
    server: SocketAddr,
    from: Ipv4Addr,
    last: &mut u32,
) -> io::Result<()> {
    let caller = Caller { token: String::new(), from };
    let mut stream = connect(server, None).await?;
    let head = head(&caller, "GET", &format!("/api/v1/games/{game}/events?after={last}"), 0);
    tokio::io::AsyncWriteExt::write_all(stream.get_mut(), head.as_bytes()).await?;
    if read_head(&mut stream).await?.status != 200 {
        return Err(io::ErrorKind::ConnectionRefused.into());
    }
    world.note(Observation::Opened { observer, game: game.clone(), after: *last });
    let mut text = String::new();
    loop {
        // A chunk may arrive in parts. The timeout applies only before its first byte.
        let idle = tokio::io::AsyncBufReadExt::fill_buf(&mut stream);
        match tokio::time::timeout(POLL_INTERVAL, idle).await {
            Err(_) if world.is_listening_over() => return Ok(()),
            Err(_) => continue,
            Ok(filled) => drop(filled?),
        }
        let chunk = read_chunk(&mut stream).await?.ok_or(io::ErrorKind::UnexpectedEof)?;
        text.push_str(&String::from_utf8_lossy(&chunk));
        while let Some((event, rest)) = text.split_once("\n\n") {
            if let Some(happened) = happened(event) {
                *last = happened.version;
                let (game, version, kind) = (game.clone(), happened.version, happened.event);
                world.note(Observation::Heard { observer, game, version, kind });
            }
            text = rest.to_owned();
        }
    }
}

/// The log entry of a server-sent event.
fn happened(event: &str) -> Option<HappenedBody> {
    event.lines().find(|line| *line == "event: happened")?;
    let data = event.lines().find_map(|line| line.strip_prefix("data: "))?;
    serde_json::from_str(data).ok()
}
