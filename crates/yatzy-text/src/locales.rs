//! The files of `locales/`, compiled in: each language's names, and its sentences as far as they exist.

use crate::Lang;

macro_rules! file {
    ($lang:literal, $file:literal) => {
        include_str!(concat!("../../../locales/", $lang, "/", $file, ".ftl"))
    };
}

macro_rules! sentences {
    ($lang:literal: $($file:literal),+) => {
        &[$(($file, file!($lang, $file))),+]
    };
}

/// A file's name without its ending, and its text.
pub(crate) type File = (&'static str, &'static str);

/// The sentences of the one language that has them all.
pub(crate) const ENGLISH: &[File] = sentences!("en": "help", "rules", "score", "errors", "refusals", "terminal");

/// What a language calls boxes, rows, games and itself.
pub(crate) const fn names(lang: Lang) -> &'static str {
    match lang {
        Lang::Fi => file!("fi", "names"),
        Lang::Sv => file!("sv", "names"),
        Lang::Nb => file!("nb", "names"),
        Lang::Da => file!("da", "names"),
        Lang::Fr => file!("fr", "names"),
        Lang::Nl => file!("nl", "names"),
        Lang::En => file!("en", "names"),
        Lang::Ru => file!("ru", "names"),
        Lang::Lv => file!("lv", "names"),
        Lang::Lt => file!("lt", "names"),
        Lang::Et => file!("et", "names"),
        Lang::Is => file!("is", "names"),
        Lang::Pl => file!("pl", "names"),
        Lang::It => file!("it", "names"),
        Lang::De => file!("de", "names"),
        Lang::Uk => file!("uk", "names"),
        Lang::Hu => file!("hu", "names"),
    }
}

/// The sentences of a language. What it lacks is said in English.
pub(crate) const fn sentences(lang: Lang) -> &'static [File] {
    match lang {
        Lang::En => ENGLISH,
        _ => &[],
    }
}
