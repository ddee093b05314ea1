//! The OpenAPI document as a route, in programs that are built with the schemas.

use super::ApiReply;
use super::body::ReplyBody;
use super::route::RequestContext;
use crate::{Problem, RawResponse};

/// The OpenAPI document as JSON.
#[derive(Clone, Debug)]
pub struct OpenApiText(pub String);

pub(super) async fn openapi(_: RequestContext<'_, (), ()>) -> Result<OpenApiText, Problem> {
    text().map(|text| OpenApiText(text.to_owned())).ok_or(Problem::UnknownPage)
}

#[cfg(feature = "schema")]
fn text() -> Option<&'static str> {
    use std::sync::LazyLock;
    static TEXT: LazyLock<String> = LazyLock::new(|| {
        serde_json::to_string(&super::describe::document()).expect("the document has names for keys")
    });
    Some(&TEXT)
}

#[cfg(not(feature = "schema"))]
fn text() -> Option<&'static str> {
    None
}

impl ReplyBody for OpenApiText {
    fn written(&self, status: u16, _: &[String]) -> ApiReply {
        let headers = vec![("content-type", "application/json".to_owned())];
        ApiReply { status, headers, body: self.0.clone().into_bytes() }
    }

    fn read(answer: &RawResponse) -> Option<OpenApiText> {
        Some(OpenApiText(answer.text.clone()))
    }

    #[cfg(feature = "schema")]
    fn schema(_: u16, _: &mut super::describe::Schemas) -> Option<(&'static str, super::describe::Schema)> {
        Some(("application/json", super::describe::object()))
    }
}
