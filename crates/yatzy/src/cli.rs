//! The command line: what can be said, built with the words of the language in force.

use crate::commands::{
    advise, analyse, completions, join, leaflet, man, play, replay, rules, score, serve, sheet, simulate,
    solve, verify,
};
use crate::{Failure, Session, usage};
use clap::error::ErrorKind;
use clap::{Arg, ArgAction, Command};
use std::ffi::OsString;
use yatzy_text::{Lang, Text, say};

/// What was asked, resolved.
pub enum Request {
    /// Help or the version: words that are ready.
    Say(String),
    /// `yatzy advise`
    Advise(Box<advise::Request>),
    /// `yatzy analyse`
    Analyse(analyse::Request),
    /// `yatzy completions`
    Completions(completions::Request),
    /// `yatzy join`
    Join(join::Request),
    /// `yatzy leaflet`
    Leaflet(leaflet::Request),
    /// `yatzy man`
    Man(man::Request),
    /// `yatzy replay`
    Replay(replay::Request),
    /// `yatzy rules`
    Rules(rules::Request),
    /// `yatzy score`
    Score(score::Request),
    /// `yatzy play`
    Play(play::Request),
    /// `yatzy serve`, and `yatzy` alone
    Serve(serve::Request),
    /// `yatzy sheet`
    Sheet(sheet::Request),
    /// `yatzy simulate`
    Simulate(simulate::Request),
    /// `yatzy solve`
    Solve(solve::Request),
    /// `yatzy verify`
    Verify(verify::Request),
}

/// Reads the command line.
pub fn read(session: Session, args: Vec<OsString>) -> Result<Request, Failure> {
    let mut command = command(session.text);
    let matches = match command.try_get_matches_from_mut(args) {
        Ok(matches) => matches,
        Err(words) if matches!(words.kind(), ErrorKind::DisplayHelp | ErrorKind::DisplayVersion) => {
            return Ok(Request::Say(words.to_string()));
        }
        Err(error) => return Err(usage::failure(session.text, &command, &error)),
    };
    let Some((name, matches)) = matches.subcommand() else {
        return Ok(Request::Serve(serve::Request::house(&matches)));
    };
    Ok(match name {
        advise::NAME => Request::Advise(Box::new(advise::Request::of(session, matches)?)),
        analyse::NAME => Request::Analyse(analyse::Request::of(session, matches)?),
        completions::NAME => Request::Completions(completions::Request::of(session, matches)?),
        join::NAME => Request::Join(join::Request::of(matches)),
        leaflet::NAME => Request::Leaflet(leaflet::Request::of(session, matches)?),
        man::NAME => Request::Man(man::Request::of(matches)),
        play::NAME => Request::Play(play::Request::of(session, matches)?),
        replay::NAME => Request::Replay(replay::Request::of(matches)),
        rules::NAME => Request::Rules(rules::Request::of(session, matches)?),
        score::NAME => Request::Score(score::Request::of(session, matches)?),
        serve::NAME => Request::Serve(serve::Request::of(matches)),
        sheet::NAME => Request::Sheet(sheet::Request::of(session, matches)?),
        simulate::NAME => Request::Simulate(simulate::Request::of(session, matches)?),
        solve::NAME => Request::Solve(solve::Request::of(session, matches)?),
        verify::NAME => Request::Verify(verify::Request::of(session, matches)?),
        other => unreachable!("clap knows no command {other}"),
    })
}

/// The whole command line.
pub fn command(text: Text) -> Command {
    let more = say!(text, "help-more", command = "yatzy");
    prepare(text, Command::new("yatzy").about(say!(text, "help-about")))
        .override_usage("yatzy [--lan]\n       yatzy COMMAND")
        .version(env!("CARGO_PKG_VERSION"))
        .disable_help_subcommand(true)
        .subcommand_help_heading(say!(text, "help-commands"))
        .after_help(more)
        .arg(serve::lan_flag(text))
        .args(everywhere(text))
        .arg(
            Arg::new("version")
                .long("version")
                .action(ArgAction::Version)
                .help_heading(say!(text, "help-everywhere"))
                .help(say!(text, "help-version")),
        )
        .subcommands(
            [
                play::command(text),
                join::command(text),
                serve::command(text),
                rules::command(text),
                score::command(text),
                advise::command(text),
                solve::command(text),
                simulate::command(text),
                replay::command(text),
                verify::command(text),
                analyse::command(text),
                sheet::command(text),
                leaflet::command(text),
                completions::command(text),
                man::command(text),
            ]
            .map(|command| prepare(text, command)),
        )
}

/// Takes clap's own English out of a command.
fn prepare(text: Text, command: Command) -> Command {
    let usage = say!(text, "help-usage", usage = "{usage}");
    command
        .disable_help_flag(true)
        .disable_version_flag(true)
        .help_template(format!("{{about}}\n\n{usage}\n\n{{all-args}}{{after-help}}"))
        .max_term_width(crate::layout::WIDTH)
}

/// The flags that every command takes.
fn everywhere(text: Text) -> [Arg; 4] {
    let langs: Vec<&str> = Lang::ALL.iter().map(|lang| lang.code()).collect();
    let flags = [
        Arg::new("lang").long("lang").value_name("LANG").help(say!(
            text,
            "help-lang",
            langs = langs.join(" ")
        )),
        Arg::new("json").long("json").action(ArgAction::SetTrue).help(say!(text, "help-json")),
        Arg::new("data").long("data").value_name("DIR").help(say!(text, "help-data")),
        Arg::new("help").short('h').long("help").action(ArgAction::Help).help(say!(text, "help-help")),
    ];
    flags.map(|flag| flag.global(true).help_heading(say!(text, "help-everywhere")))
}
