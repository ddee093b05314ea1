//! A person who never hesitates: keys and clicks in, screens out.

use crate::house::{TestHouse, ToldDice, device};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Position;
use ratatui::style::Color;
use std::collections::VecDeque;
use std::io::Cursor;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use yatzy_rules::{DiceSource, Setting};
use yatzy_table::{NewMatch, NewSeat, Who};
use yatzy_terminal::plain::{self, Lines, PractiseRun};
use yatzy_terminal::{Answers, App, Connection, Environment, Invitation, Msg, Setup, Theme};
use yatzy_text::{Lang, Text, say};

/// How long an answer may take on a busy machine.
const PATIENCE: Duration = Duration::from_secs(60);

/// How long a test waits for a computation, which may begin with a solve of several seconds.
const LONGEST_THOUGHT: Duration = Duration::from_secs(240);

pub struct Driver {
    app: App,
    house: TestHouse,
    dice: ToldDice,
    clock: Arc<Mutex<Instant>>,
    /// How many milliseconds pass before each of the next keys; then a second each.
    hurries: VecDeque<u64>,
}

/// The seats of a game: names, `bot:` and a level, or `far:` and the name of someone with a device of their own.
fn seats(names: &[&str]) -> Vec<NewSeat> {
    let seat = |name: &&str| match name.strip_prefix("bot:") {
        Some(level) => NewSeat::Computer { level: level.to_owned(), name: None },
        None => match name.strip_prefix("far:") {
            Some(name) => NewSeat::Elsewhere(name.to_owned()),
            None => NewSeat::Here((*name).to_owned()),
        },
    };
    names.iter().map(seat).collect()
}

impl Driver {
    /// Someone who starts the program for the first time.
    pub fn new() -> Driver {
        Driver::new_in(Lang::En)
    }

    pub fn new_in(lang: Lang) -> Driver {
        Driver::with_app(lang, TestHouse::new, App::new)
    }

    fn with_app(
        lang: Lang,
        house: impl FnOnce(&ToldDice) -> TestHouse,
        app: impl FnOnce(Environment) -> App,
    ) -> Driver {
        let (dice, clock) = (ToldDice::default(), Arc::new(Mutex::new(Instant::now())));
        let house = house(&dice);
        let app = app(environment(&house, &dice, &clock, lang));
        Driver { app, house, dice, clock, hurries: VecDeque::new() }
    }

    /// Someone at a table.
    pub fn at(edition: &str, names: &[&str], source: DiceSource) -> Driver {
        Driver::in_lang(edition, names, source, Lang::En)
    }

    pub fn in_lang(edition: &str, names: &[&str], source: DiceSource, lang: Lang) -> Driver {
        let setup = Setup::of_edition(edition, seats(names), source).unwrap();
        Driver::with_app(lang, TestHouse::new, |environment| App::begin(environment, &setup).unwrap())
    }

    /// The host of a match of people at this device, before its start.
    pub fn in_match(edition: &str, names: &[&str], lang: Lang) -> Driver {
        let setup = Setup::of_edition(edition, seats(names), DiceSource::Shared).unwrap();
        let new = NewMatch::of_table(&setup.table(), None).unwrap();
        Driver::with_app(lang, TestHouse::new, |environment| {
            let connection = environment.connection.clone();
            let made = environment.connection.ask(async move {
                let answer = connection.house().make_match(&connection.who(), &new).await.unwrap();
                connection.goes_by(&answer.who);
                answer.view.id
            });
            App::of_match(environment, made.wait().unwrap())
        })
    }

    /// Someone who practises.
    pub fn practising(run: PractiseRun, answers: Answers) -> Driver {
        Driver::with_app(Lang::En, TestHouse::new, |environment| App::practise(environment, run, answers))
    }

