//! The pictures of docs/together.md.

use super::super::first_visit::arrive;
use super::phones::{Phones, TWO, answer, at_table, invitation, shown_answer, sit};
use crate::browser::chromium::Browser;
use crate::browser::place::Place;
use serde_json::json;
use std::path::Path;

async fn draw(phone: &Browser, name: &str) {
    let metrics = json!({ "width": 360, "height": 740, "deviceScaleFactor": 1, "mobile": true });
    phone.devtools("Emulation.setDeviceMetricsOverride", metrics).await;
    phone.ask("scrollTo(0, 0);").await;
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/pictures");
    std::fs::write(folder.join(format!("together-{name}.png")), phone.picture().await).unwrap();
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "part of the full test run: together"]
async fn a_pairing_is_drawn_for_its_page() {
    let (phones, pairing_page) = Phones::unpaired(TWO, 1).await;
    let (host, guest) = (&phones.host, &phones.guests[0]);
    arrive(guest, &phones.site).await;
    host.go(&phones.site.url(&format!("/g/{}", phones.game))).await;
    host.wait_for(".lobby").await;
    draw(host, "lobby").await;
    host.go(&pairing_page).await;
    let offer = invitation(host).await;
    draw(host, "offer").await;
    let code = shown_answer(guest, &offer).await;
    draw(guest, "answer").await;
    answer(host, &code).await;
    at_table(guest).await;
    sit(guest, "Bo").await;
    guest.table().await;
    draw(guest, "table").await;
}
