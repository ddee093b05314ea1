//! How others come to the table.

use crate::driver::Driver;
/// What others need to come to the table lies over it at the start, and comes again by a key.
#[test]
fn others_are_invited() {
    let mut driver = Driver::inviting("yatzy", &["Anna", "Björn"]);
    driver.shot("invitation");
    driver.keys("esc");
    assert!(!driver.screen(80, 24).contains("ab12cd"));
    driver.keys("q l");
    assert!(driver.screen(80, 24).contains("ab12cd"));
}

#[test]
fn the_key_of_the_invitation_is_listed() {
    let mut driver = Driver::inviting("yatzy", &["Anna", "Björn"]);
    driver.keys("esc ?");
    assert!(driver.screen(80, 30).contains("F2  Invite others"), "{}", driver.screen(80, 30));
    driver.keys("esc");
    assert!(driver.screen(120, 40).contains("F2 Invite others"), "{}", driver.screen(120, 40));
    driver.keys("f2");
    assert!(driver.screen(80, 24).contains("open http://192.168.1.7:8710 and type the code ab12cd"));
}

/// Who goes on with a game has the panel again: the address may be another one now.
#[test]
fn others_are_invited_again_when_a_game_goes_on() {
    let mut driver = Driver::inviting("yatzy", &["Anna"]);
    driver.keys("esc space");
    driver.home();
    driver.until("Continue a game?");
    driver.keys("enter");
    driver.until("ab12cd");
}

#[test]
fn a_host_hands_the_link_of_a_seat_out_again() {
    let mut driver = Driver::inviting("yatzy", &["Anna", "far:Björn"]);
    assert!(driver.screen(80, 24).contains("1  Link for Björn"), "{}", driver.screen(80, 24));
    driver.keys("1");
    driver.until("Open this address on the other device");
    assert!(driver.screen(80, 24).contains("/s/"), "{}", driver.screen(80, 24));
}
