//! Records and averages in sentences: those of this table's rules in full, the others in short.

use crate::Environment;
use crate::statistics::{self, EditionStatistics};
use yatzy_table::View;
use yatzy_text::{PadNames, say};

/// Most lines of a histogram.
const RANGES: usize = 12;

/// The statistics of this house.
pub fn lines(environment: &Environment, view: &View) -> Vec<String> {
    let (text, connection) = (environment.text, &environment.connection);
    let records = statistics::edition_records(connection).wait().unwrap_or_default();
    if records.is_empty() {
        return vec![say!(text, "statistics-none")];
    }
    let (mut here, mut others) = (Vec::new(), Vec::new());
    for record in &records {
        let names = PadNames::of_id(&record.edition);
        let title = text.edition_title(&names, Some(&record.edition));
        let Some(all) = statistics::of_edition(connection, record).wait().flatten() else { continue };
        let is_here = all.cards.rules.hash() == view.rules.hash();
        let said = if is_here { &mut here } else { &mut others };
        said.push(text.labelled(title, all.cards.sentence(text)));
        said.extend(all.people.iter().map(|person| format!("{}.", person.sentence(text))));
        if is_here {
            said.extend(in_full(environment, &all, &names));
        }
    }
    here.into_iter().chain(others).collect()
}

fn in_full(environment: &Environment, all: &EditionStatistics, names: &PadNames) -> Vec<String> {
    let (text, cards) = (environment.text, &all.cards);
    let known = statistics::perfect(&environment.connection, cards.rules.clone()).wait().flatten();
    let perfect = known.as_ref().and_then(|perfect| perfect.statistics());
    let mut said: Vec<String> =
        perfect.map(|perfect| cards.perfect_sentence(text, perfect)).into_iter().collect();
    let beside = perfect.map(|perfect| cards.by_box(perfect.cells.iter().map(|cell| cell.mean)));
    for (i, (rule, own)) in cards.rules.boxes().iter().zip(cards.by_box(cards.cell_means())).enumerate() {
        let (name, own) = (text.box_name(names, rule.id.as_str()), text.decimal(own, 1));
        said.push(match beside.as_ref().and_then(|means| means.get(i)) {
            Some(perfect) => {
                let perfect = text.decimal(*perfect, 1);
                say!(text, "plain-statistics-box-beside", box = name, own = own, perfect = perfect)
            }
            None => say!(text, "plain-statistics-box", box = name, own = own),
        });
    }
    let (step, ranges) = cards.histogram(RANGES);
    for (from, games) in ranges.into_iter().filter(|(_, games)| *games > 0) {
        said.push(say!(text, "plain-statistics-stretch", from = from, to = from + step - 1, games = games));
    }
    said
}
