//! The first screen: unfinished games, the newest first, or a new one.

use super::finished::finished_for;
use super::{FinishedGames, GameList, Listed, NewGame, Next, Screen, StatisticsScreen};
use crate::connection::{Connection, Pending};
use crate::panel::KeyHint;
use crate::{Environment, Msg, paint};
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;
use ratatui::style::Style;
use yatzy_rules::Date;
use yatzy_table::{FinishedQuery, GameId, House, Rejection, View, Who};
use yatzy_text::{Text, say};

/// Unfinished games.
pub struct Games {
    list: GameList<Waiting>,
    /// The game that the next press of the key deletes.
    doomed: Option<GameId>,
    deleting: Pending<Result<(), Rejection>>,
}

/// An unfinished game.
pub struct Waiting {
    /// The table as it stands.
    pub view: View,
    /// The day on which it was made.
    pub date: Option<Date>,
    /// The day and the time of the last change.
    pub touched: String,
}

impl Listed for Waiting {
    fn id(&self) -> &GameId {
        &self.view.id
    }

    fn words(&self, environment: &Environment) -> (String, String) {
        let (text, dot) = (environment.text, environment.theme.marks().dot);
        let (turn, standing) = self.view.waiting_words(text);
        let words: Vec<String> = turn.into_iter().chain(standing).collect();
        (words.join(&format!(" {dot} ")), self.touched.clone())
    }
}

impl Games {
    /// The unfinished games of the house.
    pub fn new(environment: &mut Environment) -> Games {
        let list = GameList::new(unfinished(&environment.connection));
        Games { list, doomed: None, deleting: Pending::Never }
    }
}

impl Screen for Games {
    fn update(&mut self, msg: Msg, environment: &mut Environment) -> Next {
        if let Some(next) = self.list.hear(environment) {
            return next;
        }
        if self.list.games().is_some_and(<[Waiting]>::is_empty) {
            return Next::to(NewGame::new(None, environment));
        }
        match self.deleting.take() {
            Some(Ok(())) => return Next::to(Games::new(environment)),
            Some(Err(rejection)) => self.list.say(rejection.sentence(environment.text)),
            None => {}
        }
        let doomed = if matches!(msg, Msg::Key(_) | Msg::Click(_)) { self.doomed.take() } else { None };
        match self.list.update(msg, environment) {
            Some(Msg::Key(KeyCode::Char('d') | KeyCode::Delete)) => {
                let Some(game) = self.list.chosen().map(|game| game.view.id.clone()) else {
                    return Next::Stay;
                };
                if doomed.as_ref() == Some(&game) {
                    let (house, who) = (environment.connection.house(), environment.connection.who());
                    self.deleting =
                        environment.connection.ask(async move { house.delete(&game, &who).await });
                } else {
                    self.list.say(say!(environment.text, "games-delete-again", key = "d"));
                    self.doomed = Some(game);
                }
                Next::Stay
            }
            Some(Msg::Key(KeyCode::Char('n'))) => Next::to(NewGame::new(None, environment)),
            Some(Msg::Key(KeyCode::Char('f'))) => Next::to(FinishedGames::new(environment)),
            Some(Msg::Key(KeyCode::Char('t'))) => Next::to(StatisticsScreen::new(None, environment)),
            Some(Msg::Key(KeyCode::Char('q') | KeyCode::Esc)) => Next::Quit,
            _ => Next::Stay,
        }
    }

    /// Draws the list.
    fn view(&mut self, buf: &mut Buffer, area: Rect, environment: &Environment) {
        // Keys of an empty list would lead nowhere.
        if self.list.is_waiting() {
            return;
        }
        let text = environment.text;
        let inner = Rect { x: area.x + 2, y: area.y + 1, width: area.width - 4, height: area.height - 2 };
        paint::left(buf, paint::line(inner, 0), &say!(text, "games-title"), environment.theme.accent());
        paint::left(buf, paint::line(inner, 1), &say!(text, "games-explained"), Style::new());
        let key = |letter: char| Msg::Key(KeyCode::Char(letter));
        let hints = [
            KeyHint::new(say!(text, "keycap-enter"), say!(text, "games-go-on"), Msg::Key(KeyCode::Enter)),
            KeyHint::new("n", say!(text, "games-new"), key('n')),
            KeyHint::new("d", say!(text, "games-delete"), key('d')),
            KeyHint::new("f", say!(text, "finished-games"), key('f')),
            KeyHint::new("t", say!(text, "games-statistics"), key('t')),
            KeyHint::new("q", say!(text, "key-leave"), key('q')),
        ];
        self.list.view(buf, inner, 3, &hints, environment);
    }
}

/// The unfinished games, with their tables.
pub fn unfinished(connection: &Connection) -> Pending<Result<Vec<Waiting>, Rejection>> {
    let (house, who) = (connection.house(), connection.who());
    connection.ask(async move {
        let mut games = Vec::new();
        for game in house.unfinished(&who).await? {
            // A game that can't be read is skipped: a later version may have written it.
            if let Ok(view) = house.peek(&game.id, &who).await {
                let zone = house.offers().zone;
                let (date, touched) = (game.created.date(zone), game.touched.day_and_time(zone));
                games.push(Waiting { view, date, touched });
            }
        }
        Ok(games)
    })
}

/// The table with the latest event, whose setup is the default for a new game.
pub async fn newest(house: &dyn House, who: &Who) -> Option<View> {
    let unfinished = house.unfinished(who).await.ok()?.into_iter().next();
    let query = FinishedQuery { limit: Some(1), ..FinishedQuery::default() };
    let finished = finished_for(house, who, &query).await.ok()?.into_iter().next();
    let unfinished = unfinished.map(|game| (game.touched, game.id));
    let (_, id) = unfinished.into_iter().chain(finished.map(|game| (game.ended, game.id))).max()?;
    house.look(&id, who).await.ok()
}

/// A game in one line: players, rules, progress.
pub fn describe(waiting: &Waiting, text: Text) -> String {
    let view = &waiting.view;
    let names: Vec<String> = view.seats.iter().map(|seat| seat.shown(text)).collect();
    let (names, title) = (text.all_of(&names), text.edition_title(&view.names, view.edition.as_deref()));
    let (round, rounds) = (view.turn.as_ref().map_or(0, |turn| turn.round), view.rules.cells().len());
    match waiting.date {
        Some(date) => {
            let date = date.to_string();
            say!(text, "games-one", names = names, title = title, round = round, rounds = rounds, date = date)
        }
        None => {
            say!(text, "games-one-undated", names = names, title = title, round = round, rounds = rounds)
        }
    }
}
