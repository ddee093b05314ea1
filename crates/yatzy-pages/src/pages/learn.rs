//! "Learn": exercises that look like the table. The question is on top, the answer appears under the dice. Everything
//! that a run needs is in its address; a script keeps the person's level on the device.

use super::dice::{dice_area, dice_then, unbroken};
use super::layout::{Page, default_button, top_bar};
use super::lobby::{hand_on, lobby_style};
use super::new_game::{game_chips, games};
use super::pad::pad;
use super::table::{TablePage, TableQuery};
use crate::paths::{LEARN, MISTAKES};
use crate::request::PageContext;
use maud::{Markup, html};
use yatzy_bots::{LESSONS, LEVELS, PracticePosition, PracticeSet, Rating, Theme, Verdict, Words, level_name};
use yatzy_rules::Date;
use yatzy_table::{OwnMistake, View, daily_result};
use yatzy_text::{PadNames, Text, say};

/// Where to begin: game, theme and level.
pub(crate) fn learn_page(context: PageContext<'_>) -> Markup {
    let text = context.text;
    let title = say!(text, "practise-title");
    Page { context, title: &title, class: "small", scripts: &["learn.js"] }.with(&html! {
        (top_bar(context, "/", &html! { h1 { (title) } }, &html! {}))
        main {
            // A script takes it away for good where a person does not want it.
            p #lessons {
                a.button href=(context.path(format_args!("{LEARN}/lesson/1"))) { (say!(text, "practise-lessons")) } " "
                button.plain type="button" hidden { (say!(text, "practise-dismiss")) }
            }
            p { (say!(text, "practise-about")) }
            form.levels method="get" action=(context.path(format_args!("{LEARN}/new"))) {
                (game_chips(text))
                p.field {
                    label for="theme" { (say!(text, "practise-theme")) }
                    select #theme name="theme" {
                        option value="" { (say!(text, "practise-theme-any")) }
                        @for theme in Theme::ALL { option value=(theme) { (theme.name(text)) } }
                    }
                }
                p.field {
                    label for="level" { (say!(text, "practise-level")) }
                    select #level name="level" {
                        option value="" { (say!(text, "practise-level-any")) }
                        @for level in 1..=LEVELS { option value=(level) { (level_name(text, level)) } }
                    }
                }
                button.big { (say!(text, "practise-start")) }
            }
            p { a href=(context.path(MISTAKES)) { (say!(text, "practise-mistakes")) } }
            h2 { (say!(text, "practise-day")) }
            p { (say!(text, "practise-day-about")) }
            p.days { @for id in games() {
                a.button.plain href=(context.path(format_args!("{LEARN}/day/{id}"))) {
                    (text.short_game_title(id).unwrap_or_else(|| id.to_owned()))
                } " "
            } }
            (kept(text))
        }
    })
}

/// What a script finds on the device: shown, written to a file, deleted.
fn kept(text: Text) -> Markup {
    html! {
        section #kept hidden {
            h2 { (say!(text, "practise-kept")) }
            ul {
                li data-of="level" data-words=(say!(text, "practise-rating", level = "□", rating = "△")) data-levels=(levels(text)) {}
                li data-of="days" data-words=(say!(text, "practise-streak", days = "△")) {}
                li data-of="mistakes" data-words=(say!(text, "practise-noted", count = "△")) {}
            }
            p {
                button.plain type="button" data-do="save" { (say!(text, "practise-save")) } " "
                button.plain type="button" data-do="forget" { (say!(text, "practise-forget")) }
            }
        }
    }
}

/// The names of the levels, one per line.
fn levels(text: Text) -> String {
    (1..=LEVELS).map(|level| level_name(text, level)).collect::<Vec<_>>().join("\n")
}

/// One exercise on a page.
pub(crate) struct ExercisePage<'a> {
    pub context: PageContext<'a>,
    /// The address within the site.
    pub address: &'a str,
    /// The page above it.
    pub back: &'a str,
    /// Which of how many it is.
    pub number: Option<String>,
    /// What a lesson says.
    pub lesson: Option<String>,
    /// How far its values can be trusted, if they are estimates.
    pub caveat: Option<String>,
    /// Its rating, if the answer counts for the person's level.
    pub rating: Option<u16>,
    /// Under which key the device notes the answers, if it comes back until it is right.
    pub key: Option<String>,
    /// The day of which it is the exercise.
    pub day: Option<Date>,
    pub view: &'a View,
    pub position: &'a PracticePosition,
    pub query: &'a TableQuery,
}

