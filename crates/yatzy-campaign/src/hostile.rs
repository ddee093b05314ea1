//! Hostile load from other loopback addresses than the honest players: slow heads, slow bodies, floods,
//! pipelining, giant bodies, idle connections, expensive solves, prints, pasted rules and goals. Honest players
//! must hardly notice, the computer at another table must move soon, and memory must not grow.

use crate::client::{Caller, Client, connect, head, read_body, read_head};
use crate::database::Database;
use crate::load::{self, LoadProfile, LoadResult};
use crate::server::{Program, Server};
use crate::{Outcome, P99_LIMIT_MS, verdict};
use std::io;
use std::net::{Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::runtime::{Builder, Runtime};
use yatzy_wire::{NewGameBody, NewSeatBody, api};

/// Number of honest players, duration of each attack, and words of the attacks' names; all attacks without one.
pub struct HostileProfile {
    pub players: usize,
    pub time: Duration,
    pub only: Vec<String>,
}

impl HostileProfile {
    fn attacks(&self) -> impl Iterator<Item = Attack> {
        let is_meant = |attack: &Attack| self.only.iter().any(|word| attack.name.contains(word.as_str()));
        ATTACKS.into_iter().filter(move |attack| self.only.is_empty() || is_meant(attack))
    }
}

/// The pause between the moves of an honest player.
const PAUSE: Duration = Duration::from_millis(250);

/// The attackers' address, which is not a trusted proxy. Attacks with more connections than one address may
/// have use the following addresses too.
const ATTACKER: Ipv4Addr = Ipv4Addr::new(127, 0, 0, 2);
const EACH: usize = 500;

/// Forms with pasted rules that come from one address. Each counts as twenty requests, so one address has few of them.
const RULES_EACH: usize = 6;

/// New tables at which the computer begins, during each attack, and how long its first step may take.
const STEPS: u8 = 4;
const STEP_LIMIT: Duration = Duration::from_secs(3);
const STEP_TIMEOUT: Duration = Duration::from_secs(60);
const STEP_POLL: Duration = Duration::from_millis(20);

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
    Rules,
    Goals,
}

const ATTACKS: [Attack; 13] = [
    Attack { name: "10,000 idle connections", connections: 10_000, kind: Kind::Idle },
    Attack { name: "slow heads", connections: 400, kind: Kind::SlowHead },
    Attack { name: "slow bodies", connections: 400, kind: Kind::SlowBody },
    Attack { name: "giant bodies", connections: 20, kind: Kind::GiantBody },
    Attack { name: "big heads", connections: 20, kind: Kind::BigHead },
    Attack { name: "a flood", connections: 50, kind: Kind::Flood },
    Attack { name: "pipelining", connections: 30, kind: Kind::Pipeline },
    Attack { name: "strangers' solves", connections: 10, kind: Kind::Solves },
    Attack { name: "100 prints at once", connections: 100, kind: Kind::Prints },
    Attack { name: "400 prints at once", connections: 400, kind: Kind::Prints },
    Attack { name: "100 pasted rules at once", connections: 100, kind: Kind::Rules },
    Attack { name: "6 tables that play for the win", connections: 6, kind: Kind::Goals },
    Attack { name: "32 tables that play for the win", connections: 32, kind: Kind::Goals },
];

/// Runs every attack in turn beside honest players, against an older server first, whose figures are not judged.
pub async fn campaign(
    before: Option<Program>,
    program: Program,
    profile: &HostileProfile,
) -> io::Result<Outcome> {
    let (mut figures, mut is_right) = (Vec::new(), true);
    for (name, program) in before.iter().map(|older| ("before", older)).chain([("now", &program)]) {
        let database = Database::file()?;
        let server = database.start(program)?.remove(0);
        let attacked = attacked(name, &server, profile).await?;
        figures.push(format!("{name}: {}", attacked.figures));
        is_right = attacked.is_right;
    }
    Ok(Outcome { figures: figures.join("; "), is_right })
}

async fn attacked(name: &str, server: &Server, profile: &HostileProfile) -> io::Result<Outcome> {
    // The first run warms the server up.
    honest(server, profile).await?;
    let busy = BusyProcessors::start();
    let (quiet, step) = tokio::join!(honest(server, profile), slowest_step(server));
    let quiet = quiet?;
    drop(busy);
    println!("{name}, without an attack: {quiet}, the computer's first step after {}", seconds(step));
    let (mut figures, mut is_right) =
        (vec![format!("quiet p99 {:.1} ms, first step {}", quiet.p99, seconds(step))], true);
    for attack in profile.attacks() {
        let before = server.memory()?;
        let over = Arc::new(AtomicBool::new(false));
        let machine = attackers_machine()?;
        for number in 0..attack.connections {
            machine.spawn(attack_on(server.address, attack.kind, number, over.clone()));
        }
        tokio::time::sleep(Duration::from_secs(1)).await;
        let (load, step) = tokio::join!(honest(server, profile), slowest_step(server));
        let grown = server.memory()?.saturating_sub(before);
        over.store(true, Ordering::SeqCst);
        machine.shutdown_background();
        let (p99, honest, missed) = match load {
            Ok(load) => {
                let missed = missed(&quiet, &load, grown, step);
                (format!("p99 {:.1} ms", load.p99), load.to_string(), missed)
            }
            Err(error) => {
                let honest = format!("the honest could not even sit down: {error}");
                (honest.clone(), honest, vec!["play".to_owned()])
            }
        };
        is_right &= missed.is_empty();
        let (grown, step) = (grown / 1024, seconds(step));
        let missed = if missed.is_empty() { String::new() } else { format!(" ({})", missed.join(", ")) };
        println!(
            "{name}, {}: {honest}, the computer's first step after {step}, {grown} MiB more: {}{missed}",
            attack.name,
            verdict(missed.is_empty()),
        );
        figures.push(format!("{}: {p99}, first step {step}, {grown} MiB more{missed}", attack.name));
        tokio::time::sleep(Duration::from_secs(6)).await;
    }
    Ok(Outcome { figures: figures.join("; "), is_right })
}

