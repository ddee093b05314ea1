//! Settings of every command: the language, and whether answers are JSON.

use crate::Failure;
use std::ffi::OsString;
use std::io::IsTerminal;
use yatzy_text::{Lang, Text, say, shown};

/// Language and form of the answers.
#[derive(Clone, Copy, Debug)]
pub struct Session {
    /// The language.
    pub text: Text,
    /// Whether answers and errors are JSON.
    pub json: bool,
}

impl Session {
    /// Searches for `--lang` and `--json` before the command line is parsed, so that errors of parsing are in that
    /// language and form. An unknown language is refused in the language of the environment.
    pub fn of(args: &[OsString]) -> Result<Session, (Session, Failure)> {
        let words = || args.iter().skip(1).map(|arg| arg.to_string_lossy()).take_while(|word| word != "--");
        let json = words().any(|word| word == "--json");
        let variable = |name: &str| std::env::var(name).ok();
        let speak =
            |lang| if is_ascii_terminal(variable) { Text::new(lang).in_ascii() } else { Text::new(lang) };
        let mut session = Session { text: speak(Lang::from_environment(variable)), json };
        let mut rest = words();
        while let Some(word) = rest.next() {
            let tag = match word.strip_prefix("--lang") {
                Some("") => rest.next(),
                Some(tag) => tag.strip_prefix('=').map(|tag| tag.to_owned().into()),
                None => None,
            };
            let Some(tag) = tag else { continue };
            match Lang::parse(&tag) {
                Some(lang) => session.text = speak(lang),
                None => return Err((session, unknown_lang(session.text, &tag))),
            }
        }
        Ok(session)
    }
}

/// Whether the output is a terminal without Unicode. A pipe or a file gets UTF-8 in every locale.
fn is_ascii_terminal(variable: impl Fn(&str) -> Option<String>) -> bool {
    std::io::stdout().is_terminal() && !yatzy_terminal::is_utf8(variable)
}

/// The refusal of an unknown language.
pub fn unknown_lang(text: Text, tag: &str) -> Failure {
    let langs = text.all_of(&Lang::ALL.map(|lang| lang.code().to_owned()));
    Failure::wrong("lang/unknown", say!(text, "lang-unknown", lang = shown(tag), langs = langs))
}
