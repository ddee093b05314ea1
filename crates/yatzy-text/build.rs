//! Lists the files of `locales/`, so that a new file needs no line of code, and the keys of the English
//! messages, so that a key that does not exist is a compile error.

use std::collections::BTreeSet;
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let locales = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales").canonicalize()?;
    println!("cargo::rerun-if-changed={}", locales.display());
    let mut code = String::from("pub(crate) const FILES: &[(&str, &[File])] = &[\n");
    for folder in sorted(&locales)? {
        let _ = writeln!(code, "    ({:?}, &[", stem(&folder));
        for file in sorted(&folder)? {
            let _ = writeln!(code, "        ({:?}, include_str!({:?})),", stem(&file), file);
        }
        code.push_str("    ]),\n");
    }
    code.push_str("];\n");
    let ids = english_ids(&locales.join("en"))?;
    let _ = writeln!(code, "pub(crate) static IDS: [&str; {}] = [", ids.len());
    ids.iter().try_for_each(|id| writeln!(code, "    {id:?},")).map_err(io::Error::other)?;
    code.push_str("];\n");
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo names the folder for what is built"));
    fs::write(out.join("locales.rs"), code)
}

fn sorted(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut paths = fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<io::Result<Vec<_>>>()?;
    paths.sort();
    Ok(paths)
}

fn stem(path: &Path) -> String {
    path.file_stem().unwrap_or_default().to_string_lossy().into_owned()
}

/// Only a message begins a line with a letter: attributes and further lines of a message are indented. Names
/// are asked for by other means.
fn english_ids(folder: &Path) -> io::Result<BTreeSet<String>> {
    let mut ids = BTreeSet::new();
    for file in sorted(folder)?.iter().filter(|file| stem(file) != "names") {
        let text = fs::read_to_string(file)?;
        let lines = text.lines().filter(|line| line.starts_with(|c: char| c.is_ascii_lowercase()));
        ids.extend(lines.filter_map(|line| line.split_once('=')).map(|(id, _)| id.trim().to_owned()));
    }
    Ok(ids)
}
