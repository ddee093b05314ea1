//! A game that a server keeps. What is done here goes out to it, and what has happened there comes in; the table
//! knows only the trait, and how far away the server is does not matter to it.

use crate::Room;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use yatzy_rules::{Action, Hand, Record, Refusal, Seat};
use yatzy_store::GameId;
use yatzy_text::Text;

/// The line to a server. Nothing here waits: answers come as news.
pub trait Link: Send {
    /// Asks the server for something at the game as it stood at a version. It happens once, or is refused.
    fn ask(&mut self, version: u32, wish: Wish);

    /// What has come in, oldest first.
    fn news(&mut self) -> Option<News>;

    /// What is to be said of the dice of a finished game, compared with what this device noted down.
    fn dice_checked(&mut self, record: &Record, text: Text) -> Option<String>;
}

/// What may be asked of a server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wish {
    /// Something that the rules know.
    Act(Action),
    /// What the coach says.
    Coach {
        /// What the person seems to be about to do.
        present: Option<Action>,
        /// The dice that lie on a real table, and after how many throws.
        told: Option<(Hand, u16)>,
    },
    /// That the computer plays this turn for someone who is away.
    StepIn,
    /// A seat, by this name.
    Sit(String),
    /// An address at which another device takes this seat.
    Move(Seat),
    /// The same table again.
    Rematch,
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
    /// The table around it.
    Room(Room),
    /// What the coach says.
    Advice(String),
    /// Where another device takes the seat.
    Address(String),
    /// What was asked for has been done; the game as it then stands came before.
    Done,
    /// What was asked for is refused, in a sentence.
    Refused(String),
    /// Whether the server can be reached.
    Connected(bool),
    /// The table is to be looked at anew: it plays again, or someone here has sat down.
    Next(Box<Joined>),
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
    /// The table around it.
    pub room: Room,
    /// The line to the server.
    pub link: Box<dyn Link>,
}

impl std::fmt::Debug for Joined {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Joined").field("id", &self.id).field("version", &self.version).finish_non_exhaustive()
    }
}

/// Why something was not even asked for.
#[derive(Debug)]
pub enum Unasked {
    /// Someone else is to play.
    NotOurs,
    /// The choice that would be taken back is someone else's.
    NotOurChoice(Seat),
    /// The answer to the last request is not there yet.
    Busy,
    /// The rules say no already here.
    Refused(Refusal),
}

/// The far end of an open game.
#[derive(Clone)]
pub(crate) struct Far {
    link: Arc<Mutex<Box<dyn Link>>>,
    /// Where the table has gone on to; whichever screen follows takes it.
    next: Arc<Mutex<Option<Joined>>>,
    room: Room,
    version: u32,
    /// How many requests have no answer yet.
    unanswered: u32,
    /// The version that the latest request was about, where it is over once the game has left that version.
    asked_at: Option<u32>,
    offline: bool,
    gone: bool,
}

impl std::fmt::Debug for Far {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Far")
            .field("room", &self.room)
            .field("version", &self.version)
            .finish_non_exhaustive()
    }
}

impl Far {
    pub fn new(link: Box<dyn Link>, room: Room, version: u32) -> Far {
        Far {
            link: Arc::new(Mutex::new(link)),
            next: Arc::default(),
            room,
            version,
            unanswered: 0,
            asked_at: None,
            offline: false,
            gone: false,
        }
    }

    /// The table around the game.
    pub fn room(&self) -> &Room {
        &self.room
    }

    /// Whether a request is under way. A move, one's own or the computer's, is about one version: once the game has
    /// left that, it has had its effect or never will, be the answer there or not.
    pub fn is_waiting(&self) -> bool {
        self.unanswered > 0 && self.asked_at.is_none_or(|version| version == self.version)
    }

    /// Whether the server can't be reached.
    pub fn is_offline(&self) -> bool {
        self.offline
    }

    /// Whether the game was deleted.
    pub fn is_gone(&self) -> bool {
        self.gone
    }

    /// Whether the table has gone on.
    pub fn has_next(&self) -> bool {
        lock(&self.next).is_some()
    }

    /// Where the table has gone on to.
    pub fn take_next(&self) -> Option<Joined> {
        lock(&self.next).take()
    }

    pub fn ask(&mut self, wish: Wish) {
        self.unanswered += 1;
        self.asked_at = matches!(wish, Wish::Act(_) | Wish::StepIn).then_some(self.version);
        lock(&self.link).ask(self.version, wish);
    }

    /// The next news that is any. A game older than the one shown is none; where the table has gone on to is kept
    /// until someone follows, and the room that is told then is the one that is left.
    pub fn news(&mut self) -> Option<News> {
        loop {
            let news = lock(&self.link).news()?;
            match news {
                News::Game { version, .. } if version < self.version => {}
                News::Game { version, .. } => {
                    self.version = version;
                    return Some(news);
                }
                News::Done | News::Refused(_) | News::Address(_) => {
                    self.unanswered = self.unanswered.saturating_sub(1);
                    return Some(news);
                }
                News::Gone => {
                    (self.unanswered, self.gone) = (0, true);
                    return Some(news);
                }
                News::Room(ref room) => {
                    self.room = room.clone();
                    return Some(news);
                }
                News::Connected(connected) => {
                    self.offline = !connected;
                    return Some(news);
                }
                News::Next(joined) => {
                    self.unanswered = 0;
                    *lock(&self.next) = Some(*joined);
                    return Some(News::Room(self.room.clone()));
                }
                News::Advice(_) => return Some(news),
            }
        }
    }

    pub fn dice_checked(&self, record: &Record, text: Text) -> Option<String> {
        lock(&self.link).dice_checked(record, text)
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;
    use yatzy_rules::{Catalogue, DiceSource, Game, Keep};

    /// A line on which the game is at its second version, and no answer comes.
    struct Mute(Option<News>);

    impl Link for Mute {
        fn ask(&mut self, _: u32, _: Wish) {}

        fn news(&mut self) -> Option<News> {
            self.0.take()
        }

        fn dice_checked(&mut self, _: &Record, _: Text) -> Option<String> {
            None
        }
    }

    /// Someone who sees what came of their wish may go on, though the answer itself is still on its way.
    #[test]
    fn a_move_is_over_once_the_game_has_moved_on() {
        let waits = |wish: Wish| {
            let rules = Catalogue::get().rules("yatzy").expect("it is shipped").clone();
            let game = Game::new(rules, 1, DiceSource::Program);
            let record = Record::new(vec![yatzy_rules::RecordSeat::person("Anna")], game);
            let news = News::Game { record: Box::new(record), version: 2 };
            let mut far = Far::new(Box::new(Mute(Some(news))), Room::default(), 1);
            far.ask(wish);
            assert!(far.is_waiting());
            far.news();
            far.is_waiting()
        };
        assert!(!waits(Wish::Act(Action::Throw(Keep::NOTHING))));
        assert!(!waits(Wish::StepIn));
        assert!(waits(Wish::Rematch), "that is not about a version");
    }
}
