//! Pads and leaflets from the command line.

use super::command::{Answer, command, yatzy};
use serde_json::json;
use std::path::{Path, PathBuf};

/// A folder that is gone after the test.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let folder = std::env::temp_dir().join(format!("yatzy-paper-{name}-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        Folder(folder)
    }

    fn file(&self, name: &str) -> String {
        self.0.join(name).to_str().unwrap().to_owned()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

fn begins(path: &str, with: &[u8]) {
    assert!(std::fs::read(path).unwrap().starts_with(with), "{path}");
}

fn done(args: &[&str]) -> Answer {
    let answer = yatzy(args);
    assert_eq!((answer.code, answer.err.as_str()), (0, ""), "{args:?}");
    answer
}

#[test]
fn a_pad_in_every_format() {
    let folder = Folder::new("formats");
    for (name, first) in [("pad.pdf", &b"%PDF-1.7"[..]), ("pad.svg", b"<svg "), ("pad.PNG", b"\x89PNG")] {
        let path = folder.file(name);
        let said = done(&["sheet", "--rules", "tactic-sv", "--paper", "a5", "--large", "-o", &path]).out;
        assert_eq!(said, format!("One page: {path}\n"));
        begins(&path, first);
    }
    // An edition speaks its own language unless another is asked for.
    let svg = folder.file("pad.svg");
    assert!(std::fs::read_to_string(&svg).unwrap().contains(">Kåk</text>"));
    done(&["sheet", "--rules", "tactic-sv", "--lang", "fi", "-o", &svg, "--force"]);
    assert!(std::fs::read_to_string(&svg).unwrap().contains(">Täyskäsi</text>"));
}

#[test]
fn more_players_take_more_pages_and_files() {
    let folder = Folder::new("pages");
    let path = folder.file("pad.svg");
    let args = ["sheet", "--players", "9", "--columns", "4", "--landscape", "--json", "-o", &path];
    let told = done(&args).json();
    let files = [folder.file("pad-1.svg"), folder.file("pad-2.svg"), folder.file("pad-3.svg")];
    assert_eq!(told, json!({"files": files, "pages": 3, "lang": "en", "replaced": []}));
    files.iter().for_each(|file| begins(file, b"<svg "));
    assert!(!Path::new(&path).exists());
}

#[test]
fn a_pad_is_filled_from_a_record() {
    let folder = Folder::new("record");
    let svg = folder.file("pad.svg");
    done(&["sheet", "--record", "records/tactic-sv.yatzy", "-o", &svg]);
    let pad = std::fs::read_to_string(&svg).unwrap();
    for words in [">Anna<", ">Björn<", ">107<", ">89<", ">2026-06-20<", ">Kåk<"] {
        assert!(pad.contains(words), "{words}");
    }
    // Names that the typeface lacks are replaced, and that is said.
    let record =
        std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/records/tactic-sv.yatzy"));
    let path = folder.file("emoji.yatzy");
    let record = record.unwrap().replace("Anna", "🎲🎲").replace("Björn", "Björn 🎲");
    std::fs::write(&path, record).unwrap();
    let said = done(&["sheet", "--record", &path, "-o", &svg, "--force"]).out;
    assert!(said.contains("“🎲🎲” has characters") && said.contains("says “plats 1”"), "{said}");
    assert!(said.contains("says “Björn”"), "{said}");
    let told = done(&["sheet", "--record", &path, "-o", &svg, "--force", "--json", "--lang", "en"]).json();
    assert_eq!(told["replaced"][0], json!({"name": "🎲🎲", "shown": "seat 1"}));
}

#[test]
fn a_leaflet_of_rules_of_ones_own() {
    let folder = Folder::new("leaflet");
    let path = folder.file("rules.svg");
    done(&["leaflet", "--rules", "rulesets/two-dice.toml", "-o", &path]);
    assert!(std::fs::read_to_string(&path).unwrap().contains("A turn as an example"));
    let pdf = folder.file("rules.pdf");
    let told = done(&["leaflet", "--rules", "tactic-uk", "--set", "order=down", "--json", "-o", &pdf]).json();
    assert_eq!((&told["lang"], &told["pages"]), (&json!("uk"), &json!(1)));
    begins(&pdf, b"%PDF-1.7");
}

#[test]
fn without_a_file_the_paper_is_named_after_the_rules() {
    let folder = Folder::new("named");
    for (args, name) in
        [(["sheet", "--rules", "maxi"], "maxi-pad.pdf"), (["leaflet", "--rules", "ru13"], "ru13-rules.pdf")]
    {
        let status = command(&args).current_dir(&folder.0).status().unwrap();
        assert!(status.success());
        begins(&folder.file(name), b"%PDF-1.7");
    }
}

#[test]
fn what_is_wrong_is_said_in_a_sentence() {
    let lines: [&[&str]; 11] = [
        &["sheet", "--players", "0"],
        &["sheet", "--players", "5000"],
        &["sheet", "--columns", "13"],
        &["sheet", "--rules", "triple", "--paper", "a5", "--columns", "12"],
        &["sheet", "--paper", "a3"],
        &["sheet", "-o", "pad"],
        &["sheet", "-o", "pad.doc"],
        &["sheet", "-o", "absent/pad.pdf"],
        &["sheet", "--record", "absent.yatzy"],
        &["sheet", "--record", "records/tactic-sv.yatzy", "--rules", "maxi"],
        &["leaflet", "-o", "absent/rules.png"],
    ];
    let told = lines.map(|line| {
        let answer = yatzy(line);
        assert_eq!((answer.code, answer.out.as_str()), (2, ""), "{line:?}");
        assert_eq!(answer.err.lines().count(), 1, "{}", answer.err);
        answer.err
    });
    insta::assert_snapshot!(told.concat());
}

/// For a pipe to `lp`: the drawing alone goes to standard output.
#[test]
fn a_drawing_goes_to_standard_output() {
    for args in [
        &["sheet", "-o", "-"][..],
        &["leaflet", "-o", "-"],
        // Its values are fitted: nothing is solved first.
        &["analyse", "records/alga-triple-fi.yatzy", "-o", "-"],
    ] {
        let output = command(args).output().unwrap();
        assert!(output.status.success(), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
        assert!(output.stdout.starts_with(b"%PDF-1.7") && output.stdout.ends_with(b"%%EOF"), "{args:?}");
    }
    let answer = yatzy(&["sheet", "-o", "-", "--json"]);
    assert_eq!((answer.code, answer.out.as_str()), (2, ""), "{}", answer.err);
}

#[test]
fn an_analysis_says_what_it_wrote() {
    let folder = Folder::new("analysis");
    let path = folder.file("game.svg");
    let said = done(&["analyse", "records/alga-triple-fi.yatzy", "-o", &path]).out;
    assert!(said.contains(&path), "{said}");
}

#[test]
fn nothing_is_written_over_unless_that_is_asked_for() {
    let folder = Folder::new("there");
    let path = folder.file("pad.svg");
    std::fs::write(&path, "mine").unwrap();
    let refused = yatzy(&["sheet", "-o", &path]);
    assert_eq!((refused.code, refused.out.as_str()), (2, ""), "{}", refused.err);
    assert!(refused.err.contains("exists already") && refused.err.contains("--force"), "{}", refused.err);
    assert_eq!(std::fs::read(&path).unwrap(), b"mine");
    done(&["sheet", "-o", &path, "--force"]);
    begins(&path, b"<svg ");
}
