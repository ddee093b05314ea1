//! `--rules ID|FILE` and `--set OPTION=VALUE`: the rules of a command.

use crate::{Failure, Session, file};
use clap::{Arg, ArgAction, ArgMatches};
use std::path::Path;
use std::sync::Arc;
use yatzy_rules::{Catalogue, Edition, MAX_FILE_LEN, Ruleset, RulesetFile, Setting};
use yatzy_text::{Explain, PadNames, Text, nearest, say, shown};

/// The two flags, before they are looked up.
#[derive(Clone, Debug, Default)]
pub struct Choice {
    /// The id or the path.
    pub rules: Option<String>,
    /// The options of `--set`.
    pub set: Vec<String>,
}

impl Choice {
    pub fn args(text: Text) -> [Arg; 2] {
        [
            Arg::new("rules").long("rules").value_name("ID|FILE").help(say!(text, "help-rules-flag")),
            Arg::new("set")
                .long("set")
                .value_name("OPTION=VALUE")
                .action(ArgAction::Append)
                .help(say!(text, "help-set")),
        ]
    }

    pub fn of(matches: &ArgMatches) -> Choice {
        Choice {
            rules: matches.get_one("rules").cloned(),
            set: matches.get_many("set").into_iter().flatten().cloned().collect(),
        }
    }

    /// Looks up the rules, or `standard` by default, and sets the options.
    pub fn resolve(&self, session: Session, standard: &str) -> Result<Chosen, Failure> {
        let text = session.text;
        let mut chosen = find(text, self.rules.as_deref().unwrap_or(standard))?;
        let settings = self.set.iter().map(|setting| setting.parse::<Setting>());
        let settings = settings.collect::<Result<Vec<_>, _>>().map_err(|error| Failure::of(text, &error))?;
        if !settings.is_empty() {
            let rules = chosen.rules.with(&settings);
            chosen.rules = Arc::new(rules.map_err(|reasons| Failure::of(text, reasons.as_slice()))?);
        }
        Ok(chosen)
    }
}

/// The rules of a command, and their origin.
#[derive(Clone, Debug)]
pub struct Chosen {
    /// The rules, with the options of `--set`.
    pub rules: Arc<Ruleset>,
    /// The names of their boxes.
    pub names: PadNames,
    /// The entry of the catalogue; `None` for a file.
    pub edition: Option<&'static Edition>,
    /// The id of the entry, or of the file.
    pub id: Option<String>,
    /// The game of the edition, if it is one.
    pub game: Option<String>,
}

fn find(text: Text, wanted: &str) -> Result<Chosen, Failure> {
    if let Some(edition) = Catalogue::get().edition(wanted) {
        return Ok(Chosen {
            rules: edition.rules.clone(),
            names: PadNames::of_edition(edition),
            edition: Some(edition),
            id: Some(edition.id.clone()),
            game: Some(edition.game.clone()),
        });
    }
    let is_path = wanted.contains(['/', '\\', '.']);
    if !is_path && !Path::new(wanted).exists() {
        return Err(unknown_id(text, wanted));
    }
    let file = read_file(text, wanted)?;
    let base = file.base.as_deref().and_then(|id| Catalogue::get().edition(id));
    Ok(Chosen {
        names: PadNames::of_file(&file),
        edition: None,
        id: file.id,
        game: base.map(|base| base.game.clone()),
        rules: Arc::new(file.rules),
    })
}

fn unknown_id(text: Text, wanted: &str) -> Failure {
    let near = nearest(wanted, Catalogue::get().editions().iter().map(|edition| edition.id.as_str()));
    let id = shown(wanted);
    let message = if near.is_empty() {
        say!(text, "ruleset-unknown-far", id = id)
    } else {
        say!(text, "ruleset-unknown", id = id, near = text.any_of(&near))
    };
    Failure::wrong("ruleset/unknown", message)
}

pub fn read_file(text: Text, path: &str) -> Result<RulesetFile, Failure> {
    let words = file::read(text, path, MAX_FILE_LEN)?;
    RulesetFile::parse(&words).map_err(|error| {
        let reason = error.explain(text);
        Failure::wrong(error.code(), say!(text, "file-wrong", path = shown(path), reason = reason))
    })
}
