//! `cargo xtask dist`: what people who do not compile get. A tarball, a Debian package, a container image, a list of
//! parts and checksums, in `target/dist`. The same commit makes the same bytes.

mod deb;
mod oci;
mod parts;
mod tree;
mod trial;

use crate::machine::{cargo, output_of, root, run};
use crate::{full, site};
use parts::Parts;
use sha2::{Digest, Sha256};
use std::collections::BTreeMap;
use std::fmt::Display;
use std::path::{Path, PathBuf};
use std::process::Command;
use tree::{Tree, gzip};
pub use trial::trial;

/// Where the packages lie.
const FOLDER: &str = "target/dist";

/// Where the program is built: with other flags than `cargo build --release`, so in a folder of its own.
const BUILT: &str = "target/dist-build";

/// The profile of the program in the packages.
const PROFILE: &str = "dist";

/// The version before this one, and its last commit.
pub const BEFORE: (&str, &str) = ("0.1.0", "5ed049f2");

/// What a package is told of the program in it.
#[derive(Clone, Default)]
pub struct Release {
    version: String,
    commit: String,
    /// Seconds since 1970 of the commit: the time of every file.
    time: u64,
    /// The same as a date.
    timestamp: String,
    /// As Rust and as Debian name it.
    machine: String,
    debian_machine: String,
    /// The oldest C library that the program runs with.
    libc: String,
}

/// Makes everything.
pub fn dist() -> Result<(), String> {
    let commit = full::clean_commit()?;
    let program = build(&root(), &commit, PROFILE)?;
    let site = site::build()?;
    let release = Release::of(&program, &commit, version()?)?;
    let files = pack(&release, &program, Some(&site))?;
    let folder = root().join(FOLDER);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).failed(FOLDER)?;
    println!();
    for (name, bytes) in &files {
        std::fs::write(folder.join(name), bytes).failed(name)?;
        println!("{FOLDER}/{name}  {} kB", bytes.len() / 1000);
    }
    Ok(())
}

/// The version of the workspace.
fn version() -> Result<String, String> {
    let manifest = text(&root().join("Cargo.toml"))?;
    let version = manifest.lines().find_map(|line| line.strip_prefix("version = "));
    version
        .map(|version| version.trim_matches('"').to_owned())
        .ok_or_else(|| "Cargo.toml has no version".to_owned())
}

/// Builds the program of a checkout by a profile; where it lies. No path of this machine is left in it.
fn build(checkout: &Path, commit: &str, profile: &str) -> Result<PathBuf, String> {
    let home = std::env::var_os("CARGO_HOME").map(PathBuf::from);
    let home =
        home.or_else(|| Some(std::env::home_dir()?.join(".cargo"))).ok_or("there is no home folder")?;
    let mut command = cargo(&format!("build --profile {profile} --locked --package yatzy --target-dir"));
    command.arg(root().join(BUILT)).arg("--manifest-path").arg(checkout.join("Cargo.toml"));
    command.env("RUSTFLAGS", format!("--remap-path-prefix={}=/cargo", home.display()));
    command.env("YATZY_COMMIT", commit);
    run(&mut command)?;
    let program = root().join(BUILT).join(profile).join("yatzy");
    let bytes = read(&program)?;
    for path in [checkout, home.as_path()] {
        let path = path.display().to_string();
        if bytes.windows(path.len()).any(|window| window == path.as_bytes()) {
            return Err(format!("{}: it contains the path {path}", program.display()));
        }
    }
    Ok(program)
}

impl Release {
    fn of(program: &Path, commit: &str, version: String) -> Result<Release, String> {
        let seconds = output_of("git", &["log", "-1", "--format=%ct", commit])?;
        let timestamp = output_of("date", &["-u", "-d", &format!("@{seconds}"), "+%Y-%m-%dT%H:%M:%SZ"])?;
        let time = seconds.parse().failed("git log")?;
        let machine = std::env::consts::ARCH.to_owned();
        let debian_machine = match machine.as_str() {
            "x86_64" => "amd64".to_owned(),
            "aarch64" => "arm64".to_owned(),
            other => return Err(format!("Debian's name of {other} is not known here")),
        };
        let libc = oldest_libc(&read(program)?).ok_or("the program names no C library")?;
        Ok(Release { version, commit: commit.to_owned(), time, timestamp, machine, debian_machine, libc })
    }
}

/// The newest version of the C library whose symbols a program asks for.
fn oldest_libc(program: &[u8]) -> Option<String> {
    const START: &[u8] = b"GLIBC_2.";
    let places = program.windows(START.len()).enumerate().filter(|(_, window)| *window == START);
    let numbers = places.filter_map(|(place, _)| {
        let rest = &program[place + START.len()..];
        let digits = rest.iter().take_while(|byte| byte.is_ascii_digit()).count();
        std::str::from_utf8(&rest[..digits]).ok()?.parse::<u32>().ok()
    });
    numbers.max().map(|number| format!("2.{number}"))
}

