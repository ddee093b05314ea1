//! Checks what clients observed. The checker is a pure function over the observations in the order in which
//! they were made, from any number of servers: no acknowledged move is lost or applied twice, everyone sees
//! the same order and the same dice, no client is shown an older version than before, and no listener misses
//! an event.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::fmt;

pub type GameId = String;

/// An action or an observation of a client.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Observation {
    /// A request is sent for the first time; copies of it may follow.
    Sent { game: GameId, key: String },
    /// A request is acknowledged with the version it made.
    Acknowledged { game: GameId, key: String, version: u32 },
    /// A request is refused.
    Refused { game: GameId, key: String, code: String },
    /// The hash of a table at a version. `asked` is the number of observations when the request was sent.
    Looked { game: GameId, version: u32, table: u64, asked: usize },
    /// An observer subscribes after a version.
    Opened { observer: u32, game: GameId, after: u32 },
    /// An observer receives the event of a version.
    Heard { observer: u32, game: GameId, version: u32, kind: String },
    /// An observer unsubscribes after everything was quiet for long enough.
    Closed { observer: u32, game: GameId },
    /// The final version of a game.
    Ended { game: GameId, version: u32 },
}

/// An inconsistency between observations.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Violation {
    /// Two reads of one version differ, for example in a die.
    Changed { game: GameId, version: u32 },
    /// Two observers received different events for one version.
    Reordered { game: GameId, version: u32 },
    /// One request was acknowledged with two versions.
    Twice { game: GameId, key: String },
    /// Two requests were acknowledged with one version.
    Shared { game: GameId, version: u32 },
    /// One copy of a request was acknowledged, another refused.
    Disowned { game: GameId, key: String, code: String },
    /// There are more versions than requests.
    TooMany { game: GameId, version: u32, requests: usize },
    /// An acknowledged or visible version is missing in the end.
    Lost { game: GameId, version: u32, end: u32 },
    /// A read shows an older version than one known before the read was sent.
    WentBack { game: GameId, version: u32, known: u32 },
    /// An observer received an event out of order.
    Skipped { observer: u32, game: GameId, version: u32, expected: u32 },
    /// An observer never received the last version.
    Missed { observer: u32, game: GameId, heard: u32, end: u32 },
}

impl fmt::Display for Violation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self:?}")
    }
}

/// Refusals after which the outcome of a request is unknown.
const INCONCLUSIVE: [&str; 3] = ["server/unavailable", "request/too-many", "request/too-slow"];

/// Versions that the server may make by itself: it seals a finished game.
const OWN: usize = 1;

/// All violations in a history.
pub fn check(history: &[Observation]) -> BTreeSet<Violation> {
    let mut checker = Checker::default();
    for (place, seen) in history.iter().enumerate() {
        checker.see(place, seen);
    }
    checker.end(history);
    checker.wrong
}

#[derive(Default)]
struct Checker {
    wrong: BTreeSet<Violation>,
    looks: HashMap<(GameId, u32), u64>,
    kinds: HashMap<(GameId, u32), String>,
    acknowledged: HashMap<(GameId, String), u32>,
    makers: HashMap<(GameId, u32), String>,
    refused: Vec<(GameId, String, String)>,
    sent: HashMap<GameId, BTreeSet<String>>,
    /// The highest known version of a game, by the index of the observation that showed it.
    known: HashMap<GameId, BTreeMap<usize, u32>>,
    subscribers: HashMap<(u32, GameId), u32>,
    closed: Vec<(u32, GameId)>,
    ends: HashMap<GameId, u32>,
}

