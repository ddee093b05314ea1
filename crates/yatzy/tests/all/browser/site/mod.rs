//! The site in a real browser: nothing but a server of plain files, and then not even that.

mod first_visit;
mod foreign;
mod interrupted;
mod memory;
mod pages;
mod practise;
mod same_dice;
#[path = "../../../../../../xtask/src/site/server.rs"]
mod server;
mod speed;
mod together;
mod versions;

use crate::browser::chromium::Browser;
use crate::browser::place::Place;
pub use first_visit::arrive;
use serde_json::json;
use server::{FileServer, Sent};
use std::path::{Path, PathBuf};
use tempfile::TempDir;

/// What tells where the site is that `cargo xtask site` has made.
const FOLDER: &str = "YATZY_SITE";

/// The site on a server of files that can be stopped.
pub struct Site {
    server: Option<FileServer>,
    origin: String,
    /// A copy of its own, which a test may change.
    copy: Option<TempDir>,
}

impl Site {
    /// The site.
    pub fn start() -> Site {
        Site::below("")
    }

    /// The same below a path.
    pub fn below(base: &str) -> Site {
        let folder = made();
        let server = FileServer::start("127.0.0.1:0", &folder, base).unwrap();
        Site { origin: server.url(""), server: Some(server), copy: None }
    }

    /// The site, of which there will be another version.
    pub fn to_change() -> Site {
        let folder = made();
        let copy = tempfile::tempdir().unwrap();
        copy_all(&folder, copy.path());
        let server = FileServer::start("127.0.0.1:0", copy.path(), "").unwrap();
        Site { origin: server.url(""), server: Some(server), copy: Some(copy) }
    }

    /// The site on devices whose clock shows this moment, in milliseconds since 1970, when the worker starts.
    pub fn at(moment: u64) -> Site {
        let site = Site::to_change();
        site.change_worker(|worker| {
            let clock = "const clock = Date.now.bind(Date), begun = clock();";
            format!("{clock}\nDate.now = () => {moment} + clock() - begun;\n{worker}")
        });
        site
    }

    /// Puts another version in its place.
    pub fn change(&self) {
        self.change_worker(|worker| {
            let (before, after) = worker.split_once("build: \"").unwrap();
            format!("{before}build: \"changed{}", &after[after.find('"').unwrap()..])
        });
    }

    fn change_worker(&self, change: impl Fn(&str) -> String) {
        let folder = self.copy.as_ref().expect("a site to change").path();
        let path = folder.join("worker.js");
        let worker = std::fs::read_to_string(&path).unwrap();
        std::fs::write(&path, change(&worker)).unwrap();
        for packed in ["worker.js.gz", "worker.js.br"] {
            // The site for one walk is not packed.
            let _ = std::fs::remove_file(folder.join(packed));
        }
    }

    /// Loses a file, whatever its name was made to be.
    pub fn lose(&self, name: &str) {
        let (stem, ending) = name.rsplit_once('.').unwrap();
        let folder = self.copy.as_ref().expect("a site to change").path().join("files");
        for file in std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap()) {
            let name = file.file_name().into_string().unwrap();
            if name.starts_with(stem) && name.contains(&format!(".{ending}")) {
                std::fs::remove_file(file.path()).unwrap();
            }
        }
    }

    /// From now on only the device answers.
    pub fn stop(&mut self) {
        self.server = None;
    }

    /// All that went over the wire since this was last asked.
    pub fn sent(&self) -> Vec<Sent> {
        self.server.as_ref().map(FileServer::sent).unwrap_or_default()
    }
}

/// Whether somebody has made it.
fn is_made() -> bool {
    std::env::var_os(FOLDER).is_some()
}

/// The folder that was made.
fn made() -> PathBuf {
    let folder = std::env::var_os(FOLDER);
    folder.expect("no site; `cargo xtask test --full site` makes one, and says where").into()
}

fn copy_all(from: &Path, to: &Path) {
    std::fs::create_dir_all(to).unwrap();
    for entry in std::fs::read_dir(from).unwrap().map(Result::unwrap) {
        let (from, to) = (entry.path(), to.join(entry.file_name()));
        if from.is_dir() {
            copy_all(&from, &to);
        } else {
            std::fs::copy(&from, &to).unwrap();
        }
    }
}

impl Place for Site {
    fn url(&self, path: &str) -> String {
        format!("{}{path}", self.origin)
    }
}

/// Whether pages are answered on the device.
const CONTROLLED: &str = "return navigator.serviceWorker.controller !== null;";

/// Plays the game on the page to its end by taps: a throw or two a turn, the first box that pays, and the computer told to
/// go on.
const PLAY_ON: &str = r##"
    const table = () => document.getElementById("table");
    const pause = () => new Promise((resume) => setTimeout(resume, 10));
    (async () => {
        for (let idle = 0; table().dataset.over === undefined; ) {
            if (idle > 20) throw new Error(`nothing happens: ${table().innerText.slice(0, 500)}`);
            const { version } = table().dataset;
            const isMine = table().dataset.mine !== undefined && !table().hasAttribute("aria-busy");
            const button = document.getElementById("throw");
            const pays = document.querySelector("td .offer:not(.zero)") ?? document.querySelector("td .offer");
            const press = !isMine ? document.querySelector("[form=go-on-now]")
                : document.querySelector("#question button[name=do]") ?? pays ?? button;
            const asked = document.getElementById("question") !== null;
            const isSame = () => table().dataset.version === version && (document.getElementById("question") !== null) === asked;
            press?.click();
            for (let wait = 0; wait < 300 && isSame(); wait += 1) await pause();
            idle = table().dataset.version === version ? idle + 1 : 0;
        }
        done("over");
    })().catch((error) => done(String(error)));
"##;

/// Whether something is said about the device.
async fn is_noted(browser: &Browser, note: &str) -> bool {
    let said = format!("return document.querySelector('[data-note={note}]')?.hidden === false;");
    browser.ask(&said).await == json!(true)
}

async fn play_on(browser: &Browser) {
    assert_eq!(browser.ask_slowly(PLAY_ON).await, json!("over"));
}
