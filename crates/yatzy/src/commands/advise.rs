//! `yatzy advise`: every action in one position, with its value and its cost.

use super::Entry;
use crate::chosen::{Choice, Chosen};
use crate::layout::{Column, Table, WIDTH, wrap};
use crate::number;
use crate::output::Out;
use crate::solving::{Solving, query_failure};
use crate::{Failure, Session};
use clap::{Arg, ArgAction, ArgMatches, Command};
use serde::Serialize;
use yatzy_bots::{ActionJson, CardState, GoalPlanner, GoalQuery};
use yatzy_rules::{Action, Card, Cell, FREE_RETHROWS, Goal, Keep, Phase, Points, Refusal, Ruleset};
use yatzy_solver::{Advice, Adviser, Position, TIE};
use yatzy_text::{OnPad, Pad, Text, nearest, say, shown};

pub const ENTRY: Entry =
    Entry::answer(command, |session, matches, out| run(session, &Request::of(session, matches)?, out)).with(
        &[
            "yatzy advise --hand 6-6-5-5-1",
            "yatzy advise --card yatzy=0,chance=22 --hand 6-6-5-5-1 --rethrows 1",
            "yatzy advise --goal at-least:300 --hand 6-6-5-5-1",
        ],
    );

/// One position of a game.
struct Request {
    chosen: Chosen,
    card: Card,
    named: Option<Cell>,
    phase: Phase,
    goal: Goal,
    others: Vec<Card>,
    solving: Solving,
}

/// Limit for the exact solution of an endgame, in processor seconds.
const SECONDS_FOR_EXACT: f64 = 12.0;

fn command(text: Text) -> Command {
    let flag = |name: &'static str, value: &'static str, help: String| {
        Arg::new(name).long(name).value_name(value).allow_negative_numbers(true).help(help)
    };
    Command::new("advise")
        .about(say!(text, "help-advise"))
        .override_usage("yatzy advise [--card \"BOX=POINTS,…\"] [--hand HAND [--rethrows N]] [OPTIONS]")
        .next_help_heading(say!(text, "help-options"))
        .args([
            flag("card", "BOX=POINTS,…", say!(text, "help-advise-card")),
            flag("hand", "HAND", say!(text, "help-advise-hand")),
            flag("rethrows", "N", say!(text, "help-advise-rethrows")),
            flag("chips", "N", say!(text, "help-advise-chips")),
            flag("extra-yatzys", "N", say!(text, "help-advise-extra-yatzys")),
            flag("declared", "BOX", say!(text, "help-advise-declared")),
            flag("goal", "GOAL", say!(text, "help-goal")),
            flag("against", "CARD", say!(text, "help-goal-against")).action(ArgAction::Append),
        ])
        .args(Choice::args(text))
}

