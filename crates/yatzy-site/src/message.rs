//! Every message, in and out.

use serde::{Deserialize, Serialize};
use std::sync::Arc;
use yatzy_rules::Ruleset;
use yatzy_sheet::Order;

/// A message on its way: JSON, and bytes that belong to it.
#[derive(Clone, Debug, PartialEq)]
pub struct Message<T> {
    /// What it says.
    pub says: T,
    /// What comes along.
    pub bytes: Vec<u8>,
}

/// What the module is told.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "is", rename_all = "kebab-case")]
pub enum In {
    /// The first message: where the pages lie, and which languages the device speaks.
    Start {
        /// What full addresses begin with, such as `https://yatzy.example`.
        #[serde(default)]
        origin: String,
        /// What every path begins with; nothing, or `/` and a name.
        base: String,
        /// `navigator.languages`.
        #[serde(default)]
        langs: Vec<String>,
    },
    /// A page, or a script on it, asks for something. Along comes the body.
    Request {
        /// What the reply is to name.
        id: u64,
        /// The method.
        method: String,
        /// The path, with the base.
        path: String,
        /// What stands behind the question mark.
        #[serde(default)]
        query: String,
        /// Whether the header `x-fragment` is there.
        #[serde(default)]
        fragment: bool,
        /// The header `last-event-id`, for a stream that goes on.
        #[serde(default)]
        last_event: Option<String>,
        /// Whether a page of another site has sent it.
        #[serde(default)]
        foreign: bool,
    },
    /// Whoever read a stream went.
    Left {
        /// The request.
        id: u64,
    },
    /// A store is done, with one answer an operation. Along come the bytes of values that are bytes.
    Kept {
        /// What was asked.
        id: u64,
        /// Whether it was done. If not, nothing of it was.
        ok: bool,
        /// What was found.
        #[serde(default)]
        got: Vec<Got>,
        /// Why it was not done.
        #[serde(default)]
        why: Option<StorageError>,
    },
    /// A timer rang.
    Rang {
        /// Which.
        id: u64,
    },
    /// A job is done elsewhere. Along comes what it led to.
    Worked {
        /// Which.
        id: u64,
        /// Whether it was done; not where nobody was there to do it.
        ok: bool,
    },
    /// A file of the site is here. It comes along.
    Fetched {
        /// Which was asked for.
        id: u64,
        /// Whether it could be had.
        ok: bool,
    },
    /// Paper is drawn. The file comes along.
    Drawn {
        /// Which was asked for.
        id: u64,
        /// Whether it could be.
        ok: bool,
        /// Why not.
        #[serde(default)]
        why: Option<PaperError>,
    },
    /// A job that is to be done here, in a page's worker. It comes along.
    Job {
        /// What the answer is to name.
        id: u64,
        /// How many others can help.
        #[serde(default)]
        helpers: usize,
    },
    /// A part of a solve that is to be done here, to help another worker. Along come the values that it needs.
    Part {
        /// What the answer is to name.
        id: u64,
        /// What is asked for.
        #[serde(flatten)]
        part: SolvePart,
    },
    /// A part of a solve is done by someone who helps. Its values come along.
    Helped {
        /// Which.
        id: u64,
        /// Whether it was done.
        ok: bool,
    },
}

/// A part of a solve.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SolvePart {
    /// The rules.
    pub rules: Arc<Ruleset>,
    /// How many cells are filled on the cards of the layer.
    pub layer: usize,
    /// Which part of it, from 0.
    pub number: usize,
    /// How many parts there are.
    pub of: usize,
}

/// Why there is no paper.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PaperError {
    /// Nobody plays, or too many do.
    Players,
    /// It has fewer pages.
    Page,
    /// Whatever draws it is not here, or can't read what it was told.
    #[serde(other)]
    Away,
}

