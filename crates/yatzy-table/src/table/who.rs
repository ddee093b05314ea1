//! The asker: a device that holds a token, or the person at the machine that runs the house.

use crate::{Token, TokenHash, digest};

/// The asker of a request.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Who {
    token: Option<Token>,
    /// The hash of the token, computed once because every seat is compared with it.
    hash: Option<TokenHash>,
    origin: Option<u64>,
}

impl Who {
    /// The holder of this token, which belongs to a device or a seat.
    pub fn with(token: Token) -> Who {
        Who { token: Some(token), hash: Some(token.hash()), ..Who::default() }
    }

    /// The person at the machine that runs the house. Their hash belongs to no token, so no request over the network
    /// can have it.
    pub fn here() -> Who {
        Who { hash: Some(TokenHash(digest("yatzy terminal", &[]))), ..Who::default() }
    }

    /// The asker, or their device with a token that follows from the key of the request: a retry gives it the same one.
    pub fn or_device_of(&self, key: Token) -> Who {
        if self.hash.is_some() { self.clone() } else { Who::with(key.purpose("yatzy device")) }
    }

    /// Adds a number that stands for the network address, for a fair share of computing time. It is not stored and has
    /// no effect at a table.
    pub fn from_origin(self, origin: u64) -> Who {
        Who { origin: Some(origin), ..self }
    }

    /// The number that stands for the network address, if known.
    pub fn origin(&self) -> Option<u64> {
        self.origin
    }

    pub fn token(&self) -> Option<Token> {
        self.token
    }

    /// The hash that is stored for the asker; `None` for a device without a token.
    pub fn hash(&self) -> Option<TokenHash> {
        self.hash
    }
}
