//! How long a person waits: from a key to the screen, and from the start to the first screen, measured on
//! the real binary before a pretended terminal. `cargo bench -p yatzy --bench keys`.

#![allow(clippy::unwrap_used)] // a measurement may stop where it stands

#[cfg(unix)]
#[allow(dead_code)] // the tests need the rest
#[path = "../tests/all/terminal.rs"]
mod terminal;

#[cfg(unix)]
fn main() {
    measure::all();
}

#[cfg(not(unix))]
fn main() {}

#[cfg(unix)]
mod measure {
    use crate::terminal::Terminal;
    use std::collections::BTreeMap;
    use std::path::Path;
    use std::time::{Duration, Instant};

    /// How often each start is measured.
    const STARTS: usize = 20;
    /// How many games are played key by key.
    const GAMES: usize = 4;
    /// A screen that stands still for so long is drawn.
    const STILL: Duration = Duration::from_millis(25);

    pub fn all() {
        let folder = tempfile::tempdir().unwrap();
        println!("{:<28} {:>6} {:>9} {:>9} {:>9}", "", "times", "p50 ms", "p99 ms", "most ms");
        starts(folder.path());
        let mut keys: BTreeMap<&str, Vec<Duration>> = BTreeMap::new();
        for _ in 0..GAMES {
            game(folder.path(), &mut keys);
        }
        for (name, times) in &keys {
            show(name, times.clone());
        }
        show("all keys", keys.into_values().flatten().collect());
    }

    /// From the start to the table, and on to the coach's first answer, which needs the whole game solved.
    fn starts(folder: &Path) {
        let (mut table, mut advice) = (Vec::new(), Vec::new());
        for _ in 0..STARTS {
            let begun = Instant::now();
            let mut terminal = Terminal::start(&["play", "--seat", "Anna"], folder);
            terminal.wait_for("Throw all");
            table.push(begun.elapsed());
            terminal.send(" ");
            terminal.wait_for("Throw 1 of 3");
            let asked = Instant::now();
            terminal.send("c");
            terminal.wait_for("thinking");
            terminal.wait_until("advice", |screen| !screen.contains("thinking"));
            advice.push(table[table.len() - 1] + asked.elapsed());
            terminal.send("qa\r");
            terminal.wait_for("Play again");
        }
        show("start to the table", table);
        show("start, and the coach's word", advice);
    }

    /// A whole game: throws, dice kept, the cursor moved, entries.
    fn game(folder: &Path, keys: &mut BTreeMap<&str, Vec<Duration>>) {
        let mut terminal = Terminal::start(&["play", "--seat", "Anna"], folder);
        terminal.wait_for("Throw all");
        terminal.settle();
        while !terminal.screen().contains("Play again") {
            for (name, key) in [("throw", " "), ("keep", "1"), ("keep", "3"), ("throw", " ")] {
                press(&mut terminal, name, key, keys);
            }
            press(&mut terminal, "move", "\u{1b}[B", keys);
            press(&mut terminal, "move", "\u{1b}[A", keys);
            press(&mut terminal, "enter", "\r", keys);
            if terminal.screen().contains("Yes, strike the box") {
                press(&mut terminal, "enter", "\r", keys);
            }
        }
    }

    /// Presses a key and waits until the screen has changed and stands still; the last change counts. A key
    /// that changes nothing, like an arrow when one box is open, does not count.
    fn press(
        terminal: &mut Terminal,
        name: &'static str,
        key: &str,
        keys: &mut BTreeMap<&str, Vec<Duration>>,
    ) {
        let mut screen = terminal.screen();
        let sent = Instant::now();
        terminal.send(key);
        let mut changed = None;
        while changed.unwrap_or(sent).elapsed() < if changed.is_some() { STILL } else { 20 * STILL } {
            let now = terminal.screen();
            if now != screen {
                (screen, changed) = (now, Some(Instant::now()));
            }
            std::thread::sleep(Duration::from_micros(100));
        }
        keys.entry(name).or_default().extend(changed.map(|changed| changed - sent));
    }

    fn show(name: &str, mut times: Vec<Duration>) {
        times.sort_unstable();
        let at = |share: usize| times[(times.len() * share).div_ceil(100).max(1) - 1].as_secs_f64() * 1e3;
        let (count, half, most) = (times.len(), at(50), at(100));
        println!("{name:<28} {count:>6} {half:>9.1} {:>9.1} {most:>9.1}", at(99));
    }
}
