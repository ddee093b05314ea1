//! The loaded languages: all with the feature `linked`, otherwise the installed ones.

use crate::Lang;
use crate::language_file::{LanguageError, LanguageFile};
use std::sync::OnceLock;

include!(concat!(env!("OUT_DIR"), "/locales.rs"));

struct Installed {
    file: &'static [u8],
    language: LanguageFile,
}

static INSTALLED: [OnceLock<Installed>; Lang::ALL.len()] = [const { OnceLock::new() }; Lang::ALL.len()];

impl Lang {
    /// Installs a language file from outside. A language that is already loaded is not replaced.
    ///
    /// Earlier sentences stay in the English fallback.
    pub fn install(file: Vec<u8>) -> Result<Lang, LanguageError> {
        // Sentences borrow from the file as long as the program runs. An unreadable file is leaked too, which
        // happens rarely.
        let file: &'static [u8] = file.leak();
        let language = LanguageFile::read(file)?;
        let lang = language.lang;
        INSTALLED[lang as usize].get_or_init(|| Installed { file, language });
        Ok(lang)
    }

    /// Whether the language is loaded. Otherwise its sentences are English; without English a sentence is
    /// only its key.
    pub fn is_here(self) -> bool {
        installed(self).is_some()
    }

    /// The language file, to be installed elsewhere; `None` if it is not loaded.
    pub fn file(self) -> Option<&'static [u8]> {
        installed(self).map(|installed| installed.file)
    }
}

pub(crate) fn language(lang: Lang) -> Option<&'static LanguageFile> {
    installed(lang).map(|installed| &installed.language)
}

/// The language's name for itself. It is known for all languages, so that each can be chosen.
pub(crate) fn name(lang: Lang) -> Option<&'static str> {
    NAMES.iter().find(|(code, _)| *code == lang.code()).map(|(_, name)| *name)
}

/// # Panics
/// If a linked language can't be read. `build.rs` writes them, and a test reads them all.
fn installed(lang: Lang) -> Option<&'static Installed> {
    let lang = if lang == Lang::Pseudo { Lang::En } else { lang };
    let place = &INSTALLED[lang as usize];
    #[cfg(feature = "linked")]
    {
        let (_, file) = LINKED.iter().find(|(code, _)| *code == lang.code())?;
        let read = || LanguageFile::read(file).expect("a language that is linked in");
        Some(place.get_or_init(|| Installed { file, language: read() }))
    }
    #[cfg(not(feature = "linked"))]
    place.get()
}
