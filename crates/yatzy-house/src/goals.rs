//! What seats play for: which total a record is, and how likely everyone is to get there. Chances are worked out beside the
//! game: nobody waits for them, and what is known at once is shown until more is.

use crate::judge::Judge;
use crate::live::Live;
use crate::local::{LocalHouse, failed};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;
use yatzy_bots::{GoalObjective, GoalQuery};
use yatzy_rules::{Goal, Ruleset};
use yatzy_table::{
    Chance, ChanceQuestion, FinishedQuery, Moment, Refused, Request, Saved, Table, TableRequest, TokenHash,
};

/// Whose record.
struct Whose<'a> {
    name: &'a str,
    device: Option<TokenHash>,
}

/// As long as this nobody waits: whoever works something out beside the game.
pub(crate) const AS_LONG_AS_IT_TAKES: Duration = Duration::from_secs(600);

impl LocalHouse {
    /// A request as the table understands it: a record is a total.
    pub(crate) async fn with_record_found(
        &self,
        table: &Table,
        asked: TableRequest,
    ) -> Result<TableRequest, Refused> {
        let Request::SetGoal { seat, goal: Goal::Record } = asked.request else { return Ok(asked) };
        let Some(saved) = table.seat(seat) else { return Ok(asked) };
        let of_whom = Whose { name: &saved.name, device: asked.who.hash() };
        let goal = self.beyond_record(of_whom, &table.saved.rules, table.saved.created).await?;
        Ok(TableRequest { request: Request::SetGoal { seat, goal }, ..asked })
    }

    /// The seats of a new game, with the totals of their records.
    pub(crate) async fn find_records(&self, game: &mut Saved) -> Result<(), Refused> {
        for seat in game.seats.iter_mut().filter(|seat| seat.goal == Goal::Record) {
            let of_whom = Whose { name: &seat.name, device: game.host };
            seat.goal = self.beyond_record(of_whom, &game.rules, game.created).await?;
        }
        Ok(())
    }

    /// More than the best total of someone by some rules, in games that were over before a moment. Where everyone may see
    /// all records, a name tells whose they are; elsewhere strangers may share one, and the device has to be the same.
    async fn beyond_record(
        &self,
        whose: Whose<'_>,
        rules: &Ruleset,
        before: Moment,
    ) -> Result<Goal, Refused> {
        let holder = whose.device.filter(|_| !self.settings().offers.records);
        let rules_hash = Some(rules.hash().to_string());
        let query = FinishedQuery { rules_hash, holder, complete: true, ..FinishedQuery::default() };
        let games = self.store().finished(&query).await.map_err(failed)?;
        let cards = games.iter().filter(|game| game.ended <= before).flat_map(|game| &game.seats);
        let own = cards.filter(|seat| seat.name == whose.name && seat.is_full());
        let best = own.map(|seat| seat.total).max();
        best.map(|best| Goal::AtLeast(best + 1)).ok_or(Refused::NoRecord)
    }

    /// Begins to work out how likely everyone is to get what they play for, unless that is under way.
    pub(crate) fn find_chances(&self, live: &Arc<Live>) {
        let Some(judge) = self.judge_of(live) else { return };
        if !live.lacks_chances() || live.chances_at_work.swap(true, Ordering::AcqRel) {
            return;
        }
        let (house, live) = (self.clone(), live.clone());
        self.runtime().spawn(Box::pin(async move {
            while live.lacks_chances() {
                if tell_chances(&judge, &live).await.is_none() {
                    house.runtime().sleep(CHANCES_AGAIN).await;
                    if !live.is_watched() {
                        break;
                    }
                }
            }
            live.chances_at_work.store(false, Ordering::Release);
            // What changed just now found someone at work still.
            if live.lacks_chances() && live.is_watched() {
                house.find_chances(&live);
            }
        }));
    }
}

/// The pause after chances could not be worked out, because too much else waits.
const CHANCES_AGAIN: Duration = Duration::from_secs(1);

/// Tells everyone the chances of the table as it stands: at once by the normal law, then exactly where that can be done.
async fn tell_chances(judge: &Judge, live: &Live) -> Option<()> {
    let table = live.table();
    let question = table.chances()?;
    if let Some(found) = judge.chances_elsewhere(&table, AS_LONG_AS_IT_TAKES).await {
        live.tell_chances(question.version, found?.to_vec(), true);
        return Some(());
    }
    judge.prepare(question.game.rules(), AS_LONG_AS_IT_TAKES).await;
    let aims = judge.aims_at_once(&question).await?;
    let is_final = is_exact(&aims);
    live.tell_chances(question.version, judge.chances_by(&question, aims.clone()).await?, is_final);
    if !is_final {
        let chances = judge.better_chances(&question, aims).await?;
        live.tell_chances(question.version, chances, true);
    }
    Some(())
}

/// What is known of cards for each seat; nothing for who plays for the mean.
type Aims = Vec<Option<Arc<GoalObjective>>>;

fn is_exact(aims: &Aims) -> bool {
    aims.iter().flatten().all(|aim| aim.is_exact())
}

impl Judge {
    /// How likely everyone is to get what they play for, as well as it can be worked out.
    pub(crate) async fn chances(&self, question: &ChanceQuestion) -> Option<Vec<Option<Chance>>> {
        let aims = self.aims_at_once(question).await?;
        self.better_chances(question, aims).await
    }

    /// What is known without long work; `None` if too much else waits.
    async fn aims_at_once(&self, question: &ChanceQuestion) -> Option<Aims> {
        let mut aims = Aims::new();
        for query in &question.goal_queries() {
            aims.push(match query {
                Some(query) => self.aim_at_once(query).await?,
                None => None,
            });
        }
        Some(aims)
    }

    /// The chances by what can be worked out; where that is nothing, by what was known before.
    async fn better_chances(&self, question: &ChanceQuestion, mut aims: Aims) -> Option<Vec<Option<Chance>>> {
        for (query, aim) in question.goal_queries().iter().zip(&mut aims) {
            if let Some(query) = query {
                *aim = self.aim(query, AS_LONG_AS_IT_TAKES).await.or(aim.take());
            }
        }
        self.chances_by(question, aims).await
    }

    /// The chances by some objectives; `None` if too much else waits.
    async fn chances_by(&self, question: &ChanceQuestion, aims: Aims) -> Option<Vec<Option<Chance>>> {
        let question = question.clone();
        self.moment(move || question.answer(&aims)).await
    }

    /// The objective of a goal by what is known without long work. The outer `None` means that too much else waits.
    pub(crate) async fn aim_at_once(&self, query: &GoalQuery) -> Option<Option<Arc<GoalObjective>>> {
        let (value_source, query) = (self.value_source().clone(), query.clone());
        self.moment(move || query.objective_at_once(&value_source).ok().map(Arc::new)).await
    }
}
