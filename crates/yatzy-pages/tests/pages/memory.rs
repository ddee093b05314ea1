//! The house of these tests: a real one on a store in memory, driven by hand.

use std::sync::Arc;
use std::time::Duration;
use yatzy_house::{LocalHouse, Settings};
use yatzy_rules::RulesetFile;
use yatzy_table::{HouseOffers, Zone};
use yatzy_testing::{MemoryStore, NEVER, TestRuntime};

pub struct MemoryHouse {
    settings: Settings,
    runtime: Arc<TestRuntime>,
    pub house: LocalHouse,
}

impl MemoryHouse {
    pub fn new() -> MemoryHouse {
        let offers = HouseOffers { zone: Zone::Utc, ..Settings::default().offers };
        MemoryHouse::with(Settings {
            patience: Duration::ZERO,
            pace: Duration::ZERO,
            take_back: Duration::ZERO,
            offers,
            ..Settings::default()
        })
    }

    fn with(settings: Settings) -> MemoryHouse {
        let runtime = TestRuntime::by_hand();
        let house = yatzy_testing::house(&runtime, MemoryStore::default(), settings.clone());
        MemoryHouse { settings, runtime, house }
    }

    /// A house in which the last entry can be undone for a while.
    pub fn patient(self) -> MemoryHouse {
        MemoryHouse::with(Settings { take_back: NEVER, ..self.settings })
    }

    /// A house with a ruleset of its own.
    pub fn playing(self, file: &str) -> MemoryHouse {
        let rulesets = vec![Arc::new(RulesetFile::parse(file).unwrap())];
        let offers = HouseOffers { rulesets, ..self.settings.offers };
        MemoryHouse::with(Settings { offers, ..self.settings })
    }

    /// A house that only this machine can reach.
    pub fn on_loopback(self) -> MemoryHouse {
        let offers = HouseOffers { opened_by: Some("yatzy --lan"), ..self.settings.offers };
        MemoryHouse::with(Settings { offers, ..self.settings })
    }

    /// A house whose coach and reports answer. Take rules that are solved at once.
    pub fn thinking(self) -> MemoryHouse {
        self.runtime.let_think(true);
        self
    }

    /// Runs a request, then the turns of the computer.
    pub fn run<T>(&self, request: impl Future<Output = T>) -> T {
        self.runtime.run(request)
    }
}
