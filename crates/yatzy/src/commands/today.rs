//! `yatzy today`: today's game, with the same dice for everyone in this house; its board and the days played.

use super::Entry;
use super::plain::PlainGames;
use crate::data::Data;
use crate::home::Home;
use crate::layout::{Column, Table};
use crate::{Failure, Out, Session};
use clap::{Arg, ArgAction, ArgMatches, Command};
use serde::Serialize;
use std::time::Duration;
use yatzy_rules::{Catalogue, Seat};
use yatzy_table::{
    Attempt, Calendar, Day, Deferred, NewAttempt, Refused, Rejection, Token, TurnCost, View, Zone, squares,
};
use yatzy_terminal::{App, Environment, Theme, TurnSound};
use yatzy_text::{Text, say, shown};

pub const ENTRY: Entry =
    Entry::screen(command, |session, matches| run(session, &Request::of(session, matches)?)).with(&[
        "yatzy today",
        "yatzy today --rules maxi --name Anna",
        "yatzy today --show",
        "yatzy today --json",
    ]);

/// Questions about what the turns cost, and the pause between two of them.
const QUESTIONS: usize = 100;
const PAUSE: Duration = Duration::from_millis(200);

struct Request {
    /// A kind of game of the catalogue.
    rules: String,
    name: Option<String>,
    is_again: bool,
    /// Whether to show the day instead of playing.
    show: bool,
    plain: bool,
    data: Data,
}

fn command(text: Text) -> Command {
    let flag = |name: &'static str| Arg::new(name).long(name).action(ArgAction::SetTrue);
    Command::new("today")
        .about(say!(text, "help-today"))
        .override_usage("yatzy today [--rules ID] [--name NAME] [--again] [--show] [--plain]")
        .next_help_heading(say!(text, "help-options"))
        .arg(Arg::new("rules").long("rules").value_name("ID").help(format!(
            "{} [{}]",
            say!(text, "new-which"),
            kinds().join(", ")
        )))
        .arg(Arg::new("name").long("name").value_name("NAME").help(say!(text, "seat-name")))
        .arg(flag("again").help(say!(text, "help-today-again")))
        .arg(flag("show").help(say!(text, "help-today-show")))
        .arg(flag("plain").help(say!(text, "help-play-plain")))
}

fn kinds() -> Vec<String> {
    Catalogue::get().kinds().map(|kind| kind.id.clone()).collect()
}

impl Request {
    fn of(session: Session, matches: &ArgMatches) -> Result<Request, Failure> {
        let kinds = kinds();
        let given = matches.get_one::<String>("rules").cloned();
        let rules = given.or_else(|| kinds.first().cloned()).unwrap_or_default();
        if !kinds.contains(&rules) {
            let message = say!(session.text, "server-unknown-rules", id = shown(&rules));
            return Err(Failure::wrong("ruleset/unknown", message));
        }
        Ok(Request {
            rules,
            name: matches.get_one::<String>("name").cloned(),
            is_again: matches.get_flag("again"),
            show: matches.get_flag("show") || session.json,
            plain: matches.get_flag("plain"),
            data: Data::of(matches),
        })
    }

    /// Begins the attempt, or goes on with it.
    fn begin(&self, text: Text, home: &Home) -> Result<View, Rejection> {
        let attempt = NewAttempt {
            rules: self.rules.clone(),
            name: self.name.clone().unwrap_or_else(|| say!(text, "player-number", number = 1)),
            is_again: self.is_again,
            key: Token::random(),
        };
        let connection = home.connection.clone();
        let made = home.connection.ask(async move {
            let made = connection.house().play_today(&connection.who(), &attempt).await?;
            connection.goes_by(&made.host);
            Ok(made.view)
        });
        made.wait().unwrap_or_else(|| Err(Refused::Unavailable.into()))
    }
}

/// Today's games, and the days played.
#[derive(Serialize)]
struct TodayBody {
    day: Day,
    calendar: Calendar,
}

impl TodayBody {
    fn of(home: &Home) -> Result<TodayBody, Rejection> {
        let connection = home.connection.clone();
        let asked = home.connection.ask(async move {
            let (house, who) = (connection.house(), connection.who());
            Ok(TodayBody { day: house.day(&who, None).await?, calendar: house.calendar(&who).await? })
        });
        asked.wait().unwrap_or_else(|| Err(Refused::Unavailable.into()))
    }

