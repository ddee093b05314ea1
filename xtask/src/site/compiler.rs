//! The compiler for WebAssembly: the one that compiles everything else, if it has the target.
//! Otherwise Debian's is unpacked below `target/`, with the sources of its library; nothing is installed.

use crate::machine::{build as build_by, cargo, has, is_root, root, run, run_there};
use std::path::{Path, PathBuf};
use std::process::Command;

/// What is built for.
const TARGET: &str = "wasm32-unknown-unknown";

/// Debian's compiler, the sources of its library, and what links.
const PACKAGES: [&str; 3] = ["rustc-web", "rust-web-src", "lld"];

/// Vectors of 128 bits, which browsers have had since 2021 (Safari since 16.4): a solve takes a third of the time, with the
/// same bits in the end.
const FLAGS: &str = "-C target-feature=+simd128";

/// Builds a package of ours for the web; where its module lies then.
pub fn build(package: &str, profile: &[&str]) -> Result<PathBuf, String> {
    let mut command = cargo(&format!("build --package {package} --quiet --locked --lib --target {TARGET}"));
    command
        .args(profile)
        .env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS", FLAGS)
        .env("CARGO_INCREMENTAL", "0");
    if !has_target() {
        let compiler = Unpacked::get()?;
        compiler.refuse_if_old()?;
        compiler.lend_to(&mut command);
    }
    let messages = build_by(&mut command)?;
    let files = messages.iter().filter_map(|message| message["filenames"].as_array()).flatten();
    let mut modules = files.filter_map(|file| file.as_str()).filter(|file| file.ends_with(".wasm"));
    modules.next().map(PathBuf::from).ok_or_else(|| format!("{package} has no module"))
}

/// Whether the compiler at hand brings a library for the target.
fn has_target() -> bool {
    let mut command = Command::new(std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into()));
    command.args(["--print", "target-libdir", "--target", TARGET]);
    let Ok(output) = command.output() else { return false };
    let folder = PathBuf::from(String::from_utf8_lossy(&output.stdout).trim());
    std::fs::read_dir(folder).is_ok_and(|mut files| files.any(|file| file.is_ok()))
}

/// A compiler in a folder of its own.
struct Unpacked(PathBuf);

impl Unpacked {
    /// The compiler, unpacked if it is not there yet.
    fn get() -> Result<Unpacked, String> {
        let folder = root().join("target/web-compiler");
        let unpacked = Unpacked(folder.join("usr"));
        if unpacked.rustc().is_file() {
            return Ok(unpacked);
        }
        if !has("apt-get") {
            return Err(format!("there is no compiler for the web. Run: rustup target add {TARGET}"));
        }
        let packages = missing_packages()?;
        // What was interrupted is begun anew; what is complete is put in place at once.
        let begun = root().join("target/web-compiler.part");
        let _ = std::fs::remove_dir_all(&begun);
        std::fs::create_dir_all(&begun).map_err(|error| format!("{}: {error}", begun.display()))?;
        run_there(Command::new("apt-get").args(["download", "--quiet"]).args(&packages).current_dir(&begun))?;
        for package in files_of(&begun)? {
            run_there(Command::new("dpkg-deb").arg("--extract").arg(&package).arg(&begun))?;
            std::fs::remove_file(&package).map_err(|error| format!("{}: {error}", package.display()))?;
        }
        let _ = std::fs::remove_dir_all(&folder);
        std::fs::rename(&begun, &folder).map_err(|error| format!("{}: {error}", folder.display()))?;
        Ok(unpacked)
    }

    fn rustc(&self) -> PathBuf {
        self.0.join("bin/rustc")
    }

    /// Where its libraries are, wherever Debian keeps those of this machine.
    fn libraries(&self) -> PathBuf {
        let folders = std::fs::read_dir(self.0.join("lib")).into_iter().flatten().flatten();
        let mut folders = folders.map(|entry| entry.path());
        folders
            .find(|path| path.to_string_lossy().ends_with("-linux-gnu"))
            .unwrap_or_else(|| self.0.join("lib"))
    }

