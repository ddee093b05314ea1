//! The coach of a table, and what is found out beforehand so that nobody waits for it.

use crate::judge::Judge;
use crate::live::Live;
use crate::local::LocalHouse;
use crate::queue::Asker;
use std::sync::Arc;
use std::time::Duration;
use yatzy_bots::Words;
use yatzy_rules::DiceSource;
use yatzy_table::{CoachAnswer, CoachContext, CoachQuestion, Deferred, Refused, Table, Who};
use yatzy_text::Text;

/// How long an answer may wait before it says that someone is thinking.
const WAIT: Duration = Duration::from_millis(300);

impl LocalHouse {
    /// What the coach says to whoever is to play, once it is noted that they asked. A game that takes long to solve is
    /// coached by an estimate until its solve is done, and exactly from then on.
    pub(crate) async fn coach(
        &self,
        live: &Live,
        who: &Who,
        about: CoachContext,
        text: Text,
    ) -> Result<Deferred<CoachAnswer>, Refused> {
        let Some(judge) = self.judge() else { return Err(Refused::NoCoach) };
        let judge = judge.asked_by(Asker::of(who));
        let table = live.table();
        let question = table.advice(who, about)?;
        if question.goal_query().is_some()
            && let Some(advice) = judge.advice_elsewhere(&table, about, text.lang()).await
        {
            return Ok(advice);
        }
        let rules = question.game.rules();
        let quick = judge.is_quick(rules);
        let ready = judge.prepare(rules, if quick { WAIT } else { Duration::ZERO }).await;
        if quick && !ready {
            return Ok(Deferred::Pending);
        }
        match judge.advice(&table, question, text, WAIT).await {
            // Too much else is asked for just now.
            None => Ok(Deferred::Pending),
            Some(advice) => Ok(Deferred::Ready(Arc::new(advice.ok_or(Refused::NoCoach)?))),
        }
    }

    /// Where the computer plays or the coach may be asked, what they need to know is found out beforehand: nobody
    /// waits for a first move or hint.
    pub(crate) fn prepare_for(&self, live: &Live) {
        let Some(judge) = self.judge_of(live) else { return };
        let table = live.table();
        let plays = table.seats().any(|(seat, _)| table.level_of(seat).is_some());
        let coached = table.saved.hints && table.game.source() == DiceSource::Program;
        if plays || coached {
            self.runtime().spawn(Box::pin(async move {
                judge.prepare(table.game.rules(), Duration::ZERO).await;
            }));
        }
    }

    /// Begins the report of a game that has just ended, so that it is there when someone looks.
    pub(crate) fn begin_report(&self, live: &Live) {
        let table = live.table();
        if table.is_over()
            && let Some(judge) = self.judge_of(live)
        {
            self.runtime().spawn(Box::pin(async move {
                // Whoever asks for it hears what became of it.
                drop(judge.report(&table, Duration::ZERO).await);
            }));
        }
    }
}

impl Judge {
    /// What the coach says, by what is known of the rules at once; with another goal than the mean, by what is known of that
    /// in time. The outer `None` means that too much waits already.
    pub(crate) async fn advice(
        &self,
        table: &Arc<Table>,
        question: CoachQuestion,
        text: Text,
        wait: Duration,
    ) -> Option<Option<CoachAnswer>> {
        let aim = match question.goal_query() {
            Some(query) => match self.aim(&query, wait).await {
                Some(aim) => Some(aim),
                None => self.aim_at_once(&query).await?,
            },
            None => None,
        };
        let (table, value_source) = (table.clone(), self.value_source().clone());
        let thought = move || {
            let (names, rules) = (table.saved.pad_names(), question.game.rules());
            let words = Words { text, names: &names, rules };
            let for_goal = aim.and_then(|aim| question.answer_for(&aim));
            match for_goal.as_ref().filter(|hint| hint.decided().is_none()) {
                Some(hint) => Some(CoachAnswer::for_goal(hint, &words)),
                // What no choice changes any more is said, and then the points count.
                None => {
                    let hint = question.answer(value_source.at_once(rules))?;
                    let decided = for_goal.as_ref().and_then(|hint| hint.decided_sentence(&words));
                    Some(CoachAnswer::of(&hint, &words).after(decided))
                }
            }
        };
        self.moment(thought).await
    }
}
