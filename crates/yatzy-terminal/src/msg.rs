//! Messages to an app.

use ratatui::crossterm::event::{
    Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseButton, MouseEventKind,
};
use ratatui::layout::Position;

/// A message to an app.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Msg {
    /// A key was pressed.
    Key(KeyCode),
    /// A key was pressed together with Control.
    Control(char),
    /// The mouse was clicked there.
    Click(Position),
    /// The wheel was turned: up is negative.
    Wheel(i16),
    /// Time passed.
    Tick,
}

impl Msg {
    /// The message of a terminal event, if the app handles it. A resize needs none: every frame is drawn for the
    /// current size.
    pub fn of(event: &Event) -> Option<Msg> {
        match event {
            Event::Key(key) if key.kind != KeyEventKind::Release => Some(of_key(*key)),
            Event::Mouse(mouse) => match mouse.kind {
                MouseEventKind::Down(MouseButton::Left) => {
                    Some(Msg::Click(Position { x: mouse.column, y: mouse.row }))
                }
                MouseEventKind::ScrollUp => Some(Msg::Wheel(-1)),
                MouseEventKind::ScrollDown => Some(Msg::Wheel(1)),
                _ => None,
            },
            _ => None,
        }
    }
}

/// The letters of a Russian and a Ukrainian keyboard, and those on the same keys of a Latin one.
const CYRILLIC: (&str, &str) =
    ("йцукенгшщзхъфывапролджэячсмитьбюіїєґ", "qwertyuiop[]asdfghjkl;'zxcvbnm,.s]'`");

impl Msg {
    /// The same key on a Latin keyboard, so that a person who types Cyrillic letters need not switch.
    pub fn on_latin_keyboard(self) -> Msg {
        match self {
            Msg::Key(KeyCode::Char(letter)) => Msg::Key(KeyCode::Char(latin(letter))),
            Msg::Control(letter) => Msg::Control(latin(letter)),
            msg => msg,
        }
    }
}

fn latin(letter: char) -> char {
    let small = letter.to_lowercase().next().unwrap_or(letter);
    let place = CYRILLIC.0.chars().position(|other| other == small);
    match place.and_then(|place| CYRILLIC.1.chars().nth(place)) {
        None => letter,
        Some(latin) if small == letter => latin,
        Some(',') => '<',
        Some('.') => '>',
        Some(latin) => latin.to_ascii_uppercase(),
    }
}

fn of_key(key: KeyEvent) -> Msg {
    match key.code {
        KeyCode::Char(letter) if key.modifiers.contains(KeyModifiers::CONTROL) => {
            Msg::Control(letter.to_ascii_lowercase())
        }
        code => Msg::Key(code),
    }
}
