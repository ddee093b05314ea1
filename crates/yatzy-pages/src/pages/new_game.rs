//! The form for a new game. What was filled in stays when something is wrong with it.

use super::goal::aim_field;
use super::home::GAMES;
use super::layout::{Page, default_button, top_bar};
use crate::pages::FormError;
use crate::request::{Fields, PageContext};
use maud::{Markup, html};
use yatzy_bots::Level;
use yatzy_rules::{Catalogue, Edition, OPTIONS, OptionForm, Ruleset, Setting};
use yatzy_table::{HouseOffers, MAX_SEATS};
use yatzy_text::{Lang, PadNames, Text, say};

/// How many lines for players the form has, unless it is asked for more.
const LINES: usize = 8;

/// How many of them are seen at once.
const FIRST_LINES: usize = 2;

/// The games that have editions, in the order of lists.
pub(super) const EDITION_GAMES: [&str; 5] = [GAMES[0], GAMES[1], GAMES[2], GAMES[3], "yahtzee"];

/// The kind of a line on which nobody sits.
pub(crate) const NOBODY: &str = "none";

/// What was filled in before.
#[derive(Clone, Copy)]
struct Filled<'a>(&'a Fields);

impl Filled<'_> {
    /// The value of a field; empty if it was not filled in.
    fn get(&self, field: &str) -> &str {
        self.0.get(field).unwrap_or_default()
    }

    /// Who sits on a line. The first one is a person's, and so is one with a name.
    fn kind(&self, line: usize) -> &str {
        let has_name = !self.get(&format!("name{line}")).is_empty();
        let usual = if line == 1 || has_name { "here" } else { NOBODY };
        self.0.get(&format!("kind{line}")).filter(|&kind| kind != NOBODY || !has_name).unwrap_or(usual)
    }

    /// The game; an edition decides it.
    fn game(&self) -> &'static str {
        let edition = Catalogue::get().edition(self.get("edition")).map(|edition| form_of(&edition.game));
        let game = edition.unwrap_or(self.get("game"));
        GAMES.into_iter().find(|id| *id == game).unwrap_or(GAMES[0])
    }

    /// The edition or an option of a game: under the game's name, or an address says it for the game that it asks for.
    fn rule(&self, game: &str, name: &str) -> &str {
        let bare = self.0.get(name).filter(|_| self.game() == game);
        self.0.get(&format!("{game}:{name}")).or(bare).unwrap_or_default()
    }
}

/// The form. What the computer can do is offered only where it plays.
pub(crate) fn new_game_page(
    context: PageContext<'_>,
    filled: &Fields,
    offers: &HouseOffers,
    problem: Option<FormError>,
) -> Markup {
    let text = context.text;
    let filled = Filled(filled);
    let levels = if offers.computer { &Level::ALL[..] } else { &[] };
    let title = say!(text, "new-title");
    let game = filled.game();
    let is_offered = offered_place(filled.get("game")).is_some_and(|place| place < offers.rulesets.len());
    let page = Page { context, title: &title, class: "small", scripts: &["new.js"] };
    page.with(&html! {
        (top_bar(context, "/", &html! { h1 { (title) } }, &html! {}))
        main {
            @if let Some(problem) = problem { (problem) }
            form.new method="post" action=(context.path("/new")) {
                input type="hidden" name="key" value=(context.key("new").to_hex());
                (default_button(Some("")))
                fieldset.which.choose-game {
                    legend { (say!(text, "new-which")) }
                    @for id in GAMES {
                        label {
                            input type="radio" name="game" value=(id) checked[id == game && !is_offered];
                            (text.game_title(id).unwrap_or_else(|| id.to_owned()))
                        }
                    }
                    @for (place, file) in offers.rulesets.iter().enumerate() {
                        @let value = offered_value(place);
                        label {
                            input type="radio" name="game" value=(value) checked[filled.get("game") == value];
                            (text.title(&PadNames::of_file(file)))
                        }
                    }
                }
                (players(context, filled, levels))
                fieldset.which {
                    legend { (say!(text, "new-dice-question")) }
                    @let real = filled.get("dice") == "table";
                    label { input type="radio" name="dice" value="program" checked[!real]; (say!(text, "new-dice-program")) }
                    label { input type="radio" name="dice" value="table" checked[real]; (say!(text, "new-dice-table")) }
                }
                (aim_field(text, filled.0))
                (coach(text, filled, levels))
                @for id in GAMES { (rules(text, filled, id, id == game)) }
                (own_rules(text, filled))
                button.big { (say!(text, "new-start")) }
                p.actions {
                    button.plain formaction=(context.path("/print")) formnovalidate { (say!(text, "print-pad")) }
                }
            }
        }
    })
}

