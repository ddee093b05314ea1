//! The pairing page, and the two requests of its script: a session description becomes a code, and a code becomes one.

use super::code::{CodeError, CodeKind, FORMAT, PairingCode};
use super::visit::house_id;
use crate::answer::IncomingRequest;
use crate::device::DeviceIdentity;
use crate::host::fresh;
use crate::site::Site;
use serde::Deserialize;
use serde_json::{Value, json};
use yatzy_pages::{PAIRING_PAGE, PairingProblem, TogetherPage, pairing_problem, qr_picture, together_page};
use yatzy_table::GameId;
use yatzy_text::Text;
use yatzy_wire::Problem;

/// The pairing page alone may use the camera.
const CAMERA: (&str, &str) = ("permissions-policy", "camera=(self), geolocation=(), microphone=()");

/// A session description of this device.
#[derive(Deserialize)]
struct SessionDescription {
    kind: CodeKind,
    sdp: String,
    /// The pairing that an answer belongs to.
    pairing: Option<[u8; 4]>,
}

/// A code of the other device, as it was scanned or pasted.
#[derive(Deserialize)]
struct ScannedCode {
    code: String,
    kind: CodeKind,
    /// The pairing that is under way.
    pairing: Option<[u8; 4]>,
}

impl Site {
    /// Whether a path belongs to the pairing page.
    pub(crate) fn is_pairing(path: &str) -> bool {
        path.strip_prefix(PAIRING_PAGE).is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
    }

    pub(crate) async fn answer_pairing(&self, asked: IncomingRequest, identity: DeviceIdentity, text: Text) {
        let site = self.started().site;
        let part = asked.path.strip_prefix(PAIRING_PAGE).unwrap_or_default();
        let (status, answer) = match (asked.method.as_str(), part) {
            ("GET" | "HEAD", "") => {
                let Ok(token) = self.token(identity).await else { return self.unavailable(asked.id, text) };
                let fields = yatzy_pages::Fields::parse(&asked.query);
                let game: Option<GameId> = fields.get("game").and_then(|game| game.parse().ok());
                let page = TogetherPage { house: &house_id(token), format: FORMAT, game: game.as_ref() };
                let reply = together_page(text, &site, &page);
                let headers = vec![("content-type".to_owned(), reply.kind.to_owned()), own(CAMERA)];
                return self.send_reply(asked.id, 200, headers, reply.body.into_bytes());
            }
            ("POST", "/code") => self.write_code(&asked.body, &site, text),
            ("POST", "/read") => read_code(&asked.body, &site, text),
            _ => {
                return self.reply(asked.id, yatzy_pages::Reply::problem(&Problem::UnknownPage, text, &site));
            }
        };
        let headers = vec![("content-type".to_owned(), "application/json".to_owned())];
        self.send_reply(asked.id, status, headers, answer.to_string().into_bytes());
    }

    /// The code of a session description, as text, as an address for an offer, and as a picture.
    fn write_code(&self, body: &[u8], site: &yatzy_pages::Site, text: Text) -> (u16, Value) {
        let Ok(SessionDescription { kind, sdp, pairing }) = serde_json::from_slice(body) else {
            return refused(PairingProblem::NotACode, text);
        };
        let pairing = pairing.unwrap_or_else(|| {
            let [a, b, c, d, ..] = fresh(&*self.inner.module.host);
            [a, b, c, d]
        });
        let Some(code) = PairingCode::of(kind, pairing, &sdp) else {
            return refused(PairingProblem::NoNetwork, text);
        };
        let code = code.write();
        // The first page of the site is there for every device, also on the first visit.
        let shown = if kind == CodeKind::Offer { format!("{}#{code}", site.url("/")) } else { code };
        (200, json!({ "code": shown, "picture": qr_picture(&shown).into_string(), "pairing": pairing }))
    }
}

/// The session description of a code that is expected here.
fn read_code(body: &[u8], site: &yatzy_pages::Site, text: Text) -> (u16, Value) {
    let Ok(ScannedCode { code, kind, pairing }) = serde_json::from_slice(body) else {
        return refused(PairingProblem::NotACode, text);
    };
    let code = code.trim();
    let (address, code) = code.rsplit_once('#').unwrap_or(("", code));
    if !address.is_empty() && address != site.url("/") {
        return refused(PairingProblem::OtherSite, text);
    }
    match PairingCode::read(code) {
        Err(CodeError::NotACode) => refused(PairingProblem::NotACode, text),
        Err(CodeError::Damaged) => refused(PairingProblem::Damaged, text),
        Err(CodeError::Older) => refused(PairingProblem::OtherIsOlder, text),
        Err(CodeError::Newer) => refused(PairingProblem::ThisIsOlder, text),
        Ok(read) if read.kind != kind || pairing.is_some_and(|pairing| pairing != read.pairing) => {
            refused(PairingProblem::OtherPairing, text)
        }
        Ok(read) => (200, json!({ "sdp": read.sdp(), "pairing": read.pairing })),
    }
}

fn refused(problem: PairingProblem, text: Text) -> (u16, Value) {
    (422, json!({ "sentence": pairing_problem(problem, text) }))
}

fn own((name, value): (&str, &str)) -> (String, String) {
    (name.to_owned(), value.to_owned())
}
