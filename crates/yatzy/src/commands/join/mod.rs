//! `yatzy join URL`: a seat of an online game, in the terminal, through the server's HTTP API.

mod address;
mod kept;
mod link;
mod server;

use crate::data::Data;
use crate::{Failure, Session};
use address::{Address, Place};
use clap::{Arg, ArgAction, ArgMatches, Command};
use kept::Kept;
use link::HttpLink;
use serde_json::{Value, json};
use server::{Answer, Server};
use std::io::{self, BufReader, IsTerminal};
use yatzy_rules::{Record, Seat};
use yatzy_store::{GameId, Token};
use yatzy_terminal::{App, Joined, Kit, Look, MemoryShelf, plain};
use yatzy_text::{Text, say, shown};

/// The command's name.
pub const NAME: &str = "join";

/// What was asked.
pub struct Request {
    address: String,
    name: Option<String>,
    plain: bool,
    data: Data,
}

/// The command's part of the command line.
pub fn command(text: Text) -> Command {
    Command::new(NAME)
        .about(say!(text, "help-join"))
        .override_usage("yatzy join URL [--name NAME] [--plain]")
        .next_help_heading(say!(text, "help-options"))
        .arg(Arg::new("address").value_name("URL").required(true).help(say!(text, "help-join-address")))
        .arg(Arg::new("name").long("name").value_name("NAME").help(say!(text, "help-join-name")))
        .arg(Arg::new("plain").long("plain").action(ArgAction::SetTrue).help(say!(text, "help-play-plain")))
}

impl Request {
    /// What the command line asks.
    pub fn of(matches: &ArgMatches) -> Request {
        Request {
            address: matches.get_one::<String>("address").cloned().unwrap_or_default(),
            name: matches.get_one("name").cloned(),
            plain: matches.get_flag("plain"),
            data: Data::of(matches),
        }
    }
}

/// Plays or watches until the person leaves.
pub fn run(session: Session, request: &Request) -> Result<(), Failure> {
    let text = session.text;
    let address = Address::parse(&request.address).ok_or_else(|| {
        Failure::wrong("join/address", say!(text, "join-address", address = shown(&request.address)))
    })?;
    if !request.plain && (!io::stdin().is_terminal() || !io::stdout().is_terminal()) {
        return Err(Failure::wrong("play/no-terminal", say!(text, "play-no-terminal")));
    }
    let server = Server::new(&address, text);
    let joined = Door { text, address, server }.enter(request)?;
    let mut kit = Kit::new(
        text,
        Look::from_environment(|name| std::env::var(name).ok()),
        Box::<MemoryShelf>::default(),
    );
    // At a server's table the server decides who may be advised.
    kit.coach = None;
    if request.plain {
        let prompt = if io::stdin().is_terminal() { "> " } else { "" };
        return Ok(plain::join(kit, joined, prompt, BufReader::new(io::stdin()), io::stdout().lock())?);
    }
    Ok(yatzy_terminal::run(App::join(kit, joined))?)
}

/// The way in: from an address to a seat at a table.
struct Door {
    text: Text,
    address: Address,
    server: Server,
}

impl Door {
    fn enter(mut self, request: &Request) -> Result<Joined, Failure> {
        let text = self.text;
        let (game, link) = match self.address.place.clone() {
            Place::Table(game) => (game, None),
            Place::Seat(game, token) => (game, Some(token)),
            Place::Code(code) => (self.find(&code)?, None),
        };
        let folder = request.data.find();
        let mut kept = Kept::of(folder.as_deref(), &game);
        let device = kept.device.as_deref().and_then(|token| token.parse::<Token>().ok());
        self.server = self.server.with_token(link.or(device));
        let mut state = self.read(&format!("/games/{game}"))?.json();
        if state["phase"] == "over" {
            let url = format!("{}/g/{game}/record", self.address.base);
            return Err(Failure::no("join/over", say!(text, "join-over", url = url)));
        }
        if let (Some(name), true) = (&request.name, seats(&state).is_empty()) {
            let taken = self.sit_down(&game, &state, name)?;
            kept.device = taken["device"].as_str().map(str::to_owned).or(kept.device);
            let token = kept.device.as_deref().and_then(|token| token.parse().ok());
            self.server = self.server.with_token(token);
            state = taken["state"].clone();
        }
        let own = seats(&state);
        if link.is_some() && own.is_empty() {
            return Err(Failure::wrong("join/void", say!(text, "join-void")));
        }
        let answer = self.read(&format!("/games/{game}/record"))?;
        let record = Record::parse(&answer.text).map_err(|_| self.not_yatzy())?;
        let version = answer.version.ok_or_else(|| self.not_yatzy())?;
        kept.note_commitment(&record)?;
        let link = HttpLink::open(self.server, &game, (version, record.clone()), own.clone(), kept);
        Ok(Joined { id: game, record, version, own, link: Box::new(link) })
    }

    fn find(&self, code: &str) -> Result<GameId, Failure> {
        let found = self.read(&format!("/codes/{code}"))?.json();
        found["id"].as_str().and_then(|id| id.parse().ok()).ok_or_else(|| self.not_yatzy())
    }

    /// Takes the first seat that is free, or a new one while the first round lasts.
    fn sit_down(&self, game: &GameId, state: &Value, name: &str) -> Result<Value, Failure> {
        let open = state["seats"].as_array().into_iter().flatten().find(|seat| seat["player"] == "open");
        let path = match open.and_then(|seat| seat["seat"].as_u64()) {
            Some(seat) => format!("/games/{game}/seats/{seat}/take"),
            None if state["you"]["join"] == true => format!("/games/{game}/seats"),
            None => return Err(Failure::wrong("join/no-seat", say!(self.text, "join-no-seat"))),
        };
        let body = json!({ "name": name });
        Ok(self.answered(self.server.post(&path, &body))?.json())
    }

    fn read(&self, path: &str) -> Result<Answer, Failure> {
        self.answered(self.server.get(path))
    }

    /// An answer that helps, or why there is none, in words.
    fn answered(&self, answer: Result<Answer, ureq::Error>) -> Result<Answer, Failure> {
        let host = shown(&self.address.host);
        match answer {
            Err(_) => Err(Failure::wrong("join/no-server", say!(self.text, "join-no-server", host = host))),
            Ok(answer) if (200..300).contains(&answer.status) => Ok(answer),
            Ok(answer) => Err(match answer.refusal() {
                // The server's own words, in the person's language.
                Some(words) => Failure::wrong("join/refused", shown(&words).to_string()),
                None => self.not_yatzy(),
            }),
        }
    }

    fn not_yatzy(&self) -> Failure {
        let host = shown(&self.address.host);
        Failure::wrong("join/not-yatzy", say!(self.text, "join-not-yatzy", host = host))
    }
}

/// The seats that are the asker's.
fn seats(state: &Value) -> Vec<Seat> {
    let numbers = state["you"]["seats"].as_array().into_iter().flatten().filter_map(Value::as_u64);
    numbers.filter_map(|number| u16::try_from(number.checked_sub(1)?).ok().map(Seat)).collect()
}
