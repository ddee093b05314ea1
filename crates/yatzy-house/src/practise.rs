//! Exercises and verdicts, scheduled like reports.

use crate::analyst::{Analyst, soon};
use crate::goals::BACKGROUND_LIMIT;
use crate::job::Job;
use crate::runtime::Task;
use std::sync::Arc;
use std::time::Duration;
use yatzy_bots::{Budget, PositionBody, Practice, PracticeOrder, PracticeSet, Verdict, practice_values};
use yatzy_rules::{Action, Ruleset};
use yatzy_table::Deferred;

/// How long a reply may wait before it says that the exercises are being made.
const WAIT: Duration = Duration::from_millis(1500);

impl Analyst {
    /// The exercises of an order.
    pub(crate) async fn exercises(
        &self,
        rules: &Arc<Ruleset>,
        order: &PracticeOrder,
    ) -> Deferred<PracticeSet> {
        let (asked, order) = (rules.clone(), *order);
        let job = move || Some(Job::Practise { rules: asked, order });
        let made = self.after_solve(rules, self.run_anywhere(job, self.make_exercises(rules, order)));
        let key = (rules.hash(), order);
        soon(self.exercise_sets().get(self.asker(), key, WAIT, made).await)
    }

    /// Work that needs exact values, after their solve where workers compute: each page has a worker of its own, and only a
    /// solve of its own is shared among them and stays on the device.
    fn after_solve<T: Send + 'static>(&self, rules: &Arc<Ruleset>, work: Task<T>) -> Task<T> {
        if !self.has_workers() {
            return work;
        }
        let (analyst, rules) = (self.clone(), rules.clone());
        Box::pin(async move {
            let takes = analyst.value_source().takes(&rules);
            if takes.is_some_and(|takes| Budget::FOR_PRACTICE.covers(&takes)) {
                analyst.prepare(&rules, BACKGROUND_LIMIT).await;
            }
            work.await
        })
    }

    pub(crate) fn make_exercises(
        &self,
        rules: &Arc<Ruleset>,
        order: PracticeOrder,
    ) -> impl FnOnce() -> Option<Arc<PracticeSet>> + Send + 'static {
        let (source, rules) = (self.value_source().clone(), rules.clone());
        move || {
            let practice = Practice::new(practice_values(&source, &rules)).ok()?;
            practice.exercises(&order).ok().map(Arc::new)
        }
    }

    /// The verdict on a choice; unavailable if the position or the choice makes no sense.
    pub(crate) async fn judge(
        &self,
        rules: &Arc<Ruleset>,
        position: &PositionBody,
        answer: Action,
    ) -> Deferred<Verdict> {
        let (asked, place) = (rules.clone(), position.clone());
        let job = move || Some(Job::Judge { rules: asked, position: place, answer });
        let judged = self.run_anywhere(job, self.compute_verdict(rules, position, answer));
        let judged = self.after_solve(rules, judged);
        let key = (rules.hash(), position.clone(), answer);
        soon(self.verdicts().get(self.asker(), key, WAIT, judged).await)
    }

    pub(crate) fn compute_verdict(
        &self,
        rules: &Arc<Ruleset>,
        position: &PositionBody,
        answer: Action,
    ) -> impl FnOnce() -> Option<Arc<Verdict>> + Send + 'static {
        let (source, rules, position) = (self.value_source().clone(), rules.clone(), position.clone());
        move || {
            let position = position.read(&rules).ok()?;
            let values = practice_values(&source, &rules);
            Verdict::of(&values, &position, Some(answer)).ok()?.map(Arc::new)
        }
    }
}
