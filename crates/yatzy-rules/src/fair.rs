//! Dice that anyone can check. Before the first throw the program publishes a commitment to a secret; every
//! throw mixes that secret with bytes from the player's device; at the end the secret is published, and every
//! throw can be computed again. `docs/fair-dice.md` has the formula and a short script.
//!
//! This module only computes: where secrets and bytes come from is the caller's business.

use crate::{Face, Game, Hand, Keep, Play, Seat, Turn, UnknownForm, hex};
use hmac::{Hmac, KeyInit, Mac};
use sha2::{Digest, Sha256};
use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

/// What the commitment is taken over first, so that it can't be mistaken for another hash.
const TAG: &str = "yatzy dice 1";

/// Thirty-two bytes that are written as 64 hexadecimal digits.
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
            type Err = UnknownForm;

            fn from_str(text: &str) -> Result<$name, UnknownForm> {
                hex::parse_32(text).map($name).ok_or(UnknownForm)
            }
        }
    };
}

thirty_two_bytes! {
    /// What the program's dice are bound to before the first throw.
    #[derive(Debug)]
    Commitment
}

thirty_two_bytes! {
    /// What the program keeps to itself until the game is over.
    Secret
}

thirty_two_bytes! {
    /// The hash of all that happened in a game up to some moment.
    #[derive(Debug)]
    Head
}

thirty_two_bytes! {
    /// A name, so that it can be recognised and not read.
    #[derive(Debug)]
    Seal
}

thirty_two_bytes! {
    /// What a name is sealed with. It is kept beside the name, and deleted with it.
    Salt
}

thirty_two_bytes! {
    /// What a player's device adds to one throw.
    #[derive(Debug)]
    PlayerBytes
}

/// A secret does not show itself in a log.
impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(…)")
    }
}

/// A salt does not show itself in a log.
impl fmt::Debug for Salt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Salt(…)")
    }
}

/// Appends a field with its length before it, so that no two lists of fields give the same bytes.
pub(crate) fn field(bytes: &mut Vec<u8>, content: &[u8]) {
    bytes.extend((content.len() as u32).to_be_bytes());
    bytes.extend(content);
}

/// The commitment to a secret, for one game.
pub fn commitment(game_id: &str, secret: Secret) -> Commitment {
    let mut bytes = Vec::new();
    field(&mut bytes, TAG.as_bytes());
    field(&mut bytes, game_id.as_bytes());
    field(&mut bytes, &secret.0);
    Commitment(Sha256::digest(&bytes).into())
}

/// What one throw is computed from, beside the secret.
#[derive(Clone, Copy, Debug)]
pub struct ThrowRequest<'a> {
    /// The game's id.
    pub game_id: &'a str,
    /// The how manieth throw of the game it is, from 1.
    pub number: u32,
    /// Who throws.
    pub seat: Seat,
    /// The dice kept.
    pub keep: Keep,
    /// What the player's device brought; bots and pages without script bring nothing.
    pub bytes: Option<PlayerBytes>,
}

/// The dice of one throw, in the order in which they fall.
pub fn throw(secret: Secret, request: &ThrowRequest<'_>, count: u8) -> Vec<Face> {
    let mut message = Vec::new();
    field(&mut message, request.game_id.as_bytes());
    field(&mut message, request.number.to_string().as_bytes());
    field(&mut message, request.seat.to_string().as_bytes());
    field(&mut message, request.keep.to_string().as_bytes());
    field(&mut message, request.bytes.as_ref().map_or(&[], |bytes| &bytes.0));
    (0_u32..)
        .flat_map(|block| {
            let mut message = message.clone();
            field(&mut message, block.to_string().as_bytes());
            let mut mac = Hmac::<Sha256>::new_from_slice(&secret.0).expect("HMAC takes keys of any length");
            mac.update(&message);
            <[u8; 32]>::from(mac.finalize().into_bytes())
        })
        // 252 is the largest multiple of six in a byte: what is above it would favour low faces.
        .filter(|&byte| byte < 252)
        .filter_map(|byte| Face::new(byte % 6 + 1))
        .take(usize::from(count))
        .collect()
}

/// What a record carries so that its throws can be checked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proof {
    /// The game's id.
    pub game_id: String,
    /// What was published before the first throw.
    pub commitment: Commitment,
    /// What players' devices brought, by the number of the throw.
    pub bytes: BTreeMap<u32, PlayerBytes>,
    /// The secret, once the game is over.
    pub secret: Option<Secret>,
}

/// What a check of the dice found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// Every throw is what the secret and the players' bytes give.
    Verified {
        /// The throws to which no device brought bytes.
        without_bytes: Vec<u32>,
    },
    /// There is nothing to check: real dice, no commitment, or no secret yet.
    Unverifiable,
    /// The dice are not what they were bound to.
    Wrong(Mismatch),
}

/// Where dice are not what they were bound to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mismatch {
    /// The secret does not give the commitment.
    Secret,
    /// The commitment is not the one that the player noted down.
    Commitment,
    /// This throw fell otherwise.
    Throw(u32),
}

impl Proof {
    /// Computes every throw of a game again. `noted` is the commitment that a player kept, if any.
    pub fn verify(&self, game: &Game, noted: Option<Commitment>) -> Verdict {
        if noted.is_some_and(|noted| noted != self.commitment) {
            return Verdict::Wrong(Mismatch::Commitment);
        }
        let Some(secret) = self.secret else { return Verdict::Unverifiable };
        if commitment(&self.game_id, secret) != self.commitment {
            return Verdict::Wrong(Mismatch::Secret);
        }
        let mut without_bytes = Vec::new();
        for (i, (seat, keep, hand)) in throws(game).enumerate() {
            let number = i as u32 + 1;
            let bytes = self.bytes.get(&number).copied();
            let request = ThrowRequest { game_id: &self.game_id, number, seat, keep, bytes };
            let count = hand.len() - keep.dice().len();
            let fell = Hand::from_faces(throw(secret, &request, count));
            if fell.and_then(|fell| keep.dice().and(fell)) != Some(hand) {
                return Verdict::Wrong(Mismatch::Throw(number));
            }
            if bytes.is_none() {
                without_bytes.push(number);
            }
        }
        Verdict::Verified { without_bytes }
    }
}

/// Every throw of a game in order: who, what was kept, what lay there afterwards.
pub fn throws(game: &Game) -> impl Iterator<Item = (Seat, Keep, Hand)> {
    let of_turn = |turn: &Turn| match &turn.play {
        Play::Throws(throws) => throws.iter().map(|throw| (turn.seat, throw.keep, throw.hand)).collect(),
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
        // Fewer dice are a beginning of more: the count has no part in the formula.
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
        // 120,000 dice: a fair face falls 20,000 times, with a deviation of 129.
        assert!(counts.iter().all(|count| count.abs_diff(20_000) < 5 * 129), "{counts:?}");
    }
}
