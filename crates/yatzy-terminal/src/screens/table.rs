//! The table: the pad, the dice, whose turn it is, and what can be done now.

mod advised;
mod bots;
mod cursor;
mod far;
mod overlay;
mod told;
mod typed;
mod view;

use super::Next;
use crate::coach::Advice;
use crate::pad::{CellPlace, Offer, Offers};
use crate::panel::Button;
use crate::thought::Thought;
use crate::tray::Tray;
use crate::{Kit, Msg, OpenGame, refused, statistics};
use bots::Bots;
use far::Errand;
use overlay::Overlay;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Position;
use std::time::{Duration, Instant};
use typed::{Typed, What};
use yatzy_rules::{Action, Cell, DiceSource, Event, Phase, Play, Points, Refusal, Seat};
use yatzy_text::say;

/// The table of one game.
pub struct TableScreen {
    open: OpenGame,
    tray: Tray,
    typed: Typed,
    cursor: Option<(Seat, Cell)>,
    /// Whether the person put the cursor where it is in this turn.
    moved: bool,
    /// The leftmost column of the pad, once the person has scrolled.
    first: Option<usize>,
    /// The leftmost column that was drawn.
    leftmost: usize,
    /// One sentence about what just happened or can't.
    note: Option<String>,
    /// What the coach said of this moment.
    advice: Option<String>,
    overlay: Option<Overlay>,
    /// The own record to chase, for someone who plays alone.
    record: Option<Points>,
    bots: Bots,
    coach: Option<Thought<Option<Advice>>>,
    /// What was asked of a server that keeps the game, and what it wants to know first.
    errand: Errand,
    cells: Vec<CellPlace>,
    buttons: Vec<Button>,
    /// Where a button was clicked last, and when.
    clicked: Option<(Position, Instant)>,
}

/// How soon the second click of a double click comes.
const DOUBLE_CLICK: Duration = Duration::from_millis(300);

impl TableScreen {
    /// Sits down at a game.
    pub fn new(open: OpenGame, kit: &Kit) -> TableScreen {
        // At a table that plays again, who has won so far.
        let tally = open.room().and_then(|room| room.tally(kit.text));
        let mut screen = TableScreen {
            record: statistics::record_to_chase(&open, &*kit.shelf),
            tray: tray_of(&open),
            open,
            typed: Typed::default(),
            cursor: None,
            moved: false,
            first: None,
            leftmost: 0,
            note: tally,
            advice: None,
            overlay: None,
            bots: Bots::default(),
            coach: None,
            errand: Errand::default(),
            cells: Vec::new(),
            buttons: Vec::new(),
            clicked: None,
        };
        screen.settle();
        screen
    }

    /// Lets something happen.
    pub fn update(&mut self, msg: Msg, kit: &mut Kit) -> Next {
        let msg = match msg {
            Msg::Click(at) => {
                match self.buttons.iter().rev().find(|(place, _)| place.contains(at)).copied() {
                    Some((_, button)) if self.is_one_click(at, kit) => button,
                    Some(_) => return Next::Stay,
                    None => msg,
                }
            }
            msg => msg,
        };
        if let Some(next) = self.hear_server(kit) {
            return next;
        }
        let next = if msg == Msg::Tick {
            self.tick(kit);
            Next::Stay
        } else if self.overlay.is_some() {
            self.update_overlay(msg, kit)
        } else if self.open.bot_to_play() && !TableScreen::is_for_us(msg) {
            self.bot_hurries(msg, kit);
            Next::Stay
        } else if self.is_held(msg, kit) {
            Next::Stay
        } else if !self.open.is_ours() && !TableScreen::is_for_us(msg) {
            self.guest_key(msg, kit);
            Next::Stay
        } else {
            self.note = None;
            match msg {
                Msg::Key(key) => self.key(key, kit),
                Msg::Click(at) => self.click(at, kit),
                Msg::Wheel(turn) => self.move_cursor(0, turn.into()),
                Msg::Control(_) | Msg::Tick => {}
            }
            Next::Stay
        };
        self.settle();
        match next {
            Next::Stay if self.open.game().turn().is_none() => Next::Over(self.open.again()),
            next => next,
        }
    }

    /// How long until something happens by itself.
    pub fn patience(&self, kit: &Kit) -> Option<Duration> {
        if self.overlay.is_none() && self.open.bot_to_play() {
            Some(self.bots.patience(kit))
        } else if self.open.is_far() {
            Some(far::LISTEN)
        } else {
            self.coach.as_ref().map(|_| Duration::from_millis(10))
        }
    }

    /// Whether this game is kept here and will be offered again: it is saved from its first event on.
    pub fn waits(&self) -> bool {
        !self.open.is_far() && self.open.unsaved().is_none() && self.open.is_begun()
    }

