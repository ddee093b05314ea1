//! Every sentence that people see, in their language, and the names of boxes in every edition.
//!
//! The sentences are Fluent messages in `locales/<lang>/`. With the feature `linked` all languages are
//! compiled in; otherwise each is installed on demand. This crate does no I/O. It knows the rules, but no
//! screen, page or command.
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
mod language_file;
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
pub use language_file::LanguageError;
pub use names::PadNames;
pub use nearest::nearest;
pub use pad::{Figure, Pad, PadRow, Row, box_letter, box_of_letter, pad_rows};
pub use pseudo::{plain_words, typed_ids};
pub use refusal::OnPad;
pub use seat::are_twins;
pub use shown::{shown, shown_up_to};
pub use text::Text;
pub use value::Value;
