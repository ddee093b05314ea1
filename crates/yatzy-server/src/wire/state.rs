//! A table as someone sees it, from what the server knows of it.

use crate::table::{Here, Seen};
use crate::who::Who;
use std::time::Duration;
use yatzy_rules::{Action, Card, DiceSource, Hand, Phase, Play, Seat, fair};
use yatzy_store::Player;
use yatzy_text::Text;
use yatzy_wire::{
    CardBody, LegalBody, PlayerBody, RulesBody, SeatBody, StandingBody, StateBody, TurnStateBody, YouBody,
    seat_number,
};

/// The table as someone sees it.
pub(crate) fn state_body(
    seen: &Seen,
    here: &Here,
    who: &Who,
    text: Text,
    step_in: Option<Duration>,
) -> StateBody {
    let (saved, game) = (&seen.saved, &seen.game);
    let rules = game.rules();
    let secret = saved.secret.filter(|_| game.source() == DiceSource::Program);
    let offers = game.offers().into_iter();
    let standings = game.standings().into_iter();
    StateBody {
        id: saved.id.to_string(),
        version: seen.version(),
        rules: RulesBody::of(rules, saved.edition.as_deref(), text.title(&seen.pad_names())),
        dice: game.source().into(),
        hints: saved.hints,
        commitment: secret.map(|secret| fair::commitment(saved.id.as_str(), secret).to_string()),
        secret: secret.filter(|_| seen.is_over()).map(|secret| secret.to_string()),
        phase: game.phase().into(),
        abandoned: game.is_abandoned(),
        turn: turn_body(seen),
        seats: seen.seats().map(|(seat, _)| seat_body(seen, here, who, text, seat)).collect(),
        offers: offers.map(|(cell, points)| (rules.cell_id(cell), points.map(|points| points.0))).collect(),
        actions: game.actions().iter().filter_map(|action| legal(seen, action)).collect(),
        standings: standings
            .map(|standing| StandingBody {
                place: standing.place,
                seat: seat_number(standing.seat),
                total: game.card(standing.seat).map_or(0, |card| card.totals(rules).total.0),
            })
            .collect(),
        you: you_body(seen, who, step_in),
        watchers: here.watchers(),
    }
}

fn legal(seen: &Seen, action: &Action) -> Option<LegalBody> {
    let rules = seen.game.rules();
    match *action {
        Action::Name(cell) => Some(LegalBody::Name { cell: rules.cell_id(cell) }),
        Action::Throw(keep) => Some(LegalBody::Throw { keep: keep.to_string() }),
        Action::Enter(cell) => {
            let hand = seen.game.turn()?.hand()?;
            let points = rules.entry_points(seen.game.choices(), cell, hand)?;
            Some(LegalBody::Enter { cell: rules.cell_id(cell), points: points.0 })
        }
        _ => None,
    }
}

fn turn_body(seen: &Seen) -> Option<TurnStateBody> {
    let (game, turn) = (&seen.game, seen.game.turn()?);
    let rethrows = match game.phase() {
        Phase::Thrown { rethrows, .. } => rethrows,
        _ => 0,
    };
    let kept = match &turn.play {
        Play::Throws(throws) => throws.last().map(|throw| throw.keep.to_string()),
        _ => None,
    };
    Some(TurnStateBody {
        seat: seat_number(turn.seat),
        round: turn.round,
        named: turn.named.map(|cell| game.rules().cell_id(cell)),
        hand: turn.hand().as_ref().map(Hand::to_string),
        kept: kept.unwrap_or_default(),
        throws: turn.throws().unwrap_or(0),
        rethrows,
        hinted: turn.hinted,
        next_throw: fair::throws(game).count() as u32 + 1,
    })
}

fn seat_body(seen: &Seen, here: &Here, who: &Who, text: Text, seat: Seat) -> SeatBody {
    let rules = seen.game.rules();
    let card = match seen.game.card(seat) {
        Some(card) => CardBody::of(rules, card),
        None => CardBody::of(rules, &Card::new(rules)),
    };
    SeatBody {
        seat: seat_number(seat),
        name: seen.name(text, seat),
        player: match seen.seat(seat).map(|saved| &saved.player) {
            Some(Player::Bot(level)) => PlayerBody::Bot(level.clone()),
            Some(Player::Open) => PlayerBody::Open,
            Some(Player::Person) | None => PlayerBody::Person,
        },
        yours: seen.holds(who, seat),
        here: here.is_here(seat),
        left: seen.game.has_left(seat),
        card,
    }
}

fn you_body(seen: &Seen, who: &Who, step_in: Option<Duration>) -> YouBody {
    let turn = seen.game.turn();
    YouBody {
        seats: seen.seats_of(who).into_iter().map(seat_number).collect(),
        host: seen.is_host(who),
        to_play: turn.is_some_and(|turn| seen.may_play(who, turn.seat)),
        take_back: crate::service::can_take_back(seen).is_some_and(|seat| seen.may_play(who, seat)),
        join: turn.is_some_and(|turn| turn.round == 1),
        step_in: step_in.map(|wait| wait.as_secs_f64().ceil() as u64),
    }
}

/// How the page names where the dice come from.
pub(crate) fn spell_source(source: DiceSource) -> &'static str {
    match source {
        DiceSource::Program => "program",
        DiceSource::Table => "table",
    }
}
