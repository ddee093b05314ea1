//! The files of `locales/`, compiled in: each language's names, and its sentences as far as they exist.

use crate::Lang;

include!(concat!(env!("OUT_DIR"), "/locales.rs"));

/// A file's name without its ending, and its text.
pub(crate) type File = (&'static str, &'static str);

/// The files of a language. What it lacks is said in English.
pub(crate) fn files(lang: Lang) -> &'static [File] {
    let lang = if lang == Lang::Pseudo { Lang::En } else { lang };
    FILES.iter().find(|(code, _)| *code == lang.code()).map_or(&[], |(_, files)| files)
}