    /// Someone at a table that others can come to.
    pub fn inviting(edition: &str, names: &[&str]) -> Driver {
        let setup = Setup::of_edition(edition, seats(names), DiceSource::Program).unwrap();
        let invitation = Invitation {
            address: "http://192.168.1.7:8710/g/9n1j9scfvvt1kz0zz1qskh2t".to_owned(),
            home: "http://192.168.1.7:8710".to_owned(),
            code: Some("ab12cd".to_owned()),
            picture: ["█▀▀█ ▄▀ █▀▀█", "█▄▄█ ▀▄ █▄▄█"].map(str::to_owned).to_vec(),
        };
        Driver::with_app(Lang::En, TestHouse::new, |mut environment| {
            environment.invitation = Some(Arc::new(move |_| Some(invitation.clone())));
            App::begin(environment, &setup).unwrap()
        })
    }

    /// Someone at a table of an edition with something changed.
    pub fn with(edition: &str, names: &[&str], setting: Setting) -> Driver {
        let setup = Setup::of_edition(edition, seats(names), DiceSource::Program).unwrap();
        let setup = Setup { rules: Arc::new(setup.rules.with(&[setting]).unwrap()), ..setup };
        Driver::with_app(Lang::En, TestHouse::new, |environment| App::begin(environment, &setup).unwrap())
    }

    /// Someone at a table with the computer, who plays at this pace, and does not think before it may.
    pub fn against(names: &[&str], pace: Duration) -> Driver {
        let setup = Setup::of_edition("yatzy", seats(names), DiceSource::Program).unwrap();
        let house = |dice: &ToldDice| {
            let house = TestHouse::paced(dice, pace);
            house.let_think(false);
            house
        };
        Driver::with_app(Lang::En, house, |environment| App::begin(environment, &setup).unwrap())
    }

    /// Someone at a table with the computer, who shows each step for a while.
    pub fn watching(edition: &str, names: &[&str], pace: Duration) -> Driver {
        let setup = Setup::of_edition(edition, seats(names), DiceSource::Program).unwrap();
        let house = |dice: &ToldDice| TestHouse::paced(dice, pace);
        Driver::with_app(Lang::En, house, |environment| App::begin(environment, &setup).unwrap())
    }

    /// Whether the computer, the coach and the analysis may answer.
    pub fn let_think(&mut self, may: bool) {
        self.house.let_think(may);
    }

    pub fn in_ascii(mut self) -> Driver {
        let environment = self.app.environment_mut();
        environment.theme.unicode = false;
        environment.text = environment.text.in_ascii();
        self
    }

    pub fn speaks(&mut self, text: Text) {
        self.app.environment_mut().text = text;
    }

    pub fn without_colour(&mut self, without: bool) {
        self.app.environment_mut().theme.colour = !without;
    }

    pub fn has_colours(&mut self, columns: u16, rows: u16) -> bool {
        let mut terminal = Terminal::new(TestBackend::new(columns, rows)).unwrap();
        let frame = terminal.draw(|frame| self.app.view(frame)).unwrap();
        let coloured = |colour: Color| colour != Color::Reset;
        frame.buffer.content().iter().any(|cell| coloured(cell.fg) || coloured(cell.bg))
    }

    /// What the next throws bring. Told to a throw of another number of dice, it is passed over.
    pub fn dice(&mut self, hands: &[&str]) {
        self.dice.tell(hands);
    }

    pub fn keys(&mut self, keys: &str) {
        for key in keys.split(' ') {
            self.press(Msg::Key(match key {
                "space" => KeyCode::Char(' '),
                "enter" => KeyCode::Enter,
                "esc" => KeyCode::Esc,
                "tab" => KeyCode::Tab,
                "backspace" => KeyCode::Backspace,
                "up" => KeyCode::Up,
                "down" => KeyCode::Down,
                "left" => KeyCode::Left,
                "right" => KeyCode::Right,
                "f2" => KeyCode::F(2),
                "f3" => KeyCode::F(3),
                "home" => KeyCode::Home,
                "end" => KeyCode::End,
                key => KeyCode::Char(key.chars().next().unwrap()),
            }));
        }
    }

    /// The key for paper, which everyone knows from other programs.
    pub fn print(&mut self) {
        self.press(Msg::Control('p'));
    }

