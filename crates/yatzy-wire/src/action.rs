//! Actions of a player.

use crate::StateBody;
use serde::{Deserialize, Serialize};
use yatzy_rules::fair::PlayerBytes;
use yatzy_rules::{Action, Cell, Refusal, Ruleset, Seat};
use yatzy_table::{Answered, BodyError, GameId, House, Rejection, Request, TableRequest, TurnBody, Who};

/// A request to do something at a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct ActBody {
    /// The version of the game that the player saw.
    pub version: u32,
    /// A key that the device makes up for this one request, and repeats if it has to ask again.
    #[cfg_attr(feature = "schema", schema(min_length = 8, max_length = 100))]
    pub key: String,
    /// What to do.
    pub action: ActionBody,
}

impl ActBody {
    /// Sends the action to a house, once for each key. The caller has the rules at hand; the table is read only to
    /// refuse an action that can't be read.
    pub async fn ask(
        &self,
        house: &dyn House,
        rules: &Ruleset,
        game: &GameId,
        who: &Who,
    ) -> Result<Answered, Rejection> {
        let (action, bytes) = match self.action.read(rules) {
            Ok(read) => read,
            Err(unread) => {
                let view = house.look(game, who).await?;
                return Err(Rejection { refused: unread.into(), view: Some(Box::new(view)) });
            }
        };
        let request = Request::Act(action, bytes);
        house.ask(game, TableRequest::once(who, self.version, &self.key, request)).await
    }
}

/// What became of an action.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ActedBody {
    /// The version that the action led to. The table may have moved on since.
    pub version: u32,
    /// The table as it is now.
    pub state: StateBody,
}

/// What to do.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
pub enum ActionBody {
    /// Name a box before the first throw.
    Name {
        /// The box.
        #[serde(rename = "box")]
        cell: String,
    },
    /// Throw all dice but the kept ones.
    Throw {
        /// The dice kept, such as `6-6`; empty in the first throw of a turn.
        #[serde(default)]
        keep: String,
        /// What the device adds to the throw: 32 fresh bytes as 64 hexadecimal digits.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        bytes: Option<String>,
    },
    /// Enter the hand into a box.
    Enter {
        /// The box.
        #[serde(rename = "box")]
        cell: String,
    },
    /// Tell a whole turn from the table.
    Table(TurnBody),
    /// Take the last choice back.
    TakeBack,
    /// Replace a finished turn of a game with real dice.
    Correct {
        /// The turn's round.
        round: u16,
        /// The turn's seat, from 1.
        seat: u32,
        /// What it should be.
        turn: TurnBody,
    },
    /// Note that the coach was asked.
    Hint,
    /// Leave the game.
    Leave {
        /// The seat, from 1.
        seat: u32,
    },
    /// End the game where it stands; for its host.
    Abandon,
}

impl ActionBody {
    /// The body of an action, with the device's bytes for a throw. Sitting down has a request of its own.
    pub fn of(rules: &Ruleset, action: Action, bytes: Option<PlayerBytes>) -> Option<ActionBody> {
        let id = |cell| rules.cell_id(cell);
        Some(match action {
            Action::Name(cell) => ActionBody::Name { cell: id(cell) },
            Action::Throw(keep) => {
                ActionBody::Throw { keep: keep.to_string(), bytes: bytes.map(|bytes| bytes.to_string()) }
            }
            Action::Enter(cell) => ActionBody::Enter { cell: id(cell) },
            Action::Table(turn) => ActionBody::Table(TurnBody::of(rules, &turn)),
            Action::Correct { round, seat, table } => {
                ActionBody::Correct { round, seat: seat.number(), turn: TurnBody::of(rules, &table) }
            }
            Action::TakeBack => ActionBody::TakeBack,
            Action::Leave(seat) => ActionBody::Leave { seat: seat.number() },
            Action::Hint => ActionBody::Hint,
            Action::Abandon => ActionBody::Abandon,
            Action::Join => return None,
        })
    }

