//! The real binary before a pretended terminal: whole games, a resize and a kill -9 in the middle.

use crate::terminal::Terminal;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use yatzy_house::{LocalHouse, Settings};
use yatzy_rules::{DiceSource, Player, Seat};
use yatzy_store::SqliteStore;
use yatzy_table::{FinishedQuery, NewSeat, Saved, Store, Who};
use yatzy_terminal::{App, Connection, Environment, Setup, Theme};
use yatzy_text::{Lang, Text};

#[test]
fn a_whole_game_of_yatzy() {
    whole_game("tactic-sv", &["Anna", "Björn"]);
}

#[test]
fn a_whole_game_of_maxi() {
    whole_game("alga-maxi-en", &["Anna"]);
}

#[test]
fn a_whole_game_of_triple() {
    whole_game("triple", &["Anna"]);
}

#[test]
fn a_whole_game_of_thirteen_rounds() {
    whole_game("ru13", &["Anna", "bot:greedy"]);
}

/// Plays a game to its end. In the middle the terminal changes its size, and the program is killed without
/// warning; started again, it offers the game, and the screen is what it was.
fn whole_game(edition: &str, seats: &[&str]) {
    let folder = Folder::new(edition);
    let mut args = vec!["play", "--rules", edition];
    seats.iter().for_each(|seat| args.extend(["--seat", seat]));
    let mut terminal = Terminal::start(&args, &folder.0);
    let turns = yatzy_rules::Catalogue::get().rules(edition).unwrap().cells().len();
    for turn in 0..turns * people(seats) {
        terminal.wait_for("Throw all");
        terminal.send(" ");
        terminal.wait_for("Throw 1 of");
        if turn == turns / 2 {
            // Two dice kept through a throw lie there after everything that follows.
            terminal.send("24 ");
            terminal
                .wait_until("a rethrow", |screen| screen.contains("Throw 2 of") && screen.contains("kept"));
            terminal = interrupted(terminal, &folder.0);
        }
        terminal.send("\r");
        if terminal.wait_for_any(&["Yes, cross it out", "Throw all", "Skip ahead", "Play again"]) == 0 {
            terminal.send("\r");
        }
        // A person who watches the computer may skip its pauses.
        while terminal.wait_for_any(&["Throw all", "Skip ahead", "Play again"]) == 1 {
            terminal.send("x");
            terminal.settle();
        }
    }
    terminal.wait_for("Play again");
    looked_back_at(&mut terminal);
    terminal.send("q");
    assert!(terminal.ends_well(), "leaving is no failure");
    let (unfinished, finished) = games(&folder.0);
    assert!(unfinished.is_empty(), "nothing is left unfinished");
    let [saved] = finished.as_slice() else { panic!("one game is finished") };
    let game = saved.game().unwrap();
    assert!(game.turn().is_none() && !game.is_abandoned());
    assert!((0..game.seats()).all(|seat| game.card(Seat(seat)).unwrap().open().is_empty()));
    let names = saved.seats.iter().map(|seat| match &seat.player {
        Player::Computer(level) => format!("bot:{level}"),
        _ => seat.name.clone(),
    });
    assert_eq!(names.collect::<Vec<_>>(), seats);
}

/// Steps through the game, finds it in the list of finished ones, and is back at its result.
fn looked_back_at(terminal: &mut Terminal) {
    terminal.send("r");
    terminal.wait_for("Step 0 of");
    terminal.send(" ");
    terminal.wait_for("Step 1 of");
    terminal.send("q");
    terminal.wait_for("Play again");
    terminal.send("f");
    terminal
        .wait_until("the list", |screen| screen.contains("Finished games") && !screen.contains("Play again"));
    terminal.send("\r");
    terminal.wait_for("Play again");
}