impl Request {
    /// Everything is checked before anything is solved.
    fn of(session: Session, matches: &ArgMatches) -> Result<Request, Failure> {
        let text = session.text;
        let chosen = Choice::of(matches).resolve(session, "yatzy")?;
        let rules = &chosen.rules;
        let word = |flag: &str| matches.get_one::<String>(flag).map(String::as_str);
        let count = |flag: &str, name: &str, most: u64| -> Result<Option<u16>, Failure> {
            let read = |given| number::read(text, name, given, 0..=most).map(|number| number as u16);
            word(flag).map(read).transpose()
        };
        let entries =
            word("card").map(|words| read_card(text, rules, words)).transpose()?.unwrap_or_default();
        let chips = count("chips", "--chips", 1000)?.unwrap_or(0);
        let extra_yatzys = count("extra-yatzys", "--extra-yatzys", 1000)?.unwrap_or(0);
        let pad = Some(Pad { rules, names: &chosen.names, seats: &[] });
        let card = Card::filled(rules, &entries, extra_yatzys, chips)
            .map_err(|error| Failure::of(text, &OnPad { error: &error, pad }))?;
        let named = word("declared").map(|id| find_cell(text, rules, id)).transpose()?;
        let refuse = |error: Refusal| Failure::of(text, &OnPad { error: &error, pad });
        match named {
            Some(_) if !rules.declares() => return Err(refuse(Refusal::NothingToName)),
            Some(cell) if !card.open().contains(cell) => return Err(refuse(Refusal::BoxTaken(cell))),
            _ => {}
        }
        if card.open().is_empty() {
            return Err(Failure::wrong("advice/over", say!(text, "advise-over")));
        }
        let rethrows = count("rethrows", "--rethrows", FREE_RETHROWS.into())?;
        let phase = match word("hand") {
            None if rethrows.is_some() => {
                let message = say!(text, "advise-rethrows-without-hand");
                return Err(Failure::wrong("advice/rethrows-without-hand", message));
            }
            None if rules.declares() && named.is_none() => Phase::Naming,
            None => Phase::FirstThrow,
            Some(_) if rules.declares() && named.is_none() => {
                return Err(Failure::wrong("advice/named", say!(text, "advise-name-first")));
            }
            Some(hand) => {
                let hand = rules.read_hand(hand).map_err(|error| Failure::of(text, &error))?;
                Phase::Thrown { hand, rethrows: rethrows.unwrap_or(FREE_RETHROWS) + chips }
            }
        };
        let goal = word("goal").map_or(Ok(Goal::Mean), |given| read_goal(text, rules, given))?;
        let against = matches.get_many::<String>("against").into_iter().flatten();
        let others =
            against.map(|words| read_other(text, &chosen, words)).collect::<Result<Vec<Card>, Failure>>()?;
        if (goal == Goal::Win) == others.is_empty() {
            return Err(match goal {
                Goal::Win => Failure::wrong("goal/against-missing", say!(text, "goal-against-missing")),
                _ => Failure::wrong("goal/against-unused", say!(text, "goal-against-unused")),
            });
        }
        Ok(Request { card, named, phase, goal, others, solving: Solving::of_data(matches), chosen })
    }
}

fn read_goal(text: Text, rules: &Ruleset, given: &str) -> Result<Goal, Failure> {
    match given.trim().parse::<Goal>() {
        // A record has no owner on the command line.
        Ok(goal) if goal != Goal::Record => match goal.too_high_for(rules) {
            Some(most) => Err(Failure::wrong("goal/too-high", say!(text, "goal-too-high", most = most.0))),
            None => Ok(goal),
        },
        _ => {
            let goals = ["mean", "at-least:300", "win"].map(str::to_owned);
            let message = say!(text, "goal-wrong", given = shown(given), goals = text.any_of(&goals));
            Err(Failure::wrong("goal/wrong", message))
        }
    }
}

/// Another seat's card: `ones=3,yatzy=50,extra-yatzys=1,chips=2`
fn read_other(text: Text, chosen: &Chosen, words: &str) -> Result<Card, Failure> {
    let rules = &chosen.rules;
    let mut counts = [("extra-yatzys", 0), ("chips", 0)];
    let mut boxes = Vec::new();
    for part in words.split(',').map(str::trim).filter(|part| !part.is_empty()) {
        let given = part.split_once('=').map(|(id, count)| (id.trim(), count.trim()));
        match given.and_then(|(id, count)| Some((counts.iter_mut().find(|(name, _)| *name == id)?, count))) {
            Some(((name, found), count)) => *found = number::read(text, name, count, 0..=1000)? as u16,
            None => boxes.push(read_entry(text, rules, part)?),
        }
    }
    let [(_, extra_yatzys), (_, chips)] = counts;
    let pad = Some(Pad { rules, names: &chosen.names, seats: &[] });
    Card::filled(rules, &boxes, extra_yatzys, chips)
        .map_err(|error| Failure::of(text, &OnPad { error: &error, pad }))
}

