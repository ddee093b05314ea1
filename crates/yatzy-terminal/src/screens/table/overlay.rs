//! Windows over the table: questions, keys, rules, ways to leave.

use super::TableScreen;
use crate::panel::{self, KeyHint};
use crate::screens::{Next, invitation, keys, rules, window};
use crate::{Environment, Invitation, Msg, paint, print};
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;
use ratatui::style::Style;
use yatzy_bots::Level;
use yatzy_rules::{Action, Cell, Player, Seat};
use yatzy_table::{Request, SeatView};
use yatzy_text::{Text, say};

/// A window over the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Overlay {
    /// Confirm a zero in this box.
    Zero(Cell),
    Keys,
    Rules {
        /// The first line shown.
        scroll: u16,
    },
    Leave,
    /// Confirm the end of the game.
    Abandon,
    /// Ask which of the expected people it is.
    Who,
    /// Ask for the name to take a seat under.
    Sit,
    /// Ask whether the person is the one for whom this seat is kept.
    Expected(Seat),
    /// The link of the seat, for another device.
    Address,
    /// The invitation for other devices.
    Invitation,
    /// Set a goal.
    Goal,
}

impl TableScreen {
    pub(super) fn update_overlay(&mut self, msg: Msg, environment: &mut Environment) -> Next {
        let Some(overlay) = self.overlay else { return Next::Stay };
        match (overlay, msg) {
            (Overlay::Rules { .. }, Msg::Control('p')) => {
                self.overlay = None;
                self.note = Some(print::leaflet(environment, self.view_now()));
            }
            (_, Msg::Tick | Msg::Control(_)) => {}
            (Overlay::Zero(_), Msg::Key(KeyCode::Enter | KeyCode::Char('y'))) => {
                self.overlay = None;
                self.enter(environment, true);
            }
            (
                Overlay::Rules { scroll },
                Msg::Key(KeyCode::Down | KeyCode::PageDown | KeyCode::Char(' ')) | Msg::Wheel(1),
            ) => {
                let step =
                    if matches!(msg, Msg::Key(KeyCode::PageDown | KeyCode::Char(' '))) { 10 } else { 1 };
                self.overlay = Some(Overlay::Rules { scroll: scroll.saturating_add(step) });
            }
            (Overlay::Rules { scroll }, Msg::Key(KeyCode::Up | KeyCode::PageUp) | Msg::Wheel(-1)) => {
                let step = if msg == Msg::Key(KeyCode::PageUp) { 10 } else { 1 };
                self.overlay = Some(Overlay::Rules { scroll: scroll.saturating_sub(step) });
            }
            (Overlay::Who, msg) => self.update_who(msg),
            (Overlay::Sit, msg) => self.update_sit(msg, environment.text),
            (Overlay::Expected(seat), msg) => self.update_expected(msg, seat, environment.text),
            (Overlay::Invitation, Msg::Key(KeyCode::Char(digit @ '1'..='9'))) => {
                self.overlay = None;
                let seat = self.guests().get(usize::from(digit as u8 - b'1')).copied();
                if let Some(seat) = seat {
                    self.table.relink(seat);
                }
            }
            (Overlay::Goal, msg) => self.update_goal(msg, environment.text),
            (Overlay::Leave, Msg::Key(KeyCode::Char('m'))) if self.can_move_seat(environment) => {
                self.move_seat()
            }
            (Overlay::Leave, Msg::Key(KeyCode::Char('l'))) if self.invitation(environment).is_some() => {
                self.overlay = Some(Overlay::Invitation);
            }
            (Overlay::Leave, Msg::Key(KeyCode::Char('p'))) if self.may_add_player() => {
                self.overlay = Some(Overlay::Sit);
            }
            (Overlay::Leave, Msg::Key(KeyCode::Enter | KeyCode::Char('q'))) => return Next::Quit,
            (Overlay::Leave, Msg::Key(KeyCode::Char('s'))) => self.seat_leaves(environment),
            (Overlay::Leave, Msg::Key(KeyCode::Char('b'))) => self.bot_takes_over(environment),
            (Overlay::Leave, Msg::Key(KeyCode::Char('a'))) if self.view_now().you.is_host => {
                self.overlay = Some(Overlay::Abandon);
            }
            (Overlay::Abandon, Msg::Key(KeyCode::Enter)) => {
                self.overlay = None;
                self.act(Action::Abandon);
            }
            _ => self.overlay = None,
        }
        Next::Stay
    }

