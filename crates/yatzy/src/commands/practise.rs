//! `yatzy practise`: exercises with exact answers.

use super::Entry;
use crate::chosen::{Choice, Chosen};
use crate::data::Data;
use crate::home::Home;
use crate::number;
use crate::solving::{Solving, query_failure};
use crate::{Failure, Out, Session};
use clap::{Arg, ArgAction, ArgMatches, Command};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::io::{self, BufReader, IsTerminal};
use std::path::PathBuf;
use std::time::Duration;
use yatzy_bots::{
    LEVELS, Mistake, PositionBody, Practice, PracticeJson, PracticeOrder, PracticeSet, Rating, Theme, Words,
    practice_caveat,
};
use yatzy_rules::Date;
use yatzy_table::{
    Moment, OwnMistake, OwnMistakes, Refused, Rejection, Zone, daily_result, days_since, streak,
};
use yatzy_terminal::plain::{Answer, PractiseRun, Question, practise};
use yatzy_terminal::{Answers, App, Environment};
use yatzy_text::{PadNames, Text, say, shown};

pub const ENTRY: Entry =
    Entry::screen(command, |session, matches| run(session, &Request::of(session, matches)?)).with(&[
        "yatzy practise",
        "yatzy practise --theme straights --level 3",
        "yatzy practise --today",
        "yatzy practise --count 50 --seed 7 --json",
    ]);

/// Exercises in one run, and the most.
const COUNT: u64 = 10;
const MOST: u64 = 1000;

/// Days from the first right answer to an own mistake until it is asked again.
const APART: i64 = 2;

/// The file of the player's level, within the data folder.
const FILE: &str = "practise.json";

/// Between two questions whether the reports of games are there.
const PAUSE: Duration = Duration::from_millis(200);

struct Request {
    chosen: Chosen,
    /// Whether the command line names the rules.
    given: bool,
    theme: Option<Theme>,
    level: Option<u8>,
    count: u16,
    seed: Option<u64>,
    what: What,
    plain: bool,
    data: Data,
    solving: Solving,
}

/// What is asked for.
#[derive(Clone, Copy, PartialEq, Eq)]
enum What {
    Exercises,
    Today,
    Mistakes,
    /// What is kept about the player.
    Show,
    Forget,
}

fn command(text: Text) -> Command {
    let flag = |name: &'static str, value: &'static str, help: String| {
        Arg::new(name).long(name).value_name(value).allow_negative_numbers(true).help(help)
    };
    let switch =
        |name: &'static str, help: String| Arg::new(name).long(name).action(ArgAction::SetTrue).help(help);
    let themes: Vec<&str> = Theme::ALL.iter().map(|theme| theme.id()).collect();
    Command::new("practise")
        .alias("practice")
        .about(say!(text, "help-practise"))
        .override_usage(
            "yatzy practise [--theme THEME] [--level N] [--count N] [--seed N] [--plain] [OPTIONS]\n       \
             yatzy practise --today | --mistakes | --show | --forget",
        )
        .next_help_heading(say!(text, "help-options"))
        .args([
            flag("theme", "THEME", say!(text, "help-practise-theme", themes = themes.join(", "))),
            flag("level", "N", say!(text, "help-practise-level")),
            flag("count", "N", say!(text, "help-practise-count", count = COUNT)),
            flag("seed", "N", say!(text, "help-practise-seed")),
            switch("today", say!(text, "help-practise-today")),
            switch("mistakes", say!(text, "help-practise-mistakes")),
            switch("show", say!(text, "help-practise-show")),
            switch("forget", say!(text, "help-practise-forget")),
            switch("plain", say!(text, "help-play-plain")),
        ])
        .args(Choice::args(text))
}

impl Request {
    fn of(session: Session, matches: &ArgMatches) -> Result<Request, Failure> {
        let text = session.text;
        let choice = Choice::of(matches);
        let given = choice.rules.is_some();
        let chosen = choice.resolve(session, "yatzy")?;
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
            what: match () {
                () if matches.get_flag("forget") => What::Forget,
                () if matches.get_flag("show") => What::Show,
                () if matches.get_flag("today") => What::Today,
                () if matches.get_flag("mistakes") => What::Mistakes,
                () => What::Exercises,
            },
            plain: matches.get_flag("plain"),
            data: Data::of(matches),
            solving: Solving::of_data(matches),
            given,
            chosen,
        })
    }
}

