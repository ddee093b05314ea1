//! The form for a new game. What was filled in stays when something is wrong with it.

use super::home::GAMES;
use super::layout::{Page, default_button, top_bar};
use crate::pages::Told;
use crate::request::{Fields, Visit};
use maud::{Markup, html};
use yatzy_bots::Level;
use yatzy_rules::{Catalogue, OPTIONS};
use yatzy_table::MAX_SEATS;
use yatzy_text::{Lang, PadNames, Text, say};

/// How many lines for players the form has, unless it is asked for more.
const LINES: usize = 8;

/// How many of them are seen at once.
const FIRST_LINES: usize = 2;

/// The games that have editions, in the order of lists.
pub(super) const EDITION_GAMES: [&str; 5] = [GAMES[0], GAMES[1], GAMES[2], GAMES[3], "yahtzee"];

/// What was filled in before.
#[derive(Clone, Copy)]
struct Filled<'a>(&'a Fields);

impl Filled<'_> {
    /// The value of a field; empty if it was not filled in.
    fn get(&self, field: &str) -> &str {
        self.0.get(field).unwrap_or_default()
    }
}

/// The form. What the computer can do is offered only where it plays.
pub(crate) fn new_game_page(
    visit: Visit<'_>,
    filled: &Fields,
    computer: bool,
    problem: Option<Told>,
) -> Markup {
    let text = visit.text;
    let filled = Filled(filled);
    let levels = if computer { &Level::ALL[..] } else { &[] };
    let title = say!(text, "web-new-title");
    let game = Some(filled.get("game")).filter(|game| GAMES.contains(game)).unwrap_or(GAMES[0]);
    let page = Page { visit, title: &title, class: "small", scripts: &["new.js"] };
    page.with(&html! {
        (top_bar(visit, "/", &html! { h1 { (title) } }, &html! {}))
        main {
            @if let Some((code, problem)) = problem { p.refusal role="alert" data-code=(code) { (problem) } }
            form.new method="post" action=(visit.path("/new")) {
                input type="hidden" name="key" value=(visit.key("new").to_hex());
                (default_button(Some("")))
                fieldset.which {
                    legend { (say!(text, "web-new-which")) }
                    @for id in GAMES {
                        label {
                            @let title = text.game_title(id).unwrap_or_else(|| id.to_owned());
                            @let plain = say!(text, "web-new-plain", title = title.as_str());
                            input type="radio" name="game" value=(id) checked[id == game]
                                data-rules=(say!(text, "web-new-rules", title = plain.as_str())) data-plain=(plain);
                            (title)
                        }
                    }
                }
                (players(text, filled, levels))
                fieldset.which {
                    legend { (say!(text, "web-new-dice")) }
                    @let real = filled.get("dice") == "table";
                    label { input type="radio" name="dice" value="program" checked[!real]; (say!(text, "web-new-dice-program")) }
                    label { input type="radio" name="dice" value="table" checked[real]; (say!(text, "web-new-dice-table")) }
                }
                (coach(text, filled, levels))
                (rules(text, filled, game))
                button.big { (say!(text, "web-new-start")) }
            }
        }
    })
}

fn players(text: Text, filled: Filled<'_>, levels: &[Level]) -> Markup {
    let is_used = |line: &usize| {
        let kind = filled.get(&format!("kind{line}"));
        !filled.get(&format!("name{line}")).is_empty() || kind == "open" || kind.starts_with("bot:")
    };
    let used = (1..=MAX_SEATS).rev().find(is_used).unwrap_or(0);
    let asked = filled.get("lines").parse().unwrap_or(0);
    let lines = used.max(asked).clamp(LINES, MAX_SEATS);
    html! {
        fieldset.players {
            legend { (say!(text, "web-new-players")) }
            p.hint { (say!(text, "web-new-players-hint")) }
            @for line in 1..=FIRST_LINES { (player(text, filled, levels, line)) }
            details open[used > FIRST_LINES || asked > 0] {
                summary { (say!(text, "web-new-more")) }
                @for line in FIRST_LINES + 1..=lines { (player(text, filled, levels, line)) }
                @if lines < MAX_SEATS {
                    button.plain name="lines" value=(lines + LINES) formnovalidate { (say!(text, "manage-more-lines")) }
                }
            }
        }
    }
}

