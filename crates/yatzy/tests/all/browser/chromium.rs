//! Chromium, driven as a person would: what is clicked must be there to be clicked, and what is waited for is a
//! condition, never a time.

use serde_json::{Value, json};
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdout, Command, Stdio};
use std::time::{Duration, Instant};
use tempfile::TempDir;
use thirtyfour::common::capabilities::chromium::ChromiumLikeCapabilities;
use thirtyfour::error::{WebDriverErrorInner, WebDriverResult};
use thirtyfour::{By, DesiredCapabilities, WebDriver, WebElement, WindowHandle};

/// Long enough for a slow machine under load; a condition that holds is noticed at once.
pub const PATIENCE: Duration = Duration::from_secs(60);

/// How large a page is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Screen {
    Phone,
    LargePhone,
    Desktop,
    Large,
}

impl Screen {
    pub const ALL: [Screen; 4] = [Screen::Phone, Screen::LargePhone, Screen::Desktop, Screen::Large];

    pub fn word(self) -> &'static str {
        match self {
            Screen::Phone => "360x740",
            Screen::LargePhone => "412x915",
            Screen::Desktop => "1280x900",
            Screen::Large => "1920x1080",
        }
    }
}

/// Chromium without windows and menus: the same engine in two thirds of the processor time. The script of this name on
/// the path would stay between the driver and the browser, and end without it.
const SHELL: &str = "/usr/lib/chromium/chromium-headless-shell";

/// The whole browser. With a profile that is kept, the driver opens no page, and the shell has none of its own.
const WHOLE: &str = "/usr/lib/chromium/chromium";

/// Tells pages the addresses of the machine. Features are switched off by one flag: the last one counts.
pub const ADDRESSES: &str = "--disable-features=HttpsUpgrades,WebRtcHideLocalIpsWithMdns";

/// Fetches a page and puts its body and its style sheets in the place of those that are shown.
const SWAP: &str = r#"
    const styles = (page) => [...page.querySelectorAll("link[rel=stylesheet]")];
    const href = (link) => new URL(link.getAttribute("href"), location).href;
    const press = (button) => {
        const body = new URLSearchParams(new FormData(button.form, button));
        return fetch(button.getAttribute("formaction") ?? button.form.getAttribute("action"), { method: "POST", body });
    };
    (async () => {
        let answer = await request();
        // On a fast machine a test asks for more pages in a second than a person may.
        while (answer.status === 429) {
            await new Promise((later) => setTimeout(later, 500));
            answer = await request();
        }
        const page = new DOMParser().parseFromString(await answer.text(), "text/html");
        const wanted = new Set(styles(page).map(href));
        for (const link of styles(document)) link.disabled = !wanted.delete(href(link));
        await Promise.all([...wanted].map((href) => new Promise((loaded, failed) => {
            const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href, onload: loaded, onerror: failed });
            document.head.append(link);
        })));
        document.documentElement.lang = page.documentElement.lang;
        document.body.replaceWith(document.adoptNode(page.body));
        done(answer.ok ? "swapped" : answer.status);
    })().catch((error) => done(String(error)));
"#;

/// The driver, and all browsers it has started. What is dropped is ended, also by a test that fails.
pub struct Browsers {
    driver: Child,
    _said: BufReader<ChildStdout>,
    url: String,
    folder: TempDir,
}

impl Browsers {
    /// A driver takes a port for IPv4 and asks for the same one for IPv6: where another test has that by then, it ends.
    pub fn start() -> Browsers {
        (0..5)
            .find_map(|_| Browsers::try_to_start())
            .expect("a chromedriver that does not end before it has begun")
    }

    fn try_to_start() -> Option<Browsers> {
        let folder = tempfile::tempdir().unwrap();
        // Profiles lie in our folder, so that they go with it.
        let mut command = Command::new(program("chromedriver"));
        command.arg("--port=0").env("TMPDIR", folder.path()).stdout(Stdio::piped()).stderr(Stdio::null());
        let mut driver = command.spawn().unwrap();
        let mut said = BufReader::new(driver.stdout.take().unwrap());
        let mut line = String::new();
        let port = loop {
            line.clear();
            if said.read_line(&mut line).unwrap() == 0 {
                driver.wait().unwrap();
                return None;
            }
            if let Some(port) = line.trim().strip_prefix("ChromeDriver was started successfully on port ") {
                break port.trim_end_matches('.').to_owned();
            }
        };
        Some(Browsers { driver, _said: said, url: format!("http://127.0.0.1:{port}"), folder })
    }

    /// A browser with cookies and storage of its own.
    pub async fn open(&self, screen: Screen) -> Browser {
        self.open_with(screen, &[]).await
    }

