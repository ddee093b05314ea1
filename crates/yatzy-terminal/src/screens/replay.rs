//! A finished game step by step: the pad, the dice and the event.

use super::{Next, Over, Screen};
use crate::connection::Pending;
use crate::die::{self, DiePlace, Size};
use crate::pad::{CellOffers, Pad};
use crate::panel::{self, Button, KeyHint};
use crate::{Environment, Msg, OpenTable, paint};
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;
use ratatui::style::Style;
use yatzy_table::{Rejection, Replay, View};
use yatzy_text::{Text, say};

/// The replay of a game.
pub struct ReplayScreen {
    table: OpenTable,
    replay: Pending<Result<Replay, Rejection>>,
    step: usize,
    /// The table at the current step.
    then: Option<View>,
    buttons: Vec<Button>,
}

impl ReplayScreen {
    /// Begins at the start of a game.
    pub fn new(table: OpenTable, environment: &mut Environment) -> ReplayScreen {
        let (connection, game) = (environment.connection.clone(), table.view().id.clone());
        let replay = async move { connection.house().replay(&game, &connection.who()).await };
        let replay = environment.connection.ask(replay);
        ReplayScreen { table, replay, step: 0, then: None, buttons: Vec::new() }
    }

    fn known(&self) -> Option<&Replay> {
        self.replay.get()?.as_ref().ok()
    }

    fn go(&mut self, step: usize) {
        let Some(replay) = self.known() else { return };
        let step = step.min(replay.len());
        let then = replay.view(step).ok();
        (self.step, self.then) = (step, then);
    }

    /// The event of the current step.
    fn sentence(&self, then: &View, text: Text) -> Option<String> {
        let step = self.known()?.step(self.step)?;
        Some(then.happened_sentence(text, step.event, step.is_first_throw()))
    }
}

impl Screen for ReplayScreen {
    fn update(&mut self, msg: Msg, environment: &mut Environment) -> Next {
        if self.replay.hear() {
            self.go(0);
        }
        let msg = panel::pressed(&self.buttons, msg);
        match msg {
            Msg::Key(KeyCode::Right | KeyCode::Char(' ') | KeyCode::Enter) | Msg::Wheel(1) => {
                self.go(self.step + 1)
            }
            Msg::Key(KeyCode::Left) | Msg::Wheel(-1) => self.go(self.step.saturating_sub(1)),
            Msg::Key(KeyCode::Home) => self.go(0),
            Msg::Key(KeyCode::End) => self.go(usize::MAX),
            Msg::Key(KeyCode::Char('q') | KeyCode::Esc) => {
                return Next::to(Over::new(self.table.clone(), environment));
            }
            _ => {}
        }
        Next::Stay
    }

    fn view(&mut self, buf: &mut Buffer, area: Rect, environment: &Environment) {
        let (text, theme) = (environment.text, environment.theme);
        let heading = Rect { x: area.x + 1, width: area.width - 2, ..paint::line(area, 0) };
        paint::left(buf, heading, &say!(text, "replay-title"), theme.accent());
        if let Some(Err(rejection)) = self.replay.get() {
            let words = rejection.sentence(text);
            paint::wrapped(buf, Rect { x: area.x + 1, y: area.y + 2, ..area }, &words, theme.care());
        }
        let Some(then) = &self.then else { return };
        let offers = CellOffers::new();
        let pad = Pad {
            view: then,
            text,
            theme,
            focus: then.turn_of(),
            offers: &offers,
            cursor: None,
            first: None,
            screen: area.width,
        };
        let body = Rect { x: area.x + 1, y: area.y + 1, width: area.width - 1, height: area.height - 1 };
        let width = pad.wanted_width().min(area.width.saturating_sub(36)).max(pad.least_width());
        pad.render(Rect { width: width.min(body.width), ..body }, buf);
        let x = (body.x + width + 3).min(body.right());
        let side = Rect { x, width: body.right().saturating_sub(x + 1), y: body.y, height: body.height };
        let steps = self.known().map_or(0, Replay::len);
        let count = say!(text, "replay-step", step = self.step, steps = steps);
        paint::left(buf, paint::line(side, 0), &count, theme.faint());
        let said = self.sentence(then, text).unwrap_or_default();
        let lines = paint::wrapped(buf, Rect { y: side.y + 1, height: 4, ..side }, &said, Style::new());
        dice(buf, Rect { y: side.y + 2 + lines.max(2), ..side }, then, environment);
        let key = |name: String, words: String, code: KeyCode| KeyHint::new(name, words, Msg::Key(code));
        let arrow = |unicode: &str, words: String| if theme.unicode { unicode.to_owned() } else { words };
        let hints = [
            key(arrow("→", say!(text, "keycap-space")), say!(text, "replay-next"), KeyCode::Right),
            key(arrow("←", "<-".to_owned()), say!(text, "replay-previous"), KeyCode::Left),
            key(say!(text, "keycap-esc"), say!(text, "finished-back"), KeyCode::Esc),
        ];
        let height = panel::list_height(side.width, &hints);
        let below = Rect { y: side.bottom().min(side.y + 22).saturating_sub(height + 1), height, ..side };
        self.buttons = panel::list(buf, below, &hints, theme);
    }
}

/// The dice of the current step, or those that it entered.
fn dice(buf: &mut Buffer, area: Rect, then: &View, environment: &Environment) {
    let thrown = then.turn.as_ref().and_then(|turn| turn.hand());
    let Some(hand) = thrown.or_else(|| then.last_move().and_then(|last| last.hand)) else { return };
    let size = Size::fitting(u16::from(hand.len()), area.width);
    for (i, face) in (0..).zip(hand.faces()) {
        let x = area.x + i * (size.width() + 1);
        if x + size.width() <= buf.area.right() && area.y + die::HEIGHT <= buf.area.bottom() {
            let place = DiePlace { face: Some(face), kept: false, key: None };
            die::draw(buf, x, area.y, size, place, environment.theme);
        }
    }
}
