//! An HTTP client for the API's calls. It connects from the address of a trusted proxy and forwards a
//! separate client address for every player, so that each has a rate limit of their own.

use std::io;
use std::net::{Ipv4Addr, SocketAddr};
use std::time::Duration;
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::{TcpSocket, TcpStream};
use yatzy_wire::{Call, CallError, RawResponse};

/// Time limit for a reply.
const REPLY_TIMEOUT: Duration = Duration::from_secs(10);

/// The longest accepted body.
const MAX_BODY: usize = 16 << 20;

/// The identity of a request.
#[derive(Clone, Debug)]
pub struct Caller {
    /// Empty for an anonymous request.
    pub token: String,
    /// The forwarded client address.
    pub from: Ipv4Addr,
}

/// A request without a successful reply.
#[derive(Debug)]
pub enum RequestError {
    /// The server refused, or the reply is not readable.
    Call(CallError),
    /// No reply in time, or a connection that failed.
    NoReply(io::ErrorKind),
}

impl std::fmt::Display for RequestError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            RequestError::Call(said) => said.fmt(f),
            RequestError::NoReply(kind) => write!(f, "no reply: {kind}"),
        }
    }
}

/// A persistent connection, reopened after an error.
pub struct Client {
    server: SocketAddr,
    stream: Option<BufReader<TcpStream>>,
}

impl Client {
    pub fn to(server: SocketAddr) -> Client {
        Client { server, stream: None }
    }

    /// Sends a request once.
    pub async fn ask<R>(&mut self, caller: &Caller, call: &Call<R>) -> Result<R, RequestError> {
        let carried = tokio::time::timeout(REPLY_TIMEOUT, self.carry(caller, call)).await;
        match carried.unwrap_or_else(|_| Err(io::ErrorKind::TimedOut.into())) {
            Ok(answer) => call.read(&answer).map_err(RequestError::Call),
            Err(error) => {
                self.stream = None;
                Err(RequestError::NoReply(error.kind()))
            }
        }
    }

    /// The status of a GET request.
    pub async fn status(&mut self, caller: &Caller, path: &str) -> Option<u16> {
        let asked = async {
            let mut stream = connect(self.server, None).await?;
            stream.get_mut().write_all(head(caller, "GET", path, 0).as_bytes()).await?;
            read_head(&mut stream).await
        };
        Some(tokio::time::timeout(REPLY_TIMEOUT, asked).await.ok()?.ok()?.status)
    }

    async fn carry<R>(&mut self, caller: &Caller, call: &Call<R>) -> io::Result<RawResponse> {
        let body = call.body.as_deref().unwrap_or_default();
        let mut request = head(caller, call.method.as_str(), &call.path, body.len());
        request.push_str(body);
        let mut stream = match self.stream.take().filter(is_open) {
            Some(stream) => stream,
            None => connect(self.server, None).await?,
        };
        stream.get_mut().write_all(request.as_bytes()).await?;
        let reply = read_head(&mut stream).await?;
        let text = read_body(&mut stream, &reply).await?;
        if !reply.closes {
            self.stream = Some(stream);
        }
        let text = String::from_utf8(text).map_err(|_| io::ErrorKind::InvalidData)?;
        Ok(RawResponse { status: reply.status, version: None, text })
    }
}

/// Whether the server has left a kept connection open. It closes connections that were idle for long, and a request on
/// such a connection gets no reply.
fn is_open(stream: &BufReader<TcpStream>) -> bool {
    let read = stream.get_ref().try_read(&mut [0]);
    read.is_err_and(|error| error.kind() == io::ErrorKind::WouldBlock)
}

/// Opens a connection, from a given local address if any.
pub async fn connect(server: SocketAddr, from: Option<Ipv4Addr>) -> io::Result<BufReader<TcpStream>> {
    let socket = TcpSocket::new_v4()?;
    if let Some(from) = from {
        socket.bind(SocketAddr::from((from, 0)))?;
    }
    let stream = socket.connect(server).await?;
    stream.set_nodelay(true)?;
    Ok(BufReader::new(stream))
}

