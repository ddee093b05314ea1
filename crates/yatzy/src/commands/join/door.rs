//! The way in: from an address to a table, from a game to the next, from watching to a seat.

use super::address::{Address, Place};
use super::kept::Kept;
use super::link::HttpLink;
use super::room;
use super::server::{Answer, Server};
use super::trouble::Trouble;
use serde_json::{Value, json};
use std::path::PathBuf;
use yatzy_rules::Record;
use yatzy_store::{GameId, Token};
use yatzy_terminal::{Joined, Room};
use yatzy_text::Text;

/// How many games a series may have gone on before someone comes: more is a circle.
const LONGEST_SERIES: u32 = 10_000;

/// The way in to a server.
#[derive(Clone)]
pub struct Door {
    /// The person's language.
    pub text: Text,
    /// The server's name, for sentences.
    pub host: String,
    base: String,
    server: Server,
    /// The seat's own token, where a link was given.
    link: Option<Token>,
    /// Where this device keeps things.
    folder: Option<PathBuf>,
}

impl Door {
    /// The door that an address leads to.
    pub fn new(address: &Address, text: Text, folder: Option<PathBuf>) -> Door {
        let link = match address.place {
            Place::Seat(_, token) => Some(token),
            Place::Table(_) | Place::Code(_) => None,
        };
        let server = Server::new(address, text);
        Door { text, host: address.host.clone(), base: address.base.clone(), server, link, folder }
    }

    /// Goes in, and sits down if a name is given.
    pub fn enter(mut self, place: &Place, name: Option<&str>) -> Result<Joined, Trouble> {
        let first = match place {
            Place::Table(game) | Place::Seat(game, _) => self.server.get(&format!("/games/{game}"))?,
            Place::Code(code) => self.server.get(&format!("/codes/{code}"))?,
        };
        // Whoever is led elsewhere, to HTTPS for one, stays there.
        self.base.clone_from(&first.base);
        self.server = self.server.at(&first.base);
        let found = first.helpful()?.json();
        let game = found["id"].as_str().and_then(|id| id.parse().ok()).ok_or(Trouble::NotYatzy)?;
        let game = self.latest(game)?;
        let mut kept = self.kept(&game);
        let state = self.as_device(&kept).read(&format!("/games/{game}"))?.json();
        let room = room::read(&state, &Value::Null);
        if self.link.is_some() && room.own.is_empty() {
            return Err(Trouble::Void);
        }
        let unnamed = room.own.iter().any(|seat| state["seats"][usize::from(seat.0)]["player"] == "open");
        match name {
            Some(name) if room.own.is_empty() || unnamed => self.sit(&game, &mut kept, name)?,
            None if unnamed => return Err(Trouble::NoName),
            _ => {}
        }
        self.open(&game, kept)
    }

    /// The latest game of the table: a link outlives the game that it was made for.
    fn latest(&self, mut game: GameId) -> Result<GameId, Trouble> {
        for _ in 0..LONGEST_SERIES {
            let Some(next) = self.next(&game)? else { break };
            let mut kept = self.kept(&next);
            kept.go_by(self.kept(&game).token());
            kept.save()?;
            game = next;
        }
        Ok(game)
    }

    /// The game that a table has gone on to.
    pub fn next(&self, game: &GameId) -> Result<Option<GameId>, Trouble> {
        let series = self.read(&format!("/games/{game}/series"))?.json();
        Ok(series["next"].as_str().and_then(|id| id.parse().ok()))
    }

    /// Opens a table, as who one is there.
    pub fn open(&self, game: &GameId, mut kept: Kept) -> Result<Joined, Trouble> {
        let door = self.as_device(&kept);
        let answer = door.read(&format!("/games/{game}/record"))?;
        let record = Record::parse(&answer.text).map_err(|_| Trouble::NotYatzy)?;
        let version = answer.version.ok_or(Trouble::NotYatzy)?;
        let room = door.room(game)?;
        kept.note_commitment(&record)?;
        let link = HttpLink::open(door, game, (version, record.clone()), &room, kept);
        Ok(Joined { id: game.clone(), record, version, room, link: Box::new(link) })
    }

    /// The table around a game.
    pub fn room(&self, game: &GameId) -> Result<Room, Trouble> {
        let state = self.read(&format!("/games/{game}"))?.json();
        let series = self.read(&format!("/games/{game}/series"))?.json();
        Ok(room::read(&state, &series))
    }

    /// The table around a game that goes on: how the series stands has not changed.
    pub fn room_in_play(&self, game: &GameId) -> Result<Room, Trouble> {
        Ok(room::read(&self.read(&format!("/games/{game}"))?.json(), &Value::Null))
    }

    /// Takes the first seat that is free, or a new one while the first round lasts. Whoever asks again, because an
    /// answer was lost, goes by the same token and finds the seat taken by themselves.
    pub fn sit(&self, game: &GameId, kept: &mut Kept, name: &str) -> Result<(), Trouble> {
        if self.link.is_none() {
            kept.device()?;
        }
        let door = self.as_device(kept);
        let state = door.read(&format!("/games/{game}"))?.json();
        let room = room::read(&state, &Value::Null);
        let seats = || state["seats"].as_array().into_iter().flatten();
        let own = seats().find(|seat| seat["yours"] == true && seat["player"] == "open");
        if own.is_none() && !room.own.is_empty() {
            return Ok(());
        }
        let open = own.or_else(|| seats().find(|seat| seat["player"] == "open"));
        let path = match open.and_then(|seat| seat["seat"].as_u64()) {
            Some(seat) => format!("/games/{game}/seats/{seat}/take"),
            None if state["you"]["join"] == true => format!("/games/{game}/seats"),
            None => return Err(Trouble::NoSeat),
        };
        door.server.post(&path, &json!({ "name": name }))?.helpful().map(drop)
    }

    /// An address at which another device takes a seat. A link that this device came by is as good for another; a
    /// seat that was taken by name gets one.
    pub fn address_of(&self, game: &GameId, seat: u32) -> Result<String, Trouble> {
        if let Some(link) = self.link {
            return Ok(format!("{}/g/{game}/s/{}", self.base, link.to_hex()));
        }
        let made = self.server.post(&format!("/games/{game}/seats/{seat}/link"), &json!({}))?.helpful()?;
        let path = made.json()["link"]["path"].as_str().ok_or(Trouble::NotYatzy)?.to_owned();
        Ok(format!("{}{path}", self.base))
    }

    /// What this device keeps of a game.
    pub fn kept(&self, game: &GameId) -> Kept {
        Kept::of(self.folder.as_deref(), game)
    }

    /// The server, asked by whoever this is.
    pub fn server(&self) -> &Server {
        &self.server
    }

    /// The same door for whoever this device is in a game.
    fn as_device(&self, kept: &Kept) -> Door {
        let server = self.server.clone().with_token(self.link.or(kept.token()));
        Door { server, ..self.clone() }
    }

    fn read(&self, path: &str) -> Result<Answer, Trouble> {
        self.server.get(path)?.helpful()
    }
}
