//! Translations beside the English text that they were made from: lists the stale ones, and notes those that a translator
//! has read.

mod sources;

use crate::machine::root;
use sources::{Messages, fingerprint, messages, messages_of, noted, stale};
use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;
use std::process::Command;

/// How many of the newest commits are searched for the English text of before.
const COMMITS: &str = "200";

/// How many messages of each language are stale.
pub fn counts() -> Result<(), String> {
    let english = english()?;
    for lang in langs()? {
        println!("{lang}\t{}", stale(&english, &noted(&notes(&lang))?).len());
    }
    Ok(())
}

/// Prints every stale message of a language: its key, the English text of before and now, and the translation.
pub fn print_stale(lang: &str) -> Result<(), String> {
    let (english, own) = (english()?, messages(&root().join("locales").join(lang))?);
    let noted = noted(&notes(lang))?;
    let stale = stale(&english, &noted);
    let before = texts_before(&stale, &noted)?;
    for key in &stale {
        println!("{key}");
        match (before.get(*key), noted.get(*key)) {
            (Some(text), _) => println!("  was  {}", indented(text)),
            (None, Some(_)) => println!("  was  (not found in the newest {COMMITS} commits)"),
            (None, None) => println!("  was  (a new message)"),
        }
        println!("  now  {}", indented(&english[*key]));
        println!(
            "  {lang:<4} {}\n",
            own.get(*key).map_or_else(|| "(missing)".to_owned(), |text| indented(text))
        );
    }
    println!("{lang}: {} stale", stale.len());
    Ok(())
}

/// Notes that the translations of these keys fit the English text of now; `--all` means every key.
pub fn read(lang: &str, keys: &[&str]) -> Result<(), String> {
    if !root().join("locales").join(lang).is_dir() || lang == "en" {
        return Err(format!("no translation “{lang}”"));
    }
    let english = english()?;
    if let Some(unknown) = keys.iter().find(|key| **key != "--all" && !english.contains_key(**key)) {
        return Err(format!("no message “{unknown}”"));
    }
    let path = notes(lang);
    let mut noted = noted(&path)?;
    noted.retain(|key, _| english.contains_key(key));
    for (key, text) in &english {
        if keys.contains(&"--all") || keys.contains(&key.as_str()) {
            noted.insert(key.clone(), fingerprint(text));
        }
    }
    let lines: String = noted.iter().map(|(key, fingerprint)| format!("{key}\t{fingerprint}\n")).collect();
    fs::write(&path, lines).map_err(|error| format!("{}: {error}", path.display()))?;
    println!("{lang}: {} stale", stale(&english, &noted).len());
    Ok(())
}

fn english() -> Result<Messages, String> {
    messages(&root().join("locales/en"))
}

fn notes(lang: &str) -> PathBuf {
    root().join("crates/yatzy-text/sources").join(format!("{lang}.tsv"))
}

fn langs() -> Result<Vec<String>, String> {
    let folders = fs::read_dir(root().join("locales")).map_err(|error| format!("locales: {error}"))?;
    let names = folders.filter_map(|entry| entry.ok()?.file_name().into_string().ok());
    let mut langs: Vec<String> = names.filter(|name| name != "en").collect();
    langs.sort();
    Ok(langs)
}

/// The English texts that have the noted fingerprints, as far as the history of `locales/en` has them under the same key.
fn texts_before(stale: &[&str], noted: &BTreeMap<String, String>) -> Result<Messages, String> {
    let mut found = Messages::new();
    let mut wanted: BTreeMap<&str, &String> =
        stale.iter().filter_map(|key| Some((*key, noted.get(*key)?))).collect();
    for commit in git(&["log", "-n", COMMITS, "--format=%H", "--", "locales/en"])?.lines() {
        if wanted.is_empty() {
            break;
        }
        for path in git(&["ls-tree", "--name-only", commit, "locales/en/"])?.lines() {
            let then = messages_of(&git(&["show", &format!("{commit}:{path}")])?)?;
            for (key, text) in then {
                if wanted.get(key.as_str()).is_some_and(|noted| **noted == fingerprint(&text)) {
                    wanted.remove(key.as_str());
                    found.insert(key, text);
                }
            }
        }
    }
    Ok(found)
}

fn git(args: &[&str]) -> Result<String, String> {
    let output = Command::new("git").args(args).current_dir(root()).output();
    let output = output.map_err(|error| format!("git: {error}"))?;
    if !output.status.success() {
        return Err(format!("git {}: {}", args.join(" "), String::from_utf8_lossy(&output.stderr)));
    }
    Ok(String::from_utf8_lossy(&output.stdout).into_owned())
}

fn indented(text: &str) -> String {
    text.replace('\n', "\n       ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_make_the_fingerprint_and_layout_does_not() {
        let before = messages_of(
            "# A note\npoints = { $points ->\n    [one] one point; done\n   *[other] { $points }\n}\n",
        );
        let now = messages_of(
            "points =\n    { $points ->\n        [one] One point. Done\n       *[other] { $points }\n    }\n",
        );
        let other =
            messages_of("points = { $points ->\n    [one] one entry; done\n   *[other] { $points }\n}\n");
        let [before, now, other] =
            [before, now, other].map(|messages| fingerprint(&messages.expect("Fluent")["points"]));
        assert_eq!(before, now);
        assert_ne!(before, other);
        assert_eq!(fingerprint("Keep the six"), "a4bd7dc5");
    }

    #[test]
    fn a_text_that_changed_is_stale_until_it_is_read() {
        let english = messages_of("kept = kept\nchanged = now\nnew = new\n").expect("Fluent");
        let noted = [("kept", "Kept."), ("changed", "before"), ("gone", "gone")];
        let noted = noted.map(|(key, text)| (key.to_owned(), fingerprint(text))).into();
        assert_eq!(stale(&english, &noted), ["changed", "new"]);
    }
}
