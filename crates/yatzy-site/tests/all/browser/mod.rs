//! A browser in Rust: a database that behaves like IndexedDB, a clock that is moved by hand, and the messages of the
//! module.

pub mod house;
pub mod table;

use std::collections::{BTreeMap, VecDeque};
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard};
use yatzy_site::{Got, Host, In, Key, Message, Op, Out, PaperError, Part, Site, StorageError, Value};
use yatzy_table::{Moment, Zone};

/// Object stores by name, rows by key.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Database {
    stores: BTreeMap<String, BTreeMap<Key, Row>>,
    /// Largest size of all rows in bytes.
    pub room: Option<usize>,
}

#[derive(Clone, Debug, PartialEq)]
enum Row {
    Text(String),
    Bytes(Vec<u8>),
}

impl Row {
    fn size(&self) -> usize {
        match self {
            Row::Text(text) => text.len(),
            Row::Bytes(bytes) => bytes.len(),
        }
    }
}

impl Database {
    /// One transaction.
    pub fn transact(&mut self, id: u64, write: bool, ops: &[Op], bytes: &[u8]) -> Message<In> {
        let mut after = self.clone();
        let mut found = Vec::new();
        let mut got = Vec::new();
        for op in ops {
            match after.apply(write, op, bytes, &mut found) {
                Ok(one) => got.push(one),
                Err(why) => {
                    return Message::of(In::Kept { id, ok: false, got: Vec::new(), why: Some(why) });
                }
            }
        }
        if write && after.room.is_some_and(|room| after.size() > room && after.size() > self.size()) {
            return Message::of(In::Kept { id, ok: false, got: Vec::new(), why: Some(StorageError::Full) });
        }
        *self = after;
        Message::with(In::Kept { id, ok: true, got, why: None }, found)
    }

    fn apply(
        &mut self,
        write: bool,
        op: &Op,
        bytes: &[u8],
        found: &mut Vec<u8>,
    ) -> Result<Got, StorageError> {
        let reads = matches!(op, Op::Get { .. } | Op::Range { .. });
        assert!(write || reads, "only what says so writes: {op:?}");
        match op {
            Op::Get { store, key } => {
                let row = self.stores.get(store).and_then(|store| store.get(key));
                Ok(row.map_or(Got::Nothing, |row| Got::Value(shown(row, found))))
            }
            Op::Range { store, from, to, limit, reverse, keys } => {
                let rows = self
                    .stores
                    .get(store)
                    .into_iter()
                    .flat_map(|store| store.range(from.clone()..=to.clone()));
                let mut rows: Vec<(&Key, &Row)> = rows.collect();
                if *reverse {
                    rows.reverse();
                }
                rows.truncate(limit.map_or(usize::MAX, |limit| limit as usize));
                let pair = |(key, row): (&Key, &Row)| (key.clone(), (!keys).then(|| shown(row, found)));
                Ok(Got::Pairs(rows.into_iter().map(pair).collect()))
            }
            Op::Put { store, key, value } => {
                let row = match value {
                    Value::Text(text) => Row::Text(text.clone()),
                    Value::Bytes { bytes: (start, length) } => {
                        Row::Bytes(bytes[*start..start + length].to_vec())
                    }
                };
                self.stores.entry(store.clone()).or_default().insert(key.clone(), row);
                Ok(Got::Nothing)
            }
            Op::Delete { store, key } => {
                self.stores.entry(store.clone()).or_default().remove(key);
                Ok(Got::Nothing)
            }
            Op::DeleteRange { store, from, to } => {
                let rows = self.stores.entry(store.clone()).or_default();
                rows.retain(|key, _| key < from || key > to);
                Ok(Got::Nothing)
            }
            Op::Expect { store, key, value } => {
                let row = self.stores.get(store).and_then(|store| store.get(key));
                let is_so = match (row, value) {
                    (None, None) => true,
                    (Some(Row::Text(there)), Some(Value::Text(expected))) => there == expected,
                    _ => false,
                };
                if is_so { Ok(Got::Nothing) } else { Err(StorageError::Other) }
            }
        }
    }

    /// Size of all rows in bytes.
    pub fn size(&self) -> usize {
        self.stores.values().flat_map(|store| store.values()).map(Row::size).sum()
    }

    /// The text of a key with one part.
    pub fn text(&self, store: &str, key: &str) -> Option<&str> {
        match self.stores.get(store)?.get(&vec![Part::Text(key.to_owned())])? {
            Row::Text(text) => Some(text),
            Row::Bytes(_) => None,
        }
    }

