//! The table: pad, dice, turn and keys.

mod coach;
mod cursor;
mod dialog;
mod goal;
mod guest;
mod keys;
mod log;
mod overlay;
mod told;
mod typed;
mod updates;
mod view;
mod watched;

use super::{Next, Over, Screen};
use crate::connection::Pending;
use crate::pad::{CellOffer, CellOffers, CellPlace};
use crate::panel::Button;
use crate::tray::Tray;
use crate::{Environment, Msg, OpenTable, print, refusal, statistics};
use dialog::Dialog;
use overlay::Overlay;
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::{Position, Rect};
use std::time::{Duration, Instant};
use typed::{Typed, TypedKind};
use watched::Watched;
use yatzy_rules::{Action, Cell, Phase, Points, Refusal, Seat};
use yatzy_table::{ToldHands, View};
use yatzy_text::say;

/// The screen of a table.
pub struct TableScreen {
    table: OpenTable,
    tray: Tray,
    typed: Typed,
    cursor: Option<(Seat, Cell)>,
    /// Whether the person moved the cursor in this turn.
    moved: bool,
    /// The leftmost column of the pad, if the person has scrolled.
    first: Option<usize>,
    /// The leftmost column that was drawn.
    leftmost: usize,
    /// One sentence about the last event or refusal.
    note: Option<String>,
    /// The note to show once the request is fulfilled.
    then: Option<String>,
    /// The coach's answer about the current throw.
    advice: Option<String>,
    overlay: Option<Overlay>,
    /// The person's own record, for a game alone.
    record: Pending<Option<Points>>,
    watched: Watched,
    /// The last correction, which can be undone while nothing else has happened.
    corrected: Option<told::Corrected>,
    /// The hands of real dice that the coach was asked about in this turn.
    coached: ToldHands,
    /// Input of an open question.
    dialog: Dialog,
    /// When the dice landed, or when a throw was requested too soon after that; `None` once something was chosen.
    landed: Option<Instant>,
    cells: Vec<CellPlace>,
    buttons: Vec<Button>,
    /// Place and time of the last click on a button.
    clicked: Option<(Position, Instant)>,
}

/// Longest time between the clicks of a double click.
const DOUBLE_CLICK: Duration = Duration::from_millis(300);

/// How long dice lie before all of them can be thrown again: a person who taps repeatedly or holds the key has chosen
/// nothing.
const LOOKED_AT: Duration = Duration::from_millis(500);

impl TableScreen {
    /// Sits down at a table.
    pub fn new(table: OpenTable, environment: &mut Environment) -> TableScreen {
        let mut screen = TableScreen {
            record: statistics::record_to_chase(table.view(), &environment.connection),
            tray: tray_of(table.view()),
            // The wins so far, if the table plays a series.
            note: table.tally(environment.text),
            table,
            typed: Typed::default(),
            cursor: None,
            moved: false,
            first: None,
            leftmost: 0,
            then: None,
            advice: None,
            overlay: None,
            watched: Watched::default(),
            corrected: None,
            coached: ToldHands::default(),
            dialog: Dialog::default(),
            landed: None,
            cells: Vec::new(),
            buttons: Vec::new(),
            clicked: None,
        };
        screen.settle();
        screen
    }

    /// The table, with the invitation over it if other devices can join, or the end of the game if it is over.
    pub fn or_over(table: OpenTable, environment: &mut Environment) -> Box<dyn Screen> {
        if table.view().is_over() {
            return Box::new(Over::new(table, environment));
        }
        let mut screen = TableScreen::new(table, environment);
        if screen.invitation(environment).is_some() {
            screen.overlay = Some(Overlay::Invitation);
        }
        Box::new(screen)
    }

    /// The table as a device sees it that has just come: a person without a seat is asked who they are.
    pub fn arrive(table: OpenTable, environment: &mut Environment) -> Box<dyn Screen> {
        if !table.view().may_sit() {
            return TableScreen::or_over(table, environment);
        }
        let mut screen = TableScreen::new(table, environment);
        screen.ask_who();
        Box::new(screen)
    }

