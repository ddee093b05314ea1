//! A terminal player is a full member of the table: the coach, the rematch, seats that change hands, people who are
//! away, real dice.

use super::player::Player;
use super::{game, two_elsewhere};
use crate::house::House;
use crate::terminal::Terminal;
use std::sync::Arc;
use std::time::Duration;
use yatzy_bots::ValueSource;
use yatzy_house::Settings;
use yatzy_server::{App, Config};
use yatzy_store::SqliteStore;
use yatzy_wire::client::Server;
use yatzy_wire::{MadeBody, NewGameBody, NewSeatBody, api};

/// A game, and the addresses of its seats that are played elsewhere, then of the table.
fn made(house: &House, game: &NewGameBody) -> (MadeBody, Vec<String>) {
    let made = house.make(game);
    let path = |path: &str| format!("http://{}{path}", house.address());
    let mut addresses: Vec<String> = made.links.iter().map(|link| path(&link.path)).collect();
    addresses.push(path(&format!("/g/{}", made.id)));
    (made, addresses)
}

/// A house inside the test, whose patience with people who are away is set.
struct PatientHouse {
    address: String,
    _runtime: tokio::runtime::Runtime,
    _folder: tempfile::TempDir,
}

impl PatientHouse {
    fn new(patience: Duration) -> PatientHouse {
        let folder = tempfile::tempdir().unwrap();
        let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().unwrap();
        let listener = runtime.block_on(tokio::net::TcpListener::bind("127.0.0.1:0")).unwrap();
        let address = listener.local_addr().unwrap().to_string();
        let store = runtime.block_on(SqliteStore::open(&folder.path().join("house.db"))).unwrap();
        let house = Settings { patience, ..Settings::default() };
        let config = Config { house, ..Config::default() };
        let app = App::new(Arc::new(store), Some(ValueSource::default()), config);
        runtime.spawn(app.serve(listener, std::future::pending()));
        PatientHouse { address, _runtime: runtime, _folder: folder }
    }

    /// The links of a new game's seats.
    fn game(&self, game: &NewGameBody) -> Vec<String> {
        let base = format!("http://{}", self.address);
        let made = Server::new(&base, "en").ask(&api::MAKE.send(&[], game)).unwrap();
        made.links.iter().map(|link| format!("{base}{}", link.path)).collect()
    }
}

fn two() -> NewGameBody {
    NewGameBody::new("yatzy", two_elsewhere())
}

fn two_with_real_dice() -> NewGameBody {
    NewGameBody { dice: "table".to_owned(), ..two() }
}

fn record(house: &House, table: &str) -> String {
    house.get(&format!("/api/v1/games/{}/record", table.rsplit('/').next().unwrap())).1
}

#[test]
fn the_coach_is_asked_where_the_table_allows_it() {
    let house = House::named();
    let (made, addresses) = made(&house, &NewGameBody { hints: Some(true), ..two() });
    let mut anna = Player::start(&addresses[0], &[]);
    anna.wait_for("Anna to play");
    anna.say("coach");
    anna.wait_for("Throw all dice.");
    anna.say("throw");
    let thrown = anna.wait_for("Throw 1 of 3: ");
    let die = thrown.rsplit(": ").next().unwrap().chars().next().unwrap();
    anna.say(&format!("keep {die}"));
    anna.say("coach");
    // Her own choice is praised, or it is named with what it costs.
    let face = ["one", "two", "three", "four", "five", "six"][die as usize - '1' as usize];
    anna.wait_for_any(&["There is no better choice.", &format!("Keeping only the {face} instead costs ")]);
    let mut bjorn = Player::start(&addresses[1], &[]);
    bjorn.wait_for("It is Anna's turn.");
    bjorn.say("coach");
    bjorn.wait_for("It is Anna's turn.");
    assert_eq!(record(&house, &addresses[2]).matches("; hint").count(), 1, "it is in the record, once");

    // On the screen, by the key of the local game.
    let folder = tempfile::tempdir().unwrap();
    let mut screen = Terminal::start(&["join", &addresses[0]], folder.path());
    screen.wait_for("Throw 1 of 3");
    screen.wait_for("c coach");
    screen.send("c");
    let token = addresses[0].rsplit('/').next().unwrap();
    let api = house.api().with_token(token.parse().ok());
    let sentence = api.ask(&api::HINT.call(&[&made.id])).unwrap().sentence.unwrap();
    // What to do is short enough for one line; the reason may take more.
    screen.wait_for(sentence.split(['.', ';']).next().unwrap());

    let [one, ..] = game(&house, "yatzy");
    let mut strict = Player::start(&one, &["--lang", "ru"]);
    strict.say("throw");
    strict.wait_for("Бросок 1 из 3");
    strict.say("coach");
    strict.wait_for("без подсказок");
    let screen = Terminal::start(&["join", &one], folder.path());
    screen.wait_for("Throw 1 of 3");
    assert!(!screen.screen().contains("coach"), "{}", screen.screen());
    let mut screen = screen;
    screen.send("c");
    screen.wait_for("plays without the coach");
}

