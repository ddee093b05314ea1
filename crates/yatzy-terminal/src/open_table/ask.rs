//! Requests to a table. Every request has an idempotency key, so that retries have one effect.

use super::subscription::{Done, Incoming};
use super::{OpenTable, is_same_moment};
use crate::connection::{Connection, OpenQuestion, computed};
use std::future::Future;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use yatzy_rules::{Action, Goal, Seat};
use yatzy_table::{
    Answered, CoachAnswer, CoachContext, GameId, Refused, Rejection, Request, TableRequest, Token, View,
};
use yatzy_text::Text;

impl OpenTable {
    /// Requests an action of the rules. Returns whether it was sent: nothing is sent while an answer is awaited.
    pub fn act(&mut self, action: Action) -> bool {
        self.ask(Request::Act(action, None))
    }

    /// Requests something at the current version.
    pub fn ask(&mut self, request: Request) -> bool {
        // A change of a seat does not depend on throws made meanwhile.
        let version = (!request.is_about_a_seat()).then_some(self.view.version);
        let key = Some(Token::random().to_hex());
        let asked = TableRequest { who: self.connection.who(), version, key, request };
        let (connection, seen) = (self.connection.clone(), self.view.clone());
        self.send(version, async move {
            let Answered { answer, view } = ask_until_answered(&connection, &seen, asked).await?;
            Ok(Done { view: Some(view), link: answer.link, ..Done::default() })
        })
    }

    /// Requests another goal, or says at once that its total is too high for the rules.
    pub fn set_goal(&mut self, seat: Seat, goal: Goal, text: Text) -> Result<bool, String> {
        match goal.too_high_for(&self.view.rules) {
            Some(most) => Err(Refused::GoalTooHigh { most }.sentence(text, Some(&self.view))),
            None => Ok(self.ask(Request::SetGoal { seat, goal })),
        }
    }

    /// Requests a new link of a seat.
    pub fn relink(&mut self, seat: Seat) -> bool {
        self.ask(Request::Relink(seat))
    }

    /// Allows or refuses the request of another device for a seat.
    pub fn answer_request(&mut self, seat: Seat, number: u16, allow: bool) -> bool {
        self.ask(match allow {
            true => Request::AllowRequest { seat, number, device: None, is_unattended: false },
            false => Request::RefuseRequest { seat, number, is_unattended: false },
        })
    }

    /// Lets the computer play a turn for a person who is away. A retry after a lost answer finds the turn played.
    pub fn step_in(&mut self) -> bool {
        let version = Some(self.view.version);
        let (connection, game) = (self.connection.clone(), self.view.id.clone());
        self.send(version, async move {
            let (house, who, connectivity) =
                (connection.house(), connection.who(), connection.connectivity());
            let attempts = AtomicU32::new(0);
            let stepped = connectivity.retry(|| {
                attempts.fetch_add(1, Ordering::Relaxed);
                house.step_in(&game, &who, version)
            });
            match stepped.await {
                Ok(view) => Ok(Done { view: Some(view), ..Done::default() }),
                Err(Rejection { refused: Refused::Stale, view }) if attempts.into_inner() > 1 => {
                    Ok(Done { view: view.map(|view| *view), ..Done::default() })
                }
                Err(rejection) => Err(rejection),
            }
        })
    }

    /// Requests a rematch.
    pub fn rematch(&mut self) -> bool {
        let (connection, game) = (self.connection.clone(), self.view.id.clone());
        self.send(None, async move {
            let (house, who) = (connection.house(), connection.who());
            let next = connection.connectivity().retry(|| house.rematch(&game, &who)).await?;
            Ok(Done { next: Some(next), ..Done::default() })
        })
    }

