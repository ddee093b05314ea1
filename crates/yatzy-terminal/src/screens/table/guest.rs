//! The table outside of the person's own turn: absent players, spectators, and moving a seat to another device.

use super::{Overlay, TableScreen};
use crate::open_table::WantedSeat;
use crate::panel::KeyHint;
use crate::{Environment, Msg, paint};
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;
use yatzy_rules::Seat;
use yatzy_table::Newcomer;
use yatzy_text::{Text, say};

impl TableScreen {
    /// Whether it is the turn of the only seat on this device.
    pub(super) fn is_your_turn(&self) -> bool {
        let view = self.view_now();
        !self.table.is_own() && self.table.seat().is_some_and(|seat| view.you.is_alone_at(seat))
    }

    /// The most urgent sentence: a lost connection, a deleted game, that the person is a spectator, or that the player
    /// is away.
    pub(super) fn around(&self, text: Text) -> Option<String> {
        if let Some(trouble) = self.table.trouble(text) {
            return Some(trouble);
        }
        let view = self.view_now();
        if let Some(words) = view.request_sentence(text) {
            return Some(words);
        }
        let seconds = self.table.until_step_in().map(|wait| wait.as_secs_f64().ceil() as u64);
        match (self.table.seat(), seconds) {
            (Some(seat), Some(seconds @ 1..)) => {
                let name = view.name(text, seat);
                Some(say!(text, "table-step-in-wait", name = name, seconds = seconds))
            }
            _ if view.you.is_watching() => Some(say!(text, "table-watching")),
            _ => {
                let away: Vec<String> = view.away().map(|seat| seat.shown(text)).collect();
                (!away.is_empty()).then(|| say!(text, "online-away", names = text.all_of(&away)))
            }
        }
    }

    /// The keys outside of the person's own turn.
    pub(super) fn guest_keys(&self, text: Text) -> Vec<KeyHint> {
        let key = |letter: char, words| KeyHint::new(letter, words, Msg::Key(KeyCode::Char(letter)));
        let mut hints = Vec::new();
        if self.can_step_in() {
            hints.push(key('b', say!(text, "table-step-in")));
        }
        if self.can_sit() {
            hints.push(key('s', say!(text, "seat-sit")));
        }
        hints
    }

    /// Whether a spectator may sit down or ask for a seat.
    fn can_sit(&self) -> bool {
        self.view_now().may_sit() || self.view_now().on_other_devices().next().is_some()
    }

    /// The keys that answer a request of another device for a seat.
    pub(super) fn request_keys(&self, text: Text) -> Vec<KeyHint> {
        let key = |number: u8, words| KeyHint::new(format!("F{number}"), words, Msg::Key(KeyCode::F(number)));
        let keys = || vec![key(5, say!(text, "seat-allow")), key(6, say!(text, "seat-refuse"))];
        self.view_now().requests_to_answer().next().map(|_| keys()).unwrap_or_default()
    }

    pub(super) fn answer_request(&mut self, allow: bool) {
        let first = self.view_now().requests_to_answer().next().map(|(seat, number)| (seat.seat, number));
        if let Some((seat, number)) = first {
            self.table.answer_request(seat, number, allow);
        }
    }

    fn can_step_in(&self) -> bool {
        let wait = self.table.until_step_in();
        wait.is_some_and(|wait| wait.is_zero()) && self.view_now().source.is_program()
    }

    pub(super) fn guest_key(&mut self, msg: Msg, environment: &Environment) {
        match msg {
            Msg::Key(KeyCode::Char('b')) if self.can_step_in() => drop(self.table.step_in()),
            Msg::Key(KeyCode::Char('s')) if self.can_sit() => self.ask_who(),
            // Without a coach the house explains why.
            Msg::Key(KeyCode::Char('c')) if !self.view_now().coach => self.ask_coach(environment.text),
            _ => self.note = self.table.whose_turn(environment.text),
        }
    }

    /// Asks a spectator who they are, as far as there is a choice.
    pub(super) fn ask_who(&mut self) {
        let view = self.view_now();
        let has_choice = view.expected().chain(view.on_other_devices()).next().is_some();
        self.overlay = Some(if has_choice { Overlay::Who } else { Overlay::Sit });
    }

    pub(super) fn update_who(&mut self, msg: Msg) {
        let view = self.view_now();
        let expected = view.expected().map(|seat| WantedSeat::Chosen(seat.seat));
        let held = view.on_other_devices().map(|seat| WantedSeat::Held(seat.seat));
        let wanted: Vec<WantedSeat> = expected.chain(held).collect();
        match msg {
            Msg::Key(KeyCode::Char(digit @ '1'..='9')) => {
                if let Some(wanted) = wanted.get(usize::from(digit as u8 - b'1')) {
                    self.overlay = None;
                    self.table.sit(wanted);
                }
            }
            Msg::Key(KeyCode::Char('n')) if self.view_now().takes_new_players() => {
                self.overlay = Some(Overlay::Sit)
            }
            Msg::Key(KeyCode::Esc | KeyCode::Char('w')) => self.overlay = None,
            _ => {}
        }
    }

