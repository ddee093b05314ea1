//! How fast a house is: `speed PATH-TO-YATZY [MOVES] [VIEWERS]` starts the real server on a file of its own, plays at
//! one table over loopback, asks for the first page, and lets viewers sit idle at the table. Build both with
//! `--release`; see docs/server.md.

use serde_json::{Value, json};
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

type Outcome<T> = Result<T, Box<dyn std::error::Error>>;

fn main() -> Outcome<()> {
    let mut args = std::env::args().skip(1);
    let program = args.next().ok_or("speed PATH-TO-YATZY [MOVES] [VIEWERS]")?;
    let moves: usize = args.next().map_or(Ok(2000), |moves| moves.parse())?;
    let viewers: usize = args.next().map_or(Ok(2000), |viewers| viewers.parse())?;
    let folder = tempfile::tempdir()?;
    let house = House::start(&program, folder.path())?;
    let mut line = Line::open(&house.address)?;

    let first = times(200, || line.call("GET", "/", "", None).map(drop))?;
    println!("first page           {first}");
    let table = Table::make(&mut line)?;
    let alone = table.play(&mut line, moves)?;
    println!("a move, one table    {alone}");
    let fresh = times(200, || Line::open(&house.address)?.call("GET", "/", "", None).map(drop))?;
    println!("first page, new line {fresh}");

    let before = house.memory()?;
    let watched = Table::make(&mut line)?;
    let streams: Vec<TcpStream> =
        (0..viewers).map(|_| watched.watch(&house.address)).collect::<Outcome<_>>()?;
    println!(
        "{} idle viewers     {:.1} MiB resident in all, {:.1} MiB before them",
        streams.len(),
        house.memory()?,
        before
    );
    let seen = watched.play(&mut line, moves.min(200))?;
    println!("a move, with viewers {seen}");
    Ok(())
}

/// The server, on a file of its own.
struct House {
    child: Child,
    address: String,
}

impl House {
    fn start(program: &str, folder: &std::path::Path) -> Outcome<House> {
        let database = format!("sqlite:{}", folder.join("house.db").display());
        let mut child = Command::new(program)
            .args(["serve", "--listen", "127.0.0.1:0", "--database", &database])
            .stdout(Stdio::piped())
            .spawn()?;
        let mut said = String::new();
        BufReader::new(child.stdout.take().ok_or("no output")?).read_line(&mut said)?;
        let address = said.trim().strip_prefix("listening on http://").ok_or("the server did not start")?;
        Ok(House { child, address: address.to_owned() })
    }

    /// What the server has in memory, in MiB.
    fn memory(&self) -> Outcome<f64> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id()))?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).ok_or("no VmRSS")?;
        Ok(line.trim().trim_end_matches(" kB").parse::<f64>()? / 1024.0)
    }
}

impl Drop for House {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A connection that stays open, as a browser's does.
struct Line {
    reader: BufReader<TcpStream>,
}

impl Line {
    fn open(address: &str) -> Outcome<Line> {
        let stream = TcpStream::connect(address)?;
        stream.set_nodelay(true)?;
        Ok(Line { reader: BufReader::new(stream) })
    }

    fn call(&mut self, method: &str, path: &str, token: &str, body: Option<&Value>) -> Outcome<Vec<u8>> {
        let body = body.map(Value::to_string).unwrap_or_default();
        let request = format!(
            "{method} {path} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer {token}\r\n\
             Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
            body.len()
        );
        self.reader.get_mut().write_all(request.as_bytes())?;
        let mut length = 0;
        loop {
            let mut line = String::new();
            self.reader.read_line(&mut line)?;
            let line = line.trim().to_ascii_lowercase();
            if let Some(value) = line.strip_prefix("content-length:") {
                length = value.trim().parse()?;
            }
            if line.is_empty() {
                break;
            }
        }
        let mut answer = vec![0; length];
        self.reader.read_exact(&mut answer)?;
        Ok(answer)
    }
}

/// A table of one player.
struct Table {
    path: String,
    token: String,
}

impl Table {
    fn make(line: &mut Line) -> Outcome<Table> {
        let game = json!({ "rules": "yatzy", "seats": [{ "name": "Anna" }] });
        let made: Value = serde_json::from_slice(&line.call("POST", "/api/v1/games", "", Some(&game))?)?;
        let (id, device) = (made["id"].as_str(), made["device"].as_str());
        let path = format!("/api/v1/games/{}", id.ok_or("no game was made")?);
        Ok(Table { path, token: device.unwrap_or_default().to_owned() })
    }

