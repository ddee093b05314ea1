//! `yatzy join URL|CODE`: a seat of an online game in the terminal, through the server's HTTP API.

mod client_error;

use super::Entry;
use super::matches::TerminalMatch;
use super::plain::PlainGames;
use super::serve::PORT;
use crate::data::Data;
use crate::{Failure, Session, tables};
use clap::{Arg, ArgAction, ArgMatches, Command};
use std::fs;
use std::net::Ipv4Addr;
use std::ops::RangeInclusive;
use std::path::PathBuf;
use std::sync::Arc;
use yatzy_house::Analyst;
use yatzy_rules::NameError;
use yatzy_table::{House, Newcomer, Refused, View};
use yatzy_terminal::{App, Connection, Environment, Theme, TurnSound, WantedSeat};
use yatzy_text::{Text, say, shown};
use yatzy_wire::client::{
    Address, AddressTarget, ClientError, Entered, JoinedMatch, JoinedTable, RemoteHouse,
};

pub const ENTRY: Entry = Entry::screen(command, |session, matches| run(session, &Request::of(matches)))
    .with(&["yatzy join http://192.168.1.7:8710/g/9n1j9scfvvt1kz0zz1qskh2t --name Anna"]);

/// The length of a join code, without spaces.
const CODE_LEN: RangeInclusive<usize> = 4..=16;

struct Request {
    address: String,
    name: Option<String>,
    plain: bool,
    data: Data,
}

fn command(text: Text) -> Command {
    Command::new("join")
        .about(say!(text, "help-join"))
        .override_usage("yatzy join URL|CODE [--name NAME] [--plain]")
        .next_help_heading(say!(text, "help-options"))
        .arg(Arg::new("address").value_name("URL|CODE").required(true).help(say!(text, "help-join-address")))
        .arg(Arg::new("name").long("name").value_name("NAME").help(say!(text, "help-join-name")))
        .arg(Arg::new("plain").long("plain").action(ArgAction::SetTrue).help(say!(text, "help-play-plain")))
}

impl Request {
    fn of(matches: &ArgMatches) -> Request {
        Request {
            address: matches.get_one::<String>("address").cloned().unwrap_or_default(),
            name: matches.get_one("name").cloned(),
            plain: matches.get_flag("plain"),
            data: Data::of(matches),
        }
    }
}

/// Plays or watches until the person leaves.
fn run(session: Session, request: &Request) -> Result<(), Failure> {
    let text = session.text;
    if !request.plain && !session.json {
        super::check_terminal(text)?;
    }
    let (entered, place) = enter(text, request)?;
    let JoinedTable { house, who, view } = match entered {
        Entered::Match(matched) => return play_match(session, request, matched),
        Entered::Table(_) if session.json => return Err(super::no_result(text, "join")),
        Entered::Table(table) => *table,
    };
    remember_server(request, &house);
    // Perfect play is computed here; the coach and the report are the server's.
    let house = house.with_analysis(Arc::new(Analyst::new(tables::value_source(&request.data))));
    let connection = Connection::new(Arc::new(house), who)?;
    let view = match wanted_seat(&place, request.name.as_deref(), &view, text)? {
        Some(wanted) => sit(&connection, view, &wanted, text)?,
        None => view,
    };
    let theme = Theme::from_environment(|name| std::env::var(name).ok());
    // The server keeps the game, so `yatzy play` can't offer it again.
    let turn_sound = TurnSound::kept_in(request.data.find());
    let environment =
        Environment { offers_again: false, turn_sound, ..Environment::new(text, theme, connection) };
    if request.plain {
        return PlainGames::new(session).play(environment, Some(view));
    }
    yatzy_terminal::run(App::join(environment, view))?;
    Ok(())
}

fn play_match(session: Session, request: &Request, matched: JoinedMatch) -> Result<(), Failure> {
    let JoinedMatch { house, who, id } = matched;
    remember_server(request, &house);
    let (data, plain) = (&request.data, request.plain || session.json);
    let connection = Connection::new(Arc::new(house), who)?;
    let playing = TerminalMatch { session, data, connection, id, plain, has_others: true };
    playing.join(request.name.as_deref())?;
    playing.play()
}

