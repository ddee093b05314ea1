//! The digest that identifies a retry. It is taken over a written form that is spelled out here field by field,
//! because databases keep digests longer than types keep their names. A new field, or a field in another form, needs a
//! new number in the purpose.

mod legacy;
#[cfg(test)]
#[allow(clippy::unwrap_used)] // a test may fail where it stands
mod samples;

use crate::{NewRules, NewSeat, NewTable, Request, TableRequest, Who, digest};
use std::fmt::Display;
use yatzy_rules::fair::PlayerBytes;
use yatzy_rules::{Action, Shown, TableTurn};

impl TableRequest {
    /// The digest that the answer to this request is stored with.
    pub fn digest(&self) -> [u8; 32] {
        let mut fields = Fields::by(&self.who);
        fields.option(self.version);
        fields.request(&self.request);
        fields.digest("yatzy request 3")
    }

    /// Whether an answer with this digest was given to this request, by this version or the one before.
    pub fn has_digest(&self, stored: [u8; 32]) -> bool {
        stored == self.digest() || legacy::of_request(self) == Some(stored)
    }
}

impl NewTable {
    /// The digest that is stored with the new game. The key is not part of it, because the game's id is derived from
    /// the key.
    pub(crate) fn digest(&self, host: &Who) -> [u8; 32] {
        let mut fields = Fields::by(host);
        fields.rules(&self.rules);
        fields.add(&[&self.source.id(), &self.seats.len()]);
        self.seats.iter().for_each(|seat| fields.new_seat(seat));
        fields.add(&[&self.goal]);
        fields.option(self.hints);
        // Games with other dice keep the digest that they had before there were shared dice.
        if let Some(seed) = self.seed {
            fields.add(&[&seed]);
        }
        fields.digest("yatzy new game 2")
    }

    /// Whether a game with this digest was made by this request, by this version or the one before.
    pub fn has_digest(&self, host: &Who, stored: [u8; 32]) -> bool {
        stored == self.digest(host) || stored == legacy::of_new_table(self, host)
    }
}

/// The fields of a request in writing. Each is hashed with its length, and an optional or repeated field is preceded
/// by a mark, so no two requests have the same fields.
struct Fields(Vec<String>);

impl Fields {
    fn by(who: &Who) -> Fields {
        let mut fields = Fields(Vec::new());
        fields.option(who.hash().map(|hash| hex(hash.0)));
        fields
    }

    fn digest(self, purpose: &str) -> [u8; 32] {
        let fields: Vec<&[u8]> = self.0.iter().map(String::as_bytes).collect();
        digest(purpose, &fields)
    }

    fn add(&mut self, fields: &[&dyn Display]) {
        self.0.extend(fields.iter().map(|field| field.to_string()));
    }

    fn option(&mut self, field: Option<impl Display>) {
        match field {
            Some(field) => self.add(&[&"some", &field]),
            None => self.add(&[&"none"]),
        }
    }

    fn request(&mut self, request: &Request) {
        match request {
            Request::Act(action, bytes) => {
                self.add(&[&"act"]);
                self.action(action);
                self.option(bytes.as_ref());
            }
            Request::TakeByLink { token, name } => {
                self.add(&[&"take-by-link", &hex(token.hash().0)]);
                self.option(name.as_ref());
            }
            Request::TakeOpen { seat, name } => {
                self.add(&[&"take-open", &seat.number()]);
                self.option(name.as_ref());
            }
            Request::AskForSeat(seat) => self.add(&[&"ask-for-seat", &seat.number()]),
            // A retry names the same request. What the house found out about it does not count.
            Request::AllowRequest { seat, number, .. } => {
                self.add(&[&"allow-request", &seat.number(), number])
            }
            Request::RefuseRequest { seat, number, .. } => {
                self.add(&[&"refuse-request", &seat.number(), number])
            }
            Request::Join { name } => self.add(&[&"join", name]),
            Request::Relink(seat) => self.add(&[&"relink", &seat.number()]),
            Request::Rename { seat, name } => self.add(&[&"rename", &seat.number(), name]),
            Request::HandOver { seat, level } => self.add(&[&"hand-over", &seat.number(), level]),
            Request::SetGoal { seat, goal } => self.add(&[&"aim", &seat.number(), goal]),
            Request::Computer(action) => {
                self.add(&[&"computer"]);
                self.action(action);
            }
            Request::Seal => self.add(&[&"seal"]),
            Request::Close => self.add(&[&"close"]),
            Request::Open => self.add(&[&"open"]),
        }
    }

