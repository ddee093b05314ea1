//! What people play for: chosen, looked up, told with its chance, coached for and looked back at.

use std::sync::Arc;
use std::time::Duration;
use yatzy_bots::ValueSource;
use yatzy_house::{LocalHouse, Settings};
use yatzy_rules::{Action, DiceSource, Goal, Keep, Names, Phase, Ruleset, Seat, toys};
use yatzy_store::SqliteStore;
use yatzy_table::{
    CoachContext, Deferred, House, HouseOffers, Made, NewRules, NewSeat, NewTable, Refused, Request,
    TableRequest, Token, View, Who,
};
use yatzy_text::{Lang, Text};

async fn house(records: bool) -> LocalHouse {
    let store = SqliteStore::in_memory().await.unwrap();
    let settings = Settings { pace: Duration::ZERO, take_back: Duration::ZERO, ..Settings::default() };
    let offers = HouseOffers { records, ..settings.offers.clone() };
    LocalHouse::new(Arc::new(store), Some(ValueSource::default()), Settings { offers, ..settings })
}

/// A small game that can be played for any total.
fn small() -> NewRules {
    let value_source = ValueSource::default();
    let can = |rules: &Arc<Ruleset>| rules.cells().len() > 3 && value_source.planner(rules).whole().is_some();
    let rules = (0..).map(|seed| Arc::new(toys::ruleset(seed))).find(can).unwrap();
    NewRules::Own { edition: None, rules, names: Names::default() }
}

fn alone(rules: NewRules, goal: Goal) -> NewTable {
    let seats = vec![NewSeat::Here("Anna".into())];
    NewTable {
        seed: None,
        rules,
        source: DiceSource::Program,
        seats,
        goal,
        hints: Some(true),
        key: Token::random(),
    }
}

async fn ask(house: &LocalHouse, who: &Who, view: &View, request: Request) -> Result<View, Refused> {
    let key = Token::random().to_hex();
    let asked = TableRequest { who: who.clone(), version: None, key: Some(key), request };
    house.ask(&view.id, asked).await.map(|answered| answered.view).map_err(|rejection| rejection.refused)
}

/// Plays to the end, always the first box that takes the throw.
async fn play_out(house: &LocalHouse, who: &Who, mut view: View) -> View {
    while !view.is_over() {
        let action = match view.phase {
            Phase::Thrown { .. } => {
                Action::Enter(view.offers.iter().find(|offer| offer.points.is_ok()).unwrap().cell)
            }
            Phase::Naming => view.actions()[0],
            _ => Action::Throw(Keep::NOTHING),
        };
        view = ask(house, who, &view, Request::Act(action, None)).await.unwrap();
    }
    view
}

/// Looks until the chance of the first seat is known as well as it can be.
async fn with_chance(house: &LocalHouse, who: &Who, mut view: View) -> View {
    while !view.seats[0].chance.is_some_and(|chance| chance.exact) {
        let next = house.look_again(&view.id, who, &view);
        view = tokio::time::timeout(Duration::from_secs(60), next).await.expect("news in time").unwrap();
    }
    view
}

