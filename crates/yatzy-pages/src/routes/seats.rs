//! Pages of seats: links, open seats, new seats, names.

use super::table::refuse_at;
use super::{Asking, PageResult, WRONG};
use crate::pages::{
    ASKED, FormError, Invitation, KNOWN_SEATS, TypedName, invite_page, link_page, read_goal, seat_page,
    who_page,
};
use crate::reply::Reply;
use yatzy_rules::Seat;
use yatzy_table::{Answered, GameId, Newcomer, Refused, Rejection, Request, SeatLink, TableRequest, Token};
use yatzy_wire::{Problem, status_of};

/// Shows the seat of a link, without taking it.
pub(super) async fn show_link(asking: Asking<'_>, id: &GameId, token: &str) -> PageResult {
    let (_, seat) = find(asking, id, token).await?;
    let view = asking.house.look(id, asking.who()).await?;
    Ok(Reply::page(seat_page(asking.context(), &view, seat, None)))
}

pub(super) async fn take_link(asking: Asking<'_>, id: &GameId, token: &str) -> PageResult {
    let (token, seat) = find(asking, id, token).await?;
    let name = asking.request.fields.get("name").map(str::to_owned);
    match ask(asking, id, Request::TakeByLink { token, name }).await {
        Ok(taken) => Ok(asking.to_table(id).for_device(asking.request, &taken.answer.holder)),
        Err(rejection) => {
            let view = asking.house.look(id, asking.who()).await?;
            let problem = Some(FormError::of(&rejection.refused, asking.request.text, &view));
            let page = Reply::page(seat_page(asking.context(), &view, seat, problem));
            Ok(page.with(status_of(&rejection.refused)))
        }
    }
}

/// The seat of a link. A wrong token is answered like a wrong game.
async fn find(asking: Asking<'_>, id: &GameId, token: &str) -> Result<(Token, Seat), Problem> {
    let token: Token = token.parse().map_err(|_| Refused::UnknownGame)?;
    Ok((token, asking.house.linked(id, token).await?))
}

/// Takes a free seat: an expected person under the seat's name, another person under the name they type.
pub(super) async fn take(asking: Asking<'_>, id: &GameId, seat: &str) -> PageResult {
    let name = asking.request.fields.get("name").map(str::to_owned);
    match seat_at(seat) {
        Ok(seat) => sit(asking, id, name.clone(), Some(seat), Request::TakeOpen { seat, name }).await,
        Err(rejection) => refuse_at(asking, id, rejection).await,
    }
}

pub(super) async fn join(asking: Asking<'_>, id: &GameId) -> PageResult {
    let name = asking.request.fields.get("name").unwrap_or_default().to_owned();
    sit(asking, id, Some(name.clone()), None, Request::Join { name }).await
}

/// Sits down. A typed name that is there already is asked about first. What is wrong with it is said where it was typed.
async fn sit(
    asking: Asking<'_>,
    id: &GameId,
    typed: Option<String>,
    wanted: Option<Seat>,
    request: Request,
) -> PageResult {
    let text = asking.request.text;
    let view = asking.house.look(id, asking.who()).await?;
    let name = typed.unwrap_or_default();
    let known = asking.request.fields.number(KNOWN_SEATS)?.unwrap_or_default();
    let newcomer = view.newcomer_by_form(&name, wanted, known);
    let namesake = match newcomer {
        Newcomer::Expected(seat) => Some(Some(seat.seat)),
        Newcomer::Taken(_) => Some(None),
        Newcomer::New | Newcomer::NoSeat => None,
    };
    if let Some(namesake) = namesake {
        let problem = newcomer.problem(text);
        let problem = problem.map(|sentence| FormError { code: "name/twice".to_owned(), sentence });
        let typed = TypedName { namesake, problem, name, has_asked: false };
        return Ok(Reply::page(who_page(asking.context(), &view, &typed)).with(WRONG));
    }
    match ask(asking, id, request).await {
        Ok(taken) => Ok(asking.to_table(id).for_device(asking.request, &taken.answer.holder)),
        Err(Rejection { refused: Refused::Name(error), .. }) => {
            let problem = Some(FormError::of(&Refused::Name(error), text, &view));
            let typed = TypedName { problem, name, ..TypedName::default() };
            let page = Reply::page(who_page(asking.context(), &view, &typed));
            Ok(page.with(status_of(&Refused::Name(error))))
        }
        Err(rejection) => refuse_at(asking, id, rejection).await,
    }
}

