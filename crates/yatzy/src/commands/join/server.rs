//! Requests to a server: one answer each, or none.

use super::address::Address;
use super::trouble::Trouble;
use std::time::Duration;
use ureq::ResponseExt;
use yatzy_store::Token;
use yatzy_text::Text;

/// How long a server may take to answer.
const PATIENCE: Duration = Duration::from_secs(15);

/// How long a stream of events is listened to before it is opened anew: one that was cut without a word is
/// noticed at the latest then. A stream that lives says something every 15 seconds; this is a little more than two
/// such silences.
const STREAM: Duration = Duration::from_secs(35);

/// A server, and who asks it.
#[derive(Clone)]
pub struct Server {
    agent: ureq::Agent,
    base: String,
    token: Option<Token>,
    lang: &'static str,
}

/// What a server answered.
#[derive(Debug)]
pub struct Answer {
    pub status: u16,
    pub text: String,
    /// The version of the game that the answer shows, where it shows one.
    pub version: Option<u32>,
    /// The server that answered: the one asked, or where it leads to.
    pub base: String,
}

impl Answer {
    /// The answer as JSON; null if it is none.
    pub fn json(&self) -> serde_json::Value {
        serde_json::from_str(&self.text).unwrap_or_default()
    }

    /// Whether a server of ours wrote this: whoever stands in a hotel's lobby answers too.
    pub fn is_ours(&self) -> bool {
        self.version.is_some() || self.json().is_object()
    }

    /// The server's own code and sentence, where it refuses.
    pub fn refusal(&self) -> Option<(String, String)> {
        let error = &self.json()["error"];
        Some((error["code"].as_str()?.to_owned(), error["message"].as_str()?.to_owned()))
    }

    /// What helps, or why nothing does.
    pub fn helpful(self) -> Result<Answer, Trouble> {
        match self.refusal() {
            Some((code, words)) => Err(Trouble::Refused { code, words }),
            None if (200..300).contains(&self.status) && self.is_ours() => Ok(self),
            None => Err(Trouble::NotYatzy),
        }
    }
}

impl Server {
    /// A server, asked in a language.
    pub fn new(address: &Address, text: Text) -> Server {
        let config = ureq::Agent::config_builder().http_status_as_error(false).user_agent("yatzy");
        let config = if address.is_near() { config.proxy(None) } else { config };
        let config = config.timeout_connect(Some(Duration::from_secs(5))).build();
        Server { agent: config.into(), base: address.base.clone(), token: None, lang: text.lang().code() }
    }

    /// The same server, asked by whoever holds a token.
    pub fn with_token(self, token: Option<Token>) -> Server {
        Server { token, ..self }
    }

    /// The same server at another address.
    pub fn at(self, base: &str) -> Server {
        Server { base: base.to_owned(), ..self }
    }

    /// Asks for something of the API.
    pub fn get(&self, path: &str) -> Result<Answer, ureq::Error> {
        let request = self.agent.get(format!("{}/api/v1{path}", self.base));
        let request = self.signed(request).config().timeout_global(Some(PATIENCE)).build();
        read(request.call()?)
    }

    /// Sends something to the API.
    pub fn post(&self, path: &str, body: &serde_json::Value) -> Result<Answer, ureq::Error> {
        let request = self.agent.post(format!("{}/api/v1{path}", self.base));
        let request = self.signed(request).content_type("application/json");
        // What is led elsewhere would arrive there without its body.
        let request = request.config().timeout_global(Some(PATIENCE)).max_redirects(0).build();
        read(request.send(body.to_string())?)
    }

    /// Opens a stream of events; `None` if the server refuses.
    pub fn stream(&self, path: &str) -> Result<(u16, impl std::io::Read + use<>), ureq::Error> {
        let request = self.agent.get(format!("{}/api/v1{path}", self.base));
        let request = self.signed(request).header("accept", "text/event-stream");
        let request = request.config().timeout_recv_response(Some(PATIENCE)).timeout_recv_body(Some(STREAM));
        let response = request.build().call()?;
        Ok((response.status().as_u16(), response.into_body().into_reader()))
    }

    fn signed<B>(&self, request: ureq::RequestBuilder<B>) -> ureq::RequestBuilder<B> {
        let request = request.header("accept-language", self.lang);
        match self.token {
            Some(token) => request.header("authorization", format!("Bearer {}", token.to_hex())),
            None => request,
        }
    }
}

fn read(mut response: ureq::http::Response<ureq::Body>) -> Result<Answer, ureq::Error> {
    let uri = response.get_uri();
    let base = match (uri.scheme_str(), uri.authority()) {
        (Some(scheme), Some(authority)) => format!("{scheme}://{authority}"),
        _ => String::new(),
    };
    let version = response.headers().get("x-version").and_then(|version| version.to_str().ok()?.parse().ok());
    let text = response.body_mut().read_to_string()?;
    Ok(Answer { status: response.status().as_u16(), text, version, base })
}
