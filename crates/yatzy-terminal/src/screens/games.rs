//! The first screen: unfinished games, the newest first, or a new one.

use super::finished::finished_for;
use super::{FinishedGames, GameList, Listed, NewGame, Next, Screen, StatisticsScreen};
use crate::connection::{Connection, Pending};
use crate::panel::KeyHint;
use crate::{Environment, Msg, paint, title};
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
}

/// An unfinished game.
pub struct Waiting {
    /// The table as it stands.
    pub view: View,
    /// The day on which it was made.
    pub date: Option<Date>,
}

impl Listed for Waiting {
    fn id(&self) -> &GameId {
        &self.view.id
    }

    fn words(&self, environment: &Environment) -> (String, String) {
        let (text, dot) = (environment.text, environment.theme.marks().dot);
        let Described { names, title, round, rounds } = Described::of(&self.view, text);
        let round = say!(text, "table-round", round = round, rounds = rounds);
        let date = self.date.map(|date| format!(" {dot} {date}")).unwrap_or_default();
        (format!("{names}, {title}"), format!("{round}{date}"))
    }
}

impl Games {
    /// The unfinished games of the house.
    pub fn new(environment: &mut Environment) -> Games {
        Games { list: GameList::new(unfinished(&environment.connection)) }
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
        match self.list.update(msg, environment) {
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
            if let Ok(view) = house.look(&game.id, &who).await {
                games.push(Waiting { view, date: game.created.date(house.offers().zone) });
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
    let Described { names, title, round, rounds } = Described::of(&waiting.view, text);
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

/// What a list says of a game.
struct Described {
    names: String,
    title: String,
    round: u16,
    rounds: usize,
}

impl Described {
    fn of(view: &View, text: Text) -> Described {
        let names: Vec<String> = view.seats.iter().map(|seat| seat.shown(text)).collect();
        Described {
            names: text.all_of(&names),
            title: title::with_edition(&view.names, view.edition.as_deref(), text),
            round: view.turn.as_ref().map_or(0, |turn| turn.round),
            rounds: view.rules.cells().len(),
        }
    }
}
