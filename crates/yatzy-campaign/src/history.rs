//! Checks what clients observed. The checker is a pure function over the observations in the order in which
//! they were made, from any number of servers: no acknowledged move is lost or applied twice, no refused one
//! is applied, everyone sees the same order and the same dice, no client is shown an older version than
//! before, and no listener misses an event.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::fmt;
use yatzy_wire::HappenedKind;

pub type GameId = String;

/// An action or an observation of a client.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Observation {
    /// A request is sent for the first time; copies of it may follow. Its only possible effect is an event of
    /// this kind at this version.
    Sent { game: GameId, key: String, version: u32, kind: HappenedKind },
    /// A request is acknowledged with the version it made.
    Acknowledged { game: GameId, key: String, version: u32 },
    /// A request is refused.
    Refused { game: GameId, key: String, code: String },
    /// The hash of a table at a version. `asked` is the number of observations when the request was sent.
    Looked { game: GameId, version: u32, table: u64, asked: usize },
    /// An observer subscribes after a version.
    Opened { observer: u32, game: GameId, after: u32 },
    /// An observer receives the event of a version.
    Heard { observer: u32, game: GameId, version: u32, kind: HappenedKind },
    /// An observer unsubscribes after everything was quiet for long enough.
    Closed { observer: u32, game: GameId },
    /// The final version of a game at one of the servers.
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
    /// A request was acknowledged with another version than the one it can make.
    Displaced { game: GameId, key: String, version: u32, expected: u32 },
    /// The event of an acknowledged version is not what the request asked for.
    OtherEffect { game: GameId, key: String, version: u32, asked: HappenedKind, heard: HappenedKind },
    /// No request can have made a version: none was acknowledged with it, and none without a definite answer
    /// asked for it.
    Unexplained { game: GameId, version: u32, heard: Option<HappenedKind> },
    /// An acknowledged or visible version is missing at a server in the end.
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
    kinds: HashMap<(GameId, u32), HappenedKind>,
    acknowledged: HashMap<(GameId, String), u32>,
    makers: HashMap<(GameId, u32), String>,
    refused: Vec<(GameId, String, String)>,
    sent: HashMap<(GameId, String), (u32, HappenedKind)>,
    /// The highest known version of a game, by the index of the observation that showed it.
    known: HashMap<GameId, BTreeMap<usize, u32>>,
    subscribers: HashMap<(u32, GameId), u32>,
    closed: Vec<(u32, GameId)>,
    /// The lowest and the highest final version of a game.
    ends: HashMap<GameId, (u32, u32)>,
}