    fn view_now(&self) -> &View {
        self.table.view()
    }
}

impl Screen for TableScreen {
    fn update(&mut self, msg: Msg, environment: &mut Environment) -> Next {
        let msg = match msg {
            Msg::Click(at) => {
                match self.buttons.iter().rev().find(|(place, _)| place.contains(at)).copied() {
                    Some((_, button)) if self.is_one_click(at, environment) => button,
                    Some(_) => return Next::Stay,
                    None => msg,
                }
            }
            msg => msg,
        };
        self.hear(environment);
        let next = if msg == Msg::Tick {
            Next::Stay
        } else if self.overlay.is_some() {
            self.update_overlay(msg, environment)
        } else if self.view_now().computer_plays() && !TableScreen::is_for_us(msg) {
            self.hurry();
            Next::Stay
        } else if !self.table.is_ours() && !TableScreen::is_for_us(msg) {
            self.guest_key(msg, environment);
            Next::Stay
        } else {
            self.note = None;
            match msg {
                Msg::Key(key) => self.key(key, environment),
                Msg::Click(at) => self.click(at, environment),
                Msg::Wheel(turn) => self.move_cursor(0, turn.into()),
                Msg::Control('p') => self.note = Some(print::pad(environment, self.view_now())),
                Msg::Control(_) | Msg::Tick => {}
            }
            Next::Stay
        };
        self.settle();
        match next {
            Next::Stay if self.view_now().is_over() => Next::to(Over::new(self.table.clone(), environment)),
            next => next,
        }
    }

    fn view(&mut self, buf: &mut Buffer, area: Rect, environment: &Environment) {
        self.draw(buf, area, environment);
    }

    fn patience(&self, environment: &Environment) -> Option<Duration> {
        let thinks = self.watched.until_slow(self.view_now(), environment);
        // A person who waits for an absent player sees a countdown.
        let away = self.table.until_step_in().filter(|wait| !wait.is_zero());
        let second = away.map(|wait| wait.min(Duration::from_millis(250)));
        [thinks, second].into_iter().flatten().min()
    }

    fn expects_news(&self) -> bool {
        self.table.expects_news()
    }

    fn leave(&self) {
        self.table.forget();
    }

    fn takes_text(&self) -> bool {
        self.overlay == Some(Overlay::Sit)
    }

    fn leaves_a_game(&self) -> bool {
        self.table.is_begun() && !self.table.is_gone()
    }
}

impl TableScreen {
    fn key(&mut self, key: KeyCode, environment: &mut Environment) {
        match key {
            KeyCode::Char('?') | KeyCode::F(1) => self.overlay = Some(Overlay::Keys),
            KeyCode::F(2) if self.invitation(environment).is_some() => {
                self.overlay = Some(Overlay::Invitation);
            }
            KeyCode::F(3) if self.goal_seat().is_some() => self.ask_for_goal(),
            KeyCode::F(4) => environment.turn_sound.switch(),
            KeyCode::F(5) => self.answer_request(true),
            KeyCode::F(6) => self.answer_request(false),
            KeyCode::Char('i') => self.overlay = Some(Overlay::Rules { scroll: 0 }),
            KeyCode::Char('q') => self.overlay = Some(Overlay::Leave),
            KeyCode::Char('u') => self.take_back(environment),
            KeyCode::Char('c') => self.ask_coach(environment.text),
            KeyCode::Char(' ') => self.throw(environment),
            KeyCode::Char(digit @ '0'..='9') => self.digit(digit as u8 - b'0', environment),
            KeyCode::Char('<') | KeyCode::PageUp => self.scroll(-1),
            KeyCode::Char('>') | KeyCode::PageDown => self.scroll(1),
            KeyCode::Char('+' | '=') => self.count_throws(1),
            KeyCode::Char('-') => self.count_throws(-1),
            KeyCode::Char('!') => self.claim_extra_yatzy(),
            KeyCode::Char(letter) => self.letter(letter),
            KeyCode::Tab if self.table.is_real() => self.typed.switch(),
            KeyCode::Backspace | KeyCode::Delete => drop(self.typed.erase()),
            KeyCode::Esc => self.typed = Typed::default(),
            KeyCode::Up => self.move_cursor(0, -1),
            KeyCode::Down => self.move_cursor(0, 1),
            KeyCode::Left => self.move_cursor(-1, 0),
            KeyCode::Right => self.move_cursor(1, 0),
            KeyCode::Enter => self.enter(environment, false),
            _ => {}
        }
    }