#[tokio::test]
async fn a_record_is_looked_up_and_its_chance_is_told_and_coached() {
    let house = house(true).await;
    let new = alone(small(), Goal::Record);
    assert_eq!(house.make(&Who::default(), &new).await.unwrap_err().refused, Refused::NoRecord);
    let Made { host, view, .. } = house.make(&Who::default(), &alone(small(), Goal::Mean)).await.unwrap();
    let for_record = Request::SetGoal { seat: Seat(0), goal: Goal::Record };
    assert_eq!(ask(&house, &host, &view, for_record.clone()).await.unwrap_err(), Refused::NoRecord);
    let over = play_out(&house, &host, view).await;
    let best = over.standings[0].total.0;
    // A record is one of these rules, and a total from then on.
    let Made { view, .. } = house.make(&host, &alone(small(), Goal::Record)).await.unwrap();
    assert_eq!(view.seats[0].goal, Goal::AtLeast(best + 1));
    let other = NewRules::Listed { id: "yatzy".into(), options: Vec::new() };
    let Made { view: yatzy, .. } = house.make(&host, &alone(other, Goal::Mean)).await.unwrap();
    assert_eq!(ask(&house, &host, &yatzy, for_record).await.unwrap_err(), Refused::NoRecord);
    // The chance comes by itself, and every throw changes it.
    let view = with_chance(&house, &host, view).await;
    let view = ask(&house, &host, &view, Request::Act(Action::Throw(Keep::NOTHING), None)).await.unwrap();
    let view = with_chance(&house, &host, view).await;
    let english = Text::new(Lang::En);
    let line = view.seats[0].goal_sentence(english).unwrap();
    assert!(line.starts_with(&format!("Goal: {} points or more. Chance: ", best + 1)), "{line}");
    // The coach speaks of it, and says how likely the best choice makes it: as likely as the table says.
    let view = ask(&house, &host, &view, Request::Act(Action::Hint, None)).await.unwrap();
    let advice = loop {
        match house.advise(&view.id, &host, CoachContext::default(), english).await.unwrap() {
            Deferred::Ready(advice) => break advice,
            _ => tokio::time::sleep(Duration::from_millis(20)).await,
        }
    };
    // The dice of the first game are random: a total that is almost certain leaves the choice to the points.
    let speaks_of_it = [(best + 1).to_string(), "so play for points".to_owned()];
    let is_told = speaks_of_it.iter().any(|words| advice.sentence.contains(words));
    assert!(advice.exact && is_told, "{}", advice.sentence);
    // The report tells what became of it.
    let over = play_out(&house, &host, view).await;
    let report = loop {
        match house.report(&over.id, &Who::default()).await.unwrap() {
            Deferred::Ready(report) => break report,
            _ => tokio::time::sleep(Duration::from_millis(20)).await,
        }
    };
    let goal = report.goal_of(Seat(0)).unwrap();
    let reached = over.standings[0].total.0 > best;
    assert_eq!((goal.exact, goal.end), (true, f64::from(u8::from(reached))));
    assert!((goal.start + goal.luck() - goal.cost() - goal.end).abs() < 1e-9);
}

/// On a server for many, somebody else of the same name has set no record of yours.
#[tokio::test]
async fn a_record_is_ones_own() {
    for (records, expected) in [(true, true), (false, false)] {
        let house = house(records).await;
        let Made { host, view, .. } = house.make(&Who::default(), &alone(small(), Goal::Mean)).await.unwrap();
        play_out(&house, &host, view).await;
        let stranger = house.make(&Who::default(), &alone(small(), Goal::Record)).await;
        assert_eq!(stranger.is_ok(), expected);
        assert!(house.make(&host, &alone(small(), Goal::Record)).await.is_ok());
    }
}

/// A whole game of Yatzy takes long to work out for a total: what is known meanwhile is told as an estimate, at once.
#[tokio::test]
async fn an_early_chance_is_an_estimate() {
    let house = house(true).await;
    let yatzy = NewRules::Listed { id: "yatzy".into(), options: Vec::new() };
    let Made { host, mut view, .. } =
        house.make(&Who::default(), &alone(yatzy, Goal::AtLeast(250))).await.unwrap();
    while view.seats[0].chance.is_none() {
        let next = house.look_again(&view.id, &host, &view);
        view = tokio::time::timeout(Duration::from_secs(60), next).await.expect("news in time").unwrap();
    }
    let chance = view.seats[0].chance.unwrap();
    assert!(!chance.exact && (0.4..0.6).contains(&chance.share()), "{chance:?}");
    let line = view.seats[0].goal_sentence(Text::new(Lang::En)).unwrap();
    assert!(
        line.starts_with("Goal: 250 points or more. Chance if you play for the average: about "),
        "{line}"
    );
}