    /// Throws and enters, game after game, and notes how long each answer took. A move is made every twelve
    /// milliseconds, so that the limit on requests has nothing to say.
    fn play(&self, line: &mut Line, moves: usize) -> Outcome<Times> {
        let mut took = Vec::new();
        let mut state: Value = serde_json::from_slice(&line.call("GET", &self.path, &self.token, None)?)?;
        let mut table = Table { path: self.path.clone(), token: self.token.clone() };
        while took.len() < moves {
            if state["phase"] == "over" {
                table = Table::make(line)?;
                state = serde_json::from_slice(&line.call("GET", &table.path, &table.token, None)?)?;
            }
            let mut action =
                state["actions"].as_array().and_then(|all| all.last()).cloned().ok_or("no action")?;
            let fields = action.as_object_mut().ok_or("no action")?;
            fields.remove("points");
            if fields["type"] == "throw" {
                fields.insert("bytes".to_owned(), json!(format!("{:064x}", took.len())));
            }
            let key = format!("move number {:08}", took.len());
            let body = json!({ "version": state["version"], "key": key, "action": action });
            let begun = Instant::now();
            let answer = line.call("POST", &format!("{}/actions", table.path), &table.token, Some(&body))?;
            took.push(begun.elapsed());
            let answer: Value = serde_json::from_slice(&answer)?;
            if !answer["state"].is_object() || answer["error"].is_object() {
                return Err(format!("a move was refused: {answer}").into());
            }
            state = answer["state"].clone();
            std::thread::sleep(Duration::from_millis(12));
        }
        Ok(Times::of(took))
    }

    /// Opens a stream of events and leaves it alone.
    fn watch(&self, address: &str) -> Outcome<TcpStream> {
        let mut stream = TcpStream::connect(address)?;
        write!(stream, "GET {}/events HTTP/1.1\r\nHost: localhost\r\n\r\n", self.path)?;
        let mut begun = [0; 12];
        stream.read_exact(&mut begun)?;
        if &begun != b"HTTP/1.1 200" {
            return Err(format!("a viewer was refused: {}", String::from_utf8_lossy(&begun)).into());
        }
        // The limit on requests of one address is for one address; viewers come from many.
        std::thread::sleep(Duration::from_millis(11));
        Ok(stream)
    }
}

/// How long something took, sorted.
struct Times(Vec<Duration>);

impl Times {
    fn of(mut took: Vec<Duration>) -> Times {
        took.sort();
        Times(took)
    }

    fn at(&self, percent: usize) -> f64 {
        let place = (self.0.len() * percent / 100).min(self.0.len().saturating_sub(1));
        self.0.get(place).map_or(0.0, |took| took.as_secs_f64() * 1000.0)
    }
}

impl std::fmt::Display for Times {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let (half, most, all) = (self.at(50), self.at(99), self.at(100));
        write!(
            f,
            "median {half:.2} ms, 99th percentile {most:.2} ms, longest {all:.2} ms ({} times)",
            self.0.len()
        )
    }
}

fn times(count: usize, mut act: impl FnMut() -> Outcome<()>) -> Outcome<Times> {
    let mut took = Vec::with_capacity(count);
    for _ in 0..count {
        let begun = Instant::now();
        act()?;
        took.push(begun.elapsed());
        std::thread::sleep(Duration::from_millis(12));
    }
    Ok(Times::of(took))
}
