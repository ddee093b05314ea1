//! How the OpenAPI document is made from the list of routes.

use super::body::{QueryBody, ReplyBody, RequestBody};
use super::route::{About, parameter};
use super::routes::ROUTES;
use crate::{ErrorBody, PresenceBody};
use http::Method;
use std::collections::BTreeMap;
use utoipa::openapi::path::{OperationBuilder, Parameter, ParameterBuilder, ParameterIn};
use utoipa::openapi::request_body::RequestBodyBuilder;
use utoipa::openapi::schema::{self, ArrayBuilder, ComponentsBuilder, ObjectBuilder};
use utoipa::openapi::{Content, HttpMethod, OpenApi, Paths, Ref, RefOr, Required, ResponseBuilder};
use utoipa::{IntoParams, OpenApi as _, PartialSchema, ToSchema};

/// What can't be told from any route.
#[derive(utoipa::OpenApi)]
#[openapi(info(
    title = "Yatzy",
    version = "1",
    description = "A table, its log, and what may be done at it. Seats are numbered from 1, boxes are \
                   called by their ids, hands are written 6-6-6-5-5. A device proves itself by a token: \
                   `Authorization: Bearer TOKEN`, where the token is a device's or a seat's."
))]
struct Preface;

pub(super) fn document() -> OpenApi {
    let mut document = Document::default();
    // Events of this kind are told in the stream.
    document.schemas.one::<PresenceBody>();
    ROUTES.iter().for_each(|route| route.describe(&mut document));
    let components = ComponentsBuilder::new().schemas_from_iter(document.schemas.0).build();
    let mut openapi = Preface::openapi();
    (openapi.paths, openapi.components) = (document.paths, Some(components));
    openapi
}

/// The document under way.
#[derive(Default)]
pub struct Document {
    paths: Paths,
    schemas: Schemas,
}

/// A schema, or where it stands.
pub type Schema = RefOr<schema::Schema>;

/// The schemas of all types that are mentioned, by their names.
#[derive(Default)]
pub struct Schemas(BTreeMap<String, Schema>);

impl Schemas {
    /// A type, by its name.
    pub fn one<T: ToSchema>(&mut self) -> Schema {
        let mut found = vec![(T::name().into_owned(), T::schema())];
        T::schemas(&mut found);
        self.0.extend(found);
        Ref::from_schema_name(T::name()).into()
    }

    /// A list of a type.
    pub fn list<T: ToSchema>(&mut self) -> Schema {
        ArrayBuilder::new().items(self.one::<T>()).into()
    }
}

/// Any object.
pub fn object() -> Schema {
    ObjectBuilder::new().into()
}

/// Plain text.
pub fn text() -> Schema {
    String::schema()
}

/// The parameters of a query.
pub fn parameters<Q: IntoParams>() -> Vec<Parameter> {
    Q::into_params(|| Some(ParameterIn::Query))
}

impl Document {
    /// Adds a route.
    pub(super) fn add<Q: QueryBody, B: RequestBody, R: ReplyBody>(
        &mut self,
        method: &Method,
        path: &'static str,
        about: &About,
    ) {
        let docs: Vec<&str> = about.docs.iter().map(|line| line.trim()).collect();
        let mut operation = OperationBuilder::new()
            .tag(about.tag)
            .summary(Some(docs.join("\n")))
            .operation_id(Some(about.name));
        for name in path.split('/').filter_map(parameter) {
            let schema = if name == "seat" { u32::schema() } else { String::schema() };
            let parameter = ParameterBuilder::new().name(name).parameter_in(ParameterIn::Path);
            operation = operation.parameter(parameter.required(Required::True).schema(Some(schema)));
        }
        for parameter in Q::parameters() {
            operation = operation.parameter(parameter);
        }
        if let Some(schema) = B::schema(&mut self.schemas) {
            let body = RequestBodyBuilder::new().content("application/json", Content::new(Some(schema)));
            operation = operation.request_body(Some(body.required(Some(Required::True)).build()));
        }
        for &(status, meaning) in about.statuses {
            let content = match status {
                200..300 => R::schema(status, &mut self.schemas),
                _ => Some(("application/json", self.schemas.one::<ErrorBody>())),
            };
            let mut response = ResponseBuilder::new().description(meaning);
            if let Some((kind, schema)) = content {
                response = response.content(kind, Content::new(Some(schema)));
            }
            operation = operation.response(status.to_string(), response);
        }
        let method = match *method {
            Method::POST => HttpMethod::Post,
            Method::PUT => HttpMethod::Put,
            Method::DELETE => HttpMethod::Delete,
            _ => HttpMethod::Get,
        };
        self.paths.add_path_operation(path, vec![method], operation);
    }
}
