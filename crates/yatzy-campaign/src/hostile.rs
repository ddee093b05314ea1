//! Hostile load from other loopback addresses than the honest players: slow heads, slow bodies, floods,
//! pipelining, giant bodies, idle connections, expensive solves, prints and goals. Honest players must hardly
//! notice, the computer at another table must move soon, and memory must not grow.

use crate::client::{Caller, Client, connect, head, read_body, read_head};
use crate::load::{self, LoadProfile, LoadResult};
use crate::server::Server;
use std::io;
use std::net::{Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use yatzy_wire::{NewGameBody, NewSeatBody, api};

/// The number of honest players, the pause between their moves, and the duration of each attack.
const HONEST: usize = 200;
const PAUSE: Duration = Duration::from_millis(250);
const LASTS: Duration = Duration::from_secs(10);

/// The attackers' address, which is not a trusted proxy. Attacks with more connections than one address may
/// have use the following addresses too.
const ATTACKER: Ipv4Addr = Ipv4Addr::new(127, 0, 0, 2);
const EACH: usize = 500;

/// New tables at which the computer begins, during each attack, and how long its first step may take.
const STEPS: u8 = 4;
const STEP_LIMIT: Duration = Duration::from_secs(3);
const STEP_TIMEOUT: Duration = Duration::from_secs(60);

/// An attack with its number of connections.
struct Attack {
    name: &'static str,
    connections: usize,
    kind: Kind,
}

#[derive(Clone, Copy)]
enum Kind {
    Idle,
    SlowHead,
    SlowBody,
    GiantBody,
    BigHead,
    Flood,
    Pipeline,
    Solves,
    Prints,
    Goals,
}

const ATTACKS: [Attack; 11] = [
    Attack { name: "10,000 idle connections", connections: 10_000, kind: Kind::Idle },
    Attack { name: "slow heads", connections: 400, kind: Kind::SlowHead },
    Attack { name: "slow bodies", connections: 400, kind: Kind::SlowBody },
    Attack { name: "giant bodies", connections: 20, kind: Kind::GiantBody },
    Attack { name: "big heads", connections: 20, kind: Kind::BigHead },
    Attack { name: "a flood", connections: 50, kind: Kind::Flood },
    Attack { name: "pipelining", connections: 30, kind: Kind::Pipeline },
    Attack { name: "strangers' solves", connections: 10, kind: Kind::Solves },
    Attack { name: "100 prints at once", connections: 100, kind: Kind::Prints },
    Attack { name: "6 tables that play for the win", connections: 6, kind: Kind::Goals },
    Attack { name: "32 tables that play for the win", connections: 32, kind: Kind::Goals },
];

/// Runs every attack in turn beside honest players, or those whose name contains a word.
pub async fn campaign(server: &Server, only: Option<&str>) -> io::Result<bool> {
    // The first run warms the server up.
    honest(server).await?;
    let (quiet, step) = tokio::join!(honest(server), slowest_step(server));
    let quiet = quiet?;
    println!("nobody attacks: {quiet}, the computer's first step after {}", seconds(step));
    let mut all = true;
    for attack in ATTACKS.into_iter().filter(|attack| only.is_none_or(|word| attack.name.contains(word))) {
        let before = server.memory()?;
        let over = Arc::new(AtomicBool::new(false));
        let attackers: Vec<_> = (0..attack.connections)
            .map(|number| tokio::spawn(attack_on(server.address, attack.kind, number, over.clone())))
            .collect();
        tokio::time::sleep(Duration::from_secs(1)).await;
        let (load, step) = tokio::join!(honest(server), slowest_step(server));
        let grown = server.memory()?.saturating_sub(before);
        over.store(true, Ordering::SeqCst);
        attackers.iter().for_each(tokio::task::JoinHandle::abort);
        let (honest, right) = match load {
            Ok(load) => {
                let right = is_right(&quiet, &load, grown, attack.connections)
                    && step.is_some_and(|step| step <= STEP_LIMIT);
                (load.to_string(), right)
            }
            Err(error) => (format!("the honest could not even sit down: {error}"), false),
        };
        all &= right;
        println!(
            "{}: {honest}, the computer's first step after {}, {grown} KiB more: {}",
            attack.name,
            seconds(step),
            if right { "right" } else { "NOT RIGHT" }
        );
        tokio::time::sleep(Duration::from_secs(6)).await;
    }
    Ok(all)
}

async fn honest(server: &Server) -> io::Result<LoadResult> {
    let (servers, players) = (vec![server.address], HONEST);
    load::run(LoadProfile { servers, players, pause: PAUSE, time: LASTS, across: false, staggered: true })
        .await
}

fn seconds(time: Option<Duration>) -> String {
    time.map_or("more than a minute".to_owned(), |time| format!("{:.1} s", time.as_secs_f64()))
}

/// How long the computer takes for its first step at a new table, the slowest of a few; `None` if it makes none.
async fn slowest_step(server: &Server) -> Option<Duration> {
    let mut slowest = Duration::ZERO;
    for number in 0..STEPS {
        slowest = slowest.max(tokio::time::timeout(STEP_TIMEOUT, first_step(server, number)).await.ok()??);
        tokio::time::sleep(Duration::from_secs(1)).await;
    }
    Some(slowest)
}

async fn first_step(server: &Server, number: u8) -> Option<Duration> {
    let caller = Caller { token: String::new(), from: Ipv4Addr::new(10, 200, 0, number) };
    let mut client = Client::to(server.address);
    let seats = vec![NewSeatBody::bot("club"), NewSeatBody::here("Anna")];
    let made = client.ask(&caller, &api::MAKE.send(&[], &NewGameBody::new("yatzy", seats))).await.ok()?;
    let begun = Instant::now();
    loop {
        if client.ask(&caller, &api::LOOK.call(&[&made.id])).await.is_ok_and(|state| state.version > 0) {
            return Some(begun.elapsed());
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

fn is_right(quiet: &LoadResult, load: &LoadResult, grown: u64, connections: usize) -> bool {
    // Below 5 ms a difference is noise.
    let p99 = load.p99 <= (2.0 * quiet.p99).max(5.0);
    p99 && load.errors == 0 && grown <= 50 * 1024 + 20 * connections as u64
}

async fn attack_on(server: SocketAddr, kind: Kind, number: usize, over: Arc<AtomicBool>) {
    while !over.load(Ordering::Relaxed) {
        // A refused or closed connection is opened again.
        let _ = attack(server, kind, number, &over).await;
        // Idle connections are reopened slowly.
        let pause = if matches!(kind, Kind::Idle) { 1000 } else { 5 };
        tokio::time::sleep(Duration::from_millis(pause)).await;
    }
}

async fn attack(server: SocketAddr, kind: Kind, number: usize, over: &AtomicBool) -> io::Result<()> {
    let from = Ipv4Addr::from(u32::from(ATTACKER) + (number / EACH) as u32);
    let mut stream = connect(server, Some(from)).await?;
    let caller = Caller { token: String::new(), from };
    let goes_on = || !over.load(Ordering::Relaxed);
    let slowly = Duration::from_millis(500);
    match kind {
        Kind::Idle => {
            let mut byte = [0];
            stream.read_exact(&mut byte).await?;
        }
        Kind::SlowHead => {
            stream.get_mut().write_all(b"GET / HTTP/1.1\r\nHost: localhost\r\n").await?;
            while goes_on() {
                stream.get_mut().write_all(b"X: y\r\n").await?;
                tokio::time::sleep(slowly).await;
            }
        }
        Kind::SlowBody => {
            let head = head(&caller, "POST", "/api/v1/games", 60_000);
            stream.get_mut().write_all(head.as_bytes()).await?;
            while goes_on() {
                stream.get_mut().write_all(b" ").await?;
                tokio::time::sleep(slowly).await;
            }
        }
        Kind::GiantBody => {
            let head = head(&caller, "POST", "/api/v1/games", 1 << 40);
            stream.get_mut().write_all(head.as_bytes()).await?;
            while goes_on() {
                stream.get_mut().write_all(&[b' '; 16 * 1024]).await?;
            }
        }
        Kind::BigHead => {
            let long = "a".repeat(60 * 1024);
            let head = format!("GET / HTTP/1.1\r\nHost: localhost\r\nX: {long}\r\n\r\n");
            while goes_on() {
                stream.get_mut().write_all(head.as_bytes()).await?;
                read_head(&mut stream).await?;
            }
        }
        Kind::Flood => {
            let request = head(&caller, "GET", "/api/v1/rules", 0);
            stream.get_mut().write_all(request.as_bytes()).await?;
            read_head(&mut stream).await?;
        }
        Kind::Pipeline => {
            let request = head(&caller, "GET", "/", 0).repeat(200);
            stream.get_mut().write_all(request.as_bytes()).await?;
            let mut answers = Vec::new();
            stream.read_to_end(&mut answers).await?;
        }
        Kind::Solves => {
            let bonus = ["chance", "order"][number % 2];
            let value = [["last-resort", "any"], ["down", "free"]][number % 2][number / 2 % 2];
            let body = format!(
                r#"{{"rules":"tactic-sv","options":{{"{bonus}":"{value}"}},"seats":[{{"bot":"perfect"}},{{"name":"A"}}]}}"#
            );
            let request = head(&caller, "POST", "/api/v1/games", body.len());
            stream.get_mut().write_all([request.as_bytes(), body.as_bytes()].concat().as_slice()).await?;
            read_head(&mut stream).await?;
        }
        Kind::Prints => {
            // Rules of their own for each, so that none is drawn already.
            let path = format!("/print/leaflet.png?edition=tactic-ru&words=ru&bonus=at-least:{}", 1 + number);
            stream.get_mut().write_all(head(&caller, "GET", &path, 0).as_bytes()).await?;
            let reply = read_head(&mut stream).await?;
            read_body(&mut stream, &reply).await?;
        }
        Kind::Goals => {
            let body = format!(
                r#"{{"rules":"yatzy","options":{{"bonus":"at-least:{}"}},"goal":"win","seats":[{{"name":"A"}},{{"name":"B"}}]}}"#,
                30 + number
            );
            let request = head(&caller, "POST", "/api/v1/games", body.len());
            stream.get_mut().write_all([request.as_bytes(), body.as_bytes()].concat().as_slice()).await?;
            read_head(&mut stream).await?;
            // One table for each connection.
            while goes_on() {
                tokio::time::sleep(slowly).await;
            }
        }
    }
    Ok(())
}
