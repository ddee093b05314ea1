//! Requests for pages: a message becomes a request value, and the reply becomes a message.

use crate::device::DeviceIdentity;
use crate::host::fresh;
use crate::message::{Out, PaperError, StorageError};
use crate::site::Site;
use crate::together::GuestPath;
use yatzy_pages::{Fields, GAMES_FILE, GAMES_PAGE, Method, Reply, answer, headers_beside};
use yatzy_table::{House, Refused, Token, Who};
use yatzy_text::Text;
use yatzy_wire::Problem;

/// A request, as it arrived in a message.
pub(crate) struct IncomingRequest {
    pub id: u64,
    pub method: String,
    pub path: String,
    pub query: String,
    pub fragment: bool,
    pub last_event: Option<String>,
    pub foreign: bool,
    pub body: Vec<u8>,
}

impl Site {
    pub(crate) async fn answer(&self, mut asked: IncomingRequest) {
        let started = self.started();
        // The base is not part of a page's path.
        if let Some(path) = asked.path.strip_prefix(&started.site.base) {
            asked.path = path.to_owned();
        }
        let identity = self.inner.device.identity().await;
        let chosen = identity.as_ref().ok().and_then(|identity| identity.lang);
        let text = self.speak(chosen.into_iter().chain(started.lang)).await;
        let Ok(identity) = identity else { return self.unavailable(asked.id, text) };
        if asked.foreign {
            return self.reply(asked.id, Reply::problem(&Problem::Foreign, text, &started.site));
        }
        if asked.path == GAMES_PAGE || asked.path == GAMES_FILE {
            let reply = self.answer_transfer(&asked, identity, text).await;
            return self.reply(asked.id, reply);
        }
        if Site::is_pairing(&asked.path) {
            self.answer_pairing(asked, identity, text).await;
        } else if let Some(visit) = GuestPath::of(&asked.path) {
            self.visit(asked, visit, identity, text).await;
        } else if asked.path.starts_with("/api/") {
            self.answer_script(asked, identity.who(), text).await;
        } else {
            self.answer_page(&self.inner.house, asked, identity.who(), started.site, text).await;
        }
    }

    /// Answers with a page of a house: this device's own, or another's.
    pub(crate) async fn answer_page(
        &self,
        house: &dyn House,
        asked: IncomingRequest,
        who: Who,
        site: yatzy_pages::Site,
        text: Text,
    ) {
        let request = yatzy_pages::PageRequest {
            method: Method::from_bytes(asked.method.as_bytes()).unwrap_or_default(),
            path: asked.path,
            query: Fields::parse(&asked.query),
            fields: Fields::parse(&String::from_utf8_lossy(&asked.body)),
            who,
            text,
            site: site.clone(),
            fragment: asked.fragment,
            fresh: fresh(&*self.inner.module.host),
        };
        let reply = answer(house, request).await;
        match self.kept(&reply).await {
            Err(problem) => self.reply(asked.id, Reply::problem(&problem, text, &site)),
            Ok(()) if reply.paper.is_some() => match self.drawn(&reply).await {
                Ok(file) => self.send_reply(asked.id, reply.status, written(&reply), file),
                Err(problem) => self.reply(asked.id, Reply::problem(&problem, text, &site)),
            },
            Ok(()) => self.reply(asked.id, reply),
        }
    }

    /// Stores the device's new token or language before the reply is shown, so that a crash can't lose a seat. A
    /// chosen language is loaded first.
    async fn kept(&self, reply: &Reply) -> Result<(), Problem> {
        if let Some(lang) = reply.lang {
            self.learn(lang).await.ok_or(Problem::LanguageAway)?;
        }
        let noted = self.inner.device.note(reply.device, reply.lang).await;
        noted.map_err(|error| match error {
            StorageError::Full => Refused::Full.into(),
            StorageError::Other | StorageError::Failed => Refused::Unavailable.into(),
        })
    }

    /// This device's token; a new one is stored first.
    pub(crate) async fn token(&self, identity: DeviceIdentity) -> Result<Token, StorageError> {
        if let Some(token) = identity.token {
            return Ok(token);
        }
        let token = Token::from_bytes(fresh(&*self.inner.module.host));
        self.inner.device.note(Some(token), None).await?;
        Ok(token)
    }

    /// Says that the device's storage does not answer.
    pub(crate) fn unavailable(&self, id: u64, text: Text) {
        let reply = Reply::problem(&Refused::Unavailable.into(), text, &self.started().site);
        self.reply(id, reply);
    }

    /// Has a paper drawn by the module that contains the typeface.
    async fn drawn(&self, reply: &Reply) -> Result<Vec<u8>, Problem> {
        let paper = reply.paper.as_ref().ok_or(Problem::PaperAway)?;
        let lang = paper.order.lang();
        self.learn(lang).await.ok_or(Problem::LanguageAway)?;
        let module = &self.inner.module;
        let coming = module.papers.ask();
        let (format, order) = (paper.format.ending().to_owned(), Box::new(paper.order.clone()));
        let says = Out::Paper { id: coming.id(), format, page: paper.page, order };
        module.say(says, lang.file().unwrap_or_default().to_vec());
        coming.await.unwrap_or(Err(PaperError::Away)).map_err(|error| match error {
            PaperError::Players => Refused::Field { field: "players" }.into(),
            PaperError::Page => Refused::Field { field: "page" }.into(),
            PaperError::Away => Problem::PaperAway,
        })
    }

    pub(crate) fn reply(&self, id: u64, reply: Reply) {
        self.send_reply(id, reply.status, written(&reply), reply.body.into_bytes());
    }

    /// Sends a complete reply.
    pub(crate) fn send_reply(&self, id: u64, status: u16, headers: Vec<(String, String)>, body: Vec<u8>) {
        let headers = with_policy(headers);
        self.inner.module.say(Out::Reply { id, status, headers, stream: false }, body);
    }
}

fn written(reply: &Reply) -> Vec<(String, String)> {
    reply.headers().into_iter().map(|(name, value)| (name.to_owned(), value)).collect()
}

/// Adds the headers that every reply has beside its own.
pub(crate) fn with_policy(mut headers: Vec<(String, String)>) -> Vec<(String, String)> {
    let own = |wanted: &str| headers.iter().find(|(name, _)| name == wanted).map(|(_, value)| value.as_str());
    let beside = headers_beside(own("content-type"), own("cache-control").is_some());
    let beside: Vec<_> = beside.filter(|(name, _)| own(name).is_none()).collect();
    headers.extend(beside.into_iter().map(|(name, value)| (name.to_owned(), value.to_owned())));
    headers
}
