//! Counts syncs with a tracer. SIGKILL leaves the page cache alone and says nothing about the disk, so a
//! tracer counts whether every acknowledgement came after a sync.

use crate::client::{Caller, Client, RequestError};
use crate::database::Database;
use crate::folder::Folder;
use crate::rng::Rng;
use crate::server::{Program, Server};
use std::io;
use std::net::Ipv4Addr;
use std::time::Duration;
use yatzy_wire::{ActBody, ActionBody, LegalBody, NewGameBody, NewSeatBody, api};

/// The number of syncs and of acknowledgements of sequential moves.
pub async fn count(program: Program, moves: usize) -> io::Result<(usize, usize)> {
    let folder = Folder::new()?;
    let trace = folder.path().join("syncs");
    let words = ["strace", "-f", "-qq", "-e", "trace=fsync,fdatasync", "-o"].map(str::to_owned);
    let before = [&words[..], &[trace.display().to_string()]].concat();
    let database = Database::file()?;
    let server = Server::start(Program { before, ..program }, &database.url())?;
    let made = || -> io::Result<usize> { Ok(syncs(&std::fs::read_to_string(&trace)?)) };
    let (mut client, mut rng) = (Client::to(server.address), Rng::new(1));
    let mut caller = Caller { token: String::new(), from: Ipv4Addr::new(10, 1, 1, 1) };
    let failed = |error: RequestError| io::Error::other(format!("{error:?}"));
    let mut acknowledged = 0;
    let (mut before, mut all) = (0, 0);
    let mut state = None;
    while acknowledged < moves {
        let current = match state.take() {
            Some(state) => state,
            None => {
                let new = NewGameBody::new("yatzy", vec![NewSeatBody::here("Anna")]);
                caller.token.clear();
                let made_game = client.ask(&caller, &api::MAKE.send(&[], &new)).await.map_err(failed)?;
                caller.token = made_game.device.unwrap_or_default();
                tokio::time::sleep(Duration::from_millis(200)).await;
                before = made()?;
                made_game.state
            }
        };
        let enter = current.actions.iter().find_map(|legal| match legal {
            LegalBody::Enter { cell, .. } => Some(ActionBody::Enter { cell: cell.clone() }),
            _ => None,
        });
        let action = enter.unwrap_or(ActionBody::Throw { keep: String::new(), bytes: None });
        let body = ActBody { version: current.version, key: rng.key(), action };
        let acted = client.ask(&caller, &api::ACT.send(&[&current.id], &body)).await.map_err(failed)?;
        acknowledged += 1;
        let now = made()?;
        if now <= before {
            return Err(io::Error::other("an acknowledgement without a sync"));
        }
        all += now - before;
        before = now;
        state = Some(acted.state).filter(|state| !state.is_over());
    }
    Ok((all, acknowledged))
}

/// The number of successful syncs in a trace.
fn syncs(trace: &str) -> usize {
    let done = |line: &&str| line.contains("sync") && line.trim_end().ends_with("= 0");
    trace.lines().filter(done).count()
}
