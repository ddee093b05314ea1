//! `yatzy export`: all games of the house in one file, for a move or a back-up.

use super::Entry;
use crate::data::{DATABASE, Data};
use crate::database::Database;
use crate::output::Out;
use crate::{Failure, Session};
use clap::{Arg, ArgMatches, Command};
use serde::Serialize;
use std::fs::File;
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};
use yatzy_store::{Store, StoreError};
use yatzy_table::{ExportLine, export};
use yatzy_text::{Text, say, shown};

pub const ENTRY: Entry =
    Entry::answer(command, |session, matches, out| run(session, &Request::of(matches), out))
        .with(&["yatzy export games.jsonl", "yatzy export games.jsonl --database sqlite:/srv/yatzy.db"]);

pub(super) struct Request {
    pub(super) path: PathBuf,
    pub(super) database: Option<String>,
    pub(super) data: Data,
}

fn command(text: Text) -> Command {
    Command::new("export")
        .about(say!(text, "help-export"))
        .override_usage("yatzy export FILE [--database URL]")
        .next_help_heading(say!(text, "help-options"))
        .arg(database_flag(text))
        .arg(file_argument(text, say!(text, "help-export-file")))
}

/// The database with the games.
pub(super) fn database_flag(text: Text) -> Arg {
    Arg::new("database").long("database").value_name("URL").help(say!(text, "help-serve-database"))
}

pub(super) fn file_argument(text: Text, help: String) -> Arg {
    Arg::new("file")
        .value_name("FILE")
        .required(true)
        .value_parser(clap::value_parser!(PathBuf))
        .value_hint(clap::ValueHint::FilePath)
        .help_heading(say!(text, "help-arguments"))
        .help(help)
}

impl Request {
    pub(super) fn of(matches: &ArgMatches) -> Request {
        Request {
            path: matches.get_one("file").cloned().unwrap_or_default(),
            database: matches.get_one("database").cloned(),
            data: Data::of(matches),
        }
    }
}

#[derive(Serialize)]
struct ExportJson {
    games: u64,
}

fn run(session: Session, request: &Request, out: &mut Out) -> Result<(), Failure> {
    let text = session.text;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let games = runtime.block_on(async {
        let database = Database::of(text, request.database.as_deref(), &request.data)?;
        database.must_exist(text)?;
        let _owner = database.claim(text)?;
        let store = database.open(text).await?;
        let file = create(text, &request.path)?;
        let games = write(&*store, BufWriter::new(file)).await.map_err(|fault| fault.told(text, request));
        store.close().await;
        games
    })?;
    if session.json {
        return out.json(&ExportJson { games });
    }
    out.line(&say!(text, "export-done", count = games))
}

/// Creates a file that only its owner can read: it holds the secrets of unfinished games.
fn create(text: Text, path: &Path) -> Result<File, Failure> {
    let mut options = File::options();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path).map_err(|error| match error.kind() {
        io::ErrorKind::AlreadyExists => {
            Failure::wrong("export/there", say!(text, "export-there", path = shown(&path.to_string_lossy())))
        }
        _ => unwritable(text, path, &error),
    })
}

fn unwritable(text: Text, path: &Path, error: &io::Error) -> Failure {
    let detail = shown(&error.to_string());
    Failure::wrong(
        "export/unwritable",
        say!(text, "export-unwritable", path = shown(&path.to_string_lossy()), detail = detail),
    )
}

/// Why an export failed.
enum Fault {
    File(io::Error),
    Store(StoreError),
}

impl Fault {
    fn told(self, text: Text, request: &Request) -> Failure {
        match self {
            Fault::File(error) => unwritable(text, &request.path, &error),
            Fault::Store(error) => store_failure(text, request, &error),
        }
    }
}

impl From<io::Error> for Fault {
    fn from(error: io::Error) -> Fault {
        Fault::File(error)
    }
}

impl From<StoreError> for Fault {
    fn from(error: StoreError) -> Fault {
        Fault::Store(error)
    }
}

/// The database failed during the export.
pub(super) fn store_failure(text: Text, request: &Request, error: &StoreError) -> Failure {
    let detail = match error {
        StoreError::Database(source) => source.to_string(),
        other => other.to_string(),
    };
    let database = shown(request.database.as_deref().unwrap_or(DATABASE));
    let message = say!(text, "serve-database", database = database, detail = shown(&detail));
    Failure::wrong("serve/database", message)
}

/// Writes every game, and returns their number.
async fn write(store: &dyn Store, mut file: BufWriter<File>) -> Result<u64, Fault> {
    let put = |line: ExportLine| -> Result<(), Fault> {
        writeln!(file, "{}", line.write().map_err(io::Error::from)?)?;
        Ok(())
    };
    let games = export(store, put).await?;
    file.flush()?;
    file.get_ref().sync_all()?;
    Ok(games)
}
