//! Requests of scripts for the API: a message becomes a request value, and the reply becomes a message.

use crate::answer::IncomingRequest;
use crate::host::fresh;
use crate::site::Site;
use yatzy_pages::Method;
use yatzy_table::Who;
use yatzy_text::Text;
use yatzy_wire::api;

impl Site {
    /// Answers a request for the API of this device's own house.
    pub(crate) async fn answer_script(&self, asked: IncomingRequest, who: Who, text: Text) {
        let (id, last_event) = (asked.id, asked.last_event.clone());
        let request = self.api_request(asked, who, text);
        let reply = match api::events_asked(&request) {
            None => api::answer(&self.inner.house, &request).await,
            Some(events) => {
                let opened = match events {
                    Ok(events) => self.listen(id, last_event.as_deref(), &request.who, events).await,
                    Err(problem) => Err(problem),
                };
                match opened {
                    Ok(()) => return,
                    Err(problem) => api::refuse(&problem, &request),
                }
            }
        };
        let headers = reply.headers.into_iter().map(|(name, value)| (name.to_owned(), value));
        self.send_reply(id, reply.status, headers.collect(), reply.body);
    }

    pub(crate) fn api_request(&self, asked: IncomingRequest, who: Who, text: Text) -> api::ApiRequest {
        api::ApiRequest {
            method: Method::from_bytes(asked.method.as_bytes()).unwrap_or_default(),
            path: asked.path,
            query: asked.query,
            // Requests of other sites were refused before.
            content_type: Some("application/json".to_owned()),
            body: asked.body,
            who,
            text,
            fresh: fresh(&*self.inner.module.host),
        }
    }
}