    /// Number of rows in an object store.
    pub fn count(&self, store: &str) -> usize {
        self.stores.get(store).map_or(0, BTreeMap::len)
    }

    /// Every text row with its key.
    pub fn lines(&self) -> String {
        let rows = self.stores.iter().flat_map(|(name, rows)| rows.iter().map(move |row| (name, row)));
        let line = |(name, (key, row)): (&String, (&Key, &Row))| match row {
            Row::Text(text) => {
                format!("{name} {} {text}\n", serde_json::to_string(key).expect("keys are numbers and texts"))
            }
            Row::Bytes(bytes) => format!("{name} {} bytes\n", bytes.len()),
        };
        rows.map(line).collect()
    }
}

fn shown(row: &Row, found: &mut Vec<u8>) -> Value {
    match row {
        Row::Text(text) => Value::Text(text.clone()),
        Row::Bytes(bytes) => {
            let start = found.len();
            found.extend(bytes);
            Value::Bytes { bytes: (start, bytes.len()) }
        }
    }
}

/// The host of the module.
#[derive(Default)]
pub struct Ears {
    pub said: Mutex<VecDeque<Message<Out>>>,
    pub clock: AtomicI64,
    drawn: AtomicU64,
}

impl Host for Ears {
    fn send(&self, message: &[u8]) {
        let message = Message::read(message).expect("a message of the module can be read");
        self.said.lock().unwrap().push_back(message);
    }

    fn now(&self) -> Moment {
        Moment(self.clock.load(Ordering::SeqCst))
    }

    fn random(&self, bytes: &mut [u8]) {
        let number = self.drawn.fetch_add(1, Ordering::SeqCst);
        let drawn = yatzy_table::digest("a browser's dice", &[&number.to_be_bytes()]);
        bytes.iter_mut().zip(drawn.iter().cycle()).for_each(|(byte, drawn)| *byte = *drawn);
    }

    fn complain(&self, line: &str) {
        panic!("the module complains: {line}");
    }
}

/// A tab, a service worker and a page's worker, all at once.
pub struct Browser {
    pub database: Arc<Mutex<Database>>,
    ears: Arc<Ears>,
    site: Site,
    /// The page's worker: the same module once more, over the same database.
    worker: Option<Box<Browser>>,
    /// The helper of that worker: the same module a third time.
    helper: Option<Box<Browser>>,
    asked: u64,
    timers: Vec<(i64, u64)>,
    replies: BTreeMap<u64, Answer>,
    pub jobs: Vec<String>,
    /// Whether there is a module that draws paper.
    pub has_press: bool,
    /// The phone at the other end of the data channel, which keeps the table.
    pub keeper: Option<Arc<Mutex<Browser>>>,
    /// The calls that were made of it: the method and the path.
    pub calls: Vec<String>,
    /// The streams that were asked of it: the reply that they belong to, the path, and the token.
    pub relays: Vec<(u64, String, Option<String>)>,
}

/// A reply.
#[derive(Clone, Debug, Default)]
pub struct Answer {
    pub status: u16,
    pub headers: Vec<(String, String)>,
    pub body: Vec<u8>,
    pub is_stream: bool,
    pub is_over: bool,
}

impl Answer {
    pub fn text(&self) -> String {
        String::from_utf8(self.body.clone()).expect("a text")
    }

    pub fn header(&self, name: &str) -> Option<&str> {
        self.headers.iter().find(|(other, _)| other == name).map(|(_, value)| value.as_str())
    }
}

/// The base of the pages.
pub const BASE: &str = "/yatzy";

impl Browser {
    /// A browser without any data.
    pub fn fresh() -> Browser {
        Browser::over(Arc::default(), 1_790_000_000_000)
    }

    /// Another device without any data, whose random bytes are others.
    pub fn another() -> Browser {
        Browser::over(Arc::default(), 1_790_000_900_000)
    }

    /// Carries a call of a guest to the module.
    pub fn call(&mut self, method: &str, path: &str, token: Option<&str>, body: &[u8]) -> Answer {
        self.asked += 1;
        let (method, path, token) = (method.to_owned(), path.to_owned(), token.map(str::to_owned));
        self.tell(In::Call { id: self.asked, method, path, token, lang: Some("en".into()) }, body.to_vec());
        self.answered(self.asked)
    }

    /// The browser after a restart, with the same database.
    pub fn reopened(self) -> Browser {
        let clock = self.ears.clock.load(Ordering::SeqCst);
        Browser::over(self.database.clone(), clock)
    }

