//! What stands between a person and a table: each a kind sentence in their language, and no table is left half.

use super::game;
use super::player::{Player, join};
use crate::house::House;
use crate::terminal::Terminal;
use std::io::{Read, Write};
use std::net::{Shutdown, TcpListener, TcpStream};
use std::process::Command;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use yatzy_wire::{NewGameBody, NewSeatBody, api};

#[test]
fn what_is_wrong_is_said_kindly() {
    let house = House::named();
    let [one, two, table] = game(&house, "yatzy");
    let void = format!("{}{}", &two[..two.len() - 64], "7".repeat(64));
    let unknown = format!("{}{}", &table[..table.len() - 24], "7".repeat(24));
    let silent = table.replace(house.address(), "127.0.0.1:1");
    let code = format!("http://{}/join?code=zzzzzz", house.address());
    let nowhere = table.replace(house.address(), "no-such-house.invalid:8710");
    let port = table.replace(house.address(), "127.0.0.1:99999");
    // The same machine under a name that the server was not told of.
    let foreign = table.replace("127.0.0.1", "127.1");
    let mute = table.replace(house.address(), &mute());
    let (https, shop) = (table.replace("http:", "https:"), table.replace(house.address(), &shop()));
    for (address, finnish, words) in [
        ("garden!", "ei ole Yatzy-pelin osoite", "“garden!” is not the address of a Yatzy game."),
        ("garden", "Millä palvelimella garden on?", "Which server is garden on?"),
        ("http://127.0.0.1:1/", "ei ole Yatzy-pelin osoite", "is not the address of a Yatzy game."),
        (&port, "ei ole Yatzy-pelin osoite", "is not the address of a Yatzy game."),
        (&silent, "Osoitteesta 127.0.0.1:1 ei vastata.", "127.0.0.1:1 doesn't answer."),
        (&nowhere, "Tässä verkossa ei ole", "There is no no-such-house.invalid:8710 on this network."),
        (&https, "ei olisi turvallinen", "would not be safe"),
        (&shop, "ei ole Yatzy-palvelin", "answers, but it is not a Yatzy server"),
        (&mute, "ei ole Yatzy-palvelin", "answers, but it is not a Yatzy server"),
        (&void, "Linkki ei enää kelpaa.", "This link no longer works."),
        (&unknown, "Tällaista peliä ei ole", "There is no such game"),
        (&code, "", "There is no game with this code"),
        (&foreign, "ei vastaa tähän nimeen", "is a Yatzy server, but it doesn't answer to this name."),
    ] {
        for (lang, words) in [("en", words), ("fi", finnish)] {
            let (code, said) = join(&[address, "--plain", "--lang", lang]);
            assert_eq!(code, 2, "{address}: {said}");
            assert!(said.contains(words) && said.lines().count() == 1, "{address}: {said}");
        }
    }
    // Without a terminal nothing is drawn.
    let (code, said) = join(&[&one]);
    assert_eq!((code, said.contains("--plain")), (2, true), "{said}");
    let help = Command::new(env!("CARGO_BIN_EXE_yatzy")).args(["join", "--help"]).output().unwrap();
    assert!(help.status.success());
}

#[test]
fn a_seat_that_waits_for_a_name_says_so() {
    let house = House::named();
    let seats = vec![NewSeatBody::here("Anna"), NewSeatBody::open()];
    let made = house.make(&NewGameBody::new("yatzy", seats));
    let link = format!("http://{}{}", house.address(), made.links[1].path);
    let (code, said) = join(&[&link, "--plain"]);
    assert_eq!(code, 2);
    assert!(said.contains("This seat has no name yet. Give yours with --name"), "{said}");
    let mut cecilia = Player::start(&link, &["--name", "Cecilia"]);
    cecilia.wait_for("with Anna and Cecilia.");
    let (code, said) = join(&[&link, "--plain", "--name", &"x".repeat(99)]);
    // The seat has its name by now; another one is not asked for.
    assert_eq!(code, 0, "{said}");
}

/// The house is gone, then someone else answers at its address, and then it is back: nothing is lost, nothing is
/// done twice, and the screen says what is.
#[test]
fn a_house_that_is_gone_and_back() {
    let house = House::named();
    let [one, _, table] = game(&house, "yatzy");
    let between = Between::new(house.address());
    let folder = tempfile::tempdir().unwrap();
    let address = one.replace(house.address(), &between.address);
    let mut screen = Terminal::start(&["join", &address], folder.path());
    screen.wait_for("Your turn");
    // Every answer to the throw is lost on the way.
    between.set(Mood::Swallows);
    screen.send(" ");
    between.wait_until_swallowed(|| screen.screen());
    screen.wait_for("No connection");
    between.set(Mood::Lies);
    between.wait_until_lied(|| screen.screen());
    screen.wait_for("No connection");
    between.set(Mood::Honest);
    screen.wait_for("Throw 1 of 3");
    let settled = |screen: &str| !screen.contains("No connection") && !screen.contains("not answered");
    screen.wait_until("the answer", settled);
    between.set(Mood::Swallows);
    screen.send("p\r");
    between.wait_until_swallowed(|| screen.screen());
    screen.wait_for("No connection");
    between.set(Mood::Honest);
    screen.wait_for("Björn to play");
    let id = table.rsplit('/').next().unwrap();
    let record = house.api().ask(&api::RECORD.call(&[&id])).unwrap().record;
    assert_eq!(yatzy_rules::fair::throws(&record.game).count(), 1, "one throw");
    assert_eq!(record.game.steps().len(), 1, "one turn");
}

