//! Every way to a seat: by its link, by a name, by sitting down while watching, by playing again. Whichever it is, the
//! device has noted its token, the server's commitment and the newest head before it asks for the seat, so a kill at
//! any moment loses neither the seat nor the proof.

use super::player::Player;
use super::trouble::{Between, Mood};
use super::{game, two_elsewhere};
use crate::house::House;
use crate::terminal::Terminal;
use serde_json::{Value, json};
use yatzy_table::Token;
use yatzy_wire::{MadeBody, NewGameBody, NewSeatBody, SeatNameBody, api};

/// A game with an open seat, and its address.
fn with_an_open_seat(house: &House) -> (MadeBody, String) {
    let made = house.make(&NewGameBody::new("yatzy", vec![NewSeatBody::here("Anna"), NewSeatBody::open()]));
    let table = format!("http://{}/g/{}", house.address(), made.id);
    (made, table)
}

fn id(address: &str) -> &str {
    let mut parts = address.split('/');
    parts.find(|part| *part == "g").and_then(|_| parts.next()).unwrap()
}

fn heads(notes: &Value) -> usize {
    notes["heads"].as_array().unwrap().len()
}

/// A device that sits or watches has all three.
fn assert_noted(notes: &Value) {
    assert_eq!(notes["device"].as_str().map(str::len), Some(64), "{notes}");
    assert_eq!(notes["commitment"].as_str().map(str::len), Some(64), "{notes}");
    assert!(heads(notes) > 0, "{notes}");
}

#[test]
fn a_seat_taken_by_its_link_is_noted_and_kept() {
    let house = House::named();
    let [one, _, table] = game(&house, "yatzy");
    let mut anna = Player::start(&one, &[]);
    anna.wait_for("Your turn.");
    let before = anna.notes(id(&table));
    assert_noted(&before);
    anna.say("throw");
    anna.wait_for("Throw 1 of 3");
    anna.say("boxes");
    let first = anna.wait_for("): ");
    anna.enter(&first);
    anna.wait_for("Anna enters ");
    let after = anna.notes(id(&table));
    assert!(heads(&after) > heads(&before), "heads go on being noted: {after}");
    assert_eq!(after["bytes"].as_object().unwrap().len(), 1, "{after}");
    // The table's address alone leads back to the seat.
    anna.kill_and_join(&table);
    anna.wait_for("Björn to play, round 1 of 15.");
    anna.say("seat-leaves");
    anna.wait_for("Anna has left");
}

#[test]
fn a_seat_taken_by_name_is_noted_and_kept() {
    let house = House::named();
    let (made, table) = with_an_open_seat(&house);
    let mut cecilia = Player::start(&table, &["--name", "Cecilia"]);
    cecilia.wait_for("with Anna and Cecilia.");
    assert_noted(&cecilia.notes(&made.id));
    cecilia.kill_and_join(&table);
    cecilia.wait_for("with Anna and Cecilia.");
    cecilia.say("seat-leaves");
    cecilia.wait_for("Cecilia has left");
}

#[test]
fn a_seat_taken_while_watching_is_noted_and_kept() {
    let house = House::named();
    let (made, table) = with_an_open_seat(&house);
    let mut dag = Player::start(&table, &[]);
    dag.wait_for("You are watching.");
    let watching = dag.notes(&made.id);
    assert_noted(&watching);
    dag.say("sit Dag");
    dag.wait_for("with Anna and Dag.");
    dag.kill_and_join(&table);
    dag.wait_for("with Anna and Dag.");
    dag.say("seat-leaves");
    dag.wait_for("Dag has left");
    assert_eq!(dag.notes(&made.id)["device"], watching["device"], "a device has one token at a table");
}

#[test]
fn a_seat_taken_by_key_on_the_screen_is_kept() {
    let house = House::named();
    let (_, table) = with_an_open_seat(&house);
    let folder = tempfile::tempdir().unwrap();
    let mut screen = Terminal::start(&["join", &table], folder.path());
    // Anna plays on another device, and no one else is expected; a person may watch first.
    screen.wait_for("Anna: on another device");
    screen.send("\x1b");
    screen.wait_until("the table alone", |screen| !screen.contains("Who are you?"));
    screen.send("s");
    screen.wait_for("Someone else…");
    screen.send("n");
    screen.wait_for("What name will you play under?");
    screen.send("Dag\r");
    let asked = |screen: &str| {
        ["Who are you?", "What name", "You are watching"].iter().any(|words| screen.contains(words))
    };
    screen.wait_until("the seat", |screen| screen.contains("Dag") && !asked(screen));
    screen.kill();
    let again = Terminal::start(&["join", &table], folder.path());
    again.wait_for("Dag");
    assert!(!asked(&again.screen()), "{}", again.screen());
}