    fn tick(&mut self, kit: &mut Kit) {
        if let Some(thought) = self.coach.take() {
            match thought.poll(Duration::ZERO) {
                None => self.coach = Some(thought),
                Some(advice) => self.hear(advice.flatten(), kit),
            }
        } else if self.overlay.is_none() && self.open.bot_to_play() {
            self.bot_plays(kit);
        }
    }

    fn key(&mut self, key: KeyCode, kit: &mut Kit) {
        match key {
            KeyCode::Char('?') | KeyCode::F(1) => self.overlay = Some(Overlay::Keys),
            KeyCode::Char('i') => self.overlay = Some(Overlay::Rules { scroll: 0 }),
            KeyCode::Char('q') => self.overlay = Some(Overlay::Leave),
            KeyCode::Char('u') => self.take_back(kit),
            KeyCode::Char('c') => self.ask_coach(kit),
            KeyCode::Char(' ') => self.throw(kit),
            KeyCode::Char(digit @ '0'..='9') => self.digit(digit as u8 - b'0', kit),
            KeyCode::Char('<') | KeyCode::PageUp => self.scroll(-1),
            KeyCode::Char('>') | KeyCode::PageDown => self.scroll(1),
            KeyCode::Char('+' | '=') => self.count_throws(1),
            KeyCode::Char('-') => self.count_throws(-1),
            KeyCode::Char('!') => self.claim_extra_yatzy(),
            KeyCode::Char(letter) => self.letter(letter),
            KeyCode::Tab if self.is_real() => self.typed.switch(),
            KeyCode::Backspace | KeyCode::Delete => drop(self.typed.erase()),
            KeyCode::Esc => self.typed = Typed::default(),
            KeyCode::Up => self.move_cursor(0, -1),
            KeyCode::Down => self.move_cursor(0, 1),
            KeyCode::Left => self.move_cursor(-1, 0),
            KeyCode::Right => self.move_cursor(1, 0),
            KeyCode::Enter => self.enter(kit, false),
            _ => {}
        }
    }

    /// Whether a click on a button stands for itself. The second one of a double click would hit whatever has come
    /// to stand there meanwhile: someone who throws so would enter the throw as well.
    fn is_one_click(&mut self, at: Position, kit: &Kit) -> bool {
        let now = (kit.clock)();
        let before = self.clicked.replace((at, now));
        before.is_none_or(|(place, then)| place != at || now.duration_since(then) > DOUBLE_CLICK)
    }

    fn click(&mut self, at: Position, kit: &mut Kit) {
        let Some(&(_, seat, cell)) = self.cells.iter().find(|(place, ..)| place.contains(at)) else { return };
        // The first click chooses, a second one on the same cell enters.
        if self.cursor == Some((seat, cell)) && self.moved {
            self.enter(kit, false);
        } else if self.is_real() || self.open.seat() == Some(seat) {
            self.put_cursor(seat, cell);
        }
    }

    /// Does something and shows what came of it, or says why not. What a server is asked for has not happened
    /// yet.
    fn act(&mut self, action: Action, kit: &mut Kit) -> bool {
        if self.open.is_far() {
            self.ask_server(action, kit);
            return false;
        }
        let done = self.open.act(action, &mut *kit.dice, &mut *kit.shelf);
        // Advice for a moment that has passed would only confuse.
        if done.is_ok() {
            self.coach = None;
            self.advice = None;
        }
        match &done {
            Ok(Event::Thrown { .. }) => self.moved = false,
            Ok(_) => {
                self.moved = false;
                self.first = None;
                self.typed = Typed::default();
            }
            Err(refusal) => self.note = Some(refused(refusal, &self.open, kit.text)),
        }
        self.settle();
        done.is_ok()
    }

    /// Brings the dice and the cursor in step with the game.
    fn settle(&mut self) {
        let hand = self.open.game().turn().and_then(|turn| turn.hand());
        if hand.is_none() {
            self.tray.show(None);
        } else {
            self.tray.show(hand);
        }
        let Some(seat) = self.focus() else { return self.cursor = None };
        if !self.open.is_ours() {
            return self.cursor = None;
        }
        if self.open.bot_to_play() && self.typed.corrects.is_none() {
            self.cursor = self.cursor.filter(|(of, _)| *of == seat && hand.is_some());
            return;
        }
        let stays = self.cursor.is_some_and(|(of, cell)| self.can_stand(of, cell));
        if !stays || !self.moved {
            self.moved = self.moved && stays;
            self.cursor = self.likely_cell(seat).map(|cell| (seat, cell));
        }
    }

