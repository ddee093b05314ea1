//! A folder of files for the web: names that change with what is in them, and compressed copies beside them.

use base64::Engine;
use sha2::{Digest, Sha256};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::Command;

/// A folder under construction.
pub struct Folder {
    path: PathBuf,
    /// Files that change their names with their contents: the plain name, and the one they have.
    names: BTreeMap<String, String>,
}

impl Folder {
    /// A folder with nothing in it.
    pub fn new(path: &Path) -> Result<Folder, String> {
        super::remove(path)?;
        Ok(Folder { path: path.to_owned(), names: BTreeMap::new() })
    }

    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Adds a file that may be kept for good: what is in it is part of the name that it gets.
    pub fn add(&mut self, name: &str, bytes: &[u8]) -> Result<String, String> {
        let (stem, ending) = name.rsplit_once('.').ok_or_else(|| format!("{name} has no ending"))?;
        let hashed = format!("files/{stem}.{}.{ending}", &hex(bytes)[..12]);
        self.lay(&hashed, bytes)?;
        self.names.insert(name.to_owned(), hashed.clone());
        Ok(hashed)
    }

    /// Adds all files of a folder, and of the folders in it.
    pub fn add_all(&mut self, folder: &Path) -> Result<(), String> {
        for file in files(folder)? {
            self.add(&below(folder, &file), &super::read(&file)?)?;
        }
        Ok(())
    }

    /// Lays a file down under the name that it is looked for by.
    pub fn lay(&self, name: &str, bytes: &[u8]) -> Result<(), String> {
        let path = self.path.join(name);
        let failed = |error: std::io::Error| format!("{}: {error}", path.display());
        std::fs::create_dir_all(path.parent().unwrap_or(&self.path)).map_err(failed)?;
        std::fs::write(&path, bytes).map_err(failed)
    }

    /// Lays all files of a folder down below a name.
    pub fn lay_all(&self, folder: &Path, name: &str) -> Result<(), String> {
        for file in files(folder)? {
            self.lay(&format!("{name}/{}", below(folder, &file)), &super::read(&file)?)?;
        }
        Ok(())
    }

    /// A text that names files by `{plain}`, with the names that they have.
    pub fn named(&self, text: &str) -> String {
        let names = self.names.iter();
        names.fold(text.to_owned(), |text, (plain, hashed)| text.replace(&format!("{{{plain}}}"), hashed))
    }

    /// All names, as a script reads them.
    pub fn names(&self) -> String {
        let names: Vec<String> =
            self.names.iter().map(|(plain, hashed)| format!("{plain:?}: {hashed:?}")).collect();
        format!("{{ {} }}", names.join(", "))
    }

    /// What tells this site from another: the names of its files, which tell what is in them.
    pub fn build(&self) -> String {
        hex(self.names().as_bytes())[..12].to_owned()
    }

    /// Puts compressed copies beside all files but pictures, which are compressed already.
    pub fn compress(&self) -> Result<(), String> {
        let mut packers = [Command::new("gzip"), Command::new("brotli")];
        packers[0].args(["-9", "--no-name", "--keep"]);
        packers[1].args(["--best", "--keep"]);
        for file in
            files(&self.path)?.iter().filter(|path| path.extension().is_none_or(|ending| ending != "png"))
        {
            packers.iter_mut().for_each(|packer| {
                packer.arg(file);
            });
        }
        for mut packer in packers {
            let status = packer.status().map_err(|error| format!("{:?}: {error}", packer.get_program()))?;
            if !status.success() {
                return Err(format!("{:?}: {status}", packer.get_program()));
            }
        }
        Ok(())
    }
}

/// All files of a folder, and of the folders in it, in order.
pub fn files(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let entries = std::fs::read_dir(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let mut found = Vec::new();
    for path in entries.flatten().map(|entry| entry.path()) {
        if path.is_dir() {
            found.extend(files(&path)?);
        } else {
            found.push(path);
        }
    }
    found.sort();
    Ok(found)
}

/// A file's name below a folder, as addresses write it.
fn below(folder: &Path, file: &Path) -> String {
    let parts = file.strip_prefix(folder).unwrap_or(file).components();
    parts.map(|part| part.as_os_str().to_string_lossy().into_owned()).collect::<Vec<_>>().join("/")
}

fn hex(bytes: &[u8]) -> String {
    Sha256::digest(bytes).iter().map(|byte| format!("{byte:02x}")).collect()
}

/// As a policy names a script that stands in a page.
pub fn sha256_base64(bytes: &[u8]) -> String {
    base64::engine::general_purpose::STANDARD.encode(Sha256::digest(bytes))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_tells_what_is_in_a_file() {
        let path = std::env::temp_dir().join(format!("yatzy-folder-{}", std::process::id()));
        let mut folder = Folder::new(&path).expect("an empty folder");
        let first = folder.add("lang/fi.lang", b"yksi").expect("a file");
        assert!(first.starts_with("files/lang/fi.") && first.ends_with(".lang"), "{first}");
        assert_eq!(folder.named("see {lang/fi.lang} and {other}"), format!("see {first} and {{other}}"));
        let build = folder.build();
        let second = folder.add("lang/fi.lang", b"kaksi").expect("a file");
        assert_ne!((&first, &build), (&second, &folder.build()));
        assert_eq!(files(&path).expect("files").len(), 2, "the old one may still be looked at");
        std::fs::remove_dir_all(&path).expect("the folder is ours");
    }

    /// The example of the policy's specification.
    #[test]
    fn a_script_is_named_as_browsers_name_it() {
        assert_eq!(sha256_base64(b"alert('Hello, world.');"), "qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng=");
    }
}
