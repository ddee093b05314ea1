//! A match: everyone plays the whole card with the same dice, each at a table of their own with one seat. The match is
//! a row beside these games. Before the start it gathers names and bytes of devices; at the start they and the secret
//! of the house become the seed of all games. Until every game is sealed, a game is shown to the holder of its seat
//! only, its results are in no list, and its record has no secret.

use crate::rows::letters;
use crate::table::{DecisionContext, NewRules, NewSeat, NewTable};
use crate::{GameId, Moment, Opening, Refused, Saved, SavedSeat, Sharing, Token, TokenHash, Who, digest};
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use yatzy_rules::fair::{Commitment, MatchSeed, PlayerBytes, Secret};
use yatzy_rules::{DiceSource, Names, Ruleset, SharedVec, normalise_name};

/// The most people of a match.
pub const MAX_MATCH_SEATS: usize = 100;

/// Length of the code of a match. It is longer than that of a table, so the two can't be confused.
const CODE_LEN: usize = 7;

/// The beginning of the key of a match in a store.
const MATCH_KEY: &str = "match ";

/// The match that a game belongs to, as the game's row holds it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MatchRef {
    /// The match.
    pub id: GameId,
    /// The secret of the house.
    pub secret: Secret,
    /// The bytes of every device at the start.
    pub bytes: Vec<Option<PlayerBytes>>,
}

impl MatchRef {
    /// The seed of all games of the match.
    pub fn seed(&self) -> Secret {
        MatchSeed::seed(self.id.as_str(), self.secret, &self.bytes)
    }

    /// The match in a record, with the secret once it is open.
    pub(crate) fn as_record(&self, is_open: bool) -> MatchSeed {
        MatchSeed {
            match_id: self.id.to_string(),
            commitment: MatchSeed::commitment(self.id.as_str(), self.secret),
            bytes: self.bytes.clone(),
            secret: is_open.then_some(self.secret),
        }
    }

    /// The match of a record whose dice are open.
    pub(crate) fn of_record(seed: &MatchSeed) -> Option<MatchRef> {
        Some(MatchRef { id: seed.match_id.parse().ok()?, secret: seed.secret?, bytes: seed.bytes.clone() })
    }
}

/// A request for a new match.
#[derive(Clone, Debug)]
pub struct NewMatch {
    /// The rules to play by.
    pub rules: NewRules,
    /// The people at the host's device.
    pub here: Vec<NewMatchSeat>,
    /// Whether the coach may be asked.
    pub hints: bool,
    /// The idempotency key. The ids of the match and of the host's device are derived from it.
    pub key: Token,
}

impl NewMatch {
    /// A match of the people at the host's device who would sit at a table. Others join with the code.
    pub fn of_table(table: &NewTable, bytes: Option<PlayerBytes>) -> Result<NewMatch, Refused> {
        if table.seats.iter().any(|seat| matches!(seat, NewSeat::Computer { .. })) {
            return Err(Refused::MatchPeople);
        }
        let names = table.seats.iter().filter_map(|seat| match seat {
            NewSeat::Here(name) => Some(name.clone()),
            NewSeat::Elsewhere(_) | NewSeat::Open | NewSeat::Computer { .. } => None,
        });
        let here = names.enumerate().map(|(place, name)| NewMatchSeat {
            name,
            // The device gives its bytes once, with its first person.
            bytes: bytes.filter(|_| place == 0),
            key: Token::from_bytes(table.key.derive("yatzy match person", &place.to_be_bytes())),
        });
        let (here, hints) = (here.collect(), table.hints.unwrap_or(false));
        Ok(NewMatch { rules: table.rules.clone(), here, hints, key: table.key })
    }
}

/// A person who joins a match.
#[derive(Clone, Debug)]
pub struct NewMatchSeat {
    pub name: String,
    /// Fresh bytes of the device.
    pub bytes: Option<PlayerBytes>,
    /// The idempotency key.
    pub key: Token,
}

/// What is asked of a match.
#[derive(Clone, Debug)]
pub enum MatchRequest {
    /// Join before the start.
    Join(NewMatchSeat),
    /// Take a person out before the start: the host, or the device of that person.
    Remove(u32),
    /// Start. From now on no one can join, and everyone can play.
    Start,
    /// End the match where it stands. Games that still go on are abandoned.
    Close,
}

/// How far a match is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum MatchPhase {
    /// People join.
    Gathering,
    /// The seed is fixed, and the games are being made.
    Starting,
    /// Everyone plays.
    Playing,
    /// Every game is sealed.
    Over,
}

