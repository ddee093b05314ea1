//! The screens, one per file. A screen handles messages and draws itself. It makes the next screen, so no other module
//! has to know them all.

mod finished;
mod game_list;
mod games;
mod invitation;
mod keys;
mod new_game;
mod over;
mod replay;
mod report;
mod rules;
mod statistics;
mod table;

pub use finished::{FinishedGames, finished, in_one_line, look};
pub use game_list::{GameList, Listed};
pub use games::{Games, Waiting, describe, newest, unfinished};
pub use new_game::NewGame;
pub use over::{Over, write_log};
pub use replay::ReplayScreen;
pub use report::{Report, work_out};
pub use statistics::StatisticsScreen;
pub use table::TableScreen;

use crate::{Environment, Msg, Theme, paint};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use std::time::Duration;

/// A screen.
pub trait Screen {
    /// Handles a message. A [`Msg::Tick`] also comes when the house has answered.
    fn update(&mut self, msg: Msg, environment: &mut Environment) -> Next;

    /// Draws itself.
    fn view(&mut self, buf: &mut Buffer, area: Rect, environment: &Environment);

    /// How long until time alone changes something.
    fn patience(&self, _environment: &Environment) -> Option<Duration> {
        None
    }

    /// Whether updates may come without a request.
    fn expects_news(&self) -> bool {
        false
    }

    /// Whether letters are input, such as those of a name.
    fn takes_text(&self) -> bool {
        false
    }

    /// The person leaves.
    fn leave(&self) {}

    /// Whether a game goes on after the person leaves.
    fn leaves_a_game(&self) -> bool {
        false
    }
}

/// The result of a message.
pub enum Next {
    /// The screen stays.
    Stay,
    /// To another screen.
    Screen(Box<dyn Screen>),
    /// Out.
    Quit,
}

impl Next {
    /// To another screen.
    pub fn to(screen: impl Screen + 'static) -> Next {
        Next::Screen(Box::new(screen))
    }
}

/// The smallest terminal that the screens fit.
pub const SMALLEST: (u16, u16) = (60, 18);

/// Draws a window over a screen, as large as its lines. Returns the place for them.
fn window(buf: &mut Buffer, area: Rect, title: &str, columns: u16, lines: u16, theme: Theme) -> Rect {
    let width = (columns + 4).min(area.width);
    let height = (lines + 2).min(area.height);
    let place =
        Rect { x: area.x + (area.width - width) / 2, y: area.y + (area.height - height) / 2, width, height };
    let [top_left, top_right, bottom_right, bottom_left, across, down] = theme.marks().die;
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
        paint::left(buf, at, &line, theme.accent());
    }
    let heading = Rect { x: place.x + 2, width: width.saturating_sub(4), y: place.y, height: 1 };
    paint::left(buf, heading, &format!(" {title} "), theme.accent());
    Rect { x: place.x + 2, y: place.y + 1, width: width.saturating_sub(4), height: height.saturating_sub(2) }
}
