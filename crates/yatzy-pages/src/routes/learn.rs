//! Exercises. A run is an address: the seed, the theme, the level, and which answers so far were right.

use super::form_action::{chosen, table_query};
use super::{Asking, PageResult};
use crate::pages::{
    ExercisePage, TableQuery, exercise_number, exercise_page, first_game, learn_page, lesson_number,
    making_page, mistakes_page, practised_page, verdict_page,
};
use crate::paths::{LEARN, MISTAKES};
use crate::reply::{Refresh, Reply};
use crate::request::Fields;
use yatzy_bots::{
    LESSON_RULES, LESSONS, LEVELS, Lesson, PositionBody, PracticeOrder, Rating, Theme, practice_caveat,
};
use yatzy_rules::{Catalogue, Date, Edition, MAX_DICE};
use yatzy_table::{Deferred, OwnMistake, OwnMistakes, Refused, View};
use yatzy_text::{PadNames, say};
use yatzy_wire::Problem;

/// Exercises in a run.
const COUNT: u16 = 10;

pub(super) fn choose(asking: Asking<'_>) -> PageResult {
    check(asking)?;
    Ok(Reply::page(learn_page(asking.context())))
}

/// Begins a run of the game that was chosen, with a fresh seed.
pub(super) fn begin(asking: Asking<'_>) -> PageResult {
    check(asking)?;
    let query = &asking.request.query;
    let edition = edition(query.get("game").unwrap_or(first_game()))?;
    let bytes = &asking.request.fresh;
    let seed = u64::from(u32::from_le_bytes([bytes[0], bytes[1], bytes[2], bytes[3]]));
    let run = Run { seed, theme: theme(query)?, level: level(query)?, right: Vec::new() };
    Ok(asking.go(run.address(edition)))
}

/// The next exercise of a run, or the verdict on an answer to it.
pub(super) async fn exercise(asking: Asking<'_>, id: &str, answer: Option<&Fields>) -> PageResult {
    check(asking)?;
    let (context, who, edition) = (asking.context(), asking.who(), edition(id)?);
    let rules = &edition.rules;
    let run = Run::of(&asking.request.query)?;
    let order = PracticeOrder { seed: run.seed, theme: run.theme, level: run.level, count: COUNT };
    let set = match asking.house.exercises(who, rules, &order).await {
        Deferred::Ready(set) => set,
        Deferred::Pending => return Ok(making(asking, None)),
        Deferred::Unavailable => return Err(Problem::UnknownPage),
    };
    let Some(exercise) = set.exercises.get(run.right.len()) else {
        let again = format!("{LEARN}/new?{}", run.again(edition));
        return Ok(Reply::page(practised_page(context, &set, &run.right, &again)));
    };
    let text = context.text;
    let asked = ExerciseRequest {
        edition,
        position: &exercise.position,
        address: run.address(edition),
        back: LEARN,
        number: Some(exercise_number(text, run.right.len() + 1, set.exercises.len())),
        lesson: None,
        caveat: (!set.exact && run.right.is_empty()).then(|| practice_caveat(text, set.error)),
        rating: Some(exercise.rating),
        key: None,
        day: None,
    };
    asked.page(asking, answer, |right| run.after(right).address(edition)).await
}

/// The exercise of a day; today's if the address has no day.
pub(super) async fn of_day(asking: Asking<'_>, id: &str, answer: Option<&Fields>) -> PageResult {
    check(asking)?;
    let (who, edition) = (asking.who(), edition(id)?);
    let day = asking.request.query.get("day").map(str::parse::<Date>).transpose();
    let today = asking.house.calendar(who).await?.today;
    let day = day.map_err(|_| Refused::Field { field: "day" })?.unwrap_or(today);
    if day > today {
        return Err(Refused::Field { field: "day" }.into());
    }
    let set = match asking.house.exercises(who, &edition.rules, &PracticeOrder::of_day(day)).await {
        Deferred::Ready(set) => set,
        Deferred::Pending => return Ok(making(asking, None)),
        Deferred::Unavailable => return Err(Problem::UnknownPage),
    };
    let exercise = set.exercises.first().ok_or(Problem::UnknownPage)?;
    let text = asking.context().text;
    let asked = ExerciseRequest {
        edition,
        position: &exercise.position,
        // An answer that comes after midnight belongs to the day on which it was asked.
        address: format!("{LEARN}/day/{id}?day={day}"),
        back: LEARN,
        number: Some(say!(text, "practise-day")),
        lesson: None,
        caveat: (!set.exact).then(|| practice_caveat(text, set.error)),
        rating: Some(exercise.rating),
        key: None,
        day: Some(day),
    };
    asked.page(asking, answer, |_| format!("{LEARN}/new?game={id}")).await
}

