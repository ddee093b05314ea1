//! Finished games, the latest first. Each can be opened again, with report, replay, game log and rematch.

use super::{GameList, Games, Listed, Next, Screen};
use crate::connection::{Connection, Pending};
use crate::panel::KeyHint;
use crate::{Environment, Msg, paint};
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;
use ratatui::style::Style;
use yatzy_table::{Finished, FinishedQuery, GameId, House, Rejection, View, Who};
use yatzy_text::{PadNames, Text, say};

/// How many games the list has.
const LISTED: u32 = 200;

/// The games that are over.
pub struct FinishedGames {
    list: GameList<Finished>,
}

impl Listed for Finished {
    fn id(&self) -> &GameId {
        &self.id
    }

    fn words(&self, environment: &Environment) -> (String, String) {
        let ended = self.ended.day_and_time(environment.connection.offers().zone);
        (in_one_line(self, environment.text), ended)
    }

    fn is_found(&self, name: &str) -> bool {
        self.seats.iter().any(|seat| seat.name.to_lowercase().contains(name))
    }
}

impl FinishedGames {
    /// The finished games of the house.
    pub fn new(environment: &mut Environment) -> FinishedGames {
        FinishedGames { list: GameList::new(finished(&environment.connection)) }
    }
}

impl Screen for FinishedGames {
    fn update(&mut self, msg: Msg, environment: &mut Environment) -> Next {
        if let Some(next) = self.list.hear(environment) {
            return next;
        }
        match (self.list.update(msg, environment), &mut self.list.search) {
            (Some(Msg::Key(KeyCode::Char(letter))), Some(search)) => {
                search.push(letter);
                Next::Stay
            }
            (Some(Msg::Key(KeyCode::Backspace)), Some(search)) => {
                search.pop();
                Next::Stay
            }
            (Some(Msg::Key(KeyCode::Esc)), search @ Some(_)) => {
                *search = None;
                Next::Stay
            }
            (Some(Msg::Key(KeyCode::Char('/'))), search) => {
                *search = Some(String::new());
                Next::Stay
            }
            (Some(Msg::Key(KeyCode::Char('q') | KeyCode::Esc)), None) => Next::to(Games::new(environment)),
            _ => Next::Stay,
        }
    }

    fn view(&mut self, buf: &mut Buffer, area: Rect, environment: &Environment) {
        let text = environment.text;
        let inner = Rect { x: area.x + 2, y: area.y + 1, width: area.width - 4, height: area.height - 2 };
        paint::left(buf, paint::line(inner, 0), &say!(text, "games-finished"), environment.theme.accent());
        if self.list.is_waiting() {
            return;
        }
        if self.list.games().unwrap_or_default().is_empty() {
            paint::left(buf, paint::line(inner, 2), &say!(text, "records-none"), Style::new());
        }
        if let Some(search) = &self.list.search {
            let words = text.labelled(say!(text, "games-search"), format!("{search}_"));
            paint::left(buf, paint::line(inner, 1), &words, Style::new());
        }
        let hints = [
            KeyHint::new("/", say!(text, "games-find"), Msg::Key(KeyCode::Char('/'))),
            KeyHint::new(say!(text, "keycap-enter"), say!(text, "finished-open"), Msg::Key(KeyCode::Enter)),
            KeyHint::new(say!(text, "keycap-esc"), say!(text, "finished-back"), Msg::Key(KeyCode::Esc)),
        ];
        self.list.view(buf, inner, 2, &hints, environment);
    }
}

/// The latest finished games.
pub fn finished(connection: &Connection) -> Pending<Result<Vec<Finished>, Rejection>> {
    let (house, who) = (connection.house(), connection.who());
    let query = FinishedQuery { limit: Some(LISTED), ..FinishedQuery::default() };
    connection.ask(async move { finished_for(&*house, &who, &query).await })
}

/// Finished games: all games of a house that shows its records, else those of this device.
pub async fn finished_for(
    house: &dyn House,
    who: &Who,
    query: &FinishedQuery,
) -> Result<Vec<Finished>, Rejection> {
    let whose = Some(who).filter(|_| !house.offers().records);
    house.finished(whose, query).await
}

/// Reads a table.
pub fn look(connection: &Connection, game: &GameId) -> Pending<Result<View, Rejection>> {
    let (house, who, game) = (connection.house(), connection.who(), game.clone());
    connection.ask(async move { house.look(&game, &who).await })
}

/// The game and everyone's result.
pub fn in_one_line(game: &Finished, text: Text) -> String {
    let names = game.edition.as_deref().map(PadNames::of_id).unwrap_or_default();
    let seats: Vec<String> = game
        .names(text)
        .into_iter()
        .zip(&game.seats)
        .map(|(name, seat)| format!("{name} {}", seat.total))
        .collect();
    text.labelled(text.edition_title(&names, game.edition.as_deref()), seats.join(", "))
}
