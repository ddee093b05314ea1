//! The first page of a site, rendered at build time in every language, with its files. It is shown before the house is
//! installed on a device.

use crate::assets::{asset, asset_path};
use crate::pages::{HomeGames, home_page};
use crate::request::{Deployment, PageContext, Site};
use yatzy_table::{HouseOffers, Zone};
use yatzy_text::Text;

/// The files of the first page, without scripts of a house.
const LOOKS: [&str; 3] = ["icon.svg", "pages.css", "style.css"];

/// The first page of an empty house.
pub fn first_page(text: Text) -> String {
    let offers = HouseOffers {
        records: true,
        computer: true,
        opened_by: None,
        address: None,
        rulesets: Vec::new(),
        zone: Zone::Utc,
    };
    home_page(PageContext::without_forms(text, &here()), &HomeGames::default(), &offers).into_string()
}

/// The files of the first page: path within the site, and content.
pub fn first_files() -> Vec<(String, String)> {
    let file = |name: &str| Some((asset_path(&Site::default(), name), asset(name)?.body));
    LOOKS.iter().filter_map(|name| file(name)).collect()
}

/// The first page may be at any path, so its links are relative.
fn here() -> Site {
    Site { base: ".".to_owned(), deployment: Deployment::Prerendered, ..Site::default() }
}
