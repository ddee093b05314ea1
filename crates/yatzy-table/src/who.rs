//! Who asks: a device, known by the token that it holds.

use crate::{Token, TokenHash};

/// Who asks.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Who {
    token: Option<Token>,
}

impl Who {
    /// Someone who holds this token, a device's or a seat's.
    pub fn with(token: Token) -> Who {
        Who { token: Some(token) }
    }

    /// The token.
    pub fn token(&self) -> Option<Token> {
        self.token
    }

    /// What is kept of the token.
    pub fn hash(&self) -> Option<TokenHash> {
        self.token.map(|token| token.hash())
    }
}
