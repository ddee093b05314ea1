//! Screens and lines in a made-up language: an English word in them bypassed the text crate.

use crate::driver::{Driver, lines_in};
use yatzy_rules::DiceSource::{self, Program, Table};
use yatzy_text::{Lang, plain_words, typed_ids};

/// The people at the table, and what a narrow window leaves of an edition's id.
const NAMES: [&str; 6] = ["Anna", "Bj", "rn", "tactic-s", "tactic-d", "alg"];

struct Watch {
    driver: Driver,
    found: Vec<String>,
}

impl Watch {
    fn at(edition: &str, source: DiceSource) -> Watch {
        let driver = Driver::in_lang(edition, &["Anna", "Björn"], source, Lang::Pseudo);
        Watch { driver, found: Vec::new() }
    }

    /// Presses keys and looks at what is shown then.
    fn sees(&mut self, keys: &str) {
        if !keys.is_empty() {
            self.driver.keys(keys);
        }
        for (columns, rows) in [(80, 24), (120, 40)] {
            let screen = self.driver.screen(columns, rows);
            assert!(screen.contains('⟦'), "{keys}: {screen}");
            let words = plain_words(&screen, &NAMES.map(str::to_owned));
            self.found.extend(words.into_iter().map(|word| format!("after {keys:?}: {word}")));
        }
    }
}

impl Drop for Watch {
    fn drop(&mut self) {
        assert!(self.found.is_empty() || std::thread::panicking(), "\n{}", self.found.join("\n"));
    }
}

#[test]
fn no_table_speaks_past_the_text_crate() {
    let mut watch = Watch::at("tactic-sv", Program);
    watch.sees("");
    for keys in ["space", "4 5", "space", "c", "esc r enter", "esc q", "esc ?", "esc i", "esc g enter", "u u"]
    {
        watch.sees(keys);
    }
}

#[test]
fn no_other_game_speaks_past_the_text_crate() {
    for edition in ["alga-maxi-fi", "triple", "ru13", "tactic-da"] {
        let mut watch = Watch::at(edition, Program);
        ["o", "enter", "space", "space", "i"].iter().for_each(|keys| watch.sees(keys));
    }
    let mut watch = Watch::at("yatzy", Table);
    ["1 2 3", "4 5", "g enter", "p", "1 8", "esc", "?"].iter().for_each(|keys| watch.sees(keys));
}

#[test]
fn no_new_game_speaks_past_the_text_crate() {
    let mut watch = Watch { driver: Driver::new_in(Lang::Pseudo), found: Vec::new() };
    for keys in ["", "up", "up", "up", "right", "up", "up", "up", "enter", "down", "down down", "esc"] {
        watch.sees(keys);
    }
}

#[test]
fn no_end_speaks_past_the_text_crate() {
    let mut watch = Watch::at("yatzy", Program);
    watch.driver.play_out();
    watch.sees("");
    watch.driver.think();
    watch.sees("down enter");
    watch.driver.think();
    watch.sees("");
    watch.sees("esc");
    watch.sees("t");
}

#[test]
fn no_plain_line_speaks_past_the_text_crate() {
    let script = "help / throw / keep 6 6 / look / boxes / card / standings / coach / enter nosuch / enter sixes / \
                  undo / enter chance / rules / quit";
    for (source, script) in
        [(Program, script), (Table, "dice 66655 / enter sixes / points / correct 1 1 ones 11234 / quit")]
    {
        let said = lines_in(Lang::Pseudo, "yatzy", &["Anna", "Björn"], source, &["66651"], script);
        // What was said is echoed; only the answers count.
        let answers: String =
            said.lines().filter(|line| !line.starts_with("> ")).map(|line| format!("{line}\n")).collect();
        let own = NAMES.into_iter().chain(["nosuch", "points"]).map(str::to_owned);
        let names: Vec<String> = typed_ids().into_iter().chain(own).collect();
        let words = plain_words(&answers, &names);
        assert!(words.is_empty(), "{words:?} in\n{answers}");
    }
}