/// What the module says.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "is", rename_all = "kebab-case")]
pub enum Out {
    /// The answer to a request. Along comes its body, or the first piece of it.
    Reply {
        /// The request.
        id: u64,
        /// The HTTP status.
        status: u16,
        /// Headers, by name.
        headers: Vec<(String, String)>,
        /// Whether more comes, piece by piece.
        stream: bool,
    },
    /// A piece of a stream comes along.
    Piece {
        /// The request.
        id: u64,
    },
    /// Nothing more comes.
    End {
        /// The request.
        id: u64,
    },
    /// Something for the store: all of it in one transaction, or nothing. Along come the bytes of values that are bytes.
    Store {
        /// What the answer is to name.
        id: u64,
        /// Whether something is written; then it is to be durable before it is answered.
        write: bool,
        /// What is asked, in order.
        ops: Vec<Op>,
    },
    /// Ring after so long.
    Wake {
        /// What the ringing is to name.
        id: u64,
        /// Milliseconds.
        ms: u64,
    },
    /// Have this done by a page's worker. The job comes along, and goes there as it is.
    Job {
        /// What the answer is to name.
        id: u64,
        /// Whether it may take minutes: nothing that someone waits for should wait behind it.
        long: bool,
        /// Whether others can help with it.
        shared: bool,
    },
    /// Have a part of a solve done by someone who helps. The values that it needs come along.
    Part {
        /// What the answer is to name.
        id: u64,
        /// Who, from 0.
        helper: usize,
        /// What is asked for.
        #[serde(flatten)]
        part: SolvePart,
    },
    /// A part of a solve is done. Its values come along.
    Helped {
        /// Which.
        id: u64,
        /// Whether it was done.
        ok: bool,
    },
    /// A job is done. Along comes what it led to.
    Worked {
        /// Which.
        id: u64,
        /// Whether it was done.
        ok: bool,
    },
    /// Bring a file of the site, such as `lang/fi.lang`.
    Fetch {
        /// What the answer is to name.
        id: u64,
        /// The file.
        file: String,
    },
    /// Have paper drawn. Along comes its language.
    Paper {
        /// What the answer is to name.
        id: u64,
        /// The ending of the file.
        format: String,
        /// Which page, from 0, where the kind of file has but one.
        page: usize,
        /// What is on it.
        order: Box<Order>,
    },
}

/// Something that a store is asked. Object stores have keys that are arrays of numbers and strings, in the order of
/// IndexedDB; values are strings or bytes.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "kebab-case")]
pub enum Op {
    /// The value of a key.
    Get {
        /// The object store.
        store: String,
        /// The key.
        key: Key,
    },
    /// The keys from one to another, both included, with their values.
    Range {
        /// The object store.
        store: String,
        /// The first key.
        from: Key,
        /// The last key.
        to: Key,
        /// At most so many.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        limit: Option<u32>,
        /// Whether the last comes first.
        #[serde(default)]
        reverse: bool,
        /// Whether only keys are wanted: then values come as `null`.
        #[serde(default)]
        keys: bool,
    },
    /// Puts a value in place of whatever is there.
    Put {
        /// The object store.
        store: String,
        /// The key.
        key: Key,
        /// The value.
        value: Value,
    },
    /// Deletes a key, if it is there.
    Delete {
        /// The object store.
        store: String,
        /// The key.
        key: Key,
    },
    /// Deletes the keys from one to another, both included.
    DeleteRange {
        /// The object store.
        store: String,
        /// The first key.
        from: Key,
        /// The last key.
        to: Key,
    },
    /// Goes on only if the value of a key is this, or nothing. Else the whole transaction is given up, for the reason `other`.
    Expect {
        /// The object store.
        store: String,
        /// The key.
        key: Key,
        /// What must be there; `null` for nothing.
        #[serde(rename = "is")]
        value: Option<Value>,
    },
}

/// A key: numbers, strings, and arrays, which come after both.
pub type Key = Vec<Part>;

/// A part of a key.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Part {
    /// A number.
    Number(i64),
    /// A string.
    Text(String),
    /// An array; empty, it is greater than any number or string.
    End([(); 0]),
}

/// A value.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Value {
    /// A string.
    Text(String),
    /// Bytes that come along with the message.
    Bytes {
        /// Where they begin, and how many there are.
        bytes: (usize, usize),
    },
}

/// What an operation found: a value or nothing for `get`, pairs for `range`, nothing for everything else.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Got {
    /// Nothing.
    Nothing,
    /// Keys with their values.
    Pairs(Vec<(Key, Option<Value>)>),
    /// A value.
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
    /// A message without bytes.
    pub fn of(says: T) -> Message<T> {
        Message { says, bytes: Vec::new() }
    }

    /// A message with bytes.
    pub fn with(says: T, bytes: Vec<u8>) -> Message<T> {
        Message { says, bytes }
    }
}

impl<T: Serialize> Message<T> {
    /// The message as it travels.
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
    /// Reads a message; `None` if it is none.
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
