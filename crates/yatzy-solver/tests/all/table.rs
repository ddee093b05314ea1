//! Table files: values are read back, wrong files are refused, interrupted solves resume.

use std::fs;
use std::path::PathBuf;
use std::sync::Arc;
use yatzy_rules::{Card, Phase, Points, Ruleset, toys};
use yatzy_solver::{Position, Solver, TableError};

/// A folder for each test, removed at the end.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let path = std::env::temp_dir().join(format!("yatzy-table-{name}-{}", std::process::id()));
        fs::create_dir_all(&path).unwrap();
        Folder(path)
    }

    fn table(&self) -> PathBuf {
        self.0.join("toy.table")
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// A toy with chips, like the games that need a file.
fn toy() -> Arc<Ruleset> {
    let seed = (0..).find(|&seed| {
        let rules = toys::ruleset(seed);
        rules.has_chips() && rules.dice() == 3 && rules.boxes().len() >= 5 && !rules.declares()
    });
    Arc::new(toys::ruleset(seed.unwrap()))
}

fn solver() -> Solver {
    Solver::new(toy()).unwrap()
}

#[test]
fn values_read_back() {
    let folder = Folder::new("read");
    let memory = solver().solve();
    let file = solver().solve_to_file(&folder.table(), &mut |_| ()).unwrap();
    file.verify().unwrap();
    assert!((file.expected() - memory.expected()).abs() < 1e-7);
    let again = solver().open(&folder.table()).unwrap();
    assert_eq!(again.expected(), file.expected());
    let rules = toy();
    let card = Card::new(&rules);
    let hand = yatzy_rules::Hand::all(rules.dice())[7];
    let phase = Phase::Thrown { hand, rethrows: 2 };
    let mut from_file = again.adviser();
    let mut from_memory = memory.adviser();
    let found = from_file.advise(&card, None, phase).unwrap();
    let expected = from_memory.advise_position(Position::START, Points::ZERO, None, phase).unwrap();
    assert_eq!(found.len(), expected.len());
    for (found, expected) in found.iter().zip(expected) {
        assert_eq!(found.action, expected.action);
        assert!((found.value - expected.value).abs() < 1e-7);
    }
    let deviations = (again.statistics().unwrap().deviation, memory.statistics().unwrap().deviation);
    assert!((deviations.0 - deviations.1).abs() < 1e-6);
    assert_eq!(fs::metadata(folder.table()).unwrap().len(), solver().estimate().file);
}

#[test]
fn an_interrupted_solve_goes_on() {
    let folder = Folder::new("resume");
    let partial = folder.0.join("toy.table.partial");
    solver().solve_to_file(&folder.table(), &mut |_| ()).unwrap();
    let whole = fs::read(folder.table()).unwrap();
    for cut in [0, 30, 64, whole.len() / 3, whole.len() / 2, whole.len() - 1] {
        fs::remove_file(folder.table()).unwrap();
        fs::write(&partial, &whole[..cut]).unwrap();
        let mut layers = Vec::new();
        solver().solve_to_file(&folder.table(), &mut |progress| layers.push(progress.turns)).unwrap();
        assert!(fs::read(folder.table()).unwrap() == whole, "cut at {cut}");
        assert!(!partial.exists());
        let all = toy().cells().len();
        assert!(cut < 1000 || layers.len() < all, "cut at {cut}: {layers:?}");
        assert_eq!(layers.last(), Some(&all));
    }
}

#[test]
fn what_is_wrong_is_refused() {
    let folder = Folder::new("refuse");
    solver().solve_to_file(&folder.table(), &mut |_| ()).unwrap();
    let whole = fs::read(folder.table()).unwrap();
    let open = |bytes: &[u8]| {
        fs::write(folder.table(), bytes).unwrap();
        solver().open(&folder.table()).and_then(|solution| solution.verify()).unwrap_err()
    };
    assert!(matches!(open(&whole[..whole.len() - 1]), TableError::Length { .. }));
    assert!(matches!(open(&[&whole[..], &[0]].concat()), TableError::Length { .. }));
    assert!(matches!(open(&whole[..10]), TableError::NotATable));
    assert!(matches!(
        open(b"something else altogether, and long enough to be looked at: it is"),
        TableError::NotATable
    ));
    for at in [20, 50, 60, 64, 75, 82, 90, whole.len() / 2, whole.len() - 1] {
        let mut damaged = whole.clone();
        damaged[at] ^= 1;
        let error = open(&damaged);
        assert!(matches!(error, TableError::Damaged { .. }), "byte {at}: {error}");
    }
    let mut newer = whole.clone();
    newer[8] = 2;
    assert!(matches!(open(&newer), TableError::Version { found: 2 }));
    fs::write(folder.table(), &whole).unwrap();
    let other = Solver::new(Arc::new(toys::ruleset(1))).unwrap();
    assert!(matches!(other.open(&folder.table()), Err(TableError::OtherRules { .. })));
}
