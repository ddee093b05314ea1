//! Completions and manual pages.

use super::command::yatzy;

#[test]
fn every_shell_gets_its_completions() {
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        let answer = yatzy(&["completions", shell]);
        assert_eq!((answer.code, answer.err.as_str()), (0, ""), "{shell}");
        for word in ["simulate", "extra-yatzys", "landscape"] {
            assert!(answer.out.contains(word), "{shell}: {word}");
        }
        // Two of the shells are not told of values.
        let lists = !["elvish", "powershell"].contains(&shell);
        assert_eq!(answer.out.contains("tactic-sv"), lists, "{shell}");
    }
    let answer = yatzy(&["completions", "cmd"]);
    assert_eq!((answer.code, answer.out.as_str()), (2, ""));
    assert!(answer.err.contains("zsh"));
}

#[test]
fn every_command_has_a_manual_page() {
    let folder = std::env::temp_dir().join(format!("yatzy-man-{}", std::process::id()));
    let answer = yatzy(&["man", folder.to_str().unwrap()]);
    assert_eq!((answer.code, answer.err.as_str()), (0, ""));
    for page in
        ["yatzy.1", "yatzy-solve.1", "yatzy-advise.1", "yatzy-verify.1", "yatzy-sheet.1", "yatzy-leaflet.1"]
    {
        let words = std::fs::read_to_string(folder.join(page)).unwrap();
        assert!(words.contains(".TH yatzy"), "{page}");
        for part in ["FILES", "house.db", "ENVIRONMENT", "NO_COLOR", "EXIT STATUS"] {
            assert!(words.contains(part), "{page}: {part}");
        }
        assert_eq!(words.contains("EXAMPLES"), page != "yatzy.1", "{page}");
    }
    std::fs::remove_dir_all(&folder).unwrap();
    assert_eq!(yatzy(&["man", "rulesets/two-dice.toml"]).code, 2);
    assert!(!yatzy(&["--help"]).out.contains("manual"));
}

#[test]
fn completions_know_ids_languages_games_and_levels() {
    for shell in ["bash", "zsh", "fish"] {
        // zsh escapes colons.
        let script = yatzy(&["completions", shell]).out.replace('\\', "");
        for word in ["tactic-sv", "bot:club", "maxi", "at-least"] {
            assert!(script.contains(word), "{shell}: {word}");
        }
    }
    // `rules` takes an id, a game and a language. Bash lists the ids among the words of the command.
    let bash = yatzy(&["completions", "bash"]).out;
    let words = bash.split("opts=").find(|words| words.contains("--in --game"));
    assert!(words.is_some_and(|words| words.contains("tactic-sv")), "{words:?}");
    let fish = yatzy(&["completions", "fish"]).out;
    let rules: Vec<&str> =
        fish.lines().filter(|line| line.contains("__fish_yatzy_using_subcommand rules")).collect();
    for words in ["-l rules", "-l game", "-l in"] {
        let line = rules.iter().find(|line| line.contains(words));
        assert!(line.is_some_and(|line| line.contains("-r -f -a")), "{words}: {rules:#?}");
    }
}
