//! The scripts' shape: who imports whom, and that they find their own place.

use std::collections::{BTreeMap, BTreeSet};

/// Every module with the modules that it imports.
fn imports() -> BTreeMap<String, Vec<String>> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/assets");
    let files = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let scripts = files.filter(|path| path.extension().is_some_and(|kind| kind == "js"));
    let read = |path: std::path::PathBuf| {
        let text = std::fs::read_to_string(&path).unwrap();
        let names = text.split("from \"./").skip(1).filter_map(|rest| rest.split('"').next());
        (path.file_name().unwrap().to_string_lossy().into_owned(), names.map(str::to_owned).collect())
    };
    scripts.map(read).collect()
}

#[test]
fn no_module_imports_itself_by_way_of_others() {
    let imports = imports();
    assert!(imports["table.js"].contains(&"real_dice.js".to_owned()));
    for module in imports.keys() {
        let mut reached = BTreeSet::new();
        let mut next = imports[module].clone();
        while let Some(name) = next.pop() {
            assert!(imports.contains_key(&name), "{module} imports {name}, which is not there");
            assert_ne!(&name, module, "{module} imports itself");
            if reached.insert(name.clone()) {
                next.extend(imports[&name].iter().cloned());
            }
        }
    }
}

#[test]
fn scripts_work_below_any_path() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/assets");
    for name in imports().keys() {
        let script = std::fs::read_to_string(format!("{folder}/{name}")).unwrap();
        for absolute in ["fetch(`/", "fetch(\"/", "href = \"/", "Source(`/", "register(\"/", "add(\"/"] {
            assert!(!script.contains(absolute), "{name} has {absolute}");
        }
    }
}
