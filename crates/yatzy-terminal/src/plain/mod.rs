//! Plain.

use crate::{Kit, Setup};
use std::io::{self, BufRead, Write};

/// x
pub fn play(_kit: Kit, _setup: Option<Setup>, _input: impl BufRead, _output: impl Write) -> io::Result<()> {
    Ok(())
}
