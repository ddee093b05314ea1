//! A language as one file: its messages, packed when the program is built. Where the languages are linked in, the files
//! are part of the program; elsewhere each comes from outside, when someone wants to speak it.
//!
//! ```text
//! file     "yatzlng" version · code · count · messages, by their ids in order
//! message  id · words · count · attributes (id · words)
//! words    count · parts: 0 text | 1 value's name | 2 value's name · default · count · variants (key · words)
//! ```
//!
//! A text is its length and its bytes, a number seven bits a byte. `build.rs` writes it.

use crate::Lang;
use std::fmt;

const MAGIC: &[u8; 7] = b"yatzlng";
const VERSION: u8 = 1;

/// Choices stand within choices, but not this deep: a file from outside can't use up the stack.
const DEEPEST: usize = 8;

/// The words of one language.
#[derive(Debug)]
pub(crate) struct Language {
    pub lang: Lang,
    /// By their ids, in order.
    messages: Vec<(&'static str, Message)>,
}

/// A message: its words, and those of its attributes.
#[derive(Debug)]
pub(crate) struct Message {
    words: Words,
    attributes: Vec<(&'static str, Words)>,
}

/// What a message says.
pub(crate) type Words = Vec<Part>;

#[derive(Debug)]
pub(crate) enum Part {
    Text(&'static str),
    /// A value by its name.
    Value(&'static str),
    Choice(Choice),
}

/// Words that depend on a value.
#[derive(Debug)]
pub(crate) struct Choice {
    /// The value's name.
    pub by: &'static str,
    variants: Vec<(&'static str, Words)>,
    default: usize,
}

impl Choice {
    /// The words of the first variant whose key fits, else the default's.
    pub fn words(&self, fits: impl Fn(&str) -> bool) -> &Words {
        let chosen = self.variants.iter().find(|(key, _)| fits(key));
        &chosen.unwrap_or(&self.variants[self.default]).1
    }
}

impl Message {
    /// Its words; a message may have nothing but attributes.
    pub fn words(&self) -> Option<&Words> {
        Some(&self.words).filter(|words| !words.is_empty())
    }

    /// The words of an attribute.
    pub fn attribute(&self, id: &str) -> Option<&Words> {
        self.attributes.iter().find(|(own, _)| *own == id).map(|(_, words)| words)
    }
}

impl Language {
    /// Reads a file, all of it.
    pub fn read(file: &'static [u8]) -> Result<Language, LanguageError> {
        let rest = file.strip_prefix(MAGIC).ok_or(LanguageError::Format)?;
        let (&version, rest) = rest.split_first().ok_or(LanguageError::Damaged)?;
        if version != VERSION {
            return Err(LanguageError::Version(version));
        }
        let mut reader = Reader { rest };
        let code = reader.text()?;
        let lang = Lang::ALL.into_iter().find(|lang| lang.code() == code).ok_or(LanguageError::Unknown)?;
        let messages = reader.list(|reader| {
            let (id, words) = (reader.text()?, reader.words(0)?);
            let attributes = reader.list(|reader| Ok((reader.text()?, reader.words(0)?)))?;
            Ok((id, Message { words, attributes }))
        })?;
        if !reader.rest.is_empty() || !messages.is_sorted_by(|(a, _), (b, _)| a < b) {
            return Err(LanguageError::Damaged);
        }
        Ok(Language { lang, messages })
    }

    /// The message of an id.
    pub fn message(&self, id: &str) -> Option<&Message> {
        let place = self.messages.binary_search_by(|(own, _)| (*own).cmp(id)).ok()?;
        Some(&self.messages[place].1)
    }
}

/// Why a file is no language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LanguageError {
    /// It is something else.
    Format,
    /// It was packed by another version of the program.
    Version(u8),
    /// It is a language that we don't speak.
    Unknown,
    /// It ends too early, or holds what nobody wrote.
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
        // Everything takes at least a byte: a count that says more than that reserves nothing.
        if count > self.rest.len() {
            return Err(LanguageError::Damaged);
        }
        (0..count).map(|_| item(self)).collect()
    }

    fn words(&mut self, depth: usize) -> Result<Words, LanguageError> {
        if depth > DEEPEST {
            return Err(LanguageError::Damaged);
        }
        self.list(|reader| match reader.byte()? {
            0 => Ok(Part::Text(reader.text()?)),
            1 => Ok(Part::Value(reader.text()?)),
            2 => {
                let (by, default) = (reader.text()?, reader.number()?);
                let variants = reader.list(|reader| Ok((reader.text()?, reader.words(depth + 1)?)))?;
                if default >= variants.len() {
                    return Err(LanguageError::Damaged);
                }
                Ok(Part::Choice(Choice { by, variants, default }))
            }
            _ => Err(LanguageError::Damaged),
        })
    }
}
