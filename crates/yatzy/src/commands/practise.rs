//! `yatzy practise`: exercises with exact answers.

use super::Entry;
use crate::chosen::{Choice, Chosen};
use crate::data::Data;
use crate::layout::{WIDTH, wrap};
use crate::number;
use crate::solving::{Solving, query_failure};
use crate::{Failure, Out, Session};
use clap::{Arg, ArgAction, ArgMatches, Command};
use serde::{Deserialize, Serialize};
use std::io::{self, BufReader, IsTerminal};
use std::path::PathBuf;
use std::sync::Arc;
use yatzy_bots::{
    Exercise, LEVELS, Practice, PracticeJson, PracticeOrder, PracticeSet, Rating, Theme, Values, caveat,
};
use yatzy_terminal::plain::{PractiseRun, practise};
use yatzy_text::{Text, say, shown};

pub const ENTRY: Entry =
    Entry::screen(command, |session, matches| run(session, &Request::of(session, matches)?)).with(&[
        "yatzy practise",
        "yatzy practise --theme straights --level 3",
        "yatzy practise --count 50 --seed 7 --json",
    ]);

/// Exercises in one run, and the most.
const COUNT: u64 = 10;
const MOST: u64 = 1000;

/// The file of the player's level, within the data folder.
const FILE: &str = "practise.json";

struct Request {
    chosen: Chosen,
    theme: Option<Theme>,
    level: Option<u8>,
    count: u16,
    seed: Option<u64>,
    forget: bool,
    data: Data,
    solving: Solving,
}

fn command(text: Text) -> Command {
    let flag = |name: &'static str, value: &'static str, help: String| {
        Arg::new(name).long(name).value_name(value).allow_negative_numbers(true).help(help)
    };
    let themes: Vec<&str> = Theme::ALL.iter().map(|theme| theme.id()).collect();
    Command::new("practise")
        .alias("practice")
        .about(say!(text, "help-practise"))
        .override_usage(
            "yatzy practise [--theme THEME] [--level N] [--count N] [--seed N] [--plain] [OPTIONS]",
        )
        .next_help_heading(say!(text, "help-options"))
        .args([
            flag("theme", "THEME", say!(text, "help-practise-theme", themes = themes.join(", "))),
            flag("level", "N", say!(text, "help-practise-level")),
            flag("count", "N", say!(text, "help-practise-count", count = COUNT)),
            flag("seed", "N", say!(text, "help-practise-seed")),
            Arg::new("forget").long("forget").action(ArgAction::SetTrue).help(say!(text, "practise-forget")),
            Arg::new("plain").long("plain").action(ArgAction::SetTrue).help(say!(text, "help-play-plain")),
        ])
        .args(Choice::args(text))
}

impl Request {
    fn of(session: Session, matches: &ArgMatches) -> Result<Request, Failure> {
        let text = session.text;
        let chosen = Choice::of(matches).resolve(session, "yatzy")?;
        let word = |flag: &str| matches.get_one::<String>(flag).map(String::as_str);
        let number = |flag: &str, low: u64, high: u64| {
            let name = format!("--{flag}");
            word(flag).map(|given| number::read(text, &name, given, low..=high)).transpose()
        };
        let theme = word("theme").map(|given| read_theme(text, &chosen, given)).transpose()?;
        Ok(Request {
            theme,
            level: number("level", 1, LEVELS.into())?.map(|level| level as u8),
            count: number("count", 1, MOST)?.unwrap_or(COUNT) as u16,
            seed: number("seed", 0, u64::MAX)?,
            forget: matches.get_flag("forget"),
            data: Data::of(matches),
            solving: Solving::of_data(matches),
            chosen,
        })
    }

    /// Without a seed the exercises are other ones each time.
    fn seed(&self) -> u64 {
        let random = || {
            let mut bytes = [0; 8];
            // Small enough to be typed.
            bytes[..4].copy_from_slice(&yatzy_table::random_bytes()[..4]);
            u64::from_le_bytes(bytes)
        };
        self.seed.unwrap_or_else(random)
    }
}

