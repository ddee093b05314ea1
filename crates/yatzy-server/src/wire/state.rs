//! A table as JSON: everything that a client needs to show it and to act.

use crate::table::{Here, Seen};
use crate::who::Who;
use serde::Serialize;
use std::collections::BTreeMap;
use std::time::Duration;
use utoipa::ToSchema;
use yatzy_rules::{Action, DiceSource, Hand, Phase, Player, Ruleset, Seat, fair};

use yatzy_text::Text;

/// A table.
#[derive(Debug, Serialize, ToSchema)]
pub struct StateBody {
    /// The game's id.
    pub id: String,
    /// The version; actions must name it.
    pub version: u32,
    /// The rules in force.
    pub rules: RulesBody,
    /// Whose dice: `program` or `table`.
    pub dice: &'static str,
    /// Whether the coach may be asked.
    pub hints: bool,
    /// What the program's dice were bound to before the first throw.
    pub commitment: Option<String>,
    /// What they were bound to it by, once the game is over.
    pub secret: Option<String>,
    /// What the game waits for: `naming`, `first-throw`, `thrown` or `over`.
    pub phase: &'static str,
    /// Whether it was ended before its end.
    pub abandoned: bool,
    /// The turn in progress.
    pub turn: Option<TurnStateBody>,
    /// The seats, in the order of play.
    pub seats: Vec<SeatBody>,
    /// What entering the present hand would write in each open box; `null` where the rules refuse it.
    pub offers: BTreeMap<String, Option<u32>>,
    /// Every action that is legal for the seat whose turn it is.
    pub actions: Vec<LegalBody>,
    /// Everyone's place, best first.
    pub standings: Vec<StandingBody>,
    /// What the asker may do.
    pub you: YouBody,
    /// How many watch without a seat.
    pub watchers: u32,
}

/// The rules in force.
#[derive(Debug, Serialize, ToSchema)]
pub struct RulesBody {
    /// The edition; `null` for rules of one's own.
    pub id: Option<String>,
    /// The title of the game.
    pub title: String,
    /// The hash of the rules.
    pub hash: String,
    /// How many dice.
    pub dice: u8,
    /// The factor of each column.
    pub columns: Vec<u8>,
    /// The ids of all boxes, column by column, top to bottom.
    pub boxes: Vec<String>,
    /// The options in force.
    pub options: BTreeMap<&'static str, String>,
}

/// The turn in progress.
#[derive(Debug, Serialize, ToSchema)]
pub struct TurnStateBody {
    /// Whose turn it is, from 1.
    pub seat: u32,
    /// The seat's how manieth turn, from 1.
    pub round: u16,
    /// The box named before the first throw.
    pub named: Option<String>,
    /// What lies on the table.
    pub hand: Option<String>,
    /// What was kept before the last throw.
    pub kept: String,
    /// How many throws were made.
    pub throws: u16,
    /// How many rethrows are left, chips included.
    pub rethrows: u16,
    /// Whether the coach was asked in this turn.
    pub hinted: bool,
    /// The number of the next throw of the game, from 1: what its bytes belong to.
    pub next_throw: u32,
}

/// A seat.
#[derive(Debug, Serialize, ToSchema)]
pub struct SeatBody {
    /// The seat, from 1.
    pub seat: u32,
    /// The name, two of the same told apart.
    pub name: String,
    /// Who plays: `person`, `open` or `bot:LEVEL`.
    pub player: String,
    /// Whether it is the asker's.
    pub yours: bool,
    /// Whether someone has the table open for it.
    pub here: bool,
    /// Whether it has left the game.
    pub left: bool,
    /// Its card.
    pub card: CardBody,
}

/// A card.
#[derive(Debug, Serialize, ToSchema)]
pub struct CardBody {
    /// What stands in each filled box.
    pub boxes: BTreeMap<String, u32>,
    /// The sum of the upper boxes of each column.
    pub upper: Vec<u32>,
    /// The bonus.
    pub bonus: u32,
    /// The upper points still missing for the bonus; `null` where there is none.
    pub bonus_missing: Option<u32>,
    /// The points of extra yatzys.
    pub extra: u32,
    /// Saved rethrows.
    pub chips: u16,
    /// The total.
    pub total: u32,
}

