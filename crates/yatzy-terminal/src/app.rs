//! The whole game as one value: messages change it, frames show it.

use crate::screens::{Games, NewGame, Next, Over, Report, SMALLEST, Screen, StatisticsScreen, TableScreen};
use crate::setup::Setup;
use crate::{Joined, Kit, Msg, OpenGame, paint};
use ratatui::Frame;
use ratatui::style::Style;
use std::time::Duration;
use yatzy_text::say;

/// The terminal game.
pub struct App {
    kit: Kit,
    screen: Screen,
    state: State,
}

/// What the one who runs the app must do next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum State {
    /// Go on.
    Running,
    /// Give the terminal back until the person returns.
    Suspended,
    /// Stop.
    Done,
}

impl App {
    /// The first screen: games to go on with, or a new game if there are none.
    pub fn new(kit: Kit) -> App {
        let screen = home(&kit);
        App { kit, screen, state: State::Running }
    }

    /// Straight to the table of a new game.
    pub fn begin(mut kit: Kit, setup: &Setup) -> App {
        let open = OpenGame::new(setup, &mut *kit.shelf, kit.today);
        App { screen: Screen::Table(TableScreen::new(open, &kit)), kit, state: State::Running }
    }

    /// Straight to a table that a server keeps.
    pub fn join(kit: Kit, joined: Joined) -> App {
        let open = OpenGame::join(joined);
        let screen = match open.game().turn() {
            Some(_) => Screen::Table(TableScreen::new(open, &kit)),
            None => Screen::Over(Over::new(open, &kit)),
        };
        App { screen, kit, state: State::Running }
    }

    /// A new game with these choices filled in.
    pub fn choose(kit: Kit, setup: Setup) -> App {
        let screen = Screen::NewGame(NewGame::new(Some(setup), &kit));
        App { kit, screen, state: State::Running }
    }

    /// Lets something happen.
    pub fn update(&mut self, msg: Msg) {
        match msg {
            Msg::Control('c' | 'd') => return self.state = State::Done,
            Msg::Control('z') => return self.state = State::Suspended,
            _ => {}
        }
        let kit = &mut self.kit;
        let next = match &mut self.screen {
            Screen::Games(screen) => screen.update(msg, kit),
            Screen::NewGame(screen) => screen.update(msg, kit),
            Screen::Table(screen) => screen.update(msg, kit),
            Screen::Over(screen) => screen.update(msg, kit),
            Screen::Report(screen) => screen.update(msg, kit),
            Screen::Statistics(screen) => screen.update(msg, kit),
        };
        self.go(next);
    }

    fn go(&mut self, next: Next) {
        let kit = &mut self.kit;
        self.screen = match next {
            Next::Stay => return,
            Next::Quit => return self.state = State::Done,
            Next::Home => home(kit),
            Next::NewGame(like) => Screen::NewGame(NewGame::new(like, kit)),
            Next::Begin(setup) => {
                let open = OpenGame::new(&setup, &mut *kit.shelf, kit.today);
                Screen::Table(TableScreen::new(open, kit))
            }
            Next::Table(open) => Screen::Table(TableScreen::new(open, kit)),
            Next::Over(open) => Screen::Over(Over::new(open, kit)),
            Next::Report(open) => Screen::Report(Report::new(open, kit)),
            Next::Statistics => Screen::Statistics(StatisticsScreen::new(kit)),
        };
    }

    /// Draws a frame. Screens remember where they drew what, so that a click finds it; nothing else changes.
    pub fn view(&mut self, frame: &mut Frame<'_>) {
        let area = frame.area();
        let buf = frame.buffer_mut();
        let (columns, rows) = SMALLEST;
        if area.width < columns || area.height < rows {
            let sentence = say!(
                self.kit.text,
                "terminal-too-small",
                columns = columns,
                rows = rows,
                width = area.width,
                height = area.height
            );
            paint::wrapped(buf, area, &sentence, Style::new());
            return;
        }
        match &mut self.screen {
            Screen::Games(screen) => screen.view(buf, area, &self.kit),
            Screen::NewGame(screen) => screen.view(buf, area, &self.kit),
            Screen::Table(screen) => screen.view(buf, area, &self.kit),
            Screen::Over(screen) => screen.view(buf, area, &self.kit),
            Screen::Report(screen) => screen.view(buf, area, &self.kit),
            Screen::Statistics(screen) => screen.view(buf, area, &self.kit),
        }
    }

    /// How long to wait for the person before a [`Msg::Tick`]; `None` if nothing happens without them.
    pub fn patience(&self) -> Option<Duration> {
        match &self.screen {
            Screen::Table(screen) => screen.patience(&self.kit),
            Screen::Over(screen) => screen.patience(),
            Screen::Report(screen) => screen.patience(),
            Screen::Statistics(screen) => screen.patience(),
            _ => None,
        }
    }

    /// What to say to someone who leaves: that the game on the table waits, where one does.
    pub fn farewell(&self) -> Option<String> {
        match &self.screen {
            Screen::Table(screen) if screen.waits() => Some(say!(self.kit.text, "plain-left")),
            _ => None,
        }
    }

    /// Back to the first screen.
    pub fn go_home(&mut self) {
        self.go(Next::Home);
    }

    /// The world outside, to change how it looks.
    pub fn kit_mut(&mut self) -> &mut Kit {
        &mut self.kit
    }

    /// The world outside, given back.
    pub fn into_kit(self) -> Kit {
        self.kit
    }

    /// What to do next.
    pub fn state(&self) -> State {
        self.state
    }

    /// The person is back.
    pub fn woken(&mut self) {
        self.state = State::Running;
    }
}

fn home(kit: &Kit) -> Screen {
    let games = Games::new(kit);
    if games.is_empty() { Screen::NewGame(NewGame::new(None, kit)) } else { Screen::Games(games) }
}
