//! Internal errors: those of the database and our own.

use crate::StoreError;

#[derive(Debug)]
pub(crate) enum QueryError {
    Sql(sqlx::Error),
    Store(StoreError),
}

impl From<sqlx::Error> for QueryError {
    fn from(error: sqlx::Error) -> QueryError {
        QueryError::Sql(error)
    }
}

impl From<StoreError> for QueryError {
    fn from(error: StoreError) -> QueryError {
        QueryError::Store(error)
    }
}

impl From<QueryError> for StoreError {
    fn from(query_error: QueryError) -> StoreError {
        match query_error {
            QueryError::Sql(error) => StoreError::Database(Box::new(error)),
            QueryError::Store(error) => error,
        }
    }
}
