//! The guest's side: the house of another phone, whose pages are made here.

use crate::answer::{IncomingRequest, with_policy};
use crate::device::DeviceIdentity;
use crate::host::{Host, fresh};
use crate::message::Out;
use crate::runtime::Module;
use crate::site::Site;
use std::fmt;
use std::io;
use std::sync::{Arc, PoisonError};
use yatzy_pages::Deployment;
use yatzy_table::{GameId, HouseOffers, Token, Who};
use yatzy_text::Text;
use yatzy_wire::api;
use yatzy_wire::client::{CarriedCall, Carrier, Carrying, ClientError, DeviceStorage, RemoteHouse};

/// The beginning of the paths of another phone's house; its id follows.
const WITH: &str = "/with/";

/// The most houses whose tables are cached.
const MOST: usize = 4;

/// A house on another phone, as a path names it.
pub(crate) struct GuestPath {
    /// The id of the house, in hexadecimal digits.
    house: String,
    /// The path within it.
    pub path: String,
}

impl GuestPath {
    /// The house and the path within it, if a path has them.
    pub fn of(path: &str) -> Option<GuestPath> {
        let (house, rest) = path.strip_prefix(WITH)?.split_once('/')?;
        let is_id = house.len() == 16
            && house.bytes().all(|byte| byte.is_ascii_digit() || (b'a'..=b'f').contains(&byte));
        is_id.then(|| GuestPath { house: house.to_owned(), path: format!("/{rest}") })
    }

    /// The guest's identity: a token for this house alone, the same one after each pairing.
    fn who(&self, device: Token) -> Who {
        Who::with(Token::from_bytes(device.derive("yatzy together guest", self.house.as_bytes())))
    }
}

/// The id of this device's own house, which tells guests where they are. It says nothing of the token.
pub(crate) fn house_id(device: Token) -> String {
    device.derive("yatzy together house", b"")[..8].iter().map(|byte| format!("{byte:02x}")).collect()
}

impl Site {
    /// Answers a request for a page or a route of another phone's house.
    pub(crate) async fn visit(
        &self,
        asked: IncomingRequest,
        visit: GuestPath,
        identity: DeviceIdentity,
        text: Text,
    ) {
        let Ok(device) = self.token(identity).await else {
            return self.unavailable(asked.id, text);
        };
        let who = visit.who(device);
        let house = self.house_elsewhere(&visit.house, text);
        let asked = IncomingRequest { path: visit.path, ..asked };
        if !asked.path.starts_with("/api/") {
            let mut site = self.started().site;
            site.base += &format!("{WITH}{}", visit.house);
            site.deployment = Deployment::Guest;
            return self.answer_page(&house, asked, who, site, text).await;
        }
        let id = asked.id;
        let request = self.api_request(asked, who, text);
        match api::events_asked(&request) {
            Some(_) => self.relay_events(id, &visit.house, &request),
            None => {
                let reply = api::answer(&house, &request).await;
                let headers = reply.headers.into_iter().map(|(name, value)| (name.to_owned(), value));
                self.send_reply(id, reply.status, headers.collect(), reply.body);
            }
        }
    }

    /// Opens the stream of a table on the other phone. The service worker passes its pieces on.
    fn relay_events(&self, id: u64, house: &str, request: &api::ApiRequest) {
        let headers = vec![("content-type".to_owned(), "text/event-stream".to_owned())];
        let module = &self.inner.module;
        module.say(
            Out::Reply { id, status: 200, headers: with_policy(headers), stream: true },
            b": yatzy\nretry: 1000\n\n".to_vec(),
        );
        let path = match request.query.as_str() {
            "" => request.path.clone(),
            query => format!("{}?{query}", request.path),
        };
        let token = request.who.token().map(Token::to_hex);
        let (house, lang) = (house.to_owned(), request.text.lang().code().to_owned());
        module.say(Out::Relay { id, house, path, token, lang }, Vec::new());
    }

    fn house_elsewhere(&self, id: &str, text: Text) -> RemoteHouse {
        let lang = text.lang().code();
        let mut visited = self.inner.visited.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((_, _, house)) = visited.iter().find(|(house, known, _)| house == id && *known == lang) {
            return house.clone();
        }
        let module = self.inner.module.clone();
        let carrier = ChannelCarrier { module: module.clone(), house: id.to_owned() };
        let offers = HouseOffers { records: false, ..self.inner.offers.clone() };
        let house = RemoteHouse::on(Arc::new(carrier), lang, Arc::new(GuestStorage(module.host.clone())))
            .with_analysis(self.inner.analysis.clone())
            .with_offers(offers);
        visited.push_front((id.to_owned(), lang, house.clone()));
        visited.truncate(MOST);
        house
    }
}

/// Carries calls over the data channel that a page of this device holds.
struct ChannelCarrier {
    module: Arc<Module>,
    house: String,
}

impl Carrier for ChannelCarrier {
    fn carry(&self, carried: CarriedCall) -> Carrying {
        let CarriedCall { call, token, lang } = carried;
        let coming = self.module.calls.ask();
        let says = Out::Call {
            id: coming.id(),
            house: self.house.clone(),
            method: call.method.to_string(),
            path: call.path,
            token: token.map(Token::to_hex),
            lang,
        };
        self.module.say(says, call.body.unwrap_or_default().into_bytes());
        Box::pin(async move { coming.await.flatten().ok_or(ClientError::NoAnswer) })
    }
}

/// The page's scripts keep the bytes of throws and the heads that were seen, as they do on a server's pages; a module has
/// nothing to keep.
struct GuestStorage(Arc<dyn Host>);

impl fmt::Debug for GuestStorage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("GuestStorage")
    }
}

impl DeviceStorage for GuestStorage {
    fn fresh(&self) -> io::Result<[u8; 32]> {
        Ok(fresh(&*self.0))
    }

    fn read(&self, _: &GameId) -> Option<Vec<u8>> {
        None
    }

    fn write(&self, _: &GameId, _: &[u8]) -> io::Result<()> {
        Ok(())
    }
}
