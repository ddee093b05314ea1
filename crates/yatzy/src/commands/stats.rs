//! `yatzy stats`: everyone's results in the finished games of the data folder, by edition.

use super::Entry;
use super::games::finished;
use crate::data::Data;
use crate::layout::{Column, Table};
use crate::output::Out;
use crate::{Failure, Session};
use clap::Command;
use serde::Serialize;
use std::collections::BTreeMap;
use yatzy_table::{Finished, PersonRecord};
use yatzy_text::{PadNames, Text, say, shown};

pub const ENTRY: Entry =
    Entry::answer(command, |session, matches, out| run(session, &Data::of(matches), out))
        .with(&["yatzy stats", "yatzy stats --json"]);

fn command(text: Text) -> Command {
    Command::new("stats").about(say!(text, "help-stats")).override_usage("yatzy stats")
}

/// The results by one set of rules.
#[derive(Serialize)]
struct RulesBody {
    /// The edition; left out for rules of one's own.
    #[serde(skip_serializing_if = "Option::is_none")]
    rules: Option<String>,
    hash: String,
    players: Vec<PlayerBody>,
}

#[derive(Serialize)]
struct PlayerBody {
    name: String,
    games: u32,
    won: u32,
    mean: f64,
    best: u32,
}

fn run(session: Session, data: &Data, out: &mut Out) -> Result<(), Failure> {
    let text = session.text;
    let mut by_rules: BTreeMap<(Option<String>, String), Vec<Finished>> = BTreeMap::new();
    for game in finished(text, data)? {
        by_rules.entry((game.edition.clone(), game.rules_hash.clone())).or_default().push(game);
    }
    let results = by_rules.into_iter().map(|((rules, hash), games)| RulesBody {
        rules,
        hash,
        players: PersonRecord::of(&games).into_iter().map(PlayerBody::of).collect(),
    });
    let results: Vec<RulesBody> = results.filter(|results| !results.players.is_empty()).collect();
    if session.json {
        return out.json(&results);
    }
    if results.is_empty() {
        return out.line(&say!(text, "statistics-none"));
    }
    for (i, results) in results.iter().enumerate() {
        if i > 0 {
            out.line("")?;
        }
        let names = results.rules.as_deref().map(PadNames::of_id).unwrap_or_default();
        out.line(&text.edition_title(&names, results.rules.as_deref()))?;
        let mut table = Table::new(&[Column::Left, Column::Right, Column::Right, Column::Right], 2);
        let heads = (say!(text, "records-games"), say!(text, "records-mean"), say!(text, "records-best"));
        table.row([String::new(), heads.0, heads.1, heads.2]);
        for player in &results.players {
            let mean = text.decimal(player.mean, 1);
            table.row([shown(&player.name), player.games.to_string(), mean, player.best.to_string()]);
        }
        table.lines().iter().try_for_each(|line| out.line(line))?;
    }
    Ok(())
}

impl PlayerBody {
    fn of(record: PersonRecord) -> PlayerBody {
        let PersonRecord { name, cards, won, mean, best } = record;
        PlayerBody { name, games: cards, won, mean, best }
    }
}