/// Threads that keep the processors as busy as attackers do, and leave the server alone: on a machine of a few processors,
/// an attack is compared with this.
struct BusyProcessors(Arc<AtomicBool>);

impl BusyProcessors {
    fn start() -> BusyProcessors {
        let over = Arc::new(AtomicBool::new(false));
        for _ in 0..ATTACKERS_THREADS {
            let over = over.clone();
            std::thread::spawn(move || {
                step_back();
                while !over.load(Ordering::Relaxed) {
                    std::hint::spin_loop();
                }
            });
        }
        BusyProcessors(over)
    }
}

impl Drop for BusyProcessors {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

const ATTACKERS_THREADS: usize = 2;

/// Attackers have machines of their own. Here their threads step back behind the server and the players, so that an attack
/// takes only the processor time that both leave.
fn attackers_machine() -> io::Result<Runtime> {
    Builder::new_multi_thread()
        .worker_threads(ATTACKERS_THREADS)
        .on_thread_start(step_back)
        .enable_all()
        .build()
}

/// Gives this thread the lowest priority. Without the permission it stays.
fn step_back() {
    let _ = rustix::process::nice(19);
}

async fn honest(server: &Server, profile: &HostileProfile) -> io::Result<LoadResult> {
    let (servers, players, time) = (vec![server.address], profile.players, profile.time);
    load::run(LoadProfile { servers, players, pause: PAUSE, time, across: false, staggered: true }).await
}

fn seconds(time: Option<Duration>) -> String {
    time.map_or("more than a minute".to_owned(), |time| format!("{:.1} s", time.as_secs_f64()))
}

/// How long the computer takes for its first step at a new table, the slowest of a few; `None` if it makes none.
async fn slowest_step(server: &Server) -> Option<Duration> {
    let mut slowest = Duration::ZERO;
    for number in 0..STEPS {
        slowest = slowest.max(tokio::time::timeout(STEP_TIMEOUT, first_step(server, number)).await.ok()?);
        tokio::time::sleep(Duration::from_secs(1)).await;
    }
    Some(slowest)
}

async fn first_step(server: &Server, number: u8) -> Duration {
    let caller = Caller { token: String::new(), from: Ipv4Addr::new(10, 200, 0, number) };
    let mut client = Client::to(server.address);
    let seats = vec![NewSeatBody::bot("club"), NewSeatBody::here("Anna")];
    let new = NewGameBody::new("yatzy", seats);
    let begun = Instant::now();
    // Without a reply a person tries again, and waits all the time.
    let made = loop {
        match client.ask(&caller, &api::MAKE.send(&[], &new)).await {
            Ok(made) => break made,
            Err(_) => tokio::time::sleep(STEP_POLL).await,
        }
    };
    while !client.ask(&caller, &api::LOOK.call(&[&made.id])).await.is_ok_and(|state| state.version > 0) {
        tokio::time::sleep(STEP_POLL).await;
    }
    begun.elapsed()
}

/// Most additional memory during an attack, in KiB.
const MEMORY_LIMIT: u64 = 100 * 1024;

/// The limits that were missed, with their figures.
fn missed(quiet: &LoadResult, load: &LoadResult, grown: u64, step: Option<Duration>) -> Vec<String> {
    // Below 5 ms a difference is noise.
    let p99 = (2.0 * quiet.p99).max(5.0);
    let limits = [
        // A machine that is busy already says nothing of an attack.
        (quiet.p99 > P99_LIMIT_MS, format!("quiet p99 at most {P99_LIMIT_MS} ms")),
        (load.p99 > p99, format!("p99 at most {p99:.1} ms")),
        (load.errors > 0, "no errors".to_owned()),
        (grown > MEMORY_LIMIT, format!("{} MiB more at most", MEMORY_LIMIT / 1024)),
        (
            step.is_none_or(|step| step > STEP_LIMIT),
            format!("first step within {}", seconds(Some(STEP_LIMIT))),
        ),
    ];
    limits.into_iter().filter_map(|(is_missed, limit)| is_missed.then_some(limit)).collect()
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
    let each = if matches!(kind, Kind::Rules) { RULES_EACH } else { EACH };
    let from = Ipv4Addr::from(u32::from(ATTACKER) + (number / each) as u32);
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
        Kind::Rules => {
            // Valid rules with long names in every language, and a player whose name is refused: no game is made.
            let boxes = ["ones", "twos", "threes", "fours", "fives", "sixes", "full-house", "chance"];
            let names = boxes.map(|cell| format!("{cell} = \"{}\"\n", "x".repeat(60))).concat();
            let langs = "fi sv nb da et en de nl is ru uk pl fr it hu lv lt".split(' ');
            let names: String = langs.map(|lang| format!("[names.{lang}]\n{names}")).collect();
            let form = format!("own=base = \"yatzy\"\n{names}&name1=%07");
            let request = head(&caller, "POST", "/new", form.len())
                .replace("application/json", "application/x-www-form-urlencoded");
            stream.get_mut().write_all([request.as_bytes(), form.as_bytes()].concat().as_slice()).await?;
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