/// Björn is expected. A terminal that comes by the table's address or its code is asked whether it is his.
#[test]
fn an_expected_seat_is_taken_by_its_name() {
    let house = House::named();
    let seats =
        || vec![NewSeatBody::here("Anna"), NewSeatBody::elsewhere("Björn"), NewSeatBody::elsewhere("Cleo")];
    let made = house.make(&NewGameBody::new("yatzy", seats()));
    let table = format!("http://{}/g/{}", house.address(), made.id);
    let by_code = format!("{}/join?code={}", house.address(), made.code.clone().unwrap());
    let mut bjorn = Player::start(&by_code, &[]);
    bjorn.wait_for("Expected: Björn and Cleo.");
    assert_noted(&bjorn.notes(&made.id));
    bjorn.wait_for("If that is you, type ask and the name: ask Anna");
    bjorn.say("sit Anna");
    bjorn.wait_for("If that is you, type ask and the name: ask Anna");
    bjorn.say("sit björn");
    bjorn.wait_for("with Anna, Björn and Cleo.");
    bjorn.kill_and_join(&table);
    bjorn.wait_for("with Anna, Björn and Cleo.");
    bjorn.say("seat-leaves");
    bjorn.wait_for("Björn has left");

    // On a screen the names are keys. A typed name that is expected is asked about.
    let made = house.make(&NewGameBody::new("yatzy", seats()));
    let table = format!("http://{}/g/{}", house.address(), made.id);
    let folder = tempfile::tempdir().unwrap();
    let mut screen = Terminal::start(&["join", &table], folder.path());
    screen.wait_for("Who are you?");
    screen.wait_for("I am Cleo");
    screen.send("n");
    screen.wait_for("What name will you play under?");
    screen.send("CLEO\r");
    screen.wait_for("Are you the Cleo who is expected?");
    screen.send("\x1b");
    screen.wait_for("What name will you play under?");
    screen.send("\x1b");
    screen.wait_until("the table alone", |screen| !screen.contains("What name"));
    screen.send("s");
    screen.wait_for("I am Björn");
    screen.send("1");
    screen.wait_for("■ you");
    screen.kill();
    let state = house.api().ask(&api::LOOK.call(&[&made.id])).unwrap();
    let names: Vec<&str> = state.seats.iter().map(|seat| seat.name.as_str()).collect();
    assert_eq!(names, ["Anna", "Björn", "Cleo"], "no second one of a name");
    assert!(state.seats[1].held && !state.seats[2].held);
    // By the command line, too.
    let mut cleo = Player::start(&table, &["--name", "cleo"]);
    cleo.wait_for("with Anna, Björn and Cleo.");
    let state = house.api().ask(&api::LOOK.call(&[&made.id])).unwrap();
    assert!(state.seats.len() == 3 && state.seats[2].held);
}

/// The server seats the person, and the answer is lost with the program that waited for it.
#[test]
fn a_kill_before_the_answer_loses_no_seat() {
    let house = House::named();
    let between = Between::new(house.address());
    let (_, table) = with_an_open_seat(&house);
    let mut dag = Player::start(&table.replace(house.address(), &between.address), &[]);
    dag.wait_for("You are watching.");
    between.set(Mood::Swallows);
    dag.say("sit Dag");
    between.wait_until_swallowed(|| "sit".to_owned());
    dag.kill_and_join(&table);
    dag.wait_for("with Anna and Dag.");
    dag.say("seat-leaves");
    dag.wait_for("Dag has left");

    let [one, _, table] = game(&house, "yatzy");
    let between = Between::new(house.address());
    between.set(Mood::Swallows);
    let mut anna = Player::start(&one.replace(house.address(), &between.address), &[]);
    between.wait_until_swallowed(|| "the link".to_owned());
    anna.kill_and_join(&table);
    anna.wait_for("Your turn.");
}

