//! `yatzy leaflet`: the rules on paper, to replace a lost leaflet.

use super::Entry;
use super::sheet::{PaperRequest, own_text, paper_args, standard_name};
use crate::chosen::{Choice, Chosen};
use crate::output::Out;
use crate::paper::{Target, Written};
use crate::{Failure, Session};
use clap::{ArgMatches, Command};
use serde::Serialize;
use yatzy_sheet::LeafletSheet;
use yatzy_text::{Text, say};

pub const ENTRY: Entry =
    Entry::answer(command, |session, matches, out| run(session, &Request::of(session, matches)?, out))
        .with(&["yatzy leaflet --rules tactic-nb --lang nb -o leaflet.pdf"]);

struct Request {
    chosen: Chosen,
    on: PaperRequest,
}

fn command(text: Text) -> Command {
    Command::new("leaflet")
        .about(say!(text, "help-leaflet"))
        .override_usage(
            "yatzy leaflet [--rules ID|FILE] [--set OPTION=VALUE]… [--paper PAPER] [--landscape]\n       \
             [--large] [-o FILE]",
        )
        .next_help_heading(say!(text, "help-options"))
        .args(Choice::args(text))
        .args(paper_args(text))
        .args(Target::args(text))
}

impl Request {
    fn of(session: Session, matches: &ArgMatches) -> Result<Request, Failure> {
        let chosen = Choice::of(matches).resolve(session, "yatzy")?;
        Ok(Request { chosen, on: PaperRequest::of(session, matches)? })
    }
}

fn run(session: Session, request: &Request, out: &mut Out) -> Result<(), Failure> {
    let id = request.chosen.id.as_deref();
    let sheet = LeafletSheet {
        text: request.on.text.unwrap_or_else(|| own_text(session, id)),
        rules: &request.chosen.rules,
        names: &request.chosen.names,
        id,
        paper: request.on.paper,
        landscape: request.on.landscape,
        large: request.on.large,
    };
    let drawing = sheet.draw();
    let target = match &request.on.target {
        Some(target) => target.clone(),
        None => Target::at(session.text, standard_name(id, "rules"), request.on.overwrites)?,
    };
    let written = target.write(session.text, &drawing, out)?;
    if session.json {
        return out.json(&LeafletJson { written, lang: drawing.lang.code() });
    }
    written.say(session.text, out)
}

#[derive(Serialize)]
struct LeafletJson {
    #[serde(flatten)]
    written: Written,
    lang: &'static str,
}
