//! Ruleset files: TOML written by people. A wrong file is refused with the line and the expected value.

use super::catalogue::Names;
use super::{Bonus, BonusSetting, BoxId, BoxRule, Condition, Joker, Needs, Order, Pays, RulesetProblem};
use super::{Catalogue, MAX_POINTS, Ruleset, RulesetDraft, Setting, SettingError, When};
use crate::Points;
use toml::Spanned;
use toml::de::{DeString, DeTable, DeValue};

/// The largest accepted file. Its names are stored with every game.
pub const MAX_FILE_LEN: usize = 32 * 1024;

/// The contents of a ruleset file: rules and names.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the field names say it")]
pub struct RulesetFile {
    pub id: Option<String>,
    /// The id of the base ruleset, if any.
    pub base: Option<String>,
    pub rules: Ruleset,
    /// Its own names for boxes and rows.
    pub names: Names,
}

/// Why a ruleset file is wrong, and where.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {problem}")]
#[allow(missing_docs, reason = "the field names say it")]
pub struct FileError {
    /// The line number, from 1.
    pub line: usize,
    pub problem: FileProblem,
}

/// Why a place in a ruleset file is wrong.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[allow(missing_docs, reason = "the field names say it")]
pub enum FileProblem {
    /// The file is larger than any ruleset.
    #[error("longer than {MAX_FILE_LEN} bytes")]
    TooLong,
    /// It is not TOML.
    #[error("not TOML: {detail}")]
    Syntax {
        /// The message of the TOML parser, in English.
        detail: String,
    },
    /// An unknown key.
    #[error("`{key}` is not known here, only {known}")]
    UnknownKey {
        key: String,
        /// The known keys.
        known: String,
    },
    /// A required key is missing.
    #[error("`{key}` is missing")]
    Missing { key: &'static str },
    /// A value of the wrong type.
    #[error("`{key}` must be {expected}")]
    WrongKind { key: String, expected: Expected },
    /// `base` is not in the catalogue.
    #[error("no ruleset `{id}`")]
    UnknownBase { id: String },
    /// `base` together with a key that the base already sets.
    #[error("`base` and `{key}` exclude each other")]
    BaseAnd { key: &'static str },
    /// A wrong option.
    #[error(transparent)]
    Setting(SettingError),
    /// Rules that are invalid together.
    #[error("makes no sense: {0}")]
    Ruleset(RulesetProblem),
}

/// The expected type of a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the field names say it")]
pub enum Expected {
    /// A text in quotation marks.
    Text,
    /// An integer in this range.
    Number(u32, u32),
    /// A list in square brackets.
    List,
    /// A table of keys and values.
    Table,
    BoxId,
    /// One of these written forms.
    OneOf(&'static str),
}

impl std::fmt::Display for Expected {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Expected::Text => f.write_str("a text"),
            Expected::Number(low, high) => write!(f, "a number from {low} to {high}"),
            Expected::List => f.write_str("a list"),
            Expected::Table => f.write_str("a table"),
            Expected::BoxId => f.write_str("an id"),
            Expected::OneOf(forms) => f.write_str(forms),
        }
    }
}

impl FileProblem {
    /// The stable code of this problem in the API.
    pub fn code(&self) -> &'static str {
        match self {
            FileProblem::TooLong => "file/too-long",
            FileProblem::Syntax { .. } => "file/syntax",
            FileProblem::UnknownKey { .. } => "file/unknown-key",
            FileProblem::Missing { .. } => "file/missing",
            FileProblem::WrongKind { .. } => "file/wrong-kind",
            FileProblem::UnknownBase { .. } => "file/unknown-base",
            FileProblem::BaseAnd { .. } => "file/base-and",
            FileProblem::Setting(error) => error.code(),
            FileProblem::Ruleset(reason) => reason.code(),
        }
    }
}

const KEYS: &str = "id, base, dice, columns, boxes, bonus, joker, options, names";

