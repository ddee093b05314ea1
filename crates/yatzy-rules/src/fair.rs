//! Verifiable dice. Before the first throw the program publishes a commitment to a secret. Every throw mixes
//! the secret with bytes from the player's device. At the end the secret is published, and every throw can be
//! recomputed. Shared dice follow from a seed, the turn and the throw alone. `docs/fair-dice.md` has both formulas
//! and a short script.
//!
//! This module only computes; the caller supplies secrets and bytes.

use crate::{DiceSource, Face, Game, Hand, Keep, ParseError, Play, Seat, Throw, Turn, hex};
use hmac::{Hmac, KeyInit, Mac};
use sha2::{Digest, Sha256};
use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

/// A domain tag: keeps the commitment distinct from other hashes.
const TAG: &str = "yatzy dice 1";

/// The domain tag of shared dice.
const SHARED_TAG: &str = "yatzy shared dice 1";

/// Thirty-two bytes, written as 64 hexadecimal digits.
macro_rules! thirty_two_bytes {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash)]
        pub struct $name(pub [u8; 32]);

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                hex::write(&self.0, f)
            }
        }

        impl FromStr for $name {
            type Err = ParseError;

            fn from_str(text: &str) -> Result<$name, ParseError> {
                hex::parse_32(text).map($name).ok_or(ParseError)
            }
        }
    };
}

thirty_two_bytes! {
    /// The commitment to a secret, published before the first throw.
    #[derive(Debug)]
    Commitment
}

thirty_two_bytes! {
    /// The secret of the program's dice, published after the game.
    Secret
}

thirty_two_bytes! {
    /// The hash over everything in a game up to some point.
    #[derive(Debug)]
    Head
}

thirty_two_bytes! {
    /// A salted hash of a name: it can be checked but not read.
    #[derive(Debug)]
    Seal
}

thirty_two_bytes! {
    /// The salt of a sealed name. It is stored beside the name and deleted with it.
    Salt
}

thirty_two_bytes! {
    /// The bytes that a player's device contributes to one throw.
    #[derive(Debug)]
    PlayerBytes
}

/// Debug output does not contain the secret.
impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(…)")
    }
}

/// Debug output does not contain the salt.
impl fmt::Debug for Salt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Salt(…)")
    }
}

/// Appends a field with its length before it, so that different lists of fields give different bytes.
pub(crate) fn field(bytes: &mut Vec<u8>, content: &[u8]) {
    bytes.extend((content.len() as u32).to_be_bytes());
    bytes.extend(content);
}

/// The commitment to a secret. For shared dice it does not depend on the game: everyone who plays with them has the
/// same commitment.
pub fn commitment(source: DiceSource, game_id: &str, secret: Secret) -> Commitment {
    let mut bytes = Vec::new();
    if source == DiceSource::Shared {
        field(&mut bytes, SHARED_TAG.as_bytes());
    } else {
        field(&mut bytes, TAG.as_bytes());
        field(&mut bytes, game_id.as_bytes());
    }
    field(&mut bytes, &secret.0);
    Commitment(Sha256::digest(&bytes).into())
}

/// The inputs of one throw, apart from the secret.
#[derive(Clone, Copy, Debug)]
#[allow(missing_docs, reason = "the field names say it")]
pub struct ThrowRequest<'a> {
    pub game_id: &'a str,
    /// Number of the throw in the game, from 1.
    pub number: u32,
    pub seat: Seat,
    pub keep: Keep,
    /// Bytes of the player's device. Bots and pages without script send none.
    pub bytes: Option<PlayerBytes>,
}

/// A seed of shared dice that follows from other bytes: SHA-256 over a domain tag and the fields.
pub fn derived_seed(tag: &str, fields: &[&[u8]]) -> Secret {
    let mut bytes = Vec::new();
    field(&mut bytes, tag.as_bytes());
    fields.iter().for_each(|content| field(&mut bytes, content));
    Secret(Sha256::digest(&bytes).into())
}

/// The dice of one throw, in the order in which they fall.
pub fn throw(secret: Secret, request: &ThrowRequest<'_>, count: u8) -> Vec<Face> {
    let mut message = Vec::new();
    field(&mut message, request.game_id.as_bytes());
    field(&mut message, request.number.to_string().as_bytes());
    field(&mut message, request.seat.to_string().as_bytes());
    field(&mut message, request.keep.to_string().as_bytes());
    field(&mut message, request.bytes.as_ref().map_or(&[], |bytes| &bytes.0));
    dice(secret, &message, count)
}

