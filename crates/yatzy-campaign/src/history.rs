//! What clients saw, and whether it can be true. A pure function over a list of observations in the order in which they
//! were made, from however many servers: no acknowledged move lost, none twice, everyone the same order, no die
//! different, nobody led back, nobody left waiting.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::fmt;

/// A game, by its id.
pub type Game = String;

/// Something that a client did or saw.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Seen {
    /// A request is sent for the first time; more of the same follow.
    Sent { game: Game, key: String },
    /// A request is acknowledged: it made this version.
    Acknowledged { game: Game, key: String, version: u32 },
    /// A request is refused.
    Refused { game: Game, key: String, code: String },
    /// A table as it looked at a version, asked for when so many observations had been made.
    Looked { game: Game, version: u32, table: u64, asked: usize },
    /// Someone begins to listen after a version.
    Opened { observer: u32, game: Game, after: u32 },
    /// Someone hears that a version was made, and by what.
    Heard { observer: u32, game: Game, version: u32, kind: String },
    /// Someone has listened for long enough after everything was quiet.
    Closed { observer: u32, game: Game },
    /// The version a game has in the end.
    Ended { game: Game, version: u32 },
}

/// What can't be true.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Wrong {
    /// Two looks at one version differ: a die changed, or an order.
    Changed { game: Game, version: u32 },
    /// Two observers heard different things happen at one version.
    Reordered { game: Game, version: u32 },
    /// One request was acknowledged with two versions.
    Twice { game: Game, key: String },
    /// Two requests were acknowledged with one version.
    Shared { game: Game, version: u32 },
    /// A request was acknowledged to one copy and refused to another.
    Disowned { game: Game, key: String, code: String },
    /// There are more versions than requests.
    TooMany { game: Game, version: u32, requests: usize },
    /// Something that was acknowledged or shown is not there in the end.
    Lost { game: Game, version: u32, end: u32 },
    /// A look shows less than was known before it was asked for.
    WentBack { game: Game, version: u32, known: u32 },
    /// A listener heard something out of turn.
    Skipped { observer: u32, game: Game, version: u32, expected: u32 },
    /// A listener never heard of the last version.
    Missed { observer: u32, game: Game, heard: u32, end: u32 },
}

impl fmt::Display for Wrong {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self:?}")
    }
}

/// Refusals that say nothing about what became of a request.
const UNTOLD: [&str; 3] = ["server/unavailable", "request/too-many", "request/too-slow"];

/// How many versions the server may make of its own accord: it seals a game that is over.
const OWN: usize = 1;

/// Everything that can't be true, each once.
pub fn check(history: &[Seen]) -> BTreeSet<Wrong> {
    let mut checker = Checker::default();
    for (place, seen) in history.iter().enumerate() {
        checker.see(place, seen);
    }
    checker.end(history);
    checker.wrong
}

#[derive(Default)]
struct Checker {
    wrong: BTreeSet<Wrong>,
    looks: HashMap<(Game, u32), u64>,
    kinds: HashMap<(Game, u32), String>,
    acknowledged: HashMap<(Game, String), u32>,
    makers: HashMap<(Game, u32), String>,
    refused: Vec<(Game, String, String)>,
    sent: HashMap<Game, BTreeSet<String>>,
    /// The greatest version known of a game, by when it came to be known.
    known: HashMap<Game, BTreeMap<usize, u32>>,
    ears: HashMap<(u32, Game), u32>,
    closed: Vec<(u32, Game)>,
    ends: HashMap<Game, u32>,
}

impl Checker {
    fn see(&mut self, place: usize, seen: &Seen) {
        match seen {
            Seen::Sent { game, key } => {
                self.sent.entry(game.clone()).or_default().insert(key.clone());
            }
            Seen::Acknowledged { game, key, version } => self.acknowledge(place, game, key, *version),
            Seen::Refused { game, key, code } => {
                self.refused.push((game.clone(), key.clone(), code.clone()));
            }
            Seen::Looked { game, version, table, asked } => {
                let first = *self.looks.entry((game.clone(), *version)).or_insert(*table);
                if first != *table {
                    self.wrong.insert(Wrong::Changed { game: game.clone(), version: *version });
                }
                let known = self.known_before(game, *asked);
                if *version < known {
                    self.wrong.insert(Wrong::WentBack { game: game.clone(), version: *version, known });
                }
                self.know(place, game, *version);
            }
            Seen::Opened { observer, game, after } => {
                self.ears.insert((*observer, game.clone()), *after);
            }
            Seen::Heard { observer, game, version, kind } => {
                self.hear(place, *observer, game, *version, kind)
            }
            Seen::Closed { observer, game } => self.closed.push((*observer, game.clone())),
            Seen::Ended { game, version } => {
                let end = self.ends.entry(game.clone()).or_insert(*version);
                *end = (*end).max(*version);
            }
        }
    }

    fn acknowledge(&mut self, place: usize, game: &Game, key: &str, version: u32) {
        let first = *self.acknowledged.entry((game.clone(), key.to_owned())).or_insert(version);
        if first != version {
            self.wrong.insert(Wrong::Twice { game: game.clone(), key: key.to_owned() });
        }
        let maker = self.makers.entry((game.clone(), version)).or_insert_with(|| key.to_owned());
        if maker != key {
            self.wrong.insert(Wrong::Shared { game: game.clone(), version });
        }
        self.know(place, game, version);
    }

