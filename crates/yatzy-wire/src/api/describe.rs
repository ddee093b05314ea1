//! The OpenAPI document, made from the list of routes.

use super::body::{QueryBody, ReplyBody, RequestBody};
use super::route::{RouteDocs, parameter};
use super::routes::ROUTES;
use crate::{ErrorBody, PresenceBody};
use http::Method;
use std::collections::BTreeMap;
use utoipa::openapi::header::HeaderBuilder;
use utoipa::openapi::path::{OperationBuilder, Parameter, ParameterBuilder, ParameterIn};
use utoipa::openapi::request_body::{RequestBody as OperationBody, RequestBodyBuilder};
use utoipa::openapi::schema::{self, ArrayBuilder, ComponentsBuilder, ObjectBuilder};
use utoipa::openapi::security::{
    ApiKey, ApiKeyValue, HttpAuthScheme, HttpBuilder, SecurityRequirement, SecurityScheme,
};
use utoipa::openapi::{Content, HttpMethod, OpenApi, Paths, Ref, RefOr, Required, ResponseBuilder};
use utoipa::{IntoParams, OpenApi as _, PartialSchema, ToSchema};

/// The title and the introduction.
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
    // An event of the stream, which no route mentions.
    document.schemas.one::<PresenceBody>();
    ROUTES.iter().for_each(|route| route.describe(&mut document));
    let token = HttpBuilder::new().scheme(HttpAuthScheme::Bearer).description(Some(
        "The token of a device or of a seat. A new game and a new seat give one to a caller without.",
    ));
    let cookie = ApiKeyValue::with_description("yatzy_device", "The token of a browser");
    let components = ComponentsBuilder::new()
        .schemas_from_iter(document.schemas.0)
        .security_scheme(TOKEN, SecurityScheme::Http(token.build()))
        .security_scheme(COOKIE, SecurityScheme::ApiKey(ApiKey::Cookie(cookie)))
        .build();
    let mut openapi = Preface::openapi();
    (openapi.paths, openapi.components) = (document.paths, Some(components));
    // Watching needs no token.
    let schemes = [TOKEN, COOKIE].map(|scheme| SecurityRequirement::new(scheme, [""; 0]));
    openapi.security = Some([SecurityRequirement::default()].into_iter().chain(schemes).collect());
    openapi
}

/// The names of the security schemes.
const TOKEN: &str = "token";
const COOKIE: &str = "cookie";

/// The statuses of a route: its own, and those of every route that takes the same things.
fn statuses(about: &RouteDocs, path: &str, method: &Method, has_body: bool) -> BTreeMap<u16, &'static str> {
    let mut all = BTreeMap::from([
        (400, "A part of the request can't be read"),
        (403, "The request comes from another site, or names a host that is not this server"),
        (429, "Too many requests of this address; `Retry-After` says when to come again"),
        (503, "It can't be done just now; `Retry-After` says when to come again"),
    ]);
    if path.contains("{id}") {
        all.extend([(404, "No such game"), (500, "The game is damaged")]);
    }
    if !method.is_safe() {
        all.extend([
            (408, "The request did not arrive in time"),
            (413, "The request is too large"),
            (507, "The disk is full"),
        ]);
    }
    if has_body {
        all.extend([
            (409, "The game has moved on, or the key belongs to another request"),
            (422, "The rules or the table say no"),
        ]);
    }
    all.extend(about.statuses.iter().copied());
    all
}

/// The document while it is built.
#[derive(Default)]
pub struct Document {
    paths: Paths,
    schemas: Schemas,
}

/// A schema, or a reference to one.
pub type Schema = RefOr<schema::Schema>;

/// The schemas of all types that are mentioned, by name.
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

/// The types of a route.
struct Types {
    parameters: Vec<Parameter>,
    body: Option<OperationBody>,
    reply: fn(u16, &mut Schemas) -> Option<(&'static str, Schema)>,
}

impl Document {
    /// Adds a route.
    pub(super) fn add<Q: QueryBody, B: RequestBody, R: ReplyBody>(
        &mut self,
        method: &Method,
        path: &'static str,
        about: &RouteDocs,
    ) {
        let body = B::schema(&mut self.schemas).map(|schema| {
            let required = if B::IS_OPTIONAL { Required::False } else { Required::True };
            let body = RequestBodyBuilder::new().content("application/json", Content::new(Some(schema)));
            body.required(Some(required)).build()
        });
        self.add_operation(
            method,
            path,
            about,
            Types { parameters: Q::parameters(), body, reply: R::schema },
        );
    }

    /// Adds a route whose types are described: the same machine code for all routes.
    fn add_operation(&mut self, method: &Method, path: &'static str, about: &RouteDocs, types: Types) {
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
        for parameter in types.parameters {
            operation = operation.parameter(parameter);
        }
        let statuses = statuses(about, path, method, types.body.is_some());
        if let Some(body) = types.body {
            operation = operation.request_body(Some(body));
        }
        for (status, meaning) in statuses {
            let content = match status {
                200..300 => (types.reply)(status, &mut self.schemas),
                _ => Some(("application/json", self.schemas.one::<ErrorBody>())),
            };
            let mut response = ResponseBuilder::new().description(meaning);
            if let Some((kind, schema)) = content {
                response = response.content(kind, Content::new(Some(schema)));
            }
            if matches!(status, 429 | 503) {
                let seconds = HeaderBuilder::new().schema(Some(u32::schema())).description(Some("Seconds"));
                response = response.header("Retry-After", seconds.build());
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
