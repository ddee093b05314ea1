//! The same tables as a page and as a screen of the terminal: both show the same facts. Games, viewers and languages are
//! drawn from seeds.

use crate::driver::environment_of;
use crate::house::{TestHouse, ToldDice, device};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use std::sync::{Arc, Mutex};
use std::time::Instant;
use yatzy_pages::{Fields, Method, Site, answer};
use yatzy_rules::{Action, Catalogue, Cell, DiceSource, Face, Hand, Keep, Seat, Shown, TableTurn};
use yatzy_table::{GameId, House, NewSeat, NewTable, Request, TableRequest, Token, View, Who};
use yatzy_terminal::{App, Setup};
use yatzy_text::{Lang, Text, say};

/// How many tables are compared.
const TABLES: u64 = 50;

/// Wide enough for every column and every row.
const SCREEN: (u16, u16) = (240, 60);

/// Numbers from a seed.
struct Draw(u64);

impl Draw {
    fn below(&mut self, count: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % count
    }

    fn of<T: Copy>(&mut self, all: &[T]) -> T {
        all[self.below(all.len())]
    }
}

/// What a person reads of a pad and above it.
#[derive(Debug)]
struct Facts {
    title: String,
    headline: Option<String>,
    /// The words above each column, a mark and the turn left out.
    columns: Vec<String>,
    /// The name of each row, and what stands in the columns of each seat.
    rows: Vec<(String, Vec<Vec<String>>)>,
    /// Whether the button says that the throw costs a chip.
    costs_a_chip: bool,
}

#[test]
fn a_page_and_a_screen_show_the_same_facts() {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    let mut seen = Seen::default();
    let mut differences: Vec<String> = Vec::new();
    for seed in 0..TABLES {
        let mut draw = Draw(seed);
        let dice = ToldDice::default();
        let house = TestHouse::new(&dice);
        let (game, who) = match seed {
            0 => runtime.block_on(before_a_paid_throw(&house)),
            _ => runtime.block_on(play(&house, &mut draw)),
        };
        let lang = draw.of(&Lang::ALL);
        let text = Text::new(lang);
        let view = runtime.block_on(house.look(&game, &who)).unwrap();
        let bodies: Vec<String> = view
            .seats
            .iter()
            .map(|seat| runtime.block_on(page(&house, &game, &who, seat.seat, text)))
            .collect();
        let page = page_facts(&bodies, &view, text);
        let clock = Arc::new(Mutex::new(Instant::now()));
        let app = App::join(environment_of(&house, &dice, &clock, lang, who), view.clone());
        let screen = as_on_page(screen_facts(&screen(app), &view, text), &page, &view, text);
        let about = format!("seed {seed}, {:?} in {lang:?}", view.edition);
        differences.extend(screen.differences(&page).into_iter().map(|words| format!("{about}: {words}")));
        assert!(page.rows.len() > view.rules.boxes().len(), "seed {seed}: {page:?}");
        assert_eq!(page.columns.len(), view.seats.len(), "seed {seed}: {page:?}");
        seen.count(&view, &page);
    }
    assert!(differences.is_empty(), "{}", differences.join("\n"));
    assert!(
        seen.over > 3 && seen.you > 3 && seen.offers > 10 && seen.chips > 0 && seen.several > 3,
        "{seen:?}"
    );
}

impl Facts {
    /// Where a screen differs from a page.
    fn differences(&self, page: &Facts) -> Vec<String> {
        let mut differences = Vec::new();
        let mut compare = |what: &str, screen: String, page: String| {
            if screen != page {
                differences.push(format!("{what}: screen {screen}, page {page}"));
            }
        };
        compare("title", self.title.clone(), page.title.clone());
        compare("headline", format!("{:?}", self.headline), format!("{:?}", page.headline));
        compare("columns", format!("{:?}", self.columns), format!("{:?}", page.columns));
        compare("costs a chip", self.costs_a_chip.to_string(), page.costs_a_chip.to_string());
        compare("rows", self.rows.len().to_string(), page.rows.len().to_string());
        for (row, of_page) in self.rows.iter().zip(&page.rows) {
            compare("row", format!("{row:?}"), format!("{of_page:?}"));
        }
        differences
    }
}

