//! A person who never hesitates: keys and clicks in, screens out.

use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Position;
use ratatui::style::Color;
use std::cell::RefCell;
use std::collections::VecDeque;
use std::sync::{Arc, Mutex, OnceLock};
use std::time::{Duration, Instant};
use yatzy_bots::Knowledge;
use yatzy_rules::{Dice, DiceSource, Face, Hand, Setting};
use yatzy_terminal::{App, Coach, Kit, Look, MemoryShelf, Msg, Opponents, Setup};
use yatzy_text::{Lang, Text, say};

/// Dice that fall as they are told, and round the faces when nobody told them.
#[derive(Clone, Default)]
struct ToldDice {
    told: Arc<Mutex<VecDeque<Hand>>>,
    next: Arc<Mutex<usize>>,
}

impl Dice for ToldDice {
    fn throw(&mut self, count: u8) -> Hand {
        let told = self.told.lock().unwrap().pop_front();
        let mut next = self.next.lock().unwrap();
        told.filter(|hand| hand.len() == count).unwrap_or_else(|| {
            let faces = (0..count).map(|_| {
                *next = (*next * 5 + 3) % 7919;
                Face::ALL[*next % 6]
            });
            Hand::from_faces(faces.collect::<Vec<_>>()).unwrap()
        })
    }
}

pub struct Driver {
    app: App,
    dice: ToldDice,
}

/// A clock that is looked at once a key: as much time has passed as it is told, or a second.
fn clock(told: &[u64]) -> Box<dyn Fn() -> Instant> {
    let told: VecDeque<u64> = told.iter().copied().collect();
    let state = RefCell::new((Instant::now(), told));
    Box::new(move || {
        let (now, told) = &mut *state.borrow_mut();
        *now += Duration::from_millis(told.pop_front().unwrap_or(1000));
        *now
    })
}

impl Driver {
    /// Someone who starts the program for the first time.
    pub fn new() -> Driver {
        Driver::new_in(Lang::En)
    }

    pub fn new_in(lang: Lang) -> Driver {
        let dice = ToldDice::default();
        Driver { app: App::new(kit(&dice, lang)), dice }
    }

    /// Someone at a table.
    pub fn at(edition: &str, seats: &[&str], source: DiceSource) -> Driver {
        Driver::in_lang(edition, seats, source, Lang::En)
    }

    pub fn in_lang(edition: &str, seats: &[&str], source: DiceSource, lang: Lang) -> Driver {
        let dice = ToldDice::default();
        let seats = seats.iter().map(|seat| (*seat).to_owned()).collect();
        let setup = Setup::of_edition(edition, seats, source).unwrap();
        Driver { app: App::begin(kit(&dice, lang), &setup), dice }
    }

    /// Someone at a table of an edition with something changed.
    pub fn with(edition: &str, seats: &[&str], setting: Setting) -> Driver {
        let dice = ToldDice::default();
        let seats = seats.iter().map(|seat| (*seat).to_owned()).collect();
        let setup = Setup::of_edition(edition, seats, DiceSource::Program).unwrap();
        let setup = Setup { rules: Arc::new(setup.rules.with(&[setting]).unwrap()), ..setup };
        Driver { app: App::begin(kit(&dice, Lang::En), &setup), dice }
    }

    /// Someone at a table with the computer, who plays as told and at this pace.
    pub fn against(opponents: impl Opponents + 'static, seats: &[&str], pace: Duration) -> Driver {
        let dice = ToldDice::default();
        let seats = seats.iter().map(|seat| (*seat).to_owned()).collect();
        let setup = Setup::of_edition("yatzy", seats, DiceSource::Program).unwrap();
        let kit = Kit { opponents: Box::new(opponents), pace, ..kit(&dice, Lang::En) };
        Driver { app: App::begin(kit, &setup), dice }
    }

    /// The coach whom everyone at this table asks.
    pub fn coached_by(mut self, coach: impl Coach + 'static) -> Driver {
        self.app.kit_mut().coach = Some(Arc::new(Mutex::new(coach)));
        self
    }

    pub fn in_ascii(mut self) -> Driver {
        let kit = self.app.kit_mut();
        kit.look.unicode = false;
        kit.text = kit.text.in_ascii();
        self
    }

    pub fn speaks(&mut self, text: Text) {
        self.app.kit_mut().text = text;
    }

    pub fn without_colour(&mut self, without: bool) {
        self.app.kit_mut().look.colour = !without;
    }

    pub fn has_colours(&mut self, columns: u16, rows: u16) -> bool {
        let mut terminal = Terminal::new(TestBackend::new(columns, rows)).unwrap();
        let frame = terminal.draw(|frame| self.app.view(frame)).unwrap();
        let coloured = |colour: Color| colour != Color::Reset;
        frame.buffer.content().iter().any(|cell| coloured(cell.fg) || coloured(cell.bg))
    }

    /// What the next throws bring. Told to a throw of another number of dice, it is passed over.
    pub fn dice(&mut self, hands: &[&str]) {
        self.dice.told.lock().unwrap().extend(hands.iter().map(|hand| hand.parse::<Hand>().unwrap()));
    }

