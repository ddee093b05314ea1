//! `yatzy rules`: the list of games and editions, or one of them explained in full.

mod json;

use super::Entry;
use crate::chosen::{Choice, Chosen};
use crate::layout::{Column, Table, WIDTH, wrap};
use crate::output::Out;
use crate::session::unknown_lang;
use crate::{Failure, Session};
use clap::{Arg, ArgAction, ArgMatches, Command};
use json::{EditionBody, Explained};
use serde::Serialize;
use yatzy_rules::{Catalogue, DiceSource, Edition, Game, Record, RecordSeat, Ruleset};
use yatzy_text::{Guide, Lang, Text, say, shown, summary};

pub const ENTRY: Entry =
    Entry::answer(command, |session, matches, out| run(session, &Request::of(session, matches)?, out)).with(
        &[
            "yatzy rules",
            "yatzy rules tactic-sv",
            "yatzy rules --game maxi --in fi",
            "yatzy rules tactic-sv --record",
        ],
    );

/// The list, or one entry.
enum Request {
    /// The filtered list.
    List {
        /// Only editions of this game.
        game: Option<String>,
        /// Only editions in this language.
        lang: Option<Lang>,
    },
    /// One entry in full.
    Explain(Box<Chosen>),
    /// The beginning of a record with these rules.
    Record(Box<Chosen>),
}

fn command(text: Text) -> Command {
    Command::new("rules")
        .about(say!(text, "help-rules"))
        .override_usage("yatzy rules [ID] [--game GAME] [--in LANG] [--rules ID|FILE] [--set OPTION=VALUE]…")
        .next_help_heading(say!(text, "help-options"))
        .arg(
            Arg::new("id")
                .value_name("ID")
                .help_heading(say!(text, "help-arguments"))
                .help(say!(text, "help-rules-id")),
        )
        .arg(
            Arg::new("game")
                .long("game")
                .value_name("GAME")
                .conflicts_with("id")
                .help(say!(text, "help-rules-game")),
        )
        .arg(
            Arg::new("in")
                .long("in")
                .value_name("LANG")
                .conflicts_with("id")
                .help(say!(text, "help-rules-in")),
        )
        .arg(
            Arg::new("record")
                .long("record")
                .action(ArgAction::SetTrue)
                .conflicts_with_all(["game", "in"])
                .help(say!(text, "help-rules-record")),
        )
        .args(Choice::args(text))
}

impl Request {
    fn of(session: Session, matches: &ArgMatches) -> Result<Request, Failure> {
        let text = session.text;
        let mut choice = Choice::of(matches);
        if let Some(id) = matches.get_one::<String>("id") {
            if let Some(other) = &choice.rules {
                let message = say!(text, "ruleset-twice", first = shown(id), second = shown(other));
                return Err(Failure::wrong("ruleset/twice", message));
            }
            choice.rules = Some(id.clone());
        }
        if matches.get_flag("record") {
            return Ok(Request::Record(Box::new(choice.resolve(session, "yatzy")?)));
        }
        if choice.rules.is_some() || !choice.set.is_empty() {
            return Ok(Request::Explain(Box::new(choice.resolve(session, "yatzy")?)));
        }
        let game = matches.get_one::<String>("game").map(|game| known_game(text, game)).transpose()?;
        let lang = matches
            .get_one::<String>("in")
            .map(|tag| Lang::parse(tag).ok_or_else(|| unknown_lang(text, tag)));
        Ok(Request::List { game, lang: lang.transpose()? })
    }
}

fn known_game(text: Text, game: &str) -> Result<String, Failure> {
    let games: Vec<String> = games().map(|edition| edition.id.clone()).collect();
    if games.iter().any(|known| known == game) {
        return Ok(game.to_owned());
    }
    let message = say!(text, "ruleset-game-unknown", game = shown(game), games = text.all_of(&games));
    Err(Failure::wrong("game/unknown", message))
}

/// The entries that are games, not editions.
pub(super) fn games() -> impl Iterator<Item = &'static Edition> {
    Catalogue::get().editions().iter().filter(|edition| edition.id == edition.game)
}

fn run(session: Session, request: &Request, out: &mut Out) -> Result<(), Failure> {
    match request {
        Request::List { game, lang } => {
            let fits = |edition: &&Edition| {
                let in_lang = |lang: &Lang| edition.lang.as_deref() == Some(lang.code());
                game.as_ref().is_none_or(|game| *game == edition.game) && lang.as_ref().is_none_or(in_lang)
            };
            let editions: Vec<&Edition> = Catalogue::get().editions().iter().filter(fits).collect();
            if session.json {
                out.json(&editions.iter().map(|edition| EditionBody::of_edition(edition)).collect::<Vec<_>>())
            } else {
                list(session.text, &editions, out)
            }
        }
        Request::Explain(chosen) if session.json => out.json(&Explained::of(session.text, chosen)),
        Request::Explain(chosen) => explain(session.text, chosen, out),
        Request::Record(chosen) => {
            let record = record(session.text, chosen).to_string();
            if session.json { out.json(&RecordBody { record }) } else { out.line(&record) }
        }
    }
}

#[derive(Serialize)]
struct RecordBody {
    record: String,
}

