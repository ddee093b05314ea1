//! Bodies of requests, read before any route: in one buffer of bounded size, within a time.

use axum::body::Body;
use futures_util::StreamExt;
use std::time::Duration;
use yatzy_wire::Problem;

/// The whole body. Chunks are copied and dropped, because each keeps the buffer that it was read into: the body takes
/// no more memory than its length.
pub async fn read_body(body: Body, longest: usize, patience: Duration) -> Result<Vec<u8>, Problem> {
    let mut pieces = body.into_data_stream();
    let mut whole = Vec::new();
    let read = async {
        while let Some(piece) = pieces.next().await {
            let piece = piece.map_err(|error| Problem::Malformed { detail: error.to_string() })?;
            if whole.len() + piece.len() > longest {
                return Err(Problem::TooLarge);
            }
            whole.extend_from_slice(&piece);
        }
        Ok(())
    };
    tokio::time::timeout(patience, read).await.unwrap_or(Err(Problem::TooSlow))?;
    Ok(whole)
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::body::Bytes;
    use futures_util::stream::{self, Stream};
    use std::io;

    const PATIENCE: Duration = Duration::from_millis(50);

    fn body(pieces: impl Stream<Item = &'static [u8]> + Send + 'static) -> Body {
        Body::from_stream(pieces.map(|piece| Ok::<_, io::Error>(Bytes::from_static(piece))))
    }

    #[tokio::test]
    async fn a_body_is_short_and_in_time() {
        let pieces = || stream::iter([&b"six"[..], b"", b"-six"]);
        assert_eq!(read_body(body(pieces()), 7, PATIENCE).await.unwrap_or_default(), b"six-six");
        assert!(matches!(read_body(body(pieces()), 6, PATIENCE).await, Err(Problem::TooLarge)));
        let slow = pieces().chain(stream::pending());
        assert!(matches!(read_body(body(slow), 7, PATIENCE).await, Err(Problem::TooSlow)));
        let broken = Body::from_stream(stream::iter([Err::<Bytes, _>(io::Error::other("cut off"))]));
        assert!(matches!(read_body(broken, 7, PATIENCE).await, Err(Problem::Malformed { .. })));
    }
}
