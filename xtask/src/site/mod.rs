//! The site: the whole house as a folder of files, which any web server can hand out, at any path. A service worker and
//! our own Rust as WebAssembly do the rest in the browser.

mod compiler;
mod folder;
mod server;

use crate::machine::{Need, provide, root, run};
use crate::workspace_compiler::linting;
use folder::Folder;
use server::{FileServer, POLICY};
use std::path::{Path, PathBuf};
use std::process::Command;

/// What the folder is made with, beside the compiler.
const NEEDS: [Need; 1] = [Need { program: "brotli", package: "brotli" }];

/// The default address of a served site.
const ADDRESS: &str = "127.0.0.1:8720";

/// What is needed on every device, without a connection from the first visit on. Languages come one at a time, and
/// what makes paper when it is asked for.
const FIRST: [&str; 8] = [
    "manifest.webmanifest",
    "module.js",
    "navigation.js",
    "rows.js",
    "site.js",
    "solver.js",
    "together.js",
    "yatzy.wasm",
];

/// What a device fetches once it scans a code and its browser can't read one.
const SCANNER: &str = "scanner.js";

/// What tells tests where the folder is.
pub const FOLDER: &str = "YATZY_SITE";

/// Makes the folder as it travels, `target/site`.
pub fn build() -> Result<PathBuf, String> {
    provide(&NEEDS)?;
    let modules =
        [("yatzy.wasm", "yatzy-site"), ("paper.wasm", "yatzy-paper"), ("scanner.wasm", "yatzy-scanner")];
    let site = make("site", &modules, &["--profile", "site"])?;
    site.compress()?;
    println!("\nthe site is in {}", site.path().display());
    Ok(site.path().to_owned())
}

/// The same in a hurry, for one walk through it: large, slow, and without paper, which the walk does not ask for. The
/// profile is that of the tests, so that procedural macros are compiled once; what the tests optimise is not.
pub fn build_to_walk() -> Result<PathBuf, String> {
    let plain = ["yatzy-rules", "yatzy-solver", "yatzy-bots"]
        .map(|package| format!("--config=profile.dev.package.{package}.opt-level=0"));
    Ok(make(
        "walk",
        &[("yatzy.wasm", "yatzy-site"), ("scanner.wasm", "yatzy-scanner")],
        &plain.each_ref().map(String::as_str),
    )?
    .path()
    .to_owned())
}

/// Makes a folder below `target`: its modules with their packages, compiled by a profile, and everything around them.
fn make(name: &str, modules: &[(&str, &str)], profile: &[&str]) -> Result<Folder, String> {
    let web = root().join("crates/yatzy-site/web");
    let drawn = root().join("target/site-drawn");
    // One after the other: together, each would bring along what only the other needs.
    let compiled =
        modules.iter().map(|(file, package)| Ok((file, read(&compiler::build(package, profile)?)?)));
    let compiled = compiled.collect::<Result<Vec<_>, String>>()?;
    remove(&drawn)?;
    draw(&drawn)?;

    let mut site = Folder::new(&root().join("target").join(name))?;
    for (file, module) in compiled {
        site.add(file, &module)?;
    }
    for script in FIRST.iter().chain([&SCANNER]).filter(|name| name.ends_with(".js")) {
        site.add(script, &read(&web.join(script))?)?;
    }
    site.add_all(&drawn.join("files"))?;
    site.lay_all(&drawn.join("assets"), "assets")?;
    // It is asked for before there is a service worker, and after.
    let manifest = site.named(&text(&web.join("manifest.webmanifest"))?);
    site.lay("manifest.webmanifest", manifest.as_bytes())?;
    site.add("manifest.webmanifest", manifest.as_bytes())?;
    pages(&mut site, &drawn.join("pages"), &web)?;
    let worker = text(&web.join("worker.js"))?;
    let names = site.names();
    let first = FIRST.map(|name| format!("{name:?}")).join(", ");
    let known = format!(
        "const SITE = {{ build: {:?}, files: {names}, first: [{first}], policy: {POLICY:?} }};\n",
        site.build()
    );
    site.lay("worker.js", (known + &worker).as_bytes())?;
    Ok(site)
}

/// Makes what needs no browser: icons, first pages, languages. Built as all tests are, so that nothing is built twice.
fn draw(folder: &Path) -> Result<(), String> {
    run(&mut linting("build --workspace --quiet --example icons --example prerender --example languages")?)?;
    for (program, place) in [("icons", "files"), ("prerender", ""), ("languages", "files/lang")] {
        run(Command::new(root().join("target/debug/examples").join(program)).arg(folder.join(place)))?;
    }
    Ok(())
}

/// The first page in every language, and the one for requests before the house is ready.
fn pages(site: &mut Folder, drawn: &Path, web: &Path) -> Result<(), String> {
    let mut languages = Vec::new();
    for page in folder::files(drawn)? {
        let language = page.file_stem().and_then(|stem| stem.to_str()).unwrap_or_default().to_owned();
        let name = site.add(&format!("pages/{language}.html"), &read(&page)?)?;
        languages.push(format!("{language:?}: {name:?}"));
    }
    let known = format!("const SITE = {{ pages: {{ {} }} }};\n", languages.join(", "));
    site.add("first.js", (known + &text(&web.join("first.js"))?).as_bytes())?;
    let first = text(&drawn.join("en.html"))?;
    // What frames may hold a page can only be said by a server.
    let policy = POLICY.split("; frame-ancestors").next().unwrap_or(POLICY);
    site.lay("index.html", site.named(&first).replace("{policy}", policy).as_bytes())?;
    let script = text(&web.join("not_installed.js"))?;
    let not_installed =
        text(&web.join("404.html"))?.replace("SHA256", &folder::sha256_base64(script.as_bytes()));
    site.lay("404.html", not_installed.replace("SCRIPT", &script).as_bytes())
}

/// Makes the folder and serves it below a path, until it is interrupted.
pub fn serve(base: &str) -> Result<(), String> {
    let folder = build()?;
    let server = FileServer::start(ADDRESS, &folder, base)?;
    println!("open {}", server.url("/"));
    loop {
        std::thread::park();
    }
}

fn read(path: &Path) -> Result<Vec<u8>, String> {
    std::fs::read(path).map_err(|error| format!("{}: {error}", path.display()))
}

fn text(path: &Path) -> Result<String, String> {
    std::fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))
}

fn remove(folder: &Path) -> Result<(), String> {
    match std::fs::remove_dir_all(folder) {
        Err(error) if error.kind() != std::io::ErrorKind::NotFound => {
            Err(format!("{}: {error}", folder.display()))
        }
        _ => Ok(()),
    }
}
