//! The line to a server, on threads of its own: one asks, one listens, and neither gives up while the program
//! runs.

use super::kept::Kept;
use super::server::{Answer, Server};
use std::io::{self, BufRead, BufReader};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use yatzy_rules::{Action, Record, Ruleset, Seat, Shown, TableTurn, fair};
use yatzy_server::wire::{ActBody, ActionBody, TurnBody};
use yatzy_store::{GameId, Token};
use yatzy_terminal::{Link, News};
use yatzy_text::{Text, say};

/// How long to wait before the second attempt, and at most before any.
const WAIT: (Duration, Duration) = (Duration::from_millis(250), Duration::from_secs(5));

/// A line to a server over HTTP.
pub struct HttpLink {
    asks: Sender<(u32, Action)>,
    news: Receiver<News>,
    shared: Arc<Shared>,
    own: Vec<Seat>,
}

/// What both threads work with.
struct Shared {
    server: Server,
    path: String,
    kept: Mutex<Kept>,
    latest: Mutex<(u32, Record)>,
    connected: AtomicBool,
    news: Sender<News>,
}

impl HttpLink {
    /// Opens the line to a game that is known up to a version.
    pub fn open(server: Server, game: &GameId, known: (u32, Record), own: Vec<Seat>, kept: Kept) -> HttpLink {
        let (sender, news) = channel();
        let (asks, asked) = channel::<(u32, Action)>();
        let shared = Arc::new(Shared {
            server,
            path: format!("/games/{game}"),
            kept: Mutex::new(kept),
            latest: Mutex::new(known),
            connected: AtomicBool::new(true),
            news: sender,
        });
        let (asker, listener) = (shared.clone(), shared.clone());
        std::thread::spawn(move || asked.iter().for_each(|(version, action)| asker.ask(version, action)));
        std::thread::spawn(move || listener.listen());
        HttpLink { asks, news, shared, own }
    }
}

impl Link for HttpLink {
    fn ask(&mut self, version: u32, action: Action) {
        // The thread ends only with the program.
        let _ = self.asks.send((version, action));
    }

    fn news(&mut self) -> Option<News> {
        self.news.try_recv().ok()
    }