    /// Whether a click is not the second one of a double click, which would hit the button that has moved there
    /// meanwhile: a double click on "throw" would enter the throw as well.
    fn is_one_click(&mut self, at: Position, environment: &Environment) -> bool {
        let now = (environment.clock)();
        let before = self.clicked.replace((at, now));
        before.is_none_or(|(place, then)| place != at || now.duration_since(then) > DOUBLE_CLICK)
    }

    fn click(&mut self, at: Position, environment: &mut Environment) {
        let Some(&(_, seat, cell)) = self.cells.iter().find(|(place, ..)| place.contains(at)) else { return };
        // The first click chooses a cell, the second one enters.
        if self.cursor == Some((seat, cell)) && self.moved {
            self.enter(environment, false);
        } else if self.table.is_real() || self.table.seat() == Some(seat) {
            self.put_cursor(seat, cell);
        }
    }

    /// Requests an action. Its result is shown when the house has answered.
    fn act(&mut self, action: Action) -> bool {
        let asked = self.table.act(action);
        if asked {
            (self.note, self.then) = (None, None);
        }
        asked
    }

    /// Requests an action, with a note for when it is fulfilled.
    fn act_and_say(&mut self, action: Action, words: String) {
        if self.act(action) {
            self.then = Some(words);
        }
    }

    /// Updates dice and cursor to the table.
    fn settle(&mut self) {
        let hand = self.view_now().turn.as_ref().and_then(|turn| turn.hand());
        self.tray.show(hand);
        // A seat that was asked for may be given while the question is open.
        if self.overlay == Some(Overlay::Who) && !self.view_now().you.is_watching() {
            self.overlay = None;
        }
        let Some(seat) = self.focus() else { return self.cursor = None };
        if self.view_now().computer_plays() && self.typed.corrects.is_none() {
            return self.show_intention(seat);
        }
        if !self.table.is_ours() {
            return self.cursor = None;
        }
        let stays = self.cursor.is_some_and(|(of, cell)| self.can_stand(of, cell));
        if !stays || !self.moved {
            self.moved = self.moved && stays;
            self.cursor = self.likely_cell(seat).map(|cell| (seat, cell));
        }
    }

    /// The seat in focus: the seat to play, or the one whose turn is being corrected.
    fn focus(&self) -> Option<Seat> {
        self.typed.corrects.map(|(_, seat)| seat).or(self.table.seat())
    }

    /// The offers of the open cells of the seat in focus.
    fn offers(&self) -> CellOffers {
        let view = self.view_now();
        let Some(card) = self.focus().and_then(|seat| view.card(seat)) else { return CellOffers::new() };
        let all_open = || card.open().iter().map(|cell| (cell, CellOffer::Open)).collect();
        if let Some((round, seat)) = self.typed.corrects {
            return self.corrected_offers(round, seat);
        }
        match view.phase {
            Phase::Naming => all_open(),
            Phase::Thrown { .. } => shown_offers(&view.offers),
            Phase::FirstThrow if self.table.is_real() => match self.typed.hand(view.rules.dice()) {
                Some(hand) => shown_offers(&view.offers_of(hand, None)),
                None if self.typed.kind == TypedKind::Points => all_open(),
                None => CellOffers::new(),
            },
            _ => CellOffers::new(),
        }
    }

    fn throw(&mut self, environment: &Environment) {
        if self.table.is_real() {
            let dice = self.view_now().rules.dice();
            self.note = Some(say!(environment.text, "table-type-dice", dice = dice));
            return;
        }
        if self.is_too_soon(environment) {
            return;
        }
        let keep = match self.view_now().phase {
            Phase::Thrown { .. } => self.tray.kept(),
            _ => Default::default(),
        };
        // Of equal dice the leftmost stay, as on the page and after a restart: the log does not know which were meant.
        self.tray.keep(keep);
        self.act(Action::Throw(keep));
    }