/// The games of a house, those that go on and those that are over.
fn games(folder: &Path) -> (Vec<Saved>, Vec<Saved>) {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    runtime.block_on(async {
        let store = SqliteStore::open(&folder.join("house.db")).await.unwrap();
        let (mut unfinished, mut finished) = (Vec::new(), Vec::new());
        for game in store.unfinished(Who::here().hash()).await.unwrap() {
            unfinished.push(store.game(&game.id).await.unwrap().unwrap());
        }
        for game in store.finished(&FinishedQuery::default()).await.unwrap() {
            finished.push(store.game(&game.id).await.unwrap().unwrap());
        }
        (unfinished, finished)
    })
}

fn people(seats: &[&str]) -> usize {
    seats.iter().filter(|seat| !seat.starts_with("bot:")).count()
}

fn interrupted(mut terminal: Terminal, data: &Path) -> Terminal {
    terminal.settle();
    let before = terminal.screen();
    terminal.resize(120, 40);
    terminal.wait_until("a wide table", |screen| screen.lines().any(|line| line.chars().count() > 100));
    terminal.resize(30, 10);
    terminal.wait_for("This terminal is 30×10");
    terminal.resize(80, 24);
    terminal.wait_until("as before", |screen| screen == before);
    // One process owns the file. A second one plays in its house.
    let second = std::process::Command::new(env!("CARGO_BIN_EXE_yatzy"))
        .args(["play", "--plain", "--lang", "en", "--data"])
        .arg(data)
        .stdin(std::process::Stdio::null())
        .output()
        .unwrap();
    let said = String::from_utf8_lossy(&second.stdout);
    assert!(second.status.success() && said.contains("“continue 1”"), "{said}");
    terminal.kill();
    let before_kill = games(data).0;
    assert_eq!(before_kill.len(), 1);
    let mut again = Terminal::start(&["play"], data);
    again.wait_for("Continue a game?");
    again.send("\r");
    again.wait_until("as before the kill", |screen| screen == before);
    assert_eq!(games(data).0, before_kill);
    again
}

#[test]
fn control_c_and_a_closed_terminal_lose_nothing() {
    let folder = Folder::new("control-c");
    let mut terminal = Terminal::start(&["play", "--seat", "Anna"], &folder.0);
    terminal.wait_for("Throw all");
    terminal.send(" ");
    terminal.wait_for("Throw 1 of 3");
    assert!(!terminal.is_tidy());
    terminal.send("\u{3}");
    assert!(terminal.ends_well());
    terminal.wait_until_tidy();
    let mut terminal = Terminal::start(&["play"], &folder.0);
    terminal.wait_for("Continue a game?");
    terminal.send("\r");
    terminal.wait_for("Throw 1 of 3");
    terminal.close();
    assert_eq!(games(&folder.0).0.len(), 1);
}

/// A mistake of ours must not leave someone with a terminal that shows nothing they type.
#[test]
fn a_panic_gives_the_terminal_back() {
    let mut command = std::process::Command::new(std::env::current_exe().unwrap());
    command
        .args(["--exact", "--nocapture", "play::a_game_whose_clock_panics"])
        .env(IN_A_TERMINAL, "yes")
        .env("RUST_BACKTRACE", "0");
    let mut terminal = Terminal::around(&mut command);
    terminal.wait_for("Throw all");
    assert!(!terminal.is_tidy());
    terminal.send(" ");
    assert!(!terminal.ends_well());
    terminal.wait_for("the clock fell off the wall");
    terminal.wait_until_tidy();
}

/// Says that the test is run by the one above, in a terminal of its own.
const IN_A_TERMINAL: &str = "YATZY_TEST_IN_A_TERMINAL";

#[test]
fn a_game_whose_clock_panics() {
    if std::env::var_os(IN_A_TERMINAL).is_none() {
        return;
    }
    let text = Text::new(Lang::En);
    let theme = Theme { unicode: true, colour: true };
    let connection = Connection::open(async {
        let store = Arc::new(SqliteStore::in_memory().await.map_err(std::io::Error::other)?);
        let house = Arc::new(LocalHouse::new(store, None, Settings::default()));
        Ok::<_, std::io::Error>((house as Arc<dyn yatzy_table::House>, Who::here()))
    });
    let environment = Environment::new(text, theme, connection.unwrap());
    let environment =
        Environment { clock: Box::new(|| panic!("the clock fell off the wall")), ..environment };
    let setup = Setup::of_edition("yatzy", vec![NewSeat::Here("Anna".into())], DiceSource::Program);
    yatzy_terminal::run(App::begin(environment, &setup.unwrap()).unwrap()).unwrap();
}