fn players(context: PageContext<'_>, filled: Filled<'_>, levels: &[Level]) -> Markup {
    let (text, others) = (context.text, context.site.has_others());
    let used = (1..=MAX_SEATS).rev().find(|line| filled.kind(*line) != NOBODY).unwrap_or(0);
    let asked = filled.get("lines").parse().unwrap_or(0);
    let lines = used.max(asked).clamp(LINES, MAX_SEATS);
    html! {
        fieldset.players {
            legend { (say!(text, "new-players")) }
            p.hint { (say!(text, "new-players-hint")) }
            @if !others { p.hint.one-device { (say!(text, "site-one-device")) } }
            @for line in 1..=FIRST_LINES { (player(text, filled, levels, others, line)) }
            details open[used > FIRST_LINES || asked > 0] {
                summary { (say!(text, "new-more")) }
                @for line in FIRST_LINES + 1..=lines { (player(text, filled, levels, others, line)) }
                @if lines < MAX_SEATS {
                    button.plain name="lines" value=(lines + LINES) formnovalidate { (say!(text, "new-more-lines")) }
                }
            }
        }
    }
}

fn player(text: Text, filled: Filled<'_>, levels: &[Level], others: bool, line: usize) -> Markup {
    let (name, kind) = (format!("name{line}"), format!("kind{line}"));
    let chosen = filled.kind(line);
    html! {
        div.player {
            label.unseen for=(name) { (say!(text, "new-player", seat = line)) }
            input id=(name) name=(name) value=(filled.get(&name)) maxlength="64" autocomplete="off"
                placeholder=(say!(text, "new-player", seat = line));
            label.unseen for=(kind) { (say!(text, "new-kind", seat = line)) }
            select id=(kind) name=(kind) {
                option value="here" { (say!(text, "new-kind-here")) }
                option value=(NOBODY) selected[chosen == NOBODY] { (say!(text, "new-nobody")) }
                @if others {
                    option value="elsewhere" selected[chosen == "elsewhere"] { (say!(text, "new-kind-elsewhere")) }
                    option value="open" selected[chosen == "open"] { (say!(text, "new-kind-open")) }
                }
                @for level in levels {
                    option value=(format!("bot:{level}")) selected[chosen.strip_prefix("bot:") == Some(level.id())] {
                        (say!(text, "new-kind-bot", level = text.level_name(level.id())))
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
                legend { label for="hints" { (say!(text, "coach-may")) } }
                select #hints name="hints" {
                    option value="" { (say!(text, "coach-may-usual")) }
                    option value="yes" selected[chosen == "yes"] { (say!(text, "coach-may-yes")) }
                    option value="no" selected[chosen == "no"] { (say!(text, "coach-may-no")) }
                }
            }
        }
    }
}

/// Edition and options of one game, folded away: most people never look. They are sent under the game's name, so
/// that those of another game have no say.
fn rules(text: Text, filled: Filled<'_>, game: &str, is_chosen: bool) -> Markup {
    let title = |id: &str| text.game_title(id).unwrap_or_else(|| id.to_owned());
    let plain = say!(text, "new-plain-title", title = title(game));
    let edition = filled.rule(game, "edition");
    let named = Catalogue::get().edition(edition).map(|entry| edition_name(text, entry));
    let offered = offered_options(game);
    let changed = named.is_some() || offered.iter().any(|(form, _)| !filled.rule(game, form.name).is_empty());
    let id = |name: &str| if is_chosen { name.to_owned() } else { format!("{game}-{name}") };
    html! {
        div.rules-of data-game=(game) {
            details.rules open[changed] {
                summary { (say!(text, "new-rules", title = named.unwrap_or_else(|| plain.clone()))) }
                label for=(id("edition")) { (say!(text, "new-edition")) }
                select id=(id("edition")) name=(format!("{game}:edition")) data-rules=(say!(text, "new-rules", title = "□")) {
                    option value="" { (plain) }
                    @for of in EDITION_GAMES.iter().filter(|of| form_of(of) == game) {
                        optgroup label=(title(of)) {
                            @for entry in editions(of) {
                                option value=(entry.id) selected[entry.id == edition] { (edition_choice(text, entry)) }
                            }
                        }
                    }
                }
                @for (form, values) in &offered {
                    label for=(id(form.name)) { (text.option_name(form.name)) }
                    select id=(id(form.name)) name=(format!("{game}:{}", form.name)) {
                        option value="" { (say!(text, "new-option-as-edition")) }
                        @for value in values {
                            option value=(value) selected[filled.rule(game, form.name) == *value] {
                                (text.choice_name(form.name, value))
                            }
                        }
                    }
                }
            }
        }
    }
}

/// The field for a ruleset file, as it was pasted.
pub(crate) const OWN_RULES: &str = "own";

/// A ruleset that someone brings along: pasted, or with a script taken from a file.
fn own_rules(text: Text, filled: Filled<'_>) -> Markup {
    let pasted = filled.get(OWN_RULES);
    html! {
        details.rules.own open[!pasted.is_empty()] {
            summary { (say!(text, "new-own-rules")) }
            p.hint #own-hint { (say!(text, "new-own-rules-hint")) }
            p.file hidden { label { (say!(text, "new-own-rules-file")) " " input #own-file type="file" accept=".toml,text/plain"; } }
            label.unseen for="own" { (say!(text, "new-own-rules")) }
            textarea #own name=(OWN_RULES) rows="8" spellcheck="false" autocapitalize="off" autocomplete="off" aria-describedby="own-hint" { (pasted) }
        }
    }
}

/// How the form names one of the server's own rulesets, by its place.
fn offered_value(place: usize) -> String {
    format!("own:{place}")
}

/// The place of one of the server's own rulesets, as the form names it.
pub(crate) fn offered_place(game: &str) -> Option<usize> {
    game.strip_prefix("own:")?.parse().ok()
}

/// The editions of a game, in the order of the catalogue.
fn editions(game: &str) -> impl Iterator<Item = &'static Edition> {
    Catalogue::get().editions().iter().filter(move |entry| entry.game == game)
}

/// The game of the form under which another game's editions are offered: the one that has as many boxes.
fn form_of(game: &str) -> &str {
    let boxes = |id: &str| Catalogue::get().rules(id).map(|rules| rules.cells().len());
    if GAMES.contains(&game) {
        return game;
    }
    GAMES.into_iter().find(|id| boxes(id) == boxes(game)).unwrap_or(GAMES[0])
}

/// The options that make sense for a game or one of its editions, each with the values that can be chosen.
fn offered_options(game: &str) -> Vec<(&'static OptionForm, Vec<&'static str>)> {
    let rules: Vec<&Ruleset> = EDITION_GAMES
        .iter()
        .filter(|of| form_of(of) == game)
        .flat_map(|of| editions(of).map(|entry| &*entry.rules))
        .collect();
    let is_possible = |form: &OptionForm, value: &str| {
        let setting = Setting::new(form.name, value);
        setting.is_ok_and(|setting| rules.iter().any(|rules| rules.with(&[setting]).is_ok()))
    };
    let offered = OPTIONS.iter().map(|form| {
        let values = form.values.split('|').map(|value| value.trim_end_matches(":N"));
        (form, values.filter(|value| is_possible(form, value)).collect::<Vec<_>>())
    });
    offered.filter(|(_, values)| values.len() > 1).collect()
}

/// An edition as a list shows it: its title, whose leaflet it is, and in which language.
pub(crate) fn edition_name(text: Text, edition: &Edition) -> String {
    let title = text.title(&PadNames::of_edition(edition));
    let lang = edition.lang.as_deref().and_then(Lang::parse);
    match (&edition.booklet, lang) {
        (Some(booklet), Some(lang)) => format!("{title} · {booklet} · {}", Text::new(lang).language_name()),
        _ => title,
    }
}

/// The same below the name of its game, short enough for a phone: whose leaflet it is, and its title or its language.
fn edition_choice(text: Text, edition: &Edition) -> String {
    let lang = edition.lang.as_deref().and_then(Lang::parse);
    match (&edition.booklet, lang) {
        (Some(booklet), Some(lang)) if lang == text.lang() => {
            format!("{} · {booklet}", text.title(&PadNames::of_edition(edition)))
        }
        (Some(booklet), Some(lang)) => format!("{booklet} · {}", Text::new(lang).language_name()),
        _ => edition_name(text, edition),
    }
}
