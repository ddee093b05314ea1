//! The messages of the module, in both directions.
#![allow(missing_docs)] // a doc comment stands where the name does not say it

use serde::{Deserialize, Serialize};
use std::sync::Arc;
use yatzy_rules::Ruleset;
use yatzy_sheet::Order;

/// A message: JSON, and bytes that belong to it.
#[derive(Clone, Debug, PartialEq)]
pub struct Message<T> {
    pub says: T,
    pub bytes: Vec<u8>,
}

/// A message to the module.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "is", rename_all = "kebab-case")]
pub enum In {
    /// The first message: the place of the pages, and the languages of the device.
    Start {
        /// The beginning of full addresses, such as `https://yatzy.example`.
        #[serde(default)]
        origin: String,
        /// The beginning of every path; empty, or `/` and a name.
        base: String,
        /// `navigator.languages`.
        #[serde(default)]
        langs: Vec<String>,
    },
    /// A request of a page or a script. The bytes are the body.
    Request {
        /// The id of the reply.
        id: u64,
        method: String,
        /// The path, with the base.
        path: String,
        /// The query string, without the question mark.
        #[serde(default)]
        query: String,
        /// Whether the header `x-fragment` is set.
        #[serde(default)]
        fragment: bool,
        /// The header `last-event-id` of a stream that is resumed.
        #[serde(default)]
        last_event: Option<String>,
        /// Whether a page of another site has sent it.
        #[serde(default)]
        foreign: bool,
    },
    /// A call of a guest on another device, carried by a page over a data channel. The bytes are the body.
    Call {
        /// The id of the reply.
        id: u64,
        method: String,
        /// The path and the query of a route of the API, without the base.
        path: String,
        /// The guest's token.
        #[serde(default)]
        token: Option<String>,
        /// The guest's language.
        #[serde(default)]
        lang: Option<String>,
    },
    /// The house of another device has answered a call. The bytes are the body.
    Called {
        id: u64,
        /// Whether there is an answer; `false` without a connection.
        ok: bool,
        #[serde(default)]
        status: u16,
        /// The header `x-version`.
        #[serde(default)]
        version: Option<u32>,
    },
    /// The reader of a stream has closed it.
    Left { id: u64 },
    /// A transaction has ended, with one result per operation. The bytes are those of values.
    Kept {
        id: u64,
        /// Whether it was committed.
        ok: bool,
        #[serde(default)]
        got: Vec<Got>,
        /// Why it was not committed.
        #[serde(default)]
        why: Option<StorageError>,
    },
    /// A timer has elapsed.
    Rang { id: u64 },
    /// A job is done by a worker. The bytes are the result.
    Worked {
        id: u64,
        /// Whether it was done; `false` if there is no worker.
        ok: bool,
    },
    /// A file of the site was fetched. The bytes are the file.
    Fetched { id: u64, ok: bool },
    /// A paper was drawn. The bytes are the file.
    Drawn {
        id: u64,
        ok: bool,
        /// Why it was not drawn.
        #[serde(default)]
        why: Option<PaperError>,
    },
    /// A job for this module, in a page's worker. The bytes are the job.
    Job {
        /// The id of the answer.
        id: u64,
        /// Number of workers that can help.
        #[serde(default)]
        helpers: usize,
    },
    /// A part of a solve for this module, to help another worker. The bytes are the values that it needs.
    Part {
        /// The id of the answer.
        id: u64,
        #[serde(flatten)]
        part: SolvePart,
    },
    /// A part of a solve was done by a helper. The bytes are its values.
    Helped { id: u64, ok: bool },
}

/// A part of a solve.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SolvePart {
    pub rules: Arc<Ruleset>,
    /// Number of filled cells on the cards of the layer.
    pub layer: usize,
    /// Number of the part, from 0.
    pub number: usize,
    /// Number of parts.
    pub of: usize,
}

/// Why a paper was not drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PaperError {
    /// No seats, or too many.
    Players,
    /// The paper has fewer pages.
    Page,
    /// The module that draws is missing, or can't read the order.
    #[serde(other)]
    Away,
}

