//! Writes the file of every language into a folder, for example `fi.lang`, to be installed one at a time.

use std::path::PathBuf;
use std::{env, fs, io};
use yatzy_text::Lang;

fn main() -> io::Result<()> {
    let folder = env::args_os().nth(1).map(PathBuf::from);
    let folder = folder.ok_or_else(|| io::Error::other("languages FOLDER"))?;
    fs::create_dir_all(&folder)?;
    for lang in Lang::ALL {
        let file = lang.file().expect("every language is linked in");
        fs::write(folder.join(format!("{}.lang", lang.code())), file)?;
    }
    Ok(())
}
