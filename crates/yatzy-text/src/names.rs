//! The names of a pad's boxes and rows, and its title.
//!
//! Order of lookup: the player's own file, the leaflet in the current language, the usual word of that
//! language.

use crate::{Lang, Row, Text, locales, say, shown};
use yatzy_rules::{Catalogue, Cell, Edition, Names, Record, Ruleset, RulesetFile};

/// The sources of a pad's names.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PadNames {
    own: Names,
    /// The family of editions, such as `alga-maxi`, which is one message in every `names.ftl`.
    leaflet: Option<String>,
    game: Option<String>,
    id: Option<String>,
}

impl PadNames {
    /// The names of an edition's leaflet.
    pub fn of_edition(edition: &Edition) -> PadNames {
        let family = edition.lang.as_deref().map(|lang| {
            let suffix = format!("-{lang}");
            edition.id.strip_suffix(&suffix).unwrap_or(&edition.id).to_owned()
        });
        PadNames {
            own: Names::default(),
            leaflet: family,
            game: Some(edition.game.clone()),
            id: Some(edition.id.clone()),
        }
    }

    /// The names of an entry of the catalogue; the usual names for an unknown id.
    pub fn of_id(id: &str) -> PadNames {
        Catalogue::get().edition(id).map(PadNames::of_edition).unwrap_or_default()
    }

    /// The names of a game: its own, then those of its edition.
    pub fn of_game(edition: Option<&str>, own: &Names) -> PadNames {
        PadNames { own: own.clone(), ..edition.map(PadNames::of_id).unwrap_or_default() }
    }

    /// The names of the game of a record.
    pub fn of_record(record: &Record) -> PadNames {
        PadNames::of_game(record.edition.as_deref(), &record.own_names)
    }

    /// The names of a custom ruleset, for storage with a game. Rules with an id and without a title use the
    /// id.
    pub fn own(&self) -> Names {
        let mut own = self.own.clone();
        let is_file = self.id.as_deref().is_some_and(|id| Catalogue::get().edition(id).is_none());
        if is_file && !own.ids().any(|id| id == "title") {
            own.insert(None, "title", self.id.as_deref().unwrap_or_default());
        }
        own
    }

    /// The names in a ruleset file, then those of its base edition.
    pub fn of_file(file: &RulesetFile) -> PadNames {
        let base = file.base.as_deref().map(PadNames::of_id).unwrap_or_default();
        PadNames { own: file.names.clone(), id: file.id.clone(), ..base }
    }
}

impl Text {
    /// The name of a box; its id if it has none.
    pub fn box_name(self, names: &PadNames, id: &str) -> String {
        self.name(names, id).unwrap_or_else(|| id.to_owned())
    }

    /// The name of a cell: its box, with the factor if there are several columns.
    pub fn cell_name(self, names: &PadNames, rules: &Ruleset, cell: Cell) -> String {
        let name = self.box_name(names, rules.box_of(cell).id.as_str());
        if rules.columns().len() == 1 {
            return name;
        }
        say!(self, "cell-name", name = name, factor = rules.factor_of(cell))
    }

    /// The name of a sum row.
    pub fn row_name(self, names: &PadNames, row: Row) -> String {
        self.name(names, row.id()).unwrap_or_else(|| row.id().to_owned())
    }

    /// The title of the game: the file's own, the leaflet's, or the usual one.
    pub fn title(self, names: &PadNames) -> String {
        let own = names.own.get(self.lang().code(), "title").map(shown);
        own.or_else(|| self.leaflet_title(names))
            .or_else(|| self.game_title(names.game.as_deref()?))
            .or_else(|| names.id.as_deref().map(shown))
            .unwrap_or_else(|| say!(self, "title-of-no-name"))
    }

    /// The title of the game, with the id of its edition if that is not the plain game.
    pub fn edition_title(self, names: &PadNames, edition: Option<&str>) -> String {
        let title = self.title(names);
        match edition.filter(|id| !Catalogue::get().is_plain(id)) {
            Some(id) => format!("{title} ({})", shown(id)),
            None => title,
        }
    }

    /// The title of the leaflet in this language. In another language than the edition's it counts only if it is the
    /// usual title, spelt as the publisher does: the German leaflet is called XL Yatzy, the Danish one is not.
    fn leaflet_title(self, names: &PadNames) -> Option<String> {
        let title = self.own(names.leaflet.as_deref()?)?;
        let edition = names.id.as_deref().and_then(|id| Catalogue::get().edition(id));
        let is_own = edition.is_none_or(|edition| edition.lang.as_deref() == Some(self.lang().code()));
        let letters = |title: &str| -> String {
            title.chars().filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase).collect()
        };
        let is_usual = |usual: String| letters(&usual) == letters(&title);
        let is_shown =
            is_own || names.game.as_deref().and_then(|game| self.game_title(game)).is_some_and(is_usual);
        is_shown.then_some(title)
    }

    /// The usual title of a game such as `maxi`.
    pub fn game_title(self, game: &str) -> Option<String> {
        self.own_attribute("games", game).or_else(|| Text::new(Lang::En).own_attribute("games", game))
    }

    /// A title that is short enough for a button in a row of games.
    pub fn short_game_title(self, game: &str) -> Option<String> {
        self.own_attribute("games-short", game).or_else(|| self.game_title(game))
    }

    /// The language's name for itself.
    pub fn language_name(self) -> String {
        let known = locales::name(self.lang()).map(str::to_owned);
        known.or_else(|| self.own("language")).unwrap_or_else(|| self.lang().code().to_owned())
    }

    fn name(self, names: &PadNames, id: &str) -> Option<String> {
        let own = names.own.get(self.lang().code(), id).map(shown);
        own.or_else(|| self.own_attribute(names.leaflet.as_deref()?, id))
            .or_else(|| self.own_attribute("usual", id))
            .or_else(|| Text::new(Lang::En).own_attribute("usual", id))
    }
}
