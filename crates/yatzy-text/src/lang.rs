//! The languages and their codes.

/// A language of the program.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Lang {
    /// Finnish.
    Fi,
    /// Swedish.
    Sv,
    /// Norwegian Bokmål.
    Nb,
    /// Danish.
    Da,
    /// French.
    Fr,
    /// Dutch.
    Nl,
    /// English, the complete language and the fallback.
    En,
    /// Russian.
    Ru,
    /// Latvian.
    Lv,
    /// Lithuanian.
    Lt,
    /// Estonian.
    Et,
    /// Icelandic.
    Is,
    /// Polish.
    Pl,
    /// Italian.
    It,
    /// German.
    De,
    /// Ukrainian.
    Uk,
    /// Hungarian.
    Hu,
    /// Pseudo-localised English, for tests that find text outside this crate. Only builds with debug
    /// assertions accept its code `en-XA`, and it is never listed.
    Pseudo,
}

impl Lang {
    /// All languages, in the order of the leaflet that has them all.
    pub const ALL: [Lang; 17] = [
        Lang::Fi,
        Lang::Sv,
        Lang::Nb,
        Lang::Da,
        Lang::Fr,
        Lang::Nl,
        Lang::En,
        Lang::Ru,
        Lang::Lv,
        Lang::Lt,
        Lang::Et,
        Lang::Is,
        Lang::Pl,
        Lang::It,
        Lang::De,
        Lang::Uk,
        Lang::Hu,
    ];

    /// Two letters, as in HTML's `lang`.
    pub const fn code(self) -> &'static str {
        match self {
            Lang::Fi => "fi",
            Lang::Sv => "sv",
            Lang::Nb => "nb",
            Lang::Da => "da",
            Lang::Fr => "fr",
            Lang::Nl => "nl",
            Lang::En => "en",
            Lang::Ru => "ru",
            Lang::Lv => "lv",
            Lang::Lt => "lt",
            Lang::Et => "et",
            Lang::Is => "is",
            Lang::Pl => "pl",
            Lang::It => "it",
            Lang::De => "de",
            Lang::Uk => "uk",
            Lang::Hu => "hu",
            Lang::Pseudo => "en-XA",
        }
    }

    /// The language of a tag or a locale: `sv`, `sv-FI`, `sv_SE.UTF-8`. All Norwegian tags mean Bokmål.
    pub fn parse(tag: &str) -> Option<Lang> {
        if cfg!(debug_assertions) && tag == Lang::Pseudo.code() {
            return Some(Lang::Pseudo);
        }
        let code = tag.split(['-', '_', '.', '@']).next().unwrap_or_default();
        let code = match code.to_ascii_lowercase().as_str() {
            "no" | "nn" => "nb".to_owned(),
            code => code.to_owned(),
        };
        Lang::ALL.into_iter().find(|lang| lang.code() == code)
    }

    /// The language of the environment: the first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is set. `C` and
    /// unsupported languages mean English.
    pub fn from_environment(variable: impl Fn(&str) -> Option<String>) -> Lang {
        ["LC_ALL", "LC_MESSAGES", "LANG"]
            .into_iter()
            .find_map(|name| variable(name).filter(|value| !value.is_empty()))
            .and_then(|value| Lang::parse(&value))
            .unwrap_or(Lang::En)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tags_and_locales_are_read() {
        for lang in Lang::ALL {
            assert_eq!(Lang::parse(lang.code()), Some(lang));
        }
        assert_eq!(Lang::parse("sv_SE.UTF-8"), Some(Lang::Sv));
        assert_eq!(Lang::parse("sv-FI"), Some(Lang::Sv));
        assert_eq!(Lang::parse("DE"), Some(Lang::De));
        assert_eq!(Lang::parse("no_NO"), Some(Lang::Nb));
        assert_eq!(Lang::parse("nn"), Some(Lang::Nb));
        assert_eq!(Lang::parse("sr@latin"), None);
        for nothing in ["", "C", "POSIX", "xx", "svenska"] {
            assert_eq!(Lang::parse(nothing), None, "{nothing}");
        }
    }

    #[test]
    fn the_first_variable_that_is_set_decides() {
        let with = |set: &[(&str, &str)]| {
            let set: Vec<(String, String)> =
                set.iter().map(|(k, v)| (k.to_string(), v.to_string())).collect();
            Lang::from_environment(move |name| {
                set.iter().find(|(key, _)| key == name).map(|(_, value)| value.clone())
            })
        };
        assert_eq!(with(&[]), Lang::En);
        assert_eq!(with(&[("LANG", "fi_FI.UTF-8")]), Lang::Fi);
        assert_eq!(with(&[("LANG", "fi_FI.UTF-8"), ("LC_ALL", "")]), Lang::Fi);
        assert_eq!(with(&[("LANG", "fi_FI.UTF-8"), ("LC_ALL", "C.UTF-8")]), Lang::En);
        assert_eq!(with(&[("LANG", "fi_FI.UTF-8"), ("LC_MESSAGES", "et_EE")]), Lang::Et);
    }
}