/// A message from the module.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "is", rename_all = "kebab-case")]
pub enum Out {
    /// The reply to a request. The bytes are the body, or its first piece.
    Reply {
        id: u64,
        status: u16,
        headers: Vec<(String, String)>,
        /// Whether pieces follow.
        stream: bool,
    },
    /// A call to the house of another device, for the page that holds the connection. The bytes are the body.
    Call {
        /// The id of the answer.
        id: u64,
        /// The id of the house.
        house: String,
        method: String,
        /// The path and the query of a route of the API.
        path: String,
        token: Option<String>,
        lang: String,
    },
    /// The stream of a table on another device: its pieces belong to the reply with this id.
    Relay { id: u64, house: String, path: String, token: Option<String>, lang: String },
    /// A piece of a stream, in the bytes.
    Piece { id: u64 },
    /// The end of a stream.
    End { id: u64 },
    /// A transaction of the store. The bytes are those of values.
    Store {
        /// The id of the answer.
        id: u64,
        /// Whether it writes. Then it must be durable before it is answered.
        write: bool,
        /// The operations, in order.
        ops: Vec<Op>,
    },
    /// Sets a timer.
    Wake {
        /// The id of the answer.
        id: u64,
        ms: u64,
    },
    /// A job for a page's worker. The bytes are the job.
    Job {
        /// The id of the answer.
        id: u64,
        /// Whether it may take minutes. A job that a person waits for must not queue behind it.
        long: bool,
        /// Whether helpers can share it.
        shared: bool,
    },
    /// A part of a solve for a helper. The bytes are the values that it needs.
    Part {
        /// The id of the answer.
        id: u64,
        /// Number of the helper, from 0.
        helper: usize,
        #[serde(flatten)]
        part: SolvePart,
    },
    /// A part of a solve is done. The bytes are its values.
    Helped { id: u64, ok: bool },
    /// A job is done. The bytes are the result.
    Worked { id: u64, ok: bool },
    /// Fetches a file of the site, such as `lang/fi.lang`.
    Fetch {
        /// The id of the answer.
        id: u64,
        file: String,
    },
    /// Has a paper drawn. The bytes are its language.
    Paper {
        /// The id of the answer.
        id: u64,
        /// The extension of the file.
        format: String,
        /// Number of the page, from 0, for formats with a single page.
        page: usize,
        order: Box<Order>,
    },
}

/// An operation of a transaction. Keys are arrays of numbers and strings in the order of IndexedDB; values are strings
/// or bytes.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "kebab-case")]
pub enum Op {
    /// Reads the value of a key.
    Get { store: String, key: Key },
    /// Reads the keys from one to another, both included, with their values.
    Range {
        store: String,
        from: Key,
        to: Key,
        /// The most keys to read.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        limit: Option<u32>,
        /// Whether to read in descending order.
        #[serde(default)]
        reverse: bool,
        /// Whether to read keys only; values are then `null`.
        #[serde(default)]
        keys: bool,
    },
    /// Writes a value.
    Put { store: String, key: Key, value: Value },
    /// Deletes a key.
    Delete { store: String, key: Key },
    /// Deletes the keys from one to another, both included.
    DeleteRange { store: String, from: Key, to: Key },
    /// A compare-and-set: aborts the transaction with [`StorageError::Other`] unless the key has this value.
    Expect {
        store: String,
        key: Key,
        /// The expected value; `null` if the key must not exist.
        #[serde(rename = "is")]
        value: Option<Value>,
    },
}

/// A key: numbers, strings, and arrays, which sort after both.
pub type Key = Vec<Part>;

/// A part of a key.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Part {
    Number(i64),
    Text(String),
    /// An array. The empty one sorts after every number and string.
    End([(); 0]),
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Value {
    Text(String),
    /// Bytes of the message.
    Bytes {
        /// Offset and length.
        bytes: (usize, usize),
    },
}

/// The result of an operation: a value or nothing for `get`, pairs for `range`, nothing for all others.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Got {
    Nothing,
    Pairs(Vec<(Key, Option<Value>)>),
    Value(Value),
}

