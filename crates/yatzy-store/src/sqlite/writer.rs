//! The one writer. What waits while a commit is on its way to the disk goes into the next one together:
//! under load a commit costs each job a fraction of a flush.

use super::Turns;
use super::append::append;
use super::rows::write::{create, delete, forget};
use crate::fault::Fault;
use crate::{Append, Appended, Created, GameId, Moment, NewGame, StoreError};
use sqlx::Executor;
use sqlx::sqlite::SqliteConnection;
use std::sync::Arc;
use tokio::sync::{mpsc, oneshot};

/// The most jobs that share one commit.
const BATCH: usize = 64;

type Reply<T> = oneshot::Sender<Result<T, StoreError>>;

/// Whether a batch is durable, and if not why: everyone in it is told.
type Committed = Result<(), Arc<sqlx::Error>>;

/// Something to write, and whom to tell.
pub(super) enum Job {
    Create(Box<NewGame>, Reply<Created>),
    Append(Box<Append>, Reply<Appended>),
    Delete(GameId, Reply<bool>),
    Forget(Moment, Reply<u64>),
}

/// A job that was done inside the transaction, to be told once that is durable.
enum Done {
    Create(Result<Created, StoreError>, Reply<Created>),
    Append(Result<Appended, StoreError>, Reply<Appended>),
    Delete(Result<bool, StoreError>, Reply<bool>),
    Forget(Result<u64, StoreError>, Reply<u64>),
}

/// Writes until nobody can ask any more.
pub(super) async fn run(mut connection: SqliteConnection, mut jobs: mpsc::Receiver<Job>, turns: Turns) {
    let mut batch = Vec::with_capacity(BATCH);
    while jobs.recv_many(&mut batch, BATCH).await > 0 {
        let _turn = match &turns {
            Some(turns) => Some(turns.write().await),
            None => None,
        };
        commit(&mut connection, &mut batch).await;
    }
}

async fn commit(connection: &mut SqliteConnection, batch: &mut Vec<Job>) {
    let begun = connection.execute("BEGIN IMMEDIATE").await.map(drop);
    let mut done = Vec::with_capacity(batch.len());
    for job in batch.drain(..) {
        done.push(job.run(connection, begun.is_ok()).await);
    }
    let committed = match begun {
        Ok(()) => connection.execute("COMMIT").await.map(drop),
        Err(cause) => Err(cause),
    };
    let committed = committed.map_err(Arc::new);
    if committed.is_err() {
        // Nothing of the batch is durable, so nothing of it may be acknowledged.
        let _ = connection.execute("ROLLBACK").await;
    }
    done.into_iter().for_each(|done| done.tell(&committed));
}

impl Job {
    /// Runs the job within the transaction; what fails leaves no trace in it.
    async fn run(self, connection: &mut SqliteConnection, begun: bool) -> Done {
        // Why is told with the whole batch.
        let failed = || StoreError::Closed;
        match self {
            Job::Create(_, reply) if !begun => Done::Create(Err(failed()), reply),
            Job::Append(_, reply) if !begun => Done::Append(Err(failed()), reply),
            Job::Delete(_, reply) if !begun => Done::Delete(Err(failed()), reply),
            Job::Forget(_, reply) if !begun => Done::Forget(Err(failed()), reply),
            Job::Create(new, reply) => Done::Create(
                apart(connection, async |it| create(it, &new).await).await.map_err(StoreError::from),
                reply,
            ),
            Job::Append(append_, reply) => Done::Append(
                apart(connection, async |it| append(it, &append_).await).await.map_err(StoreError::from),
                reply,
            ),
            Job::Delete(id, reply) => Done::Delete(
                apart(connection, async |it| delete(it, &id).await).await.map_err(StoreError::from),
                reply,
            ),
            Job::Forget(before, reply) => Done::Forget(
                apart(connection, async |it| forget(it, before).await).await.map_err(StoreError::from),
                reply,
            ),
        }
    }
}

impl Done {
    /// Tells the caller; one that went away misses nothing, its job happened all the same.
    fn tell(self, committed: &Committed) {
        fn send<T>(result: Result<T, StoreError>, reply: Reply<T>, committed: &Committed) {
            let told = match committed {
                Ok(()) => result,
                Err(cause) => Err(StoreError::Database(Box::new(cause.clone()))),
            };
            let _ = reply.send(told);
        }
        match self {
            Done::Create(result, reply) => send(result, reply, committed),
            Done::Append(result, reply) => send(result, reply, committed),
            Done::Delete(result, reply) => send(result, reply, committed),
            Done::Forget(result, reply) => send(result, reply, committed),
        }
    }
}

/// Runs one job so that its failure undoes only itself.
async fn apart<T>(
    connection: &mut SqliteConnection,
    job: impl AsyncFnOnce(&mut SqliteConnection) -> Result<T, Fault>,
) -> Result<T, Fault> {
    connection.execute("SAVEPOINT job").await?;
    let result = job(connection).await;
    if result.is_err() {
        connection.execute("ROLLBACK TO job").await?;
    }
    connection.execute("RELEASE job").await?;
    result
}
