//! `yatzy join` against the real server: whole games by two programs, in which now the server and now a player is
//! killed without warning.

mod player;
mod requests;
mod sitting;
mod table;
mod trouble;

use crate::house::House;
use crate::terminal::Terminal;
pub use player::Player;
use yatzy_wire::{NewGameBody, NewSeatBody, api};

/// A game of two seats that are played elsewhere: the addresses of both, and of the table.
fn game(house: &House, rules: &str) -> [String; 3] {
    let made = house.make(&NewGameBody::new(rules, two_elsewhere()));
    let address = |path: &str| format!("http://{}{path}", house.address());
    let link = |seat: usize| address(&made.links[seat].path);
    [link(0), link(1), address(&format!("/g/{}", made.id))]
}

fn two_elsewhere() -> Vec<NewSeatBody> {
    vec![NewSeatBody::elsewhere("Anna"), NewSeatBody::elsewhere("Björn")]
}

#[test]
fn a_whole_game_of_two_with_kills_in_the_middle() {
    let mut house = House::named();
    let [one, two, table] = game(&house, "yatzy");
    let (mut anna, mut bjorn) = (Player::start(&one, &[]), Player::start(&two, &[]));
    let mut watcher = Player::start(&table, &[]);
    watcher.wait_for("You are watching.");
    for round in 1..=15 {
        for (name, player) in [("Anna", &mut anna), ("Björn", &mut bjorn)] {
            player.wait_for(&format!("{name} to play, round {round} of 15."));
            player.wait_for("Your turn.");
            player.say("throw");
            let thrown = player.wait_for("Throw 1 of 3: ");
            if (name, round) == ("Björn", 3) {
                // The player's program is killed. Started again, it finds the dice as they were.
                player.kill_and_start_again();
                assert_eq!(player.wait_for("Throw 1 of 3: "), thrown);
            }
            if (name, round) == ("Anna", 5) {
                house.kill();
                player.wait_for("No connection.");
                player.say("keep none");
                player.say("throw");
                house.start_again();
                player.wait_for("Throw 2 of 3: ");
            }
            player.say("boxes");
            let first = player.wait_for("): ").to_owned();
            player.enter(&first);
            player.wait_for(&format!("{name} enters "));
        }
    }
    for player in [&mut anna, &mut bjorn, &mut watcher] {
        player.wait_for("The game is over.");
        player.wait_for("The dice are checked");
        player.say("quit");
        assert!(player.ended_well());
    }
    let record = house.api().ask(&api::RECORD.call(&[&table.rsplit('/').next().unwrap()])).unwrap().record;
    let throws = yatzy_rules::fair::throws(&record.game).count();
    assert_eq!(throws, 31, "no throw was made twice");
    assert_eq!(record.proof.unwrap().bytes.len(), throws, "every throw had its bytes");
    // A late player finds the end, and may ask for a rematch.
    let mut late = Player::start(&one, &[]);
    late.wait_for("The game is over.");
    late.wait_for("Type again for another game");
}

#[test]
fn a_turn_on_the_screen_with_a_kill_in_the_middle() {
    let mut house = House::named();
    let [address, ..] = game(&house, "yatzy");
    let folder = tempfile::tempdir().unwrap();
    let mut screen = Terminal::start(&["join", &address], folder.path());
    screen.wait_for("Throw all");
    screen.wait_for("● you");
    screen.send(" ");
    screen.wait_for("Throw 1 of 3");
    house.kill();
    screen.wait_for("No connection");
    // A die is let go and kept again: what lies there was looked at.
    screen.send("11 ");
    house.start_again();
    screen.wait_for("Throw 2 of 3");
    screen.send("p\r");
    // It is the other's turn then, and keys say so.
    screen.wait_for("Björn to play");
    screen.send(" ");
    screen.wait_for("It is Björn's turn.");
    screen.send("q");
    screen.wait_for("Leave the table?");
    screen.send("q");
}

#[test]
fn a_free_seat_is_taken_by_name() {
    let house = House::named();
    let seats = vec![NewSeatBody::here("Anna"), NewSeatBody::open()];
    let made = house.make(&NewGameBody::new("ru13", seats));
    let address = format!("http://{}/g/{}", house.address(), made.id);
    let mut cecilia = Player::start(&address, &["--name", "Cecilia"]);
    cecilia.wait_for("with Anna and Cecilia.");
    cecilia.wait_for("It is Anna's turn.");
    cecilia.say("throw");
    cecilia.wait_for("It is Anna's turn.");
    // Started again on the same device, the seat is still Cecilia's, and no other is made.
    cecilia.kill_and_start_again();
    cecilia.wait_for("with Anna and Cecilia.");
    let code = format!("{}/join?code={}", house.address(), made.code.unwrap());
    let mut dag = Player::start(&code, &["--name", "Dag"]);
    dag.wait_for("with Anna, Cecilia and Dag.");
}

/// Rules of one's own are offered to everyone who comes, and a wrong file is refused before anything is served.
#[test]
fn a_server_offers_rules_of_its_own() {
    use std::io::{BufRead, BufReader, Read, Write};
    let folder = tempfile::tempdir().unwrap();
    let serve = |rules: &str| {
        let mut command = std::process::Command::new(env!("CARGO_BIN_EXE_yatzy"));
        command.args(["serve", "--listen", "127.0.0.1:0", "--rules", rules, "--lang", "en", "--data"]);
        command.arg(folder.path()).stdout(std::process::Stdio::piped()).stderr(std::process::Stdio::piped());
        command.spawn().unwrap()
    };
    let mut server = serve(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/rulesets/two-dice.toml"));
    let mut line = String::new();
    let mut said = BufReader::new(server.stdout.take().unwrap());
    said.read_line(&mut line).unwrap();
    let address = line.trim().strip_prefix("listening on http://").unwrap().to_owned();
    let mut stream = std::net::TcpStream::connect(&address).unwrap();
    write!(stream, "GET /new HTTP/1.0\r\nHost: localhost\r\n\r\n").unwrap();
    let mut page = String::new();
    stream.read_to_string(&mut page).unwrap();
    server.kill().unwrap();
    server.wait().unwrap();
    assert!(page.contains("value=\"own:0\"") && page.contains("Two dice"), "{page}");
    let wrong = folder.path().join("wrong.toml");
    std::fs::write(&wrong, "dice = 7\n").unwrap();
    let refused = serve(wrong.to_str().unwrap()).wait_with_output().unwrap();
    assert_eq!(refused.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&refused.stderr).contains("Line 1"), "{refused:?}");
}
