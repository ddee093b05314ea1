//! Every sentence a person sees, in their language, and every edition's own names for its boxes.
//!
//! The words live in `locales/<lang>/` as Fluent messages. With the feature `linked` all languages are compiled in;
//! without it each is installed when someone wants to speak it. Nothing here does I/O. This crate knows the rules,
//! and no screen, page or command: those ask it for words.
//!
//! ```
//! use yatzy_rules::Catalogue;
//! use yatzy_text::{Lang, PadNames, Text, say};
//!
//! let text = Text::new(Lang::Sv);
//! let tactic = Catalogue::get().edition("tactic-sv").expect("an edition of the catalogue");
//! assert_eq!(text.box_name(&PadNames::of_edition(tactic), "full-house"), "Kåk");
//!
//! // The key is checked when this compiles; a language that lacks the sentence says it in English.
//! assert_eq!(say!(Text::new(Lang::En), "points", points = 1), "1 point");
//! ```

mod ascii;
mod explain;
mod guide;
mod key;
mod lang;
mod language;
mod locales;
mod names;
mod nearest;
mod number;
mod options;
mod pad;
mod pseudo;
mod refusal;
mod seat;
mod sentence;
mod shown;
mod text;
mod value;

pub use explain::Explain;
pub use guide::{BoxGuide, Guide, OptionGuide, summary};
pub use key::Key;
pub use lang::Lang;
pub use language::LanguageError;
pub use names::PadNames;
pub use nearest::nearest;
pub use pad::{Pad, PadRow, Row, pad_rows};
pub use pseudo::{plain_words, typed_ids};
pub use refusal::OnPad;
pub use shown::shown;
pub use text::Text;
pub use value::Value;
