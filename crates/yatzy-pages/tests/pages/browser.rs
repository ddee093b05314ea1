//! A browser without script. There is no socket between it and the house, only values.

use crate::memory::MemoryHouse;
use yatzy_pages::{Fields, Method, PageRequest, Reply, Site, answer};
use yatzy_table::{Token, Who};
use yatzy_text::{Lang, Text};

pub struct Browser<'a> {
    house: &'a MemoryHouse,
    pub who: Who,
    lang: Lang,
    site: Site,
    asked: u64,
}

impl<'a> Browser<'a> {
    pub fn new(house: &'a MemoryHouse) -> Browser<'a> {
        Browser::at(house, "")
    }

    /// A browser of a house whose pages lie below some path.
    pub fn at(house: &'a MemoryHouse, base: &str) -> Browser<'a> {
        let site =
            Site { origin: "http://192.168.1.7:8710".to_owned(), base: base.to_owned(), ..Site::default() };
        Browser { house, who: Who::default(), lang: Lang::En, site, asked: 0 }
    }

    /// Sends a request, and stores the device's token and language.
    pub fn send(&mut self, method: Method, address: &str, fields: &[(&str, &str)]) -> Reply {
        self.asked += 1;
        let (path, query) = address.split_once('?').unwrap_or((address, ""));
        let device = self.who.token().map_or([0; 32], |token| token.derive("a browser", b""));
        let mut form = String::new();
        for (name, value) in fields {
            let value: String = value.bytes().map(|byte| format!("%{byte:02X}")).collect();
            form += &format!("{name}={value}&");
        }
        let request = PageRequest {
            method,
            path: path.strip_prefix(&self.site.base).unwrap_or(path).to_owned(),
            query: Fields::parse(query),
            fields: Fields::parse(&form),
            who: self.who.clone(),
            text: Text::new(self.lang),
            site: self.site.clone(),
            fragment: false,
            fresh: Token::from_bytes(device).derive("fresh", &self.asked.to_be_bytes()),
        };
        let reply = self.house.run(answer(&self.house.house, request));
        self.who = reply.device.map_or_else(|| self.who.clone(), Who::with);
        self.lang = reply.lang.unwrap_or(self.lang);
        reply
    }

    pub fn get(&mut self, address: &str) -> Reply {
        self.send(Method::GET, address, &[])
    }

    /// Sends a form, and follows the redirect.
    pub fn post(&mut self, address: &str, fields: &[(&str, &str)]) -> (String, Reply) {
        let reply = self.send(Method::POST, address, fields);
        match &reply.go {
            Some(to) => (to.clone(), self.get(to)),
            None => (address.to_owned(), reply),
        }
    }

    /// Makes a game, and shows its table.
    pub fn make(&mut self, fields: &[(&str, &str)]) -> (String, Reply) {
        let new = self.site.path("/new");
        let (path, page) = self.post(&new, fields);
        assert_eq!(page.status, 200, "{}", page.body);
        (path, page)
    }

    /// Presses a button of the table's form.
    pub fn press(&mut self, page: &Reply, button: &str, more: &[(&str, &str)]) -> Reply {
        let form = between(&page.body, "<form id=\"play\"", "</form>");
        let hidden = |name: &str| between(between(form, &format!("name=\"{name}\""), ">"), "value=\"", "\"");
        let mut fields = vec![("do", button), ("version", hidden("version")), ("key", hidden("key"))];
        fields.extend_from_slice(more);
        self.post(between(form, "action=\"", "\""), &fields).1
    }

    /// Plays a table to its end: the first box that takes something, or the first zero.
    pub fn play_out(&mut self, mut page: Reply) -> Reply {
        while !page.body.contains(" data-over") {
            assert_eq!(page.status, 200, "{}", page.body);
            let enter = buttons(&page.body, "enter").into_iter().next();
            let zero = buttons(&page.body, "ask").into_iter().next();
            let button = enter.or(zero.map(|ask| ask.replace("ask:", "enter:")));
            page = self.press(&page, button.as_deref().unwrap_or("throw"), &[]);
        }
        page
    }
}

pub fn between<'a>(text: &'a str, before: &str, after: &str) -> &'a str {
    let start = text.find(before).unwrap_or_else(|| panic!("no {before} in {text}")) + before.len();
    &text[start..start + text[start..].find(after).unwrap_or_else(|| panic!("no {after}"))]
}

/// The values of the buttons with this verb.
pub fn buttons(page: &str, verb: &str) -> Vec<String> {
    let values = page.split("value=\"").skip(1).filter_map(|rest| rest.split('"').next());
    let fits = |value: &&str| value.split_once(':').is_some_and(|(first, _)| first == verb);
    values.filter(fits).map(str::to_owned).collect()
}

/// The fields of a form as a browser would send it, without its buttons.
pub fn form_of(page: &str, mark: &str) -> Vec<(String, String)> {
    let form = between(page, mark, "</form>");
    let attribute = |tag: &str, name: &str| {
        let rest = tag.split_once(&format!(" {name}=\""))?.1;
        Some(rest[..rest.find('"')?].replace("&amp;", "&"))
    };
    let mut fields = Vec::new();
    let mut select: Option<(String, Option<String>)> = None;
    for tag in form.split('<').filter_map(|rest| rest.split('>').next()) {
        let (kind, name) = (tag.split(' ').next().unwrap_or_default(), attribute(tag, "name"));
        let value = || attribute(tag, "value").unwrap_or_default();
        match kind {
            "input" => {
                let is_choice = tag.contains("type=\"radio\"") || tag.contains("type=\"checkbox\"");
                if !is_choice || tag.contains(" checked") {
                    fields.extend(name.map(|name| (name, value())));
                }
            }
            "select" => select = name.map(|name| (name, None)),
            "option" => {
                if let Some((_, chosen)) = &mut select
                    && (chosen.is_none() || tag.contains(" selected"))
                {
                    *chosen = Some(value());
                }
            }
            "/select" => fields.extend(select.take().and_then(|(name, chosen)| Some((name, chosen?)))),
            _ => {}
        }
    }
    fields
}
