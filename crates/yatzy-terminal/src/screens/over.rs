//! The end of a game: the winner, the comparison with the records of this house, the game log, and the rematch.

mod rematch;

use super::{
    FinishedGames, Games, MatchScreen, NewGame, Next, ReplayScreen, Report, Screen, StatisticsScreen,
    TableScreen,
};
use crate::connection::Pending;
use crate::pad::{CellOffers, Pad};
use crate::panel::{self, Button, KeyHint};
use crate::setup::Setup;
use crate::statistics::{Best, best_before};
use crate::{Environment, Msg, OpenTable, TableUpdate, paint, print};
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;
use ratatui::style::Style;
use rematch::Rematch;
use std::fs::OpenOptions;
use std::io::Write;
use std::path::PathBuf;
use std::time::Duration;
use yatzy_rules::{Action, Record};
use yatzy_table::{GameId, Rejection};
use yatzy_text::{Text, say, shown};

/// The end of a game.
pub struct Over {
    table: OpenTable,
    best: Pending<Option<Best>>,
    /// The record, to be written to a file.
    record: Pending<Result<Record, Rejection>>,
    note: Option<String>,
    first: usize,
    /// The next game of the table.
    rematch: Rematch,
    buttons: Vec<Button>,
}

impl Over {
    /// The end of this game.
    pub fn new(table: OpenTable, environment: &mut Environment) -> Over {
        Over {
            best: best_before(table.view(), &environment.connection),
            table,
            record: Pending::Never,
            note: None,
            first: 0,
            rematch: Rematch::default(),
            buttons: Vec::new(),
        }
    }

    /// Handles answers of the house.
    fn hear(&mut self, environment: &mut Environment) -> Option<Next> {
        let text = environment.text;
        self.best.hear();
        while let Some(news) = self.table.hear(text) {
            match news {
                TableUpdate::Changed(_) if !self.table.view().is_over() => {
                    return Some(Next::to(TableScreen::new(self.table.clone(), environment)));
                }
                TableUpdate::Refused(words) => self.note = Some(words),
                TableUpdate::Connected(true) => self.note = Some(say!(text, "online-connected")),
                TableUpdate::Next(game) => self.follow(&game, environment),
                _ => {}
            }
        }
        if let Some(record) = self.record.take() {
            self.note = Some(match record {
                Ok(record) => write_log(&self.table.view().id, &record, text),
                Err(rejection) => rejection.sentence(text),
            });
        }
        self.note = self.note.take().or_else(|| self.table.dice_checked(text, environment.offers_again));
        self.hear_rematch(environment)
    }
}

impl Screen for Over {
    fn update(&mut self, msg: Msg, environment: &mut Environment) -> Next {
        let msg = panel::pressed(&self.buttons, msg);
        if let Some(next) = self.hear(environment) {
            return next;
        }
        match msg {
            Msg::Key(KeyCode::Char('m')) => {
                let id = self.table.view().of_match.clone();
                return id.map_or(Next::Stay, |id| Next::to(MatchScreen::new(id, environment)));
            }
            // A game of a match is not played again: its dice are known.
            Msg::Key(KeyCode::Char('n') | KeyCode::Enter) if self.table.view().of_match.is_some() => {}
            // Enter is easily pressed at the end of a game. It starts a rematch only at a table that is played here
            // alone.
            Msg::Key(KeyCode::Char('n') | KeyCode::Enter) if self.table.is_own() => {
                return Next::to(NewGame::new(Some(Setup::like(self.table.view())), environment));
            }
            Msg::Key(KeyCode::Char('n')) => self.play_again(environment),
            Msg::Key(KeyCode::Char('a')) => return Next::to(Report::new(self.table.clone(), environment)),
            Msg::Key(KeyCode::Char('r')) => {
                return Next::to(ReplayScreen::new(self.table.clone(), environment));
            }
            Msg::Key(KeyCode::Char('f')) => return Next::to(FinishedGames::new(environment)),
            Msg::Key(KeyCode::Char('s')) => {
                let (connection, game) = (environment.connection.clone(), self.table.view().id.clone());
                let record = async move { connection.house().record(&game, &connection.who()).await };
                self.record = environment.connection.ask(record);
            }
            Msg::Control('p') | Msg::Key(KeyCode::Char('p')) => {
                self.note = Some(print::pad(environment, self.table.view()));
            }
            Msg::Key(KeyCode::Char('t')) if environment.connection.offers().records => {
                return Next::to(StatisticsScreen::new(Some(self.table.clone()), environment));
            }
            Msg::Key(KeyCode::Char('u')) => drop(self.table.act(Action::TakeBack)),
            Msg::Key(KeyCode::Left | KeyCode::Char('<')) => {
                self.first = self.first.saturating_sub(1);
            }
            Msg::Key(KeyCode::Right | KeyCode::Char('>')) => self.first += 1,
            Msg::Key(KeyCode::Esc) if environment.offers_again => return Next::to(Games::new(environment)),
            Msg::Key(KeyCode::Char('q') | KeyCode::Esc) => return Next::Quit,
            _ => {}
        }
        Next::Stay
    }

    fn patience(&self, _environment: &Environment) -> Option<Duration> {
        self.rematch.patience()
    }