    fn seat_leaves(&mut self, environment: &Environment) {
        self.overlay = None;
        let Some(seat) = self.table.leaver() else { return };
        let name = self.view_now().name(environment.text, seat);
        self.act_and_say(Action::Leave(seat), say!(environment.text, "table-seat-left", name = name));
    }

    /// The seat that could be handed over to the computer: the seat to play, if it is played here.
    fn handed_over(&self) -> Option<Seat> {
        let seat = self.table.leaver()?;
        let person = self.view_now().seat(seat).is_some_and(|seat| seat.player == Player::Person);
        Some(seat).filter(|_| person)
    }

    /// Whether one more person can play on this device.
    fn may_add_player(&self) -> bool {
        let you = &self.view_now().you;
        you.may_join && !you.is_watching()
    }

    /// Hands a seat over to the strongest level.
    fn bot_takes_over(&mut self, environment: &Environment) {
        self.overlay = None;
        let (Some(seat), Some(level)) = (self.handed_over(), Level::ALL.last()) else { return };
        let name = self.view_now().name(environment.text, seat);
        if self.table.ask(Request::HandOver { seat, level: level.to_string() }) {
            self.then = Some(say!(environment.text, "table-bot-took-over", name = name));
        }
    }

    pub(super) fn view_overlay(&mut self, buf: &mut Buffer, area: Rect, environment: &Environment) {
        let Some(overlay) = self.overlay else { return };
        self.buttons.clear();
        match overlay {
            Overlay::Keys => keys::view(buf, area, environment, self.view_now()),
            Overlay::Rules { scroll } => {
                let shown = rules::view(buf, area, environment, self.view_now(), scroll);
                self.overlay = Some(Overlay::Rules { scroll: shown });
            }
            Overlay::Zero(cell) => self.view_zero(buf, area, environment, cell),
            Overlay::Leave => self.view_leave(buf, area, environment),
            Overlay::Abandon => self.view_abandon(buf, area, environment),
            Overlay::Goal => self.view_goal(buf, area, environment),
            Overlay::Who => self.view_who(buf, area, environment),
            Overlay::Sit => self.view_sit(buf, area, environment),
            Overlay::Expected(seat) => self.view_expected(buf, area, environment, seat),
            Overlay::Address => self.view_address(buf, area, environment),
            Overlay::Invitation => {
                if let Some(invitation) = self.invitation(environment) {
                    let seats = self.link_keys(environment.text);
                    self.buttons = invitation::view(buf, area, environment, &invitation, &seats);
                }
            }
        }
    }

    fn view_zero(&mut self, buf: &mut Buffer, area: Rect, environment: &Environment, cell: Cell) {
        let text = environment.text;
        let name = self.view_now().cell_name(text, cell);
        let title = say!(text, "zero-question", box = name);
        let hints = [
            KeyHint::new(say!(text, "keycap-enter"), say!(text, "zero-yes"), Msg::Key(KeyCode::Enter)),
            KeyHint::new(say!(text, "keycap-esc"), say!(text, "zero-no"), Msg::Key(KeyCode::Esc)),
        ];
        self.ask(buf, area, environment, &title, &[], &hints);
    }