/// The shared dice of one throw, in the order in which they fall: the same for everyone who plays with this seed.
/// `turn` counts the turns of the seat and `throw` the throws of the turn, both from 1.
pub fn shared_throw(seed: Secret, turn: u16, throw: u16, count: u8) -> Vec<Face> {
    let mut message = Vec::new();
    field(&mut message, SHARED_TAG.as_bytes());
    field(&mut message, turn.to_string().as_bytes());
    field(&mut message, throw.to_string().as_bytes());
    dice(seed, &message, count)
}

/// The dice of a game's next throw, for [`Game::decide`] in a game with shared dice.
pub fn shared_dice(game: &Game, seed: Secret) -> impl FnMut(u8) -> Hand + use<> {
    let turn = game.turn();
    let (round, throws) = turn.map_or((1, 0), |turn| (turn.round, turn.throws().unwrap_or(0)));
    move |count| Hand::from_faces(shared_throw(seed, round, throws + 1, count)).unwrap_or_default()
}

/// The domain tags of a match: of the house's commitment, and of the seed.
const MATCH_TAG: &str = "yatzy match 1";
const MATCH_SEED_TAG: &str = "yatzy match seed 1";

/// The seed of a match, and what it was made of: a secret of the house, which the house committed to before the first
/// device joined, and bytes of every device that was seated at the start. So the house alone can't choose the seed.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the field names say it")]
pub struct MatchSeed {
    pub match_id: String,
    /// The commitment of the house to its secret.
    pub commitment: Commitment,
    /// The bytes of each seat's device. Pages without script send none.
    pub bytes: Vec<Option<PlayerBytes>>,
    /// The secret of the house, once the whole match is over.
    pub secret: Option<Secret>,
}

impl MatchSeed {
    /// The commitment of a house to its secret of a match.
    pub fn commitment(match_id: &str, secret: Secret) -> Commitment {
        Commitment(derived_seed(MATCH_TAG, &[match_id.as_bytes(), &secret.0]).0)
    }

    /// The seed of a match.
    pub fn seed(match_id: &str, secret: Secret, bytes: &[Option<PlayerBytes>]) -> Secret {
        let mut fields: Vec<&[u8]> = vec![match_id.as_bytes(), &secret.0];
        fields.extend(bytes.iter().map(|bytes| bytes.as_ref().map_or(&[][..], |bytes| &bytes.0)));
        derived_seed(MATCH_SEED_TAG, &fields)
    }

    /// Whether this seed follows from the house's secret and the bytes of all devices.
    fn makes(&self, seed: Secret) -> bool {
        self.secret.is_some_and(|secret| {
            MatchSeed::commitment(&self.match_id, secret) == self.commitment
                && MatchSeed::seed(&self.match_id, secret, &self.bytes) == seed
        })
    }
}

/// As many dice as wanted from blocks of HMAC-SHA-256 over the message and the number of the block.
fn dice(secret: Secret, message: &[u8], count: u8) -> Vec<Face> {
    (0_u32..)
        .flat_map(|block| {
            let mut message = message.to_vec();
            field(&mut message, block.to_string().as_bytes());
            let mut mac = Hmac::<Sha256>::new_from_slice(&secret.0).expect("HMAC takes keys of any length");
            mac.update(&message);
            <[u8; 32]>::from(mac.finalize().into_bytes())
        })
        // 252 is the largest multiple of six in a byte; larger bytes would favour low faces.
        .filter(|&byte| byte < 252)
        .filter_map(|byte| Face::new(byte % 6 + 1))
        .take(usize::from(count))
        .collect()
}

/// The data in a record with which its throws are verified.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the field names say it")]
pub struct Proof {
    pub game_id: String,
    pub commitment: Commitment,
    /// The bytes of players' devices, by the number of the throw.
    pub bytes: BTreeMap<u32, PlayerBytes>,
    /// The secret, once the game is over.
    pub secret: Option<Secret>,
    /// The match whose dice these are.
    pub of_match: Option<MatchSeed>,
}

/// The result of verifying the dice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// Every throw follows from the secret and the players' bytes.
    Verified {
        /// Throws without bytes of a device. Shared dice never have such bytes, and are not listed.
        without_bytes: Vec<u32>,
    },
    /// Nothing to verify: real dice, no commitment, or no secret yet.
    Unverifiable,
    /// The dice differ from the commitment.
    Wrong(Mismatch),
}

/// The first difference.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mismatch {
    /// The secret does not match the commitment.
    Secret,
    /// The commitment is not the one that the player noted.
    Commitment,
    /// This throw differs.
    Throw(u32),
    /// The seed does not follow from the house's secret and the bytes of the devices of the match.
    Match,
}