fn read_theme(text: Text, chosen: &Chosen, given: &str) -> Result<Theme, Failure> {
    let themes = Theme::of_rules(&chosen.rules);
    let found = given.trim().parse().ok().filter(|theme| themes.contains(theme));
    found.ok_or_else(|| {
        let ids: Vec<String> = themes.iter().map(|theme| theme.id().to_owned()).collect();
        let message = say!(text, "practise-no-theme", given = shown(given), themes = text.all_of(&ids));
        Failure::wrong("practise/no-theme", message)
    })
}

fn run(session: Session, request: &Request) -> Result<(), Failure> {
    let text = session.text;
    let level = PlayerLevel::of(&request.data);
    if request.forget {
        return level.forget();
    }
    let seed = request.seed();
    // Difficulty follows the player, unless the exercises are pinned.
    let follows = request.seed.is_none() && request.theme.is_none() && !session.json && level.answers > 0;
    let order = PracticeOrder {
        seed,
        theme: request.theme,
        level: request.level.or_else(|| follows.then(|| level.rating.level())),
        count: request.count,
    };
    let rules = &request.chosen.rules;
    let values = request.solving.for_practice(session, rules)?;
    let set = exercises(text, request, values.clone(), &order)?;
    let mut out = Out::stdout();
    if session.json {
        let json = PracticeJson::new(rules, request.chosen.id.clone(), seed, &set);
        return out.json(&json).and_then(|()| out.flush());
    }
    if set.exercises.is_empty() {
        return Err(Failure::no("practise/none", say!(text, "practise-none")));
    }
    if !set.exact {
        wrap(&caveat(text, set.error), WIDTH).iter().try_for_each(|line| out.line(line))?;
    }
    out.flush()?;
    drop(out);
    let right = ask(text, request, &values, &set.exercises)?;
    level.answered(&set.exercises, &right).save(text)
}

fn exercises(
    text: Text,
    request: &Request,
    values: Arc<dyn Values>,
    order: &PracticeOrder,
) -> Result<PracticeSet, Failure> {
    let made = request.solving.run(|| Practice::new(values)?.exercises(order));
    made.map_err(|error| query_failure(text, &error))
}

fn ask(
    text: Text,
    request: &Request,
    values: &Arc<dyn Values>,
    exercises: &[Exercise],
) -> Result<Vec<bool>, Failure> {
    let edition = request.chosen.edition.map(|edition| edition.id.clone());
    let run = PractiseRun { text, names: &request.chosen.names, edition, values, exercises };
    let prompt = if io::stdin().is_terminal() { "> " } else { "" };
    Ok(practise(&run, prompt, BufReader::new(io::stdin().lock()), io::stdout().lock())?)
}

/// The player's level, kept in the data folder and nowhere else.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
struct PlayerLevel {
    #[serde(flatten)]
    rating: Rating,
    /// Number of answers.
    answers: u64,
    #[serde(skip)]
    path: Option<PathBuf>,
}

impl PlayerLevel {
    /// The kept level; that of a new player if there is none or it can't be read.
    fn of(data: &Data) -> PlayerLevel {
        let path = data.find().map(|folder| folder.join(FILE));
        let kept = path.as_ref().and_then(|path| std::fs::read_to_string(path).ok());
        let level = kept.and_then(|kept| serde_json::from_str(&kept).ok()).unwrap_or_default();
        PlayerLevel { path, ..level }
    }

    fn answered(mut self, exercises: &[Exercise], right: &[bool]) -> PlayerLevel {
        for (exercise, &right) in exercises.iter().zip(right) {
            self.rating = self.rating.after(exercise.rating, right);
            self.answers += 1;
        }
        self
    }

    /// Keeps it, and says it.
    fn save(&self, text: Text) -> Result<(), Failure> {
        if self.answers == 0 {
            return Ok(());
        }
        let mut out = Out::stdout();
        out.line(&self.rating.sentence(text))?;
        out.flush()?;
        let Some(path) = &self.path else { return Ok(()) };
        if let Some(folder) = path.parent() {
            std::fs::create_dir_all(folder)?;
        }
        let kept = serde_json::to_string(self).map_err(io::Error::from)?;
        Ok(std::fs::write(path, kept)?)
    }

    fn forget(&self) -> Result<(), Failure> {
        match self.path.as_ref().map(std::fs::remove_file) {
            Some(Err(error)) if error.kind() != io::ErrorKind::NotFound => Err(error.into()),
            _ => Ok(()),
        }
    }
}