/// A seed, small enough to be typed.
pub fn random_seed() -> u64 {
    let mut bytes = [0; 8];
    bytes[..4].copy_from_slice(&yatzy_table::random_bytes()[..4]);
    u64::from_le_bytes(bytes)
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
    let kept = Kept::of(&request.data);
    match request.what {
        What::Forget => return kept.forget(),
        What::Show => return kept.show(session),
        What::Mistakes => return mistakes(session, request, kept),
        What::Exercises | What::Today => {}
    }
    let today = today(text)?;
    let is_daily = request.what == What::Today;
    // Difficulty follows the player, unless the exercises are pinned.
    let follows = request.seed.is_none() && request.theme.is_none() && !session.json && kept.answers > 0;
    let order = match request.what {
        What::Today => PracticeOrder::of_day(today),
        _ => PracticeOrder {
            // Without a seed the exercises are other ones each time.
            seed: request.seed.unwrap_or_else(random_seed),
            theme: request.theme,
            level: request.level.or_else(|| follows.then(|| kept.rating.level())),
            count: request.count,
        },
    };
    let rules = &request.chosen.rules;
    let values = request.solving.for_practice(session, rules)?;
    let made = request.solving.run(|| Practice::new(values.clone())?.exercises(&order));
    let set = made.map_err(|error| query_failure(text, &error))?;
    if session.json {
        let json = PracticeJson::new(rules, request.chosen.id.clone(), order.seed, &set);
        let mut out = Out::stdout();
        return out.json(&json).and_then(|()| out.flush());
    }
    if set.exercises.is_empty() {
        return Err(Failure::no("practise/none", say!(text, "practise-none")));
    }
    let run = PractiseRun {
        text,
        names: request.chosen.names.clone(),
        edition: request.chosen.edition.map(|edition| edition.id.clone()),
        values,
        questions: set.exercises.iter().map(Question::from).collect(),
        caveat: (!set.exact).then(|| practice_caveat(text, set.error)),
    };
    let answers = ask(request, &run)?;
    let mut kept = kept.answered(&set, &answers);
    kept.say_level(text)?;
    if let (true, Some(answer)) = (is_daily, answers.first()) {
        kept.answered_today(text, &run, today, answer.cost)?;
    }
    kept.save()
}

fn today(text: Text) -> Result<Date, Failure> {
    let date = Moment::now().date(Zone::Utc);
    date.ok_or_else(|| Failure::wrong("practise/none", say!(text, "practise-none")))
}

/// Asks on the whole screen, or in lines where that was asked for or there is no terminal.
fn ask(request: &Request, run: &PractiseRun) -> Result<Vec<Answer>, Failure> {
    if request.plain || super::check_terminal(run.text).is_err() {
        let prompt = if io::stdin().is_terminal() { "> " } else { "" };
        return Ok(practise(run, prompt, BufReader::new(io::stdin().lock()), io::stdout().lock())?);
    }
    let home = Home::open(run.text, &request.data, false)?;
    let theme = yatzy_terminal::Theme::from_environment(|name: &str| std::env::var(name).ok());
    let environment = Environment::new(run.text, theme, home.connection.clone());
    let answers = Answers::default();
    yatzy_terminal::run(App::practise(environment, run.clone(), answers.clone()))?;
    Ok(answers.take())
}

/// The costliest choices of the player's own games, until each was right twice on different days.
fn mistakes(session: Session, request: &Request, mut kept: Kept) -> Result<(), Failure> {
    let text = session.text;
    let found = {
        let home = Home::open(text, &request.data, false)?;
        own_mistakes(text, &home)?
    };
    let today = today(text)?;
    let is_due = |one: &&OwnMistake| kept.is_due(&key(one), today);
    // One run is by one pad: that of `--rules`, or of the costliest choice.
    let id = request.given.then_some(request.chosen.id.as_deref()).flatten();
    let of_pad = |one: &&OwnMistake| id.is_none_or(|id| one.edition.id == id);
    let due: Vec<&OwnMistake> = found.iter().filter(of_pad).filter(is_due).collect();
    let Some(first) = due.first().map(|one| one.edition) else {
        let message = match found.iter().any(|one| of_pad(&one)) {
            true => say!(text, "practise-mistakes-done"),
            false => say!(text, "practise-mistakes-none"),
        };
        return Err(Failure::no("practise/none", message));
    };
    let due: Vec<OwnMistake> = due.into_iter().filter(|one| one.edition.id == first.id).cloned().collect();
    let names = PadNames::of_edition(first);
    let words = Words { text, names: &names, rules: &first.rules };
    let about = |mistake: &Mistake| {
        let hand = mistake.position.hand.as_deref().and_then(|hand| hand.parse().ok());
        let done = words.done(mistake.done.0, mistake.done.1, hand);
        let round = say!(text, "table-round", round = mistake.round, rounds = first.rules.cells().len());
        format!("{round}: {done} ({})", text.signed(-mistake.cost, 1))
    };
    let question = |one: &OwnMistake| Question {
        position: one.mistake.position.clone(),
        theme: None,
        about: Some(about(&one.mistake)),
    };
    let values = request.solving.for_practice(session, &first.rules)?;
    let questions = due.iter().map(question).collect();
    let run = PractiseRun {
        text,
        names: names.clone(),
        edition: Some(first.id.clone()),
        questions,
        caveat: (!values.is_exact()).then(|| practice_caveat(text, values.choice_error())),
        values,
    };
    for (one, answer) in due.iter().zip(ask(request, &run)?) {
        kept.note(key(one), today, answer.is_right);
    }
    kept.save()
}