impl Checker {
    fn see(&mut self, place: usize, seen: &Observation) {
        match seen {
            Observation::Sent { game, key } => {
                self.sent.entry(game.clone()).or_default().insert(key.clone());
            }
            Observation::Acknowledged { game, key, version } => self.acknowledge(place, game, key, *version),
            Observation::Refused { game, key, code } => {
                self.refused.push((game.clone(), key.clone(), code.clone()));
            }
            Observation::Looked { game, version, table, asked } => {
                let first = *self.looks.entry((game.clone(), *version)).or_insert(*table);
                if first != *table {
                    self.wrong.insert(Violation::Changed { game: game.clone(), version: *version });
                }
                let known = self.known_before(game, *asked);
                if *version < known {
                    self.wrong.insert(Violation::WentBack { game: game.clone(), version: *version, known });
                }
                self.know(place, game, *version);
            }
            Observation::Opened { observer, game, after } => {
                self.subscribers.insert((*observer, game.clone()), *after);
            }
            Observation::Heard { observer, game, version, kind } => {
                self.hear(place, *observer, game, *version, kind)
            }
            Observation::Closed { observer, game } => self.closed.push((*observer, game.clone())),
            Observation::Ended { game, version } => {
                let end = self.ends.entry(game.clone()).or_insert(*version);
                *end = (*end).max(*version);
            }
        }
    }

    fn acknowledge(&mut self, place: usize, game: &GameId, key: &str, version: u32) {
        let first = *self.acknowledged.entry((game.clone(), key.to_owned())).or_insert(version);
        if first != version {
            self.wrong.insert(Violation::Twice { game: game.clone(), key: key.to_owned() });
        }
        let maker = self.makers.entry((game.clone(), version)).or_insert_with(|| key.to_owned());
        if maker != key {
            self.wrong.insert(Violation::Shared { game: game.clone(), version });
        }
        self.know(place, game, version);
    }

    fn hear(&mut self, place: usize, observer: u32, game: &GameId, version: u32, kind: &str) {
        let first = self.kinds.entry((game.clone(), version)).or_insert_with(|| kind.to_owned());
        if first != kind {
            self.wrong.insert(Violation::Reordered { game: game.clone(), version });
        }
        let last = self.subscribers.entry((observer, game.clone())).or_insert(version - 1);
        let expected = *last + 1;
        *last = version;
        if version != expected {
            self.wrong.insert(Violation::Skipped { observer, game: game.clone(), version, expected });
        }
        self.know(place, game, version);
    }

    fn know(&mut self, place: usize, game: &GameId, version: u32) {
        let known = self.known.entry(game.clone()).or_default();
        if known.values().next_back().is_none_or(|&last| last < version) {
            known.insert(place, version);
        }
    }

    /// The highest version of a game known after `asked` observations.
    fn known_before(&self, game: &GameId, asked: usize) -> u32 {
        let known = self.known.get(game).and_then(|known| known.range(..asked).next_back());
        known.map_or(0, |(_, version)| *version)
    }

