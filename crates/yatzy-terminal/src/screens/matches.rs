//! A match: who plays, how far everyone is, and at the end the games side by side.

use super::{Next, Screen, TableScreen};
use crate::connection::{Pending, computed};
use crate::match_lines::{comparison_lines, match_people, match_title};
use crate::panel::{self, Button, KeyHint};
use crate::{Environment, Msg, OpenTable, paint};
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;
use ratatui::style::Style;
use std::sync::Arc;
use std::time::{Duration, Instant};
use yatzy_table::{Comparison, GameId, MatchAnswer, MatchPhase, MatchRequest, MatchView, Rejection, View};
use yatzy_text::{Text, say};

/// The pause between two questions to the house.
const PAUSE: Duration = Duration::from_secs(1);

/// Lines of a page up or down.
const PAGE: u16 = 10;

/// The widest name of a person.
const WIDEST_NAME: u16 = 30;

/// A match, as one of its devices sees it.
pub struct MatchScreen {
    id: GameId,
    matched: Option<MatchView>,
    looking: Pending<Result<MatchView, Rejection>>,
    /// When the match was asked for last.
    looked: Instant,
    /// The next game of this device.
    opening: Pending<Result<View, Rejection>>,
    asked: Pending<Result<MatchAnswer, Rejection>>,
    /// The finished games, with one of them for its rules and names.
    result: Pending<Option<(View, Arc<Comparison>)>>,
    /// Whether the host has been asked if the match shall end.
    is_sure: bool,
    note: Option<String>,
    scroll: u16,
    buttons: Vec<Button>,
}

impl MatchScreen {
    /// The screen of a match.
    pub fn new(id: GameId, environment: &mut Environment) -> MatchScreen {
        let mut screen = MatchScreen {
            id,
            matched: None,
            looking: Pending::Never,
            looked: (environment.clock)(),
            opening: Pending::Never,
            asked: Pending::Never,
            result: Pending::Never,
            is_sure: false,
            note: None,
            scroll: 0,
            buttons: Vec::new(),
        };
        screen.look(environment);
        screen
    }

    fn look(&mut self, environment: &Environment) {
        let (connection, id) = (environment.connection.clone(), self.id.clone());
        self.looked = (environment.clock)();
        self.looking = environment
            .connection
            .ask(async move { connection.house().look_match(&id, &connection.who()).await });
    }

    fn phase(&self) -> Option<MatchPhase> {
        self.matched.as_ref().map(|matched| matched.phase)
    }

    fn is_host(&self) -> bool {
        self.matched.as_ref().is_some_and(|matched| matched.is_host)
    }

    /// Handles answers of the house.
    fn hear(&mut self, environment: &mut Environment) -> Option<Next> {
        let text = environment.text;
        if let Some(answer) = self.asked.take() {
            match answer {
                Ok(answer) => {
                    environment.connection.goes_by(&answer.who);
                    self.see(answer.view, environment);
                }
                Err(rejection) => self.note = Some(rejection.sentence(text)),
            }
        }
        if let Some(looked) = self.looking.take() {
            match looked {
                Ok(matched) => self.see(matched, environment),
                Err(rejection) => self.note = Some(rejection.sentence(text)),
            }
        }
        let is_old = (environment.clock)().saturating_duration_since(self.looked) >= PAUSE;
        let is_asking = self.looking.is_waiting() || self.asked.is_waiting();
        if is_old && !is_asking && self.phase() != Some(MatchPhase::Over) {
            self.look(environment);
        }
        self.result.hear();
        match self.opening.take()? {
            Ok(view) => {
                let table = OpenTable::new(&environment.connection, view);
                Some(Next::Screen(TableScreen::arrive(table, environment)))
            }
            Err(rejection) => {
                self.note = Some(rejection.sentence(text));
                None
            }
        }
    }

    fn see(&mut self, matched: MatchView, environment: &Environment) {
        let finished = matched.seats.iter().find(|seat| seat.total.is_some());
        if let (MatchPhase::Over, Some(game)) = (matched.phase, finished.and_then(|seat| seat.game.clone()))
            && matches!(self.result, Pending::Never)
        {
            let (house, who, id) =
                (environment.connection.house(), environment.connection.who(), self.id.clone());
            self.result = environment.connection.think(async move {
                let comparison = computed(|| house.compare_match(&id)).await.ok().flatten()?;
                Some((house.look(&game, &who).await.ok()?, comparison))
            });
        }
        self.matched = Some(matched);
    }