    fn expects_news(&self) -> bool {
        self.table.expects_news()
    }

    fn view(&mut self, buf: &mut Buffer, area: Rect, environment: &Environment) {
        let text = environment.text;
        let offers = CellOffers::new();
        let pad = Pad {
            view: self.table.view(),
            text,
            theme: environment.theme,
            focus: None,
            offers: &offers,
            cursor: None,
            first: Some(self.first),
            screen: area.width,
        };
        paint::left(
            buf,
            Rect { x: area.x + 1, ..paint::line(area, 0) },
            &self.headline(environment),
            environment.theme.accent(),
        );
        let body = Rect { x: area.x + 1, y: area.y + 1, width: area.width - 1, height: area.height - 1 };
        let width = pad.wanted_width().min(area.width.saturating_sub(36)).max(pad.least_width());
        (self.first, _) = pad.render(Rect { width: width.min(body.width), ..body }, buf);
        let x = (body.x + width + 3).min(body.right());
        self.side(
            buf,
            Rect { x, width: body.right() - x, y: body.y + 1, height: (body.height - 1).min(24) },
            environment,
        );
    }
}

impl Over {
    /// The headline, with stars if a seat of this device came first.
    fn headline(&self, environment: &Environment) -> String {
        let (headline, star) = (self.table.view().headline(environment.text), environment.theme.marks().star);
        if self.table.view().is_won_here() { format!("{star} {headline} {star}") } else { headline }
    }

    fn side(&mut self, buf: &mut Buffer, area: Rect, environment: &Environment) {
        let text = environment.text;
        let hints = self.hints(environment);
        let keys = panel::list_height(area.width, &hints);
        let top = area.bottom().saturating_sub(keys + 1);
        self.buttons = panel::list(buf, Rect { y: top, height: keys, ..area }, &hints, environment.theme);
        let mut row = 0;
        let room = top.saturating_sub(area.y + 5);
        for standing in self.table.view().standings.clone().iter().take(room.into()) {
            let place = standing
                .place
                .map_or_else(|| environment.theme.marks().struck.to_owned(), |place| format!("{place}."));
            let line = paint::line(area, row);
            let name = self.table.view().name(text, standing.seat);
            let style = if standing.place == Some(1) { environment.theme.heading() } else { Style::new() };
            paint::right(buf, Rect { width: 3, ..line }, &place, style);
            let total = standing.total.to_string();
            let name_width = area.width.min(30).saturating_sub(4 + 6);
            paint::left(
                buf,
                Rect { x: line.x + 4, width: name_width, ..line },
                &paint::cut(&name, name_width, environment.theme.marks().ellipsis),
                style,
            );
            paint::right(buf, Rect { x: line.x + 4 + name_width, width: 5, ..line }, &total, style);
            row += 1;
        }
        row += 1;
        let rest = |row: u16| Rect { y: area.y + row, height: top.saturating_sub(area.y + row), ..area };
        if let Some(Some(best)) = self.best.get() {
            row += paint::wrapped(buf, rest(row), &best.sentence(text), environment.theme.offer()) + 1;
        }
        for words in self.around(text) {
            row += paint::wrapped(buf, rest(row), &words, environment.theme.offer()) + 1;
        }
        if let Some(note) = &self.note {
            paint::wrapped(buf, rest(row), note, environment.theme.care());
        }
    }

    fn hints(&self, environment: &Environment) -> Vec<KeyHint> {
        let text = environment.text;
        let key = |letter: char, words| KeyHint::new(letter, words, Msg::Key(KeyCode::Char(letter)));
        let view = self.table.view();
        let of_match = view.of_match.is_some();
        let mut hints: Vec<KeyHint> =
            of_match.then(|| key('m', say!(text, "match-to"))).into_iter().collect();
        hints.extend(self.rematch_hint(text).filter(|_| !of_match));
        hints.push(key('a', say!(text, "over-report")));
        hints.push(key('r', say!(text, "replay-title")));
        hints.push(key('s', say!(text, "over-save")));
        hints.push(key('p', say!(text, "keys-print")));
        if environment.connection.offers().records {
            hints.push(key('t', say!(text, "over-statistics")));
        }
        hints.push(key('f', say!(text, "games-finished")));
        if view.you.take_back.is_some_and(|choice| choice.is_yours) {
            hints.push(key('u', say!(text, "over-undo")));
        }
        hints.push(key('q', say!(text, "over-leave")));
        hints
    }
}

/// Writes the game log into the current folder, never over another file. Returns the sentence about it.
pub fn write_log(game: &GameId, record: &Record, text: Text) -> String {
    let path = PathBuf::from(format!("yatzy-{game}.yatzy"));
    let written = OpenOptions::new()
        .write(true)
        .create_new(true)
        .open(&path)
        .and_then(|mut file| file.write_all(record.to_string().as_bytes()));
    let name = path.display().to_string();
    match written {
        Ok(()) => say!(text, "over-saved", path = name),
        Err(error) if error.kind() == std::io::ErrorKind::AlreadyExists => {
            say!(text, "over-saved", path = name)
        }
        Err(error) => say!(text, "over-not-saved", path = name, detail = shown(&error.to_string())),
    }
}