/// The address of a mistake among the notes.
fn key(one: &OwnMistake) -> String {
    let PositionBody { card, hand, rethrows, .. } = &one.mistake.position;
    format!("{} {} {rethrows} {card}", one.edition.id, hand.as_deref().unwrap_or("-"))
}

/// The mistakes of the games in this house. Reports of games take some seconds when they are first asked for.
fn own_mistakes(text: Text, home: &Home) -> Result<Vec<OwnMistake>, Failure> {
    let failed = |rejection: Rejection| {
        Failure::wrong("practise/refused", shown(&rejection.sentence(text)).to_string())
    };
    loop {
        let (house, who) = (home.connection.house(), home.connection.who());
        let asked = home.connection.ask(async move { OwnMistakes::of(&*house, &who).await }).wait();
        let own = asked.unwrap_or_else(|| Err(Refused::Unavailable.into())).map_err(failed)?;
        if !own.is_pending {
            return Ok(own.found);
        }
        std::thread::sleep(PAUSE);
    }
}

/// What is kept about the player: in the data folder and nowhere else.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
struct Kept {
    #[serde(flatten)]
    rating: Rating,
    /// Number of answers.
    answers: u64,
    /// The days on which the exercise of the day was answered, and what the first answer cost in each game.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    days: BTreeMap<Date, BTreeMap<String, f64>>,
    /// Answers to own mistakes.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    mistakes: BTreeMap<String, Note>,
    #[serde(skip)]
    path: Option<PathBuf>,
}

/// How often an own mistake was answered right in a row, and on which day last.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
struct Note {
    right: u32,
    day: Date,
}

impl Kept {
    /// What the data folder has; that of a new player if there is nothing or it can't be read.
    fn of(data: &Data) -> Kept {
        let path = data.find().map(|folder| folder.join(FILE));
        let kept = path.as_ref().and_then(|path| std::fs::read_to_string(path).ok());
        let kept: Kept = kept.and_then(|kept| serde_json::from_str(&kept).ok()).unwrap_or_default();
        Kept { path, ..kept }
    }

    fn answered(mut self, set: &PracticeSet, answers: &[Answer]) -> Kept {
        for (exercise, answer) in set.exercises.iter().zip(answers) {
            self.rating = self.rating.after(exercise.rating, answer.is_right);
            self.answers += 1;
        }
        self
    }

    /// Notes the first answer of the day, and writes the result to be shared.
    fn answered_today(
        &mut self,
        text: Text,
        run: &PractiseRun,
        today: Date,
        cost: f64,
    ) -> Result<(), Failure> {
        let mut out = Out::stdout();
        let game = run.edition.clone().unwrap_or_else(|| run.values.rules().hash().to_string());
        let games = self.days.entry(today).or_default();
        if games.contains_key(&game) {
            out.line(&say!(text, "today-second"))?;
        }
        games.entry(game).or_insert(cost);
        out.line(&say!(text, "practise-streak", days = self.streak(today)))?;
        out.line("")?;
        daily_result(text, &run.names, today, cost).lines().try_for_each(|line| out.line(line))?;
        out.flush()
    }

    fn streak(&self, today: Date) -> u32 {
        streak(today, self.days.keys().copied())
    }

    /// Whether an own mistake is asked: until it was right twice, days apart.
    fn is_due(&self, key: &str, today: Date) -> bool {
        let is_due = |note: &Note| match note.right {
            0 => true,
            1 => days_since(note.day, today) >= APART,
            _ => false,
        };
        self.mistakes.get(key).is_none_or(is_due)
    }

    fn note(&mut self, key: String, today: Date, is_right: bool) {
        let note = self.mistakes.entry(key).or_insert(Note { right: 0, day: today });
        note.right = if is_right { note.right + 1 } else { 0 };
        note.day = today;
    }

    fn say_level(&self, text: Text) -> Result<(), Failure> {
        if self.answers == 0 {
            return Ok(());
        }
        let mut out = Out::stdout();
        out.line(&self.rating.sentence(text))?;
        out.flush()
    }

    fn show(&self, session: Session) -> Result<(), Failure> {
        let (text, mut out) = (session.text, Out::stdout());
        if session.json {
            return out.json(self).and_then(|()| out.flush());
        }
        out.line(&self.rating.sentence(text))?;
        out.line(&say!(text, "practise-answers", count = self.answers))?;
        out.line(&say!(text, "practise-streak", days = self.streak(today(text)?)))?;
        out.line(&say!(text, "practise-noted", count = self.mistakes.len()))?;
        if let Some(path) = &self.path {
            out.line(&shown(&path.display().to_string()).to_string())?;
        }
        out.flush()
    }

    /// Writes it, if there is anything to keep.
    fn save(&self) -> Result<(), Failure> {
        let is_empty = self.answers == 0 && self.days.is_empty() && self.mistakes.is_empty();
        let Some(path) = self.path.as_ref().filter(|_| !is_empty) else { return Ok(()) };
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