fn player(text: Text, filled: Filled<'_>, levels: &[Level], line: usize) -> Markup {
    let (name, kind) = (format!("name{line}"), format!("kind{line}"));
    let chosen = filled.get(&kind);
    html! {
        div.player {
            label.unseen for=(name) { (say!(text, "web-new-player", seat = line)) }
            input id=(name) name=(name) value=(filled.get(&name)) maxlength="64" autocomplete="off"
                placeholder=(say!(text, "web-new-player", seat = line));
            label.unseen for=(kind) { (say!(text, "web-new-kind", seat = line)) }
            select id=(kind) name=(kind) {
                option value="here" { (say!(text, "web-new-kind-here")) }
                option value="elsewhere" selected[chosen == "elsewhere"] { (say!(text, "web-new-kind-elsewhere")) }
                option value="open" selected[chosen == "open"] { (say!(text, "web-new-kind-open")) }
                @for level in levels {
                    option value=(format!("bot:{level}")) selected[chosen.strip_prefix("bot:") == Some(level.id())] {
                        (say!(text, "web-new-kind-bot", level = text.level_name(level.id())))
                    }
                }
            }
        }
    }
}

/// Whether the coach may be asked; where there is none nobody has to say.
fn coach(text: Text, filled: Filled<'_>, levels: &[Level]) -> Markup {
    let chosen = filled.get("hints");
    html! {
        @if !levels.is_empty() {
            fieldset {
                legend { label for="hints" { (say!(text, "page-coach-may")) } }
                select #hints name="hints" {
                    option value="" { (say!(text, "page-coach-may-usual")) }
                    option value="yes" selected[chosen == "yes"] { (say!(text, "page-coach-may-yes")) }
                    option value="no" selected[chosen == "no"] { (say!(text, "page-coach-may-no")) }
                }
            }
        }
    }
}

/// Edition and options, folded away: most people never look.
fn rules(text: Text, filled: Filled<'_>, game: &str) -> Markup {
    let title = |id: &str| text.game_title(id).unwrap_or_else(|| id.to_owned());
    let edition = filled.get("edition");
    let shown = if edition.is_empty() {
        say!(text, "web-new-plain", title = title(game))
    } else {
        edition.to_owned()
    };
    let changed = !edition.is_empty() || OPTIONS.iter().any(|form| !filled.get(form.name).is_empty());
    html! {
        details.rules open[changed] {
            summary { (say!(text, "web-new-rules", title = shown)) }
            label for="edition" { (say!(text, "web-new-edition")) }
            select #edition name="edition" {
                option value="" { (say!(text, "web-new-plain", title = title(game))) }
                @for id in EDITION_GAMES {
                    optgroup label=(title(id)) {
                        @for entry in Catalogue::get().editions().iter().filter(|entry| entry.game == id) {
                            option value=(entry.id) selected[entry.id == edition] { (edition_name(text, entry)) }
                        }
                    }
                }
            }
            @for form in &OPTIONS {
                label for=(form.name) { (text.option_name(form.name)) }
                select id=(form.name) name=(form.name) {
                    option value="" { (say!(text, "web-new-option-as-edition")) }
                    @for value in form.values.split('|') {
                        @let value = value.trim_end_matches(":N");
                        option value=(value) selected[filled.get(form.name) == value] {
                            (text.choice_name(form.name, value))
                        }
                    }
                }
            }
        }
    }
}

/// An edition as a list shows it: its title, whose leaflet it is, and in which language.
pub(super) fn edition_name(text: Text, edition: &yatzy_rules::Edition) -> String {
    let title = text.title(&PadNames::of_edition(edition));
    let lang = edition.lang.as_deref().and_then(Lang::parse);
    match (&edition.booklet, lang) {
        (Some(booklet), Some(lang)) => format!("{title} · {booklet} · {}", Text::new(lang).language_name()),
        _ => title,
    }
}
