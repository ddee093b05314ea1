//! Today's game: what can be played, the result as squares, the board, and the calendar.

use super::dice::unbroken;
use super::layout::{Page, top_bar};
use super::lobby::{hand_on, lobby_style};
use crate::pages::FormError;
use crate::paths;
use crate::request::PageContext;
use maud::{Markup, html};
use yatzy_rules::{Date, MAX_NAME_LEN, Seat};
use yatzy_table::{
    Analysis, Attempt, BoardLine, Calendar, Day, DayRules, GameId, Moment, TurnCost, Zone, squares,
};
use yatzy_text::{Text, say};

/// The page of a day.
pub(crate) struct TodayPage<'a> {
    pub context: PageContext<'a>,
    pub day: &'a Day,
    pub calendar: &'a Calendar,
    /// What each turn of the device's finished games cost, as far as it is known.
    pub costs: &'a [(GameId, Vec<TurnCost>)],
    /// Whether a cost is being computed.
    pub is_pending: bool,
    pub typed: &'a str,
    pub problem: Option<&'a FormError>,
}

pub(crate) fn today_page(page: &TodayPage<'_>) -> Markup {
    let (context, text, day) = (page.context, page.context.text, page.day);
    let title = say!(text, "today-title");
    let streak = page.calendar.streak;
    Page { context, title: &title, class: "small", scripts: &["share.js", "poll.js"] }.with(&html! {
        (top_bar(context, "/", &html! { h1 { (title) " " small { (day_of(day.date)) } } }, &html! {}))
        main.today {
            @if let Some(problem) = page.problem { (problem) }
            @if !day.is_today {
                // On the site the dice follow from the date: they are public at once.
                @if day.closes.is_none() || day.games.iter().any(|game| game.seed.is_some()) { p { (say!(text, "today-over")) } }
                p { a.button href=(context.path(paths::TODAY)) { (title) } }
            } @else {
                p { @if day.closes.is_some() { (say!(text, "today-same")) } @else { (say!(text, "today-honour")) } }
            }
            @if streak > 0 { p.streak { "★ " (say!(text, "today-streak", days = streak)) } }
            @for game in day.games.iter().filter(|game| page.tells(game)) { (page.game(game)) }
            (page.closing())
            (page.days())
            p { a.button.plain href=(context.path(paths::SAME)) { (say!(text, "friend-code")) } }
        }
    })
}

