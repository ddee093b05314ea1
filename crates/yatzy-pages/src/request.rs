//! A request for a page: a value that any shell can make.

use crate::pages::OWN_RULES;
use http::Method;
use std::fmt;
use yatzy_rules::Date;
use yatzy_table::{Moment, Refused, Token, View, Who, Zone};
use yatzy_text::Text;

/// A request for a page.
#[derive(Clone, Debug)]
pub struct PageRequest {
    /// The HTTP method.
    pub method: Method,
    /// The path below the site's base, starting with `/`.
    pub path: String,
    /// The query of the address.
    pub query: Fields,
    /// The fields of the form.
    pub fields: Fields,
    /// The asker.
    pub who: Who,
    /// The language.
    pub text: Text,
    /// The place of the pages.
    pub site: Site,
    /// Whether a script requests the changing part of a page only.
    pub fragment: bool,
    /// Fresh random bytes, for the keys of forms.
    pub fresh: [u8; 32],
}

/// The place of the pages.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Site {
    /// The beginning of full addresses, such as `http://192.168.1.7:8710`.
    pub origin: String,
    /// The beginning of every path; empty, or `/` and a name.
    pub base: String,
    /// Where the pages are rendered.
    pub deployment: Deployment,
}

/// Where the pages are rendered.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Deployment {
    /// On a server.
    #[default]
    Server,
    /// In the reader's browser, which runs the house itself.
    Browser,
    /// In the browser of a guest, whose house is on another phone.
    Guest,
    /// At build time, for the first visit of a device. Names in braces stand for files whose final names contain a
    /// hash and are filled in when the site is written.
    Prerendered,
}

impl Site {
    /// Whether other devices can open an address of this house: not if it runs in a browser.
    pub(crate) fn has_others(&self) -> bool {
        self.deployment == Deployment::Server
    }

    /// Whether the house is on the reader's own device.
    pub(crate) fn is_a_device(&self) -> bool {
        matches!(self.deployment, Deployment::Browser | Deployment::Prerendered)
    }

    /// Whether people on other devices can play at a table of this house.
    pub(crate) fn has_guests(&self) -> bool {
        self.deployment != Deployment::Prerendered
    }

    /// The beginning of the paths of this device's own house and files. A guest's pages lie below `/with/` and the id of
    /// the other house.
    pub(crate) fn own_base(&self) -> &str {
        match self.deployment {
            Deployment::Guest => self.base.rsplit_once("/with/").map_or(&self.base, |(own, _)| own),
            _ => &self.base,
        }
    }

    /// The address of a path within the site.
    pub fn path(&self, path: impl fmt::Display) -> String {
        format!("{}{path}", self.base)
    }

    /// The full address of a path, for other devices.
    pub fn url(&self, path: &str) -> String {
        format!("{}{}{path}", self.origin, self.base)
    }
}

/// Fields of a form or a query, by name.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Fields {
    pairs: Vec<(String, String)>,
}

impl Fields {
    /// Reads fields as browsers write them: `name=Anna&kind=here`.
    pub fn parse(text: &str) -> Fields {
        Fields { pairs: form_urlencoded::parse(text.as_bytes()).into_owned().collect() }
    }

    /// A field that is not empty; the last of several with the same name.
    pub fn get(&self, name: &str) -> Option<&str> {
        let value = self.pairs.iter().rev().find(|(key, _)| key == name).map(|(_, value)| value.trim());
        value.filter(|value| !value.is_empty())
    }

    /// Whether there is such a field, empty or not.
    pub fn has(&self, name: &str) -> bool {
        self.pairs.iter().any(|(key, _)| key == name)
    }

    /// Whether there is no field.
    pub(crate) fn is_empty(&self) -> bool {
        self.pairs.is_empty()
    }

    /// A numeric field.
    pub fn number<T: std::str::FromStr>(&self, name: &'static str) -> Result<Option<T>, Refused> {
        self.get(name).map(|value| value.parse().map_err(|_| Refused::Field { field: name })).transpose()
    }

    pub(crate) fn push(&mut self, name: &str, value: &str) {
        self.pairs.push((name.to_owned(), value.to_owned()));
    }

    /// The fields without one of them.
    pub(crate) fn without(&self, name: &str) -> Fields {
        Fields { pairs: self.pairs.iter().filter(|(key, _)| key != name).cloned().collect() }
    }
}

/// The form that browsers send.
impl fmt::Display for Fields {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut written = form_urlencoded::Serializer::new(String::new());
        f.write_str(&written.extend_pairs(&self.pairs).finish())
    }
}

impl PageRequest {
    /// Whether the page takes much more processor time than others: it has many charts, or reads rules that were pasted.
    pub fn takes_long(&self) -> bool {
        let path: Vec<&str> = self.path.trim_start_matches('/').split('/').collect();
        match path.as_slice() {
            ["records", ..] | ["g", _, "report"] => true,
            ["new"] => self.fields.get(OWN_RULES).is_some(),
            _ => false,
        }
    }

    /// The context of the pages of this request.
    pub(crate) fn context(&self, zone: Zone) -> PageContext<'_> {
        PageContext { text: self.text, site: &self.site, zone, fresh: &self.fresh }
    }
}

/// The inputs of every page: language, place, time zone, and random bytes for the keys of its forms.
#[derive(Clone, Copy)]
pub(crate) struct PageContext<'a> {
    pub text: Text,
    pub site: &'a Site,
    zone: Zone,
    fresh: &'a [u8; 32],
}

impl<'a> PageContext<'a> {
    /// For a page without forms that change something.
    pub fn without_forms(text: Text, site: &'a Site) -> PageContext<'a> {
        PageContext { text, site, zone: Zone::Utc, fresh: &[0; 32] }
    }

    /// The address of a path within the site.
    pub fn path(&self, path: impl fmt::Display) -> String {
        self.site.path(path)
    }

    /// The date of a moment in the time zone of the house.
    pub fn date(&self, moment: Moment) -> Option<Date> {
        moment.date(self.zone)
    }

    /// The join code of a table, if other devices can join.
    pub(crate) fn code<'v>(&self, view: &'v View) -> Option<&'v str> {
        view.code.as_deref().filter(|_| self.site.has_others())
    }

    /// An idempotency key for one form of the page.
    pub fn key(&self, form: &str) -> Token {
        Token::from_bytes(Token::from_bytes(*self.fresh).derive("yatzy form", form.as_bytes()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fields_are_read_and_written_as_browsers_do() {
        let fields = Fields::parse("name=Bj%C3%B6rn+%26+co&do=throw&do=enter%3Aones&empty=&k");
        assert_eq!(fields.get("name"), Some("Björn & co"));
        assert_eq!(fields.get("do"), Some("enter:ones"));
        assert_eq!((fields.get("empty"), fields.has("empty"), fields.has("k")), (None, true, true));
        assert_eq!(Fields::parse(&fields.to_string()), fields);
        assert_eq!(fields.without("do").to_string(), "name=Bj%C3%B6rn+%26+co&empty=&k=");
        assert_eq!(fields.number::<u32>("do"), Err(Refused::Field { field: "do" }));
    }
}
