//! The line to a server, on threads of its own: one asks, one listens, and neither gives up while the program
//! runs.

use super::door::Door;
use super::kept::Kept;
use super::listen;
use super::server::Answer;
use super::trouble::Trouble;
use super::wire::{action_body, hint_query};
use std::io;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use yatzy_rules::{Action, Hand, Record, Seat, fair};
use yatzy_store::{GameId, Token};
use yatzy_terminal::{Link, News, Room, Wish};
use yatzy_text::{Text, say};
use yatzy_wire::{ActBody, StepInBody};

/// How long to wait before the second attempt, and at most before any.
const WAIT: (Duration, Duration) = (Duration::from_millis(250), Duration::from_secs(5));

/// How long to wait before a coach that thinks is asked again.
const THOUGHT: Duration = Duration::from_millis(300);

/// A line to a server over HTTP.
pub struct HttpLink {
    asks: Sender<(u32, Wish)>,
    news: Receiver<News>,
    line: Arc<Line>,
    own: Vec<Seat>,
}

/// What the threads work with.
pub struct Line {
    pub door: Door,
    pub game: GameId,
    pub latest: Mutex<(u32, Record)>,
    kept: Mutex<Kept>,
    connected: Mutex<bool>,
    /// Wakes whoever waits for the server to be there again.
    back: Condvar,
    /// Whether another line leads on from here.
    moved: AtomicBool,
    news: Sender<News>,
}

impl HttpLink {
    /// Opens the line to a game that is known up to a version.
    pub fn open(door: Door, game: &GameId, known: (u32, Record), room: &Room, kept: Kept) -> HttpLink {
        let (sender, news) = channel();
        let (asks, asked) = channel::<(u32, Wish)>();
        let line = Arc::new(Line {
            door,
            game: game.clone(),
            kept: Mutex::new(kept),
            latest: Mutex::new(known),
            connected: Mutex::new(true),
            back: Condvar::new(),
            moved: AtomicBool::new(false),
            news: sender,
        });
        let (asker, listener) = (line.clone(), line.clone());
        std::thread::spawn(move || asked.iter().for_each(|(version, wish)| asker.ask(version, wish)));
        std::thread::spawn(move || listen::listen(&listener));
        HttpLink { asks, news, line, own: room.own.clone() }
    }
}

impl Link for HttpLink {
    fn ask(&mut self, version: u32, wish: Wish) {
        // The thread ends only with this line.
        let _ = self.asks.send((version, wish));
    }

    fn news(&mut self) -> Option<News> {
        self.news.try_recv().ok()
    }

    fn dice_checked(&mut self, record: &Record, text: Text) -> Option<String> {
        Some(if lock(&self.line.kept).agrees(record, &self.own)? {
            say!(text, "join-dice-verified")
        } else {
            say!(text, "join-dice-wrong")
        })
    }
}

