//! The packages tried on a clean Debian: installed, started, played on, upgraded with a game in the middle, removed and
//! purged. Debian's base system is fetched from its archive; the rest needs no network.

use super::{BEFORE, Failed, PROFILE, Release, build, pack, sha256};
use crate::machine::{Need, is_root, output_of, provide, root, run};
use crate::{full, site};
use serde_json::{Value, json};
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

const NEEDS: [Need; 1] = [Need { program: "debootstrap", package: "debootstrap" }];

/// Builds both versions and tries them.
pub fn trial() -> Result<(), String> {
    if !is_root() {
        return Err("a clean Debian is made and entered by root only".to_owned());
    }
    provide(&NEEDS)?;
    let before = package_before()?;
    let commit = full::clean_commit()?;
    let program = build(&root(), &commit, PROFILE)?;
    let release = Release::of(&program, &commit, super::version()?)?;
    let site = site::build()?;
    let packages = pack(&release, &program, Some(&site))?;
    for (name, bytes) in pack(&release, &program, Some(&site))? {
        let first = packages.get(&name).map(|bytes| sha256(bytes));
        if first != Some(sha256(&bytes)) {
            return Err(format!("{name} has other bytes the second time"));
        }
    }
    let deb = |name: &&String| name.ends_with(".deb");
    let name = packages.keys().find(deb).ok_or("there is no Debian package")?;
    try_package(&Debian::bootstrap()?, &before, &packages[name])
}

/// The package of the version before, built and packed the same way.
fn package_before() -> Result<Vec<u8>, String> {
    let (version, commit) = BEFORE;
    let checkout = root().join("target/before");
    if !checkout.exists() {
        let mut git = Command::new("git");
        run(git.args(["worktree", "add", "--force", "--detach"]).arg(&checkout).arg(commit))?;
    }
    let program = build(&checkout, commit, "release")?;
    let release = Release::of(&program, commit, version.to_owned())?;
    let packages = pack(&release, &program, None)?;
    let deb = packages.into_iter().find(|(name, _)| name.ends_with(".deb"));
    deb.map(|(_, bytes)| bytes).ok_or_else(|| "there is no Debian package".to_owned())
}

/// What an operator does, in order.
fn try_package(debian: &Debian, before: &[u8], now: &[u8]) -> Result<(), String> {
    debian.install("before.deb", before)?;
    debian.refuses("a server runs by itself", "pgrep yatzy")?;
    let game = {
        let server = Server::start(debian)?;
        let game = Game::begin(&server)?;
        game.play(&server, 7)?;
        game
    };
    debian.sh("echo YATZY_HOST=yatzy.example.org >> /etc/yatzy/yatzy.env")?;

    debian.install("now.deb", now)?;
    debian.sh("grep -q example.org /etc/yatzy/yatzy.env")?;
    debian.sh("dpkg --verify yatzy | grep -v ' c /etc/yatzy/yatzy.env' && exit 1 || true")?;
    let said = debian.sh("yatzy --version")?;
    println!("{said}");
    {
        let server = Server::start(debian)?;
        game.play(&server, usize::MAX)?;
        let another = Game::begin(&server)?;
        another.play(&server, usize::MAX)?;
    }
    for file in [
        "/usr/share/man/man1/yatzy-solve.1.gz",
        "/usr/share/bash-completion/completions/yatzy",
        "/usr/lib/systemd/system/yatzy.service",
        "/usr/share/applications/yatzy.desktop",
        "/usr/share/yatzy/site/index.html",
        "/usr/share/doc/yatzy/licences.txt.gz",
    ] {
        debian.sh(&format!("test -s {file}"))?;
    }

    debian.sh("dpkg --remove yatzy")?;
    debian.refuses("the program stays", "test -e /usr/bin/yatzy")?;
    debian.sh("test -s /var/lib/yatzy/house.db && test -s /etc/yatzy/yatzy.env")?;
    debian.sh("dpkg --purge yatzy")?;
    debian.refuses(
        "something stays after a purge",
        "test -e /var/lib/yatzy || test -e /etc/yatzy || getent passwd yatzy",
    )?;
    println!("\ninstalled, played, upgraded, played on, removed and purged");
    Ok(())
}

/// A clean Debian in a folder.
struct Debian(PathBuf);

impl Debian {
    /// Debian's base system, of the release that this machine has.
    fn bootstrap() -> Result<Debian, String> {
        let folder = root().join("target/debian");
        let _ = std::fs::remove_dir_all(&folder);
        let suite = output_of("sh", &["-c", ". /etc/os-release && echo $VERSION_CODENAME"])?;
        let mut debootstrap = Command::new("debootstrap");
        run(debootstrap.args(["--variant=minbase", "--include=adduser,procps", &suite]).arg(&folder))?;
        Ok(Debian(folder))
    }

