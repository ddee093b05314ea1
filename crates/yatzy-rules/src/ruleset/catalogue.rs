//! The built-in rulesets and editions, read from `rulesets/`.

use super::{Ruleset, RulesetFile, Setting};
use crate::BoxId;
use crate::name::clean;
use std::collections::BTreeMap;
use std::sync::{Arc, LazyLock};

/// The rulesets on which editions are based.
const RULESETS: [(&str, &str); 5] = [
    ("yatzy", include_str!("../../rulesets/yatzy.toml")),
    ("maxi", include_str!("../../rulesets/maxi.toml")),
    ("triple", include_str!("../../rulesets/triple.toml")),
    ("ru13", include_str!("../../rulesets/ru13.toml")),
    ("yahtzee", include_str!("../../rulesets/yahtzee.toml")),
];

/// The editions of each leaflet.
const EDITIONS: [(&str, &str); 6] = [
    ("tactic", include_str!("../../rulesets/editions/tactic.toml")),
    ("alga-yatzy", include_str!("../../rulesets/editions/alga-yatzy.toml")),
    ("alga-maxi", include_str!("../../rulesets/editions/alga-maxi.toml")),
    ("alga-triple", include_str!("../../rulesets/editions/alga-triple.toml")),
    ("diceset", include_str!("../../rulesets/editions/diceset.toml")),
    ("leaflet", include_str!("../../rulesets/editions/leaflet.toml")),
];

/// One entry of the catalogue: a plain ruleset, or an edition of a leaflet in one language.
#[derive(Clone, Debug)]
#[allow(missing_docs, reason = "the field names say it")]
pub struct Edition {
    /// Such as `tactic-sv`.
    pub id: String,
    /// The id of the base ruleset.
    pub game: String,
    /// The language of the leaflet; `None` for a plain ruleset.
    pub lang: Option<String>,
    /// The short name of the leaflet; `None` for a plain ruleset.
    pub booklet: Option<String>,
    /// The place in the leaflet that states what is special to this edition.
    pub cites: String,
    pub rules: Arc<Ruleset>,
}

impl Edition {
    /// Whether it is a plain ruleset, not an edition of one.
    pub fn is_plain(&self) -> bool {
        self.id == self.game
    }
}

/// All built-in rulesets and editions.
#[derive(Debug)]
pub struct Catalogue {
    editions: Vec<Edition>,
}

impl Catalogue {
    /// The catalogue, read on first use.
    pub fn get() -> &'static Catalogue {
        static CATALOGUE: LazyLock<Catalogue> = LazyLock::new(Catalogue::read);
        &CATALOGUE
    }

    /// All entries, plain rulesets first.
    pub fn editions(&self) -> &[Edition] {
        &self.editions
    }

    /// The entry with this id.
    pub fn edition(&self, id: &str) -> Option<&Edition> {
        self.editions.iter().find(|edition| edition.id == id)
    }

    /// The plain rulesets.
    pub fn games(&self) -> impl Iterator<Item = &Edition> {
        self.editions.iter().filter(|edition| edition.is_plain())
    }

    /// The plain rulesets whose boxes differ: the first choice of a person who starts a game. Rulesets with the same
    /// boxes are offered among the editions of the first one.
    pub fn kinds(&self) -> impl Iterator<Item = &Edition> {
        self.games().filter(|game| self.kind_of(game).id == game.id)
    }

    /// The first plain ruleset with the boxes of an edition.
    pub fn kind_of<'a>(&'a self, edition: &'a Edition) -> &'a Edition {
        let boxes =
            |of: &Edition| -> Vec<BoxId> { of.rules.boxes().iter().map(|rule| rule.id.clone()).collect() };
        let is_same = |game: &&Edition| {
            game.rules.columns() == edition.rules.columns() && boxes(game) == boxes(edition)
        };
        self.games().find(is_same).unwrap_or(edition)
    }

    /// The editions of a kind of game, the plain one first.
    pub fn editions_of(&self, kind: &str) -> impl Iterator<Item = &Edition> {
        self.editions.iter().filter(move |edition| self.kind_of(edition).id == kind)
    }

    /// Whether this is the id of a plain ruleset.
    pub fn is_plain(&self, id: &str) -> bool {
        self.edition(id).is_some_and(Edition::is_plain)
    }

    /// The rules with this id.
    pub fn rules(&self, id: &str) -> Option<Arc<Ruleset>> {
        self.edition(id).map(|edition| edition.rules.clone())
    }

    /// # Panics
    /// If a file in `rulesets/` is wrong. They are compiled in, and a test reads them all.
    fn read() -> Catalogue {
        let mut editions: Vec<Edition> = RULESETS.into_iter().map(|(id, text)| bare(id, text)).collect();
        for (prefix, text) in EDITIONS {
            let of_leaflet = leaflet(prefix, text, &editions);
            editions.extend(of_leaflet);
        }
        Catalogue { editions }
    }
}

/// A plain ruleset. One with a leaflet of its own names it in the comments `# lang:` and `# booklet:`.
fn bare(id: &str, text: &str) -> Edition {
    let file = RulesetFile::parse_alone(text).unwrap_or_else(|error| panic!("rulesets/{id}.toml: {error}"));
    assert_eq!(file.id.as_deref(), Some(id), "rulesets/{id}.toml says who it is");
    let remark = |word: &str| {
        let prefix = format!("# {word}: ");
        text.lines().find_map(|line| line.strip_prefix(&prefix)).map(str::to_owned)
    };
    Edition {
        id: id.to_owned(),
        game: id.to_owned(),
        lang: remark("lang"),
        booklet: remark("booklet"),
        cites: remark("cites").unwrap_or_default(),
        rules: Arc::new(file.rules),
    }
}

