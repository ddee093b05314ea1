//! The command line: which campaign, against which server programs, of which size.

use clap::{Arg, ArgAction, ArgMatches, Command, value_parser};
use std::path::PathBuf;

const SERVER_HELP: &str = "The server program, usually `yatzy`; `-` is this program itself";

/// The command line of all campaigns.
pub fn command() -> Command {
    let kills = |usual| size("kills", "Number of kills", usual);
    let players = || size("players", "Number of connected players", "2000");
    Command::new("yatzy-campaign")
        .about("Campaigns against running servers. Each ends with one line of figures and a verdict, and fails if wrong.")
        .subcommand_required(true)
        .arg_required_else_help(true)
        .subcommands([
            campaign("kill", "SIGKILL under load; everything that clients saw is checked")
                .arg(kills("200"))
                .args([tables("8"), seed(), postgres()]),
            campaign("node-kill", "The same with two nodes on the PostgreSQL of $YATZY_POSTGRES")
                .arg(kills("100"))
                .args([tables("8"), seed()]),
            campaign("syncs", "A sync before each acknowledgement, counted by strace")
                .arg(size("moves", "Number of moves", "200")),
            campaign("planted", "Planted bugs, which must be caught; only with the feature `planted`").arg(kills("20")),
            campaign("faults", "A locked database, a full disk (needs root), failing writes"),
            campaign("node-faults", "A stopped PostgreSQL, and a node that is cut off from it"),
            campaign("load", "Connected players with a move every 4 s, then every second")
                .args([players(), seconds("15"), before()]),
            campaign("node-load", "The same at two nodes on one PostgreSQL").args([players(), seconds("15")]),
            campaign("rate", "Moves per second without pauses, beside a bare loop of commits on the same disk")
                .args([
                    number("players", "Number of players", "200"),
                    number("rounds", "Rounds of each", "3"),
                    seconds("5"),
                    before(),
                ]),
            campaign("hostile", "Honest players beside attacks: others' p99, the computer's first step, memory")
                .arg(
                    Arg::new("attack")
                        .action(ArgAction::Append)
                        .help("Only attacks whose name contains one of these words, such as `prints` or `win`"),
                )
                .args([number("players", "Number of honest players", "200"), seconds("10"), before()]),
            campaign("memory", "Resident memory of a server with many tables that are looked at")
                .args([tables("1000"), number("limit", "Most MiB", "120")]),
            Command::new("serve")
                .about("Serves, as `yatzy serve` does")
                .hide(true)
                .args(["database", "listen", "proxy"].map(|name| Arg::new(name).long(name).required(true))),
        ])
}

fn campaign(name: &'static str, about: &'static str) -> Command {
    let server = Arg::new("server").default_value("-").value_parser(value_parser!(PathBuf)).help(SERVER_HELP);
    Command::new(name).about(about).arg(server)
}

/// A number after the server program.
fn size(name: &'static str, help: &'static str, usual: &'static str) -> Arg {
    Arg::new(name).default_value(usual).value_parser(value_parser!(u32).range(1..)).help(help)
}

/// A number behind its flag.
fn number(name: &'static str, help: &'static str, usual: &'static str) -> Arg {
    size(name, help, usual).long(name).value_name("N")
}

fn tables(usual: &'static str) -> Arg {
    number("tables", "Number of tables", usual)
}

fn seconds(usual: &'static str) -> Arg {
    number("seconds", "Duration of each measurement", usual)
}

fn seed() -> Arg {
    number("seed", "Seed of what the players do", "1")
}

fn postgres() -> Arg {
    let help = "On the PostgreSQL of $YATZY_POSTGRES instead of a SQLite file";
    Arg::new("postgres").long("postgres").action(ArgAction::SetTrue).help(help)
}

fn before() -> Arg {
    Arg::new("before")
        .long("before")
        .value_name("SERVER")
        .value_parser(value_parser!(PathBuf))
        .help("An older server program, measured in turns with the other")
}

/// The number of an argument that has a default value.
pub fn value(matches: &ArgMatches, name: &str) -> u32 {
    matches.get_one(name).copied().expect("it has a default value")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_campaign_can_be_called_with_a_server_and_a_size() {
        command().debug_assert();
        for (words, name, expected) in [
            ("yatzy-campaign kill yatzy 30 --seed 7 --postgres", "kills", 30),
            ("yatzy-campaign load yatzy 100 --before older", "players", 100),
            ("yatzy-campaign memory yatzy", "limit", 120),
            ("yatzy-campaign hostile - prints win --players 50", "players", 50),
        ] {
            let matches = command().try_get_matches_from(words.split(' ')).expect(words);
            let (_, matches) = matches.subcommand().expect(words);
            assert_eq!(value(matches, name), expected, "{words}");
        }
        assert!(command().try_get_matches_from(["yatzy-campaign", "kill", "yatzy", "many"]).is_err());
    }
}