impl RulesetFile {
    /// Reads a file whose `base` may be any entry of the catalogue.
    pub fn parse(text: &str) -> Result<RulesetFile, FileError> {
        read(text, &|id| Catalogue::get().rules(id).map(|rules| (*rules).clone()))
    }

    /// Reads a file of the catalogue, which can't use the catalogue as a base.
    pub(super) fn parse_alone(text: &str) -> Result<RulesetFile, FileError> {
        read(text, &|_| None)
    }
}

fn read(text: &str, find_base: &dyn Fn(&str) -> Option<Ruleset>) -> Result<RulesetFile, FileError> {
    if text.len() > MAX_FILE_LEN {
        return Err(FileError { line: 1, problem: FileProblem::TooLong });
    }
    let table = DeTable::parse(text).map_err(|error| FileError {
        line: line_of(text, error.span().map_or(0, |span| span.start)),
        problem: FileProblem::Syntax { detail: error.message().to_owned() },
    })?;
    let reader = Reader { text };
    let root = Entries { reader: &reader, table: table.get_ref(), at: 0, known: KEYS };
    root.only_known()?;
    let base = root.text("base")?;
    let mut draft = match &base {
        Some((at, id)) => {
            if let Some(key) =
                ["dice", "columns", "boxes", "bonus", "joker"].into_iter().find(|key| root.has(key))
            {
                return Err(reader.wrong(*at, FileProblem::BaseAnd { key }));
            }
            let rules = find_base(id)
                .ok_or_else(|| reader.wrong(*at, FileProblem::UnknownBase { id: id.clone() }))?;
            rules.draft().clone()
        }
        None => read_draft(&root)?,
    };
    let mut options_at = 0;
    if let Some((at, options)) = root.table("options", "the options")? {
        options_at = at;
        for (key, value) in options.table {
            let at = value.span().start;
            let option = key.get_ref().as_ref();
            let value = options.expect_text(option, value)?;
            let setting = Setting::new(option, &value)
                .map_err(|error| reader.wrong(at, FileProblem::Setting(error)))?;
            draft.set(setting).map_err(|reason| reader.wrong(at, FileProblem::Ruleset(reason)))?;
        }
    }
    let rules = draft.validate_new().map_err(|reasons| {
        let reason = reasons.into_iter().next().expect("a refused draft has a reason");
        reader.wrong(root.place_of(&reason).unwrap_or(options_at), FileProblem::Ruleset(reason))
    })?;
    let names = read_names(&root, &rules)?;
    Ok(RulesetFile { id: root.text("id")?.map(|(_, id)| id), base: base.map(|(_, id)| id), rules, names })
}

fn read_draft(root: &Entries<'_>) -> Result<RulesetDraft, FileError> {
    let dice = root.number("dice", 1, 6)?.ok_or_else(|| root.missing("dice"))?;
    let boxes = root.list("boxes")?.ok_or_else(|| root.missing("boxes"))?;
    let boxes = boxes.iter().map(|item| read_box(root, item)).collect::<Result<_, _>>()?;
    let columns = match root.list("columns")? {
        None => vec![1],
        Some(factors) => {
            let factors = factors.iter().map(|factor| root.expect_number("columns", factor, 1, 9));
            factors.map(|factor| factor.map(|n| n as u8)).collect::<Result<_, _>>()?
        }
    };
    let bonus = match root.table("bonus", "when, points")? {
        None => None,
        Some((_, entries)) => Some(read_bonus(&entries)?),
    };
    let joker = match root.table("joker", "rule, extra")? {
        None => None,
        Some((_, entries)) => {
            let rule = entries.form("rule", "booklet, official")?;
            let extra =
                entries.number("extra", 0, u32::from(MAX_POINTS))?.ok_or_else(|| entries.missing("extra"))?;
            Some(Joker { rule, extra: Points(extra) })
        }
    };
    Ok(RulesetDraft {
        dice: dice as u8,
        columns,
        boxes,
        bonus,
        order: Order::Free,
        chance: When::Any,
        zero: When::Any,
        declare: false,
        chips: false,
        joker,
    })
}