    fn end(&mut self, history: &[Observation]) {
        for (game, key, code) in std::mem::take(&mut self.refused) {
            let is_known = !INCONCLUSIVE.contains(&code.as_str());
            if is_known && self.acknowledged.contains_key(&(game.clone(), key.clone())) {
                self.wrong.insert(Violation::Disowned { game, key, code });
            }
        }
        for (game, &end) in &self.ends {
            let known = self.known_before(game, history.len());
            if known > end {
                self.wrong.insert(Violation::Lost { game: game.clone(), version: known, end });
            }
            let requests = self.sent.get(game).map_or(0, BTreeSet::len);
            if end as usize > requests + OWN {
                self.wrong.insert(Violation::TooMany { game: game.clone(), version: end, requests });
            }
        }
        for (observer, game) in std::mem::take(&mut self.closed) {
            let heard = self.subscribers.get(&(observer, game.clone())).copied().unwrap_or_default();
            let end = self.ends.get(&game).copied().unwrap_or_default();
            if heard < end {
                self.wrong.insert(Violation::Missed { observer, game, heard, end });
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn g() -> GameId {
        "g".to_owned()
    }
    fn sent(key: &str) -> Observation {
        Observation::Sent { game: g(), key: key.to_owned() }
    }
    fn acknowledged(key: &str, version: u32) -> Observation {
        Observation::Acknowledged { game: g(), key: key.to_owned(), version }
    }
    fn refused(key: &str, code: &str) -> Observation {
        Observation::Refused { game: g(), key: key.to_owned(), code: code.to_owned() }
    }
    fn looked(version: u32, table: u64, asked: usize) -> Observation {
        Observation::Looked { game: g(), version, table, asked }
    }
    fn heard(observer: u32, version: u32, kind: &str) -> Observation {
        Observation::Heard { observer, game: g(), version, kind: kind.to_owned() }
    }
    fn ended(version: u32) -> Observation {
        Observation::Ended { game: g(), version }
    }
    fn opened(observer: u32, after: u32) -> Observation {
        Observation::Opened { observer, game: g(), after }
    }
    fn closed(observer: u32) -> Observation {
        Observation::Closed { observer, game: g() }
    }

    /// Two moves, each sent twice, seen by two observers; the server dies in between.
    fn honest() -> Vec<Observation> {
        vec![
            opened(1, 0),
            opened(2, 0),
            sent("a"),
            acknowledged("a", 1),
            heard(1, 1, "thrown"),
            looked(1, 11, 3),
            acknowledged("a", 1),
            sent("b"),
            refused("b", "server/unavailable"),
            opened(2, 0),
            heard(2, 1, "thrown"),
            acknowledged("b", 2),
            // Sent before version 2 was known, so the reply may be old.
            looked(1, 11, 9),
            heard(1, 2, "entered"),
            heard(2, 2, "entered"),
            looked(2, 22, 14),
            ended(2),
            closed(1),
            closed(2),
        ]
    }

    #[test]
    fn what_can_be_true_is() {
        assert_eq!(check(&honest()), BTreeSet::new());
        assert_eq!(check(&[]), BTreeSet::new());
    }

    /// One false observation in a consistent history gives one violation.
    #[test]
    fn what_cant_be_true_is_told() {
        let after = |more: &[Observation]| check(&[honest(), more.to_vec()].concat());
        let only = |wrong: Violation| BTreeSet::from([wrong]);
        assert_eq!(after(&[looked(2, 23, 0)]), only(Violation::Changed { game: g(), version: 2 }));
        assert_eq!(
            after(&[opened(3, 1), heard(3, 2, "thrown"), closed(3)]),
            only(Violation::Reordered { game: g(), version: 2 })
        );
        let twice = after(&[acknowledged("a", 2)]);
        assert!(twice.contains(&Violation::Twice { game: g(), key: "a".to_owned() }));
        assert!(twice.contains(&Violation::Shared { game: g(), version: 2 }));
        let disowned = Violation::Disowned { game: g(), key: "b".to_owned(), code: "game/stale".to_owned() };
        assert_eq!(after(&[refused("b", "game/stale")]), only(disowned));
        assert_eq!(after(&[refused("c", "game/stale")]), BTreeSet::new(), "one that had no effect");
        assert_eq!(
            after(&[looked(1, 11, 19)]),
            only(Violation::WentBack { game: g(), version: 1, known: 2 })
        );
        let skipped = Violation::Skipped { observer: 3, game: g(), version: 2, expected: 1 };
        assert_eq!(after(&[opened(3, 0), heard(3, 2, "entered")]), only(skipped));
        let missed = Violation::Missed { observer: 3, game: g(), heard: 1, end: 2 };
        assert_eq!(after(&[opened(3, 0), heard(3, 1, "thrown"), closed(3)]), only(missed));
        let lost = after(&[sent("c"), acknowledged("c", 3)]);
        assert!(lost.contains(&Violation::Lost { game: g(), version: 3, end: 2 }), "{lost:?}");
        let many = Violation::TooMany { game: g(), version: 4, requests: 2 };
        assert!(after(&[ended(4)]).contains(&many));
    }
}
