//! The pages in a pseudo-language: a plain word on them bypassed the text crate.

use crate::house::{self, House};
use axum::body::Body;
use axum::http::{Request, header};
use yatzy_text::plain_words;

/// The people at the tables, and the titles of the house that are names.
const NAMES: [&str; 5] = ["Anna", "Bo", "Yatzy", "nosuch", "en-XA"];

/// A browser that speaks no language that we know, and keeps its cookie.
struct Browser {
    house: House,
    cookie: String,
    found: Vec<String>,
}

impl Browser {
    /// Asks for a page, looks at its words, and follows where it leads.
    async fn send(&mut self, method: &str, path: &str, fields: &str) -> String {
        let (mut method, mut path, mut fields) = (method.to_owned(), path.to_owned(), fields.to_owned());
        loop {
            let request = Request::builder()
                .method(method.as_str())
                .uri(&path)
                .header(header::HOST, "192.168.1.7:8710")
                .header(header::COOKIE, &self.cookie)
                .header(header::ACCEPT_LANGUAGE, "en-XA")
                .header(header::CONTENT_TYPE, "application/x-www-form-urlencoded")
                .header(header::ORIGIN, "http://192.168.1.7:8710");
            let answer = self.house.answer(request.body(Body::from(fields)).unwrap()).await;
            if let Some(cookie) = answer.headers.get(header::SET_COOKIE) {
                self.cookie = cookie.to_str().unwrap().split(';').next().unwrap().to_owned();
            }
            let Some(to) = answer.headers.get(header::LOCATION) else {
                let words = plain_words(&visible(&answer.text), &NAMES.map(str::to_owned));
                self.found.extend(words.into_iter().map(|word| format!("{method} {path}: {word}")));
                return answer.text;
            };
            (method, path, fields) = ("GET".to_owned(), to.to_str().unwrap().to_owned(), String::new());
        }
    }

    async fn get(&mut self, path: &str) -> String {
        self.send("GET", path, "").await
    }

    /// Presses a button of a table, with what else its form holds.
    async fn press(&mut self, page: &str, button: &str, more: &str) -> String {
        let id = between(page, "data-game=\"", "\"");
        let hidden = |name: &str| between(between(page, &format!("name=\"{name}\""), ">"), "value=\"", "\"");
        let fields = format!("do={button}&version={}&key={}{more}", hidden("version"), hidden("key"));
        self.send("POST", &format!("/g/{id}/act"), &fields).await
    }
}

fn between<'a>(text: &'a str, before: &str, after: &str) -> &'a str {
    let start = text.find(before).unwrap_or_else(|| panic!("no {before} in {text}")) + before.len();
    &text[start..start + text[start..].find(after).unwrap()]
}

/// The texts of a page that a person sees or hears, a line each.
fn visible(page: &str) -> String {
    const SPOKEN: [&str; 6] = ["aria-label", "title", "placeholder", "alt", "label", "aria-description"];
    let mut seen = String::new();
    let mut rest = page;
    while let Some((text, after)) = rest.split_once('<') {
        seen.extend([text, "\n"]);
        let (tag, after) = after.split_once('>').unwrap_or((after, ""));
        for name in SPOKEN {
            let value = tag.split_once(&format!(" {name}=\"")).and_then(|(_, value)| value.split('"').next());
            seen.extend([value.unwrap_or_default(), "\n"]);
        }
        // What only machines read, and what is typed as it stands.
        let machine = ["script", "style", "code"].into_iter().find(|name| tag.starts_with(name));
        let end = machine.and_then(|name| after.find(&format!("</{name}")));
        rest = end.map_or(after, |end| &after[end..]);
    }
    seen.push_str(rest);
    seen.replace("&quot;", "\"").replace("&amp;", "&").replace("&lt;", "<").replace("&gt;", ">")
}

#[test]
fn what_people_see_and_hear_is_found() {
    let page =
        "<p title=\"One\">Two <b>three</b></p><script>four</script><input placeholder=\"five\" name=\"six\">";
    assert_eq!(visible(page).split_whitespace().collect::<Vec<_>>(), ["One", "Two", "three", "five"]);
}

#[tokio::test]
async fn no_page_speaks_past_the_text_crate() {
    let house = House::with_computer(house::quick()).await;
    let mut browser = Browser { house, cookie: String::new(), found: Vec::new() };
    for path in [
        "/",
        "/new",
        "/new?game=maxi",
        "/records",
        "/rules/tactic-sv",
        "/rules/nosuch",
        "/g/nosuch",
        "/join?code=0",
    ] {
        browser.get(path).await;
    }
    browser.send("POST", "/new", "game=yatzy").await;

    // A game with the program's dice, ended before its end.
    let people = "name1=Anna&kind1=here&name2=Bo&kind2=elsewhere&kind3=bot:greedy";
    let page = browser.send("POST", "/new", &format!("game=yatzy&{people}")).await;
    let path = format!("/g/{}", between(&page, "data-game=\"", "\""));
    let page = browser.press(&page, "throw", "").await;
    let page = browser.press(&page, "ask:yatzy", "").await;
    browser.press(&page, "enter:nosuch", "").await;
    browser.get(&format!("{path}/rules")).await;
    browser.send("POST", &format!("{path}/seats/2/link"), "").await;
    let page = browser.get(&path).await;
    browser.press(&page, "abandon", "").await;
    browser.get(&path).await;

    // And one with real dice.
    let page = browser.send("POST", "/new", "game=ru13&dice=table&name1=Anna").await;
    let path = format!("/g/{}", between(&page, "data-game=\"", "\""));
    let page = browser.press(&page, "show", "&hand=66655").await;
    let page = browser.press(&page, "enter:full-house", "&hand=66655").await;
    let page = browser.press(&page, "points:sixes", "").await;
    browser.press(&page, "tell:ones:400", "").await;
    browser.get(&format!("{path}?correct=1.1")).await;
    browser.get("/").await;
    browser.get("/records").await;
    assert!(browser.found.is_empty(), "\n{}", browser.found.join("\n"));
}
