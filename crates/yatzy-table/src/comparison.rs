//! Games with the same dice, turn by turn side by side: where the choices parted and what each of them cost.

use crate::{Challenge, Refused, Table};
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use yatzy_bots::{Analysis, Bot, Level, QueryError, Values};
use yatzy_rules::fair::{self, Secret};
use yatzy_rules::{DiceSource, Game, Points, Seat, Turn};

/// Games of one person each that were played with the same dice.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = ComparisonBody))]
pub struct Comparison {
    /// The hash of the rules, as 64 hexadecimal digits.
    pub rules: String,
    /// The commitment of the dice, as 64 hexadecimal digits.
    pub commitment: String,
    /// The players, in the order in which they were given.
    pub players: Vec<ComparedPlayer>,
    /// The first turn in which not everyone made the same choices.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub parted: Option<u16>,
    /// The total of the recommended play with these dice.
    pub recommended: u32,
    /// Whether costs and the recommended play are exact.
    pub exact: bool,
}

/// One player's game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = ComparedPlayerBody))]
pub struct ComparedPlayer {
    /// The name.
    pub name: String,
    /// The total.
    pub total: u32,
    /// What all choices cost, in points of the expected total.
    pub cost: f64,
    /// The turns, in order.
    pub turns: Vec<ComparedTurn>,
}

/// One turn of a player.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = ComparedTurnBody))]
pub struct ComparedTurn {
    /// Number of the turn, starting at 1.
    pub turn: u16,
    /// The dice at its end.
    pub hand: String,
    /// The box, or the cell where there are several columns.
    #[serde(rename = "box")]
    pub cell: String,
    /// The points that it brought.
    pub points: u32,
    /// What its choices cost, in points of the expected total.
    pub cost: f64,
}

impl Comparison {
    /// Compares games of one seat with the same seed and rules. There is at least one.
    pub fn new(
        values: &Arc<dyn Values>,
        seed: Secret,
        played: &[(String, Game)],
    ) -> Result<Comparison, QueryError> {
        let player = |(name, game): &(String, Game)| {
            let analysis = Analysis::new(&**values, game)?;
            let report = &analysis.seats[0];
            let turns = game.turns().zip(&report.turns);
            Ok(ComparedPlayer {
                name: name.clone(),
                total: total(game).0,
                cost: report.cost(),
                turns: turns.map(|(turn, report)| ComparedTurn::of(game, turn, report.cost())).collect(),
            })
        };
        let choices = |turn: Option<&Turn>| turn.map(|turn| (turn.named, turn.play.clone(), turn.entry));
        let same = |round: u16| {
            let mut all = played.iter().map(|(_, game)| choices(game.turn_at(round, Seat(0))));
            all.next().is_none_or(|first| all.all(|other| other == first))
        };
        let rounds = played.first().map_or(0, |(_, game)| game.turns().count() as u16);
        Ok(Comparison {
            rules: values.rules().hash().to_string(),
            commitment: fair::commitment(DiceSource::Shared, "", seed).to_string(),
            players: played.iter().map(player).collect::<Result<_, QueryError>>()?,
            parted: (1..=rounds).find(|&round| !same(round)),
            recommended: recommended_total(values, seed)?.0,
            exact: values.is_exact(),
        })
    }
}

impl ComparedTurn {
    fn of(game: &Game, turn: &Turn, cost: f64) -> ComparedTurn {
        ComparedTurn {
            turn: turn.round,
            hand: turn.hand().map(|hand| hand.to_string()).unwrap_or_default(),
            cell: turn.entry.map(|entry| game.rules().cell_id(entry.cell)).unwrap_or_default(),
            points: turn.entry.map_or(Points::ZERO, |entry| entry.points + entry.extra).0,
            cost,
        }
    }
}

/// What the recommended play makes of these dice.
fn recommended_total(values: &Arc<dyn Values>, seed: Secret) -> Result<Points, QueryError> {
    let mut bot = Bot::new(Level::Perfect, values.clone(), 0)?;
    let mut game = Game::new(values.rules().clone(), 1, DiceSource::Shared);
    while let Some(action) = bot.choose(&game)? {
        let event = game
            .decide(action, &mut fair::shared_dice(&game, seed))
            .expect("a bot chooses among legal actions");
        game.record(&event).expect("what was decided can be recorded");
    }
    Ok(total(&game))
}

fn total(game: &Game) -> Points {
    game.card(Seat(0)).map(|card| card.totals(game.rules()).total).unwrap_or_default()
}

impl Table {
    /// The seed and the games to compare: this one, and that of the challenge that it answers. Refused while the dice
    /// are secret, because the recommended play says something about every die.
    pub fn compared(&self) -> Result<(Secret, Vec<(String, Game)>), Refused> {
        if self.game.source() != DiceSource::Shared || self.saved.seats.len() != 1 {
            return Err(Refused::SharedDice);
        }
        let seed = self.saved.secret.filter(|_| self.is_open() && !self.game.is_abandoned());
        let seed = seed.ok_or(Refused::NotOver)?;
        let name = self.saved.seats.first().map(|seat| seat.name.clone()).unwrap_or_default();
        let code = self.saved.sharing.challenge.as_deref();
        let theirs = code.and_then(|code| Challenge::parse(code).ok());
        let theirs = theirs.and_then(|theirs| Some((theirs.name, theirs.game?)));
        Ok((seed, std::iter::once((name, self.game.clone())).chain(theirs).collect()))
    }
}
