//! Someone who listens to a game from its first version on, and again whenever the stream ends.

use crate::history::{Game, Seen};
use crate::line::{Caller, connect, head, read_chunk, read_head};
use crate::world::World;
use std::io;
use std::net::{Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;
use yatzy_wire::HappenedBody;

/// How long to wait before a stream is opened anew.
const AGAIN: Duration = Duration::from_millis(20);

/// How often someone who hears nothing looks up.
const LOOK_UP: Duration = Duration::from_millis(200);

/// Listens until nobody does any more.
pub async fn listen(world: Arc<World>, game: Game, server: SocketAddr, from: Ipv4Addr) {
    let observer = world.observer();
    let mut last = 0;
    while !world.is_closing() {
        let heard = hear(&world, observer, &game, server, from, &mut last).await;
        if heard.is_ok() {
            return world.note(Seen::Closed { observer, game });
        }
        tokio::time::sleep(AGAIN).await;
    }
}

/// Listens to one stream: `Ok` once everyone is to stop, an error where it ends before.
async fn hear(
    world: &World,
    observer: u32,
    game: &Game,
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
    world.note(Seen::Opened { observer, game: game.clone(), after: *last });
    let mut text = String::new();
    loop {
        // A chunk that comes in pieces is waited for: only before its first byte may one look up.
        let idle = tokio::io::AsyncBufReadExt::fill_buf(&mut stream);
        match tokio::time::timeout(LOOK_UP, idle).await {
            Err(_) if world.is_closing() => return Ok(()),
            Err(_) => continue,
            Ok(filled) => drop(filled?),
        }
        let chunk = read_chunk(&mut stream).await?.ok_or(io::ErrorKind::UnexpectedEof)?;
        text.push_str(&String::from_utf8_lossy(&chunk));
        while let Some((event, rest)) = text.split_once("\n\n") {
            if let Some(happened) = happened(event) {
                *last = happened.version;
                let kind = serde_json::to_string(&happened.event).unwrap_or_default();
                let (game, version) = (game.clone(), happened.version);
                world.note(Seen::Heard { observer, game, version, kind });
            }
            text = rest.to_owned();
        }
    }
}

/// The entry of the log that an event tells of.
fn happened(event: &str) -> Option<HappenedBody> {
    event.lines().find(|line| *line == "event: happened")?;
    let data = event.lines().find_map(|line| line.strip_prefix("data: "))?;
    serde_json::from_str(data).ok()
}