    /// Whether dice would be thrown again that a person can't have seen yet. Repeated taps and a held key don't count
    /// as a choice.
    fn is_too_soon(&mut self, environment: &Environment) -> bool {
        let Some(landed) = self.landed else { return false };
        let now = (environment.clock)();
        let soon = now.duration_since(landed) < LOOKED_AT;
        self.landed = soon.then_some(now);
        soon
    }

    /// The person has chosen something, so they have seen the dice.
    fn has_chosen(&mut self) {
        self.landed = None;
    }

    fn digit(&mut self, digit: u8, environment: &Environment) {
        let dice = self.view_now().rules.dice();
        if self.table.is_real() {
            let used = self.typed.digit(digit, dice);
            // Another die changes the offers. The cursor moves to the best one, except during a correction.
            let stays = self.typed.kind == TypedKind::Points || self.typed.corrects.is_some() || !used;
            self.moved = self.moved && stays;
            return;
        }
        match self.view_now().phase {
            Phase::Thrown { rethrows: 0, .. } => self.refuse(Refusal::NoRethrow, environment),
            Phase::Thrown { .. } => {
                self.tray.toggle(usize::from(digit).wrapping_sub(1));
                self.has_chosen();
            }
            _ => {}
        }
    }

    /// Shows a refusal of the rules without a request.
    fn refuse(&mut self, refused: Refusal, environment: &Environment) {
        self.note = Some(refusal::sentence(refused, self.view_now(), environment.text));
    }

    /// Enters the chosen cell. A zero has to be confirmed.
    fn enter(&mut self, environment: &mut Environment, sure: bool) {
        let Some((seat, cell)) = self.cursor else {
            // Nothing can be chosen before the first throw.
            return self.refuse(Refusal::ThrowFirst, environment);
        };
        let filled = self.view_now().card(seat).is_some_and(|card| !card.open().contains(cell));
        if filled && self.table.is_real() && self.typed.corrects.is_none() {
            return self.begin_correction(seat, cell, environment);
        }
        let action = match self.view_now().phase {
            Phase::Naming if self.typed.corrects.is_none() => Action::Name(cell),
            _ if self.table.is_real() => match self.table_turn(cell) {
                Some(action) => action,
                None => return self.note = Some(self.what_is_missing(environment)),
            },
            _ => Action::Enter(cell),
        };
        let names = matches!(action, Action::Name(_));
        if !names && !sure && self.would_be_zero(cell) {
            self.overlay = Some(Overlay::Zero(cell));
        } else if self.act(action) {
            self.note_correction(action);
        }
    }

    /// Whether the chosen cell would get a zero.
    fn would_be_zero(&self, cell: Cell) -> bool {
        match self.typed.points().filter(|_| self.table.is_real()) {
            Some(points) => points == Points::ZERO,
            None => self.offers().get(&cell) == Some(&CellOffer::Zero),
        }
    }

    fn take_back(&mut self, environment: &Environment) {
        if self.typed != Typed::default() {
            self.typed.erase();
            if self.typed.faces.is_empty() && self.typed.digits.is_empty() {
                self.typed = Typed::default();
            }
            return;
        }
        let action = self.undone_correction().unwrap_or(Action::TakeBack);
        self.act_and_say(action, say!(environment.text, "table-taken-back"));
    }
}

/// The dice of the turn in progress.
fn tray_of(view: &View) -> Tray {
    view.turn.as_ref().map(|turn| Tray::after(&turn.thrown)).unwrap_or_default()
}

/// Offers as the pad shows them, without refused cells.
fn shown_offers(offers: &[yatzy_rules::Offer]) -> CellOffers {
    let allowed = offers.iter().filter_map(|offer| Some((offer.cell, offer.allowed()?)));
    allowed
        .map(|(cell, points)| {
            (cell, if points == Points::ZERO { CellOffer::Zero } else { CellOffer::Scores(points) })
        })
        .collect()
}