    fn view_leave(&mut self, buf: &mut Buffer, area: Rect, environment: &Environment) {
        let text = environment.text;
        let key = |letter| Msg::Key(KeyCode::Char(letter));
        let mut hints = vec![KeyHint::new("q", say!(text, "leave-saved"), key('q'))];
        if let Some(seat) = self.table.leaver() {
            let name = self.view_now().name(text, seat);
            // A player without others has no game to leave behind.
            if self.view_now().seats.iter().filter(|seat| !seat.has_left).count() > 1 {
                hints.push(KeyHint::new("s", say!(text, "leave-seat", name = name.as_str()), key('s')));
            }
            if self.handed_over().is_some() {
                hints.push(KeyHint::new("b", say!(text, "leave-bot", name = name.as_str()), key('b')));
            }
            if self.can_move_seat(environment) {
                hints.push(KeyHint::new("m", say!(text, "online-move", name = name.as_str()), key('m')));
            }
        }
        if self.may_add_player() {
            hints.push(KeyHint::new("p", say!(text, "seat-add"), key('p')));
        }
        if self.view_now().you.is_host {
            hints.push(KeyHint::new("a", say!(text, "leave-abandon"), key('a')));
        }
        if self.invitation(environment).is_some() {
            hints.push(KeyHint::new("l", say!(text, "invite-title"), key('l')));
        }
        hints.push(KeyHint::new(say!(text, "keycap-esc"), say!(text, "leave-not"), Msg::Key(KeyCode::Esc)));
        self.ask(buf, area, environment, &say!(text, "leave-question"), &[], &hints);
    }

    fn view_abandon(&mut self, buf: &mut Buffer, area: Rect, environment: &Environment) {
        let text = environment.text;
        let hints = [
            KeyHint::new(say!(text, "keycap-enter"), say!(text, "leave-abandon"), Msg::Key(KeyCode::Enter)),
            KeyHint::new(say!(text, "keycap-esc"), say!(text, "leave-not"), Msg::Key(KeyCode::Esc)),
        ];
        let lines = [say!(text, "leave-abandon-sure")];
        self.ask(buf, area, environment, &say!(text, "leave-question"), &lines, &hints);
    }

    /// The invitation to this table, if other devices can join.
    pub(super) fn invitation(&self, environment: &Environment) -> Option<Invitation> {
        environment.invitation.as_ref().and_then(|invite| invite(self.view_now()))
    }

    /// The seats on other devices, whose links the host can show again.
    fn guests(&self) -> Vec<Seat> {
        let view = self.view_now();
        let is_guest = |seat: &&SeatView| seat.player == Player::Person && !seat.is_yours && !seat.has_left;
        let guests = view.seats.iter().filter(is_guest).map(|seat| seat.seat);
        if view.you.is_host { guests.take(9).collect() } else { Vec::new() }
    }

    fn link_keys(&self, text: Text) -> Vec<KeyHint> {
        let key = |(digit, seat): (char, Seat)| {
            let name = self.view_now().name(text, seat);
            KeyHint::new(digit, say!(text, "seat-link", name = name), Msg::Key(KeyCode::Char(digit)))
        };
        ('1'..='9').zip(self.guests()).map(key).collect()
    }

    /// A question with its answers.
    pub(super) fn ask(
        &mut self,
        buf: &mut Buffer,
        area: Rect,
        environment: &Environment,
        title: &str,
        lines: &[String],
        hints: &[KeyHint],
    ) {
        let longest = hints.iter().map(|hint| paint::width(&hint.words) + 8).max().unwrap_or_default();
        let widest = lines.iter().map(|line| paint::width(line)).max().unwrap_or_default();
        let columns = longest.max(paint::width(title) + 4).max(widest).min(area.width - 6);
        let height = lines.len() as u16 + panel::list_height(columns, hints) + 2;
        let place = window(buf, area, title, columns, height, environment.theme);
        for (i, words) in lines.iter().enumerate() {
            paint::left(buf, paint::line(place, i as u16), words, Style::new());
        }
        let below = lines.len() as u16 + 1;
        let place = Rect { y: place.y + below, height: place.height.saturating_sub(below), ..place };
        self.buttons = panel::list(buf, place, hints, environment.theme);
    }
}
