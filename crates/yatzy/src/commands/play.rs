//! `yatzy play`: the terminal game, or the same in plain lines.

use crate::chosen::{Choice, Chosen};
use crate::data::Data;
use crate::{Failure, Session, tables};
use clap::{Arg, ArgAction, ArgMatches, Command};
use std::io::{self, IsTerminal};
use std::path::Path;
use yatzy_rules::DiceSource;
use yatzy_store::StoreError;
use yatzy_terminal::{App, HouseShelf, Kit, Look, MemoryShelf, Setup, Shelf, ShelfError, plain, typed_seat};
use yatzy_text::{Text, say, shown};

/// The command's name.
pub const NAME: &str = "play";

/// What was asked.
pub struct Request {
    seats: Vec<String>,
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
        let seats: Vec<String> = matches.get_many("seat").into_iter().flatten().cloned().collect();
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
        let seats = if self.seats.is_empty() { vec![String::new()] } else { self.seats.clone() };
        let setup = Setup {
            rules: chosen.rules.clone(),
            names: chosen.names.clone(),
            edition: chosen.edition.map(|edition| edition.id.clone()),
            seats: seats.iter().map(|seat| typed_seat(seat)).collect(),
            source: self.source,
        };
        Some(setup.with_clean_seats(text))
    }
}

/// The house's games can't be had.
fn refused(text: Text, folder: &Path, error: ShelfError) -> Failure {
    let path = shown(&folder.join(HouseShelf::FILE).display().to_string());
    match error {
        ShelfError::Store(StoreError::Newer { .. }) => {
            Failure::wrong("play/database-newer", say!(text, "serve-database-newer", database = path))
        }
        error => {
            let detail = shown(&error.root_cause());
            Failure::wrong("play/database", say!(text, "play-database", database = path, detail = detail))
        }
    }
}

/// Plays until the person leaves.
pub fn run(session: Session, request: &Request) -> Result<(), Failure> {
    let text = session.text;
    let variable = |name: &str| std::env::var(name).ok();
    let shelf: Box<dyn Shelf> = match request.data.find() {
        Some(folder) => Box::new(HouseShelf::open(&folder).map_err(|error| refused(text, &folder, error))?),
        None => Box::new(MemoryShelf::default()),
    };
    let look = Look::from_environment(variable);
    let kit = Kit::new(text, look, shelf, tables::knowledge(&request.data));
    let setup = request.setup(text);
    if let Some(level) = setup.as_ref().and_then(|setup| setup.unknown_level(&*kit.opponents)) {
        let levels: Vec<String> = kit.opponents.levels().into_iter().map(str::to_owned).collect();
        let message = say!(text, "play-unknown-level", level = shown(&level), levels = text.any_of(&levels));
        return Err(Failure::wrong("play/unknown-level", message));
    }
    if request.plain {
        let prompt = if io::stdin().is_terminal() { "> " } else { "" };
        return Ok(plain::play(kit, setup, prompt, io::stdin().lock(), io::stdout().lock())?);
    }
    if !io::stdin().is_terminal() || !io::stdout().is_terminal() {
        return Err(Failure::wrong("play/no-terminal", say!(text, "play-no-terminal")));
    }
    let app = match setup {
        // Without a seat there is still something to choose.
        Some(setup) if request.seats.is_empty() => App::choose(kit, setup),
        Some(setup) => App::begin(kit, &setup),
        None => App::new(kit),
    };
    Ok(yatzy_terminal::run(app)?)
}
