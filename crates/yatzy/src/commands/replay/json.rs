//! A record as JSON.

use crate::output::InOrder;
use serde::Serialize;
use yatzy_rules::{Play, Points, Record, Ruleset, Turn};

/// A record: its header, the cards, and every turn.
#[derive(Serialize)]
pub struct Replayed<'a> {
    edition: Option<&'a str>,
    rules: String,
    date: Option<String>,
    dice: &'static str,
    commitment: Option<String>,
    finished: bool,
    abandoned: bool,
    seats: Vec<SeatReplayed<'a>>,
    turns: Vec<TurnReplayed>,
}

#[derive(Serialize)]
struct SeatReplayed<'a> {
    seat: u32,
    name: &'a str,
    player: String,
    left: bool,
    place: Option<u16>,
    total: u32,
    bonus: u32,
    extra_yatzys: u16,
    chips: u16,
    boxes: InOrder<String, Option<u32>>,
}

#[derive(Serialize)]
struct TurnReplayed {
    round: u16,
    seat: u32,
    named: Option<String>,
    throws: Option<Vec<ThrowReplayed>>,
    hand: Option<String>,
    throw_count: Option<u16>,
    #[serde(rename = "box")]
    cell: Option<String>,
    points: Option<u32>,
    extra: u32,
    hint: bool,
    corrected: usize,
}

#[derive(Serialize)]
struct ThrowReplayed {
    keep: String,
    hand: String,
}

impl<'a> Replayed<'a> {
    /// The record of a game, as far as it went.
    pub fn of(record: &'a Record) -> Replayed<'a> {
        let game = &record.game;
        let rules = game.rules();
        let mut standings = game.standings();
        standings.sort_by_key(|standing| standing.seat);
        let seats = standings.into_iter().filter_map(|standing| {
            let card = game.card(standing.seat)?;
            let totals = card.totals(rules);
            let boxes = rules.cells().iter();
            let boxes =
                boxes.map(|cell| (rules.cell_id(cell), card.points(rules, cell).map(|points| points.0)));
            Some(SeatReplayed {
                seat: standing.seat.number(),
                name: record.name(standing.seat),
                player: record.player(standing.seat).to_string(),
                left: game.has_left(standing.seat),
                place: standing.place,
                total: standing.total.0,
                bonus: totals.columns.iter().map(|column| column.bonus).sum::<Points>().0,
                extra_yatzys: card.extra_yatzys(),
                chips: card.chips(),
                boxes: InOrder(boxes.collect()),
            })
        });
        let turns =
            game.turns().chain(game.turn().filter(|turn| turn.hand().is_some() || turn.named.is_some()));
        Replayed {
            edition: record.edition.as_deref(),
            rules: rules.hash().to_string(),
            date: record.date.map(|date| date.to_string()),
            dice: game.source().id(),
            commitment: record.proof.as_ref().map(|proof| proof.commitment.to_string()),
            finished: game.turn().is_none() && !game.is_abandoned(),
            abandoned: game.is_abandoned(),
            seats: seats.collect(),
            turns: turns.map(|turn| TurnReplayed::of(rules, turn)).collect(),
        }
    }
}

impl TurnReplayed {
    fn of(rules: &Ruleset, turn: &Turn) -> TurnReplayed {
        let throws = match &turn.play {
            Play::Throws(throws) => Some(throws),
            Play::Hand { .. } | Play::Points { .. } => None,
        };
        let throws = throws.map(|throws| {
            let throws = throws.iter();
            throws
                .map(|throw| ThrowReplayed { keep: throw.keep.to_string(), hand: throw.hand.to_string() })
                .collect()
        });
        TurnReplayed {
            round: turn.round,
            seat: turn.seat.number(),
            named: turn.named.map(|cell| rules.cell_id(cell)),
            throws,
            hand: turn.hand().map(|hand| hand.to_string()),
            throw_count: turn.throws(),
            cell: turn.entry.map(|entry| rules.cell_id(entry.cell)),
            points: turn.entry.map(|entry| entry.points.0),
            extra: turn.entry.map_or(0, |entry| entry.extra.0),
            hint: turn.hinted,
            corrected: turn.crossed_out.len(),
        }
    }
}