    fn over(database: Arc<Mutex<Database>>, clock: i64) -> Browser {
        let mut browser = Browser::module(database.clone(), clock);
        let mut worker = Browser::module(database.clone(), clock);
        worker.helper = Some(Box::new(Browser::module(database, clock)));
        browser.worker = Some(Box::new(worker));
        browser
    }

    fn module(database: Arc<Mutex<Database>>, clock: i64) -> Browser {
        let ears = Arc::new(Ears { clock: AtomicI64::new(clock), ..Ears::default() });
        // Random bytes differ after a restart.
        ears.drawn.store(clock as u64, Ordering::SeqCst);
        let site = Site::new(ears.clone(), Zone::Utc);
        let mut browser = Browser {
            database,
            ears,
            site,
            worker: None,
            helper: None,
            asked: 0,
            timers: Vec::new(),
            replies: BTreeMap::new(),
            jobs: Vec::new(),
            has_press: true,
            keeper: None,
            calls: Vec::new(),
            relays: Vec::new(),
        };
        let langs = vec!["xx".to_owned(), "en-GB".to_owned()];
        browser
            .tell(In::Start { origin: "https://yatzy.example".into(), base: BASE.into(), langs }, Vec::new());
        browser
    }

    /// Without a page's worker: jobs fail.
    pub fn without_worker(mut self) -> Browser {
        self.worker = None;
        self
    }

    pub fn tell(&mut self, says: In, bytes: Vec<u8>) {
        self.site.tell(&Message { says, bytes }.write());
        self.hear();
    }

    /// Does everything that the module asks for, until it asks for nothing more.
    fn hear(&mut self) {
        loop {
            let Some(Message { says, bytes }) = self.ears.said.lock().unwrap().pop_front() else { return };
            match says {
                Out::Store { id, write, ops } => {
                    let kept = lock(&self.database).transact(id, write, &ops, &bytes);
                    self.site.tell(&kept.write());
                }
                Out::Wake { id, ms } => {
                    self.timers.push((self.now() + ms as i64, id));
                }
                Out::Job { id, .. } => {
                    self.jobs.push(String::from_utf8_lossy(&bytes).chars().take(30).collect());
                    let done = self.worker.as_mut().and_then(|worker| worker.does(bytes));
                    let says = In::Worked { id, ok: done.is_some() };
                    self.site.tell(&Message { says, bytes: done.unwrap_or_default() }.write());
                }
                Out::Fetch { file, .. } => panic!("every language is linked in: {file}"),
                Out::Paper { id, format, page, order } => {
                    let (ok, file) = (self.has_press, format!("{format} {page} {order:?}"));
                    let why = (!ok).then_some(PaperError::Away);
                    assert!(bytes.starts_with(order.lang().file().unwrap()), "the language comes along");
                    self.site.tell(&Message::with(In::Drawn { id, ok, why }, file.into_bytes()).write());
                }
                Out::Part { id, helper, part } => {
                    assert_eq!(helper, 0);
                    let done = self
                        .helper
                        .as_mut()
                        .and_then(|helper| helper.works(|id| In::Part { id, part }, bytes));
                    let says = In::Helped { id, ok: done.is_some() };
                    self.site.tell(&Message { says, bytes: done.unwrap_or_default() }.write());
                }
                Out::Worked { id, ok } | Out::Helped { id, ok } => {
                    self.replies
                        .insert(id, Answer { status: u16::from(ok), body: bytes, ..Answer::default() });
                }
                Out::Call { id, method, path, token, .. } => {
                    self.calls.push(format!("{method} {path}"));
                    let answer = self
                        .keeper
                        .as_ref()
                        .map(|keeper| keeper.lock().unwrap().call(&method, &path, token.as_deref(), &bytes));
                    let version = answer.as_ref().and_then(|answer| answer.header("x-version")?.parse().ok());
                    let status = answer.as_ref().map_or(0, |answer| answer.status);
                    let says = In::Called { id, ok: answer.is_some(), status, version };
                    let body = answer.map(|answer| answer.body).unwrap_or_default();
                    self.site.tell(&Message { says, bytes: body }.write());
                }
                Out::Relay { id, path, token, .. } => self.relays.push((id, path, token)),
                Out::Reply { id, status, headers, stream } => {
                    let answer = Answer { status, headers, body: bytes, is_stream: stream, is_over: !stream };
                    self.replies.insert(id, answer);
                }
                Out::Piece { id } => self.replies.get_mut(&id).expect("a stream").body.extend(bytes),
                Out::End { id } => self.replies.get_mut(&id).expect("a stream").is_over = true,
            }
        }
    }

