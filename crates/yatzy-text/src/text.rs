//! The entry point: a language in, a sentence out. It never fails: a missing sentence is said in English.

use crate::ascii::with_plain_marks;
use crate::language_file::{Message, Pattern};
use crate::locales::{IDS, language};
use crate::sentence::SentenceWriter;
use crate::{Key, Lang, Value, say};
use std::fmt::Display;

/// The sentences of one language. It is cheap to copy; a language file is read once, on first use.
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

    /// The same language for a terminal without Unicode: ASCII marks, and words for arrows.
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

    /// The sentence of a key. Callers use [`say!`](crate::say!).
    pub fn say(self, key: Key, values: &[(&str, Value<'_>)]) -> String {
        for text in [self, Text::new(Lang::En)] {
            let Some(pattern) = text.message(key.id()).and_then(Message::pattern) else {
                continue;
            };
            let mut writer = SentenceWriter { text, values, missing_values: Vec::new() };
            let sentence = writer.sentence(pattern);
            report(key.id(), text.lang, &writer.missing_values);
            return self.fitted(sentence);
        }
        key.id().to_owned()
    }

    /// A label and its text, with the colon as the language sets it.
    pub fn labelled(self, label: impl Display, words: impl Display) -> String {
        format!("{label}{} {words}", say!(self, "colon"))
    }

    /// Whether this language has the sentence itself, without the English fallback.
    pub fn has(self, key: Key) -> bool {
        self.message(key.id()).is_some()
    }

    /// The keys of sentences that this language lacks.
    pub fn missing(self) -> Vec<&'static str> {
        IDS.into_iter().filter(|id| self.message(id).is_none()).collect()
    }

    /// An optional message, without the English fallback.
    pub(crate) fn own(self, id: &str) -> Option<String> {
        Some(self.bare(self.message(id)?.pattern()?))
    }

    /// An optional attribute of an optional message, without the English fallback.
    pub(crate) fn own_attribute(self, id: &str, attribute: &str) -> Option<String> {
        Some(self.bare(self.message(id)?.attribute(attribute)?))
    }

    /// A name in a form that the language's sentences use, such as Hungarian *a Fullba* for `into`. The factor of a
    /// column follows: *a Fullba (×2)*. A name without this form, such as that of a box in a custom ruleset, is put into
    /// the fallback of the message `forms`.
    pub fn name_in_form(self, name: &str, form: &str) -> String {
        let in_form = |name| Some(self.bare(language(self.lang)?.form_of(name, form)?));
        let in_column = || {
            let (name, factor) = name.rsplit_once("\u{a0}×")?;
            Some(format!("{}\u{a0}(×{factor})", in_form(name)?))
        };
        if let Some(found) = in_form(name).or_else(in_column) {
            return found;
        }
        let Some(pattern) = self.message("forms").and_then(|forms| forms.attribute(form)) else {
            return name.to_owned();
        };
        let values = [("name", Value::from(name))];
        SentenceWriter { text: self, values: &values, missing_values: Vec::new() }.sentence(pattern)
    }

    fn message(self, id: &str) -> Option<&'static Message> {
        language(self.lang)?.message(id)
    }

    fn bare(self, pattern: &Pattern) -> String {
        self.fitted(SentenceWriter { text: self, values: &[], missing_values: Vec::new() }.sentence(pattern))
    }

    /// The text as the terminal can show it.
    pub(crate) fn fitted(self, words: String) -> String {
        if self.ascii { with_plain_marks(Text::new(self.lang), words) } else { words }
    }
}

/// In a release a sentence without a value is still shown; debug builds panic, so that tests find it.
fn report(id: &str, lang: Lang, missing_values: &[&str]) {
    debug_assert!(missing_values.is_empty(), "locales/{}: {id}: no value {missing_values:?}", lang.code());
}