    pub(super) fn view_who(&mut self, buf: &mut Buffer, area: Rect, environment: &Environment) {
        let (text, view) = (environment.text, self.view_now());
        let key = |letter: char| Msg::Key(KeyCode::Char(letter));
        let expected = view.expected().map(|seat| say!(text, "seat-i-am", name = seat.shown(text)));
        let held = view.on_other_devices();
        let held = held.map(|seat| say!(text, "seat-elsewhere", name = seat.shown(text)));
        let listed = ('1'..='9').zip(expected.chain(held));
        let mut hints: Vec<KeyHint> =
            listed.map(|(digit, words)| KeyHint::new(digit, words, key(digit))).collect();
        if view.takes_new_players() {
            hints.push(KeyHint::new('n', say!(text, "seat-else"), key('n')));
        }
        hints.push(KeyHint::new(say!(text, "keycap-esc"), say!(text, "seat-watch"), Msg::Key(KeyCode::Esc)));
        self.ask(buf, area, environment, &say!(text, "seat-who"), &[], &hints);
    }

    pub(super) fn update_sit(&mut self, msg: Msg, text: Text) {
        match msg {
            Msg::Key(KeyCode::Enter) if !self.dialog.name.trim().is_empty() => self.sit_as_typed(text),
            Msg::Key(KeyCode::Char(letter)) => self.dialog.letter(letter),
            Msg::Key(KeyCode::Backspace) => drop(self.dialog.name.pop()),
            Msg::Key(KeyCode::Esc) => self.overlay = None,
            _ => return,
        }
        if msg != Msg::Key(KeyCode::Enter) {
            self.dialog.problem = None;
        }
    }

    /// Sits down under the typed name. A name that is there already is asked about first.
    fn sit_as_typed(&mut self, text: Text) {
        let name = self.dialog.name.trim().to_owned();
        match self.view_now().newcomer(&name) {
            Newcomer::Expected(seat) => self.overlay = Some(Overlay::Expected(seat.seat)),
            taken @ Newcomer::Taken(_) => self.dialog.problem = taken.problem(text),
            Newcomer::New | Newcomer::NoSeat => {
                self.overlay = None;
                self.table.sit(&WantedSeat::Any(name));
            }
        }
    }

    pub(super) fn view_sit(&mut self, buf: &mut Buffer, area: Rect, environment: &Environment) {
        let text = environment.text;
        let no = match self.view_now().you.is_watching() {
            true => say!(text, "seat-watch"),
            false => say!(text, "leave-not"),
        };
        let hints = [
            KeyHint::new(say!(text, "keycap-enter"), say!(text, "seat-sit"), Msg::Key(KeyCode::Enter)),
            KeyHint::new(say!(text, "keycap-esc"), no, Msg::Key(KeyCode::Esc)),
        ];
        let mut lines = vec![String::new(), format!("{}_", self.dialog.name)];
        let columns = area.width.saturating_sub(8).max(1);
        lines.extend(self.dialog.problem.iter().flat_map(|problem| paint::wrap(problem, columns)));
        self.ask(buf, area, environment, &say!(text, "online-sit-question"), &lines, &hints);
    }

    /// The answer to whether the person is the one who is expected.
    pub(super) fn update_expected(&mut self, msg: Msg, seat: Seat, text: Text) {
        match msg {
            Msg::Key(KeyCode::Enter) => {
                self.overlay = None;
                self.table.sit(&WantedSeat::Chosen(seat));
            }
            Msg::Key(KeyCode::Esc) => {
                self.dialog.problem = Some(say!(text, "seat-not-me"));
                self.overlay = Some(Overlay::Sit);
            }
            _ => {}
        }
    }

    pub(super) fn view_expected(
        &mut self,
        buf: &mut Buffer,
        area: Rect,
        environment: &Environment,
        seat: Seat,
    ) {
        let text = environment.text;
        let name = self.view_now().name(text, seat);
        let yes = say!(text, "seat-i-am", name = name.as_str());
        let hints = [
            KeyHint::new(say!(text, "keycap-enter"), yes, Msg::Key(KeyCode::Enter)),
            KeyHint::new(say!(text, "keycap-esc"), say!(text, "seat-else"), Msg::Key(KeyCode::Esc)),
        ];
        self.ask(buf, area, environment, &say!(text, "seat-expected", name = name), &[], &hints);
    }

    /// Whether a seat can move from here to another device.
    pub(super) fn can_move_seat(&self, environment: &Environment) -> bool {
        let own = self.table.leaver().is_some_and(|seat| self.view_now().you.seats.contains(&seat));
        own && environment.connection.offers().address.is_some()
    }

    pub(super) fn move_seat(&mut self) {
        self.overlay = None;
        if let Some(seat) = self.table.leaver() {
            self.table.relink(seat);
        }
    }

    pub(super) fn view_address(&mut self, buf: &mut Buffer, area: Rect, environment: &Environment) {
        let text = environment.text;
        let columns = usize::from(area.width.saturating_sub(8)).max(1);
        let letters: Vec<char> = self.dialog.address.chars().collect();
        let mut lines = vec![String::new()];
        lines.extend(letters.chunks(columns).map(|line| line.iter().collect::<String>()));
        let hints = [KeyHint::new(say!(text, "keycap-esc"), say!(text, "leave-not"), Msg::Key(KeyCode::Esc))];
        self.ask(buf, area, environment, &say!(text, "online-move-title"), &lines, &hints);
    }
}