/// The packages by name, with their checksums.
fn pack(release: &Release, program: &Path, site: Option<&Path>) -> Result<BTreeMap<String, Vec<u8>>, String> {
    let parts = Parts::get()?;
    let bill = parts.bill_of_materials(release);
    let files = files(release, program, site, &parts)?;
    let Release { version, machine, debian_machine, .. } = release;
    let top = format!("yatzy-{version}");
    // Below a prefix, as /usr/local.
    let mut unpacked =
        files.moved(|path| Some(format!("{top}/{}", path.strip_prefix("usr/").unwrap_or(path))));
    let unit = text(&root().join("deploy/yatzy.service"))?.replace("=/usr/bin/", "=/usr/local/bin/");
    unpacked.file(&format!("{top}/lib/systemd/system/yatzy.service"), unit);
    let mut packages = BTreeMap::from([
        (format!("{top}-{machine}-linux.tar.gz"), gzip(&unpacked.tar("", release.time)?)?),
        (format!("yatzy_{version}_{debian_machine}.deb"), deb::package(release, &files)?),
        (format!("{top}-{machine}-image.tar"), oci::image(release, program, &files)?),
        (format!("{top}-parts.cdx.json"), bill.into_bytes()),
    ]);
    let sums =
        packages.iter().map(|(name, bytes)| format!("{}  {name}\n", sha256(bytes))).collect::<String>();
    packages.insert("SHA256SUMS".to_owned(), sums.into_bytes());
    Ok(packages)
}

/// The files as Debian places them.
fn files(release: &Release, program: &Path, site: Option<&Path>, parts: &Parts) -> Result<Tree, String> {
    let mut files = Tree::default();
    files.program("usr/bin/yatzy", read(program)?);
    let pages = root().join(BUILT).join("man");
    let _ = std::fs::remove_dir_all(&pages);
    answer(program, &["man", &pages.display().to_string()])?;
    for page in crate::machine::entries(&pages) {
        let name = page.file_name().unwrap_or_default().to_string_lossy().into_owned();
        files.file(&format!("usr/share/man/man1/{name}.gz"), gzip(&read(&page)?)?);
    }
    for (shell, path) in [
        ("bash", "usr/share/bash-completion/completions/yatzy"),
        ("zsh", "usr/share/zsh/vendor-completions/_yatzy"),
        ("fish", "usr/share/fish/vendor_completions.d/yatzy.fish"),
    ] {
        files.file(path, answer(program, &["completions", shell])?);
    }
    let deploy = root().join("deploy");
    files.file("usr/lib/systemd/system/yatzy.service", read(&deploy.join("yatzy.service"))?);
    files.file("usr/share/applications/yatzy.desktop", read(&deploy.join("yatzy.desktop"))?);
    files.file("etc/yatzy/yatzy.env", read(&deploy.join("yatzy.env"))?);
    let icon = root().join("crates/yatzy-pages/assets/icon.svg");
    files.file("usr/share/icons/hicolor/scalable/apps/yatzy.svg", read(&icon)?);
    if let Some(site) = site {
        for size in ["192", "512"] {
            let icon = root().join(format!("target/site-drawn/files/icon-{size}.png"));
            files.file(&format!("usr/share/icons/hicolor/{size}x{size}/apps/yatzy.png"), read(&icon)?);
        }
        files.files_of(site, "usr/share/yatzy/site")?;
    }
    let docs = "usr/share/doc/yatzy";
    files.file(&format!("{docs}/copyright"), copyright()?);
    files.file(&format!("{docs}/changelog.gz"), gzip(&read(&root().join("CHANGELOG.md"))?)?);
    files.file(&format!("{docs}/README.md"), read(&root().join("README.md"))?);
    files.file(&format!("{docs}/running.md"), read(&root().join("docs/running.md"))?);
    files.file(&format!("{docs}/licences.txt.gz"), gzip(parts.licences()?.as_bytes())?);
    files.file(&format!("{docs}/parts.cdx.json.gz"), gzip(parts.bill_of_materials(release).as_bytes())?);
    Ok(files)
}

/// Our own licences, whole.
fn copyright() -> Result<String, String> {
    let (mit, apache) = (text(&root().join("LICENSE-MIT"))?, text(&root().join("LICENSE-APACHE"))?);
    Ok(format!(
        "Yatzy is licensed under MIT or Apache-2.0, at your option. licences.txt.gz has the licences of the packages that it \
         is made of.\n\n{mit}\n\n{apache}"
    ))
}

/// What the program prints.
fn answer(program: &Path, words: &[&str]) -> Result<Vec<u8>, String> {
    let output = Command::new(program).args(words).env("LC_ALL", "C").output().failed(program.display())?;
    if !output.status.success() {
        return Err(format!("yatzy {}: {}", words.join(" "), String::from_utf8_lossy(&output.stderr)));
    }
    Ok(output.stdout)
}

fn sha256(bytes: &[u8]) -> String {
    Sha256::digest(bytes).iter().map(|byte| format!("{byte:02x}")).collect()
}

fn read(path: &Path) -> Result<Vec<u8>, String> {
    std::fs::read(path).failed(path.display())
}

fn text(path: &Path) -> Result<String, String> {
    std::fs::read_to_string(path).failed(path.display())
}

/// An error with the name of what it is about.
trait Failed<T> {
    fn failed(self, what: impl Display) -> Result<T, String>;
}

impl<T, E: Display> Failed<T> for Result<T, E> {
    fn failed(self, what: impl Display) -> Result<T, String> {
        self.map_err(|error| format!("{what}: {error}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_newest_symbol_decides_which_library_is_needed() {
        let program = b"\0GLIBC_2.9\0GLIBC_2.34\0GLIBC_2.2.5\0GLIBC_PRIVATE\0";
        assert_eq!(oldest_libc(program).as_deref(), Some("2.34"));
        assert_eq!(oldest_libc(b"static"), None);
    }
}
