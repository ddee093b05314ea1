//! `yatzy play`: the terminal game, or the same in plain lines.

use super::Entry;
use super::matches::{TerminalMatch, failed};
use super::plain::PlainGames;
use crate::chosen::{Choice, Chosen};
use crate::data::Data;
use crate::home::Home;
use crate::{Failure, Out, Session, file, record};
use clap::{Arg, ArgAction, ArgMatches, Command};
use serde::Serialize;
use std::path::Path;
use yatzy_bots::Level;
use yatzy_rules::fair::{self, PlayerBytes, Secret};
use yatzy_rules::{Catalogue, DiceSource, Goal, MAX_RECORD_LEN, Seat};
use yatzy_table::{
    Challenge, ChallengeError, FinishedQuery, NewMatch, NewSeat, Refused, Rejection, random_bytes,
};
use yatzy_terminal::{App, Environment, Setup, Theme, TurnSound, make};
use yatzy_text::{PadNames, Text, say, shown};

pub const ENTRY: Entry =
    Entry::screen(command, |session, matches| run(session, &Request::of(session, matches)?)).with(&[
        "yatzy play",
        "yatzy play --seat Anna --seat bot:club",
        "yatzy play --rules tactic-fi --real-dice",
        "yatzy play --lan",
        "yatzy play --same new",
        "yatzy play --match --seat Anna --lan",
    ]);

struct Request {
    seats: Vec<NewSeat>,
    source: DiceSource,
    /// The seed of shared dice, and the challenge that it comes from.
    same: Option<(Secret, Option<Challenge>)>,
    /// Whether it is a match: everyone plays alone, with the same dice.
    is_match: bool,
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
        .override_usage("yatzy play [--seat NAME|bot:LEVEL]… [--real-dice] [--same CODE|FILE] [--match] [--plain] [--lan] [--rules ID|FILE] [--set OPTION=VALUE]…")
        .next_help_heading(say!(text, "help-options"))
        .arg(
            Arg::new("seat")
                .long("seat")
                .value_name("NAME|bot:LEVEL")
                .action(ArgAction::Append)
                .help(format!("{} [LEVEL: {}]", say!(text, "help-play-seat"), levels().join(", "))),
        )
        .arg(flag("real-dice").help(say!(text, "help-play-real-dice")))
        .arg(
            Arg::new("same")
                .long("same")
                .value_name("CODE|FILE")
                .conflicts_with_all(["real-dice", "lan"])
                .help(say!(text, "help-play-same")),
        )
        .arg(flag("match").conflicts_with_all(["real-dice", "same"]).help(say!(text, "help-play-match")))
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
        let same = matches.get_one::<String>("same").map(|code| read_same(session.text, code)).transpose()?;
        let source = match (&same, matches.get_flag("real-dice")) {
            (Some(_), _) => DiceSource::Shared,
            (None, true) => DiceSource::Table,
            (None, false) => DiceSource::Program,
        };
        let chosen = match &same {
            Some((_, Some(_))) if named => {
                let message = say!(session.text, "same-rules");
                return Err(Failure::wrong("play/same-rules", message));
            }
            Some((_, Some(challenge))) => Some(challenge_rules(challenge)),
            _ if named || matches.get_flag("match") || !seats.is_empty() || source != DiceSource::Program => {
                Some(choice.resolve(session, "yatzy")?)
            }
            _ => None,
        };
        Ok(Request {
            chosen,
            seats,
            source,
            same,
            is_match: matches.get_flag("match"),
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
            seed: self.same.as_ref().filter(|(_, challenge)| challenge.is_none()).map(|(seed, _)| *seed),
            challenge: self.same.as_ref().and_then(|(_, challenge)| challenge.clone()).map(Box::new),
            goal: Goal::Mean,
        };
        Some(setup.with_names(text))
    }
}

impl Request {
    /// Makes a match of the people here, and plays it.
    fn play_match(&self, session: Session, home: &Home, setup: &Setup) -> Result<(), Failure> {
        let text = session.text;
        let refused = |refused: Refused| failed(text, &refused.into());
        let new = NewMatch::of_table(&setup.table(), Some(PlayerBytes(random_bytes()))).map_err(refused)?;
        let new = NewMatch { hints: false, ..new };
        let connection = home.connection.clone();
        let made = connection.clone();
        let made = home.connection.ask(async move {
            let answer = made.house().make_match(&made.who(), &new).await?;
            made.goes_by(&answer.who);
            Ok(answer.view.id)
        });
        let made = made.wait().unwrap_or_else(|| Err(Refused::Unavailable.into()));
        let id = made.map_err(|rejection| failed(text, &rejection))?;
        let (data, plain, has_others) = (&self.data, self.plain || session.json, self.lan);
        TerminalMatch { session, data, connection, id, plain, has_others }.play()
    }

