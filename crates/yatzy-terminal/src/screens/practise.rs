//! Exercises on the whole screen: the pad and the dice of a table, the answer, and the verdict in their place.

use super::{Next, Screen};
use crate::die::{self, DiePlace, Size};
use crate::pad::{CellOffer, CellOffers, CellPlace, Pad};
use crate::panel::{self, Button, KeyHint};
use crate::plain::{Answer, PractiseRun, summary};
use crate::tray::Tray;
use crate::{Environment, Msg, paint, refusal};
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;
use ratatui::style::Style;
use std::cell::RefCell;
use std::rc::Rc;
use yatzy_bots::{PracticePosition, Verdict};
use yatzy_rules::{Action, Cell, Phase, Points, Refusal, Seat};
use yatzy_table::View;
use yatzy_text::{Text, box_letter, box_of_letter, say};

/// The answers, shared with the caller, who keeps the level.
pub type Answers = Rc<RefCell<Vec<Answer>>>;

/// Columns between the pad and the dice.
const GAP: u16 = 3;

/// Outcomes of a choice that the odds show, and the columns of a bar.
const OUTCOMES: usize = 3;
const BAR: usize = 6;

/// A run of exercises.
pub struct PractiseScreen {
    run: PractiseRun,
    answers: Answers,
    /// The exercise that is asked; `None` at the end of the run.
    asked: Option<Asked>,
    cells: Vec<CellPlace>,
    buttons: Vec<Button>,
}

/// One exercise.
struct Asked {
    position: PracticePosition,
    view: View,
    offers: CellOffers,
    tray: Tray,
    cursor: Option<Cell>,
    /// A line above the question: what was chosen in the person's own game.
    about: Option<String>,
    /// One sentence about a key that did nothing.
    note: Option<String>,
    verdict: Option<Verdict>,
    /// Whether the odds are shown instead of the best answers.
    shows_odds: bool,
}

impl PractiseScreen {
    /// Begins with the first exercise.
    pub fn new(run: PractiseRun, answers: Answers) -> PractiseScreen {
        let mut screen = PractiseScreen { run, answers, asked: None, cells: Vec::new(), buttons: Vec::new() };
        screen.ask();
        screen
    }

    /// Asks the first exercise without an answer.
    fn ask(&mut self) {
        let question = self.run.questions.get(self.answers.borrow().len());
        self.asked = question.and_then(|question| {
            let position = question.position.read(self.run.values.rules()).ok()?;
            Some(Asked::new(self.run.view(&position), position, question.about.clone()))
        });
    }

    fn answer(&mut self, action: Action) {
        let Some(asked) = &mut self.asked else { return };
        if !asked.position.allows(self.run.values.rules(), action) {
            return;
        }
        if let Ok(Some(verdict)) = Verdict::of(&self.run.values, &asked.position, Some(action)) {
            self.answers.borrow_mut().push(Answer::from(&verdict));
            asked.verdict = Some(verdict);
        }
    }

    fn key(&mut self, key: KeyCode, text: Text) -> Next {
        let Some(asked) = &mut self.asked else {
            let leaves = matches!(key, KeyCode::Enter | KeyCode::Esc | KeyCode::Char(' ' | 'q'));
            return if leaves { Next::Quit } else { Next::Stay };
        };
        asked.note = None;
        match (key, asked.verdict.is_some()) {
            (KeyCode::Char('q'), _) => return Next::Quit,
            (KeyCode::Enter | KeyCode::Char(' '), true) => self.ask(),
            (KeyCode::Char('o'), true) => {
                let has_odds = asked.verdict.as_ref().is_some_and(Verdict::has_odds);
                asked.shows_odds = has_odds && !asked.shows_odds;
            }
            (_, true) => {}
            (KeyCode::Char(' ' | '1'..='9'), false) if !asked.may_throw() => {
                asked.note = Some(refusal::sentence(Refusal::NoRethrow, &asked.view, text));
            }
            (KeyCode::Char(' '), false) if asked.tray.loose() == 0 => {
                asked.note = Some(say!(text, "key-throw-none"));
            }
            (KeyCode::Char(' '), false) => {
                let action = Action::Throw(asked.tray.kept());
                self.answer(action);
            }
            (KeyCode::Char(digit @ '1'..='9'), false) => {
                asked.tray.toggle(digit as usize - '1' as usize);
            }
            (KeyCode::Char(letter), false) => asked.choose(letter),
            (KeyCode::Up, false) => asked.go(-1),
            (KeyCode::Down, false) => asked.go(1),
            (KeyCode::Left, false) => asked.go(-(asked.boxes() as i32)),
            (KeyCode::Right, false) => asked.go(asked.boxes() as i32),
            (KeyCode::Enter, false) => {
                if let Some(action) = asked.entry() {
                    self.answer(action);
                }
            }
            _ => {}
        }
        Next::Stay
    }

