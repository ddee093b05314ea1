//! The smallest shell: rows in memory, as a database would keep them.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;
use yatzy_table::{
    Answer, Append, DecisionContext, Moment, NewTable, Presence, Refused, Saved, SeatLink, Series,
    StoredAnswer, Table, TableRequest, View, ViewContext, Who, Zone, digest,
};

pub struct Shell {
    pub table: Arc<Table>,
    pub host: Who,
    /// The links of the seats, as the host received them.
    pub links: Vec<SeatLink>,
    pub rows: Saved,
    pub presence: Presence,
    answers: HashMap<String, StoredAnswer>,
    pub now: Moment,
    pub take_back: Duration,
    draws: u64,
}

impl Shell {
    pub fn new(new: &NewTable, take_back: Duration) -> Shell {
        let now = Moment(1_700_000_000_000);
        let context =
            DecisionContext { now, fresh: digest("a test", &[b"secret"]), take_back, zone: Zone::Utc };
        let making = new.make(&Who::default(), &context).expect("a table that can be made");
        let rows = making.game;
        let table = Arc::new(Table::new(rows.clone()).expect("a new game"));
        let presence = Presence::since(now);
        let (host, links) = (making.host, making.links);
        Shell { table, host, links, rows, presence, answers: HashMap::new(), now, take_back, draws: 0 }
    }

    pub fn context(&mut self) -> DecisionContext {
        self.draws += 1;
        self.now = Moment(self.now.0 + 100);
        DecisionContext {
            now: self.now,
            fresh: digest("a test", &[&self.draws.to_be_bytes()]),
            take_back: self.take_back,
            zone: Zone::Utc,
        }
    }

    /// Decide, store, show. A retry is answered as before.
    pub fn ask(&mut self, asked: &TableRequest) -> Result<Answer, Refused> {
        let context = self.context();
        let decision = match self.table.decide(asked, &context) {
            Ok(decision) => decision,
            Err(refused) => return self.before(asked)?.ok_or(refused),
        };
        let Some(append) = decision.append else { return Ok(decision.answer) };
        if let Some(once) = &append.once
            && self.answers.contains_key(&once.key)
        {
            return self.before(asked)?.ok_or(Refused::Unavailable);
        }
        self.keep(append);
        self.table = decision.table;
        Ok(decision.answer)
    }

    fn before(&self, asked: &TableRequest) -> Result<Option<Answer>, Refused> {
        let stored = asked.kept_key().and_then(|key| self.answers.get(&key));
        stored.map(|stored| self.table.answer_again(asked, stored)).transpose()
    }

    fn keep(&mut self, append: Append) {
        assert_eq!(append.expected, self.rows.version(), "rows are appended to what was seen");
        for (what, version) in append.what.into_iter().zip(append.expected + 1..) {
            self.rows.log.push(yatzy_table::LogRow { version, at: append.at, what });
        }
        for (seat, saved) in append.seats {
            match self.rows.seats.get_mut(usize::from(seat.0)) {
                Some(place) => *place = saved,
                None => self.rows.seats.push(saved),
            }
        }
        if let Some(once) = append.once {
            self.answers.insert(once.key, once.stored);
        }
    }

    pub fn view(&self, who: &Who) -> View {
        let context = ViewContext {
            presence: &self.presence,
            now: self.now,
            patience: Some(Duration::from_secs(60)),
            take_back: self.take_back,
            intends: None,
            chances: &[],
            next: None,
            series: Series::default(),
        };
        View::of(&self.table, who, context)
    }
}
