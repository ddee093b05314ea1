//! How many requests `yatzy join` needs before its first screen, counted between the client and the server.

use super::player::Player;
use crate::house::House;
use std::io::{Read, Write};
use std::net::{TcpListener, TcpStream};
use std::sync::{Arc, Mutex};
use yatzy_wire::{ActBody, ActionBody, NewGameBody, NewSeatBody, api};

/// A relay in front of a server that notes the first line of every request.
struct Relay {
    address: String,
    lines: Arc<Mutex<Vec<String>>>,
}

impl Relay {
    fn to(server: String) -> Relay {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let address = listener.local_addr().unwrap().to_string();
        let lines = Arc::<Mutex<Vec<String>>>::default();
        let noted = lines.clone();
        std::thread::spawn(move || {
            for client in listener.incoming() {
                let (client, server) = (client.unwrap(), TcpStream::connect(&server).unwrap());
                let (mut back, answers) = (client.try_clone().unwrap(), server.try_clone().unwrap());
                std::thread::spawn(move || {
                    let _ = std::io::copy(&mut &answers, &mut back);
                });
                let noted = noted.clone();
                std::thread::spawn(move || relay(client, server, &noted));
            }
        });
        Relay { address, lines }
    }

    /// The requests before the table is watched: the first screen is drawn from their answers.
    fn before_watching(&self) -> Vec<String> {
        let lines = self.lines.lock().unwrap();
        let watches = |line: &&String| line.contains("/events?") || is_later_look(line);
        lines.iter().take_while(|line| !watches(line)).cloned().collect()
    }
}

/// Whether a request asks for the events after a version that the client has already.
fn is_later_look(line: &str) -> bool {
    line.split_once("after=").is_some_and(|(_, after)| !after.starts_with('0'))
}

fn relay(mut client: TcpStream, mut server: TcpStream, noted: &Mutex<Vec<String>>) {
    let mut bytes = [0; 64 * 1024];
    while let Ok(length @ 1..) = client.read(&mut bytes) {
        let text = String::from_utf8_lossy(&bytes[..length]);
        let first = text.lines().next().unwrap_or_default();
        if first.ends_with("HTTP/1.1") {
            noted.lock().unwrap().push(first.to_owned());
        }
        if server.write_all(&bytes[..length]).is_err() {
            return;
        }
    }
}

#[test]
fn the_first_screen_comes_after_at_most_three_requests() {
    let house = House::named();
    let relay = || Relay::to(house.address().to_string());

    // A link to a seat, of a table that has played again since the link was made.
    let seats = vec![NewSeatBody::here("Anna"), NewSeatBody::elsewhere("Björn")];
    let made = house.make(&NewGameBody::new("yatzy", seats));
    let host = house.api().with_token(made.device.as_deref().map(|token| token.parse().unwrap()));
    let abandon = ActBody { version: 0, key: "ab".repeat(32), action: ActionBody::Abandon };
    host.ask(&api::ACT.send(&[&made.id], &abandon)).unwrap();
    let next = host.ask(&api::REMATCH.call(&[&made.id])).unwrap();
    let path = &made.links[1].path;
    let through = relay();
    let mut bjorn = Player::start(&format!("http://{}{path}", through.address), &[]);
    bjorn.wait_for("Your turn.");
    assert!(bjorn.notes_file(&next.id).exists());
    let asked = through.before_watching();
    assert_eq!(asked.len(), 2, "{asked:?}");
    assert!(asked[0].contains("enter=true") && asked[1].starts_with("POST"), "{asked:?}");

    // An address and a code, with a name for the open seat.
    let seats = vec![NewSeatBody::here("Anna"), NewSeatBody::open()];
    let made = house.make(&NewGameBody::new("yatzy", seats));
    let through = relay();
    let code = made.code.unwrap();
    let mut dag = Player::start(&format!("{}/join?code={code}", through.address), &["--name", "Dag"]);
    dag.wait_for("with Anna and Dag.");
    let asked = through.before_watching();
    assert_eq!(asked.len(), 3, "{asked:?}");
}