    /// The words and keys beside the pad, from top to bottom.
    fn side(&mut self, buf: &mut Buffer, area: Rect, environment: &Environment) {
        let (text, theme) = (environment.text, environment.theme);
        let hints = self.hints(environment);
        let height = panel::list_height(area.width, &hints);
        let below = Rect { y: area.bottom().saturating_sub(height), height: height.min(area.height), ..area };
        self.buttons = panel::list(buf, below, &hints, theme);
        let mut rest = Rect { height: area.height.saturating_sub(height + 1), ..area };
        let Some(asked) = &self.asked else {
            let answers = self.answers.borrow();
            for line in summary(text, &self.run.questions, &answers).iter().skip(1) {
                say_in(buf, &mut rest, line, Style::new());
            }
            return;
        };
        if asked.verdict.is_none() {
            say_in(buf, &mut rest, &asked.position.question(text), theme.accent());
        }
        for line in asked.facts(text) {
            say_in(buf, &mut rest, &line, Style::new());
        }
        let (lines, style) = match &asked.verdict {
            Some(verdict) if asked.shows_odds => (self.odds(verdict, rest.width, environment), Style::new()),
            Some(verdict) if verdict.is_right() => (self.run.judged(verdict), theme.offer()),
            Some(verdict) => (self.run.judged(verdict), theme.care()),
            None => (Vec::new(), Style::new()),
        };
        // Where room is short, the verdict takes that of the dice: the hand is in it.
        let needed: usize = lines.iter().map(|line| paint::wrap(line, rest.width).len()).sum();
        let room = usize::from(rest.height.saturating_sub(die::HEIGHT + 1));
        if asked.position.hand().is_some() && rest.height > die::HEIGHT && needed <= room {
            let buttons = asked.dice(buf, rest, environment);
            self.buttons.extend(buttons);
            rest = Rect { y: rest.y + die::HEIGHT + 1, height: rest.height - die::HEIGHT - 1, ..rest };
        }
        let first = self.answers.borrow().is_empty();
        if let Some(caveat) = self.run.caveat.as_ref().filter(|_| first && asked.verdict.is_none()) {
            say_in(buf, &mut rest, caveat, theme.faint());
        }
        if let Some(note) = &asked.note {
            say_in(buf, &mut rest, note, theme.care());
        }
        for (number, line) in lines.iter().enumerate() {
            say_in(buf, &mut rest, line, if number == 0 { style } else { Style::new() });
        }
    }

    /// How the turn ends after each choice: the likeliest boxes, each with a bar, its chance and the mean points.
    fn odds(&self, verdict: &Verdict, columns: u16, environment: &Environment) -> Vec<String> {
        let (text, words) = (environment.text, self.run.words());
        let [full, empty] = environment.theme.marks().bar;
        let mut lines = Vec::new();
        for choice in &verdict.ranked {
            let (action, cost) = verdict.choice(&words, &choice.advice);
            lines.push(format!("{action} ({cost})"));
            for (cell, chance, points) in choice.outcomes.iter().take(OUTCOMES) {
                let filled = (chance * BAR as f64).round() as usize;
                let bar = full.repeat(filled.min(BAR)) + &empty.repeat(BAR - filled.min(BAR));
                let figures = format!("{} {}", text.chance(*chance, 0), text.decimal(*points, 1));
                let room = columns.saturating_sub(paint::width(&figures) + BAR as u16 + 3);
                let name = paint::cut(&words.cell(*cell), room, environment.theme.marks().ellipsis);
                lines.push(format!(" {bar} {figures} {name}"));
            }
        }
        lines
    }