fn leaflet(prefix: &str, text: &str, rulesets: &[Edition]) -> Vec<Edition> {
    let broken = |what: &str| -> ! { panic!("rulesets/editions/{prefix}.toml: {what}") };
    let table: toml::Table = text.parse().unwrap_or_else(|error| broken(&format!("{error}")));
    let word = |table: &toml::Table, key: &str| -> String {
        table.get(key).and_then(toml::Value::as_str).unwrap_or_else(|| broken(key)).to_owned()
    };
    let game = word(&table, "base");
    let base = rulesets.iter().find(|base| base.id == game).unwrap_or_else(|| broken("base"));
    let entries = table.get("editions").and_then(toml::Value::as_array).unwrap_or_else(|| broken("editions"));
    let edition = |entry: &toml::Value| {
        let entry = entry.as_table().unwrap_or_else(|| broken("editions"));
        let lang = word(entry, "lang");
        let settings = entry.get("options").and_then(toml::Value::as_table).into_iter().flatten();
        let settings = settings.map(|(option, value)| {
            let value = value.as_str().unwrap_or_else(|| broken(option));
            Setting::new(option, value).unwrap_or_else(|error| broken(&error.to_string()))
        });
        let rules = base.rules.with(&settings.collect::<Vec<_>>());
        Edition {
            id: format!("{prefix}-{lang}"),
            game: game.clone(),
            lang: Some(lang),
            booklet: Some(word(&table, "booklet")),
            cites: word(entry, "cites"),
            rules: Arc::new(rules.unwrap_or_else(|reasons| broken(&format!("{reasons:?}")))),
        }
    };
    entries.iter().map(edition).collect()
}

/// The longest name in a custom ruleset, in grapheme clusters.
const MAX_OWN_NAME_LEN: usize = 64;

/// Whether a text is a valid id of a box, a row or a language.
fn is_word(text: &str) -> bool {
    let letters = text.bytes().all(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_'));
    letters && (1..=64).contains(&text.len())
}

/// The display names in a ruleset file, by language.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Names {
    names: BTreeMap<(Option<String>, String), String>,
}

impl Names {
    /// The name of a box, a row (`sum`, `bonus`, `total`) or the game (`title`) in a language. A name without
    /// a language applies to all.
    pub fn get(&self, lang: &str, id: &str) -> Option<&str> {
        let key = |lang: Option<&str>| (lang.map(str::to_owned), id.to_owned());
        self.names.get(&key(Some(lang))).or_else(|| self.names.get(&key(None))).map(String::as_str)
    }

    /// The ids that have a name.
    pub fn ids(&self) -> impl Iterator<Item = &str> {
        self.names.keys().map(|(_, id)| id.as_str())
    }

    /// The name of a box.
    pub fn of_box(&self, lang: &str, id: &BoxId) -> Option<&str> {
        self.get(lang, id.as_str())
    }

    /// Adds a name, for one language or for all. The name is cleaned to one line. An invalid id or an empty
    /// name is ignored.
    pub fn insert(&mut self, lang: Option<&str>, id: &str, name: &str) {
        let name = clean(name, MAX_OWN_NAME_LEN);
        if !name.is_empty() && is_word(id) && lang.is_none_or(is_word) {
            self.names.insert((lang.map(str::to_owned), id.to_owned()), name);
        }
    }

    /// The names for all languages and for those that a predicate accepts.
    pub fn in_languages(mut self, is_known: impl Fn(&str) -> bool) -> Names {
        self.names.retain(|(lang, _), _| lang.as_deref().is_none_or(&is_known));
        self
    }

    /// Whether nothing has a name.
    pub fn is_empty(&self) -> bool {
        self.names.is_empty()
    }

    /// The names as lines: `pair Two of them`, or `pair@sv Par` for one language.
    pub fn lines(&self) -> impl Iterator<Item = String> {
        self.names.iter().map(|((lang, id), name)| match lang {
            None => format!("{id} {name}"),
            Some(lang) => format!("{id}@{lang} {name}"),
        })
    }

    /// The names of [`Names::lines`]; `None` if a line is invalid or a repetition.
    pub fn from_lines<'a>(lines: impl IntoIterator<Item = &'a str>) -> Option<Names> {
        let mut names = Names::default();
        lines.into_iter().try_for_each(|line| names.read_line(line))?;
        Some(names)
    }

    /// Reads a line of [`Names::lines`]; `None` if it is invalid or a repetition.
    pub fn read_line(&mut self, line: &str) -> Option<()> {
        let (what, name) = line.split_once(char::is_whitespace)?;
        let (id, lang) = what.split_once('@').map_or((what, None), |(id, lang)| (id, Some(lang)));
        let before = self.names.len();
        self.insert(lang, id, name);
        (self.names.len() > before).then_some(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_edition_of_the_files_is_there_once() {
        let editions = Catalogue::get().editions();
        let in_files: usize = EDITIONS.iter().map(|(_, text)| text.matches("[[editions]]").count()).sum();
        assert_eq!(editions.len(), RULESETS.len() + in_files);
        let ids: std::collections::BTreeSet<&str> =
            editions.iter().map(|edition| edition.id.as_str()).collect();
        assert_eq!(ids.len(), editions.len());
        assert!(editions.iter().skip(RULESETS.len()).all(|edition| edition.booklet.is_some()));
    }
}
