//! `yatzy games`: the games of the data folder that wait, or the finished ones.

use super::Entry;
use crate::data::{DATABASE, Data};
use crate::home::Home;
use crate::layout::{Column, Table};
use crate::output::Out;
use crate::{Failure, Session};
use clap::{Arg, ArgAction, ArgMatches, Command};
use serde::Serialize;
use yatzy_rules::Player;
use yatzy_table::{Finished, FinishedQuery, Moment, Refused, Rejection, Unfinished, View, Zone};
use yatzy_text::{PadNames, Text, say, shown};

pub const ENTRY: Entry =
    Entry::answer(command, |session, matches, out| run(session, &Request::of(matches), out))
        .with(&["yatzy games", "yatzy games --finished --name Anna --json"]);

struct Request {
    finished: bool,
    name: Option<String>,
    data: Data,
}

fn command(text: Text) -> Command {
    Command::new("games")
        .about(say!(text, "help-games"))
        .override_usage("yatzy games [--finished] [--name NAME]")
        .next_help_heading(say!(text, "help-options"))
        .arg(
            Arg::new("finished")
                .long("finished")
                .action(ArgAction::SetTrue)
                .help(say!(text, "help-games-finished")),
        )
        .arg(Arg::new("name").long("name").value_name("NAME").help(say!(text, "help-games-name")))
}

impl Request {
    fn of(matches: &ArgMatches) -> Request {
        Request {
            finished: matches.get_flag("finished"),
            name: matches.get_one::<String>("name").map(|name| name.trim().to_lowercase()),
            data: Data::of(matches),
        }
    }
}

/// A game of the list.
#[derive(Serialize)]
struct GameBody {
    id: String,
    /// The edition; left out for rules of one's own.
    #[serde(skip_serializing_if = "Option::is_none")]
    edition: Option<String>,
    dice: String,
    /// In milliseconds since 1970, as the next two.
    created: i64,
    #[serde(skip_serializing_if = "Option::is_none")]
    touched: Option<i64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    ended: Option<i64>,
    /// The round of a game that goes on, and the number of rounds.
    #[serde(skip_serializing_if = "Option::is_none")]
    round: Option<u16>,
    #[serde(skip_serializing_if = "Option::is_none")]
    rounds: Option<usize>,
    seats: Vec<SeatBody>,
}

#[derive(Serialize)]
struct SeatBody {
    name: String,
    /// `person`, `open` or `bot:LEVEL`.
    player: String,
    total: u32,
    #[serde(skip_serializing_if = "Option::is_none")]
    place: Option<u16>,
}

impl GameBody {
    fn waiting(game: Unfinished, view: &View) -> GameBody {
        let seats = view.seats.iter().map(|seat| SeatBody {
            name: seat.name.clone(),
            player: seat.player.to_string(),
            total: seat.card.totals(&view.rules).total.0,
            place: None,
        });
        GameBody {
            id: game.id.to_string(),
            edition: game.edition,
            dice: game.source.to_string(),
            created: game.created.0,
            touched: Some(game.touched.0),
            ended: None,
            round: view.turn.as_ref().map(|turn| turn.round),
            rounds: Some(view.rules.cells().len()),
            seats: seats.collect(),
        }
    }

    fn finished(game: Finished) -> GameBody {
        let seats = game.seats.into_iter().map(|seat| SeatBody {
            name: seat.name,
            player: seat.player.to_string(),
            total: seat.total,
            place: seat.place,
        });
        GameBody {
            id: game.id.to_string(),
            edition: game.edition,
            dice: game.source.to_string(),
            created: game.created.0,
            touched: None,
            ended: Some(game.ended.0),
            round: None,
            rounds: None,
            seats: seats.collect(),
        }
    }

    fn has(&self, name: &str) -> bool {
        self.seats.iter().any(|seat| seat.name.to_lowercase().contains(name))
    }
}

fn run(session: Session, request: &Request, out: &mut Out) -> Result<(), Failure> {
    let text = session.text;
    let mut games = if request.finished {
        finished(text, &request.data)?.into_iter().map(GameBody::finished).collect()
    } else {
        waiting(text, &request.data)?
    };
    if let Some(name) = &request.name {
        games.retain(|game| game.has(name));
    }
    if session.json {
        return out.json(&games);
    }
    if games.is_empty() {
        return out.line(&if request.finished {
            say!(text, "records-none")
        } else {
            say!(text, "games-none")
        });
    }
    let mut table = Table::new(&[Column::Left, Column::Left, Column::Wrapped], 0);
    for game in &games {
        let when = Moment(game.touched.or(game.ended).unwrap_or(game.created));
        let names = game.edition.as_deref().map(PadNames::of_id).unwrap_or_default();
        let title = text.edition_title(&names, game.edition.as_deref());
        let title = match (game.round, game.rounds) {
            (Some(round), Some(rounds)) => {
                format!("{title}, {}", say!(text, "table-round", round = round, rounds = rounds))
            }
            _ => title,
        };
        let seats: Vec<String> =
            game.seats.iter().enumerate().map(|(i, seat)| seat_words(text, i, seat)).collect();
        table.row([when.day_and_time(Zone::Here), title, seats.join(", ")]);
    }
    table.lines().iter().try_for_each(|line| out.line(line))
}

fn seat_words(text: Text, place: usize, seat: &SeatBody) -> String {
    let name = match seat.player.parse() {
        _ if !seat.name.is_empty() => shown(&seat.name),
        Ok(Player::Computer(level)) => say!(text, "bot-name", level = text.level_name(&level)),
        _ => say!(text, "seat-number", seat = place + 1),
    };
    format!("{name} {}", seat.total)
}

fn waiting(text: Text, data: &Data) -> Result<Vec<GameBody>, Failure> {
    let Some(home) = home(text, data)? else { return Ok(Vec::new()) };
    let (house, who) = (home.connection.house(), home.connection.who());
    let games = home.connection.ask(async move {
        let mut games = Vec::new();
        for game in house.unfinished(&who).await? {
            // A game that can't be read is skipped: a later version may have written it.
            if let Ok(view) = house.peek(&game.id, &who).await {
                games.push(GameBody::waiting(game, &view));
            }
        }
        Ok(games)
    });
    answered(text, games.wait())
}

/// All finished games, the latest first.
pub(super) fn finished(text: Text, data: &Data) -> Result<Vec<Finished>, Failure> {
    let Some(home) = home(text, data)? else { return Ok(Vec::new()) };
    let house = home.connection.house();
    let games = home.connection.ask(async move { house.finished(None, &FinishedQuery::default()).await });
    answered(text, games.wait())
}

/// The house of the data folder; `None` if nothing was played there. Nothing is created.
fn home(text: Text, data: &Data) -> Result<Option<Home>, Failure> {
    if !data.folder(text)?.join(DATABASE).exists() {
        return Ok(None);
    }
    Home::open(text, data, false).map(Some)
}

fn answered<T>(text: Text, answer: Option<Result<T, Rejection>>) -> Result<T, Failure> {
    let answer = answer.unwrap_or_else(|| Err(Refused::Unavailable.into()));
    answer.map_err(|rejection| Failure::wrong("games/unreadable", rejection.sentence(text)))
}
