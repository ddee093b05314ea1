//! The API described for programs, where the program was built with the schemas for it.

use super::Reply;
use super::body::ReplyBody;
use super::route::Asking;
use crate::{Answer, Problem};

/// The OpenAPI document as JSON.
#[derive(Clone, Debug)]
pub struct OpenApiText(pub String);

pub(super) async fn openapi(_: Asking<'_, (), ()>) -> Result<OpenApiText, Problem> {
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
    fn written(&self, status: u16, _: &[String]) -> Reply {
        let headers = vec![("content-type", "application/json".to_owned())];
        Reply { status, headers, body: self.0.clone().into_bytes() }
    }

    fn read(answer: &Answer) -> Option<OpenApiText> {
        Some(OpenApiText(answer.text.clone()))
    }

    #[cfg(feature = "schema")]
    fn schema(_: u16, _: &mut super::describe::Schemas) -> Option<(&'static str, super::describe::Schema)> {
        Some(("application/json", super::describe::object()))
    }
}
