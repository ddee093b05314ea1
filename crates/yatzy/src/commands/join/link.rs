//! The terminal's line to a server's table, on threads of its own: one asks, one listens, and neither gives up while
//! the program runs.

use super::{room, trouble};
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use yatzy_rules::{Action, Hand, Record, Seat, fair};
use yatzy_terminal::{Joined, Link, News, Wish};
use yatzy_text::{Text, say};
use yatzy_wire::client::{Heard, RemoteTable, Retry, Trouble, listen};
use yatzy_wire::{HintQuery, LiveEvent, RecordReply};

/// How long to wait before a coach that thinks is asked again.
const THOUGHT: Duration = Duration::from_millis(300);

/// The line to a server's table.
pub struct RemoteLink {
    wishes: Sender<(u32, Wish)>,
    news: Receiver<News>,
    line: Arc<Line>,
    own: Vec<Seat>,
}

/// What the threads work with.
struct Line {
    table: Mutex<RemoteTable>,
    latest: Mutex<RecordReply>,
    retry: Retry,
    /// Whether another line leads on from here.
    moved: AtomicBool,
    news: Sender<News>,
    /// The server's name, for sentences.
    host: String,
    text: Text,
}

impl RemoteLink {
    /// Opens the line to a table, as who one is there.
    pub fn open(mut table: RemoteTable, host: &str, text: Text) -> Result<Joined, Trouble> {
        let latest = table.record()?;
        let room = room::read(&table.look()?, Some(&table.series()?));
        table.note_commitment(&latest.record)?;
        let id = table.game().clone();
        let (sender, news) = channel();
        let (wishes, wished) = channel::<(u32, Wish)>();
        let tells = sender.clone();
        let line = Arc::new(Line {
            table: Mutex::new(table),
            latest: Mutex::new(latest.clone()),
            // Nobody listens any more once the person has left.
            retry: Retry::new(move |reached| drop(tells.send(News::Connected(reached)))),
            moved: AtomicBool::new(false),
            news: sender,
            host: host.to_owned(),
            text,
        });
        let (asker, listener) = (line.clone(), line.clone());
        std::thread::spawn(move || wished.iter().for_each(|(version, wish)| asker.ask(version, wish)));
        std::thread::spawn(move || listener.listen());
        let link = Box::new(RemoteLink { wishes, news, line, own: room.own.clone() });
        Ok(Joined { id, record: latest.record, version: latest.version, room, link })
    }
}

impl Link for RemoteLink {
    fn ask(&mut self, version: u32, wish: Wish) {
        // The thread ends only with this line.
        let _ = self.wishes.send((version, wish));
    }

    fn news(&mut self) -> Option<News> {
        self.news.try_recv().ok()
    }

