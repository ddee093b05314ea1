//! `yatzy play`: the terminal game, or the same in plain lines.

use crate::chosen::{Choice, Chosen};
use crate::data::{DATABASE, Data};
use crate::{Failure, Session, tables};
use clap::{Arg, ArgAction, ArgMatches, Command};
use std::io::{self, BufReader, IsTerminal};
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;
use yatzy_bots::Level;
use yatzy_house::{LocalHouse, Settings};
use yatzy_rules::DiceSource;
use yatzy_store::{Owner, SqliteStore, StoreError};
use yatzy_table::{House, HouseOffers, NewSeat, Rejection, Who};
use yatzy_terminal::{App, Connection, Environment, Look, Setup, make, plain};
use yatzy_text::{Text, say, shown};

/// The command's name.
pub const NAME: &str = "play";

/// How long each step of the computer stays on the screen.
const PACE: Duration = Duration::from_millis(900);

/// What was asked.
pub struct Request {
    seats: Vec<NewSeat>,
    source: DiceSource,
    plain: bool,
    /// The rules, where the command line names any.
    chosen: Option<Chosen>,
    data: Data,
}

/// The command's part of the command line.
pub fn command(text: Text) -> Command {
    let flag = |name: &'static str| Arg::new(name).long(name).action(ArgAction::SetTrue);
    Command::new(NAME)
        .about(say!(text, "help-play"))
        .override_usage("yatzy play [--seat NAME|bot:LEVEL]… [--real-dice] [--plain] [--rules ID|FILE] [--set OPTION=VALUE]…")
        .next_help_heading(say!(text, "help-options"))
        .arg(
            Arg::new("seat")
                .long("seat")
                .value_name("NAME|bot:LEVEL")
                .action(ArgAction::Append)
                .help(say!(text, "help-play-seat")),
        )
        .arg(flag("real-dice").help(say!(text, "help-play-real-dice")))
        .arg(flag("plain").help(say!(text, "help-play-plain")))
        .args(Choice::args(text))
}

impl Request {
    /// What the command line asks.
    pub fn of(session: Session, matches: &ArgMatches) -> Result<Request, Failure> {
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
            data: Data::of(matches),
        })
    }

    /// The game that the command line describes; `None` if it leaves everything open.
    fn setup(&self, text: Text) -> Option<Setup> {
        let chosen = self.chosen.as_ref()?;
        let nobody = || vec![NewSeat::Here(String::new())];
        let setup = Setup {
            rules: chosen.rules.clone(),
            names: chosen.names.clone(),
            edition: chosen.edition.map(|edition| edition.id.clone()),
            seats: if self.seats.is_empty() { nobody() } else { self.seats.clone() },
            source: self.source,
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
            let levels: Vec<String> = Level::ALL.iter().map(Level::to_string).collect();
            let levels = text.any_of(&levels);
            let message = say!(text, "play-unknown-level", level = shown(level), levels = levels);
            Err(Failure::wrong("play/unknown-level", message))
        }
    }
}

/// The house of the data folder, open to whoever sits here; in memory where there is no folder.
fn open(text: Text, data: &Data) -> Result<(Connection, Option<Owner>), Failure> {
    let knowledge = tables::knowledge(data);
    let offers = HouseOffers { records: true, computer: true, only_here: true, address: None };
    let settings = Settings { pace: PACE, offers, ..Settings::default() };
    let database = data.find().map(|folder| folder.join(DATABASE));
    let owner = database.as_deref().map(|path| claim(text, path)).transpose()?;
    let connection = Connection::open(async move {
        let store = match &database {
            Some(path) => SqliteStore::open(path).await.map_err(|error| refused(text, path, &error))?,
            None => SqliteStore::in_memory()
                .await
                .map_err(|error| Failure::wrong("play/database", shown(&error.to_string()).to_string()))?,
        };
        let house: Arc<dyn House> = Arc::new(LocalHouse::new(Arc::new(store), Some(knowledge), settings));
        Ok::<_, Failure>((house, Who::here()))
    })?;
    Ok((connection, owner))
}

/// The file for this process alone: another one that kept it too would not see what happens here.
fn claim(text: Text, path: &Path) -> Result<Owner, Failure> {
    let unusable = |error: io::Error| {
        let (path, detail) = (shown(&path.display().to_string()), shown(&error.to_string()));
        Failure::wrong("play/database", say!(text, "play-database", database = path, detail = detail))
    };
    if let Some(folder) = path.parent() {
        std::fs::create_dir_all(folder).map_err(unusable)?;
    }
    Owner::claim(path).map_err(unusable)?.map_err(|owned| {
        let database = shown(&path.display().to_string());
        let message = match owned.address {
            Some(address) => say!(text, "serve-owned-at", database = database, address = shown(&address)),
            None => say!(text, "serve-owned", database = database),
        };
        Failure::wrong("play/owned", message)
    })
}

/// The house's games can't be had.
fn refused(text: Text, path: &Path, error: &StoreError) -> Failure {
    let database = shown(&path.display().to_string());
    match error {
        StoreError::Newer { .. } => {
            Failure::wrong("play/database-newer", say!(text, "serve-database-newer", database = database))
        }
        error => {
            let detail = match error {
                StoreError::Database(source) => source.to_string(),
                other => other.to_string(),
            };
            let message = say!(text, "play-database", database = database, detail = shown(&detail));
            Failure::wrong("play/database", message)
        }
    }
}

/// Plays until the person leaves.
pub fn run(session: Session, request: &Request) -> Result<(), Failure> {
    let text = session.text;
    if !request.plain && (!io::stdin().is_terminal() || !io::stdout().is_terminal()) {
        return Err(Failure::wrong("play/no-terminal", say!(text, "play-no-terminal")));
    }
    let setup = request.setup(text);
    // Held until the end: nobody else may write the file meanwhile.
    let (connection, _owner) = open(text, &request.data)?;
    let look = Look::from_environment(|name: &str| std::env::var(name).ok());
    let environment = Environment::new(text, look, connection);
    let failed = |rejection: Rejection| Failure::wrong("play/refused", rejection.sentence(text));
    if request.plain {
        let prompt = if io::stdin().is_terminal() { "> " } else { "" };
        let at = setup.map(|setup| make(&environment, &setup)).transpose().map_err(failed)?;
        return Ok(plain::play(environment, at, prompt, BufReader::new(io::stdin()), io::stdout().lock())?);
    }
    let app = match setup {
        // Without a seat there is still something to choose.
        Some(setup) if request.seats.is_empty() => App::choose(environment, setup),
        Some(setup) => App::begin(environment, &setup).map_err(failed)?,
        None => App::new(environment),
    };
    Ok(yatzy_terminal::run(app)?)
}
