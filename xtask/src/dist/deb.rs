//! The Debian package. Its format is small: an `ar` archive of a version, what `dpkg` needs to know, and the files.

use super::tree::{Tree, gzip};
use super::{Release, read};
use crate::machine::root;
use md5::{Digest, Md5};

/// Files that a person edits: an upgrade keeps them.
const CONFFILES: &str = "/etc/yatzy/yatzy.env\n";

/// What is run when the package comes and goes.
const SCRIPTS: [&str; 3] = ["postinst", "prerm", "postrm"];

/// The package with these files.
pub fn package(release: &Release, files: &Tree) -> Result<Vec<u8>, String> {
    let mut control = Tree::default();
    control.file("control", control_file(release, files.kilobytes()));
    control.file("conffiles", CONFFILES);
    control.file("md5sums", files.sums(md5));
    for script in SCRIPTS {
        control.program(script, read(&root().join("deploy/debian").join(script))?);
    }
    let members = [
        ("debian-binary", b"2.0\n".to_vec()),
        ("control.tar.gz", gzip(&control.tar("./", release.time)?)?),
        ("data.tar.gz", gzip(&files.tar("./", release.time)?)?),
    ];
    Ok(ar(&members, release.time))
}

fn control_file(release: &Release, kilobytes: u64) -> String {
    format!(
        "Package: yatzy\n\
         Version: {}\n\
         Architecture: {}\n\
         Maintainer: The Yatzy developers <yatzy@localhost>\n\
         Installed-Size: {kilobytes}\n\
         Depends: libc6 (>= {}), libgcc-s1, adduser\n\
         Section: games\n\
         Priority: optional\n\
         Description: Yatzy in the browser and the terminal, with an exact coach\n \
         Every Yatzy of the printed leaflets: alone, against the computer or with others,\n \
         with the program's dice or with real ones; score pads and rules on paper, and\n \
         perfect play, exactly. As a server it brings the table to phones; it is started by\n \
         systemctl enable --now yatzy\n",
        release.version, release.debian_machine, release.libc
    )
}

/// An archive as Debian's tools write it: names of at most 16 characters, owner 0, one time for all.
fn ar(members: &[(&str, Vec<u8>)], time: u64) -> Vec<u8> {
    let mut archive = b"!<arch>\n".to_vec();
    for (name, bytes) in members {
        archive.extend(
            format!("{name:<16}{time:<12}{:<6}{:<6}{:<8}{:<10}`\n", 0, 0, 100_644, bytes.len()).bytes(),
        );
        archive.extend(bytes);
        if bytes.len() % 2 == 1 {
            archive.push(b'\n');
        }
    }
    archive
}

/// `dpkg --verify` compares by MD5.
fn md5(bytes: &[u8]) -> String {
    Md5::digest(bytes).iter().map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn members_begin_at_even_places() {
        let archive = ar(&[("one", b"1".to_vec()), ("two", b"22".to_vec())], 7);
        let text = String::from_utf8(archive).expect("text");
        let header = "one             7           0     0     100644  1         `\n";
        assert!(text.starts_with(&format!("!<arch>\n{header}1\ntwo ")), "{text}");
        assert_eq!(text.len() % 2, 0);
    }
}
