//! Languages are loaded one at a time, on demand.

use crate::message::Out;
use crate::site::Site;
use yatzy_text::{Lang, Text};

impl Site {
    /// Loads a language; `None` if it can't be loaded now.
    pub(crate) async fn learn(&self, lang: Lang) -> Option<Text> {
        if !lang.is_here() {
            let module = &self.inner.module;
            let coming = module.files.ask();
            let file = format!("lang/{}.lang", lang.code());
            module.say(Out::Fetch { id: coming.id(), file }, Vec::new());
            let file = coming.await.flatten()?;
            if Lang::install(file) != Ok(lang) {
                module.host.complain("a language that can't be read");
                return None;
            }
        }
        Some(Text::new(lang))
    }

    /// The first of these languages that can be loaded, or English.
    pub(crate) async fn speak(&self, langs: impl IntoIterator<Item = Lang>) -> Text {
        for lang in langs.into_iter().chain([Lang::En]) {
            if let Some(text) = self.learn(lang).await {
                return text;
            }
        }
        Text::new(Lang::En)
    }
}