/// What a screen shows, with its ways to save room undone: names are cut, "you" stands for a name, the columns of a
/// seat are one, and the bonus has its points beside its name.
fn as_on_page(mut screen: Facts, page: &Facts, view: &View, text: Text) -> Facts {
    for ((name, whole), seat) in screen.columns.iter_mut().zip(&page.columns).zip(&view.seats) {
        // A screen calls a computer without a name by its level alone, where there is little room, and a page the only
        // computer without its level.
        let full = seat.shown(text);
        let is_called = *name == full || full.contains(&format!("({name})"));
        let is_level = is_called && *whole == view.short_name(text, seat);
        let is_cut = is_level || name.strip_suffix('…').is_some_and(|name| whole.starts_with(name));
        if is_cut || whole.ends_with(&format!(" {name}")) {
            name.clone_from(whole);
        }
    }
    let bonus = view.rules.bonus().map(|bonus| format!(" {}", bonus.points)).unwrap_or_default();
    for ((name, figures), (whole, all)) in screen.rows.iter_mut().zip(&page.rows) {
        if *name == format!("{whole}{bonus}") {
            name.clone_from(whole);
        }
        for (seat, columns) in figures.iter_mut().zip(all) {
            let numbers: Vec<u32> = columns.iter().filter_map(|figure| figure.parse().ok()).collect();
            let sum =
                if numbers.is_empty() { String::new() } else { numbers.iter().sum::<u32>().to_string() };
            if columns.len() > 1 && *seat == [sum] {
                seat.clone_from(columns);
            }
        }
    }
    screen
}

/// What the drawn tables had, so that the comparison is about something.
#[derive(Debug, Default)]
struct Seen {
    over: usize,
    you: usize,
    offers: usize,
    chips: usize,
    several: usize,
}

impl Seen {
    fn count(&mut self, view: &View, facts: &Facts) {
        self.over += usize::from(view.is_over());
        self.you += usize::from(view.seats.iter().any(|seat| view.is_you(seat.seat)));
        self.offers += usize::from(!view.offers.is_empty());
        self.chips += usize::from(facts.costs_a_chip);
        self.several += usize::from(view.rules.columns().len() > 1);
    }
}

/// A table where the next throw costs a chip, which few of the drawn ones are.
async fn before_a_paid_throw(house: &TestHouse) -> (GameId, Who) {
    let seats = vec![NewSeat::Here("Anna".to_owned())];
    let setup = Setup::of_edition("maxi", seats, DiceSource::Program).unwrap();
    let made = house.make(&device(), &setup.table()).await.unwrap();
    let (id, throw) = (made.view.id, Action::Throw(Keep::NOTHING));
    for action in [throw, Action::Enter(Cell::at(0).unwrap()), throw, throw, throw] {
        act(house, &id, made.host.clone(), action).await;
    }
    (id, made.host)
}

