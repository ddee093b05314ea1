//! The table's page, and its forms.

use super::form_action::{FormAction, needs_table, read, table_query};
use super::{Asking, PageResult};
use crate::pages::{
    ASKED, Coached, FormError, Invitation, OWN_GAMES, PrintPaths, TablePage, TableQuery, TypedName, WHO,
    coach_again, rules_page, screen_page, table_fragment, table_page, who_page,
};
use crate::reply::{Refresh, Reply};
use yatzy_rules::{Action, Hand};
use yatzy_table::{CoachContext, Deferred, GameId, Refused, Rejection, Request, View};
use yatzy_wire::status_of;

pub(super) async fn show(asking: Asking<'_>, id: &GameId) -> PageResult {
    let view = asking.house.look(id, asking.who()).await?;
    let query = &asking.request.query;
    let asks_who = query.has(WHO) || query.has(ASKED);
    if asks_who && !view.you.is_watching() {
        return Ok(asking.to_table(id));
    }
    let may_ask = asks_who && view.on_other_devices().next().is_some();
    if may_ask || (view.may_sit() && (asks_who || query.is_empty()) && !asking.request.fragment) {
        return Ok(who(asking, &view));
    }
    let mut query = table_query(&view.rules, &asking.request.query);
    if asking.request.query.has("coach") {
        // A person who may not ask, or has played on, sees the table without the coach.
        query.hint = coached(asking, &view, &query).await.ok();
    }
    draw(asking, &view, &query).await
}

/// The question who the person is. Without a script it looks for the answer to a request by itself.
fn who(asking: Asking<'_>, view: &View) -> Reply {
    let has_asked = asking.request.query.has(ASKED);
    let waits = view.own_request().is_some_and(|(_, request)| !request.is_refused);
    let typed = TypedName { has_asked, ..TypedName::default() };
    let again = || asking.request.site.path(format_args!("{}?{ASKED}", view.id.page()));
    let refresh = waits.then(|| Refresh { seconds: 2, to: Some(again()) });
    Reply { refresh, ..Reply::page(who_page(asking.context(), view, &typed)) }
}

async fn draw(asking: Asking<'_>, view: &View, query: &TableQuery) -> PageResult {
    let record = match view.is_over() {
        true => Some(asking.house.record(&view.id, asking.who()).await?),
        false => None,
    };
    let (context, offers) = (asking.context(), asking.house.offers());
    // Only people who may invite see the invitation.
    let invites = view.you.is_host && view.missing().next().is_some();
    let links = if invites { asking.house.links(&view.id, asking.who()).await? } else { Vec::new() };
    let invitation = Invitation { context, view, offers, links: &links };
    let page = TablePage {
        context,
        view,
        query,
        record: record.as_ref(),
        computer: offers.computer,
        invitation: Some(&invitation),
        past: false,
        address: None,
    };
    if asking.request.fragment {
        return Ok(Reply::page(table_fragment(&page)));
    }
    // Without script the browser reloads.
    let again = || asking.request.site.path(format_args!("{}{}", view.id.page(), coach_again(&page)));
    let thinks = query.hint == Some(Coached::Thinks);
    let refresh = thinks.then(|| Refresh { seconds: 1, to: Some(again()) });
    Ok(Reply { refresh, ..Reply::page(table_page(&page)) })
}

/// The coach's answer for the player. The log says first that the coach was asked.
async fn coached(asking: Asking<'_>, view: &View, query: &TableQuery) -> Result<Coached, Rejection> {
    let told = query.hand.map(|hand| (hand, query.after.or(query.throws)));
    let about = CoachContext { told, ..CoachContext::default() };
    match asking.house.advise(&view.id, asking.who(), about, asking.request.text).await? {
        Deferred::Ready(advice) => {
            let keep = match advice.best {
                Action::Throw(keep) => Some(keep),
                _ => None,
            };
            Ok(Coached::Says(advice.sentence.clone(), keep))
        }
        Deferred::Pending => Ok(Coached::Thinks),
        Deferred::Unavailable => Err(Refused::NoCoach.into()),
    }
}

/// A refusal on the table's page.
pub(super) async fn refuse_at(asking: Asking<'_>, id: &GameId, rejection: Rejection) -> PageResult {
    refuse_with(asking, id, rejection, |_| TableQuery::default()).await
}

/// A refusal, with the query of the form.
async fn refuse_with(
    asking: Asking<'_>,
    id: &GameId,
    rejection: Rejection,
    query: impl FnOnce(&View) -> TableQuery,
) -> PageResult {
    let Rejection { refused, view } = rejection;
    let view = match view {
        Some(view) => *view,
        None if refused == Refused::UnknownGame => return Err(refused.into()),
        None => asking.house.look(id, asking.who()).await?,
    };
    let problem = Some(FormError::of(&refused, asking.request.text, &view));
    let query = TableQuery { problem, ..query(&view) };
    Ok(draw(asking, &view, &query).await?.with(status_of(&refused)))
}

