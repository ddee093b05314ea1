//! Ids and tokens, and the hashes that are stored for them.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use sha2::{Digest, Sha256};
use std::fmt;
use std::str::FromStr;
use yatzy_rules::ParseError;
use yatzy_rules::fair::PlayerBytes;

/// Letters and digits that people don't mistake for one another.
const LETTERS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

/// The length of an id, five bits a letter.
const ID_LEN: usize = 24;

/// The id of a game: 120 random bits, unguessable.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct GameId(String);

impl GameId {
    /// The path of the table's page on every site, below which all other pages of the table are.
    pub fn page(&self) -> String {
        format!("/g/{self}")
    }

    /// A fresh id.
    #[cfg(feature = "system")]
    pub fn random() -> GameId {
        GameId::from_bytes(&random_bytes())
    }

    /// The id made of the first 15 of these bytes.
    pub fn from_bytes(bytes: &[u8; 32]) -> GameId {
        GameId(letters(bytes, ID_LEN))
    }

    /// The id as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// This many letters, made of five bits each.
pub(crate) fn letters(bytes: &[u8; 32], count: usize) -> String {
    let bit = |i: usize| usize::from(bytes[i / 8] >> (7 - i % 8) & 1);
    let letter = |i: usize| (0..5).fold(0, |letter, j| letter << 1 | bit(i * 5 + j));
    (0..count).map(|i| char::from(LETTERS[letter(i)])).collect()
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl FromStr for GameId {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<GameId, ParseError> {
        let fits = text.len() == ID_LEN && text.bytes().all(|byte| LETTERS.contains(&byte));
        if fits { Ok(GameId(text.to_owned())) } else { Err(ParseError) }
    }
}

yatzy_rules::serde_as_text!(GameId, TokenHash);

/// The secret of a seat or a device: 256 bits that only its holder knows.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Token([u8; 32]);

impl Token {
    /// A fresh token.
    #[cfg(feature = "system")]
    pub fn random() -> Token {
        Token(random_bytes())
    }

    /// The token made of these bytes, which must be as hard to guess as random ones.
    pub const fn from_bytes(bytes: [u8; 32]) -> Token {
        Token(bytes)
    }

    /// The hash that is stored for the token.
    pub fn hash(&self) -> TokenHash {
        TokenHash(digest("yatzy token", &[&self.0]))
    }

    /// Another secret that only the holder of this one can know.
    pub fn derive(&self, purpose: &str, what: &[u8]) -> [u8; 32] {
        digest(purpose, &[&self.0, what])
    }

    /// Another token that only the holder of this one can know.
    pub fn purpose(&self, purpose: &str) -> Token {
        Token(self.derive(purpose, b""))
    }

    /// The token as it stands in a link or a cookie.
    pub fn to_hex(self) -> String {
        PlayerBytes(self.0).to_string()
    }
}

/// A token is never written to a log.
impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Token(…)")
    }
}

/// The form of a link or a cookie.
impl Serialize for Token {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        PlayerBytes(self.0).serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Token {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Token, D::Error> {
        PlayerBytes::deserialize(deserializer).map(|bytes| Token(bytes.0))
    }
}

impl FromStr for Token {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Token, ParseError> {
        text.parse::<PlayerBytes>().map(|bytes| Token(bytes.0))
    }
}

/// The hash of a token: enough to recognise it, not enough to use it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TokenHash(pub [u8; 32]);

impl fmt::Display for TokenHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        PlayerBytes(self.0).fmt(f)
    }
}

impl FromStr for TokenHash {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<TokenHash, ParseError> {
        text.parse::<PlayerBytes>().map(|bytes| TokenHash(bytes.0))
    }
}

/// SHA-256 over a purpose and fields, each with its length before it.
pub fn digest(purpose: &str, fields: &[&[u8]]) -> [u8; 32] {
    let mut hash = Sha256::new();
    for field in std::iter::once(purpose.as_bytes()).chain(fields.iter().copied()) {
        hash.update((field.len() as u64).to_be_bytes());
        hash.update(field);
    }
    hash.finalize().into()
}

/// Fresh random bytes of this machine.
///
/// # Panics
/// If the machine has no source of randomness; nothing here is safe without one.
#[cfg(feature = "system")]
pub fn random_bytes() -> [u8; 32] {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).expect("the machine has a source of randomness");
    bytes
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_are_read_as_they_are_written() {
        let id = GameId::from_bytes(&[7; 32]);
        assert_eq!(id.as_str().parse(), Ok(id.clone()));
        assert_ne!(GameId::from_bytes(&[8; 32]), id);
        for wrong in ["", "a", "../../../etc/passwd", &"a".repeat(25), &"U".repeat(24), &"ä".repeat(12)] {
            assert!(wrong.parse::<GameId>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn a_token_is_not_its_hash_and_not_shown() {
        let token = Token::from_bytes([7; 32]);
        assert_eq!(token.to_hex().parse(), Ok(token));
        assert_ne!(token.hash().0, token.0);
        assert_eq!(format!("{token:?}"), "Token(…)");
        assert_ne!(token.derive("a", b"bc"), token.derive("ab", b"c"));
    }
}
