//! Matches: everyone plays the whole card with the same dice.

use super::{Asking, PageResult};
use crate::pages::{FormError, MatchPage, match_page};
use crate::reply::{Refresh, Reply};
use crate::request::Fields;
use yatzy_table::{
    Deferred, GameId, MatchAnswer, MatchPhase, MatchRequest, MatchView, NewMatch, NewMatchSeat, NewTable,
    Refused, Rejection, Token,
};
use yatzy_wire::status_of;

/// The value of the field `dice` of a new match.
pub(super) const SAME_DICE: &str = "shared";

/// Makes a match of what the form for a new game says.
pub(super) async fn make(asking: Asking<'_>, table: &NewTable) -> Result<MatchAnswer, Rejection> {
    let new = NewMatch::of_table(table, bytes(&asking.request.fields))?;
    asking.house.make_match(asking.who(), &new).await
}

/// The bytes that a device adds to the seed. A page without script sends none.
fn bytes(fields: &Fields) -> Option<yatzy_rules::fair::PlayerBytes> {
    fields.get("bytes").and_then(|bytes| bytes.parse().ok())
}

pub(super) async fn show(asking: Asking<'_>, id: &GameId) -> PageResult {
    draw(asking, id, None).await
}

async fn draw(asking: Asking<'_>, id: &GameId, problem: Option<&FormError>) -> PageResult {
    let matched = asking.house.look_match(id, asking.who()).await?;
    let game = matched.seats.iter().find_map(|seat| seat.game.as_ref());
    let result = match (matched.phase, game) {
        (MatchPhase::Over, Some(game)) => match asking.house.compare_match(id).await {
            Ok(compared) => Some((asking.house.peek(game, asking.who()).await?, compared)),
            // No game was finished, or this server computes nothing.
            Err(_) => None,
        },
        _ => None,
    };
    let is_pending = matches!(result, Some((_, Deferred::Pending)));
    let page = match_page(&MatchPage {
        context: asking.context(),
        offers: asking.house.offers(),
        matched: &matched,
        result: result.as_ref().map(|(view, compared)| (view, compared)),
        typed: asking.request.fields.get("name").unwrap_or_default(),
        problem,
    });
    Ok(Reply { refresh: is_pending.then_some(Refresh { seconds: 2, to: None }), ..Reply::page(page) })
}

pub(super) async fn join(asking: Asking<'_>, id: &GameId) -> PageResult {
    let fields = &asking.request.fields;
    let key = match fields.get("key") {
        Some(key) => key.parse().map_err(|_| Refused::Field { field: "key" })?,
        None => Token::from_bytes(asking.request.fresh),
    };
    let name = fields.get("name").unwrap_or_default().to_owned();
    ask(asking, id, &MatchRequest::Join(NewMatchSeat { name, bytes: bytes(fields), key })).await
}

pub(super) async fn remove(asking: Asking<'_>, id: &GameId, number: &str) -> PageResult {
    let number = number.parse().map_err(|_| Refused::Field { field: "seat" })?;
    ask(asking, id, &MatchRequest::Remove(number)).await
}

/// Asks something of a match, and goes back to its page. A refusal stands on that page.
pub(super) async fn ask(asking: Asking<'_>, id: &GameId, asked: &MatchRequest) -> PageResult {
    match asking.house.ask_match(id, asking.who(), asked).await {
        Ok(answer) => Ok(asking.go(MatchView::page(id)).for_device(asking.request, &answer.who)),
        Err(rejection) if rejection.refused == Refused::UnknownGame => Err(rejection.into()),
        Err(rejection) => {
            let code = rejection.refused.code().to_owned();
            let problem = FormError { code, sentence: rejection.sentence(asking.request.text) };
            Ok(draw(asking, id, Some(&problem)).await?.with(status_of(&rejection.refused)))
        }
    }
}
