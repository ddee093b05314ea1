//! Paper: pads and leaflets of some rules, and printed forms of a table or of the records.

use super::new_game::{chosen_rules, new_table};
use super::{Asking, PageResult};
use crate::pages::{print_page, statistics_report};
use crate::paths;
use crate::reply::{PaperReply, Reply};
use crate::request::Fields;
use std::path::Path;
use yatzy_rules::Catalogue;
use yatzy_sheet::{Format, MAX_PLAYERS, Order, OrderGame, OrderPlayers, PageSetup, Paper, TablePapers};
use yatzy_table::{Deferred, GameId, NewRules, PerfectPlay, Refused};
use yatzy_text::{Lang, Text};
use yatzy_wire::Problem;

/// The form for printing.
pub(super) fn choose(asking: Asking<'_>) -> PageResult {
    let fields = &asking.request.query;
    let (id, options) = chosen_rules(fields);
    let rules = NewRules::Listed { id: id.clone(), options: options.clone() };
    rules.resolve()?;
    let edition = Catalogue::get().edition(&id).ok_or(Refused::UnknownRules(id))?;
    Ok(Reply::page(print_page(asking.context(), edition, &options, fields.get("players"))))
}

/// From the form for a new game: the same rules and number of seats.
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
    asking.go(format_args!("{}?{query}", paths::PRINT))
}

/// An empty pad or a leaflet of a listed ruleset.
pub(super) fn of_rules(asking: Asking<'_>, file: &str) -> PageResult {
    let (what, format) = kind(file)?;
    let fields = &asking.request.query;
    let (id, options) = chosen_rules(fields);
    let (edition, rules, own_names) = NewRules::Listed { id, options }.resolve()?;
    let name = edition.clone();
    let lang = words(asking.request.text, fields).lang();
    let (game, on) = (OrderGame { lang, rules, edition, own_names }, on_paper(fields)?);
    let order = match what {
        "pad" => Order::Pad { game, players: players(fields)?, date: None, on },
        "leaflet" => Order::Leaflet { game, on },
        _ => return Err(Problem::UnknownPage),
    };
    printed(asking, &format!("{}-{what}", name.as_deref().unwrap_or("yatzy")), order, format)
}

/// The pad of a table, an empty one like it, its rules, or its report.
pub(super) async fn of_table(asking: Asking<'_>, id: &GameId, file: &str) -> PageResult {
    let (what, format) = kind(file)?;
    let (house, fields) = (asking.house, &asking.request.query);
    let view = house.look(id, asking.who()).await?;
    let date = house.record(id, asking.who()).await?.date.map(|date| date.to_string());
    let (text, on) = (words(asking.request.text, fields), on_paper(fields)?);
    let papers = TablePapers { text, view: &view, date: date.as_deref(), on };
    let order = match what {
        "pad" => papers.pad(),
        "empty-pad" => papers.empty_pad(),
        "leaflet" => papers.leaflet(),
        "report" => {
            let analysis = match house.report(id, asking.who()).await? {
                Deferred::Ready(analysis) => analysis,
                // The page of the report waits until it is computed.
                Deferred::Pending => return Ok(asking.go(format_args!("{}/report", id.page()))),
                Deferred::Unavailable => return Err(Refused::NoReport.into()),
            };
            let perfect = known(house.perfect(&view.rules).await);
            Order::Report(papers.report(&analysis, perfect.as_deref()))
        }
        _ => return Err(Problem::UnknownPage),
    };
    printed(asking, &format!("yatzy-{id}-{what}"), order, format)
}

/// The printed records of some rules, against perfect play.
pub(super) async fn of_records(asking: Asking<'_>, file: &str) -> PageResult {
    let (edition, format) = kind(file)?;
    super::records::check(asking)?;
    let (house, fields) = (asking.house, &asking.request.query);
    let statistics = house.statistics(edition, fields.get("options")).await?;
    let perfect = known(house.perfect(&statistics.rules).await);
    let report = statistics_report(
        words(asking.request.text, fields),
        &asking.request.site,
        &statistics,
        perfect.as_deref(),
    );
    printed(asking, &format!("{edition}-records"), Order::Report(report), format)
}

fn known(perfect: Deferred<PerfectPlay>) -> Option<std::sync::Arc<PerfectPlay>> {
    match perfect {
        Deferred::Ready(perfect) => Some(perfect),
        Deferred::Pending | Deferred::Unavailable => None,
    }
}

/// The kind and the format of a file name.
fn kind(file: &str) -> Result<(&str, Format), Problem> {
    let format = Format::of(Path::new(file)).map_err(|_| Problem::UnknownPage)?;
    let what = file.rsplit_once('.').map_or(file, |(what, _)| what);
    Ok((what, format))
}

/// Whether the page number exists is known when it is drawn.
fn printed(asking: Asking<'_>, name: &str, order: Order, format: Format) -> PageResult {
    let page = asking.request.query.number::<usize>("page")?.unwrap_or(1);
    let page = page.checked_sub(1).ok_or(Refused::Field { field: "page" })?;
    let name = format!("{name}.{}", format.ending());
    Ok(Reply::paper(name, PaperReply { order, format, page }))
}

/// The language of the paper: the requested one, or the reader's.
fn words(text: Text, fields: &Fields) -> Text {
    Text::new(fields.get("words").and_then(Lang::parse).unwrap_or(text.lang()))
}

fn on_paper(fields: &Fields) -> Result<PageSetup, Refused> {
    let paper = match fields.get("paper") {
        Some(paper) => paper.parse().map_err(|_| Refused::Field { field: "paper" })?,
        None => Paper::default(),
    };
    Ok(PageSetup {
        paper,
        landscape: fields.get("landscape").is_some(),
        large: fields.get("large").is_some(),
    })
}

fn players(fields: &Fields) -> Result<OrderPlayers, Refused> {
    match fields.number::<usize>("players")? {
        None => Ok(OrderPlayers::Fitting),
        Some(players) if (1..=MAX_PLAYERS).contains(&players) => Ok(OrderPlayers::Empty(players)),
        Some(_) => Err(Refused::Field { field: "players" }),
    }
}