impl Checker {
    fn see(&mut self, place: usize, seen: &Observation) {
        match seen {
            Observation::Sent { game, key, version, kind } => {
                self.sent.insert((game.clone(), key.clone()), (*version, *kind));
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
                self.hear(place, *observer, game, *version, *kind)
            }
            Observation::Closed { observer, game } => self.closed.push((*observer, game.clone())),
            Observation::Ended { game, version } => {
                let (lowest, highest) = self.ends.entry(game.clone()).or_insert((*version, *version));
                (*lowest, *highest) = ((*lowest).min(*version), (*highest).max(*version));
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

    fn hear(&mut self, place: usize, observer: u32, game: &GameId, version: u32, kind: HappenedKind) {
        let first = *self.kinds.entry((game.clone(), version)).or_insert(kind);
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
        let mut definite = BTreeSet::new();
        for (game, key, code) in std::mem::take(&mut self.refused) {
            if INCONCLUSIVE.contains(&code.as_str()) {
                continue;
            }
            definite.insert((game.clone(), key.clone()));
            if self.acknowledged.contains_key(&(game.clone(), key.clone())) {
                self.wrong.insert(Violation::Disowned { game, key, code });
            }
        }
        self.compare_effects();
        for (game, (lowest, highest)) in self.ends.clone() {
            let known = self.known_before(&game, history.len());
            if known > lowest {
                self.wrong.insert(Violation::Lost { game: game.clone(), version: known, end: lowest });
            }
            self.explain(&game, highest, &definite);
        }
        for (observer, game) in std::mem::take(&mut self.closed) {
            let heard = self.subscribers.get(&(observer, game.clone())).copied().unwrap_or_default();
            let (_, end) = self.ends.get(&game).copied().unwrap_or_default();
            if heard < end {
                self.wrong.insert(Violation::Missed { observer, game, heard, end });
            }
        }
    }

    /// Compares every acknowledged version with what its request asked for.
    fn compare_effects(&mut self) {
        for ((game, key), &version) in &self.acknowledged {
            let Some(&(expected, asked)) = self.sent.get(&(game.clone(), key.clone())) else { continue };
            let (game, key) = (game.clone(), key.clone());
            if version != expected {
                self.wrong.insert(Violation::Displaced { game, key, version, expected });
            } else if let Some(&heard) = self.kinds.get(&(game.clone(), version))
                && heard != asked
            {
                self.wrong.insert(Violation::OtherEffect { game, key, version, asked, heard });
            }
        }
    }

    /// Every version of a game has a request that made it or may have made it. The server makes one version
    /// by itself: it seals a finished game.
    fn explain(&mut self, game: &GameId, end: u32, definite: &BTreeSet<(GameId, String)>) {
        let is_open = |request: &(GameId, String)| {
            request.0 == *game && !self.acknowledged.contains_key(request) && !definite.contains(request)
        };
        let open = self.sent.iter().filter(|(request, _)| is_open(request)).map(|(_, effect)| *effect);
        let open: BTreeSet<(u32, HappenedKind)> = open.collect();
        let mut sealed = false;
        for version in 1..=end {
            let heard = self.kinds.get(&(game.clone(), version)).copied();
            let is_seal = heard == Some(HappenedKind::Sealed) && !std::mem::replace(&mut sealed, true);
            let may_be_open = || match heard {
                Some(kind) => open.contains(&(version, kind)),
                None => open.iter().any(|(made, _)| *made == version),
            };
            if !self.makers.contains_key(&(game.clone(), version)) && !is_seal && !may_be_open() {
                self.wrong.insert(Violation::Unexplained { game: game.clone(), version, heard });
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    use HappenedKind::{Entered, Sealed, Thrown};

    fn g() -> GameId {
        "g".to_owned()
    }
    fn sent(key: &str, version: u32, kind: HappenedKind) -> Observation {
        Observation::Sent { game: g(), key: key.to_owned(), version, kind }
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
    fn heard(observer: u32, version: u32, kind: HappenedKind) -> Observation {
        Observation::Heard { observer, game: g(), version, kind }
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
    fn only(wrong: Violation) -> BTreeSet<Violation> {
        BTreeSet::from([wrong])
    }

    /// Two moves, each sent twice, seen by two observers; the server dies in between.
    fn honest() -> Vec<Observation> {
        vec![
            opened(1, 0),
            opened(2, 0),
            sent("a", 1, Thrown),
            acknowledged("a", 1),
            heard(1, 1, Thrown),
            looked(1, 11, 3),
            acknowledged("a", 1),
            sent("b", 2, Entered),
            refused("b", "server/unavailable"),
            opened(2, 0),
            heard(2, 1, Thrown),
            acknowledged("b", 2),
            // Sent before version 2 was known, so the reply may be old.
            looked(1, 11, 9),
            heard(1, 2, Entered),
            heard(2, 2, Entered),
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
        let silent = [sent("a", 1, Thrown), heard(1, 1, Thrown), heard(1, 2, Sealed), ended(2)];
        assert_eq!(check(&silent), BTreeSet::new(), "no reply, but its effect; then the server's seal");
    }

    /// One false observation in a consistent history gives one violation.
    #[test]
    fn what_cant_be_true_is_told() {
        let after = |more: &[Observation]| check(&[honest(), more.to_vec()].concat());
        assert_eq!(after(&[looked(2, 23, 0)]), only(Violation::Changed { game: g(), version: 2 }));
        assert_eq!(
            after(&[opened(3, 1), heard(3, 2, Thrown), closed(3)]),
            only(Violation::Reordered { game: g(), version: 2 })
        );
        let twice = after(&[acknowledged("a", 2)]);
        assert!(twice.contains(&Violation::Twice { game: g(), key: "a".to_owned() }));
        assert!(twice.contains(&Violation::Shared { game: g(), version: 2 }));
        let disowned = Violation::Disowned { game: g(), key: "b".to_owned(), code: "game/stale".to_owned() };
        assert_eq!(after(&[refused("b", "game/stale")]), only(disowned));
        let stale = [sent("c", 2, Thrown), refused("c", "game/stale")];
        assert_eq!(after(&stale), BTreeSet::new(), "one that had no effect");
        assert_eq!(
            after(&[looked(1, 11, 19)]),
            only(Violation::WentBack { game: g(), version: 1, known: 2 })
        );
        let skipped = Violation::Skipped { observer: 3, game: g(), version: 2, expected: 1 };
        assert_eq!(after(&[opened(3, 0), heard(3, 2, Entered)]), only(skipped));
        let missed = Violation::Missed { observer: 3, game: g(), heard: 1, end: 2 };
        assert_eq!(after(&[opened(3, 0), heard(3, 1, Thrown), closed(3)]), only(missed));
        let lost = after(&[sent("c", 3, Thrown), acknowledged("c", 3)]);
        assert!(lost.contains(&Violation::Lost { game: g(), version: 3, end: 2 }), "{lost:?}");
        let displaced = Violation::Displaced { game: g(), key: "c".to_owned(), version: 3, expected: 2 };
        let late = [sent("c", 2, Thrown), acknowledged("c", 3), ended(3)];
        assert!(check(&[&honest()[..16], &late[..]].concat()).contains(&displaced));
    }

    /// A throw is acknowledged once, and thrown twice. Another request was refused.
    #[test]
    fn an_effect_that_happens_twice_is_told() {
        let twice = [
            sent("a", 1, Thrown),
            acknowledged("a", 1),
            sent("b", 2, Entered),
            refused("b", "game/stale"),
            heard(1, 1, Thrown),
            heard(1, 2, Thrown),
            ended(2),
        ];
        let again = Violation::Unexplained { game: g(), version: 2, heard: Some(Thrown) };
        assert_eq!(check(&twice), only(again.clone()));
        let open = [&twice[..3], &twice[4..]].concat();
        assert_eq!(check(&open), only(again.clone()), "an open request of another kind did not throw");
    }

    /// The seal of a finished game is the only version of the server's own.
    #[test]
    fn an_effect_in_place_of_the_seal_is_told() {
        let again = |kind| {
            let history =
                [sent("a", 1, Thrown), acknowledged("a", 1), heard(1, 1, Thrown), heard(1, 2, kind)];
            check(&[&history[..], &[ended(2)]].concat())
        };
        assert_eq!(again(Sealed), BTreeSet::new());
        let wrong = Violation::Unexplained { game: g(), version: 2, heard: Some(Thrown) };
        assert_eq!(again(Thrown), only(wrong));
        let seals = [heard(1, 1, Sealed), heard(1, 2, Sealed), ended(2)];
        let wrong = Violation::Unexplained { game: g(), version: 2, heard: Some(Sealed) };
        assert_eq!(check(&seals), only(wrong), "a game is sealed once");
        let unheard = Violation::Unexplained { game: g(), version: 1, heard: None };
        assert_eq!(check(&[ended(1)]), only(unheard), "a seal counts by its kind only");
    }

    #[test]
    fn a_refusal_that_had_its_effect_is_told() {
        let history = |code| [sent("a", 1, Thrown), refused("a", code), heard(1, 1, Thrown), ended(1)];
        let wrong = Violation::Unexplained { game: g(), version: 1, heard: Some(Thrown) };
        assert_eq!(check(&history("game/stale")), only(wrong));
        assert_eq!(check(&history("server/unavailable")), BTreeSet::new(), "nothing was promised");
    }

    #[test]
    fn a_throw_that_is_heard_as_an_entry_is_told() {
        let history = [sent("a", 1, Thrown), acknowledged("a", 1), heard(1, 1, Entered), ended(1)];
        let (key, version) = ("a".to_owned(), 1);
        let wrong = Violation::OtherEffect { game: g(), key, version, asked: Thrown, heard: Entered };
        assert_eq!(check(&history), only(wrong));
    }

    #[test]
    fn a_game_that_one_of_two_nodes_lost_is_told() {
        let history = [sent("a", 1, Thrown), acknowledged("a", 1), ended(1), ended(0)];
        assert_eq!(check(&history), only(Violation::Lost { game: g(), version: 1, end: 0 }));
    }
}