    fn hear(&mut self, place: usize, observer: u32, game: &Game, version: u32, kind: &str) {
        let first = self.kinds.entry((game.clone(), version)).or_insert_with(|| kind.to_owned());
        if first != kind {
            self.wrong.insert(Wrong::Reordered { game: game.clone(), version });
        }
        let last = self.ears.entry((observer, game.clone())).or_insert(version - 1);
        let expected = *last + 1;
        *last = version;
        if version != expected {
            self.wrong.insert(Wrong::Skipped { observer, game: game.clone(), version, expected });
        }
        self.know(place, game, version);
    }

    fn know(&mut self, place: usize, game: &Game, version: u32) {
        let known = self.known.entry(game.clone()).or_default();
        if known.values().next_back().is_none_or(|&last| last < version) {
            known.insert(place, version);
        }
    }

    /// What was known of a game when so many observations had been made.
    fn known_before(&self, game: &Game, asked: usize) -> u32 {
        let known = self.known.get(game).and_then(|known| known.range(..asked).next_back());
        known.map_or(0, |(_, version)| *version)
    }

    fn end(&mut self, history: &[Seen]) {
        for (game, key, code) in std::mem::take(&mut self.refused) {
            let told = !UNTOLD.contains(&code.as_str());
            if told && self.acknowledged.contains_key(&(game.clone(), key.clone())) {
                self.wrong.insert(Wrong::Disowned { game, key, code });
            }
        }
        for (game, &end) in &self.ends {
            let known = self.known_before(game, history.len());
            if known > end {
                self.wrong.insert(Wrong::Lost { game: game.clone(), version: known, end });
            }
            let requests = self.sent.get(game).map_or(0, BTreeSet::len);
            if end as usize > requests + OWN {
                self.wrong.insert(Wrong::TooMany { game: game.clone(), version: end, requests });
            }
        }
        for (observer, game) in std::mem::take(&mut self.closed) {
            let heard = self.ears.get(&(observer, game.clone())).copied().unwrap_or_default();
            let end = self.ends.get(&game).copied().unwrap_or_default();
            if heard < end {
                self.wrong.insert(Wrong::Missed { observer, game, heard, end });
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn g() -> Game {
        "g".to_owned()
    }
    fn sent(key: &str) -> Seen {
        Seen::Sent { game: g(), key: key.to_owned() }
    }
    fn acknowledged(key: &str, version: u32) -> Seen {
        Seen::Acknowledged { game: g(), key: key.to_owned(), version }
    }
    fn refused(key: &str, code: &str) -> Seen {
        Seen::Refused { game: g(), key: key.to_owned(), code: code.to_owned() }
    }
    fn looked(version: u32, table: u64, asked: usize) -> Seen {
        Seen::Looked { game: g(), version, table, asked }
    }
    fn heard(observer: u32, version: u32, kind: &str) -> Seen {
        Seen::Heard { observer, game: g(), version, kind: kind.to_owned() }
    }
    fn ended(version: u32) -> Seen {
        Seen::Ended { game: g(), version }
    }
    fn opened(observer: u32, after: u32) -> Seen {
        Seen::Opened { observer, game: g(), after }
    }
    fn closed(observer: u32) -> Seen {
        Seen::Closed { observer, game: g() }
    }

    /// Two moves, each sent twice, seen by two; a server that died in between.
    fn honest() -> Vec<Seen> {
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
            // Asked for before it was known, so it may be old.
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

    /// One false observation in a true history, and what is wrong with it.
    #[test]
    fn what_cant_be_true_is_told() {
        let after = |more: &[Seen]| check(&[honest(), more.to_vec()].concat());
        let only = |wrong: Wrong| BTreeSet::from([wrong]);
        assert_eq!(after(&[looked(2, 23, 0)]), only(Wrong::Changed { game: g(), version: 2 }));
        assert_eq!(
            after(&[opened(3, 1), heard(3, 2, "thrown"), closed(3)]),
            only(Wrong::Reordered { game: g(), version: 2 })
        );
        let twice = after(&[acknowledged("a", 2)]);
        assert!(twice.contains(&Wrong::Twice { game: g(), key: "a".to_owned() }));
        assert!(twice.contains(&Wrong::Shared { game: g(), version: 2 }));
        let disowned = Wrong::Disowned { game: g(), key: "b".to_owned(), code: "game/stale".to_owned() };
        assert_eq!(after(&[refused("b", "game/stale")]), only(disowned));
        assert_eq!(after(&[refused("c", "game/stale")]), BTreeSet::new(), "one that had no effect");
        assert_eq!(after(&[looked(1, 11, 19)]), only(Wrong::WentBack { game: g(), version: 1, known: 2 }));
        let skipped = Wrong::Skipped { observer: 3, game: g(), version: 2, expected: 1 };
        assert_eq!(after(&[opened(3, 0), heard(3, 2, "entered")]), only(skipped));
        let missed = Wrong::Missed { observer: 3, game: g(), heard: 1, end: 2 };
        assert_eq!(after(&[opened(3, 0), heard(3, 1, "thrown"), closed(3)]), only(missed));
        let lost = after(&[sent("c"), acknowledged("c", 3)]);
        assert!(lost.contains(&Wrong::Lost { game: g(), version: 3, end: 2 }), "{lost:?}");
        let many = Wrong::TooMany { game: g(), version: 4, requests: 2 };
        assert!(after(&[ended(4)]).contains(&many));
    }
}