    fn action(&mut self, action: &Action) {
        match action {
            Action::Name(cell) => self.add(&[&"name", &cell.index()]),
            Action::Throw(keep) => self.add(&[&"throw", keep]),
            Action::Enter(cell) => self.add(&[&"enter", &cell.index()]),
            Action::Table(turn) => {
                self.add(&[&"table"]);
                self.turn(turn);
            }
            Action::TakeBack => self.add(&[&"take-back"]),
            Action::Correct { round, seat, table } => {
                self.add(&[&"correct", round, &seat.number()]);
                self.turn(table);
            }
            Action::Hint => self.add(&[&"hint"]),
            Action::Join => self.add(&[&"join"]),
            Action::Leave(seat) => self.add(&[&"leave", &seat.number()]),
            Action::Abandon => self.add(&[&"abandon"]),
        }
    }

    fn turn(&mut self, turn: &TableTurn) {
        self.option(turn.named.map(|cell| cell.index()));
        match turn.shown {
            Shown::Hand(hand) => self.add(&[&"hand", &hand]),
            Shown::Points { points, extra_yatzy } => self.add(&[&"points", &points, &extra_yatzy]),
        }
        self.option(turn.throws);
        self.add(&[&turn.cell.index()]);
    }

    fn rules(&mut self, rules: &NewRules) {
        match rules {
            NewRules::Listed { id, options } => {
                self.add(&[&"listed", id, &options.len()]);
                options.iter().for_each(|(option, value)| self.add(&[option, value]));
            }
            NewRules::Own { edition, rules, names } => {
                self.add(&[&"own"]);
                self.option(edition.as_ref());
                self.add(&[&rules.lines().join("\n"), &names.lines().collect::<Vec<_>>().join("\n")]);
            }
            NewRules::Challenge { code, .. } => self.add(&[&"challenge", code]),
        }
    }

    fn new_seat(&mut self, seat: &NewSeat) {
        match seat {
            NewSeat::Here(name) => self.add(&[&"here", name]),
            NewSeat::Elsewhere(name) => self.add(&[&"elsewhere", name]),
            NewSeat::Open => self.add(&[&"open"]),
            NewSeat::Computer { level, name } => {
                self.add(&[&"computer", level]);
                self.option(name.as_ref());
            }
        }
    }
}

fn hex(bytes: [u8; 32]) -> String {
    PlayerBytes(bytes).to_string()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    /// The digests of all samples, as in a golden file.
    fn digests(
        of_request: fn(&TableRequest) -> [u8; 32],
        of_table: fn(&NewTable, &Who) -> [u8; 32],
    ) -> String {
        let requests = samples::asked().into_iter();
        let requests = requests.map(|(name, asked)| format!("request {name} {}\n", hex(of_request(&asked))));
        let tables = samples::new_tables().into_iter();
        let tables = tables.map(|(name, host, new)| format!("table {name} {}\n", hex(of_table(&new, &host))));
        requests.chain(tables).collect()
    }

    /// The golden files were made once, by the version that first stored such digests. Do not make them again: a
    /// difference is a request that a database no longer recognises.
    #[test]
    fn stored_digests_are_recognised() {
        assert_eq!(digests(TableRequest::digest, NewTable::digest), include_str!("current.golden"));
        assert_eq!(digests(legacy::digest_of, legacy::of_new_table), include_str!("legacy.golden"));
    }

    #[test]
    fn no_two_requests_have_one_digest() {
        let digests = samples::asked().into_iter().map(|(_, asked)| asked.digest());
        let tables = samples::new_tables().into_iter().map(|(_, host, new)| new.digest(&host));
        let digests: Vec<_> = digests.chain(tables).collect();
        assert_eq!(digests.iter().collect::<HashSet<_>>().len(), digests.len());
    }

    #[test]
    fn a_link_is_not_recognised_by_a_digest_that_left_it_out() {
        for (name, asked) in samples::asked() {
            let is_link = matches!(asked.request, Request::TakeByLink { .. });
            assert_eq!(asked.has_digest(legacy::digest_of(&asked)), !is_link, "{name}");
            assert!(asked.has_digest(asked.digest()), "{name}");
        }
        for (name, host, new) in samples::new_tables() {
            assert!(new.has_digest(&host, legacy::of_new_table(&new, &host)), "{name}");
            assert!(!new.has_digest(&Who::default(), legacy::of_new_table(&new, &host)), "{name}");
        }
    }
}