pub(super) async fn lesson(asking: Asking<'_>, number: &str, answer: Option<&Fields>) -> PageResult {
    check(asking)?;
    let text = asking.context().text;
    let lesson = number.parse().ok().and_then(Lesson::at).ok_or(Problem::UnknownPage)?;
    let number = lesson.number;
    let asked = ExerciseRequest {
        edition: edition(LESSON_RULES)?,
        position: &lesson.position,
        address: format!("{LEARN}/lesson/{number}"),
        back: LEARN,
        number: Some(lesson_number(text, number)),
        lesson: Some(lesson.sentence(text)),
        caveat: None,
        rating: None,
        key: None,
        day: None,
    };
    let next = |_| if number < LESSONS { format!("{LEARN}/lesson/{}", number + 1) } else { LEARN.to_owned() };
    asked.page(asking, answer, next).await
}

/// A position of a person's own game, written out in the address.
pub(super) async fn at(asking: Asking<'_>, id: &str, answer: Option<&Fields>) -> PageResult {
    check(asking)?;
    let query = &asking.request.query;
    let position = PositionBody {
        card: query.get("card").unwrap_or_default().to_owned(),
        hand: query.get("hand").map(str::to_owned),
        rethrows: query.number("rethrows")?.unwrap_or(0),
        chips: query.number("chips")?,
        extra_yatzys: query.number("extra-yatzys")?,
        declared: query.get("declared").map(str::to_owned),
    };
    let edition = edition(id)?;
    let address = position_address(edition, &position);
    let asked = ExerciseRequest {
        edition,
        position: &position,
        key: Some(address.clone()),
        address,
        back: MISTAKES,
        number: None,
        lesson: None,
        caveat: None,
        rating: None,
        day: None,
    };
    asked.page(asking, answer, |_| MISTAKES.to_owned()).await
}

fn position_address(edition: &Edition, position: &PositionBody) -> String {
    let mut fields = Fields::default();
    let rethrows = position.rethrows.to_string();
    let (chips, extra) =
        (position.chips.map(|n| n.to_string()), position.extra_yatzys.map(|n| n.to_string()));
    for (name, value) in [
        ("card", Some(&position.card)),
        ("hand", position.hand.as_ref()),
        ("rethrows", Some(&rethrows)),
        ("chips", chips.as_ref()),
        ("extra-yatzys", extra.as_ref()),
        ("declared", position.declared.as_ref()),
    ] {
        if let Some(value) = value.filter(|value| !value.is_empty()) {
            fields.push(name, value);
        }
    }
    format!("{LEARN}/at/{}?{fields}", edition.id)
}

/// The costliest choices of the asker's latest games.
pub(super) async fn mistakes(asking: Asking<'_>) -> PageResult {
    check(asking)?;
    let own = OwnMistakes::of(asking.house, asking.who()).await?;
    let address = |one: &OwnMistake| position_address(one.edition, &one.mistake.position);
    let lines: Vec<(String, &OwnMistake)> = own.found.iter().map(|one| (address(one), one)).collect();
    let refresh = own.is_pending.then_some(Refresh { seconds: 2, to: None });
    Ok(Reply { refresh, ..Reply::page(mistakes_page(asking.context(), &lines, own.is_pending)) })
}

/// An exercise and what surrounds it.
struct ExerciseRequest<'a> {
    edition: &'static Edition,
    position: &'a PositionBody,
    address: String,
    back: &'static str,
    number: Option<String>,
    lesson: Option<String>,
    caveat: Option<String>,
    rating: Option<u16>,
    key: Option<String>,
    day: Option<Date>,
}

impl ExerciseRequest<'_> {
    /// The page of the exercise, or of the verdict on an answer; `next` is the address after a right or a wrong one.
    async fn page(
        self,
        asking: Asking<'_>,
        answer: Option<&Fields>,
        next: impl Fn(bool) -> String,
    ) -> PageResult {
        let rules = &self.edition.rules;
        let position = self.position.read(rules).map_err(|error| Refused::Field { field: error.field })?;
        let names = PadNames::of_edition(self.edition);
        let view = View::of_exercise(rules, Some(self.edition.id.clone()), names, &position);
        let query = table_query(rules, &asking.request.query);
        let query = TableQuery { why: query.why, ..TableQuery::default() };
        let page = ExercisePage {
            context: asking.context(),
            address: &self.address,
            back: self.back,
            number: self.number,
            lesson: self.lesson,
            caveat: self.caveat,
            rating: self.rating,
            key: self.key,
            day: self.day,
            view: &view,
            position: &position,
            query: &query,
        };
        // While the values are computed, the page comes back with the answer in its address.
        let in_address = || Some(&asking.request.query).filter(|query| query.has("do"));
        let Some(fields) = answer.or_else(in_address) else { return Ok(Reply::page(exercise_page(&page))) };
        let action = chosen(rules, fields)?;
        if !position.allows(rules, action) {
            return Err(Refused::Field { field: "do" }.into());
        }
        match asking.house.judge(asking.who(), rules, self.position, action).await {
            Deferred::Ready(verdict) => {
                let next = next(verdict.is_right());
                Ok(Reply::page(verdict_page(&page, &verdict, kept_level(fields), &next)))
            }
            Deferred::Pending => {
                let mark = if self.address.contains('?') { '&' } else { '?' };
                let again = format!("{}{mark}{}", self.address, answer_fields(fields));
                Ok(making(asking, Some(asking.context().path(again))))
            }
            Deferred::Unavailable => Err(Problem::UnknownPage),
        }
    }
}

