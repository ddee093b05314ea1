//! Languages, which come to the device one at a time.

use crate::message::Out;
use crate::site::Site;
use yatzy_text::{Lang, Text};

impl Site {
    /// Whether a language is here, once it was sent for if it must be.
    pub(crate) async fn has_language(&self, lang: Lang) -> bool {
        let module = &self.inner.module;
        if lang.is_here() {
            return true;
        }
        let _one_at_a_time = module.bringing.lock().await;
        if lang.is_here() {
            return true;
        }
        let coming = module.files.ask();
        let file = format!("lang/{}.lang", lang.code());
        module.say(Out::Fetch { id: coming.id(), file }, Vec::new());
        match coming.await.flatten().map(Lang::install) {
            Some(Ok(installed)) => installed == lang,
            Some(Err(error)) => {
                module.host.complain(&format!("{}: {error}", lang.code()));
                false
            }
            None => false,
        }
    }

    /// The words of the first wanted language that can be had; if none can, of any that is here.
    pub(crate) async fn words(&self, wanted: &[Option<Lang>]) -> Text {
        for lang in wanted.iter().flatten().copied().chain([Lang::En]) {
            if self.has_language(lang).await {
                return Text::new(lang);
            }
        }
        Text::new(Lang::ALL.into_iter().find(|lang| lang.is_here()).unwrap_or(Lang::En))
    }
}