impl ExercisePage<'_> {
    fn table(&self, past: bool) -> TablePage<'_> {
        let page = TablePage::without_actions(self.context, self.view, self.query);
        TablePage { past, address: Some(self.address), ..page }
    }

    /// The result of a day's exercise, to be shared; a script adds the streak, or that it is not the first answer.
    fn shared(&self, day: Date, cost: f64) -> Markup {
        let text = self.context.text;
        let words = daily_result(text, &self.view.names, day, cost);
        html! {
            (lobby_style(self.context.site))
            p.hint #again hidden { (say!(text, "today-second")) }
            p.streak #streak hidden data-words=(say!(text, "practise-streak", days = "△")) {}
            pre.result { (words) }
            (hand_on(text, &words, &say!(text, "friend-copy")))
        }
    }

    /// The page around a form or an answer.
    fn page(&self, body: &Markup) -> Markup {
        let text = self.context.text;
        let title = say!(text, "practise-title");
        let name = text.title(&self.view.names);
        let throws = self.position.throws();
        let thrown = || say!(text, "table-throw-of", throw = throws.made, throws = throws.most);
        let called = |cell| say!(text, "table-turn-called", box = self.view.cell_name(text, cell));
        let chips = || say!(text, "table-chips", chips = self.position.card.chips());
        let facts = [
            self.position.hand().map(|_| thrown()),
            self.view.rules.has_chips().then(chips),
            self.position.named.map(called),
            self.number.clone(),
        ];
        let facts: Vec<String> = facts.into_iter().flatten().collect();
        Page { context: self.context, title: &title, class: "table", scripts: &["learn.js", "share.js"] }.with(&html! {
            div #table.exercise {
                (top_bar(self.context, self.back, &html! { h1 { (title) " " small { (name) } } }, &html! {}))
                main #main {
                    div.board {
                        @if let Some(lesson) = &self.lesson { p.lesson { (lesson) } }
                        div.banner.yours {
                            strong { (self.position.question(text)) }
                            span { (facts.join(" · ")) }
                        }
                        (body)
                    }
                }
            }
        })
    }
}

/// The position with its question.
pub(crate) fn exercise_page(run: &ExercisePage<'_>) -> Markup {
    let table = run.table(false);
    let may_throw = run.position.hand().is_some() && run.position.rethrows() > 0;
    run.page(&html! {
        form #play method="post" action=(run.context.path(run.address)) {
            // A script fills in the level that the device keeps.
            input type="hidden" name="rating";
            input type="hidden" name="deviation";
            (default_button(may_throw.then_some("throw")))
            (pad(&table))
            div.hand {
                @if let Some(caveat) = &run.caveat { p.hint { (caveat) } }
                @if let Some(Err(refusal)) = run.query.why.and_then(|cell| table.offer(cell)) {
                    p.hint.why role="status" { (table.why(&refusal)) }
                }
                (dice_area(&table))
            }
        }
    })
}

/// The position with the verdict, and the way on.
pub(crate) fn verdict_page(
    run: &ExercisePage<'_>,
    verdict: &Verdict,
    level: Option<Rating>,
    next: &str,
) -> Markup {
    let text = run.context.text;
    let words = Words { text, names: &run.view.names, rules: &run.view.rules };
    let table = run.table(true);
    let after = level.zip(run.rating).map(|(level, rating)| level.after(rating, verdict.is_right()));
    run.page(&html! {
        div #play.answered {
            (pad(&table))
            div.hand {
                (dice_then(&table))
                div.verdict .right[verdict.is_right()] role="status"
                    data-rating=[after.map(|after| after.rating)] data-deviation=[after.map(|after| after.deviation)]
                    data-level=[after.map(Rating::level)] data-key=[run.key.as_deref()]
                    data-day=[run.day] data-rules=[run.view.edition.as_deref()] data-cost=(format!("{:.2}", verdict.hint.cost())) {
                    p.coach { @for sentence in verdict.sentences(&words) { (unbroken(&sentence)) " " } }
                    details open {
                        summary { (say!(text, "practise-best")) }
                        ol { @for (rank, choice) in verdict.by_rank() {
                            @let (action, cost) = verdict.choice(&words, &choice.advice);
                            li.unranked[rank.is_none()] { (unbroken(&action)) " " b { (cost) } }
                        } }
                    }
                    @if verdict.has_odds() { details {
                        summary { (say!(text, "practise-odds")) }
                        (odds(verdict, &words))
                    } }
                    @if let Some(after) = after { p.hint { (after.sentence(text)) } }
                    @if let Some(day) = run.day { (run.shared(day, verdict.hint.cost())) }
                }
                a.button.big href=(run.context.path(next)) data-follows[run.day.is_some()] {
                    @if run.day.is_some() { (say!(text, "practise-more")) } @else { (say!(text, "practise-next")) }
                }
            }
        }
    })
}

