//! Fitted values for games that can't be enumerated. Every turn is still exact.
//!
//! In a game of three columns without a bonus a position is the set of open cells, and there are 2⁴⁵ of them.
//! [`Fitted`] estimates a position by a sum over its open cells and pairs of open cells, with weights for every number
//! of open cells. Once few cells are open the endgame is solved exactly. The crate `yatzy-fit` trains the weights.
//! `docs/triple.md` has the results.
//!
//! ```
//! use yatzy_rules::Catalogue;
//! use yatzy_solver::fit::Fitted;
//! let rules = Catalogue::get().rules("triple").expect("one of the catalogue's");
//! let fitted = Fitted::of(&rules).expect("only open cells matter");
//! assert!(fitted.expected() > 1464.0 && fitted.error().is_some_and(|error| error < 1.0));
//! ```

pub(crate) mod card;
#[allow(missing_docs)] // seen through `internals` only
pub(crate) mod endgame;
mod file;
pub(crate) mod fitted;
#[allow(missing_docs)] // seen through `internals` only
pub(crate) mod model;
pub(crate) mod play;
#[allow(missing_docs)] // seen through `internals` only
pub(crate) mod search;
#[allow(missing_docs)] // seen through `internals` only
pub(crate) mod turn;
mod weights;

pub use card::CardFit;
pub use file::{Fit, FitError, Measurement};
pub use fitted::Fitted;
pub use play::{Lookahead, PlayedGame};
