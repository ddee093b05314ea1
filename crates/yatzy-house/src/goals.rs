//! The goals of seats: which total beats a record, and the chance of each seat to reach its goal. Chances are computed
//! in the background; an estimate is shown until the exact chance is known.

use crate::analyst::Analyst;
use crate::live_table::LiveTable;
use crate::local::{LocalHouse, failed};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;
use yatzy_bots::{GoalObjective, GoalQuery};
use yatzy_rules::{Goal, Ruleset};
use yatzy_table::{
    Chance, ChanceQuestion, FinishedQuery, Moment, Refused, Request, Saved, Table, TableRequest, TokenHash,
};

/// The person whose record is to be beaten.
struct Whose<'a> {
    name: &'a str,
    device: Option<TokenHash>,
}

/// Time limit for background work.
pub(crate) const BACKGROUND_LIMIT: Duration = Duration::from_secs(600);

impl LocalHouse {
    /// The request with the goal "record" replaced by a total.
    pub(crate) async fn with_record_resolved(
        &self,
        table: &Table,
        asked: TableRequest,
    ) -> Result<TableRequest, Refused> {
        let Request::SetGoal { seat, goal: Goal::Record } = asked.request else { return Ok(asked) };
        let Some(saved) = table.seat(seat) else { return Ok(asked) };
        let of_whom = Whose { name: &saved.name, device: asked.who.hash() };
        let goal = self.record_goal(of_whom, &table.saved.rules, table.saved.created).await?;
        Ok(TableRequest { request: Request::SetGoal { seat, goal }, ..asked })
    }

    /// Replaces the goal "record" of a new game's seats by totals.
    pub(crate) async fn resolve_records(&self, game: &mut Saved) -> Result<(), Refused> {
        for seat in game.seats.iter_mut().filter(|seat| seat.goal == Goal::Record) {
            let of_whom = Whose { name: &seat.name, device: game.host };
            seat.goal = self.record_goal(of_whom, &game.rules, game.created).await?;
        }
        Ok(())
    }

    /// One point above a person's best total by these rules, in games that ended before a moment. In a house that shows
    /// everyone's records a name identifies a person; elsewhere strangers may share a name, so the device has to be the
    /// same.
    async fn record_goal(&self, whose: Whose<'_>, rules: &Ruleset, before: Moment) -> Result<Goal, Refused> {
        let holder = whose.device.filter(|_| !self.settings().offers.records);
        let rules_hash = Some(rules.hash().to_string());
        let query = FinishedQuery { rules_hash, holder, complete: true, ..FinishedQuery::default() };
        let games = self.store().finished(&query).await.map_err(failed)?;
        let cards = games.iter().filter(|game| game.ended <= before).flat_map(|game| &game.seats);
        let own = cards.filter(|seat| seat.name == whose.name && seat.is_full());
        let best = own.map(|seat| seat.total).max();
        best.map(|best| Goal::AtLeast(best + 1)).ok_or(Refused::NoRecord)
    }

    /// Starts the computation of the chances, unless it is running.
    pub(crate) fn find_chances(&self, live: &Arc<LiveTable>) {
        let Some(analyst) = self.analyst_of(live) else { return };
        if !live.lacks_chances() || live.chances_at_work.swap(true, Ordering::AcqRel) {
            return;
        }
        let (house, live) = (self.clone(), live.clone());
        self.runtime().spawn(Box::pin(async move {
            while live.lacks_chances() {
                if tell_chances(&analyst, &live).await.is_none() {
                    house.runtime().sleep(CHANCES_AGAIN).await;
                    if !live.is_watched() {
                        break;
                    }
                }
            }
            live.chances_at_work.store(false, Ordering::Release);
            // A change just now found this task still running.
            if live.lacks_chances() && live.is_watched() {
                house.find_chances(&live);
            }
        }));
    }
}

/// The pause before the next try when the queue is full.
const CHANCES_AGAIN: Duration = Duration::from_secs(1);

/// Publishes the chances of the current version: first counted in a few games, then exactly or in more games.
async fn tell_chances(analyst: &Analyst, live: &LiveTable) -> Option<()> {
    let table = live.table();
    let question = table.chances()?;
    if let Some(found) = analyst.chances_elsewhere(&table, BACKGROUND_LIMIT).await {
        live.tell_chances(question.version, found?.to_vec(), true);
        return Some(());
    }
    analyst.prepare(question.game.rules(), BACKGROUND_LIMIT).await;
    let objectives = analyst.objectives_at_once(&question).await?;
    let is_final = is_exact(&objectives);
    live.tell_chances(question.version, analyst.chances_by(&question, objectives.clone()).await?, is_final);
    if !is_final {
        let chances = analyst.better_chances(&question, objectives).await?;
        live.tell_chances(question.version, chances, true);
    }
    Some(())
}

/// The objective of each seat; `None` for the mean.
type Objectives = Vec<Option<Arc<GoalObjective>>>;

fn is_exact(objectives: &Objectives) -> bool {
    objectives.iter().flatten().all(|objective| objective.is_exact())
}

impl Analyst {
    /// The best chances that can be computed.
    pub(crate) async fn chances(&self, question: &ChanceQuestion) -> Option<Vec<Option<Chance>>> {
        let objectives = self.objectives_at_once(question).await?;
        self.better_chances(question, objectives).await
    }

    /// The objectives that need no long work; `None` if the queue is full.
    async fn objectives_at_once(&self, question: &ChanceQuestion) -> Option<Objectives> {
        let mut objectives = Objectives::new();
        for query in &question.goal_queries() {
            objectives.push(match query {
                Some(query) => self.objective_at_once(query).await?,
                None => None,
            });
        }
        Some(objectives)
    }

    /// The chances by the objectives that can be computed, or those given.
    async fn better_chances(
        &self,
        question: &ChanceQuestion,
        mut objectives: Objectives,
    ) -> Option<Vec<Option<Chance>>> {
        for (query, objective) in question.goal_queries().iter().zip(&mut objectives) {
            if let Some(query) = query {
                *objective = self.objective(query, BACKGROUND_LIMIT).await.or(objective.take());
            }
        }
        if is_exact(&objectives) {
            return self.chances_by(question, objectives).await;
        }
        let question = question.clone();
        self.run_long(move || question.answer(&objectives)).await
    }

    /// The chances by some objectives; `None` if the queue is full.
    async fn chances_by(
        &self,
        question: &ChanceQuestion,
        objectives: Objectives,
    ) -> Option<Vec<Option<Chance>>> {
        let question = question.clone();
        self.run_short(move || question.answer(&objectives)).await
    }

    /// The objective of a goal, if it needs no long work. The outer `None` means a full queue.
    pub(crate) async fn objective_at_once(&self, query: &GoalQuery) -> Option<Option<Arc<GoalObjective>>> {
        let (value_source, query) = (self.value_source().clone(), query.clone());
        self.run_short(move || query.objective_at_once(&value_source).ok().map(Arc::new)).await
    }
}