/// `ones=3,yatzy=0`
fn read_card(text: Text, rules: &Ruleset, words: &str) -> Result<Vec<(Cell, Points)>, Failure> {
    let parts = words.split(',').map(str::trim);
    parts.filter(|part| !part.is_empty()).map(|part| read_entry(text, rules, part)).collect()
}

fn read_entry(text: Text, rules: &Ruleset, part: &str) -> Result<(Cell, Points), Failure> {
    let named = part.split_once('=').map(|(id, points)| (id.trim(), points.trim()));
    let Some((id, points)) = named.filter(|(id, _)| !id.is_empty()) else {
        let message = say!(text, "advise-card-form", given = shown(part));
        return Err(Failure::wrong("card/form", message));
    };
    let cell = find_cell(text, rules, id)?;
    let digits = points.bytes().all(|byte| byte.is_ascii_digit());
    match points.parse() {
        Ok(points) if digits => Ok((cell, Points(points))),
        _ => {
            let message = say!(text, "advise-card-points", given = shown(points), box = shown(id));
            Err(Failure::wrong("card/points", message))
        }
    }
}

fn find_cell(text: Text, rules: &Ruleset, id: &str) -> Result<Cell, Failure> {
    if let Some(cell) = rules.cell(id) {
        return Ok(cell);
    }
    let ids: Vec<String> = rules.cells().iter().map(|cell| rules.cell_id(cell)).collect();
    let near = nearest(id, ids.iter().map(String::as_str));
    let id = shown(id);
    let boxes: Vec<String> = rules.boxes().iter().map(|rule| rule.id.to_string()).collect();
    let message = match rules.columns() {
        _ if !near.is_empty() => say!(text, "advise-no-such-box", id = id, near = text.any_of(&near)),
        [_] => say!(text, "advise-no-such-box-far", id = id, boxes = text.all_of(&boxes)),
        factors => {
            let columns: Vec<String> = factors.iter().map(|factor| format!("-x{factor}")).collect();
            let (boxes, columns) = (text.all_of(&boxes), text.any_of(&columns));
            say!(text, "advise-no-such-cell-far", id = id, boxes = boxes, columns = columns)
        }
    };
    Err(Failure::wrong("card/no-such-box", message))
}

fn run(session: Session, request: &Request, out: &mut Out) -> Result<(), Failure> {
    let text = session.text;
    let rules = &request.chosen.rules;
    if request.goal != Goal::Mean {
        let query = GoalQuery {
            rules: rules.clone(),
            goal: request.goal,
            own: CardState::of(rules, &request.card),
            others: request.others.iter().map(|card| CardState::of(rules, card)).collect(),
        };
        let objective = request.solving.objective(session, &query, SECONDS_FOR_EXACT)?;
        let certainty = Certainty { exact: objective.is_exact(), error: None, caveats: Vec::new() };
        let CardState { position, points } = query.own;
        let advice = request
            .solving
            .run(|| objective.advise_at(position, points, request.named, request.phase, &[]))
            .map_err(|error| query_failure(text, &error))?;
        return tell(session, request, &advice, &certainty, out);
    }
    let known = request.solving.at_hand(session, rules)?;
    let values = &known.values;
    let exact = values.is_exact_turn(Position::of(rules, &request.card));
    let certainty = Certainty {
        exact,
        error: values.error().filter(|_| !exact),
        caveats: if exact { Vec::new() } else { known.caveats(text) },
    };
    let mut adviser = Adviser::new(&**values);
    let advice = adviser.advise(&request.card, request.named, request.phase);
    tell(session, request, advice.map_err(|error| query_failure(text, &error))?, &certainty, out)
}

/// How far an answer can be trusted.
struct Certainty {
    exact: bool,
    error: Option<f64>,
    caveats: Vec<String>,
}