#[test]
fn a_server_that_is_killed_and_back_has_the_seat_and_the_proof_goes_on() {
    let mut house = House::named();
    let (made, table) = with_an_open_seat(&house);
    let mut dag = Player::start(&table, &[]);
    dag.wait_for("You are watching.");
    dag.say("sit Dag");
    dag.wait_for("with Anna and Dag.");
    house.kill();
    dag.wait_for("No connection.");
    house.start_again();
    dag.wait_for("The connection is back.");
    let before = dag.notes(&made.id);
    dag.say("seat-leaves");
    dag.wait_for("Dag has left");
    let after = dag.notes(&made.id);
    assert!(heads(&after) > heads(&before), "{after}");
    assert_eq!((&after["device"], &after["commitment"]), (&before["device"], &before["commitment"]));
}

#[test]
fn the_next_game_of_a_series_is_noted_and_kept() {
    let house = House::named();
    let [one, two, first] = game(&house, "yatzy");
    let (mut anna, mut bjorn) = (Player::start(&one, &[]), Player::start(&two, &[]));
    end_early(&mut anna, &mut bjorn);
    anna.say("again");
    anna.wait_for("Same table, new game.");
    anna.wait_for("Your turn.");
    let state = house.api().ask(&api::LOOK.call(&[&id(&first)])).unwrap();
    let next = state.next.unwrap();
    assert_noted(&anna.notes(&next));
    assert_eq!(anna.notes(&next)["device"], anna.notes(id(&first))["device"]);
    for address in [first.clone(), first.replace(id(&first), &next)] {
        anna.kill_and_join(&address);
        anna.wait_for("Anna to play, round 1 of 15.");
        anna.wait_for("Your turn.");
    }
}

/// Both leave: the game is over, and its dice are laid open.
fn end_early(anna: &mut Player, bjorn: &mut Player) {
    anna.wait_for("Your turn.");
    anna.say("throw");
    anna.wait_for("Throw 1 of 3");
    anna.say("seat-leaves");
    bjorn.wait_for("Anna has left");
    bjorn.wait_for("Your turn.");
    bjorn.say("seat-leaves");
    anna.wait_for("The game is over.");
    bjorn.wait_for("The game is over.");
}

#[test]
fn who_comes_after_the_end_is_told_that_nothing_was_noted() {
    let house = House::named();
    let [one, two, table] = game(&house, "yatzy");
    let (mut anna, mut bjorn) = (Player::start(&one, &[]), Player::start(&two, &[]));
    end_early(&mut anna, &mut bjorn);
    anna.wait_for("The dice are checked");
    bjorn.wait_for("The dice are checked");
    let mut late = Player::start(&table, &[]);
    late.wait_for("The game is over.");
    late.wait_for("The dice can't be checked");
    // What was noted in time is still there.
    anna.kill_and_join(&table);
    anna.wait_for("The dice are checked");
}

/// Files of the version before: one of a seat taken by name, and one of a seat played by its link.
#[test]
fn old_notes_still_work() {
    let house = House::named();
    let (made, table) = with_an_open_seat(&house);
    let token = Token::random();
    let sit = SeatNameBody::new(Some("Cecilia"), None);
    house.api().with_token(Some(token)).ask(&api::TAKE.send(&[&made.id, &2], &sit)).unwrap();
    let mut cecilia = Player::start(&table, &[]);
    cecilia.wait_for("You are watching.");
    let old = json!({"commitment": null, "heads": [], "bytes": {}, "device": token.to_hex()});
    std::fs::write(cecilia.notes_file(&made.id), old.to_string()).unwrap();
    cecilia.kill_and_start_again();
    cecilia.wait_for("with Anna and Cecilia.");
    cecilia.say("seat-leaves");
    cecilia.wait_for("Cecilia has left");
    assert_noted(&cecilia.notes(&made.id));

    let made = house.make(&NewGameBody::new("yatzy", two_elsewhere()));
    let link = format!("http://{}{}", house.address(), made.links[0].path);
    let mut anna = Player::start(&link, &[]);
    anna.wait_for("Your turn.");
    anna.kill();
    let old = json!({"commitment": null, "heads": [], "bytes": {"1": "ab".repeat(32)}, "device": null});
    std::fs::write(anna.notes_file(&made.id), old.to_string()).unwrap();
    anna.kill_and_start_again();
    anna.wait_for("Your turn.");
    anna.say("throw");
    anna.wait_for("Throw 1 of 3");
    let notes = anna.notes(&made.id);
    assert_noted(&notes);
    assert_eq!(notes["bytes"]["1"], "ab".repeat(32), "{notes}");
}
