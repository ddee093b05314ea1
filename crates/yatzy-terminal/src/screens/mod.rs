//! The screens, one per file. A screen handles messages and draws itself. It makes the next screen, so no other module
//! has to know them all.

mod finished;
mod game_list;
mod games;
mod invitation;
mod keys;
mod matches;
mod new_game;
mod over;
mod practise;
mod replay;
mod report;
mod rules;
mod statistics;
mod table;

pub use finished::{FinishedGames, finished, in_one_line, look};
pub use game_list::{GameList, Listed};
pub use games::{Games, Waiting, describe, newest, unfinished};
pub use matches::MatchScreen;
pub use new_game::NewGame;
pub use over::{Over, write_log};
pub use practise::{Answers, PractiseScreen};
pub use replay::ReplayScreen;
pub use report::{Report, work_out};
pub use statistics::StatisticsScreen;
pub use table::TableScreen;

use crate::{Environment, Msg, Theme, paint};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::widgets::{Block, Clear, Padding, Widget};
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
    /// Stop, and play a match.
    Match(crate::setup::Setup),
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
    let (width, height) = ((columns + 4).min(area.width), (lines + 2).min(area.height));
    let (left, top) = ((area.width - width) / 2, (area.height - height) / 2);
    let place = Rect::new(area.x + left, area.y + top, width, height);
    Clear.render(place, buf);
    let block = Block::bordered().border_set(theme.marks().border).style(theme.accent());
    let block = block.padding(Padding::horizontal(1));
    let inner = block.inner(place);
    block.render(place, buf);
    // Written like other text, so that tests notice a title that is too long.
    paint::left(buf, Rect { y: place.y, height: 1, ..inner }, &format!(" {title} "), theme.accent());
    inner
}