/// A match as it is stored.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the field names say it")]
pub struct Match {
    pub id: GameId,
    /// The code by which people join.
    pub code: String,
    pub created: Moment,
    pub edition: Option<String>,
    pub rules: Arc<Ruleset>,
    pub names: Names,
    /// The secret of the house.
    pub secret: Secret,
    pub host: TokenHash,
    pub hints: bool,
    pub phase: MatchPhase,
    pub seats: Vec<MatchSeat>,
}

/// A person of a match. Once the games are made, names are in the games alone, where they can be deleted.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the field names say it")]
pub struct MatchSeat {
    pub name: String,
    pub holder: TokenHash,
    pub bytes: Option<PlayerBytes>,
    /// The digest of the key that it joined with.
    pub key: TokenHash,
    pub game: GameId,
}

impl Match {
    /// A new match, and its host: the asker, or their device with the token it was just given.
    pub fn make(new: &NewMatch, who: &Who, context: &DecisionContext) -> Result<(Match, Who), Refused> {
        let (edition, rules, names) = new.rules.resolve()?;
        let host = who.or_device_of(new.key);
        let id = Match::id_of(new.key);
        let fresh = Token::from_bytes(context.fresh);
        let mut made = Match {
            code: letters(&new.key.derive("yatzy match code", b""), CODE_LEN),
            created: context.now,
            edition,
            rules,
            names,
            secret: Secret(fresh.derive("yatzy match secret", id.as_str().as_bytes())),
            host: host.hash().ok_or(Refused::NotHost)?,
            hints: new.hints,
            phase: MatchPhase::Gathering,
            seats: Vec::new(),
            id,
        };
        for seat in &new.here {
            made.join(&host, seat, context)?;
        }
        Ok((made, host))
    }

    /// The id of the match that a key makes.
    pub fn id_of(key: Token) -> GameId {
        GameId::from_bytes(&key.derive("yatzy match id", b""))
    }

    /// The host of the match that a request makes again.
    pub fn host_of(new: &NewMatch, who: &Who) -> Who {
        who.or_device_of(new.key)
    }

    /// The key of its document in a store.
    pub fn key(id: &GameId) -> String {
        format!("{MATCH_KEY}{id}")
    }

    /// The match of a document's key; `None` if it is the key of something else.
    pub fn of_key(key: &str) -> Option<GameId> {
        key.strip_prefix(MATCH_KEY)?.parse().ok()
    }

    /// Whether it can be a match that has started. Its names are in its games.
    pub(crate) fn is_whole(&self) -> bool {
        let started = matches!(self.phase, MatchPhase::Playing | MatchPhase::Over);
        let nameless = self.seats.iter().all(|seat| seat.name.is_empty());
        started && nameless && (1..=MAX_MATCH_SEATS).contains(&self.seats.len())
    }

    /// The same match, held by one device: in the house of a browser, the device is the host and plays for everyone.
    #[must_use]
    pub fn held_by(mut self, device: TokenHash) -> Match {
        self.host = device;
        self.seats.iter_mut().for_each(|seat| seat.holder = device);
        self
    }

    /// Whether the asker made it.
    pub fn is_host(&self, who: &Who) -> bool {
        who.hash() == Some(self.host)
    }

    /// Adds a person, and returns who holds the seat. The same key joins once.
    pub fn join(&mut self, who: &Who, new: &NewMatchSeat, context: &DecisionContext) -> Result<Who, Refused> {
        let (who, key) = (who.or_device_of(new.key), new.key.purpose("yatzy match seat").hash());
        if self.seats.iter().any(|seat| seat.key == key) {
            return Ok(who);
        }
        if self.phase != MatchPhase::Gathering {
            return Err(Refused::MatchStarted);
        }
        if self.seats.len() >= MAX_MATCH_SEATS {
            return Err(Refused::MatchFull);
        }
        // The id of a game is a secret of its holder, so it comes from fresh bytes and from no one's key.
        let fresh = Token::from_bytes(context.fresh);
        let game = GameId::from_bytes(&fresh.derive("yatzy match game", &key.0));
        self.seats.push(MatchSeat {
            name: normalise_name(&new.name).map_err(Refused::Name)?,
            holder: who.hash().ok_or(Refused::NotHost)?,
            bytes: new.bytes,
            key,
            game,
        });
        Ok(who)
    }

    /// Takes a person out before the start. `number` counts from 1.
    pub fn remove(&mut self, who: &Who, number: u32) -> Result<(), Refused> {
        if self.phase != MatchPhase::Gathering {
            return Err(Refused::MatchStarted);
        }
        let place = usize::try_from(number).ok().and_then(|number| number.checked_sub(1));
        let place =
            place.filter(|&place| place < self.seats.len()).ok_or(Refused::Field { field: "seat" })?;
        if !self.is_host(who) && Some(self.seats[place].holder) != who.hash() {
            return Err(Refused::NotHost);
        }
        self.seats.remove(place);
        Ok(())
    }

