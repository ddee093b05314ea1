//! Pages of seats: a link that is one, an open one, a new one; their names.

use super::table::refuse_at;
use super::{Answer, Asking};
use crate::pages::{link_page, seat_page};
use crate::problem::{Problem, status_of};
use crate::reply::Reply;
use yatzy_rules::Seat;
use yatzy_table::{Answered, Asked, GameId, Refused, Rejection, Request, Token};

/// Shows what a link is; looking takes nothing.
pub(super) async fn show_link(asking: Asking<'_>, id: &GameId, token: &str) -> Answer {
    let (_, seat) = find(asking, id, token).await?;
    let view = asking.house.look(id, asking.who()).await?;
    Ok(Reply::page(seat_page(asking.visit(), &view, seat, None)))
}

pub(super) async fn take_link(asking: Asking<'_>, id: &GameId, token: &str) -> Answer {
    let (token, seat) = find(asking, id, token).await?;
    let name = asking.request.fields.get("name").map(str::to_owned);
    match ask(asking, id, Request::TakeByLink { token, name }).await {
        Ok(taken) => Ok(asking.to_table(id).for_device(asking.request, &taken.answer.holder)),
        Err(rejection) => {
            let view = asking.house.look(id, asking.who()).await?;
            let sentence = rejection.refused.sentence(asking.request.text, Some(&view));
            let problem = Some((rejection.refused.code().to_owned(), sentence));
            let page = Reply::page(seat_page(asking.visit(), &view, seat, problem));
            Ok(page.with(status_of(&rejection.refused)))
        }
    }
}

/// The seat that a link leads to. A wrong token looks like a wrong game.
async fn find(asking: Asking<'_>, id: &GameId, token: &str) -> Result<(Token, Seat), Problem> {
    let token: Token = token.parse().map_err(|_| Refused::UnknownGame)?;
    Ok((token, asking.house.linked(id, token).await?))
}

pub(super) async fn take(asking: Asking<'_>, id: &GameId, seat: &str) -> Answer {
    let name = asking.request.fields.get("name").map(str::to_owned);
    let taken = match seat_at(seat) {
        Ok(seat) => ask(asking, id, Request::TakeOpen { seat, name }).await,
        Err(rejection) => Err(rejection),
    };
    sat_down(asking, id, taken).await
}

pub(super) async fn join(asking: Asking<'_>, id: &GameId) -> Answer {
    let name = asking.request.fields.get("name").unwrap_or_default().to_owned();
    let joined = ask(asking, id, Request::Join { name }).await;
    sat_down(asking, id, joined).await
}

async fn sat_down(asking: Asking<'_>, id: &GameId, taken: Result<Answered, Rejection>) -> Answer {
    match taken {
        Ok(taken) => Ok(asking.to_table(id).for_device(asking.request, &taken.answer.holder)),
        Err(rejection) => refuse_at(asking, id, rejection).await,
    }
}

/// Makes a new link, and shows it once.
pub(super) async fn link(asking: Asking<'_>, id: &GameId, seat: &str) -> Answer {
    let made = match seat_at(seat) {
        Ok(seat) => ask(asking, id, Request::Relink(seat)).await.map(|made| (seat, made)),
        Err(rejection) => Err(rejection),
    };
    match made {
        Ok((seat, made)) => {
            let path = made.answer.link.map(|link| link.path(id)).unwrap_or_default();
            let url = asking.request.site.url(&path);
            Ok(Reply::page(link_page(asking.visit(), &made.view, seat, &url)))
        }
        Err(rejection) => refuse_at(asking, id, rejection).await,
    }
}

/// Gives a seat another name; an empty one deletes the name for good.
pub(super) async fn rename(asking: Asking<'_>, id: &GameId, seat: &str) -> Answer {
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

async fn ask(asking: Asking<'_>, id: &GameId, request: Request) -> Result<Answered, Rejection> {
    asking.house.ask(id, Asked::now(asking.who(), request)).await
}

fn seat_at(seat: &str) -> Result<Seat, Rejection> {
    let seat = seat.parse().ok().and_then(Seat::from_number);
    seat.ok_or_else(|| Refused::Field { field: "seat" }.into())
}
