//! Dependencies that a manifest names and no source mentions. A comparison of text: cheap enough for every change, and our
//! manifests and sources are uniform enough for it.

use crate::machine::{entries, read, root};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

/// Named only to turn a feature on: the package, and what it names.
const FOR_A_FEATURE: [(&str, &str); 1] = [
    // Drawings reach the server through the pages; with `files` they can be written.
    ("yatzy-server", "yatzy-sheet"),
];

/// Looks at every manifest of the workspace.
pub fn check() -> Result<(), String> {
    let members: Vec<PathBuf> =
        entries(&root().join("crates")).into_iter().chain([root().join("xtask")]).collect();
    let mut unused = Vec::new();
    let mut used_by_members = BTreeSet::new();
    for member in members.iter().filter(|member| member.join("Cargo.toml").is_file()) {
        let manifest = read(&member.join("Cargo.toml"));
        let package = manifest.lines().find_map(|line| line.strip_prefix("name = ")).unwrap_or_default();
        let package = package.trim_matches('"');
        let program = source(&member.join("src"), true);
        let build = source(&member.join("build.rs"), false);
        let tests = ["src", "tests", "examples", "benches"]
            .map(|folder| source(&member.join(folder), false))
            .concat();
        let dependencies = dependencies(&manifest);
        for (kind, name) in &dependencies {
            used_by_members.insert(name.clone());
            let is_for_a_feature = name == package
                || FOR_A_FEATURE.contains(&(package, name.as_str()))
                || (*kind == Kind::Dev && dependencies.contains(&(Kind::Normal, name.clone())));
            let text = match kind {
                Kind::Normal => &program,
                Kind::Build => &build,
                Kind::Dev => &tests,
            };
            if !is_for_a_feature && !mentions(text, &name.replace('-', "_")) {
                unused.push(format!("{package}: {name} ({})", kind.section()));
            }
        }
    }
    let workspace = dependencies(&read(&root().join("Cargo.toml")));
    unused.extend(
        workspace
            .into_iter()
            .filter(|(_, name)| !used_by_members.contains(name))
            .map(|(_, name)| format!("the workspace: {name}")),
    );
    if unused.is_empty() { Ok(()) } else { Err(format!("unused dependencies:\n  {}", unused.join("\n  "))) }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Kind {
    Normal,
    Build,
    Dev,
}

impl Kind {
    fn section(self) -> &'static str {
        match self {
            Kind::Normal => "dependencies",
            Kind::Build => "build-dependencies",
            Kind::Dev => "dev-dependencies",
        }
    }
}

/// What a manifest names: one line each, in a section whose name ends with the kind.
fn dependencies(manifest: &str) -> BTreeSet<(Kind, String)> {
    let mut found = BTreeSet::new();
    let mut kind = None;
    for line in manifest.lines() {
        if let Some(section) = line.strip_prefix('[') {
            let section = section.trim_end_matches(']').rsplit('.').next().unwrap_or_default();
            kind = [Kind::Normal, Kind::Build, Kind::Dev].into_iter().find(|kind| kind.section() == section);
        } else if let (Some(kind), Some((name, _))) = (kind, line.split_once([' ', '.']))
            && line.contains('=')
            && !line.starts_with('#')
        {
            found.insert((kind, name.to_owned()));
        }
    }
    found
}

/// The code below a path, without comments; with `shipped`, without the tests that end a file either.
fn source(path: &Path, shipped: bool) -> String {
    if path.is_dir() {
        return entries(path).iter().map(|entry| source(entry, shipped)).collect();
    }
    if path.extension().is_none_or(|ending| ending != "rs") {
        return String::new();
    }
    let text = read(path);
    let text = if shipped { text.split("#[cfg(test)]\nmod ").next().unwrap_or_default() } else { &text };
    text.lines().filter(|line| !line.trim_start().starts_with("//")).map(|line| format!("{line}\n")).collect()
}

/// Whether code names a crate: as the start of a path, a macro, or an import of its own.
fn mentions(code: &str, name: &str) -> bool {
    let is_part = |c: char| c.is_alphanumeric() || c == '_';
    code.match_indices(name).any(|(at, _)| {
        let rest = &code[at + name.len()..];
        !code[..at].ends_with(is_part) && ["::", "!", ";", " as "].iter().any(|next| rest.starts_with(next))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn manifests_are_read_by_section() {
        let manifest = "[package]\nname = \"a\"\n[dependencies]\n# serde = no\nserde.workspace = true\n\
            [target.'cfg(unix)'.dev-dependencies]\nvt100 = \"1\"\n[features]\ndefault = []\n";
        let found = dependencies(manifest);
        let expected = [(Kind::Normal, "serde".to_owned()), (Kind::Dev, "vt100".to_owned())];
        assert_eq!(found, BTreeSet::from(expected));
    }

    #[test]
    fn a_crate_is_mentioned_by_a_path_a_macro_or_an_import() {
        for code in
            ["use serde::Serialize;", "serde_json::json!()", "use sqlx;", "insta!(x)", "use maud as m;"]
        {
            let name = ["serde", "serde_json", "sqlx", "insta", "maud"]
                .into_iter()
                .find(|name| mentions(code, name));
            assert!(name.is_some(), "{code}");
        }
        for code in ["my_serde::x", "serde_json::x", "let serde = 1;"] {
            assert!(!mentions(code, "serde"), "{code}");
        }
    }
}