    fn dice_checked(&mut self, record: &Record, text: Text) -> Option<String> {
        Some(if lock(&self.shared.kept).agrees(record, &self.own)? {
            say!(text, "join-dice-verified")
        } else {
            say!(text, "join-dice-wrong")
        })
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Shared {
    /// Asks until there is an answer, each time with the same key and the same bytes: it happens once.
    fn ask(&self, version: u32, action: Action) {
        let Ok(body) = self.request(version, action) else {
            // Bytes that can't be kept must not be sent: they could differ the next time.
            return self.tell(News::Connected(false));
        };
        let answer = self.persist(|| self.server.post(&format!("{}/actions", self.path), &body));
        if answer.status != 200
            && let Some(words) = answer.refusal()
        {
            self.tell(News::Refused(words));
        }
        self.fetch(true);
    }

    fn request(&self, version: u32, action: Action) -> io::Result<serde_json::Value> {
        let (rules, throw) = {
            let latest = lock(&self.latest);
            (latest.1.game.rules().clone(), fair::throws(&latest.1.game).count() as u32 + 1)
        };
        let bytes = match action {
            Action::Throw(_) => Some(lock(&self.kept).bytes_of(throw)?.to_string()),
            _ => None,
        };
        let action = action_body(&rules, action, bytes).ok_or(io::ErrorKind::Unsupported)?;
        let body = ActBody { version, key: Token::random().to_hex(), action };
        serde_json::to_value(body).map_err(io::Error::other)
    }

    /// Listens to what happens, from where the game is known, and again whenever the stream ends.
    fn listen(&self) {
        loop {
            let after = lock(&self.latest).0;
            let path = format!("{}/events?after={after}", self.path);
            match self.server.stream(&path) {
                Ok((200, stream)) => {
                    self.reached(true);
                    self.fetch(false);
                    if self.follow(stream) {
                        return self.tell(News::Gone);
                    }
                }
                Ok((404, _)) => return self.tell(News::Gone),
                Ok(_) => {}
                Err(_) => self.reached(false),
            }
            std::thread::sleep(WAIT.0);
        }
    }

    /// Reads events until the stream ends; says whether the game is gone.
    fn follow(&self, stream: impl io::Read) -> bool {
        for line in BufReader::new(stream).lines() {
            let Ok(line) = line else { return false };
            if let Some(version) = line.strip_prefix("id: ").and_then(|id| id.trim().parse::<u32>().ok()) {
                if version > lock(&self.latest).0 {
                    self.fetch(false);
                }
            } else if line.trim_end() == "event: gone" {
                return true;
            }
        }
        false
    }

    /// Reads the game as it stands, and tells it if it is new or was asked for.
    fn fetch(&self, asked: bool) {
        let answer = self.persist(|| self.server.get(&format!("{}/record", self.path)));
        let Some(version) = answer.version.filter(|_| answer.status == 200) else { return };
        let Ok(record) = Record::parse(&answer.text) else { return };
        let mut latest = lock(&self.latest);
        if version > latest.0 || asked {
            if version >= latest.0 {
                *latest = (version, record);
            }
            let (version, record) = latest.clone();
            self.tell(News::Game { record: Box::new(record), version });
        }
    }

    /// Tries until a server answers that is not too busy to.
    fn persist(&self, attempt: impl Fn() -> Result<Answer, ureq::Error>) -> Answer {
        let mut wait = WAIT.0;
        loop {
            match attempt() {
                Ok(answer) if answer.status != 429 && answer.status < 500 => {
                    self.reached(true);
                    return answer;
                }
                _ => self.reached(false),
            }
            std::thread::sleep(wait);
            wait = (wait * 2).min(WAIT.1);
        }
    }

    /// Notes whether the server was reached, and tells when that changes.
    fn reached(&self, yes: bool) {
        if self.connected.swap(yes, Ordering::SeqCst) != yes {
            self.tell(News::Connected(yes));
        }
    }

    fn tell(&self, news: News) {
        // Nobody listens any more once the person has left.
        let _ = self.news.send(news);
    }
}

/// An action as the API writes it. Sitting down is none: it has a route of its own.
fn action_body(rules: &Ruleset, action: Action, bytes: Option<String>) -> Option<ActionBody> {
    let id = |cell| rules.cell_id(cell);
    Some(match action {
        Action::Name(cell) => ActionBody::Name { cell: id(cell) },
        Action::Throw(keep) => ActionBody::Throw { keep: keep.to_string(), bytes },
        Action::Enter(cell) => ActionBody::Enter { cell: id(cell) },
        Action::Table(turn) => ActionBody::Table(turn_body(rules, turn)),
        Action::Correct { round, seat, table } => {
            ActionBody::Correct { round, seat: u32::from(seat.0) + 1, turn: turn_body(rules, table) }
        }
        Action::TakeBack => ActionBody::TakeBack,
        Action::Leave(seat) => ActionBody::Leave { seat: u32::from(seat.0) + 1 },
        Action::Hint => ActionBody::Hint,
        Action::Abandon => ActionBody::Abandon,
        Action::Join => return None,
    })
}

fn turn_body(rules: &Ruleset, turn: TableTurn) -> TurnBody {
    let (hand, points, extra_yatzy) = match turn.shown {
        Shown::Hand(hand) => (Some(hand.to_string()), None, false),
        Shown::Points { points, extra_yatzy } => (None, Some(points.0), extra_yatzy),
    };
    TurnBody {
        cell: rules.cell_id(turn.cell),
        hand,
        points,
        extra_yatzy,
        throws: turn.throws,
        named: turn.named.map(|cell| rules.cell_id(cell)),
    }
}