#[test]
fn the_coach_sees_the_dice_of_a_real_table() {
    let house = House::named();
    let (_, addresses) = made(&house, &NewGameBody { hints: Some(true), ..two_with_real_dice() });
    let mut anna = Player::start(&addresses[0], &[]);
    anna.say("dice 6 6 6 6 6");
    anna.say("coach");
    anna.wait_for("Enter 50 in Yatzy");
}

/// Ends a game of two with real dice: everyone strikes everything, but Anna gets points in chance.
fn strike_all(anna: &mut Player, bjorn: &mut Player) {
    let boxes: Vec<&str> =
        "ones twos threes fours fives sixes one-pair two-pairs three-of-a-kind four-of-a-kind \
                            small-straight large-straight full-house chance yatzy"
            .split_whitespace()
            .collect();
    for (round, id) in (1..).zip(&boxes) {
        for _ in 0..2 {
            let line = anna.wait_for(&format!("to play, round {round} of 15."));
            // A reported turn is confirmed.
            bjorn.wait_for(&line);
            let is_anna = line.contains("Anna");
            let points = if *id == "chance" { 20 + u32::from(is_anna) } else { 0 };
            let player = if is_anna { &mut *anna } else { &mut *bjorn };
            player.say(&format!("enter {id} {points}"));
        }
    }
}

#[test]
fn the_table_plays_again_and_everyone_follows() {
    let mut house = House::named();
    let (_, addresses) = made(&house, &two_with_real_dice());
    let (mut anna, mut bjorn) = (Player::start(&addresses[0], &[]), Player::start(&addresses[1], &[]));
    let folder = tempfile::tempdir().unwrap();
    let mut screen = Terminal::start(&["join", &addresses[2]], folder.path());
    screen.wait_for("Just watch");
    screen.send("\x1b");
    screen.wait_for("You are watching.");
    strike_all(&mut anna, &mut bjorn);
    anna.wait_for("Type again for another game");
    bjorn.wait_for("Type again for another game");
    screen.wait_for("Anna wins with 21 points");
    bjorn.say("again");
    for player in [&mut anna, &mut bjorn] {
        player.wait_for("Same table, new game.");
        // The seat that began last time comes last this time.
        player.wait_for("with Björn and Anna.");
    }
    // A spectator sees the result a little longer, and then the state of the series.
    screen.wait_for("Same table, new game.");
    screen.wait_for("Games won in this series: Björn 0 and");
    screen.wait_for("Björn to play");
    strike_all(&mut anna, &mut bjorn);
    anna.wait_for("Games won in this series: Björn 0 and Anna 2");
    screen.wait_for("Games won in this series: Björn 0 and");
    // A third game is begun while the house is away from Anna; the first link still leads to the latest game.
    house.kill();
    anna.wait_for("No connection.");
    anna.say("again");
    house.start_again();
    anna.wait_for("with Anna and Björn.");
    // A player who comes after a turn does not hear of it any more.
    bjorn.wait_for("with Anna and Björn.");
    let mut cecilia = Player::start(&addresses[0], &[]);
    cecilia.wait_for("Anna to play, round 1 of 15.");
    cecilia.say("enter chance 12");
    bjorn.wait_for("Anna enters 12 in Chance");
}

#[test]
fn a_rematch_by_key_on_the_screen() {
    let house = House::named();
    let alone = vec![NewSeatBody::elsewhere("Anna")];
    let (_, addresses) = made(&house, &NewGameBody { seats: alone, ..two_with_real_dice() });
    let mut anna = Player::start(&addresses[0], &[]);
    for (i, id) in
        ["ones", "twos", "threes", "fours", "fives", "sixes", "one-pair", "two-pairs"].iter().enumerate()
    {
        anna.wait_for(&format!("round {} of 15", i + 1));
        anna.say(&format!("enter {id} 0"));
    }
    anna.wait_for("round 9 of 15");
    anna.say("seat-leaves");
    anna.wait_for("The game is over.");
    let folder = tempfile::tempdir().unwrap();
    let mut screen = Terminal::start(&["join", &addresses[0]], folder.path());
    screen.wait_for("Play again");
    screen.send("n");
    screen.wait_for("round 1 of 15");
    screen.wait_for("Your turn");
}