    pub fn keys(&mut self, keys: &str) {
        for key in keys.split(' ') {
            self.app.update(Msg::Key(match key {
                "space" => KeyCode::Char(' '),
                "enter" => KeyCode::Enter,
                "esc" => KeyCode::Esc,
                "tab" => KeyCode::Tab,
                "backspace" => KeyCode::Backspace,
                "up" => KeyCode::Up,
                "down" => KeyCode::Down,
                "left" => KeyCode::Left,
                "right" => KeyCode::Right,
                key => KeyCode::Char(key.chars().next().unwrap()),
            }));
        }
    }

    /// How many milliseconds pass before each of the next keys.
    pub fn hurries(mut self, told: &[u64]) -> Driver {
        self.app.kit_mut().clock = clock(told);
        self
    }

    pub fn types(&mut self, text: &str) {
        text.chars().for_each(|letter| self.app.update(Msg::Key(KeyCode::Char(letter))));
    }

    /// Clicks where these words stand at 80×24.
    pub fn click(&mut self, words: &str) {
        let place = self.place_of(words);
        self.click_at(place);
    }

    pub fn click_at(&mut self, place: Position) {
        self.app.update(Msg::Click(place));
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
        let again = say!(self.app.kit_mut().text, "over-again");
        for _ in 0..2000 {
            if self.screen(80, 24).contains(&again) {
                return;
            }
            match self.app.patience() {
                Some(patience) => {
                    std::thread::sleep(patience);
                    self.app.update(Msg::Tick);
                }
                None => self.keys("space enter enter"),
            }
        }
        panic!("the game does not end");
    }

    /// Waits until nothing happens by itself any more.
    pub fn think(&mut self) {
        while let Some(patience) = self.app.patience() {
            std::thread::sleep(patience);
            self.app.update(Msg::Tick);
        }
    }

    /// Waits until these words are on the screen.
    pub fn until(&mut self, words: &str) {
        for _ in 0..10_000 {
            if self.screen(80, 24).contains(words) {
                return;
            }
            std::thread::sleep(self.app.patience().expect("something happens by itself"));
            self.app.update(Msg::Tick);
        }
        panic!("no “{words}” on the screen");
    }

    /// Looks whether something happens by itself, so many times, unless that takes longer than a person waits.
    pub fn ticks(&mut self, times: usize) {
        for _ in 0..times {
            match self.app.patience() {
                Some(patience) if patience < Duration::from_secs(1) => std::thread::sleep(patience),
                _ => return,
            }
            self.app.update(Msg::Tick);
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
    pub fn lines(self, edition: &str, seats: &[&str], script: &str) -> String {
        said(self.app.into_kit(), edition, seats, DiceSource::Program, script)
    }

    /// Both sizes that every screen is looked at in.
    pub fn shot(&mut self, name: &str) {
        self.shot_at(name, 80, 24);
        self.shot_at(name, 120, 40);
    }
}

/// A whole conversation in plain lines: each line said is shown after a `>`.
pub fn lines(edition: &str, seats: &[&str], source: DiceSource, hands: &[&str], script: &str) -> String {
    lines_in(Lang::En, edition, seats, source, hands, script)
}

pub fn lines_in(
    lang: Lang,
    edition: &str,
    seats: &[&str],
    source: DiceSource,
    hands: &[&str],
    script: &str,
) -> String {
    let dice = ToldDice::default();
    dice.told.lock().unwrap().extend(hands.iter().map(|hand| hand.parse::<Hand>().unwrap()));
    said(kit(&dice, lang), edition, seats, source, script)
}

fn said(kit: Kit, edition: &str, seats: &[&str], source: DiceSource, script: &str) -> String {
    let seats = seats.iter().map(|seat| (*seat).to_owned()).collect();
    let setup = Setup::of_edition(edition, seats, source).unwrap();
    let script: Vec<&str> = script.split('/').map(str::trim).collect();
    let mut said = Vec::new();
    let input = script.join("\n") + "\n";
    yatzy_terminal::plain::play(kit, Some(setup), "> ", input.as_bytes(), &mut said).unwrap();
    // A pipe does not echo what it is told; the transcript does.
    let said = String::from_utf8(said).unwrap();
    let mut parts = said.split("> ");
    let mut transcript = parts.next().unwrap_or_default().to_owned();
    for (line, answer) in script.iter().zip(parts) {
        transcript += &format!("> {line}\n{answer}");
    }
    transcript
}

fn kit(dice: &ToldDice, lang: Lang) -> Kit {
    let look = Look { unicode: true, colour: true };
    // Perfect play is worked out once for all tests.
    static KNOWLEDGE: OnceLock<Knowledge> = OnceLock::new();
    let knowledge = KNOWLEDGE.get_or_init(Knowledge::default).clone();
    let kit = Kit::new(Text::new(lang), look, Box::<MemoryShelf>::default(), knowledge);
    Kit {
        dice: Box::new(dice.clone()),
        today: "2026-06-20".parse().ok(),
        clock: clock(&[]),
        pace: Duration::ZERO,
        ..kit
    }
}
