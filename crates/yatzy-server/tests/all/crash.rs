//! A throw is durable before it is shown: a crash is never a free rethrow. A real server is killed in the middle
//! of a turn, again and again, and started on the same file; and one of two nodes on one PostgreSQL.

use crate::database;
use serde_json::{Value, json};
use std::ffi::OsStr;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};

/// The example house, which `cargo test` builds beside the tests.
fn house() -> PathBuf {
    let test = std::env::current_exe().unwrap();
    test.parent().unwrap().parent().unwrap().join("examples/house")
}

struct Server {
    child: Child,
    address: String,
}

impl Server {
    /// On a file, or on the URL of a database.
    fn start(place: impl AsRef<OsStr>) -> Server {
        let mut child =
            Command::new(house()).arg(place).stdout(Stdio::piped()).spawn().expect("the example house");
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let address = line.trim().strip_prefix("listening on http://").expect("its one line").to_owned();
        Server { child, address }
    }

    /// kill -9: no goodbye, no flush.
    fn kill(mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    fn write(&self, method: &str, path: &str, token: &str, body: &Value) -> TcpStream {
        let body = body.to_string();
        let mut stream = TcpStream::connect(&self.address).unwrap();
        let head = format!(
            "{method} {path} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer {token}\r\nConnection: close\r\n\
             Content-Type: application/json\r\nContent-Length: {}\r\n\r\n",
            body.len()
        );
        stream.write_all(head.as_bytes()).unwrap();
        stream.write_all(body.as_bytes()).unwrap();
        stream
    }

    fn call(&self, method: &str, path: &str, token: &str, body: &Value) -> Value {
        let mut text = String::new();
        self.write(method, path, token, body).read_to_string(&mut text).unwrap();
        let body = text.split_once("\r\n\r\n").unwrap().1;
        let json = &body[body.find('{').unwrap()..=body.rfind('}').unwrap()];
        serde_json::from_str(json).unwrap_or_else(|error| panic!("{error}: {text}"))
    }
}

#[test]
fn a_throw_survives_a_kill_and_no_die_changes() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("house.db");
    let mut server = Server::start(&file);
    let made =
        server.call("POST", "/api/v1/games", "", &json!({ "rules": "yatzy", "seats": [{ "name": "A" }] }));
    let path = format!("/api/v1/games/{}", made["id"].as_str().unwrap());
    let token = made["device"].as_str().unwrap().to_owned();
    let actions = format!("{path}/actions");
    let mut version = 0;
    for round in 0..12 {
        let throw = json!({
            "version": version,
            "key": format!("throw of version {version}"),
            "action": { "type": "throw", "bytes": format!("{version:064x}") },
        });
        // In some rounds the answer is read before the kill, in others it is lost on the way.
        let shown = if round % 2 == 0 {
            Some(server.call("POST", &actions, &token, &throw)["state"]["turn"]["hand"].clone())
        } else {
            drop(server.write("POST", &actions, &token, &throw));
            None
        };
        server.kill();
        server = Server::start(&file);
        let again = server.call("POST", &actions, &token, &throw);
        assert_eq!(again["version"], version + 1, "{again}");
        let hand = again["state"]["turn"]["hand"].clone();
        assert!(shown.is_none_or(|shown| shown == hand), "a die changed");
        // The same throw once more is no other throw.
        assert_eq!(server.call("POST", &actions, &token, &throw)["state"]["turn"]["hand"], hand);
        let open = again["state"]["actions"].as_array().unwrap().last().unwrap()["box"].clone();
        let enter = json!({
            "version": version + 1,
            "key": format!("entry of version {version}"),
            "action": { "type": "enter", "box": open },
        });
        assert_eq!(server.call("POST", &actions, &token, &enter)["version"], version + 2);
        version += 2;
    }
    server.kill();
}

/// When a node is killed in the middle of a turn, its players go on at another: nothing that was acknowledged is lost, a
/// retry has one effect, and no die changes.
#[test]
fn a_node_is_killed_and_another_goes_on() {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    let Some(url) = runtime.block_on(database::fresh()) else { return };
    let (mut here, mut there) = (Server::start(&url), Server::start(&url));
    let seats = json!({ "rules": "yatzy", "hints": false, "seats": [{ "name": "A" }] });
    let made = here.call("POST", "/api/v1/games", "", &seats);
    let path = format!("/api/v1/games/{}", made["id"].as_str().unwrap());
    let token = made["device"].as_str().unwrap().to_owned();
    let actions = format!("{path}/actions");
    let mut version = 0;
    for round in 0..6 {
        let throw = json!({
            "version": version,
            "key": format!("throw of version {version}"),
            "action": { "type": "throw", "bytes": format!("{version:064x}") },
        });
        assert_eq!(there.call("GET", &path, &token, &json!({}))["version"], version);
        let shown = if round % 2 == 0 {
            Some(here.call("POST", &actions, &token, &throw)["state"]["turn"]["hand"].clone())
        } else {
            drop(here.write("POST", &actions, &token, &throw));
            None
        };
        here.kill();
        let again = there.call("POST", &actions, &token, &throw);
        assert_eq!(again["version"], version + 1, "{again}");
        let hand = again["state"]["turn"]["hand"].clone();
        assert!(shown.is_none_or(|shown| shown == hand), "a die changed");
        let open = again["state"]["actions"].as_array().unwrap().last().unwrap()["box"].clone();
        let enter = json!({
            "version": version + 1,
            "key": format!("entry of version {version}"),
            "action": { "type": "enter", "box": open },
        });
        assert_eq!(there.call("POST", &actions, &token, &enter)["version"], version + 2);
        version += 2;
        // The one that is left is the next to go.
        here = std::mem::replace(&mut there, Server::start(&url));
    }
    here.kill();
    there.kill();
}