    fn show(&self, text: Text, out: &mut Out) -> Result<(), Failure> {
        out.line(&format!("{} {}", say!(text, "today-title"), self.day.date))?;
        out.line(&say!(text, "today-same"))?;
        if self.calendar.streak > 0 {
            out.line(&format!("★ {}", say!(text, "today-streak", days = self.calendar.streak)))?;
        }
        for game in &self.day.games {
            out.line("")?;
            let title = text.game_title(&game.rules).unwrap_or_else(|| game.rules.clone());
            out.line(&text.labelled(title, attempt_words(text, game.yours.as_ref(), game.finished)))?;
            let mut table = Table::new(&[Column::Right, Column::Left, Column::Right], 2);
            for line in &game.board {
                table.row([line.place.to_string(), line.name.clone(), line.total.to_string()]);
            }
            table.lines().iter().try_for_each(|line| out.line(line))?;
        }
        if let Some(closes) = self.day.closes {
            out.line("")?;
            out.line(&say!(text, "today-closed", time = closes.day_and_time(Zone::Utc)))?;
        }
        let played: Vec<_> = self.calendar.played.iter().filter(|day| day.counts).collect();
        if !played.is_empty() {
            out.line("")?;
            out.line(&say!(text, "today-days"))?;
            let mut table = Table::new(&[Column::Left, Column::Left, Column::Right], 2);
            for day in played {
                let total =
                    day.total.map_or_else(|| say!(text, "today-unfinished"), |total| total.to_string());
                let title = text.short_game_title(&day.rules).unwrap_or_else(|| day.rules.clone());
                table.row([day.date.to_string(), title, total]);
            }
            for game in &self.day.games {
                let Some(mean) = self.calendar.average(&game.rules) else { continue };
                let title = text.short_game_title(&game.rules).unwrap_or_else(|| game.rules.clone());
                table.row([say!(text, "simulate-mean"), title, text.decimal(mean, 1)]);
            }
            table.lines().iter().try_for_each(|line| out.line(line))?;
        }
        out.flush()
    }
}

fn attempt_words(text: Text, yours: Option<&Attempt>, finished: u32) -> String {
    match yours {
        Some(Attempt { total: Some(total), .. }) => say!(text, "points", points = *total),
        Some(_) => say!(text, "today-unfinished"),
        None => say!(text, "today-finished", count = finished),
    }
}

fn run(session: Session, request: &Request) -> Result<(), Failure> {
    let text = session.text;
    let failed =
        |rejection: Rejection| Failure::wrong("today/refused", shown(&rejection.sentence(text)).to_string());
    if !request.show && !request.plain {
        super::check_terminal(text)?;
    }
    let home = Home::open(text, &request.data, false)?;
    if request.show {
        let today = TodayBody::of(&home).map_err(failed)?;
        let mut out = Out::stdout();
        if session.json {
            out.json(&today)?;
            return out.flush();
        }
        return today.show(text, &mut out);
    }
    let view = request.begin(text, &home).map_err(failed)?;
    let game = view.id.clone();
    let theme = Theme::from_environment(|name: &str| std::env::var(name).ok());
    let environment = Environment {
        turn_sound: TurnSound::kept_in(request.data.find()),
        ..Environment::new(text, theme, home.connection.clone())
    };
    if request.plain {
        PlainGames::new(session).play(environment, Some(view))?;
    } else {
        yatzy_terminal::run(App::join(environment, view))?;
    }
    let (house, who) = (home.connection.house(), home.connection.who());
    let seen = home.connection.ask(async move { house.peek(&game, &who).await }).wait();
    match seen {
        Some(Ok(view)) => share(text, &home, &view),
        _ => Ok(()),
    }
}

/// The result of an attempt that is over as text: the total and a square for each turn, no dice.
fn share(text: Text, home: &Home, view: &View) -> Result<(), Failure> {
    let (attempt, Some(day)) = (Attempt::of(view), view.sharing.day) else { return Ok(()) };
    if !attempt.over {
        return Ok(());
    }
    let mut out = Out::stdout();
    out.line("")?;
    if day.is_again {
        out.line(&say!(text, "today-second"))?;
    }
    out.line(&format!("{} {}", text.title(&view.names), day.date))?;
    out.line(&attempt_words(text, Some(&attempt), 0))?;
    if attempt.total.is_none() {
        return out.flush();
    }
    if let Some(costs) = costs(home, view) {
        squares(&costs).lines().try_for_each(|line| out.line(line))?;
    }
    out.flush()
}

/// What each turn cost. The first answer takes some seconds while the game is solved.
fn costs(home: &Home, view: &View) -> Option<Vec<TurnCost>> {
    for _ in 0..QUESTIONS {
        let (connection, game) = (home.connection.clone(), view.id.clone());
        let report = async move { connection.house().report(&game, &connection.who()).await };
        match home.connection.ask(report).wait()? {
            Ok(Deferred::Ready(analysis)) => {
                let seat = analysis.seats.iter().find(|seat| seat.seat == Seat(0))?;
                return Some(seat.turns.iter().map(|turn| TurnCost::of(turn.cost())).collect());
            }
            Ok(Deferred::Pending) => std::thread::sleep(PAUSE),
            Ok(Deferred::Unavailable) | Err(_) => return None,
        }
    }
    None
}
