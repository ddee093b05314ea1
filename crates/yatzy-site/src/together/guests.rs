//! The host's side: calls of guests, which a page carries over a data channel.

use crate::answer::IncomingRequest;
use crate::site::Site;
use yatzy_table::{Token, Who};
use yatzy_text::Lang;

/// A call of a guest, as it arrived in a message.
pub(crate) struct GuestCall {
    pub id: u64,
    pub method: String,
    /// The path and the query.
    pub path: String,
    pub token: Option<String>,
    pub lang: Option<String>,
    pub body: Vec<u8>,
}

impl Site {
    /// Answers a call of a guest by the list of routes. The caller is the guest's token; a call without one is a
    /// stranger's. This device's own identity is not read here.
    pub(crate) async fn answer_guest(&self, call: GuestCall) {
        let token = call.token.and_then(|token| token.parse::<Token>().ok());
        let who = token.map_or_else(Who::default, Who::with);
        let text = self.speak(call.lang.as_deref().and_then(Lang::parse)).await;
        let (path, query) = call.path.split_once('?').unwrap_or((&call.path, ""));
        let asked = IncomingRequest {
            id: call.id,
            method: call.method,
            path: path.to_owned(),
            query: query.to_owned(),
            fragment: false,
            last_event: None,
            foreign: false,
            body: call.body,
        };
        self.answer_script(asked, who, text).await;
    }
}
