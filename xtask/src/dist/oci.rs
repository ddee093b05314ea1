//! A container image as an archive that `podman load` takes: one layer with the program and the libraries that it is
//! linked to. There is no shell and no package manager in it.

use super::tree::{Tree, gzip};
use super::{Failed, Release, sha256};
use serde_json::{Value, json};
use std::path::Path;
use std::process::Command;

/// The user that the server runs as; the volume belongs to it.
const USER: u64 = 8710;

/// The image, as `deploy/Containerfile` would make it of a whole Debian.
pub fn image(release: &Release, program: &Path, files: &Tree) -> Result<Vec<u8>, String> {
    let layer = layer(program, files)?.tar("", release.time)?;
    let packed = gzip(&layer)?;
    let created = &release.timestamp;
    let config = json!({
        "created": created,
        "architecture": release.debian_machine,
        "os": "linux",
        "config": {
            "User": format!("{USER}:{USER}"),
            "Entrypoint": ["/usr/bin/yatzy", "serve", "--listen", "0.0.0.0:8710", "--data", "/data"],
            "Env": ["PATH=/usr/bin"],
            "ExposedPorts": { "8710/tcp": {} },
            "Volumes": { "/data": {} },
            "StopSignal": "SIGTERM",
            "WorkingDir": "/data",
            "Labels": {
                "org.opencontainers.image.title": "yatzy",
                "org.opencontainers.image.version": release.version,
                "org.opencontainers.image.revision": release.commit,
                "org.opencontainers.image.licenses": "MIT OR Apache-2.0",
            },
        },
        "rootfs": { "type": "layers", "diff_ids": [format!("sha256:{}", sha256(&layer))] },
        "history": [{ "created": created, "created_by": "cargo xtask dist" }],
    });
    let mut archive = Tree::default();
    let config =
        blob(&mut archive, "application/vnd.oci.image.config.v1+json", config.to_string().into_bytes());
    let layer = blob(&mut archive, "application/vnd.oci.image.layer.v1.tar+gzip", packed);
    let media_type = "application/vnd.oci.image.manifest.v1+json";
    let manifest =
        json!({ "schemaVersion": 2, "mediaType": media_type, "config": config, "layers": [layer] });
    let mut manifest = blob(&mut archive, media_type, manifest.to_string().into_bytes());
    manifest["annotations"] =
        json!({ "org.opencontainers.image.ref.name": format!("localhost/yatzy:{}", release.version) });
    manifest["platform"] = json!({ "architecture": release.debian_machine, "os": "linux" });
    let index = json!({ "schemaVersion": 2, "mediaType": "application/vnd.oci.image.index.v1+json",
        "manifests": [manifest] });
    archive.file("index.json", index.to_string());
    archive.file("oci-layout", json!({ "imageLayoutVersion": "1.0.0" }).to_string());
    archive.tar("", release.time)
}

/// Adds a blob, named by its hash; what others call it by.
fn blob(archive: &mut Tree, media_type: &str, bytes: Vec<u8>) -> Value {
    let hash = sha256(&bytes);
    let size = bytes.len();
    archive.file(&format!("blobs/sha256/{hash}"), bytes);
    json!({ "mediaType": media_type, "digest": format!("sha256:{hash}"), "size": size })
}

/// The files of the image: the program with its licences, and the libraries with theirs.
fn layer(program: &Path, files: &Tree) -> Result<Tree, String> {
    let is_needed = |path: &str| path.starts_with("usr/bin/") || path.starts_with("usr/share/doc/");
    let mut layer = files.moved(|path| is_needed(path).then(|| path.to_owned()));
    for library in libraries(program)? {
        layer.program(library.trim_start_matches('/'), super::read(Path::new(&library))?);
    }
    for package in ["libc6", "libgcc-s1"] {
        let path = format!("usr/share/doc/{package}/copyright");
        layer.file(&path, super::read(&Path::new("/").join(&path))?);
    }
    layer.file("etc/passwd", format!("yatzy:x:{USER}:{USER}:Yatzy server:/data:/\n"));
    layer.file("etc/group", format!("yatzy:x:{USER}:\n"));
    layer.folder("data", 0o700, USER);
    layer.folder("tmp", 0o1777, 0);
    Ok(layer)
}

/// The files that the program is linked to when it starts, its loader included.
fn libraries(program: &Path) -> Result<Vec<String>, String> {
    let output = Command::new("ldd").arg(program).output().failed("ldd")?;
    let said = String::from_utf8_lossy(&output.stdout);
    let paths = said.lines().filter_map(|line| line.split_whitespace().find(|word| word.starts_with('/')));
    Ok(paths.map(str::to_owned).collect())
}
