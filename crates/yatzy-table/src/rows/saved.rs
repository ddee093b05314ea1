//! A stored game: its facts, seats and log.

use crate::{
    GameId, LogEvent, LogRow, MatchRef, Moment, Opening, SeatResult, Sharing, StoreError, Token, TokenHash,
    Zone,
};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::sync::Arc;
use yatzy_rules::fair::{self, Head, Proof, Salt, Secret, Verdict};
use yatzy_rules::{
    DiceSource, Event, Facts, Game, Goal, Link, Names, Player, Record, RecordSeat, Ruleset, SealedSeat, Seat,
    SharedVec, clean_name,
};
use yatzy_text::PadNames;

/// A stored game. Its written form holds the log as [`SavedEventBody`](crate::SavedEventBody).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Saved<E: Clone = LogRow> {
    pub id: GameId,
    /// A short code by which it can be joined.
    pub code: Option<String>,
    /// When the game was made.
    pub created: Moment,
    /// The edition; `None` for rules from a file.
    pub edition: Option<String>,
    /// The rules at the time when the game was made.
    pub rules: Arc<Ruleset>,
    /// Names that a ruleset file gives.
    #[serde(rename = "called")]
    pub names: Names,
    #[serde(rename = "throws")]
    pub source: DiceSource,
    /// Number of seats at the start.
    pub first_seats: u16,
    /// The secret of the program's dice.
    pub secret: Option<Secret>,
    /// The first game of the series: this one, or the one that it is a rematch of.
    pub series: GameId,
    /// The device that made it.
    pub host: Option<TokenHash>,
    /// Whether the coach may be asked.
    pub hints: bool,
    /// The digest of the request that made it.
    #[serde(with = "hex")]
    pub request: [u8; 32],
    /// The opening, for the record's chain; games of the version before have none.
    pub opening: Option<Opening>,
    /// The match that it belongs to.
    #[serde(default, rename = "match", skip_serializing_if = "Option::is_none")]
    pub of_match: Option<MatchRef>,
    /// What it has in common with other games.
    #[serde(default, skip_serializing_if = "Sharing::is_none")]
    pub sharing: Sharing,
    /// The seats, latecomers last.
    pub seats: Vec<SavedSeat>,
    /// The log, version 1 first.
    pub log: SharedVec<E>,
}

/// Thirty-two bytes as hexadecimal digits.
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

/// A stored seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SavedSeat {
    /// The name; empty while the seat has none.
    pub name: String,
    /// The kind of player.
    pub player: Player,
    /// The goal of the seat.
    pub goal: Goal,
    /// The hash of the link's token.
    pub link: Option<TokenHash>,
    /// The device that holds the seat.
    pub holder: Option<TokenHash>,
    /// The salt of the name in the record's chain. It is deleted with the name.
    pub salt: Option<Salt>,
}

impl SavedSeat {
    /// A person's seat without a link.
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

    /// Whether a device that knows the table may take it: it is open, or kept for a person and held by no device. A
    /// seat without holder and link is of the version before and belongs to the host.
    pub fn is_free(&self) -> bool {
        let is_kept = self.player == Player::Person && self.link.is_some() && self.holder.is_none();
        self.player == Player::Open || is_kept
    }

    /// A computer's seat.
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
            of_match: self.of_match.clone(),
            sharing: self.sharing.clone(),
            seats: self.seats.clone(),
            log,
        }
    }
}

