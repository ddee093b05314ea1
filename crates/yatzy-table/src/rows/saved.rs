//! A game as it was kept: its facts, its seats, its log.

use crate::{GameId, LogEvent, LogRow, Moment, Opening, StoreError, Token, TokenHash, Zone};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::sync::Arc;
use yatzy_rules::fair::{self, Head, Proof, Salt, Secret};
use yatzy_rules::{
    DiceSource, Event, Facts, Game, Goal, Link, Names, Player, Record, RecordSeat, Ruleset, SealedSeat, Seat,
    SharedVec, clean_name,
};
use yatzy_text::PadNames;

/// A game with everything that was kept of it. Its written form holds the log as [`SavedEventBody`](crate::SavedEventBody).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Saved<E: Clone = LogRow> {
    /// Its id.
    pub id: GameId,
    /// A short code by which it can be joined.
    pub code: Option<String>,
    /// When it was made.
    pub created: Moment,
    /// The edition; `None` for rules of one's own.
    pub edition: Option<String>,
    /// The rules, as they were when it was made.
    pub rules: Arc<Ruleset>,
    /// What rules of one's own call things.
    #[serde(rename = "called")]
    pub names: Names,
    /// Whose dice are thrown.
    #[serde(rename = "throws")]
    pub source: DiceSource,
    /// How many seats there were at the start.
    pub first_seats: u16,
    /// What the program's dice are thrown with.
    pub secret: Option<Secret>,
    /// The first game of the series that it belongs to: itself, or the one that it is a rematch of.
    pub series: GameId,
    /// The device that made it.
    pub host: Option<TokenHash>,
    /// Whether the coach may be asked.
    pub hints: bool,
    /// The digest of the request that made it.
    #[serde(with = "hex")]
    pub request: [u8; 32],
    /// How it began, for the chain of its record; games of the version before have none.
    pub opening: Option<Opening>,
    /// The seats, latecomers at the end.
    pub seats: Vec<SavedSeat>,
    /// What happened, version 1 first.
    pub log: SharedVec<E>,
}

/// Thirty-two bytes as digits.
mod hex {
    use serde::{Deserialize, Deserializer, Serialize, Serializer};
    use yatzy_rules::fair::PlayerBytes;

    pub fn serialize<S: Serializer>(bytes: &[u8; 32], serializer: S) -> Result<S::Ok, S::Error> {
        PlayerBytes(*bytes).serialize(serializer)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<[u8; 32], D::Error> {
        PlayerBytes::deserialize(deserializer).map(|bytes| bytes.0)
    }
}

/// A seat as it was kept.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SavedSeat {
    /// The name of who sits there; empty while nobody does.
    pub name: String,
    /// Who plays.
    pub player: Player,
    /// What it plays for.
    pub goal: Goal,
    /// What the seat's link proves itself by.
    pub link: Option<TokenHash>,
    /// The device that holds the seat.
    pub holder: Option<TokenHash>,
    /// What the name is sealed with, in the chain of the record. Deleted with the name.
    pub salt: Option<Salt>,
}

impl SavedSeat {
    /// A person's seat that no link leads to.
    pub fn person(name: &str) -> SavedSeat {
        SavedSeat {
            name: name.to_owned(),
            player: Player::Person,
            goal: Goal::default(),
            link: None,
            holder: None,
            salt: None,
        }
    }

    /// A bot's seat.
    pub fn bot(name: &str, level: &str) -> SavedSeat {
        SavedSeat { player: Player::computer(level), ..SavedSeat::person(name) }
    }
}

impl<E: Clone> Saved<E> {
    /// The same game with its log in another form.
    pub(crate) fn with_log<F: Clone>(&self, log: SharedVec<F>) -> Saved<F> {
        Saved {
            id: self.id.clone(),
            code: self.code.clone(),
            created: self.created,
            edition: self.edition.clone(),
            rules: self.rules.clone(),
            names: self.names.clone(),
            source: self.source,
            first_seats: self.first_seats,
            secret: self.secret,
            series: self.series.clone(),
            host: self.host,
            hints: self.hints,
            request: self.request,
            opening: self.opening.clone(),
            seats: self.seats.clone(),
            log,
        }
    }
}

impl Saved {
    /// A game of this machine alone, of an edition of the catalogue, with fresh id and secret.
    #[cfg(feature = "system")]
    pub fn local(edition: &str, rules: Arc<Ruleset>, source: DiceSource, mut seats: Vec<SavedSeat>) -> Saved {
        let created = Moment::now();
        let opening = Opening::of(&mut seats, created.date(Zone::Utc), crate::random_bytes());
        let id = GameId::random();
        Saved {
            code: None,
            created,
            edition: Some(edition.to_owned()),
            rules,
            names: Names::default(),
            source,
            first_seats: seats.len() as u16,
            secret: (source == DiceSource::Program).then(|| Secret(Token::random().derive("secret", b""))),
            series: id.clone(),
            host: None,
            hints: true,
            request: [0; 32],
            opening: Some(opening),
            seats,
            log: SharedVec::new(),
            id,
        }
    }

