//! The whole game as one value: messages change it, frames show it.

use crate::plain::PractiseRun;
use crate::screens::{
    Answers, Games, MatchScreen, NewGame, Next, PractiseScreen, SMALLEST, Screen, TableScreen,
};
use crate::setup::Setup;
use crate::{Environment, Msg, OpenTable, paint};
use ratatui::Frame;
use ratatui::style::Style;
use std::time::{Duration, Instant};
use yatzy_table::{GameId, Rejection, View};
use yatzy_text::say;

/// The terminal game.
pub struct App {
    environment: Environment,
    screen: Box<dyn Screen>,
    state: State,
    wanted_match: Option<Setup>,
}

/// What the event loop must do next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum State {
    /// Go on.
    Running,
    /// Give the terminal back until the person returns.
    Suspended,
    /// Stop.
    Done,
}

/// Most screens that may follow each other within one message.
const LONGEST_WAY: usize = 8;

impl App {
    /// The first screen: unfinished games, or a new game if there are none.
    pub fn new(mut environment: Environment) -> App {
        let screen = Box::new(Games::new(&mut environment));
        App::at(environment, screen)
    }

    /// Begins at the table of a new game.
    pub fn begin(environment: Environment, setup: &Setup) -> Result<App, Rejection> {
        let view = make(&environment, setup)?;
        Ok(App::join(environment, view))
    }

    /// Begins at an existing table.
    pub fn join(mut environment: Environment, view: View) -> App {
        let table = OpenTable::new(&environment.connection, view);
        let screen = TableScreen::arrive(table, &mut environment);
        App::at(environment, screen)
    }

    /// Begins at a match.
    pub fn of_match(mut environment: Environment, id: GameId) -> App {
        let screen = Box::new(MatchScreen::new(id, &mut environment));
        App::at(environment, screen)
    }

    /// Begins at the form of a new game, filled in.
    pub fn choose(mut environment: Environment, setup: Setup) -> App {
        let screen = Box::new(NewGame::new(Some(setup), &mut environment));
        App::at(environment, screen)
    }

    /// Begins at the first of some exercises. The caller reads from `answers` which were right.
    pub fn practise(environment: Environment, run: PractiseRun, answers: Answers) -> App {
        App::at(environment, Box::new(PractiseScreen::new(run, answers)))
    }

    fn at(environment: Environment, screen: Box<dyn Screen>) -> App {
        let mut app = App { environment, screen, state: State::Running, wanted_match: None };
        app.hear();
        app
    }

    /// Handles a message, and the answer of the house if it comes within a moment.
    pub fn update(&mut self, msg: Msg) {
        match msg {
            Msg::Control('c' | 'd') => return self.state = State::Done,
            Msg::Control('z') => return self.state = State::Suspended,
            _ => {}
        }
        // A key refers to what the person sees, so news is handled first.
        self.hear();
        self.pass(msg);
        self.hear();
    }

    fn pass(&mut self, msg: Msg) {
        let msg = if self.screen.takes_text() { msg } else { msg.on_latin_keyboard() };
        match self.screen.update(msg, &mut self.environment) {
            Next::Stay => {}
            Next::Quit => self.state = State::Done,
            Next::Match(setup) => {
                self.wanted_match = Some(setup);
                self.state = State::Done;
            }
            Next::Screen(screen) => self.screen = screen,
        }
    }

    /// Waits for the house for a time that a person does not notice, and lets the screen handle its answer.
    fn hear(&mut self) {
        let notifier = self.environment.connection.notifier();
        let until = Instant::now() + self.environment.patience;
        for _ in 0..LONGEST_WAY {
            notifier.wait_for_answers(until);
            if !notifier.take_news() {
                return;
            }
            self.pass(Msg::Tick);
        }
    }

    /// Draws a frame. Screens store where they drew what, for clicks; nothing else changes.
    pub fn view(&mut self, frame: &mut Frame<'_>) {
        let area = frame.area();
        let buf = frame.buffer_mut();
        let (columns, rows) = SMALLEST;
        if area.width < columns || area.height < rows {
            let sentence = say!(
                self.environment.text,
                "terminal-too-small",
                columns = columns,
                rows = rows,
                width = area.width,
                height = area.height
            );
            paint::wrapped(buf, area, &sentence, Style::new());
            return;
        }
        self.screen.view(buf, area, &self.environment);
    }

    /// How long to wait before a [`Msg::Tick`]; `None` if time alone changes nothing.
    pub fn patience(&self) -> Option<Duration> {
        self.screen.patience(&self.environment)
    }

    /// Whether the house has answered something that the screen has not handled.
    pub fn has_news(&self) -> bool {
        self.environment.connection.notifier().has_news()
    }

    /// Whether news may come without a request.
    pub fn expects_news(&self) -> bool {
        self.environment.connection.notifier().has_open_questions() || self.screen.expects_news()
    }

    /// The last sentence to a person who leaves: that the game on the table is saved, if there is one.
    pub fn farewell(&self) -> Option<String> {
        let waits = self.environment.offers_again && self.screen.leaves_a_game();
        waits.then(|| say!(self.environment.text, "plain-left"))
    }

    /// The person leaves.
    pub fn leave(&self) {
        self.screen.leave();
    }

    /// Back to the first screen.
    pub fn go_home(&mut self) {
        self.screen = Box::new(Games::new(&mut self.environment));
        self.hear();
    }

    /// The environment, to change how the app looks.
    pub fn environment_mut(&mut self) -> &mut Environment {
        &mut self.environment
    }

    /// The environment, given back.
    pub fn into_environment(self) -> Environment {
        self.environment
    }

    /// The match that was chosen in the form of a new game.
    pub fn into_wanted_match(self) -> Option<Setup> {
        self.wanted_match
    }

    /// What to do next.
    pub fn state(&self) -> State {
        self.state
    }

    /// The person returned from a suspended terminal.
    pub fn woken(&mut self) {
        self.state = State::Running;
    }
}

/// Makes a table, and waits for it.
pub fn make(environment: &Environment, setup: &Setup) -> Result<View, Rejection> {
    let (connection, new) = (environment.connection.clone(), setup.table());
    let made = environment.connection.ask(async move {
        let made = connection.house().make(&connection.who(), &new).await?;
        connection.goes_by(&made.host);
        Ok(made.view)
    });
    made.wait().unwrap_or_else(|| Err(yatzy_table::Refused::Unavailable.into()))
}
