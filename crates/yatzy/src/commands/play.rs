//! `yatzy play`: the terminal game, or the same in plain lines.

use super::Entry;
use crate::chosen::{Choice, Chosen};
use crate::data::Data;
use crate::home::Home;
use crate::{Failure, Session};
use clap::{Arg, ArgAction, ArgMatches, Command};
use std::io::{self, BufReader, IsTerminal};
use yatzy_bots::Level;
use yatzy_rules::{DiceSource, Goal};
use yatzy_table::{NewSeat, Rejection};
use yatzy_terminal::{App, Environment, Setup, Theme, TurnSound, make, plain};
use yatzy_text::{Text, say, shown};

pub const ENTRY: Entry =
    Entry::screen(command, |session, matches| run(session, &Request::of(session, matches)?)).with(&[
        "yatzy play",
        "yatzy play --seat Anna --seat bot:club",
        "yatzy play --rules tactic-fi --real-dice",
        "yatzy play --lan",
    ]);

struct Request {
    seats: Vec<NewSeat>,
    source: DiceSource,
    plain: bool,
    /// Whether other devices in the same network may join.
    lan: bool,
    /// The rules, if the command line names any.
    chosen: Option<Chosen>,
    data: Data,
}

fn command(text: Text) -> Command {
    let flag = |name: &'static str| Arg::new(name).long(name).action(ArgAction::SetTrue);
    Command::new("play")
        .about(say!(text, "help-play"))
        .override_usage("yatzy play [--seat NAME|bot:LEVEL]… [--real-dice] [--plain] [--lan] [--rules ID|FILE] [--set OPTION=VALUE]…")
        .next_help_heading(say!(text, "help-options"))
        .arg(
            Arg::new("seat")
                .long("seat")
                .value_name("NAME|bot:LEVEL")
                .action(ArgAction::Append)
                .help(format!("{} [LEVEL: {}]", say!(text, "help-play-seat"), levels().join(", "))),
        )
        .arg(flag("real-dice").help(say!(text, "help-play-real-dice")))
        .arg(flag("plain").help(say!(text, "help-play-plain")))
        .arg(flag("lan").help(say!(text, "help-play-lan")))
        .args(Choice::args(text))
}

impl Request {
    fn of(session: Session, matches: &ArgMatches) -> Result<Request, Failure> {
        let choice = Choice::of(matches);
        let named = choice.rules.is_some() || !choice.set.is_empty();
        let seats = matches.get_many::<String>("seat").into_iter().flatten();
        let seats: Vec<NewSeat> =
            seats.map(|seat| read_seat(session.text, seat)).collect::<Result<_, _>>()?;
        let source = if matches.get_flag("real-dice") { DiceSource::Table } else { DiceSource::Program };
        let asked = named || !seats.is_empty() || source == DiceSource::Table;
        Ok(Request {
            chosen: if asked { Some(choice.resolve(session, "yatzy")?) } else { None },
            seats,
            source,
            plain: matches.get_flag("plain"),
            lan: matches.get_flag("lan"),
            data: Data::of(matches),
        })
    }

    /// The game that the command line describes; `None` if it describes none.
    fn setup(&self, text: Text) -> Option<Setup> {
        let chosen = self.chosen.as_ref()?;
        let one_unnamed = || vec![NewSeat::Here(String::new())];
        let setup = Setup {
            rules: chosen.rules.clone(),
            names: chosen.names.clone(),
            edition: chosen.edition.map(|edition| edition.id.clone()),
            seats: if self.seats.is_empty() { one_unnamed() } else { self.seats.clone() },
            source: self.source,
            goal: Goal::Mean,
        };
        Some(setup.with_names(text))
    }
}

/// A seat of the command line: a name, or `bot:` and a level.
fn read_seat(text: Text, seat: &str) -> Result<NewSeat, Failure> {
    let Some(level) = seat.trim().strip_prefix("bot:") else { return Ok(NewSeat::Here(seat.to_owned())) };
    match level.parse::<Level>() {
        Ok(level) => Ok(NewSeat::Computer { level: level.to_string(), name: None }),
        Err(_) => {
            let levels = text.any_of(&levels());
            let message = say!(text, "level-unknown", level = shown(level), levels = levels);
            Err(Failure::wrong("play/unknown-level", message))
        }
    }
}

fn levels() -> Vec<String> {
    Level::ALL.iter().map(Level::to_string).collect()
}

/// Plays until the person leaves.
fn run(session: Session, request: &Request) -> Result<(), Failure> {
    let text = session.text;
    if !request.plain {
        super::check_terminal(text)?;
    }
    let setup = request.setup(text);
    let home = Home::open(text, &request.data, request.lan)?;
    let theme = Theme::from_environment(|name: &str| std::env::var(name).ok());
    let environment = Environment {
        invitation: home.invitation.clone(),
        turn_sound: TurnSound::kept_in(request.data.find()),
        ..Environment::new(text, theme, home.connection.clone())
    };
    let failed = |rejection: Rejection| Failure::wrong("play/refused", rejection.sentence(text));
    if request.plain {
        let prompt = if io::stdin().is_terminal() { "> " } else { "" };
        let at = setup.map(|setup| make(&environment, &setup)).transpose().map_err(failed)?;
        return Ok(plain::play(environment, at, prompt, BufReader::new(io::stdin()), io::stdout().lock())?);
    }
    let app = match setup {
        // Without seats the form of a new game is shown.
        Some(setup) if request.seats.is_empty() => App::choose(environment, setup),
        Some(setup) => App::begin(environment, &setup).map_err(failed)?,
        None => App::new(environment),
    };
    Ok(yatzy_terminal::run(app)?)
}
