//! A table as someone sees it, as it travels.

use yatzy_rules::{Action, Phase, Player};
use yatzy_table::{GameId, SeatLink, SeatView, View};
use yatzy_text::Text;
use yatzy_wire::{
    CardBody, LegalBody, PlayerBody, RulesBody, SeatBody, SeatLinkBody, StandingBody, StateBody,
    TurnStateBody, YouBody, seat_number,
};

/// The table as someone sees it.
pub(crate) fn state_body(view: &View, text: Text) -> StateBody {
    let rules = &view.rules;
    let offers = view.offers.iter();
    let standings = view.standings.iter();
    StateBody {
        id: view.id.to_string(),
        version: view.version,
        rules: RulesBody::of(rules, view.edition.as_deref(), text.title(&view.names)),
        dice: view.source.into(),
        hints: view.coach,
        commitment: view.commitment.map(|commitment| commitment.to_string()),
        secret: view.secret.map(|secret| secret.to_string()),
        phase: view.phase.into(),
        abandoned: view.abandoned,
        turn: turn_body(view),
        seats: view.seats.iter().map(|seat| seat_body(view, seat, text)).collect(),
        offers: offers
            .map(|offer| (rules.cell_id(offer.cell), offer.allowed().map(|points| points.0)))
            .collect(),
        actions: view.actions().into_iter().filter_map(|action| legal(view, action)).collect(),
        standings: standings
            .map(|standing| StandingBody {
                place: standing.place,
                seat: seat_number(standing.seat),
                total: standing.total.0,
            })
            .collect(),
        you: you_body(view),
        watchers: view.watchers,
    }
}

fn legal(view: &View, action: Action) -> Option<LegalBody> {
    let id = |cell| view.rules.cell_id(cell);
    match action {
        Action::Name(cell) => Some(LegalBody::Name { cell: id(cell) }),
        Action::Throw(keep) => Some(LegalBody::Throw { keep: keep.to_string() }),
        Action::Enter(cell) => {
            let points = view.offer(cell)?.allowed()?;
            Some(LegalBody::Enter { cell: id(cell), points: points.0 })
        }
        _ => None,
    }
}

fn turn_body(view: &View) -> Option<TurnStateBody> {
    let turn = view.turn.as_ref()?;
    let rethrows = match view.phase {
        Phase::Thrown { rethrows, .. } => rethrows,
        _ => 0,
    };
    Some(TurnStateBody {
        seat: seat_number(turn.seat),
        round: turn.round,
        named: turn.named.map(|cell| view.rules.cell_id(cell)),
        hand: turn.hand().map(|hand| hand.to_string()),
        kept: turn.kept().to_string(),
        throws: turn.throws.made,
        rethrows,
        hinted: turn.hinted,
        next_throw: view.next_throw,
    })
}

fn seat_body(view: &View, seat: &SeatView, text: Text) -> SeatBody {
    SeatBody {
        seat: seat_number(seat.seat),
        name: seat.shown(text),
        player: match &seat.player {
            Player::Computer(level) => PlayerBody::Bot(level.clone()),
            Player::Nobody => PlayerBody::Open,
            Player::Person => PlayerBody::Person,
        },
        yours: seat.is_yours,
        here: seat.is_here,
        left: seat.has_left,
        card: CardBody::of(&view.rules, &seat.card),
    }
}

fn you_body(view: &View) -> YouBody {
    let you = &view.you;
    YouBody {
        seats: you.seats.iter().copied().map(seat_number).collect(),
        host: you.is_host,
        to_play: you.to_play,
        take_back: you.take_back.is_some_and(|back| back.is_yours),
        join: you.may_join,
        step_in: you.step_in.map(|wait| wait.as_secs_f64().ceil() as u64),
    }
}

/// The link of a seat.
pub(crate) fn link_body(link: SeatLink, game: &GameId) -> SeatLinkBody {
    SeatLinkBody { seat: seat_number(link.seat), path: link.path(game), token: link.token.to_hex() }
}
