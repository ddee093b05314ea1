//! The shell around the pages: a request as a message becomes a value, and the reply a message.

use crate::device::Known;
use crate::host::fresh;
use crate::message::Out;
use crate::moving;
use crate::site::Site;
use yatzy_pages::{Fields, HEADERS, Method, Problem, Reply, answer};
use yatzy_table::Refused;
use yatzy_text::{Lang, Text};

/// A request as it came.
pub(crate) struct Asked {
    pub id: u64,
    pub method: String,
    pub path: String,
    pub query: String,
    pub fragment: bool,
    pub last_event: Option<String>,
    pub body: Vec<u8>,
}

impl Site {
    /// Answers a request.
    pub(crate) async fn answer(&self, mut asked: Asked) {
        let started = self.started();
        // The paths of pages begin after the base.
        if let Some(path) = asked.path.strip_prefix(&started.site.base) {
            asked.path = path.to_owned();
        }
        let known = self.inner.device.known().await;
        let lang = known.as_ref().ok().and_then(|known| known.lang).or(started.lang).unwrap_or(Lang::En);
        let text = Text::new(lang);
        let Ok(known) = known else {
            let reply = Problem::from(Refused::Unavailable).reply(text, &started.site);
            return self.reply(asked.id, reply);
        };
        if asked.path == moving::PAGE || asked.path == moving::FILE {
            let reply = self.answer_moving(&asked, known, text).await;
            return self.reply(asked.id, reply);
        }
        match asked.path.strip_prefix("/api/v1/").map(str::to_owned) {
            Some(path) => self.answer_script(asked, &path, known, text).await,
            None => self.answer_page(asked, known, text).await,
        }
    }

    async fn answer_page(&self, asked: Asked, known: Known, text: Text) {
        let site = self.started().site;
        let method = match asked.method.as_str() {
            "GET" | "HEAD" => Method::Get,
            "POST" => Method::Post,
            _ => return self.reply(asked.id, Problem::WrongMethod.reply(text, &site)),
        };
        let request = yatzy_pages::Request {
            method,
            path: asked.path,
            query: Fields::parse(&asked.query),
            fields: Fields::parse(&String::from_utf8_lossy(&asked.body)),
            who: known.who(),
            text,
            site: site.clone(),
            fragment: asked.fragment,
            fresh: fresh(&*self.inner.module.host),
        };
        let reply = answer(&self.inner.house, request).await;
        // Whoever is given a seat must still be known by it after the lights went out.
        match self.inner.device.note(reply.device, reply.lang).await {
            Ok(()) => self.reply(asked.id, reply),
            Err(_) => self.reply(asked.id, Problem::from(Refused::Unavailable).reply(text, &site)),
        }
    }

    /// Sends a page.
    fn reply(&self, id: u64, reply: Reply) {
        let headers = reply.headers().into_iter().map(|(name, value)| (name.to_owned(), value)).collect();
        self.send_reply(id, reply.status, headers, reply.body.into_bytes());
    }

    /// Sends an answer that is whole.
    pub(crate) fn send_reply(&self, id: u64, status: u16, headers: Vec<(String, String)>, body: Vec<u8>) {
        let headers = with_policy(headers);
        self.inner.module.say(Out::Reply { id, status, headers, stream: false }, body);
    }
}

/// The headers of an answer, with those that all have.
pub(crate) fn with_policy(mut headers: Vec<(String, String)>) -> Vec<(String, String)> {
    for (name, value) in HEADERS {
        headers.push((name.to_owned(), value.to_owned()));
    }
    if !headers.iter().any(|(name, _)| name == "cache-control") {
        headers.push(("cache-control".to_owned(), "no-store".to_owned()));
    }
    headers
}
