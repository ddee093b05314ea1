//! Requests of scripts for the API: a message becomes a request value, and the reply becomes a message.

use crate::answer::IncomingRequest;
use crate::device::DeviceIdentity;
use crate::host::fresh;
use crate::site::Site;
use yatzy_pages::Method;
use yatzy_text::Text;
use yatzy_wire::api;

impl Site {
    pub(crate) async fn answer_script(&self, asked: IncomingRequest, identity: DeviceIdentity, text: Text) {
        let request = api::ApiRequest {
            method: Method::from_bytes(asked.method.as_bytes()).unwrap_or_default(),
            path: asked.path,
            query: asked.query,
            // Requests of other sites were refused before.
            content_type: Some("application/json".to_owned()),
            body: asked.body,
            who: identity.who(),
            text,
            fresh: fresh(&*self.inner.module.host),
        };
        let reply = match api::events_asked(&request) {
            None => api::answer(&self.inner.house, &request).await,
            Some(events) => {
                let opened = match events {
                    Ok(events) => {
                        self.listen(asked.id, asked.last_event.as_deref(), &request.who, events).await
                    }
                    Err(problem) => Err(problem),
                };
                match opened {
                    Ok(()) => return,
                    Err(problem) => api::refuse(&problem, &request),
                }
            }
        };
        let headers = reply.headers.into_iter().map(|(name, value)| (name.to_owned(), value));
        self.send_reply(asked.id, reply.status, headers.collect(), reply.body);
    }
}
