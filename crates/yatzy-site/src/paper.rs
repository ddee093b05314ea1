//! Paper, which another module draws: it has the typeface.

use crate::message::{NoPaper, Out};
use crate::site::Site;
use yatzy_pages::{PaperReply, Problem};
use yatzy_table::Refused;

impl Site {
    /// The file that an order becomes.
    pub(crate) async fn drawn(&self, paper: PaperReply) -> Result<Vec<u8>, Problem> {
        let module = &self.inner.module;
        let PaperReply { order, format, page } = paper;
        let words = order.lang().file().ok_or(Problem::LanguageAway)?.to_vec();
        let coming = module.papers.ask();
        let (id, format) = (coming.id(), format.ending().to_owned());
        module.say(Out::Paper { id, format, page, order: Box::new(order) }, words);
        coming.await.unwrap_or(Err(NoPaper::Failed)).map_err(|why| match why {
            NoPaper::Away => Problem::PaperAway,
            NoPaper::Page => Refused::Field { field: "page" }.into(),
            NoPaper::Players => Refused::Field { field: "players" }.into(),
            NoPaper::Failed => Refused::Unavailable.into(),
        })
    }
}
