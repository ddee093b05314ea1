//! A game that a server keeps. What is done here goes out to it, and what has happened there comes in; the table
//! knows only the trait, and how far away the server is does not matter to it.

use std::sync::{Arc, Mutex, PoisonError};
use yatzy_rules::{Action, Record, Refusal, Seat};
use yatzy_store::GameId;
use yatzy_text::Text;

/// The line to a server. Nothing here waits: answers come as news.
pub trait Link: Send {
    /// Asks the server to do something to the game as it stood at a version. It happens once, or is refused.
    fn ask(&mut self, version: u32, action: Action);

    /// What has come in, oldest first.
    fn news(&mut self) -> Option<News>;

    /// What is to be said of the dice of a finished game, compared with what this device noted down.
    fn dice_checked(&mut self, record: &Record, text: Text) -> Option<String>;
}

/// What comes in from a server.
#[derive(Debug)]
pub enum News {
    /// The game as it stands.
    Game {
        /// All of it.
        record: Box<Record>,
        /// Its version, which actions must name.
        version: u32,
    },
    /// What was asked for is refused, in a sentence.
    Refused(String),
    /// Whether the server can be reached.
    Connected(bool),
    /// The game was deleted.
    Gone,
}

/// A game on a server, for someone who sits down at it.
pub struct Joined {
    /// Its id there.
    pub id: GameId,
    /// The game as it stands.
    pub record: Record,
    /// Its version.
    pub version: u32,
    /// The seats that are this device's; none for someone who watches.
    pub own: Vec<Seat>,
    /// The line to the server.
    pub link: Box<dyn Link>,
}

/// Why something was not even asked for.
#[derive(Debug)]
pub enum Unasked {
    /// Someone else is to play.
    NotOurs,
    /// The answer to the last request is not there yet.
    Busy,
    /// The rules say no already here.
    Refused(Refusal),
}

/// The far end of an open game.
#[derive(Clone)]
pub(crate) struct Far {
    link: Arc<Mutex<Box<dyn Link>>>,
    own: Vec<Seat>,
    version: u32,
    waiting: bool,
}

impl std::fmt::Debug for Far {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Far").field("own", &self.own).field("version", &self.version).finish_non_exhaustive()
    }
}

impl Far {
    pub fn new(link: Box<dyn Link>, own: Vec<Seat>, version: u32) -> Far {
        Far { link: Arc::new(Mutex::new(link)), own, version, waiting: false }
    }

    /// The seats that are this device's.
    pub fn own(&self) -> &[Seat] {
        &self.own
    }

    /// Whether a request is under way.
    pub fn is_waiting(&self) -> bool {
        self.waiting
    }

    pub fn ask(&mut self, action: Action) {
        self.waiting = true;
        let version = self.version;
        self.with_link(|link| link.ask(version, action));
    }

    /// The next news that is any. A game older than the one shown is none.
    pub fn news(&mut self) -> Option<News> {
        loop {
            let news = self.with_link(|link| link.news())?;
            match &news {
                News::Game { version, .. } if *version < self.version => {}
                News::Game { version, .. } => {
                    self.version = *version;
                    self.waiting = false;
                    return Some(news);
                }
                News::Refused(_) | News::Gone => {
                    self.waiting = false;
                    return Some(news);
                }
                News::Connected(_) => return Some(news),
            }
        }
    }

    pub fn dice_checked(&self, record: &Record, text: Text) -> Option<String> {
        self.with_link(|link| link.dice_checked(record, text))
    }

    fn with_link<T>(&self, speak: impl FnOnce(&mut dyn Link) -> T) -> T {
        speak(&mut **self.link.lock().unwrap_or_else(PoisonError::into_inner))
    }
}