    /// Puts papers into a folder.
    pub fn prints_into(mut self, folder: &std::path::Path) -> Driver {
        self.app.environment_mut().folder = folder.to_owned();
        self
    }

    fn press(&mut self, msg: Msg) {
        let passed = Duration::from_millis(self.hurries.pop_front().unwrap_or(1000));
        *self.clock.lock().unwrap() += passed;
        self.app.update(msg);
    }

    /// How many milliseconds pass before each of the next keys.
    pub fn hurries(mut self, told: &[u64]) -> Driver {
        self.hurries.extend(told);
        self
    }

    pub fn types(&mut self, text: &str) {
        text.chars().for_each(|letter| self.press(Msg::Key(KeyCode::Char(letter))));
    }

    /// Clicks where these words stand at 80×24.
    pub fn click(&mut self, words: &str) {
        let place = self.place_of(words);
        self.click_at(place);
    }

    pub fn click_at(&mut self, place: Position) {
        self.press(Msg::Click(place));
    }

    pub fn place_of(&mut self, words: &str) -> Position {
        let screen = self.screen(80, 24);
        let lines: Vec<&str> = screen.lines().collect();
        let row = lines.iter().position(|line| line.contains(words)).expect(words);
        let column = lines[row].find(words).map(|at| lines[row][..at].chars().count()).unwrap();
        // The first character of a shown line is the quotation mark of the test's backend.
        Position { x: column as u16 - 1, y: row as u16 }
    }

    /// Throws and enters until the game is over.
    pub fn play_out(&mut self) {
        let again = say!(self.app.environment_mut().text, "over-again");
        self.play_until(&again);
    }

    /// Throws and enters until these words are on the screen.
    pub fn play_until(&mut self, words: &str) {
        for _ in 0..2000 {
            if self.screen(80, 24).contains(words) {
                return;
            }
            if self.app.expects_news() {
                self.tick();
            } else {
                self.keys("space enter enter");
            }
        }
        panic!("the game does not end");
    }

    /// Waits a moment for what happens by itself.
    fn tick(&mut self) {
        self.app.environment_mut().connection.wait_for_news(Duration::from_millis(20));
        self.app.update(Msg::Tick);
    }

    /// Waits until nothing happens by itself any more.
    pub fn think(&mut self) {
        let until = Instant::now() + LONGEST_THOUGHT;
        while self.app.expects_news() && !self.is_over() {
            assert!(Instant::now() < until, "something never ends\n{}", self.screen(80, 24));
            self.tick();
        }
    }

    /// At the end of a game the others may still do something.
    fn is_over(&mut self) -> bool {
        let again = say!(self.app.environment_mut().text, "over-again");
        self.screen(80, 24).contains(&again)
    }

    /// Waits until these words are on the screen.
    pub fn until(&mut self, words: &str) {
        self.until_at(words, 80, 24);
    }

    /// Waits until these words are on a screen of this size, and returns it.
    pub fn until_at(&mut self, words: &str, columns: u16, rows: u16) -> String {
        let until = Instant::now() + LONGEST_THOUGHT;
        while !self.screen(columns, rows).contains(words) {
            assert!(Instant::now() < until, "no “{words}”\n{}", self.screen(columns, rows));
            self.tick();
        }
        self.screen(columns, rows)
    }

    /// Lets a moment pass in which something could happen by itself.
    pub fn ticks(&mut self) {
        for _ in 0..10 {
            *self.clock.lock().unwrap() += Duration::from_millis(20);
            self.tick();
        }
    }

    /// What is said to someone who leaves now.
    pub fn farewell(&self) -> Option<String> {
        self.app.farewell()
    }

    /// Leaves the table for the first screen, as someone would who starts the program again.
    pub fn home(&mut self) {
        self.app.go_home();
    }

    /// Whether the program has ended.
    pub fn is_done(&self) -> bool {
        self.app.state() == yatzy_terminal::State::Done
    }

