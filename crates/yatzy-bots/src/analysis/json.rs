//! An analysis as JSON: the contract of `yatzy analyse --json`.

use super::{Analysis, Decision, GoalReport, SeatReport, TurnReport, TurnSplit};
use crate::ActionJson;
use serde::Serialize;
use yatzy_rules::{Record, Ruleset};

/// Number of reported worst decisions.
const WORST: usize = 5;

/// An analysis, ready to be written as JSON.
#[derive(Clone, Debug, Serialize)]
pub struct AnalysisJson {
    /// The edition; left out for rules of one's own.
    #[serde(skip_serializing_if = "Option::is_none")]
    rules: Option<String>,
    /// The hash of the rules.
    hash: String,
    exact: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    error: Option<f64>,
    seats: Vec<SeatJson>,
    /// Each seat's chance to win, at the start and after every turn.
    chances: Vec<Vec<f64>>,
    /// Whether these are exact and not normal approximations.
    chances_exact: bool,
}

#[derive(Clone, Debug, Serialize)]
struct SeatJson {
    seat: u32,
    name: String,
    player: String,
    total: u32,
    expected: f64,
    luck: f64,
    cost: f64,
    whole: f64,
    to_come: f64,
    accuracy: Option<f64>,
    turns: Vec<TurnJson>,
    worst: Vec<WorstJson>,
    /// The report of its goal, in chances; left out for the mean.
    #[serde(skip_serializing_if = "Option::is_none")]
    goal: Option<GoalJson>,
}

/// `start + luck - cost + whole + others = end`.
#[derive(Clone, Debug, Serialize)]
struct GoalJson {
    goal: String,
    exact: bool,
    start: f64,
    luck: f64,
    cost: f64,
    whole: f64,
    others: f64,
    end: f64,
    turns: Vec<GoalTurnJson>,
    worst: Vec<WorstJson>,
}

#[derive(Clone, Debug, Serialize)]
struct GoalTurnJson {
    round: u16,
    luck: f64,
    cost: f64,
    whole: f64,
    /// The chance after it.
    chance: f64,
    exact: bool,
}

#[derive(Clone, Debug, Serialize)]
struct TurnJson {
    round: u16,
    named: Option<String>,
    #[serde(rename = "box")]
    cell: Option<String>,
    points: Option<u32>,
    extra: u32,
    hint: bool,
    /// Null in a turn without recorded throws, as are cost, throws and decisions.
    luck: Option<f64>,
    cost: Option<f64>,
    /// Null in a turn with recorded throws.
    whole: Option<f64>,
    expected: f64,
    throws: Option<Vec<ThrowJson>>,
    decisions: Option<Vec<DecisionJson>>,
}

#[derive(Clone, Debug, Serialize)]
struct ThrowJson {
    keep: String,
    hand: String,
    luck: f64,
}

#[derive(Clone, Debug, Serialize)]
struct DecisionJson {
    hand: Option<String>,
    rethrows: u16,
    done: ActionJson,
    best: ActionJson,
    cost: f64,
}

#[derive(Clone, Debug, Serialize)]
struct WorstJson {
    round: u16,
    #[serde(flatten)]
    decision: DecisionJson,
}

impl AnalysisJson {
    /// The analysis of a record's game.
    pub fn new(analysis: &Analysis, record: &Record) -> AnalysisJson {
        let rules = record.game.rules();
        let seats = analysis.seats.iter().map(|report| {
            let goal = analysis.goal_of(report.seat).map(|goal| GoalJson::new(rules, goal));
            SeatJson::new(record, report, WorstJson::all(rules, analysis.worst(report.seat, WORST)), goal)
        });
        AnalysisJson {
            rules: record.edition.clone(),
            hash: rules.hash().to_string(),
            exact: analysis.exact,
            error: analysis.error,
            seats: seats.collect(),
            chances: analysis.chances.iter().map(|chances| chances.seats.clone()).collect(),
            chances_exact: analysis.exact_chances,
        }
    }
}

impl WorstJson {
    fn all(rules: &Ruleset, worst: Vec<(&TurnReport, &Decision)>) -> Vec<WorstJson> {
        let told = worst.into_iter().map(|(turn, decision)| WorstJson {
            round: turn.round,
            decision: DecisionJson::new(rules, decision),
        });
        told.collect()
    }
}

impl GoalJson {
    fn new(rules: &Ruleset, goal: &GoalReport) -> GoalJson {
        let turns = goal.turns.iter().map(|turn| GoalTurnJson {
            round: turn.report.round,
            luck: turn.report.luck(),
            cost: turn.report.cost(),
            whole: turn.report.whole(),
            chance: turn.report.expected,
            exact: turn.exact,
        });
        GoalJson {
            goal: goal.goal.to_string(),
            exact: goal.exact,
            start: goal.start,
            luck: goal.luck(),
            cost: goal.cost(),
            whole: goal.whole(),
            others: goal.others,
            end: goal.end,
            turns: turns.collect(),
            worst: WorstJson::all(rules, goal.worst(WORST)),
        }
    }
}

impl SeatJson {
    fn new(record: &Record, report: &SeatReport, worst: Vec<WorstJson>, goal: Option<GoalJson>) -> SeatJson {
        let rules = record.game.rules();
        SeatJson {
            seat: report.seat.number(),
            name: record.name(report.seat).to_owned(),
            player: record.player(report.seat).to_string(),
            total: report.total.0,
            expected: report.expected,
            luck: report.luck(),
            cost: report.cost(),
            whole: report.whole(),
            to_come: report.to_come,
            accuracy: report.accuracy(),
            turns: report.turns.iter().map(|turn| TurnJson::new(rules, turn)).collect(),
            worst,
            goal,
        }
    }
}

impl TurnJson {
    fn new(rules: &Ruleset, turn: &TurnReport) -> TurnJson {
        let mut json = TurnJson {
            round: turn.round,
            named: turn.named.map(|cell| rules.cell_id(cell)),
            cell: turn.entry.map(|entry| rules.cell_id(entry.cell)),
            points: turn.entry.map(|entry| entry.points.0),
            extra: turn.entry.map_or(0, |entry| entry.extra.0),
            hint: turn.hinted,
            luck: None,
            cost: None,
            whole: None,
            expected: turn.expected,
            throws: None,
            decisions: None,
        };
        match &turn.split {
            TurnSplit::Whole(whole) => json.whole = Some(*whole),
            TurnSplit::Known { throws, decisions } => {
                json.luck = Some(turn.luck());
                json.cost = Some(turn.cost());
                let throws = throws.iter().map(|throw| ThrowJson {
                    keep: throw.keep.to_string(),
                    hand: throw.hand.to_string(),
                    luck: throw.luck,
                });
                json.throws = Some(throws.collect());
                json.decisions =
                    Some(decisions.iter().map(|decision| DecisionJson::new(rules, decision)).collect());
            }
        }
        json
    }
}

impl DecisionJson {
    fn new(rules: &Ruleset, decision: &Decision) -> DecisionJson {
        DecisionJson {
            hand: decision.hand.map(|hand| hand.to_string()),
            rethrows: decision.rethrows,
            done: ActionJson::new(rules, decision.hand, decision.done, decision.done_points),
            best: ActionJson::new(rules, decision.hand, decision.best, decision.best_points),
            cost: decision.cost,
        }
    }
}
