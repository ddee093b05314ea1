//! A house server as a process of its own, which a test may kill and start again.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, ChildStdout, Command, Stdio};
use tempfile::TempDir;
use yatzy_wire::client::Server;
use yatzy_wire::{MadeBody, NewGameBody, api};

/// A name that is neither `localhost` nor an address: browsers hold plain HTTP under it for insecure, as they do
/// in every house.
pub const NAME: &str = "yatzy.test";

/// How a house is started.
#[derive(Clone, Copy)]
enum Kind {
    /// `yatzy serve` under a name.
    Named,
    /// The same under `localhost`, which browsers trust like HTTPS.
    Near,
    /// The same under the address of this machine in its network: plain HTTP that no browser trusts.
    Address,
    /// `yatzy` alone, with its records, on whatever port it finds.
    Own,
}

pub struct House {
    kind: Kind,
    child: Child,
    /// Its output. The process ends when the pipe is closed.
    _said: BufReader<ChildStdout>,
    address: String,
    folder: TempDir,
}

impl House {
    /// A server reached under a name of the house's network.
    pub fn named() -> House {
        House::start(Kind::Named)
    }

    /// A server reached under a name that browsers trust.
    pub fn near() -> House {
        House::start(Kind::Near)
    }

    /// A server reached by the address of this machine.
    pub fn by_address() -> House {
        House::start(Kind::Address)
    }

    /// The house of the person who started it, on this machine only.
    pub fn own() -> House {
        House::start(Kind::Own)
    }

    fn start(kind: Kind) -> House {
        let folder = tempfile::tempdir().unwrap();
        let listen = if matches!(kind, Kind::Address) { "0.0.0.0:0" } else { "127.0.0.1:0" };
        let (child, said, address) = spawn(kind, listen, folder.path());
        House { kind, child, _said: said, address, folder }
    }

    /// kill -9: no goodbye, no flush.
    pub fn kill(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    /// Starts it again, on the same port and the same database.
    pub fn start_again(&mut self) {
        (self.child, self._said, self.address) = spawn(self.kind, &self.address, self.folder.path());
    }

    /// A full address, as people type it.
    pub fn url(&self, path: &str) -> String {
        match self.kind {
            Kind::Named => format!("http://{NAME}:{}{path}", self.address.rsplit(':').next().unwrap()),
            Kind::Address => format!("http://{}{path}", self.address.replace("0.0.0.0", &own_address())),
            Kind::Near | Kind::Own => {
                format!("http://{}{path}", self.address.replace("127.0.0.1", "localhost"))
            }
        }
    }

    /// Its address and port, without a name.
    pub fn address(&self) -> &str {
        &self.address
    }

    /// What the server answers to a request without a browser: its head and its body.
    pub fn get(&self, path: &str) -> (String, String) {
        let mut stream = TcpStream::connect(&self.address).unwrap();
        write!(stream, "GET {path} HTTP/1.0\r\nHost: localhost\r\n\r\n").unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        let (head, body) = answer.split_once("\r\n\r\n").unwrap();
        (head.to_owned(), body.to_owned())
    }

    /// Its API.
    pub fn api(&self) -> Server {
        Server::new(&format!("http://{}", self.address), "en")
    }

    /// A new game.
    pub fn make(&self, game: &NewGameBody) -> MadeBody {
        self.api().ask(&api::MAKE.send(&[], game)).unwrap()
    }
}

impl Drop for House {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The address of this machine in its network; without a network, its own.
pub fn own_address() -> String {
    let told = Command::new("hostname").arg("-I").output().map(|told| told.stdout).unwrap_or_default();
    let told = String::from_utf8_lossy(&told).into_owned();
    told.split_whitespace().find(|address| address.contains('.')).unwrap_or("127.0.0.1").to_owned()
}

fn spawn(kind: Kind, listen: &str, folder: &Path) -> (Child, BufReader<ChildStdout>, String) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_yatzy"));
    match kind {
        Kind::Named | Kind::Near | Kind::Address => {
            let database = format!("sqlite:{}", folder.join("house.db").display());
            command.args(["serve", "--listen", listen, "--host", NAME, "--database", &database])
        }
        Kind::Own => command.arg("--data").arg(folder),
    };
    let mut child = command.stdout(Stdio::piped()).spawn().unwrap();
    let mut line = String::new();
    let mut said = BufReader::new(child.stdout.take().unwrap());
    said.read_line(&mut line).unwrap();
    let address = line.trim().strip_prefix("listening on http://");
    let address = address.unwrap_or_else(|| panic!("the server's one line is {line:?}")).to_owned();
    (child, said, address)
}
