//! The games of a device in a house with files and threads, asked for the same pages.

use super::{BASE, Browser};
use std::sync::Arc;
use std::time::Duration;
use tokio::runtime::Runtime;
use yatzy_bots::ValueSource;
use yatzy_house::{LocalHouse, Settings};
use yatzy_pages::{Deployment, Fields, Method, PageRequest, Site};
use yatzy_store::SqliteStore;
use yatzy_table::{ExportLine, Store, Who};
use yatzy_text::{Lang, Text};

/// How often a page with pending parts is polled, and the delay.
const LOOKS: usize = 6000;
const PAUSE: Duration = Duration::from_millis(20);

pub struct House {
    runtime: Runtime,
    house: LocalHouse,
    who: Who,
}

impl House {
    /// A house with all games of a browser, and the same device.
    pub fn of(browser: &mut Browser, value_source: ValueSource) -> House {
        let file = browser.get("/house/yatzy-games.jsonl").text();
        let token = browser.database.lock().unwrap().text("device", "token").unwrap().parse().unwrap();
        let runtime = Runtime::new().unwrap();
        let house = runtime.block_on(async {
            let store = SqliteStore::in_memory().await.unwrap();
            for line in file.lines() {
                if let Ok(ExportLine::Game(game)) = ExportLine::read(line) {
                    assert!(store.take_in(&game).await.unwrap());
                }
            }
            LocalHouse::new(Arc::new(store), Some(value_source), Settings::default())
        });
        House { runtime, house, who: Who::with(token) }
    }

    /// A page of this house.
    pub fn page(&self, address: &str, lang: Lang) -> String {
        let (path, query) = address.split_once('?').unwrap_or((address, ""));
        let request = PageRequest {
            method: Method::GET,
            path: path.to_owned(),
            query: Fields::parse(query),
            fields: Fields::default(),
            who: self.who.clone(),
            text: Text::new(lang),
            site: Site { origin: String::new(), base: BASE.into(), deployment: Deployment::Browser },
            fragment: false,
            fresh: [0; 32],
        };
        self.runtime.block_on(yatzy_pages::answer(&self.house, request)).body
    }

    /// Polls a page with pending parts until it fits, or until a limit.
    pub fn page_once(&self, address: &str, lang: Lang, fits: impl Fn(&String) -> bool) -> String {
        for _ in 0..LOOKS {
            let page = self.page(address, lang);
            if fits(&page) {
                return page;
            }
            std::thread::sleep(PAUSE);
        }
        self.page(address, lang)
    }
}

/// Asserts that two pages are equal, and shows the first difference.
pub fn assert_same(here: &str, there: &str) {
    let differs = here.bytes().zip(there.bytes()).position(|(here, there)| here != there);
    let at = |text: &str| {
        let start = differs.unwrap_or(0).saturating_sub(60);
        text.chars().skip(start).take(160).collect::<String>()
    };
    assert!(here == there, "here: {}\nthere: {}", at(here), at(there));
}
