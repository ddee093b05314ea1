//! What a device's memory may do to games is said before it happens.

use super::first_visit::arrive;
use super::{Site, is_noted};
use crate::browser::chromium::{Browsers, Screen};
use crate::browser::place::Place;
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs the site: part of the full test run"]
async fn it_is_said_when_games_may_be_lost() {
    let site = Site::start();
    let browsers = Browsers::start();
    let phone = browsers.open(Screen::Phone).await;
    arrive(&phone, &site).await;
    assert!(!is_noted(&phone, "may-go").await, "there is nothing to lose yet");
    phone.go(&site.url("/new?game=yatzy&name1=Anna")).await;
    phone.click("form.new button.big").await;
    phone.table().await;
    phone.go(&site.url("/")).await;
    phone.wait_for("[data-note=may-go]").await;
    // A dismissed warning stays away, also on the next page.
    phone.click("[data-note=may-go] [data-away]").await;
    phone.reload().await;
    phone.wait_for(".play-on").await;
    assert!(!is_noted(&phone, "may-go").await);

    // Chromium tells no page how much room there really is; other browsers do.
    let nearly_full = "navigator.storage.estimate = async () => ({ usage: 97e6, quota: 100e6 });";
    phone.devtools("Page.addScriptToEvaluateOnNewDocument", json!({ "source": nearly_full })).await;
    phone.reload().await;
    phone.wait_for("[data-note=nearly-full]").await;
    phone.click("[data-note=nearly-full] a").await;
    phone.wait_for("main form").await;
}