fn tell(
    session: Session,
    request: &Request,
    advice: &[Advice],
    certainty: &Certainty,
    out: &mut Out,
) -> Result<(), Failure> {
    let text = session.text;
    let actions = in_order(advice);
    if session.json {
        return out.json(&AdviceJson::new(request, &actions, certainty));
    }
    show(session, request, &actions, out)?;
    let mut caveats = certainty.caveats.clone();
    if request.goal == Goal::Win {
        caveats.push(say!(text, "goal-win-assumes"));
    }
    if request.goal != Goal::Mean && !certainty.exact {
        caveats.push(say!(text, "goal-estimate"));
        let is_total = matches!(request.goal, Goal::AtLeast(_));
        let rules = &request.chosen;
        if let Some(id) =
            rules.id.as_ref().filter(|_| is_total && GoalPlanner::new(rules.rules.clone()).whole().is_some())
        {
            let command = format!("yatzy solve --rules {id} --goal at-least");
            caveats.push(say!(text, "goal-exact-how", command = command));
        }
    }
    if caveats.is_empty() {
        return Ok(());
    }
    out.line("")?;
    caveats.iter().flat_map(|caveat| wrap(caveat, WIDTH)).try_for_each(|line| out.line(&line))
}

/// The actions, best first. Equal ones keep the order of the adviser.
fn in_order(advice: &[Advice]) -> Vec<Advice> {
    let mut actions = advice.to_vec();
    // A stable sort, in steps as wide as a tie.
    actions.sort_by_key(|action| (action.cost / TIE).round() as u64);
    actions
}

#[derive(Serialize)]
struct AdviceJson {
    rules: Option<String>,
    /// The goal, if values are chances to reach it.
    #[serde(skip_serializing_if = "Option::is_none")]
    goal: Option<String>,
    /// Whether values are those of perfect play.
    exact: bool,
    /// The measured error of values that are not exact.
    #[serde(skip_serializing_if = "Option::is_none")]
    error: Option<f64>,
    best: ActionBody,
    actions: Vec<ActionBody>,
}

#[derive(Clone, Serialize)]
struct ActionBody {
    #[serde(flatten)]
    action: ActionJson,
    value: f64,
    cost: f64,
}

impl AdviceJson {
    fn new(request: &Request, actions: &[Advice], certainty: &Certainty) -> AdviceJson {
        let rules = &request.chosen.rules;
        let actions: Vec<ActionBody> =
            actions.iter().map(|advice| ActionBody::of(rules, request, advice)).collect();
        AdviceJson {
            rules: request.chosen.id.clone(),
            goal: Some(request.goal).filter(|goal| *goal != Goal::Mean).map(|goal| goal.to_string()),
            exact: certainty.exact,
            error: certainty.error,
            best: actions[0].clone(),
            actions,
        }
    }
}

impl ActionBody {
    fn of(rules: &Ruleset, request: &Request, advice: &Advice) -> ActionBody {
        let hand = match request.phase {
            Phase::Thrown { hand, .. } => Some(hand),
            _ => None,
        };
        ActionBody {
            action: ActionJson::new(rules, hand, advice.action, advice.points),
            value: advice.value,
            cost: advice.cost,
        }
    }
}

/// An action as the JSON answer names it.
enum Kind {
    Throw,
    Keep(Keep),
    Score(Cell, Points),
    Strike(Cell),
    Declare(Cell),
}

impl Kind {
    fn of(request: &Request, advice: &Advice) -> Kind {
        match (advice.action, advice.points) {
            (Action::Name(cell), _) => Kind::Declare(cell),
            (Action::Enter(cell), Some(points)) if points > Points::ZERO => Kind::Score(cell, points),
            (Action::Enter(cell), _) => Kind::Strike(cell),
            (Action::Throw(keep), _) if matches!(request.phase, Phase::Thrown { .. }) => Kind::Keep(keep),
            _ => Kind::Throw,
        }
    }
}