pub(super) async fn act(asking: Asking<'_>, id: &GameId) -> PageResult {
    let (house, fields) = (asking.house, &asking.request.fields);
    let basics = house.basics(id).await?;
    // A look is one more query to the store, and most forms need none.
    let seen = if needs_table(&basics, fields) { Some(house.look(id, asking.who()).await?) } else { None };
    let done = match read(&basics, seen.as_ref(), asking.who(), fields) {
        Ok(FormAction::Show(query)) => {
            let view = match seen {
                Some(view) => view,
                None => house.look(id, asking.who()).await?,
            };
            return draw(asking, &view, &query).await;
        }
        Ok(FormAction::Ask(asked)) => {
            let is_hint = matches!(asked.request, Request::Act(Action::Hint, _));
            match house.ask(id, asked).await {
                Ok(answered) if is_hint => {
                    let told = table_query(&answered.view.rules, fields);
                    let hint = coached(asking, &answered.view, &told).await;
                    hint.map(|hint| (answered.view, Some(TableQuery { hint: Some(hint), ..told })))
                }
                Ok(answered) => Ok((answered.view, asking.request.fragment.then(TableQuery::default))),
                Err(rejection) => Err(rejection),
            }
        }
        Err(refused) => Err(refused.into()),
    };
    match done {
        Ok((view, Some(query))) => draw(asking, &view, &query).await,
        Ok((_, None)) => Ok(asking.to_table(id)),
        // The reported dice stay in the form.
        Err(rejection) => refuse_with(asking, id, rejection, |view| table_query(&view.rules, fields)).await,
    }
}

/// The points of every hand in every box: a pad for real dice uses them without a connection.
pub(super) async fn pays(asking: Asking<'_>, id: &GameId) -> PageResult {
    let rules = asking.house.look(id, asking.who()).await?.rules;
    // Hands in the order of their faces, so that a script can enumerate them.
    let mut all: Vec<(String, Hand)> =
        Hand::all(rules.dice()).iter().map(|&hand| (hand.to_string(), hand)).collect();
    all.sort();
    let hands = all.into_iter().map(|(_, hand)| {
        // Zeros are left out. Columns multiply.
        let points = rules.box_points(hand).iter();
        let points: Vec<String> =
            points.map(|&points| if points == 0 { String::new() } else { points.to_string() }).collect();
        points.join(",").trim_end_matches(',').to_owned()
    });
    let boxes: Vec<&str> = rules.boxes().iter().map(|rule| rule.id.as_str()).collect();
    let hands: Vec<String> = hands.collect();
    let pays = serde_json::json!({ "boxes": boxes, "hands": hands.join(" ") });
    Ok(Reply::of("application/json", pays.to_string()))
}

/// The record of a game, as a file.
pub(super) async fn record(asking: Asking<'_>, id: &GameId) -> PageResult {
    let record = asking.house.record(id, asking.who()).await?;
    let text = Reply::of("text/plain; charset=utf-8", record.to_string());
    Ok(Reply { file: Some(format!("yatzy-{id}.yatzy")), ..text })
}

pub(super) async fn rules(asking: Asking<'_>, id: &GameId) -> PageResult {
    let view = asking.house.look(id, asking.who()).await?;
    let back = id.page();
    let print = PrintPaths {
        leaflet: format!("{}/leaflet.pdf", id.page()),
        pad: format!("{}/empty-pad.pdf", id.page()),
    };
    let edition = view.edition.as_deref();
    let page = rules_page(asking.context(), &view.rules, &view.names, edition, &back, &print);
    Ok(Reply::page(page))
}

pub(super) async fn step_in(asking: Asking<'_>, id: &GameId) -> PageResult {
    // A second press names a turn that was played by then.
    let version = asking.request.fields.number("version")?;
    match asking.house.step_in(id, asking.who(), version).await {
        Ok(_) => Ok(asking.to_table(id)),
        Err(rejection) => refuse_at(asking, id, rejection).await,
    }
}

pub(super) async fn rematch(asking: Asking<'_>, id: &GameId) -> PageResult {
    match asking.house.rematch(id, asking.who()).await {
        Ok(next) => Ok(asking.to_table(&next)),
        Err(rejection) => refuse_at(asking, id, rejection).await,
    }
}

pub(super) async fn delete(asking: Asking<'_>, id: &GameId) -> PageResult {
    match asking.house.delete(id, asking.who()).await {
        Ok(()) => {
            Ok(asking.go(asking.request.fields.get("back").filter(|back| *back == OWN_GAMES).unwrap_or("/")))
        }
        Err(rejection) => refuse_at(asking, id, rejection).await,
    }
}

/// The table for a big screen.
pub(super) async fn screen(asking: Asking<'_>, id: &GameId) -> PageResult {
    let view = asking.house.look(id, asking.who()).await?;
    let (context, offers) = (asking.context(), asking.house.offers());
    Ok(Reply::page(screen_page(&Invitation { context, view: &view, offers, links: &[] })))
}

/// Skips the pause for an undo: the computer plays at once.
pub(super) async fn go_on(asking: Asking<'_>, id: &GameId) -> PageResult {
    match asking.house.hurry(id, asking.who()).await {
        Ok(()) => Ok(asking.to_table(id)),
        Err(rejection) => refuse_at(asking, id, rejection).await,
    }
}
