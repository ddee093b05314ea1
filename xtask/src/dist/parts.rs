//! What a release is made of: every package that was compiled into it, as a list for programs (CycloneDX) and with its
//! licence for people.

use super::{Failed, Release, read, text};
use crate::machine::{cargo, entries, root};
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

/// The program, and the two modules of the site.
const SHIPPED: [&str; 4] = ["yatzy", "yatzy-site", "yatzy-paper", "yatzy-scanner"];

/// How names of files begin that say what others may do.
const LICENCE_FILES: [&str; 6] = ["license", "licence", "copying", "notice", "unlicense", "copyright"];

/// The packages of a release, without those that only tests need.
pub struct Parts(BTreeMap<String, Part>);

struct Part {
    name: String,
    version: String,
    licence: String,
    folder: PathBuf,
    /// None of ours has one.
    checksum: Option<String>,
    uses: Vec<String>,
}

impl Parts {
    /// What cargo says.
    pub fn get() -> Result<Parts, String> {
        let words = "metadata --format-version 1 --locked --filter-platform x86_64-unknown-linux-gnu";
        let output = cargo(words).current_dir(root()).output().failed("cargo metadata")?;
        if !output.status.success() {
            return Err(format!("cargo metadata: {}", String::from_utf8_lossy(&output.stderr)));
        }
        let metadata: Value = serde_json::from_slice(&output.stdout).failed("cargo metadata")?;
        Parts::of(&metadata, &text(&root().join("Cargo.lock"))?)
    }

    fn of(metadata: &Value, lock: &str) -> Result<Parts, String> {
        let checksums = checksums(lock);
        let list = |value: &Value| value.as_array().cloned().unwrap_or_default();
        let word = |value: &Value| value.as_str().unwrap_or_default().to_owned();
        let mut all = BTreeMap::new();
        for package in list(&metadata["packages"]) {
            let (name, version) = (word(&package["name"]), word(&package["version"]));
            let manifest = PathBuf::from(word(&package["manifest_path"]));
            let part = Part {
                checksum: checksums.get(&(name.clone(), version.clone())).cloned(),
                // An older way to say it.
                licence: word(&package["license"]).replace('/', " OR "),
                folder: manifest.parent().unwrap_or(&manifest).to_owned(),
                uses: Vec::new(),
                name,
                version,
            };
            all.insert(word(&package["id"]), part);
        }
        for node in list(&metadata["resolve"]["nodes"]) {
            let uses = list(&node["deps"])
                .into_iter()
                .filter(|dependency| list(&dependency["dep_kinds"]).iter().any(|kind| kind["kind"] != "dev"));
            let uses = uses.map(|dependency| word(&dependency["pkg"])).collect();
            if let Some(part) = all.get_mut(&word(&node["id"])) {
                part.uses = uses;
            }
        }
        let shipped = |part: &Part| SHIPPED.contains(&part.name.as_str()) && part.checksum.is_none();
        let mut open: Vec<String> =
            all.iter().filter(|(_, part)| shipped(part)).map(|(id, _)| id.clone()).collect();
        let mut reached = BTreeSet::new();
        while let Some(id) = open.pop() {
            if reached.insert(id.clone()) {
                open.extend(all[&id].uses.iter().cloned());
            }
        }
        all.retain(|id, _| reached.contains(id));
        Ok(Parts(all))
    }

    /// The list for programs: CycloneDX 1.5.
    pub fn bill_of_materials(&self, release: &Release) -> String {
        let reference = |part: &Part| format!("pkg:cargo/{}@{}", part.name, part.version);
        let component = |part: &Part| {
            let kind = if SHIPPED.contains(&part.name.as_str()) { "application" } else { "library" };
            let mut component = json!({
                "type": kind, "bom-ref": reference(part), "name": part.name, "version": part.version,
                "purl": reference(part), "licenses": [{ "expression": part.licence }],
            });
            if let Some(checksum) = &part.checksum {
                component["hashes"] = json!([{ "alg": "SHA-256", "content": checksum }]);
            }
            component
        };
        let dependencies = self.0.values().map(|part| {
            let uses: BTreeSet<String> =
                part.uses.iter().filter_map(|id| self.0.get(id)).map(reference).collect();
            json!({ "ref": reference(part), "dependsOn": uses })
        });
        let bill = json!({
            "bomFormat": "CycloneDX",
            "specVersion": "1.5",
            "version": 1,
            "metadata": {
                "timestamp": release.timestamp,
                "component": {
                    "type": "application", "name": "yatzy", "version": release.version,
                    "bom-ref": format!("yatzy-{}", release.version),
                    "licenses": [{ "expression": "MIT OR Apache-2.0" }],
                },
                "properties": [{ "name": "commit", "value": release.commit }],
            },
            "components": self.0.values().map(component).collect::<Vec<_>>(),
            "dependencies": dependencies.collect::<Vec<_>>(),
        });
        serde_json::to_string_pretty(&bill).unwrap_or_default() + "\n"
    }