fn show(session: Session, request: &Request, actions: &[Advice], out: &mut Out) -> Result<(), Failure> {
    let text = session.text;
    let pad = Pad { rules: &request.chosen.rules, names: &request.chosen.names, seats: &[] };
    let title = text.title(pad.names);
    let points = request.card.totals(pad.rules).total.0;
    let title = match request.phase {
        Phase::Thrown { hand, .. } => {
            say!(text, "advise-title-hand", hand = hand.to_string(), title = title, points = points)
        }
        _ => say!(text, "advise-title", title = title, points = points),
    };
    out.line(&match request.phase {
        Phase::Thrown { rethrows, .. } => {
            format!("{title}, {}", say!(text, "advise-rethrows-left", rethrows = rethrows))
        }
        _ => title,
    })?;
    let goal = match request.goal {
        Goal::Mean | Goal::Record => None,
        Goal::AtLeast(total) => Some(say!(text, "goal-line-total", total = total)),
        Goal::Win => Some(say!(text, "goal-line-win")),
    };
    goal.iter().try_for_each(|goal| out.line(goal))?;
    out.line("")?;
    let best = match goal {
        None => best_sentence(text, &pad, request, &actions[0]),
        Some(_) => {
            let (action, _) = words(text, &pad, request, &actions[0]);
            say!(text, "goal-best", action = action, chance = text.chance(actions[0].value, 2))
        }
    };
    wrap(&best, WIDTH).iter().try_for_each(|line| out.line(line))?;
    if actions.len() == 1 {
        return Ok(());
    }
    out.line("")?;
    let mut table = Table::new(&[Column::Left, Column::Right, Column::Right, Column::Right], 2);
    table.row([
        say!(text, "advise-action"),
        say!(text, "advise-points"),
        if request.goal == Goal::Mean { say!(text, "advise-value") } else { say!(text, "goal-chance") },
        say!(text, "advise-cost"),
    ]);
    let is_chance = matches!(request.goal, Goal::AtLeast(_) | Goal::Win);
    let value = |value: f64| if is_chance { text.chance(value, 2) } else { text.decimal(value, 2) };
    let cost = |cost: f64| if is_chance { text.percent(cost, 2) } else { text.decimal(cost, 2) };
    for advice in actions {
        let (words, points) = words(text, &pad, request, advice);
        let points = points.map(|points| points.to_string()).unwrap_or_default();
        table.row([words, points, value(advice.value), cost(advice.cost)]);
    }
    table.lines().iter().try_for_each(|line| out.line(line))
}

/// An action in a few words, and the points it enters.
fn words(text: Text, pad: &Pad<'_>, request: &Request, advice: &Advice) -> (String, Option<Points>) {
    match Kind::of(request, advice) {
        Kind::Throw => (say!(text, "advise-throw"), None),
        Kind::Keep(Keep::NOTHING) => (say!(text, "advise-throw-all"), None),
        Kind::Keep(keep) => (say!(text, "advise-keep", keep = keep.to_string()), None),
        Kind::Score(cell, points) => (say!(text, "advise-score", box = pad.cell(text, cell)), Some(points)),
        Kind::Strike(cell) => (say!(text, "advise-strike", box = pad.cell(text, cell)), Some(Points::ZERO)),
        Kind::Declare(cell) => (say!(text, "advise-declare", box = pad.cell(text, cell)), None),
    }
}

fn best_sentence(text: Text, pad: &Pad<'_>, request: &Request, best: &Advice) -> String {
    let value = text.decimal(best.value, 2);
    match Kind::of(request, best) {
        Kind::Throw => say!(text, "advise-best-throw", value = value),
        Kind::Keep(Keep::NOTHING) => say!(text, "advise-best-throw-all", value = value),
        Kind::Keep(keep) => say!(text, "advise-best-keep", keep = keep.to_string(), value = value),
        Kind::Score(cell, points) => {
            let name = pad.cell(text, cell);
            say!(text, "advise-best-score", box = name, points = points.0, value = value)
        }
        Kind::Strike(cell) => say!(text, "advise-best-strike", box = pad.cell(text, cell), value = value),
        Kind::Declare(cell) => say!(text, "advise-best-declare", box = pad.cell(text, cell), value = value),
    }
}