    fn hints(&self, environment: &Environment) -> Vec<KeyHint> {
        let text = environment.text;
        let key = |name: String, words: String, code| KeyHint::new(name, words, Msg::Key(code));
        let leave = key("q".to_owned(), say!(text, "key-leave"), KeyCode::Char('q'));
        let Some(asked) = &self.asked else { return vec![leave] };
        if let Some(verdict) = &asked.verdict {
            let next = key(say!(text, "keycap-enter"), say!(text, "practise-next"), KeyCode::Enter);
            let words =
                if asked.shows_odds { say!(text, "practise-best") } else { say!(text, "practise-odds") };
            let odds = verdict.has_odds().then(|| key("o".to_owned(), words, KeyCode::Char('o')));
            return [Some(next), odds, Some(leave)].into_iter().flatten().collect();
        }
        let mut hints = Vec::new();
        if asked.may_throw() {
            let loose = asked.tray.loose();
            let words = match loose {
                0 => say!(text, "key-throw-none"),
                loose => say!(text, "key-throw", dice = loose),
            };
            hints.push(key(say!(text, "keycap-space"), words, KeyCode::Char(' ')));
            let dice = format!("1-{}", self.run.values.rules().dice());
            hints.push(KeyHint::several(dice, say!(text, "key-keep")));
        }
        let last = box_letter(asked.boxes() - 1).unwrap_or('z');
        hints.push(KeyHint::several(format!("a-{last}"), say!(text, "key-choose-box")));
        hints.extend(
            asked.entry_words(text).map(|words| key(say!(text, "keycap-enter"), words, KeyCode::Enter)),
        );
        hints.push(leave);
        hints
    }
}

impl Screen for PractiseScreen {
    fn update(&mut self, msg: Msg, environment: &mut Environment) -> Next {
        let text = environment.text;
        match msg {
            Msg::Key(key) => self.key(key, text),
            Msg::Click(at) => {
                let button = self.buttons.iter().find(|(place, _)| place.contains(at));
                if let Some((_, Msg::Key(key))) = button.copied() {
                    return self.key(key, text);
                }
                let cell = self.cells.iter().find(|(place, ..)| place.contains(at)).map(|place| place.2);
                let Some(asked) = self.asked.as_mut().filter(|asked| asked.verdict.is_none()) else {
                    return Next::Stay;
                };
                // The first click chooses a cell, the second one enters.
                match cell.filter(|cell| asked.offers.contains_key(cell)) {
                    Some(cell) if asked.cursor == Some(cell) => self.key(KeyCode::Enter, text),
                    Some(cell) => {
                        asked.cursor = Some(cell);
                        Next::Stay
                    }
                    None => Next::Stay,
                }
            }
            Msg::Wheel(turn) => self.key(if turn < 0 { KeyCode::Up } else { KeyCode::Down }, text),
            Msg::Control(_) | Msg::Tick => Next::Stay,
        }
    }

    fn view(&mut self, buf: &mut Buffer, area: Rect, environment: &Environment) {
        let (text, theme) = (environment.text, environment.theme);
        self.run.text = text;
        let top = Rect { x: area.x + 1, width: area.width - 2, ..paint::line(area, 0) };
        let title =
            format!("{} {} {}", say!(text, "practise-title"), theme.marks().dot, text.title(&self.run.names));
        paint::left(buf, top, &title, theme.heading());
        let count = self.run.questions.len();
        let answered = self.answers.borrow().len();
        let judged = self.asked.as_ref().is_some_and(|asked| asked.verdict.is_some());
        let number = (answered + usize::from(!judged)).min(count);
        if count > 1 {
            paint::right(
                buf,
                top,
                &say!(text, "practise-number", number = number, count = count),
                Style::new(),
            );
        }
        let body = Rect { x: area.x + 1, y: area.y + 1, width: area.width - 2, height: area.height - 1 };
        let Some(asked) = &self.asked else {
            return self.side(buf, Rect { y: body.y + 1, height: body.height - 1, ..body }, environment);
        };
        let pad = Pad {
            view: &asked.view,
            text,
            theme,
            focus: Some(Seat(0)),
            offers: &asked.offers,
            cursor: asked.cursor.map(|cell| (Seat(0), cell)),
            first: None,
            screen: area.width,
        };
        let dice = u16::from(asked.view.rules.dice());
        let least = Size::Small.row_width(dice).max(29);
        let width = pad.wanted_width().min(area.width.saturating_sub(least + GAP + 1)).max(pad.least_width());
        let left = Rect { width: width.min(body.width), ..body };
        self.cells = pad.render(left, buf).1;
        let x = (left.right() + GAP).min(body.right());
        self.side(buf, Rect { x, width: body.right() - x, ..body }, environment);
    }
}

