//! The end of a game: who won, how it compares with the record of this device, and the record file.

mod far;

use super::Next;
use crate::pad::{Offers, Pad};
use crate::panel::{self, Button, KeyHint};
use crate::setup::Setup;
use crate::statistics::{Best, best_before};
use crate::{Kit, Msg, OpenGame, paint};
use far::Rematch;
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;
use ratatui::style::Style;
use std::fs::OpenOptions;
use std::io::Write;
use std::path::PathBuf;
use yatzy_rules::{Action, Standing};
use yatzy_text::{Text, say, shown};

/// The end of a game.
pub struct Over {
    open: OpenGame,
    best: Option<Best>,
    note: Option<String>,
    first: usize,
    /// What a server's table is up to.
    rematch: Rematch,
    buttons: Vec<Button>,
}

impl Over {
    /// The end of this game.
    pub fn new(open: OpenGame, kit: &Kit) -> Over {
        // Records are this house's own; a server's are on its pages.
        let best = best_before(&open, &*kit.shelf).filter(|_| !open.is_far());
        let note = open.dice_checked(kit.text);
        Over { open, best, note, first: 0, rematch: Rematch::default(), buttons: Vec::new() }
    }

    /// Lets something happen.
    pub fn update(&mut self, msg: Msg, kit: &mut Kit) -> Next {
        let msg = match msg {
            Msg::Click(at) => {
                self.buttons.iter().find(|(place, _)| place.contains(at)).map_or(msg, |(_, msg)| *msg)
            }
            msg => msg,
        };
        if let Some(next) = self.hear_server(msg, kit) {
            return next;
        }
        match msg {
            // What comes next at a server's table is for the server.
            Msg::Key(KeyCode::Char('n' | 't' | 'u') | KeyCode::Enter) if self.open.is_far() => {}
            Msg::Key(KeyCode::Char('n') | KeyCode::Enter) => {
                kit.shelf.put_back(self.open.id());
                return Next::NewGame(Some(Setup::of_record(self.open.record())));
            }
            Msg::Key(KeyCode::Char('a')) => return Next::Report(self.open.again()),
            Msg::Key(KeyCode::Char('s')) => self.note = Some(self.save_file(kit.text)),
            Msg::Key(KeyCode::Char('t')) => {
                kit.shelf.put_back(self.open.id());
                return Next::Statistics;
            }
            Msg::Key(KeyCode::Char('u')) => {
                match self.open.act(Action::TakeBack, &mut *kit.dice, &mut *kit.shelf) {
                    Ok(_) => return Next::Table(self.open.again()),
                    Err(refusal) => self.note = Some(crate::refused(&refusal, &self.open, kit.text)),
                }
            }
            Msg::Key(KeyCode::Left | KeyCode::Char('<')) => {
                self.first = self.first.saturating_sub(1);
            }
            Msg::Key(KeyCode::Right | KeyCode::Char('>')) => self.first += 1,
            Msg::Key(KeyCode::Char('q') | KeyCode::Esc) => {
                kit.shelf.put_back(self.open.id());
                return Next::Quit;
            }
            _ => {}
        }
        Next::Stay
    }

    /// Writes the record where the person is, never over another file.
    fn save_file(&self, text: Text) -> String {
        let path = PathBuf::from(format!("yatzy-{}.txt", self.open.id()));
        let written = OpenOptions::new()
            .write(true)
            .create_new(true)
            .open(&path)
            .and_then(|mut file| file.write_all(self.open.record().to_string().as_bytes()));
        let name = path.display().to_string();
        match written {
            Ok(()) => say!(text, "over-saved", path = name),
            Err(error) if error.kind() == std::io::ErrorKind::AlreadyExists => {
                say!(text, "over-saved", path = name)
            }
            Err(error) => say!(text, "over-not-saved", path = name, detail = shown(&error.to_string())),
        }
    }