/// How the turn ends after each choice: the box, a bar, the chance, and the mean points.
fn odds(verdict: &Verdict, words: &Words<'_>) -> Markup {
    let text = words.text;
    html! { @for choice in &verdict.ranked {
        @let (action, _) = verdict.choice(words, &choice.advice);
        table.odds {
            caption { (action) }
            tbody {
                @for (cell, chance, points) in &choice.outcomes { tr {
                    th scope="row" { (words.cell(*cell)) }
                    td aria-hidden="true" { svg.bar viewBox="0 0 100 8" preserveAspectRatio="none" {
                        rect width=(format!("{:.1}", chance * 100.0)) height="8" {}
                    } }
                    td { (text.chance(*chance, 0)) }
                    td { (text.decimal(*points, 1)) }
                } }
                @if let Some(points) = choice.advice.points { tr {
                    th scope="row" { (action) } td {} td { (text.chance(1.0, 0)) } td { (points) }
                } }
            }
        }
    } }
}

/// The end of a run: how many were right, by theme.
pub(crate) fn practised_page(
    context: PageContext<'_>,
    set: &PracticeSet,
    right: &[bool],
    again: &str,
) -> Markup {
    let text = context.text;
    let title = say!(text, "practise-title");
    let all = right.iter().filter(|right| **right).count();
    let themes = Theme::ALL.map(|theme| {
        let answers = set.exercises.iter().zip(right).filter(|(exercise, _)| exercise.theme == theme);
        let (count, right) =
            answers.fold((0, 0), |(count, sum), (_, right)| (count + 1, sum + u32::from(*right)));
        (theme, right, count)
    });
    Page { context, title: &title, class: "small", scripts: &["learn.js"] }.with(&html! {
        (top_bar(context, LEARN, &html! { h1 { (title) } }, &html! {}))
        main {
            @if set.exercises.is_empty() {
                p role="status" { (say!(text, "practise-none")) }
                p { a.button href=(context.path(LEARN)) { (title) } }
            } @else {
                h2 { (say!(text, "practise-result", right = all, count = right.len())) }
                ul { @for (theme, right, count) in themes { @if count > 0 {
                    li { (say!(text, "practise-by-theme", theme = theme.name(text), right = right, count = count)) }
                } } }
                // A script asks for the level that the person has come to.
                p { a.button.big href=(context.path(again)) data-follows { (say!(text, "practise-more")) } }
            }
        }
    })
}

/// While exercises or a verdict are computed. A browser reloads it; on the site a script asks again, at `to` if that is
/// not the address of the page itself.
pub(crate) fn making_page(context: PageContext<'_>, to: Option<&str>) -> Markup {
    let text = context.text;
    let title = say!(text, "practise-title");
    Page { context, title: &title, class: "small", scripts: &[] }.with(&html! {
        (top_bar(context, LEARN, &html! { h1 { (title) } }, &html! {}))
        main { p.thinking role="status" data-to=[to] { (say!(text, "practise-making")) } }
    })
}

/// The costliest choices of the latest games, each with the address of its position. A script hides those that are
/// not due: each comes back until it was right twice, days apart.
pub(crate) fn mistakes_page(
    context: PageContext<'_>,
    mistakes: &[(String, &OwnMistake)],
    is_pending: bool,
) -> Markup {
    let text = context.text;
    let title = say!(text, "practise-mistakes");
    Page { context, title: &title, class: "small", scripts: &["learn.js"] }.with(&html! {
        (top_bar(context, LEARN, &html! { h1 { (title) } }, &html! {}))
        main {
            @if is_pending {
                p.thinking role="status" { (say!(text, "practise-making")) }
            } @else if mistakes.is_empty() {
                p { (say!(text, "practise-mistakes-none")) }
            } @else {
                p #done hidden { (say!(text, "practise-mistakes-done")) }
            }
            ul.mistakes { @for (address, OwnMistake { edition, mistake }) in mistakes {
                @let names = PadNames::of_edition(edition);
                @let words = Words { text, names: &names, rules: &edition.rules };
                @let hand = mistake.position.hand.as_deref().and_then(|hand| hand.parse().ok());
                @let rounds = edition.rules.cells().len();
                li data-key=(address) { a href=(context.path(address)) {
                    (text.title(&names)) " · " (say!(text, "table-round", round = mistake.round, rounds = rounds))
                    @if let Some(hand) = &mistake.position.hand { " · " (unbroken(hand)) }
                    br;
                    (unbroken(&words.done(mistake.done.0, mistake.done.1, hand))) " " b { (text.signed(-mistake.cost, 1)) }
                } }
            } }
        }
    })
}

/// "Lesson 2 of 8"
pub(crate) fn lesson_number(text: Text, number: usize) -> String {
    say!(text, "practise-lesson", number = number, count = LESSONS)
}

/// "Exercise 3 of 10"
pub(crate) fn exercise_number(text: Text, number: usize, count: usize) -> String {
    say!(text, "practise-number", number = number, count = count)
}