/// What an answer consists of: the button, the kept dice and the level.
fn answer_fields(fields: &Fields) -> Fields {
    let kept = (1..=MAX_DICE).map(|place| format!("k{place}"));
    let names = kept.chain(["do", "rating", "deviation"].map(str::to_owned));
    let mut answer = Fields::default();
    for (name, value) in names.filter_map(|name| Some((name.clone(), fields.get(&name)?))) {
        answer.push(&name, value);
    }
    answer
}

/// The level that the device keeps; `new` for a device that keeps none yet. Without script there is none.
fn kept_level(fields: &Fields) -> Option<Rating> {
    let number = |name| fields.get(name)?.parse::<f64>().ok().filter(|number| number.is_finite());
    match fields.get("rating")? {
        "new" => Some(Rating::default()),
        _ => Some(Rating {
            rating: number("rating")?.clamp(400.0, 2600.0),
            deviation: number("deviation")?.clamp(45.0, 350.0),
        }),
    }
}

/// The browser reloads in a moment, with or without script.
fn making(asking: Asking<'_>, to: Option<String>) -> Reply {
    let page = Reply::page(making_page(asking.context(), to.as_deref()));
    Reply { refresh: Some(Refresh { seconds: 1, to }), ..page }
}

fn check(asking: Asking<'_>) -> Result<(), Problem> {
    if asking.house.offers().computer { Ok(()) } else { Err(Problem::UnknownPage) }
}

fn edition(id: &str) -> Result<&'static Edition, Problem> {
    Ok(Catalogue::get().edition(id).ok_or_else(|| Refused::UnknownRules(id.to_owned()))?)
}

fn theme(query: &Fields) -> Result<Option<Theme>, Refused> {
    query.get("theme").map(|id| id.parse().map_err(|_| Refused::Field { field: "theme" })).transpose()
}

fn level(query: &Fields) -> Result<Option<u8>, Refused> {
    let level: Option<u8> = query.number("level")?;
    match level {
        Some(level) if !(1..=LEVELS).contains(&level) => Err(Refused::Field { field: "level" }),
        level => Ok(level),
    }
}

/// A run of exercises, as far as it is.
struct Run {
    seed: u64,
    theme: Option<Theme>,
    level: Option<u8>,
    right: Vec<bool>,
}

impl Run {
    fn of(query: &Fields) -> Result<Run, Refused> {
        let right = query.get("right").unwrap_or_default();
        let is_result = |letter: char| letter == '0' || letter == '1';
        if right.len() > usize::from(COUNT) || !right.chars().all(is_result) {
            return Err(Refused::Field { field: "right" });
        }
        Ok(Run {
            seed: query.number("seed")?.unwrap_or(1),
            theme: theme(query)?,
            level: level(query)?,
            right: right.chars().map(|letter| letter == '1').collect(),
        })
    }

    fn after(&self, right: bool) -> Run {
        let right = self.right.iter().copied().chain([right]).collect();
        Run { right, ..*self }
    }

    /// Theme and level, for a run like this one.
    fn like_this(&self) -> Fields {
        let mut fields = Fields::default();
        if let Some(theme) = self.theme {
            fields.push("theme", theme.id());
        }
        if let Some(level) = self.level {
            fields.push("level", &level.to_string());
        }
        fields
    }

    fn again(&self, edition: &Edition) -> Fields {
        let mut fields = self.like_this();
        fields.push("game", &edition.id);
        fields
    }

    /// The address within the site.
    fn address(&self, edition: &Edition) -> String {
        let mut fields = self.like_this();
        fields.push("seed", &self.seed.to_string());
        let right: String = self.right.iter().map(|right| if *right { '1' } else { '0' }).collect();
        if !right.is_empty() {
            fields.push("right", &right);
        }
        format!("{LEARN}/{}?{fields}", edition.id)
    }
}
