//! Every command in a made-up language: an English word in an answer bypassed the text crate.

use super::command::{Answer, yatzy, yatzy_with};
use yatzy_text::{plain_words, typed_ids};

/// What people and files brought themselves.
const NAMES: [&str; 21] = [
    "en-XA",
    "Anna",
    "Bj",
    "rn",
    "Cecilia",
    "rulesets/two-dice.toml",
    "two-dice",
    "pair",
    "Two",
    "dice",
    "Pair",
    "nofile",
    "nosuch",
    "scor",
    "red",
    "poker",
    "up",
    "xx",
    "a3",
    "absent",
    "pad.doc",
];

/// What is typed as it stands.
const COMMANDS: [&str; 34] = [
    "games",
    "match",
    "practise",
    "stats",
    "advise",
    "analyse",
    "completions",
    "export",
    "help",
    "import",
    "join",
    "leaflet",
    "play",
    "replay",
    "rules",
    "score",
    "serve",
    "sheet",
    "simulate",
    "solve",
    "today",
    "verify",
    "bot:LEVEL",
    "sqlite:PATH",
    "postgres://HOST/NAME",
    "colour",
    "colour=red",
    "a4",
    "a5",
    "letter",
    ".pdf",
    "pdf",
    "svg",
    "png",
];

/// The plain words of a command's answer, on both channels.
fn bypassed(args: &[&str], answer: &Answer) -> Vec<String> {
    assert!(answer.out.contains('⟦') || answer.err.contains('⟦'), "{args:?}: {}{}", answer.out, answer.err);
    let own = NAMES.iter().chain(&COMMANDS).map(|name| (*name).to_owned());
    let names: Vec<String> = typed_ids().into_iter().chain(own).collect();
    // Examples are typed as they stand.
    let said = answer.out.lines().filter(|line| !line.starts_with("  yatzy ")).collect::<Vec<_>>().join("\n");
    let words = plain_words(&format!("{said}\n{}", answer.err), &names);
    words.into_iter().map(|word| format!("{}: {word}", args.join(" "))).collect()
}

fn in_pseudo<'a>(args: &[&'a str]) -> Vec<&'a str> {
    args.iter().copied().chain(["--lang", "en-XA"]).collect()
}

#[test]
fn no_command_speaks_past_the_text_crate() {
    let toy = ["--rules", "rulesets/two-dice.toml"];
    let lines: [&[&str]; 22] = [
        &["--help"],
        &["score", "--help"],
        &["advise", "--help"],
        &["serve", "--help"],
        &["play", "--help"],
        &["sheet", "--help"],
        &["leaflet", "--help"],
        &["rules"],
        &["rules", "tactic-sv"],
        &["rules", "tactic-da"],
        &["rules", "alga-maxi-en"],
        &["rules", "alga-triple-fi"],
        &["rules", "ru13"],
        &["score", "6-6-6-5-5"],
        &["score", "44441", "--rules", "triple"],
        &["replay", "records/tactic-sv.yatzy"],
        &["replay", "records/table.yatzy"],
        &["verify", "records/tactic-sv.yatzy"],
        &["analyse", "records/table.yatzy"],
        &["advise", "--hand", "6-5", toy[0], toy[1]],
        &["solve", toy[0], toy[1], "--distribution"],
        &[
            "simulate",
            "--seat",
            "bot:greedy",
            "--seat",
            "bot:random",
            "--games",
            "50",
            "--seed",
            "7",
            toy[0],
            toy[1],
        ],
    ];
    let found = lines.iter().flat_map(|line| {
        let answer = yatzy(&in_pseudo(line));
        assert_eq!(answer.code, 0, "{line:?}: {}", answer.err);
        bypassed(line, &answer)
    });
    let found: Vec<String> = found.collect();
    assert!(found.is_empty(), "\n{}", found.join("\n"));
}

#[test]
fn no_refusal_speaks_past_the_text_crate() {
    let lines: [&[&str]; 29] = [
        &["scor"],
        &["score"],
        &["score", "6-6-6-5"],
        &["score", ""],
        &["score", "7-1-1-1-1"],
        &["score", "66655", "--rules", "nosuch"],
        &["score", "66655", "--jsn"],
        &["score", "66655", "--colour"],
        &["score", "66655", "--json=yes"],
        &["score", "66655", "--rules", "yatzy", "--rules", "maxi"],
        &["score", "66655", "--set", "order"],
        &["score", "66655", "--set", "order=up"],
        &["score", "66655", "--set", "colour=red"],
        &["score", "66655", "--set", "joker=official"],
        &["score", "66655", "--rules", "triple", "--set", "order=down"],
        &["rules", "yatzy", "maxi"],
        &["rules", "yatzy", "--game", "maxi"],
        &["rules", "--game", "poker"],
        &["rules", "--in", "xx"],
        &["replay", "nofile"],
        &["replay", "."],
        &["simulate", "--seat", "Anna"],
        &["advise", "--card", "ones=7"],
        &["play"],
        &["sheet", "--players", "0"],
        &["sheet", "--paper", "a3"],
        &["sheet", "-o", "pad.doc"],
        &["sheet", "--rules", "triple", "--columns", "12"],
        &["leaflet", "-o", "absent/pad.pdf"],
    ];
    let found = lines.iter().flat_map(|line| {
        let answer = yatzy(&in_pseudo(line));
        assert_eq!(answer.code, 2, "{line:?}: {}", answer.out);
        bypassed(line, &answer)
    });
    let found: Vec<String> = found.collect();
    assert!(found.is_empty(), "\n{}", found.join("\n"));
}

#[test]
fn plain_play_does_not_speak_past_the_text_crate() {
    let folder = std::env::temp_dir().join(format!("yatzy-pseudo-{}", std::process::id()));
    let args =
        ["play", "--plain", "--data", folder.to_str().unwrap(), "--seat", "Anna", "--seat", "bot:greedy"];
    let script =
        "help\nthrow\nlook\nboxes\ncard\nstandings\nkeep 7\nenter nosuch\nenter chance\nrules\nundo\nquit\n";
    let answer = yatzy_with(&in_pseudo(&args), script.as_bytes());
    std::fs::remove_dir_all(&folder).unwrap();
    assert_eq!(answer.code, 0, "{}", answer.err);
    let found = bypassed(&["play", "--plain"], &answer);
    assert!(found.is_empty(), "\n{}", found.join("\n"));
}
