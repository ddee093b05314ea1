//! Questions to IndexedDB, and their answers.

use crate::host::Host;
use crate::message::{Got, Key, Message, Op, Out, Part, StorageError, Value};
use crate::pending::Pending;
use std::sync::Arc;
use yatzy_table::StoreError;

/// The way to IndexedDB: one message is one transaction.
pub struct Port {
    host: Arc<dyn Host>,
    asked: Pending<TransactionResult>,
}

/// What became of a transaction, with the bytes of values that are bytes.
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
    /// A way that leads through a host.
    pub fn new(host: Arc<dyn Host>) -> Port {
        Port { host, asked: Pending::default() }
    }

    /// A transaction is over.
    pub fn kept(&self, id: u64, ok: bool, got: Vec<Got>, why: Option<StorageError>, bytes: Vec<u8>) {
        let done = if ok { Ok(got) } else { Err(why.unwrap_or(StorageError::Failed)) };
        self.asked.answer(id, TransactionResult { done, bytes });
    }

    /// Asks for something to be read.
    pub(crate) async fn read(&self, ops: Vec<Op>) -> Result<Found, StorageError> {
        self.ask(false, ops, Vec::new()).await
    }

    /// Asks for something to be written.
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

/// What was found, an operation after the other.
pub(crate) struct Found {
    got: std::vec::IntoIter<Got>,
    bytes: Vec<u8>,
}

impl Found {
    /// The text that the next operation found.
    pub fn text(&mut self) -> Result<Option<String>, StorageError> {
        match self.got.next() {
            Some(Got::Nothing) => Ok(None),
            Some(Got::Value(Value::Text(text))) => Ok(Some(text)),
            _ => Err(StorageError::Failed),
        }
    }

    /// The bytes that the next operation found.
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

    /// The keys and texts that the next operation found.
    pub fn texts(&mut self) -> Result<Vec<(Key, String)>, StorageError> {
        let text = |(key, value)| match value {
            Some(Value::Text(text)) => Ok((key, text)),
            _ => Err(StorageError::Failed),
        };
        self.pairs()?.into_iter().map(text).collect()
    }

    /// The keys that the next operation found.
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

/// What is greater than every number and string.
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

/// That a key holds this, or nothing.
pub(crate) fn expect(store: &str, key: Key, value: Option<&str>) -> Op {
    let value = value.map(|value| Value::Text(value.to_owned()));
    Op::Expect { store: store.to_owned(), key, value }
}

/// All keys that begin so.
pub(crate) fn all(store: &str, start: Key) -> Op {
    let (from, to) = within(start);
    Op::Range { store: store.to_owned(), from, to, limit: None, reverse: false, keys: false }
}

/// The same, without their values.
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