    fn dice_checked(&mut self, record: &Record, text: Text) -> Option<String> {
        Some(if self.line.table().notes().agrees(record, &self.own)? {
            say!(text, "join-dice-verified")
        } else {
            say!(text, "join-dice-wrong")
        })
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Line {
    /// Asks until there is an answer. The game as it then stands is told before what came of it.
    fn ask(self: &Arc<Line>, version: u32, wish: Wish) {
        let done = match wish {
            Wish::Act(action) => self.act(version, action),
            Wish::Coach { present, told } => self.ask_coach(version, present, told),
            Wish::StepIn => self.step_in(version),
            Wish::Rematch => self.insist(|table| table.rematch().map(drop)),
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
        let request = {
            let latest = lock(&self.latest);
            let game = &latest.record.game;
            let next_throw = fair::throws(game).count() as u32 + 1;
            lock(&self.table).request(game.rules(), version, action, next_throw)?
        };
        let Some(request) = request else { return Ok(()) };
        self.insist(|table| table.act(&request).map(drop))
    }

    /// Notes that the coach is asked, then hears it out beside everything else: it may have to think.
    fn ask_coach(
        self: &Arc<Line>,
        version: u32,
        present: Option<Action>,
        told: Option<(Hand, u16)>,
    ) -> Result<(), Trouble> {
        let (hinted, query) = {
            let game = &lock(&self.latest).record.game;
            let hinted = game.turn().is_some_and(|turn| turn.hinted);
            (hinted, HintQuery::of(game.rules(), present, told))
        };
        if !hinted {
            self.act(version, Action::Hint)?;
        }
        let line = self.clone();
        std::thread::spawn(move || line.hear_coach(&query));
        Ok(())
    }

    fn hear_coach(&self, query: &HintQuery) {
        let moment =
            || lock(&self.latest).record.game.turn().map(|turn| (turn.seat, turn.round, turn.throws()));
        let before = moment();
        // Whoever has played on needs no advice any more.
        while moment() == before {
            let words = match self.insist(|table| table.hint(query)) {
                Ok(hint) if hint.thinking => {
                    std::thread::sleep(THOUGHT);
                    continue;
                }
                Ok(hint) => hint.sentence.into_iter().chain(hint.cost).collect::<Vec<_>>().join(" "),
                Err(Trouble::Refused(refusal)) => refusal.error.message,
                Err(_) => return,
            };
            if moment() == before {
                self.tell(News::Advice(words));
            }
            return;
        }
    }

    /// Lets the computer play a turn. Whoever asks a second time, having missed the answer, finds it played.
    fn step_in(&self, version: u32) -> Result<(), Trouble> {
        let mut attempts = 0;
        let stepped = self.insist(|table| {
            attempts += 1;
            table.step_in(version).map(drop)
        });
        match stepped {
            Err(trouble) if trouble.code() == Some("game/stale") && attempts > 1 => Ok(()),
            stepped => stepped,
        }
    }

    /// Sits down, and comes to the table anew as who one is then.
    fn sit(&self, name: &str) {
        let mut table = self.table();
        let sat = self.retry.insist(|| {
            table.sit(name)?;
            RemoteLink::open(table.clone(), &self.host, self.text)
        });
        // Whoever asks again goes by the token that was made up for the first attempt.
        *lock(&self.table) = table;
        match sat {
            Ok(joined) => {
                self.moved.store(true, Ordering::SeqCst);
                self.tell(News::Next(Box::new(joined)));
            }
            Err(trouble) => self.refuse(trouble),
        }
    }

    fn move_seat(&self, seat: Seat) {
        match self.insist(|table| table.address_of(seat)) {
            Ok(address) => self.tell(News::Address(address)),
            Err(trouble) => self.refuse(trouble),
        }
    }

    /// Leads on to the next game of the table, if there is one; says whether this line is done.
    fn follow(&self) -> bool {
        if !self.is_over() || self.has_moved() {
            return self.has_moved();
        }
        let joined = self.insist(|table| match table.next()? {
            Some(next) => RemoteLink::open(next, &self.host, self.text).map(Some),
            None => Ok(None),
        });
        let Ok(Some(joined)) = joined else { return false };
        self.moved.store(true, Ordering::SeqCst);
        self.tell(News::Next(Box::new(joined)));
        true
    }

    /// Listens until the game is gone or the table has gone on.
    fn listen(&self) {
        let on = |done: bool| if done { ControlFlow::Break(()) } else { ControlFlow::Continue(()) };
        let after = || lock(&self.latest).version;
        let table = self.table();
        listen(table.server(), table.game(), &self.retry, after, |heard| {
            if heard != Heard::Opened && self.has_moved() {
                return on(true);
            }
            match heard {
                Heard::Opened => {
                    self.fetch(false);
                    return on(self.follow());
                }
                Heard::Event(LiveEvent::Happened(happened)) if happened.version > after() => {
                    self.fetch(false)
                }
                Heard::Event(LiveEvent::Presence(_)) => self.look_around(),
                Heard::Event(LiveEvent::Rematch) => return on(self.follow()),
                Heard::Event(LiveEvent::Gone) | Heard::Gone => self.tell(News::Gone),
                Heard::Event(LiveEvent::Happened(_) | LiveEvent::Intends) | Heard::Alive | Heard::Lost => {}
            }
            on(false)
        });
    }

    /// Whether another line leads on from here.
    fn has_moved(&self) -> bool {
        self.moved.load(Ordering::SeqCst)
    }

    fn is_over(&self) -> bool {
        lock(&self.latest).record.game.turn().is_none()
    }

    /// Reads the game as it stands, and tells it if it is new or was asked for; then the table around it.
    fn fetch(&self, asked: bool) {
        let Ok(read) = self.insist(RemoteTable::record) else { return };
        {
            let mut latest = lock(&self.latest);
            if read.version > latest.version || asked {
                if read.version >= latest.version {
                    *latest = read;
                }
                let RecordReply { version, record } = latest.clone();
                self.tell(News::Game { record: Box::new(record), version });
            }
        }
        self.look_around();
    }

    /// Tells the table around the game. How the series stands changes only with a game's end.
    fn look_around(&self) {
        let table = self.table();
        let looked = table.look().and_then(|state| {
            let series = self.is_over().then(|| table.series()).transpose()?;
            Ok(room::read(&state, series.as_ref()))
        });
        if let Ok(room) = looked {
            self.tell(News::Room(room));
        }
    }

    /// The table as this device knows it now. It is not held while someone waits for an answer.
    fn table(&self) -> RemoteTable {
        lock(&self.table).clone()
    }

    fn insist<T>(&self, mut attempt: impl FnMut(&RemoteTable) -> Result<T, Trouble>) -> Result<T, Trouble> {
        let table = self.table();
        self.retry.insist(|| attempt(&table))
    }

    fn refuse(&self, trouble: Trouble) {
        self.tell(News::Refused(trouble::words(trouble, &self.host, self.text)));
    }

    fn tell(&self, news: News) {
        // Nobody listens any more once the person has left.
        let _ = self.news.send(news);
    }
}
