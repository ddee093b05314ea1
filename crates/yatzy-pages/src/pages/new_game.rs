//! The form for a new game. What was filled in stays when something is wrong with it.
//!
//! Without script the form has a fixed number of lines for players, and an empty line is no player. `new.js` makes
//! rows of them, which are added and removed. Both send the same fields: `name1`, `kind1`, `name2` …

use super::goal::goal_field;
use super::layout::{Page, default_button, top_bar};
use crate::pages::FormError;
use crate::request::{Deployment, Fields, PageContext};
use maud::{Markup, html};
use std::sync::OnceLock;
use yatzy_bots::Level;
use yatzy_rules::{Catalogue, Edition, OPTIONS, OptionForm, Ruleset, Setting};
use yatzy_table::{HouseOffers, MAX_SEATS};
use yatzy_text::{Lang, PadNames, Text, say};

/// Lines for players on the form without script, until more are asked for.
const LINES: usize = 6;

/// Colours and shapes of players in the style sheet.
const MARKS: usize = 8;

/// The games to choose from, each by its plain ruleset.
pub(crate) fn games() -> impl Iterator<Item = &'static str> {
    Catalogue::get().kinds().map(|kind| kind.id.as_str())
}

/// The game that a form starts with.
pub(crate) fn first_game() -> &'static str {
    games().next().unwrap_or_default()
}

/// The choice of a game, on pages that ask for little else.
pub(super) fn game_chips(text: Text) -> Markup {
    html! {
        fieldset.chips.choose-game {
            legend.unseen { (say!(text, "new-which")) }
            @for id in games() {
                label title=[text.game_title(id)] {
                    input type="radio" name="game" value=(id) checked[id == first_game()];
                    (text.short_game_title(id).unwrap_or_else(|| id.to_owned()))
                }
            }
        }
    }
}

/// The kind that forms of earlier versions send for a line without a player.
pub(crate) const NO_PLAYER: &str = "none";

/// The field that says whether two players of the same name are asked about. Forms of earlier versions don't have it.
pub(crate) const SAME_NAME: &str = "twice";

/// Stands for a number in the texts that `new.js` completes.
const BLANK: &str = "□";

/// What was filled in before.
#[derive(Clone, Copy)]
struct Filled<'a>(&'a Fields);