    /// Draws the end.
    pub fn view(&mut self, buf: &mut Buffer, area: Rect, kit: &Kit) {
        let text = kit.text;
        let offers = Offers::new();
        let pad = Pad {
            open: &self.open,
            text,
            look: kit.look,
            focus: None,
            offers: &offers,
            cursor: None,
            first: Some(self.first),
            screen: area.width,
        };
        paint::left(
            buf,
            Rect { x: area.x + 1, ..paint::line(area, 0) },
            &self.title(text),
            kit.look.accent(),
        );
        let body = Rect { x: area.x + 1, y: area.y + 1, width: area.width - 1, height: area.height - 1 };
        let width = pad.wanted_width().min(area.width.saturating_sub(36)).max(pad.least_width());
        (self.first, _) = pad.render(Rect { width: width.min(body.width), ..body }, buf);
        let x = (body.x + width + 3).min(body.right());
        self.side(
            buf,
            Rect { x, width: body.right() - x, y: body.y + 1, height: (body.height - 1).min(24) },
            kit,
        );
    }

    fn title(&self, text: Text) -> String {
        let standings = self.open.game().standings();
        let name = |standing: &Standing| self.open.shown_name(standing.seat, text);
        let winners: Vec<&Standing> = standings.iter().filter(|standing| standing.place == Some(1)).collect();
        match winners.as_slice() {
            _ if self.open.game().is_abandoned() => say!(text, "over-abandoned"),
            [only] if standings.len() == 1 => say!(text, "over-alone", points = only.total.0),
            [winner] => say!(text, "over-won", name = name(winner), points = winner.total.0),
            [] => say!(text, "over-nobody"),
            several => {
                let names: Vec<String> = several.iter().map(|standing| name(standing)).collect();
                say!(text, "over-shared", names = text.all_of(&names), points = several[0].total.0)
            }
        }
    }

    fn side(&mut self, buf: &mut Buffer, area: Rect, kit: &Kit) {
        let text = kit.text;
        let hints = if self.open.is_far() { self.far_hints(text) } else { hints(text) };
        let keys = panel::list_height(area.width, &hints);
        let top = area.bottom().saturating_sub(keys + 1);
        self.buttons = panel::list(buf, Rect { y: top, height: keys, ..area }, &hints, kit.look);
        let mut row = 0;
        let room = top.saturating_sub(area.y + 5);
        for standing in self.open.game().standings().iter().take(room.into()) {
            let place = standing
                .place
                .map_or_else(|| kit.look.marks().struck.to_owned(), |place| format!("{place}."));
            let line = paint::line(area, row);
            let name = self.open.shown_name(standing.seat, text);
            let style = if standing.place == Some(1) { kit.look.heading() } else { Style::new() };
            paint::right(buf, Rect { width: 3, ..line }, &place, style);
            let total = standing.total.to_string();
            let name_width = area.width.min(30).saturating_sub(4 + 6);
            paint::left(
                buf,
                Rect { x: line.x + 4, width: name_width, ..line },
                &paint::cut(&name, name_width, kit.look.marks().ellipsis),
                style,
            );
            paint::right(buf, Rect { x: line.x + 4 + name_width, width: 5, ..line }, &total, style);
            row += 1;
        }
        row += 1;
        let rest = |row: u16| Rect { y: area.y + row, height: top.saturating_sub(area.y + row), ..area };
        if let Some(best) = &self.best {
            row += paint::wrapped(buf, rest(row), &best.sentence(text), kit.look.offer()) + 1;
        }
        for words in self.around(text) {
            row += paint::wrapped(buf, rest(row), &words, kit.look.offer()) + 1;
        }
        if let Some(note) = &self.note {
            paint::wrapped(buf, rest(row), note, kit.look.care());
        }
    }
}

fn hints(text: Text) -> Vec<KeyHint> {
    let key = |letter: char, words| KeyHint::new(letter, words, Msg::Key(KeyCode::Char(letter)));
    vec![
        key('n', say!(text, "over-again")),
        key('a', say!(text, "over-report")),
        key('s', say!(text, "over-save")),
        key('t', say!(text, "over-statistics")),
        key('u', say!(text, "over-undo")),
        key('q', say!(text, "over-leave")),
    ]
}