#[test]
fn who_watches_sits_down_and_plays_and_leaves() {
    let house = House::named();
    let seats = vec![NewSeatBody::elsewhere("Anna"), NewSeatBody::open()];
    let (made, addresses) = made(&house, &NewGameBody::new("yatzy", seats));
    let table = addresses.last().unwrap();
    let folder = tempfile::tempdir().unwrap();
    let mut screen = Terminal::start(&["join", table], folder.path());
    screen.wait_for("Who are you?");
    screen.wait_for("I am Anna");
    screen.send("\x1b");
    screen.wait_for("You are watching.");
    screen.wait_for("Sit down");
    screen.send("s");
    screen.wait_for("Who are you?");
    screen.send("n");
    screen.wait_for("What name will you play under?");
    screen.send("Cecilias");
    screen.send("\x7f");
    screen.send("\r");
    screen
        .wait_until("the name", |screen| screen.contains("Cecilia") && !screen.contains("You are watching"));
    let mut dag = Player::start(table, &[]);
    dag.wait_for("To play along, type sit and your name");
    dag.say("sit");
    dag.wait_for("To play along, type sit and your name");
    dag.say(&format!("sit {}", "x".repeat(99)));
    dag.wait_for("This name is too long");
    dag.say("sit Dag");
    dag.wait_for("with Anna, Cecilia and Dag.");
    let mut anna = Player::start(&addresses[0], &[]);
    anna.wait_for("with Anna, Cecilia and Dag.");
    anna.say("throw");
    anna.wait_for("Throw 1 of 3");
    anna.say("boxes");
    let first = anna.wait_for("): ");
    anna.enter(&first);
    screen.wait_for("Your turn");
    screen.send("u");
    screen.wait_for("The last choice was Anna's.");
    // Cecilia moves to another device: there the seat is taken, here one watches.
    screen.send("qm");
    screen.wait_for("Open this address on the other device");
    let id = &made.id;
    let shown: String =
        screen.screen().chars().filter(|c| c.is_ascii_alphanumeric() || "/:.".contains(*c)).collect();
    let token = shown.split("/s/").nth(1).unwrap().get(..64).unwrap().to_owned();
    screen.send("\x1b");
    let mut phone = Player::start(&format!("http://{}/g/{id}/s/{token}", house.address()), &[]);
    phone.wait_for("Cecilia to play");
    phone.say("throw");
    screen.wait_for("Throw 1 of 3");
    phone.say("seat-leaves");
    anna.wait_for("Cecilia has left");
    dag.wait_for("Dag to play, round 1 of 15.");
    dag.say("seat-leaves");
    dag.wait_for("Dag has left");
    anna.wait_for("Anna to play, round 2 of 15.");
    // The first round is over: who comes now can only watch.
    let mut late = Player::start(table, &[]);
    late.wait_for("You are watching.");
    late.say("sit Erik");
    late.wait_for("No seat is free at this table.");
}

#[test]
fn someone_who_is_away_is_waited_for() {
    let house = PatientHouse::new(Duration::from_secs(3600));
    let links = house.game(&two());
    let folder = tempfile::tempdir().unwrap();
    let mut screen = Terminal::start(&["join", &links[1]], folder.path());
    screen.wait_for("Anna is away.");
    screen.send("b");
    screen.wait_for("It is Anna's turn.");
    let mut bjorn = Player::start(&links[1], &[]);
    bjorn.wait_for("Anna is away. In");
    bjorn.wait_for("computer: let the computer play");
    bjorn.say("computer");
    bjorn.wait_for("has not been away for long");
}

#[test]
fn the_computer_plays_for_someone_who_is_away() {
    let house = PatientHouse::new(Duration::ZERO);
    let links = house.game(&two());
    let folder = tempfile::tempdir().unwrap();
    let mut screen = Terminal::start(&["join", &links[1]], folder.path());
    screen.wait_for("Let the computer play this turn");
    screen.send("b");
    screen.wait_for("Your turn");
    screen.send(" ");
    screen.wait_for("Throw 1 of 3");
    screen.send("p\r");
    screen.wait_for("Anna to play");
    screen.wait_for("Let the computer play this turn");
    // Once Anna is back the computer does not play for her.
    let mut anna = Player::start(&links[0], &[]);
    anna.wait_for("Anna to play, round 2 of 15.");
    screen.wait_until("Anna", |screen| !screen.contains("Let the computer play this turn"));
}

#[test]
fn real_dice_are_corrected_and_taken_back_by_every_player() {
    let house = House::named();
    let (_, addresses) = made(&house, &two_with_real_dice());
    let folder = tempfile::tempdir().unwrap();
    let mut screen = Terminal::start(&["join", &addresses[1]], folder.path());
    let mut anna = Player::start(&addresses[0], &[]);
    screen.wait_for("Anna to play");
    // A turn that someone else tells meanwhile is not overwritten: the person is told.
    screen.send("66655");
    screen.wait_for("[28]");
    anna.say("enter chance 20");
    screen.wait_for("Someone was faster");
    screen.wait_for("Your turn");
    // Enter on a filled box of Anna's corrects it.
    screen.send("p");
    screen.send("\x1b[D");
    screen.send("\r");
    screen.wait_for("Correcting Anna, turn 1");
    screen.send("\x7f\x7f21\r");
    anna.wait_for("Corrected: 21 in Chance");
    screen.wait_for("21");
    screen.wait_until("the end of the correction", |screen| !screen.contains("Correcting"));
    assert!(record(&house, &addresses[2]).contains("chance"));
    anna.say("undo");
    anna.wait_for("Undone.");
    screen.wait_for("Anna to play");
}
