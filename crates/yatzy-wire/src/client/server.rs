//! HTTP requests to a server.

use super::ClientError;
use crate::{Call, EventsQuery, RawResponse, api};
use http::Method;
use std::io::{self, Read};
use std::net::IpAddr;
use std::time::Duration;
use ureq::ResponseExt;
use yatzy_table::{GameId, Token};

/// Timeout of a request.
const PATIENCE: Duration = Duration::from_secs(15);

/// A stream is opened anew after this time: then at the latest a silent loss is noticed. A live stream sends something
/// every 15 seconds; this is a little more than two such silences.
const STREAM: Duration = Duration::from_secs(35);

/// A server, with the caller's token and language.
#[derive(Clone, Debug)]
pub struct Server {
    agent: ureq::Agent,
    base: String,
    token: Option<Token>,
    lang: String,
}

impl Server {
    /// The server at a base such as `http://192.168.1.7:8710`.
    pub fn new(base: &str, lang: &str) -> Server {
        let config = ureq::Agent::config_builder().http_status_as_error(false).user_agent("yatzy");
        let config = if is_near(base) { config.proxy(None) } else { config };
        let config = config.timeout_connect(Some(Duration::from_secs(5))).build();
        Server { agent: config.into(), base: base.to_owned(), token: None, lang: lang.to_owned() }
    }

    /// The same server with another token.
    pub fn with_token(self, token: Option<Token>) -> Server {
        Server { token, ..self }
    }

    pub fn in_language(self, lang: &str) -> Server {
        Server { lang: lang.to_owned(), ..self }
    }

    pub fn base(&self) -> &str {
        &self.base
    }

    /// Sends a call, once.
    pub fn ask<R>(&self, call: &Call<R>) -> Result<R, ClientError> {
        let (answer, _) = self.carry(call)?;
        Ok(call.read(&answer)?)
    }

    /// Sends a call, and returns the server that a redirect led to, for example to HTTPS.
    pub fn follow<R>(self, call: &Call<R>) -> Result<(R, Server), ClientError> {
        let (answer, base) = self.carry(call)?;
        Ok((call.read(&answer)?, Server { base, ..self }))
    }

    /// A pooled connection may be closed just as it is used again; then a fresh one is tried. Nothing happens twice by
    /// that: calls read, or have a key, a version or a token. A deleted game would be unknown.
    pub(super) fn carry<R>(&self, call: &Call<R>) -> Result<(RawResponse, String), ureq::Error> {
        match self.carry_once(call) {
            Err(ureq::Error::Io(error)) if hung_up(&error) && call.method != Method::DELETE => {
                self.carry_once(call)
            }
            carried => carried,
        }
    }

    fn carry_once<R>(&self, call: &Call<R>) -> Result<(RawResponse, String), ureq::Error> {
        let url = format!("{}{}", self.base, call.path);
        let response = match call.method {
            Method::POST => self.send(self.agent.post(url), call),
            Method::PUT => self.send(self.agent.put(url), call),
            Method::DELETE => {
                let request = self.signed(self.agent.delete(url)).config().max_redirects(0);
                request.timeout_global(Some(PATIENCE)).build().call()
            }
            _ => self.signed(self.agent.get(url)).config().timeout_global(Some(PATIENCE)).build().call(),
        };
        read(response?)
    }

    fn send<R>(
        &self,
        request: ureq::RequestBuilder<ureq::typestate::WithBody>,
        call: &Call<R>,
    ) -> Result<ureq::http::Response<ureq::Body>, ureq::Error> {
        let request = self.signed(request).content_type("application/json");
        // A redirect would drop the body.
        let request = request.config().timeout_global(Some(PATIENCE)).max_redirects(0).build();
        request.send(call.body.as_deref().unwrap_or_default())
    }

    /// Opens the stream of a game's events after a version: the status and the body.
    pub(super) fn stream(&self, game: &GameId, after: u32) -> Result<(u16, impl Read + use<>), ureq::Error> {
        let call = api::EVENTS.find(&[game], &EventsQuery { after: Some(after) });
        let url = format!("{}{}", self.base, call.path);
        let request = self.signed(self.agent.get(url)).header("accept", "text/event-stream");
        let request = request.config().timeout_recv_response(Some(PATIENCE)).timeout_recv_body(Some(STREAM));
        let response = request.build().call()?;
        Ok((response.status().as_u16(), response.into_body().into_reader()))
    }

    fn signed<B>(&self, request: ureq::RequestBuilder<B>) -> ureq::RequestBuilder<B> {
        let request = request.header("accept-language", &self.lang);
        match self.token {
            Some(token) => request.header("authorization", format!("Bearer {}", token.to_hex())),
            None => request,
        }
    }
}

/// Whether the other end closed the connection without an answer.
pub(super) fn hung_up(error: &io::Error) -> bool {
    use io::ErrorKind::{BrokenPipe, ConnectionReset, UnexpectedEof};
    matches!(error.kind(), UnexpectedEof | ConnectionReset | BrokenPipe)
}

/// Whether a server is on the local network, where no proxy is used.
fn is_near(base: &str) -> bool {
    let host = base.split_once("://").map_or(base, |(_, host)| host);
    let name = host.rsplit_once(':').map_or(host, |(name, _)| name);
    name == "localhost" || name.trim_matches(['[', ']']).parse::<IpAddr>().is_ok()
}

/// The response, and the server that sent it, after redirects.
fn read(mut response: ureq::http::Response<ureq::Body>) -> Result<(RawResponse, String), ureq::Error> {
    let uri = response.get_uri();
    let base = match (uri.scheme_str(), uri.authority()) {
        (Some(scheme), Some(authority)) => format!("{scheme}://{authority}"),
        _ => String::new(),
    };
    let version = response.headers().get("x-version").and_then(|version| version.to_str().ok()?.parse().ok());
    let text = response.body_mut().read_to_string()?;
    Ok((RawResponse { status: response.status().as_u16(), version, text }, base))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::{BufRead, BufReader, Write};
    use std::net::{TcpListener, TcpStream};

    /// Reads a request, and answers it with `says`.
    fn serve(stream: &mut BufReader<TcpStream>, says: Option<&str>) {
        let mut line = String::new();
        while stream.read_line(&mut line).expect("a request comes") > 2 {
            line.clear();
        }
        if let Some(text) = says {
            let answer = format!("HTTP/1.1 200 OK\r\ncontent-length: {}\r\n\r\n{text}", text.len());
            stream.get_mut().write_all(answer.as_bytes()).expect("the client reads");
        }
    }

    #[test]
    fn a_connection_that_was_closed_meanwhile_is_replaced() {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
        let base = format!("http://{}", listener.local_addr().expect("it is bound"));
        let serving = std::thread::spawn(move || {
            let accept = || BufReader::new(listener.accept().expect("the client connects").0);
            let mut first = accept();
            serve(&mut first, Some(r#"{"id":"1"}"#));
            serve(&mut first, None);
            drop(first);
            serve(&mut accept(), Some(r#"{"id":"2"}"#));
        });
        let server = Server::new(&base, "en");
        for id in ["1", "2"] {
            assert_eq!(server.ask(&api::BY_CODE.call(&[&"ab12"])).expect("an answer").id, id);
        }
        serving.join().expect("it has answered");
    }
}