impl Asked {
    fn new(view: View, position: PracticePosition, about: Option<String>) -> Asked {
        let mut tray = Tray::default();
        tray.show(position.hand());
        let allowed = |offer: &yatzy_rules::Offer| Some((offer.cell, offer.allowed()?));
        let shown = |points| if points == Points::ZERO { CellOffer::Zero } else { CellOffer::Scores(points) };
        let offers: CellOffers = match position.phase {
            Phase::Naming => position.card.open().iter().map(|cell| (cell, CellOffer::Open)).collect(),
            _ => view.offers.iter().filter_map(allowed).map(|(cell, points)| (cell, shown(points))).collect(),
        };
        Asked {
            position,
            view,
            offers,
            tray,
            cursor: None,
            about,
            note: None,
            verdict: None,
            shows_odds: false,
        }
    }

    fn boxes(&self) -> usize {
        self.view.rules.boxes().len()
    }

    fn may_throw(&self) -> bool {
        self.position.hand().is_some() && self.position.rethrows() > 0
    }

    fn entry(&self) -> Option<Action> {
        let cell = self.cursor?;
        Some(if self.position.phase == Phase::Naming { Action::Name(cell) } else { Action::Enter(cell) })
    }

    fn entry_words(&self, text: Text) -> Option<String> {
        let cell = self.cursor?;
        let name = self.view.cell_name(text, cell);
        Some(match self.offers.get(&cell)? {
            CellOffer::Scores(points) => say!(text, "table-enter", points = points.0, box = name),
            CellOffer::Zero => say!(text, "table-enter", points = 0, box = name),
            CellOffer::Open => say!(text, "table-call", box = name),
        })
    }

    /// A letter chooses its box. If the box has several cells, each press goes to the next open one.
    fn choose(&mut self, letter: char) {
        let (Some(row), boxes) = (box_of_letter(letter), self.boxes()) else { return };
        let cells: Vec<Cell> =
            self.offers.keys().copied().filter(|cell| cell.index() % boxes == row).collect();
        let next = cells.iter().copied().find(|cell| self.cursor.is_some_and(|now| *cell > now));
        let within = self.cursor.is_some_and(|now| now.index() % boxes == row);
        if let Some(cell) = next.filter(|_| within).or(cells.first().copied()) {
            self.cursor = Some(cell);
        }
    }

    /// Moves the cursor to the next cell that can be chosen: by rows, or by columns if the step is a whole column.
    fn go(&mut self, step: i32) {
        let cells: Vec<Cell> = self.offers.keys().copied().collect();
        let (Some(&first), all) = (cells.first(), self.view.rules.cells().len() as i32) else { return };
        let Some(now) = self.cursor else { return self.cursor = Some(first) };
        let mut at = now.index() as i32;
        for _ in 0..all {
            at = (at + step).rem_euclid(all);
            if let Some(cell) = cells.iter().find(|cell| cell.index() as i32 == at) {
                return self.cursor = Some(*cell);
            }
        }
    }

    /// The throw, the called box and the chips.
    fn facts(&self, text: Text) -> Vec<String> {
        let throws = self.position.throws();
        let thrown = || say!(text, "table-throw-of", throw = throws.made, throws = throws.most);
        let called = |cell| say!(text, "table-turn-called", box = self.view.cell_name(text, cell));
        let facts = [
            self.about.clone(),
            self.position.hand().map(|_| thrown()),
            self.position.named.map(called),
            self.view.chips_line(text),
        ];
        facts.into_iter().flatten().collect()
    }

    /// Draws the dice. Returns their places.
    fn dice(&self, buf: &mut Buffer, area: Rect, environment: &Environment) -> Vec<Button> {
        let count = self.tray.dice().len() as u16;
        let size = Size::fitting(count, area.width);
        let step = size.width() + u16::from(size.row_width(count) <= area.width);
        let may_keep = self.may_throw() && self.verdict.is_none();
        let mut buttons = Vec::new();
        for (i, die) in (0..).zip(self.tray.dice()) {
            let x = area.x + i * step;
            if x + size.width() > buf.area.right() {
                break;
            }
            let key = char::from_digit(u32::from(i) + 1, 10).filter(|_| may_keep);
            let place = DiePlace { face: Some(die.face), kept: die.kept, key };
            die::draw(buf, x, area.y, size, place, environment.theme);
            let whole = Rect { x, y: area.y, width: size.width(), height: die::HEIGHT };
            buttons.extend(key.map(|key| (whole, Msg::Key(KeyCode::Char(key)))));
        }
        buttons
    }
}

/// Writes a text, and takes its lines from the room that is left.
fn say_in(buf: &mut Buffer, rest: &mut Rect, words: &str, style: Style) {
    let lines = paint::wrapped(buf, *rest, words, style).min(rest.height);
    *rest = Rect { y: rest.y + lines, height: rest.height - lines, ..*rest };
}
