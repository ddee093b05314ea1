//! Whatever is wrong: exit code 2, one clear line on standard error, nothing on standard output.

use super::command::{command, yatzy, yatzy_with};
use std::io::Write;
use std::process::Stdio;
use std::time::{Duration, Instant};

/// What was wrong, in one line.
fn refused(args: &[&str]) -> String {
    let answer = yatzy(args);
    assert_eq!((answer.code, answer.out.as_str()), (2, ""), "{args:.80?}");
    assert_eq!(answer.err.lines().count(), 1, "{}", answer.err);
    assert!(answer.err.chars().count() < 300, "{}", answer.err);
    answer.err.trim_end().to_owned()
}

#[test]
fn every_wrong_hand_gets_a_sentence() {
    let sixes = "6".repeat(100_000);
    let hands = ["6-6-6-5", "7-1-1-1-1", "abc", "", &sixes, "6-6-6-5-5-5", "\u{1b}[31m", "–6–"];
    let told: Vec<String> = hands.iter().map(|hand| refused(&["score", hand])).collect();
    insta::assert_snapshot!(told.join("\n"));
}

#[test]
fn a_database_that_is_none_or_does_not_answer_gets_a_sentence_without_its_password() {
    for url in [
        "mysql://anna:secret@db/yatzy",
        "postgres://anna:secret@127.0.0.1:1/yatzy",
        "postgres://anna:secret@",
    ] {
        let told = refused(&["serve", "--listen", "127.0.0.1:0", "--database", url]);
        assert!(!told.contains("secret"), "{told}");
    }
}

