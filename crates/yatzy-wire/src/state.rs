//! A table: everything that a client needs to show it and to act. With the turns, a [`View`] can be read from it again;
//! what follows from rules and turns is computed anew instead of being trusted.

mod turn;
mod you;

pub use turn::{LegalBody, PhaseBody, TurnStateBody};
pub use you::{TakeBackBody, YouBody};

use crate::{ActionBody, HouseBody, SeatBody, SeatRequestBody};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use yatzy_rules::{DiceSource, Game, Record, RecordSeat, Ruleset, Seat, Standing};
use yatzy_table::{
    BodyError, EventBody, GameId, LogEvent, SeatRequestView, SeatView, Series, Sharing, TableLog, TurnView,
    View, chips_of,
};
use yatzy_text::{PadNames, Text};

/// A table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct StateBody {
    /// The game's id.
    pub id: String,
    /// The version; actions must name it.
    pub version: u32,
    /// The rules in force.
    pub rules: RulesBody,
    /// Whose dice.
    pub dice: DiceSource,
    /// Whether the coach may be asked.
    pub hints: bool,
    /// What the program's dice were bound to before the first throw.
    pub commitment: Option<String>,
    /// What they were bound to it by, once the game is over.
    pub secret: Option<String>,
    /// The id of the match that the game belongs to.
    #[serde(default, rename = "match", skip_serializing_if = "Option::is_none")]
    pub of_match: Option<String>,
    /// The newest head of the chain of the game's record, 64 hexadecimal digits; `null` for games of the version
    /// before. A device that notes it can tell later whether a record goes on from here.
    #[serde(default)]
    pub head: Option<String>,
    /// What the game waits for.
    pub phase: PhaseBody,
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
    pub standings: Vec<Standing>,
    /// What the asker may do.
    pub you: YouBody,
    /// How many watch without a seat.
    pub watchers: u32,
    /// The code by which others join, while it is open.
    #[serde(default)]
    pub code: Option<String>,
    /// What happened last, be it a whole turn or not.
    #[serde(default)]
    pub happened: Option<EventBody>,
    /// What the computer is about to do.
    #[serde(default)]
    pub intends: Option<ActionBody>,
    /// The id of the game that the table went on to.
    #[serde(default)]
    pub next: Option<String>,
    /// The games that the table has played so far.
    #[serde(default)]
    pub series: Series,
    /// What the game has in common with others, where it has shared dice.
    #[serde(default, skip_serializing_if = "Sharing::is_none")]
    pub sharing: Sharing,
    /// The rules in force and every turn so far, as a record; only where the request asks for `turns=all`. Names are
    /// with the seats. Where `events` tell the whole game, the record is that of its start.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub turns: Option<String>,
    /// What happened after the version that the request names as `after`, in order.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub events: Option<Vec<EventBody>>,
    /// What can be had in the house; only where the request asks for `enter=true`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub house: Option<HouseBody>,
}

/// How much of a table is told.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::IntoParams))]
#[cfg_attr(feature = "schema", into_params(parameter_in = Query))]
pub struct TurnsQuery {
    /// `all`: the table comes with the rules in force and every turn so far, as a record.
    pub turns: Option<String>,
    /// With `turns=all`: the last version that the client has, or 0. The table comes with the events after it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub after: Option<u32>,
}

/// How a table is looked at.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::IntoParams))]
#[cfg_attr(feature = "schema", into_params(parameter_in = Query))]
pub struct LookQuery {
    /// `all`: the table comes with the rules in force and every turn so far, as a record.
    pub turns: Option<String>,
    /// With `turns=all`: the last version that the client has, or 0. The table comes with the events after it.
    pub after: Option<u32>,
    /// `true`, for a client that comes to the table: the latest game that the table went on to, with what can be had in
    /// the house.
    pub enter: Option<bool>,
}

/// From where to listen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::IntoParams))]
#[cfg_attr(feature = "schema", into_params(parameter_in = Query))]
pub struct EventsQuery {
    /// The last version known; `Last-Event-ID` says the same.
    pub after: Option<u32>,
}

impl TurnsQuery {
    /// Whether all turns are asked for.
    pub fn is_all(&self) -> bool {
        self.turns.as_deref() == Some("all")
    }
}

/// A game as a client has it at a version: events after that version are applied to it.
#[derive(Clone, Debug)]
pub struct GameAtVersion {
    /// The game's id.
    pub id: GameId,
    pub version: u32,
    edition: Option<String>,
    names: PadNames,
    game: Game,
}

