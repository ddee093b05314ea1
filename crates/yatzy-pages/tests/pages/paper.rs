//! Paper from the pages: where a person looks for it, and what it holds.

use crate::browser::{Browser, between, form_of};
use crate::memory::MemoryHouse;
use yatzy_pages::{PaperReply, Reply};
use yatzy_sheet::{Drawing, Format, Item, Order, OrderError};

fn paper(reply: &Reply) -> &PaperReply {
    assert_eq!(reply.status, 200, "{}", reply.body);
    reply.paper.as_ref().unwrap_or_else(|| panic!("no paper: {}", reply.body))
}

/// Every word on a page of paper, a line each.
fn words(items: &[Item]) -> String {
    let line = |item: &Item| match item {
        Item::Text(words) => format!("{}\n", words.words),
        Item::Group(group) => words(&group.items),
        Item::Shape(_) => String::new(),
    };
    items.iter().map(line).collect()
}

/// The paper as a shell draws it, after it went there as text and came back: a shell may be elsewhere.
fn drawn(paper: &PaperReply) -> Drawing {
    let order: Order = serde_json::from_str(&serde_json::to_string(&paper.order).unwrap()).unwrap();
    assert_eq!(order, paper.order);
    order.draw(paper.format).unwrap()
}

fn all_words(paper: &PaperReply) -> String {
    drawn(paper).pages.iter().map(|page| words(&page.items)).collect()
}

/// The addresses of everything that a page offers to print.
fn print_links(page: &str) -> Vec<String> {
    let links = page.split("print-link\" href=\"").skip(1);
    links.map(|rest| rest.split('"').next().unwrap().replace("&amp;", "&")).collect()
}

#[test]
fn a_pad_for_the_rules_of_a_new_game() {
    let house = MemoryHouse::new();
    let mut browser = Browser::at(&house, "/house");
    let new = browser.get("/house/new?game=maxi");
    assert!(new.body.contains("formaction=\"/house/print\""), "{}", new.body);
    let fields = [("game", "maxi"), ("maxi:edition", "alga-maxi-sv"), ("name1", "Anna"), ("name2", "Bo")];
    let (to, page) = browser.post("/house/print", &fields);
    assert_eq!(to, "/house/print?edition=alga-maxi-sv&players=2");
    // The form as it stands leads to a pad for two, in the edition's own language.
    let sent = form_of(&page.body, "<form class=\"print\"");
    let query: Vec<String> = sent.iter().map(|(name, value)| format!("{name}={value}")).collect();
    let pad = browser.get(&format!("/house/print/pad.pdf?{}", query.join("&")));
    assert_eq!((pad.kind, pad.file.as_deref()), ("application/pdf", Some("alga-maxi-sv-pad.pdf")));
    let said = all_words(paper(&pad));
    assert!(said.contains("Ettor") && said.contains("Kåk"), "{said}");
    assert_eq!(drawn(paper(&pad)).pages.len(), 1);
    // Options of one's own come along.
    let (to, page) = browser.post("/house/print", &[("game", "yatzy"), ("yatzy:order", "down")]);
    assert_eq!(to, "/house/print?edition=yatzy&order=down");
    assert!(page.body.contains("name=\"order\" value=\"down\""), "{}", page.body);
    let plain = browser.get("/house/print/leaflet.pdf?edition=yatzy");
    let other = browser.get("/house/print/leaflet.pdf?edition=yatzy&order=down");
    assert_ne!(all_words(paper(&plain)), all_words(paper(&other)));
}

#[test]
fn how_it_lies_is_chosen() {
    let house = MemoryHouse::new();
    let mut browser = Browser::new(&house);
    let mut size = |query: &str| {
        let pad = browser.get(&format!("/print/pad.png?edition=ru13&{query}"));
        assert_eq!((pad.kind, paper(&pad).format), ("image/png", Format::Png));
        let page = &drawn(paper(&pad)).pages[0];
        (page.width.round() as u32, page.height.round() as u32)
    };
    assert_eq!(size(""), (595, 842));
    assert_eq!(size("paper=a5&landscape=yes"), (595, 420));
    assert_eq!(size("paper=letter&large=yes"), (612, 792));
    let lithuanian = browser.get("/print/pad.svg?edition=ru13&words=lt");
    assert_eq!(drawn(paper(&lithuanian)).lang.code(), "lt");
    let many = browser.get("/print/pad.svg?players=30&page=2");
    assert!(paper(&many).page == 1 && drawn(paper(&many)).pages.len() > 1);
    // How many pages there are is known when they are drawn.
    let beyond = browser.get("/print/pad.png?page=2");
    let (order, page) = (&paper(&beyond).order, paper(&beyond).page);
    assert_eq!(order.file(Format::Png, page), Err(OrderError::Page { pages: 1 }));
}