/// A legal action.
#[derive(Debug, Serialize, ToSchema)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum LegalBody {
    /// Name a box.
    Name {
        /// The box.
        #[serde(rename = "box")]
        cell: String,
    },
    /// Throw all dice but these.
    Throw {
        /// The dice kept.
        keep: String,
    },
    /// Enter the hand.
    Enter {
        /// The box.
        #[serde(rename = "box")]
        cell: String,
        /// What it writes.
        points: u32,
    },
}

/// A place.
#[derive(Debug, Serialize, ToSchema)]
pub struct StandingBody {
    /// The place; `null` for a seat that gave up.
    pub place: Option<u16>,
    /// The seat, from 1.
    pub seat: u32,
    /// Its total.
    pub total: u32,
}

/// What the asker may do.
#[derive(Debug, Serialize, ToSchema)]
pub struct YouBody {
    /// The seats that are the asker's, from 1.
    pub seats: Vec<u32>,
    /// Whether the asker made the game.
    pub host: bool,
    /// Whether the asker may act for the seat whose turn it is.
    pub to_play: bool,
    /// Whether the last choice can be taken back, by its seat.
    pub take_back: bool,
    /// Whether a seat can still be added.
    pub join: bool,
    /// In how many seconds the asker may let the computer play this turn; `null` unless whoever is to play is away.
    pub step_in: Option<u64>,
}

impl StateBody {
    /// The table as someone sees it.
    pub fn of(seen: &Seen, here: &Here, who: &Who, text: Text, step_in: Option<Duration>) -> StateBody {
        let (saved, game) = (&seen.saved, &seen.game);
        let rules = game.rules();
        let secret = saved.secret.filter(|_| game.source() == DiceSource::Program);
        let total = |seat: Seat| seen.game.card(seat).map_or(0, |card| card.totals(rules).total.0);
        StateBody {
            id: saved.id.to_string(),
            version: seen.version(),
            rules: RulesBody::of(seen, text),
            dice: game.source().id(),
            hints: saved.hints,
            commitment: secret.map(|secret| fair::commitment(saved.id.as_str(), secret).to_string()),
            secret: secret.filter(|_| seen.is_over()).map(|secret| secret.to_string()),
            phase: match game.phase() {
                Phase::Naming => "naming",
                Phase::FirstThrow => "first-throw",
                Phase::Thrown { .. } => "thrown",
                Phase::Over => "over",
            },
            abandoned: game.is_abandoned(),
            turn: TurnStateBody::of(seen),
            seats: seen.seats().map(|(seat, _)| SeatBody::of(seen, here, who, text, seat)).collect(),
            offers: game
                .offers()
                .into_iter()
                .map(|offer| (rules.cell_id(offer.cell), offer.allowed().map(|points| points.0)))
                .collect(),
            actions: game.actions().iter().filter_map(|action| legal(seen, action)).collect(),
            standings: game
                .standings()
                .into_iter()
                .map(|standing| StandingBody {
                    place: standing.place,
                    seat: standing.seat.number(),
                    total: total(standing.seat),
                })
                .collect(),
            you: YouBody::of(seen, who, step_in),
            watchers: here.watchers(),
        }
    }
}

fn legal(seen: &Seen, action: &Action) -> Option<LegalBody> {
    let rules = seen.game.rules();
    match *action {
        Action::Name(cell) => Some(LegalBody::Name { cell: rules.cell_id(cell) }),
        Action::Throw(keep) => Some(LegalBody::Throw { keep: keep.to_string() }),
        Action::Enter(cell) => {
            let turn = seen.game.turn()?;
            let points = rules.entry(seen.game.card(turn.seat)?, turn.named, turn.hand()?, cell).ok()?.points;
            Some(LegalBody::Enter { cell: rules.cell_id(cell), points: points.0 })
        }
        _ => None,
    }
}

impl RulesBody {
    fn of(seen: &Seen, text: Text) -> RulesBody {
        let rules: &Ruleset = seen.game.rules();
        RulesBody {
            id: seen.saved.edition.clone(),
            title: text.title(&seen.pad_names()),
            hash: rules.hash().to_string(),
            dice: rules.dice(),
            columns: rules.columns().to_vec(),
            boxes: rules.cells().iter().map(|cell| rules.cell_id(cell)).collect(),
            options: rules.options().into_iter().collect(),
        }
    }
}