/// Goes to the table or match of the address, or of the code at a server that this device knows.
fn enter(text: Text, request: &Request) -> Result<(Entered, AddressTarget), Failure> {
    let words = &request.address;
    let go = |address: &Address| {
        let failed = |error: ClientError| client_error::failure(error.at(address), &address.host, text);
        let joined = RemoteHouse::enter(address, text.lang().code(), request.data.find()).map_err(failed)?;
        Ok((joined, address.place.clone()))
    };
    if let Some(address) = Address::parse(words) {
        return go(&address);
    }
    let code: String = words.chars().filter(|letter| !matches!(letter, '-' | ' ')).collect();
    if !CODE_LEN.contains(&code.len()) || !code.bytes().all(|byte| byte.is_ascii_alphanumeric()) {
        let sentence = say!(text, "online-address", address = shown(words));
        return Err(Failure::wrong("join/address", sentence));
    }
    let mut refused = None;
    for base in known_servers(request) {
        let Some(address) = Address::parse(&format!("{base}/join?code={code}")) else { continue };
        match go(&address) {
            Ok(joined) => return Ok(joined),
            // A server that answers says why; one that does not may be gone.
            Err(failure @ Failure::Wrong { code: "join/refused", .. }) => refused = refused.or(Some(failure)),
            Err(_) => {}
        }
    }
    let sentence = || say!(text, "online-code-alone", code = shown(&code));
    Err(refused.unwrap_or_else(|| Failure::wrong("join/which-server", sentence())))
}

/// The servers that a code may be of: the last one that was joined, and the one of this machine.
fn known_servers(request: &Request) -> Vec<String> {
    let noted = last_server(request).and_then(|file| fs::read_to_string(file).ok());
    let here = format!("http://{}:{PORT}", Ipv4Addr::LOCALHOST);
    noted.map(|base| base.trim().to_owned()).into_iter().chain([here]).collect()
}

fn last_server(request: &Request) -> Option<PathBuf> {
    Some(request.data.find()?.join("joined").join("server"))
}

/// Notes the server for a code without an address. If that fails, the address has to be typed next time.
fn remember_server(request: &Request, house: &RemoteHouse) {
    if let (Some(file), Some(base)) = (last_server(request), &house.offers().address) {
        let _ = fs::write(file, format!("{base}\n"));
    }
}

/// The seat that the command line asks for. A device that has a seat already needs no other.
fn wanted_seat(
    place: &AddressTarget,
    name: Option<&str>,
    view: &View,
    text: Text,
) -> Result<Option<WantedSeat>, Failure> {
    let you = &view.you;
    match (place, name) {
        (AddressTarget::Seat(_, token), name) => {
            Ok(Some(WantedSeat::Linked(*token, name.map(str::to_owned))))
        }
        (_, Some(name)) if you.is_watching() => {
            let newcomer = view.newcomer(name);
            if newcomer == Newcomer::NoSeat {
                return Err(Failure::wrong("join/no-seat", say!(text, "online-no-seat")));
            }
            match newcomer.problem(text) {
                Some(sentence) => Err(Failure::wrong("join/name", shown(&sentence).to_string())),
                None => Ok(Some(WantedSeat::Any(name.to_owned()))),
            }
        }
        _ => Ok(None),
    }
}

/// Takes a seat. A device that has one keeps it if the link is not valid any more.
fn sit(connection: &Connection, view: View, wanted: &WantedSeat, text: Text) -> Result<View, Failure> {
    let rejection = match connection.sit(&view, wanted) {
        Ok(view) => return Ok(view),
        Err(rejection) => rejection,
    };
    Err(match (wanted, &rejection.refused) {
        (WantedSeat::Linked(..), Refused::UnknownGame) if !view.you.is_watching() => return Ok(view),
        (WantedSeat::Linked(..), Refused::UnknownGame) => {
            Failure::wrong("join/void", say!(text, "online-void"))
        }
        (WantedSeat::Linked(_, None), Refused::Name(NameError::Empty)) => {
            Failure::wrong("join/no-name", say!(text, "online-no-name"))
        }
        _ => Failure::wrong("join/refused", shown(&rejection.sentence(text)).to_string()),
    })
}
