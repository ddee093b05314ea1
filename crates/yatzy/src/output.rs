//! Standard output or standard error, buffered. Every write can fail, because the reader may close the pipe at any time.

use crate::Failure;
use serde::{Serialize, Serializer};
use std::io::{self, BufWriter, Write};

/// Standard output or standard error.
pub struct Out {
    stream: BufWriter<Box<dyn Write>>,
}

impl Out {
    pub fn stdout() -> Out {
        Out { stream: BufWriter::new(Box::new(io::stdout().lock())) }
    }

    pub fn stderr() -> Out {
        Out { stream: BufWriter::new(Box::new(io::stderr().lock())) }
    }

    /// One line, or several with line breaks between.
    pub fn line(&mut self, line: &str) -> Result<(), Failure> {
        Ok(writeln!(self.stream, "{}", line.trim_end())?)
    }

    pub fn bytes(&mut self, bytes: &[u8]) -> Result<(), Failure> {
        Ok(self.stream.write_all(bytes)?)
    }

    pub fn json(&mut self, value: &impl Serialize) -> Result<(), Failure> {
        serde_json::to_writer(&mut self.stream, value).map_err(io::Error::from)?;
        Ok(writeln!(self.stream)?)
    }

    /// Flushes the output so far.
    pub fn flush(&mut self) -> Result<(), Failure> {
        Ok(self.stream.flush()?)
    }
}

/// Pairs as a JSON object that keeps their order, so that boxes are in the order of the card.
pub struct InOrder<K, V>(pub Vec<(K, V)>);

impl<K: Serialize, V: Serialize> Serialize for InOrder<K, V> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(key, value)| (key, value)))
    }
}