impl TodayPage<'_> {
    /// Whether there is something to say about a game. On an earlier day it can't be begun.
    fn tells(&self, game: &DayRules) -> bool {
        self.day.is_today || game.yours.is_some() || self.context.site.has_others() && game.finished > 0
    }

    fn game(&self, game: &DayRules) -> Markup {
        let text = self.context.text;
        let title = self.title(game);
        html! {
            section.day-game data-rules=(game.rules) {
                h2 { (title) }
                @match &game.yours {
                    Some(yours) if yours.over => (self.result(game, yours, &title)),
                    Some(yours) => p { a.button.big href=(self.context.path(yours.game.page())) { (say!(text, "friend-go-on")) } },
                    None => @if self.day.is_today { (self.start(game, false)) },
                }
                (self.board(game))
            }
        }
    }

    fn title(&self, game: &DayRules) -> String {
        self.context.text.game_title(&game.rules).unwrap_or_else(|| game.rules.clone())
    }

    /// The form that begins an attempt.
    fn start(&self, game: &DayRules, is_again: bool) -> Markup {
        let (context, text) = (self.context, self.context.text);
        let id = format!("name-{}", game.rules);
        html! {
            form.inline method="post" action=(context.path(paths::TODAY)) {
                input type="hidden" name="rules" value=(game.rules);
                input type="hidden" name="key" value=(context.key(&game.rules).to_hex());
                @if is_again {
                    input type="hidden" name="again" value="yes";
                    button.plain { (say!(text, "today-again")) }
                } @else {
                    input id=(id) name="name" value=(self.typed) maxlength=(MAX_NAME_LEN) autocomplete="given-name"
                        placeholder=(say!(text, "seat-name")) aria-label=(say!(text, "seat-name"));
                    button { (say!(text, "today-play")) }
                }
            }
        }
    }

    fn result(&self, game: &DayRules, yours: &Attempt, title: &str) -> Markup {
        let (context, text) = (self.context, self.context.text);
        let costs = self.costs.iter().find(|(id, _)| *id == yours.game).map(|(_, costs)| costs.as_slice());
        html! {
            p.lead {
                a href=(context.path(yours.game.page())) {
                    @match yours.total {
                        Some(total) => (say!(text, "points", points = total)),
                        None => (say!(text, "today-unfinished")),
                    }
                }
            }
            @if let Some(total) = yours.total {
                @match costs {
                    Some(costs) => section id=(format!("squares-{}", game.rules)) {
                        (squares_row(text, costs))
                        h3 { (say!(text, "today-share")) }
                        (self.shared(title, total, costs))
                    },
                    None => @if self.is_pending {
                        section id=(format!("squares-{}", game.rules)) data-soon { p.thinking role="status" { (say!(text, "report-pending")) } }
                    },
                }
            }
            @if self.day.is_today { (self.start(game, true)) }
        }
    }

    /// The result as text: the total and a square for each turn, no dice.
    fn shared(&self, title: &str, total: u32, costs: &[TurnCost]) -> Markup {
        let text = self.context.text;
        let points = say!(text, "points", points = total);
        let words = format!("{title} {}\n{points}\n{}", self.day.date, squares(costs));
        html! {
            (lobby_style(self.context.site))
            pre.result { (words) }
            (hand_on(text, &words, &say!(text, "friend-copy")))
        }
    }

    fn board(&self, game: &DayRules) -> Markup {
        let text = self.context.text;
        // The site has no other devices.
        if !self.context.site.has_others() || game.finished == 0 {
            return html! {};
        }
        html! {
            h3 { (say!(text, "today-board")) }
            @if game.board.is_empty() {
                p.fine { (say!(text, "today-finished", count = game.finished)) " · " (say!(text, "today-later")) }
            } @else {
                table.standings.places { tbody { @for line in &game.board { (board_line(line)) } } }
            }
        }
    }

    /// Until when the dice are secret, what they are bound to, and what they were.
    fn closing(&self) -> Markup {
        let (text, day) = (self.context.text, self.day);
        let Some(closes) = day.closes else { return html! {} };
        let label = |label: String| html! { (label) (say!(text, "colon")) " " };
        html! {
            @if day.games.iter().any(|game| game.seed.is_none()) {
                p.fine { (unbroken(&say!(text, "today-closed", time = closes.day_and_time(Zone::Utc)))) }
            }
            details.fair #dice {
                summary { (say!(text, "dice-promise")) }
                @for game in &day.games {
                    p.fine {
                        b { (self.title(game)) } br;
                        (label(say!(text, "dice-promise"))) code { (game.commitment) }
                        @if let Some(seed) = &game.seed { br; (label(say!(text, "dice-secret"))) code { (seed) } }
                    }
                }
            }
        }
    }

    /// The days of the last weeks, and how each game that was played went on them.
    fn days(&self) -> Markup {
        let (context, text, calendar) = (self.context, self.context.text, self.calendar);
        let counting = || calendar.played.iter().filter(|day| day.counts);
        let mut dates: Vec<Date> = counting().map(|day| day.date).collect();
        dates.dedup();
        let games = self.day.games.iter().map(|game| game.rules.as_str());
        let rules: Vec<&str> = games.filter(|id| counting().any(|day| day.rules == *id)).collect();
        if rules.is_empty() {
            return html! {};
        }
        let of = |date: Date, rules: &str| counting().find(|day| day.date == date && day.rules == rules);
        html! {
            h2 { (say!(text, "today-days")) }
            div.scroll tabindex="0" role="region" aria-label=(say!(text, "today-days")) {
                table.standings {
                    thead { tr {
                        td {}
                        @for id in &rules { th scope="col" { (text.short_game_title(id).unwrap_or_default()) } }
                    } }
                    tbody {
                        @for &date in &dates { tr {
                            th scope="row" { a href=(context.path(format_args!("{}?day={date}", paths::TODAY))) { (day_of(date)) } }
                            @for id in &rules { td { @if let Some(day) = of(date, id) {
                                a href=(context.path(day.game.page())) {
                                    @match day.total { Some(total) => (total), None => (say!(text, "today-unfinished")) }
                                }
                            } } }
                        } }
                        tr.first {
                            th scope="row" { (say!(text, "simulate-mean")) }
                            @for id in &rules { td { @if let Some(mean) = calendar.average(id) { (text.decimal(mean, 1)) } } }
                        }
                    }
                }
            }
        }
    }
}

fn board_line(line: &BoardLine) -> Markup {
    html! { tr .first[line.yours] { td { (line.place) } th scope="row" { (line.name) } td { (line.total) } } }
}

/// A square for each turn: a shape besides the colour, and words for readers that see neither.
fn squares_row(text: Text, costs: &[TurnCost]) -> Markup {
    let class = |cost: TurnCost| match cost {
        TurnCost::None => "none",
        TurnCost::Little => "little",
        TurnCost::Much => "much",
    };
    let words = |cost: TurnCost| match cost {
        TurnCost::None => say!(text, "today-cost-none"),
        TurnCost::Little => say!(text, "today-cost-little"),
        TurnCost::Much => say!(text, "today-cost-much"),
    };
    html! {
        ol.squares { @for &cost in costs { li class=(class(cost)) title=(words(cost)) { span.unseen { (words(cost)) } } } }
        p.fine.legend { @for cost in [TurnCost::None, TurnCost::Little, TurnCost::Much] {
            span { span.squares aria-hidden="true" { i class=(class(cost)) {} } " " (words(cost)) }
        } }
    }
}

/// What each turn of a finished game of one seat cost.
pub(crate) fn turn_costs(analysis: &Analysis) -> Vec<TurnCost> {
    let seat = analysis.seats.iter().find(|seat| seat.seat == Seat(0));
    seat.into_iter().flat_map(|seat| &seat.turns).map(|turn| TurnCost::of(turn.cost())).collect()
}

/// The way from a finished game of a day to its result. `opens` is when its dice become public.
pub(super) fn day_note(context: PageContext<'_>, is_again: bool, opens: Option<Moment>) -> Markup {
    let text = context.text;
    html! {
        @if is_again { (again_note(text)) }
        p { a.button.big href=(context.path(paths::TODAY)) { (say!(text, "today-title")) } }
        @if let Some(opens) = opens { p.fine { (unbroken(&say!(text, "today-closed", time = opens.day_and_time(Zone::Utc)))) } }
    }
}

/// Marks an attempt that does not count.
pub(super) fn again_note(text: Text) -> Markup {
    html! { p.hint { (say!(text, "today-second")) } }
}

/// A script writes it as the reader's language does.
fn day_of(date: Date) -> Markup {
    html! { time datetime=(date) { (date) } }
}
