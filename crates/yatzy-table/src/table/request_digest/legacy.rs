//! The digests of version 0.x up to "yatzy request 2", frozen. They were taken over the `Debug` form of a request, and
//! databases keep them: for seven days with an answer, for good with a game. Here that form is spelled out, so that it
//! outlives every rename of a type or a field. Never change what this file writes; the golden file holds it to that.

use crate::{NewRules, NewSeat, NewTable, Request, TableRequest, Who, digest};
use yatzy_rules::fair::PlayerBytes;
use yatzy_rules::{
    Action, BoxRule, Cell, Condition, DiceSource, Face, Goal, Hand, JokerRule, Keep, Names, Needs, Order,
    Pays, Points, RulesetDraft, Seat, Shown, TableTurn, When,
};

/// The digest that the version before stored with an answer to this request; `None` for a request that the old form
/// can't identify, because it left out the token of a link. A request for any version has the digest of one for
/// version 0. That is harmless: it had its effect either way.
pub(super) fn of_request(asked: &TableRequest) -> Option<[u8; 32]> {
    if matches!(asked.request, Request::TakeByLink { .. }) {
        return None;
    }
    Some(digest_of(asked))
}

pub(super) fn digest_of(asked: &TableRequest) -> [u8; 32] {
    let version = asked.version.unwrap_or_default().to_be_bytes();
    digest("yatzy request 2", &[&asker(&asked.who), &version, request(&asked.request).as_bytes()])
}

/// The digest that the version before stored with a game made by this request. The key is not part of it, but the
/// game's id is derived from the key.
pub(super) fn of_new_table(new: &NewTable, host: &Who) -> [u8; 32] {
    digest("yatzy new game", &[&asker(host), new_table(new).as_bytes()])
}

fn asker(who: &Who) -> [u8; 32] {
    who.hash().map(|hash| hash.0).unwrap_or_default()
}

fn request(request: &Request) -> String {
    match request {
        Request::Act(act, bytes) => format!("Act({}, {})", action(act), option(bytes.as_ref(), player_bytes)),
        Request::TakeByLink { token: _, name } => {
            format!("TakeByLink {{ token: Token(…), name: {} }}", option(name.as_ref(), text))
        }
        Request::TakeOpen { seat: taken, name } => {
            format!("TakeOpen {{ seat: {}, name: {} }}", seat(*taken), option(name.as_ref(), text))
        }
        // These came later. Their written form is of no other request.
        Request::AskForSeat(asked) => format!("AskForSeat({})", seat(*asked)),
        Request::AllowRequest { seat: asked, number, .. } => {
            format!("AllowRequest {{ seat: {}, number: {number} }}", seat(*asked))
        }
        Request::RefuseRequest { seat: asked, number, .. } => {
            format!("RefuseRequest {{ seat: {}, number: {number} }}", seat(*asked))
        }
        Request::Join { name } => format!("Join {{ name: {} }}", text(name)),
        Request::Relink(linked) => format!("Relink({})", seat(*linked)),
        Request::Rename { seat: named, name } => {
            format!("Rename {{ seat: {}, name: {} }}", seat(*named), text(name))
        }
        Request::HandOver { seat: given, level } => {
            format!("HandOver {{ seat: {}, level: {} }}", seat(*given), text(level))
        }
        Request::SetGoal { seat: aiming, goal: wanted } => {
            format!("Aim {{ seat: {}, goal: {} }}", seat(*aiming), goal(*wanted))
        }
        Request::Computer(act) => format!("Computer({})", action(act)),
        Request::Seal => "Seal".to_owned(),
        Request::Close => "Close".to_owned(),
        Request::Open => "Open".to_owned(),
    }
}

fn action(action: &Action) -> String {
    match action {
        Action::Name(named) => format!("Name({})", cell(*named)),
        Action::Throw(keep) => format!("Throw({})", kept(*keep)),
        Action::Enter(filled) => format!("Enter({})", cell(*filled)),
        Action::Table(told) => format!("Table({})", table_turn(told)),
        Action::TakeBack => "TakeBack".to_owned(),
        Action::Correct { round, seat: corrected, table } => {
            format!("Correct {{ round: {round}, seat: {}, table: {} }}", seat(*corrected), table_turn(table))
        }
        Action::Hint => "Hint".to_owned(),
        Action::Join => "Join".to_owned(),
        Action::Leave(left) => format!("Leave({})", seat(*left)),
        Action::Abandon => "Abandon".to_owned(),
    }
}

fn table_turn(told: &TableTurn) -> String {
    let named = option(told.named, cell);
    let shown = match told.shown {
        Shown::Hand(shown) => format!("Hand({})", hand(shown)),
        Shown::Points { points: told, extra_yatzy } => {
            format!("Points {{ points: {}, extra_yatzy: {extra_yatzy} }}", points(told))
        }
    };
    let throws = option(told.throws, |throws| throws.to_string());
    format!("TableTurn {{ named: {named}, shown: {shown}, throws: {throws}, cell: {} }}", cell(told.cell))
}

fn new_table(new: &NewTable) -> String {
    format!(
        "NewTable {{ rules: {}, source: {}, seats: {}, goal: {}, hints: {}, key: Token(…) }}",
        rules(&new.rules),
        match new.source {
            DiceSource::Program => "Program",
            DiceSource::Table => "Table",
            // The version before had none: this digest is in no database.
            DiceSource::Shared => "Shared",
        },
        list(&new.seats, new_seat),
        goal(new.goal),
        option(new.hints, |hints| hints.to_string()),
    )
}