/// A table in the middle of a game or at its end, and a person who looks at it.
async fn play(house: &TestHouse, draw: &mut Draw) -> (GameId, Who) {
    let edition = match draw.below(2) {
        0 => draw.of(&["yatzy", "maxi", "triple", "ru13", "yahtzee"]),
        _ => Catalogue::get().editions()[draw.below(Catalogue::get().editions().len())].id.as_str(),
    };
    let source = if draw.below(4) == 0 { DiceSource::Table } else { DiceSource::Program };
    let names = ["Anna", "Björn", "Ķirsis", "Anna"];
    let bot = || NewSeat::Computer { level: "greedy".to_owned(), name: None };
    let mut seats = vec![NewSeat::Here(names[0].to_owned())];
    for name in &names[1..1 + draw.below(names.len())] {
        seats.push(match draw.below(3) {
            0 if source == DiceSource::Program => bot(),
            1 => NewSeat::Elsewhere((*name).to_owned()),
            _ => NewSeat::Here((*name).to_owned()),
        });
    }
    let setup = Setup::of_edition(edition, seats, source).unwrap();
    let new = NewTable { hints: Some(false), ..setup.table() };
    let made = house.make(&device(), &new).await.unwrap();
    // The holder of each link, then the host.
    let mut people: Vec<Who> = Vec::new();
    for (place, link) in made.links.iter().enumerate() {
        let who = Who::with(Token::from_bytes([20 + place as u8; 32]));
        let request = Request::TakeByLink { token: link.token, name: None };
        let asked = TableRequest { who: who.clone(), version: None, key: None, request };
        house.ask(&made.view.id, asked).await.unwrap();
        people.push(who);
    }
    people.push(made.host);
    // A whole game, if it is short enough for a test, or a part of one that may end early.
    let (id, turns) = (made.view.id, made.view.rules.cells().len() * made.view.seats.len());
    let plays_out = turns <= 45 && draw.below(3) == 0;
    let steps = if plays_out { usize::MAX } else { draw.below(60.min(3 * turns)) };
    for _ in 0..steps {
        let Some((who, action)) = next(house, &id, &people, draw).await else { break };
        act(house, &id, who, action).await;
    }
    let is_over = settled(house, &id, &people[0]).await.is_over();
    if !is_over && draw.below(5) == 0 {
        act(house, &id, people[people.len() - 1].clone(), Action::Abandon).await;
    }
    people.push(Who::with(Token::from_bytes([99; 32])));
    (id, people[draw.below(people.len())].clone())
}

async fn act(house: &TestHouse, game: &GameId, who: Who, action: Action) {
    let request = Request::Act(action, None);
    house.ask(game, TableRequest { who, version: None, key: None, request }).await.unwrap();
}

/// The table after the turns of the computer.
async fn settled(house: &TestHouse, game: &GameId, who: &Who) -> View {
    let mut view = house.look(game, who).await.unwrap();
    while view.computer_plays() {
        view = house.look_again(game, who, &view).await.unwrap();
    }
    view
}

/// The next action of a person, after those of the computer; `None` once the game is over.
async fn next(house: &TestHouse, game: &GameId, people: &[Who], draw: &mut Draw) -> Option<(Who, Action)> {
    settled(house, game, &people[0]).await;
    for who in people {
        let view = house.look(game, who).await.unwrap();
        if !view.you.to_play {
            continue;
        }
        if view.source == DiceSource::Program {
            let actions = view.actions();
            return Some((who.clone(), actions[draw.below(actions.len())]));
        }
        let faces = (0..view.rules.dice()).map(|_| draw.of(&Face::ALL));
        let hand = Hand::from_faces(faces.collect::<Vec<_>>()).unwrap();
        let called = |cell| view.rules.declares().then_some(cell);
        let scores = |cell| {
            let offers = view.offers_of(hand, called(cell));
            offers.iter().any(|offer| offer.cell == cell && offer.points.is_ok())
        };
        let cells: Vec<_> = view.rules.cells().iter().filter(|cell| scores(*cell)).collect();
        let cell = draw.of(&cells);
        let (shown, throws) = (Shown::Hand(hand), view.rules.has_chips().then_some(3));
        return Some((who.clone(), Action::Table(TableTurn { named: called(cell), shown, throws, cell })));
    }
    None
}

/// The page of a table. If players have several columns, it shows those of this seat.
async fn page(house: &TestHouse, game: &GameId, who: &Who, seat: Seat, text: Text) -> String {
    let request = yatzy_pages::PageRequest {
        method: Method::GET,
        path: format!("/g/{game}"),
        query: Fields::parse(&format!("seat={seat}")),
        fields: Fields::parse(""),
        who: who.clone(),
        text,
        site: Site::default(),
        fragment: false,
        fresh: [0; 32],
    };
    let reply = answer(house, request).await;
    assert_eq!(reply.status, 200, "{}", reply.body);
    reply.body
}