    /// A browser that finds in a folder what one before it has left there.
    pub async fn open_in(&self, profile: &Path, screen: Screen) -> Browser {
        self.open_with(screen, &[&format!("--user-data-dir={}", profile.display())]).await
    }

    /// A browser of someone who reads some language.
    pub async fn open_speaking(&self, language: &str, screen: Screen) -> Browser {
        self.open_with(screen, &[&format!("--accept-lang={language}")]).await
    }

    /// A browser that tells pages the addresses of the machine, as it does once a person allows the camera. Names that are
    /// resolved within the network are slow on a busy machine.
    pub async fn open_with_addresses(&self, screen: Screen) -> Browser {
        self.open_with(screen, &[ADDRESSES]).await
    }

    /// The same with a profile that outlives it.
    pub async fn open_in_with_addresses(&self, profile: &Path, screen: Screen) -> Browser {
        self.open_with(screen, &[ADDRESSES, &format!("--user-data-dir={}", profile.display())]).await
    }

    /// A browser with flags of its own.
    pub async fn open_with(&self, screen: Screen, more: &[&str]) -> Browser {
        let mut wanted = DesiredCapabilities::chrome();
        let keeps_profile = more.iter().any(|flag| flag.starts_with("--user-data-dir="));
        wanted.set_binary(if keeps_profile { WHOLE } else { SHELL }).unwrap();
        if keeps_profile {
            wanted.add_arg("--headless=new").unwrap();
        }
        for flag in [
            // Tests may run as root, where the sandbox does not start.
            "--no-sandbox",
            "--disable-dev-shm-usage",
            "--disable-gpu",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-features=HttpsUpgrades",
            "--no-first-run",
            "--accept-lang=en",
            "--host-resolver-rules=MAP *.test 127.0.0.1",
        ]
        .iter()
        .chain(more)
        {
            wanted.add_arg(flag).unwrap();
        }
        let driver = WebDriver::new(&self.url, wanted).await.expect("a browser");
        // An audit, or a game that a script plays, may take longer than the driver's own 30 seconds.
        driver.set_script_timeout(PATIENCE).await.unwrap();
        let process = driver.capabilities().get("goog:processID").and_then(Value::as_i64);
        let browser = Browser::driven(driver, Some(process.expect("the browser's process") as i32));
        browser.show(screen, false).await;
        browser
    }
}

impl Drop for Browsers {
    fn drop(&mut self) {
        let _ = self.driver.kill();
        let _ = self.driver.wait();
        let _ = std::fs::remove_dir_all(self.folder.path());
    }
}

/// Where a program is.
pub fn program(name: &str) -> PathBuf {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let found = std::env::split_paths(&path).map(|folder| folder.join(name)).find(|file| file.is_file());
    found.unwrap_or_else(|| panic!("no {name} on the path; `cargo xtask test` installs what tests need"))
}

pub struct Browser {
    driver: WebDriver,
    process: i32,
}

impl Browser {
    /// A browser of any engine, with its first process where that is known.
    pub fn driven(driver: WebDriver, process: Option<i32>) -> Browser {
        Browser { driver, process: process.unwrap_or_default() }
    }

    /// Its first process; all others come from that.
    pub fn process(&self) -> i32 {
        self.process
    }

    /// kill -9: no goodbye, no flush.
    pub fn kill(&self) {
        kill(self.process);
    }
}

/// Ends a process, at once.
fn kill(process: i32) {
    use rustix::process::{Pid, Signal, kill_process};
    if let Some(pid) = Pid::from_raw(process) {
        let _ = kill_process(pid, Signal::KILL);
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        // The driver ends it in good order, if it can; a browser that hangs is ended all the same.
        if end_session(self.driver.server_url().as_str(), self.driver.session_id()).is_err() {
            kill(self.process);
        }
    }
}

/// Asks the driver to end a session, and waits for it. A test that fails can't wait for anything asynchronous.
fn end_session(driver: &str, session: &impl std::fmt::Display) -> std::io::Result<()> {
    let address = driver.trim_start_matches("http://").trim_end_matches('/');
    let mut stream = TcpStream::connect(address)?;
    stream.set_read_timeout(Some(Duration::from_secs(10)))?;
    write!(stream, "DELETE /session/{session} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n")?;
    let mut answer = [0; 16];
    stream.read_exact(&mut answer)
}

impl Browser {
    pub async fn go(&self, url: &str) {
        self.driver.goto(url).await.unwrap();
    }

    pub async fn reload(&self) {
        self.driver.refresh().await.unwrap();
    }