#[test]
fn every_wrong_ruleset_gets_a_sentence() {
    let long = "a".repeat(100_000);
    let folder = std::env::temp_dir().join(format!("yatzy-wrong-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let file = |name: &str, bytes: &[u8]| {
        let path = folder.join(name);
        std::fs::write(&path, bytes).unwrap();
        path.to_str().unwrap().to_owned()
    };
    let broken = file("broken.toml", b"dice = 5\nboxes = [\n  {\n");
    let wrong = file("wrong.toml", b"# mine\ndice = 7\n");
    let binary = file("binary.toml", b"dice = \xff\xfe");
    let huge = file("huge.toml", "ö".repeat(200_000).as_bytes());
    let nonsense = file("nonsense.toml", b"base = \"triple\"\n[options]\nchips = \"yes\"\n");
    let rules = [
        "nosuch",
        "yatzi",
        "tactic",
        "",
        &long,
        "./nofile.toml",
        "..",
        &broken,
        &wrong,
        &binary,
        &huge,
        &nonsense,
    ];
    let told = rules.iter().map(|rules| refused(&["score", "66655", "--rules", rules]));
    let told: Vec<String> = told.map(|told| told.replace(folder.to_str().unwrap(), "FOLDER")).collect();
    std::fs::remove_dir_all(&folder).unwrap();
    insta::assert_snapshot!(told.join("\n"));
}

#[test]
fn every_wrong_command_line_gets_a_sentence() {
    let lines: [&[&str]; 22] = [
        &["scor"],
        &["score"],
        &["score", "66655", "--jsn"],
        &["score", "66655", "--colour"],
        &["score", "66655", "--json=yes"],
        &["score", "66655", "--lang"],
        &["score", "66655", "--lang", "xx"],
        &["score", "66655", "--rules", "yatzy", "--rules", "maxi"],
        &["score", "66655", "--set", "order"],
        &["score", "66655", "--set", "order=up"],
        &["score", "66655", "--set", "colour=red"],
        &["score", "66655", "--set", "bonus=at-least:0"],
        &["score", "66655", "--set", "bonus=at-least:500"],
        &["score", "66655", "--set", "joker=official"],
        &["score", "66655", "--rules", "triple", "--set", "order=down"],
        &["rules", "yatzy", "maxi"],
        &["rules", "yatzy", "--rules", "maxi"],
        &["rules", "yatzy", "--game", "maxi"],
        &["rules", "--game", "poker"],
        &["rules", "--in", "xx"],
        &["replay", "nofile"],
        &["replay", "."],
    ];
    let told: Vec<String> = lines.iter().map(|line| refused(line)).collect();
    insta::assert_snapshot!(told.join("\n"));
}

#[test]
fn with_json_the_refusal_is_json() {
    let answer = yatzy(&["score", "6-6-6-5", "--json"]);
    assert_eq!((answer.code, answer.out.as_str()), (2, ""));
    let error: serde_json::Value = serde_json::from_str(&answer.err).unwrap();
    assert_eq!(error["error"]["code"], "hand/wrong-count");
    assert!(error["error"]["message"].as_str().unwrap().contains("6-6-6-5-5"));
    let answer = yatzy(&["--json", "scor"]);
    let error: serde_json::Value = serde_json::from_str(&answer.err).unwrap();
    assert_eq!(error["error"]["code"], "usage/unknown-command");
}

#[test]
fn a_bad_line_ends_the_input_after_the_good_ones() {
    let answer = yatzy_with(&["score", "-"], b"66655\n1 2 3 4 5\r\n6-6-6\n66666\n");
    assert_eq!((answer.code, answer.out.lines().count()), (2, 2));
    assert!(answer.err.starts_with("Line 3:"), "{}", answer.err);
    for line in [&b"\n"[..], b"66655\n\n", b"\xff\n", b"abc"] {
        assert_eq!(yatzy_with(&["score", "-"], line).code, 2, "{line:?}");
    }
}

#[test]
fn ten_megabytes_without_a_line_break_are_refused_at_once() {
    let began = Instant::now();
    let answer = yatzy_with(&["score", "-"], &vec![b'6'; 10_000_000]);
    assert_eq!((answer.code, answer.out.as_str()), (2, ""));
    assert!(answer.err.starts_with("Line 1:"), "{}", answer.err);
    assert!(began.elapsed() < Duration::from_secs(5));
}

#[test]
fn a_reader_that_leaves_is_no_mistake() {
    let mut child = command(&["score", "-"]).stdin(Stdio::piped()).spawn().unwrap();
    drop(child.stdout.take());
    let mut input = child.stdin.take().unwrap();
    while input.write_all(b"66655\n").is_ok() {}
    let output = child.wait_with_output().unwrap();
    assert_eq!((output.status.code(), output.stderr.as_slice()), (Some(0), &b""[..]));
}

/// A game that can't be stored is not begun, and not reported as saved.
#[test]
fn play_without_a_folder_for_games_says_so() {
    let answer = yatzy_with(&["play", "--plain", "--seat", "Anna"], b"throw\nquit\n");
    assert_eq!((answer.code, answer.out.as_str()), (2, ""), "{}", answer.err);
    assert!(answer.err.contains("--data"), "{}", answer.err);
}

/// Paths need not be UTF-8 on the systems that let them be anything.
#[cfg(unix)]
#[test]
fn a_path_may_be_anything() {
    use std::ffi::OsStr;
    use std::os::unix::ffi::OsStrExt;
    let folder = tempfile::tempdir().unwrap();
    let odd = |ending: &[u8]| folder.path().join(OsStr::from_bytes(&[b"b\xe4r", ending].concat()));
    let record = include_str!("../../records/tactic-sv.yatzy");
    let log = odd(b".yatzy");
    std::fs::write(&log, record).unwrap();
    let run = |args: &[&OsStr]| command(&[]).args(args).output().unwrap();
    let data = odd(b"data");
    let [dash_o, data_flag] = ["-o", "--data"].map(OsStr::new);
    for args in [
        vec![OsStr::new("replay"), log.as_os_str()],
        vec![OsStr::new("verify"), log.as_os_str()],
        vec![OsStr::new("sheet"), OsStr::new("--record"), log.as_os_str(), dash_o, odd(b".pdf").as_os_str()],
        vec![OsStr::new("rules"), data_flag, data.as_os_str()],
    ] {
        let output = run(&args);
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(output.status.success() || args[0] == "verify", "{args:?}: {said}");
        assert!(!said.contains("UTF-8"), "{args:?}: {said}");
    }
    assert!(odd(b".pdf").exists());
}