pub fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Line {
    /// Asks until there is an answer. The game as it then stands is told before what came of it.
    fn ask(self: &Arc<Line>, version: u32, wish: Wish) {
        let done = match wish {
            Wish::Act(action) => self.act(version, action),
            Wish::Coach { present, told } => self.ask_coach(version, present, told),
            Wish::StepIn => self.step_in(version),
            Wish::Rematch => self.post("rematch", &serde_json::json!({})),
            Wish::Sit(name) => return self.sit(&name),
            Wish::Move(seat) => return self.move_seat(seat),
        };
        self.fetch(true);
        match done {
            Ok(()) => self.tell(News::Done),
            Err(trouble) => self.refuse(trouble),
        }
    }

    /// Does something, each time with the same key and the same bytes: it happens once.
    fn act(&self, version: u32, action: Action) -> Result<(), Trouble> {
        // Bytes that can't be kept must not be sent: they could differ the next time.
        let body = self.request(version, action)?;
        self.post("actions", &body)
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

    fn post(&self, what: &str, body: &serde_json::Value) -> Result<(), Trouble> {
        let path = format!("/games/{}/{what}", self.game);
        self.persist(|| self.door.server().post(&path, body)).helpful().map(drop)
    }

    /// Notes that the coach is asked, then hears it out beside everything else: it may have to think.
    fn ask_coach(
        self: &Arc<Line>,
        version: u32,
        present: Option<Action>,
        told: Option<(Hand, u16)>,
    ) -> Result<(), Trouble> {
        let (hinted, query) = {
            let latest = lock(&self.latest);
            let game = &latest.1.game;
            (game.turn().is_some_and(|turn| turn.hinted), hint_query(game.rules(), present, told))
        };
        if !hinted {
            self.act(version, Action::Hint)?;
        }
        let line = self.clone();
        std::thread::spawn(move || line.hear_coach(&query));
        Ok(())
    }

    fn hear_coach(&self, query: &str) {
        let moment = || lock(&self.latest).1.game.turn().map(|turn| (turn.seat, turn.round, turn.throws()));
        let before = moment();
        let path = format!("/games/{}/hint{query}", self.game);
        // Whoever has played on needs no advice any more.
        while moment() == before {
            let answer = self.persist(|| self.door.server().get(&path));
            let hint = answer.json();
            let sentences = [&hint["sentence"], &hint["cost"]].into_iter().filter_map(|words| words.as_str());
            let sentences: Vec<&str> = sentences.collect();
            match answer.status {
                202 => std::thread::sleep(THOUGHT),
                200 if moment() == before => return self.tell(News::Advice(sentences.join(" "))),
                200 => return,
                _ => {
                    let refusal = answer.refusal().filter(|_| moment() == before);
                    return refusal.into_iter().for_each(|(_, words)| self.tell(News::Advice(words)));
                }
            }
        }
    }

    /// Lets the computer play a turn. Whoever asks a second time, having missed the answer, finds it played.
    fn step_in(&self, version: u32) -> Result<(), Trouble> {
        let path = format!("/games/{}/step-in", self.game);
        let body = serde_json::to_value(StepInBody { version }).map_err(io::Error::other)?;
        let attempts = std::cell::Cell::new(0);
        let answer = self.persist(|| {
            attempts.set(attempts.get() + 1);
            self.door.server().post(&path, &body)
        });
        match answer.helpful() {
            Err(Trouble::Refused { code, .. }) if code == "game/stale" && attempts.get() > 1 => Ok(()),
            done => done.map(drop),
        }
    }

    /// Sits down, and comes to the table anew as who one is then.
    fn sit(&self, name: &str) {
        let sat = self.insist(|| {
            lock(&self.kept).device()?;
            let mut kept = lock(&self.kept).clone();
            self.door.sit(&self.game, &mut kept, name)?;
            self.door.open(&self.game, kept)
        });
        match sat {
            Ok(joined) => {
                self.moved.store(true, Ordering::SeqCst);
                self.tell(News::Next(Box::new(joined)));
            }
            Err(trouble) => self.refuse(trouble),
        }
    }

    fn move_seat(&self, seat: Seat) {
        match self.insist(|| self.door.address_of(&self.game, u32::from(seat.0) + 1)) {
            Ok(address) => self.tell(News::Address(address)),
            Err(trouble) => self.refuse(trouble),
        }
    }

    /// Leads on to the next game of the table, if there is one; says whether this line is done.
    pub fn follow(&self) -> bool {
        let over = lock(&self.latest).1.game.turn().is_none();
        if !over || self.has_moved() {
            return self.has_moved();
        }
        let joined = self.insist(|| {
            let Some(next) = self.door.next(&self.game)? else { return Ok(None) };
            let mut kept = self.door.kept(&next);
            kept.go_by(lock(&self.kept).token());
            self.door.open(&next, kept).map(Some)
        });
        let Ok(Some(joined)) = joined else { return false };
        self.moved.store(true, Ordering::SeqCst);
        self.tell(News::Next(Box::new(joined)));
        true
    }

    /// Whether another line leads on from here.
    pub fn has_moved(&self) -> bool {
        self.moved.load(Ordering::SeqCst)
    }

    /// Reads the game as it stands, and tells it if it is new or was asked for; then the table around it.
    pub fn fetch(&self, asked: bool) {
        let answer = self.persist(|| self.door.server().get(&format!("/games/{}/record", self.game)));
        let Some(version) = answer.version.filter(|_| answer.status == 200) else { return };
        let Ok(record) = Record::parse(&answer.text) else { return };
        {
            let mut latest = lock(&self.latest);
            if version > latest.0 || asked {
                if version >= latest.0 {
                    *latest = (version, record);
                }
                let (version, record) = latest.clone();
                self.tell(News::Game { record: Box::new(record), version });
            }
        }
        self.look_around();
    }

    /// Tells the table around the game.
    pub fn look_around(&self) {
        let over = lock(&self.latest).1.game.turn().is_none();
        let room = if over { self.door.room(&self.game) } else { self.door.room_in_play(&self.game) };
        if let Ok(room) = room {
            self.tell(News::Room(room));
        }
    }

    /// Tries until a server of ours answers that is not too busy to.
    fn persist(&self, attempt: impl Fn() -> Result<Answer, ureq::Error>) -> Answer {
        let mut wait = WAIT.0;
        loop {
            match attempt() {
                Ok(answer) if answer.status != 429 && answer.status < 500 && answer.is_ours() => {
                    self.reached(true);
                    return answer;
                }
                _ => self.reached(false),
            }
            self.rest(&mut wait);
        }
    }

    /// The same for what takes several requests, and does no harm twice.
    fn insist<T>(&self, attempt: impl Fn() -> Result<T, Trouble>) -> Result<T, Trouble> {
        let mut wait = WAIT.0;
        loop {
            match attempt() {
                Err(trouble) if trouble.may_pass() => self.reached(false),
                done => {
                    self.reached(true);
                    return done;
                }
            }
            self.rest(&mut wait);
        }
    }

    /// Waits before the next attempt, longer each time, but no longer than until the server is there again.
    fn rest(&self, wait: &mut Duration) {
        let connected = lock(&self.connected);
        let rest = self.back.wait_timeout_while(connected, *wait, |connected| !*connected);
        drop(rest.unwrap_or_else(PoisonError::into_inner));
        *wait = (*wait * 2).min(WAIT.1);
    }

    /// Notes whether the server was reached, and tells when that changes.
    pub fn reached(&self, yes: bool) {
        let mut connected = lock(&self.connected);
        if *connected != yes {
            *connected = yes;
            self.tell(News::Connected(yes));
            self.back.notify_all();
        }
    }

    fn refuse(&self, trouble: Trouble) {
        self.tell(News::Refused(trouble.words(&self.door.host, self.door.text)));
    }

    pub fn tell(&self, news: News) {
        // Nobody listens any more once the person has left.
        let _ = self.news.send(news);
    }
}