fn read_box(root: &Entries<'_>, item: &Spanned<DeValue<'_>>) -> Result<BoxRule, FileError> {
    let wrong = |expected| root.wrong_kind("boxes", item.span().start, expected);
    let table = item.get_ref().as_table().ok_or_else(|| wrong(Expected::Table))?;
    let entries = Entries { reader: root.reader, table, at: item.span().start, known: "id, needs, pays" };
    entries.only_known()?;
    let (at, id) = entries.text("id")?.ok_or_else(|| entries.missing("id"))?;
    let id = BoxId::new(&id).ok_or_else(|| entries.wrong_kind("id", at, Expected::BoxId))?;
    Ok(BoxRule { id, needs: entries.form("needs", Needs::FORMS)?, pays: entries.form("pays", Pays::FORMS)? })
}

fn read_bonus(entries: &Entries<'_>) -> Result<Bonus, FileError> {
    const FORMS: &str = "at-least:N, more-than:N";
    let (at, when) = entries.text("when")?.ok_or_else(|| entries.missing("when"))?;
    let condition = match Setting::new("bonus", &when) {
        Ok(Setting::Bonus(BonusSetting::AtLeast(Some(n)))) => Condition::AtLeast(n),
        Ok(Setting::Bonus(BonusSetting::MoreThan(Some(n)))) => Condition::MoreThan(n),
        _ => return Err(entries.wrong_kind("when", at, Expected::OneOf(FORMS))),
    };
    let points =
        entries.number("points", 1, u32::from(MAX_POINTS))?.ok_or_else(|| entries.missing("points"))?;
    Ok(Bonus { condition, points: Points(points) })
}

/// The ids that can have a name besides boxes: the game, and the sum rows.
const ROWS: [&str; 7] = ["title", "sum", "bonus", "upper-total", "yatzy-bonus", "lower-sum", "total"];

/// `[names]` has names for every language, `[names.fi]` those for one.
fn read_names(root: &Entries<'_>, rules: &Ruleset) -> Result<Names, FileError> {
    let mut names = Names::default();
    let Some((_, entries)) = root.table("names", "names")? else { return Ok(names) };
    let boxes = rules.boxes().iter().map(|rule| rule.id.as_str());
    let named: Vec<&str> = ROWS.into_iter().chain(boxes).collect();
    let check = |key: &Spanned<DeString<'_>>| {
        let is_known = named.contains(&key.get_ref().as_ref());
        if is_known { Ok(()) } else { Err(entries.unknown(key, named.join(", "))) }
    };
    for (key, value) in entries.table {
        let word = key.get_ref().as_ref();
        match value.get_ref().as_table() {
            None => {
                check(key)?;
                names.insert(None, word, &entries.expect_text(word, value)?);
            }
            Some(_) if !is_language(word) => return Err(entries.unknown(key, named.join(", "))),
            Some(table) => {
                let inner = Entries { table, at: value.span().start, ..entries };
                for (id, name) in table {
                    check(id)?;
                    let id = id.get_ref().as_ref();
                    names.insert(Some(word), id, &inner.expect_text(id, name)?);
                }
            }
        }
    }
    Ok(names)
}

/// Whether a word looks like a language code such as `sv`. The rules do not know the languages.
fn is_language(word: &str) -> bool {
    word.len() == 2 && word.bytes().all(|byte| byte.is_ascii_lowercase())
}

fn line_of(text: &str, at: usize) -> usize {
    text.as_bytes()[..at.min(text.len())].iter().filter(|&&byte| byte == b'\n').count() + 1
}

struct Reader<'a> {
    text: &'a str,
}

impl Reader<'_> {
    fn wrong(&self, at: usize, problem: FileProblem) -> FileError {
        FileError { line: line_of(self.text, at), problem }
    }
}