    /// Asks the coach. The log says so first; then the coach may have to think.
    pub fn ask_coach(&mut self, about: CoachContext, text: Text) -> bool {
        if self.is_thinking() || self.is_waiting() {
            return false;
        }
        self.questions += 1;
        self.thinking = Some(self.questions);
        let (question, connection) = (self.questions, self.connection.clone());
        let (seen, hinted) = (self.view.clone(), self.view.turn.as_ref().is_none_or(|turn| turn.hinted));
        let noted = TableRequest::once(
            &connection.who(),
            self.view.version,
            &Token::random().to_hex(),
            Request::Act(Action::Hint, None),
        );
        let sender = self.subscription.sender.clone();
        let asked = OpenQuestion::new(connection.notifier());
        if !hinted {
            (self.unanswered, self.asked_at) = (self.unanswered + 1, Some(self.view.version));
        }
        self.connection.spawn(async move {
            if !hinted {
                let noted = match ask_until_answered(&connection, &seen, noted).await {
                    Ok(answered) => {
                        let view = Some(answered.view);
                        Incoming::Done(Box::new(Done { question, view, ..Done::default() }))
                    }
                    Err(rejection) => {
                        let _ = sender.send(Incoming::Refused(Box::new(rejection)));
                        return;
                    }
                };
                let _ = sender.send(noted);
            }
            drop(asked);
            let heard = match advice(&connection, &seen.id, about, text).await {
                Ok(advice) => Incoming::CoachAnswer(question, advice),
                Err(rejection) => Incoming::Refused(Box::new(rejection)),
            };
            let _ = sender.send(heard);
            connection.notifier().notify();
        });
        true
    }

    /// Skips the pauses of the computer's turn.
    pub fn hurry(&self) {
        let (connection, game) = (self.connection.clone(), self.view.id.clone());
        let question = OpenQuestion::new(connection.notifier());
        self.connection.spawn(async move {
            // A spectator may not skip them, and watches the computer play.
            let _ = connection.house().hurry(&game, &connection.who()).await;
            drop(question);
        });
    }

    /// Deletes a table at which nothing has happened. A game of a match stays, because the others wait for it.
    pub fn forget(&self) {
        if self.is_begun() || !self.is_own() || self.view.of_match.is_some() {
            return;
        }
        let (connection, game) = (self.connection.clone(), self.view.id.clone());
        let deleted = self.connection.ask(async move {
            // If this fails, the table is offered again next time.
            let _ = connection.house().delete(&game, &connection.who()).await;
        });
        deleted.wait();
    }

    pub(super) fn send(
        &mut self,
        about: Option<u32>,
        work: impl Future<Output = Result<Done, Rejection>> + Send + 'static,
    ) -> bool {
        if self.is_waiting() {
            return false;
        }
        (self.unanswered, self.asked_at) = (self.unanswered + 1, about);
        self.questions += 1;
        let question = self.questions;
        let (sender, asked) =
            (self.subscription.sender.clone(), OpenQuestion::new(self.connection.notifier()));
        let connection = self.connection.clone();
        self.connection.spawn(async move {
            // A task that panics sends no answer.
            let answer = connection.spawn_for(work).await;
            let incoming = match answer.unwrap_or_else(|| Err(Refused::Unavailable.into())) {
                Ok(done) => Incoming::Done(Box::new(Done { question, ..done })),
                Err(rejection) => Incoming::Refused(Box::new(rejection)),
            };
            let _ = sender.send(incoming);
            drop(asked);
        });
        true
    }
}

/// Retries until the house answers. A move that was refused only because a seat changed meanwhile is requested again
/// at the new version.
async fn ask_until_answered(
    connection: &Connection,
    seen: &View,
    mut asked: TableRequest,
) -> Result<Answered, Rejection> {
    let house = connection.house();
    loop {
        let answer = connection.connectivity().retry(|| house.ask(&seen.id, asked.clone())).await;
        match &answer {
            Err(Rejection { refused: Refused::Stale, view: Some(now) })
                if is_same_moment(seen, now)
                    && seen.steps == now.steps
                    && asked.version != Some(now.version) =>
            {
                (asked.version, asked.key) = (Some(now.version), Some(Token::random().to_hex()));
            }
            _ => return answer,
        }
    }
}

/// The coach's answer, once it is computed.
async fn advice(
    connection: &Connection,
    game: &GameId,
    about: CoachContext,
    text: Text,
) -> Result<Option<Arc<CoachAnswer>>, Rejection> {
    let (house, who) = (connection.house(), connection.who());
    let connectivity = connection.connectivity();
    computed(|| connectivity.retry(|| house.advise(game, &who, about, text))).await
}
