//! Paper: pads and leaflets of some rules, and what there is to print of a table or of the records.

use super::house::{chosen_rules, new_table};
use super::{Answer, Asking};
use crate::pages::{print_page, statistics_report};
use crate::problem::Problem;
use crate::reply::{PaperReply, Reply};
use crate::request::Fields;
use std::path::Path;
use yatzy_rules::{Catalogue, Ruleset};
use yatzy_sheet::{
    Drawing, Format, LeafletSheet, MAX_PLAYERS, OnPaper, PadError, PadSheet, Paper, Players, TablePapers,
};
use yatzy_table::{GameId, NewRules, Perfect, Refused, Soon};
use yatzy_text::{Lang, PadNames, Text};

/// What to print: the form.
pub(super) fn choose(asking: Asking<'_>) -> Answer {
    let fields = &asking.request.query;
    let (id, options) = chosen_rules(fields);
    let rules = NewRules::Listed { id: id.clone(), options: options.clone() };
    rules.resolve()?;
    let edition = Catalogue::get().edition(&id).ok_or(Refused::UnknownRules(id))?;
    Ok(Reply::page(print_page(asking.visit(), edition, &options, fields.get("players"))))
}

/// From the form for a new game: the same rules, for as many as were to play.
pub(super) fn chosen(asking: Asking<'_>) -> Reply {
    let request = asking.request;
    let (id, options) = chosen_rules(&request.fields);
    let mut query = Fields::default();
    query.push("edition", &id);
    options.iter().for_each(|(option, value)| query.push(option, value));
    let table = new_table(request.text, &request.fields, NewRules::Listed { id, options }, request.fresh);
    let seats = table.map_or(0, |table| table.seats.len());
    if seats > 1 {
        query.push("players", &seats.to_string());
    }
    asking.go(format_args!("/print?{query}"))
}

/// An empty pad or a leaflet of rules that are listed.
pub(super) fn of_rules(asking: Asking<'_>, file: &str) -> Answer {
    let (what, format) = kind(file)?;
    let fields = &asking.request.query;
    let (id, options) = chosen_rules(fields);
    let (edition, rules, own) = NewRules::Listed { id, options }.resolve()?;
    let names = PadNames::of_game(edition.as_deref(), &own);
    let (text, on) = (words(asking.request.text, fields), on_paper(fields)?);
    let id = edition.as_deref();
    let drawing = match what {
        "pad" => empty_pad(text, &rules, &names, id, players(fields)?, on).map_err(refused)?,
        "leaflet" => {
            let OnPaper { paper, landscape, large } = on;
            LeafletSheet { text, rules: &rules, names: &names, id, paper, landscape, large }.draw()
        }
        _ => return Err(Problem::UnknownPage),
    };
    printed(asking, &format!("{}-{what}", id.unwrap_or("yatzy")), drawing, format)
}

fn empty_pad(
    text: Text,
    rules: &Ruleset,
    names: &PadNames,
    id: Option<&str>,
    players: Players<'_>,
    on: OnPaper,
) -> Result<Drawing, PadError> {
    let OnPaper { paper, landscape, large } = on;
    PadSheet { text, rules, names, id, players, columns: None, date: None, paper, landscape, large }.draw()
}

/// The pad of a table as it stands, an empty one like it, its rules, or luck and skill once it is over.
pub(super) async fn of_table(asking: Asking<'_>, id: &GameId, file: &str) -> Answer {
    let (what, format) = kind(file)?;
    let (house, fields) = (asking.house, &asking.request.query);
    let view = house.look(id, asking.who()).await?;
    let date = house.record(id).await?.date.map(|date| date.to_string());
    let (text, on) = (words(asking.request.text, fields), on_paper(fields)?);
    let papers = TablePapers { text, view: &view, date: date.as_deref(), on };
    let drawing = match what {
        "pad" => papers.pad().map_err(refused)?,
        "empty-pad" => papers.empty_pad().map_err(refused)?,
        "leaflet" => papers.leaflet(),
        "report" => {
            let analysis = match house.report(id).await? {
                Soon::Now(analysis) => analysis,
                // The page of the report says that it is being worked out, and waits for it.
                Soon::Later => return Ok(asking.go(format_args!("/g/{id}/report"))),
                Soon::Never => return Err(Refused::NoReport.into()),
            };
            let perfect = known(house.perfect(&view.rules).await);
            let report = papers.report(&analysis, perfect.as_deref());
            if format == Format::Pdf { report.pages() } else { report.picture() }
        }
        _ => return Err(Problem::UnknownPage),
    };
    printed(asking, &format!("yatzy-{id}-{what}"), drawing, format)
}

/// How people did by some rules, against perfect play.
pub(super) async fn of_records(asking: Asking<'_>, file: &str) -> Answer {
    let (edition, format) = kind(file)?;
    super::records::check(asking)?;
    let (house, fields) = (asking.house, &asking.request.query);
    let statistics = house.statistics(edition, fields.get("options")).await?;
    let perfect = known(house.perfect(&statistics.rules).await);
    let report = statistics_report(words(asking.request.text, fields), &statistics, perfect.as_deref());
    let drawing = if format == Format::Pdf { report.pages() } else { report.picture() };
    printed(asking, &format!("{edition}-records"), drawing, format)
}

fn known(perfect: Soon<Perfect>) -> Option<std::sync::Arc<Perfect>> {
    match perfect {
        Soon::Now(perfect) => Some(perfect),
        Soon::Later | Soon::Never => None,
    }
}

/// What a file's name asks for, and in which format.
fn kind(file: &str) -> Result<(&str, Format), Problem> {
    let format = Format::of(Path::new(file)).map_err(|_| Problem::UnknownPage)?;
    let what = file.rsplit_once('.').map_or(file, |(what, _)| what);
    Ok((what, format))
}

fn printed(asking: Asking<'_>, name: &str, drawing: Drawing, format: Format) -> Answer {
    let page = asking.request.query.number::<usize>("page")?.unwrap_or(1);
    if !(1..=drawing.pages.len()).contains(&page) {
        return Err(Refused::Field { field: "page" }.into());
    }
    let name = format!("{name}.{}", format.ending());
    Ok(Reply::paper(name, PaperReply { drawing, format, page: page - 1 }))
}

/// The language of the words: the one asked for, else the reader's.
fn words(text: Text, fields: &Fields) -> Text {
    Text::new(fields.get("words").and_then(Lang::parse).unwrap_or(text.lang()))
}

fn on_paper(fields: &Fields) -> Result<OnPaper, Refused> {
    let paper = match fields.get("paper") {
        Some(paper) => paper.parse().map_err(|_| Refused::Field { field: "paper" })?,
        None => Paper::default(),
    };
    Ok(OnPaper { paper, landscape: fields.get("landscape").is_some(), large: fields.get("large").is_some() })
}

fn players(fields: &Fields) -> Result<Players<'static>, Refused> {
    let wrong = Refused::Field { field: "players" };
    match fields.number::<usize>("players")? {
        None => Ok(Players::Fitting),
        Some(players) if (1..=MAX_PLAYERS).contains(&players) => Ok(Players::Empty(players)),
        Some(_) => Err(wrong),
    }
}

fn refused(_: PadError) -> Problem {
    Refused::Field { field: "players" }.into()
}