/// The entries of one table, with its known keys.
#[derive(Clone, Copy)]
struct Entries<'a> {
    reader: &'a Reader<'a>,
    table: &'a DeTable<'a>,
    at: usize,
    known: &'static str,
}

impl<'a> Entries<'a> {
    fn only_known(&self) -> Result<(), FileError> {
        for key in self.table.keys() {
            let name = key.get_ref().as_ref();
            if !self.known.split(", ").any(|known| known == name) {
                return Err(self.unknown(key, self.known.to_owned()));
            }
        }
        Ok(())
    }

    fn unknown(&self, key: &Spanned<DeString<'_>>, known: String) -> FileError {
        let problem = FileProblem::UnknownKey { key: key.get_ref().as_ref().to_owned(), known };
        self.reader.wrong(key.span().start, problem)
    }

    fn has(&self, key: &str) -> bool {
        self.table.contains_key(key)
    }

    fn missing(&self, key: &'static str) -> FileError {
        self.reader.wrong(self.at, FileProblem::Missing { key })
    }

    fn wrong_kind(&self, key: &str, at: usize, expected: Expected) -> FileError {
        self.reader.wrong(at, FileProblem::WrongKind { key: key.to_owned(), expected })
    }

    fn expect_text(&self, key: &str, value: &Spanned<DeValue<'_>>) -> Result<String, FileError> {
        let text = value.get_ref().as_str().map(str::to_owned);
        text.ok_or_else(|| self.wrong_kind(key, value.span().start, Expected::Text))
    }

    fn text(&self, key: &str) -> Result<Option<(usize, String)>, FileError> {
        let read = |value: &Spanned<DeValue<'_>>| Ok((value.span().start, self.expect_text(key, value)?));
        self.table.get(key).map(read).transpose()
    }

    /// Parses a text as `T`.
    fn form<T: std::str::FromStr>(&self, key: &'static str, forms: &'static str) -> Result<T, FileError> {
        let (at, text) = self.text(key)?.ok_or_else(|| self.missing(key))?;
        text.parse().map_err(|_| self.wrong_kind(key, at, Expected::OneOf(forms)))
    }

    fn expect_number(
        &self,
        key: &str,
        value: &Spanned<DeValue<'_>>,
        low: u32,
        high: u32,
    ) -> Result<u32, FileError> {
        let number = value.get_ref().as_integer();
        let number = number.and_then(|n| u32::from_str_radix(n.as_str(), n.radix()).ok());
        number
            .filter(|n| (low..=high).contains(n))
            .ok_or_else(|| self.wrong_kind(key, value.span().start, Expected::Number(low, high)))
    }

    fn number(&self, key: &str, low: u32, high: u32) -> Result<Option<u32>, FileError> {
        self.table.get(key).map(|value| self.expect_number(key, value, low, high)).transpose()
    }

    fn list(&self, key: &str) -> Result<Option<&'a [Spanned<DeValue<'a>>]>, FileError> {
        let Some(value) = self.table.get(key) else { return Ok(None) };
        match value.get_ref().as_array() {
            Some(items) => Ok(Some(items)),
            None => Err(self.wrong_kind(key, value.span().start, Expected::List)),
        }
    }

    /// A table with these `known` keys; options and names check their own keys.
    fn table(&self, key: &str, known: &'static str) -> Result<Option<(usize, Entries<'a>)>, FileError> {
        let Some(value) = self.table.get(key) else { return Ok(None) };
        let at = value.span().start;
        let table = value.get_ref().as_table().ok_or_else(|| self.wrong_kind(key, at, Expected::Table))?;
        let entries = Entries { reader: self.reader, table, at, known };
        if known.contains(", ") {
            entries.only_known()?;
        }
        Ok(Some((at, entries)))
    }

    /// The position of the box that a problem is about.
    fn place_of(&self, reason: &RulesetProblem) -> Option<usize> {
        let id = match reason {
            RulesetProblem::TwiceTheBox(id)
            | RulesetProblem::TwiceTheFace(id)
            | RulesetProblem::FacePays(id) => id,
            RulesetProblem::Pays(id) | RulesetProblem::OutOfReach { box_id: id, .. } => id,
            _ => return None,
        };
        let boxes = self.table.get("boxes")?.get_ref().as_array()?;
        let is_it = |item: &&Spanned<DeValue<'_>>| {
            let own = item.get_ref().as_table().and_then(|table| table.get("id")?.get_ref().as_str());
            own == Some(id.as_str())
        };
        boxes.iter().rev().find(is_it).map(|item| item.span().start)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn refusal(text: &str) -> (usize, FileProblem) {
        let error = RulesetFile::parse(text).unwrap_err();
        (error.line, error.problem)
    }

    const TOY: &str = r#"