    /// The version that the game is at.
    pub fn version(&self) -> u32 {
        self.log.last().map_or(0, |logged| logged.version)
    }

    /// The game, played again from its log.
    pub fn game(&self) -> Result<Game, StoreError> {
        let events: Vec<Event> = self.log.iter().filter_map(|logged| logged.what.event()).collect();
        Game::replay(self.rules.clone(), self.first_seats, self.source, &events)
            .map_err(|source| StoreError::Forged { game: self.id.clone(), source })
    }

    /// What the pad calls its boxes.
    pub fn pad_names(&self) -> PadNames {
        PadNames::of_game(self.edition.as_deref(), &self.names)
    }

    /// Whether nothing can be taken back any more.
    pub fn is_sealed(&self) -> bool {
        self.log.iter().rev().any(|logged| logged.what == LogEvent::Sealed)
    }

    /// The record: the game as a text. The secret is in it only once the game is sealed.
    pub fn record(&self, zone: Zone) -> Result<Record, StoreError> {
        let game = self.game()?;
        let log = self.links();
        let seats = self.record_seats(log.is_some());
        Ok(Record {
            edition: self.edition.clone(),
            date: self.opening.as_ref().map_or_else(|| self.created.date(zone), |opening| opening.date),
            own_names: self.names.clone(),
            proof: self.proof(),
            log,
            ..Record::new(seats, game)
        })
    }

    /// The seats as a record tells of them. Without a chain, names need no salts.
    fn record_seats(&self, salted: bool) -> Vec<RecordSeat> {
        let seats = self.seats.iter().map(SavedSeat::as_record);
        seats.map(|seat| RecordSeat { salt: seat.salt.filter(|_| salted), ..seat }).collect()
    }

    /// Everything that happened, as the chain of the record takes it; `None` for games of the version before.
    fn links(&self) -> Option<Vec<Link>> {
        let opening = self.opening.as_ref()?;
        let first = (0..)
            .map(Seat)
            .zip(&opening.seats)
            .map(|(seat, sitting)| Some(Link::Seat(seat, sitting.clone())));
        first.chain(self.log.iter().map(|logged| logged.what.link())).collect()
    }

    /// The newest head of the record's chain.
    pub fn head(&self) -> Option<Head> {
        let opening = self.opening.as_ref()?;
        let secret = self.secret.filter(|_| self.source == DiceSource::Program);
        let facts = Facts {
            edition: self.edition.as_deref(),
            own_names: &self.names,
            rules: &self.rules,
            date: opening.date,
            source: self.source,
            bound: secret.map(|secret| (self.id.as_str(), fair::commitment(self.id.as_str(), secret))),
        };
        let links = self.links()?;
        Some(links.iter().fold(facts.head(), |head, link| head.after(&link.text(&self.rules))))
    }

    /// What the program's dice are checked by.
    fn proof(&self) -> Option<Proof> {
        let secret = self.secret.filter(|_| self.source == DiceSource::Program)?;
        let thrown = self.log.iter().filter_map(|logged| match logged.what {
            LogEvent::Play { event: Event::Thrown { .. }, bytes } => Some(bytes),
            _ => None,
        });
        let bytes: BTreeMap<_, _> =
            thrown.zip(1..).filter_map(|(bytes, number)| Some((number, bytes?))).collect();
        Some(Proof {
            game_id: self.id.to_string(),
            commitment: fair::commitment(self.id.as_str(), secret),
            bytes,
            secret: self.is_sealed().then_some(secret),
        })
    }
}

impl SavedSeat {
    /// A seat that a record tells of. Nobody holds it.
    pub(crate) fn of_record(seat: &RecordSeat) -> SavedSeat {
        let level = seat.player.level().filter(|_| seat.name.is_empty());
        SavedSeat {
            name: level.unwrap_or(&seat.name).to_owned(),
            player: seat.player.clone(),
            goal: seat.goal,
            link: None,
            holder: None,
            salt: seat.salt,
        }
    }

    /// The seat as a record tells of it. A computer that is called by its level has no name of its own; names
    /// from before there was a policy are cleaned.
    fn as_record(&self) -> RecordSeat {
        let own = Some(&self.name).filter(|name| self.player.level() != Some(name));
        let name = own.map(|name| clean_name(name)).unwrap_or_default();
        let salt = self.salt.filter(|_| !name.is_empty());
        RecordSeat { name, player: self.player.clone(), goal: self.goal, salt }
    }

    /// The seat as the record's chain knows it.
    pub fn sitting(&self) -> SealedSeat {
        let seat = self.as_record();
        seat.sealed_seat().unwrap_or(SealedSeat { player: seat.player, goal: seat.goal, name: None })
    }

    /// Gives a name its salt, unless it has one, and takes the salt of a name that was deleted.
    pub(crate) fn salt_name(&mut self, seat: Seat, fresh: [u8; 32]) {
        self.salt = match self.name.as_str() {
            "" => None,
            _ => self.salt.or_else(|| {
                Some(Salt(Token::from_bytes(fresh).derive("yatzy name salt", &seat.0.to_be_bytes())))
            }),
        };
    }
}
