//! The router on a socket: limits of connections, timeouts, and a graceful shutdown.

use crate::app::App;
use crate::peer::{ConnectionLimit, ConnectionPermit, Origin};
use axum::Router;
use axum::extract::ConnectInfo;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::server::graceful::GracefulShutdown;
use hyper_util::service::TowerToHyperService;
use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::task::JoinHandle;
use tower::ServiceExt;
use yatzy_table::Moment;

/// Timeout of the graceful shutdown.
const GRACE: Duration = Duration::from_secs(5);

/// The longest head of a request; no browser's is nearly as long.
const LONGEST_HEAD: usize = 64 * 1024;

/// Interval of the clean-up.
const TIDY: Duration = Duration::from_secs(3600);

impl App {
    /// Deletes the answers to old requests and the games that were never played, now and then.
    async fn tidy(self) {
        loop {
            // What failed is logged, and tried again next time.
            let _ = self.house().forget_answers(Moment::now()).await;
            let _ = self.house().forget_unplayed(Moment::now()).await;
            tokio::time::sleep(TIDY).await;
        }
    }

    /// A place for a connection, unless its origin has too many or is blocked for now.
    fn place(
        &self,
        places: &Arc<Semaphore>,
        each: &ConnectionLimit,
        origin: Origin,
    ) -> Option<(OwnedSemaphorePermit, ConnectionPermit)> {
        if self.limits().is_flooding(origin, Instant::now()) {
            return None;
        }
        Some((places.clone().try_acquire_owned().ok()?, each.take(origin)?))
    }

    fn begin_to_tidy(&self) -> JoinHandle<()> {
        tokio::spawn(self.clone().tidy())
    }

    /// Answers the requests of a connection. No part of this depends on a type of the caller, and it is not an `async`
    /// function: so it is compiled here, for speed, and not once more in the program.
    fn answer(
        &self,
        router: &Router,
        graceful: &GracefulShutdown,
        stream: TcpStream,
        peer: SocketAddr,
        place: Option<(OwnedSemaphorePermit, ConnectionPermit)>,
    ) {
        let _ = stream.set_nodelay(true);
        let service =
            router.clone().map_request(move |mut request: hyper::Request<hyper::body::Incoming>| {
                request.extensions_mut().insert(ConnectInfo::<SocketAddr>(peer));
                request.map(axum::body::Body::new)
            });
        let connection = hyper::server::conn::http1::Builder::new()
            .timer(TokioTimer::new())
            .header_read_timeout(self.config().read_timeout)
            .max_buf_size(LONGEST_HEAD)
            .serve_connection(TokioIo::new(stream), TowerToHyperService::new(service));
        let connection = graceful.watch(connection);
        tokio::spawn(async move {
            let _place = place;
            // A client may disconnect at any time.
            let _ = connection.await;
        });
    }

    /// Serves until `end` is ready, then lets requests finish.
    pub async fn serve(self, listener: TcpListener, end: impl Future<Output = ()>) -> io::Result<()> {
        let router = self.router();
        let places = Arc::new(Semaphore::new(self.config().max_connections));
        let each = ConnectionLimit::new(self.config().max_connections_each);
        let graceful = GracefulShutdown::new();
        let tidying = self.begin_to_tidy();
        tokio::pin!(end);
        loop {
            let accepted = tokio::select! {
                accepted = listener.accept() => accepted,
                () = &mut end => break,
            };
            let Ok((stream, peer)) = accepted else {
                // Most likely out of file descriptors: wait for some to be closed.
                tokio::time::sleep(Duration::from_millis(50)).await;
                continue;
            };
            // The limits per address don't apply to a proxy.
            let proxied = self.config().proxies.contains(&peer.ip().to_canonical());
            let place = if proxied { None } else { Some(self.place(&places, &each, Origin::of(peer.ip()))) };
            if place.as_ref().is_some_and(Option::is_none) {
                continue;
            }
            self.answer(&router, &graceful, stream, peer, place.flatten());
        }
        tidying.abort();
        drop(listener);
        self.close();
        let _ = tokio::time::timeout(GRACE, graceful.shutdown()).await;
        Ok(())
    }
}
