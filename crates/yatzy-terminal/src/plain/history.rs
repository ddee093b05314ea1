//! Records and averages in sentences: those of this table's rules in full, the others in short.

use crate::statistics::{self, Statistics};
use crate::{Environment, title};
use yatzy_table::View;
use yatzy_text::{PadNames, say};

/// Most lines of a histogram.
const STRETCHES: usize = 12;

/// The statistics of this house.
pub fn lines(environment: &Environment, view: &View) -> Vec<String> {
    let text = environment.text;
    let mut all = statistics::of_everyone(&environment.connection).wait().unwrap_or_default();
    if all.is_empty() {
        return vec![say!(text, "statistics-none")];
    }
    let is_here = |one: &Statistics| one.is_by(&view.rules);
    all.sort_by_key(|one| !is_here(one));
    let mut said = Vec::new();
    for one in &all {
        let names = one.edition.as_deref().map(PadNames::of_id).unwrap_or_default();
        let title = title::with_edition(&names, one.edition.as_deref(), text);
        said.push(format!("{}, {}.", one.name, text.labelled(title, one.sentence(text))));
        if is_here(one) {
            said.extend(in_full(environment, one, &names));
        }
    }
    said
}

fn in_full(environment: &Environment, one: &Statistics, names: &PadNames) -> Vec<String> {
    let text = environment.text;
    let mut said = Vec::new();
    if let Some(boxes) = one.boxes(&environment.connection).wait().flatten() {
        let known = statistics::perfect(&environment.connection, boxes.rules.clone()).wait().flatten();
        let perfect = known.as_ref().and_then(|perfect| perfect.statistics());
        said.extend(
            boxes.bonus_rate().map(|rate| say!(text, "statistics-bonus", rate = text.percent(rate, 0))),
        );
        said.extend(perfect.map(|perfect| boxes.perfect_sentence(perfect, text)));
        let beside = perfect.map(|perfect| boxes.perfect_means(perfect));
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
