//! `yatzy simulate`: many games of bots. The same seed gives the same games on any number of threads.

mod bots;

use super::Entry;
use crate::chosen::{Choice, Chosen};
use crate::data::Data;
use crate::layout::{Column, Table, WIDTH, wrap};
use crate::number;
use crate::output::Out;
use crate::progress::Bar;
use crate::solving::{KnownValues, Solving};
use crate::threads::{self, Threads};
use crate::{Failure, Session, chart};
use bots::{Bots, level_of};
use clap::{Arg, ArgAction, ArgMatches, Command};
use serde::Serialize;
use std::hash::{BuildHasher, RandomState};
use yatzy_bots::{Level, SeatTally, Tally};
use yatzy_text::{Text, say};

pub const ENTRY: Entry =
    Entry::answer(command, |session, matches, out| run(session, &Request::of(session, matches)?, out)).with(
        &[
            "yatzy simulate --seat bot:perfect --games 1000",
            "yatzy simulate --seat bot:club --seat bot:greedy --games 500",
        ],
    );

/// Default number of games.
const USUAL_GAMES: u64 = 10_000;
const MOST_GAMES: u64 = 1_000_000_000;
const MOST_SEATS: usize = 64;
/// Most seats whose bars fit side by side.
const MOST_CHARTS: usize = 4;

struct Request {
    chosen: Chosen,
    levels: Vec<Level>,
    games: u64,
    seed: u64,
    /// Whether the totals of every game are printed instead of their summary.
    totals: bool,
    threads: Threads,
    solving: Solving,
}

fn command(text: Text) -> Command {
    let levels = Level::ALL.map(Level::id).join(" ");
    let number = |name: &'static str, help: String| {
        Arg::new(name).long(name).value_name("N").allow_negative_numbers(true).help(help)
    };
    Command::new("simulate")
        .about(say!(text, "help-simulate"))
        .override_usage("yatzy simulate --seat bot:LEVEL… [--games N] [--seed N] [OPTIONS]")
        .next_help_heading(say!(text, "help-options"))
        .arg(
            Arg::new("seat")
                .long("seat")
                .value_name("bot:LEVEL")
                .required(true)
                .action(ArgAction::Append)
                .help(say!(text, "help-simulate-seat", levels = levels)),
        )
        .arg(number("games", say!(text, "help-simulate-games", games = USUAL_GAMES.to_string())))
        .arg(number("seed", say!(text, "help-simulate-seed")))
        .arg(
            Arg::new("totals")
                .long("totals")
                .action(ArgAction::SetTrue)
                .help(say!(text, "help-simulate-totals")),
        )
        .arg(threads::arg(text))
        .args(Choice::args(text))
}

impl Request {
    fn of(session: Session, matches: &ArgMatches) -> Result<Request, Failure> {
        let text = session.text;
        let word = |flag: &str| matches.get_one::<String>(flag).map(String::as_str);
        let seats: Vec<&String> = matches.get_many("seat").into_iter().flatten().collect();
        if seats.len() > MOST_SEATS {
            let message = say!(text, "simulate-too-many-seats", found = seats.len(), most = MOST_SEATS);
            return Err(Failure::wrong("seat/too-many", message));
        }
        let levels = seats.into_iter().map(|seat| level_of(text, seat)).collect::<Result<_, _>>()?;
        let games = word("games").map(|given| number::read(text, "--games", given, 1..=MOST_GAMES));
        let seed = word("seed").map(|given| number::read(text, "--seed", given, 0..=u64::MAX));
        let threads = Threads::of(session, matches)?;
        Ok(Request {
            levels,
            games: games.transpose()?.unwrap_or(USUAL_GAMES),
            // Any seed will do, but it is part of the answer, so that the games can be repeated.
            seed: seed.transpose()?.unwrap_or_else(|| u64::from(RandomState::new().hash_one(0) as u32)),
            totals: matches.get_flag("totals"),
            threads,
            solving: Solving::of(Data::of(matches), threads),
            chosen: Choice::of(matches).resolve(session, "yatzy")?,
        })
    }
}

fn run(session: Session, request: &Request, out: &mut Out) -> Result<(), Failure> {
    let bots = Bots::new(session, &request.chosen.rules, &request.levels, &request.solving)?;
    let tally = simulate(session.text, request, &bots, out)?;
    if request.totals {
        return Ok(());
    }
    let tallies = tally.seats();
    if session.json {
        return out.json(&SimulationJson::new(request, &bots, tallies));
    }
    show(session.text, request, tallies, out)?;
    let caveats = bots.known().map(|known| known.caveats(session.text)).unwrap_or_default();
    if !caveats.is_empty() {
        out.line("")?;
    }
    caveats.iter().flat_map(|caveat| wrap(caveat, WIDTH)).try_for_each(|line| out.line(&line))
}

