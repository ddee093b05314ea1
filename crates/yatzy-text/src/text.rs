//! One small façade: a language in, a sentence out. Nothing here fails: a sentence that a language lacks is
//! said in English.

use crate::ascii::with_plain_marks;
use crate::language::{Message, Words};
use crate::locales::{IDS, language};
use crate::sentence::Writer;
use crate::{Key, Lang, Value, say};
use std::fmt::Display;

/// The words of one language. Cheap to make and to copy: a language is read once, when first spoken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Text {
    lang: Lang,
    /// Whether marks beyond ASCII are replaced.
    ascii: bool,
}

impl Text {
    /// The words of a language.
    pub const fn new(lang: Lang) -> Text {
        Text { lang, ascii: false }
    }

    /// The same words for a terminal without Unicode: its marks are plain ones, its arrows words.
    pub const fn in_ascii(self) -> Text {
        Text { ascii: true, ..self }
    }

    /// Whether it is for a terminal without Unicode.
    pub const fn is_ascii(self) -> bool {
        self.ascii
    }

    /// The language.
    pub const fn lang(self) -> Lang {
        self.lang
    }

    /// The sentence of a key. [`say!`](crate::say!) is the pleasant way to call it.
    pub fn say(self, key: Key, values: &[(&str, Value<'_>)]) -> String {
        for text in [self, Text::new(Lang::En)] {
            let Some(words) = text.message(key.id()).and_then(Message::words) else {
                continue;
            };
            let mut writer = Writer { text, values, lacking: Vec::new() };
            let sentence = writer.sentence(words);
            report(key.id(), text.lang, &writer.lacking);
            return self.fitted(sentence);
        }
        key.id().to_owned()
    }

    /// A label and what it says, with the colon as the language sets it.
    pub fn labelled(self, label: impl Display, words: impl Display) -> String {
        format!("{label}{} {words}", say!(self, "colon"))
    }

    /// Whether this language has the sentence itself, and does not borrow it from English.
    pub fn has(self, key: Key) -> bool {
        self.message(key.id()).is_some()
    }

    /// The keys of the sentences that are said in English because this language lacks them.
    pub fn missing(self) -> Vec<&'static str> {
        IDS.into_iter().filter(|id| self.message(id).is_none()).collect()
    }

    /// The value of a message that need not exist, in this language alone.
    pub(crate) fn own(self, id: &str) -> Option<String> {
        Some(self.bare(self.message(id)?.words()?))
    }

    /// The attribute of a message, neither of which need exist, in this language alone.
    pub(crate) fn own_attribute(self, id: &str, attribute: &str) -> Option<String> {
        Some(self.bare(self.message(id)?.attribute(attribute)?))
    }

    fn message(self, id: &str) -> Option<&'static Message> {
        language(self.lang)?.message(id)
    }

    fn bare(self, words: &Words) -> String {
        self.fitted(Writer { text: self, values: &[], lacking: Vec::new() }.sentence(words))
    }

    /// What a terminal can show of a sentence or a number.
    pub(crate) fn fitted(self, words: String) -> String {
        if self.ascii { with_plain_marks(Text::new(self.lang), words) } else { words }
    }
}

/// A sentence still shows when a value for it is missing; our tests, which run with debug assertions, stop.
fn report(id: &str, lang: Lang, lacking: &[&str]) {
    debug_assert!(lacking.is_empty(), "locales/{}: {id}: no value {lacking:?}", lang.code());
}
