//! A throw is durable before it is shown: a crash is never a free rethrow. A real server is killed in the middle
//! of a turn, again and again, and started on the same file.

#![allow(clippy::unwrap_used)] // a test may fail where it stands

use serde_json::{Value, json};
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
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
    fn start(file: &Path) -> Server {
        let mut child =
            Command::new(house()).arg(file).stdout(Stdio::piped()).spawn().expect("the example house");
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
