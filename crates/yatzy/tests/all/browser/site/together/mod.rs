//! Phones together without a server: browsers of their own, data channels between them, and the web server that delivered
//! the site stopped. One pairing and one game run in CI; all of it belongs to `--full together`.

mod camera;
mod firefox;
mod games;
mod killed;
mod limits;
mod phones;
mod pictures;
mod speed;

use super::{arrive, is_made};
use crate::browser::pad::tell;
use crate::browser::place::Place;
use crate::browser::table::Table;
use phones::{
    Phones, TWO, answer, invitation, pair, play_to_the_end, said, scripted, shown_answer, sit, to_the_table,
};
use serde_json::json;

/// A pairing by text, and a whole game by two phones. The guest's first visit is the invitation itself.
#[tokio::test(flavor = "multi_thread")]
async fn two_phones_pair_and_play_a_game() {
    if !is_made() {
        eprintln!("skipped: there is no site; `cargo xtask test` makes one");
        return;
    }
    let form = "game=ru13&dice=program&kind1=here&name1=Anna&kind2=open&order=down";
    let phones = Phones::on_a_first_visit(form).await;
    let (host, guest) = (&phones.host, &phones.guests[0]);
    sit(guest, "Bo").await;
    // The host goes to the table within the same document.
    host.ask("window.stays = true;").await;
    to_the_table(host).await;
    assert_eq!(host.url().await, phones.site.url(&format!("/g/{}", phones.game)));
    assert_eq!(host.ask("return window.stays;").await, json!(true));
    play_to_the_end(&[host, guest]).await;
    let totals = host.table().await.totals;
    guest.table_when("the same totals", |table| table.totals == totals).await;
    assert!(guest.url().await.contains("/with/"));
}

/// A press before the scripts of a page run is sent like any form within the same document: it counts once, and the
/// connection stays.
#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs the site: part of the full test run"]
async fn a_press_before_the_scripts_run_counts_once() {
    let phones = Phones::around("game=yatzy&dice=program&kind1=open", 1).await;
    let guest = &phones.guests[0];
    sit(guest, "Bo").await;
    let before = guest.table().await.version;
    // The page is shown once more, and its button pressed as soon as it stands there.
    let press = "window.scripted = null;
        document.dispatchEvent(new CustomEvent('go', { detail: location.href, cancelable: true }));
        document.getElementById('throw').remove();
        const look = () => {
            const button = document.getElementById('throw');
            if (!button) { requestAnimationFrame(look); return; }
            window.scripted = document.getElementById('said') !== null;
            button.click();
        };
        look();";
    guest.ask(press).await;
    let table = guest.table_when("the throw", |table| table.throws == 1 && !table.busy).await;
    assert_eq!(table.version, before + 1);
    assert_eq!(guest.ask("return window.scripted;").await, json!(false), "the scripts were not there yet");
    guest.ask("window.stays = true;").await;
    scripted(guest).await;
    guest.enter().await;
    assert_eq!(guest.ask("return window.stays;").await, json!(true));
    phones.host.wait_for("#count:not([hidden])").await;
}

/// Both phones say what happened when they load their page again, and what to do.
#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs the site: part of the full test run"]
async fn a_phone_that_reloads_says_what_to_do() {
    let phones = Phones::around(TWO, 1).await;
    let (host, guest) = (&phones.host, &phones.guests[0]);
    sit(guest, "Bo").await;
    to_the_table(host).await;
    guest.reload().await;
    said(guest, "The connection to the other phone is lost").await;
    said(host, "A phone has lost its connection").await;
    // All seats are taken, so the table has no lobby: the sentence leads to the pairing page.
    host.click("[data-note='guest-gone'] a").await;
    pair(host, guest).await;
    to_the_table(host).await;
    host.reload().await;
    said(host, "The other phones have lost their connection").await;
    said(guest, "The connection to the other phone is lost").await;
    // The sentence leads to the pairing page.
    host.click("[data-note='guests-gone'] a").await;
    pair(host, guest).await;
    scripted(guest).await;
    assert!(guest.table().await.seat == 1);
}