    fn refuse_if_old(&self) -> Result<(), String> {
        let mut command = Command::new(self.rustc());
        let output = command.arg("--version").env("LD_LIBRARY_PATH", self.libraries()).output();
        let output = output.map_err(|error| format!("{}: {error}", self.rustc().display()))?;
        let said = String::from_utf8_lossy(&output.stdout);
        let manifest = std::fs::read_to_string(root().join("Cargo.toml")).unwrap_or_default();
        let needed =
            manifest.lines().find_map(|line| line.strip_prefix("rust-version = ")).unwrap_or_default();
        let needed = needed.trim_matches('"');
        if is_new_enough(&said, needed) {
            return Ok(());
        }
        Err(format!(
            "Debian's compiler for the web is {}, and Rust {needed} is needed. Run: rustup target add {TARGET}",
            said.trim()
        ))
    }

    /// Lets a build use it: std is made from source, for there is none that is ready, without what reads backtraces,
    /// which a browser has not.
    fn lend_to(&self, command: &mut Command) {
        command.args(["-Z", "build-std=std,panic_abort", "-Z", "build-std-features=panic-unwind"]);
        command.args(["--target-dir", "target/web"]);
        command
            .env("RUSTC_BOOTSTRAP", "1")
            .env("RUSTC", self.rustc())
            .env("LD_LIBRARY_PATH", self.libraries());
        command.env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER", self.linker());
    }

    /// The linker that was unpacked, or the one of this machine that made that unnecessary.
    fn linker(&self) -> PathBuf {
        Some(self.0.join("bin/wasm-ld")).filter(|linker| linker.exists()).unwrap_or_else(|| "wasm-ld".into())
    }
}

/// The packages that would be installed, had they to be: those asked for, and what they need that is not there.
fn missing_packages() -> Result<Vec<String>, String> {
    let simulate = || {
        let mut command = Command::new("apt-get");
        command.args(["install", "--simulate", "--reinstall", "--no-install-recommends"]).args(PACKAGES);
        command.output().map_err(|error| format!("apt-get: {error}"))
    };
    let mut output = simulate()?;
    if !output.status.success() && is_root() {
        run(Command::new("apt-get").args(["update", "--quiet"]))?;
        output = simulate()?;
    }
    if !output.status.success() {
        return Err(format!(
            "there is no compiler for the web. Run: rustup target add {TARGET}, or, on Debian, sudo apt-get update, and \
             try again"
        ));
    }
    let said = String::from_utf8_lossy(&output.stdout);
    let names = said.lines().filter_map(|line| line.strip_prefix("Inst ")?.split(' ').next());
    Ok(names.map(str::to_owned).collect())
}

fn files_of(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let entries = std::fs::read_dir(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let paths = entries.flatten().map(|entry| entry.path());
    Ok(paths.filter(|path| path.extension().is_some_and(|ending| ending == "deb")).collect())
}

/// Whether `rustc 1.96.0 (…)` is at least `1.95`.
fn is_new_enough(said: &str, needed: &str) -> bool {
    let number = |version: &str| -> Option<(u32, u32)> {
        let mut parts = version.split('.');
        Some((parts.next()?.parse().ok()?, parts.next()?.parse().ok()?))
    };
    let found = said.split_whitespace().nth(1).and_then(number);
    found.is_some() && found >= number(needed)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_old_compiler_is_told_from_a_new_one() {
        for (said, is_enough) in [
            ("rustc 1.96.0 (ac68faa20 2026-05-25)", true),
            ("rustc 1.95.0", true),
            ("rustc 2.0.0", true),
            ("rustc 1.85.0 (4d91de4e4 2025-02-17)", false),
            ("", false),
            ("rustc nonsense", false),
        ] {
            assert_eq!(is_new_enough(said, "1.95"), is_enough, "{said}");
        }
    }
}
