//! The first screen when there is something to go on with: unfinished games, newest first, or a new one.

use super::Next;
use crate::panel::{self, Button, KeyHint};
use crate::{Kit, Msg, OpenGame, Shelved, paint};
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;
use ratatui::style::Style;
use yatzy_text::{Text, say};

/// Games to go on with.
pub struct Games {
    games: Vec<Shelved>,
    chosen: usize,
    note: Option<String>,
    buttons: Vec<Button>,
    lines: Vec<(Rect, usize)>,
}

impl Games {
    /// What lies unfinished on the shelf.
    pub fn new(kit: &Kit) -> Games {
        let unfinished = kit.shelf.unfinished();
        let note = unfinished.as_ref().err().map(|_| say!(kit.text, "games-unreadable"));
        Games {
            games: unfinished.unwrap_or_default(),
            chosen: 0,
            note,
            buttons: Vec::new(),
            lines: Vec::new(),
        }
    }

    /// Whether there is nothing to go on with.
    pub fn is_empty(&self) -> bool {
        self.games.is_empty()
    }

    /// Lets something happen.
    pub fn update(&mut self, msg: Msg, kit: &mut Kit) -> Next {
        let msg = match msg {
            Msg::Click(at) => {
                if let Some(&(_, line)) = self.lines.iter().find(|(place, _)| place.contains(at)) {
                    self.chosen = line;
                    return self.take(kit);
                }
                self.buttons.iter().find(|(place, _)| place.contains(at)).map_or(msg, |(_, msg)| *msg)
            }
            msg => msg,
        };
        let last = self.games.len().saturating_sub(1);
        match msg {
            Msg::Key(KeyCode::Up) | Msg::Wheel(-1) => self.chosen = self.chosen.saturating_sub(1),
            Msg::Key(KeyCode::Down) | Msg::Wheel(1) => self.chosen = (self.chosen + 1).min(last),
            Msg::Key(KeyCode::Enter) => return self.take(kit),
            Msg::Key(KeyCode::Char('n')) => return Next::NewGame(None),
            Msg::Key(KeyCode::Char('t')) => return Next::Statistics,
            Msg::Key(KeyCode::Char('q') | KeyCode::Esc) => return Next::Quit,
            _ => {}
        }
        Next::Stay
    }

    fn take(&mut self, kit: &mut Kit) -> Next {
        let Some(shelved) = self.games.get(self.chosen) else { return Next::Stay };
        match kit.shelf.take(&shelved.id) {
            Ok(record) => Next::Table(OpenGame::resume(Shelved { id: shelved.id.clone(), record })),
            Err(_) => {
                self.note = Some(say!(kit.text, "games-taken"));
                Next::Stay
            }
        }
    }

    /// Draws the list.
    pub fn view(&mut self, buf: &mut Buffer, area: Rect, kit: &Kit) {
        let text = kit.text;
        let inner = Rect { x: area.x + 2, y: area.y + 1, width: area.width - 4, height: area.height - 2 };
        paint::left(buf, paint::line(inner, 0), &say!(text, "games-title"), kit.look.accent());
        paint::left(buf, paint::line(inner, 1), &say!(text, "games-explained"), Style::new());
        let room = usize::from(inner.height.saturating_sub(6));
        let first = (self.chosen + 1).saturating_sub(room);
        self.lines.clear();
        for (row, (i, shelved)) in self.games.iter().enumerate().skip(first).take(room).enumerate() {
            let line = paint::line(inner, row as u16 + 3);
            let chosen = i == self.chosen;
            let mark = if chosen { kit.look.marks().here } else { " " };
            let style = if chosen { kit.look.cursor() } else { Style::new() };
            let Described { names, title, round, rounds } = Described::of(shelved, text);
            let marks = kit.look.marks();
            let round = say!(text, "table-round", round = round, rounds = rounds);
            let date = shelved.record.date.map(|date| format!(" {} {date}", marks.dot)).unwrap_or_default();
            let state = format!("  {round}{date} ");
            let room = line.width.saturating_sub(paint::width(&state));
            let words = paint::cut(&format!("{mark} {names}, {title}"), room, marks.ellipsis);
            buf.set_style(line, style);
            paint::left(buf, line, &words, style);
            paint::right(buf, line, &state, style);
            self.lines.push((line, i));
        }
        if let Some(note) = &self.note {
            paint::left(buf, paint::line(inner, inner.height.saturating_sub(3)), note, kit.look.care());
        }
        let key = |letter: char| Msg::Key(KeyCode::Char(letter));
        let hints = [
            KeyHint::new(say!(text, "keycap-enter"), say!(text, "games-go-on"), Msg::Key(KeyCode::Enter)),
            KeyHint::new("n", say!(text, "games-new"), key('n')),
            KeyHint::new("t", say!(text, "games-statistics"), key('t')),
            KeyHint::new("q", say!(text, "games-leave"), key('q')),
        ];
        let below = Rect { y: inner.bottom() - 1, height: 1, ..inner };
        self.buttons = panel::flow(buf, below, &hints, kit.look);
    }
}

/// A game in one line: who, what, how far.
pub fn describe(shelved: &Shelved, text: Text) -> String {
    let Described { names, title, round, rounds } = Described::of(shelved, text);
    match shelved.record.date {
        Some(date) => {
            let date = date.to_string();
            say!(text, "games-one", names = names, title = title, round = round, rounds = rounds, date = date)
        }
        None => {
            say!(text, "games-one-undated", names = names, title = title, round = round, rounds = rounds)
        }
    }
}

/// What a list says of a game.
struct Described {
    names: String,
    title: String,
    round: u16,
    rounds: usize,
}

impl Described {
    fn of(shelved: &Shelved, text: Text) -> Described {
        let open = OpenGame::resume(shelved.clone());
        let names: Vec<String> = open.seats().map(|seat| open.shown_name(seat, text)).collect();
        Described {
            names: text.all_of(&names),
            title: open.title(text),
            round: open.game().turn().map_or(0, |turn| turn.round),
            rounds: open.rules().cells().len(),
        }
    }
}
