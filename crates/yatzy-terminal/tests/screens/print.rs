//! Paper from the terminal.

use crate::driver::Driver;
use yatzy_rules::DiceSource::Program;

/// The names of the files in a folder, and that each is a PDF.
fn papers(folder: &std::path::Path) -> Vec<String> {
    let files = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let mut names: Vec<String> = files
        .map(|path| {
            assert!(std::fs::read(&path).unwrap().starts_with(b"%PDF-1.7"), "{}", path.display());
            path.file_name().unwrap().to_string_lossy().into_owned()
        })
        .collect();
    names.sort();
    names
}

#[test]
fn the_pad_of_the_table_and_its_rules_are_printed() {
    let folder = tempfile::tempdir().unwrap();
    let mut driver = Driver::at("alga-yatzy-sv", &["Anna", "🎲"], Program).prints_into(folder.path());
    let screen = driver.screen(80, 24);
    assert!(screen.contains("ctrl+p print"), "{screen}");
    driver.print();
    // A wide terminal, for the folder's name is long.
    let screen = driver.screen(200, 40).split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(screen.contains("ready to print"), "{screen}");
    assert!(screen.contains("has characters"), "a name that paper can't show is told: {screen}");
    // Another one does not take the first one's place.
    driver.print();
    driver.keys("i");
    assert!(driver.screen(80, 24).contains("ctrl+p: print"));
    driver.print();
    let names = papers(folder.path());
    assert_eq!(names.len(), 3, "{names:?}");
    assert!(names[0] == "alga-yatzy-sv-rules.pdf" && names[1].ends_with("-pad-2.pdf"), "{names:?}");
}

#[test]
fn a_new_game_has_an_empty_pad_and_its_end_a_full_one_and_a_report() {
    let folder = tempfile::tempdir().unwrap();
    let mut driver = Driver::new().prints_into(folder.path());
    assert!(driver.screen(80, 24).contains("ctrl+p: a pad to print"));
    driver.print();
    assert_eq!(papers(folder.path()), ["yatzy-pad.pdf"]);
    // The game that other tests solve too: its perfect play is computed once for all of them.
    let mut driver = Driver::at("yatzy", &["Anna"], Program).prints_into(folder.path());
    driver.play_out();
    driver.keys("p a");
    driver.think();
    driver.keys("p");
    driver.until("The PDF is in");
    let names = papers(folder.path());
    assert_eq!(names.len(), 3, "{names:?}");
    assert!(names.iter().any(|name| name.ends_with("-report.pdf")), "{names:?}");
}

#[test]
fn a_folder_that_can_not_be_written_is_told() {
    let folder = tempfile::tempdir().unwrap();
    let absent = folder.path().join("absent");
    let mut driver = Driver::at("yatzy", &["Anna"], Program).prints_into(&absent);
    driver.print();
    let screen = driver.screen(200, 40).split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(screen.contains("can't be written"), "{screen}");
}
