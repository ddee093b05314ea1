//! `yatzy import`: imports the games of `yatzy export`. The whole file is read and checked before the first game is
//! stored. Existing games stay as they are.

use super::Entry;
use super::export::{Request, database_flag, file_argument, store_failure};
use crate::database::claim_store;
use crate::output::Out;
use crate::{Failure, Session};
use clap::Command;
use serde::Serialize;
use std::fs::File;
use std::io::{self, BufRead, BufReader, Read};
use std::path::Path;
use yatzy_table::{ExportError, ExportLine, ExportReader, MAX_EXPORT_LINE, Moment, import_line};
use yatzy_text::{Text, say, shown};

pub const ENTRY: Entry =
    Entry::answer(command, |session, matches, out| run(session, &Request::of(matches), out))
        .with(&["yatzy import games.jsonl"]);

fn command(text: Text) -> Command {
    Command::new("import")
        .about(say!(text, "help-import"))
        .override_usage("yatzy import FILE [--database URL]")
        .next_help_heading(say!(text, "help-options"))
        .arg(database_flag(text))
        .arg(file_argument(text, say!(text, "help-import-file")))
}

#[derive(Serialize)]
struct ImportJson {
    new: u64,
    known: u64,
}

fn run(session: Session, request: &Request, out: &mut Out) -> Result<(), Failure> {
    let text = session.text;
    read(text, &request.path, |_| Ok(()))?;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let mut answer = ImportJson { new: 0, known: 0 };
    let (_owner, store) = runtime.block_on(claim_store(text, request.database.as_deref(), &request.data))?;
    read(text, &request.path, |line| {
        let taken = runtime.block_on(import_line(&*store, &line, Moment::now()));
        let is_new = taken.map_err(|error| store_failure(text, request, &error))?;
        if matches!(line, ExportLine::Game(_)) {
            *(if is_new { &mut answer.new } else { &mut answer.known }) += 1;
        }
        Ok(())
    })?;
    runtime.block_on(store.close());
    if session.json {
        return out.json(&answer);
    }
    out.line(&say!(text, "import-done", count = answer.new, known = answer.known))
}

/// Reads a file from its first line to its last, one line at a time.
fn read(
    text: Text,
    path: &Path,
    mut take: impl FnMut(ExportLine) -> Result<(), Failure>,
) -> Result<(), Failure> {
    let unreadable = |error: io::Error| match error.kind() {
        io::ErrorKind::NotFound => {
            Failure::wrong("file/absent", say!(text, "file-absent", path = shown(&path.to_string_lossy())))
        }
        _ => {
            let detail = shown(&error.to_string());
            Failure::wrong(
                "file/unreadable",
                say!(text, "file-unreadable", path = shown(&path.to_string_lossy()), detail = detail),
            )
        }
    };
    let refused = |code: &'static str, reason: String| {
        Failure::wrong(code, say!(text, "file-wrong", path = shown(&path.to_string_lossy()), reason = reason))
    };
    let mut file = BufReader::new(File::open(path).map_err(unreadable)?);
    let wrong = |error: ExportError| match error {
        ExportError::NotExport => refused("import/not-exported", say!(text, "import-not")),
        ExportError::Line(number) => refused("import/line", say!(text, "import-line", line = number)),
    };
    let mut reader = ExportReader::default();
    loop {
        let mut line = Vec::new();
        // Limits the memory of a line, whatever the file is.
        let mut bounded = (&mut file).take(MAX_EXPORT_LINE as u64 + 1);
        bounded.read_until(b'\n', &mut line).map_err(unreadable)?;
        if line.is_empty() {
            break;
        }
        let line = std::str::from_utf8(&line).unwrap_or_default().trim_end();
        if let Some(line) = reader.read(line).map_err(wrong)? {
            take(line)?;
        }
    }
    reader.finish().map_err(wrong)
}