    fn install(&self, name: &str, package: &[u8]) -> Result<(), String> {
        std::fs::write(self.0.join(name), package).failed(name)?;
        self.sh(&format!("dpkg --install /{name}")).map(|said| println!("{said}"))
    }

    /// What a command line in it answers.
    fn sh(&self, line: &str) -> Result<String, String> {
        println!("debian$ {line}");
        let folder = self.0.display().to_string();
        output_of("chroot", &[&folder, "env", "DEBIAN_FRONTEND=noninteractive", "sh", "-c", line])
    }

    /// A command line that must not succeed.
    fn refuses(&self, otherwise: &str, line: &str) -> Result<(), String> {
        if self.sh(line).is_ok() { Err(otherwise.to_owned()) } else { Ok(()) }
    }
}

/// A server as the unit starts it, on a port of its own; it ends when this is dropped.
struct Server {
    child: Child,
    address: String,
}

impl Server {
    fn start(debian: &Debian) -> Result<Server, String> {
        let mut command = Command::new("chroot");
        command.arg(&debian.0).args(["setpriv", "--reuid=yatzy", "--regid=yatzy", "--clear-groups"]);
        command.args(["/usr/bin/yatzy", "serve", "--listen", "127.0.0.1:0", "--data", "/var/lib/yatzy"]);
        let mut child = command.stdout(Stdio::piped()).spawn().failed("chroot")?;
        let mut line = String::new();
        let said = child.stdout.take().ok_or("the server has no output")?;
        BufReader::new(said).read_line(&mut line).failed("the server")?;
        let Some((_, address)) = line.trim().split_once("listening on http://") else {
            return Err(format!("the server says {line:?}"));
        };
        Ok(Server { child, address: address.trim_end_matches('/').to_owned() })
    }

    /// A request of the API.
    fn ask(&self, method: &str, path: &str, token: &str, body: &Value) -> Result<Value, String> {
        let mut stream = TcpStream::connect(&self.address).failed(&self.address)?;
        stream.set_read_timeout(Some(Duration::from_secs(60))).failed(&self.address)?;
        let body = if body.is_null() { String::new() } else { body.to_string() };
        let mut head = format!("{method} {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n", self.address);
        if !token.is_empty() {
            head += &format!("Authorization: Bearer {token}\r\n");
        }
        head += &format!("Content-Type: application/json\r\nContent-Length: {}\r\n\r\n", body.len());
        stream.write_all((head + &body).as_bytes()).failed(path)?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer).failed(path)?;
        let (head, body) = answer.split_once("\r\n\r\n").ok_or_else(|| format!("{path}: {answer}"))?;
        if !head.starts_with("HTTP/1.1 2") {
            return Err(format!("{method} {path}: {answer}"));
        }
        serde_json::from_str(body).map_err(|error| format!("{path}: {error}: {body}"))
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // In good order, as systemd does it.
        let _ = Command::new("kill").arg(self.child.id().to_string()).status();
        let _ = self.child.wait();
    }
}

/// A game of one player.
struct Game {
    path: String,
    token: String,
}

impl Game {
    fn begin(server: &Server) -> Result<Game, String> {
        let new = json!({ "rules": "yatzy", "seats": [{ "name": "Anna" }] });
        let made = server.ask("POST", "/api/v1/games", "", &new)?;
        let word =
            |name: &str| made[name].as_str().map(str::to_owned).ok_or_else(|| format!("{name}: {made}"));
        Ok(Game { path: format!("/api/v1/games/{}", word("id")?), token: word("device")? })
    }

    /// Takes the last legal action again and again: throws once, and enters. `most` entries, or to the end.
    fn play(&self, server: &Server, most: usize) -> Result<(), String> {
        let mut state = server.ask("GET", &self.path, &self.token, &Value::Null)?;
        let mut entries = 0;
        while state["phase"] != "over" && entries < most {
            let actions = state["actions"].as_array().ok_or_else(|| format!("no actions: {state}"))?;
            let mut action = actions.last().cloned().ok_or_else(|| format!("no actions: {state}"))?;
            entries += usize::from(action["type"] != "throw");
            if let Some(action) = action.as_object_mut() {
                action.remove("points");
            }
            let version = &state["version"];
            let key = format!("{:0>40}", version.to_string());
            let body = json!({ "version": version, "key": key, "action": action });
            let acted = server.ask("POST", &format!("{}/actions", self.path), &self.token, &body)?;
            state = acted["state"].clone();
        }
        if entries == 0 { Err(format!("nothing was played: {state}")) } else { Ok(()) }
    }
}