fn rules(rules: &NewRules) -> String {
    match rules {
        NewRules::Listed { id, options } => {
            let pairs = list(options, |(option, value)| format!("({}, {})", text(option), text(value)));
            format!("Listed {{ id: {}, options: {pairs} }}", text(id))
        }
        NewRules::Own { edition, rules, names: own } => {
            let edition = option(edition.as_ref(), text);
            format!("Own {{ edition: {edition}, rules: {}, names: {} }}", draft(rules.draft()), names(own))
        }
        // The version before had none: this digest is in no database.
        NewRules::Challenge { code, .. } => format!("Challenge({})", text(code)),
    }
}

fn new_seat(seat: &NewSeat) -> String {
    match seat {
        NewSeat::Here(name) => format!("Here({})", text(name)),
        NewSeat::Elsewhere(name) => format!("Elsewhere({})", text(name)),
        NewSeat::Open => "Open".to_owned(),
        NewSeat::Computer { level, name } => {
            format!("Computer {{ level: {}, name: {} }}", text(level), option(name.as_ref(), text))
        }
    }
}

fn draft(draft: &RulesetDraft) -> String {
    let bonus = option(draft.bonus, |bonus| {
        let condition = match bonus.condition {
            Condition::AtLeast(sum) => format!("AtLeast({})", points(sum)),
            Condition::MoreThan(sum) => format!("MoreThan({})", points(sum)),
        };
        format!("Bonus {{ condition: {condition}, points: {} }}", points(bonus.points))
    });
    let joker = option(draft.joker, |joker| {
        let rule = match joker.rule {
            JokerRule::Booklet => "Booklet",
            JokerRule::Official => "Official",
        };
        format!("Joker {{ rule: {rule}, extra: {} }}", points(joker.extra))
    });
    let order = match draft.order {
        Order::Free => "Free",
        Order::Down => "Down",
        Order::UpperFirst => "UpperFirst",
    };
    format!(
        "RulesetDraft {{ dice: {}, columns: {}, boxes: {}, bonus: {bonus}, order: {order}, chance: {}, zero: {}, \
         declare: {}, chips: {}, joker: {joker} }}",
        draft.dice,
        list(&draft.columns, u8::to_string),
        list(&draft.boxes, box_rule),
        when(draft.chance),
        when(draft.zero),
        draft.declare,
        draft.chips,
    )
}

fn box_rule(rule: &BoxRule) -> String {
    let needs = match &rule.needs {
        Needs::Face(needed) => format!("Face({})", face(*needed)),
        Needs::Groups(sizes) => format!("Groups({})", list(sizes, u8::to_string)),
        Needs::Run(first, last) => format!("Run({}, {})", face(*first), face(*last)),
        Needs::RunOf(length) => format!("RunOf({length})"),
        Needs::Any => "Any".to_owned(),
    };
    let pays = match rule.pays {
        Pays::Matched => "Matched".to_owned(),
        Pays::All => "All".to_owned(),
        Pays::Fixed(points) => format!("Fixed({points})"),
        Pays::FixedAndAll(points) => format!("FixedAndAll({points})"),
    };
    format!("BoxRule {{ id: BoxId({}), needs: {needs}, pays: {pays} }}", text(rule.id.as_str()))
}

fn when(when: When) -> &'static str {
    match when {
        When::Any => "Any",
        When::LastResort => "LastResort",
    }
}

/// A line of names is `id name` or `id@language name`, and neither an id nor a language has a space or an `@` in it.
fn names(names: &Names) -> String {
    let entries = names.lines().map(|line| {
        let (what, name) = line.split_once(' ').unwrap_or((&line, ""));
        let (id, lang) = what.split_once('@').map_or((what, None), |(id, lang)| (id, Some(lang)));
        format!("({}, {}): {}", option(lang, text), text(id), text(name))
    });
    format!("Names {{ names: {{{}}} }}", entries.collect::<Vec<_>>().join(", "))
}

fn goal(goal: Goal) -> String {
    match goal {
        Goal::Mean => "Mean".to_owned(),
        Goal::AtLeast(points) => format!("AtLeast({points})"),
        Goal::Win => "Win".to_owned(),
        Goal::Record => "Record".to_owned(),
    }
}

fn seat(seat: Seat) -> String {
    format!("Seat({})", seat.0)
}

fn cell(cell: Cell) -> String {
    format!("Cell({})", cell.index())
}

fn face(face: Face) -> String {
    format!("Face({})", face.pips())
}

fn points(points: Points) -> String {
    format!("Points({})", points.0)
}

/// A hand was a number with four bits a face, the ones lowest.
fn hand(hand: Hand) -> String {
    let bits = Face::ALL.into_iter().rev().fold(0u32, |bits, face| bits << 4 | u32::from(hand.count(face)));
    format!("Hand({bits})")
}

fn kept(keep: Keep) -> String {
    format!("Keep({})", hand(keep.dice()))
}

fn player_bytes(bytes: &PlayerBytes) -> String {
    format!("PlayerBytes({})", list(&bytes.0, u8::to_string))
}

fn option<T>(value: Option<T>, write: impl FnOnce(T) -> String) -> String {
    value.map_or("None".to_owned(), |value| format!("Some({})", write(value)))
}

fn list<T>(values: &[T], write: impl FnMut(&T) -> String) -> String {
    format!("[{}]", values.iter().map(write).collect::<Vec<_>>().join(", "))
}

/// A text in quotes, escaped as the standard library does it.
fn text(text: impl AsRef<str>) -> String {
    format!("{:?}", text.as_ref())
}