fn page_facts(bodies: &[String], view: &View, text: Text) -> Facts {
    let body = &bodies[0];
    let (factors, seats) = (view.rules.columns().len(), view.seats.len());
    let names = if factors > 1 {
        between(body, "<nav class=\"strip\"", "</nav>")
            .split("<b>")
            .map(|link| link.rsplit("</b>").next().unwrap())
            .take(seats)
            .map(visible_after_tag)
            .collect()
    } else {
        let pad = between(body, "<table class=\"pad", "</table>");
        let whose = between(pad, "<thead>", "</thead>").split("<span class=\"whose").skip(1);
        whose.map(|whose| visible_after_tag(whose.split("<span class=\"away\"").next().unwrap())).collect()
    };
    let mut rows: Vec<(String, Vec<Vec<String>>)> = Vec::new();
    for body in &bodies[..if factors > 1 { seats } else { 1 }] {
        let pad = between(body, "<table class=\"pad", "</table>");
        for (place, row) in pad.split_once("<tbody>").unwrap().1.split("<tr").skip(1).enumerate() {
            let name =
                visible_after_tag(between(row, "<th scope=\"row\"", "</th>").split("<span").next().unwrap());
            let cells = row.split("<td").skip(1);
            let shown = cells.filter(|cell| !cell.split('>').next().unwrap().contains(" hidden"));
            let figures: Vec<String> = shown.map(page_figure).collect();
            if rows.len() == place {
                rows.push((name, Vec::new()));
            }
            rows[place].1.extend(figures.chunks(factors).map(<[String]>::to_vec));
        }
    }
    let chips = view.turn_of().and_then(|seat| view.seat(seat)).map_or(0, |seat| seat.chips);
    let paid = say!(text, "table-throw-chip", throw = say!(text, "table-throw-rest"), chips = chips);
    let over = || between(body, "<section class=\"over\"", "</section>");
    let title = visible(&between(body, "<h1>", "</h1>").replace("small", "b"));
    Facts {
        title: if view.is_over() { String::new() } else { title },
        headline: view.is_over().then(|| visible(between(over(), "<h2>", "</h2>"))),
        columns: names,
        rows,
        costs_a_chip: body.contains(&paid),
    }
}

/// The visible words after the rest of an opening tag.
fn visible_after_tag(html: &str) -> String {
    visible(html.split_once('>').map_or(html, |(_, html)| html))
}

/// What stands in a cell of the page. A race for the bonus is the number in its words.
fn page_figure(cell: &str) -> String {
    let shown = visible(&format!("<td{}", cell.split("</td>").next().unwrap()));
    let number: String = shown.chars().filter(char::is_ascii_digit).collect();
    if number.is_empty() && cell.contains("class=\"race") { "0".to_owned() } else { number }
}

/// Words as a person sees them: without tags, and without what is hidden or beside the figure.
fn visible(html: &str) -> String {
    let mut html = html.to_owned();
    let mut beside = vec![
        ("<span class=\"unseen\"", "</span>"),
        ("<span class=\"of\"", "</span>"),
        ("<small", "</small>"),
    ];
    // A phone shows a short figure instead of the words.
    if html.contains("<span class=\"long\"") {
        beside.push(("<span class=\"short\"", "</span>"));
    }
    for (begin, end) in beside {
        while let Some(start) = html.find(begin) {
            let end = html[start..].find(end).map_or(html.len(), |at| start + at + end.len());
            html.replace_range(start..end, "");
        }
    }
    let mut words = String::new();
    let mut in_tag = false;
    for c in html.chars() {
        match c {
            '<' => in_tag = true,
            '>' => in_tag = false,
            c if !in_tag => words.push(c),
            _ => {}
        }
    }
    words.replace("&amp;", "&").split_whitespace().collect::<Vec<_>>().join(" ")
}

