//! A language as one file: its messages, packed at build time. With the feature `linked` the files are part
//! of the program; otherwise each is loaded from outside on demand.
//!
//! ```text
//! file     "yatzlng" version · code · count · messages, by their ids in order
//! message  id · pattern · count · attributes (id · pattern)
//! pattern  count · elements: 0 text | 1 value's name | 2 value's name · default · count · variants (key · pattern)
//! ```
//!
//! A text is its length and its bytes; a number has seven bits per byte. `build.rs` writes the files.

use crate::Lang;
use crate::sentence::FORM;
use std::fmt;

const MAGIC: &[u8; 7] = b"yatzlng";
const VERSION: u8 = 1;

/// Limit for nested choices: a file from outside can't exhaust the stack.
const DEEPEST: usize = 8;

/// The messages of one language.
#[derive(Debug)]
pub(crate) struct LanguageFile {
    pub lang: Lang,
    /// Sorted by id.
    messages: Vec<(&'static str, Message)>,
}

#[derive(Debug)]
pub(crate) struct Message {
    pattern: Pattern,
    attributes: Vec<(&'static str, Pattern)>,
}

/// The contents of a message, a Fluent pattern.
pub(crate) type Pattern = Vec<Element>;

#[derive(Debug)]
pub(crate) enum Element {
    Text(&'static str),
    /// A placeholder by name.
    Value(&'static str),
    Select(Select),
}

/// A select expression: text that depends on a value.
#[derive(Debug)]
pub(crate) struct Select {
    /// The placeholder's name.
    pub by: &'static str,
    variants: Vec<(&'static str, Pattern)>,
    default: usize,
}

impl Select {
    /// The first variant whose key fits, otherwise the default.
    pub fn pattern(&self, fits: impl Fn(&str) -> bool) -> &Pattern {
        let chosen = self.variants.iter().find(|(key, _)| fits(key));
        &chosen.unwrap_or(&self.variants[self.default]).1
    }
}

impl Message {
    /// The contents; `None` for a message with attributes only.
    pub fn pattern(&self) -> Option<&Pattern> {
        Some(&self.pattern).filter(|pattern| !pattern.is_empty())
    }

    pub fn attribute(&self, id: &str) -> Option<&Pattern> {
        self.attributes.iter().find(|(own, _)| *own == id).map(|(_, pattern)| pattern)
    }
}

impl LanguageFile {
    pub fn read(file: &'static [u8]) -> Result<LanguageFile, LanguageError> {
        let rest = file.strip_prefix(MAGIC).ok_or(LanguageError::Format)?;
        let (&version, rest) = rest.split_first().ok_or(LanguageError::Damaged)?;
        if version != VERSION {
            return Err(LanguageError::Version(version));
        }
        let mut reader = Reader { rest };
        let code = reader.text()?;
        let lang = Lang::ALL.into_iter().find(|lang| lang.code() == code).ok_or(LanguageError::Unknown)?;
        let messages = reader.list(|reader| {
            let (id, pattern) = (reader.text()?, reader.pattern(0)?);
            let attributes = reader.list(|reader| Ok((reader.text()?, reader.pattern(0)?)))?;
            Ok((id, Message { pattern, attributes }))
        })?;
        if !reader.rest.is_empty() || !messages.is_sorted_by(|(a, _), (b, _)| a < b) {
            return Err(LanguageError::Damaged);
        }
        Ok(LanguageFile { lang, messages })
    }

    /// The form of a name: the attribute `ID_FORM` beside an attribute `ID` whose text is the name.
    pub fn form_of(&self, name: &str, form: &str) -> Option<&Pattern> {
        let is_name = |pattern: &Pattern| matches!(pattern[..], [Element::Text(text)] if text == name);
        self.messages.iter().find_map(|(_, message)| {
            let mut named = message.attributes.iter().filter(|(_, pattern)| is_name(pattern));
            named.find_map(|(id, _)| message.attribute(&format!("{id}{FORM}{form}")))
        })
    }

    pub fn message(&self, id: &str) -> Option<&Message> {
        let place = self.messages.binary_search_by(|(own, _)| (*own).cmp(id)).ok()?;
        Some(&self.messages[place].1)
    }
}

/// Why a file is not accepted as a language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LanguageError {
    /// It is another kind of file.
    Format,
    /// It was packed by another version of the program.
    Version(u8),
    /// The language is not supported.
    Unknown,
    /// It ends too early or has invalid contents.
    Damaged,
}

impl fmt::Display for LanguageError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LanguageError::Format => f.write_str("no language file"),
            LanguageError::Version(found) => write!(f, "a language file of version {found}, not {VERSION}"),
            LanguageError::Unknown => f.write_str("a language that is not known"),
            LanguageError::Damaged => f.write_str("a damaged language file"),
        }
    }
}

impl std::error::Error for LanguageError {}

struct Reader {
    rest: &'static [u8],
}

impl Reader {
    fn byte(&mut self) -> Result<u8, LanguageError> {
        let (&byte, rest) = self.rest.split_first().ok_or(LanguageError::Damaged)?;
        self.rest = rest;
        Ok(byte)
    }

    fn number(&mut self) -> Result<usize, LanguageError> {
        let mut number = 0;
        for shift in [0, 7, 14, 21] {
            let byte = self.byte()?;
            number |= usize::from(byte & 0x7f) << shift;
            if byte < 0x80 {
                return Ok(number);
            }
        }
        Err(LanguageError::Damaged)
    }

    fn text(&mut self) -> Result<&'static str, LanguageError> {
        let length = self.number()?;
        let (text, rest) = self.rest.split_at_checked(length).ok_or(LanguageError::Damaged)?;
        self.rest = rest;
        std::str::from_utf8(text).map_err(|_| LanguageError::Damaged)
    }

    fn list<T>(
        &mut self,
        mut item: impl FnMut(&mut Reader) -> Result<T, LanguageError>,
    ) -> Result<Vec<T>, LanguageError> {
        let count = self.number()?;
        // Every item takes at least one byte, so a larger count is damage and allocates nothing.
        if count > self.rest.len() {
            return Err(LanguageError::Damaged);
        }
        (0..count).map(|_| item(self)).collect()
    }

    fn pattern(&mut self, depth: usize) -> Result<Pattern, LanguageError> {
        if depth > DEEPEST {
            return Err(LanguageError::Damaged);
        }
        self.list(|reader| match reader.byte()? {
            0 => Ok(Element::Text(reader.text()?)),
            1 => Ok(Element::Value(reader.text()?)),
            2 => {
                let (by, default) = (reader.text()?, reader.number()?);
                let variants = reader.list(|reader| Ok((reader.text()?, reader.pattern(depth + 1)?)))?;
                if default >= variants.len() {
                    return Err(LanguageError::Damaged);
                }
                Ok(Element::Select(Select { by, variants, default }))
            }
            _ => Err(LanguageError::Damaged),
        })
    }
}