    /// What is drawn, with its colours.
    pub fn buffer(&mut self, columns: u16, rows: u16) -> ratatui::buffer::Buffer {
        let mut terminal = Terminal::new(TestBackend::new(columns, rows)).unwrap();
        terminal.draw(|frame| self.app.view(frame)).unwrap().buffer.clone()
    }

    pub fn screen(&mut self, columns: u16, rows: u16) -> String {
        let mut terminal = Terminal::new(TestBackend::new(columns, rows)).unwrap();
        terminal.draw(|frame| self.app.view(frame)).unwrap();
        terminal.backend().to_string()
    }

    /// What stands above the dice at 80×24, as one line.
    pub fn head(&mut self) -> String {
        let screen = self.screen(80, 24);
        // Three columns are between the pad and the dice.
        let right =
            |line: &str| line.trim_matches(['"', ' ']).rsplit("   ").next().map(str::trim).map(str::to_owned);
        screen.lines().skip(1).take(3).filter_map(right).collect::<Vec<_>>().join(" ")
    }

    pub fn shot_at(&mut self, name: &str, columns: u16, rows: u16) {
        insta::assert_snapshot!(format!("{name}@{columns}x{rows}"), self.screen(columns, rows));
    }

    /// The same house, gone on with in plain lines.
    pub fn lines(self, edition: &str, names: &[&str], script: &str) -> String {
        said(self.app.into_environment(), edition, names, DiceSource::Program, script)
    }

    /// Both sizes that every screen is looked at in.
    pub fn shot(&mut self, name: &str) {
        self.shot_at(name, 80, 24);
        self.shot_at(name, 120, 40);
    }
}

/// A whole conversation in plain lines: each line said is shown after a `>`.
pub fn lines(edition: &str, names: &[&str], source: DiceSource, hands: &[&str], script: &str) -> String {
    lines_in(Lang::En, edition, names, source, hands, script)
}

pub fn lines_in(
    lang: Lang,
    edition: &str,
    names: &[&str],
    source: DiceSource,
    hands: &[&str],
    script: &str,
) -> String {
    let (dice, clock) = (ToldDice::default(), Arc::new(Mutex::new(Instant::now())));
    dice.tell(hands);
    let environment = environment(&TestHouse::new(&dice), &dice, &clock, lang);
    said(environment, edition, names, source, script)
}

fn said(environment: Environment, edition: &str, names: &[&str], source: DiceSource, script: &str) -> String {
    let setup = Setup::of_edition(edition, seats(names), source).unwrap();
    let script: Vec<&str> = script.split('/').map(str::trim).collect();
    let mut said = Vec::new();
    let mut lines = Lines::of(Cursor::new(script.join("\n") + "\n"));
    let view = yatzy_terminal::make(&environment, &setup).unwrap();
    plain::play(environment, Some(view), "> ", &mut lines, &mut said).unwrap();
    // A pipe does not echo what it is told; the transcript does.
    let said = String::from_utf8(said).unwrap();
    let mut parts = said.split("> ");
    let mut transcript = parts.next().unwrap_or_default().to_owned();
    for (line, answer) in script.iter().zip(parts) {
        transcript += &format!("> {line}\n{answer}");
    }
    transcript
}

fn environment(house: &TestHouse, dice: &ToldDice, clock: &Arc<Mutex<Instant>>, lang: Lang) -> Environment {
    environment_of(house, dice, clock, lang, device())
}

pub fn environment_of(
    house: &TestHouse,
    dice: &ToldDice,
    clock: &Arc<Mutex<Instant>>,
    lang: Lang,
    who: Who,
) -> Environment {
    let theme = Theme { unicode: true, colour: true };
    let connection = Connection::new(Arc::new(house.clone()), who).unwrap();
    let (dice, clock) = (dice.clone(), clock.clone());
    Environment {
        clock: Box::new(move || *clock.lock().unwrap()),
        patience: PATIENCE,
        lots: Box::new(move |count| dice.throw(count)),
        ..Environment::new(Text::new(lang), theme, connection)
    }
}