    fn ask(&mut self, asked: MatchRequest, environment: &Environment) {
        let (connection, id) = (environment.connection.clone(), self.id.clone());
        // An earlier question would be answered with the match as it was before.
        self.looking = Pending::Never;
        self.asked = environment
            .connection
            .ask(async move { connection.house().ask_match(&id, &connection.who(), &asked).await });
    }

    /// Starts the match, or opens the next game of this device.
    fn go_on(&mut self, environment: &Environment) {
        let own = self.matched.as_ref().and_then(|matched| matched.own_game().cloned());
        match (self.phase(), own) {
            (Some(MatchPhase::Gathering), _) if self.is_host() => self.ask(MatchRequest::Start, environment),
            (Some(MatchPhase::Playing), Some(game)) => {
                self.opening = super::look(&environment.connection, &game)
            }
            _ => {}
        }
    }
}

impl Screen for MatchScreen {
    fn update(&mut self, msg: Msg, environment: &mut Environment) -> Next {
        let msg = panel::pressed(&self.buttons, msg);
        if let Some(next) = self.hear(environment) {
            return next;
        }
        let is_sure = self.is_sure && msg != Msg::Tick;
        if msg != Msg::Tick {
            (self.is_sure, self.note) = (false, None);
        }
        match msg {
            Msg::Key(KeyCode::Enter) => self.go_on(environment),
            Msg::Key(KeyCode::Char('e')) if self.is_host() && self.phase() == Some(MatchPhase::Playing) => {
                if is_sure {
                    self.ask(MatchRequest::Close, environment);
                } else {
                    self.is_sure = true;
                    self.note = Some(say!(environment.text, "match-close-hint"));
                }
            }
            Msg::Key(KeyCode::Down) | Msg::Wheel(1) => self.scroll = self.scroll.saturating_add(1),
            Msg::Key(KeyCode::Up) | Msg::Wheel(-1) => self.scroll = self.scroll.saturating_sub(1),
            Msg::Key(KeyCode::PageDown | KeyCode::Char(' ')) => {
                self.scroll = self.scroll.saturating_add(PAGE)
            }
            Msg::Key(KeyCode::PageUp) => self.scroll = self.scroll.saturating_sub(PAGE),
            Msg::Key(KeyCode::Char('q') | KeyCode::Esc) => return Next::Quit,
            _ => {}
        }
        Next::Stay
    }

    fn patience(&self, environment: &Environment) -> Option<Duration> {
        let since = (environment.clock)().saturating_duration_since(self.looked);
        (self.phase() != Some(MatchPhase::Over)).then(|| PAUSE.saturating_sub(since))
    }

    fn expects_news(&self) -> bool {
        self.looking.is_waiting() || self.result.is_waiting()
    }

    fn view(&mut self, buf: &mut Buffer, area: Rect, environment: &Environment) {
        let (text, theme) = (environment.text, environment.theme);
        let inner = Rect { x: area.x + 2, y: area.y + 1, width: area.width - 4, height: area.height - 2 };
        let Some(matched) = &self.matched else {
            if let Some(note) = &self.note {
                paint::wrapped(buf, inner, note, theme.care());
            }
            return;
        };
        paint::left(buf, paint::line(inner, 0), &match_title(text, matched), theme.accent());
        let hints = hints(text, matched, self.is_sure);
        let keys = panel::list_height(inner.width, &hints);
        let top = inner.bottom().saturating_sub(keys);
        self.buttons = panel::list(buf, Rect { y: top, height: keys, ..inner }, &hints, theme);
        let mut lines = lines(matched, environment, inner.width);
        match (&self.result, matched.phase) {
            (Pending::Here(Some((view, comparison))), _) => {
                lines.push(Default::default());
                let (rules, names, ellipsis) = (&view.rules, &view.names, theme.marks().ellipsis);
                let compared = comparison_lines(text, comparison, rules, names, inner.width, ellipsis);
                lines.extend(compared.into_iter().map(|line| (line, Style::new())));
            }
            (Pending::Waiting(_), MatchPhase::Over) => {
                lines.push((say!(text, "report-thinking"), theme.faint()));
            }
            _ => {}
        }
        if let Some(note) = &self.note {
            lines.push(Default::default());
            lines.extend(paint::wrap(note, inner.width).into_iter().map(|line| (line, theme.care())));
        }
        let body = Rect { y: inner.y + 2, height: top.saturating_sub(inner.y + 3), ..inner };
        self.scroll = self.scroll.min((lines.len() as u16).saturating_sub(body.height));
        for (row, (line, style)) in lines.iter().skip(self.scroll.into()).take(body.height.into()).enumerate()
        {
            paint::left(buf, paint::line(body, row as u16), line, *style);
        }
    }
}