/// Why a transaction of the browser's database did nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[serde(rename_all = "kebab-case")]
pub enum StorageError {
    /// A conflict: an [`Op::Expect`] found another value.
    #[error("another value is stored")]
    Other,
    /// The device has no more room.
    #[error("the device has no more room")]
    Full,
    /// The database failed, or its answer can't be read.
    #[serde(other)]
    #[error("the browser's database does not answer")]
    Failed,
}

impl<T> Message<T> {
    pub fn of(says: T) -> Message<T> {
        Message { says, bytes: Vec::new() }
    }

    pub fn with(says: T, bytes: Vec<u8>) -> Message<T> {
        Message { says, bytes }
    }
}

impl<T: Serialize> Message<T> {
    /// The written form of the message.
    pub fn write(&self) -> Vec<u8> {
        let json = serde_json::to_vec(&self.says).expect("messages are numbers, names and texts");
        let mut message = Vec::with_capacity(4 + json.len() + self.bytes.len());
        message.extend((json.len() as u32).to_le_bytes());
        message.extend(json);
        message.extend(&self.bytes);
        message
    }
}

impl<T: for<'de> Deserialize<'de>> Message<T> {
    /// Reads a message; `None` if it is malformed.
    pub fn read(message: &[u8]) -> Option<Message<T>> {
        let (length, rest) = message.split_first_chunk::<4>()?;
        let (json, bytes) = rest.split_at_checked(u32::from_le_bytes(*length) as usize)?;
        Some(Message { says: serde_json::from_slice(json).ok()?, bytes: bytes.to_vec() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_are_read_as_they_are_written() {
        let op = Op::Range {
            store: "event".into(),
            from: vec![Part::Text("a".into())],
            to: vec![Part::Text("a".into()), Part::End([])],
            limit: Some(3),
            reverse: true,
            keys: false,
        };
        let json = serde_json::to_string(&op).unwrap();
        assert_eq!(
            json,
            r#"{"do":"range","store":"event","from":["a"],"to":["a",[]],"limit":3,"reverse":true,"keys":false}"#
        );
        let store = Out::Store { id: 7, write: false, ops: vec![op] };
        let message = Message::with(store, vec![1, 2, 3]);
        assert_eq!(Message::<Out>::read(&message.write()), Some(message));
    }

    #[test]
    fn what_a_shell_writes_is_understood() {
        let read = |json: &str| serde_json::from_str::<In>(json).unwrap();
        let kept = read(
            r#"{"is":"kept","id":1,"ok":true,"got":[null,"x",[[["a",1],"y"],[["b"],null]],{"bytes":[0,4]}]}"#,
        );
        let In::Kept { got, why: None, .. } = kept else { panic!("{kept:?}") };
        let (a, b) = (vec![Part::Text("a".into()), Part::Number(1)], vec![Part::Text("b".into())]);
        let pairs = Got::Pairs(vec![(a, Some(Value::Text("y".into()))), (b, None)]);
        let bytes = Got::Value(Value::Bytes { bytes: (0, 4) });
        assert_eq!(got, [Got::Nothing, Got::Value(Value::Text("x".into())), pairs, bytes]);
        let full = read(r#"{"is":"kept","id":1,"ok":false,"why":"full"}"#);
        assert!(matches!(full, In::Kept { why: Some(StorageError::Full), .. }));
        let odd = read(r#"{"is":"kept","id":1,"ok":false,"why":"AbortError"}"#);
        assert!(matches!(odd, In::Kept { why: Some(StorageError::Failed), .. }));
        let request = read(r#"{"is":"request","id":3,"method":"GET","path":"/","query":""}"#);
        assert!(matches!(
            request,
            In::Request { id: 3, fragment: false, last_event: None, foreign: false, .. }
        ));
    }

    #[test]
    fn rubbish_is_no_message() {
        for rubbish in [&b""[..], b"abc", &[255, 255, 255, 255, 1], &[2, 0, 0, 0, b'{', b'}']] {
            assert_eq!(Message::<In>::read(rubbish), None);
        }
    }
}
