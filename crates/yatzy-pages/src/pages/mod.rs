//! The pages as HTML, one file each. Pages render a [`View`](yatzy_table::View) and don't know what is legal. Every
//! form works without script; the scripts in `assets/` add comfort.

mod banner;
mod boxes;
mod challenge;
mod chart;
mod computer;
mod device;
mod dice;
mod form_error;
mod games;
mod goal;
mod home;
mod layout;
mod learn;
mod lobby;
mod mark;
mod matches;
mod more;
mod new_game;
mod over;
mod pad;
mod print;
mod proof;
mod question;
mod real_dice;
mod records;
mod replay;
mod report;
mod rules;
mod screen;
mod seat;
mod signal;
mod standings;
mod table;
mod today;
mod together;
mod transfer;
mod who;

pub(crate) use challenge::{NewChallenge, challenge_page, comparison_page};
pub(crate) use computer::computer_page;
pub(crate) use form_error::FormError;
pub(crate) use games::{OWN_GAMES, OwnGames, own_games_page};
pub(crate) use goal::read as read_goal;
pub(crate) use home::{HomeGames, home_page, unknown_code_page};
pub(crate) use layout::problem_page;
pub(crate) use learn::{
    ExercisePage, exercise_number, exercise_page, learn_page, lesson_number, making_page, mistakes_page,
    practised_page, verdict_page,
};
pub(crate) use lobby::{Invitation, invite_page};
pub(crate) use matches::{MatchPage, match_page};
pub(crate) use new_game::{
    NO_PLAYER, OWN_RULES, SAME_NAME, edition_name, first_game, new_game_page, offered_place,
};
pub(crate) use print::print_page;
pub(crate) use records::{history_page, records_page, statistics_page, statistics_report};
pub(crate) use replay::replay_page;
pub(crate) use report::{ReportPage, report_page};
pub(crate) use rules::{PrintPaths, rules_page};
pub(crate) use screen::screen_page;
pub(crate) use seat::{link_page, seat_page};
pub(crate) use table::{Coached, TablePage, TableQuery, coach_again, table_fragment, table_page};
pub(crate) use today::{TodayPage, today_page, turn_costs};
pub use together::{PAGE as PAIRING_PAGE, PairingProblem, TogetherPage, pairing_problem, together_page};
pub use transfer::{FILE as GAMES_FILE, PAGE as GAMES_PAGE, TransferResult, transfer_page};
pub(crate) use who::{ASKED, KNOWN_SEATS, TypedName, WHO, who_page};
