//! An open table: its last view, the requests without an answer, and the updates. Screens draw its [`View`], plain
//! lines say it. A local and a remote house differ in the delay of answers only.

mod ask;
mod sit;
mod subscription;

pub use sit::WantedSeat;

use crate::connection::{Connection, Pending, lock};
use std::collections::VecDeque;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use subscription::{Incoming, TableSubscription};
use yatzy_rules::{DiceSource, Seat};
use yatzy_table::{CoachAnswer, DiceCheck, GameId, SeatLink, View};
use yatzy_text::{Text, say};

/// An open table. All clones are the same table, for the next screen to go on with.
#[derive(Clone)]
pub struct OpenTable {
    connection: Connection,
    subscription: Arc<TableSubscription>,
    view: Arc<View>,
    /// When the view was received.
    seen_at: Instant,
    /// Number of requests without an answer.
    unanswered: u32,
    /// The version of the latest request, if the request ends once the game has another version.
    asked_at: Option<u32>,
    /// The number of the question that the coach is answering.
    thinking: Option<u64>,
    /// Number of the latest question.
    questions: u64,
    is_lost: bool,
    is_gone: bool,
    /// The check of the dice of a finished game, asked once.
    dice_check: Arc<Mutex<Option<Pending<Option<DiceCheck>>>>>,
    ahead: VecDeque<TableUpdate>,
}

/// An update from the house.
#[derive(Clone, Debug)]
pub enum TableUpdate {
    /// The view has changed. This is the one before.
    Changed(Arc<View>),
    /// A request has been fulfilled. The change of the view came before.
    Done,
    /// A request was refused, with a sentence.
    Refused(String),
    /// The coach's answer; `None` if there is no coach.
    CoachAnswer(Option<Arc<CoachAnswer>>),
    /// The new link of a seat.
    Link(SeatLink),
    /// The rematch that was requested.
    Next(GameId),
    /// Whether the house can be reached.
    Connected(bool),
    /// The game was deleted.
    Gone,
}

impl OpenTable {
    pub fn new(connection: &Connection, view: View) -> OpenTable {
        OpenTable {
            subscription: Arc::new(TableSubscription::open(connection, &view)),
            connection: connection.clone(),
            view: Arc::new(view),
            seen_at: Instant::now(),
            unanswered: 0,
            asked_at: None,
            thinking: None,
            questions: 0,
            is_lost: false,
            is_gone: false,
            dice_check: Arc::default(),
            ahead: VecDeque::new(),
        }
    }

    /// The table as it was last seen.
    pub fn view(&self) -> &View {
        &self.view
    }

    /// The next update. The view matches it.
    pub fn hear(&mut self, text: Text) -> Option<TableUpdate> {
        let is_lost = self.connection.connectivity().is_lost();
        if is_lost != self.is_lost {
            self.is_lost = is_lost;
            return Some(TableUpdate::Connected(!is_lost));
        }
        if let Some(news) = self.ahead.pop_front() {
            return Some(news);
        }
        let incoming = loop {
            let incoming = lock(&self.subscription.incoming).try_recv().ok()?;
            // Views that are older than the shown one are skipped, and so are answers of the coach to earlier
            // questions.
            match &incoming {
                Incoming::Looked(view) if view.version < self.view.version => {}
                Incoming::CoachAnswer(question, _) if self.thinking != Some(*question) => {}
                _ => break incoming,
            }
        };
        match incoming {
            Incoming::Looked(view) => return Some(self.see(*view)),
            Incoming::CoachAnswer(_, advice) => {
                self.thinking = None;
                self.ahead.push_back(TableUpdate::CoachAnswer(advice));
            }
            Incoming::Done(done) => {
                self.unanswered = self.unanswered.saturating_sub(1);
                let newer = done.view.filter(|view| view.version > self.view.version);
                let changed = newer.map(|view| self.see(view));
                self.ahead.extend(changed);
                self.ahead.extend(done.link.map(TableUpdate::Link));
                self.ahead.extend(done.next.map(TableUpdate::Next));
                // A later request has replaced this one.
                self.ahead.extend((done.question == self.questions).then_some(TableUpdate::Done));
            }
            Incoming::Refused(rejection) => {
                self.unanswered = self.unanswered.saturating_sub(1);
                self.thinking = None;
                let sentence = rejection.sentence(text);
                let newer = rejection.view.filter(|view| view.version > self.view.version);
                let changed = newer.map(|view| self.see(*view));
                self.ahead.extend(changed);
                self.ahead.push_back(TableUpdate::Refused(sentence));
            }
            Incoming::Gone => {
                (self.unanswered, self.is_gone) = (0, true);
                self.ahead.push_back(TableUpdate::Gone);
            }
        }
        self.ahead.pop_front()
    }

    fn see(&mut self, view: View) -> TableUpdate {
        let before = std::mem::replace(&mut self.view, Arc::new(view));
        self.seen_at = Instant::now();
        if !is_same_moment(&before, &self.view) {
            self.thinking = None;
        }
        TableUpdate::Changed(before)
    }

