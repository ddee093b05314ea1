//! Transactions of IndexedDB.

use crate::host::Host;
use crate::message::{Got, Key, Message, Op, Out, Part, StorageError, Value};
use crate::pending::Pending;
use std::sync::Arc;
use yatzy_table::StoreError;

/// Sends transactions to IndexedDB, one per message.
pub struct Port {
    host: Arc<dyn Host>,
    asked: Pending<TransactionResult>,
}

/// The result of a transaction, with the bytes of values.
struct TransactionResult {
    done: Result<Vec<Got>, StorageError>,
    bytes: Vec<u8>,
}

impl From<StorageError> for StoreError {
    fn from(error: StorageError) -> StoreError {
        match error {
            StorageError::Full => StoreError::Full,
            StorageError::Other | StorageError::Failed => StoreError::Database(Box::new(error)),
        }
    }
}

impl Port {
    /// A port through this host.
    pub fn new(host: Arc<dyn Host>) -> Port {
        Port { host, asked: Pending::default() }
    }

    /// Takes the result of a transaction.
    pub fn kept(&self, id: u64, ok: bool, got: Vec<Got>, why: Option<StorageError>, bytes: Vec<u8>) {
        let done = if ok { Ok(got) } else { Err(why.unwrap_or(StorageError::Failed)) };
        self.asked.answer(id, TransactionResult { done, bytes });
    }

    pub(crate) async fn read(&self, ops: Vec<Op>) -> Result<Found, StorageError> {
        self.ask(false, ops, Vec::new()).await
    }

    pub(crate) async fn write(&self, ops: Vec<Op>, bytes: Vec<u8>) -> Result<(), StorageError> {
        self.ask(true, ops, bytes).await.map(drop)
    }

    async fn ask(&self, write: bool, ops: Vec<Op>, bytes: Vec<u8>) -> Result<Found, StorageError> {
        let coming = self.asked.ask();
        let store = Out::Store { id: coming.id(), write, ops };
        self.host.send(&Message::with(store, bytes).write());
        let kept = coming.await.ok_or(StorageError::Failed)?;
        Ok(Found { got: kept.done?.into_iter(), bytes: kept.bytes })
    }
}

/// The results of the operations, in order.
pub(crate) struct Found {
    got: std::vec::IntoIter<Got>,
    bytes: Vec<u8>,
}

impl Found {
    /// The text of the next result.
    pub fn text(&mut self) -> Result<Option<String>, StorageError> {
        match self.got.next() {
            Some(Got::Nothing) => Ok(None),
            Some(Got::Value(Value::Text(text))) => Ok(Some(text)),
            _ => Err(StorageError::Failed),
        }
    }

    /// The bytes of the next result.
    pub fn bytes(&mut self) -> Result<Option<Vec<u8>>, StorageError> {
        match self.got.next() {
            Some(Got::Nothing) => Ok(None),
            Some(Got::Value(Value::Bytes { bytes: (start, length) })) => {
                let bytes = start.checked_add(length).and_then(|end| self.bytes.get(start..end));
                bytes.map(|bytes| Some(bytes.to_vec())).ok_or(StorageError::Failed)
            }
            _ => Err(StorageError::Failed),
        }
    }

    /// The keys and texts of the next result.
    pub fn texts(&mut self) -> Result<Vec<(Key, String)>, StorageError> {
        let text = |(key, value)| match value {
            Some(Value::Text(text)) => Ok((key, text)),
            _ => Err(StorageError::Failed),
        };
        self.pairs()?.into_iter().map(text).collect()
    }

    /// The keys of the next result.
    pub fn keys(&mut self) -> Result<Vec<Key>, StorageError> {
        Ok(self.pairs()?.into_iter().map(|(key, _)| key).collect())
    }

    fn pairs(&mut self) -> Result<Vec<(Key, Option<Value>)>, StorageError> {
        match self.got.next() {
            Some(Got::Pairs(pairs)) => Ok(pairs),
            _ => Err(StorageError::Failed),
        }
    }
}

/// A part of a key.
pub(crate) fn text(part: impl ToString) -> Part {
    Part::Text(part.to_string())
}

/// Sorts after every number and string.
pub(crate) const END: Part = Part::End([]);

pub(crate) fn get(store: &str, key: Key) -> Op {
    Op::Get { store: store.to_owned(), key }
}

pub(crate) fn put(store: &str, key: Key, value: String) -> Op {
    Op::Put { store: store.to_owned(), key, value: Value::Text(value) }
}

pub(crate) fn delete(store: &str, key: Key) -> Op {
    Op::Delete { store: store.to_owned(), key }
}

/// Aborts unless a key has this value, or does not exist.
pub(crate) fn expect(store: &str, key: Key, value: Option<&str>) -> Op {
    let value = value.map(|value| Value::Text(value.to_owned()));
    Op::Expect { store: store.to_owned(), key, value }
}

/// All keys with this prefix.
pub(crate) fn all(store: &str, start: Key) -> Op {
    let (from, to) = within(start);
    Op::Range { store: store.to_owned(), from, to, limit: None, reverse: false, keys: false }
}

/// All keys with this prefix, without values.
pub(crate) fn all_keys(store: &str, start: Key) -> Op {
    let (from, to) = within(start);
    Op::Range { store: store.to_owned(), from, to, limit: None, reverse: false, keys: true }
}

pub(crate) fn delete_all(store: &str, start: Key) -> Op {
    let (from, to) = within(start);
    Op::DeleteRange { store: store.to_owned(), from, to }
}

fn within(start: Key) -> (Key, Key) {
    let mut to = start.clone();
    to.push(END);
    (start, to)
}