impl Saved {
    /// A game on this machine alone, of an edition of the catalogue, with a fresh id and secret.
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
            secret: (source.is_program()).then(|| Secret(Token::random().derive("secret", b""))),
            series: id.clone(),
            host: None,
            hints: true,
            request: [0; 32],
            opening: Some(opening),
            of_match: None,
            sharing: Sharing::default(),
            seats,
            log: SharedVec::new(),
            id,
        }
    }

    /// The version that the game is at.
    pub fn version(&self) -> u32 {
        self.log.last().map_or(0, |logged| logged.version)
    }

    /// The game, replayed from its log.
    pub fn game(&self) -> Result<Game, StoreError> {
        let events: Vec<Event> = self.log.iter().filter_map(|logged| logged.what.event()).collect();
        Game::replay(self.rules.clone(), self.first_seats, self.source, &events)
            .map_err(|source| StoreError::Forged { game: self.id.clone(), source })
    }

    /// The names on the pad.
    pub fn pad_names(&self) -> PadNames {
        PadNames::of_game(self.edition.as_deref(), &self.names)
    }

    /// Whether nothing can be undone any more.
    pub fn is_sealed(&self) -> bool {
        self.log.iter().rev().any(|logged| logged.what == LogEvent::Sealed)
    }

    /// Whether the secret of the dice is public: the game is sealed, and so is every other game of its match.
    pub fn is_open(&self) -> bool {
        let is_open = |logged: &LogRow| logged.what == LogEvent::Opened;
        self.is_sealed() && (self.of_match.is_none() || self.log.iter().rev().any(is_open))
    }

    /// The results that lists show; `None` while the game goes on, or its match does.
    pub fn results(&self, game: &Game) -> Option<Vec<SeatResult>> {
        SeatResult::of(game).filter(|_| self.of_match.is_none() || self.is_open())
    }

    /// The record of the game. It contains the secret once the dice are open.
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

    /// The seats of the record. Without a chain, names need no salts.
    fn record_seats(&self, salted: bool) -> Vec<RecordSeat> {
        let seats = self.seats.iter().map(SavedSeat::as_record);
        seats.map(|seat| RecordSeat { salt: seat.salt.filter(|_| salted), ..seat }).collect()
    }

    /// The links of the record's chain; `None` for games of the version before.
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
        let secret = self.secret.filter(|_| self.source.is_program());
        let of_match = self.of_match.as_ref().map(|of_match| of_match.as_record(false));
        let facts = Facts {
            edition: self.edition.as_deref(),
            own_names: &self.names,
            rules: &self.rules,
            date: opening.date,
            source: self.source,
            bound: secret
                .map(|secret| (self.id.as_str(), fair::commitment(self.source, self.id.as_str(), secret))),
            of_match: of_match.as_ref(),
        };
        let links = self.links()?;
        Some(links.iter().fold(facts.head(), |head, link| head.after(&link.text(&self.rules))))
    }

    /// Whether every throw follows from the secret, where there is one. A record reveals that only once the game is sealed.
    pub(crate) fn has_own_dice(&self) -> bool {
        let (Some(proof), Ok(game)) = (self.proof(), self.game()) else { return true };
        let of_match = self.of_match.as_ref().map(|of_match| of_match.as_record(true));
        let proof = Proof { secret: self.secret, of_match, ..proof };
        matches!(proof.verify(&game, None), Verdict::Verified { .. })
    }

    /// The proof of the program's dice.
    fn proof(&self) -> Option<Proof> {
        let secret = self.secret.filter(|_| self.source.is_program())?;
        let thrown = self.log.iter().filter_map(|logged| match logged.what {
            LogEvent::Play { event: Event::Thrown { .. }, bytes } => Some(bytes),
            _ => None,
        });
        let bytes: BTreeMap<_, _> =
            thrown.zip(1..).filter_map(|(bytes, number)| Some((number, bytes?))).collect();
        Some(Proof {
            game_id: self.id.to_string(),
            commitment: fair::commitment(self.source, self.id.as_str(), secret),
            bytes,
            secret: self.is_open().then_some(secret),
            of_match: self.of_match.as_ref().map(|of_match| of_match.as_record(self.is_open())),
        })
    }
}

impl SavedSeat {
    /// A seat of a record, without a holder.
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

    /// The seat as it stands in a record. A computer called by its level has no name. Names of older versions are
    /// cleaned.
    fn as_record(&self) -> RecordSeat {
        let own = Some(&self.name).filter(|name| self.player.level() != Some(name));
        let name = own.map(|name| clean_name(name)).unwrap_or_default();
        let salt = self.salt.filter(|_| !name.is_empty());
        RecordSeat { name, player: self.player.clone(), goal: self.goal, salt }
    }

    /// Takes from a stored name what a name can't contain: it may come from another program or an older version.
    pub fn clean_name(&mut self) {
        self.name = clean_name(&self.name);
        self.salt = self.salt.filter(|_| !self.name.is_empty());
    }

    /// The seat as it stands in the record's chain.
    pub fn sitting(&self) -> SealedSeat {
        let seat = self.as_record();
        seat.sealed_seat().unwrap_or(SealedSeat { player: seat.player, goal: seat.goal, name: None })
    }

    /// Gives a name a salt unless it has one, and removes the salt of a deleted name.
    pub(crate) fn salt_name(&mut self, seat: Seat, fresh: [u8; 32]) {
        self.salt = match self.name.as_str() {
            "" => None,
            _ => self.salt.or_else(|| {
                Some(Salt(Token::from_bytes(fresh).derive("yatzy name salt", &seat.0.to_be_bytes())))
            }),
        };
    }
}