impl Filled<'_> {
    /// The value of a field; empty if it was not filled in.
    fn get(&self, field: &str) -> &str {
        self.0.get(field).unwrap_or_default()
    }

    /// How the player of a line plays; empty if the form doesn't say.
    fn kind(&self, line: usize) -> &str {
        self.0.get(&format!("kind{line}")).filter(|&kind| kind != NO_PLAYER).unwrap_or_default()
    }

    /// The name on a line. A person without a name goes by the number of the line.
    fn name(&self, text: Text, line: usize) -> String {
        match self.get(&format!("name{line}")) {
            "" if self.kind(line) == "here" => say!(text, "new-player", seat = line),
            name => name.to_owned(),
        }
    }

    fn has_player(&self, line: usize) -> bool {
        !self.get(&format!("name{line}")).is_empty() || !self.kind(line).is_empty()
    }

    /// Whether everyone plays on this device, where the coach is allowed unless the form says otherwise.
    fn plays_here(&self) -> bool {
        (1..=MAX_SEATS).all(|line| !matches!(self.kind(line), "elsewhere" | "open"))
    }

    /// The game; an edition decides it.
    fn game(&self) -> &'static str {
        let catalogue = Catalogue::get();
        let edition =
            catalogue.edition(self.get("edition")).map(|edition| catalogue.kind_of(edition).id.as_str());
        let game = edition.unwrap_or(self.get("game"));
        games().find(|id| *id == game).unwrap_or(first_game())
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
    fields: &Fields,
    offers: &HouseOffers,
    problem: Option<FormError>,
) -> Markup {
    let text = context.text;
    let filled = Filled(fields);
    let levels = if offers.computer { &Level::ALL[..] } else { &[] };
    let title = say!(text, "new-title");
    let game = filled.game();
    let is_offered = offered_place(filled.get("game")).is_some_and(|place| place < offers.rulesets.len());
    let page = Page { context, title: &title, class: "small new-game", scripts: &["new.js"] };
    let was_sent = fields.has("key");
    page.with(&html! {
        (top_bar(context, "/", &html! { h1 { (title) } }, &html! {}))
        main {
            @if let Some(problem) = &problem { (problem) }
            form.new method="post" action=(context.path("/new")) data-sent[was_sent] {
                input type="hidden" name="key" value=(context.key("new").to_hex());
                input type="hidden" name="bytes" value="";
                input type="hidden" name=(SAME_NAME) value=(fields.get(SAME_NAME).unwrap_or("ask"));
                (default_button(Some("")))
                fieldset.chips.choose-game {
                    legend.unseen { (say!(text, "new-which")) }
                    @for id in games() {
                        label title=[text.game_title(id)] {
                            input type="radio" name="game" value=(id) checked[id == game && !is_offered];
                            (text.short_game_title(id).unwrap_or_else(|| id.to_owned()))
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
                fieldset.chips.of-dice {
                    legend.unseen { (say!(text, "new-dice-question")) }
                    @let real = filled.get("dice") == "table";
                    @let same = filled.get("dice") == "shared";
                    label { input type="radio" name="dice" value="program" checked[!real && !same]; (say!(text, "new-dice-program")) }
                    label { input type="radio" name="dice" value="table" checked[real]; (say!(text, "new-dice-table")) }
                    label { input type="radio" name="dice" value="shared" checked[same]; (say!(text, "match-option")) }
                }
                p.hint.of-match { (say!(text, "match-how")) }
                (rules(context, filled, levels, problem.is_some()))
                p.start { button.big { (say!(text, "new-start")) } }
            }
            @if context.site.deployment == Deployment::Browser { p.hint.one-device { (say!(text, "together-what")) } }
        }
    })
}

fn players(context: PageContext<'_>, filled: Filled<'_>, levels: &[Level]) -> Markup {
    let (text, others) = (context.text, context.site.has_guests());
    let used = (1..=MAX_SEATS).rev().find(|line| filled.has_player(*line)).unwrap_or(0);
    let asked = filled.get("lines").parse().unwrap_or(0);
    let lines = used.max(asked).clamp(LINES, MAX_SEATS);
    html! {
        fieldset.players {
            legend { (say!(text, "new-players")) }
            ol.rows { @for line in 1..=lines { (player(text, filled, levels, others, line)) } }
            p.hint.alone { (say!(text, "new-alone", name = say!(text, "new-player", seat = 1).replace(' ', "\u{a0}"))) }
            @if lines < MAX_SEATS {
                button.plain.lines name="lines" value=(lines + LINES) formnovalidate { (say!(text, "new-more-lines")) }
            }
            div.adding {
                div.inline {
                    input #add maxlength="64" autocomplete="off" enterkeyhint="done"
                        placeholder=(say!(text, "new-add-name")) aria-label=(say!(text, "new-add-name"));
                    button.plain type="button" data-add="" aria-label=(say!(text, "new-add")) { "+" }
                }
                div.people {
                    @if !levels.is_empty() {
                        button.plain type="button" data-add="bot" { "+ " (say!(text, "new-add-computer")) }
                    }
                    @if others { button.plain type="button" data-add="open" { "+ " (say!(text, "new-add-open")) } }
                }
            }
        }
    }
}

/// A line for a player. Its buttons are for `new.js`, which numbers their labels.
fn player(text: Text, filled: Filled<'_>, levels: &[Level], others: bool, line: usize) -> Markup {
    let (name, kind) = (format!("name{line}"), format!("kind{line}"));
    let chosen = filled.kind(line);
    let player = |seat: &str| say!(text, "new-player", seat = seat);
    let plays = |seat: &str| say!(text, "new-kind", seat = seat);
    let number = line.to_string();
    html! {
        li class=(format!("player p{}", (line - 1) % MARKS)) {
            button.plain.move.mark type="button" data-label=(say!(text, "new-move", seat = BLANK)) {}
            input id=(name) name=(name) value=(filled.name(text, line)) maxlength="64" autocomplete="off"
                data-label=(player(BLANK)) placeholder=(player(&number)) aria-label=(player(&number));
            select id=(kind) name=(kind) autocomplete="off" data-label=(plays(BLANK)) aria-label=(plays(&number)) {
                // The first line is a person's, with or without a name; any other line needs a name.
                option value=(if line == 1 { "here" } else { "" }) { (say!(text, "new-kind-here")) }
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
            button.plain.turn type="button" {
                span.unseen data-label=(plays(BLANK)) {} span.word {} span aria-hidden="true" { "⟳" }
            }
            button.plain.remove type="button" data-label=(say!(text, "new-remove", seat = BLANK)) { "✕" }
        }
    }
}

/// Whether the coach may be asked; left out where there is none.
fn coach(text: Text, filled: Filled<'_>, levels: &[Level]) -> Markup {
    let chosen = filled.get("hints");
    html! {
        @if !levels.is_empty() {
            fieldset {
                legend { label for="hints" { (say!(text, "coach-may")) } }
                select #hints name="hints" data-on=(say!(text, "new-coach-on")) data-off=(say!(text, "new-coach-off")) {
                    option value="" { (say!(text, "coach-may-usual")) }
                    option value="yes" selected[chosen == "yes"] { (say!(text, "coach-may-yes")) }
                    option value="no" selected[chosen == "no"] { (say!(text, "coach-may-no")) }
                }
            }
        }
    }
}

/// One line with the rules in force, which unfolds everything that most people never change.
fn rules(context: PageContext<'_>, filled: Filled<'_>, levels: &[Level], has_problem: bool) -> Markup {
    let (text, game) = (context.text, filled.game());
    let changed = games().any(|id| !changes(text, filled, id).is_empty());
    html! {
        details.rules open[has_problem && (changed || filled.0.has(OWN_RULES))] {
            // Each game's own line: what is seen follows the choice of the game, with or without script.
            summary #in-force data-line=(say!(text, "new-rules", title = BLANK)) data-colon=(say!(text, "colon")) {
                @for id in games() { span.rules-of { (in_force(text, filled, id, levels)) } }
                span.rules-of { (say!(text, "new-rules", title = say!(text, "new-plain"))) }
            }
            @for id in games() { (rules_of(text, filled, id, id == game)) }
            (coach(text, filled, levels))
            (goal_field(text, filled.0))
            (own_rules(text, filled))
            p.actions {
                button.plain formaction=(context.path("/print")) formnovalidate { (say!(text, "print-pad")) }
            }
        }
    }
}

/// The rules in force if a game is chosen, in one line.
fn in_force(text: Text, filled: Filled<'_>, game: &str, levels: &[Level]) -> String {
    let edition = Catalogue::get().edition(filled.rule(game, "edition"));
    let mut parts = vec![edition.map_or_else(|| plain_title(text, game), |entry| edition_name(text, entry))];
    parts.extend(changes(text, filled, game));
    if !levels.is_empty() {
        let allowed = match filled.get("hints") {
            "yes" => true,
            "no" => false,
            _ => filled.plays_here() && filled.get("dice") != "shared",
        };
        parts.push(if allowed { say!(text, "new-coach-on") } else { say!(text, "new-coach-off") });
    }
    say!(text, "new-rules", title = parts.join(" · "))
}

/// The options of a game that were changed, each with its value.
fn changes(text: Text, filled: Filled<'_>, game: &str) -> Vec<String> {
    let chosen = OPTIONS.iter().map(|form| (form.name, filled.rule(game, form.name)));
    let changed = chosen.filter(|(_, value)| !value.is_empty());
    changed
        .map(|(name, value)| text.labelled(text.option_name(name), text.choice_name(name, value)))
        .collect()
}

fn plain_title(text: Text, game: &str) -> String {
    say!(text, "new-plain-title", title = text.short_game_title(game).unwrap_or_else(|| game.to_owned()))
}

/// Edition and options of one game. They are sent under the game's name, so that those of another game have no say.
fn rules_of(text: Text, filled: Filled<'_>, game: &str, is_chosen: bool) -> Markup {
    let title = |id: &str| text.game_title(id).unwrap_or_else(|| id.to_owned());
    let edition = filled.rule(game, "edition");
    let offered = offered_options(game);
    let in_force = if edition.is_empty() { game } else { edition };
    let id = |name: &str| if is_chosen { name.to_owned() } else { format!("{game}-{name}") };
    html! {
        div.rules-of data-game=(game) {
            label for=(id("edition")) { (say!(text, "new-edition")) }
            select id=(id("edition")) name=(format!("{game}:edition")) {
                option value="" data-own=(own_values(text, game, offered)) { (plain_title(text, game)) }
                @for of in Catalogue::get().editions_of(game).filter(|entry| entry.is_plain()) {
                    optgroup label=(title(&of.id)) {
                        @for entry in editions(&of.id) {
                            option value=(entry.id) selected[entry.id == edition]
                                data-own=(own_values(text, &entry.id, offered)) data-differs=[text.edition_differences(entry)] {
                                (edition_choice(text, entry))
                            }
                        }
                    }
                }
            }
            p.hint.differs { (Catalogue::get().edition(edition).and_then(|entry| text.edition_differences(entry)).unwrap_or_default()) }
            @for (form, values) in offered {
                label for=(id(form.name)) { (text.option_name(form.name)) }
                select id=(id(form.name)) name=(format!("{game}:{}", form.name)) {
                    // The value alone: with more words it would be cut off on a small phone.
                    optgroup label=(say!(text, "new-option-as-edition")) {
                        option value="" { (own_value(text, in_force, form)) }
                    }
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

/// The value that an edition or a plain game has for an option; empty if it has none.
fn own_value(text: Text, id: &str, form: &OptionForm) -> String {
    let options = Catalogue::get().edition(id).map(|edition| edition.rules.options()).unwrap_or_default();
    let own = options.iter().find(|(name, _)| *name == form.name);
    own.map(|(name, value)| text.choice_name(name, value)).unwrap_or_default()
}

/// The same for every offered option, for the script that follows the choice of the edition.
fn own_values(text: Text, id: &str, offered: &[OfferedOption]) -> String {
    let own: Vec<String> = offered.iter().map(|(form, _)| own_value(text, id, form)).collect();
    own.join("|")
}

/// A ruleset to start from.
const EXAMPLE: &str = "base = \"yatzy\"\n\n[options]\norder = \"down\"\nbonus = \"at-least:60\"\n\n[names]\nfull-house = \"Full\"\n";

/// The field for a ruleset file, as it was pasted.
pub(crate) const OWN_RULES: &str = "own";

/// A ruleset that someone brings along: pasted, or with a script taken from a file.
fn own_rules(text: Text, filled: Filled<'_>) -> Markup {
    let pasted = filled.get(OWN_RULES);
    html! {
        details.own open[!pasted.is_empty()] {
            summary { (say!(text, "new-own-rules")) }
            p.hint #own-hint { (say!(text, "new-own-rules-hint")) " " (say!(text, "new-own-rules-example")) }
            pre.example { code { (EXAMPLE) } }
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

/// The editions of a plain ruleset, in the order of the catalogue.
pub(super) fn editions(game: &str) -> impl Iterator<Item = &'static Edition> {
    Catalogue::get().editions().iter().filter(move |entry| entry.game == game)
}

/// The options that make sense for a game or one of its editions, each with the values that can be chosen.
fn offered_options(game: &str) -> &'static [OfferedOption] {
    // Every value is tried on every edition: too much for each page.
    static OFFERED: OnceLock<Vec<(&str, Vec<OfferedOption>)>> = OnceLock::new();
    let offered = OFFERED.get_or_init(|| games().map(|game| (game, possible_options(game))).collect());
    offered.iter().find(|(id, _)| *id == game).map_or(&[], |(_, options)| options)
}

/// An option with the values that are possible.
type OfferedOption = (&'static OptionForm, Vec<&'static str>);

fn possible_options(game: &str) -> Vec<OfferedOption> {
    let rules: Vec<&Ruleset> = Catalogue::get().editions_of(game).map(|entry| &*entry.rules).collect();
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
