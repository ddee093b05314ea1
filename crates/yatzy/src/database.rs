//! The database of a server: a file of its own, or one that several servers share.

use crate::Failure;
use crate::data::{DATABASE, Data};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use yatzy_store::{Owner, SqliteStore, StoreError};
use yatzy_table::Store;
use yatzy_text::{Text, say, shown};

/// The place of the games.
pub enum Database {
    /// A file, for one process.
    File(PathBuf),
    /// PostgreSQL, for several processes.
    Server(String),
}

impl Database {
    /// The given database, or the file of the data folder.
    pub fn of(text: Text, asked: Option<&str>, data: &Data) -> Result<Database, Failure> {
        match asked {
            Some(url) if is_postgres_url(url) => Ok(Database::Server(url.to_owned())),
            Some(url) => {
                let path = url.strip_prefix("sqlite:").ok_or_else(|| {
                    let message = say!(text, "serve-database-kind", database = shown(&without_password(url)));
                    Failure::wrong("serve/database-kind", message)
                })?;
                Ok(Database::File(PathBuf::from(path)))
            }
            None => {
                let folder = data.find();
                let folder =
                    folder.ok_or_else(|| Failure::wrong("serve/no-folder", say!(text, "serve-no-folder")))?;
                Ok(Database::File(folder.join(DATABASE)))
            }
        }
    }

    /// Refuses a missing file: a new one would look like a house without games.
    pub fn must_exist(&self, text: Text) -> Result<(), Failure> {
        match self {
            Database::File(path) if !path.is_file() => {
                let message = say!(text, "export-no-database", database = self.name());
                Err(Failure::wrong("export/no-database", message))
            }
            _ => Ok(()),
        }
    }

    /// Claims a file for this process. Another process would not notice changes made here.
    pub fn claim(&self, text: Text) -> Result<Option<Owner>, Failure> {
        let Database::File(path) = self else { return Ok(None) };
        if let Some(folder) = path.parent().filter(|folder| *folder != Path::new("")) {
            std::fs::create_dir_all(folder).map_err(|error| self.unusable(text, &error.to_string()))?;
        }
        let claimed = Owner::claim(path).map_err(|error| self.unusable(text, &error.to_string()))?;
        claimed.map(Some).map_err(|owned| {
            let message = match owned.address {
                Some(owner) => {
                    say!(text, "serve-owned-at", database = self.name(), address = shown(&owner.url))
                }
                None => say!(text, "serve-owned", database = self.name()),
            };
            Failure::wrong("serve/owned", message)
        })
    }

    pub async fn open(&self, text: Text) -> Result<Arc<dyn Store>, Failure> {
        let opened: Result<Arc<dyn Store>, StoreError> = match self {
            Database::File(path) => SqliteStore::open(path).await.map(|store| Arc::new(store) as _),
            Database::Server(url) => open_postgres(url).await,
        };
        opened.map_err(|error| match error {
            StoreError::Newer { program, .. } => {
                Failure::wrong("serve/database-newer", needs_newer(text, &self.name(), program.as_deref()))
            }
            StoreError::InUse => {
                Failure::wrong("serve/owned", say!(text, "serve-owned", database = self.name()))
            }
            StoreError::Database(source) => self.unusable(text, &source.to_string()),
            other => self.unusable(text, &other.to_string()),
        })
    }

    fn unusable(&self, text: Text, detail: &str) -> Failure {
        let (database, detail) = (self.name(), shown(detail));
        let message = match self {
            Database::File(_) => say!(text, "serve-database", database = database, detail = detail),
            Database::Server(_) => {
                say!(text, "serve-database-server", database = database, detail = detail)
            }
        };
        Failure::wrong("serve/database", message)
    }

    /// The shown name.
    fn name(&self) -> String {
        match self {
            Database::File(path) => shown(&path.display().to_string()),
            Database::Server(url) => shown(&without_password(url)),
        }
    }
}

/// The message for a database of a newer program.
pub fn needs_newer(text: Text, database: &str, program: Option<&str>) -> String {
    match program {
        Some(version) => say!(text, "serve-database-needs", database = database, version = shown(version)),
        None => say!(text, "serve-database-newer", database = database),
    }
}

/// Whether a URL has the scheme of PostgreSQL.
fn is_postgres_url(url: &str) -> bool {
    url.starts_with("postgres://") || url.starts_with("postgresql://")
}

#[cfg(feature = "postgres")]
async fn open_postgres(url: &str) -> Result<Arc<dyn Store>, StoreError> {
    Ok(Arc::new(yatzy_store::PostgresStore::open(url).await?))
}

#[cfg(not(feature = "postgres"))]
async fn open_postgres(_url: &str) -> Result<Arc<dyn Store>, StoreError> {
    Err(StoreError::Database("this program was built without PostgreSQL".into()))
}

/// Opens the given database, or the one of the data folder. A file is claimed for this process.
pub async fn claim_store(
    text: Text,
    asked: Option<&str>,
    data: &Data,
) -> Result<(Option<Owner>, Arc<dyn Store>), Failure> {
    let database = Database::of(text, asked, data)?;
    let owner = database.claim(text)?;
    Ok((owner, database.open(text).await?))
}

/// A URL without its password and its query, to be shown.
fn without_password(url: &str) -> String {
    let url = url.split(['?', '#']).next().unwrap_or_default();
    let Some((scheme, rest)) = url.split_once("://") else { return url.to_owned() };
    // A password may contain characters that should have been escaped.
    match rest.rsplit_once('@') {
        Some((user, place)) => {
            let user = user.split(':').next().unwrap_or_default();
            format!("{scheme}://{user}@{place}")
        }
        None => url.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_password_is_never_shown() {
        for (url, shown) in [
            ("postgres://anna:secret@db.example.org:5432/yatzy", "postgres://anna@db.example.org:5432/yatzy"),
            ("postgres://anna:se@cr:et@db/yatzy?sslmode=require", "postgres://anna@db/yatzy"),
            ("postgres:///yatzy?user=anna&password=secret", "postgres:///yatzy"),
            ("mysql://anna:secret@db/yatzy", "mysql://anna@db/yatzy"),
            ("yatzy.db", "yatzy.db"),
        ] {
            assert_eq!(without_password(url), shown);
        }
    }
}