/// Plays the games. Their totals are printed as they come: the number of the game, then the total of each seat.
fn simulate(text: Text, request: &Request, bots: &Bots, out: &mut Out) -> Result<Tally, Failure> {
    let mut tally = Tally::new(request.levels.len());
    let mut bar = Bar::new(say!(text, "simulate-playing"));
    let stretch = bots.stretch() * request.threads.count() as u64;
    let mut played = 0;
    while played < request.games {
        let games = played..request.games.min(played + stretch);
        let seats = (0..).zip(&request.levels);
        let look_at_each_other = request.levels.len() > 1 && request.levels.contains(&Level::Winner);
        let totals = request.threads.run(|| {
            if look_at_each_other {
                return bots.totals_together(text, &request.levels, request.seed, games.clone());
            }
            let totals = |(seat, &level)| bots.totals(text, level, request.seed, seat, games.clone());
            seats.map(totals).collect::<Result<Vec<_>, _>>()
        })?;
        for game in 0..(games.end - games.start) as usize {
            let of_game: Vec<_> = totals.iter().map(|totals| totals[game]).collect();
            tally.count_totals(&of_game);
            if request.totals {
                let of_seats = of_game.iter().map(|total| total.to_string()).collect::<Vec<_>>();
                out.line(&format!("{},{}", games.start + game as u64 + 1, of_seats.join(",")))?;
            }
        }
        played = games.end;
        bar.set(played as f64 / request.games as f64);
    }
    Ok(tally)
}

#[derive(Serialize)]
struct SimulationJson {
    rules: Option<String>,
    games: u64,
    seed: u64,
    /// Whether the bots that plan ahead use the values of perfect play.
    exact: bool,
    /// The measured error of values that are not exact.
    #[serde(skip_serializing_if = "Option::is_none")]
    error: Option<f64>,
    seats: Vec<SimulatedSeat>,
}

#[derive(Serialize)]
struct SimulatedSeat {
    seat: String,
    mean: f64,
    deviation: f64,
    standard_error: f64,
    wins: u64,
    shared: u64,
}

impl SimulationJson {
    fn new(request: &Request, bots: &Bots, tallies: &[SeatTally]) -> SimulationJson {
        let seats = request.levels.iter().zip(tallies).map(|(&level, tally)| SimulatedSeat {
            seat: seat_name(level),
            mean: tally.totals.mean(),
            deviation: tally.totals.deviation(),
            standard_error: tally.totals.standard_error(),
            wins: tally.wins,
            shared: tally.shared,
        });
        SimulationJson {
            rules: request.chosen.id.clone(),
            games: request.games,
            seed: request.seed,
            exact: bots.known().is_none_or(KnownValues::is_exact),
            error: bots.known().and_then(|known| known.values.error()),
            seats: seats.collect(),
        }
    }
}

fn seat_name(level: Level) -> String {
    format!("bot:{}", level.id())
}

fn show(text: Text, request: &Request, tallies: &[SeatTally], out: &mut Out) -> Result<(), Failure> {
    let title = text.title(&request.chosen.names);
    let seed = request.seed.to_string();
    out.line(&say!(text, "simulate-title", games = request.games, title = title, seed = seed))?;
    out.line("")?;
    let several = tallies.len() > 1;
    let mut columns = vec![Column::Right, Column::Left];
    columns.extend([Column::Right; 5]);
    let mut table = Table::new(&columns, 2);
    let mut head = vec![
        String::new(),
        say!(text, "simulate-seat"),
        say!(text, "simulate-mean"),
        say!(text, "simulate-error"),
        say!(text, "simulate-deviation"),
    ];
    if several {
        head.extend([say!(text, "simulate-wins"), say!(text, "simulate-shared")]);
    }
    table.row(head);
    for (place, (&level, tally)) in request.levels.iter().zip(tallies).enumerate() {
        let mut row = vec![
            (place + 1).to_string(),
            seat_name(level),
            text.decimal(tally.totals.mean(), 2),
            text.decimal(tally.totals.standard_error(), 2),
            text.decimal(tally.totals.deviation(), 2),
        ];
        if several {
            let share = |games: u64| text.percent(games as f64 / request.games as f64, 1);
            row.extend([share(tally.wins), share(tally.shared)]);
        }
        table.row(row);
    }
    table.lines().iter().try_for_each(|line| out.line(line))?;
    if tallies.len() > MOST_CHARTS {
        return Ok(());
    }
    out.line("")?;
    let names = request.levels.iter().map(|&level| seat_name(level));
    let series: Vec<_> = names.zip(tallies.iter().map(weights)).collect();
    chart::histogram(&series).iter().try_for_each(|line| out.line(line))
}

/// How often each total occurred, for a chart.
fn weights(tally: &SeatTally) -> Vec<f64> {
    tally.totals.counts().iter().map(|&count| count as f64).collect()
}
