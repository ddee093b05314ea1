//! The tests that docs/reliability.md names beside each defect, checked against the tests themselves.

use crate::machine::{entries, read, root};
use std::path::Path;

#[test]
fn every_defect_names_tests_that_exist() {
    let page = read(&root().join("docs/reliability.md"));
    let (_, defects) = page.split_once("## Defects found from outside").expect("the list of defects");
    // What stands between backquotes. The names of our tests are sentences.
    let named: Vec<&str> =
        defects.split('`').skip(1).step_by(2).filter(|word| word.matches('_').count() > 1).collect();
    assert!(named.len() > 20, "{named:?}");
    let mut code = String::new();
    collect(&root().join("crates"), &mut code);
    let missing: Vec<&&str> = named.iter().filter(|name| !code.contains(&format!("fn {name}("))).collect();
    assert!(missing.is_empty(), "no test has these names: {missing:?}");
}

/// Adds the text of every source file below a folder.
fn collect(folder: &Path, code: &mut String) {
    for path in entries(folder) {
        if path.is_dir() && !path.ends_with("node_modules") {
            collect(&path, code);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            code.push_str(&read(&path));
        }
    }
}