#[test]
fn a_house_on_a_terminal_says_its_address_and_nothing_else() {
    let folder = Folder::new("house");
    let terminal = Terminal::start(&["serve", "--listen", "127.0.0.1:0"], &folder.0);
    terminal.wait_for("listening on http://127.0.0.1:");
    terminal.settle();
    assert_eq!(terminal.screen().trim_end().lines().count(), 1, "{}", terminal.screen());
}

#[test]
fn without_a_terminal_the_game_says_what_to_do() {
    let output = std::process::Command::new(env!("CARGO_BIN_EXE_yatzy"))
        .args(["play", "--seat", "Anna"])
        .stdin(std::process::Stdio::null())
        .output()
        .unwrap();
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).contains("--plain"));
}

#[test]
fn a_terminal_that_can_not_draw_is_told_of_the_lines() {
    let folder = Folder::new("dumb");
    let mut command = std::process::Command::new(env!("CARGO_BIN_EXE_yatzy"));
    command.args(["play", "--seat", "Anna", "--lang", "en", "--data"]).arg(&folder.0).env("TERM", "dumb");
    let mut terminal = Terminal::around(&mut command);
    assert!(!terminal.ends_well());
    terminal.wait_for("--plain");
}

/// Who goes on after a break is found at the same address, even where the usual port is taken.
#[test]
fn the_port_for_the_network_stays() {
    let folder = Folder::new("lan");
    // Where this fails another program has the port, which is as good.
    let _taken = std::net::TcpListener::bind("0.0.0.0:8710");
    let address = || {
        let mut terminal = Terminal::start(&["play", "--lan", "--seat", "Anna"], &folder.0);
        terminal.wait_for_any(&["Invite others", "Throw all"]);
        let said = fs::read_to_string(folder.0.join("house.db.owner")).unwrap();
        terminal.kill();
        said.lines().next().unwrap().to_owned()
    };
    let first = address();
    assert!(first.starts_with("http://") && !first.ends_with(":8710"), "{first}");
    assert_eq!(address(), first);
}

/// A whole game through a pipe: the program says where the dice pay, and the reader need not look.
#[test]
fn a_whole_game_in_plain_lines() {
    let folder = Folder::new("plain");
    let rules = yatzy_rules::Catalogue::get().rules("yatzy").unwrap();
    let turns = rules.boxes().iter().map(|rule| format!("throw\nenter {0}\nenter {0} 0\n", rule.id));
    let input = turns.collect::<String>() + "report\nreplay\nfinished\nopen 1\nsave\nquit\n";
    let script = folder.0.join("script");
    fs::create_dir_all(&folder.0).unwrap();
    fs::write(&script, input).unwrap();
    let output = std::process::Command::new(env!("CARGO_BIN_EXE_yatzy"))
        .args(["play", "--plain", "--seat", "Anna", "--lang", "en"])
        .env("YATZY_DATA", &folder.0)
        .current_dir(&folder.0)
        .stdin(fs::File::open(&script).unwrap())
        .output()
        .unwrap();
    let said = String::from_utf8(output.stdout).unwrap();
    assert!(output.status.success(), "{said}");
    assert!(said.contains("The game is over."), "{said}");
    assert_eq!(games(&folder.0).1.len(), 1);
    // What there is to do after a game can be done in lines, too.
    assert!(
        said.contains("Accuracy ") && said.contains("Anna throws ") && said.contains("1. Yatzy: Anna "),
        "{said}"
    );
    let log = format!("yatzy-{}.yatzy", games(&folder.0).1[0].id);
    assert!(said.contains(&log) && folder.0.join(log).exists(), "{said}");
}

/// A data folder of its own, gone afterwards.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let folder = std::env::temp_dir().join(format!("yatzy-play-{}-{name}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        Folder(folder)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}