impl StateBody {
    /// The state of a view, in a language.
    pub fn of(view: &View, text: Text) -> StateBody {
        let rules = &view.rules;
        let offers = view.offers.iter();
        StateBody {
            id: view.id.to_string(),
            version: view.version,
            rules: RulesBody::of(rules, view.edition.as_deref(), text.title(&view.names)),
            dice: view.source,
            hints: view.coach,
            commitment: view.commitment.map(|commitment| commitment.to_string()),
            secret: view.secret.map(|secret| secret.to_string()),
            of_match: view.of_match.as_ref().map(|id| id.to_string()),
            head: view.head.map(|head| head.to_string()),
            phase: view.phase.into(),
            abandoned: view.abandoned,
            turn: TurnStateBody::of(view),
            seats: view.seats.iter().map(|seat| SeatBody::of(rules, seat, text)).collect(),
            offers: offers
                .map(|offer| (rules.cell_id(offer.cell), offer.allowed().map(|points| points.0)))
                .collect(),
            actions: view.actions().into_iter().filter_map(|action| LegalBody::of(view, action)).collect(),
            standings: view.standings.clone(),
            you: YouBody::of(rules, &view.you),
            watchers: view.watchers,
            code: view.code.clone(),
            happened: view.happened.map(|event| LogEvent::play(event).body(rules)),
            intends: view.intends.and_then(|action| ActionBody::of(rules, action, None)),
            next: view.next.as_ref().map(|id| id.to_string()),
            series: view.series.clone(),
            sharing: view.sharing.clone(),
            turns: None,
            events: None,
            house: None,
        }
    }

    /// The same, with every turn.
    pub fn with_turns(self, view: &View) -> StateBody {
        let record = view.game().map(|game| record_of(view, game));
        StateBody { turns: record.ok().map(|record| record.to_string()), ..self }
    }

    /// The same, with the events after a version, or with the whole game where the log does not fit that version. The
    /// bytes that devices brought and the seals of names are left out: no client needs them to show the table.
    pub fn with_events(self, view: &View, log: &TableLog, after: u32) -> StateBody {
        if log.rows.len() < view.version as usize {
            return self.with_turns(view);
        }
        let after = if after > view.version { 0 } else { after };
        let rows = log.rows.iter().take(view.version as usize).skip(after as usize);
        let events = rows.map(|row| match &row.what {
            LogEvent::Play { event, .. } => LogEvent::play(*event).body(&view.rules),
            LogEvent::Seated { seat, .. } => EventBody::Seated { seat: seat.number(), now: None },
            LogEvent::Sealed => EventBody::Sealed,
            LogEvent::Opened => EventBody::Opened,
        });
        let start = || record_of(view, Game::new(view.rules.clone(), log.first_seats, view.source));
        let turns = (after == 0).then(|| start().to_string());
        StateBody { turns, events: Some(events.collect()), ..self }
    }

    /// The view; it needs every turn in the state.
    pub fn view(&self) -> Result<View, BodyError> {
        self.read(None).map(|(view, _)| view)
    }

    /// The view, and the game that later events apply to. A state with events alone needs the game at the version
    /// before them.
    pub fn read(&self, known: Option<&GameAtVersion>) -> Result<(View, GameAtVersion), BodyError> {
        let field = BodyError::Field;
        let id: GameId = self.id.parse().map_err(|_| field("id"))?;
        let events = self.events.as_deref().unwrap_or_default();
        let (before, edition, names, mut game) = match (&self.turns, known) {
            (Some(turns), _) => {
                let Record { edition, own_names, game, .. } =
                    Record::parse(turns).map_err(|_| field("turns"))?;
                (0, edition.clone(), PadNames::of_game(edition.as_deref(), &own_names), game)
            }
            (None, Some(known)) if known.id == id && self.events.is_some() => {
                (known.version, known.edition.clone(), known.names.clone(), known.game.clone())
            }
            _ => return Err(field("turns")),
        };
        let rules = game.rules().clone();
        if self.events.is_some() && before as usize + events.len() != self.version as usize {
            return Err(field("events"));
        }
        for body in events {
            let happening = body.read(&rules).ok_or(field("events"))?;
            if let Some(event) = happening.event() {
                game.record(&event).map_err(|_| field("events"))?;
            }
        }
        // Events of a server whose database was restored from a backup may follow another game than the client has.
        if usize::from(game.seats()) != self.seats.len() || game.standings() != self.standings {
            return Err(field("seats"));
        }
        let known = GameAtVersion { id: id.clone(), version: self.version, edition, names, game };
        Ok((self.view_of(id, &known)?, known))
    }