    /// Fixes the seed and closes the match to further players.
    pub fn start(&mut self, who: &Who) -> Result<(), Refused> {
        if !self.is_host(who) {
            return Err(Refused::NotHost);
        }
        if self.seats.is_empty() {
            return Err(Refused::NoSeats);
        }
        if self.phase == MatchPhase::Gathering {
            self.phase = MatchPhase::Starting;
        }
        Ok(())
    }

    /// What the games of a started match hold of it.
    pub fn reference(&self) -> MatchRef {
        let bytes = self.seats.iter().map(|seat| seat.bytes).collect();
        MatchRef { id: self.id.clone(), secret: self.secret, bytes }
    }

    /// The games of a match that starts, one for each person.
    pub fn games(&self, context: &DecisionContext) -> Vec<Saved> {
        let reference = self.reference();
        let game = |seat: &MatchSeat| {
            let mut seats = vec![SavedSeat { holder: Some(seat.holder), ..SavedSeat::person(&seat.name) }];
            let fresh =
                Token::from_bytes(context.fresh).derive("yatzy match opening", seat.game.as_str().as_bytes());
            let opening = Opening::of(&mut seats, context.now.date(context.zone), fresh);
            Saved {
                id: seat.game.clone(),
                code: None,
                created: context.now,
                edition: self.edition.clone(),
                rules: self.rules.clone(),
                names: self.names.clone(),
                source: DiceSource::Shared,
                first_seats: 1,
                secret: Some(reference.seed()),
                series: seat.game.clone(),
                host: Some(seat.holder),
                hints: self.hints,
                request: digest("yatzy match game", &[seat.game.as_str().as_bytes()]),
                opening: Some(opening),
                of_match: Some(reference.clone()),
                sharing: Sharing::default(),
                seats,
                log: SharedVec::new(),
            }
        };
        self.seats.iter().map(game).collect()
    }

    /// The commitment of the house to its secret, published before anyone joins.
    pub fn commitment(&self) -> Commitment {
        MatchSeed::commitment(self.id.as_str(), self.secret)
    }
}

/// What a join code leads to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CodeTarget {
    /// A table.
    Table(GameId),
    /// A match.
    Match(GameId),
}

/// A join code as it was typed, in its one spelling.
pub fn read_code(typed: &str) -> String {
    let letters = typed.chars().filter(|c| c.is_ascii_alphanumeric()).take(16);
    letters
        .map(|c| match c.to_ascii_lowercase() {
            'o' => '0',
            'i' | 'l' => '1',
            c => c,
        })
        .collect()
}

/// What a person sees of a match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = MatchBody))]
pub struct MatchView {
    /// Its id.
    #[cfg_attr(feature = "schema", schema(value_type = String))]
    pub id: GameId,
    /// The code by which people join; `null` once it has started.
    pub code: Option<String>,
    /// The edition; `null` for rules of one's own.
    pub edition: Option<String>,
    /// What rules of one's own call things.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schema(value_type = Vec<String>))]
    pub names: Names,
    /// How far it is.
    pub phase: MatchPhase,
    /// Whether the asker made it.
    pub is_host: bool,
    /// The commitment of the server to its part of the seed, 64 hexadecimal digits.
    pub commitment: String,
    /// How many turns each card has.
    pub turns: u32,
    /// The people, in the order in which they joined.
    pub seats: Vec<MatchSeatView>,
}

/// What a person sees of someone in a match.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = MatchSeatBody))]
pub struct MatchSeatView {
    /// The name.
    pub name: String,
    /// Whether it is the asker's.
    pub is_yours: bool,
    /// How many turns are done.
    pub turns: u32,
    /// Whether the card is finished, or was left.
    pub is_done: bool,
    /// The id of the game: the asker's own, and all of them once the match is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(value_type = Option<String>))]
    pub game: Option<GameId>,
    /// The total, once the match is over; `null` for a card that was not finished.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub total: Option<u32>,
}

impl MatchView {
    /// Path of the page.
    pub fn page(id: &GameId) -> String {
        format!("/m/{id}")
    }

    /// The asker's next game to play: the first of theirs that is not finished.
    pub fn own_game(&self) -> Option<&GameId> {
        self.seats.iter().filter(|seat| seat.is_yours && !seat.is_done).find_map(|seat| seat.game.as_ref())
    }
}

/// A match, and who the asker is now.
#[derive(Clone, Debug)]
pub struct MatchAnswer {
    /// The asker, or their device with the token it was just given.
    pub who: Who,
    pub view: MatchView,
}