    /// Kills the service worker with all of its state. The page's worker stays.
    pub fn forget(&mut self) {
        let clock = self.now();
        let mut fresh = Browser::module(self.database.clone(), clock);
        fresh.worker = self.worker.take();
        (fresh.asked, fresh.has_press) = (self.asked, self.has_press);
        fresh.keeper = self.keeper.take();
        *self = fresh;
    }

    /// Does a job, as a page's worker.
    fn does(&mut self, job: Vec<u8>) -> Option<Vec<u8>> {
        let helpers = usize::from(self.helper.is_some());
        self.works(|id| In::Job { id, helpers }, job)
    }

    /// Sends a message, and handles what follows.
    fn works(&mut self, told: impl FnOnce(u64) -> In, bytes: Vec<u8>) -> Option<Vec<u8>> {
        self.asked += 1;
        let id = self.asked;
        self.tell(told(id), bytes);
        let answer = self.replies.remove(&id).expect("a job is answered");
        (answer.status == 1).then_some(answer.body)
    }

    pub fn now(&self) -> i64 {
        self.ears.clock.load(Ordering::SeqCst)
    }

    /// Moves the clock, and fires timers in their order.
    pub fn pass(&mut self, ms: i64) {
        let until = self.now() + ms;
        while let Some(place) = self
            .timers
            .iter()
            .enumerate()
            .filter(|(_, (at, _))| *at <= until)
            .min_by_key(|(_, (at, id))| (*at, *id))
            .map(|(place, _)| place)
        {
            let (at, id) = self.timers.remove(place);
            self.ears.clock.store(at.max(self.now()), Ordering::SeqCst);
            self.tell(In::Rang { id }, Vec::new());
        }
        self.ears.clock.store(until, Ordering::SeqCst);
    }

    /// Sends a request, and returns its id.
    pub fn ask(&mut self, method: &str, address: &str, body: &str) -> u64 {
        self.ask_with(method, address, body, false, None)
    }

    pub fn ask_with(
        &mut self,
        method: &str,
        address: &str,
        body: &str,
        fragment: bool,
        last_event: Option<&str>,
    ) -> u64 {
        self.asked += 1;
        let (path, query) = address.split_once('?').unwrap_or((address, ""));
        let request = In::Request {
            id: self.asked,
            method: method.to_owned(),
            path: path.to_owned(),
            query: query.to_owned(),
            fragment,
            last_event: last_event.map(str::to_owned),
            foreign: false,
        };
        self.tell(request, body.as_bytes().to_vec());
        self.asked
    }

    /// The reply to a request so far.
    pub fn answer(&self, id: u64) -> Option<&Answer> {
        self.replies.get(&id)
    }

    /// Loads a page.
    pub fn get(&mut self, path: &str) -> Answer {
        self.whole("GET", path, "")
    }

    /// Sends a form, and follows the redirect.
    pub fn post(&mut self, path: &str, fields: &str) -> (String, Answer) {
        let mut address = format!("{BASE}{path}");
        let mut answer = self.whole("POST", path, fields);
        while let Some(to) = answer.header("location").map(str::to_owned) {
            answer = self.whole("GET", to.strip_prefix(BASE).expect("a path of the site"), "");
            address = to;
        }
        (address, answer)
    }

    pub fn whole(&mut self, method: &str, path: &str, body: &str) -> Answer {
        let id = self.ask(method, &format!("{BASE}{path}"), body);
        self.answered(id)
    }

    /// Sends a form from a page of another site.
    pub fn whole_of_another_site(&mut self, path: &str, fields: &str) -> Answer {
        self.asked += 1;
        let request = In::Request {
            id: self.asked,
            method: "POST".to_owned(),
            path: format!("{BASE}{path}"),
            query: String::new(),
            fragment: false,
            last_event: None,
            foreign: true,
        };
        self.tell(request, fields.as_bytes().to_vec());
        self.answered(self.asked)
    }

    /// The whole reply.
    fn answered(&mut self, id: u64) -> Answer {
        for _ in 0..100 {
            if let Some(answer) = self.answer(id) {
                return answer.clone();
            }
            self.pass(100);
        }
        panic!("question {id} is not answered");
    }
}

fn lock(database: &Mutex<Database>) -> MutexGuard<'_, Database> {
    database.lock().unwrap()
}
