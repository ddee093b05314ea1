//! Pages of other sites: they can send people here, and forms, but nothing happens by them.

use super::Site;
use super::first_visit::arrive;
use crate::browser::chromium::{Browsers, Screen};
use crate::browser::place::Place;
use yatzy_text::{Lang, Text, say};

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs the site: part of the full test run"]
async fn a_form_of_another_site_makes_no_game() {
    let site = Site::start();
    let browsers = Browsers::start();
    let phone = browsers.open(Screen::Phone).await;
    arrive(&phone, &site).await;
    let form = format!(
        "data:text/html,<form method=post action={}><input name=game value=yatzy><input name=name1 value=Anna><button>",
        site.url("/new")
    );
    phone.go(&form).await;
    phone.click("button").await;
    assert_eq!(phone.text(".refusal").await, say!(Text::new(Lang::En), "server-foreign"));
    phone.go(&site.url("/")).await;
    phone.wait_for(".begin a").await;
    assert!(!phone.has(".play-on").await, "no game was made");
    // The same form of our own makes one.
    phone.go(&site.url("/new?game=yatzy&name1=Anna")).await;
    phone.click("form.new button.big").await;
    phone.table().await;
}
