//! Drawings of dice.

use super::table::TablePage;
use crate::assets::asset_path;
use maud::{Markup, PreEscaped, html};
use yatzy_rules::{Face, Phase};
use yatzy_table::{LyingDie, TurnView};
use yatzy_text::{Text, say};

/// The positions of a face's pips on a die of 60 by 60.
const PIPS: [&[(u8, u8)]; 6] = [
    &[(30, 30)],
    &[(17, 17), (43, 43)],
    &[(16, 16), (30, 30), (44, 44)],
    &[(17, 17), (17, 43), (43, 17), (43, 43)],
    &[(16, 16), (16, 44), (30, 30), (44, 16), (44, 44)],
    &[(17, 15), (17, 30), (17, 45), (43, 15), (43, 30), (43, 45)],
];

/// A die showing a face.
pub(super) fn die(face: Face) -> Markup {
    let pips = PIPS[usize::from(face.pips()) - 1];
    html! {
        svg.die viewBox="0 0 60 60" aria-hidden="true" { path d=(dots(pips)) {} }
    }
}

/// Pips as zero-length parts of one path: its round line ends are the pips, and a browser draws a single element.
fn dots(pips: &[(u8, u8)]) -> String {
    pips.iter().map(|(x, y)| format!("M{x} {y}h0")).collect()
}

/// A sentence in which no hand, such as `3-5-5`, and no date is broken over two lines.
pub(super) fn unbroken(sentence: &str) -> Markup {
    let is_hand = |word: &str| {
        let between = |part: &[u8]| part[0].is_ascii_digit() && part[1] == b'-' && part[2].is_ascii_digit();
        word.as_bytes().windows(3).any(between)
    };
    html! {
        @for (place, word) in sentence.split(' ').enumerate() {
            @if place > 0 { " " }
            @if is_hand(word) { span.whole { (word) } } @else { (word) }
        }
    }
}

/// The dice of the turn, and the button that throws.
pub(super) fn dice_area(page: &TablePage<'_>) -> Markup {
    let Some(turn) = &page.view.turn else { return html! {} };
    html! {
        link rel="stylesheet" href=(asset_path(page.context.site, "virtual.css"));
        section.dice aria-label=(say!(page.text(), "table-dice")) {
            (thrown_or_waiting(page, turn, page.to_play() && turn.throws.left() > 0))
            @if page.to_play() { (throw_button(page, turn)) }
        }
    }
}

/// The dice at a step of a replay: the current ones, or those just entered.
pub(super) fn dice_then(page: &TablePage<'_>) -> Markup {
    let entered = page.view.last_dice();
    let turn = page.view.turn.as_ref();
    html! {
        section.dice aria-label=(say!(page.text(), "table-dice")) {
            @match (turn.filter(|turn| turn.hand().is_some()), entered) {
                (Some(turn), _) => (thrown_or_waiting(page, turn, false)),
                (None, Some(dice)) => div.row { @for face in dice {
                    span.lies data-pips=(face.pips()) { (die(face)) span.unseen { (face.pips()) } }
                } },
                (None, None) => (unthrown(page.view.rules.dice())),
            }
        }
    }
}

/// The current dice, or blanks before the first throw. A tap keeps a die.
fn thrown_or_waiting(page: &TablePage<'_>, turn: &TurnView, may_keep: bool) -> Markup {
    if turn.hand().is_none() {
        // Until the next throw the dice of the last entry are shown smaller, with a sentence about it.
        let last = page.last_move();
        let joy = last.is_some_and(|last| last.is_yatzy(page.view));
        return match last.and_then(|_| page.view.last_dice()) {
            Some(dice) => html! { div.row.waiting.then.joy[joy] aria-hidden="true" { @for face in dice {
                span.lies data-pips=(face.pips()) { (die(face)) }
            } } },
            None => unthrown(page.view.rules.dice()),
        };
    }
    html! {
        div.row data-throw=(turn.throws.made) {
            @for (place, LyingDie { face, was_kept }) in (1..).zip(turn.lying()) {
                @if may_keep {
                    label.keep.fresh[!was_kept] title=(place) data-pips=(face.pips()) {
                        input type="checkbox" name=(format!("k{place}")) value=(face.pips()) checked[was_kept]
                            aria-label=(say!(page.text(), "table-die", face = face.pips(), place = place));
                        (die(face))
                    }
                } @else {
                    span.lies.fresh[!was_kept].kept[was_kept] data-pips=(face.pips()) {
                        (die(face))
                        span.unseen { (face.pips()) }
                    }
                }
            }
        }
    }
}

/// Dice that wait for the first throw.
fn unthrown(count: u8) -> Markup {
    html! {
        div.row.waiting aria-hidden="true" {
            @for _ in 0..count {
                span.lies { svg.die viewBox="0 0 60 60" {} }
            }
        }
    }
}

fn throw_button(page: &TablePage<'_>, turn: &TurnView) -> Markup {
    let (text, hand) = (page.text(), turn.hand());
    if page.view.phase == Phase::Naming {
        return html! { p.hint { (say!(text, "table-call-first")) } };
    }
    if turn.throws.left() == 0 {
        return html! { p.hint { (say!(text, "table-no-throw-left")) } };
    }
    let dice = page.view.rules.dice();
    let chips = page.view.seat(turn.seat).map_or(0, |seat| seat.chips);
    let costs = turn.throws.next_costs_a_chip();
    let label = |plain: String| if costs { with_chip(text, plain, chips) } else { plain };
    // Without script the button can't count the loose dice; a script sets the exact label.
    let shown = match hand {
        None => say!(text, "table-throw-all", dice = dice),
        Some(_) => label(say!(text, "table-throw-rest")),
    };
    html! {
        button.big #throw name="do" value="throw" title=(say!(text, "keycap-space"))
            data-labels=[hand.map(|_| labels(text, dice, label))] { (shown) }
    }
}

fn with_chip(text: Text, throw: String, chips: u16) -> String {
    say!(text, "table-throw-chip", throw = throw, chips = chips)
}

/// The labels of the button for one die, two dice, and so on, one per line.
fn labels(text: Text, dice: u8, label: impl Fn(String) -> String) -> String {
    let labels = (1..=dice).map(|count| label(say!(text, "table-throw-all", dice = count)));
    labels.collect::<Vec<_>>().join("\n")
}

/// The picture of a game: its dice, with a row for each column of its pad.
pub(super) fn picture(dice: u8, columns: usize) -> Markup {
    let faces = [6, 5, 4, 3, 2, 1].into_iter().filter_map(Face::new).take(usize::from(dice));
    let place = |i: usize, row: usize| format!("translate({} {})", i * 34, row * 34);
    html! {
        svg.picture viewBox=(format!("0 0 {} {}", dice as usize * 34, columns * 34)) aria-hidden="true" {
            @for row in 0..columns {
                @for (i, face) in faces.clone().enumerate() {
                    g transform=(place(i, row)) { (PreEscaped(small_die(face))) }
                }
            }
        }
    }
}

fn small_die(face: Face) -> String {
    let pips = PIPS[usize::from(face.pips()) - 1].iter();
    let pips: String = pips
        .map(|(x, y)| {
            format!(r#"<circle cx="{}" cy="{}" r="2.8"/>"#, f32::from(*x) / 2.0, f32::from(*y) / 2.0)
        })
        .collect();
    format!(r#"<rect x="1" y="1" width="28" height="28" rx="6"/>{pips}"#)
}
