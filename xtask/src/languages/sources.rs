//! The English text that each translation was made from, as a fingerprint: `crates/yatzy-text/sources/LANG.tsv` has a key
//! and eight hexadecimal digits a line. A translation is stale when English has changed since.

use fluent_syntax::ast::{Entry, Message, Resource};
use fluent_syntax::{parser, serializer};
use sha2::{Digest, Sha256};
use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::Path;
use std::{fs, io};

/// Texts by key.
pub type Messages = BTreeMap<String, String>;

/// The messages of a language, without its names and terms, which are not translated.
pub fn messages(folder: &Path) -> Result<Messages, String> {
    let mut found = Messages::new();
    let entries = fs::read_dir(folder).and_then(Iterator::collect::<io::Result<Vec<_>>>);
    for entry in entries.map_err(|error| format!("{}: {error}", folder.display()))? {
        let path = entry.path();
        if matches!(path.file_name().and_then(|name| name.to_str()), Some("names.ftl" | "terms.ftl")) {
            continue;
        }
        let text = fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()))?;
        found.extend(messages_of(&text).map_err(|error| format!("{}: {error}", path.display()))?);
    }
    Ok(found)
}

/// The messages of one file: value and attributes, without comments.
pub fn messages_of(text: &str) -> Result<Messages, String> {
    let resource = parser::parse(text).map_err(|(_, errors)| format!("{errors:?}"))?;
    let messages = resource.body.into_iter().filter_map(|entry| match entry {
        Entry::Message(message) => Some(message),
        _ => None,
    });
    Ok(messages.map(|message| (message.id.name.to_owned(), text_of(message))).collect())
}

fn text_of(message: Message<&str>) -> String {
    let key = message.id.name;
    let alone = Resource { body: vec![Entry::Message(Message { comment: None, ..message })] };
    let text = serializer::serialize(&alone);
    text.strip_prefix(key).unwrap_or(&text).trim_start_matches(" =").trim().to_owned()
}

/// The first digits of the SHA-256 of the words. Layout, capital letters and punctuation don't count: a full stop instead
/// of a semicolon asks for no new translation.
pub fn fingerprint(text: &str) -> String {
    let words: Vec<String> = text
        .split(|c: char| !c.is_alphanumeric())
        .filter(|word| !word.is_empty())
        .map(str::to_lowercase)
        .collect();
    let hash = Sha256::digest(words.join(" "));
    hash.iter().take(4).fold(String::new(), |mut digits, byte| {
        let _ = write!(digits, "{byte:02x}");
        digits
    })
}

/// The fingerprints that were noted when translations were read.
pub fn noted(path: &Path) -> Result<BTreeMap<String, String>, String> {
    let text = match fs::read_to_string(path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => String::new(),
        other => other.map_err(|error| format!("{}: {error}", path.display()))?,
    };
    let lines = text.lines().map(|line| match line.split_once('\t') {
        Some((key, fingerprint)) => Ok((key.to_owned(), fingerprint.to_owned())),
        None => Err(format!("{}: no tab in “{line}”", path.display())),
    });
    lines.collect()
}

/// The keys whose translation was made from another English text, or from none.
pub fn stale<'a>(english: &'a Messages, noted: &BTreeMap<String, String>) -> Vec<&'a str> {
    let stale = english.iter().filter(|(key, text)| noted.get(*key) != Some(&fingerprint(text)));
    stale.map(|(key, _)| key.as_str()).collect()
}
