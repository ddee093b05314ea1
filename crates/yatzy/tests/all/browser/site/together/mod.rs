//! Phones together without a server: browsers of their own, data channels between them, and the web server that delivered
//! the site stopped. All of it belongs to `--full together`.

mod camera;
mod firefox;
mod games;
mod killed;
mod limits;
mod phones;
mod pictures;
mod speed;

use crate::browser::pad::tell;
use crate::browser::place::Place;
use crate::browser::table::Table;
use phones::{Phones, TWO, answer, invitation, pair, play_to_the_end, said, sit};
use serde_json::json;

/// A pairing by text, and a whole game by two phones. The guest's first visit is the invitation itself.
#[tokio::test(flavor = "multi_thread")]
#[ignore = "the game stands still after the first throw in one run of fifteen; cargo xtask test --full together"]
async fn two_phones_pair_and_play_a_game() {
    let form = "game=ru13&dice=program&kind1=here&name1=Anna&kind2=open&order=down";
    let phones = Phones::on_a_first_visit(form).await;
    let (host, guest) = (&phones.host, &phones.guests[0]);
    sit(guest, "Bo").await;
    // The host goes to the table within the same document.
    host.ask("window.stays = true;").await;
    host.click("#together a.button.big").await;
    host.wait_for("#table").await;
    assert_eq!(host.url().await, phones.site.url(&format!("/g/{}", phones.game)));
    assert_eq!(host.ask("return window.stays;").await, json!(true));
    play_to_the_end(&[host, guest]).await;
    let totals = host.table().await.totals;
    guest.table_when("the same totals", |table| table.totals == totals).await;
    assert!(guest.url().await.contains("/with/"));
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