    fn view_of(&self, id: GameId, known: &GameAtVersion) -> Result<View, BodyError> {
        let GameAtVersion { edition, names, game, .. } = known;
        let (field, rules) = (BodyError::Field, game.rules().clone());
        let happened = self.happened.as_ref().map(|body| body.read(&rules).ok_or(field("happened")));
        let intends = self.intends.as_ref().map(|body| body.read(&rules)).transpose()?;
        Ok(View {
            id,
            version: self.version,
            code: self.code.clone(),
            names: names.clone(),
            edition: edition.clone(),
            source: game.source(),
            coach: self.hints,
            commitment: read(self.commitment.as_deref(), "commitment")?,
            secret: read(self.secret.as_deref(), "secret")?,
            of_match: read(self.of_match.as_deref(), "match")?,
            head: read(self.head.as_deref(), "head")?,
            next_throw: game.next_throw(),
            phase: game.phase(),
            abandoned: game.is_abandoned(),
            turn: TurnView::of(game),
            seats: (0..)
                .map(Seat)
                .zip(&self.seats)
                .map(|(seat, body)| body.view(game, seat))
                .collect::<Result<_, _>>()?,
            offers: game.offers(),
            steps: game.steps().clone(),
            happened: happened.transpose()?.and_then(|happened| happened.event()),
            standings: game.standings(),
            you: self.you.read(&rules)?,
            watchers: self.watchers,
            intends: intends.map(|(action, _)| action),
            next: read(self.next.as_deref(), "next")?,
            series: self.series.clone(),
            sharing: self.sharing.clone(),
            rules,
        })
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.phase == PhaseBody::Over
    }
}

/// A game as a record without names.
fn record_of(view: &View, game: Game) -> Record {
    let seats = view.seats.iter().take(game.seats().into());
    let seats = seats.map(|seat| RecordSeat { player: seat.player.clone(), ..RecordSeat::person("") });
    Record {
        edition: view.edition.clone(),
        own_names: view.names.own(),
        ..Record::new(seats.collect(), game)
    }
}

fn read<T: std::str::FromStr>(text: Option<&str>, field: &'static str) -> Result<Option<T>, BodyError> {
    text.map(|text| text.parse().map_err(|_| BodyError::Field(field))).transpose()
}

impl SeatBody {
    fn of(rules: &Ruleset, seat: &SeatView, text: Text) -> SeatBody {
        SeatBody {
            seat: seat.seat.number(),
            name: seat.shown(text),
            player: seat.player.clone(),
            yours: seat.is_yours,
            here: seat.is_here,
            left: seat.has_left,
            card: crate::CardBody::of(rules, &seat.card),
            given: seat.name.clone(),
            twin: seat.is_twin,
            held: seat.is_held,
            away: seat.is_away,
            awaited: seat.is_awaited,
            request: seat.request.map(|request| SeatRequestBody {
                number: request.number,
                yours: request.is_yours,
                refused: request.is_refused,
                unattended: request.is_unattended,
            }),
            chips: seat.chips,
            goal: seat.goal,
            chance: seat.chance,
        }
    }

    fn view(&self, game: &Game, seat: Seat) -> Result<SeatView, BodyError> {
        Ok(SeatView {
            seat,
            name: self.given.clone(),
            is_twin: self.twin,
            player: self.player.clone(),
            is_yours: self.yours,
            is_held: self.held,
            is_here: self.here,
            is_away: self.away,
            is_awaited: self.awaited,
            request: self.request.map(|request| SeatRequestView {
                number: request.number,
                is_yours: request.yours,
                is_refused: request.refused,
                is_unattended: request.unattended,
            }),
            has_left: game.has_left(seat),
            card: game.card(seat).cloned().ok_or(BodyError::Field("seats"))?,
            chips: chips_of(game, seat),
            goal: self.goal,
            chance: self.chance,
        })
    }
}

/// The rules in force.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
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
    pub options: BTreeMap<String, String>,
}

impl RulesBody {
    /// Rules as they travel, by their edition and title.
    pub fn of(rules: &Ruleset, edition: Option<&str>, title: String) -> RulesBody {
        RulesBody {
            id: edition.map(str::to_owned),
            title,
            hash: rules.hash().to_string(),
            dice: rules.dice(),
            columns: rules.columns().to_vec(),
            boxes: rules.cells().iter().map(|cell| rules.cell_id(cell)).collect(),
            options: rules.options().into_iter().map(|(name, value)| (name.to_owned(), value)).collect(),
        }
    }
}
