//! Paper for the static site. The typeface and the hyphenation patterns of all languages are larger than the
//! whole game, so they are in a WebAssembly module of their own. The site fetches it on the first request for
//! paper.
//!
//! The module is a function from a message to a message. Input: an order, the file format and the page number
//! as JSON, and the order's language as bytes. Output: the file. It knows no house, no game and no web page.
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

/// A request for paper.
#[derive(Debug, Deserialize)]
struct PaperRequest {
    id: Value,
    /// The file extension.
    format: String,
    page: usize,
    order: Order,
}

/// The head of the reply; the file follows it.
#[derive(Debug, Serialize)]
struct PaperReply {
    is: &'static str,
    /// The id of the request.
    id: Value,
    ok: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    why: Option<PaperError>,
}

/// Why there is no paper.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
enum PaperError {
    /// The order is not readable.
    Order,
    /// The language file is not readable, or belongs to another language.
    Language,
    /// No players, or too many.
    Players,
    /// The paper has fewer pages.
    Page,
}

/// Handles a request message. Returns the reply message.
pub fn answer(message: &[u8]) -> Vec<u8> {
    let (json, language) = split_message(message);
    let (id, result) = match serde_json::from_slice::<PaperRequest>(json) {
        Ok(request) => (request.id.clone(), file(&request, language)),
        // An unreadable request gets a reply too, with the id if that can be read.
        Err(_) => (id_of(json), Err(PaperError::Order)),
    };
    let (ok, why) = (result.is_ok(), result.as_ref().err().copied());
    join_message(&PaperReply { is: "drawn", id, ok, why }, &result.unwrap_or_default())
}

fn file(request: &PaperRequest, language: &[u8]) -> Result<Vec<u8>, PaperError> {
    let format =
        Format::of(Path::new(&format!("paper.{}", request.format))).map_err(|_| PaperError::Order)?;
    let lang = request.order.lang();
    if !lang.is_here() && Lang::install(language.to_vec()) != Ok(lang) {
        return Err(PaperError::Language);
    }
    request.order.file(format, request.page).map_err(|error| match error {
        OrderError::Card => PaperError::Order,
        OrderError::Pad(_) => PaperError::Players,
        OrderError::Page { .. } => PaperError::Page,
    })
}

/// Splits a message: the length of its JSON, the JSON, and the remaining bytes.
fn split_message(message: &[u8]) -> (&[u8], &[u8]) {
    let Some((length, rest)) = message.split_first_chunk::<4>() else { return (&[], &[]) };
    rest.split_at_checked(u32::from_le_bytes(*length) as usize).unwrap_or_default()
}

fn join_message(head: &PaperReply, bytes: &[u8]) -> Vec<u8> {
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
