//! A house without a socket: the router over a store in a folder of its own.

use axum::Router;
use axum::body::Body;
use axum::http::{Request, StatusCode, header};
use axum::middleware::{self, Next};
use axum::response::Response;
use http_body_util::BodyExt;
use serde_json::{Value, json};
use std::sync::{Arc, Mutex, OnceLock, mpsc};
use std::time::Duration;
use tower::ServiceExt;
use yatzy_bots::ValueSource;
use yatzy_house::{LocalHouse, Runtime, Settings};
use yatzy_server::{App, Config};
use yatzy_store::SqliteStore;
use yatzy_wire::{Call, CallError, NewGameBody, NewSeatBody, api};

pub struct House {
    pub app: App,
    pub router: Router,
    folder: Arc<tempfile::TempDir>,
}

/// A house that never pauses: the computer plays at once, and dice are laid open with the last entry.
pub fn quick() -> Config {
    let house = Settings { pace: Duration::ZERO, take_back: Duration::ZERO, ..Settings::default() };
    Config { house, ..Config::default() }
}

/// What all houses of these tests know of perfect play: each ruleset is solved once.
pub fn value_source() -> ValueSource {
    static SOURCE: OnceLock<ValueSource> = OnceLock::new();
    SOURCE.get_or_init(ValueSource::default).clone()
}

/// An answer, read to its end.
#[derive(Debug)]
pub struct Answer {
    pub status: StatusCode,
    pub headers: axum::http::HeaderMap,
    pub text: String,
}

impl Answer {
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.text).unwrap_or_else(|_| panic!("no JSON: {}", self.text))
    }

    /// The code of a refusal.
    pub fn code(&self) -> String {
        self.json()["error"]["code"].as_str().unwrap_or_default().to_owned()
    }
}

impl House {
    pub async fn new() -> House {
        House::with(quick(), None).await
    }

    /// A house in which the computer plays.
    pub async fn with_computer(config: Config) -> House {
        House::with(config, Some(value_source())).await
    }

    pub async fn with(config: Config, value_source: Option<ValueSource>) -> House {
        House::on(Arc::new(tempfile::tempdir().unwrap()), config, value_source).await
    }

    pub async fn on(
        folder: Arc<tempfile::TempDir>,
        config: Config,
        value_source: Option<ValueSource>,
    ) -> House {
        let store = SqliteStore::open(&folder.path().join("house.db")).await.unwrap();
        let app = App::new(Arc::new(store), value_source, config);
        House { router: documented(app.router()), app, folder }
    }

    /// A house without a computer whose clock and random bytes are those of a runtime.
    pub async fn on_runtime(runtime: Arc<dyn Runtime>, config: Config) -> House {
        let folder = Arc::new(tempfile::tempdir().unwrap());
        let store = SqliteStore::open(&folder.path().join("house.db")).await.unwrap();
        let app = App::beside(LocalHouse::on(runtime, Arc::new(store), None, config.house.clone()), config);
        House { router: documented(app.router()), app, folder }
    }

    /// The house after its server was started again.
    pub async fn again(&self) -> House {
        House::on(self.folder.clone(), self.app.config().clone(), None).await
    }

    /// Takes both places of a lane of the scheduler until the sender is dropped.
    pub fn occupied<F>(&self, begin: impl Fn(LocalHouse, Box<dyn FnOnce() + Send>) -> F) -> mpsc::Sender<()>
    where
        F: Future<Output: Send> + Send + 'static,
    {
        let ((go, wait), (begun, working)) = (mpsc::channel(), mpsc::channel());
        let wait = Arc::new(Mutex::new(wait));
        for _ in 0..2 {
            let (begun, wait) = (begun.clone(), wait.clone());
            let work = move || {
                begun.send(()).unwrap();
                let _ = wait.lock().unwrap().recv();
            };
            tokio::spawn(begin(self.app.house().clone(), Box::new(work)));
        }
        (0..2).for_each(|_| working.recv().unwrap());
        go
    }

    /// Where its games are.
    pub fn database(&self) -> std::path::PathBuf {
        self.folder.path().join("house.db")
    }

    pub async fn send(&self, request: Request<Body>) -> Response {
        self.router.clone().oneshot(request).await.unwrap()
    }

    pub async fn answer(&self, request: Request<Body>) -> Answer {
        let response = self.send(request).await;
        let (parts, body) = response.into_parts();
        let bytes = body.collect().await.unwrap().to_bytes();
        Answer {
            status: parts.status,
            headers: parts.headers,
            text: String::from_utf8(bytes.to_vec()).unwrap(),
        }
    }

