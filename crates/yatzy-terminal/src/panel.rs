//! Keys with their effect: the important ones one per line, the rest in a row. Each can be clicked.

use crate::{Msg, Theme, paint};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;

/// A key and what it does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeyHint {
    /// The key as it is printed on the keyboard.
    pub key: String,
    /// The effect, in words.
    pub words: String,
    /// The message of a click; `None` if the hint stands for several keys.
    pub sends: Option<Msg>,
}

impl KeyHint {
    /// A hint for one key.
    pub fn new(key: impl Into<String>, words: String, sends: Msg) -> KeyHint {
        KeyHint { key: key.into(), words, sends: Some(sends) }
    }

    pub fn several(key: impl Into<String>, words: String) -> KeyHint {
        KeyHint { key: key.into(), words, sends: None }
    }
}

/// A clickable area and its message.
pub type Button = (Rect, Msg);

/// The message of the button that a click hit; any other message stays as it is.
pub fn pressed(buttons: &[Button], msg: Msg) -> Msg {
    let Msg::Click(at) = msg else { return msg };
    buttons.iter().find(|(place, _)| place.contains(at)).map_or(msg, |(_, msg)| *msg)
}

/// A list of keys, one per line, the most wanted first.
pub fn list(buf: &mut Buffer, area: Rect, hints: &[KeyHint], theme: Theme) -> Vec<Button> {
    let keys = hints.iter().map(|hint| paint::width(&hint.key)).max().unwrap_or_default();
    let mut buttons = Vec::new();
    let mut row = 0;
    for (i, hint) in hints.iter().enumerate() {
        let line = paint::line(area, row);
        let style = if i == 0 { theme.heading() } else { Style::new() };
        paint::right(buf, Rect { width: keys, ..line }, &hint.key, theme.accent());
        let words = Rect { x: area.x + keys + 2, width: area.width.saturating_sub(keys + 2), ..line };
        let rest = Rect { height: area.height.saturating_sub(row), ..words };
        let lines = paint::wrapped(buf, rest, &hint.words, style);
        buttons.extend(hint.sends.map(|msg| (Rect { height: lines, ..line }, msg)));
        row += lines;
    }
    buttons
}

/// Number of lines of [`list`].
pub fn list_height(columns: u16, hints: &[KeyHint]) -> u16 {
    let keys = hints.iter().map(|hint| paint::width(&hint.key)).max().unwrap_or_default();
    let columns = columns.saturating_sub(keys + 2);
    hints.iter().map(|hint| paint::wrap(&hint.words, columns).len() as u16).sum()
}

/// Keys one after the other, in as many lines as needed.
pub fn flow(buf: &mut Buffer, area: Rect, hints: &[KeyHint], theme: Theme) -> Vec<Button> {
    let mut buttons = Vec::new();
    for (place, hint) in flowed(area, hints) {
        let key = paint::width(&hint.key);
        paint::left(buf, place, &hint.key, theme.accent());
        let words = Rect { x: place.x + key + 1, width: place.width.saturating_sub(key + 1), ..place };
        paint::left(buf, words, &hint.words, Style::new());
        buttons.extend(hint.sends.map(|msg| (place, msg)));
    }
    buttons
}

/// Number of lines of [`flow`].
pub fn flow_height(columns: u16, hints: &[KeyHint]) -> u16 {
    let area = Rect::new(0, 0, columns, u16::MAX);
    flowed(area, hints).last().map_or(0, |(place, _)| place.y + 1)
}

fn flowed(area: Rect, hints: &[KeyHint]) -> Vec<(Rect, &KeyHint)> {
    let (mut x, mut row) = (0, 0);
    let mut places = Vec::new();
    for hint in hints {
        let width = paint::width(&hint.key) + 1 + paint::width(&hint.words);
        if x > 0 && x + width > area.width {
            (x, row) = (0, row + 1);
        }
        let line = paint::line(area, row);
        places.push((Rect { x: area.x + x, width: width.min(area.width - x), ..line }, hint));
        x += width + 3;
    }
    places
}
