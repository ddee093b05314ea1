//! Records and averages in sentences: everyone's games of this table's rules in full, the others in short.

use crate::statistics::Statistics;
use crate::{Kit, OpenGame, screens};
use yatzy_bots::Budget;
use yatzy_text::{PadNames, say};

/// The most lines that a histogram takes.
const STRETCHES: usize = 12;

/// What the finished games of this house say.
pub fn lines(kit: &Kit, open: &OpenGame) -> Vec<String> {
    let text = kit.text;
    let finished = kit.shelf.finished(None).unwrap_or_default();
    let here = kit.shelf.finished(Some(open.rules())).unwrap_or_default();
    let mut all = Statistics::of(&finished);
    if all.is_empty() {
        return vec![say!(text, "statistics-none")];
    }
    let is_here = |one: &Statistics| here.iter().any(|game| one.has(&game.id));
    all.sort_by_key(|one| !is_here(one));
    let mut said = Vec::new();
    for one in &all {
        let names = one.edition.as_deref().map(PadNames::of_id).unwrap_or_default();
        let title = screens::title(one, &names, text);
        said.push(format!("{}, {title}: {}.", one.name, one.sentence(text)));
        if is_here(one) {
            said.extend(in_full(kit, one, &names));
        }
    }
    said
}

fn in_full(kit: &Kit, one: &Statistics, names: &PadNames) -> Vec<String> {
    let text = kit.text;
    let mut said = Vec::new();
    if let Some(boxes) = one.boxes(&*kit.shelf) {
        let perfect = kit.knowledge.perfect(&boxes.rules, Budget::FOR_A_MOVE);
        said.extend(
            boxes.bonus_rate().map(|rate| say!(text, "statistics-bonus", rate = text.percent(rate, 0))),
        );
        said.extend(perfect.as_deref().map(|perfect| boxes.perfect_sentence(perfect, text)));
        let beside = perfect.map(|perfect| boxes.perfect_means(&perfect));
        for (i, (rule, own)) in boxes.rules.boxes().iter().zip(boxes.means()).enumerate() {
            let name = text.box_name(names, rule.id.as_str());
            let own = text.decimal(own, 1);
            said.push(match beside.as_ref().and_then(|means| means.get(i)) {
                Some(perfect) => {
                    let perfect = text.decimal(*perfect, 1);
                    say!(text, "plain-statistics-box-beside", box = name, own = own, perfect = perfect)
                }
                None => say!(text, "plain-statistics-box", box = name, own = own),
            });
        }
    }
    let step = one.step(STRETCHES);
    for (from, games) in one.histogram(step).into_iter().filter(|(_, games)| *games > 0) {
        said.push(say!(text, "plain-statistics-stretch", from = from, to = from + step - 1, games = games));
    }
    said
}