impl TurnStateBody {
    fn of(seen: &Seen) -> Option<TurnStateBody> {
        let (game, turn) = (&seen.game, seen.game.turn()?);
        let rethrows = match game.phase() {
            Phase::Thrown { rethrows, .. } => rethrows,
            _ => 0,
        };
        let kept = match &turn.play {
            yatzy_rules::Play::Throws(throws) => throws.last().map(|throw| throw.keep.to_string()),
            _ => None,
        };
        Some(TurnStateBody {
            seat: turn.seat.number(),
            round: turn.round,
            named: turn.named.map(|cell| game.rules().cell_id(cell)),
            hand: turn.hand().as_ref().map(Hand::to_string),
            kept: kept.unwrap_or_default(),
            throws: turn.throws().unwrap_or(0),
            rethrows,
            hinted: turn.hinted,
            next_throw: game.next_throw(),
        })
    }
}

impl SeatBody {
    fn of(seen: &Seen, here: &Here, who: &Who, text: Text, seat: Seat) -> SeatBody {
        let player = seen.seat(seat).map_or(Player::Person, |saved| saved.player.clone()).to_string();
        SeatBody {
            seat: seat.number(),
            name: seen.name(text, seat),
            player,
            yours: seen.holds(who, seat),
            here: here.is_here(seat),
            left: seen.game.has_left(seat),
            card: CardBody::of(seen, seat),
        }
    }
}

impl CardBody {
    fn of(seen: &Seen, seat: Seat) -> CardBody {
        let rules = seen.game.rules();
        let card = seen.game.card(seat).cloned().unwrap_or_else(|| yatzy_rules::Card::new(rules));
        let totals = card.totals(rules);
        let filled = rules.cells().iter().filter_map(|cell| Some((cell, card.points(rules, cell)?)));
        CardBody {
            boxes: filled.map(|(cell, points)| (rules.cell_id(cell), points.0)).collect(),
            upper: totals.columns.iter().map(|column| column.upper.0).collect(),
            bonus: totals.columns.iter().map(|column| column.bonus.0).sum(),
            bonus_missing: totals
                .columns
                .first()
                .and_then(|column| column.race.as_ref())
                .map(|race| race.missing.0),
            extra: totals.extra.0,
            chips: card.chips(),
            total: totals.total.0,
        }
    }
}

impl YouBody {
    fn of(seen: &Seen, who: &Who, step_in: Option<Duration>) -> YouBody {
        let turn = seen.game.turn();
        YouBody {
            seats: seen.seats_of(who).into_iter().map(Seat::number).collect(),
            host: seen.is_host(who),
            to_play: turn.is_some_and(|turn| seen.may_play(who, turn.seat)),
            take_back: crate::service::can_take_back(seen).is_some_and(|seat| seen.may_play(who, seat)),
            join: turn.is_some_and(|turn| turn.round == 1),
            step_in: step_in.map(|wait| wait.as_secs_f64().ceil() as u64),
        }
    }
}

/// What became of an action.
#[derive(Debug, Serialize, ToSchema)]
pub struct ActedBody {
    /// The version that the action led to. The table may have moved on since.
    pub version: u32,
    /// The table as it is now.
    pub state: StateBody,
}

/// What the coach says.
#[derive(Debug, Serialize, ToSchema)]
pub struct HintBody {
    /// Whether it has to find something out first: ask again in a moment.
    pub thinking: bool,
    /// What to do and why, in the language of the request.
    pub sentence: Option<String>,
    /// Whether that rests on exact values, and not on an estimate.
    pub exact: Option<bool>,
    /// What the choice costs that was told along with the question, in the language of the request.
    pub cost: Option<String>,
}

/// An entry of the log, as live events carry it.
#[derive(Debug, Serialize, ToSchema)]
pub struct HappenedBody {
    /// The version that it made.
    pub version: u32,
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// What: its `type`, and what belongs to it.
    #[schema(value_type = Object)]
    pub event: yatzy_store::EventBody,
}

/// A refusal.
#[derive(Debug, Serialize, ToSchema)]
pub struct ErrorBody {
    /// What was wrong.
    pub error: ProblemBody,
    /// The table as it is now, where the refusal is about one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub state: Option<StateBody>,
}

/// What was wrong.
#[derive(Debug, Serialize, ToSchema)]
pub struct ProblemBody {
    /// A stable code, such as `rule/box-taken`.
    pub code: String,
    /// One sentence for a person: what was wrong, and what would be right.
    pub message: String,
}
