//! The languages that are here: all of them where they are linked in, elsewhere those that were installed.

use crate::Lang;
use crate::language::{Language, LanguageError};
use std::sync::OnceLock;

include!(concat!(env!("OUT_DIR"), "/locales.rs"));

struct Here {
    file: &'static [u8],
    language: Language,
}

static HERE: [OnceLock<Here>; Lang::ALL.len()] = [const { OnceLock::new() }; Lang::ALL.len()];

impl Lang {
    /// Takes in a language's file, from outside. One that is here already stays as it is.
    ///
    /// What was said until then in English, for want of this language, stays said.
    pub fn install(file: Vec<u8>) -> Result<Lang, LanguageError> {
        // Sentences are made of the file's own text for as long as the program runs. One that can't be read stays in
        // memory too: that happens once, if ever.
        let file: &'static [u8] = file.leak();
        let language = Language::read(file)?;
        let lang = language.lang;
        HERE[lang as usize].get_or_init(|| Here { file, language });
        Ok(lang)
    }

    /// Whether its words are here. If not, everything is said in English; if that is not here either, a sentence is
    /// nothing but its key.
    pub fn is_here(self) -> bool {
        here(self).is_some()
    }

    /// Its file, to be installed elsewhere; `None` if it is not here.
    pub fn file(self) -> Option<&'static [u8]> {
        here(self).map(|here| here.file)
    }
}

pub(crate) fn language(lang: Lang) -> Option<&'static Language> {
    here(lang).map(|here| &here.language)
}

/// What a language calls itself. It is known of all of them, so that each can be chosen.
pub(crate) fn name(lang: Lang) -> Option<&'static str> {
    NAMES.iter().find(|(code, _)| *code == lang.code()).map(|(_, name)| *name)
}

/// # Panics
/// If a language that is linked in can't be read: it was written when this was built, and a test reads them all.
fn here(lang: Lang) -> Option<&'static Here> {
    let lang = if lang == Lang::Pseudo { Lang::En } else { lang };
    let place = &HERE[lang as usize];
    #[cfg(feature = "linked")]
    {
        let (_, file) = LINKED.iter().find(|(code, _)| *code == lang.code())?;
        let read = || Language::read(file).expect("a language that is linked in");
        Some(place.get_or_init(|| Here { file, language: read() }))
    }
    #[cfg(not(feature = "linked"))]
    place.get()
}