/// A record without turns, for one person with real dice.
fn record(text: Text, chosen: &Chosen) -> Record {
    let seat = RecordSeat::person(&say!(text, "seat-number", seat = 1));
    let game = Game::new(chosen.rules.clone(), 1, DiceSource::Table);
    Record {
        edition: chosen.id.clone().filter(|_| chosen.edition.is_some()),
        own_names: chosen.names.own(),
        ..Record::new(vec![seat], game)
    }
}

/// Each game with its editions, and the options in which they differ.
fn list(text: Text, editions: &[&Edition], out: &mut Out) -> Result<(), Failure> {
    if editions.is_empty() {
        return out.line(&say!(text, "rules-none"));
    }
    for game in games() {
        let own: Vec<&&Edition> = editions.iter().filter(|edition| edition.game == game.id).collect();
        if own.is_empty() {
            continue;
        }
        let title = text.game_title(&game.id).unwrap_or_else(|| game.id.clone());
        out.line(&say!(text, "rules-game", title = title, summary = summary(text, &game.rules)))?;
        let mut table = Table::new(&[Column::Left, Column::Left, Column::Wrapped], 2);
        for edition in own {
            let lang = edition.lang.as_deref().unwrap_or("–");
            table.row([edition.id.clone(), lang.to_owned(), differences(text, &edition.rules, &game.rules)]);
        }
        table.lines().iter().try_for_each(|line| out.line(line))?;
        out.line("")?;
    }
    out.line(&say!(text, "rules-list-hint"))
}

/// The options in which rules differ from the plain game.
fn differences(text: Text, rules: &Ruleset, plain: &Ruleset) -> String {
    let options = plain.options();
    let own = rules.options().into_iter().filter(|option| !options.contains(option));
    let own = own.map(|(option, value)| format!("{option}={value}"));
    let max = rules.max_total();
    let most = (max != plain.max_total()).then(|| format!("({})", say!(text, "rules-most", max = max.0)));
    own.chain(most).collect::<Vec<_>>().join(" ")
}

/// The rules in full.
fn explain(text: Text, chosen: &Chosen, out: &mut Out) -> Result<(), Failure> {
    let plain = chosen.game.as_deref().and_then(|game| Catalogue::get().rules(game));
    let guide = Guide::new(text, &chosen.rules, &chosen.names, plain.as_deref());
    out.line(&say!(text, "rules-game", title = guide.title.clone(), summary = guide.summary.clone()))?;
    if let Some(source) = source(text, chosen) {
        out.line(&source)?;
    }
    heading(&say!(text, "guide-turn"), out)?;
    paragraphs(&guide.turn, out)?;

    heading(&say!(text, "guide-boxes"), out)?;
    let columns = [Column::Left, Column::Wrapped, Column::Left, Column::Right, Column::Right];
    let mut table = Table::new(&columns, 2);
    let (example, pays, most) =
        (say!(text, "guide-example"), say!(text, "guide-pays"), say!(text, "guide-most"));
    table.row([String::new(), String::new(), example, pays, most]);
    for entry in &guide.boxes {
        let points = (entry.points.to_string(), entry.max.to_string());
        table.row([entry.name.clone(), entry.rule.clone(), entry.example.to_string(), points.0, points.1]);
    }
    table.lines().iter().try_for_each(|line| out.line(line))?;
    if let Some(columns) = &guide.columns {
        out.line("")?;
        paragraphs(std::slice::from_ref(columns), out)?;
    }

    heading(&say!(text, "guide-options"), out)?;
    let mut table = Table::new(&[Column::Left, Column::Wrapped], 2);
    for option in &guide.options {
        let mark = if option.differs { " *" } else { "" };
        table.row([format!("{}={}{mark}", option.option, option.value), option.sentence.clone()]);
    }
    table.lines().iter().try_for_each(|line| out.line(line))?;
    let differs = guide.options.iter().any(|option| option.differs);
    // A plain game is not compared with itself.
    if let Some(game) = chosen.game.clone().filter(|_| differs || chosen.id != chosen.game) {
        out.line("")?;
        let note = if differs {
            say!(text, "guide-differs", game = game)
        } else {
            say!(text, "guide-same", game = game)
        };
        paragraphs(&[note], out)?;
    }

    heading(&say!(text, "guide-end-heading"), out)?;
    paragraphs(&guide.end, out)
}

/// The leaflet of the rules, if they come from one.
fn source(text: Text, chosen: &Chosen) -> Option<String> {
    let edition = chosen.edition?;
    let language = edition.lang.as_deref().and_then(Lang::parse)?;
    let language = Text::new(language).language_name();
    let booklet = edition.booklet.clone()?;
    Some(say!(text, "guide-edition", id = edition.id.clone(), booklet = booklet, language = language))
}

fn heading(heading: &str, out: &mut Out) -> Result<(), Failure> {
    out.line("")?;
    out.line(heading)
}

fn paragraphs(sentences: &[String], out: &mut Out) -> Result<(), Failure> {
    let lines = sentences.iter().flat_map(|sentence| wrap(sentence, WIDTH - 2));
    lines.into_iter().try_for_each(|line| out.line(&format!("  {line}")))
}