    /// Whether a request has no answer yet. A move is about one version: once the game has another version, the move
    /// has had its effect or never will.
    pub fn is_waiting(&self) -> bool {
        self.unanswered > 0 && self.asked_at.is_none_or(|version| version == self.view.version)
    }

    /// Whether the coach is thinking.
    pub fn is_thinking(&self) -> bool {
        self.thinking.is_some()
    }

    /// Whether updates may come without a request.
    pub fn expects_news(&self) -> bool {
        let quiet = self.view.plays_here() && !self.view.computer_plays();
        !quiet || self.unanswered > 0 || self.is_thinking() || self.is_lost || self.view.is_over()
    }

    /// Whether the house can't be reached.
    pub fn is_lost(&self) -> bool {
        self.is_lost
    }

    /// Whether the game was deleted.
    pub fn is_gone(&self) -> bool {
        self.is_gone
    }

    /// Whether this device may write for the seat to play.
    pub fn is_ours(&self) -> bool {
        self.view.may_write()
    }

    pub fn is_real(&self) -> bool {
        self.view.source == DiceSource::Table
    }

    /// The seat to play; `None` once the game is over.
    pub fn seat(&self) -> Option<Seat> {
        self.view.turn_of()
    }

    /// The seat that would leave: the seat to play if it is played here, else the first seat here that still plays. If
    /// everyone plays on this device it is the seat to play, including one of the computer.
    pub fn leaver(&self) -> Option<Seat> {
        let to_play = self.seat()?;
        if self.view.plays_here() {
            return Some(to_play);
        }
        let stays = |seat: &&Seat| self.view.seat(**seat).is_some_and(|seat| !seat.has_left);
        let own = &self.view.you.seats;
        Some(to_play).filter(|seat| own.contains(seat)).or_else(|| own.iter().find(stays).copied())
    }

    /// Whether the table was made here and everyone plays here.
    pub fn is_own(&self) -> bool {
        self.view.plays_here() && self.view.you.is_host
    }

    /// Whether anything has happened at the table.
    pub fn is_begun(&self) -> bool {
        self.view.version > 0
    }

    /// How long until the computer may play for a person who is away.
    pub fn until_step_in(&self) -> Option<Duration> {
        self.view.you.step_in.map(|wait| wait.saturating_sub(self.seen_at.elapsed()))
    }

    /// The name of the seat to play.
    pub fn whose_turn(&self, text: Text) -> Option<String> {
        Some(say!(text, "online-turn", name = self.view.name(text, self.seat()?)))
    }

    /// The wins of each seat, once the table has played a series.
    pub fn tally(&self, text: Text) -> Option<String> {
        let series = &self.view.series;
        if !(series.games > 1 || (series.games == 1 && !self.view.is_over())) {
            return None;
        }
        let won = self.view.seats.iter().zip(&series.seats);
        let won: Vec<String> =
            won.map(|(seat, series)| format!("{} {}", seat.shown(text), series.won)).collect();
        Some(say!(text, "online-series", tally = text.all_of(&won)))
    }

    /// The most urgent sentence: the house can't be reached, the game was deleted, or an answer is awaited.
    pub fn trouble(&self, text: Text) -> Option<String> {
        if self.is_gone {
            return Some(say!(text, "online-gone"));
        }
        let lost = self.connection.connectivity().sentence(text);
        let waiting = self.is_waiting().then(|| say!(text, "online-waiting"));
        let said: Vec<String> = [lost, waiting].into_iter().flatten().collect();
        (!said.is_empty()).then(|| said.join(" "))
    }

    /// The result of the dice check, once the game is over and the secret is public. `here`: the house is another
    /// process on this machine.
    pub fn dice_checked(&self, text: Text, here: bool) -> Option<String> {
        self.view.secret?;
        let mut check = lock(&self.dice_check);
        let pending = check.get_or_insert_with(|| {
            let (connection, game) = (self.connection.clone(), self.view.id.clone());
            self.connection.ask(async move {
                let (house, who) = (connection.house(), connection.who());
                connection.connectivity().retry(|| house.check_dice(&game, &who)).await.ok().flatten()
            })
        });
        pending.hear();
        Some(match pending.get().copied().flatten()? {
            DiceCheck::Agree if here => say!(text, "online-dice-verified-here"),
            DiceCheck::Differ if here => say!(text, "online-dice-wrong-here"),
            DiceCheck::NotNoted if here => return None,
            DiceCheck::Agree => say!(text, "online-dice-verified"),
            DiceCheck::Differ => say!(text, "online-dice-wrong"),
            DiceCheck::NotNoted => say!(text, "online-dice-not-noted"),
        })
    }
}

/// Whether two views are of the same turn and throw, so that a sentence about one is right for the other.
pub fn is_same_moment(one: &View, other: &View) -> bool {
    let moment = |view: &View| {
        let turn = view.turn.as_ref()?;
        Some((turn.seat, turn.round, turn.thrown.len(), turn.named))
    };
    moment(one) == moment(other)
}
