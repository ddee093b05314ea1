//! An exercise as a view, so that it looks like the table.

use super::{SeatView, TurnView, View, You};
use crate::{GameId, Series, Sharing, TurnCost};
use std::sync::Arc;
use yatzy_bots::PracticePosition;
use yatzy_rules::{Date, DiceSource, Goal, Keep, Player, Ruleset, Seat, SharedVec, Throw};
use yatzy_text::{PadNames, Text, say};

impl View {
    /// The table of one person who has this decision to make. It is no game: it has no log and no dice of its own.
    pub fn of_exercise(
        rules: &Arc<Ruleset>,
        edition: Option<String>,
        names: PadNames,
        position: &PracticePosition,
    ) -> View {
        let seat = Seat(0);
        let (card, throws) = (&position.card, position.throws());
        // Earlier throws of the turn are not known: the present hand stands for them.
        let throw = position.hand().map(|hand| Throw { keep: Keep::NOTHING, hand });
        let offers = position.hand().map(|hand| rules.offers(card, position.named, hand)).unwrap_or_default();
        View {
            id: GameId::from_bytes(&[0; 32]),
            version: 0,
            code: None,
            edition,
            rules: rules.clone(),
            names,
            source: DiceSource::Program,
            coach: false,
            commitment: None,
            secret: None,
            head: None,
            next_throw: 1,
            phase: position.phase,
            abandoned: false,
            turn: Some(TurnView {
                seat,
                round: (rules.cells().len() - card.open().len() + 1) as u16,
                named: position.named,
                thrown: throw.map_or_else(Vec::new, |throw| vec![throw; throws.made.into()]),
                throws,
                hinted: false,
            }),
            seats: vec![SeatView {
                seat,
                name: String::new(),
                is_twin: false,
                player: Player::Person,
                goal: Goal::default(),
                chance: None,
                is_yours: true,
                is_held: true,
                is_here: true,
                is_away: false,
                is_awaited: false,
                has_left: false,
                request: None,
                card: card.clone(),
                chips: card.chips(),
            }],
            offers,
            steps: SharedVec::new(),
            happened: None,
            standings: Vec::new(),
            you: You { seats: vec![seat], to_play: true, ..You::default() },
            watchers: 0,
            intends: None,
            next: None,
            series: Series::default(),
            sharing: Sharing::default(),
            of_match: None,
        }
    }
}

/// The result of the exercise of a day as text: the game, the day, and a square for what the choice cost. It says nothing
/// about the position.
pub fn daily_result(text: Text, names: &PadNames, date: Date, cost: f64) -> String {
    format!("{} {date}\n{} {}", text.title(names), say!(text, "practise-day"), TurnCost::of(cost).square())
}
