//! The coach of a table, and the work done ahead of its questions.

use crate::analyst::{Analyst, WAIT};
use crate::live_table::LiveTable;
use crate::local::LocalHouse;
use crate::queue::Asker;
use std::sync::Arc;
use std::time::Duration;
use yatzy_bots::{GoalHint, Words};
use yatzy_table::{CoachAnswer, CoachContext, CoachQuestion, Deferred, Refused, Table, Who};
use yatzy_text::Text;

impl LocalHouse {
    /// The coach's answer to the seat whose turn it is. A game that takes long to solve is coached by an estimate until
    /// its solve is done, and exactly from then on.
    pub(crate) async fn coach(
        &self,
        live: &LiveTable,
        who: &Who,
        about: CoachContext,
        text: Text,
    ) -> Result<Deferred<CoachAnswer>, Refused> {
        let Some(analyst) = self.analyst() else { return Err(Refused::NoCoach) };
        let analyst = analyst.asked_by(Asker::of(who));
        let table = live.table();
        let question = table.advice(who, about)?;
        if question.goal_query().is_some()
            && let Some(advice) = analyst.advice_elsewhere(&table, about, text.lang()).await
        {
            return Ok(advice);
        }
        let rules = question.game.rules();
        // The queue is full.
        let Some(quick) = analyst.is_quick(rules).await else { return Ok(Deferred::Pending) };
        let ready = analyst.prepare(rules, if quick { WAIT } else { Duration::ZERO }).await;
        if quick && !ready {
            return Ok(Deferred::Pending);
        }
        match analyst.advice(&table, question, text, WAIT).await {
            // The queue is full.
            None => Ok(Deferred::Pending),
            Some(advice) => Ok(Deferred::Ready(Arc::new(advice.ok_or(Refused::NoCoach)?))),
        }
    }

    /// Starts the solve that the computer or the coach will need, before the first move or question.
    pub(crate) fn prepare_for(&self, live: &LiveTable) {
        let Some(analyst) = self.analyst_of(live) else { return };
        let table = live.table();
        let plays = table.seats().any(|(seat, _)| table.level_of(seat).is_some());
        let coached = table.saved.hints && table.game.source().is_program();
        if plays || coached {
            self.runtime().spawn(Box::pin(async move {
                analyst.prepare(table.game.rules(), Duration::ZERO).await;
            }));
        }
    }

    /// Starts the report of a game that has just ended, before it is requested.
    pub(crate) fn begin_report(&self, live: &LiveTable) {
        let table = live.table();
        if table.is_over()
            && let Some(analyst) = self.analyst_of(live)
        {
            self.runtime().spawn(Box::pin(async move {
                // Errors are reported to the request for the report.
                drop(analyst.report(&table, Duration::ZERO).await);
            }));
        }
    }
}

impl Analyst {
    /// The coach's answer, by the values known now; for a goal other than the mean, by the objective if it is ready in
    /// time. The outer `None` means a full queue.
    pub(crate) async fn advice(
        &self,
        table: &Arc<Table>,
        question: CoachQuestion,
        text: Text,
        wait: Duration,
    ) -> Option<Option<CoachAnswer>> {
        let objective = match question.goal_query() {
            Some(query) => match self.objective(&query, wait).await {
                Some(objective) => Some(objective),
                None => self.objective_at_once(&query).await?,
            },
            None => None,
        };
        let (table, value_source) = (table.clone(), self.value_source().clone());
        let thought = move || {
            let (names, rules) = (table.saved.pad_names(), question.game.rules());
            let words = Words { text, names: &names, rules };
            let for_goal = objective.and_then(|objective| question.answer_for(&objective));
            let for_points = question.answer(value_source.at_once(rules));
            let why_points = |hint: &GoalHint| hint.why_points(for_points.as_ref()?.best.action, &words);
            Some(match (&for_goal, for_goal.as_ref().and_then(why_points)) {
                (Some(hint), None) => CoachAnswer::for_goal(hint, &words),
                (_, why_points) => CoachAnswer::of(for_points.as_ref()?, &words).after(why_points),
            })
        };
        self.run_short(thought).await
    }
}
