//! Every head that was ever shown is in the chain of every later record, whatever was undone, corrected, renamed or
//! deleted since. No other history has it.

use crate::shell::Shell;
use yatzy_rules::fair::{Head, Seal};
use yatzy_rules::{Link, Record};
use yatzy_table::{Saved, Who, Zone};

/// The heads that were shown.
pub struct Heads {
    shown: Vec<Head>,
}

impl Heads {
    pub fn of(shell: &Shell) -> Heads {
        let mut heads = Heads { shown: Vec::new() };
        heads.see(shell);
        heads
    }

    /// A device looks at the table. Now and then it fetches the record, too.
    pub fn see(&mut self, shell: &Shell) {
        let head = shell.view(&Who::default()).head.expect("a table of today has a head");
        if self.shown.last() != Some(&head) {
            self.shown.push(head);
            if self.shown.len().is_multiple_of(32) {
                self.check(shell);
            }
        }
    }

    pub fn check(&self, shell: &Shell) {
        let record = shell.rows.record(Zone::Utc).unwrap();
        let text = record.to_string();
        assert_eq!(Record::parse(&text).as_ref(), Ok(&record), "{text}");
        let chain = record.chain().unwrap();
        assert_eq!(Some(chain.newest()), shell.table.head);
        let places: Vec<usize> = self.shown.iter().map(|head| chain.place(*head).unwrap()).collect();
        assert!(places.is_sorted(), "what was seen first came first");
        names_are_sealed(&shell.rows, &record, &text);
        for other in other_pasts(&shell.rows) {
            let head = other.head().unwrap();
            assert_eq!(chain.place(head), None, "another past has another head");
        }
    }
}

/// The record holds an existing name with its salt, and only the hash of a deleted or changed one.
fn names_are_sealed(rows: &Saved, record: &Record, text: &str) {
    for (seat, number) in record.seats.iter().zip(1..) {
        assert_eq!(seat.salt.is_some(), !seat.name.is_empty());
        assert_eq!(text.contains(&format!("salt {number} ")), !seat.name.is_empty());
    }
    for saved in &rows.seats {
        assert_eq!(saved.salt.is_some(), !saved.name.is_empty(), "a salt is deleted with its name");
    }
    let sealed: Vec<Seal> = record
        .log
        .iter()
        .flatten()
        .filter_map(|link| match link {
            Link::Seat(_, sitting) => sitting.name,
            _ => None,
        })
        .collect();
    // The salt can't be made from what is published: neither from the secret nor from the id.
    for salt in rows.seats.iter().filter_map(|seat| seat.salt) {
        assert!(rows.secret.is_none_or(|secret| secret.0 != salt.0));
        assert!(!sealed.contains(&Seal(salt.0)));
    }
}

/// The same table with something else in its past.
fn other_pasts(rows: &Saved) -> Vec<Saved> {
    let mut others = Vec::new();
    for place in (0..rows.log.len()).step_by(1 + rows.log.len() / 8) {
        let mut other = rows.clone();
        let mut log = rows.log.to_vec();
        let taken = log.remove(place);
        other.log = log.iter().cloned().collect();
        // Without its last event it is a true prefix of the history.
        let is_past = other.log.iter().zip(&rows.log).all(|(other, own)| other.what == own.what);
        if !is_past {
            others.push(other.clone());
        }
        // Twice instead of once.
        log.splice(place..place, [taken.clone(), taken]);
        other.log = log.into_iter().collect();
        others.push(other);
    }
    for change in [
        |saved: &mut Saved| saved.edition = Some("yatzy-of-others".into()),
        |saved: &mut Saved| saved.opening.as_mut().unwrap().date = "1999-12-31".parse().ok(),
        |saved: &mut Saved| saved.opening.as_mut().unwrap().seats[0].name = None,
        |saved: &mut Saved| saved.opening.as_mut().unwrap().seats.swap(0, 2),
    ] {
        let mut other = rows.clone();
        change(&mut other);
        others.push(other);
    }
    others
}
