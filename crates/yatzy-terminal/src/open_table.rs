//! The table that is open here: how it was last seen, what was asked of it and is not answered yet, and what comes in.
//! Screens draw its [`View`], plain lines speak it. Whether the house is in this process or far away shows nowhere but in
//! how long an answer takes.

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

/// A table that is open here. Cloned, it is the same table, for the next screen to go on with.
#[derive(Clone)]
pub struct OpenTable {
    connection: Connection,
    subscription: Arc<TableSubscription>,
    view: Arc<View>,
    /// When it was seen so.
    seen_at: Instant,
    /// How many requests have no answer yet.
    unanswered: u32,
    /// The version that the latest request was about, where it is over once the game has left that version.
    asked_at: Option<u32>,
    /// Which question the coach thinks about.
    thinking: Option<u64>,
    /// How many questions were asked; each has its number.
    questions: u64,
    is_lost: bool,
    is_gone: bool,
    /// What the notes say of the dice of a game that is over; asked once.
    dice_check: Arc<Mutex<Option<Pending<Option<DiceCheck>>>>>,
    ahead: VecDeque<TableUpdate>,
}

/// What comes in.
#[derive(Clone, Debug)]
pub enum TableUpdate {
    /// The table looks otherwise; it looked like this before.
    Changed(Arc<View>),
    /// What was asked for has been done; how the table looks then came before.
    Done,
    /// What was asked for is refused, in a sentence.
    Refused(String),
    /// What the coach says; nothing where nobody knows.
    CoachAnswer(Option<Arc<CoachAnswer>>),
    /// Where another device takes a seat.
    Link(SeatLink),
    /// The table plays again, as was asked for.
    Next(GameId),
    /// Whether the house can be reached.
    Connected(bool),
    /// The game was deleted.
    Gone,
}

impl OpenTable {
    /// Opens a table.
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

    /// The next news. The view is in step with them.
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
            // A view that is older than the one shown is none, and the coach's word about a past moment neither.
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
                // Of a request that someone has gone on from, nothing more is said.
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

    /// Whether a request is under way. A move is about one version: once the game has left that, it has had its effect
    /// or never will, be the answer there or not.
    pub fn is_waiting(&self) -> bool {
        self.unanswered > 0 && self.asked_at.is_none_or(|version| version == self.view.version)
    }

    /// Whether the coach thinks.
    pub fn is_thinking(&self) -> bool {
        self.thinking.is_some()
    }

    /// Whether something may come in by itself.
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

    /// Whether this device may write something for whoever is to play.
    pub fn is_ours(&self) -> bool {
        self.view.you.to_play || (self.is_real() && self.view.you.may_write && !self.view.computer_plays())
    }

    /// Whether real dice are thrown.
    pub fn is_real(&self) -> bool {
        self.view.source == DiceSource::Table
    }

    /// Whose turn it is; `None` once the game is over.
    pub fn seat(&self) -> Option<Seat> {
        self.view.turn_of()
    }

    /// Who would leave: whoever is to play if that is someone here, else whoever sits here and still plays. On one
    /// device for all it is whoever is to play, the computer included.
    pub fn leaver(&self) -> Option<Seat> {
        let to_play = self.seat()?;
        if self.view.plays_here() {
            return Some(to_play);
        }
        let stays = |seat: &&Seat| self.view.seat(**seat).is_some_and(|seat| !seat.has_left);
        let own = &self.view.you.seats;
        Some(to_play).filter(|seat| own.contains(seat)).or_else(|| own.iter().find(stays).copied())
    }

    /// Whether the table was made here and everyone plays here: what comes next is for nobody else to say.
    pub fn is_own(&self) -> bool {
        self.view.plays_here() && self.view.you.is_host
    }

    /// Whether anything has happened at the table.
    pub fn is_begun(&self) -> bool {
        self.view.version > 0
    }

    /// How long until the computer may play for someone who is away.
    pub fn until_step_in(&self) -> Option<Duration> {
        self.view.you.step_in.map(|wait| wait.saturating_sub(self.seen_at.elapsed()))
    }

    /// Whether someone who watches can sit down.
    pub fn can_sit(&self) -> bool {
        let you = &self.view.you;
        you.is_watching() && (you.may_join || you.open_seat.is_some()) && !self.view.is_over()
    }

    /// Who is to play, where it is nobody here.
    pub fn whose_turn(&self, text: Text) -> Option<String> {
        Some(say!(text, "online-turn", name = self.view.name(text, self.seat()?)))
    }

    /// Who has won how many games of the series, once there is one.
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

    /// What must be known of the table before anything else: that it can't be reached or is gone, that an answer is
    /// awaited.
    pub fn trouble(&self, text: Text) -> Option<String> {
        if self.is_gone {
            return Some(say!(text, "online-gone"));
        }
        let lost = self.connection.connectivity().sentence(text);
        let waiting = self.is_waiting().then(|| say!(text, "online-waiting"));
        let said: Vec<String> = [lost, waiting].into_iter().flatten().collect();
        (!said.is_empty()).then(|| said.join(" "))
    }

    /// What is to be said of the dice once the game is over and they are laid open, where someone has to be convinced.
    /// `here`: no server keeps the game, but another window of this program.
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

/// Whether what is said of one view holds for the other: it is about a turn, and how far that is.
pub fn is_same_moment(one: &View, other: &View) -> bool {
    let moment = |view: &View| {
        let turn = view.turn.as_ref()?;
        Some((turn.seat, turn.round, turn.thrown.len(), turn.named))
    };
    moment(one) == moment(other)
}