impl Proof {
    /// Recomputes every throw of a game. `noted` is the commitment that a player noted, if any.
    pub fn verify(&self, game: &Game, noted: Option<Commitment>) -> Verdict {
        if noted.is_some_and(|noted| noted != self.commitment) {
            return Verdict::Wrong(Mismatch::Commitment);
        }
        let Some(secret) = self.secret else { return Verdict::Unverifiable };
        if commitment(game.source(), &self.game_id, secret) != self.commitment {
            return Verdict::Wrong(Mismatch::Secret);
        }
        if self.of_match.as_ref().is_some_and(|of_match| !of_match.makes(secret)) {
            return Verdict::Wrong(Mismatch::Match);
        }
        let mut without_bytes = Vec::new();
        for (number, thrown) in (1..).zip(throws(game)) {
            let bytes = self.bytes.get(&number).copied();
            if !thrown.follows(game.source(), &self.game_id, number, bytes, secret) {
                return Verdict::Wrong(Mismatch::Throw(number));
            }
            if bytes.is_none() && game.source() != DiceSource::Shared {
                without_bytes.push(number);
            }
        }
        Verdict::Verified { without_bytes }
    }
}

/// One throw of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the field names say it")]
pub struct Thrown {
    pub seat: Seat,
    /// Number of the turn of this seat, from 1.
    pub turn: u16,
    /// Number of the throw in the turn, from 1.
    pub throw: u16,
    pub keep: Keep,
    /// All dice after the throw.
    pub hand: Hand,
}

impl Thrown {
    /// Whether the dice follow from the secret. `number` counts the throws of the game from 1.
    pub fn follows(
        &self,
        source: DiceSource,
        game_id: &str,
        number: u32,
        bytes: Option<PlayerBytes>,
        secret: Secret,
    ) -> bool {
        let &Thrown { seat, turn, throw: index, keep, hand } = self;
        let count = hand.len().saturating_sub(keep.dice().len());
        let fell = match source {
            DiceSource::Shared => shared_throw(secret, turn, index, count),
            _ => throw(secret, &ThrowRequest { game_id, number, seat, keep, bytes }, count),
        };
        Hand::from_faces(fell).and_then(|fell| keep.dice().and(fell)) == Some(hand)
    }
}

/// Every throw of a game in order.
pub fn throws(game: &Game) -> impl Iterator<Item = Thrown> {
    let of_turn = |turn: &Turn| match &turn.play {
        Play::Throws(throws) => (1..)
            .zip(throws)
            .map(|(throw, &Throw { keep, hand })| Thrown {
                seat: turn.seat,
                turn: turn.round,
                throw,
                keep,
                hand,
            })
            .collect(),
        Play::Hand { .. } | Play::Points { .. } => Vec::new(),
    };
    game.turns().chain(game.turn()).flat_map(of_turn)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn request(number: u32) -> ThrowRequest<'static> {
        let bytes = Some(PlayerBytes([7; 32]));
        ThrowRequest { game_id: "garden", number, seat: Seat(0), keep: Keep::NOTHING, bytes }
    }

    #[test]
    fn a_throw_depends_on_everything_and_nothing_else() {
        let secret = Secret([1; 32]);
        let five = throw(secret, &request(1), 5);
        assert_eq!(five, throw(secret, &request(1), 5));
        // Fewer dice are a prefix of more dice: the count is not part of the formula.
        assert_eq!(five[..3], throw(secret, &request(1), 3));
        let others = [
            throw(Secret([2; 32]), &request(1), 6),
            throw(secret, &request(2), 6),
            throw(secret, &ThrowRequest { seat: Seat(1), ..request(1) }, 6),
            throw(secret, &ThrowRequest { bytes: None, ..request(1) }, 6),
            throw(secret, &ThrowRequest { game_id: "house", ..request(1) }, 6),
            throw(secret, &ThrowRequest { keep: Keep::new("6".parse().unwrap()), ..request(1) }, 6),
        ];
        assert!(others.iter().all(|other| *other != throw(secret, &request(1), 6)));
    }

    #[test]
    fn faces_are_even() {
        let mut counts = [0_u32; 6];
        for number in 0..20_000 {
            for face in throw(Secret([3; 32]), &request(number), 6) {
                counts[usize::from(face.pips()) - 1] += 1;
            }
        }
        // 120,000 dice: a fair face falls 20,000 times, with a standard deviation of 129.
        assert!(counts.iter().all(|count| count.abs_diff(20_000) < 5 * 129), "{counts:?}");
    }
}
