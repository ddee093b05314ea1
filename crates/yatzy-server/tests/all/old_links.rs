//! Codes and links of the version before, on a database that its program left.

use crate::house::{House, quick};
use sqlx::Connection;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use std::sync::Arc;
use yatzy_table::Token;
use yatzy_wire::{FollowLinkBody, api};

const HOUSE: &[u8] = include_bytes!("../../../yatzy-store/tests/data/house-1.sqlite");

/// A game in which the second seat is open, and the third is kept for a person who has not come.
const GAME: &str = "31fvze9m1513whp9ty6pmhfg";

#[tokio::test]
async fn codes_and_links_of_the_version_before_lead_to_their_seats() {
    let folder = Arc::new(tempfile::tempdir().unwrap());
    let path = folder.path().join("house.db");
    std::fs::write(&path, HOUSE).unwrap();
    // A database has only the hash of a link. The third seat gets one whose token is known.
    let token = Token::from_bytes([7; 32]);
    let mut database =
        SqliteConnection::connect_with(&SqliteConnectOptions::new().filename(&path)).await.unwrap();
    let set = sqlx::query("UPDATE seat SET link = ? WHERE game = ? AND seat = 2");
    let set = set.bind(token.hash().0.to_vec()).bind(GAME).execute(&mut database).await.unwrap();
    assert_eq!(set.rows_affected(), 1);
    database.close().await.unwrap();

    let house = House::on(folder, quick(), None).await;
    assert_eq!(house.get("/api/v1/codes/m799wg", "").await.json()["id"], GAME);
    let joined = house.get("/join?code=M799WG", "").await;
    let place = joined.headers["location"].to_str().unwrap();
    assert!(place.starts_with(&format!("/g/{GAME}")), "{place}");
    // The device is asked who it is; the expected person and the open seat are there to be tapped.
    let who = house.get(place, "").await.text;
    for action in ["seats/3/take", "seats/2/take"] {
        assert!(who.contains(&format!("/g/{GAME}/{action}")), "{action}: {who}");
    }
    let link = format!("/g/{GAME}/s/{}", token.to_hex());
    let page = house.get(&link, "").await;
    assert!(page.status.is_success() && page.text.contains(&link), "{page:?}");
    let follow = FollowLinkBody { token: token.to_hex(), name: None, key: Some("0".repeat(32)) };
    let taken = house.ask("", &api::FOLLOW.send(&[&GAME], &follow)).await.unwrap();
    assert_eq!(taken.seat, 3);
}