    /// Shows a page in the document that is open: its elements and styles, without its scripts. A tenth of the processor
    /// time of a page that is loaded, for tests that measure many.
    pub async fn swap(&self, url: &str) {
        self.swap_to(&format!("fetch({url:?})")).await;
    }

    /// Presses a button of a form, and shows the page that comes of it, without its scripts.
    pub async fn press_and_swap(&self, button: &str) {
        self.swap_to(&format!("press(document.querySelector({button:?}))")).await;
    }

    async fn swap_to(&self, request: &str) {
        let swapped = self.ask_slowly(&format!("const request = () => {request};\n{SWAP}")).await;
        assert_eq!(swapped, json!("swapped"), "{request}");
    }

    pub async fn url(&self) -> String {
        self.driver.current_url().await.unwrap().to_string()
    }

    /// Opens another tab and looks at it; what was looked at before.
    pub async fn new_tab(&self) -> WindowHandle {
        let before = self.driver.window().await.unwrap();
        let tab = self.driver.new_tab().await.unwrap();
        self.look_at(&tab).await;
        before
    }

    /// Looks at a tab; what was looked at before.
    pub async fn look_at(&self, tab: &WindowHandle) -> WindowHandle {
        let before = self.driver.window().await.unwrap();
        self.driver.switch_to_window(tab.clone()).await.unwrap();
        before
    }

    /// Whether the network reaches the page.
    pub async fn connected(&self, yes: bool) {
        let conditions =
            json!({ "offline": !yes, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1 });
        self.devtools("Network.enable", json!({})).await;
        self.devtools("Network.emulateNetworkConditions", conditions).await;
    }

    /// How the page is shown: on which screen, and in which light.
    pub async fn show(&self, screen: Screen, dark: bool) {
        let (width, height) = match screen {
            Screen::Phone => (360, 740),
            Screen::LargePhone => (412, 915),
            Screen::Desktop => (1280, 900),
            Screen::Large => (1920, 1080),
        };
        let mobile = width < 800;
        let scale = if mobile { 2 } else { 1 };
        let metrics =
            json!({ "width": width, "height": height, "deviceScaleFactor": scale, "mobile": mobile });
        self.devtools("Emulation.setDeviceMetricsOverride", metrics).await;
        let touch = json!({ "enabled": mobile });
        self.devtools("Emulation.setTouchEmulationEnabled", touch).await;
        let scheme = if dark { "dark" } else { "light" };
        let features = json!([{ "name": "prefers-color-scheme", "value": scheme },
            { "name": "prefers-reduced-motion", "value": "reduce" }]);
        self.devtools("Emulation.setEmulatedMedia", json!({ "features": features })).await;
    }

    pub async fn devtools(&self, method: &str, parameters: Value) -> Value {
        self.driver
            .cdp()
            .send_raw(method, parameters)
            .await
            .unwrap_or_else(|error| panic!("{method}: {error}"))
    }

    /// What a script answers.
    pub async fn ask(&self, script: &str) -> Value {
        self.try_ask(script).await.unwrap_or_else(|error| panic!("{script}: {error}"))
    }

    /// What a script answers that takes its time; it calls `done` with it.
    pub async fn ask_slowly(&self, script: &str) -> Value {
        let script = format!("const done = arguments[0];\n{script}");
        self.driver.execute_async(script, Vec::new()).await.unwrap().json().clone()
    }

    async fn try_ask(&self, script: &str) -> WebDriverResult<Value> {
        Ok(self.driver.execute(script, Vec::new()).await?.json().clone())
    }

    /// Waits until a script answers with something that fits, and gives that back. A page that is just being
    /// replaced answers with an error, and is asked again. Or it never answers, and the driver gives up only when all
    /// patience is used: the page that came in its place is asked once more.
    pub async fn until(&self, what: &str, script: &str, fits: impl Fn(&Value) -> bool) -> Value {
        self.until_within(PATIENCE, what, script, fits).await
    }

    /// The same with another patience.
    async fn until_within(
        &self,
        patience: Duration,
        what: &str,
        script: &str,
        fits: impl Fn(&Value) -> bool,
    ) -> Value {
        let (begun, mut is_lost) = (Instant::now(), false);
        loop {
            let answer = self.try_ask(script).await;
            match &answer {
                Ok(value) if fits(value) => return value.clone(),
                Err(error) if !is_lost && matches!(**error, WebDriverErrorInner::WebDriverTimeout(_)) => {
                    is_lost = true
                }
                _ if begun.elapsed() > patience => {
                    let (url, shown) = (self.url().await, self.shown().await);
                    panic!("waited in vain for {what} at {url}; last: {answer:?}\n{shown}")
                }
                _ => tokio::time::sleep(Duration::from_millis(15)).await,
            }
        }
    }