dice = 2
boxes = [
  { id = "sixes", needs = "face 6", pays = "matched" },
  { id = "pair", needs = "groups 2", pays = "10" },
]
[names]
pair = "Two of them"
[names.sv]
pair = "Par"
"#;

    #[test]
    fn a_file_of_ones_own_is_read() {
        let file = RulesetFile::parse(TOY).unwrap();
        assert_eq!(file.rules.dice(), 2);
        assert_eq!(file.names.get("sv", "pair"), Some("Par"));
        assert_eq!(file.names.get("fi", "pair"), Some("Two of them"));
        assert_eq!(file.names.get("fi", "sixes"), None);
    }

    #[test]
    fn a_base_with_options_is_read() {
        let file = RulesetFile::parse("base = \"yatzy\"\n[options]\nzero = \"last-resort\"\n").unwrap();
        assert_eq!(file.rules.zero(), When::LastResort);
    }

    #[test]
    fn a_wrong_file_names_the_line() {
        assert_eq!(refusal("").1, FileProblem::Missing { key: "dice" });
        assert!(matches!(refusal("dice = 5\nboxes = [\n  {\n"), (_, FileProblem::Syntax { .. })));
        assert!(matches!(refusal("\n\ncolour = 3"), (3, FileProblem::UnknownKey { .. })));
        let seven = refusal("# mine\ndice = 7");
        let expected = Expected::Number(1, 6);
        assert_eq!(seven, (2, FileProblem::WrongKind { key: "dice".into(), expected }));
        let (line, problem) = refusal(&TOY.replace("groups 2", "a pair"));
        assert_eq!((line, problem.code()), (5, "file/wrong-kind"));
        let (line, problem) = refusal(&TOY.replace("groups 2", "groups 3"));
        assert_eq!((line, problem.code()), (5, "ruleset/out-of-reach"));
        let (line, problem) = refusal("base = \"yatzy\"\n[options]\norder = \"up\"");
        assert_eq!((line, problem.code()), (3, "option/unknown-value"));
        let (line, problem) = refusal("base = \"triple\"\n[options]\nchips = \"yes\"");
        assert_eq!((line, problem.code()), (2, "ruleset/columns-with-chips"));
        assert!(matches!(refusal("base = \"poker\""), (1, FileProblem::UnknownBase { .. })));
    }

    #[test]
    fn a_name_for_nothing_is_refused() {
        for (was, is, line) in [
            ("pair = \"Two", "pear = \"Two", 8),
            ("[names.sv]", "[names.swedish]", 9),
            ("pair = \"Par", "par = \"Par", 10),
        ] {
            let (at, problem) = refusal(&TOY.replace(was, is));
            assert_eq!((at, problem.code()), (line, "file/unknown-key"), "{is}");
            let FileProblem::UnknownKey { known, .. } = problem else { panic!("{problem}") };
            assert!(known.starts_with("title, sum, ") && known.ends_with("sixes, pair"), "{known}");
        }
        for id in ROWS {
            assert!(RulesetFile::parse(&format!("base = \"yatzy\"\n[names]\n{id} = \"X\"")).is_ok(), "{id}");
        }
    }
}
