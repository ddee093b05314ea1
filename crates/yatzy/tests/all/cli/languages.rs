//! The same answers in every language, for people to read; and how the language is chosen.

use super::command::{command, yatzy, yatzy_with};
use unicode_width::UnicodeWidthStr;
use yatzy_text::Lang;

/// Each language's own edition explained, a hand scored, an error, a pad of a record and one in plain lines.
#[test]
fn answers_in_every_language() {
    for lang in Lang::ALL.map(Lang::code) {
        let edition = format!("tactic-{lang}");
        let rules = yatzy(&["rules", &edition, "--lang", lang]);
        let score = yatzy(&["score", "6-6-6-5-5", "--rules", &edition, "--lang", lang]);
        let error = yatzy(&["score", "6-6-6-5", "--rules", &edition, "--lang", lang]);
        let pad = yatzy(&["replay", "records/tactic-sv.yatzy", "--lang", lang]);
        let lines = plain_card(&edition, lang);
        assert_eq!((rules.code, score.code, error.code, pad.code), (0, 0, 2, 0), "{lang}");
        for line in [&rules, &score, &pad].iter().flat_map(|answer| answer.out.lines()) {
            assert!(line.width() <= 80, "{lang}: {line}");
        }
        // The pad and the standings; the turns are much the same everywhere.
        let pad = pad.out.split("\n\n").take(3).collect::<Vec<_>>().join("\n\n");
        let shown = [&rules.out, &score.out, &error.err, &pad, &lines].map(|part| part.trim_end());
        insta::assert_snapshot!(format!("in_{lang}"), shown.join("\n────────\n"));
    }
}

/// A filled column in plain lines, the dice typed in.
fn plain_card(edition: &str, lang: &str) -> String {
    let folder = std::env::temp_dir().join(format!("yatzy-{lang}-{}", std::process::id()));
    let data = folder.to_str().unwrap();
    let args = [
        "play",
        "--plain",
        "--real-dice",
        "--seat",
        "Anna",
        "--rules",
        edition,
        "--lang",
        lang,
        "--data",
        data,
    ];
    let declares = yatzy_rules::Catalogue::get().rules(edition).unwrap().declares();
    let script = [
        "name sixes",
        "dice 6 6 6 5 1",
        "enter sixes",
        "name ones",
        "dice 2 3 3 4 6",
        "enter ones 0",
        "card",
        "quit",
    ];
    let script = script.into_iter().filter(|line| declares || !line.starts_with("name"));
    let script = script.collect::<Vec<_>>().join("\n");
    let answer = yatzy_with(&args, script.as_bytes());
    std::fs::remove_dir_all(&folder).unwrap();
    assert_eq!(answer.code, 0, "{}", answer.err);
    answer.out
}

/// The heading of an answer in the language that an environment asks for.
fn heading(environment: &[(&str, &str)], more: &[&str]) -> String {
    let mut command = command(&["score", "66655"]);
    command.args(more).env_remove("LANG").envs(environment.iter().copied());
    let output = command.output().unwrap();
    String::from_utf8(output.stdout).unwrap()
}

#[test]
fn the_language_is_the_flags_then_the_environments_then_english() {
    let in_lang = |lang: &str| heading(&[], &["--lang", lang]);
    let (en, nb, fi) = (in_lang("en"), in_lang("nb"), in_lang("fi"));
    assert!(en != nb && nb != fi && !fi.is_empty());
    for norwegian in ["nb_NO.UTF-8", "nb", "no", "no_NO", "nn", "nn_NO.UTF-8", "NB_no"] {
        assert_eq!(heading(&[("LANG", norwegian)], &[]), nb, "{norwegian}");
    }
    for none in ["C", "C.UTF-8", "POSIX", "", "nonsense", "xx_XX", "/", "ä", "e", "*"] {
        assert_eq!(heading(&[("LANG", none)], &[]), en, "{none}");
    }
    assert_eq!(heading(&[], &[]), en);
    assert_eq!(heading(&[("LANG", "nb_NO"), ("LC_MESSAGES", "fi_FI")], &[]), fi);
    assert_eq!(heading(&[("LANG", "de"), ("LC_MESSAGES", "nb_NO"), ("LC_ALL", "fi_FI.UTF-8")], &[]), fi);
    assert_eq!(heading(&[("LANG", "fi_FI"), ("LC_ALL", "C")], &[]), en);
    assert_eq!(heading(&[("LANG", "nb_NO"), ("LC_ALL", "")], &[]), nb);
    assert_eq!(heading(&[("LC_ALL", "nb_NO")], &["--lang", "fi"]), fi);
    assert_eq!(heading(&[("LC_ALL", "nb_NO")], &["--lang=fi-FI"]), fi);
}

#[test]
fn a_language_that_we_dont_speak_is_told_in_one_that_they_may_know() {
    let mut command = command(&["score", "66655", "--lang", "klingon"]);
    let output = command.env("LANG", "sv_SE.UTF-8").output().unwrap();
    let told = String::from_utf8(output.stderr).unwrap();
    assert_eq!((output.status.code(), told.lines().count()), (Some(2), 1));
    assert!(told.contains("”klingon”"), "{told}");
    assert!(Lang::ALL.iter().all(|lang| told.contains(lang.code())), "{told}");
    assert!(!told.contains("XA"), "{told}");
}
