//! What a site shows before there is a house on the device: its first page, drawn ahead in every language, and the files
//! that it is shown with.

use crate::assets::{asset, asset_path};
use crate::pages::home_page;
use crate::request::{Deployment, PageContext, Site};
use yatzy_table::{HouseOffers, Zone};
use yatzy_text::Text;

/// What the first page looks like with: no script of a house is there to run.
const LOOKS: [&str; 3] = ["icon.svg", "pages.css", "style.css"];

/// The first page of a house in which nobody has played.
pub fn first_page(text: Text) -> String {
    let offers = HouseOffers {
        records: true,
        computer: true,
        only_here: true,
        address: None,
        rulesets: Vec::new(),
        zone: Zone::Utc,
    };
    home_page(PageContext::without_forms(text, &here()), &[], &[], &offers).into_string()
}

/// The files that it is shown with: each by its path within the site, and what is in it.
pub fn first_files() -> Vec<(String, String)> {
    let file = |name: &str| Some((asset_path(&Site::default(), name), asset(name)?.body));
    LOOKS.iter().filter_map(|name| file(name)).collect()
}

/// Below whatever path the first page lies at.
fn here() -> Site {
    Site { base: ".".to_owned(), deployment: Deployment::Prerendered, ..Site::default() }
}