    pub async fn get(&self, path: &str, token: &str) -> Answer {
        self.answer(request("GET", path, token).body(Body::empty()).unwrap()).await
    }

    pub async fn call(&self, method: &str, path: &str, token: &str, body: Value) -> Answer {
        let request = request(method, path, token).header(header::CONTENT_TYPE, "application/json");
        self.answer(request.body(Body::from(body.to_string())).unwrap()).await
    }

    pub async fn post(&self, path: &str, token: &str, body: Value) -> Answer {
        self.call("POST", path, token, body).await
    }

    /// The API's reply to the holder of a token, as our own client reads it.
    pub async fn ask<R>(&self, token: &str, call: &Call<R>) -> Result<R, CallError> {
        let request =
            request(call.method.as_str(), &call.path, token).header(header::CONTENT_TYPE, "application/json");
        let body = Body::from(call.body.clone().unwrap_or_default());
        let Answer { status, headers, text } = self.answer(request.body(body).unwrap()).await;
        let version = headers.get("x-version").map(|version| version.to_str().unwrap().parse().unwrap());
        call.read(&yatzy_wire::RawResponse { status: status.as_u16(), version, text })
    }

    /// A game of two on two devices: its id, and the tokens of its host and its guest.
    pub async fn make_two(&self, rules: &str, dice: &str) -> (String, String, String) {
        let seats = vec![NewSeatBody::here("Anna"), NewSeatBody::elsewhere("Björn")];
        let game = NewGameBody { dice: dice.to_owned(), ..NewGameBody::new(rules, seats) };
        let made = self.ask("", &api::MAKE.send(&[], &game)).await.unwrap();
        (made.id, made.device.unwrap(), made.links[1].token.clone())
    }

    /// The same, with its path in the API.
    pub async fn two(&self, rules: &str, dice: &str) -> (String, String, String) {
        let (id, host, guest) = self.make_two(rules, dice).await;
        (format!("/api/v1/games/{id}"), host, guest)
    }

    pub async fn act(&self, path: &str, token: &str, version: u64, action: Value) -> Answer {
        let key = format!("{token:.10}-{version}-{action}");
        let key = format!("{:.90}", key.replace('"', ""));
        self.post(
            &format!("{path}/actions"),
            token,
            json!({ "version": version, "key": key, "action": action }),
        )
        .await
    }
}

pub fn request(method: &str, path: &str, token: &str) -> axum::http::request::Builder {
    let builder = Request::builder().method(method).uri(path).header(header::HOST, "localhost:8080");
    if token.is_empty() { builder } else { builder.header(header::AUTHORIZATION, format!("Bearer {token}")) }
}

/// The router, with every reply of the API compared with the OpenAPI document: its status and its kind of content.
fn documented(router: Router) -> Router {
    static DOCUMENT: OnceLock<Value> = OnceLock::new();
    let plain = router.clone();
    router.layer(middleware::from_fn(move |request: Request<Body>, next: Next| {
        let plain = plain.clone();
        async move {
            let (method, path) = (request.method().as_str().to_lowercase(), request.uri().path().to_owned());
            let response = next.run(request).await;
            let Some(route) = api::route_path(&path) else { return response };
            if DOCUMENT.get().is_none() {
                let asked = request_for_document();
                let document = plain.oneshot(asked).await.unwrap().into_body().collect().await.unwrap();
                DOCUMENT.get_or_init(|| serde_json::from_slice(&document.to_bytes()).unwrap());
            }
            let method = if method == "head" { "get" } else { &method };
            let responses = &DOCUMENT.get().unwrap()["paths"][route][method]["responses"];
            if responses.is_null() {
                assert_eq!(response.status(), StatusCode::METHOD_NOT_ALLOWED, "{method} {route}");
                return response;
            }
            let told = &responses[response.status().as_str()];
            assert!(told.is_object(), "{method} {route} answers {}: {responses}", response.status());
            if let Some(kind) = response.headers().get(header::CONTENT_TYPE) {
                let kind = kind.to_str().unwrap().split(';').next().unwrap();
                assert!(told["content"][kind].is_object(), "{method} {route} answers {kind}: {told}");
            }
            response
        }
    }))
}

fn request_for_document() -> Request<Body> {
    request("GET", "/api/v1/openapi.json", "").body(Body::empty()).unwrap()
}