fn between<'a>(text: &'a str, before: &str, after: &str) -> &'a str {
    let start = text.find(before).unwrap_or_else(|| panic!("no {before} in {text}")) + before.len();
    &text[start..start + text[start..].find(after).unwrap_or_else(|| panic!("no {after}"))]
}

fn screen(mut app: App) -> Vec<Vec<char>> {
    let (columns, rows) = SCREEN;
    let mut terminal = Terminal::new(TestBackend::new(columns, rows)).unwrap();
    terminal.draw(|frame| app.view(frame)).unwrap();
    let buffer = terminal.backend().buffer().clone();
    let letter = |x, y| buffer.cell((x, y)).and_then(|cell| cell.symbol().chars().next()).unwrap_or(' ');
    (0..rows).map(|y| (0..columns).map(|x| letter(x, y)).collect()).collect()
}

fn screen_facts(screen: &[Vec<char>], view: &View, text: Text) -> Facts {
    let words = |line: &[char]| line.iter().collect::<String>().trim().to_owned();
    let first = words(&screen[0]);
    let first = first.split("   ").next().unwrap_or_default();
    // The longest ruled line has a cross at every column.
    let ruled = screen.iter().find(|line| line.contains(&'┼')).expect("a ruled line");
    let begin = ruled.iter().position(|&c| c == '┼').unwrap();
    let end = begin + ruled[begin..].iter().take_while(|c| matches!(c, '┼' | '─')).count();
    let mut starts: Vec<usize> = (begin..end).filter(|&x| ruled[x] == '┼').collect();
    let head = starts[0];
    starts.push(end);
    let spans: Vec<(usize, usize)> = starts.windows(2).map(|pair| (pair[0] + 1, pair[1])).collect();
    let several = view.rules.columns().len();
    // The columns of each seat: all of them, or one with their sums.
    let mut seats: Vec<&[(usize, usize)]> = Vec::new();
    let mut rest = spans.as_slice();
    while !rest.is_empty() {
        let is_folded = several > 1 && words(&screen[2][rest[0].0..rest[0].1]).is_empty();
        let (seat, after) = rest.split_at(if is_folded { 1 } else { several });
        seats.push(seat);
        rest = after;
    }
    let columns = seats.iter().map(|seat| {
        let name = words(&screen[1][seat[0].0..seat[seat.len() - 1].1]);
        let name = name.trim_start_matches('▸');
        if view.seats.len() > 1 { name.chars().skip(2).collect() } else { name.to_owned() }
    });
    let is_row = |line: &&Vec<char>| line[head] == '│' && !words(&line[3..head]).is_empty();
    let rows = screen.iter().skip(2).filter(is_row).map(|line| {
        let figures = |seat: &&[(usize, usize)]| -> Vec<String> {
            seat.iter().map(|&(from, to)| screen_figure(&words(&line[from..to]))).collect()
        };
        (words(&line[3..head]), seats.iter().map(figures).collect())
    });
    let all: String = screen.iter().map(|line| words(line) + "\n").collect();
    let chips = view.turn_of().and_then(|seat| view.seat(seat)).map_or(0, |seat| seat.chips);
    let paid = |dice: u8| say!(text, "key-throw-chip", dice = dice, chips = chips);
    Facts {
        title: if view.is_over() { String::new() } else { first.replace(" · ", " ") },
        headline: view
            .is_over()
            .then(|| first.trim_matches(['★', ' ']).split_whitespace().collect::<Vec<_>>().join(" ")),
        columns: columns.collect(),
        rows: rows.collect(),
        costs_a_chip: (1..=view.rules.dice()).any(|dice| all.contains(&paid(dice))),
    }
}

/// What stands in a cell of the screen: an entry, an offer in brackets, a dash for a zero, a dot for nothing.
fn screen_figure(cell: &str) -> String {
    let figure = cell.trim_matches(['[', ']', '(', ')', '*', '+', '−', '-', ' ', '·']);
    if matches!(figure, "–" | "—") { "0".to_owned() } else { figure.to_owned() }
}