#[test]
fn leaving_does_not_wait_for_a_lost_house() {
    let mut house = House::named();
    let [one, ..] = game(&house, "yatzy");
    let mut anna = Player::start(&one, &[]);
    anna.wait_for("Anna to play");
    house.kill();
    anna.wait_for("No connection.");
    anna.say("throw");
    anna.say("boxes");
    anna.say("quit");
    assert!(anna.ended_well());
}

/// Someone who answers everything with a page.
fn shop() -> String {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = listener.local_addr().unwrap().to_string();
    std::thread::spawn(move || {
        for stream in listener.incoming() {
            greet(&mut stream.unwrap());
        }
    });
    address
}

/// Someone who hangs up as soon as they hear what is wanted.
fn mute() -> String {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = listener.local_addr().unwrap().to_string();
    std::thread::spawn(move || {
        for stream in listener.incoming() {
            let _ = stream.unwrap().read(&mut [0; 4096]);
        }
    });
    address
}

fn greet(stream: &mut TcpStream) {
    let _ = stream.read(&mut [0; 4096]);
    let page = "<!doctype html><title>Welcome</title>";
    let head = "HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nConnection: close\r\n";
    let _ = write!(stream, "{head}Content-Length: {}\r\n\r\n{page}", page.len());
}

#[derive(Clone, Copy, PartialEq)]
pub enum Mood {
    /// Passes everything on.
    Honest,
    /// Passes requests on, and drops the answers to writes. Event streams fail; reads still work, for a client that
    /// reads the result of an earlier request.
    Swallows,
    /// Answers with a page of its own.
    Lies,
}

/// Someone between a player and the house, who opens a connection for every request.
pub struct Between {
    pub address: String,
    mood: Arc<Mutex<Mood>>,
    swallowed: Arc<AtomicBool>,
    lied: Arc<AtomicBool>,
    open: Arc<Mutex<Vec<TcpStream>>>,
}

impl Between {
    pub fn new(house: &str) -> Between {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let address = listener.local_addr().unwrap().to_string();
        let mood = Arc::new(Mutex::new(Mood::Honest));
        let (swallowed, lied) = (Arc::new(AtomicBool::new(false)), Arc::new(AtomicBool::new(false)));
        let open = Arc::new(Mutex::new(Vec::new()));
        let between = Between {
            address,
            mood: mood.clone(),
            swallowed: swallowed.clone(),
            lied: lied.clone(),
            open: open.clone(),
        };
        let house = house.to_owned();
        std::thread::spawn(move || {
            for stream in listener.incoming() {
                let mut near = stream.unwrap();
                // Held until the connection is registered, so that a change of mode closes this one too.
                let mood = mood.lock().unwrap();
                if *mood == Mood::Lies {
                    greet(&mut near);
                    lied.store(true, Ordering::SeqCst);
                    continue;
                }
                let far = TcpStream::connect(&house).unwrap();
                open.lock().unwrap().extend([near.try_clone().unwrap(), far.try_clone().unwrap()]);
                pass_on(*mood, near, far, swallowed.clone());
            }
        });
        between
    }

    pub fn wait_until_swallowed(&self, screen: impl Fn() -> String) {
        wait_for(&self.swallowed, screen);
    }

    fn wait_until_lied(&self, screen: impl Fn() -> String) {
        wait_for(&self.lied, screen);
    }

    /// Changes its mind, and cuts what is open.
    pub fn set(&self, mood: Mood) {
        let mut own = self.mood.lock().unwrap();
        *own = mood;
        for stream in self.open.lock().unwrap().drain(..) {
            let _ = stream.shutdown(Shutdown::Both);
        }
    }
}

/// Passes on what is said, as the mood has it.
fn pass_on(mood: Mood, near: TcpStream, far: TcpStream, swallowed: Arc<AtomicBool>) {
    // Whether what went through last changes something.
    let posts = Arc::new(AtomicBool::new(false));
    let (mut from, mut to) = (near.try_clone().unwrap(), far.try_clone().unwrap());
    let changes = posts.clone();
    std::thread::spawn(move || {
        let mut bytes = [0; 65536];
        while let Ok(count @ 1..) = from.read(&mut bytes) {
            let said = String::from_utf8_lossy(&bytes[..count]);
            let line = said.lines().next().unwrap_or_default();
            if line.starts_with("POST ") || line.starts_with("GET ") {
                changes.store(line.starts_with("POST "), Ordering::SeqCst);
            }
            let listens = mood == Mood::Swallows && line.contains("/events?");
            if listens || to.write_all(&bytes[..count]).is_err() {
                break;
            }
        }
        let _ = from.shutdown(Shutdown::Both);
        let _ = to.shutdown(Shutdown::Both);
    });
    let (mut from, mut to) = (far, near);
    std::thread::spawn(move || {
        let mut bytes = [0; 65536];
        while let Ok(count @ 1..) = from.read(&mut bytes) {
            if mood == Mood::Swallows && posts.load(Ordering::SeqCst) {
                // The house has done it when it answers; the answer is dropped.
                swallowed.store(true, Ordering::SeqCst);
                break;
            }
            if to.write_all(&bytes[..count]).is_err() {
                break;
            }
        }
        let _ = from.shutdown(Shutdown::Both);
        let _ = to.shutdown(Shutdown::Both);
    });
}

/// Waits for a sign, and takes it down.
fn wait_for(sign: &AtomicBool, screen: impl Fn() -> String) {
    let begun = Instant::now();
    while !sign.swap(false, Ordering::SeqCst) {
        assert!(begun.elapsed() < Duration::from_secs(60), "waited in vain before\n{}", screen());
        std::thread::sleep(Duration::from_millis(5));
    }
}
