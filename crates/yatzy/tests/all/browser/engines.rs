//! The other engines: Firefox by `geckodriver`, WebKit by `WebKitWebDriver` with its MiniBrowser on a display of its own.
//! `cargo xtask test --full browsers` installs what they need and runs these tests. A house is reached by the address of
//! the machine, over plain HTTP, as phones in a living room reach it; the site by this machine's own name, as a service
//! worker wants it.

use crate::browser::chromium::{Browser, PATIENCE, program};
use crate::browser::forms::other_site;
use crate::browser::place::Place;
use crate::browser::site::{Site, arrive};
use crate::house::{House, own_address};
use serde_json::{Value, json};
use std::net::{TcpListener, TcpStream};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};
use tempfile::TempDir;
use thirtyfour::{Capabilities, WebDriver};
use yatzy_rules::Record;

/// Where Debian has the browser that WebKit's driver starts.
const MINI_BROWSER: &str = "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser";

#[derive(Clone, Copy, Debug)]
pub enum Engine {
    Firefox,
    WebKit,
}

/// A driver with what it runs on. All of it ends with the test.
pub struct Driver {
    engine: Engine,
    programs: Vec<Child>,
    url: String,
    folder: TempDir,
}

impl Driver {
    pub fn start(engine: Engine) -> Driver {
        let port = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
        let folder = tempfile::tempdir().unwrap();
        let mut programs = Vec::new();
        let mut command = match engine {
            Engine::Firefox => {
                let mut command = Command::new(program("geckodriver"));
                command.args(["--binary", program("firefox-esr").to_str().unwrap()]);
                command
            }
            Engine::WebKit => {
                let number = 100 + port % 10_000;
                let display = format!(":{number}");
                let mut screen = Command::new(program("Xvfb"));
                programs.push(quietly(screen.args([display.as_str(), "-screen", "0", "1280x900x24"])));
                until("a display", || Path::new(&format!("/tmp/.X11-unix/X{number}")).exists());
                let mut command = Command::new(program("WebKitWebDriver"));
                // Tests may run as root, where the sandbox does not start.
                command.env("DISPLAY", display).env("WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS", "1");
                command
            }
        };
        // Profiles lie in our folder, so that they go with it.
        command.env("TMPDIR", folder.path()).env("HOME", folder.path());
        programs.push(quietly(command.arg(format!("--port={port}"))));
        until("a driver", || TcpStream::connect(("127.0.0.1", port)).is_ok());
        Driver { engine, programs, url: format!("http://127.0.0.1:{port}"), folder }
    }

    pub async fn open(&self) -> Browser {
        let mut wanted = Capabilities::new();
        match self.engine {
            Engine::Firefox => {
                // Addresses instead of names that the network has to resolve, as for Chromium.
                let preferences = json!({ "intl.accept_languages": "en", "media.peerconnection.ice.obfuscate_host_addresses": false });
                wanted
                    .set("moz:firefoxOptions", json!({ "args": ["-headless"], "prefs": preferences }))
                    .unwrap();
            }
            Engine::WebKit => {
                let options = json!({ "binary": MINI_BROWSER, "args": ["--automation"] });
                wanted.set("webkitgtk:browserOptions", options).unwrap();
            }
        }
        let driver = WebDriver::new(&self.url, wanted).await.expect("a browser");
        driver.set_script_timeout(PATIENCE).await.unwrap();
        let process = driver.capabilities().get("moz:processID").and_then(Value::as_i64);
        Browser::driven(driver, process.map(|process| process as i32))
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        for program in self.programs.iter_mut().rev() {
            let _ = program.kill();
            let _ = program.wait();
        }
        let _ = std::fs::remove_dir_all(self.folder.path());
    }
}

fn quietly(command: &mut Command) -> Child {
    command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).spawn().unwrap()
}

fn until(what: &str, fits: impl Fn() -> bool) {
    let begun = Instant::now();
    while !fits() {
        assert!(begun.elapsed() < PATIENCE, "waited in vain for {what}");
        std::thread::sleep(Duration::from_millis(30));
    }
}

/// From the first page to the last entry.
async fn whole_game(browser: &Browser, place: &impl Place) -> String {
    browser.go(&place.url("/new?game=ru13&name1=Anna")).await;
    browser.click("form.new button.big").await;
    let game = browser.table().await.game;
    assert_eq!(browser.throw().await.throws, 1);
    browser.enter().await;
    while !browser.table().await.over {
        browser.play_turn().await;
    }
    game
}

async fn plays_in_a_house(engine: Engine) {
    let (house, driver) = (House::by_address(), Driver::start(engine));
    let browser = driver.open().await;
    let game = whole_game(&browser, &house).await;
    let record = Record::parse(&house.get(&format!("/g/{game}/record")).1).unwrap();
    assert!(record.game.turn().is_none());
}

/// The site keeps the house on the device: a whole game is played after its server has stopped, and is still there when
/// the page is loaded again.
async fn plays_on_the_site(engine: Engine) {
    let (mut site, driver) = (Site::start(), Driver::start(engine));
    let browser = driver.open().await;
    arrive(&browser, &site).await;
    site.stop();
    let game = whole_game(&browser, &site).await;
    browser.go(&site.url(&format!("/g/{game}"))).await;
    let table = browser.table_when("the end", |table| table.over).await;
    assert_eq!((table.game, table.written.len()), (game, 13));
}

/// A page elsewhere sends a form by itself: refused, and the device is still the host's.
async fn keeps_its_device(engine: Engine) {
    let (house, driver) = (House::by_address(), Driver::start(engine));
    let browser = driver.open().await;
    browser.go(&house.url("/new?game=yatzy&name1=Anna")).await;
    browser.click("form.new button.big").await;
    let game = browser.table().await.game;
    for policy in ["no-referrer", "unsafe-url"] {
        browser.go(&other_site(&own_address(), policy, &house.url("/new"))).await;
        browser.wait_for("[data-code='request/foreign']").await;
    }
    browser.go(&house.url(&format!("/g/{game}"))).await;
    // WebKit's driver may say that a page is there while it is still being loaded: a click is lost then.
    while browser.table().await.throws == 0 {
        browser.click("#throw").await;
        browser.look_at_dice().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Firefox"]
async fn firefox_plays_in_a_house() {
    plays_in_a_house(Engine::Firefox).await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Firefox"]
async fn firefox_keeps_its_device() {
    keeps_its_device(Engine::Firefox).await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Firefox"]
async fn firefox_plays_on_the_site() {
    plays_on_the_site(Engine::Firefox).await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs WebKit"]
async fn webkit_plays_on_the_site() {
    plays_on_the_site(Engine::WebKit).await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs WebKit"]
async fn webkit_plays_in_a_house() {
    plays_in_a_house(Engine::WebKit).await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs WebKit"]
async fn webkit_keeps_its_device() {
    keeps_its_device(Engine::WebKit).await;
}