/// Whether the phone keeps its screen on.
const IS_AWAKE: &str = "return window.awake ?? false;";

/// The screen of the phone that keeps the table stays on while guests are connected, on every page of its document.
#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs the site: part of the full test run"]
async fn the_host_stays_awake_while_there_are_guests() {
    let (mut phones, _) = Phones::unpaired(TWO, 1).await;
    arrive(&phones.guests[0], &phones.site).await;
    phones.site.stop();
    let (host, guest) = (&phones.host, &phones.guests[0]);
    // A browser without a screen may refuse.
    let screen = "navigator.wakeLock.request = async (kind) => {
        window.awake = kind === 'screen';
        return { released: false, release() { window.awake = false; } };
    };";
    host.ask(screen).await;
    assert_eq!(host.ask(IS_AWAKE).await, json!(false));
    pair(host, guest).await;
    host.until("a screen that stays on", IS_AWAKE, |is_awake| *is_awake == json!(true)).await;
    to_the_table(host).await;
    assert_eq!(host.ask(IS_AWAKE).await, json!(true));
    guest.go("about:blank").await;
    host.until("a screen that may go off", IS_AWAKE, |is_awake| *is_awake == json!(false)).await;
}

/// A code that is wrong gets a sentence, and a second tab of the host says where the connection is.
#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs the site: part of the full test run"]
async fn wrong_codes_and_second_tabs_get_a_sentence() {
    let phones = Phones::around(TWO, 1).await;
    let (host, site, game) = (&phones.host, &phones.site, &phones.game);
    let offer = invitation(host).await;
    for (code, sentence) in [
        ("hello", "not a Yatzy code"),
        (offer.as_str(), "another invitation"),
        (&offer[..offer.len() - 6], "damaged"),
    ] {
        answer(host, code).await;
        said(host, sentence).await;
    }
    let tab = host.new_tab().await;
    host.go(&site.url(&format!("/together?game={game}"))).await;
    said(host, "Another tab").await;
    host.look_at(&tab).await;
}

/// Phones that can't reach each other are told after 15 seconds what to look at, and the next invitation is a fresh one.
#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs the site: part of the full test run"]
async fn phones_that_do_not_find_each_other_are_told_what_to_look_at() {
    let (mut phones, _) = Phones::unpaired(TWO, 1).await;
    arrive(&phones.guests[0], &phones.site).await;
    phones.site.stop();
    let (host, guest) = (&phones.host, &phones.guests[0]);
    let code = shown_answer(guest, &invitation(host).await).await;
    guest.go("about:blank").await;
    answer(host, &code).await;
    said(host, "Connecting").await;
    said(host, "The phones can't find each other").await;
    pair(host, guest).await;
}

/// A guest tells turns of real dice while the connection is lost. They go through once, after pairing again.
#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs the site: part of the full test run"]
async fn a_guest_tells_real_dice_without_a_connection() {
    let phones = Phones::around("game=yatzy&dice=table&kind1=open", 1).await;
    let (host, guest) = (&phones.host, &phones.guests[0]);
    let pairing_page = host.url().await;
    sit(guest, "Bo").await;
    let before = guest.table().await.version;
    host.go("about:blank").await;
    said(guest, "The connection to the other phone is lost").await;
    tell(guest, 1, "66541", "chance").await;
    // What the hand pays may not be known yet: then a question mark waits.
    guest
        .table_when("an entry that waits", |table| table.unsaved.len() == 1 && table.version == before)
        .await;
    host.go(&pairing_page).await;
    pair(host, guest).await;
    let is_there = |table: &Table| table.unsaved.is_empty() && table.written == ["1 chance 22"];
    let table = guest.table_when("the entry", is_there).await;
    assert_eq!(table.version, before + 1);
}
