//! One small façade over Fluent: a language in, a sentence out. Nothing here fails: a sentence that a
//! language lacks is said in English.

use crate::locales::{IDS, files};
use crate::{Key, Lang};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentError, FluentMessage, FluentResource};
use std::sync::OnceLock;
use unic_langid::LanguageIdentifier;

/// A value that a sentence mentions: a text or a number.
pub type Value<'a> = fluent_bundle::FluentValue<'a>;

type Bundle = FluentBundle<FluentResource>;

/// The words of one language. Cheap to make and to copy: a language is read once, when first spoken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Text {
    lang: Lang,
}

impl Text {
    /// The words of a language.
    pub const fn new(lang: Lang) -> Text {
        Text { lang }
    }

    /// The language.
    pub const fn lang(self) -> Lang {
        self.lang
    }

    /// The sentence of a key. [`say!`](crate::say!) is the pleasant way to call it.
    pub fn say(self, key: Key, values: &[(&str, Value<'_>)]) -> String {
        let values: FluentArgs<'_> = values.iter().map(|(name, value)| (*name, value.clone())).collect();
        for lang in [self.lang, Lang::En] {
            let bundle = bundle(lang);
            let message = bundle.get_message(key.id());
            let Some(pattern) = message.as_ref().and_then(FluentMessage::value) else { continue };
            let mut slips = Vec::new();
            let sentence = bundle.format_pattern(pattern, Some(&values), &mut slips);
            report(key.id(), lang, &slips);
            return sentence.into_owned();
        }
        key.id().to_owned()
    }

    /// Whether this language has the sentence itself, and does not borrow it from English.
    pub fn has(self, key: Key) -> bool {
        bundle(self.lang).has_message(key.id())
    }

    /// The keys of the sentences that are said in English because this language lacks them.
    pub fn missing(self) -> Vec<&'static str> {
        IDS.into_iter().filter(|id| !bundle(self.lang).has_message(id)).collect()
    }

    /// The value of a message that need not exist, in this language alone.
    pub(crate) fn own(self, id: &str) -> Option<String> {
        let bundle = bundle(self.lang);
        let message = bundle.get_message(id)?;
        Some(bundle.format_pattern(message.value()?, None, &mut Vec::new()).into_owned())
    }

    /// The attribute of a message, neither of which need exist, in this language alone.
    pub(crate) fn own_attribute(self, id: &str, attribute: &str) -> Option<String> {
        let bundle = bundle(self.lang);
        let message = bundle.get_message(id)?;
        let pattern = message.get_attribute(attribute)?.value();
        Some(bundle.format_pattern(pattern, None, &mut Vec::new()).into_owned())
    }
}

/// A sentence still shows when a value for it is missing; our tests, which run with debug assertions, stop.
fn report(id: &str, lang: Lang, slips: &[FluentError]) {
    debug_assert!(slips.is_empty(), "locales/{}: {id}: {slips:?}", lang.code());
}

/// # Panics
/// If a file of `locales/` is not Fluent: they are part of the program, and a test reads them all.
fn bundle(lang: Lang) -> &'static Bundle {
    static BUNDLES: [OnceLock<Bundle>; Lang::ALL.len()] = [const { OnceLock::new() }; Lang::ALL.len()];
    BUNDLES[lang as usize].get_or_init(|| {
        let id: LanguageIdentifier = lang.code().parse().expect("our codes are language identifiers");
        let mut bundle = Bundle::new_concurrent(vec![id]);
        // The marks that isolate right-to-left text show up as rubbish in many terminals, and all our
        // languages run left to right.
        bundle.set_use_isolating(false);
        for (file, text) in files(lang) {
            let place = || format!("locales/{}/{file}.ftl", lang.code());
            let resource = FluentResource::try_new((*text).to_owned())
                .unwrap_or_else(|(_, errors)| panic!("{}: {errors:?}", place()));
            bundle.add_resource(resource).unwrap_or_else(|errors| panic!("{}: {errors:?}", place()));
        }
        bundle
    })
}