    /// Whose column is asked about: the seat to play, or the one whose turn is being corrected.
    fn focus(&self) -> Option<Seat> {
        self.typed.corrects.map(|(_, seat)| seat).or(self.open.seat())
    }

    fn is_real(&self) -> bool {
        self.open.game().source() == DiceSource::Table
    }

    /// What each open cell of the seat in focus would take.
    fn offers(&self) -> Offers {
        let game = self.open.game();
        let Some(seat) = self.focus() else { return Offers::new() };
        let Some(card) = game.card(seat) else { return Offers::new() };
        let all_open = || card.open().iter().map(|cell| (cell, Offer::Open)).collect();
        if let Some((round, seat)) = self.typed.corrects {
            return self.corrected_offers(round, seat);
        }
        match game.phase() {
            Phase::Naming => all_open(),
            Phase::Thrown { .. } => worth(game.offers()),
            Phase::FirstThrow if self.is_real() => match self.typed.hand(self.open.rules().dice()) {
                Some(hand) => worth(game.offers_of(hand)),
                None if self.typed.what == What::Points => all_open(),
                None => Offers::new(),
            },
            _ => Offers::new(),
        }
    }

    fn throw(&mut self, kit: &mut Kit) {
        if self.is_real() {
            self.note = Some(say!(kit.text, "table-type-dice", dice = self.open.rules().dice()));
            return;
        }
        let keep = match self.open.game().phase() {
            Phase::Thrown { .. } => self.tray.kept(),
            _ => Default::default(),
        };
        self.tray.keep(keep);
        // The refusal, if there is one, is in the note by now.
        self.act(Action::Throw(keep), kit);
    }

    fn digit(&mut self, digit: u8, kit: &Kit) {
        if self.is_real() {
            let used = self.typed.digit(digit, self.open.rules().dice());
            // Another die makes other boxes pay; the cursor looks again, but not away from what is corrected.
            let stays = self.typed.what == What::Points || self.typed.corrects.is_some() || !used;
            self.moved = self.moved && stays;
            return;
        }
        match self.open.game().phase() {
            Phase::Thrown { rethrows: 0, .. } => {
                self.note = Some(refused(&Refusal::NoRethrow, &self.open, kit.text));
            }
            Phase::Thrown { .. } => drop(self.tray.toggle(usize::from(digit).wrapping_sub(1))),
            _ => {}
        }
    }

    /// Enters what there is into the chosen cell. A zero asks once.
    fn enter(&mut self, kit: &mut Kit, sure: bool) {
        let Some((seat, cell)) = self.cursor else {
            // Nothing is chosen before the first throw: the rules know what to say.
            self.note = Some(refused(&Refusal::ThrowFirst, &self.open, kit.text));
            return;
        };
        let filled = self.open.game().card(seat).is_some_and(|card| !card.open().contains(cell));
        if filled && self.is_real() && self.typed.corrects.is_none() {
            return self.begin_correction(seat, cell, kit);
        }
        let action = match self.open.game().phase() {
            Phase::Naming if self.typed.corrects.is_none() => Action::Name(cell),
            _ if self.is_real() => match self.table_turn(cell) {
                Some(action) => action,
                None => return self.note = Some(self.what_is_missing(kit)),
            },
            _ => Action::Enter(cell),
        };
        let zero = matches!(
            self.open.game().decide(action, &mut *kit.dice),
            Ok(Event::Entered { entry, .. } | Event::Tabled { entry, .. } | Event::Corrected { entry, .. })
                if entry.points == Points::ZERO
        );
        if zero && !sure {
            self.overlay = Some(Overlay::Zero(cell));
        } else {
            self.act(action, kit);
        }
    }

    fn take_back(&mut self, kit: &mut Kit) {
        if self.typed != Typed::default() {
            self.typed.erase();
            if self.typed.faces.is_empty() && self.typed.digits.is_empty() {
                self.typed = Typed::default();
            }
            return;
        }
        self.bots.stop();
        if self.act(Action::TakeBack, kit) {
            self.note = Some(say!(kit.text, "table-taken-back"));
        }
    }
}

/// The dice as they lie in the turn that a game is in.
fn tray_of(open: &OpenGame) -> Tray {
    match open.game().turn().map(|turn| &turn.play) {
        Some(Play::Throws(throws)) => Tray::after(throws),
        _ => Tray::default(),
    }
}

/// Offers as the pad shows them; what the rules refuse is left out.
fn worth(offers: Vec<yatzy_rules::Offer>) -> Offers {
    let offers = offers.into_iter().filter_map(|offer| Some((offer.cell, offer.allowed()?)));
    offers
        .map(|(cell, points)| (cell, if points == Points::ZERO { Offer::Zero } else { Offer::Pays(points) }))
        .collect()
}