#[test]
fn every_page_offers_its_paper() {
    let house = MemoryHouse::new();
    let mut browser = Browser::new(&house);
    let (path, page) = browser.make(&[("game", "ru13"), ("name1", "Þórður"), ("name2", "🎲")]);
    let more = print_links(&page.body);
    assert_eq!(more, [format!("{path}/pad.pdf")]);
    assert!(page.body.contains("“🎲” has characters"), "a name that paper can't show is told: {}", page.body);
    let over = browser.play_out(page);
    assert!(print_links(&over.body).contains(&format!("{path}/pad.pdf")));
    for (address, offered) in
        [("/rules/tactic-uk".to_owned(), 2), (format!("{path}/rules"), 2), ("/records/ru13".to_owned(), 1)]
    {
        offers_paper(&mut browser, &address, offered);
    }
    assert!(browser.get("/records").body.contains("data-print"));
    assert!(browser.get("/").body.contains("href=\"/print\""));
    let pad = browser.get(&format!("{path}/pad.pdf"));
    let said = all_words(paper(&pad));
    assert!(said.contains("Þórður\n") && said.contains("seat 2\n"), "{said}");
    let total = between(&over.body, "class=\"first\"", "</tr>").rsplit("<td>").next().unwrap();
    assert!(said.contains(total.trim_end_matches("</td>")), "{total} in {said}");
}

fn offers_paper(browser: &mut Browser<'_>, address: &str, offered: usize) {
    let page = browser.get(address);
    let links = print_links(&page.body);
    assert_eq!(links.len(), offered, "{address}: {}", page.body);
    for link in links {
        let reply = browser.get(&link);
        assert_eq!(reply.status, 200, "{link}");
        assert!(reply.paper.is_some() || reply.body.contains("action=\"/print/pad.pdf\""), "{link}");
    }
}

#[test]
fn a_report_is_the_same_on_the_page_and_on_paper() {
    let house = MemoryHouse::new().thinking();
    let mut browser = Browser::new(&house);
    let fields = [("game", "ru13"), ("ru13:order", "down"), ("name1", "Anna"), ("name2", "Bo")];
    let (path, page) = browser.make(&fields);
    browser.play_out(page);
    offers_paper(&mut browser, &format!("{path}/report"), 1);
    let page = browser.get(&format!("{path}/report")).body;
    let report = browser.get(&format!("{path}/report.pdf"));
    let said = all_words(paper(&report));
    for heading in ["Chance to win", "Dice thrown"] {
        assert!(page.contains(&format!("<h2>{heading}</h2>")) && said.contains(heading), "{heading}: {page}");
    }
    // Drawn by the same hand: a picture of its own for each seat's turns, with words for who can't see it.
    assert_eq!(page.matches("<svg class=\"drawing\"").count(), 6, "{page}");
    assert_eq!(page.matches("<figure class=\"chart").count(), 6);
    assert!(
        page.contains("aria-label=\"1. ") && page.contains("aria-label=\"Anna: Turn by turn\""),
        "{page}"
    );
    assert_eq!(page.matches("class=\"field\"").count(), 26, "every turn can be tapped");
}

#[test]
fn what_can_not_be_printed_says_so() {
    let house = MemoryHouse::new();
    let mut browser = Browser::new(&house);
    let (path, _) = browser.make(&[("game", "yatzy"), ("name1", "Anna")]);
    for (address, status, code) in [
        ("/print/pad.doc", 404, "page/unknown"),
        ("/print/poster.pdf", 404, "page/unknown"),
        ("/print/pad.pdf?edition=nosuch", 422, "ruleset/unknown"),
        ("/print?edition=nosuch", 422, "ruleset/unknown"),
        ("/print/pad.pdf?players=0", 400, "request/field"),
        ("/print/pad.pdf?players=5000", 400, "request/field"),
        ("/print/pad.pdf?players=many", 400, "request/field"),
        ("/print/pad.pdf?paper=a3", 400, "request/field"),
        ("/print/pad.png?page=0", 400, "request/field"),
        (&format!("{path}/report.pdf"), 409, "game/not-over"),
        (&format!("{path}/poster.pdf"), 404, "page/unknown"),
        (&format!("{path}/nothing"), 404, "page/unknown"),
    ] {
        let page = browser.get(address);
        assert_eq!(page.status, status, "{address}");
        assert!(page.body.contains(&format!("data-code=\"{code}\"")), "{address} {}", page.body);
        assert!(page.paper.is_none());
    }
}