    /// After a game with shared dice that was played to its end: both totals, and the code for the next friend.
    fn tell_result(&self, session: Session, home: &Home) -> Result<(), Failure> {
        let text = session.text;
        let Some((seed, challenge)) = &self.same else { return Ok(()) };
        let (house, who) = (home.connection.house(), home.connection.who());
        let query = FinishedQuery { complete: true, limit: Some(1), ..FinishedQuery::default() };
        let last = home.connection.ask(async move {
            let last = house.finished(Some(&who), &query).await.ok()?.into_iter().next()?;
            house.record(&last.id, &who).await.ok()
        });
        let Some(mut record) = last.wait().flatten() else { return Ok(()) };
        let commitment = fair::commitment(DiceSource::Shared, "", *seed);
        let Some(proof) = record.proof.as_mut().filter(|proof| proof.commitment == commitment) else {
            return Ok(());
        };
        // Until the last entry is final, the record has no secret.
        proof.secret = Some(*seed);
        let name = record.name(Seat(0));
        let mut out = Out::stdout();
        let wrong = |error: ChallengeError| Failure::wrong(error.code(), error.sentence(text));
        let ours = Challenge::of_record(&record).map_err(wrong)?;
        if session.json {
            let theirs = challenge.as_ref().and_then(|theirs| Some((theirs.name.clone(), theirs.total()?.0)));
            let challenge = theirs.map(|(name, total)| ChallengerJson { name, total });
            let total = ours.total().unwrap_or_default().0;
            out.json(&SameJson { name: name.to_owned(), total, code: ours.code(), challenge })?;
            return out.flush();
        }
        if let Some((theirs, total)) = challenge.as_ref().and_then(|theirs| Some((theirs, theirs.total()?))) {
            out.line(&say!(
                text,
                "same-total",
                name = theirs.name.as_str(),
                points = say!(text, "points", points = total.0)
            ))?;
            let own = ours.total().unwrap_or_default();
            out.line(&say!(text, "same-total", name = name, points = say!(text, "points", points = own.0)))?;
        }
        if ours.is_listed() {
            out.line(&say!(text, "same-challenge"))?;
            out.line(&format!("  yatzy play --same {}", ours.code()))?;
        } else {
            out.line(&ChallengeError::OwnRules.sentence(text))?;
        }
        out.flush()
    }
}

/// The result of a game with shared dice.
#[derive(Serialize)]
struct SameJson {
    name: String,
    total: u32,
    /// The challenge for the next friend: a code, or a game log for rules that are not listed.
    code: String,
    /// The game that was played against.
    challenge: Option<ChallengerJson>,
}

#[derive(Serialize)]
struct ChallengerJson {
    name: String,
    total: u32,
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

/// The value of `--same`: the code of a challenge, the file of a record, or `new` for fresh dice.
fn read_same(text: Text, same: &str) -> Result<(Secret, Option<Challenge>), Failure> {
    if same == "new" {
        return Ok((Secret(random_bytes()), None));
    }
    let path = Path::new(same);
    let challenge = if path.exists() {
        let words = file::read(text, path, MAX_RECORD_LEN)?;
        Challenge::of_record(&record::parse(text, path, &words)?)
    } else {
        Challenge::parse(same)
    };
    let challenge = challenge.map_err(|error| Failure::wrong(error.code(), error.sentence(text)))?;
    Ok((challenge.seed, Some(challenge)))
}

/// The rules of a challenge, as if they had been chosen on the command line.
fn challenge_rules(challenge: &Challenge) -> Chosen {
    let edition = challenge.edition.as_deref().and_then(|id| Catalogue::get().edition(id));
    Chosen {
        rules: challenge.rules.clone(),
        names: PadNames::of_game(challenge.edition.as_deref(), &challenge.names),
        edition,
        id: challenge.edition.clone(),
        game: edition.map(|edition| edition.game.clone()),
    }
}

fn levels() -> Vec<String> {
    Level::ALL.iter().map(Level::to_string).collect()
}

/// Plays until the person leaves.
fn run(session: Session, request: &Request) -> Result<(), Failure> {
    let text = session.text;
    if session.json && request.same.is_none() && !request.is_match {
        return Err(super::no_result(text, "play"));
    }
    if !request.plain && !session.json {
        super::check_terminal(text)?;
    }
    let setup = request.setup(text);
    let home = Home::open(text, &request.data, request.lan)?;
    if let Some(setup) = setup.as_ref().filter(|_| request.is_match) {
        return request.play_match(session, &home, setup);
    }
    let theme = Theme::from_environment(|name: &str| std::env::var(name).ok());
    let environment = Environment {
        invitation: home.invitation.clone(),
        offers_match: true,
        turn_sound: TurnSound::kept_in(request.data.find()),
        ..Environment::new(text, theme, home.connection.clone())
    };
    let failed = |rejection: Rejection| Failure::wrong("play/refused", rejection.sentence(text));
    if request.plain || session.json {
        let at = setup.map(|setup| make(&environment, &setup)).transpose().map_err(failed)?;
        PlainGames::new(session).play(environment, at)?;
        return request.tell_result(session, &home);
    }
    let app = match setup {
        // Without seats the form of a new game is shown.
        Some(setup) if request.seats.is_empty() && request.same.is_none() => App::choose(environment, setup),
        Some(setup) => App::begin(environment, &setup).map_err(failed)?,
        None => App::new(environment),
    };
    if let Some(setup) = yatzy_terminal::run(app)? {
        return request.play_match(session, &home, &setup);
    }
    request.tell_result(session, &home)
}
