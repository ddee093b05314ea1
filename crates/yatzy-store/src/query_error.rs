//! What goes wrong inside: the database's own errors on their way to ours.

use crate::StoreError;

/// An error of the database, or one of ours.
#[derive(Debug)]
pub(crate) enum Fault {
    Sql(sqlx::Error),
    Store(StoreError),
}

impl From<sqlx::Error> for Fault {
    fn from(error: sqlx::Error) -> Fault {
        Fault::Sql(error)
    }
}

impl From<StoreError> for Fault {
    fn from(error: StoreError) -> Fault {
        Fault::Store(error)
    }
}

impl From<Fault> for StoreError {
    fn from(fault: Fault) -> StoreError {
        match fault {
            Fault::Sql(error) => StoreError::Database(Box::new(error)),
            Fault::Store(error) => error,
        }
    }
}
