//! What may lie over the table: a question, the keys, the rules in force, the ways to leave.

use super::TableScreen;
use crate::panel::{self, KeyHint};
use crate::screens::{Next, keys, rules, window};
use crate::{Kit, Msg, paint};
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;
use ratatui::style::Style;
use yatzy_rules::{Action, Cell};
use yatzy_text::say;

/// What lies over the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Overlay {
    /// Should this box really get a zero?
    Zero(Cell),
    /// All keys.
    Keys,
    /// The rules in force.
    Rules {
        /// The first line shown.
        scroll: u16,
    },
    /// The ways to leave.
    Leave,
    /// Should the game really end here?
    Abandon,
    /// By which name to sit down.
    Sit,
    /// Where another device takes the seat.
    Address,
}

impl TableScreen {
    pub(super) fn update_overlay(&mut self, msg: Msg, kit: &mut Kit) -> Next {
        let Some(overlay) = self.overlay else { return Next::Stay };
        match (overlay, msg) {
            (_, Msg::Tick | Msg::Control(_)) => {}
            (Overlay::Zero(_), Msg::Key(KeyCode::Enter | KeyCode::Char('y'))) => {
                self.overlay = None;
                self.enter(kit, true);
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
            (Overlay::Sit, msg) => self.update_sit(msg, kit),
            (Overlay::Leave, Msg::Key(KeyCode::Char('m'))) if self.open.is_far() => self.move_seat(kit),
            (Overlay::Leave, Msg::Key(KeyCode::Enter | KeyCode::Char('q'))) => return self.leave(kit),
            (Overlay::Leave, Msg::Key(KeyCode::Char('s'))) => self.seat_leaves(kit),
            (Overlay::Leave, Msg::Key(KeyCode::Char('b'))) => self.bot_takes_over(kit),
            (Overlay::Leave, Msg::Key(KeyCode::Char('a'))) if !self.open.is_far() => {
                self.overlay = Some(Overlay::Abandon);
            }
            (Overlay::Abandon, Msg::Key(KeyCode::Enter)) => {
                self.overlay = None;
                self.act(Action::Abandon, kit);
            }
            _ => self.overlay = None,
        }
        Next::Stay
    }

    fn leave(&mut self, kit: &mut Kit) -> Next {
        kit.shelf.put_back(self.open.id());
        Next::Quit
    }

    fn seat_leaves(&mut self, kit: &mut Kit) {
        self.overlay = None;
        let Some(seat) = self.open.leaver() else { return };
        let name = self.open.shown_name(seat, kit.text);
        if self.act(Action::Leave(seat), kit) {
            self.note = Some(say!(kit.text, "table-seat-left", name = name));
        }
    }

    /// The strongest opponent there is sits in for the seat whose turn it is.
    fn bot_takes_over(&mut self, kit: &mut Kit) {
        self.overlay = None;
        let Some(seat) = self.open.seat().filter(|_| !self.open.is_far()) else { return };
        let levels = kit.opponents.levels();
        let person = !self.open.player(seat).is_computer();
        if let Some(level) = levels.last().filter(|_| person) {
            let name = self.open.shown_name(seat, kit.text);
            self.open.hand_over(seat, level, &mut *kit.shelf);
            self.note = Some(say!(kit.text, "table-bot-took-over", name = name));
        }
    }

    pub(super) fn view_overlay(&mut self, buf: &mut Buffer, area: Rect, kit: &Kit) {
        let Some(overlay) = self.overlay else { return };
        self.buttons.clear();
        match overlay {
            Overlay::Keys => keys::view(buf, area, kit, &self.open),
            Overlay::Rules { scroll } => {
                let shown = rules::view(buf, area, kit, &self.open, scroll);
                self.overlay = Some(Overlay::Rules { scroll: shown });
            }
            Overlay::Zero(cell) => self.view_zero(buf, area, kit, cell),
            Overlay::Leave => self.view_leave(buf, area, kit),
            Overlay::Abandon => self.view_abandon(buf, area, kit),
            Overlay::Sit => self.view_sit(buf, area, kit),
            Overlay::Address => self.view_address(buf, area, kit),
        }
    }

    fn view_zero(&mut self, buf: &mut Buffer, area: Rect, kit: &Kit, cell: Cell) {
        let text = kit.text;
        let name = text.cell_name(self.open.pad_names(), self.open.rules(), cell);
        let title = say!(text, "zero-question", box = name);
        let hints = [
            KeyHint::new(say!(text, "keycap-enter"), say!(text, "zero-yes"), Msg::Key(KeyCode::Enter)),
            KeyHint::new(say!(text, "keycap-esc"), say!(text, "zero-no"), Msg::Key(KeyCode::Esc)),
        ];
        self.ask(buf, area, kit, &title, &[], &hints);
    }

    fn view_leave(&mut self, buf: &mut Buffer, area: Rect, kit: &Kit) {
        let text = kit.text;
        let key = |letter| Msg::Key(KeyCode::Char(letter));
        let mut hints = vec![KeyHint::new("q", say!(text, "leave-saved"), key('q'))];
        if let Some(seat) = self.open.leaver() {
            let name = self.open.shown_name(seat, text);
            hints.push(KeyHint::new("s", say!(text, "leave-seat", name = name.as_str()), key('s')));
            if !self.open.bot_to_play() && !self.open.is_far() {
                hints.push(KeyHint::new("b", say!(text, "leave-bot", name = name.as_str()), key('b')));
            }
            if self.open.is_far() {
                hints.push(KeyHint::new("m", say!(text, "far-move", name = name.as_str()), key('m')));
            }
        }
        if !self.open.is_far() {
            hints.push(KeyHint::new("a", say!(text, "leave-abandon"), key('a')));
        }
        hints.push(KeyHint::new(say!(text, "keycap-esc"), say!(text, "leave-not"), Msg::Key(KeyCode::Esc)));
        self.ask(buf, area, kit, &say!(text, "leave-question"), &[], &hints);
    }

    fn view_abandon(&mut self, buf: &mut Buffer, area: Rect, kit: &Kit) {
        let text = kit.text;
        let hints = [
            KeyHint::new(say!(text, "keycap-enter"), say!(text, "leave-abandon"), Msg::Key(KeyCode::Enter)),
            KeyHint::new(say!(text, "keycap-esc"), say!(text, "leave-not"), Msg::Key(KeyCode::Esc)),
        ];
        let lines = [say!(text, "manage-abandon-sure")];
        self.ask(buf, area, kit, &say!(text, "leave-question"), &lines, &hints);
    }

    /// A question with its answers.
    pub(super) fn ask(
        &mut self,
        buf: &mut Buffer,
        area: Rect,
        kit: &Kit,
        title: &str,
        lines: &[String],
        hints: &[KeyHint],
    ) {
        let longest = hints.iter().map(|hint| paint::width(&hint.words) + 8).max().unwrap_or_default();
        let widest = lines.iter().map(|line| paint::width(line)).max().unwrap_or_default();
        let columns = longest.max(paint::width(title) + 4).max(widest).min(area.width - 6);
        let height = lines.len() as u16 + panel::list_height(columns, hints) + 2;
        let place = window(buf, area, title, columns, height, kit.look);
        for (i, words) in lines.iter().enumerate() {
            paint::left(buf, paint::line(place, i as u16), words, Style::new());
        }
        let below = lines.len() as u16 + 1;
        let place = Rect { y: place.y + below, height: place.height.saturating_sub(below), ..place };
        self.buttons = panel::list(buf, place, hints, kit.look);
    }
}