pub fn head(caller: &Caller, method: &str, path: &str, length: usize) -> String {
    let token = match caller.token.as_str() {
        "" => String::new(),
        token => format!("Authorization: Bearer {token}\r\n"),
    };
    format!(
        "{method} {path} HTTP/1.1\r\nHost: localhost\r\n{token}X-Forwarded-For: {}\r\n\
         Content-Type: application/json\r\nContent-Length: {length}\r\n\r\n",
        caller.from
    )
}

pub struct Reply {
    pub status: u16,
    length: Option<usize>,
    chunked: bool,
    closes: bool,
}

pub async fn read_head(stream: &mut BufReader<TcpStream>) -> io::Result<Reply> {
    let mut reply = Reply { status: 0, length: None, chunked: false, closes: false };
    let mut line = Vec::new();
    loop {
        line.clear();
        if stream.read_until(b'\n', &mut line).await? == 0 {
            return Err(io::ErrorKind::UnexpectedEof.into());
        }
        let line = std::str::from_utf8(&line).map_err(|_| io::ErrorKind::InvalidData)?.trim_end();
        if line.is_empty() {
            return Ok(reply);
        }
        if let Some(rest) = line.strip_prefix("HTTP/1.1 ") {
            reply.status = rest.get(..3).and_then(|status| status.parse().ok()).unwrap_or_default();
        }
        let Some((name, value)) = line.split_once(": ") else { continue };
        let says = |header: &str, word: &str| name.eq_ignore_ascii_case(header) && value == word;
        if name.eq_ignore_ascii_case("content-length") {
            reply.length = value.parse().ok();
        }
        reply.chunked |= says("transfer-encoding", "chunked");
        reply.closes |= says("connection", "close");
    }
}

pub async fn read_body(stream: &mut BufReader<TcpStream>, reply: &Reply) -> io::Result<Vec<u8>> {
    let mut body = Vec::new();
    if reply.chunked {
        while let Some(chunk) = read_chunk(stream).await? {
            body.extend_from_slice(&chunk);
        }
    } else if let Some(length) = reply.length.filter(|length| *length <= MAX_BODY) {
        body.resize(length, 0);
        stream.read_exact(&mut body).await?;
    }
    Ok(body)
}

/// Reads one chunk of a chunked body; `None` at its end.
pub async fn read_chunk(stream: &mut BufReader<TcpStream>) -> io::Result<Option<Vec<u8>>> {
    let mut size = String::new();
    if stream.read_line(&mut size).await? == 0 {
        return Err(io::ErrorKind::UnexpectedEof.into());
    }
    let size = usize::from_str_radix(size.trim(), 16).map_err(|_| io::ErrorKind::InvalidData)?;
    if size > MAX_BODY {
        return Err(io::ErrorKind::InvalidData.into());
    }
    let mut chunk = vec![0; size + 2];
    stream.read_exact(&mut chunk).await?;
    chunk.truncate(size);
    Ok((size > 0).then_some(chunk))
}

#[cfg(test)]
mod tests {
    use super::*;
    use tokio::net::TcpListener;
    use yatzy_wire::api;

    /// Players of a load wait for each other, longer than a server keeps an idle connection. Each of them lost the
    /// first move after that.
    #[tokio::test]
    async fn a_connection_that_was_closed_while_idle_is_opened_anew() -> io::Result<()> {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await?;
        let mut client = Client::to(listener.local_addr()?);
        // One reply for each connection, without the header that announces the end.
        let server = tokio::spawn(async move {
            for _ in 0..2 {
                let mut stream = BufReader::new(listener.accept().await?.0);
                read_head(&mut stream).await?;
                stream.get_mut().write_all(b"HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n").await?;
            }
            io::Result::Ok(())
        });
        let anonymous = Caller { token: String::new(), from: Ipv4Addr::LOCALHOST };
        for _ in 0..2 {
            let answer = client.ask(&anonymous, &api::LOOK.call(&[&"x"])).await;
            assert!(matches!(answer, Err(RequestError::Call(_))), "{answer:?}");
            // The server has closed the connection.
            let kept = client.stream.as_ref().expect("the reply did not announce the end");
            kept.get_ref().readable().await?;
        }
        server.await?
    }
}