    /// The licence of every package of others, each text once. A package that brings none is named with what it says of
    /// itself: the texts of these licences are there.
    pub fn licences(&self) -> Result<String, String> {
        let mut named = String::from(
            "Yatzy is made of these packages, which others wrote. Below are their licences, each text once.\n\n",
        );
        let mut texts: BTreeMap<String, Vec<String>> = BTreeMap::new();
        for part in self.0.values().filter(|part| part.checksum.is_some()) {
            named += &format!("{} {}: {}\n", part.name, part.version, part.licence);
            for file in entries(&part.folder).iter().filter(|file| is_licence(file)) {
                let text = String::from_utf8_lossy(&read(file)?).replace("\r\n", "\n").trim().to_owned();
                texts.entry(text).or_default().push(format!("{} {}", part.name, part.version));
            }
        }
        let mut texts: Vec<(String, Vec<String>)> = texts.into_iter().collect();
        texts.sort_by(|(_, one), (_, other)| one.cmp(other));
        for (text, packages) in texts {
            let packages: BTreeSet<String> = packages.into_iter().collect();
            let packages: Vec<String> = packages.into_iter().collect();
            named += &format!("\n{}\n{}\n\n{text}\n", "=".repeat(78), packages.join(", "));
        }
        Ok(named)
    }
}

fn is_licence(file: &Path) -> bool {
    let name = file.file_name().and_then(|name| name.to_str()).unwrap_or_default().to_lowercase();
    file.is_file() && LICENCE_FILES.iter().any(|start| name.starts_with(start))
}

/// The checksums of a lock file, by name and version.
fn checksums(lock: &str) -> BTreeMap<(String, String), String> {
    let value = |block: &str, key: &str| {
        block.lines().find_map(|line| Some(line.strip_prefix(key)?.trim_matches([' ', '=', '"']).to_owned()))
    };
    let blocks = lock.split("[[package]]");
    blocks
        .filter_map(|block| {
            let name = (value(block, "name ")?, value(block, "version ")?);
            Some((name, value(block, "checksum ")?))
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_only_tests_need_is_no_part() {
        let package = |name: &str, licence: &str| json!({ "id": name, "name": name, "version": "1.0.0", "license": licence, "manifest_path": "/none/Cargo.toml" });
        let dependency = |name: &str, kind: Value| json!({ "pkg": name, "dep_kinds": [{ "kind": kind }] });
        let metadata = json!({
            "packages": [package("yatzy", "MIT"), package("serde", "MIT/Apache-2.0"), package("insta", "MIT")],
            "resolve": { "nodes": [
                { "id": "yatzy", "deps": [dependency("serde", Value::Null), dependency("insta", json!("dev"))] },
                { "id": "serde", "deps": [] },
            ] },
        });
        let lock = "[[package]]\nname = \"serde\"\nversion = \"1.0.0\"\nchecksum = \"ab\"\n";
        let parts = Parts::of(&metadata, lock).expect("parts");
        let release = Release { version: "0.2.0".into(), ..Release::default() };
        let bill: Value = serde_json::from_str(&parts.bill_of_materials(&release)).expect("JSON");
        let names: Vec<&str> = bill["components"]
            .as_array()
            .expect("a list")
            .iter()
            .filter_map(|part| part["name"].as_str())
            .collect();
        assert_eq!(names, ["serde", "yatzy"]);
        assert_eq!(bill["components"][0]["licenses"][0]["expression"], "MIT OR Apache-2.0");
        assert_eq!(bill["components"][0]["hashes"][0]["content"], "ab");
        assert!(parts.licences().expect("texts").contains("serde 1.0.0: MIT OR Apache-2.0"));
    }
}
