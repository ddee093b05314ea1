//! What people see, as HTML: one file a page. Pages know how to show a table and not what is legal at it; every
//! form works without script, and `assets/` makes it pleasant with it.

mod boxes;
mod chart;
mod dice;
mod figure;
mod happened;
mod home;
mod layout;
mod more;
mod new_game;
mod over;
mod pad;
mod proof;
mod question;
mod records;
mod replay;
mod report;
mod rules;
mod seat;
mod table;
mod tell;

pub use home::home_page;
pub use layout::refused_page;
pub use new_game::{Filled, new_game_page};
pub use records::{history_page, records_page, statistics_page};
pub use replay::replay_page;
pub use report::report_page;
pub use rules::rules_page;
pub use seat::{link_page, seat_page};
pub use table::{Look, View, table_fragment, table_page};
