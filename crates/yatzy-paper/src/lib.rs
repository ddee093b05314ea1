//! Paper for the site. The typeface and the syllables of all languages weigh more than the whole game, so they come in a
//! module of their own, which is fetched when someone wants paper.
//!
//! It is a function from a message to a message. In: an order, the kind of file and the number of the page as JSON, and
//! the language of the order as bytes. Out: the file. It knows no house, no game and no page.
//!
//! ```text
//! {"is":"paper", "id":7, "format":"pdf", "page":0, "order":{…}} + a language ──► {"is":"drawn", "id":7, "ok":true} + a PDF
//! ```

#[cfg(target_arch = "wasm32")]
mod module;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::path::Path;
use yatzy_sheet::{Format, Order, OrderError};
use yatzy_text::Lang;

/// Paper that is asked for.
#[derive(Debug, Deserialize)]
struct Asked {
    id: Value,
    /// The ending of its file.
    format: String,
    page: usize,
    order: Order,
}

/// What became of it; the file follows.
#[derive(Debug, Serialize)]
struct Drawn {
    is: &'static str,
    /// Whatever the request was called.
    id: Value,
    ok: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    why: Option<Why>,
}

/// Why there is no paper.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
enum Why {
    /// The order can't be read.
    Order,
    /// The language can't be read, or is another one.
    Language,
    /// Nobody plays, or too many do.
    Players,
    /// It has fewer pages.
    Page,
}

/// Answers a message.
pub fn answer(message: &[u8]) -> Vec<u8> {
    let (json, language) = parts(message);
    let (id, made) = match serde_json::from_slice::<Asked>(json) {
        Ok(asked) => (asked.id.clone(), file(&asked, language)),
        // Whoever asked is answered all the same, as far as they can be known.
        Err(_) => (id_of(json), Err(Why::Order)),
    };
    let (ok, why) = (made.is_ok(), made.as_ref().err().copied());
    joined(&Drawn { is: "drawn", id, ok, why }, &made.unwrap_or_default())
}

fn file(asked: &Asked, language: &[u8]) -> Result<Vec<u8>, Why> {
    let format = Format::of(Path::new(&format!("paper.{}", asked.format))).map_err(|_| Why::Order)?;
    let lang = asked.order.lang();
    if !lang.is_here() && Lang::install(language.to_vec()) != Ok(lang) {
        return Err(Why::Language);
    }
    asked.order.file(format, asked.page).map_err(|error| match error {
        OrderError::Pad(_) => Why::Players,
        OrderError::Page { .. } => Why::Page,
    })
}

/// A message is the length of its JSON, the JSON, and bytes.
fn parts(message: &[u8]) -> (&[u8], &[u8]) {
    let Some((length, rest)) = message.split_first_chunk::<4>() else { return (&[], &[]) };
    rest.split_at_checked(u32::from_le_bytes(*length) as usize).unwrap_or_default()
}

fn joined(head: &Drawn, bytes: &[u8]) -> Vec<u8> {
    let json = serde_json::to_vec(head).expect("plain values can be written");
    let mut message = (json.len() as u32).to_le_bytes().to_vec();
    message.extend(json);
    message.extend(bytes);
    message
}

fn id_of(json: &[u8]) -> Value {
    let read: Option<Value> = serde_json::from_slice(json).ok();
    read.map(|message| message["id"].clone()).unwrap_or_default()
}
