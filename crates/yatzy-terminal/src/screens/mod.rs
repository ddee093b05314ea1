//! What a person sees: one screen, one file.

mod games;
mod keys;
mod new_game;
mod over;
mod report;
mod rules;
mod statistics;
mod table;

pub use games::{Games, describe};
pub use new_game::NewGame;
pub use over::Over;
pub use report::Report;
pub use statistics::{StatisticsScreen, title};
pub use table::TableScreen;

use crate::{Look, OpenGame, Setup, paint};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;

/// The screen that a person is at.
// One screen exists at a time, so the largest may be as large as it likes.
#[allow(clippy::large_enum_variant)]
pub enum Screen {
    /// Games to go on with.
    Games(Games),
    /// A new game.
    NewGame(NewGame),
    /// The table.
    Table(TableScreen),
    /// The end of a game.
    Over(Over),
    /// A game looked back at.
    Report(Report),
    /// Records and averages.
    Statistics(StatisticsScreen),
}

/// Where a message leads.
// Moved once and then gone: its size does not matter.
#[allow(clippy::large_enum_variant)]
pub enum Next {
    /// The screen stays.
    Stay,
    /// Back to the first screen.
    Home,
    /// To a new game like this one.
    NewGame(Option<Setup>),
    /// To a game that begins now.
    Begin(Setup),
    /// To the table of this game.
    Table(OpenGame),
    /// The game is over.
    Over(OpenGame),
    /// To the report of a finished game.
    Report(OpenGame),
    /// To records and averages.
    Statistics,
    /// Out.
    Quit,
}

/// The smallest terminal that the screens are drawn for.
pub const SMALLEST: (u16, u16) = (60, 18);

/// A window over a screen, as large as its lines; gives back the place for them.
fn window(buf: &mut Buffer, area: Rect, title: &str, columns: u16, lines: u16, look: Look) -> Rect {
    let width = (columns + 4).min(area.width);
    let height = (lines + 2).min(area.height);
    let place =
        Rect { x: area.x + (area.width - width) / 2, y: area.y + (area.height - height) / 2, width, height };
    let [top_left, top_right, bottom_right, bottom_left, across, down] = look.marks().die;
    let inner = usize::from(width.saturating_sub(2));
    for row in 0..height {
        let (left, middle, right) = match row {
            0 => (top_left, across, top_right),
            _ if row + 1 == height => (bottom_left, across, bottom_right),
            _ => (down, " ", down),
        };
        let line = format!("{left}{}{right}", middle.repeat(inner));
        let at = paint::line(place, row);
        buf.set_style(at, Style::reset());
        paint::left(buf, at, &line, look.accent());
    }
    let heading = Rect { x: place.x + 2, width: width.saturating_sub(4), y: place.y, height: 1 };
    paint::left(buf, heading, &format!(" {title} "), look.accent());
    Rect { x: place.x + 2, y: place.y + 1, width: width.saturating_sub(4), height: height.saturating_sub(2) }
}
