//! Who asks: a device, known by the token that it holds, or whoever sits at the machine that keeps the games.

use crate::{Token, TokenHash, digest};

/// Who asks.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Who {
    token: Option<Token>,
    /// What is kept of them, worked out once: every seat of a table is compared with it.
    hash: Option<TokenHash>,
    origin: Option<u64>,
}

impl Who {
    /// Someone who holds this token, a device's or a seat's.
    pub fn with(token: Token) -> Who {
        Who { token: Some(token), hash: Some(token.hash()), ..Who::default() }
    }

    /// Whoever sits at the machine that keeps the games. They go by a hash that no token has, so nobody can say over a
    /// wire that it is them.
    pub fn here() -> Who {
        Who { hash: Some(TokenHash(digest("yatzy terminal", &[]))), ..Who::default() }
    }

    /// The same, coming from somewhere: a number that stands for an address, so that work can be shared out fairly. It
    /// is kept nowhere and decides nothing at a table.
    pub fn from_origin(self, origin: u64) -> Who {
        Who { origin: Some(origin), ..self }
    }

    /// Where they come from, where that is known.
    pub fn origin(&self) -> Option<u64> {
        self.origin
    }

    /// The token.
    pub fn token(&self) -> Option<Token> {
        self.token
    }

    /// What is kept of them; `None` for someone who goes by nothing.
    pub fn hash(&self) -> Option<TokenHash> {
        self.hash
    }
}