/// How to join, everyone with how far they are, and what that means.
fn lines(matched: &MatchView, environment: &Environment, columns: u16) -> Vec<(String, Style)> {
    let (text, theme) = (environment.text, environment.theme);
    let mut lines = Vec::new();
    if let Some(code) = matched.code.as_deref().filter(|_| matched.is_host) {
        let words = format!("{} {}", say!(text, "invite-code-label"), code.to_uppercase());
        lines.push((words, theme.heading()));
        if let Some(address) = &environment.connection.offers().address {
            let link = format!("{address}/join?code={code}");
            lines.extend(paint::wrap(&link, columns).into_iter().map(|line| (line, Style::new())));
        }
        lines.push(Default::default());
    }
    let best = matched.seats.iter().filter_map(|seat| seat.total).max().map(|best| best.to_string());
    let people = match_people(text, matched);
    let widest = people.iter().map(|(name, _)| paint::width(name)).max().unwrap_or_default().min(WIDEST_NAME);
    for (name, words) in people {
        let name = paint::cut(&name, WIDEST_NAME, theme.marks().ellipsis);
        let gap = " ".repeat(usize::from(widest.saturating_sub(paint::width(&name))) + 2);
        let style = if best.as_ref() == Some(&words) { theme.heading() } else { Style::new() };
        lines.push((format!("{name}{gap}{words}").trim_end().to_owned(), style));
    }
    let sentences = match matched.phase {
        MatchPhase::Gathering | MatchPhase::Starting if matched.is_host => vec![say!(text, "match-note")],
        MatchPhase::Gathering | MatchPhase::Starting => {
            vec![say!(text, "match-wait"), say!(text, "match-note")]
        }
        MatchPhase::Playing if matched.own_game().is_some() => vec![say!(text, "match-note")],
        MatchPhase::Playing => vec![say!(text, "match-result-later"), say!(text, "match-note")],
        MatchPhase::Over => Vec::new(),
    };
    for sentence in sentences {
        lines.push(Default::default());
        lines.extend(paint::wrap(&sentence, columns).into_iter().map(|line| (line, Style::new())));
    }
    lines
}

fn hints(text: Text, matched: &MatchView, is_sure: bool) -> Vec<KeyHint> {
    let enter = |words| KeyHint::new(say!(text, "keycap-enter"), words, Msg::Key(KeyCode::Enter));
    let mut hints = Vec::new();
    match matched.phase {
        MatchPhase::Gathering if matched.is_host => hints.push(enter(say!(text, "match-start"))),
        MatchPhase::Playing => {
            let next = matched.seats.iter().find(|seat| seat.game.as_ref() == matched.own_game());
            let play = |name: &str| match matched.seats.iter().filter(|seat| seat.is_yours).count() {
                1 => say!(text, "today-play"),
                // Several people at this device: whose turn it is to take it.
                _ => text.labelled(name, say!(text, "today-play")),
            };
            hints.extend(matched.own_game().and(next).map(|seat| enter(play(&seat.name))));
        }
        _ => {}
    }
    if matched.is_host && matched.phase == MatchPhase::Playing {
        let key = if is_sure { "e !" } else { "e" };
        hints.push(KeyHint::new(key, say!(text, "match-close"), Msg::Key(KeyCode::Char('e'))));
    }
    hints.push(KeyHint::new("q", say!(text, "over-leave"), Msg::Key(KeyCode::Char('q'))));
    hints
}