/// Asks for a seat that another device holds. The page that says so waits for the answer.
pub(super) async fn ask_for(asking: Asking<'_>, id: &GameId, seat: &str) -> PageResult {
    let asked = match seat_at(seat) {
        Ok(seat) => ask(asking, id, Request::AskForSeat(seat)).await,
        Err(rejection) => Err(rejection),
    };
    match asked {
        Ok(asked) => {
            let page = asking.go(format_args!("{}?{ASKED}", id.page()));
            Ok(page.for_device(asking.request, &asked.answer.holder))
        }
        Err(Rejection { refused, .. }) => {
            let view = asking.house.look(id, asking.who()).await?;
            let problem = Some(FormError::of(&refused, asking.request.text, &view));
            let page = who_page(asking.context(), &view, &TypedName { problem, ..TypedName::default() });
            Ok(Reply::page(page).with(status_of(&refused)))
        }
    }
}

/// Allows or refuses the request of another device for a seat.
pub(super) async fn answer(asking: Asking<'_>, id: &GameId, seat: &str, allow: bool) -> PageResult {
    let number = asking.request.fields.number("number")?.ok_or(Refused::Field { field: "number" })?;
    let request = |seat| match allow {
        true => Request::AllowRequest { seat, number, device: None, is_unattended: false },
        false => Request::RefuseRequest { seat, number, is_unattended: false },
    };
    let answered = match seat_at(seat) {
        Ok(seat) => ask(asking, id, request(seat)).await,
        Err(rejection) => Err(rejection),
    };
    match answered {
        Ok(_) => Ok(asking.to_table(id)),
        Err(rejection) => refuse_at(asking, id, rejection).await,
    }
}

/// Shows the current link of a seat, or makes a new one if asked to.
pub(super) async fn link(asking: Asking<'_>, id: &GameId, seat: &str) -> PageResult {
    let shown = match seat_at(seat) {
        Ok(seat) => link_of(asking, id, seat).await.map(|link| (seat, link)),
        Err(rejection) => Err(rejection),
    };
    match shown {
        Ok((seat, link)) => {
            let offers = asking.house.offers();
            let (path, site) = (link.path(id), &asking.request.site);
            let url = match &offers.address {
                Some(origin) => format!("{origin}{}{path}", site.base),
                None => site.url(&path),
            };
            let view = asking.house.look(id, asking.who()).await?;
            Ok(Reply::page(link_page(asking.context(), &view, seat, &url, offers.opened_by)))
        }
        Err(rejection) => refuse_at(asking, id, rejection).await,
    }
}

async fn link_of(asking: Asking<'_>, id: &GameId, seat: Seat) -> Result<SeatLink, Rejection> {
    let links = asking.house.links(id, asking.who()).await?;
    let known = links.into_iter().find(|link| link.seat == seat);
    match known.filter(|_| !asking.request.fields.has("new")) {
        Some(link) => Ok(link),
        None => {
            let made = ask(asking, id, Request::Relink(seat)).await?;
            made.answer.link.ok_or_else(|| Refused::Unavailable.into())
        }
    }
}

/// Code, links and presence, for people who may invite.
pub(super) async fn invite(asking: Asking<'_>, id: &GameId) -> PageResult {
    let view = asking.house.look(id, asking.who()).await?;
    let links = asking.house.links(id, asking.who()).await?;
    let offers = asking.house.offers();
    let invitation = Invitation { context: asking.context(), view: &view, offers, links: &links };
    Ok(Reply::page(invite_page(&invitation)))
}

/// Renames a seat; an empty name deletes it for good.
pub(super) async fn rename(asking: Asking<'_>, id: &GameId, seat: &str) -> PageResult {
    let name = asking.request.fields.get("name").unwrap_or_default().to_owned();
    let renamed = match seat_at(seat) {
        Ok(seat) => ask(asking, id, Request::Rename { seat, name }).await,
        Err(rejection) => Err(rejection),
    };
    match renamed {
        Ok(_) => Ok(asking.to_table(id)),
        Err(rejection) => refuse_at(asking, id, rejection).await,
    }
}

pub(super) async fn set_goal(asking: Asking<'_>, id: &GameId, seat: &str) -> PageResult {
    let goal = read_goal(&asking.request.fields).ok_or(Refused::Field { field: "goal" });
    let changed = match (seat_at(seat), goal) {
        (Ok(seat), Ok(goal)) => ask(asking, id, Request::SetGoal { seat, goal }).await,
        (Err(rejection), _) => Err(rejection),
        (_, Err(refused)) => Err(refused.into()),
    };
    match changed {
        Ok(_) => Ok(asking.to_table(id)),
        Err(rejection) => refuse_at(asking, id, rejection).await,
    }
}

async fn ask(asking: Asking<'_>, id: &GameId, request: Request) -> Result<Answered, Rejection> {
    // Our own forms have keys that are as hard to guess as a token. Other keys are ignored.
    let key = asking.request.fields.get("key").filter(|key| key.parse::<Token>().is_ok()).map(str::to_owned);
    asking.house.ask(id, TableRequest { key, ..TableRequest::now(asking.who(), request) }).await
}

fn seat_at(seat: &str) -> Result<Seat, Rejection> {
    let seat = seat.parse().ok().and_then(Seat::from_number);
    seat.ok_or_else(|| Refused::Field { field: "seat" }.into())
}