    /// The action, and the device's bytes for a throw.
    pub fn read(&self, rules: &Ruleset) -> Result<(Action, Option<PlayerBytes>), BodyError> {
        let mut brought = None;
        let seat = |number: u32| Seat::from_number(number).ok_or(BodyError::Field("seat"));
        let action = match self {
            ActionBody::Name { cell: id } => Action::Name(cell(rules, id)?),
            ActionBody::Throw { keep, bytes } => {
                if let Some(bytes) = bytes {
                    brought = Some(bytes.parse().map_err(|_| BodyError::Field("bytes"))?);
                }
                Action::Throw(keep.parse().map_err(BodyError::Hand)?)
            }
            ActionBody::Enter { cell: id } => Action::Enter(cell(rules, id)?),
            ActionBody::Table(turn) => Action::Table(turn.read(rules)?),
            ActionBody::TakeBack => Action::TakeBack,
            ActionBody::Correct { round, seat: number, turn } => {
                Action::Correct { round: *round, seat: seat(*number)?, table: turn.read(rules)? }
            }
            ActionBody::Hint => Action::Hint,
            ActionBody::Leave { seat: number } => Action::Leave(seat(*number)?),
            ActionBody::Abandon => Action::Abandon,
        };
        Ok((action, brought))
    }
}

fn cell(rules: &Ruleset, id: &str) -> Result<Cell, BodyError> {
    rules.cell(id).ok_or(BodyError::Rules(Refusal::NoSuchCell))
}

#[cfg(test)]
mod tests {
    use super::*;
    use yatzy_rules::{Catalogue, Keep, Points, Shown, TableTurn};

    /// Every action arrives as it was sent, also where a box is one of several columns.
    #[test]
    fn what_is_sent_arrives() {
        let rules = Catalogue::get().rules("triple").expect("it is shipped").clone();
        let cell = rules.cell("three-of-a-kind-x2").expect("it is a box");
        let hand = |text: &str| text.parse().expect("dice");
        let told = |shown| TableTurn { named: Some(cell), shown, throws: Some(2), cell };
        let bytes = PlayerBytes([0xab; 32]);
        for (action, bytes) in [
            (Action::Name(cell), None),
            (Action::Throw(Keep::NOTHING), Some(bytes)),
            (Action::Throw(Keep::new(hand("6-6"))), None),
            (Action::Enter(cell), None),
            (Action::Table(told(Shown::Hand(hand("6-6-6-5-5")))), None),
            (Action::Table(told(Shown::Points { points: Points(30), extra_yatzy: true })), None),
            (Action::Correct { round: 3, seat: Seat(1), table: told(Shown::Hand(hand("1-1-1-2-2"))) }, None),
            (Action::TakeBack, None),
            (Action::Hint, None),
            (Action::Leave(Seat(4)), None),
            (Action::Abandon, None),
        ] {
            let body = ActionBody::of(&rules, action, bytes).expect("it can be sent");
            let json = serde_json::to_string(&body).expect("it can be written");
            let body: ActionBody = serde_json::from_str(&json).expect(&json);
            assert_eq!(body.read(&rules), Ok((action, bytes)), "{json}");
        }
        assert_eq!(ActionBody::of(&rules, Action::Join, None), None);
    }

    #[test]
    fn what_makes_no_sense_is_told_apart() {
        let rules = Catalogue::get().rules("yatzy").expect("it is shipped").clone();
        for (json, why) in [
            (r#"{"type":"enter","box":"tower"}"#, BodyError::Rules(Refusal::NoSuchCell)),
            (r#"{"type":"throw","bytes":"short"}"#, BodyError::Field("bytes")),
            (r#"{"type":"leave","seat":0}"#, BodyError::Field("seat")),
            (r#"{"type":"leave","seat":65537}"#, BodyError::Field("seat")),
            (r#"{"type":"table","box":"ones"}"#, BodyError::Field("hand")),
        ] {
            let body: ActionBody = serde_json::from_str(json).expect(json);
            assert_eq!(body.read(&rules), Err(why), "{json}");
        }
        let seven: ActionBody = serde_json::from_str(r#"{"type":"throw","keep":"7"}"#).expect("it is JSON");
        assert!(matches!(seven.read(&rules), Err(BodyError::Hand(_))));
    }
}