    /// The same with a script that calls `done` with its answer.
    pub async fn until_slowly(&self, what: &str, script: &str, fits: impl Fn(&Value) -> bool) {
        let begun = Instant::now();
        while !fits(&self.ask_slowly(script).await) {
            assert!(begun.elapsed() < PATIENCE, "waited in vain for {what}");
            tokio::time::sleep(Duration::from_millis(30)).await;
        }
    }

    /// Waits for an element to be there, in plain sight.
    pub async fn wait_for(&self, css: &str) {
        let seen = format!(
            "const found = document.querySelector({css:?}); return !!found && found.getClientRects().length > 0;"
        );
        self.until(css, &seen, |seen| *seen == json!(true)).await;
    }

    /// Waits for an element that a browser works out by itself, on one of its threads.
    pub async fn wait_long_for(&self, css: &str) {
        let seen = format!("return document.querySelector({css:?}) !== null;");
        self.until_within(PATIENCE * 5, css, &seen, |seen| *seen == json!(true)).await;
    }

    /// Whether an element is there.
    pub async fn has(&self, css: &str) -> bool {
        self.ask(&format!("return !!document.querySelector({css:?});")).await == json!(true)
    }

    /// The text of the first element, as people see it.
    pub async fn text(&self, css: &str) -> String {
        self.wait_for(css).await;
        let text = self.ask(&format!("return document.querySelector({css:?})?.innerText ?? '';")).await;
        text.as_str().unwrap_or_default().trim().to_owned()
    }

    /// Clicks, as soon as there is something that takes a click.
    pub async fn click(&self, css: &str) {
        self.persist(css, async |element: WebElement| element.click().await).await;
    }

    /// Puts the hint of the first game away, where it is shown: on a small phone it stands in the coach's place.
    pub async fn put_hint_away(&self) {
        self.ask("document.querySelector('[data-gone]')?.click();").await;
    }

    /// Types into a field, in place of what stood there.
    pub async fn fill(&self, css: &str, words: &str) {
        self.persist(css, async |element: WebElement| {
            element.clear().await?;
            element.send_keys(words).await
        })
        .await;
    }

    /// Presses keys where the focus is.
    pub async fn press(&self, keys: &str) {
        self.driver.action_chain().send_keys(keys).perform().await.unwrap();
    }

    /// Chooses from a list.
    pub async fn choose(&self, css: &str, value: &str) {
        self.click(&format!("{css} option[value={value:?}]")).await;
    }

    /// A page redraws itself when something happens elsewhere: what was found may be gone when it is touched.
    async fn persist(&self, css: &str, act: impl AsyncFn(WebElement) -> WebDriverResult<()>) {
        let begun = Instant::now();
        loop {
            let done = async {
                let element = self.driver.find(By::Css(css)).await?;
                let center = "arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' });";
                self.driver.execute(center, vec![element.to_json()?]).await?;
                act(element).await
            };
            let Err(error) = done.await else { return };
            let passing = matches!(
                *error,
                WebDriverErrorInner::NoSuchElement(_)
                    | WebDriverErrorInner::StaleElementReference(_)
                    | WebDriverErrorInner::ElementClickIntercepted(_)
                    | WebDriverErrorInner::ElementNotInteractable(_)
                    | WebDriverErrorInner::JavascriptError(_)
            );
            if !passing || begun.elapsed() > PATIENCE {
                panic!("{css} at {}: {error}\n{}", self.url().await, self.shown().await);
            }
            tokio::time::sleep(Duration::from_millis(30)).await;
        }
    }

    /// The beginning of the page's text, for a test that fails.
    async fn shown(&self) -> String {
        let text = self.try_ask("return document.body.innerText.slice(0, 500);").await;
        text.map_or_else(|error| error.to_string(), |text| text.to_string())
    }

    /// What is seen of the page, as a picture.
    pub async fn picture(&self) -> Vec<u8> {
        self.driver.screenshot_as_png().await.unwrap()
    }

    /// The whole page as a picture, however long it is.
    pub async fn whole_picture(&self) -> Vec<u8> {
        let height = self.ask("return document.documentElement.scrollHeight;").await;
        let metrics = json!({ "width": 360, "height": height, "deviceScaleFactor": 1, "mobile": true });
        self.devtools("Emulation.setDeviceMetricsOverride", metrics).await;
        let picture = self.picture().await;
        self.show(Screen::Phone, false).await;
        picture
    }
}
